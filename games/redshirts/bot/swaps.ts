/** Which card belongs into whose hand: weapons to the raider, repairs to those near the damage, shields to those in danger. */
import {
  aimOf,
  BOARDING,
  type Card,
  DIVE,
  ENERGY_SHIELD,
  FIRE_BRIGADE,
  HEAL,
  INCENDIARY,
  isCrewCard,
  PLASMA_CHARGE,
  PLASMA_GRENADE,
  REPAIR_BRIGADE,
  RIFLE,
  repairPoints,
} from '../cards.ts';
import { nth } from '../lists.ts';
import { DISTANCE, GREEN, SERVES, type Section } from '../ship.ts';
import { FULL_HEALTH, isAlive, isCaptain, levelOf, type Match, NONE, type Officer, officerOf, shipOf } from '../state.ts';
import type { Propose } from './propose.ts';
import { sectionValue } from './values.ts';

/** A swap that gains less is not worth asking for. */
const LEAST_GAIN = 1.2;
/** What is offered to other heads is offered once a turn; one head may sort its cards. */
const MOST_ASKED = 1;
const MOST_SORTED = 4;

const WEAPONS: readonly Card[] = [PLASMA_GRENADE, PLASMA_CHARGE, BOARDING, INCENDIARY];

export function proposeSwaps(s: Match, officer: number, propose: Propose): void {
  const o = officerOf(s, officer);
  if (o.offers >= (s.mode === 'seats' ? MOST_ASKED : MOST_SORTED) || s.offers.some(({ from }) => from === officer)) return;
  const mine = worths(s, o, o.hand);
  let deed: Parameters<Propose>[0] | null = null;
  let most = LEAST_GAIN;
  for (let to = 0; to < s.officers.length; to++) {
    const mate = officerOf(s, to);
    if (to === officer || mate.team !== o.team || !isAlive(mate) || mate.ship !== o.ship) continue;
    const [given, his] = [worths(s, mate, mine.cards), worths(s, mate, mate.hand)];
    const got = worths(s, o, his.cards);
    for (let i = 0; i < mine.cards.length; i++)
      for (let j = 0; j < his.cards.length; j++) {
        const gain = nth(given.worth, i) + nth(got.worth, j) - nth(mine.worth, i) - nth(his.worth, j);
        if (mine.cards[i] === his.cards[j] || gain < most || (deed !== null && gain === most)) continue;
        deed = ['swap', officer, to, nth(mine.cards, i), his.cards[j] as Card];
        most = gain;
      }
  }
  // Before anybody walks or plays, so that the cards are where they are wanted.
  if (deed !== null) propose(deed, 5.85);
}
/** What each different crew card would be worth in this officer's hand. */
function worths(s: Match, o: Officer, hand: readonly Card[]): { readonly cards: readonly Card[]; readonly worth: readonly number[] } {
  const cards = [...new Set(hand)].filter(isCrewCard);
  const raids = isRaider(s, o);
  return { cards, worth: cards.map((card) => worthTo(s, o, card, raids)) };
}

/** The crew member with the most company and arms goes over to the enemy. */
function isRaider(s: Match, o: Officer): boolean {
  if (isCaptain(o)) return false;
  const strength = (one: Officer): number => one.redshirts + (one.hand.includes(RIFLE) ? 2 : 0) - one.order * 0.01;
  return s.officers.every(
    (other) => other === o || other.team !== o.team || !isAlive(other) || isCaptain(other) || strength(other) <= strength(o),
  );
}

function worthTo(s: Match, o: Officer, card: Card, raids: boolean): number {
  if (aimOf(card) === 'repair') return repairWorth(s, o, card);
  if (card === RIFLE) return raids ? 3 : isCaptain(o) ? 0.3 : 1;
  if (WEAPONS.includes(card)) return raids ? 2 : isCaptain(o) ? 0.2 : 0.8;
  switch (card) {
    case ENERGY_SHIELD:
      return 0.8 + (FULL_HEALTH - o.health) * 0.8 + (raids ? 0.6 : 0);
    case DIVE:
      return o.redshirts > 0 ? 1.8 : 0.3;
    case FIRE_BRIGADE:
    case REPAIR_BRIGADE:
      return o.redshirts >= 2 ? 1.6 : 0.3;
    case HEAL:
      return 1;
    default:
      return 0.5;
  }
}
/** The best that the card could mend, nearer being better. */
function repairWorth(s: Match, o: Officer, card: Card): number {
  const ship = shipOf(s, o.ship);
  if (ship.pod || ship.team !== o.team || o.ship === NONE) return 0.2;
  let best = 0;
  ship.levels.forEach((level, section) => {
    if (level === GREEN) return;
    const far = walkTo(o.section, section);
    const mended = Math.min(levelOf(ship, section), repairPoints(card));
    if (far <= o.steps) best = Math.max(best, (sectionValue(ship, section) * mended) / (3 + far));
  });
  return 0.3 + best;
}
/** Steps to where the section is repaired from. */
function walkTo(from: Section, section: Section): number {
  const direct = DISTANCE[from]?.[section] ?? 99;
  if (direct < 99) return direct;
  const served = (SERVES as readonly (readonly Section[])[]).findIndex((systems) => systems.includes(section));
  return served < 0 ? 99 : (DISTANCE[from]?.[served] ?? 99);
}
