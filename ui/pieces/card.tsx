/** The one card of all games: shape tells the kind, a glyph on a seeded field makes it known at a glance, numbers have fixed places. */
import type { CSSProperties, ReactNode } from 'react';
import { fieldOf, fieldPath } from '../pattern.ts';
import { t } from '../words.ts';
import styles from './card.module.css';
import { type Glyph, GlyphAt, Icon } from './glyph.tsx';
import { type CardKind, isWide, OUTLINES } from './outlines.ts';
import { useSeatColours } from './seat-mark.tsx';

export interface CardStat {
  readonly label: string;
  readonly glyph: Glyph;
  readonly value: number | string;
  /** The printed value, when the current one differs. */
  readonly was?: number | string;
}
/** What a game tells about a card; everything else is drawn from it. */
export interface CardFace {
  /** Seeds the ornament. */
  readonly id: string;
  readonly kind: CardKind;
  readonly title: string;
  readonly glyph: Glyph;
  readonly cost?: number | string;
  readonly costLabel?: string;
  readonly stats?: readonly CardStat[];
  readonly text?: string;
  readonly foot?: string;
  readonly footGlyph?: Glyph;
  /** Names the inks of its field and emblem: `[data-tone]` in the game's own style sheet sets --tone-field and --tone-ink. */
  readonly tone?: string;
  /** Numbers run down the left edge, so that a fanned hand still shows them. */
  readonly edged?: boolean;
}
export interface CardState {
  readonly used?: boolean;
  readonly playable?: boolean;
  readonly target?: boolean;
  readonly selected?: boolean;
  readonly dimmed?: boolean;
  readonly damage?: number;
}
export const CARD_SIZES = ['chip', 'board', 'hand', 'inspector'] as const;
export type CardSize = (typeof CARD_SIZES)[number];

const W = 126;
const H = 176;
const isEdged = ({ edged = false, stats = [] }: CardFace): boolean => edged && stats.length > 0;

interface CardProps {
  readonly face: CardFace;
  readonly size?: CardSize;
  readonly state?: CardState;
  readonly owner?: number;
  /** Its words stand next to it, so the emblem has their place. */
  readonly bare?: boolean;
  readonly children?: ReactNode;
}

export function Card({ face, size = 'hand', state = {}, owner, bare = false, children }: CardProps) {
  const wide = isWide(face.kind);
  const classes = [
    styles.card,
    styles[size],
    wide && styles.wide,
    face.cost === undefined && styles.free,
    (face.stats ?? []).length === 0 && styles.numberless,
    isEdged(face) && styles.edged,
    face.kind === 'leader' && styles.leader,
    face.kind === 'dilemma' && styles.toothed,
    state.used && styles.used,
    state.playable && styles.playable,
    state.target && styles.target,
    state.selected && styles.selected,
    state.dimmed && styles.dimmed,
  ];
  const colourOf = useSeatColours();
  const style = owner === undefined ? undefined : ({ '--owner': colourOf(owner) } as CSSProperties);
  return (
    <div className={classes.filter(Boolean).join(' ')} style={style} data-tone={face.tone}>
      <div className={styles.turn}>
        <Frame face={face} bare={bare} />
        {face.cost !== undefined && size !== 'chip' && (
          <span className={styles.coin} title={face.costLabel}>
            <span className="visually-hidden">{face.costLabel}</span>
            <span aria-hidden={face.costLabel === undefined ? undefined : 'true'}>{face.cost}</span>
          </span>
        )}
        {size !== 'chip' && <span className={`${styles.title} ${face.title.length > 12 ? styles.small : ''}`}>{face.title}</span>}
        {size !== 'chip' && !bare && face.text !== undefined && <span className={styles.text}>{face.text}</span>}
        <Numbers face={face} size={size} />
        {face.foot !== undefined && size === 'inspector' && (
          <span className={styles.foot}>
            {face.footGlyph && <Icon glyph={face.footGlyph} />}
            {face.foot}
          </span>
        )}
        {state.used && <span className={styles.band}>{t('ui.used')}</span>}
        {state.selected && <span className={styles.tick} aria-hidden="true" />}
        {(state.damage ?? 0) > 0 && <span className={styles.damage}>{'✕'.repeat(state.damage ?? 0)}</span>}
      </div>
      {children}
    </div>
  );
}

function Frame({ face, bare }: { face: CardFace; bare: boolean }) {
  const wide = isWide(face.kind);
  const [w, h] = wide ? [H, W] : [W, H];
  const left = isEdged(face) ? 50 : 11;
  const field = wide ? { x: 10, y: 34, w: 60, h: 82 } : { x: left, y: 38, w: w - left - 11, h: bare ? 100 : 66 };
  const { field: ornament, turn } = fieldOf(face.id);
  const shape = OUTLINES[face.kind];
  return (
    <svg className={styles.frame} viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <path d={shape} className={styles.paper} />
      {face.kind === 'leader' && (
        <path d="M12 8H48L63 17 78 8H114Q118 8 118 12V164Q118 168 114 168H12Q8 168 8 164V12Q8 8 12 8Z" className={styles.inner} />
      )}
      {face.kind === 'section' &&
        [10, w - 10].flatMap((x) => [12, h - 12].map((y) => <circle key={`${x}.${y}`} cx={x} cy={y} r={2.2} className={styles.rivet} />))}
      <svg aria-hidden="true" x={field.x} y={field.y} width={field.w} height={field.h} viewBox={`0 0 ${field.w} ${field.h}`}>
        <rect width={field.w} height={field.h} rx={4} className={styles.field} />
        <path d={fieldPath(ornament, field.w, field.h, turn)} className={styles.ornament} />
        <g className={styles.emblem}>
          <GlyphAt glyph={face.glyph} x={field.w / 2} y={field.h / 2} size={Math.min(field.w, field.h) * 0.86} />
        </g>
      </svg>
      <path d={shape} className={styles.line} />
    </svg>
  );
}

function Numbers({ face, size }: { face: CardFace; size: CardSize }) {
  if (face.stats === undefined || face.stats.length === 0) return null;
  const shown = size === 'chip' ? face.stats.slice(0, 1) : face.stats;
  return (
    <span className={styles.numbers}>
      {shown.map((stat) => {
        const changed = stat.was !== undefined && stat.was !== stat.value;
        return (
          <span key={stat.label} className={`${styles.stat} ${changed ? styles.changed : ''}`}>
            <Icon glyph={stat.glyph} title={stat.label} />
            {changed && size === 'inspector' && <s>{stat.was}</s>}
            {changed && size === 'inspector' && <span aria-hidden="true">→</span>}
            <b>{stat.value}</b>
          </span>
        );
      })}
    </span>
  );
}

/** A card nobody here may see: the seat's pattern and, for a pile, how many. */
export function CardBack({ owner, count, size = 'hand' }: { owner: number; count?: number; size?: CardSize }) {
  const { field, turn } = fieldOf(`seat-${owner}`);
  const colourOf = useSeatColours();
  return (
    <div className={`${styles.card} ${styles[size]}`} style={{ '--owner': colourOf(owner) } as CSSProperties}>
      <svg className={styles.frame} viewBox={`0 0 ${W} ${H}`} aria-hidden="true">
        <rect x={2} y={2} width={W - 4} height={H - 4} rx={8} className={styles.back} />
        <path d={fieldPath(field, W, H, turn)} className={styles.ornament} />
        <rect x={2} y={2} width={W - 4} height={H - 4} rx={8} className={styles.line} />
      </svg>
      {count !== undefined && <b className={styles.count}>{count}</b>}
    </div>
  );
}
