/** What each viewer sees of a match. */
import { type Again, type Json, listAgain, type Seat, same, type Viewer } from '@bridgehead/kernel';
import { marksFor } from './marks.ts';
import type { Match } from './match.ts';
import type { RequestShown, SeatShown, Shown, WindowShown } from './protocol.ts';
import { whyUnrated } from './rated.ts';
import { answeredFor } from './standing.ts';
import { hasTaboos } from './taboo.ts';

/** What a viewer alone sees. The prompt is apart: it changes as a whole, when another question is open. */
export type Own = Pick<Shown, 'view' | 'canUndo' | 'standing' | 'passing' | 'taboos'>;
/** What a whole circle sees: everybody, or in a game with teams each team and the spectators for themselves. */
export type Common = Omit<Shown, keyof Own | 'prompt'>;

/** Viewers of one circle are shown the same but for their own view. */
export function circleOf(match: Match, viewer: Viewer): string {
  if (match.game.teams === undefined) return 'all';
  return viewer === 'spectator' ? viewer : `team ${match.teamOf(viewer)[0]}`;
}

/** Worked out once for a circle; parts that did not change are the same objects as `before`. */
export function commonOf(match: Match, viewer: Viewer, before: Common | null = null): Common {
  const { desk, game, setup } = match;
  const playing = desk.phase === 'playing';
  return {
    game: game.id,
    rules: setup.version,
    phase: desk.phase,
    waiting: listAgain(before?.waiting, waitingFor(match, viewer)) as number[],
    begun: match.count > 0,
    seats: seatsShown(match, before?.seats),
    clock: before !== null && setup.clock.kind === 'none' ? before.clock : clockShown(match, viewer),
    window: windowShown(match),
    request: requestShown(match),
    canConcede: playing && game.concede !== undefined,
    canDraw: playing && game.drawByAgreement !== undefined && desk.seats.every((one) => one.driver === 'person' && !one.away),
    hints: setup.hints,
    unrated: whyUnrated(match),
    marks: marksShown(match, viewer, before),
    teams: teamsShown(match, before),
    result: desk.result as Shown['result'],
    rematch: desk.rematch === before?.rematch ? before.rematch : desk.rematch,
    fault: desk.phase === 'frozen' ? 'A rule went wrong; this match is frozen. Nothing that was played is lost.' : null,
    commitment: setup.commitment,
    reveal: match.isOver ? { secret: setup.secret, words: match.words, seed: match.seed } : null,
  };
}

/** `before` is what the viewer was shown last, `open` what spectators are shown now. */
export function ownOf(match: Match, viewer: Viewer, before: Own | null = null, open: Own | null = null): Own {
  const seat = viewer === 'spectator' ? null : viewer;
  return {
    view: viewOf(match, viewer, { before: before?.view ?? null, open: open?.view ?? null }),
    canUndo: match.desk.phase === 'playing' && seat !== null && match.entries.length > 0 && match.run?.canUndo(seat) === true,
    standing: seat === null ? null : (match.desk.seats[seat]?.standing ?? null),
    taboos: seat === null || !hasTaboos(match.setup) ? null : match.desk.taboos,
    passing: seat !== null && match.asks.some((ask) => ask.seat === seat && answeredFor(match, ask) !== null),
  };
}

export function shownTo(match: Match, viewer: Viewer, common = commonOf(match, viewer), own = ownOf(match, viewer)): Shown {
  return { ...common, ...own, prompt: viewer === 'spectator' ? null : match.prompt(viewer) };
}

/** A frozen match may not even be able to show itself. */
function viewOf(match: Match, viewer: Viewer, again: Again<Json>): Json {
  if (match.run === null) return null;
  const { game, run, isOver } = match;
  if (match.desk.phase !== 'frozen') return game.viewAgain?.(run.state, viewer, isOver, again) ?? game.view(run.state, viewer, isOver);
  try {
    return match.game.view(match.run.state, viewer, false);
  } catch {
    return null;
  }
}

