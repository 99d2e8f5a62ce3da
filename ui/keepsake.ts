/** What a finished match is kept as. */
import type { GameEvent, Json, Mark, Result } from '@bridgehead/kernel';
import type { ComponentType } from 'react';
import type { Glyph } from './pieces/glyph.tsx';

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
  readonly choices: readonly {
    readonly id: string;
    readonly label: string;
    /** From the beginning. */
    readonly isOn?: boolean;
  }[];
  readonly files: readonly {
    readonly label: string;
    /** 'md' */
    readonly ending: string;
    /** 'text/markdown' */
    readonly type: string;
    readonly glyph?: Glyph;
    make(kept: Kept): string | Promise<Blob>;
  }[];
}
