/** A unit on the board: picture, numbers with all bonuses in, its item as a badge, its side by banner shape. It changes proportion with the room. */
import { GlyphAt, SeatShape, useSeatColours } from '@bridgehead/ui';
import { kindOf, unitOf } from '../cards.ts';
import type { UnitView } from '../view.ts';
import { ATTACK, DEFENSE, GLYPHS } from './faces.ts';
import type { Sizes, TokenForm } from './layout.ts';
import styles from './token.module.css';

export interface TokenState {
  readonly playable: boolean;
  readonly selected: boolean;
  readonly target: boolean;
}

/** South's banners end in a point, North's in a swallowtail: the sides differ without colour. */
const outline = (w: number, h: number, owner: number): string => {
  const [x, y] = [w / 2, h / 2];
  const foot = owner === 0 ? `L${x} ${y - 6}L0 ${y}L${-x} ${y - 6}` : `L${x} ${y}L0 ${y - 6}L${-x} ${y}`;
  return `M${-x + 4} ${-y}L${x - 4} ${-y}Q${x} ${-y} ${x} ${-y + 4}${foot}L${-x} ${-y + 4}Q${-x} ${-y} ${-x + 4} ${-y}Z`;
};

/** Where the parts of a token stand, from its centre. */
interface Places {
  readonly name: number | null;
  readonly picture: { readonly x: number; readonly y: number; readonly size: number };
  readonly numbers: readonly [{ readonly x: number; readonly y: number }, { readonly x: number; readonly y: number }];
  readonly size: number;
  readonly glyphs: boolean;
  readonly item: { readonly x: number; readonly y: number; readonly r: number };
}

function placesOf(form: TokenForm, w: number, h: number): Places {
  switch (form) {
    case 'tall':
      return {
        name: -h / 2 + 21,
        picture: { x: 0, y: -h * 0.03, size: h * 0.36 },
        numbers: [
          { x: -w * 0.26, y: h / 2 - 12 },
          { x: w * 0.26, y: h / 2 - 12 },
        ],
        size: Math.min(22, h * 0.22),
        glyphs: true,
        item: { x: w / 2 - 1, y: 0, r: 12 },
      };
    case 'broad':
      return {
        name: -h / 2 + 19,
        picture: { x: -w * 0.19, y: h * 0.12, size: h * 0.48 },
        numbers: [
          { x: w * 0.27, y: h * 0.1 },
          { x: w * 0.27, y: h * 0.1 + h * 0.27 },
        ],
        size: Math.min(19, h * 0.25),
        glyphs: true,
        item: { x: -w / 2 + 5, y: h / 2 - 12, r: 11 },
      };
    case 'chip':
      return {
        name: null,
        picture: { x: 0, y: -h * 0.1, size: Math.min(w * 0.62, h * 0.46) },
        numbers: [
          { x: -w * 0.24, y: h / 2 - 9 },
          { x: w * 0.24, y: h / 2 - 9 },
        ],
        size: 16,
        glyphs: false,
        item: { x: w / 2 - 5, y: -h * 0.1, r: 8.5 },
      };
  }
}

interface TokenProps {
  readonly unit: UnitView;
  readonly sizes: Sizes;
  readonly state: TokenState;
  readonly acted: boolean;
  /** Somebody stands at its right: its item hangs on the other side. */
  readonly leftmost?: boolean;
}

