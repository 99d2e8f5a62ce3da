/**
 * A position in a few words, and one line for each thing that people do:
 *
 *   const t = scene({ officers: ['', 'C8', 'E10', ''], dice: [3, 7] });
 *   t.orders('scan', { offer: 10 });
 *   t.bids(1, 10, 'none');
 *
 * Unless said otherwise: four seats A to D (0 to 3), A is Captain, D is the Alien, round 1 begins, pools are full, themes are fixed, there
 * is a Final Act, and the ghost-writer does all the writing (option narration `auto`).
 */
import { type GameEvent, type Json, type Refusal, Run, readOptions, type Seat, SeededChance, say, seedFrom } from '@bridgehead/kernel';
import { type Stage, stage } from '@bridgehead/testkit';
import { CREW_IDS, type CrewId, type OrderId, PERSONALITY_IDS, type PersonalityId, SHEETS, type Sheet, type Theme } from '../cards.ts';
import { type Colour, codeOf, emptyPool, type Kind, kindOf, listed, type Pool } from '../dice.ts';
import type { CrewEvent } from '../events.ts';
import { game } from '../index.ts';
import { settingsOf } from '../options.ts';
import { newVoyage, type Phase, type Voyage } from '../state.ts';
import type { CrewView } from '../view.ts';

export interface Scene {
  readonly seats?: number;
  readonly options?: Record<string, string | boolean>;
  readonly phase?: Phase;
  readonly round?: number;
  readonly captain?: Seat;
  readonly alien?: Seat;
  readonly first?: Seat;
  readonly crew?: readonly CrewId[];
  readonly personalities?: readonly PersonalityId[];
  /** Officer pools by seat: 'C8 E10'. */
  readonly officers?: readonly string[];
  readonly commission?: string;
  readonly encounter?: string;
  readonly reputation?: readonly number[];
  readonly standing?: readonly boolean[];
  readonly dice?: readonly number[];
  readonly picks?: readonly number[];
  readonly sides?: Readonly<Record<string, readonly number[]>>;
  readonly seed?: string;
  readonly change?: (s: Voyage) => void;
}

/** 'C8 E10 2×C4'. */
export function poolOf(text: string): Pool {
  const pool = emptyPool();
  for (const word of text.split(' ').filter((one) => one !== '')) {
    const [, many, colour, faces] = /^(?:(\d+)×)?([CE])(\d+)$/.exec(word) as RegExpExecArray;
    const kind = kindOf(Number(faces), colour as Colour);
    pool[kind] = (pool[kind] as number) + Number(many ?? 1);
  }
  return pool;
}
export const dieKind = (code: string): Kind => kindOf(Number(code.slice(1)), code[0] as Colour);
export const inWords = (pool: Pool): string => listed(pool).map(codeOf).join(' ');

export const optionsOf = (given: Record<string, string | boolean> = {}): Record<string, string | boolean> => ({
  narration: 'auto',
  conformance: 'fixed',
  finalAct: 'standard',
  ...given,
});

/** The state alone, for pure questions and for perft. */
export function position(setting: Scene): Voyage {
  const { seats = 4, round = 1, phase = 'order', captain = 0, alien = seats - 1, first = 0 } = setting;
  const s = newVoyage(settingsOf(optionsOf(setting.options)), seats, first);
  const cards = <T extends string>(ids: readonly T[], given: readonly T[] | undefined): number[] => {
    const taken = (given ?? []).map((id) => ids.indexOf(id));
    const left = ids.map((_, card) => card).filter((card) => !taken.includes(card));
    return Array.from({ length: seats }, (_, seat) => taken[seat] ?? (left.shift() as number));
  };
  s.crewCards = cards(CREW_IDS, setting.crew);
  s.personalities = cards(PERSONALITY_IDS, setting.personalities);
  s.crewStack = CREW_IDS.map((_, card) => card).filter((card) => !s.crewCards.includes(card));
  s.personalityStack = PERSONALITY_IDS.map((_, card) => card).filter((card) => !s.personalities.includes(card));
  Object.assign(s, { revealed: true, round, phase, awaits: phase === 'order' ? 'command' : phase, captain, alien, ship: 'Tolerable Risk' });
  for (const [seat, text] of (setting.officers ?? []).entries()) s.officer[seat] = poolOf(text);
  if (setting.commission !== undefined) s.commission = poolOf(setting.commission);
  if (setting.encounter !== undefined) s.encounter = poolOf(setting.encounter);
  if (setting.reputation !== undefined) s.reputation = [...setting.reputation];
  if (setting.standing !== undefined) s.inGoodStanding = [...setting.standing];
  setting.change?.(s);
  return s;
}

export function scene(setting: Scene = {}): SceneTable {
  const { seats = 4, dice = [], picks, sides, seed = seedFrom(1) } = setting;
  const staging = {
    seed,
    seats,
    options: optionsOf(setting.options),
    dice,
    ...(picks ? { picks } : {}),
    ...(sides ? { sides } : {}),
  };
  return new SceneTable(stage(game, position(setting), staging));
}

