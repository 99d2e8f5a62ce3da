/** What has just happened, drawn where it happened; dice fall in the free middle, where the last throw stays readable. */
import { type Box, Die, GlyphAt, Layer, useTable } from '@bridgehead/ui';
import type { Space } from '../board.ts';
import { unitOf } from '../cards.ts';
import type { CastleEvent } from '../events.ts';
import { tombstone } from '../icons/table.ts';
import type { CastleView } from '../view.ts';
import { Banner } from './banner.tsx';
import { lastThrow } from './last-throw.ts';
import { type Point, pointOf, type Sizes } from './layout.ts';
import styles from './moments.module.css';

export function Moments({ box, sizes }: { box: Box; sizes: Sizes }) {
  const { fresh, viewer, view, playing } = useTable<CastleView, CastleEvent>();
  const seat = viewer === 'spectator' ? null : viewer;
  const pointAt = (space: Space | null): Point => (space === null ? { x: box.w / 2, y: box.h / 2 } : pointOf(space, seat, box));
  let from: Space | null = null;
  let to: Space | null = null;
  return (
    <Layer className={styles.moments}>
      {sizes.freeMiddle && playing === null && (view.outcome === null ? <Thrown box={box} /> : <Banner box={box} sizes={sizes} />)}
      {(playing === null ? fresh : []).map(({ at, event }) => {
        switch (event.type) {
          case 'attacked':
            from = event.from;
            to = event.to;
            return null;
          case 'died': {
            const { x, y } = pointAt(event.cause === 'natural-2' ? from : to);
            return (
              <g key={at} transform={`translate(${x} ${y})`}>
                <g className={styles.fall}>
                  <GlyphAt glyph={tombstone} x={0} y={0} size={sizes.tokenH * 0.8} />
                </g>
              </g>
            );
          }
          default:
            return null;
        }
      })}
    </Layer>
  );
}

/** Dice and their verdict, between the two rows of ridges. */
function Thrown({ box }: { box: Box }) {
  const { log, say } = useTable<CastleView, CastleEvent>();
  const thrown = lastThrow(log);
  if (thrown === null) return null;
  const { at, dice, good, attacker } = thrown;
  const [a = 1, b = 1] = dice;
  const size = box.h < 420 ? 26 : 34;
  const who = attacker === null ? '' : `${unitOf(attacker).name}: `;
  return (
    <g transform={`translate(${box.w / 2} ${box.h / 2 - size * 1.9})`}>
      <g transform={`translate(${-size - 3} 0)`}>
        <Die value={a} size={size} roll={`${at}a`} />
      </g>
      <g transform="translate(3 0)">
        <Die value={b} size={size} roll={`${at}b`} />
      </g>
      <text y={size + 18} textAnchor="middle" className={good ? styles.good : styles.bad}>
        {box.w < 700 ? '' : who}
        {a + b}, {say({ key: good ? 'stc.ui.hit-it' : 'stc.ui.missed' })}
      </text>
    </g>
  );
}
