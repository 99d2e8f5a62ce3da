/**
 * A position in a few words:
 *
 *   const t = scene({ A: { hull_r: 2, commander: { at: 'hull_r', hand: ['Repair Lvl 1'] } } });
 *   t.does('A commander', 'play', 'Repair Lvl 1', 'hull_r');
 *   expect(t.level('A hull_r')).toBe(1);
 *
 * Ships are A, B, C, D. Unless said otherwise it is A's action phase in round 3 of a match of two ships in command mode:
 * everybody stands where the match begins, nobody holds a card, nothing is damaged, and nobody has acted.
 */
import { defaultAnswer, type Json, type Refusal, type Seat, say } from '@bridgehead/kernel';
import { type Stage, stage } from '@bridgehead/testkit';
import { aimOf, CARDS, type Card, deckOf, isCrewCard } from '../cards.ts';
import type { RedEvent } from '../events.ts';
import { game } from '../index.ts';
import type { Mode } from '../options.ts';
import { CAPSULE, SECTIONS, type Section, sectionNamed } from '../ship.ts';
import {
  type Blast,
  type Bot,
  CHARGE,
  FIRE,
  type Field,
  type Match,
  NONE,
  newMatch,
  newOfficer,
  newShip,
  type Officer,
  officerOf,
  type Ship,
  STEPS_A_TURN,
  seatOf,
  shipOf,
} from '../state.ts';
import type { RedView } from '../view.ts';

export const LETTERS = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof LETTERS)[number];
const RANKS = ['captain', 'commander', 'lieutenant'] as const;
export type Rank = (typeof RANKS)[number];

export interface OfficerSetting extends Partial<Omit<Officer, 'hand' | 'xo' | 'ship' | 'section' | 'dummy'>> {
  /** 'tele', 'B hull_f'. */
  readonly at?: string;
  readonly hand?: readonly string[];
  readonly xo?: readonly string[];
  readonly dead?: boolean;
  /** Cloaked, with the dummy there; `cloak` turns left (4). */
  readonly dummyAt?: string;
  readonly plan?: readonly [number, number];
}
type Facts = Partial<Omit<Ship, 'levels' | 'pod'>>;
/** Levels by section id, officers by rank, and facts of the ship. */
export type ShipSetting = { readonly [name: string]: number | boolean | OfficerSetting | Facts | undefined } & {
  readonly captain?: OfficerSetting;
  readonly commander?: OfficerSetting;
  readonly lieutenant?: OfficerSetting;
  readonly is?: Facts;
};
export interface Scene {
  readonly A?: ShipSetting;
  readonly B?: ShipSetting;
  readonly C?: ShipSetting;
  readonly D?: ShipSetting;
  readonly ships?: number;
  readonly mode?: Mode;
  readonly match?: Partial<Pick<Match, 'round' | 'place' | 'step' | 'storm' | 'defection' | 'balanced' | 'shipless' | 'first'>>;
  /** 'A strut_r' with the placing team and points. */
  readonly fields?: readonly { readonly at: string; readonly of: Letter; readonly points?: number }[];
  readonly charges?: readonly {
    readonly at: string;
    readonly of: Letter;
    readonly count?: number;
    readonly hidden?: number;
    readonly by?: string;
  }[];
  readonly fires?: readonly { readonly at: string; readonly of: Letter; readonly count?: number }[];
  readonly bots?: readonly { readonly at: string; readonly of: string; readonly steps?: number }[];
  /** Officers in pods of their own, by launch; each with the level of its capsule. */
  readonly pods?: readonly { readonly of: string; readonly level?: number }[];
  /** Open swap offers. */
  readonly offers?: readonly { readonly from: string; readonly to: string; readonly mine: string; readonly his: string }[];
  readonly emp?: Partial<Record<Letter, number>>;
  /** The next cards from the top of the decks. */
  readonly draws?: readonly string[];
}
export interface Rolls {
  readonly dice?: readonly number[];
  readonly picks?: readonly number[];
  readonly sides?: Readonly<Record<string, readonly number[]>>;
}

