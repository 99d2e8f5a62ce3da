/** Crew cards, Personalities, Orders, themes and the encounter sheet (BRC-3, BRC-38 to BRC-46, BRC-80 to BRC-93). */
import { varied } from '@bridgehead/kernel';
import { isOneOf, nth } from './lists.ts';

export const ORDER_IDS = ['hail', 'scan', 'course', 'beam', 'shields', 'phasers', 'torpedoes'] as const;
export type OrderId = (typeof ORDER_IDS)[number];

export const THEMES = [
  'science',
  'emotion',
  'action',
  'violence',
  'parley',
  'caution',
  'discovery',
  'routine',
  'gain',
  'aid',
  'lowtech',
] as const;
export type Theme = (typeof THEMES)[number];

export interface OrderRow {
  readonly id: OrderId;
  readonly name: string;
  readonly text: string;
  /** The pair of mode `fixed`, and the default of the others. */
  readonly first: Theme;
  readonly second: Theme;
  /** What a Captain may tag it with in mode `captain` (BRC-R18). */
  readonly natural: readonly Theme[];
}
const order = (id: OrderId, name: string, text: string, first: Theme, second: Theme, natural: readonly Theme[]): OrderRow => ({
  id,
  name,
  text,
  first,
  second,
  natural,
});

export const ORDERS = varied('orders', [
  order('hail', 'Hail', 'Talk to it: distress calls, diplomacy, greetings.', 'parley', 'emotion', [
    'parley',
    'emotion',
    'aid',
    'gain',
    'discovery',
    'caution',
    'routine',
  ]),
  order('scan', 'Scan', 'Gather data with instruments: wrecks, minerals, tracks.', 'science', 'discovery', [
    'science',
    'discovery',
    'caution',
    'gain',
    'routine',
    'aid',
    'lowtech',
  ]),
  order('course', 'Course', 'Move the ship, fast or to the metre: chase, evade, change orbit.', 'science', 'gain', [
    'action',
    'science',
    'gain',
    'caution',
    'discovery',
    'aid',
    'routine',
  ]),
  order('beam', 'Beam', 'Send somebody or something by matter transmission: land, board, fetch, flee.', 'discovery', 'aid', [
    'discovery',
    'aid',
    'action',
    'gain',
    'emotion',
    'science',
    'routine',
  ]),
  order('shields', 'Shields', 'Raise a barrier: against weapons, beams or a dangerous place.', 'caution', 'aid', [
    'caution',
    'aid',
    'science',
    'action',
    'routine',
    'lowtech',
    'parley',
  ]),
  order('phasers', 'Phasers', 'Light to moderate damage: disable, burn through, clear away.', 'violence', 'gain', [
    'violence',
    'gain',
    'action',
    'science',
    'aid',
    'lowtech',
    'emotion',
  ]),
  order('torpedoes', 'Torpedoes', 'Heavy damage: destroy, ignite, bombard.', 'violence', 'emotion', [
    'violence',
    'emotion',
    'action',
    'science',
    'discovery',
    'aid',
    'gain',
  ]),
]);

export const CREW_IDS = ['comms', 'science', 'helm', 'engineer', 'first', 'security', 'weapons'] as const;
export type CrewId = (typeof CREW_IDS)[number];
export interface CrewRow {
  readonly id: CrewId;
  readonly name: string;
  /** Rolls twice when carrying out this Order (BRC-80, BRC-81). */
  readonly trained: OrderId;
}
export const CREW = varied<CrewRow>('crew', [
  { id: 'comms', name: 'Communications Officer', trained: 'hail' },
  { id: 'science', name: 'Science Officer', trained: 'scan' },
  { id: 'helm', name: 'Helmsman', trained: 'course' },
  { id: 'engineer', name: 'Chief Engineer', trained: 'beam' },
  { id: 'first', name: 'First Officer', trained: 'shields' },
  { id: 'security', name: 'Security Chief', trained: 'phasers' },
  { id: 'weapons', name: 'Weapons Officer', trained: 'torpedoes' },
]);

