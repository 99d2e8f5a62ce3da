/** `bridgehead play GAME`: a match in this terminal. */
import { writeFileSync } from 'node:fs';
import { isLevel, LEVELS, type Level } from '@bridgehead/bots';
import { catalogue } from '@bridgehead/games';
import { type AnyGame, freshSeed, type OptionValues, readTypedOptions, seatCounts, seatsProblem, seedFrom } from '@bridgehead/kernel';
import type { Command } from 'commander';
import { Misuse } from '../misuse.ts';
import { Session } from '../play/session.ts';
import { Talk } from '../play/talk.ts';
import { loadTerminal } from '../play/terminal-table.ts';

interface Flags {
  readonly bot: string;
  readonly seat: string;
  readonly seats?: string;
  readonly seed?: string;
  readonly options?: string;
  readonly record?: string;
  readonly plain?: boolean;
}

export function configure(command: Command): void {
  command
    .argument('<game>', 'id of a game')
    .option('--bot <level>', `who plays the other seats: ${LEVELS.join(', ')}, or none for people at this keyboard`, 'cadet')
    .option('--seat <n>', 'your seat, from 0', '0')
    .option('--seats <n>', 'number of seats (default: the fewest)')
    .option('--seed <seed>', 'a number, or 64 hexadecimal digits: the same seed, the same dice')
    .option('--options <list>', 'options of the game: name=value,name=value')
    .option('--record <file>', 'write the finished match to a file')
    .option('--plain', 'line by line, without drawing over the screen (for screen readers and scripts)')
    .action(play);
}

async function play(id: string, flags: Flags): Promise<void> {
  const game = await loadGame(id);
  const options = readTableOptions(game, flags.options);
  const seats = readSeats(game, flags.seats, options);
  const seed = readSeed(flags.seed);
  const drivers = readDrivers(flags.bot, flags.seat, seats);
  const session = new Session(game, { seats, options, seed, drivers });
  const talk = new Talk(session, await loadTerminal(game.id));
  const isScreen = flags.plain !== true && process.stdin.isTTY === true && process.stdout.isTTY === true;
  if (isScreen) {
    await (await import('../play/screen.ts')).playOnScreen(talk);
    if (session.isOver) console.log(talk.scene().log.at(-1) ?? '');
  } else await (await import('../play/plain.ts')).playPlain(talk, process.stdin, (text) => process.stdout.write(`${text}\n`));
  if (flags.record !== undefined) writeFileSync(flags.record, `${JSON.stringify(session.record())}\n`);
  if (!session.isOver) process.exitCode = 1;
}

async function loadGame(id: string): Promise<AnyGame> {
  const entry = catalogue.find((one) => one.id === id);
  if (entry === undefined) throw new Misuse(`There is no game "${id}". Known: ${catalogue.map((one) => one.id).join(', ')}.`);
  return entry.load();
}

function readSeats(game: AnyGame, text: string | undefined, options: OptionValues): number {
  const seats = text === undefined ? (seatCounts(game, options)[0] ?? game.seats.min) : Number(text);
  const problem = seatsProblem(game, seats, options);
  if (problem !== null) throw new Misuse(problem);
  return seats;
}

function readDrivers(bot: string, seatText: string, seats: number): ('person' | Level)[] {
  const seat = Number(seatText);
  if (!/^\d+$/.test(seatText) || seat >= seats) throw new Misuse(`--seat takes a number from 0 to ${seats - 1}.`);
  if (bot !== 'none' && !isLevel(bot)) throw new Misuse(`--bot takes ${LEVELS.join(', ')} or none, not "${bot}".`);
  return Array.from({ length: seats }, (_, i) => (i === seat || bot === 'none' ? 'person' : (bot as Level)));
}

function readSeed(text: string | undefined): string {
  if (text === undefined) return freshSeed();
  if (/^[0-9a-f]{64}$/.test(text)) return text;
  if (/^\d{1,9}$/.test(text)) return seedFrom(Number(text));
  throw new Misuse('--seed takes a number of up to nine digits, or 64 hexadecimal digits.');
}

function readTableOptions(game: AnyGame, text = ''): OptionValues {
  const read = readTypedOptions(game.options, text);
  if ('problem' in read) throw new Misuse(read.problem);
  return read.options;
}
