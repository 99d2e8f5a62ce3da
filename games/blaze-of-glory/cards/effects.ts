/**
 * What cards do when they are played, revealed or used, as data. A row of this table names when a card may be played (its own turn and
 * the response windows), what it names, and the words that happen in order. The interpreter is `rules/effects.ts`; a word earns its
 * place at its third use, until then a card names a rule of its own (`custom`), written in `rules/custom.ts`.
 */
import { type CardId, D, type Design, designNumber, type Row } from './index.ts';

/** Own turn, or a response window. A card admitted in W7 may also be played in its player's own T2 and T3. */
export const MOMENTS = ['turn', 'w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7'] as const;
export type Moment = (typeof MOMENTS)[number];

/** What a card names. Each is listed by `rules/targets.ts`; nothing to list: the card cannot be played. */
export type TargetWord =
  | 'nothing'
  | 'player'
  | 'own ship'
  | 'own facility'
  | 'own outpost'
  | 'ship except Borg'
  | 'own captive'
  | 'captive without it'
  | 'drone host'
  /** As ['repair', N]: a damaged one with a compatible ENGINEER of the seat aboard. */
  | 'facility to repair'
  | 'event in play'
  | 'card just played'
  | 'interrupt just played'
  | 'occupied opposing ship'
  | 'custom';

/** What must be so, as far as anybody can see, for a card to be played at all. */
export type Condition =
  /** A ship of the opponent attacked a Federation card of the seat in this match. */
  | 'was attacked'
  /** In a battle with ships of the seat, which draws Tactics. */
  | 'draws Tactics'
  /** Ships of the seat fired in the battle just ended and are still there, and so did the other side; once a turn. */
  | 'fire was returned';

export type Effect =
  /** Stays in play: on what it names, or on the table. A countdown begins at the row's `count`. */
  | { readonly word: 'lie' }
  /** The named player draws. */
  | { readonly word: 'draw'; readonly by: keyof Row }
  /** Takes one of these from hand, draw deck or open Tent and puts it where the card says; always optional. */
  | { readonly word: 'download'; readonly icon: 'Com' | 'Nav' | 'Def' }
  /** The card just played, or the event named, has no effect and is discarded. */
  | { readonly word: 'nullify' }
  /** The card just played goes back to its player's hand for the turn (BOG-R53). */
  | { readonly word: 'send back' }
  /** Nothing is drawn at the end of this turn. */
  | { readonly word: 'no draw' }
  /** Every marker and rotation comes off what ['repair', N] names; nothing if it names something else. */
  | { readonly word: 'repair' }
  /** The same for damaged ships of the seat that are docked at what it names. */
  | { readonly word: 'repair docked' }
  /** Both hands are laid open to both players. */
  | { readonly word: 'open hands' }
  /** So many more Tactics may be drawn in this battle, for each ship of the seat in it. */
  | { readonly word: 'more Tactics'; readonly by: keyof Row }
  | { readonly word: 'score'; readonly by: keyof Row }
  | { readonly word: 'custom' };

export interface Play {
  readonly when: readonly Moment[];
  /** Several words: one thing of either kind. */
  readonly names: TargetWord | readonly TargetWord[];
  readonly given?: Condition;
  readonly effects: readonly Effect[];
}

const LIE: Effect = { word: 'lie' };
const CUSTOM: Effect = { word: 'custom' };
const NULLIFY: Effect = { word: 'nullify' };
const NO_DRAW: Effect = { word: 'no draw' };
const download = (icon: 'Com' | 'Nav' | 'Def'): Effect => ({ word: 'download', icon });
const play = (when: readonly Moment[], names: Play['names'], ...effects: Effect[]): Play => ({ when, names, effects });
const given = (condition: Condition, one: Play): Play => ({ ...one, given: condition });
const turn: readonly Moment[] = ['turn'];
const pause: readonly Moment[] = ['turn', 'w7'];

const PLAY: Partial<Record<CardId, Play>> = {
  EV01: play(turn, 'drone host', download('Com'), download('Nav'), download('Def'), NO_DRAW),
  EV02: play(turn, 'nothing', LIE, { word: 'open hands' }),
  EV03: play(turn, 'custom', CUSTOM),
  EV04: play(turn, 'own ship', LIE),
  EV05: play(turn, 'nothing', CUSTOM),
  EV06: play(turn, 'nothing', LIE),
  EV07: play(turn, ['own facility', 'facility to repair'], LIE, { word: 'repair' }),
  EV08: play(turn, 'captive without it', LIE),
  EV09: play(turn, 'nothing', LIE),
  EV10: play(turn, 'player', { word: 'draw', by: 'cards' }),
  EV11: play(turn, 'own ship', LIE),
  EV12: play(turn, 'ship except Borg', LIE),
  EV13: play(turn, 'nothing', LIE),
  EV14: play(turn, 'custom', CUSTOM),
  EV15: play(turn, 'own outpost', LIE, { word: 'repair docked' }),
  EV16: play(turn, 'own captive', LIE),
  EV18: play(turn, 'ship except Borg', LIE),
  EV19: given('was attacked', play(turn, 'nothing', LIE)),
  IN4: play(turn, 'nothing', LIE),
  OB2: play(turn, 'custom', CUSTOM),
  IT01: play(['w1'], 'interrupt just played', NULLIFY),
  IT02: given('draws Tactics', play(['w2'], 'nothing', { word: 'more Tactics', by: 'each' })),
  IT03: play([...pause, 'w2'], 'custom', CUSTOM),
  IT04: play([...pause, 'w6'], 'custom', CUSTOM),
  IT05: play(['w1'], 'card just played', { word: 'send back' }),
  IT06: play(['w3'], 'nothing', CUSTOM),
  IT07: play([...pause, 'w1'], 'event in play', NULLIFY),
  IT08: play(['w2'], 'custom', CUSTOM),
  IT09: given('fire was returned', play(['w5'], 'nothing', { word: 'score', by: 'points' })),
  IT10: play(['w4'], 'custom', CUSTOM),
  IT11: play(pause, 'custom', CUSTOM),
  IT12: play(pause, 'occupied opposing ship', LIE, CUSTOM),
  IT13: play(turn, 'custom', CUSTOM),
  IT14: play(pause, 'custom', CUSTOM),
  IT15: play(['w2'], 'custom', CUSTOM),
  DW1: play(['w2'], 'custom', CUSTOM),
  DW3: play(turn, 'custom', CUSTOM, NO_DRAW),
  DW4: play(turn, 'custom', CUSTOM),
  DW5: play(turn, 'nothing', LIE),
  DW6: play(turn, 'custom', CUSTOM),
};

const BY_DESIGN = new Map<Design, Play>(Object.entries(PLAY).map(([id, one]) => [designNumber(id), one]));
/** Null for cards that are reported, laid face down or never played. */
export const playOf = (design: Design): Play | null => BY_DESIGN.get(design) ?? null;

/** EV05 and EV17 cannot be nullified by Kevin Uxbridge. */
export const IMMUNE: readonly Design[] = [D.EV05, D.EV17];

/** What an interrogator may fetch onto a captive in a Brig (SI4, DW4). */
export const BRIG_FETCHES: readonly Design[] = [D.EV03, D.EV08, D.EV16];
