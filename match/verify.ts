/**
 * Checking a record: the commitment, the pledges, the seed, every answer, every event, the result. Needs nothing from the
 * server that made it, and accepts nothing that the kernel would not have written.
 */
import {
  type AnswerEntry,
  type AnyGame,
  type Entry,
  enter,
  type Json,
  type MatchChance,
  Run,
  readOptions,
  same,
  seatsProblem,
  type Told,
} from '@bridgehead/kernel';
import type { Verdict } from './api.ts';
import { botWordOf, commitmentOf, pledgeOf, seedOf } from './fair.ts';
import { formProblem, seatsFormProblem } from './form.ts';
import type { RecordOfMatch } from './record.ts';
import { type AnyRun, beginRun, cutFor } from './rerun.ts';
import { isCleaned } from './text.ts';

/** Each take-back is explained from a copy of the position it led to: so many entries are run again for all of them together. */
const MOST_AGAIN = 1_000_000;

/** Thrown where it is found, with the entry; -1 is what comes before the first. */
class Wrong extends Error {
  readonly at: number;
  constructor(problem: string, at: number) {
    super(problem);
    this.at = at;
  }
}
const demand = (holds: boolean, problem: string, at = -1): void => {
  if (!holds) throw new Wrong(problem, at);
};

const demandNone = (problem: string | null): void => {
  if (problem !== null) throw new Wrong(problem, -1);
};

export interface VerifyOptions {
  /** The commitment that was shown before the match. Without it a record can only hold in itself. */
  readonly promised?: string | null;
  /** How many entries are run again for take-backs. */
  readonly mostAgain?: number;
}

export function verify(game: AnyGame, record: RecordOfMatch, { promised = null, mostAgain = MOST_AGAIN }: VerifyOptions = {}): Verdict {
  try {
    demand(promised === null || record.fair.commitment === promised, 'It is of another commitment than the one that was promised.');
    demandNone(formProblem(record));
    checkHead(game, record);
    checkDice(record);
    const { from, entries } = record;
    if (from !== null) {
      const past = { ...record, seed: from.seed, from: null };
      const jumps = new Jumps(mostAgain);
      const run = beginRun(game, past);
      from.entries.forEach((entry, i) => {
        const problem = (isBareJump(entry) ? whyNotPast(run, entry.jump) : jumps.explain(run, entry)) ?? go(run, entry, true);
        demand(problem === null, `What it goes on from does not hold: entry ${i}: ${problem}`);
      });
      const cut = cutFor(game, past, from.entries, from.entries.length);
      demand(cut === from.entries.length, 'It goes on from a position that no match goes on from.');
    }
    checkPlay(game, record, mostAgain);
    return { genuine: true, checked: entries.length, problem: null, at: null };
  } catch (error) {
    if (error instanceof Wrong) return { genuine: false, checked: Math.max(0, error.at), problem: error.message, at: error.at };
    return { genuine: false, checked: 0, problem: `The record cannot be run: ${error}`, at: -1 };
  }
}

function checkHead(game: AnyGame, { game: id, version, options, seats, told, entries }: RecordOfMatch): void {
  demand(id === game.id, `This is a record of ${id}.`);
  demand(version === game.version, `It was played under rules version ${version}; these are version ${game.version}.`);
  const read = readOptions(game.options, options);
  if ('problem' in read) throw new Wrong(read.problem, -1);
  demand(same(read.options as Json, options as Json), 'The options are not written as a table has them.');
  const unfitting = seatsProblem(game, seats, read.options);
  if (unfitting !== null) throw new Wrong(unfitting, -1);
  demand(told.length === entries.length + 1, 'The events do not belong to the entries.');
}

function checkDice(record: RecordOfMatch): void {
  const { match, seats, seed, fair } = record;
  const { secret, words, pledges, bots, commitment } = fair;
  demand(commitmentOf(match, secret) === commitment, 'The secret does not fit the commitment published before the match.');
  demand(words.length === seats && seedOf(match, secret, words) === seed, 'The seed does not follow from the secret and the words.');
  demand(pledges.length === seats, 'The pledges do not belong to the seats.');
  demandNone(seatsFormProblem(record));
  words.forEach((word, seat) => {
    const pledge = pledges[seat] ?? null;
    demand(pledge === null || pledgeOf(match, word) === pledge, `The word of seat ${seat} is not the one that was pledged.`);
    const isBot = bots.includes(seat);
    demand(!isBot || word === botWordOf(match, commitment, seat), `The word of seat ${seat} was chosen, though a bot sits there.`);
  });
}

