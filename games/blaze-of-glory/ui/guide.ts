/**
 * The guided first match: a Skirmish with the Federation's starter against a Cadet's Klingons, who go first. The Federation may not
 * attack first; the guide leads to missions, or else to where Klingon ships are, and those attack whomever they meet. Each step appears
 * when its moment comes and goes when it is done.
 */

import type { Guide, GuideStep, GuideTable } from '@bridgehead/ui';
import type { OrderVerb } from '../actions/index.ts';
import type { BlazeEvent } from '../events.ts';
import type { BlazeView } from '../view.ts';
import { viewOf } from './given.ts';
import { now } from './guide-now.ts';
import { placeRef } from './position.ts';
import { isVerb } from './verbs.ts';

const ME = 0;
const shownOf = (table: GuideTable): BlazeView => viewOf(table.view);
const told = (table: GuideTable, type: BlazeEvent['type']): boolean =>
  table.log.some(({ event }) => event.type === type && ('seat' in event ? event.seat : ME) === ME);
const anybody = (table: GuideTable, type: BlazeEvent['type']): boolean => table.log.some(({ event }) => event.type === type);
const offered = (table: GuideTable, verb: OrderVerb): boolean =>
  table.prompt?.key === 'bog.turn' && table.prompt.options.some((option) => isVerb(option, verb));
const isMyTurn = (table: GuideTable): boolean => table.prompt?.key === 'bog.turn';
const past = (table: GuideTable, ...phases: readonly BlazeView['phase'][]): boolean => !phases.includes(shownOf(table).phase);

/** Has another turn begun since this happened for the first time? */
const isPast = (table: GuideTable, type: BlazeEvent['type']): boolean => {
  const at = table.log.findIndex(({ event }) => event.type === type);
  return at >= 0 && table.log.slice(at).some(({ event }) => event.type === 'turnBegan');
};

const step = (id: string, clauses: readonly string[], rest: Partial<GuideStep>): GuideStep => ({
  id,
  title: `bog.guide.${id}`,
  text: `bog.guide.${id}.text`,
  clauses,
  ...rest,
});

