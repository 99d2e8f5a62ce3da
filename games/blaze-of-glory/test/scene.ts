/**
 * A position in a few words:
 *
 *   const t = scene({ line: ['Nebula'], a: { ships: ['I.K.C. Lukara@0: Kang'] }, b: { ships: ['U.S.S. Galaxy@0: Worf'] } });
 *   t.a.orders('attack', t.thing('Galaxy'));
 *
 * Missions stand in the Alpha line from the left (`gamma` for the other); seat a owns those with even places. 'Ship@1: X, Y' lies at
 * location 1 with X and Y aboard, 'Ship@Klingon Outpost: X' is docked there, 'X*' is stopped, 'Nor@2/Ops: X' stands at a site. Unless
 * said otherwise it is seat a's turn 5, before orders, and nobody holds a card.
 */
import { type Json, type Prompt, readOptions, SeededChance, SetupTable, say, seedFrom } from '@bridgehead/kernel';
import { type Stage, stage } from '@bridgehead/testkit';
import { designNamed } from '../decks/list.ts';
import { type Blaze, type BlazeView, D, type Design, face, game } from '../index.ts';
import { enter } from '../rules/changes.ts';
import { hullOf, rangeOf, shieldsOf, weaponsOf } from '../rules/figures.ts';
import { setup } from '../rules/setup.ts';
import { FACE_DOWN, NONE, STOPPED, space, surface, TABLE, type Thing } from '../state.ts';

import { dataOf, shorthandOf } from './shorthand.ts';

export interface Side {
  readonly facilities?: readonly string[];
  readonly ships?: readonly string[];
  /** '0: Kang, Kor' on the planet at location 0. */
  readonly teams?: readonly string[];
  readonly table?: readonly string[];
  readonly faceDown?: readonly string[];
  /** 'Bynars Weapon Enhancement>Lukara'. */
  readonly on?: readonly string[];
  readonly hand?: readonly string[];
  /** From the top. */
  readonly deck?: readonly string[];
  readonly tactics?: readonly string[];
  readonly q?: readonly string[];
  readonly tent?: readonly string[];
  readonly discard?: readonly string[];
  /** 'Maglock@0' under the mission at location 0. */
  readonly dilemmas?: readonly string[];
  readonly score?: number;
  /** 'Worf@Lukara': a captive of this side; 'Worf@Lukara brig', 'unattended'. */
  readonly captives?: readonly string[];
}
export interface Scene {
  readonly line?: readonly string[];
  readonly gamma?: readonly string[];
  readonly a?: Side;
  readonly b?: Side;
  readonly active?: number;
  readonly turn?: number;
  readonly stage?: 'cards' | 'orders' | 'end';
  readonly options?: Readonly<Record<string, Json>>;
  readonly set?: (s: Blaze) => void;
}

export const card = (name: string): Design => {
  const d = designNamed(name);
  if (d >= 0) return d;
  const fits = (one: number) => face(one).name.includes(name);
  for (let one = 0; one < 231; one++) if (fits(one)) return one;
  throw new Error(`no card "${name}"`);
};

export function position(setting: Scene): Blaze {
  const read = readOptions(game.options, { decks: 'starters', firstSeat: '1', ...setting.options });
  if ('problem' in read) throw new Error(read.problem);
  const s = setup(new SetupTable(2, read.options, new SeededChance(seedFrom(9)), false));
  s.phase = 'play';
  s.stage = setting.stage ?? 'cards';
  s.active = setting.active ?? 0;
  s.turn = setting.turn ?? 5 + s.active;
  s.round = Math.ceil(s.turn / 2);
  for (const [quadrant, line] of [setting.line ?? ['Nebula'], setting.gamma ?? []].entries())
    for (const name of line) {
      const location = s.mission.length;
      s.mission.push(card(name));
      s.missionOwner.push(location % 2);
      s.solvedBy.push(NONE);
      s.scouted.push(0);
      s.stacks.push([]);
      (s.lines[quadrant] as number[]).push(location);
    }
  const sides = [setting.a ?? {}, setting.b ?? {}];
  for (const [seat, side] of sides.entries()) for (const text of side.facilities ?? []) lay(s, seat, text);
  for (const [seat, side] of sides.entries()) layRest(s, seat, side);
  for (const [seat, side] of sides.entries())
    for (const text of side.on ?? []) {
      const [name, host] = text.split('>') as [string, string];
      enter(s, card(name), seat, find(s, host));
    }
  for (const [seat, side] of sides.entries()) for (const text of side.captives ?? []) layCaptive(s, seat, text);
  setting.set?.(s);
  return s;
}

