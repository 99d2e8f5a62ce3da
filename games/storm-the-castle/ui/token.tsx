/**
 * A unit on the board: a figure in the colours of its side, and below it a base with name and numbers, all bonuses in. All bases are
 * drawn over all figures, so that nothing covers a number.
 */
import { GlyphAt, SeatShape, t, useSeatColours } from '@bridgehead/ui';
import { itemKindOf, unitOf } from '../cards.ts';
import type { UnitView } from '../view.ts';
import { ATTACK, DEFENSE, ITEM_GLYPHS } from './faces.ts';
import type { Sizes } from './layout.ts';
import { figureOf } from './pictures.ts';
import styles from './token.module.css';

export interface TokenState {
  readonly playable: boolean;
  readonly selected: boolean;
  readonly target: boolean;
}

interface TokenProps {
  readonly unit: UnitView;
  readonly sizes: Sizes;
  readonly state: TokenState;
  /** For the side whose turn it is: what the others did in theirs no longer matters. */
  readonly acted: boolean;
}

/** The picture of a figure: its box, and where its feet are in it. */
const PICTURE = { w: 104, h: 118, x: 48, feet: 110 } as const;
/** How far the head is above the feet. */
const TALL = 80;

/** The figure stands on the upper edge of its base. */
export function Figure({ unit, sizes: { base, figure }, state, acted }: TokenProps) {
  const feet = base.y - 5;
  return (
    <g className={styles.figure} data-acted={acted || undefined}>
      {state.selected && <ellipse cy={feet - 24 * figure} rx={52 * figure} ry={50 * figure} className={styles.ring} />}
      <ellipse cx={7 * figure} cy={feet} rx={28 * figure} ry={6 * figure} className={styles.shadow} />
      <image
        href={figureOf(unit.kind, unit.owner, acted) || undefined}
        x={-PICTURE.x * figure}
        y={feet - PICTURE.feet * figure}
        width={PICTURE.w * figure}
        height={PICTURE.h * figure}
      />
      {state.target && <ellipse cy={feet - 18 * figure} rx={54 * figure} ry={TALL * 0.42 * figure} className={styles.aimed} />}
    </g>
  );
}

/** South's bases end in a point, North's are hollow: the sides differ without colour. */
const outline = (w: number, h: number, owner: number): string => {
  const x = w / 2;
  const foot = owner === 0 ? `Q0 ${h + 5} ${-x} ${h - 4}` : `Q0 ${h - 5} ${-x} ${h}`;
  return `M${-x + 3} 0H${x - 3}Q${x} 0 ${x} 3V${owner === 0 ? h - 4 : h}${foot}V3Q${-x} 0 ${-x + 3} 0Z`;
};

export function Base({ unit, sizes: { base, form, figure }, state, acted }: TokenProps) {
  const colourOf = useSeatColours();
  const kind = unitOf(unit.card);
  const { w, h, y } = base;
  const shape = outline(w, h, unit.owner);
  const named = form !== 'chip';
  const fights = unit.attack !== null;
  const guards = kind.type === 'regular';
  const line = named ? h - 6 : h - 6.5;
  const size = named ? 15 : 14;
  const letters = nameWidth(kind.name, w);
  const classes = [styles.base, state.playable && styles.playable, state.selected && styles.selected, state.target && styles.target];
  return (
    <g className={classes.filter(Boolean).join(' ')} transform={`translate(0 ${y})`} data-acted={acted || undefined} data-piece="">
      <path d={shape} className={styles.under} transform="translate(1.5 3)" />
      <path d={shape} className={styles.paper} />
      <path d={`M${-w / 2} 5V3Q${-w / 2} 0 ${-w / 2 + 3} 0H${w / 2 - 3}Q${w / 2} 0 ${w / 2} 3V5Z`} fill={colourOf(unit.owner)} />
      {named && (
        <text y={17} textAnchor="middle" className={styles.name} textLength={letters} lengthAdjust="spacingAndGlyphs">
          {kind.name}
        </text>
      )}
      {fights && (
        <Numeral
          x={guards ? -w * 0.24 : 0}
          y={line}
          size={size}
          value={unit.attack as number}
          changed={unit.attack !== kind.attack}
          glyph={named ? ATTACK : null}
          ink={styles.attack}
        />
      )}
      {guards && (
        <Numeral
          x={w * 0.25}
          y={line}
          size={size}
          value={unit.defense}
          changed={unit.defense !== kind.defense}
          glyph={named ? DEFENSE : null}
          ink={styles.defense}
        />
      )}
      {!fights && !guards && (
        <text y={line} textAnchor="middle" fontSize={size} className={styles.number}>
          –
        </text>
      )}
      <path d={shape} className={styles.line} />
      <g transform={`translate(${-w / 2 - 7} -9) scale(${named ? 0.66 : 0.62})`}>
        <SeatShape seat={unit.owner} />
      </g>
      {unit.item !== null && (
        <g transform={`translate(${w / 2 - 3} ${-11 * (named ? 1 : 0.8)})`}>
          <circle r={named ? 12 : 9} className={styles.badge} />
          <GlyphAt glyph={ITEM_GLYPHS[itemKindOf(unit.item).id]} x={0} y={0} size={named ? 17 : 13} />
        </g>
      )}
      {acted && (
        <text x={w / 2 - (unit.item === null ? 1 : 16)} y={-3} textAnchor="end" className={styles.used}>
          {t('ui.used')}
        </text>
      )}
      {unit.strengthened && (
        <text x={-w / 2 + 12} y={-14 - 30 * figure} className={styles.star} textAnchor="middle">
          ★
        </text>
      )}
    </g>
  );
}

/** A name that would be wider than its base is set narrower; undefined where it fits as it is. */
const nameWidth = (name: string, w: number): number | undefined => (name.length * 6.7 > w - 10 ? w - 10 : undefined);

interface NumeralProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly value: number;
  readonly changed: boolean;
  readonly glyph: typeof ATTACK | null;
  readonly ink: string | undefined;
}

function Numeral({ x, y, size, value, changed, glyph, ink }: NumeralProps) {
  const at = glyph === null ? x : x + 8;
  return (
    <g>
      {glyph !== null && (
        <g className={ink}>
          <GlyphAt glyph={glyph} x={x - 8} y={y - size * 0.36} size={12} />
        </g>
      )}
      <text x={at} y={y} textAnchor="middle" fontSize={size} className={changed ? styles.changed : styles.number}>
        {value}
      </text>
      {changed && <path d={`M${at - size * 0.32} ${y + 2}h${size * 0.64}`} className={styles.underline} />}
    </g>
  );
}
