/**
 * A position in a few words:
 *
 *   const t = scene({ a: { leader: 'Kett', crew: ['Junk'] }, b: { hand: ['Hold That Door'], sections: ['Galley'] } });
 *   t.a.attacks('Galley', ['Kett', 'Junk']);
 *   t.b.plays('Hold That Door');
 *   t.settle();
 *   expect(t.holder('Galley')).toBe('b');
 *
 * A name may be shortened to a part of it. 'Junk*' is tapped, 'Junk@Galley' stationed, 'Junk+Pulse Carbine' carries a passive;
 * leaders and sections are written the same way. Unless said otherwise it is seat a's Action Phase in round 2, all other
 * crew and action cards are in their stacks, and Conduit Access is at home.
 */
import { named as namedAmong, type Stage, StagedSeat, StagedTable, Supply, stage } from '@bridgehead/testkit';
import {
  ALL_ACTIONS,
  ALL_CREW,
  ALL_LEADERS,
  ALL_SECTIONS,
  type Bridge,
  type BridgeView,
  type Card,
  CONDUIT_ACCESS,
  ENGINE_ROOM,
  FIRST_ACTION,
  game,
  matchOf,
  NONE,
  nameOf,
} from '../index.ts';
import { needOf, tally } from '../rules/compute.ts';
import { hostOf, passivesOn } from '../rules/questions.ts';

export interface Party {
  readonly leader?: string;
  readonly crew?: readonly string[];
  readonly sections?: readonly string[];
  readonly hand?: readonly string[];
}
const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export type Letter = (typeof LETTERS)[number];
const USUAL_LEADERS = ['Kett', 'Bragga', 'Sarr', 'Marrow', 'Threnn', 'Endago'] as const;

export interface Scene
  extends Partial<Record<Letter, Party>>,
    Partial<
      Pick<
        Bridge,
        'phase' | 'active' | 'turn' | 'round' | 'roundLimit' | 'affiliations' | 'overlap' | 'firstSeat' | 'recruitsLeft' | 'asked'
      >
    > {
  /** Sections of nobody that carry something: 'Armory+Blast Doors'. */
  readonly free?: readonly string[];
  /** From spot 1; '' is an open spot. */
  readonly pool?: readonly string[];
  readonly conduit?: string;
  /** Top last, as in the state. */
  readonly discard?: readonly string[];
  /** From the top; only these cards, nothing else. */
  readonly actionStack?: readonly string[];
  /** From the top; the rest follows below, unless there is to be none. */
  readonly crewStack?: readonly string[];
  readonly crewStackOnly?: boolean;
  /** How many cards lie in the Discard Pile, no matter which. */
  readonly discards?: number;
}

/** A card at work: one row of a table of scenes. */
export interface Show {
  readonly id: string;
  readonly what: string;
  readonly show: () => void;
}

/** Chance as scripted by `picks`; what is left unscripted comes from a fixed seed. */
export function scene(setting: Scene, picks?: readonly number[]): SceneTable {
  const s = position(setting);
  const fragment = setting.actionStack !== undefined || setting.crewStackOnly === true;
  return new SceneTable(stage(game, s, { seats: s.seats, fragment, ...(picks === undefined ? {} : { picks }) }));
}