function layRest(s: Blaze, seat: number, side: Side): void {
  for (const text of side.ships ?? []) lay(s, seat, text);
  for (const text of side.teams ?? []) {
    const [at, crew] = text.split(': ') as [string, string];
    people(s, seat, crew, surface(Number(at)));
  }
  for (const name of side.table ?? []) open(s, enter(s, card(name), seat, TABLE), seat);
  for (const name of side.faceDown ?? []) {
    const c = enter(s, card(name), seat, TABLE);
    s.flags[c] = FACE_DOWN;
  }
  s.hand[seat] = (side.hand ?? []).map(card);
  s.deck[seat] = (side.deck ?? []).map(card).reverse();
  s.tactics[seat] = (side.tactics ?? []).map(card).reverse();
  s.q[seat] = (side.q ?? []).map(card).reverse();
  s.tent[seat] = (side.tent ?? []).map(card);
  s.discard[seat] = (side.discard ?? []).map(card);
  s.score[seat] = side.score ?? 0;
  s.open[seat] = (side.tactics === undefined ? 0 : 1) | (side.q === undefined ? 0 : 2) | (side.tent === undefined ? 0 : 4);
  for (const text of side.dilemmas ?? []) {
    const [name, at] = text.split('@') as [string, string];
    (s.stacks[Number(at)] as number[]).push(card(name) | (seat << 9));
  }
}
const open = (s: Blaze, c: Thing, seat: number): void => {
  s.controller[c] = seat;
};
/** 'Ship@0: Kang, Kor*' or 'Ship@Outpost: …'; 'Nor@2' brings no sites, 'Nor@2/Ops: X' brings Ops with X in it. */
function lay(s: Blaze, seat: number, text: string): void {
  const [head, ...parts] = text.split('; ') as [string, ...string[]];
  const [where, crew] = head.split(': ') as [string, string | undefined];
  const [name, at] = where.split('@') as [string, string];
  const stopped = name.endsWith('*');
  const d = card(name.replace(/\*$/, ''));
  const host = /^\d+$/.test(at) ? NONE : find(s, at);
  const c = enter(
    s,
    d,
    seat,
    host === NONE ? space(Number(at)) : (s.at[face(s.design[host] as Design).kind === 'site' ? (s.at[host] as Thing) : host] as number),
  );
  if (stopped) s.flags[c] = STOPPED;
  if (host !== NONE) s.host[c] = host;
  if (crew !== undefined) people(s, seat, crew, c);
  for (const part of parts) {
    const [site, inside] = part.split(': ') as [string, string | undefined];
    const room = enter(s, card(site), seat, c);
    if (inside !== undefined) people(s, seat, inside, room);
  }
}
function people(s: Blaze, seat: number, names: string, place: number): void {
  for (const word of names.split(', ')) {
    const c = enter(s, card(word.replace(/\*$/, '')), seat, place);
    if (word.endsWith('*')) s.flags[c] = (s.flags[c] as number) | STOPPED;
  }
}
function layCaptive(s: Blaze, captor: number, text: string): void {
  const [who, condition] = text.split(' = ') as [string, string | undefined];
  const [name, host] = who.split('@') as [string, string];
  const c = enter(s, card(name), 1 - captor, /^\d+$/.test(host) ? surface(Number(host)) : find(s, host));
  s.captor[c] = captor;
  if (condition === 'brig') s.flags[c] = (s.flags[c] as number) | 2048;
  if (condition === 'unattended') s.flags[c] = (s.flags[c] as number) | 4096;
}
export function find(s: Blaze, name: string): Thing {
  const named = (c: Thing) => face(s.design[c] as Design).name;
  return s.inPlay.find((c) => named(c) === name) ?? s.inPlay.find((c) => named(c).includes(name)) ?? missing(name);
}
const missing = (name: string): never => {
  throw new Error(`"${name}" is not in play`);
};

