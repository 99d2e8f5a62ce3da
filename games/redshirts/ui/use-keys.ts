/** Keys of this table: Tab-like choice of officers with `[` and `]`, letters for what an officer does without a card. */
import { isTyping, useTable } from '@bridgehead/ui';
import { useEffect } from 'react';
import { LASER_L, LASER_R } from '../ship.ts';
import type { RedView } from '../view.ts';
import { chosenOf, crewOf, deedRef, menuOf, type Red } from './intent.ts';

export function useKeys(): void {
  const table = useTable<RedView>();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || document.querySelector('dialog[open]') !== null)
        return;
      if (take(table, event.key)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

function take(table: Red, key: string): boolean {
  const chosen = chosenOf(table);
  if (chosen === null || table.prompt?.key !== 'red.menu') return false;
  switch (key) {
    case '[':
    case ']': {
      const crew = crewOf(table.view).filter((o) => o.alive);
      const at = crew.findIndex((o) => o.officer === chosen.officer);
      const next = crew[(at + (key === ']' ? 1 : crew.length - 1)) % crew.length];
      table.keep('officer', next?.officer ?? null);
      table.select(null);
      return true;
    }
    case 'F':
    case 'G':
      return pickUp(table, chosen.officer, 'fire', key === 'F' ? LASER_L : LASER_R);
    case 'P':
      return pickUp(table, chosen.officer, 'phaser');
    case 'T':
      return pickUp(table, chosen.officer, 'teleport');
    case 'W':
      return pickUp(table, chosen.officer, 'swap');
    default:
      return false;
  }
}
/** Capital letters: the small ones belong to every table. */
function pickUp(table: Red, officer: number, verb: 'fire' | 'phaser' | 'teleport' | 'swap', at?: number): boolean {
  if (!menuOf(table.prompt).some((deed) => deed[0] === verb && deed[1] === officer && (at === undefined || deed[2] === at))) return false;
  table.select(deedRef(verb, at));
  return true;
}