export const guide: Guide = {
  // The Cadet brings the Klingon starter, whoever of the two answers first.
  seed: 'ea07000045030000000000000000000000000000000000000000000000000000',
  options: { format: 'skirmish', decks: 'starters', firstSeat: '2' },
  seat: ME,
  level: 'cadet',
  steps: [
    step('deck', ['BOG-R67'], { points: ['deck:federation'], done: (table) => past(table, 'decks') }),
    step('mission', ['BOG-B28', 'BOG-B31'], {
      points: (table) =>
        shownOf(table)
          .lines.flat()
          .map((location) => placeRef(-10 - 2 * location)),
      when: (table) => shownOf(table).lines.flat().length > 0,
      done: (table) =>
        table.inspected !== null ||
        table.selection?.startsWith('place:') === true ||
        past(table, 'decks', 'missions', 'wormhole', 'dilemmas'),
    }),
    step('dilemmas', ['BOG-B29', 'BOG-R68'], {
      points: [],
      when: (table) => shownOf(table).phase === 'dilemmas',
      done: (table) => past(table, 'decks', 'missions', 'wormhole', 'dilemmas'),
    }),
    step('muster', ['BOG-B4'], {
      points: [],
      when: (table) => table.prompt?.key === 'bog.muster',
      done: (table) => anybody(table, 'mustered') && past(table, 'muster'),
    }),
    step('report', ['BOG-B9', 'BOG-B11'], { when: (table) => offered(table, 'report'), done: (table) => told(table, 'reported') }),
    step('undock', ['BOG-B15'], { when: (table) => offered(table, 'undock'), done: (table) => told(table, 'undocked') }),
    step('fly', ['BOG-B3'], { when: (table) => offered(table, 'move'), done: (table) => told(table, 'moved') }),
    step('beam', ['BOG-B13'], { when: (table) => offered(table, 'beam') && told(table, 'moved'), done: (table) => told(table, 'beamed') }),
    step('attempt', ['BOG-B28', 'BOG-B30'], { when: (table) => offered(table, 'attempt'), done: (table) => told(table, 'attempted') }),
    step('walk', ['BOG-B29'], { when: (table) => told(table, 'attempted'), done: (table) => isPast(table, 'attempted') }),
    step('attack', ['BOG-B21', 'BOG-B22'], { when: (table) => offered(table, 'attack'), done: (table) => told(table, 'attacked') }),
    step('attacked', ['BOG-12', 'BOG-85', 'BOG-87'], {
      when: (table) => anybody(table, 'attacked'),
      done: (table) => table.prompt?.key === 'bog.tactic' || anybody(table, 'fired'),
    }),
    step('tactics', ['BOG-16', 'BOG-17', 'BOG-R6'], {
      when: (table) => table.prompt?.key === 'bog.tactic',
      done: (table) => anybody(table, 'tacticsShown'),
    }),
    step('totals', ['BOG-21', 'BOG-22', 'BOG-B23'], { when: (table) => anybody(table, 'fired'), done: (table) => isPast(table, 'fired') }),
    step('repair', ['BOG-40'], {
      when: (table) => shownOf(table).vessels.some(({ controller, damaged }) => controller === ME && damaged) && isMyTurn(table),
      done: (table) => anybody(table, 'repaired'),
    }),
    step('captives', ['BOG-59', 'BOG-65'], { when: (table) => anybody(table, 'captured'), done: (table) => isPast(table, 'captured') }),
    step('orders', ['BOG-B18'], { when: isMyTurn, done: (table) => anybody(table, 'fired') }),
  ],
  now,
  free: { title: 'bog.guide.free', text: 'bog.guide.free.text' },
};