export function scene(setting: Scene, picks?: readonly number[]): SceneTable {
  const s = position(setting);
  return new SceneTable(
    stage(game as never, s as never, {
      seats: 2,
      options: { decks: 'starters', firstSeat: '1', ...setting.options },
      fragment: true,
      ...(picks === undefined ? {} : { picks }),
    }) as never,
  );
}

export class SceneTable {
  readonly stage: Stage<Blaze, BlazeView>;
  constructor(staged: Stage<Blaze, BlazeView>) {
    this.stage = staged;
  }
  get state(): Blaze {
    return this.stage.state;
  }
  readonly a = new Player(this, 0);
  readonly b = new Player(this, 1);
  thing = (name: string): Thing => find(this.state, name);
  isInPlay = (name: string): boolean => this.state.inPlay.some((c) => face(this.state.design[c] as Design).name.includes(name));
  /** Everybody passes until no window is open. */
  pass(): void {
    for (let ask = this.stage.run.openAsks[0]; ask !== undefined && ask.window !== null; ask = this.stage.run.openAsks[0])
      this.stage.answer(ask.seat, 'pass');
  }
  get asked(): string {
    return this.stage.run.openAsks.map((ask) => `${'ab'[ask.seat]} ${ask.key}`).join(', ');
  }
  get result() {
    return this.stage.result;
  }
  /** 'range weapons shields hull'. */
  figures(name: string): string {
    const c = this.thing(name);
    return `${rangeOf(this.state, c)} ${weaponsOf(this.state, c)} ${shieldsOf(this.state, c)} ${hullOf(this.state, c)}`;
  }
  place = (name: string): string => {
    const at = this.state.at[this.thing(name)] as number;
    return at >= 0 ? face(this.state.design[at] as Design).name : String(at);
  };
  events(type: string): Record<string, Json>[] {
    return this.stage.events(0).filter((e) => e.type === type) as Record<string, Json>[];
  }
  get score(): string {
    return this.state.score.join(':');
  }
  names = (designs: readonly Design[] | undefined): string[] => (designs ?? []).map((d) => face(d).name);
}

export class Player {
  readonly #table: SceneTable;
  readonly seat: number;
  constructor(table: SceneTable, seat: number) {
    this.#table = table;
    this.seat = seat;
  }
  answers(answer: Json): void {
    this.#table.stage.answer(this.seat, dataOf(answer));
  }
  /** An order of the turn; windows that it opens are passed. */
  orders(verb: string, a: Json = 0, b: Json = 0): void {
    this.answers([verb, a, b]);
    this.#table.pass();
  }
  ends(): void {
    this.answers('end');
    this.#table.pass();
  }
  get prompt(): Prompt {
    return this.#table.stage.prompt(this.seat);
  }
  get options(): readonly Json[] {
    return this.prompt.key === 'bog.dilemma' ? this.prompt.options : this.prompt.options.map(shorthandOf);
  }
  /** Orders of a verb: 'move' → ['12 0', …]. */
  can(verb: string): string[] {
    return this.options.flatMap((one) => (Array.isArray(one) && one[0] === verb ? [`${one[1]} ${one[2]}`] : []));
  }
  /** 'BOG-R62: You can’t play this right now.' */
  refused(answer: unknown): string {
    const refusal = this.#table.stage.refuses(this.seat, dataOf(answer as Json));
    return `${refusal.clause ?? '–'}: ${say(refusal.say, game.wording)}`;
  }
  get hand(): string[] {
    return this.#table.names(this.#table.state.hand[this.seat]);
  }
}
export { D };