export const cardNamed = (title: string): Card => {
  const card = CARDS.findIndex((one) => one.title === title);
  if (card < 0) throw new Error(`no card ${title}`);
  return card;
};
export const section = (id: string): Section => {
  const found = sectionNamed(id);
  if (found === null) throw new Error(`no section ${id}`);
  return found;
};
/** 'A commander' or just 'commander' of A. */
export const officer = (name: string): number => {
  const [letter, rank] = name.split(' ') as [Letter, Rank];
  const at = LETTERS.indexOf(letter) * 3 + RANKS.indexOf(rank);
  if (at < 0 || RANKS.indexOf(rank) < 0) throw new Error(`no officer ${name}`);
  return at;
};
export const team = (letter: string): number => LETTERS.indexOf(letter as Letter);
/** 'B hull_f' or 'hull_f' of A; 'pod0' is the first pod. */
export function place(text: string, home: Letter = 'A', ships = 2): [number, Section] {
  const parts = text.split(' ');
  const [where, id] = parts.length === 1 ? [home, parts[0]] : parts;
  const ship = /^pod\d$/.test(where as string) ? ships + Number((where as string).slice(3)) : team(where as string);
  return [ship, section(id as string)];
}

export function position(setting: Scene): Match {
  const { mode = 'command', match = {} } = setting;
  const ships = setting.ships ?? (setting.D !== undefined ? 4 : setting.C !== undefined ? 3 : 2);
  const seats = mode === 'seats' ? ships * 3 : ships;
  const s = newMatch({ mode, storm: 0, defection: mode === 'seats', balanced: false, shipless: false, first: 0 }, ships, seats);
  s.round = 3;
  s.step = 'action';
  const stations = ['bridge', 'tele', 'eng'].map(section);
  for (let ship = 0; ship < ships; ship++) {
    const letter = LETTERS[ship] as Letter;
    const given = setting[letter] ?? {};
    s.ships.push(newShip(letter, ship, false));
    stations.forEach((station, rank) => {
      s.officers.push(newOfficer(ship, rank, ship, station));
    });
    for (const [name, value] of Object.entries(given)) if (typeof value === 'number') setLevel(shipOf(s, ship), section(name), value);
    Object.assign(shipOf(s, ship), given.is ?? {});
  }
  Object.assign(s, match);
  for (const pod of setting.pods ?? []) {
    const who = officerOf(s, officer(pod.of));
    const one = newShip('', who.team, true);
    setLevel(one, CAPSULE, pod.level ?? 0);
    who.ship = s.ships.push(one) - 1;
    who.section = CAPSULE;
  }
  const free = [...deckOf('crew', mode === 'duel'), ...deckOf('captain', mode === 'duel')];
  const take = (title: string): Card => {
    const at = free.indexOf(cardNamed(title));
    if (at < 0) throw new Error(`no ${title} left`);
    return free.splice(at, 1)[0] as Card;
  };
  for (let ship = 0; ship < ships; ship++)
    RANKS.forEach((rank, r) => {
      const given = setting[LETTERS[ship] as Letter]?.[rank];
      const o = officerOf(s, ship * 3 + r);
      if (o.team === s.place && s.step === 'action') o.steps = STEPS_A_TURN;
      if (mode === 'duel' && r > 0) Object.assign(o, { health: 0, ship: NONE, section: NONE, ended: true });
      if (given !== undefined) dress(s, ship * 3 + r, given, take, ships);
    });
  const drawn = (setting.draws ?? []).map(take);
  s.crewDeck = [...free.filter(isCrewCard), ...drawn.filter(isCrewCard).reverse()];
  s.captainDeck = [...free.filter((card) => !isCrewCard(card)), ...drawn.filter((card) => !isCrewCard(card)).reverse()];
  layTokens(s, setting, ships);
  for (const { from, to, mine, his } of setting.offers ?? [])
    s.offers.push({ from: officer(from), to: officer(to), mine: cardNamed(mine), his: cardNamed(his), gone: false });
  for (const [letter, n] of Object.entries(setting.emp ?? {})) (s.teams[team(letter)] as Match['teams'][number]).emp = n as number;
  return s;
}

function setLevel(ship: Ship, at: Section, level: number): void {
  ship.levels[at] = level;
  if (level === 2 && at !== section('shield')) ship.heavy[at] = 2;
  ship.memory[at] = level;
}

function dress(s: Match, who: number, given: OfficerSetting, take: (title: string) => Card, ships: number): void {
  const o = officerOf(s, who);
  const { at, hand = [], xo = [], dead = false, dummyAt, plan = [0, 0], ...rest } = given;
  const home = LETTERS[Math.floor(who / 3)] as Letter;
  if (at !== undefined) [o.ship, o.section] = place(at, home, ships);
  Object.assign(o, rest);
  o.hand = hand.map(take);
  o.xo = xo.map(take);
  if (dead) Object.assign(o, { health: 0, ship: NONE, section: NONE, ended: true, chair: 0, steps: 0 });
  if (dummyAt === undefined) return;
  const [ship, sec] = place(dummyAt, home, ships);
  o.cloak = rest.cloak ?? 4;
  o.dummy = { ship, section: sec, health: o.health, redshirts: o.redshirts, steps: STEPS_A_TURN, planSteps: plan[0], planCards: plan[1] };
}