function checkPlay(game: AnyGame, record: RecordOfMatch, mostAgain: number): void {
  const { entries, told, result, seats, fair } = record;
  const run = beginRun(game, record);
  const first = difference(run, told[0] ?? []);
  demand(first === null, `Set-up: ${first}`);
  const jumps = new Jumps(mostAgain);
  entries.forEach((entry, at) => {
    const problem = jumps.explain(run, entry) ?? go(run, entry) ?? difference(run, told[at + 1] ?? []);
    demand(problem === null, `Entry ${at}: ${problem}`, at);
  });
  const drawn = { ranking: [Array.from({ length: seats }, (_, seat) => seat)], reason: 'match.drawn', clause: game.drawByAgreement ?? '' };
  // A bot does not agree to a draw.
  const mayBeDrawn = fair.bots.length === 0 && run.result === null && game.drawByAgreement !== undefined && same(result as Json, drawn);
  const expected = run.result as Json;
  demand(
    mayBeDrawn || same(expected, result as Json),
    `The result is ${JSON.stringify(expected)}, not ${JSON.stringify(result)}.`,
    entries.length,
  );
}

/** Moves the run on by an entry that has just the members an entry has. */
function go(run: AnyRun, entry: Entry, isPast = false): string | null {
  if (!isEntry(entry) && !(isPast && isBareJump(entry))) return 'not an entry';
  if (run.result !== null) return 'the match was over';
  return isClean(run, entry) ? enter(run, entry) : 'a text that the referee would have cleaned';
}

function isClean(run: AnyRun, entry: Entry): boolean {
  const ask = 'seat' in entry ? run.askOf(entry.seat) : null;
  if (ask?.kind !== 'write') return true;
  const { answer } = entry as AnswerEntry;
  return typeof answer !== 'string' || isCleaned(answer, ask.lines);
}

function isEntry(entry: unknown): entry is Entry {
  const members = Object.keys(entry ?? {})
    .sort()
    .join();
  if (members === 'jump,undone') return Array.isArray((entry as { undone: unknown }).undone);
  return members === 'answer,seat' || members === 'concede';
}

/**
 * What a match goes on from is kept without what was taken back: its dice are not those of the match, and the record that it was
 * taken from was checked whole.
 */
const isBareJump = (entry: Entry): entry is Extract<Entry, { readonly jump: number }> => Object.keys(entry ?? {}).join() === 'jump';
function whyNotPast(run: AnyRun, jump: number): string | null {
  const isAhead = Number.isSafeInteger(jump) && jump >= (run.table.chance as MatchChance).position;
  return isAhead ? null : 'the dice go on from where they have been';
}

/** Dice may be passed over only because they fell in what was taken back: played again, it leads to just that position. */
class Jumps {
  readonly #most: number;
  #again = 0;
  constructor(most: number) {
    this.#most = most;
  }

  /** What is wrong with an entry at this position; null if it passes over no dice, or rightly. The run stays as it is. */
  explain(run: AnyRun, entry: Entry): string | null {
    if (!isEntry(entry) || !('jump' in entry) || run.result !== null) return null;
    const undone = entry.undone ?? [];
    this.#again += run.since.length + undone.length;
    if (this.#again > this.#most) return 'its take-backs cannot be explained in any time';
    const [first] = undone;
    if (first === undefined || !isEntry(first) || !('seat' in first)) return 'nothing was taken back';
    const copy = Run.resume(run.game, run.save(), run.table.chance as MatchChance);
    for (const one of undone) {
      const problem = this.explain(copy, one) ?? go(copy, one);
      if (problem !== null) return `what was taken back does not fit: ${problem}`;
    }
    return (copy.table.chance as MatchChance).position === entry.jump ? null : 'the dice go on from where nobody left them';
  }
}

function difference(run: AnyRun, recorded: readonly Told[]): string | null {
  const told = run.takeEvents();
  for (let i = 0; i < Math.max(told.length, recorded.length); i++)
    if (!same(told[i], recorded[i]))
      return `event ${i} is ${JSON.stringify(told[i] ?? null)}, the record has ${JSON.stringify(recorded[i] ?? null)}.`;
  return null;
}
