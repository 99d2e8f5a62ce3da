/** Printed bonuses, sorted out once by where they count. A new `who` does not compile until it has its place here. */
import { ALL_ACTIONS, ALL_CREW, ALL_LEADERS, ALL_SECTIONS, actionFace, bodyOf, CARDS, type Card, cardOf, NONE } from '../cards/index.ts';
import type { Bonus, Stat } from '../cards/vocabulary.ts';

/** What a card lends to others while it is in a party. */
export interface Lent {
  readonly source: Card;
  readonly stat: Stat;
  readonly n: number;
}

const byCard = <T>(): T[][] => Array.from({ length: CARDS }, () => []);
const own = byCard<Bonus>();
const toHost = byCard<Bonus>();
const toCrew = byCard<Lent>();
const fromHome = byCard<Lent>();
const toParty: Lent[] = [];
const toSections: Lent[] = [];
const toAttacks: Lent[] = [];
const toRecruits: Lent[] = [];

function sortOut(source: Card, bonus: Bonus): void {
  const { who } = bonus;
  if (typeof who === 'object') {
    for (const crew of ALL_CREW) if (bodyOf(crew).affiliation === who.crew) toCrew[crew]?.push(lent(source, bonus));
    return;
  }
  switch (who) {
    case 'self':
      own[source]?.push(bonus);
      return;
    case 'host':
      toHost[source]?.push(bonus);
      return;
    case 'party':
      toParty.push(lent(source, bonus));
      return;
    case 'sections':
      toSections.push(lent(source, bonus));
      return;
    case 'attacks':
      toAttacks.push(lent(source, bonus));
      return;
    case 'recruits':
      toRecruits.push(lent(source, bonus));
      return;
    case 'home':
      fromHome[source]?.push(lent(source, bonus));
      return;
  }
}

/** Only what a card has by itself may depend on the table. */
function lent(source: Card, { stat, n, when }: Bonus): Lent {
  if (typeof n !== 'number' || when !== undefined) throw new Error(`what ${source} lends must be a plain number`);
  return { source, stat, n };
}

for (const source of [...ALL_LEADERS, ...ALL_SECTIONS, ...ALL_CREW]) for (const bonus of bodyOf(source).bonuses) sortOut(source, bonus);
for (const source of ALL_ACTIONS) {
  const face = actionFace(source);
  if (face.kind === 'passive') for (const bonus of face.bonuses ?? []) sortOut(source, bonus);
}

/** By leader, section and crew: what it has by itself. */
export const OWN: readonly (readonly Bonus[])[] = own;
/** By passive: what it gives the card that it is attached to. */
export const TO_HOST: readonly (readonly Bonus[])[] = toHost;
/** By crew: what sections lend to crew of its affiliation. */
export const TO_CREW: readonly (readonly Lent[])[] = toCrew;
/** What a card gives to its owner as a whole, to every section of its owner, and to every attack or recruit of its owner. */
export const TO_PARTY: readonly Lent[] = toParty;
export const TO_SECTIONS: readonly Lent[] = toSections;
export const TO_ATTACKS: readonly Lent[] = toAttacks;
export const TO_RECRUITS: readonly Lent[] = toRecruits;
/** By bound passive: what it gives the occupier of its home against the section that it is attached to. */
export const FROM_HOME: readonly (readonly Lent[])[] = fromHome;

/** By card: where a bound passive returns to (STB-R3); NONE for all others. */
const HOME: readonly Card[] = Array.from({ length: CARDS }, (_, card) => {
  const face = ALL_ACTIONS.includes(card) ? actionFace(card) : null;
  return face?.kind === 'passive' && face.bound !== undefined ? (cardOf(face.bound) ?? NONE) : NONE;
});
export const homeOf = (passive: Card): Card => HOME[passive] ?? NONE;
/** Passives that begin the match on the table and never leave it. */
export const BOUND: readonly Card[] = ALL_ACTIONS.filter((card) => homeOf(card) !== NONE);