/** Reverse Flow from its first step, with stacks in the order of the card tables and seat 0 as first player. */
export function flow(seats: number, options: Record<string, string | boolean> = {}): SceneTable {
  const s = newVoyage(settingsOf(optionsOf(options)), seats, 0);
  s.crewSeen[0] = 127;
  s.personalitySeen[seats - 1] = 127;
  return new SceneTable(stage(game, s, { seats, options: optionsOf(options), dice: [] }));
}

export interface OrderWords {
  readonly sheet?: Partial<Sheet>;
  readonly themes?: readonly Theme[];
  readonly text?: string;
  /** Left out where only one type could be offered. */
  readonly offer?: number;
}
export const sheetOf = (wanted: Partial<Sheet> = {}): Sheet =>
  SHEETS.find((sheet) => Object.entries(wanted).every(([field, value]) => sheet[field as keyof Sheet] === value)) as Sheet;

export class SceneTable {
  readonly stage: Stage<Voyage, CrewView>;
  constructor(staged: Stage<Voyage, CrewView>) {
    this.stage = staged;
  }
  get state(): Voyage {
    return this.stage.state;
  }
  get result() {
    return this.stage.result;
  }

  answers(seat: Seat, answer: Json): void {
    this.stage.answer(seat, answer);
  }
  options(seat: Seat): readonly Json[] {
    return this.stage.prompt(seat).options;
  }
  /** 'BRC-15: You are out of this auction.' */
  refused(seat: Seat, answer: unknown): string {
    const refusal: Refusal = this.stage.refuses(seat, answer);
    return `${refusal.clause ?? '–'}: ${say(refusal.say, game.wording)}`;
  }
  /** Who is asked what: ['0 brc.command']. */
  get asked(): string[] {
    return this.stage.run.openAsks.map(({ seat, key }) => `${seat} ${key.slice('brc.'.length)}`);
  }
  events<T extends CrewEvent['type']>(type: T): Extract<CrewEvent, { type: T }>[] {
    return this.stage.events('spectator').filter((event): event is GameEvent => event.type === type) as never;
  }
  /** Die moves since the start: 'C6 conflict.crew→encounter BRC-73'. */
  get moves(): string[] {
    return this.events('dice.moved').map(({ die, from, to, clause }) => `${die} ${from}→${to} ${clause}`);
  }

  /** The Captain's whole Order, up to the auction. */
  orders(order: OrderId, { sheet = {}, themes, text = '', offer }: OrderWords = {}): void {
    const captain = this.state.captain;
    this.answers(captain, order);
    this.answers(captain, sheetOf(sheet));
    if (this.state.awaits === 'themes') this.answers(captain, themes ?? []);
    if (this.state.awaits === 'narration') this.answers(captain, text);
    if (this.state.awaits === 'commission' && offer !== undefined) this.answers(captain, offer);
  }
  /** Bids in turn, each by the seat that is asked. */
  bids(...bids: readonly Json[]): void {
    for (const bid of bids) this.answers(this.state.turn, bid);
  }
  /** An Order taken with "Yes Sir!" by the first who is asked; everybody else passes. */
  taken(order: OrderId, faces: number, words: OrderWords = {}): void {
    this.orders(order, { offer: faces, ...words });
    this.bids(faces);
    while (this.state.awaits === 'order-auction') this.bids('none');
  }
  /** Attitudes of both, the Crew's first. */
  attitudes(crew: Json, alien: Json): void {
    this.answers(this.state.crew, crew);
    this.answers(this.state.alien, alien);
  }

  officer(seat: Seat): string {
    return inWords(this.state.officer[seat] as Pool);
  }
  get commission(): string {
    return inWords(this.state.commission);
  }
  get encounter(): string {
    return inWords(this.state.encounter);
  }
  get roles(): readonly [Seat, Seat] {
    return [this.state.captain, this.state.alien];
  }
}

/** Rows of a table as cases named by their first column: `rulings('BRC-1: $name', named(ROWS), ({ row: [, a, b] }) => …)`. */
export const named = <T extends readonly unknown[]>(rows: readonly T[]): { readonly name: string; readonly row: T }[] =>
  rows.map((row) => ({ name: String(row[0]), row }));

/** A whole episode of Officers. */
export function episode(seats: number, seed: number, given: Record<string, string | boolean> = {}): Run<Voyage> {
  const read = readOptions(game.options, given);
  if ('problem' in read) throw new Error(read.problem);
  const run = Run.begin(game, { seats, options: read.options, chance: new SeededChance(seedFrom(seed, seats, 1)) }, { watched: true });
  const chance = new SeededChance(seedFrom(seed, seats, 2));
  while (run.result === null && run.fault === null) {
    const ask = run.openAsks[0];
    if (ask === undefined) throw new Error('nobody is asked');
    run.play(game.knowledge.officer(run.state, ask, chance), run.asks.indexOf(ask));
  }
  if (run.fault !== null) throw new Error(run.fault);
  return run;
}
