/** One card in a position: what it does there, and the same position without what it asks for, where it does not. */
import { defaultAnswer, type Json } from '@bridgehead/kernel';
import { expect } from 'vitest';
import type { CardId } from '../../cards/index.ts';
import { type Player, type Scene, type SceneTable, scene } from '../scene.ts';

export interface CardScene {
  readonly id: CardId;
  /** What it does, and what is missing the other time. */
  readonly says: string;
  readonly does: () => void;
  readonly without: () => void;
}

/** The same look at two positions. */
export const compared = (
  id: CardId,
  says: string,
  look: (t: SceneTable) => unknown,
  [with_, seen]: readonly [Scene, unknown],
  [without, missed]: readonly [Scene, unknown],
): CardScene => ({
  id,
  says,
  does: () => expect(look(scene(with_))).toEqual(seen),
  without: () => expect(look(scene(without))).toEqual(missed),
});

/** Questions that are left over are answered with what stands first. */
export function answerRest(t: SceneTable): void {
  for (let ask = t.stage.run.openAsks[0]; ask !== undefined && ask.key !== 'bog.turn'; ask = t.stage.run.openAsks[0]) {
    if (ask.window !== null) t.pass();
    else t.stage.answer(ask.seat, defaultAnswer(ask, t.state));
  }
}

/** What a player could answer now; then everything is passed and answered. */
export function choices(t: SceneTable, player: Player): readonly Json[] {
  const { options } = player;
  answerRest(t);
  return options;
}

/** A planet for teams. */
export const TEAMS = { line: ['Mineral Survey'] };
export const HOME = { facilities: ['Klingon Outpost@0'] };
export const plays = (t: SceneTable): string[] => t.a.can('play');
export const count = (t: SceneTable): number => plays(t).length;
/** It may be played in the first position, not in the second. */
export const playable = (id: CardScene['id'], says: string, with_: Scene, without: Scene, n = 1): CardScene =>
  compared(id, says, count, [with_, n], [without, 0]);
export const scored = (t: SceneTable): string => t.score;

export function ended(setting: Scene, turns = 1): SceneTable {
  const t = scene({ stage: 'orders', ...setting });
  for (let i = 0; i < turns && t.result === null; i++) {
    const player = t.state.active === 0 ? t.a : t.b;
    player.ends();
    answerRest(t);
  }
  return t;
}
