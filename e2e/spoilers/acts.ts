/** Matches between sound players, and those of their acts in which kinds of events happen that have not been seen so often. */
import type { MatchRecord } from '@bridgehead/kernel';
import { SoundPlay } from '../browser/sound-play.ts';

export interface Sampled {
  readonly record: MatchRecord;
  /** After so many answers the act has happened. */
  readonly acts: readonly number[];
}
const MOST = 3000;

/** `often`: how often each kind of event has been sampled so far, over all matches of the game. */
export async function sampleOf(id: string, seats: number, number: number, most: number, often: Map<string, number>): Promise<Sampled> {
  const play = await SoundPlay.of(id, { seats, seed: `${number}`.padStart(64, 'c'), number });
  const told: (readonly string[])[] = [];
  while (play.run.result === null && play.entries.length < MOST) told.push(play.next().told);
  const acts: number[] = [];
  for (;;) {
    const news = told.map((types, i) => ({ at: i + 1, worth: acts.includes(i + 1) ? -1 : worthOf(types, often) }));
    const best = news.reduce((a, b) => (b.worth > a.worth ? b : a), { at: 0, worth: 0 });
    if (acts.length >= most || best.worth <= 0) break;
    for (const type of new Set(told[best.at - 1])) often.set(type, (often.get(type) ?? 0) + 1);
    acts.push(best.at);
  }
  return { record: play.record(), acts: acts.sort((a, b) => a - b) };
}

/** So often a kind of event is worth seeing. */
const ENOUGH = 2;
const worthOf = (types: readonly string[], often: ReadonlyMap<string, number>): number =>
  [...new Set(types)].reduce((sum, type) => sum + Math.max(0, ENOUGH - (often.get(type) ?? 0)) / ENOUGH, 0);