export const guideWording: Readonly<Record<string, string>> = {
  'bog.guide.deck': 'Two crews, one line of worlds',
  'bog.guide.deck.text':
    'Whoever first has 60 points wins. Take the Federation’s deck, Bold Frontier. A Cadet leads the Klingons against you, and they shoot first.',
  'bog.guide.mission': 'Read a mission',
  'bog.guide.mission.text':
    'Each card on the line is a mission: points at the top right, who may attempt it at the top left. Choose one to read what it asks for.',
  'bog.guide.dilemmas': 'Hide your dilemmas',
  'bog.guide.dilemmas.text':
    'What you lay under a mission meets whoever attempts it; your own do nothing to you. Press the loud button: it lays one under a mission of the Klingons. Or choose a card and a mission yourself.',
  'bog.guide.muster': 'Muster',
  'bog.guide.muster.text':
    'One ship and three people begin in play. Their signs must fill the ship’s sockets: a star fills star or ring. The table has ticked a good start: press the loud button, or tap to choose others.',
  'bog.guide.report': 'Report for duty',
  'bog.guide.report.text': 'Once a turn, before your orders, you may play a card. Choose one in your hand, then your lit outpost.',
  'bog.guide.undock': 'Leave the dock',
  'bog.guide.undock.text': 'Choose your ship. Its crew opens below the line; undock it.',
  'bog.guide.fly': 'Fly',
  'bog.guide.fly.text':
    'With the ship chosen, the ruler shows what each flight costs. Fly to a mission whose terms your crew meets: it has a green rim.',
  'bog.guide.beam': 'Beam down',
  'bog.guide.beam.text': 'A planet is attempted by an Away Team. Beam some down, and keep enough aboard to staff the ship.',
  'bog.guide.attempt': 'Attempt the mission',
  'bog.guide.attempt.text': 'The button says how many of the terms your team meets. In space the crew itself attempts. Try it.',
  'bog.guide.walk': 'Dilemma by dilemma',
  'bog.guide.walk.text':
    'One after the other is met: overcome, suffered, or a wall that stays. Only then are the mission’s own terms tested. Whoever was stopped can act again next turn.',
  'bog.guide.attack': 'Strike back',
  'bog.guide.attack.text':
    'The Federation never shoots first, but you were attacked here and may answer: choose the ship. WEAPONS against SHIELDS stand on the button.',
  'bog.guide.attacked': 'Under attack',
  'bog.guide.attacked.text':
    'Klingons fire at your ship. Even a crew that was stopped may return fire, without a leader: choose who fires, then a Tactic.',
  'bog.guide.tactics': 'Choose in secret',
  'bog.guide.tactics.text':
    'Draw one Tactic, look, then draw another or not; play one face down. The table shows what each would do against any bonus of the other side.',
  'bog.guide.totals': 'Read the account',
  'bog.guide.totals.text':
    'ATTACK above DEFENSE hits, above twice DEFENSE is a direct hit. Each flip arrow turns a Tactic of yours into a marker on the hull.',
  'bog.guide.repair': 'Into the dock',
  'bog.guide.repair.text':
    'A ship that spends a whole turn docked at an outpost may lose one marker, picked by chance. At HULL 0 it is destroyed.',
  'bog.guide.captives': 'Prisoners',
  'bog.guide.captives.text':
    'A captive is held by guards, in a Brig or by a trap, or brainwashed, or unattended. Held ones need a card that rescues; unattended ones only a friend.',
  'bog.guide.orders': 'Go on',
  'bog.guide.orders.text': 'Give orders as long as you like: lit ships, teams and cards can act. Then end your turn.',
  'bog.guide.wait': 'The other side',
  'bog.guide.wait.text': 'The Klingons act. The log says what they do.',
  'bog.guide.window': 'You may answer',
  'bog.guide.window.text': 'Something has been announced. A card that may answer it is lit; without one, or without a wish, let it happen.',
  'bog.guide.tick': 'Choose several',
  'bog.guide.tick.text': 'Tap whoever is meant, then press the loud button. Tap again to take somebody out.',
  'bog.guide.choose': 'A question',
  'bog.guide.choose.text': 'The bar below asks it. Tap one of the lit things, or press one of its buttons.',
  'bog.guide.held': 'In your hand',
  'bog.guide.held.text': 'The bar below lists what it can do; what it can do somewhere is lit there. Tap it again to put it down.',
  'bog.guide.idle': 'Nothing to do with it',
  'bog.guide.idle.text': 'It can be read, but has no order now. Tap it again to put it down.',
  'bog.guide.crew': 'A stronger crew',
  'bog.guide.crew.text': '{card} can report for duty: choose the card, then where it goes.',
  'bog.guide.chase': 'After them',
  'bog.guide.chase.text':
    'Nothing here can be solved yet. Fly {ship} to {place}, near a ship of theirs, and see what it does. Choose the ship, then the place.',
  'bog.guide.course': 'Set a course',
  'bog.guide.course.text': 'Fly {ship} to {place}: your crew meets every term there. Choose the ship, then the place.',
  'bog.guide.board': 'All aboard',
  'bog.guide.board.text': 'A ship flies only when its sockets are filled. Send people aboard {ship}: choose where they are, then the ship.',
  'bog.guide.down': 'Beam down',
  'bog.guide.down.text': 'Your crew meets every term of {place}. Beam an Away Team down: choose the ship, then the planet.',
  'bog.guide.up': 'Beam up',
  'bog.guide.up.text': '{place} is solved. Take your people back aboard: choose the team, then the ship.',
  'bog.guide.end': 'End your turn',
  'bog.guide.end.text': 'Nothing better is left. Ships get their RANGE back, stopped crews stand up again next turn.',
  'bog.guide.free': 'Your watch',
  'bog.guide.free.text': 'Sixty points win. The lamp in the head of the table gives a hint.',
};
