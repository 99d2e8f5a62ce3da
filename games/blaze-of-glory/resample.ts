/**
 * Determinising: what the seat cannot know is dealt again, from its view and the given chance alone. The other side's list is
 * taken for the starter that shares most titles with what has been seen of him, unless lists are open.
 */

import { type Chance, mixed, pick, type Seat, shuffle } from '@bridgehead/kernel';
import { BORG, type Design, designsOf, FACES, face, isPersonnel, isShip } from './cards/index.ts';
import { type DeckList, readDeck } from './decks/list.ts';
import { starterList } from './decks/starter.ts';
import { STARTERS } from './decks/starters.ts';
import { cardsOf, nth } from './entries.ts';
import { isPlanet } from './rules/map.ts';
import { markOf } from './rules/names.ts';
import { faceOf, has, isDisabled, isHiding, isPlain, other } from './rules/things.ts';
import {
  type Blaze,
  countOf,
  designOf,
  dilemma,
  dilemmaDesign,
  dilemmaOwner,
  FACE_DOWN,
  flagsOf,
  isOpen,
  isPeeked,
  NONE,
  ownerOf,
  placeOf,
  SEEN,
  STOPPED,
  TABLE,
  type Thing,
} from './state.ts';

export function resample(s: Blaze, seat: Seat, chance: Chance): void {
  if (s.phase === 'decks') return;
  mixOwn(s, seat, chance);
  const foe = other(seat);
  renumber(s, foe);
  const guess = new Guess(s, seat, chance);
  guess.deal();
  for (const pile of [s.tacticsUp, s.qUp, s.outOfPlay].flat()) pile.sort((a, b) => a - b); // what lies there is seen, not in which order it came
  hidePeople(s, foe, chance);
  if (!s.openLists) s.lists[foe] = '';
  s.brought[foe] = countOwned(s, foe);
}

/** The seat knows what is in its own decks, not in which order. */
function mixOwn(s: Blaze, seat: Seat, chance: Chance): void {
  const deck = cardsOf(s.deck, seat);
  const below = nth(s.knownBelow, seat);
  const above = Math.min(nth(s.knownAbove, seat), deck.length - below);
  const middle = mixed(deck.slice(below, deck.length - above), chance);
  s.deck[seat] = [...deck.slice(0, below), ...middle, ...deck.slice(deck.length - above)];
  s.tactics[seat] = mixed(cardsOf(s.tactics, seat), chance);
  s.q[seat] = mixed(cardsOf(s.q, seat), chance);
  const missions = mixed(
    cardsOf(s.seeds, seat).filter((d) => face(d).kind === 'mission'),
    chance,
  );
  const rest = cardsOf(s.seeds, seat).filter((d) => face(d).kind !== 'mission');
  s.seeds[seat] = [...missions, ...rest];
}

const AGENDAS = FACES.filter(({ row }) => row.ha).map(({ d }) => d);
const TACTICS = designsOf('tactic');
const Q_CARDS = designsOf('q');
const DILEMMAS = designsOf('dilemma');
const REST = designsOf('equipment', 'event', 'interrupt');

/** The other side's cards, guessed: a list, less what has been seen of it, and pools for where that runs out. */
class Guess {
  readonly s: Blaze;
  readonly seat: Seat;
  readonly foe: Seat;
  readonly chance: Chance;
  readonly list: DeckList;
  readonly seen: Design[];

  constructor(s: Blaze, seat: Seat, chance: Chance) {
    this.s = s;
    this.seat = seat;
    this.foe = other(seat);
    this.chance = chance;
    this.seen = seenOf(s, this.foe, seat);
    this.list = s.openLists ? readDeck(nth(s.lists, this.foe), s.format).list : nearestStarter(s, this.seen);
  }