export const PERSONALITY_IDS = ['logical', 'passionate', 'aggressive', 'defensive', 'inquisitive', 'acquisitive', 'philanthropic'] as const;
export type PersonalityId = (typeof PERSONALITY_IDS)[number];
export interface PersonalityRow {
  readonly id: PersonalityId;
  readonly name: string;
  readonly keen: readonly Theme[];
  readonly counter: readonly Theme[];
}
/** BRC-87 to BRC-93. */
export const PERSONALITIES = varied<PersonalityRow>('personalities', [
  { id: 'logical', name: 'Logical', keen: ['science'], counter: ['emotion'] },
  { id: 'passionate', name: 'Passionate', keen: ['emotion'], counter: ['science'] },
  { id: 'aggressive', name: 'Aggressive', keen: ['action', 'violence'], counter: ['parley'] },
  { id: 'defensive', name: 'Defensive', keen: ['parley', 'caution'], counter: ['action', 'violence'] },
  { id: 'inquisitive', name: 'Inquisitive', keen: ['discovery'], counter: ['caution', 'routine'] },
  { id: 'acquisitive', name: 'Acquisitive', keen: ['gain'], counter: ['aid', 'lowtech'] },
  { id: 'philanthropic', name: 'Philanthropic', keen: ['aid'], counter: ['violence', 'gain'] },
]);

/** Cards of both stacks: seven each. */
export const CARDS = 7;
/** No card yet. */
export const NO_CARD = -1;

export const crewRow = (card: number): CrewRow => nth(CREW, card);
export const personalityRow = (card: number): PersonalityRow => nth(PERSONALITIES, card);
export const orderRow = (order: OrderId): OrderRow => nth(ORDERS, ORDER_IDS.indexOf(order));
export const defaultPair = (order: OrderId): readonly [Theme, Theme] => [orderRow(order).first, orderRow(order).second];

export const isOrderId = (value: unknown): value is OrderId => isOneOf(ORDER_IDS, value);
export const isTheme = (value: unknown): value is Theme => isOneOf(THEMES, value);

/** Does the Order suit a Personality (BRC-82)? More tagged themes liked than disliked, fewer, or as many (BRC-R17). */
export const STANCES = ['keen', 'counter', 'unmoved'] as const;
export type Stance = (typeof STANCES)[number];
export function stanceOf(personality: number, themes: readonly Theme[]): Stance {
  const { keen, counter } = personalityRow(personality);
  let lead = 0;
  for (const theme of themes) lead += (keen.includes(theme) ? 1 : 0) - (counter.includes(theme) ? 1 : 0);
  return lead > 0 ? 'keen' : lead < 0 ? 'counter' : 'unmoved';
}

// —— the encounter sheet (BRC-38) ——

export const SENTIENCES = ['sentient', 'unaware', 'uncertain'] as const;
export const NUMBERS = ['one', 'many'] as const;
export const BEINGS = ['living', 'machine', 'phenomenon'] as const;
export const PLACES = ['space', 'planet', 'ship'] as const;
export type Sheet = {
  readonly sentience: (typeof SENTIENCES)[number];
  readonly number: (typeof NUMBERS)[number];
  readonly kind: (typeof BEINGS)[number];
  readonly place: (typeof PLACES)[number];
};
/** All 54; the first has the first value of each field. */
export const SHEETS: readonly Sheet[] = SENTIENCES.flatMap((sentience) =>
  NUMBERS.flatMap((number) => BEINGS.flatMap((kind) => PLACES.map((place): Sheet => Object.freeze({ sentience, number, kind, place })))),
);

/** The one of the 54 that says the same. */
export const sheetLike = ({ sentience, number, kind, place }: Sheet): Sheet =>
  nth(
    SHEETS,
    SHEETS.findIndex((one) => one.sentience === sentience && one.number === number && one.kind === kind && one.place === place),
  );

// —— attitudes and ways of being a maverick ——

/** BRC-57; Neutral is the default (BRC-58). */
export const ATTITUDES = ['neutral', 'friendly', 'hostile'] as const;
export type Attitude = (typeof ATTITUDES)[number];
/** BRC-R69: with the attitude a trained Crew may say that the die is rolled once. */
export type Stand = Attitude | readonly ['once', Attitude];

/** What a maverick may do (BRC-53, BRC-54, BRC-62). */
export const APPROACHES = ['ordered', 'belay', 'technobabble', 'love'] as const;
export type Approach = (typeof APPROACHES)[number];
export type ApproachAnswer = 'ordered' | 'technobabble' | 'love' | readonly ['belay', OrderId];
