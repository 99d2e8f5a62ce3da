/** What each viewer sees of a match. */
import { type Json, same, type Viewer } from '@bridgehead/kernel';
import type { Match } from './match.ts';
import type { RequestShown, SeatShown, Shown } from './protocol.ts';

/** What everybody sees. Worked out once for all viewers; parts that did not change are the same objects as `before`, and frozen. */
export type Common = Omit<Shown, 'view' | 'prompts' | 'canUndo' | 'standing'>;

export function commonOf(match: Match, before: Common | null = null): Common {
  const { desk, game, setup, run } = match;
  const playing = desk.phase === 'playing';
  const seats = seatsShown(match);
  const waiting = match.waiting();
  return {
    game: game.id,
    rules: setup.version,
    phase: desk.phase,
    waiting: before !== null && same(before.waiting, waiting) ? before.waiting : waiting,
    answered: run?.answered ?? 0,
    seats: before !== null && same(before.seats, seats) ? before.seats : fixed(seats),
    clock: before !== null && setup.clock.kind === 'none' ? before.clock : clockShown(match),
    request: requestShown(match),
    canConcede: playing && game.concede !== undefined,
    canDraw: playing && game.drawByAgreement !== undefined && desk.seats.every((one) => one.driver === 'person' && !one.away),
    result: desk.result as Shown['result'],
    fault: desk.phase === 'frozen' ? 'A rule went wrong; this match is frozen. Nothing that was played is lost.' : null,
    commitment: setup.commitment,
    reveal: match.isOver ? { secret: setup.secret, words: match.words, seed: match.seed } : null,
  };
}

function fixed(seats: SeatShown[]): SeatShown[] {
  for (const seat of seats) Object.freeze(seat);
  Object.freeze(seats);
  return seats;
}

export function shownTo(match: Match, viewer: Viewer, common: Common = commonOf(match)): Shown {
  return { ...besidesPrompts(match, viewer, common), prompts: viewer === 'spectator' ? [] : match.prompts(viewer) };
}

/** All but the prompts: those change as a whole, when other questions are open. */
export function besidesPrompts(match: Match, viewer: Viewer, common: Common): Omit<Shown, 'prompts'> {
  const { desk, run } = match;
  const seat = viewer === 'spectator' ? null : viewer;
  return {
    ...common,
    view: viewOf(match, viewer),
    canUndo: common.phase === 'playing' && seat !== null && match.entries.length > 0 && (run?.canUndo(seat) ?? false),
    standing: seat === null ? null : (desk.seats[seat]?.standing ?? null),
  };
}

/** A frozen match may not even be able to show itself. */
function viewOf(match: Match, viewer: Viewer): Json {
  if (match.run === null) return null;
  if (match.desk.phase !== 'frozen') return match.game.view(match.run.state, viewer, match.isOver);
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

export function seatsShown(match: Match): SeatShown[] {
  return match.desk.seats.map((seat, i) => ({
    driver: seat.driver,
    person: seat.person,
    name: match.nameOf(i),
    level: seat.level,
    away: seat.away,
    ready: seat.word !== null,
  }));
}

function requestShown(match: Match): RequestShown | null {
  const { petition } = match.desk;
  return petition === null ? null : { kind: petition.kind, by: petition.by, agreed: [...petition.agreed], missing: match.missingConsent() };
}