function layTokens(s: Match, setting: Scene, ships: number): void {
  for (const { at, of, points = 2 } of setting.fields ?? []) {
    const [ship, sec] = place(at, 'A', ships);
    s.fields.push({ ship, section: sec, team: team(of), points, by: NONE, unnamed: false });
  }
  for (const { at, of, count = 2, hidden = 0, by } of setting.charges ?? []) {
    const [ship, sec] = place(at, 'A', ships);
    s.blasts.push({
      kind: CHARGE,
      ship,
      section: sec,
      team: team(of),
      count,
      by: by === undefined ? NONE : officer(by),
      hidden,
      unnamed: false,
    });
  }
  for (const { at, of, count = 3 } of setting.fires ?? []) {
    const [ship, sec] = place(at, 'A', ships);
    s.blasts.push({ kind: FIRE, ship, section: sec, team: team(of), count, by: NONE, hidden: 0, unnamed: false });
  }
  for (const { at, of, steps = STEPS_A_TURN } of setting.bots ?? []) {
    const [ship, sec] = place(at, 'A', ships);
    s.bots.push({ owner: officer(of), ship, section: sec, steps, by: NONE, unnamed: false });
  }
}

export function scene(setting: Scene, rolls: Rolls = {}): SceneTable {
  const s = position(setting);
  const options = setting.mode === 'duel' ? { crewing: 'duel' } : {};
  const staged = stage(game, s, {
    seats: s.wish.length,
    options,
    dice: rolls.dice ?? [],
    ...(rolls.picks === undefined ? {} : { picks: rolls.picks }),
    ...(rolls.sides === undefined ? {} : { sides: rolls.sides }),
  });
  return new SceneTable(staged as Stage<Match, RedView>, s.teams.length);
}

export type Said = string | number | boolean;

/** 'play' and 'fire' stand for the verb that takes what is named. */
function verbFor(verb: string, [card, , section]: readonly Json[]): string {
  if (verb === 'fire') return section === undefined ? 'fire' : 'fire-at';
  if (verb !== 'play' || typeof card !== 'number') return verb;
  const aim = aimOf(card);
  return aim === 'place' && section === undefined ? 'play-at' : VERBS[aim];
}
const VERBS = {
  none: 'play',
  repair: 'repair',
  section: 'play-in',
  officer: 'play-for',
  ship: 'play-at',
  place: 'play-there',
} as const;

/** An event in a line: its type and its values in order. */
export const inShort = ({ type, ...rest }: RedEvent): string =>
  `${type} ${Object.values(rest)
    .map((value) => (Array.isArray(value) ? `[${value.join()}]` : String(value)))
    .join(' ')}`.trim();

/** What the clock would answer for a seat. */
export const clock = ({ stage: staged, state }: SceneTable, seat: Seat): Json => {
  const ask = staged.run.askOf(seat);
  if (ask === null) throw new Error(`seat ${seat} is not asked`);
  return defaultAnswer(ask, state);
};

export class SceneTable {
  readonly stage: Stage<Match, RedView>;
  readonly ships: number;
  constructor(staged: Stage<Match, RedView>, ships: number) {
    this.stage = staged;
    this.ships = ships;
  }
  get state(): Match {
    return this.stage.state;
  }

  // —— doing ——

