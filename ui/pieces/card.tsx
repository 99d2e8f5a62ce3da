/** The one card of all games: two thirds picture, below it a plate whose upper edge tells the kind. Numbers have fixed places. */
import type { CSSProperties, ReactNode } from 'react';
import { t } from '../words.ts';
import styles from './card.module.css';
import { Face } from './face.tsx';
import { type Glyph, Icon } from './glyph.tsx';
import { useSeatColours } from './seat-mark.tsx';

/** What a card is; the style sheet has an edge for each. */
export type CardKind =
  | 'leader'
  | 'crew'
  | 'section'
  /** What is played and gone: actions, instants, interrupts. */
  | 'action'
  /** What stays and works: passives, events. */
  | 'passive'
  | 'tactic'
  | 'unit'
  | 'item'
  | 'mission'
  | 'ship'
  | 'facility'
  | 'site'
  | 'equipment'
  | 'incident'
  | 'objective'
  | 'doorway'
  | 'dilemma'
  /** Outside the usual kinds. */
  | 'odd'
  /** What acts by itself. */
  | 'automatic';

export interface CardStat {
  readonly label: string;
  readonly glyph: Glyph;
  readonly value: number | string;
  /** The printed value, when the current one differs. */
  readonly was?: number | string;
  /** The colour of its sign. */
  readonly ink?: 'combat' | 'influence' | 'shields';
}
/** What a game tells about a card; everything else is drawn from it. */
export interface CardFace {
  /** Seeds the ornament. */
  readonly id: string;
  readonly kind: CardKind;
  readonly title: string;
  /** Its sign, where there is no room for a picture or none is drawn. */
  readonly glyph: Glyph;
  /** What an image shows (`source` of `ui/faces`). */
  readonly picture?: string;
  readonly cost?: number | string;
  readonly costLabel?: string;
  readonly stats?: readonly CardStat[];
  readonly text?: string;
  readonly foot?: string;
  readonly footGlyph?: Glyph;
  /** Names the inks of its field and sign: `[data-tone]` in the game's own style sheet sets --tone-field and --tone-ink. */
  readonly tone?: string;
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

interface CardProps {
  readonly face: CardFace;
  readonly size?: CardSize;
  readonly state?: CardState;
  readonly owner?: number;
  /** Its words stand next to it, so the picture has their place. */
  readonly bare?: boolean;
  readonly children?: ReactNode;
}

/** More letters than this in a title are set smaller. */
const LONG = 13;

export function Card({ face, size = 'hand', state = {}, owner, bare = false, children }: CardProps) {
  const colourOf = useSeatColours();
  const style = owner === undefined ? undefined : ({ '--owner': colourOf(owner) } as CSSProperties);
  const flags = Object.entries(state).flatMap(([name, on]) => (on === true ? [name] : []));
  return (
    <div className={`${styles.card} ${styles[size]}`} style={style} data-kind={face.kind} data-state={flags.join(' ') || undefined}>
      <Face face={face} className={styles.picture} />
      {size !== 'chip' && (
        <div className={styles.plate}>
          <span className={styles.title} data-long={face.title.length > LONG || undefined}>
            {face.title}
          </span>
          {size === 'inspector' && face.foot !== undefined && (
            <span className={styles.foot}>
              {face.footGlyph && <Icon glyph={face.footGlyph} />}
              {face.foot}
            </span>
          )}
          {!bare && size !== 'board' && face.text !== undefined && face.text !== '' && <span className={styles.text}>{face.text}</span>}
          <Numbers face={face} size={size} />
        </div>
      )}
      {size === 'chip' && <Numbers face={face} size={size} />}
      {face.cost !== undefined && size !== 'chip' && (
        <span className={styles.coin} title={face.costLabel}>
          <span className="visually-hidden">{face.costLabel}</span>
          <span aria-hidden={face.costLabel === undefined ? undefined : 'true'}>{face.cost}</span>
        </span>
      )}
      {state.used && <span className={styles.band}>{t('ui.used')}</span>}
      {state.selected && <span className={styles.tick} aria-hidden="true" />}
      {(state.damage ?? 0) > 0 && <span className={styles.damage}>{'✕'.repeat(state.damage ?? 0)}</span>}
      {children}
    </div>
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
          <span key={stat.label} className={styles.stat} data-ink={stat.ink} data-changed={changed || undefined}>
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
