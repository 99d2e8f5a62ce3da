/** The record of a match: what is kept for good, downloaded, watched again and checked. */
import {
  type AnyGame,
  type Entry,
  enter,
  type GameEvent,
  type Json,
  type Mark,
  type MatchRecord,
  type Result,
  type Told,
  type Viewer,
} from '@bridgehead/kernel';
import type { ReplayFile } from './api.ts';
import { diff } from './delta.ts';
import type { Desk, Happening, MatchSetup } from './desk.ts';
import { type Fair, seedOf } from './fair.ts';
import { eventsFor } from './gallery.ts';
import { type BeginningOfMatch, beginRun } from './rerun.ts';

export interface RecordOfMatch extends MatchRecord {
  readonly format: 'bridgehead-record/1';
  readonly match: string;
  /** What set-up told, and then what each entry told. */
  readonly told: readonly (readonly Told[])[];
  readonly result: Result | null;
  readonly fair: Fair;
  readonly names: readonly string[];
  readonly from: MatchSetup['from'];
  /** Marks that everybody sees; no part of what is checked. */
  readonly marks?: readonly Mark[];
}

/** The entries that count, what each told, and when it was made: take-backs are folded away, the referee's notes left out. */
export interface Played {
  readonly entries: Entry[];
  readonly told: Told[][];
  readonly at: number[];
}

/** Is it the game that tells this, and not the referee? */
export const isGames = (told: Told): boolean => !(told.all?.type ?? '').startsWith('match.');
const notes = (told: readonly Told[], type: string): boolean => told.some(({ all }) => all?.type === type);

export function playedIn(deeds: readonly Happening[]): Played {
  const played: Played = { entries: [], told: [[]], at: [] };
  let asked = { to: 0, jump: 0 };
  const cut = (to: number): Entry[] => {
    played.told.length = to + 1;
    played.at.length = to;
    return played.entries.splice(to);
  };
  for (const { deed, at, told } of deeds) {
    if (notes(told, 'match.begun')) played.told[0] = told.filter(isGames);
    if (deed.do === 'ask') asked = deed;
    if (deed.do === 'play') add(played, deed.entry, at, told.filter(isGames));
    else if (deed.do === 'back') cut(deed.to);
    else if (notes(told, 'match.takenBack')) {
      // What was taken back stays with the jump: it alone explains where the dice go on.
      const undone = cut(asked.to);
      add(played, { jump: asked.jump, undone }, at, []);
    }
  }
  return played;
}

function add(played: Played, entry: Entry, at: number, told: Told[]): void {
  played.entries.push(entry);
  played.told.push(told);
  played.at.push(at);
}

export function recordOf(
  setup: MatchSetup,
  { entries, told }: Played,
  {
    desk,
    words,
    names,
    marks,
  }: { readonly desk: Desk; readonly words: readonly string[]; readonly names: readonly string[]; readonly marks?: readonly Mark[] },
): RecordOfMatch {
  const { id: match, game, version, options, seats, secret, commitment, from } = setup;
  const seed = seedOf(match, secret, words);
  const pledges = desk.seats.map(({ pledge }) => pledge);
  const bots = desk.seats.flatMap(({ driver }, seat) => (driver === 'bot' ? [seat] : []));
  const fair = { secret, words, pledges, bots, commitment };
  const { result } = desk;
  return {
    format: 'bridgehead-record/1',
    match,
    game,
    version,
    options,
    seats,
    seed,
    entries,
    told,
    result,
    fair,
    names,
    from,
    ...(marks === undefined || marks.length === 0 ? {} : { marks }),
  };
}

type Frame = ReplayFile['frames'][number];

/**
 * A match as one viewer saw it, view by view; 'all' shows what was hidden too. While the match runs there is a frame only for
 * what this viewer was shown something of, and no word of who did it: the same that the viewer's own updates told.
 */
export function framesOf(
  game: AnyGame,
  beginning: BeginningOfMatch,
  { entries, at: times }: Pick<Played, 'entries' | 'at'>,
  viewer: Viewer | 'all',
  { begun, running }: { readonly begun: number; readonly running: boolean },
): Frame[] {
  const run = beginRun(game, beginning);
  const look = (): Json => game.view(run.state, viewer === 'all' ? 'spectator' : viewer, viewer === 'all' || run.result !== null);
  const seen = (): GameEvent[] => eventsFor(run.takeEvents(), viewer === 'all' ? 'spectator' : viewer);
  let view = look();
  const frames: Frame[] = [{ at: begun, seat: null, events: seen(), view }];
  entries.forEach((entry, i) => {
    enter(run, entry);
    const next = look();
    const frame = { at: times[i] ?? begun, seat: 'seat' in entry ? entry.seat : null, events: seen(), delta: [...diff(view, next)] };
    view = next;
    if (!running) frames.push(frame);
    else if (frame.events.length + frame.delta.length > 0) frames.push({ ...frame, seat: null });
  });
  return frames;
}
