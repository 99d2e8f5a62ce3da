/**
 * The own hand: whole cards where there is room for all of them side by side, strips with their titles and numbers where there
 * is not. Tap to pick up, tap again or on a lit place to play; or drag; or the keys 1 to 9. What cannot be played is dim and says why.
 */
import type { Ref } from '@bridgehead/kernel';
import type { CSSProperties } from 'react';
import { rove } from '../keys.ts';
import { type Box, type Stage, useBox } from '../stage.ts';
import { useTable } from '../table.tsx';
import type { Tap } from '../tap.ts';
import { t } from '../words.ts';
import { Card, type CardFace } from './card.tsx';
import { Face } from './face.tsx';
import { Flag, type Outcome } from './flag.tsx';
import { Icon } from './glyph.tsx';
import styles from './hand.module.css';
import { usePiece } from './piece.tsx';

export interface HandCard {
  readonly ref: Ref;
  readonly face: CardFace;
  /** What a screen reader says instead of the drawing. */
  readonly words: string;
  /** The text in a few words, where the whole does not fit. */
  readonly short?: string;
  readonly lit: string | null;
  readonly picked?: boolean;
  /** What playing it would lead to. */
  readonly outcome?: Outcome | null;
  tap(): Tap;
  drop?(refs: readonly Ref[]): Tap;
}

/** In rem: a card with its gap, the least strip with its gap. */
const CARD = 6.75;
const GAP = 0.375;
/** A title in fewer rem could not be read. */
const LEAST_TITLE = 5.3;

/** More letters than this need smaller ones on a narrow strip. */
const LONG = 11;
/** Below this width, in rem, a strip has no picture, and its numbers stand behind its title. */
const NARROW = 7;
/** In rem: how high a strip must be that shows its whole title and its numbers. Letters are half as wide as they are high. */
function heightOf({ title, stats = [] }: CardFace, width: number): number {
  const narrow = width < NARROW;
  const letters = title.length * 0.44 + (narrow && stats.length > 0 ? 3.2 : 0);
  const lines = Math.ceil(letters / Math.max(2, width - GAP - (narrow ? 1 : 3)));
  return lines * 0.95 + (!narrow && stats.length > 0 ? 0.95 : 0) + 0.3;
}

/** Strips in rows and columns that fill the place; null for whole cards. */
interface Strips {
  readonly rows: number;
  readonly columns: number;
  /** More than the place has room for: it can be scrolled, in rows of so many rem. */
  readonly scrolls?: number;
}
/** Three numbers need the room of half a phone. */
const columnsOf = (cards: readonly Pick<HandCard, 'face'>[], stage: Stage): number =>
  stage === 'lying' || (stage === 'upright' && cards.some(({ face }) => (face.stats ?? []).length > 2)) ? 2 : 3;
export function stripsFor(cards: readonly Pick<HandCard, 'face'>[], box: Box, stage: Stage): Strips | null {
  if (stage === 'full' && cards.length * CARD <= box.w + 0.5) return null;
  const least = stage === 'lying' ? 2.2 : 2.6;
  const most = Math.max(1, Math.floor((box.h + GAP) / (least + GAP)));
  const preferred = columnsOf(cards, stage);
  const rows = Math.min(most, Math.max(1, Math.ceil(cards.length / preferred)));
  const columns = Math.max(preferred, Math.ceil(cards.length / rows));
  const able = Math.max(preferred, Math.floor((box.w + GAP) / (LEAST_TITLE + GAP)));
  const across = Math.min(columns, able);
  const need = Math.max(...cards.map(({ face }) => heightOf(face, box.w / across)));
  const fits = columns <= able && need <= (box.h + GAP) / rows - GAP;
  return fits ? { rows, columns } : { rows: Math.ceil(cards.length / across), columns: across, scrolls: Math.max(2.75, need) };
}

interface HandProps {
  readonly cards: readonly HandCard[];
  readonly empty: string;
  /** On a phone: one row of small pictures; what is picked up is read elsewhere. */
  readonly tiles?: boolean;
}

