/** `npm run fuzz -- GAME --games N`: random games with checks. Ends with 1 when something is wrong, 2 when it was asked wrongly. */
import type { AnyGame } from '@bridgehead/kernel';
import { Command } from 'commander';
import { everySeatCount } from '../fitting.ts';
import { fuzz } from '../fuzz.ts';
import { invariantsOf, loadGame, Misuse, runCommand, wholeNumber } from './common.ts';

interface Flags {
  readonly games: number;
  readonly seats?: number;
  readonly seed: number;
  readonly from: number;
  readonly json?: boolean;
}

const MOST_PRINTED = 5;

async function main(): Promise<number> {
  const command = new Command('fuzz')
    .description('Play many random games and check what must always hold.')
    .argument('<game>', 'id of a game')
    .option('--games <n>', 'how many games', wholeNumber('--games', 1, 100_000_000), 1_000)
    .option('--seats <n>', 'number of seats (default: every number the game allows)', wholeNumber('--seats', 1, 64))
    .option('--seed <n>', 'another set of games', wholeNumber('--seed', 0, 0xffff_ffff), 0)
    .option('--from <n>', 'number of the first game', wholeNumber('--from', 0, 0xffff_ffff), 0)
    .option('--json', 'one JSON object and nothing else')
    .exitOverride()
    .parse();
  const flags = command.opts<Flags>();
  const game = await loadGame(command.args[0] as string);
  const seats = wantedSeats(game, flags.seats);
  const invariants = await invariantsOf(game);
  const problems: string[] = [];
  const began = performance.now();
  const report = fuzz(game, {
    games: flags.games,
    from: flags.from,
    ...(seats === undefined ? {} : { seats }),
    seed: flags.seed,
    invariants,
    onProblem: (problem) => {
      problems.push(problem);
      if (flags.json !== true && problems.length <= MOST_PRINTED) console.error(problem);
    },
    ...(flags.json !== true && process.stderr.isTTY ? { onGame: progress(flags.games) } : {}),
  });
  const seconds = Math.round((performance.now() - began) / 10) / 100;
  const result = { game: game.id, games: flags.games, ...report, seconds };
  if (flags.json === true) console.log(JSON.stringify({ ...result, problems: problems.slice(0, MOST_PRINTED) }));
  else
    console.log(
      `${game.title}: ${flags.games} games, ${report.combinations} tables, ${report.decisions} decisions, ${report.violations} violations, ${report.unfinished} unfinished, ${seconds} s${report.unmet === undefined ? '' : `; never met: ${report.unmet.join(', ') || 'nothing'}`}`,
    );
  return report.violations + report.unfinished === 0 ? 0 : 1;
}

function wantedSeats(game: AnyGame, wanted: number | undefined): number | undefined {
  const counts = everySeatCount(game).map(({ seats }) => seats);
  if (wanted !== undefined && !counts.includes(wanted)) throw new Misuse(`${game.title} is played by ${counts.join(', ')}, not ${wanted}.`);
  return wanted;
}

const progress = (games: number) => (played: number) => {
  if (played % 100 === 0 || played === games) process.stderr.write(`\r${played} of ${games}${played === games ? '\n' : ''}`);
};

await runCommand(main);