/** The state alone, for pure questions. */
export function position(setting: Scene): Bridge {
  const seats = Math.max(2, ...LETTERS.map((letter, i) => (setting[letter] === undefined ? 0 : i + 1)));
  const parties = LETTERS.slice(0, seats).map((letter) => setting[letter] ?? {});
  const s = emptyTable(seats);
  const { phase, active, turn, round, roundLimit, affiliations, overlap, firstSeat, recruitsLeft, asked } = setting;
  const facts = { phase, active, turn, round, roundLimit, affiliations, overlap, firstSeat, recruitsLeft, asked };
  Object.assign(s, Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)));
  s.priority = s.active;
  const actions = new Supply(
    ALL_ACTIONS.filter((card) => card !== CONDUIT_ACCESS),
    nameOf,
  );
  const leaders = leadersOf(parties);
  s.leader = leaders.map((text) => named(nameIn(text), ALL_LEADERS));
  for (const [seat, party] of parties.entries()) {
    lay(s, actions, seat, leaders[seat] as string, ALL_LEADERS);
    for (const crew of party.crew ?? []) lay(s, actions, seat, crew, ALL_CREW);
    for (const section of party.sections ?? []) lay(s, actions, seat, section, ALL_SECTIONS);
  }
  for (const section of setting.free ?? []) lay(s, actions, NONE, section, ALL_SECTIONS);
  s.hand = parties.map((party) => (party.hand ?? []).map((title) => actions.take(title)));
  s.discard = (setting.discard ?? []).map((title) => actions.take(title));
  s.actionStack = setting.actionStack === undefined ? actions.rest() : setting.actionStack.map((title) => actions.take(title)).reverse();
  if (setting.discards !== undefined) s.discard = actions.rest().slice(0, setting.discards);
  s.attached.push({ card: CONDUIT_ACCESS, host: setting.conduit === undefined ? ENGINE_ROOM : named(setting.conduit, ALL_SECTIONS) });
  s.aside = [...ALL_LEADERS.filter((leader) => !s.leader.includes(leader)), ...s.leader.map(matchOf)];
  const pool = (setting.pool ?? []).map((name) => (name === '' ? NONE : named(name, ALL_CREW)));
  s.pool = [0, 1, 2].map((spot) => pool[spot] ?? NONE);
  const placed = (crew: Card) => s.owner[crew] !== NONE || s.pool.includes(crew) || s.aside.includes(crew);
  const top = (setting.crewStack ?? []).map((name) => named(name, ALL_CREW));
  const rest = ALL_CREW.filter((crew) => !placed(crew) && !top.includes(crew));
  s.crewStack = [...(setting.crewStackOnly === true ? [] : rest), ...top.reverse()];
  return s;
}

const nameIn = (text: string): string => /^[^+*@]*/.exec(text)?.[0] ?? '';
/** As written; where none is, the first of the usual ones that nobody else has. */
function leadersOf(parties: readonly Party[]): string[] {
  const taken = parties.flatMap(({ leader }) => (leader === undefined ? [] : [nameIn(leader)]));
  const left = USUAL_LEADERS.filter((name) => !taken.includes(name));
  return parties.map(({ leader }) => leader ?? (left.shift() as string));
}

function emptyTable(seats: number): Bridge {
  const bySeat = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  return {
    seats,
    affiliations: true,
    bridgeDefense: seats,
    roundLimit: 40,
    overlap: false,
    extraCards: false,
    firstSeat: 0,
    active: 0,
    turn: seats + 1,
    round: 2,
    phase: 'action',
    resetAhead: NONE,
    priority: 0,
    owed: null,
    recruitsLeft: 1,
    short: [],
    asked: 0,
    forbidden: [],
    effects: [],
    lasting: [],
    stack: [],
    leader: [],
    offered: bySeat(() => []),
    aside: [],
    owner: new Array<number>(FIRST_ACTION).fill(NONE),
    tapped: new Array<number>(FIRST_ACTION).fill(0),
    station: new Array<number>(FIRST_ACTION).fill(NONE),
    attached: [],
    hand: [],
    pool: [],
    crewStack: [],
    knownTail: 0,
    actionStack: [],
    discard: [],
    known: bySeat(() => bySeat(() => [])),
    gone: bySeat(() => false),
  };
}

/** 'Reyes' among the crew. */
export const named = (text: string, among: readonly Card[]): Card => namedAmong(text, among, nameOf);

/** 'Junk@Galley+Pulse Carbine*' */
function lay(s: Bridge, actions: Supply<Card>, seat: number, text: string, among: readonly Card[]): void {
  const tapped = text.endsWith('*');
  const [body, ...passives] = text.replace(/\*$/, '').split('+') as [string, ...string[]];
  const [name, at] = body.split('@') as [string, string | undefined];
  const card = named(name, among);
  s.owner[card] = seat;
  s.tapped[card] = tapped ? 1 : 0;
  s.station[card] = at === undefined ? NONE : named(at, ALL_SECTIONS);
  for (const passive of passives) s.attached.push({ card: actions.take(passive), host: card });
}

