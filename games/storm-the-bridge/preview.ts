/**
 * What an attempt or a station would amount to, before it is declared. The rules' own arithmetic does it, on a table built
 * from what everybody sees; so the number on the bar and the number that decides cannot differ.
 */
import type { Prompt, Seat } from '@bridgehead/kernel';
import { type Card, FIRST_ACTION, NONE } from './cards/index.ts';
import { cardIn, cardsIn, numberIn } from './params.ts';
import { attackTotal, costOf, influenceTotal, needOf, type Points } from './rules/compute.ts';
import { type Bridge, type DeclarationKind, newDeclaration } from './state.ts';
import { everybody, pendingAttempt, peopleOf } from './table-help.ts';
import type { BridgeView, TermView } from './view.ts';

export interface Tally {
  readonly kind: 'attack' | 'recruit' | 'deploy';
  readonly seat: Seat;
  /** The attacked section, the candidate, the section to be manned. */
  readonly card: Card;
  readonly has: number;
  readonly needs: number;
  readonly hasTerms: readonly TermView[];
  readonly needTerms: readonly TermView[];
  /** Still being put together. */
  readonly open: boolean;
}

/** The attempt that is being put together, or else the one that waits for answers. */
export function tallyOf(view: BridgeView, prompt: Prompt | null, picked: readonly Card[]): Tally | null {
  switch (prompt?.key) {
    case 'stb.commit.attack':
      return attempt(view, prompt.seat, 'attack', cardIn(prompt.params, 'card'), picked);
    case 'stb.commit.recruit':
      return attempt(view, prompt.seat, 'recruit', cardIn(prompt.params, 'card'), picked);
    case 'stb.points':
      return withPoints(view, prompt, picked.length);
    case 'stb.deploy':
      return manned(view, prompt.seat, cardIn(prompt.params, 'section'), cardsIn(prompt.options), picked);
  }
  const declaration = pendingAttempt(view);
  return declaration === null ? null : { ...declaration, kind: declaration.kind === 'attack' ? 'attack' : 'recruit', open: false };
}

/** How an attempt with these people would stand. */
export const tallyWith = (view: BridgeView, seat: Seat, kind: 'attack' | 'recruit', card: Card, people: readonly Card[]): Tally =>
  attempt(view, seat, kind, card, people);

function attempt(view: BridgeView, seat: Seat, kind: DeclarationKind & Tally['kind'], card: Card, picked: readonly Card[]): Tally {
  const s = tableOf(view);
  const declaration = { ...newDeclaration(kind, seat, card), committed: [...picked] };
  const hasTerms: Points[] = [];
  const needTerms: Points[] = [];
  const has = kind === 'attack' ? attackTotal(s, declaration, hasTerms) : influenceTotal(s, declaration, hasTerms);
  const needs = kind === 'attack' ? needOf(s, card, null, needTerms) : costOf(s, seat, card, null, needTerms);
  return {
    kind,
    seat,
    card,
    has: picked.length === 0 ? 0 : has,
    needs,
    hasTerms: picked.length === 0 ? [] : hasTerms,
    needTerms,
    open: true,
  };
}

function withPoints(view: BridgeView, { seat, params }: Prompt, count: number): Tally {
  const card = cardIn(params, 'card');
  const declaration = pendingAttempt(view);
  const base = numberIn(params, 'has');
  const points: TermView[] = count === 0 ? [] : [{ source: 'discards', of: NONE, n: count }];
  return {
    kind: view.sections.some((one) => one.card === card) ? 'attack' : 'recruit',
    seat,
    card,
    has: base + count,
    needs: numberIn(params, 'needs'),
    hasTerms: declaration === null ? [{ source: 'committed', of: NONE, n: base }, ...points] : [...declaration.hasTerms, ...points],
    needTerms: declaration?.needTerms ?? [],
    open: true,
  };
}

/** As it will be when others can attack: what lasts for this turn is over by then (STB-52). */
function manned(view: BridgeView, seat: Seat, section: Card, open: readonly Card[], picked: readonly Card[]): Tally {
  const s = tableOf(view);
  s.effects = [];
  for (const crew of open) s.station[crew] = picked.includes(crew) ? section : NONE;
  const hasTerms: Points[] = [];
  const has = needOf(s, section, null, hasTerms);
  return { kind: 'deploy', seat, card: section, has, needs: has, hasTerms, needTerms: [], open: true };
}

/** Only what arithmetic looks at; the rest is as empty as a viewer's knowledge. */
function tableOf(view: BridgeView): Bridge {
  const row = (value: number): number[] => Array.from({ length: FIRST_ACTION }, () => value);
  const [owner, tapped, station] = [row(NONE), row(0), row(NONE)];
  for (const party of view.parties)
    for (const one of peopleOf(view, party.seat)) {
      owner[one.card] = party.seat;
      tapped[one.card] = one.tapped ? 1 : 0;
      station[one.card] = one.station;
    }
  for (const one of view.sections) {
    owner[one.card] = one.owner;
    tapped[one.card] = one.tapped ? 1 : 0;
  }
  const hosts = [...everybody(view), ...view.sections];
  return {
    seats: view.seats,
    affiliations: view.affiliations,
    bridgeDefense: view.bridgeDefense,
    roundLimit: view.roundLimit,
    overlap: view.overlap,
    extraCards: view.extraCards,
    firstSeat: view.firstSeat,
    active: view.active,
    turn: view.turn,
    round: view.round,
    phase: view.phase,
    resetAhead: NONE,
    priority: view.priority,
    owed: null,
    recruitsLeft: view.recruitsLeft,
    short: [],
    asked: 0,
    forbidden: [],
    effects: view.effects as Bridge['effects'],
    lasting: [],
    stack: [],
    leader: view.parties.map((party) => party.leader?.card ?? NONE),
    offered: [],
    aside: [],
    owner,
    tapped,
    station,
    attached: hosts.flatMap((host) => host.attached.map((card) => ({ card, host: host.card }))),
    hand: [],
    pool: view.pool.map((spot) => spot.card),
    crewStack: [],
    knownTail: 0,
    actionStack: [],
    discard: [],
    known: [],
    gone: view.parties.map((party) => party.gone),
  };
}
