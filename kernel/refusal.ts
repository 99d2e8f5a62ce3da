import type { Json } from './json.ts';

/** Words to be said by a client: a key into a catalogue and what to fill in. A parameter beginning with '@' is itself a key. */
export interface Phrase {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Why the message itself could not be taken; a broken rule has the code 'rule' and a clause. */
export const REFUSAL_CODES = ['rule', 'not-asked', 'stale', 'malformed', 'over', 'faulted', 'no-undo'] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** A refused answer changed nothing: no state, no chance, no journal. */
export interface Refusal {
  readonly refused: true;
  readonly code: RefusalCode;
  /** The clause that the answer breaks; null only where the message itself is at fault. */
  readonly clause: string | null;
  /** The sentence, from the game's catalogue or the kernel's (`refusal.*`). */
  readonly say: Phrase;
  /** What would be possible instead (some of it). */
  readonly instead?: readonly Json[];
}

/** What a rule answers when asked "why not?". */
export interface Reason {
  readonly clause: string;
  readonly say: Phrase;
}

export const because = (clause: string, key: string, params?: Record<string, string | number>): Reason =>
  params === undefined ? { clause, say: { key } } : { clause, say: { key, params } };

export function refuse(code: RefusalCode, reason?: Reason | null, instead?: readonly Json[]): Refusal {
  const refusal = {
    refused: true,
    code,
    clause: reason?.clause ?? null,
    say: reason?.say ?? { key: `refusal.${code}` },
  } as const;
  return instead === undefined ? refusal : { ...refusal, instead };
}

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && (value as { refused?: unknown }).refused === true;

/** The kernel's own sentences, in English. Games add theirs. */
export const KERNEL_WORDING: Readonly<Record<string, string>> = {
  'refusal.rule': 'The rules do not allow that.',
  'refusal.not-asked': 'Nothing is asked of you at the moment.',
  'refusal.stale': 'Too late: that question has been answered or has changed.',
  'refusal.malformed': 'No such choice.',
  'refusal.over': 'The match is over.',
  'refusal.faulted': 'This match is frozen because a rule went wrong.',
  'refusal.no-undo': 'That cannot be taken back freely: dice, a secret or another player came in between.',
  'refusal.too-few': 'Choose at least {min}.',
  'refusal.too-many': 'Choose at most {max}.',
  'refusal.duplicate': 'The same thing was chosen twice.',
  'refusal.points': 'Spread exactly {points}.',
  'refusal.points-up-to': 'Spread at least {least} and at most {points}.',
  'refusal.too-long': 'At most {max} characters.',
  'refusal.too-short': 'At least {min} characters.',
};
