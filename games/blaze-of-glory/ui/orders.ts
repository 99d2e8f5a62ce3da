/** Orders as buttons: what they say, which one is best, which end the turn. */

import type { Json, Phrase, Prompt } from '@bridgehead/kernel';
import type { TableContext, TableData } from '@bridgehead/ui';
import { nth } from '../entries.ts';
import type { BlazeView } from '../view.ts';
import { cardOfOption, fillers, nextDilemma } from './defaults.ts';
import { shortNameOf } from './faces.ts';
import { numberOf, numbersIn, viewOf, wordsIn } from './given.ts';
import { plainlyGood } from './guide-now.ts';
import { type Offer, offersAbout, offersOf } from './intent.ts';
import { cardIn, faceOfCard, isShip, kindOfCard, locationAt, nearSeat, numberIn, vesselById, vesselOfPlace } from './position.ts';
import { bestTactic, totalsWith } from './tactics.ts';
import { buttonOf, isOrder, isVerb, type Outcome, outcomeOf, rankOf } from './verbs.ts';

export const asBlaze = (table: TableContext): TableContext<BlazeView> => table as unknown as TableContext<BlazeView>;

const nameAt = (view: BlazeView, place: number): string => {
  const vessel = vesselOfPlace(view, place);
  return shortNameOf(vessel?.card ?? view.locations[locationAt(place)]?.card ?? '');
};

/** A short button for an order; null: as the game words it. */
export function act(context: TableContext, answer: Json): string | null {
  const { view, say, prompt, stage } = asBlaze(context);
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
  return isOrder(answer) ? buttonOf(asBlaze(context), answer) : null;
}
function tacticAct({ say }: TableContext, answer: Json): string {
  if (answer === 'draw') return say({ key: 'bog.ui.act.tactic-draw' });
  if (answer === 'none') return say({ key: 'bog.ui.no-tactic' });
  return say({ key: 'bog.ui.act.play', params: { card: shortNameOf(String(answer)) } });
}
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

/** The question, shorter than the rules put it, and about what is picked up. */
export function question(context: TableContext): string | null {
  const { view, prompt, selection, say } = asBlaze(context);
  if (prompt?.key === 'bog.deck') return say({ key: 'bog.ui.ask.deck' });
  if (prompt?.key === 'bog.tactic') {
    const key = !prompt.options.includes('draw') ? 'play' : prompt.options.length > 2 ? 'more' : 'first';
    return say({
      key: `bog.ui.ask.tactic-${key}`,
      params: { drawn: numberOf(prompt, 'drawn') ?? 0, limit: numberOf(prompt, 'limit') ?? 0 },
    });
  }
  if (prompt?.key === 'bog.return') return say({ key: 'bog.ui.ask.return' });
  if (prompt?.key === 'bog.fire') {
    const target = vesselById(view, numberOf(prompt, 'thing') ?? -1);
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

export function outcome(context: TableContext, answer: Json): Outcome | null {
  const { prompt } = context;
  if (prompt?.key === 'bog.muster') return mustered(context, wordsIn([answer].flat()));
  if (prompt?.key === 'bog.fire') return fired(context, numbersIn([answer].flat()));
  if (prompt?.key === 'bog.tactic') return withTactic(context, answer);
  if (prompt?.key === 'bog.beam') return leftAboard(context, wordsIn([answer].flat()));
  return isOrder(answer) ? outcomeOf(asBlaze(context), answer) : null;
}

/** Both totals as they would be, before the other side's tactic. */
function withTactic({ view, viewer, say }: TableContext, answer: Json): Outcome | null {
  const totals = totalsWith(viewOf(view), nearSeat(viewer), answer);
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
  const target = vesselById(view, numberOf(prompt, 'thing') ?? -1);
  if (target === null || answer.length === 0) return null;
  const guns = answer.reduce((sum, id) => sum + (vesselById(view, id)?.weapons ?? 0), 0);
  return { text: context.say({ key: 'bog.ui.outcome.attack', params: { guns, shields: target.shields } }), good: guns > target.shields };
}

/** Who stays aboard, and whether the ship could still fly. */
function leftAboard(context: TableContext, answer: readonly string[]): Outcome | null {
  const { view, prompt, say } = asBlaze(context);
  const ship = vesselById(view, numberOf(prompt, 'from') ?? -1);
  if (prompt === null || ship === null || !isShip(ship) || ship.controller !== prompt.seat) return null;
  const stay = prompt.options.filter((option) => !answer.includes(String(option))).map(cardOfOption);
  const people = stay.filter((card) => kindOfCard(card) === 'personnel');
  if (people.length === 0) return { text: say({ key: 'bog.ui.outcome.nobody-stays' }), good: false };
  const staffs = fillers(faceOfCard(ship.card)?.icons ?? [], people, (card) => faceOfCard(card)?.icons ?? []) !== null;
  return { text: say({ key: `bog.ui.outcome.stay-${staffs ? 'staffed' : 'unstaffed'}`, params: { n: people.length } }), good: staffs };
}

/** Which ship, and how many come with it. */
function mustered(context: TableContext, answer: readonly string[]): Outcome | null {
  const isShip = (id: string) => kindOfCard(cardOfOption(id)) === 'ship';
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
export function offersFor(view: BlazeView, prompt: Prompt | null, ref: string): readonly Offer[] {
  const good = prompt?.key === 'bog.turn' ? plainlyGood(view, prompt, offersOf(view, prompt))?.option : undefined;
  const first = (offer: Offer): number => (offer.option === good ? -1 : rankOf(offer.verb));
  return [...offersAbout(view, prompt, ref)].sort((a, b) => first(a) - first(b));
}

/** One gentle question before the turn ends with an act that scores left to do. */
export function beforeAnswer(data: TableData, answer: Json): Phrase | null {
  if (answer !== 'end' || data.prompt?.key !== 'bog.turn') return null;
  const context = { ...data, say: () => '' } as unknown as TableContext;
  const scores = data.prompt.options.some((option) => isVerb(option, 'attempt') && outcome(context, option)?.good === true);
  return scores ? { key: 'bog.ui.score-first' } : null;
}
export const isEnd = (answer: Json): boolean => answer === 'end' || answer === 'pass' || answer === 'done' || answer === 'none';
