/**
 * A position in a few words:
 *
 *   const t = scene({ south: { knight: 'L2+great-sword' }, north: { 'shield-bearer': 'NHW', cleric: 'NHW' } }, [1, 2]);
 *   t.south.attacks('knight', 'NHW');
 *   expect(t.at('NHW')).toEqual(['S knight+great-sword']);
 *
 * Unless said otherwise it is South's third phase, nobody has acted, and all other cards are in the decks.
 */
import type { Json, Seat } from '@bridgehead/kernel';
import { type Stage, StagedSeat, StagedTable, Supply, stage } from '@bridgehead/testkit';
import {
  type Card,
  type Castle,
  type CastleView,
  cardNamed,
  deckOf,
  game,
  type ItemId,
  type KindId,
  kindOf,
  NONE,
  NORTH,
  SOUTH,
  SPACES,
  type Space,
  type SpaceInfo,
  spaceNamed,
  type UnitId,
} from '../index.ts';
import { muster } from '../rules/stacking.ts';
import { emptyBoard } from '../state.ts';

/** 'L2', 'L2+great-sword', or several of them. Units enter in the order in which they are written. */
export type Army = Partial<Record<UnitId, string | readonly string[]>>;
export interface Scene
  extends Partial<
    Pick<
      Castle,
      'oddsShown' | 'phase' | 'points' | 'active' | 'first' | 'round' | 'attacksUsed' | 'quietRounds' | 'roundLimit' | 'bareBoard'
    >
  > {
  readonly south?: Army;
  readonly north?: Army;
  readonly hands?: readonly [readonly KindId[], readonly KindId[]];
  /** From the top. */
  readonly graveyards?: readonly [readonly KindId[], readonly KindId[]];
  /** How many cards are left in each deck; all that are nowhere else if absent. */
  readonly decks?: readonly [number, number];
}

export function scene(setting: Scene, dice: readonly number[] = []): SceneTable {
  return new SceneTable(stage(game, position(setting), { dice }));
}

/** The state alone, for pure questions. */
export function position(setting: Scene): Castle {
  const {
    south,
    north,
    hands = [[], []],
    graveyards = [[], []],
    decks,
    bareBoard = false,
    oddsShown = true,
    roundLimit = 60,
    first = SOUTH,
    ...rest
  } = setting;
  const s = emptyBoard({ bareBoard, oddsShown, roundLimit, first });
  Object.assign(s, { phase: 'act', active: SOUTH, points: 4 }, rest);
  const supplies = [SOUTH, NORTH].map((seat) => new Supply(deckOf(seat), (card) => kindOf(card).id));
  const take = (seat: Seat, kind: KindId): Card => (supplies[seat] as Supply<Card>).take(kind);
  for (const [seat, army] of [south ?? {}, north ?? {}].entries())
    for (const [kind, places] of Object.entries(army) as [UnitId, string | readonly string[]][])
      for (const place of [places].flat()) {
        const [at, item] = place.split('+') as [string, ItemId | undefined];
        const unit = take(seat, kind);
        if (item !== undefined) s.item[unit] = take(seat, item);
        muster(s, unit, spaceOfName(at));
      }
  for (const seat of [SOUTH, NORTH]) {
    s.hand[seat as 0] = (hands[seat] ?? []).map((kind) => take(seat, kind));
    s.graveyard[seat as 0] = (graveyards[seat] ?? []).map((kind) => take(seat, kind)).reverse();
    s.deck[seat as 0] = (supplies[seat] as Supply<Card>).rest().slice(0, decks?.[seat] ?? DECK);
  }
  return s;
}
const DECK = 50;

export const spaceOfName = (id: string): Space => {
  const space = spaceNamed(id);
  if (space === null) throw new Error(`no space ${id}`);
  return space;
};

export class SceneTable extends StagedTable<Castle, CastleView> {
  readonly south: Side;
  readonly north: Side;

  constructor(staged: Stage<Castle, CastleView>) {
    super(staged);
    this.south = new Side(this, SOUTH);
    this.north = new Side(this, NORTH);
  }
  /** Who stands there, top first: 'S knight+great-sword'. */
  at(id: string): string[] {
    const stack = this.stage.view('spectator').spaces[spaceOfName(id)] ?? [];
    return stack.map((unit) => `${unit.owner === SOUTH ? 'S' : 'N'} ${unit.kind}${unit.item === null ? '' : `+${kindOf(unit.item).id}`}`);
  }
  /** Who won, and how. */
  get outcome(): string | null {
    const { outcome } = this.state;
    return outcome === null ? null : `${outcome.winner === null ? 'draw' : outcome.winner === SOUTH ? 'south' : 'north'} by ${outcome.how}`;
  }
}

