/**
 * A toy with teams: two crews of two move by turns, their members freely. Somebody in disguise goes on unseen while a stand-in, drawn
 * from a side stream, seems to walk about; a crew whispers among itself; crates are hidden in two questions, which may overlap with the
 * other member's; names are written, leftovers shared out "up to".
 */
import {
  type Asked,
  because,
  type Game,
  type Json,
  type MarkKind,
  type Rules,
  type Seat,
  type SetupTable,
  shuffle,
  type Table,
  type Viewer,
} from '@bridgehead/kernel';

export interface Crews {
  beat: 'names' | 'play' | 'share';
  round: number;
  turn: number;
  names: string[];
  points: number[];
  /** True places, and where outsiders see somebody. */
  place: number[];
  shown: number[];
  disguised: boolean[];
  /** What each crew has whispered. */
  whispers: number[];
  /** By crew: how many crates it has hidden in each spot. */
  crates: number[][];
  done: boolean[];
  /** How often the stand-ins were drawn for. */
  drawn: number;
}

export type CrewsEvent =
  | { readonly type: 'named'; readonly names: readonly string[] }
  | { readonly type: 'stepped'; readonly seat: Seat; readonly place: number }
  | { readonly type: 'disguised'; readonly seat: Seat }
  | { readonly type: 'whispered'; readonly seat: Seat }
  | { readonly type: 'hidden'; readonly seat: Seat; readonly spot: number; readonly crates: number }
  | { readonly type: 'ready'; readonly seat: Seat }
  | { readonly type: 'scored'; readonly crew: number; readonly die: number }
  | { readonly type: 'shared'; readonly points: readonly number[] };

export type CrewsView = {
  readonly round: number;
  readonly turn: number;
  readonly names: readonly string[];
  readonly points: readonly number[];
  readonly places: readonly number[];
  readonly done: readonly boolean[];
  /** Of the own crew only. */
  readonly disguised: readonly boolean[] | null;
  readonly whispers: number | null;
  readonly crates: readonly number[] | null;
};

type T = Table<Crews, CrewsEvent>;
const PLACES = 6;
const ROUNDS = 3;
const crewOf = (seat: Seat): number => (seat < 2 ? 0 : 1);
const membersOf = (crew: number): readonly Seat[] => (crew === 0 ? [0, 1] : [2, 3]);
const outsidersOf = (crew: number): readonly Seat[] => membersOf(1 - crew);

const SPOTS = 3;
const MOST_CRATES = 2;
const noCrates = (): number[] => new Array<number>(SPOTS).fill(0);

const setup = (_t: SetupTable<CrewsEvent>): Crews => ({
  beat: 'names',
  round: 1,
  turn: 0,
  names: ['', ''],
  points: [0, 0],
  place: [0, 1, 3, 4],
  shown: [0, 1, 3, 4],
  disguised: [false, false, false, false],
  whispers: [0, 0],
  crates: [noCrates(), noCrates()],
  done: [false, false, true, true],
  drawn: 0,
});

function* naming(t: T): Rules<void> {
  const names = yield* t.all(
    [0, 2].map((seat) =>
      t.writing(seat, 'crews.name', {
        min: 1,
        max: 12,
        patience: 3,
        fallback: `Crew ${crewOf(seat)}`,
        check: (text) => (/\d{3}/.test(text) ? because('CRW-2', 'crews.no-numbers') : null),
        draw: (chance) => `Crew ${chance.below(90)}`,
      }),
    ),
  );
  t.state.names = [...names];
  t.reveal({ type: 'named', names: [...names] });
  t.state.beat = 'play';
}

const DEEDS = ['step', 'disguise', 'whisper', 'hide', 'done'] as const;
type CrewDeed = (typeof DEEDS)[number];

function* playing(t: T): Rules<void> {
  const s = t.state;
  yield* t.freely(membersOf(s.turn), (seat) => member(t, seat));
  if (membersOf(s.turn).every((one) => s.done[one])) score(t);
}

/** One deed of one member, with all that it asks. */
function* member(t: T, seat: Seat): Rules<void> {
  const s = t.state;
  if (s.done[seat]) return;
  const spots = (): Asked<number> | null => {
    const open = openSpots(s, crewOf(seat));
    return open.length === 0 ? null : t.choice(seat, 'crews.spot', open);
  };
  const can = DEEDS.filter((deed) => (deed !== 'disguise' || !s.disguised[seat]) && (deed !== 'hide' || spots() !== null));
  const deed = yield* t.choose<CrewDeed>(seat, 'crews.deed', can, { fallback: 'done' });
  if (deed !== 'hide') return carryOut(t, seat, deed);
  const spot = yield* t.askWhile(spots);
  if (spot === null) return;
  const crates = yield* t.askWhile(() => howMany(t, seat, spot));
  if (crates !== null) hide(t, seat, spot, crates);
}

