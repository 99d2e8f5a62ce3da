/** `bridgehead annotate RECORD`: a finished match looked at again; the expected result as a graph, and what was better. */
import { readFileSync } from 'node:fs';
import { type Annotated, annotate } from '@bridgehead/bots';
import { loadGame } from '@bridgehead/games';
import { type AnyGame, type Entry, type MatchRecord, Run, replay, SeededChance } from '@bridgehead/kernel';
import { optionText } from '@bridgehead/ui/typed';
import { type Command, InvalidArgumentError } from 'commander';
import { Misuse } from '../misuse.ts';
import { loadTerminal } from '../play/terminal-table.ts';

const WIDTH = 40;

export function configure(command: Command): void {
  command
    .argument('<record>', 'a match record, as downloaded or written by `play --record`')
    .option('--iterations <n>', 'imagined games for each decision', whole, 150)
    .option('--json', 'one JSON object and nothing else')
    .action(run);
}

function whole(text: string): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 1) throw new InvalidArgumentError('It takes a whole number above 0.');
  return n;
}

async function run(file: string, flags: { iterations: number; json?: boolean }): Promise<void> {
  const record = readRecord(file);
  const game = await loadGame(record.game);
  if (game === null) throw new Misuse(`There is no game "${String(record.game).slice(0, 40)}".`);
  const again = replay(game, record);
  if ('problem' in again) throw new Misuse(`The record does not replay: ${again.problem} (entry ${again.at}).`);
  const found = annotate(game, record, {
    iterations: flags.iterations,
    onProgress: (done, all) => {
      if (flags.json !== true && process.stderr.isTTY === true)
        process.stderr.write(`\r\x1b[K${done} of ${all}${done === all ? '\n' : ''}`);
    },
  });
  if (flags.json === true) console.log(JSON.stringify(found));
  else {
    const called = (await loadTerminal(game.id))?.names?.(again.run.view('spectator')) ?? [];
    for (const line of lines(game, record, found, called)) console.log(line);
  }
}

/** A bare record, or a downloaded file that holds one under `record`. */
function readRecord(file: string): MatchRecord {
  try {
    const read = JSON.parse(readFileSync(file, 'utf8'));
    const record = (read.record ?? read) as MatchRecord;
    if (typeof record.game === 'string' && Array.isArray(record.entries)) return record;
  } catch {
    throw new Misuse(`${file} cannot be read as a match record.`);
  }
  throw new Misuse(`${file} is not a match record.`);
}

function lines(game: AnyGame, record: MatchRecord, { notes, turningPoints }: Annotated, called: readonly (string | null)[]): string[] {
  const names = Array.from({ length: record.seats }, (_, seat) => called[seat] ?? game.seats.names?.[seat] ?? `Seat ${seat + 1}`);
  const wide = Math.max(...names.map(({ length }) => length));
  const graph = notes.map((note) => {
    const seat = names[note.seat] ?? '';
    const bar = '█'.repeat(Math.round(WIDTH * note.expected)).padEnd(WIDTH, '·');
    return `${String(note.at).padStart(4)} ${seat.padEnd(wide)} ${bar} ${Math.round(100 * note.expected)} %${note.loss > 0.08 ? ' ◄' : ''}`;
  });
  const turns = turningPoints.map((note) => {
    const { played, better } = inWords(game, record, note.at, note.best);
    return `Entry ${note.at}: ${played} gave away ${Math.round(100 * note.loss)} points; better was ${better}.`;
  });
  return [...graph, '', ...(turns.length === 0 ? ['No turning points: nobody gave much away.'] : turns)];
}

/** The played and the better answer as the table would have said them at that moment. */
function inWords(game: AnyGame, record: MatchRecord, at: number, best: unknown): { played: string; better: string } {
  const { seats, options, seed } = record;
  const run = Run.begin(game, { seats, options, chance: new SeededChance(seed) }, { kept: true });
  for (const entry of record.entries.slice(0, at)) run.enter(entry);
  const entry = record.entries[at] as Extract<Entry, { answer: unknown }>;
  const prompt = run.prompt(entry.seat);
  if (prompt === null) return { played: '', better: '' };
  const say = (answer: unknown) => optionText({ game, view: run.view(entry.seat), prompt }, answer as never);
  return { played: say(entry.answer), better: say(best) };
}