export class SceneTable extends StagedTable<Bridge, BridgeView> {
  readonly #players: readonly Player[];

  constructor(staged: Stage<Bridge, BridgeView>) {
    super(staged);
    this.#players = LETTERS.map((_, seat) => new Player(this, seat));
  }
  get a(): Player {
    return this.#players[0] as Player;
  }
  get b(): Player {
    return this.#players[1] as Player;
  }
  get c(): Player {
    return this.#players[2] as Player;
  }
  get d(): Player {
    return this.#players[3] as Player;
  }
  /** Who is asked what: 'a stb.menu'; '' when nobody is. */
  get asked(): string {
    return this.stage.run.openAsks.map((ask) => `${LETTERS[ask.seat]} ${ask.key}`).join(', ');
  }
  /** The seat that is asked passes its window. */
  pass(): string {
    return LETTERS[this.passOne()] as string;
  }
  /** Everybody passes until what is on top has resolved. */
  resolveTop(): void {
    const { length } = this.state.stack;
    this.settle(() => this.state.stack.length === length);
  }

  // —— what lies where ——

  card(text: string): Card {
    for (const among of [this.state.leader, ALL_SECTIONS, ALL_CREW.filter((crew) => !this.state.aside.includes(crew))])
      if (among.some((card) => nameOf(card).includes(text))) return named(text, among);
    return named(text, ALL_ACTIONS);
  }
  /** An attached passive, by its title and, where there are several, its host: 'Blast Doors@Armory'. */
  passive(text: string): Card {
    const [title, at] = text.split('@') as [string, string | undefined];
    const attached = this.state.attached.filter(({ host }) => at === undefined || host === this.card(at)).map(({ card }) => card);
    return named(title, attached);
  }
  /** 'a', or null if nobody's. */
  holder(section: string): Letter | null {
    return LETTERS[this.state.owner[this.card(section)] as number] ?? null;
  }
  isTapped = (text: string): boolean => this.state.tapped[this.card(text)] === 1;
  /** Names of those who are tapped, out of these. */
  tappedOf = (...texts: string[]): string[] => texts.filter((text) => this.isTapped(text));
  station(text: string): string | null {
    const at = this.state.station[this.card(text)] as Card;
    return at === NONE ? null : nameOf(at);
  }
  hostOf(passive: string): string | null {
    const host = hostOf(this.state, this.passive(passive));
    return host === NONE ? null : nameOf(host);
  }
  passivesOn = (text: string): string[] => passivesOn(this.state, this.card(text)).map(nameOf);
  need = (section: string): number => needOf(this.state, this.card(section), null);
  /** The attempt under way: '7/10'. */
  get tally(): string {
    const attempt = this.state.stack.find((declaration) => declaration.kind === 'attack' || declaration.kind === 'recruit');
    if (attempt === undefined) throw new Error('no attempt is pending');
    const { has, needs } = tally(this.state, attempt);
    return `${has}/${needs}`;
  }
  /** Kinds and cards from the bottom: 'attack Galley', 'card Rewrite'. */
  get stack(): string[] {
    return this.state.stack.map(({ kind, card }) => (card === NONE ? kind : `${kind} ${nameOf(card)}`));
  }
  get pool(): string[] {
    return this.state.pool.map((card) => (card === NONE ? '' : nameOf(card)));
  }
  /** From the bottom, as far as everybody saw them go there. */
  get tail(): string[] {
    return this.state.crewStack.slice(0, this.state.knownTail).map(nameOf);
  }
  get discard(): string[] {
    return this.state.discard.map(nameOf);
  }
  get lasting(): string[] {
    return this.state.lasting.map(nameOf);
  }
  /** 'a by stb.end.victory' */
  get outcome(): string | null {
    const { result } = this.stage;
    if (result === null) return null;
    return `${(result.ranking[0] ?? []).map((seat) => LETTERS[seat]).join('')} by ${result.reason.replace('stb.end.', '')}`;
  }
}

