/** A unit on the board: a tall card with its sign, its numbers with all bonuses in, its item as a badge, its side by banner shape. */
import { GlyphAt, SeatShape, useSeatColours } from '@bridgehead/ui';
import { kindOf, unitOf } from '../cards.ts';
import type { UnitView } from '../view.ts';
import { ATTACK, DEFENSE, GLYPHS } from './faces.ts';
import type { Sizes } from './layout.ts';
import styles from './token.module.css';

export interface TokenState {
  readonly playable: boolean;
  readonly selected: boolean;
  readonly target: boolean;
}

/** South's banners end in a point, North's in a swallowtail: the sides differ without colour. */
const outline = (w: number, h: number, owner: number): string => {
  const [x, y] = [w / 2, h / 2];
  const foot = owner === 0 ? `L${x} ${y - 7}L0 ${y}L${-x} ${y - 7}` : `L${x} ${y}L0 ${y - 7}L${-x} ${y}`;
  return `M${-x + 4} ${-y}L${x - 4} ${-y}Q${x} ${-y} ${x} ${-y + 4}${foot}L${-x} ${-y + 4}Q${-x} ${-y} ${-x + 4} ${-y}Z`;
};

/** `acted` is for the side whose turn it is: what the others did in theirs no longer matters. */
export function Token({ unit, sizes, state, acted }: { unit: UnitView; sizes: Sizes; state: TokenState; acted: boolean }) {
  const colourOf = useSeatColours();
  const { tokenW: w, tokenH: h, small } = sizes;
  const kind = unitOf(unit.card);
  const shape = outline(w, h, unit.owner);
  const number = small ? 14 : Math.min(20, h * 0.21);
  const base = h / 2 - (small ? 10 : 13);
  const classes = [
    styles.token,
    acted && styles.acted,
    state.playable && styles.playable,
    state.selected && styles.selected,
    state.target && styles.target,
  ];
  return (
    <g className={classes.filter(Boolean).join(' ')}>
      <g className={styles.turn}>
        <path d={shape} className={styles.shadow} transform="translate(1.5 2.5)" />
        <path d={shape} className={styles.paper} />
        <path
          d={`M${-w / 2} ${-h / 2 + 4}Q${-w / 2} ${-h / 2} ${-w / 2 + 4} ${-h / 2}L${w / 2 - 4} ${-h / 2}Q${w / 2} ${-h / 2} ${w / 2} ${-h / 2 + 4}V${-h / 2 + (small ? 7 : 9)}H${-w / 2}Z`}
          fill={colourOf(unit.owner)}
        />
        <g className={styles.emblem}>
          <GlyphAt glyph={GLYPHS[unit.kind]} x={0} y={-h * 0.1} size={Math.min(w * 0.74, h * 0.54)} />
        </g>
        {unit.attack !== null && (
          <Numeral
            x={-w * 0.27}
            y={base}
            size={number}
            value={unit.attack}
            changed={unit.attack !== kind.attack}
            glyph={small ? null : ATTACK}
          />
        )}
        {kind.type === 'regular' && (
          <Numeral
            x={w * 0.27}
            y={base}
            size={number}
            value={unit.defense}
            changed={unit.defense !== kind.defense}
            glyph={small ? null : DEFENSE}
          />
        )}
        {small && unit.attack !== null && kind.type === 'regular' && (
          <path d={`M0 ${base - number * 0.6}V${base + 2}`} className={styles.divide} />
        )}
        <path d={shape} className={styles.line} />
        {acted && (
          <g>
            <rect x={-w / 2} y={-h / 2 + (small ? 5 : 9)} width={w} height={15} className={styles.band} />
            <text y={-h / 2 + (small ? 16.5 : 20.5)} textAnchor="middle" className={styles.bandText}>
              used
            </text>
          </g>
        )}
      </g>
      <g transform={`translate(${-w / 2 - 5} ${-h / 2 - 6}) scale(${small ? 0.62 : 0.74})`}>
        <SeatShape seat={unit.owner} />
      </g>
      {unit.item !== null && (
        <g transform={`translate(${w / 2 - 3} ${-h / 2 + 9})`}>
          <circle r={small ? 10 : 12.5} className={styles.badge} />
          <g className={styles.emblem}>
            <GlyphAt glyph={GLYPHS[kindOf(unit.item).id]} x={0} y={0} size={small ? 14 : 18} />
          </g>
        </g>
      )}
      {unit.strengthened && (
        <text x={-w / 2 + 8} y={4} className={styles.star} textAnchor="middle">
          ★
        </text>
      )}
      {state.selected && (
        <g transform={`translate(${-w / 2} ${h / 2 - 8})`}>
          <circle r={9} className={styles.tick} />
          <path d="M-4 0L-1 3.500L4.500 -3.500" className={styles.check} />
        </g>
      )}
    </g>
  );
}

function Numeral({
  x,
  y,
  size,
  value,
  changed,
  glyph,
}: {
  x: number;
  y: number;
  size: number;
  value: number;
  changed: boolean;
  glyph: typeof ATTACK | null;
}) {
  return (
    <g>
      {glyph !== null && (
        <g className={styles.statGlyph}>
          <GlyphAt glyph={glyph} x={x - size * 0.42} y={y - size * 0.32} size={size * 0.66} />
        </g>
      )}
      <text
        x={glyph === null ? x : x + size * 0.32}
        y={y}
        textAnchor="middle"
        fontSize={size}
        className={changed ? styles.changed : styles.number}
      >
        {value}
      </text>
      {changed && (
        <path d={`M${(glyph === null ? x : x + size * 0.32) - size * 0.32} ${y + 3}h${size * 0.64}`} className={styles.underline} />
      )}
    </g>
  );
}
