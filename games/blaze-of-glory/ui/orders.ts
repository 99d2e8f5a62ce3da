/** Orders as buttons: what they say, which one is best, which end the turn. */

import type { Json, Phrase, Prompt } from '@bridgehead/kernel';
import type { TableContext, TableData } from '@bridgehead/ui';
import { designNumber, face } from '../cards/index.ts';
import { nth } from '../entries.ts';
import { cardName, placeName } from '../table-help.ts';
import type { BlazeView } from '../view.ts';
import { checklist } from './advice.ts';
import { cardOfOption, fillers, nextDilemma } from './defaults.ts';
import { brief, shortName, shortNameOf } from './faces.ts';
import { plainlyGood } from './guide-now.ts';
import { isOrder, type Offer, offersAbout, offersOf } from './intent.ts';
import {
  cardIn,
  costOf,
  faceOfCard,
  isShip,
  kindOfCard,
  locationAt,
  locationOf,
  nearSeat,
  numberIn,
  vesselById,
  vesselOfPlace,
} from './position.ts';
import { bestTactic, totalsWith } from './tactics.ts';

export const asBlaze = (table: TableContext): TableContext<BlazeView> => table as unknown as TableContext<BlazeView>;

const nameAt = (view: BlazeView, place: number): string => {
  const vessel = vesselOfPlace(view, place);
  if (vessel !== null) return shortNameOf(vessel.card);
  return shortNameOf(view.locations[locationAt(place)]?.card ?? '');
};

/** A short button for an order; null: as the game words it. */
export function act(context: TableContext, answer: Json): string | null {
  const { view, say, prompt, selection, stage } = asBlaze(context);
  if (Array.isArray(answer) && prompt?.kind === 'select') return picks(context, answer);
  if (answer === 'pass') return say({ key: 'bog.ui.act.pass' });
  if (answer === 'end') return say({ key: 'bog.ui.act.end' });
  if (prompt?.key === 'bog.tactic') return tacticAct(context, answer);
  // On phones the card lies above the button.
  if (prompt?.key === 'bog.dilemma' && Array.isArray(answer) && (stage === 'upright' || stage === 'lying'))
    return say({ key: 'bog.ui.act.dilemma', params: { place: shortNameOf(view.locations[nth(answer, 1)]?.card ?? '') } });
  if (prompt?.key === 'bog.skill') return String(answer);
  if (prompt?.key === 'bog.mulligan') return say({ key: `bog.ui.act.hand-${answer}` });
  if (prompt?.key === 'bog.return')
    return typeof answer === 'number'
      ? say({ key: 'bog.ui.act.return', params: { card: nameAt(view, answer) } })
      : say({ key: 'bog.ui.act.hold-fire' });
  if (!isOrder(answer)) return null;
  const [verb, a, b] = answer;
  switch (verb) {
    case 'move': {
      const ship = vesselById(view, a as number);
      const cost = costOf(view, locationOf(view, a as number), b as number);
      return say({
        key: selection === null ? 'bog.ui.act.move-ship' : 'bog.ui.act.move',
        params: {
          card: shortNameOf(ship?.card ?? ''),
          place: shortNameOf(view.locations[b as number]?.card ?? ''),
          cost: cost ?? 0,
          left: ship?.left ?? 0,
        },
      });
    }
    case 'attack':
      return say({ key: 'bog.ui.act.attack', params: { card: nameAt(view, a as number) } });
    case 'beam':
    case 'walk':
      return say({ key: `bog.ui.act.${verb}`, params: { place: surfaceName(view, b as number) } });
    case 'attempt':
    case 'scout':
      return say({ key: `bog.ui.act.${verb}`, params: { card: cardName(view.locations[locationOf(view, a as number)]?.card ?? '') } });
    case 'dock':
      return say({ key: 'bog.ui.act.dock', params: { place: nameAt(view, b as number) } });
    case 'undock':
      return say({ key: selection === null ? 'bog.ui.act.undock-ship' : 'bog.ui.act.undock', params: { card: nameAt(view, a as number) } });
    case 'cloak':
    case 'decloak':
    case 'fight':
    case 'launch':
      return say({ key: `bog.ui.act.${verb}` });
    case 'report':
    case 'build':
    case 'ops':
      return cardIn(selection) === a
        ? say({
            key: 'bog.ui.act.report-to',
            params: {
              place:
                verb === 'build' && !String(a).startsWith('SI')
                  ? shortNameOf(view.locations[b as number]?.card ?? '')
                  : nameAt(view, b as number),
            },
          })
        : say({ key: 'bog.ui.act.report', params: { card: shortName(cardName(String(a))) } });
    case 'play':
    case 'lay':
      return say({ key: `bog.ui.act.${verb}`, params: { card: shortName(cardName(String(a))) } });
    case 'imprison':
    case 'take-out':
    case 'leave':
    case 'pick-up':
    case 'free':
      return say({ key: `bog.ui.act.${verb}`, params: { card: shortNameOf(nth(String(a).split(' '), 0)) } });
    default:
      return null;
  }
}
function tacticAct({ say }: TableContext, answer: Json): string {
  if (answer === 'draw') return say({ key: 'bog.ui.act.tactic-draw' });
  if (answer === 'none') return say({ key: 'bog.ui.no-tactic' });
  return say({ key: 'bog.ui.act.play', params: { card: shortNameOf(String(answer)) } });
}
const surfaceName = (view: BlazeView, place: number): string => (place < 0 ? 'the planet' : nameAt(view, place));

