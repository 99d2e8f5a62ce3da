/** What a picture of the next look is, and how its moment is found. */
import { type Json, type MatchRecord, type Prompt, seedFrom } from '@bridgehead/kernel';
import type { Page } from 'playwright-core';
import { SoundPlay } from '../browser/sound-play.ts';

export interface NextPicture {
  /** 'bridge-table-1440x900-dark'. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** A phone, drawn at double density. */
  readonly phone?: boolean;
  readonly theme: 'keep' | 'bridge';
  draw(page: Page): Promise<unknown>;
}

/** So many matches are looked through for a moment that looks like the drawn one. */
const MATCHES = 40;

interface Wanted {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, Json>>;
  /** Is this the moment? Asked for every question of seat 0. */
  isIt(view: Json, prompt: Prompt): boolean;
}

/** Between sound players, the first moment of its kind: always the same one. */
export async function momentLike(id: string, { seats, options, isIt }: Wanted): Promise<MatchRecord> {
  for (let number = 0; number < MATCHES; number++) {
    const play = await SoundPlay.of(id, { seats, options, seed: seedFrom(29, number), number });
    while (play.run.result === null) {
      const prompt = play.run.prompt(0);
      if (prompt !== null && isIt(play.run.view(0), prompt)) return play.record();
      play.next();
    }
  }
  throw new Error(`no such moment in ${MATCHES} matches of ${id}`);
}
