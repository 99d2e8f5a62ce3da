/**
 * The reading place in the dock: one card in full, large enough to be read. While something resolves it is that card, with its
 * player and its target; otherwise it is the card that is picked up or looked at.
 */
import type { Seat } from '@bridgehead/kernel';
import type { CSSProperties, ReactNode } from 'react';
import type { CardFace } from './card.tsx';
import { Face } from './face.tsx';
import { Icon } from './glyph.tsx';
import styles from './reading.module.css';
import { SeatMark, useSeatColours } from './seat-mark.tsx';

interface ReadingProps {
  readonly face: CardFace;
  /** Whose doing it is. */
  readonly by?: Seat | null;
  /** Above the card: "plays on the Bridge". */
  readonly lead?: ReactNode;
  /** What waits below it, from the top: mark and title. */
  readonly below?: readonly { readonly key: string; readonly seat: Seat; readonly title: string }[];
  /** What will happen, or facts about the card as it lies. */
  readonly children?: ReactNode;
}

export function Reading({ face, by = null, lead, below = [], children }: ReadingProps) {
  const colourOf = useSeatColours();
  const style = by === null ? undefined : ({ '--owner': colourOf(by) } as CSSProperties);
  return (
    <article className={styles.reading} style={style} data-testid="reading" data-by={by ?? undefined}>
      {lead !== undefined && (
        <p className={styles.lead}>
          {by !== null && <SeatMark seat={by} size={20} />}
          <span>{lead}</span>
        </p>
      )}
      {/* Another card is another thing: it comes, nothing moves. */}
      <div key={face.id} className={styles.card}>
        <Face face={face} className={styles.picture} />
        <div className={styles.words} data-scrolls="">
          <p className={styles.title}>
            {face.title}
            {face.cost !== undefined && <b className={styles.cost}>{face.cost}</b>}
          </p>
          {(face.stats ?? []).length > 0 && (
            <p className={styles.stats}>
              {face.stats?.map((stat) => (
                <span key={stat.label}>
                  <Icon glyph={stat.glyph} size={14} title={stat.label} />
                  <b>{stat.value}</b>
                </span>
              ))}
            </p>
          )}
          {face.text !== undefined && face.text !== '' && (
            <p className={styles.text} data-long={face.text.length > LONG || undefined}>
              {face.text}
            </p>
          )}
          {children}
        </div>
      </div>
      {below.length > 0 && (
        <ul className={styles.stack}>
          {below.slice(0, MOST_BELOW).map(({ key, seat, title }) => (
            <li key={key} className={styles.below} title={title}>
              <SeatMark seat={seat} size={16} /> <span>{title}</span>
            </li>
          ))}
          {below.length > MOST_BELOW && <li className={styles.below}>+{below.length - MOST_BELOW}</li>}
        </ul>
      )}
    </article>
  );
}

/** A text of more letters than this has the place of the picture where the place is low. */
const LONG = 80;

/** What lies deeper is only counted. */
const MOST_BELOW = 2;