function picks(context: TableContext, answer: readonly Json[]): string | null {
  const { prompt, say } = asBlaze(context);
  const n = answer.length;
  if (prompt?.key === 'bog.muster') {
    const ship = answer.map(cardOfOption).find((card) => kindOfCard(card) === 'ship');
    if (ship !== undefined) return say({ key: 'bog.ui.act.pick.muster-ship', params: { card: shortNameOf(ship) } });
    return say({ key: n === 0 ? 'bog.ui.act.pick.muster-none' : 'bog.ui.act.pick.muster', params: { n } });
  }
  const verb = prompt?.key === 'bog.beam' || prompt?.key === 'bog.walk' || prompt?.key === 'bog.fire' ? prompt.key.slice(4) : null;
  return verb === null ? null : say({ key: `bog.ui.act.pick.${verb}`, params: { n } });
}

/** What a card names, in words: 'Sela, brig (Romulan Outpost)'. */
function targetWords(view: BlazeView, target: Json): string {
  if (typeof target === 'number') return placeName(view, target);
  return String(target)
    .split(' ')
    .map((word) => {
      const [name = '', place] = word.split('@');
      const known =
        designNumber(nth(name.split('#'), 0)) >= 0
          ? shortNameOf(nth(name.split('#'), 0))
          : /^-?\d+$/.test(name)
            ? placeName(view, Number(name))
            : name;
      return place === undefined ? known : `${known} (${placeName(view, Number(place))})`;
    })
    .join(' ');
}