  /** ('A commander', 'step', 'hull_r'), ('A captain', 'fire', 'laser_l', 'B'), ('A captain', 'play', 'Boarding', 'B tele'). */
  deed(who: string, verb: string, ...said: Said[]): Json {
    const o = officer(who);
    const { ship } = officerOf(this.state, o);
    const home = LETTERS[ship] ?? 'A';
    const data = said.flatMap((one) => this.#meant(one, home));
    return [verbFor(verb, data), o, ...data];
  }
  #meant(one: Said, home: string): Json[] {
    if (typeof one !== 'string') return [one];
    if (/^[A-D] (captain|commander|lieutenant)$/.test(one)) return [officer(one)];
    if (/^[A-D]$/.test(one)) return [team(one)];
    if (/^pod\d$/.test(one)) return [this.ships + Number(one.slice(3))];
    if (one.startsWith('@')) return [one.slice(1)];
    if (/^[A-D] \w+$/.test(one)) return place(one, home as Letter, this.ships);
    const at = SECTIONS.findIndex((row) => row.id === one);
    return [at >= 0 ? at : cardNamed(one)];
  }
  seatOf(who: string): Seat {
    return seatOf(this.state, officer(who));
  }
  does(who: string, verb: string, ...said: Said[]): this {
    this.stage.answer(this.seatOf(who), this.deed(who, verb, ...said));
    return this;
  }
  answers(who: string, answer: Json): this {
    this.stage.answer(this.seatOf(who), answer);
    return this;
  }
  /** What a dummy has left over takes its next beat; false when nothing is left. */
  goesOn(who: string): boolean {
    const seat = this.seatOf(who);
    if (this.stage.run.askOf(seat)?.key !== 'red.leaving') return false;
    this.stage.answer(seat, 'pass');
    return true;
  }
  /** The turn ends for all of a team who have not ended. */
  ends(letter: string): this {
    for (const rank of RANKS) {
      const o = officerOf(this.state, officer(`${letter} ${rank}`));
      if (this.state.place === team(letter) && this.state.step === 'action' && !o.ended) this.does(`${letter} ${rank}`, 'end');
    }
    for (const rank of RANKS) while (this.state.place === team(letter) && this.goesOn(`${letter} ${rank}`));
    return this;
  }
  /** 'RED-47: You’ve used your three steps.' */
  refused(who: string, verb: string, ...said: Said[]): string {
    return this.refusedAnswer(this.seatOf(who), this.deed(who, verb, ...said));
  }
  refusedAnswer(seat: Seat, answer: unknown): string {
    const refusal: Refusal = this.stage.refuses(seat, answer);
    return `${refusal.clause ?? '–'}: ${say(refusal.say, game.wording)}`;
  }
  /** What is offered with this verb, in the shape of `deed`. */
  offered(who: string, verb: string, ...said: Said[]): boolean {
    const wanted = JSON.stringify(this.deed(who, verb, ...said));
    return this.stage.prompt(this.seatOf(who)).options.some((one) => JSON.stringify(one) === wanted);
  }
  /** Everything that the officer is offered with this verb, without verb and officer. */
  choices(who: string, verb: string, card?: string): number[][] {
    const o = officer(who);
    return (this.stage.prompt(this.seatOf(who)).options as (readonly Json[])[])
      .filter(
        (one) =>
          Array.isArray(one) && one[1] === o && (card === undefined ? one[0] === verb : one[0] !== 'swap' && one[2] === cardNamed(card)),
      )
      .map((one) => one.slice(card === undefined ? 2 : 3) as number[]);
  }

  // —— looking ——

  level(text: string): number {
    const [ship, at] = place(text, 'A', this.ships);
    return shipOf(this.state, ship).levels[at] as number;
  }
  /** All damaged sections of a ship, in order: { hull_l: 2, pod_r: 1 }. */
  damage(letter: string): Record<string, number> {
    const ship = shipOf(this.state, /^pod/.test(letter) ? this.ships + Number(letter.slice(3)) : team(letter));
    return Object.fromEntries(SECTIONS.flatMap(({ id }, at) => (ship.levels[at] === 0 ? [] : [[id, ship.levels[at] as number]])));
  }
  ship(letter: string): Ship {
    return shipOf(this.state, /^pod/.test(letter) ? this.ships + Number(letter.slice(3)) : team(letter));
  }
  who(name: string): Officer {
    return officerOf(this.state, officer(name));
  }
  /** 'tele', 'B eng', 'pod0', 'dead'. */
  where(name: string): string {
    const o = this.who(name);
    if (o.health === 0) return 'dead';
    const home = Math.floor(officer(name) / 3);
    const id = SECTIONS[o.section]?.id ?? '?';
    if (o.ship >= this.ships) return `pod${o.ship - this.ships}`;
    return o.ship === home ? id : `${LETTERS[o.ship]} ${id}`;
  }
  hand(name: string): string[] {
    return this.who(name).hand.map((card) => CARDS[card]?.title ?? '?');
  }
  xo(name: string): string[] {
    return this.who(name).xo.map((card) => CARDS[card]?.title ?? '?');
  }
  /** What outsiders of the team are told by the last answer; or a seat's eyes. */
  told(viewer: Seat | 'spectator' = 'spectator'): RedEvent[] {
    return this.stage.lastEvents(viewer) as unknown as RedEvent[];
  }
  tells(type: RedEvent['type'], viewer: Seat | 'spectator' = 'spectator'): RedEvent[] {
    return this.told(viewer).filter((event) => event.type === type);
  }
  seen(viewer: Seat | 'spectator', name: string): RedView['officers'][number] {
    return this.stage.view(viewer).officers[officer(name)] as RedView['officers'][number];
  }
  fields(): Field[] {
    return this.state.fields;
  }
  blasts(): Blast[] {
    return this.state.blasts;
  }
  bots(): Bot[] {
    return this.state.bots;
  }
}