/** The viewer's own circle as it is; of another team all as soon as one is awaited, for who is asked among them is their own affair. */
export function waitingFor(match: Match, viewer: Viewer): readonly Seat[] {
  const waiting = match.waiting();
  const { teams } = match;
  if (teams === null) return waiting;
  const shown = teams.flatMap((team) => {
    const awaited = team.filter((seat) => waiting.includes(seat));
    return awaited.length === 0 || (viewer !== 'spectator' && team.includes(viewer)) ? awaited : team;
  });
  return shown.sort((a, b) => a - b);
}

/** Without a clock nothing changes from answer to answer. Other teams' clocks are seen to run, not how fast they are used up. */
export function clockShown(match: Match, viewer: Viewer): Shown['clock'] {
  const { clock } = match.desk;
  const { kind } = match.setup.clock;
  if (kind === 'none') return { kind, left: [], running: [], pace: [], since: null };
  const { left, running, pace, since } = clock;
  if (match.game.teams === undefined) return { kind, left: [...left], running: [...running], pace: [...pace], since };
  const own = viewer === 'spectator' ? [] : match.teamOf(viewer);
  const shown = waitingFor(match, viewer).filter((seat) => running.includes(seat) || !own.includes(seat));
  return {
    kind,
    left: left.map((ms, seat) => (own.includes(seat) ? ms : null)),
    running: shown,
    pace: shown.map((seat) => (own.includes(seat) ? (pace[running.indexOf(seat)] ?? 1) : 1)),
    since: shown.some((seat) => own.includes(seat)) ? since : null,
  };
}

/** That a window is open is public, and so is when it opened; who could answer in it is not. */
function windowShown({ desk, run, setup }: Match): WindowShown | null {
  if (run === null || desk.phase !== 'playing' || setup.window === 0) return null;
  const ask = run.asks.find((one) => one.window !== null);
  return ask === undefined ? null : { opened: desk.opened[ask.seat]?.at ?? desk.moved, least: setup.window };
}

function marksShown(match: Match, viewer: Viewer, before: Common | null): Shown['marks'] {
  const marks = marksFor(match, viewer);
  return before !== null && marks.length === before.marks.length && marks.every((mark, i) => mark === before.marks[i])
    ? before.marks
    : [...marks];
}
function teamsShown(match: Match, before: Common | null): Shown['teams'] {
  const { teams } = match;
  if (teams === null) return null;
  return before !== null && same(before.teams, teams) ? before.teams : teams.map((team) => [...team]);
}

/** The same list as before if nothing about anybody is different. */
export function seatsShown(match: Match, before: readonly SeatShown[] = []): SeatShown[] {
  const { seats } = match.desk;
  if (seats.length === before.length && seats.every((_, i) => isShownAs(match, i, before[i]))) return before as SeatShown[];
  return seats.map(({ driver, person, level, away, word, pledge, keptFor }, i) => {
    const old = before[i];
    if (isShownAs(match, i, old)) return old;
    return { driver, person, name: match.nameOf(i), level, away, ready: word !== null, pledge, keptFor, gaveUp: match.hasLeft(i) };
  });
}
function isShownAs(match: Match, seat: Seat, shown: SeatShown | undefined): shown is SeatShown {
  const state = match.desk.seats[seat];
  return (
    shown !== undefined &&
    state !== undefined &&
    shown.driver === state.driver &&
    shown.person === state.person &&
    shown.name === match.nameOf(seat) &&
    shown.level === state.level &&
    shown.away === state.away &&
    shown.pledge === state.pledge &&
    shown.keptFor === state.keptFor &&
    shown.gaveUp === match.hasLeft(seat) &&
    shown.ready === (state.word !== null)
  );
}

function requestShown(match: Match): RequestShown | null {
  const { petition } = match.desk;
  return petition === null ? null : { kind: petition.kind, by: petition.by, agreed: [...petition.agreed], missing: match.missingConsent() };
}
