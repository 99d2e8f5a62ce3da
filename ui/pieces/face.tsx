/** The picture of a card: drawn by its game from the row, or the card's sign where a game draws none. */
import type { CardFace } from './card.tsx';
import styles from './face.module.css';
import { Icon } from './glyph.tsx';

interface FaceProps {
  readonly face: Pick<CardFace, 'picture' | 'glyph' | 'tone'>;
  readonly className?: string | undefined;
}

/** Decoration: words next to it, or the thing it is part of, say what it shows. */
export function Face({ face: { picture, glyph, tone }, className = '' }: FaceProps) {
  return picture === undefined || picture === '' ? (
    <span className={`${styles.sign} ${className}`} data-tone={tone} aria-hidden="true">
      <Icon glyph={glyph} size="62%" />
    </span>
  ) : (
    <img className={`${styles.face} ${className}`} src={picture} alt="" draggable={false} decoding="sync" />
  );
}