/** The question, shorter than the rules put it, and about what is picked up. */
export function question(context: TableContext): string | null {
  const { view, prompt, selection, say } = asBlaze(context);
  if (prompt?.key === 'bog.deck') return say({ key: 'bog.ui.ask.deck' });
  if (prompt?.key === 'bog.tactic') {
    const key = !prompt.options.includes('draw') ? 'play' : prompt.options.length > 2 ? 'more' : 'first';
    return say({ key: `bog.ui.ask.tactic-${key}`, params: prompt.params as Record<string, number> });
  }
  if (prompt?.key === 'bog.return') return say({ key: 'bog.ui.ask.return' });
  if (prompt?.key === 'bog.fire') {
    const target = vesselById(view, (prompt.params as { thing: number }).thing);
    return target === null ? null : say({ key: 'bog.ui.ask.fire', params: { card: shortNameOf(target.card) } });
  }
  if (prompt?.key !== 'bog.turn') return null;
  if (selection === null) return say({ key: view.stage === 'cards' ? 'bog.ui.ask.cards' : 'bog.ui.ask.orders' });
  const card = cardIn(selection);
  if (card !== null) return say({ key: 'bog.ui.ask.card', params: { card: shortNameOf(card) } });
  const thing = numberIn(selection, 'thing');
  const vessel = thing === null ? null : vesselById(view, thing);
  if (vessel !== null)
    return say({
      key: vessel.controller === context.viewer ? 'bog.ui.ask.ship' : 'bog.ui.ask.enemy',
      params: { card: shortNameOf(vessel.card) },
    });
  return say({ key: 'bog.ui.ask.team' });
}

/** How an attempt stands before it is made: the mission's terms that the team meets. */
interface Outcome {
  readonly text: string;
  readonly good: boolean | null;
}
export function outcome(context: TableContext, answer: Json): Outcome | null {
  const { view, viewer, say, prompt } = asBlaze(context);
  if (prompt?.key === 'bog.muster') return mustered(context, answer as readonly string[]);
  if (prompt?.key === 'bog.fire') return fired(context, answer as readonly number[]);
  if (prompt?.key === 'bog.tactic') return withTactic(context, answer);
  if (prompt?.key === 'bog.beam') return leftAboard(context, answer as readonly string[]);
  if (!isOrder(answer)) return null;
  const [verb, a, b] = answer;
  if ((verb === 'play' || verb === 'use' || verb === 'reveal') && b !== 0 && prompt !== null)
    return { text: brief(targetWords(view, b), 34), good: null };
  if (verb === 'attempt') {
    const location = view.locations[locationOf(view, a as number)];
    const checks = location === undefined ? null : checklist(view, nearSeat(viewer), a as number, location.card);
    if (checks === null || location === undefined) return null;
    const met = checks.filter((check) => check.met).length;
    return {
      text: say({ key: 'bog.ui.outcome.attempt', params: { met, of: checks.length, n: location.stack.length } }),
      good: met === checks.length,
    };
  }
  if (verb === 'attack') {
    const target = vesselById(view, a as number);
    if (target === null) return null;
    const here = view.vessels.filter((one) => one.controller === viewer && one.at === target.at && one.host < 0);
    const guns = here.reduce((sum, one) => sum + one.weapons, 0);
    return { text: say({ key: 'bog.ui.outcome.attack', params: { guns, shields: target.shields } }), good: guns > target.shields };
  }
  return null;
}

/** Both totals as they would be, before the other side's tactic. */
function withTactic({ view, viewer, say }: TableContext, answer: Json): Outcome | null {
  const totals = totalsWith(view as unknown as BlazeView, nearSeat(viewer), answer);
  if (totals === null) return null;
  const key = totals.attack === null ? 'defense' : totals.defense === null ? 'attack' : 'both';
  return {
    text: say({ key: `bog.ui.outcome.tactic-${key}`, params: { attack: totals.attack ?? 0, defense: totals.defense ?? 0 } }),
    good: null,
  };
}

/** The guns that are ticked against the target. */
function fired(context: TableContext, answer: readonly number[]): Outcome | null {
  const { view, prompt } = asBlaze(context);
  const target = vesselById(view, (prompt?.params as { thing?: number } | undefined)?.thing ?? -1);
  if (target === null || answer.length === 0) return null;
  const guns = answer.reduce((sum, id) => sum + (vesselById(view, id)?.weapons ?? 0), 0);
  return { text: context.say({ key: 'bog.ui.outcome.attack', params: { guns, shields: target.shields } }), good: guns > target.shields };
}

