/** One drawing as path data: filled (game-icons) or drawn with a line (Lucide). */
export interface Glyph {
  readonly size: number;
  readonly d: string;
  readonly line?: boolean;
}

/** An icon next to words is decoration; alone it needs a `title`. */
export function Icon({ glyph, title, size = '1em' }: { glyph: Glyph; title?: string; size?: number | string }) {
  return (
    <svg
      viewBox={`0 0 ${glyph.size} ${glyph.size}`}
      width={length(size)}
      height={length(size)}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined ? 'true' : undefined}
      style={{ flex: 'none', verticalAlign: '-0.125em' }}
    >
      <GlyphPath glyph={glyph} />
    </svg>
  );
}

/** A number is pixels of ordinary letters: icons grow with the letters next to them. */
export const length = (size: number | string): string => (typeof size === 'number' ? `${size / 16}rem` : size);

/** The bare path, for use inside a larger drawing. */
export function GlyphPath({ glyph }: { glyph: Glyph }) {
  return glyph.line ? (
    <path d={glyph.d} fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" />
  ) : (
    <path d={glyph.d} fill="currentColor" />
  );
}

/** A glyph placed in a drawing, centred on x, y. */
export function GlyphAt({ glyph, x, y, size }: { glyph: Glyph; x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / glyph.size})`}>
      <GlyphPath glyph={glyph} />
    </g>
  );
}
