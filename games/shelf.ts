/** What the hall knows of a game before anybody sits down: a box on the shelf. Everything else is loaded when it is needed. */
import type { AnyGame, Leaf, OptionValues, Rulebook } from '@bridgehead/kernel';
import type { DeckPage, GameTable, Glyph, Keepsake } from '@bridgehead/ui';
import type { Gallery } from '@bridgehead/ui/faces';
import type { Authors } from '@bridgehead/ui/icons/authors';

/** One of the three steps of "How it's played, in one minute". */
export interface IntroStep {
  readonly title: string;
  readonly text: string;
  /** Which part of the picture of the table shows it, in percent from the left and from the top. */
  readonly look: readonly [number, number];
}
export type Intro = readonly [IntroStep, IntroStep, IntroStep];

export interface Shelf {
  readonly id: string;
  readonly title: string;
  readonly tagline: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a live match takes. */
  readonly minutes: string;
  /** Its picture in the hall: a glyph over hills, or among stars. */
  readonly emblem: { readonly glyph: Glyph; readonly ground: 'land' | 'space' };
  /** Its title and its table are set in Roman capitals; absent: in the letters of the house. */
  readonly lettering?: 'roman';
  /** It is the one that bots play in the hall, by day or by night: how many, and after how many answers there is something to see. */
  readonly stage?: { readonly hour: 'day' | 'night'; readonly seats: number; readonly after: number };
  /** What has to be said besides the tagline, on the game's own page. */
  readonly notice?: string;
  /** How it is played, in three steps; absent where nobody has written them. */
  intro?(): Promise<Intro>;
  load(): Promise<AnyGame>;
  /**
   * The same game with as much of its rules as its first question needs; absent where that is not worth a file of its own. `suits`: is
   * something asked at once under these options? From `load()` on it is whole.
   */
  opening?(): Promise<{ readonly game: AnyGame; suits(options: OptionValues): boolean }>;
  /** What people read, and what refusals cite. */
  rulebook(): Promise<Rulebook>;
  /** Every card, unit and section as it is printed, for the card catalogue. */
  cards(): Promise<readonly Leaf[]>;
  /** The pictures of its cards, by the ids of the leaves. */
  faces?(): Promise<Gallery>;
  /** Absent: played at the generic table. */
  table?(): Promise<GameTable>;
  /** The page on which decks are built; absent where nobody brings one. */
  decks?(): Promise<DeckPage>;
  /** What a finished match is kept as, and what that is called. */
  readonly keepsake?: { readonly title: string; load(): Promise<Keepsake> };
  /** The drawings it prints, with their authors. */
  icons(): Promise<{ readonly authors: Authors; readonly drawings: Readonly<Record<string, Glyph>> }>;
}
