/** What each viewer sees of a match. */
import { type Again, type Json, listAgain, type Viewer } from '@bridgehead/kernel';
import type { Match } from './match.ts';
import type { RequestShown, SeatShown, Shown, WindowShown } from './protocol.ts';

/** What everybody sees. Worked out once for all viewers; parts that did not change are the same objects as `before`. */
export type Common = Omit<Shown, keyof Own | 'prompts'>;
/** What a viewer sees beside that. The prompts are apart: they change as a whole, when other questions are open. */
export type Own = Pick<Shown, 'view' | 'canUndo' | 'standing'>;

export function commonOf(match: Match, before: Common | null = null): Common {
  const { desk, game, setup, run } = match;
  const playing = desk.phase === 'playing';
  return {
    game: game.id,
    rules: setup.version,
    phase: desk.phase,
    waiting: listAgain(before?.waiting, match.waiting()) as number[],
    answered: run?.answered ?? 0,
    seats: seatsShown(match, before?.seats),
    clock: before !== null && setup.clock.kind === 'none' ? before.clock : clockShown(match),
    window: windowShown(match),
    request: requestShown(match),
    canConcede: playing && game.concede !== undefined,
    canDraw: playing && game.drawByAgreement !== undefined && desk.seats.every((one) => one.driver === 'person' && !one.away),
    result: desk.result as Shown['result'],
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
    canUndo: match.desk.phase === 'playing' && seat !== null && match.entries.length > 0 && (match.run?.canUndo(seat) ?? false),
    standing: seat === null ? null : (match.desk.seats[seat]?.standing ?? null),
  };
}

export function shownTo(match: Match, viewer: Viewer, common: Common = commonOf(match), own: Own = ownOf(match, viewer)): Shown {
  return { ...common, ...own, prompts: viewer === 'spectator' ? [] : match.prompts(viewer) };
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

/** Without a clock nothing changes from answer to answer. */
function clockShown(match: Match): Shown['clock'] {
  const { clock } = match.desk;
  const { kind } = match.setup.clock;
  return kind === 'none'
    ? { kind, left: [], running: [], since: null }
    : { kind, left: [...clock.left], running: [...clock.running], since: clock.since };
}

/** That a window is open is public, and so is when it opened; who could answer in it is not. */
function windowShown({ desk, run, setup }: Match): WindowShown | null {
  if (run === null || desk.phase !== 'playing' || setup.window === 0) return null;
  const at = run.asks.findIndex((ask) => ask.window !== null);
  return at < 0 ? null : { opened: desk.asked[at]?.at ?? desk.moved, least: setup.window };
}

export function seatsShown(match: Match, before: readonly SeatShown[] = []): SeatShown[] {
  const seats = match.desk.seats.map((seat, i) => {
    const old = before[i];
    const name = match.nameOf(i);
    const ready = seat.word !== null;
    const { driver, person, level, away } = seat;
    const isSame =
      old !== undefined &&
      old.driver === driver &&
      old.person === person &&
      old.name === name &&
      old.level === level &&
      old.away === away &&
      old.ready === ready;
    return isSame ? old : { driver, person, name, level, away, ready };
  });
  return seats.every((seat, i) => seat === before[i]) && seats.length === before.length ? (before as SeatShown[]) : seats;
}

function requestShown(match: Match): RequestShown | null {
  const { petition } = match.desk;
  return petition === null ? null : { kind: petition.kind, by: petition.by, agreed: [...petition.agreed], missing: match.missingConsent() };
}