  /** What is left of a part of the list, mixed; then cards of the pool at random. */
  #stock(part: readonly Design[], pool: readonly Design[]): () => Design {
    const left = [...part];
    for (const d of this.seen) {
      const at = left.indexOf(d);
      if (at >= 0) left.splice(at, 1);
    }
    mixed(left, this.chance);
    return () => left.pop() ?? pick(pool, this.chance);
  }

  deal(): void {
    const { s, foe } = this;
    const isBorg = this.list.draw.some((d) => isPersonnel(d) && face(d).affiliation === BORG);
    const usable = (d: Design) => isBorg || !face(d).row.bo;
    const colours = new Set(this.list.draw.filter((d) => isPersonnel(d) || isShip(d)).map((d) => face(d).affiliation));
    const pool = [
      ...REST.filter(usable),
      ...FACES.filter(({ d, affiliation }) => (isPersonnel(d) || isShip(d)) && colours.has(affiliation)).map(({ d }) => d),
    ];
    const card = this.#stock(this.list.draw, pool);
    const known = cardsOf(s.knownHand, foe).sort((a, b) => a - b); // in which order they came there no view tells
    s.hand[foe] = [...known, ...this.#many(cardsOf(s.hand, foe).length - known.length, card)].sort((a, b) => a - b);
    const deck = cardsOf(s.deck, foe);
    const below = nth(s.knownBelow, foe);
    const above = Math.min(nth(s.knownAbove, foe), deck.length - below);
    s.deck[foe] = [...deck.slice(0, below), ...this.#many(deck.length - below - above, card), ...deck.slice(deck.length - above)];
    s.tent[foe] = this.#many(cardsOf(s.tent, foe).length, this.#stock(this.list.tent, REST.filter(usable)));
    this.#sideDecks(usable);
    this.#agendas(usable);
    this.#dilemmas();
    this.#seeds();
  }
  #many(n: number, card: () => Design): Design[] {
    return Array.from({ length: Math.max(0, n) }, card);
  }

  #sideDecks(usable: (d: Design) => boolean): void {
    const { s, foe } = this;
    const tactic = this.#stock(this.list.tactics, TACTICS.filter(usable));
    const { battle } = s;
    if (battle !== null && battle.step === 'tactics') {
      // How many he has drawn is his secret too: he is taken to have drawn none yet, or one that he plays.
      const total = cardsOf(s.tactics, foe).length + cardsOf(battle.drawn, foe).length - cardsOf(battle.turned, foe).length;
      cardsOf(s.tacticsUp, foe).push(...cardsOf(battle.turned, foe).splice(0));
      battle.drawn[foe] = battle.done[foe] === true && total > 0 ? [tactic()] : [];
      battle.current[foe] = battle.done[foe] === true && total > 0 ? nth(cardsOf(battle.drawn, foe), 0) : -1;
      s.tactics[foe] = this.#many(total - cardsOf(battle.drawn, foe).length, tactic);
      cardsOf(battle.drawn, 1 - foe).sort((a, b) => a - b); // the view does not tell in which order they came
    } else s.tactics[foe] = this.#many(cardsOf(s.tactics, foe).length, tactic);
    s.q[foe] = this.#many(cardsOf(s.q, foe).length, this.#stock(this.list['q-continuum'], Q_CARDS));
  }

  #agendas(usable: (d: Design) => boolean): void {
    const { s, foe } = this;
    const agenda = this.#stock(
      this.list.seeds.filter((d) => face(d).row.ha),
      AGENDAS.filter(usable),
    );
    for (const c of s.inPlay) if (s.controller[c] === foe && has(s, c, FACE_DOWN)) s.design[c] = agenda();
  }

  #dilemmas(): void {
    const { s, foe, seat } = this;
    const next = this.#stock(this.list.dilemmas, DILEMMAS);
    if (s.phase === 'dilemmas') {
      // Nothing of his allotment is known: it is taken to lie ahead of him.
      s.stacks = s.stacks.map((stack) => stack.filter((card) => dilemmaOwner(card) === seat));
      return;
    }
    for (const [location, stack] of s.stacks.entries())
      s.stacks[location] = stack.map((card) => {
        if (dilemmaOwner(card) === seat || isOpen(card) || isPeeked(card, seat)) return card;
        return dilemma(this.#fitting(next, location), foe);
      });
  }
  #fitting(next: () => Design, location: number): Design {
    const fits = (d: Design) => face(d).row.at === 'S/P' || (face(d).row.at === 'P') === isPlanet(this.s, location);
    for (let tries = 0; tries < 12; tries++) {
      const d = next();
      if (fits(d)) return d;
    }
    return pick(DILEMMAS.filter(fits), this.chance);
  }

  /** Before the first turn: as many missions and facilities as are left, of what the guessed list has. */
  #seeds(): void {
    const { s, foe } = this;
    const left = cardsOf(s.seeds, foe);
    const of = (kind: string) => left.filter((d) => face(d).kind === kind).length;
    const missions = this.#many(
      of('mission'),
      this.#stock(
        this.list.missions,
        designsOf('mission').filter((d) => !face(d).row.unique),
      ),
    );
    const facilities = this.#many(
      of('facility'),
      this.#stock(
        this.list.seeds.filter((d) => face(d).kind === 'facility'),
        designsOf('facility').slice(0, 5),
      ),
    );
    const doors = left.filter((d) => face(d).id === 'DW6');
    const dilemmas =
      s.phase === 'missions' || s.phase === 'wormhole' || s.phase === 'dilemmas' ? mixed([...this.list.dilemmas], this.chance) : [];
    const cells = s.phase === 'cells' ? left.filter((d) => face(d).id === 'DW4') : [];
    s.seeds[foe] = [...missions, ...dilemmas, ...facilities, ...doors, ...cells];
  }
}

