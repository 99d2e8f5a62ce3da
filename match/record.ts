/** The record of a match: what is kept for good, downloaded, watched again and checked. */
import {
  type AnyGame,
  type Entry,
  enter,
  type GameEvent,
  type Json,
  type MatchChance,
  type MatchRecord,
  type Result,
  readOptions,
  same,
  seatsProblem,
  type Told,
  type Viewer,
} from '@bridgehead/kernel';
import type { ReplayFile, Verdict } from './api.ts';
import { diff } from './delta.ts';
import type { Happening, MatchSetup } from './desk.ts';
import { commitmentOf, type Fair, seedOf } from './fair.ts';
import { eventsFor } from './gallery.ts';
import { type AnyRun, type BeginningOfMatch, beginRun } from './rerun.ts';

export interface RecordOfMatch extends MatchRecord {
  readonly format: 'bridgehead-record/1';
  readonly match: string;
  /** What set-up told, and then what each entry told. */
  readonly told: readonly (readonly Told[])[];
  readonly result: Result | null;
  readonly fair: Fair;
  readonly names: readonly string[];
  readonly from: MatchSetup['from'];
}

/** The entries that count, what each told, and when it was made: take-backs are folded away, the referee's notes left out. */
export interface Played {
  readonly entries: Entry[];
  readonly told: Told[][];
  readonly at: number[];
}

const isGames = (told: Told): boolean => !(told.all?.type ?? '').startsWith('match.');
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
  { words, names, result }: { words: readonly string[]; names: readonly string[]; result: Result | null },
): RecordOfMatch {
  const { id: match, game, version, options, seats, secret, commitment, from } = setup;
  const seed = seedOf(match, secret, words);
  const fair = { secret, words, commitment };
  return { format: 'bridgehead-record/1', match, game, version, options, seats, seed, entries, told, result, fair, names, from };
}

/**
 * Runs a record again and compares everything: the commitment, the seed, every answer, every event, the result. Needs
 * nothing from the server that made it. `at` counts entries; -1 is what comes before the first.
 */
export function verify(game: AnyGame, record: RecordOfMatch): Verdict {
  const wrong = (problem: string, at: number, checked = Math.max(0, at)): Verdict => ({ genuine: false, checked, problem, at });
  const { match, fair, seats, entries, told, result } = record;
  if (record.game !== game.id) return wrong(`This is a record of ${record.game}.`, -1);
  if (record.version !== game.version)
    return wrong(`It was played under rules version ${record.version}; these are version ${game.version}.`, -1);
  if (commitmentOf(match, fair.secret) !== fair.commitment)
    return wrong('The secret does not fit the commitment published before the match.', -1);
  if (fair.words.length !== seats || seedOf(match, fair.secret, fair.words) !== record.seed)
    return wrong('The seed does not follow from the secret and the words.', -1);
  const read = readOptions(game.options, record.options);
  if ('problem' in read) return wrong(read.problem, -1);
  const unfitting = seatsProblem(game, seats, read.options);
  if (unfitting !== null) return wrong(unfitting, -1);
  if (told.length !== entries.length + 1) return wrong('The events do not belong to the entries.', -1);
  try {
    const run = beginRun(game, record);
    const first = difference(run, told[0] ?? []);
    if (first !== null) return wrong(`Set-up: ${first}`, -1);
    for (let at = 0; at < entries.length; at++) {
      const entry = entries[at] as Entry;
      const problem = unexplained(game, record, at) ?? enter(run, entry);
      if (problem !== null) return wrong(`Entry ${at}: ${problem}`, at);
      const different = difference(run, told[at + 1] ?? []);
      if (different !== null) return wrong(`Entry ${at}: ${different}`, at);
    }
    if (run.result !== null ? !same(run.result, result) : result !== null && result.reason !== 'match.drawn')
      return wrong(`The result is ${JSON.stringify(run.result)}, not ${JSON.stringify(result)}.`, entries.length);
  } catch (error) {
    return wrong(`The record cannot be run: ${error instanceof Error ? error.message : String(error)}`, -1);
  }
  return { genuine: true, checked: entries.length, problem: null, at: null };
}

/** Dice may be passed over only because they fell in what was taken back: played again, it leads to just that position. */
function unexplained(game: AnyGame, record: RecordOfMatch, at: number): string | null {
  const entry = record.entries[at] as Entry;
  if (typeof entry !== 'object' || entry === null || !('jump' in entry)) return null;
  const run = beginRun(game, record);
  for (const one of [...record.entries.slice(0, at), ...(entry.undone ?? [])]) {
    const problem = enter(run, one);
    if (problem !== null) return `what was taken back does not fit: ${problem}`;
  }
  return (run.table.chance as MatchChance).position === entry.jump ? null : 'the dice go on from where nobody left them';
}

function difference(run: AnyRun, recorded: readonly Told[]): string | null {
  const told = run.takeEvents();
  for (let i = 0; i < Math.max(told.length, recorded.length); i++)
    if (!same(told[i], recorded[i]))
      return `event ${i} is ${JSON.stringify(told[i] ?? null)}, the record has ${JSON.stringify(recorded[i] ?? null)}.`;
  return null;
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
