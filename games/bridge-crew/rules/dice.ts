/** Dice that change pools: every move is told with its clause (BRC-R43). No die is ever made or lost. */
import type { Seat } from '@bridgehead/kernel';
import { codeOf, colourOf, type Kind, type Pool } from '../dice.ts';
import { nth } from '../lists.ts';
import type { Voyage } from '../state.ts';
import type { CrewTable } from './texts.ts';

/** A place where dice lie; a number is a seat's Officer pool. */
export type Zone = 'commission' | 'encounter' | 'removed' | 'crew' | 'alien' | Seat;

export const zoneName = (zone: Zone): string =>
  typeof zone === 'number' ? `officer:${zone}` : zone === 'crew' || zone === 'alien' ? `conflict.${zone}` : zone;

function poolOf(s: Voyage, zone: Exclude<Zone, 'crew' | 'alien'>): Pool {
  return typeof zone === 'number' ? nth(s.officer, zone) : s[zone];
}

export function moveDie(t: CrewTable, kind: Kind, from: Zone, to: Zone, clause: string, count = 1): void {
  const s = t.state;
  shift(s, from, kind, -count);
  shift(s, to, kind, count);
  if (t.watched) t.emit({ type: 'dice.moved', die: codeOf(kind), count, from: zoneName(from), to: zoneName(to), clause });
}

function shift(s: Voyage, zone: Zone, kind: Kind, by: number): void {
  if (zone === 'crew') s.crewDie = by > 0 ? kind : -1;
  else if (zone === 'alien') s.alienDie = by > 0 ? kind : -1;
  else {
    const pool = poolOf(s, zone);
    pool[kind] = nth(pool, kind) + by;
  }
}

/** The pool of a die's colour, wherever it has been lying (BRC-R15). */
export const originalPool = (kind: Kind): 'commission' | 'encounter' => (colourOf(kind) === 'C' ? 'commission' : 'encounter');
