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
  // The Cadet brings the Klingon starter, no matter which of the two answers first.
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
  'bog.guide.deck.text': 'First to 60 points wins. You fly for the Federation against a Cadet’s Klingons.',
  'bog.guide.mission': 'Read a mission',
  'bog.guide.mission.text': 'Top right: points. Top left: who may attempt it. Tap a mission to see what it needs.',
  'bog.guide.dilemmas': 'Hide your dilemmas',
  'bog.guide.dilemmas.text': 'They hit your opponent’s crew, never your own. Press Hide under … to place one.',
  'bog.guide.muster': 'Your starting crew',
  'bog.guide.muster.text': 'The crew’s icons must match the ship’s. ★ counts as either. We’ve picked a good crew.',
  'bog.guide.report': 'Report for duty',
  'bog.guide.report.text': 'Once a turn, before orders, play a card: tap it, then your lit outpost.',
  'bog.guide.undock': 'Undock',
  'bog.guide.undock.text': 'Tap your ship, then Undock.',
  'bog.guide.fly': 'Fly',
  'bog.guide.fly.text': 'Fly to a mission with a green rim: your crew meets its requirements.',
  'bog.guide.beam': 'Beam down',
  'bog.guide.beam.text': 'Planets need an Away Team. Keep enough crew aboard to fly the ship.',
  'bog.guide.attempt': 'Attempt the mission',
  'bog.guide.attempt.text': 'The button shows how many requirements you meet. Go for it.',
  'bog.guide.walk': 'One dilemma at a time',
  'bog.guide.walk.text': 'Overcome it, suffer it, or run into a wall. Then the mission itself is tested.',
  'bog.guide.attack': 'Strike back',
  'bog.guide.attack.text': 'They attacked you, so you may strike back. Tap their ship.',
  'bog.guide.attacked': 'Under attack',
  'bog.guide.attacked.text': 'Fire back! Even a stopped crew can, and needs no leader.',
  'bog.guide.tactics': 'Pick a Tactic',
  'bog.guide.tactics.text': 'Draw one, look, then draw another or play it face down.',
  'bog.guide.totals': 'Hit or miss?',
  'bog.guide.totals.text': 'ATTACK above DEFENSE hits. More than twice DEFENSE is a direct hit.',
  'bog.guide.repair': 'Repairs',
  'bog.guide.repair.text': 'A full turn in dock removes one damage marker. At HULL 0 a ship is lost.',
  'bog.guide.captives': 'Prisoners',
  'bog.guide.captives.text': 'Guarded captives need a rescue card. Unguarded ones just need a friend.',
  'bog.guide.orders': 'Keep going',
  'bog.guide.orders.text': 'Anything lit can still act. End your turn when you’re done.',
  'bog.guide.wait': 'The other side',
  'bog.guide.wait.text': 'The Klingons are moving. Watch the board.',
  'bog.guide.window': 'Respond?',
  'bog.guide.window.text': 'Lit cards can respond. Otherwise let it happen.',
  'bog.guide.tick': 'Pick several',
  'bog.guide.tick.text': 'Tap the people you mean, then press the loud button. Tap again to take somebody out.',
  'bog.guide.choose': 'Your call',
  'bog.guide.choose.text': 'Tap something lit, or press a button below.',
  'bog.guide.held': 'Selected',
  'bog.guide.held.text': 'Its options are below and lit on the board. Tap it again to cancel.',
  'bog.guide.idle': 'Nothing to do here',
  'bog.guide.idle.text': 'It has no orders right now. Tap it again to cancel.',
  'bog.guide.crew': 'Reinforcements',
  'bog.guide.crew.text': '{card} can report for duty.',
  'bog.guide.chase': 'After them',
  'bog.guide.chase.text': 'Nothing to solve here yet. Fly {ship} to {place} and watch theirs.',
  'bog.guide.course': 'Set a course',
  'bog.guide.course.text': 'Your crew can solve {place}. Fly {ship} there.',
  'bog.guide.board': 'All aboard',
  'bog.guide.board.text': '{ship} needs crew to fly. Send some aboard.',
  'bog.guide.down': 'Beam down',
  'bog.guide.down.text': 'Your crew can solve {place}. Beam an Away Team down.',
  'bog.guide.up': 'Beam up',
  'bog.guide.up.text': '{place} is solved. Beam your team back up.',
  'bog.guide.end': 'End your turn',
  'bog.guide.end.text': 'Nothing better to do. Stopped crew recover for next turn.',
  'bog.guide.free': 'Your watch',
  'bog.guide.free.text': 'First to 60 points wins. Stuck? Tap the light bulb.',
};
