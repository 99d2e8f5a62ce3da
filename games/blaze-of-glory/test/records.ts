/**
 * Whole matches of random play, each as one line: format, decks, seed, how many answers, the end, and a hash of everything that was told
 * and of the last position. A changed line is a changed rule, or another way of drawing answers.
 * Run by itself (`npx node`), this file prints the lines for `golden/records.txt`.
 */
import { Run, randomAnswer, readOptions, SeededChance, seedFrom, sha256Of, type Told } from '@bridgehead/kernel';
import { type Blaze, game } from '../index.ts';

export interface Setting {
  readonly format: 'standard' | 'skirmish';
  readonly decks: 'random' | 'starters';
  readonly seed: number;
}

const MATCHES = 8;
export const SETTINGS: readonly Setting[] = (['skirmish', 'standard'] as const).flatMap((format) =>
  (['random', 'starters'] as const).flatMap((decks) => Array.from({ length: MATCHES }, (_, seed) => ({ format, decks, seed }))),
);
export const nameOfMatch = ({ format, decks, seed }: Setting): string => `${format} ${decks} ${seed}`;

/** Long matches are cut here: what comes later is more of the same. */
const MOST_ANSWERS = 900;

export function recordOfMatch(setting: Setting): string {
  const read = readOptions(game.options, { format: setting.format, decks: setting.decks });
  if ('problem' in read) throw new Error(read.problem);
  const seed = (part: number) => new SeededChance(seedFrom(setting.seed, part));
  const run = Run.begin<Blaze>(game as never, { seats: 2, options: read.options, chance: seed(1) }, { kept: false, watched: true });
  const chance = seed(2);
  const told: Told[] = [];
  let answers = 0;
  for (; run.result === null && answers < MOST_ANSWERS; answers++) {
    const open = run.openAsks;
    const ask = open[chance.below(open.length)] as (typeof open)[number];
    run.play(randomAnswer(ask, run.state, chance), run.asks.indexOf(ask));
    if (run.fault !== null) throw new Error(run.fault);
    told.push(...run.takeEvents());
  }
  return `${nameOfMatch(setting)}: ${answers} ${run.result?.reason ?? '–'} ${run.state.score.join(':')} ${sha256Of([told, run.state]).slice(0, 16)}`;
}

if (import.meta.main) for (const setting of SETTINGS) console.log(recordOfMatch(setting));