const openSpots = (s: Crews, crew: number): number[] => noCrates().flatMap((_, spot) => (roomAt(s, crew, spot) > 0 ? [spot] : []));
const roomAt = (s: Crews, crew: number, spot: number): number => MOST_CRATES - (s.crates[crew]?.[spot] ?? 0);

/** The other member may fill the spot meanwhile. */
function howMany(t: T, seat: Seat, spot: number): Asked<number> | null {
  const room = roomAt(t.state, crewOf(seat), spot);
  return room === 0 ? null : t.choice(seat, 'crews.crates', [1, 2].slice(0, room), { params: { spot } });
}

function hide(t: T, seat: Seat, spot: number, crates: number): void {
  const spots = t.state.crates[crewOf(seat)] as number[];
  spots[spot] = (spots[spot] ?? 0) + crates;
  t.tell(membersOf(crewOf(seat)), { type: 'hidden', seat, spot, crates }, null);
}

function carryOut(t: T, seat: Seat, deed: Exclude<CrewDeed, 'hide'>): void {
  const s = t.state;
  const crew = crewOf(seat);
  switch (deed) {
    case 'step':
      s.place[seat] = ((s.place[seat] ?? 0) + 1) % PLACES;
      if (s.disguised[seat]) walkUnseen(t, seat);
      else {
        s.shown[seat] = s.place[seat] ?? 0;
        t.emit({ type: 'stepped', seat, place: s.place[seat] ?? 0 });
      }
      return;
    case 'disguise':
      s.disguised[seat] = true;
      t.tell(membersOf(crew), { type: 'disguised', seat }, null);
      return;
    case 'whisper':
      s.whispers[crew] = (s.whispers[crew] ?? 0) + 1;
      t.tell(membersOf(crew), { type: 'whispered', seat }, null);
      return;
    case 'done':
      s.done[seat] = true;
      t.emit({ type: 'ready', seat });
      return;
  }
}

/** Outsiders are told of the stand-in, if it walks at all; the own crew of the truth. */
function walkUnseen(t: T, seat: Seat): void {
  const s = t.state;
  const walks = t.side(`stand-in/${s.drawn++}`).below(2) === 1;
  if (walks) s.shown[seat] = ((s.shown[seat] ?? 0) + 1) % PLACES;
  const lie: CrewsEvent | null = walks ? { type: 'stepped', seat, place: s.shown[seat] ?? 0 } : null;
  t.deceive(membersOf(crewOf(seat)), { type: 'stepped', seat, place: s.place[seat] ?? 0 }, lie);
}

function score(t: T): void {
  const s = t.state;
  const die = t.die(6);
  s.points[s.turn] = (s.points[s.turn] ?? 0) + die;
  t.emit({ type: 'scored', crew: s.turn, die });
  s.beat = 'share';
}

function* sharing(t: T): Rules<void> {
  const s = t.state;
  const leader = membersOf(s.turn)[0] as Seat;
  const given = yield* t.distribute(leader, 'crews.share', [0, 1], { points: 2, least: 0, most: [2, 1] });
  s.points = s.points.map((points, crew) => points + (given[crew] ?? 0));
  t.emit({ type: 'shared', points: [...given] });
  s.turn = 1 - s.turn;
  if (s.turn === 0) s.round++;
  for (const seat of membersOf(s.turn)) s.done[seat] = false;
  s.beat = 'play';
  if (s.round > ROUNDS) t.end({ ranking: ranking(s), reason: 'crews.end', clause: 'CRW-5' });
}

function ranking({ points }: Crews): Seat[][] {
  const [a = 0, b = 0] = points;
  if (a === b) return [[0, 1, 2, 3]];
  return a > b ? [[0, 1], [2, 3]] : [[2, 3], [0, 1]]; // biome-ignore format: both ways side by side
}

function view(s: Crews, viewer: Viewer, over: boolean): CrewsView {
  const crew = viewer === 'spectator' ? null : crewOf(viewer);
  const knows = (seat: Seat): boolean => over || (crew !== null && crewOf(seat) === crew);
  return {
    round: s.round,
    turn: s.turn,
    names: [...s.names],
    points: [...s.points],
    places: s.place.map((place, seat) => (knows(seat) ? place : (s.shown[seat] ?? 0))),
    done: [...s.done],
    disguised: crew === null ? null : membersOf(crew).map((seat) => s.disguised[seat] ?? false),
    whispers: crew === null ? null : (s.whispers[crew] ?? 0),
    crates: crew === null ? null : [...(s.crates[crew] ?? [])],
  };
}

