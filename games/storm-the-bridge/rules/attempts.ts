/** An attempt up to its declaration: a recruit (STB-57 to STB-62) or an attack (STB-63 to STB-85). */
import type { Reason, Rules, Seat } from '@bridgehead/kernel';
import type { Card } from '../cards/index.ts';
import { type Bridge, newDeclaration } from '../state.ts';
import type { BridgeTable } from './changes.ts';
import { canCommit, commit, discardForPoints, whyOutOfReach } from './commit.ts';
import { push } from './declare.ts';
import { ownerOf } from './questions.ts';
import { REASONS } from './reasons.ts';

function* attempt(t: BridgeTable, kind: 'recruit' | 'attack', seat: Seat, card: Card): Rules<void> {
  const declaration = newDeclaration(kind, seat, card);
  yield* commit(t, declaration);
  yield* discardForPoints(t, declaration);
  push(t, declaration);
}
export const recruit = (t: BridgeTable, seat: Seat, crew: Card): Rules<void> => attempt(t, 'recruit', seat, crew);
export const attack = (t: BridgeTable, seat: Seat, section: Card): Rules<void> => attempt(t, 'attack', seat, section);

export function whyNotRecruit(s: Bridge, seat: Seat, crew: Card): Reason | null {
  if (s.recruitsLeft === 0) return REASONS.recruitedAlready(); // STB-42
  if (!s.pool.includes(crew)) return REASONS.notInPool(); // STB-27, STB-R30
  const tried = newDeclaration('recruit', seat, crew);
  return canCommit(s, tried) ? whyOutOfReach(s, tried) : REASONS.nobody();
}

export function whyNotAttack(s: Bridge, seat: Seat, section: Card): Reason | null {
  if (ownerOf(s, section) === seat) return REASONS.ownSection(section); // STB-67, STB-R30
  if (s.forbidden.includes(section)) return REASONS.forbidden(section); // STB-R22: a prohibition beats a permission
  const tried = newDeclaration('attack', seat, section);
  return canCommit(s, tried) ? whyOutOfReach(s, tried) : REASONS.nobody();
}
