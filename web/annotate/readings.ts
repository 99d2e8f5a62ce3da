/** Finished matches that are looked at again in the background, on every page. */
import type { MatchRecord } from '@bridgehead/kernel';
import { createStore } from 'zustand/vanilla';
import type { Annotation } from './worker.ts';

export interface Reading {
  readonly game: string;
  /** Where the match is shown. */
  readonly address: string;
  readonly done: number;
  readonly all: number;
  readonly annotation: Annotation | null;
  readonly failed: boolean;
}

export const readings = createStore<Readonly<Record<string, Reading>>>(() => ({}));

export const keyOf = ({ game, seed, entries }: MatchRecord): string => `${game} ${seed} ${entries.length}`;

export function note(key: string, part: Partial<Reading>): void {
  const before = readings.getState()[key];
  if (before !== undefined) readings.setState({ [key]: { ...before, ...part } });
}