/** Cards of a seat that the other one can see or has seen go where they are. */
function seenOf(s: Blaze, owner: Seat, viewer: Seat): Design[] {
  const seen = s.inPlay.filter((c) => s.owner[c] === owner && !has(s, c, FACE_DOWN)).map((c) => designOf(s, c));
  const deck = cardsOf(s.deck, owner);
  const below = nth(s.knownBelow, owner);
  const above = Math.min(nth(s.knownAbove, owner), deck.length - below);
  seen.push(
    ...cardsOf(s.discard, owner),
    ...cardsOf(s.outOfPlay, owner),
    ...cardsOf(s.tacticsUp, owner),
    ...(s.battle?.turned[owner] ?? []),
    ...cardsOf(s.qUp, owner),
  );
  seen.push(...cardsOf(s.knownHand, owner), ...deck.slice(0, below), ...deck.slice(deck.length - above), ...cardsOf(s.flashed, owner));
  for (const playing of s.playing) if (playing.seat === owner) seen.push(playing.design);
  for (const [location, stack] of s.stacks.entries()) {
    if (s.missionOwner[location] === owner) seen.push(nth(s.mission, location));
    for (const card of stack) if (dilemmaOwner(card) === owner && (isOpen(card) || isPeeked(card, viewer))) seen.push(dilemmaDesign(card));
  }
  if (s.battle !== null && s.battle.step === 'fire') for (const d of [nth(s.battle.current, owner)]) if (d >= 0) seen.push(d);
  return seen.sort((a, b) => a - b);
}

/** The starter that shares most titles with what has been seen; ties to the first. */
function nearestStarter(s: Blaze, seen: readonly Design[]): DeckList {
  const titles = new Set(seen);
  let best: DeckList | null = null;
  let most = -1;
  for (const list of startersIn(s)) {
    const all = new Set(Object.values(list).flat());
    let shared = 0;
    for (const d of titles) if (all.has(d)) shared++;
    if (shared > most) {
      most = shared;
      best = list;
    }
  }
  return best as DeckList;
}
const kept = new Map<string, DeckList[]>();
function startersIn({ format }: Blaze): DeckList[] {
  const known = kept.get(format);
  if (known !== undefined) return known;
  const made = STARTERS.map((starter) => starterList(starter, format));
  kept.set(format, made);
  return made;
}

const isHidden = (s: Blaze, c: Thing): boolean => !has(s, c, SEEN) && isHiding(s, placeOf(s, c)) && isPlain(s, c);

/**
 * No view tells people and their things apart by number: which number somebody has, or had before he went, must not shape a guess. They
 * get new numbers by what can be seen of them, those who are gone last, and all that refers to one of them learns the new number.
 */