/** Who stays aboard, and whether the ship could still fly. */
function leftAboard(context: TableContext, answer: readonly string[]): Outcome | null {
  const { view, prompt, say } = asBlaze(context);
  const ship = vesselById(view, (prompt?.params as { from?: number } | undefined)?.from ?? -1);
  if (prompt === null || ship === null || !isShip(ship) || ship.controller !== prompt.seat) return null;
  const stay = prompt.options.filter((option) => !answer.includes(option as string)).map(cardOfOption);
  const people = stay.filter((card) => kindOfCard(card) === 'personnel');
  if (people.length === 0) return { text: say({ key: 'bog.ui.outcome.nobody-stays' }), good: false };
  const staffs = fillers(faceOfCard(ship.card)?.icons ?? [], people, (card) => faceOfCard(card)?.icons ?? []) !== null;
  return { text: say({ key: `bog.ui.outcome.stay-${staffs ? 'staffed' : 'unstaffed'}`, params: { n: people.length } }), good: staffs };
}

/** Which ship, and how many come with it. */
function mustered(context: TableContext, answer: readonly string[]): Outcome | null {
  const isShip = (id: string) => face(designNumber(nth(id.split(/[ #]/), 0))).kind === 'ship';
  const ship = answer.find(isShip);
  const n = answer.filter((id) => !isShip(id)).length;
  if (answer.length === 0) return null;
  if (ship === undefined) return { text: context.say({ key: 'bog.ui.outcome.no-ship', params: { n } }), good: null };
  return {
    text: context.say({ key: n === 1 ? 'bog.ui.outcome.muster-1' : 'bog.ui.outcome.muster', params: { n } }),
    good: null,
  };
}

/** What scores comes first, then what leads there: a mission whose terms are met, a report, the first flight. */
export function best(context: TableContext): Json | null {
  const table = asBlaze(context);
  const { view, prompt } = table;
  if (prompt === null || prompt.kind !== 'choose') return null;
  if (prompt.key === 'bog.tactic') return bestTactic(view, nearSeat(table.viewer), prompt.options);
  if (prompt.key === 'bog.dilemma') return nextDilemma(view, prompt);
  if (prompt.key !== 'bog.turn')
    return prompt.options.find((option) => option !== 'pass' && option !== 'done') ?? prompt.options[0] ?? null;
  const offers = offersOf(view, prompt);
  const ready = offers.find(({ verb, option }) => verb === 'attempt' && outcome(context, option)?.good === true);
  return (ready ?? plainlyGood(view, prompt, offers))?.option ?? null;
}
/** In the order of the buttons: what scores, fights, moves; then the rest. */
const RANK = ['attempt', 'scout', 'attack', 'report', 'undock', 'move', 'beam', 'dock', 'walk', 'cloak', 'decloak'];
const rank = ({ verb }: Offer): number => (RANK.includes(verb) ? RANK.indexOf(verb) : RANK.length);
export function offersFor(view: BlazeView, prompt: Prompt | null, ref: string): readonly Offer[] {
  const good = prompt?.key === 'bog.turn' ? plainlyGood(view, prompt, offersOf(view, prompt))?.option : undefined;
  const first = (offer: Offer): number => (offer.option === good ? -1 : rank(offer));
  return [...offersAbout(view, prompt, ref)].sort((a, b) => first(a) - first(b));
}

/** One gentle question before the turn ends with an act that scores left to do. */
export function beforeAnswer(data: TableData, answer: Json): Phrase | null {
  if (answer !== 'end' || data.prompt?.key !== 'bog.turn') return null;
  const context = { ...data, say: () => '' } as unknown as TableContext;
  const scores = data.prompt.options.some(
    (option) => isOrder(option) && option[0] === 'attempt' && outcome(context, option)?.good === true,
  );
  return scores ? { key: 'bog.ui.score-first' } : null;
}
export const isEnd = (answer: Json): boolean => answer === 'end' || answer === 'pass' || answer === 'done' || answer === 'none';
