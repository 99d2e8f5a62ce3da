/** The cards: one row for each kind, its printed text next to its numbers. A card of the state is a number; what is printed on it is looked up here. */

export const KIND_IDS = ['scout', 'guard', 'champion', 'strike', 'parry'] as const;
export type KindId = (typeof KIND_IDS)[number];

export interface Kind {
  readonly id: KindId;
  readonly title: string;
  readonly copies: number;
  /** What a fighter counts at the end; null for cards that are played and gone. */
  readonly strength: number | null;
  readonly text: string;
}

export const KINDS: readonly Kind[] = [
  { id: 'scout', title: 'Scout', copies: 5, strength: 1, text: 'A fighter of strength 1.' },
  { id: 'guard', title: 'Guard', copies: 5, strength: 2, text: 'A fighter of strength 2.' },
  { id: 'champion', title: 'Champion', copies: 3, strength: 4, text: 'A fighter of strength 4.' },
  { id: 'strike', title: 'Strike', copies: 6, strength: null, text: 'A fighter of your opponent’s is defeated.' },
  { id: 'parry', title: 'Parry', copies: 5, strength: null, text: 'Answer a Strike: it fails.' },
];

/** A card by its number. */
export type Card = number;
const KIND_OF: readonly Kind[] = KINDS.flatMap((kind) => Array.from({ length: kind.copies }, () => kind));
export const CARDS: readonly Card[] = KIND_OF.map((_, card) => card);

export const isCard = (value: unknown): value is Card => typeof value === 'number' && KIND_OF[value] !== undefined;
export function kindOf(card: Card): Kind {
  const kind = KIND_OF[card];
  if (kind === undefined) throw new Error(`no card ${card}`);
  return kind;
}
export const strengthOf = (card: Card): number => kindOf(card).strength ?? 0;
export const isFighter = (card: Card): boolean => kindOf(card).strength !== null;