export class Player extends StagedSeat<Bridge, BridgeView, SceneTable> {
  inHand(title: string): Card {
    const { state } = this.table;
    return named(title, [...(state.hand[this.seat] as Card[]), ...ALL_ACTIONS]);
  }
  #held = (titles: readonly string[]): Card[] => {
    const left = [...(this.table.state.hand[this.seat] as Card[])];
    return titles.map((title) => {
      const card = named(title, left);
      left.splice(left.indexOf(card), 1);
      return card;
    });
  };

  /** Sets out, names who is committed, and discards for points. */
  attacks(section: string, committed: readonly string[], discards: readonly string[] = []): void {
    this.#attempts('attack', section, committed, discards);
  }
  recruits(candidate: string, committed: readonly string[], discards: readonly string[] = []): void {
    this.#attempts('recruit', candidate, committed, discards);
  }
  #attempts(kind: 'attack' | 'recruit', what: string, committed: readonly string[], discards: readonly string[]): void {
    this.answers([kind, this.table.card(what)]);
    this.answers(committed.map((name) => this.table.card(name)));
    if (this.prompt.key === 'stb.points') this.answers(this.#held(discards));
  }
  /** More points for the attempt on top. */
  adds(...titles: string[]): void {
    this.answers('discard');
    this.answers(this.#held(titles));
  }
  plays(title: string, ...named: string[]): void {
    this.answers(['play', this.#held([title])[0] as Card]);
    this.#names(named);
  }
  uses(source: string, ...named: string[]): void {
    this.answers(['ability', this.table.card(source)]);
    this.#names(named);
  }
  clears(passive: string, ...discards: string[]): void {
    this.answers(['clear', this.table.passive(passive)]);
    this.answers(this.#held(discards));
  }
  /** Targets one by one, or together where two may be named. */
  #names(names: readonly string[]): void {
    if (names.length === 0) return;
    if (this.prompt.key === 'stb.targets') this.answers(names.map((name) => this.target(name)));
    else for (const name of names) this.answers(this.target(name));
  }
  /** What a name means to the question that is open. */
  target(name: string): Card {
    if (name === 'unassigned') return NONE;
    const [title] = name.split('@') as [string];
    const options = this.prompt.options as Card[];
    const fitting = options.filter((card) => card !== NONE && nameOf(card).includes(title));
    if (name.includes('@')) return this.table.passive(name);
    return fitting[0] ?? this.table.card(name);
  }
  redeploys(...stations: readonly (readonly string[])[]): void {
    this.answers('redeploy');
    for (const crew of stations) this.answers(crew.map((name) => this.table.card(name)));
  }

  /** 'play Stun Beam', 'attack Galley', 'end'; names alone where cards are chosen. */
  get options(): string[] {
    return this.prompt.options.map((option) => {
      if (typeof option === 'string') return option;
      if (Array.isArray(option)) return `${option[0]} ${nameOf(option[1] as Card)}`;
      return option === NONE ? 'unassigned' : nameOf(option as Card);
    });
  }
  /** The part of the options that begins so, without it: 'play ' → titles. */
  can(verb: string): string[] {
    return this.options.filter((option) => option.startsWith(`${verb} `)).map((option) => option.slice(verb.length + 1));
  }
  /** What a played card or a used ability may name. */
  targetsOf(title: string): string[] {
    const isHeld = (this.table.state.hand[this.seat] as Card[]).some((card) => nameOf(card) === title);
    this.answers(isHeld ? ['play', this.inHand(title)] : ['ability', this.table.card(title)]);
    const names = this.options;
    this.table.stage.undo(this.seat);
    return names;
  }

  get hand(): string[] {
    return (this.table.state.hand[this.seat] as Card[]).map(nameOf);
  }
  get leader(): string {
    return nameOf(this.table.state.leader[this.seat] as Card);
  }
  /** 'Junk', 'Junk*' if tapped. */
  get crew(): string[] {
    const { state } = this.table;
    return ALL_CREW.filter((card) => state.owner[card] === this.seat).map(
      (card) => `${nameOf(card)}${state.tapped[card] === 1 ? '*' : ''}`,
    );
  }
  get sections(): string[] {
    const { state } = this.table;
    return ALL_SECTIONS.filter((card) => state.owner[card] === this.seat).map(
      (card) => `${nameOf(card)}${state.tapped[card] === 1 ? '*' : ''}`,
    );
  }
}
