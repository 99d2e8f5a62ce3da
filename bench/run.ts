/** `npm run bench`: what we measure, always compared with something else in the same run. Sections are chosen by flag; the kernel by default. */
import { Command, InvalidArgumentError } from 'commander';

export type Figures = Record<string, number>;
export interface BenchOptions {
  readonly rounds: number;
  readonly seconds: number;
  readonly onProgress: (text: string) => void;
}

const positive = (text: string): number => {
  const n = Number(text);
  if (!(n > 0) || !Number.isFinite(n)) throw new InvalidArgumentError('It takes a number above 0.');
  return n;
};

const program = new Command('bench')
  .option('--bots', 'the search, next to boardgame.io’s MCTS bot')
  .option('--lab', 'games per second in the lab, with one and two workers')
  .option('--web', 'size and time to the first move of the web table, next to a bare page')
  .option('--rounds <n>', 'interleaved rounds', positive, 5)
  .option('--seconds <n>', 'CPU seconds for each measurement', positive, 1)
  .option('--json', 'one JSON object and nothing else')
  .parse();
const flags = program.opts();

const sections: [boolean, () => Promise<(options: BenchOptions) => Promise<Figures>>][] = [
  [!(flags.bots || flags.lab || flags.web), async () => (await import('./kernel.ts')).benchKernel],
  [flags.bots === true, async () => (await import('./bots.ts')).benchBots],
  [flags.lab === true, async () => (await import('./lab.ts')).benchLab],
  [flags.web === true, async () => (await import('./web.ts')).benchWeb],
];

const figures: Figures = {};
for (const [wanted, load] of sections) {
  if (!wanted) continue;
  const onProgress = (text: string) => {
    if (!flags.json && process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
  };
  Object.assign(figures, await (await load())({ rounds: flags.rounds, seconds: flags.seconds, onProgress }));
  onProgress('');
}
if (flags.json) console.log(JSON.stringify(figures));
else console.table(Object.entries(figures).map(([figure, value]) => ({ figure, value: Number(value.toPrecision(4)) })));