export class Side extends StagedSeat<Castle, CastleView, SceneTable> {
  /** 'knight', or 'knight@L2' where there are several. */
  unit(text: string): Card {
    const [kind, at] = text.split('@') as [KindId, string | undefined];
    const { field, space } = this.table.state;
    const found = field.flat().filter((card) => kindOf(card).id === kind && (at === undefined || space[card] === spaceOfName(at)));
    const own = found.filter((card) => card < DECK === (this.seat === SOUTH));
    const [card] = own.length > 0 ? own : found;
    if (card === undefined) throw new Error(`no ${text} on the board`);
    return card;
  }
  enemy(text: string): Card {
    return this.seat === SOUTH ? this.table.north.unit(text) : this.table.south.unit(text);
  }
  #from(pile: readonly Card[], kind: KindId): Card {
    return pile.find((card) => kindOf(card).id === kind) ?? (cardNamed(`${this.seat === SOUTH ? 'S' : 'N'}-${kind}-01`) as Card);
  }
  inHand(kind: KindId): Card {
    return this.#from(this.table.state.hand[this.seat as 0], kind);
  }

  // Answers, as data.
  deploy = (kind: KindId, at: string): Json => ['deploy', this.inHand(kind), spaceOfName(at)];
  equip = (item: KindId, unit: string): Json => ['equip', this.inHand(item), this.unit(unit)];
  move = (unit: string, to: string): Json => ['move', this.unit(unit), spaceOfName(to)];
  melee = (unit: string, at: string, target?: string): Json => ['melee', this.unit(unit), spaceOfName(at), this.#target(at, target)];
  ranged = (unit: string, at: string, target?: string): Json => ['ranged', this.unit(unit), spaceOfName(at), this.#target(at, target)];
  raise = (cleric = 'cleric'): Json => ['raise', this.unit(cleric)];
  recover = (item: KindId): Json => ['recover', this.unit('blacksmith'), this.#from(this.table.state.graveyard[this.seat as 0], item)];
  strengthen = (unit: string): Json => ['strengthen', this.unit('sorcerer'), this.unit(unit)];
  #target(at: string, target: string | undefined): Card {
    if (target !== undefined) return this.enemy(`${target}@${at}`);
    return this.table.state.top[spaceOfName(at)] ?? NONE;
  }

  deploys = (kind: KindId, at: string): void => this.answers(this.deploy(kind, at));
  equips = (item: KindId, unit: string): void => this.answers(this.equip(item, unit));
  moves = (unit: string, to: string): void => this.answers(this.move(unit, to));
  attacks = (unit: string, at: string, target?: string): void => this.answers(this.melee(unit, at, target));
  shoots = (unit: string, at: string): void => this.answers(this.ranged(unit, at));
  raises = (cleric?: string): void => this.answers(this.raise(cleric));
  recovers = (item: KindId): void => this.answers(this.recover(item));
  strengthens = (unit: string): void => this.answers(this.strengthen(unit));
  done = (): void => this.answers('done');

  /** What one unit may do now: 'move L1', 'melee NHW knight', 'end' left out. */
  choices(unit: string): string[] {
    const card = this.unit(unit);
    return this.options()
      .filter((option) => Array.isArray(option) && option[1] === card)
      .map((option) => inWords(option as readonly [string, ...number[]]));
  }
  options(): readonly Json[] {
    return this.prompt.options;
  }
  /** By kind, in order. */
  get hand(): KindId[] {
    return this.table.state.hand[this.seat as 0].map((card) => kindOf(card).id);
  }
  /** By kind, from the top. */
  get graveyard(): KindId[] {
    return this.table.state.graveyard[this.seat as 0].map((card) => kindOf(card).id).reverse();
  }
}

function inWords([verb, , second, third]: readonly [string, ...number[]]): string {
  const place = (space: number) => (SPACES[space] as SpaceInfo).id;
  if (verb === 'move' || verb === 'deploy') return `${verb} ${place(second as number)}`;
  if (verb === 'melee' || verb === 'ranged') return `${verb} ${place(second as number)} ${kindOf(third as Card).id}`;
  return second === undefined ? verb : `${verb} ${kindOf(second).id}`;
}
