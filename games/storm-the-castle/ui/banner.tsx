/** The end of a match: a banner in the winner's colour hangs down the free middle, from the keep that has fallen. */
import { type Box, Die, GlyphAt, useSeatColours, useTable } from '@bridgehead/ui';
import type { CSSProperties } from 'react';
import { keepOf } from '../board.ts';
import { unitOf } from '../cards.ts';
import type { CastleEvent } from '../events.ts';
import { castle } from '../icons/table.ts';
import type { CastleView } from '../view.ts';
import styles from './banner.module.css';
import { lastThrow } from './last-throw.ts';
import { pointOf, type Sizes } from './layout.ts';
import { figureOf } from './pictures.ts';

/** The longest line of a headline, in letters. */
const LINE = 10;

export function Banner({ box, sizes }: { box: Box; sizes: Sizes }) {
  const { view, viewer, say, log } = useTable<CastleView, CastleEvent>();
  const colourOf = useSeatColours();
  const { outcome } = view;
  if (outcome === null) return null;
  const { winner, how } = outcome;
  const seat = viewer === 'spectator' ? null : viewer;
  const stormed = winner !== null && how === 'stormed';
  const fallen = stormed ? keepOf(1 - winner) : null;
  const thrown = lastThrow(log);
  const isLast = thrown !== null && log.find(({ at }) => at === thrown.at)?.beat === log.at(-1)?.beat;
  const { w, h } = sizeIn(box, sizes, isLast ? 1.55 : 1.3);
  const top =
    fallen === null || pointOf(fallen, seat, box).y < box.h / 2
      ? (box.h - innerHeight(box, sizes)) / 2
      : (box.h + innerHeight(box, sizes)) / 2 - h;
  const unit = fallen === null ? undefined : view.spaces[fallen]?.[0];
  const word = winner === null ? 'draw' : winner === seat ? 'won' : stormed ? 'fallen' : 'over';
  const told = [
    ...(unit === undefined ? [] : [unitOf(unit.card).name, say({ key: 'stc.ui.banner.storms' })]),
    say({ key: 'stc.ui.round', params: { round: view.round } }),
  ];
  const lines = inLines(say({ key: `stc.ui.banner.${word}` }));
  const letters = Math.min(w / (Math.max(...lines.map((line) => line.length)) * 0.82), h / 7);
  const emblem = Math.min(w * 0.42, h * 0.3);
  const dice = isLast && h > DICE_FROM ? thrown.dice : [];
  const die = 28;
  const foot = Math.min(22, w * 0.12);
  return (
    <g
      transform={`translate(${box.w / 2} ${top})`}
      className={styles.banner}
      style={{ '--owner': winner === null ? 'var(--raised)' : colourOf(winner) } as CSSProperties}
    >
      <g className={styles.cloth}>
        <path d={`M${-w / 2} 0H${w / 2}V${h - foot}L0 ${h}L${-w / 2} ${h - foot}Z`} className={styles.ground} />
        <path d={`M${-w / 2 + 6} 8H${w / 2 - 6}V${h - foot - 6}L0 ${h - 8}L${-w / 2 + 6} ${h - foot - 6}Z`} className={styles.seam} />
        {unit === undefined ? (
          <GlyphAt glyph={castle} x={0} y={14 + emblem / 2} size={emblem} />
        ) : (
          <image href={figureOf(unit.kind, unit.owner) || undefined} x={-emblem * 0.62} y={6} width={emblem * 1.24} height={emblem * 1.2} />
        )}
        {lines.map((line, i) => (
          <text
            key={line}
            y={14 + emblem + letters * (1.05 + i * 1.1)}
            textAnchor="middle"
            className={styles.word}
            style={{ fontSize: letters }}
          >
            {line}
          </text>
        ))}
        {w > WORDS_FROM &&
          told.map((line, i) => (
            <text
              key={line}
              y={14 + emblem + letters * (0.6 + lines.length * 1.1) + 20 * (i + 1)}
              textAnchor="middle"
              className={styles.how}
            >
              {line}
            </text>
          ))}
        {dice.map((value, i) => (
          <g key={i === 0 ? 'a' : 'b'} transform={`translate(${i === 0 ? -die - 4 : 4} ${h - foot - die - 16})`}>
            <Die value={value} size={die} />
          </g>
        ))}
      </g>
      <path d={`M${-w / 2 - 8} 0H${w / 2 + 8}`} className={styles.pole} />
    </g>
  );
}
const DICE_FROM = 190;
const WORDS_FROM = 130;

/** Behind everything: the fallen castle in the winner's colour. */
export function Taken({ box, sizes }: { box: Box; sizes: Sizes }) {
  const { view, viewer } = useTable<CastleView>();
  const colourOf = useSeatColours();
  const { outcome } = view;
  if (outcome === null || outcome.winner === null || outcome.how !== 'stormed') return null;
  const { y } = pointOf(keepOf(1 - outcome.winner), viewer === 'spectator' ? null : viewer, box);
  const rise = pointOf(1, null, box).y + sizes.pitch / 2;
  return (
    <rect x={0} y={y < box.h / 2 ? 0 : box.h - rise} width={box.w} height={rise} fill={colourOf(outcome.winner)} className={styles.taken} />
  );
}

/** Between the two keeps. */
const innerHeight = (box: Box, { plateH }: Sizes): number => {
  const keep = pointOf(keepOf(1), null, box).y;
  return 2 * Math.abs(box.h / 2 - keep) - plateH - 16;
};
/** Between the units of the inner columns, and no longer than a banner is. */
function sizeIn(box: Box, sizes: Sizes, slim: number): { w: number; h: number } {
  const columns = [1, 2, 3, 4].map((space) => Math.abs(pointOf(space, null, box).x - box.w / 2));
  const half = Math.min(...columns) - Math.max(sizes.plateW / 2, sizes.tokenW + 2) - 14;
  const w = Math.min(2 * half, 260);
  return { w, h: Math.min(innerHeight(box, sizes), w * slim) };
}

function inLines(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