export function Hand({ cards, empty, tiles = false }: HandProps) {
  const { stage } = useTable();
  const [ref, box] = useBox<HTMLDivElement>();
  const tiled = tiles && (stage === 'upright' || stage === 'lying');
  const strips = box === null ? null : stripsFor(cards, box, stage);
  const style = {
    ...(strips === null ? {} : { '--rows': strips.rows, '--columns': strips.columns }),
    ...(strips?.scrolls === undefined ? {} : { '--row': `${strips.scrolls}rem` }),
    // Upright, the board has what the hand leaves: two rows at least, so that it seldom changes; an empty hand takes one line.
    ...(stage === 'upright' && !tiled
      ? {
          height:
            cards.length === 0
              ? 'auto'
              : `min(${Math.max(2, Math.ceil(cards.length / columnsOf(cards, stage))) * 3.1}rem, var(--hand-most))`,
        }
      : {}),
  } as CSSProperties;
  // One size of letters for all of a hand.
  const long = cards.some(({ face }) => face.title.length > LONG);
  const narrow = strips !== null && box !== null && box.w / strips.columns < NARROW;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys travel between the cards inside
    <div
      ref={ref}
      className={styles.hand}
      style={style}
      data-testid="hand"
      data-form={tiled ? 'tiles' : strips === null ? 'cards' : narrow ? 'titles' : 'strips'}
      data-scrolls={tiled || strips?.scrolls !== undefined ? '' : undefined}
      onKeyDown={rove}
    >
      {cards.length === 0 && <p className={styles.empty}>{empty}</p>}
      {box !== null &&
        cards.map((card, i) => <InHand key={card.ref} card={card} first={i === 0} long={long} whole={!tiled && strips === null} />)}
    </div>
  );
}

function InHand({ card, first, long, whole }: { card: HandCard; first: boolean; long: boolean; whole: boolean }) {
  const { prompt } = useTable();
  const { face, words, lit, outcome } = card;
  const piece = usePiece(card.ref, card);
  const chosen = piece.selected || piece.picked;
  const dimmed = prompt !== null && lit === null;
  return (
    <button
      {...piece.props}
      tabIndex={first ? 0 : -1}
      className={styles.slot}
      data-playable={lit !== null}
      data-dimmed={dimmed || undefined}
    >
      <span className="visually-hidden">
        {words} {outcome?.text}
      </span>
      <span aria-hidden="true" className={styles.face}>
        {whole ? (
          <Card face={face} size="hand" state={{ playable: lit !== null && !chosen, selected: chosen, dimmed }} />
        ) : (
          <Strip card={card} dimmed={dimmed} long={long} />
        )}
        {whole && (outcome ?? null) !== null && (
          <span className={styles.flag} data-flag="">
            <Flag outcome={outcome as Outcome} />
          </span>
        )}
      </span>
    </button>
  );
}

function Strip({ card: { face, short, outcome }, dimmed, long }: { card: HandCard; dimmed: boolean; long: boolean }) {
  const stats = face.stats ?? [];
  return (
    <span className={styles.strip} data-kind={face.kind} data-tone={face.tone}>
      <Face face={face} className={styles.picture} />
      {face.cost !== undefined && <b className={styles.cost}>{face.cost}</b>}
      <span className={styles.words}>
        <strong className={styles.title} data-long={long || undefined}>
          {face.title}
        </strong>
        {stats.length > 0 && (
          <span className={styles.stats}>
            {stats.map((stat) => (
              <span key={stat.label}>
                <Icon glyph={stat.glyph} size={12} />
                {stat.value}
              </span>
            ))}
          </span>
        )}
        {outcome != null ? (
          <span className={`${styles.note} ${outcome.good === true ? styles.good : ''}`} data-spare="">
            {outcome.good === null ? '' : outcome.good ? '✓ ' : '✕ '}
            {outcome.text}
          </span>
        ) : stats.length === 0 ? (
          <span className={styles.note} data-spare="">
            {short ?? (dimmed ? t('ui.not-now') : '')}
          </span>
        ) : null}
      </span>
    </span>
  );
}
