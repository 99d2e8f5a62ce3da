/** Over the board: the card that is played, large; the one that cancels it, and the cut; the taker's colour running through the ship. */
import { Card, type SceneProps, useSeatColours } from '@bridgehead/ui';
import type { CSSProperties } from 'react';
import { refOf } from '../actions/row.ts';
import { BRIDGE } from '../cards/index.ts';
import { faceOf } from './faces.ts';
import styles from './scene.module.css';

interface More {
  readonly card: number | null;
  readonly by?: number;
  /** Whose colour runs through the ship. */
  readonly wave?: number;
}
const moreOf = (more: unknown): More => (typeof more === 'object' && more !== null && 'card' in more ? (more as More) : { card: null });

export function Scene({ playing, cell, box, placeOf }: SceneProps) {
  const colourOf = useSeatColours();
  const { card, by, wave } = moreOf(playing.picture.more);
  const isTold = playing.verdict !== null;
  const isOver = playing.class === 'end';
  const from = placeOf(refOf(BRIDGE));
  const width = Math.min(CARD_W, box.w * 0.22, cell.h * 0.66);
  const isRoomy = box.h > ROOMY;
  return (
    <>
      {wave !== undefined && isTold && from !== null && (
        <div
          className={styles.wave}
          style={{ left: `${from.x + from.w / 2}px`, top: `${from.y + from.h / 2}px`, '--owner': colourOf(wave) } as CSSProperties}
        />
      )}
      {card !== null && isRoomy && (
        <div
          className={styles.cards}
          data-cut={(isTold && by !== undefined) || undefined}
          data-over={isOver || undefined}
          style={{ left: `${cell.x + cell.w / 2}px`, top: `${cell.y + (cell.h - WORD_H) / 2}px`, '--card': `${width}px` } as CSSProperties}
        >
          <div className={styles.card} data-stamp="">
            <Card face={faceOf(card)} size="inspector" />
            {by !== undefined && <span className={styles.blade} />}
          </div>
          {by !== undefined && (
            <div className={`${styles.card} ${styles.answer}`} data-stamp="">
              <Card face={faceOf(by)} size="inspector" />
            </div>
          )}
        </div>
      )}
    </>
  );
}
const CARD_W = 230;
/** Below the card stands what is said of it. */
const WORD_H = 70;
/** A lower board has no room for a card that is read; the reading place has it. */
const ROOMY = 430;
