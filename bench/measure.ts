/** Runs cases in processes of their own, in interleaved rounds, and takes medians of units per CPU second. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export interface Plan {
  readonly file: string;
  readonly names: readonly string[];
  readonly rounds: number;
  readonly seconds: number;
  readonly onProgress: (done: number, all: number, name: string) => void;
}

export function measure({ file, names, rounds, seconds, onProgress }: Plan): Record<string, number> {
  const rates = new Map<string, number[]>(names.map((name) => [name, []]));
  let done = 0;
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      onProgress(++done, rounds * names.length, name);
      const printed = execFileSync(process.execPath, [join(import.meta.dirname, 'cases', file), name, String(seconds)], {
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const { units, cpu } = JSON.parse(printed);
      rates.get(name)?.push(units / cpu);
    }
  }
  return Object.fromEntries([...rates].map(([name, all]) => [name, median(all)]));
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[half] as number) : ((sorted[half - 1] as number) + (sorted[half] as number)) / 2;
}
