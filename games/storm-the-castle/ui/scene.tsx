/** Over the board while dice fall: the sums that succeed; and after a natural 2 the crack. */
import { OddsStrip, type SceneProps } from '@bridgehead/ui';
import { NATURAL_2 } from '../constants.ts';
import { succeeds } from '../odds.ts';
import styles from './scene.module.css';

const CRACK = 'M-64 -92 L-18 -44 -34 -20 8 6 -12 34 30 62 18 110';

export function Scene({ playing: { picture, verdict, phase, class: of }, cell, box }: SceneProps) {
  const top = typeof picture.more === 'number' ? picture.more : null;
  const sum = verdict?.faces?.reduce((all, face) => all + face, 0) ?? null;
  const y = Math.min(cell.y + cell.h + 4, box.h - STRIP_H);
  const middle = { left: `${cell.x + cell.w / 2}px` };
  return (
    <>
      {top !== null && phase !== 'announce' && box.h > ROOMY && (
        <div className={styles.strip} style={{ ...middle, top: `${y}px` }} data-stamp="">
          <OddsStrip succeeds={(one) => succeeds(one, top)} danger={NATURAL_2} rolled={sum} />
        </div>
      )}
      {sum === NATURAL_2 && of === 'great' && (
        <svg className={styles.crack} style={{ ...middle, top: `${cell.y + cell.h / 3}px` }} viewBox="-80 -110 160 230" role="presentation">
          <path d={CRACK} />
        </svg>
      )}
    </>
  );
}
const STRIP_H = 96;
/** A lower board keeps its room for the dice; the strip stands in the dock all the same. */
const ROOMY = 460;
