/**
 * Storm the Castle as fast as we can write it without the kernel: typed arrays, everything in place, moves as numbers, no
 * prompts, no generators, no events. It plays the same random policy from the same streams and so the very same games as
 * the product's rules, which a test checks. It is the yardstick for what the kernel costs, and nothing else uses it.
 */

import type { Chance } from '@bridgehead/kernel';
import { isCastle, SPACES, TWO_CASTLES } from '../../games/storm-the-castle/board.ts';
import { ITEMS, KINDS, UNITS } from '../../games/storm-the-castle/cards.ts';

const SPACES_ON_BOARD = 22;
const DECK = 50;
const CARDS = 100;
const NONE = -1;
const ROUND_LIMIT = 60;
const STALL = 12;

// —— tables ——
const UNIT_COUNT = UNITS.length;
const [CAVALRY, ASSASSIN, BLACKSMITH, CATAPULT, CLERIC, SORCERER] = [1, 4, 5, 6, 7, 8];
const WARHORSE = UNIT_COUNT + 5;
const KIND = new Int8Array(CARDS);
const COST = new Int8Array(CARDS);
const ATTACK = new Int8Array(CARDS);
const DEFENSE = new Int8Array(CARDS);
const MOVE = new Int8Array(CARDS);
const RANGE = new Int8Array(CARDS);
const SIEGE = new Int8Array(CARDS);
const REGULAR = new Uint8Array(CARDS);
const UNIT = new Uint8Array(CARDS);
const FIGHTS = new Uint8Array(CARDS);
{
  let card = 0;
  KINDS.forEach((kind, k) => {
    for (let copy = 0; copy < kind.copies; copy++, card++) {
      for (const c of [card, card + DECK]) {
        KIND[c] = k;
        COST[c] = kind.cost;
        ATTACK[c] = kind.attack ?? 0;
        DEFENSE[c] = kind.defense;
        MOVE[c] = kind.move;
        REGULAR[c] = kind.type === 'regular' ? 1 : 0;
        UNIT[c] = k < UNIT_COUNT ? 1 : 0;
        FIGHTS[c] = kind.type !== 'item' && kind.attack !== null && k !== CATAPULT ? 1 : 0;
        RANGE[c] = k === CATAPULT ? 2 : kind.type === 'item' ? kind.range : 0;
        SIEGE[c] = kind.type === 'item' ? kind.siege : 0;
      }
    }
  });
}
const DISTANCE = Int8Array.from(TWO_CASTLES.distance);
const NEAR = TWO_CASTLES.near.map((near) => Int8Array.from(near));
const MIDDLES = TWO_CASTLES.middles.map((middles) => Int8Array.from(middles));
const CASTLE = Uint8Array.from(SPACES, (_, space) => (isCastle(space) ? 1 : 0));
const CASTLES = [0, 1].map((seat) => Int8Array.from(SPACES.flatMap((space, i) => (space.castle === seat ? [i] : []))));
const KEEP = Int8Array.from([21, 0]);
const GROUND = Int8Array.from(SPACES, ({ terrain }) => (terrain === 'tower' ? 2 : terrain === 'keep' || terrain === 'battlement' ? 1 : 0));
const HIGH = Uint8Array.from(SPACES, ({ terrain }) => (terrain === 'high' ? 1 : 0));
const LOW = Uint8Array.from(SPACES, ({ terrain }) => (terrain === 'low' ? 1 : 0));
if (ITEMS.length + UNIT_COUNT !== KINDS.length) throw new Error('the card tables have changed');

/** One game; reused for the next one. */
export class PlainCastle {
  readonly deck = [new Int8Array(DECK), new Int8Array(DECK)];
  readonly hand = [new Int8Array(DECK), new Int8Array(DECK)];
  readonly grave = [new Int8Array(DECK), new Int8Array(DECK)];
  readonly field = [new Int8Array(DECK), new Int8Array(DECK)];
  readonly decks = new Int8Array(2);
  readonly hands = new Int8Array(2);
  readonly graves = new Int8Array(2);
  readonly fields = new Int8Array(2);
  readonly top = new Int8Array(SPACES_ON_BOARD);
  readonly under = new Int8Array(SPACES_ON_BOARD);
  readonly space = new Int8Array(CARDS);
  readonly item = new Int8Array(CARDS);
  readonly deed = new Int8Array(CARDS);
  readonly strong = new Uint8Array(CARDS);
  active = 0;
  first = 0;
  round = 1;
  dispatching = false;
  points = 0;
  attacks = 0;
  stirred = false;
  quiet = 0;
  over = false;
  winner = NONE;
  decisions = 0;
  #strengthened = 0;
  #dice: Chance = { below: () => 0 };

