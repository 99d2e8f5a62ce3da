/** What cards name, as data: somebody or something by name and place, or a word with what it is about. */
import type { Json, Seat } from '@bridgehead/kernel';
import type { CardId } from './cards/ids.ts';
import type { Location, Place, Thing } from './state.ts';

/** What is to be seen of somebody; '' for nothing. */
export type Mark = '' | 'stopped' | 'disabled' | 'trap' | 'brig' | 'escorted' | 'unattended';

/** Personnel and equipment have no numbers that anybody may see: they are named by card, mark and place. Copies that agree are interchangeable. */
export type Whom = readonly ['who', card: CardId, mark: Mark, place: Place];

/** A number is a thing, a place or a location, as the card says; 0 where it names nothing. */
export type Target =
  | number
  | 'assimilate'
  | 'drop'
  | 'field'
  | 'hand'
  | 'limit'
  | 'nullify'
  | 'probe'
  | 'random'
  | 'score'
  | 'shuffle'
  | 'stunned'
  | 'weapons'
  | 'wound'
  | Whom
  | readonly ['assimilate', Whom]
  | readonly ['beam', Whom]
  | readonly ['between', from: Place, to: Place]
  | readonly ['bury', CardId, 'deck' | 'discard']
  | readonly ['call', CardId]
  | readonly ['fetch', CardId, onto: Whom]
  | readonly ['lock', beam: Thing, aim: Thing]
  | readonly ['move', Location]
  | readonly ['ops', Thing]
  | readonly ['repair', Thing]
  | readonly ['seat', Seat]
  | readonly ['send', CardId, to: Place]
  | readonly ['strike', Thing]
  | readonly ['suspend', Thing, CardId]
  | readonly ['take', CardId]
  | readonly ['weak', Thing];

export const isWhom = (target: unknown): target is Whom => Array.isArray(target) && target[0] === 'who';

export const copyOf = (target: Target): Target =>
  typeof target !== 'object' ? target : (target.map((one) => (Array.isArray(one) ? [...one] : one)) as unknown as Target);

/** A key for sorting and comparing; it is never read back. */
export const keyOfWhom = ([, card, mark, place]: Whom): string => (mark === '' ? `${card}@${place}` : `${card} ${mark}@${place}`);
export function keyOf(target: Target): string {
  if (typeof target !== 'object') return String(target);
  return isWhom(target) ? keyOfWhom(target) : target.map((one) => (isWhom(one) ? keyOfWhom(one) : String(one))).join(' ');
}

/** The thing or place that a target is about; null where it is about none. */
export function placeNamed(target: Target): Place | null {
  if (typeof target === 'number') return target === 0 ? null : target;
  if (typeof target === 'string') return null;
  switch (target[0]) {
    case 'who':
      return target[3];
    case 'assimilate':
    case 'beam':
      return target[1][3];
    case 'fetch':
      return target[2][3];
    case 'between':
    case 'lock':
    case 'send':
      return target[2];
    case 'ops':
    case 'repair':
    case 'strike':
    case 'suspend':
    case 'weak':
      return target[1];
    default:
      return null;
  }
}

// —— members of a group, named by card, mark and copy: 'PK08 stopped#2' ——

export function readName(name: string): { readonly label: string; readonly card: string; readonly mark: string; readonly copy: number } {
  const [label = '', copy] = name.split('#');
  const [card = '', mark = ''] = label.split(' ');
  return { label, card, mark, copy: copy === undefined ? 1 : Number(copy) };
}
/** The card that a member's name begins with. */
export const cardNamed = (name: Json): string => readName(String(name)).card;
