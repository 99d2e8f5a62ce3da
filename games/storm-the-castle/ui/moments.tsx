/** What has just happened, drawn where it happened: the dice and their verdict, a fall, the storming of a keep. */
import { Die, GlyphAt, useTable } from '@bridgehead/ui';
import { keepOf, type Space } from '../board.ts';
import type { CastleEvent } from '../events.ts';
import { tombstone } from '../icons/table.ts';
import type { CastleView } from '../view.ts';
import { Layer } from './layer.tsx';
import { type Box, type Point, pointOf, type Sizes } from './layout.ts';
import styles from './moments.module.css';

export function Moments({ box, sizes }: { box: Box; sizes: Sizes }) {
  const { fresh, viewer, say } = useTable<CastleView>();
  const seat = viewer === 'spectator' ? null : viewer;
  const pointAt = (space: Space | null): Point => (space === null ? { x: box.w / 2, y: box.h / 2 } : pointOf(space, seat, box));
  let from: Space | null = null;
  let to: Space | null = null;
  return (
    <Layer className={styles.moments}>
      {fresh.map(({ at, event: told }) => {
        const event = told as CastleEvent;
        switch (event.type) {
          case 'attacked':
            from = event.from;
            to = event.to;
            return null;
          case 'rolled':
            return <Throw key={at} at={pointAt(to)} box={box} sizes={sizes} id={at} dice={event.dice} good={event.success} />;
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
          case 'matchEnded': {
            if (event.how !== 'stormed' || event.winner === null) return null;
            const { x, y } = pointAt(keepOf(1 - event.winner));
            return (
              <g key={at} transform={`translate(${x} ${y > box.h / 2 ? y - sizes.plateH * 0.8 : y + sizes.plateH * 0.8})`}>
                <text textAnchor="middle" className={styles.storm}>
                  {say({ key: 'stc.ui.stormed' })}
                </text>
              </g>
            );
          }
          case 'firstRoll':
          case 'turnBegan':
          case 'drew':
          case 'deployed':
          case 'equipped':
          case 'moved':
          case 'advanced':
          case 'raised':
          case 'recovered':
          case 'strengthened':
          case 'turnEnded':
            return null;
          default:
            event satisfies never; // the referee's own events
            return null;
        }
      })}
    </Layer>
  );
}

interface ThrowProps {
  readonly at: Point;
  readonly box: Box;
  readonly sizes: Sizes;
  readonly id: number;
  readonly dice: readonly number[];
  readonly good: boolean;
}

function Throw({ at, box, sizes, id, dice, good }: ThrowProps) {
  const { say } = useTable<CastleView>();
  const [a = 1, b = 1] = dice;
  const sum = a + b;
  const natural = sum === 12 || sum === 2 ? say({ key: `stc.ui.natural-${sum}` }) : null;
  const x = Math.min(Math.max(at.x, 96), box.w - 96);
  const y = at.y > 80 ? at.y - sizes.plateH * 0.72 : at.y + sizes.plateH * 0.8;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-86} y={-25} width={172} height={natural === null ? 50 : 70} rx={12} className={styles.tray} />
      <g transform="translate(-76 -18)">
        <Die value={a} size={36} roll={`${id}a`} />
      </g>
      <g transform="translate(-34 -18)">
        <Die value={b} size={36} roll={`${id}b`} />
      </g>
      <text x={42} y={9} textAnchor="middle" className={good ? styles.good : styles.bad}>
        {sum} {good ? '✓' : '✕'}
      </text>
      {natural !== null && (
        <text y={36} textAnchor="middle" className={styles.natural}>
          {natural}
        </text>
      )}
    </g>
  );
}