  /** Plays a whole game at random; the winner, or NONE. */
  play(dice: Chance, policy: Chance): number {
    this.#setUp(dice);
    this.#startTurn();
    while (!this.over) {
      if (this.dispatching && (this.points === 0 || this.hands[this.active] === 0)) this.dispatching = false;
      if (this.dispatching) {
        this.decisions++;
        this.#dispatch(policy);
      } else if (this.#canAnyoneAct()) {
        this.decisions++;
        this.#act(policy);
      } else this.#endTurn();
    }
    return this.winner;
  }

  #setUp(dice: Chance): void {
    this.#dice = dice;
    for (let seat = 0; seat < 2; seat++) {
      const deck = this.deck[seat] as Int8Array;
      for (let i = 0; i < DECK; i++) deck[i] = seat * DECK + i;
      for (let i = DECK - 1; i > 0; i--) {
        const j = dice.below(i + 1);
        const kept = deck[i] as number;
        deck[i] = deck[j] as number;
        deck[j] = kept;
      }
      this.decks[seat] = DECK;
      this.hands[seat] = 0;
      this.graves[seat] = 0;
      this.fields[seat] = 0;
    }
    this.top.fill(NONE);
    this.under.fill(NONE);
    this.space.fill(NONE);
    this.item.fill(NONE);
    this.deed.fill(0);
    this.strong.fill(0);
    let lead = 0;
    while (lead === 0) lead = dice.below(6) + dice.below(6) - dice.below(6) - dice.below(6);
    this.first = lead > 0 ? 0 : 1;
    this.active = this.first;
    this.round = 1;
    this.stirred = false;
    this.quiet = 0;
    this.over = false;
    this.winner = NONE;
    this.decisions = 0;
    this.#strengthened = 0;
    this.#draw(0, 5);
    this.#draw(1, 5);
  }

  #draw(seat: number, count: number): void {
    const deck = this.deck[seat] as Int8Array;
    const hand = this.hand[seat] as Int8Array;
    for (let i = 0; i < count && (this.decks[seat] as number) > 0; i++) {
      const left = (this.decks[seat] as number) - 1;
      this.decks[seat] = left;
      const held = this.hands[seat] as number;
      hand[held] = deck[left] as number;
      this.hands[seat] = held + 1;
    }
  }

  #startTurn(): void {
    const seat = this.active;
    this.points = 4;
    this.attacks = 0;
    const field = this.field[seat] as Int8Array;
    for (let i = 0, n = this.fields[seat] as number; i < n; i++) this.deed[field[i] as number] = 0;
    this.#draw(seat, this.hands[seat] === 0 ? 2 : 1);
    this.dispatching = true;
  }

  #endTurn(): void {
    if (this.#strengthened > 0) {
      this.strong.fill(0);
      this.#strengthened = 0;
    }
    const roundOver = this.active !== this.first;
    if (roundOver) {
      this.quiet = this.stirred ? 0 : this.quiet + 1;
      this.stirred = false;
    }
    if (this.#nobody()) this.#finish(NONE);
    else if ((roundOver && this.round >= ROUND_LIMIT) || this.quiet >= STALL) this.#finish(this.#countOut());
    else {
      if (roundOver) this.round++;
      this.active = 1 - this.active;
      this.#startTurn();
    }
  }
  #finish(winner: number): void {
    this.over = true;
    this.winner = winner;
  }
  #nobody(): boolean {
    if ((this.fields[0] as number) + (this.fields[1] as number) > 0) return false;
    for (let seat = 0; seat < 2; seat++) {
      for (let i = 0; i < (this.hands[seat] as number); i++) if (UNIT[(this.hand[seat] as Int8Array)[i] as number] === 1) return false;
      for (let i = 0; i < (this.decks[seat] as number); i++) if (UNIT[(this.deck[seat] as Int8Array)[i] as number] === 1) return false;
    }
    return true;
  }
  #countOut(): number {
    const inside = [0, 0];
    const near = [99, 99];
    const cost = [0, 0];
    for (let seat = 0; seat < 2; seat++) {
      const field = this.field[seat] as Int8Array;
      const castle = CASTLES[1 - seat] as Int8Array;
      for (let i = 0; i < castle.length; i++) {
        const space = castle[i] as number;
        const top = this.top[space] as number;
        if (top !== NONE && (top >= DECK ? 1 : 0) === seat) inside[seat] = (inside[seat] as number) + (this.under[space] === NONE ? 1 : 2);
      }
      for (let i = 0; i < (this.fields[seat] as number); i++) {
        const unit = field[i] as number;
        near[seat] = Math.min(
          near[seat] as number,
          DISTANCE[(this.space[unit] as number) * SPACES_ON_BOARD + (KEEP[1 - seat] as number)] as number,
        );
        const item = this.item[unit] as number;
        cost[seat] = (cost[seat] as number) + (COST[unit] as number) + (item === NONE ? 0 : (COST[item] as number));
      }
    }
    for (const [a, b] of [inside, [near[1], near[0]], cost] as [number, number][]) if (a !== b) return a > b ? 0 : 1;
    return NONE;
  }

  // —— dispatch ——

  #dispatch(policy: Chance): void {
    const seat = this.active;
    const hand = this.hand[seat] as Int8Array;
    const held = this.hands[seat] as number;
    if (policy.below(16) !== 0) {
      const start = policy.below(held);
      for (let i = 0; i < held; i++) {
        const at = (start + i) % held;
        const card = hand[at] as number;
        if ((COST[card] as number) > this.points) continue;
        if (UNIT[card] === 1 ? this.#deploy(seat, card, at, policy) : this.#equip(seat, card, at, policy)) return;
      }
    }
    this.dispatching = false;
  }
  #pay(seat: number, card: number, at: number): void {
    this.points -= COST[card] as number;
    this.stirred = true;
    const hand = this.hand[seat] as Int8Array;
    const left = (this.hands[seat] as number) - 1;
    for (let i = at; i < left; i++) hand[i] = hand[i + 1] as number;
    this.hands[seat] = left;
  }
  #deploy(seat: number, card: number, at: number, policy: Chance): boolean {
    const castle = CASTLES[seat] as Int8Array;
    const start = policy.below(castle.length);
    for (let i = 0; i < castle.length; i++) {
      const space = castle[(start + i) % castle.length] as number;
      if (!this.#canStand(card, space)) continue;
      this.#pay(seat, card, at);
      this.deed[card] = 0;
      this.#muster(card, space);
      return true;
    }
    return false;
  }
  #equip(seat: number, card: number, at: number, policy: Chance): boolean {
    const field = this.field[seat] as Int8Array;
    const n = this.fields[seat] as number;
    if (n === 0) return false;
    const start = policy.below(n);
    for (let i = 0; i < n; i++) {
      const unit = field[(start + i) % n] as number;
      if (REGULAR[unit] === 0 || this.item[unit] !== NONE || (KIND[card] === WARHORSE && KIND[unit] === CAVALRY)) continue;
      this.#pay(seat, card, at);
      this.item[unit] = card;
      return true;
    }
    return false;
  }

  // —— stacking ——

  #canStand(unit: number, space: number): boolean {
    const top = this.top[space] as number;
    if (top === NONE) return true;
    return top >= DECK === unit >= DECK && this.under[space] === NONE && (REGULAR[top] as number) + (REGULAR[unit] as number) < 2;
  }
  #enter(unit: number, space: number): void {
    const there = this.top[space] as number;
    if (there === NONE) this.top[space] = unit;
    else if (REGULAR[unit] === 1 || (REGULAR[there] === 0 && (KIND[unit] as number) < (KIND[there] as number))) {
      this.top[space] = unit;
      this.under[space] = there;
    } else this.under[space] = unit;
    this.space[unit] = space;
  }
  #leave(unit: number): void {
    const space = this.space[unit] as number;
    if (this.top[space] === unit) this.top[space] = this.under[space] as number;
    this.under[space] = NONE;
    this.space[unit] = NONE;
  }
  #muster(unit: number, space: number): void {
    const seat = unit >= DECK ? 1 : 0;
    const field = this.field[seat] as Int8Array;
    let at = this.fields[seat] as number;
    while (at > 0 && (field[at - 1] as number) > unit) {
      field[at] = field[at - 1] as number;
      at--;
    }
    field[at] = unit;
    this.fields[seat] = (this.fields[seat] as number) + 1;
    this.#enter(unit, space);
  }
  #destroy(unit: number): void {
    const seat = unit >= DECK ? 1 : 0;
    this.#leave(unit);
    const field = this.field[seat] as Int8Array;
    const left = (this.fields[seat] as number) - 1;
    for (let i = field.indexOf(unit); i < left; i++) field[i] = field[i + 1] as number;
    this.fields[seat] = left;
    const grave = this.grave[seat] as Int8Array;
    const item = this.item[unit] as number;
    if (item !== NONE) {
      grave[this.graves[seat] as number] = item;
      this.graves[seat] = (this.graves[seat] as number) + 1;
      this.item[unit] = NONE;
    }
    grave[this.graves[seat] as number] = unit;
    this.graves[seat] = (this.graves[seat] as number) + 1;
  }

  // —— acting ——

  #isWayOpen(unit: number, from: number, to: number): boolean {
    const way = from * SPACES_ON_BOARD + to;
    if (DISTANCE[way] === 1) return true;
    const item = this.item[unit] as number;
    const move = item !== NONE && (MOVE[item] as number) > 0 ? MOVE[item] : MOVE[unit];
    if (DISTANCE[way] !== 2 || (move as number) < 2) return false;
    const middles = MIDDLES[way] as Int8Array;
    for (let i = 0; i < middles.length; i++) {
      const top = this.top[middles[i] as number] as number;
      if (top === NONE || top >= DECK === unit >= DECK) return true;
    }
    return false;
  }
  #canShoot(unit: number, from: number, to: number): boolean {
    const item = this.item[unit] as number;
    const range = KIND[unit] === CATAPULT ? 2 : item === NONE ? 0 : (RANGE[item] as number);
    const distance = DISTANCE[from * SPACES_ON_BOARD + to] as number;
    return range > 0 && distance <= range && (CASTLE[to] === 1 || KIND[unit] !== CATAPULT);
  }

  #canAnyoneAct(): boolean {
    const field = this.field[this.active] as Int8Array;
    for (let i = 0, n = this.fields[this.active] as number; i < n; i++) {
      const unit = field[i] as number;
      if (this.deed[unit] === 0 && this.#canUnitAct(unit)) return true;
    }
    return false;
  }
  #canUnitAct(unit: number): boolean {
    const from = this.space[unit] as number;
    const near = NEAR[from] as Int8Array;
    for (let i = 0; i < near.length; i++) {
      const to = near[i] as number;
      const top = this.top[to] as number;
      if (top !== NONE && top >= DECK !== unit >= DECK) {
        if (this.attacks < 2 && ((FIGHTS[unit] === 1 && this.#isWayOpen(unit, from, to)) || this.#canShoot(unit, from, to))) return true;
      } else if (this.#canStand(unit, to) && this.#isWayOpen(unit, from, to)) return true;
    }
    return REGULAR[unit] === 0 && this.#hasSpecial(unit);
  }
  #partner(unit: number): number {
    const space = this.space[unit] as number;
    return (this.top[space] === unit ? this.under[space] : this.top[space]) as number;
  }
  #hasSpecial(unit: number): boolean {
    if (KIND[unit] === CLERIC) return this.#canRaise(unit);
    if (KIND[unit] === SORCERER) return this.attacks < 2 && this.#regularBeside(unit) !== NONE;
    return KIND[unit] === BLACKSMITH && this.#itemsInGrave() > 0;
  }
  #canRaise(cleric: number): boolean {
    const dead = this.graves[this.active] as number;
    return this.#partner(cleric) === NONE && dead > 0 && UNIT[(this.grave[this.active] as Int8Array)[dead - 1] as number] === 1;
  }
  #regularBeside(sorcerer: number): number {
    const partner = this.#partner(sorcerer);
    return partner !== NONE && REGULAR[partner] === 1 && this.deed[partner] === 0 && this.strong[partner] === 0 ? partner : NONE;
  }
  #itemsInGrave(): number {
    const grave = this.grave[this.active] as Int8Array;
    let items = 0;
    for (let i = 0, n = this.graves[this.active] as number; i < n; i++) if (UNIT[grave[i] as number] === 0) items++;
    return items;
  }

  #act(policy: Chance): void {
    const seat = this.active;
    if (policy.below(24) !== 0) {
      const field = this.field[seat] as Int8Array;
      const n = this.fields[seat] as number;
      const start = policy.below(n);
      for (let i = 0; i < n; i++) {
        const unit = field[(start + i) % n] as number;
        if (this.deed[unit] === 0 && this.#actWith(unit, policy)) return;
      }
    }
    this.#endTurn();
  }
  #actWith(unit: number, policy: Chance): boolean {
    const near = NEAR[this.space[unit] as number] as Int8Array;
    let at = policy.below(near.length + 1);
    for (let i = 0; i <= near.length; i++) {
      if (at === near.length ? this.#special(unit, policy) : this.#actOn(unit, near[at] as number, policy)) return true;
      at = at === near.length ? 0 : at + 1;
    }
    return false;
  }
  #actOn(unit: number, to: number, policy: Chance): boolean {
    const from = this.space[unit] as number;
    const top = this.top[to] as number;
    if (top === NONE || top >= DECK === unit >= DECK) {
      if (!this.#canStand(unit, to) || !this.#isWayOpen(unit, from, to)) return false;
      this.deed[unit] = 1;
      this.#leave(unit);
      this.#enter(unit, to);
      if (to === KEEP[1 - this.active]) this.#finish(this.active);
      return true;
    }
    if (this.attacks >= 2) return false;
    const strikes = FIGHTS[unit] === 1 && this.#isWayOpen(unit, from, to);
    const shoots = this.#canShoot(unit, from, to);
    if (shoots && (!strikes || policy.below(2) === 0)) this.#attack(unit, from, to, top, false);
    else if (strikes) {
      const under = this.under[to] as number;
      this.#attack(unit, from, to, under !== NONE && KIND[unit] === ASSASSIN && policy.below(2) === 0 ? under : top, true);
    } else return false;
    return true;
  }
  #attack(unit: number, from: number, to: number, target: number, melee: boolean): void {
    this.deed[unit] = 2;
    this.attacks++;
    this.stirred = true;
    if (REGULAR[target] === 1) {
      const item = this.item[unit] as number;
      const attack =
        (ATTACK[unit] as number) +
        (item === NONE ? 0 : (ATTACK[item] as number) + (CASTLE[to] === 1 ? (SIEGE[item] as number) : 0)) +
        (HIGH[from] === 1 && LOW[to] === 1 ? 2 : 0) +
        (this.strong[unit] === 1 ? 3 : 0);
      const shield = this.item[target] as number;
      const partner = this.#partner(target);
      const defense =
        (DEFENSE[target] as number) +
        (shield === NONE ? 0 : (DEFENSE[shield] as number)) +
        (GROUND[to] as number) +
        (partner !== NONE && KIND[partner] === CLERIC ? 3 : 0);
      const roll = 2 + this.#dice.below(6) + this.#dice.below(6);
      if (roll !== 12 && (roll === 2 || roll > 3 + attack - defense)) {
        if (roll === 2 && melee) this.#destroy(unit);
        return;
      }
    }
    this.#destroy(target);
    if (!melee || this.top[to] !== NONE) return;
    this.#leave(unit);
    this.#enter(unit, to);
    if (to === KEEP[1 - this.active]) this.#finish(this.active);
  }
  #special(unit: number, policy: Chance): boolean {
    if (REGULAR[unit] === 1 || !this.#hasSpecial(unit)) return false;
    const seat = this.active;
    if (KIND[unit] === SORCERER) {
      policy.below(1);
      this.strong[this.#regularBeside(unit)] = 1;
      this.#strengthened++;
    } else if (KIND[unit] === CLERIC) {
      policy.below(1);
      if (this.#dice.below(6) + this.#dice.below(6) === 5) {
        const left = (this.graves[seat] as number) - 1;
        const raised = (this.grave[seat] as Int8Array)[left] as number;
        this.graves[seat] = left;
        this.deed[raised] = 4;
        this.#muster(raised, this.space[unit] as number);
      }
    } else this.#recover(seat, policy.below(this.#itemsInGrave()));
    this.deed[unit] = 3;
    return true;
  }
  #recover(seat: number, which: number): void {
    if (this.#dice.below(6) + this.#dice.below(6) !== 5) return;
    const grave = this.grave[seat] as Int8Array;
    let at = 0;
    for (let items = 0; ; at++) if (UNIT[grave[at] as number] === 0 && items++ === which) break;
    (this.hand[seat] as Int8Array)[this.hands[seat] as number] = grave[at] as number;
    this.hands[seat] = (this.hands[seat] as number) + 1;
    const left = (this.graves[seat] as number) - 1;
    for (let i = at; i < left; i++) grave[i] = grave[i + 1] as number;
    this.graves[seat] = left;
  }
}