function renumber(s: Blaze, foe: Seat): void {
  const inPlay = new Set(s.inPlay);
  const numbers = [...s.design.keys()].filter((c) => (s.owner[c] === foe || s.controller[c] === foe) && isPersonOrThing(s, c));
  for (const c of numbers) if (!inPlay.has(c)) forget(s, c);
  for (const c of s.design.keys()) if (!inPlay.has(c) && faceOf(s, c).kind === 'tactic') forgetMarker(s, c);
  const looks = new Map(numbers.map((c) => [c, [Number(!inPlay.has(c)), ...lookOf(s, c)]]));
  const order = [...numbers].sort((a, b) => compareLooks(looks.get(a) ?? [], looks.get(b) ?? []) || a - b);
  if (order.every((c, i) => c === numbers[i])) return;
  const columns = [s.design, s.owner, s.controller, s.at, s.flags, s.host, s.count, s.turns, s.allegiance, s.captor] as number[][];
  for (const values of columns) {
    const before = order.map((c) => nth(values, c));
    before.forEach((value, i) => {
      values[nth(numbers, i)] = value;
    });
  }
  const to = new Map(order.map((c, i) => [c, nth(numbers, i)]));
  const renamed = (c: Thing): Thing => to.get(c) ?? c;
  const { fight } = s;
  if (fight !== null) {
    fight.pairs = fight.pairs.map((pair) => pair.map(renamed));
    fight.sides = fight.sides.map((side) => side.map(renamed));
    for (const some of [fight.stunned, fight.wounded, fight.used]) some.splice(0, some.length, ...some.map(renamed));
  }
  if (s.battle !== null) s.battle.suspended = s.battle.suspended.map(renamed);
  s.about = s.about.map(renamed);
  s.playing = s.playing.map((one) => (to.has(one.about) ? { ...one, about: renamed(one.about) } : one));
  s.at = s.at.map((place) => renamed(place)); // what lies on somebody
  s.inPlay = s.inPlay.map(renamed).sort((a, b) => a - b);
}
const isPersonOrThing = (s: Blaze, c: Thing): boolean => faceOf(s, c).kind === 'personnel' || faceOf(s, c).kind === 'equipment';
/** Of somebody who is gone no more is left than who he was. */
function forget(s: Blaze, c: Thing): void {
  s.controller[c] = ownerOf(s, c);
  s.at[c] = TABLE;
  for (const values of [s.flags, s.count, s.turns]) values[c] = 0;
  for (const values of [s.host, s.allegiance, s.captor]) values[c] = NONE;
}
/** Of a marker that is gone nothing is: its Tactic lies in a side deck again, and may have been mixed there. */
function forgetMarker(s: Blaze, c: Thing): void {
  forget(s, c);
  s.design[c] = nth(TACTICS, 0);
}
/** What the other side can see of somebody, as numbers in a fixed order. */
function lookOf(s: Blaze, c: Thing): number[] {
  const common = [placeOf(s, c), Number(faceOf(s, c).kind === 'equipment')];
  if (isHidden(s, c)) return [...common, 1, flagsOf(s, c) & STOPPED, Number(isDisabled(s, c))];
  const rest = [s.design, s.owner, s.controller, s.flags, s.host, s.count, s.turns, s.allegiance, s.captor];
  return [...common, 0, ...rest.map((values) => nth(values, c))];
}
function compareLooks(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return nth(a, i) - nth(b, i);
  return a.length - b.length;
}

/** Personnel and equipment that could not be followed change places among themselves, kind by kind and condition by condition. */
function hidePeople(s: Blaze, foe: Seat, chance: Chance): void {
  const slots = s.inPlay.filter((c) => s.controller[c] === foe && isHidden(s, c));
  for (const kind of ['personnel', 'equipment'] as const) {
    const own = slots.filter((c) => faceOf(s, c).kind === kind).sort((a, b) => placeOf(s, a) - placeOf(s, b) || a - b);
    if (own.length === 0) continue;
    const conditions = own.map((c) => conditionWord(s, c));
    const cards = own.map((c) => ({ design: designOf(s, c), count: countOf(s, c), allegiance: nth(s.allegiance, c) }));
    cards.sort((a, b) => a.design - b.design || a.count - b.count || a.allegiance - b.allegiance);
    for (let tries = 0; tries < 20; tries++) {
      lay(s, own, shuffle(cards, chance));
      if (own.every((c, i) => conditionWord(s, c) === conditions[i])) break;
    }
    for (const c of own) {
      s.flags[c] = flagsOf(s, c) & STOPPED;
      s.turns[c] = 0;
      s.host[c] = -1;
    }
  }
}
const conditionWord = markOf;
function lay(s: Blaze, slots: readonly Thing[], cards: readonly { design: Design; count: number; allegiance: number }[]): void {
  slots.forEach((c, i) => {
    const card = cards[i] as { design: Design; count: number; allegiance: number };
    s.design[c] = card.design;
    s.count[c] = card.count;
    s.allegiance[c] = card.allegiance;
  });
}

/** How many cards of a seat there are, wherever they lie. */
export function countOwned(s: Blaze, seat: Seat): number {
  const piles = [s.hand, s.deck, s.discard, s.outOfPlay, s.tent, s.tactics, s.tacticsUp, s.q, s.qUp, s.seeds, s.flashed];
  let n = piles.reduce((sum, pile) => sum + nth(pile, seat).length, 0);
  for (const c of s.inPlay) if (s.owner[c] === seat && designOf(s, c) < FACES.length) n++;
  for (const [location, stack] of s.stacks.entries()) {
    if (s.missionOwner[location] === seat && face(nth(s.mission, location)).kind === 'mission') n++;
    for (const card of stack) if (dilemmaOwner(card) === seat) n++;
  }
  n += s.playing.filter((one) => one.seat === seat).length;
  const { battle } = s;
  if (battle === null) return n;
  n += cardsOf(battle.drawn, seat).length;
  if (battle.step === 'fire' && battle.current[seat] !== -1) n++;
  return n;
}
