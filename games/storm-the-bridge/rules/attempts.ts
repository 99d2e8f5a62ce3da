/** An attempt from first to last: a recruit (STB-57 to STB-62) or an attack (STB-63 to STB-85). */
import type { Rules, Seat } from '@bridgehead/kernel';
import type { Card } from '../cards/index.ts';
import { newDeclaration } from '../state.ts';
import type { BridgeTable } from './changes.ts';
import { commit, discardForPoints } from './commit.ts';
import { answers, push, resolution } from './stack.ts';

export function* attempt(t: BridgeTable, kind: 'recruit' | 'attack', seat: Seat, card: Card): Rules<void> {
  const declaration = newDeclaration(kind, seat, card);
  yield* commit(t, declaration);
  yield* discardForPoints(t, declaration);
  push(t, declaration);
  yield* answers(t, declaration);
  yield* resolution(t, declaration);
}
