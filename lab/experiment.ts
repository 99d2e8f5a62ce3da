/** What is to be played: game, seats, options, seed, patches. The same experiment gives the same figures everywhere. */
import { isLevel, LEVELS, type Player } from '@bridgehead/bots';
import { type AnyGame, type OptionValues, type Patch, readTypedOptions, seatsProblem } from '@bridgehead/kernel';

export interface Experiment {
  readonly game: string;
  readonly players: readonly Player[];
  readonly options: OptionValues;
  readonly seed: number;
  readonly games: number;
  readonly patches: readonly Patch[];
}

/** Games that are played in one go. The same everywhere: shards are added up in order, so the sums agree to the last digit. */
const SHARD = 20;

export interface Shard {
  readonly from: number;
  readonly to: number;
}
export const shardsOf = ({ games }: Experiment): Shard[] =>
  Array.from({ length: Math.ceil(games / SHARD) }, (_, i) => ({ from: i * SHARD, to: Math.min(games, (i + 1) * SHARD) }));

/** What a person writes. */
export interface Wish {
  readonly seats: string;
  readonly options?: string;
  readonly seed: number;
  readonly games: number;
  readonly ms: number;
  readonly set: readonly string[];
}

export type Planned = { readonly experiment: Experiment } | { readonly problem: string };

export function planExperiment(game: AnyGame, wish: Wish): Planned {
  const levels = wish.seats.split(',').map((level) => level.trim());
  const strange = levels.find((level) => !isLevel(level));
  if (strange !== undefined) return { problem: `There is no bot "${strange.slice(0, 40)}"; there are ${LEVELS.join(', ')}.` };
  const read = readTypedOptions(game.options, wish.options ?? '');
  if ('problem' in read) return read;
  const problem = seatsProblem(game, levels.length, read.options);
  if (problem !== null) return { problem };
  const patches = wish.set.map(readPatch);
  const bad = patches.indexOf(null);
  if (bad >= 0) return { problem: `"${wish.set[bad]?.slice(0, 80)}" is not of the form table.row.field=value.` };
  const players = levels.map((level): Player => (level === 'admiral' ? { level, ms: wish.ms } : { level: level as Player['level'] }));
  return { experiment: { game: game.id, players, options: read.options, seed: wish.seed, games: wish.games, patches: patches as Patch[] } };
}

/** 'cards.knight.attack=5'. */
export function readPatch(text: string): Patch | null {
  const found = /^(\w[\w-]*\.[\w-]+\.\w+)=(.+)$/.exec(text);
  return found === null ? null : { path: found[1] as string, value: readValue(found[2] as string) };
}

function readValue(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}
