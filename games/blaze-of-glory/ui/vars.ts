/** CSS variables as a style: React's type knows only properties that it knows. */
import type { CSSProperties } from 'react';

export const vars = (of: Readonly<Record<`--${string}`, string | number>>): CSSProperties => of as CSSProperties;
