/** What the hall knows of a game before anybody sits down: a box on the shelf. Everything else is loaded when it is needed. */
import type { AnyGame, GameEvent, Json, Leaf, Mark, Result } from '@bridgehead/kernel';
import type { GameTable, Glyph } from '@bridgehead/ui';
import type { Authors } from '@bridgehead/ui/icons/authors';
import type { ComponentType } from 'react';

/** A match as anybody may see it now: what a keepsake is made of. */
export interface Kept {
  readonly view: Json;
  readonly events: readonly GameEvent[];
  readonly marks: readonly Mark[];
  readonly result: Result | null;
  /** What the reader has switched on, by the ids of `choices`. */
  readonly chosen: readonly string[];
}
/** What a match leaves behind that is worth keeping: a page to read and print, and files to take away. */
export interface Keepsake {
  titleOf(kept: Kept): string;
  readonly Page: ComponentType<{ readonly kept: Kept }>;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  readonly files: readonly {
    readonly label: string;
    /** 'md' */
    readonly ending: string;
    /** 'text/markdown' */
    readonly type: string;
    make(kept: Kept): string;
  }[];
}

export interface Shelf {
  readonly id: string;
  readonly title: string;
  readonly tagline: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a live match takes. */
  readonly minutes: string;
  /** Its picture in the hall: a glyph over hills, or among stars. */
  readonly emblem: { readonly glyph: Glyph; readonly ground: 'land' | 'space' };
  load(): Promise<AnyGame>;
  /** Every card, unit and section as it is printed, for the card catalogue. */
  cards(): Promise<readonly Leaf[]>;
  /** Absent: played at the generic table. */
  table?(): Promise<GameTable>;
  /** What a finished match is kept as, and what that is called. */
  readonly keepsake?: { readonly title: string; load(): Promise<Keepsake> };
  /** The drawings it prints, with their authors. */
  icons(): Promise<{ readonly authors: Authors; readonly drawings: Readonly<Record<string, Glyph>> }>;
}
