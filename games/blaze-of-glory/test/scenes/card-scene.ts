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
