/** How an Officer gives Orders. */
import { type Chance, pick, type Seat } from '@bridgehead/kernel';
import { BEINGS, CREW, NUMBERS, ORDER_IDS, type OrderId, orderRow, PLACES, type Sheet, sheetLike, stanceOf, type Theme } from '../cards.ts';
import { countIn, isBlue, KINDS, typesIn } from '../dice.ts';
import { last, nth } from '../lists.ts';
import { eligible, officerPool, seatsOf, type Voyage } from '../state.ts';
import { asOrdered, orderUtility, ownPips, saveChanceIn } from './values.ts';

/** Of the eligible, who has most and who has least. */
export function leaderAndLast(s: Voyage): readonly [Seat, Seat] {
  const seats = eligible(s);
  const by = (better: (a: number, b: number) => boolean): Seat =>
    seats.reduce((best, seat) => (better(ownPips(s, seat), ownPips(s, best)) ? seat : best));
  return [by((a, b) => a > b), by((a, b) => a < b)];
}

const THRESHOLD = { inCharacter: 0.4, tactical: 0.3 } as const;
/** Or before somebody else does. */
const HURRIED = 0.2;
const RIVAL = 0.6;

export function wantsToSave(s: Voyage): boolean {
  const chance = saveChanceIn(s, s.captain);
  if (chance >= THRESHOLD[s.settings.botStyle]) return true;
  if (chance < HURRIED) return false;
  for (let seat = 0; seat < seatsOf(s); seat++) if (seat !== s.captain && saveChanceIn(s, seat) >= RIVAL) return true;
  return false;
}

/** A type in which the leader is untrained and the weakest is trained, as far as there is one. */
export function orderScore(s: Voyage, order: OrderId): number {
  const [leader, last] = leaderAndLast(s);
  const isTrained = (seat: Seat) => CREW[nth(s.crewCards, seat)]?.trained === order;
  return (isTrained(leader) ? 0 : 2) + (leader !== last && isTrained(last) ? 1 : 0);
}
/** In character a Captain does not harp on one type: an episode should not be seven times Beam. */
export function chosenOrder(s: Voyage, chance: Chance): OrderId {
  const least = Math.min(...s.given);
  const open = ORDER_IDS.filter((_, i) => s.settings.botStyle === 'tactical' || nth(s.given, i) <= least + 1);
  const best = Math.max(...open.map((order) => orderScore(s, order)));
  return pick(
    open.filter((order) => orderScore(s, order) === best),
    chance,
  );
}

/** What the leader's dice are good for is denied. */
export function chosenSentience(s: Voyage): Sheet['sentience'] {
  const pool = officerPool(s, leaderAndLast(s)[0]);
  let lead = 0;
  for (let kind = 0; kind < KINDS; kind++) lead += isBlue(kind) ? countIn(pool, kind) : -countIn(pool, kind);
  return lead < 0 ? 'unaware' : lead > 0 ? 'sentient' : 'uncertain';
}
export function chosenSheet(s: Voyage, chance: Chance): Sheet {
  return sheetLike({
    sentience: chosenSentience(s),
    number: pick(NUMBERS, chance),
    kind: pick(BEINGS, chance),
    place: pick(PLACES, chance),
  });
}

/** Keen officers among those behind, less a Keen leader. */
export function pairScore(s: Voyage, pair: readonly Theme[]): number {
  const [leader] = leaderAndLast(s);
  let score = 0;
  for (const seat of eligible(s)) if (stanceOf(nth(s.personalities, seat), pair) === 'keen') score += seat === leader ? -1 : 1;
  return score;
}
/** All pairs of natural themes, the most favoured first. */
export function pairsRanked(s: Voyage): (readonly [Theme, Theme])[] {
  const { natural } = orderRow(s.order);
  const pairs = natural.flatMap((one, i) =>
    natural.slice(i + 1).map((two) => ({ pair: [one, two] as const, score: pairScore(s, [one, two]) })),
  );
  return pairs.sort((a, b) => b.score - a.score).map(({ pair }) => pair);
}
export function chosenPair(s: Voyage, chance: Chance): readonly [Theme, Theme] {
  const ranked = pairsRanked(s);
  const best = pairScore(s, nth(ranked, 0));
  return pick(
    ranked.filter((pair) => pairScore(s, pair) === best),
    chance,
  );
}

/** The largest type, or the smallest if the leader would profit most from it. */
export function chosenOffer(s: Voyage): number {
  const types = typesIn(s.commission);
  const largest = last(types);
  const worth = (seat: Seat) => orderUtility(s, seat, largest, false, asOrdered(s, seat));
  const keenest = eligible(s).reduce((best, seat) => (worth(seat) > worth(best) ? seat : best));
  return keenest === leaderAndLast(s)[0] ? nth(types, 0) : largest;
}