/** `acted` is for the side whose turn it is: what the others did in theirs no longer matters. */
export function Token({ unit, sizes, state, acted, leftmost = false }: TokenProps) {
  const colourOf = useSeatColours();
  const { tokenW: w, tokenH: h, form } = sizes;
  const kind = unitOf(unit.card);
  const shape = outline(w, h, unit.owner);
  const at = placesOf(form, w, h);
  const [left, right] = at.numbers;
  const hasBoth = unit.attack !== null && kind.type === 'regular';
  const band = form === 'chip' ? -h / 2 + 6 : (at.name ?? 0) + 3;
  // Numbers that stand beside the picture stay free.
  const bandW = form === 'broad' ? w * 0.52 : w - 2;
  const letters = nameWidth(kind.name, w);
  const classes = [
    styles.token,
    acted && styles.acted,
    state.playable && styles.playable,
    state.selected && styles.selected,
    state.target && styles.target,
  ];
  return (
    <g className={classes.filter(Boolean).join(' ')} data-piece="">
      <g className={styles.turn}>
        <path d={shape} className={styles.shadow} transform="translate(1.5 2)" />
        <path d={shape} className={styles.paper} />
        <path
          d={`M${-w / 2} ${-h / 2 + 4}Q${-w / 2} ${-h / 2} ${-w / 2 + 4} ${-h / 2}L${w / 2 - 4} ${-h / 2}Q${w / 2} ${-h / 2} ${w / 2} ${-h / 2 + 4}V${-h / 2 + 6}H${-w / 2}Z`}
          fill={colourOf(unit.owner)}
        />
        {at.name !== null && (
          <text
            x={letters === undefined ? 0 : MARK / 2}
            y={at.name}
            textAnchor="middle"
            className={styles.name}
            textLength={letters}
            lengthAdjust="spacingAndGlyphs"
          >
            {kind.name}
          </text>
        )}
        <g className={styles.emblem}>
          <GlyphAt glyph={GLYPHS[unit.kind]} x={at.picture.x} y={at.picture.y + (acted ? 7 : 0)} size={at.picture.size - (acted ? 9 : 0)} />
        </g>
        {unit.attack !== null && (
          <Numeral
            {...(hasBoth || form === 'broad' ? left : { x: 0, y: left.y })}
            size={at.size}
            value={unit.attack}
            changed={unit.attack !== kind.attack}
            glyph={at.glyphs ? ATTACK : null}
          />
        )}
        {kind.type === 'regular' && (
          <Numeral
            {...right}
            size={at.size}
            value={unit.defense}
            changed={unit.defense !== kind.defense}
            glyph={at.glyphs ? DEFENSE : null}
          />
        )}
        {form === 'chip' && hasBoth && <path d={`M0 ${left.y - at.size * 0.7}V${left.y + 1}`} className={styles.divide} />}
        <path d={shape} className={styles.line} />
        {acted && (
          <g>
            <rect x={-w / 2 + 1} y={band} width={bandW} height={14} className={styles.band} />
            <text x={-w / 2 + 1 + bandW / 2} y={band + 11} textAnchor="middle" className={styles.bandText}>
              used
            </text>
          </g>
        )}
      </g>
      <g transform={`translate(${-w / 2 - 6} ${-h / 2 - 6}) scale(${form === 'chip' ? 0.58 : 0.66})`}>
        <SeatShape seat={unit.owner} />
      </g>
      {unit.item !== null && (
        <g transform={`translate(${leftmost ? -Math.abs(at.item.x) : at.item.x} ${at.item.y})`}>
          <circle r={at.item.r} className={styles.badge} />
          <g className={styles.emblem}>
            <GlyphAt glyph={GLYPHS[kindOf(unit.item).id]} x={0} y={0} size={at.item.r * 1.45} />
          </g>
        </g>
      )}
      {unit.strengthened && (
        <text x={-w / 2 + 9} y={form === 'chip' ? -h * 0.1 : 4} className={styles.star} textAnchor="middle">
          ★
        </text>
      )}
    </g>
  );
}

/** What the seat's mark takes of the line of the name. */
const MARK = 6;
/** A name that would be wider than the token is set narrower; undefined where it fits as it is. */
const nameWidth = (name: string, w: number): number | undefined => (name.length * 6.9 > w - 6 - MARK ? w - 6 - MARK : undefined);

interface NumeralProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly value: number;
  readonly changed: boolean;
  readonly glyph: typeof ATTACK | null;
}

function Numeral({ x, y, size, value, changed, glyph }: NumeralProps) {
  const at = glyph === null ? x : x + size * 0.36;
  return (
    <g>
      {glyph !== null && (
        <g className={styles.statGlyph}>
          <GlyphAt glyph={glyph} x={x - size * 0.42} y={y - size * 0.34} size={size * 0.72} />
        </g>
      )}
      <text x={at} y={y} textAnchor="middle" fontSize={size} className={changed ? styles.changed : styles.number}>
        {value}
      </text>
      {changed && <path d={`M${at - size * 0.32} ${y + 2.5}h${size * 0.64}`} className={styles.underline} />}
    </g>
  );
}
