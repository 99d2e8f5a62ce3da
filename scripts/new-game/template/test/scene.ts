/**
 * A position in a few words:
 *
 *   const t = scene({ a: { hand: ['Strike'] }, b: { camp: ['Champion'], hand: ['Parry'] } });
 *   t.a.strikes('Champion');
 *   t.b.parries();
 *   expect(t.camp('b')).toEqual(['Champion']);
 *
 * Unless said otherwise it is the turn of a; all other cards are in the deck.
 */
import { named, type Stage, StagedSeat, StagedTable, Supply, stage } from '@bridgehead/testkit';
import { CARDS, type Card, kindOf } from '../cards.ts';
import { game } from '../index.ts';
import { type Duel, pileOf } from '../state.ts';
import type { DuelView } from '../view.ts';

interface Party {
  readonly hand?: readonly string[];
  readonly camp?: readonly string[];
}
interface Scene {
  readonly a?: Party;
  readonly b?: Party;
  /** From the top; all that is nowhere else if absent. The active seat draws from it first. */
  readonly deck?: readonly string[];
}
type Letter = 'a' | 'b';
const titleOf = (card: Card): string => kindOf(card).title;

export function scene({ a = {}, b = {}, deck }: Scene): DuelScene {
  const supply = new Supply(CARDS, titleOf);
  const take = (titles: readonly string[] = []): Card[] => titles.map((title) => supply.take(title));
  const [hands, camps] = [
    [take(a.hand), take(b.hand)],
    [take(a.camp), take(b.camp)],
  ];
  const drawn = deck === undefined ? null : take(deck).reverse();
  const rest = supply.rest();
  const s: Duel = {
    active: 0,
    turn: 2,
    deck: drawn ?? rest,
    hands,
    camps,
    trophies: [[], []],
    discard: drawn === null ? [] : rest,
    strike: null,
  };
  return new DuelScene(stage(game, s));
}

class DuelScene extends StagedTable<Duel, DuelView> {
  readonly a: Side;
  readonly b: Side;

  constructor(staged: Stage<Duel, DuelView>) {
    super(staged);
    this.a = new Side(this, 0);
    this.b = new Side(this, 1);
  }
  camp(letter: Letter): string[] {
    return pileOf(this.state.camps, this[letter].seat).map(titleOf);
  }
  trophies(letter: Letter): string[] {
    return pileOf(this.state.trophies, this[letter].seat).map(titleOf);
  }
  get discard(): string[] {
    return this.state.discard.map(titleOf);
  }
}

class Side extends StagedSeat<Duel, DuelView, DuelScene> {
  held(title: string): Card {
    return named(title, pileOf(this.table.state.hands, this.seat), titleOf);
  }
  enlists(title: string): void {
    this.answers(['enlist', this.held(title)]);
  }
  strikes(title: string): void {
    this.answers(['strike', this.held('Strike'), named(title, pileOf(this.table.state.camps, 1 - this.seat), titleOf)]);
  }
  parries(): void {
    this.answers(['parry', this.held('Parry')]);
  }
  rests(): void {
    this.answers('rest');
  }
}