const clone = (s: Crews): Crews => ({
  beat: s.beat,
  round: s.round,
  turn: s.turn,
  names: [...s.names],
  points: [...s.points],
  place: [...s.place],
  shown: [...s.shown],
  disguised: [...s.disguised],
  whispers: [...s.whispers],
  crates: s.crates.map((spots) => [...spots]),
  done: [...s.done],
  drawn: s.drawn,
});

const ping: MarkKind<Crews> = {
  to: 'team',
  fades: 10_000,
  why: (_s, _seat, on) => (/^place:[0-5]$/.test(on) ? null : because('CRW-4', 'crews.no-place')),
};
const cheer: MarkKind<Crews> = {
  to: 'all',
  text: 20,
  most: 2,
  afterEnd: 60_000,
  why: (_s, seat, on) => (/^seat:[0-3]$/.test(on) && on !== `seat:${seat}` ? null : because('CRW-4', 'crews.no-seat')),
  slot: (_s, on) => on,
};

/** The name of a crew, by its number. */
const nameOn = (s: Crews, on: string) => {
  const crew = /^name:([01])$/.exec(on)?.[1];
  const text = crew === undefined ? '' : (s.names[Number(crew)] ?? '');
  return text === '' ? null : { seat: membersOf(Number(crew))[0] as Seat, text };
};
const isNamed = (s: Crews, on: string) => (nameOn(s, on) === null ? because('CRW-4', 'crews.no-place') : null);
const cut: MarkKind<Crews> = {
  to: 'all',
  masks: true,
  most: 1,
  spent: because('CRW-4', 'crews.cut-spent'),
  afterEnd: Number.POSITIVE_INFINITY,
  why: (s, _seat, on) => isNamed(s, on),
  wrote: nameOn,
};
const correct: MarkKind<Crews> = {
  to: 'all',
  text: 40,
  limit: () => 12,
  within: 60_000,
  late: because('CRW-4', 'crews.late'),
  why: (s, seat, on) => (nameOn(s, on)?.seat === seat ? null : because('CRW-4', 'crews.no-seat')),
  wrote: nameOn,
};

export const crews: Game<Crews, CrewsView, CrewsEvent> = {
  id: 'crews',
  title: 'Crews',
  version: 1,
  seats: { min: 4, max: 4, fits: () => [4] },
  options: {},
  rulebook: {
    source: 'Made for the tests.',
    chapters: [
      {
        title: 'All of it',
        clauses: [
          'Crews move by turns.',
          'A name has no long numbers.',
          'A disguise deceives the others.',
          'Marks lie on something.',
          'Three rounds are played.',
        ].map((text, i) => ({ id: `CRW-${i + 1}`, text })),
      },
    ],
  },
  wording: {
    'crews.turn': 'The other crew moves.',
    'crews.no-numbers': 'No long numbers in a name.',
    'crews.no-place': 'There is no such place.',
    'crews.no-seat': 'Nobody to cheer there.',
  },
  knowledge: {
    cadet: (_s, ask, chance) =>
      ask.kind === 'choose'
        ? (ask.question.list(_s, ask.seat, ask.about)[chance.below(1)] as Json)
        : ask.kind === 'write'
          ? ask.fallback
          : [0, 0],
    officer: (_s, ask) => (ask.kind === 'choose' ? 'done' : ask.kind === 'write' ? ask.fallback : [2, 0]),
    evaluate: ({ points: [a = 0, b = 0] }) => {
      const first = (a + 1) / (a + b + 2);
      return [first, first, 1 - first, 1 - first];
    },
  },
  setup,
  *step(t) {
    switch (t.state.beat) {
      case 'names':
        return yield* naming(t);
      case 'play':
        return yield* playing(t);
      case 'share':
        return yield* sharing(t);
    }
  },
  view,
  clone,
  teams: () => [membersOf(0), membersOf(1)],
  resample: (s, seat, chance) => {
    const crew = crewOf(seat);
    for (const other of outsidersOf(crew)) {
      s.disguised[other] = chance.below(2) === 1;
      s.place[other] = s.disguised[other] ? chance.below(PLACES) : (s.shown[other] ?? 0);
    }
    s.whispers[1 - crew] = chance.below(5);
    s.crates[1 - crew] = noCrates().map(() => chance.below(MOST_CRATES + 1));
    s.drawn = shuffle([10, 20, 30], chance)[0] as number;
  },
  outOfTurn: (_s, _seat, over) => because(over ? 'CRW-5' : 'CRW-1', over ? 'crews.over' : 'crews.turn'),
  marks: { ping, cheer, cut, correct },
  describe: {
    prompt: (_view, prompt) => ({ key: prompt.key }),
    option: (_view, _prompt, option) => ({ key: String(option) }),
    event: (event) => ({ key: event.type }),
    zones: () => [],
  },
};
