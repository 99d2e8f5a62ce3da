/** A battle as a stage: two ships face to face, Tactics that turn together, totals that count up, markers that slam down. */

import { Card, type SceneProps, useTable } from '@bridgehead/ui';
import { type CSSProperties, useEffect, useState } from 'react';
import { type Design, designNumber } from '../cards/index.ts';
import { cardName } from '../table-help.ts';
import { faceFor } from './faces.ts';
import { hullPicture, inksOf } from './miniatures/index.ts';
import { nearSeat } from './position.ts';
import styles from './stage.module.css';
import { vars } from './vars.ts';

interface Term {
  readonly name: string;
  readonly n: number;
}
interface Side {
  readonly card: string;
  readonly hull: number;
  readonly seat: number;
}
/** What beats and verdicts of this game say besides. */
interface More {
  readonly from?: Side | null;
  readonly to?: Side;
  readonly attack?: readonly Term[];
  readonly defense?: readonly Term[];
  readonly tactics?: readonly (string | null)[];
  readonly result?: 'miss' | 'hit' | 'direct';
  readonly marker?: string;
  readonly hull?: number;
  readonly wreck?: string;
  readonly reads?: string;
  readonly cut?: boolean;
}
const moreOf = (more: unknown): More => (typeof more === 'object' && more !== null ? more : {});
const designOf = (card: string): Design | null => (designNumber(card) < 0 ? null : designNumber(card));

export function Scene(props: SceneProps) {
  const { playing, cell, box } = props;
  const [ahead, told] = [moreOf(playing.picture.more), moreOf(playing.verdict?.more)];
  const reads = designOf(ahead.reads ?? '');
  if (ahead.to !== undefined) return <Battle {...props} ahead={ahead} told={told} />;
  if (reads === null || box.h < ROOMY) return null;
  return (
    <div
      className={styles.read}
      data-cut={told.cut || undefined}
      data-stamp=""
      style={{ left: `${cell.x + cell.w / 2}px`, top: `${cell.y}px`, width: `${Math.min(230, box.w * 0.3)}px` }}
    >
      <Card face={faceFor(reads)} size="inspector" />
    </div>
  );
}
const ROOMY = 430;

/** The sums so far; at the end of the suspense all of it is there. */
function useCounted(terms: readonly Term[], runs: boolean, ms: number): number {
  const [n, setN] = useState(runs ? 0 : terms.length);
  useEffect(() => {
    if (!runs) {
      setN(terms.length);
      return;
    }
    const each = Math.min(90, (ms * 0.8) / Math.max(1, terms.length));
    const timer = setInterval(() => setN((before) => Math.min(before + 1, terms.length)), each);
    return () => clearInterval(timer);
  }, [runs, terms.length]);
  return n;
}
const sumOf = (terms: readonly Term[], n: number): number => terms.slice(0, n).reduce((sum, one) => sum + one.n, 0);

function Battle({ playing, box, moves, burst, ahead, told }: SceneProps & { ahead: More; told: More }) {
  const { phase, verdict, ms } = playing;
  const { viewer } = useTable();
  const upright = box.h > box.w;
  // Mine stands on the left whichever way the fire goes.
  const isMine = ahead.from?.seat === nearSeat(viewer);
  const counts = phase === 'suspense';
  const isCounted = verdict !== null || counts;
  const [attack, defense] = [ahead.attack ?? [], ahead.defense ?? []];
  const [shownAttack, shownDefense] = [useCounted(attack, counts && moves, ms), useCounted(defense, counts && moves, ms)];
  const scale = Math.min(1, box.w / 1092, box.h / 560);
  const left = upright ? { x: box.w * 0.5, y: box.h * 0.78 } : { x: box.w * 0.24, y: box.h * 0.5 };
  const right = upright ? { x: box.w * 0.5, y: box.h * 0.2 } : { x: box.w * 0.76, y: box.h * 0.42 };
  const [from, to] = isMine ? [left, right] : [right, left];
  const isHit = told.result !== undefined && told.result !== 'miss';
  useEffect(() => {
    if (phase === 'verdict' && isHit && moves) burst('blast', to);
  }, [playing.id, phase]);
  const hull = told.hull ?? ahead.to?.hull ?? 100;
  return (
    <div className={styles.stage} data-phase={phase} data-upright={upright || undefined} style={vars({ '--scale': scale })}>
      <svg className={styles.sky} viewBox={`0 0 ${box.w} ${box.h}`} role="presentation">
        <circle cx={box.w / 2} cy={box.h * 1.75} r={box.h} className={styles.limb} />
        {phase === 'verdict' && (
          <path
            d={`M${from.x} ${from.y}L${isHit ? to.x : to.x + (to.x - from.x)} ${isHit ? to.y : to.y + (to.y - from.y) - box.h * 0.2}`}
            className={styles.beam}
          />
        )}
        {phase === 'verdict' && isHit && <circle cx={to.x} cy={to.y} r={120 * scale} className={styles.ring} />}
        {told.result === 'miss' && <ellipse cx={to.x} cy={to.y} rx={210 * scale} ry={100 * scale} className={styles.shields} />}
      </svg>
      {ahead.from && <Hull side={ahead.from} at={from} heading={isMine ? 76 : -74} from={isMine ? 'left' : 'right'} scale={scale} />}
      {ahead.to && (
        <Hull
          side={ahead.to}
          at={to}
          heading={isMine ? -74 : 76}
          from={isMine ? 'right' : 'left'}
          scale={scale}
          struck={phase === 'verdict' && isHit}
        />
      )}
      {ahead.from && <Plate side={ahead.from} hull={ahead.from.hull} at={isMine ? 'left' : 'right'} />}
      {ahead.to && <Plate side={ahead.to} hull={hull} at={isMine ? 'right' : 'left'} />}
      <div className={styles.tactics} data-turned={isCounted || undefined}>
        {(ahead.tactics ?? []).map((card, i) => (
          <Tactic key={i === 0 ? 'a' : 'b'} card={card} open={isCounted} />
        ))}
      </div>
      {isCounted && (
        <div className={styles.totals} data-turned={!isMine || undefined}>
          <Total terms={attack} shown={shownAttack} label="ATTACK" />
          <Total terms={defense} shown={shownDefense} label="DEFENSE" />
        </div>
      )}
      {told.marker !== undefined && (
        <div className={styles.marker} key={playing.told.length} style={{ left: `${to.x}px`, top: `${to.y}px` }}>
          {cardName(told.marker)}
        </div>
      )}
    </div>
  );
}

function Hull({
  side,
  at,
  heading,
  from,
  scale,
  struck = false,
}: {
  side: Side;
  at: { x: number; y: number };
  heading: number;
  from: string;
  scale: number;
  struck?: boolean;
}) {
  const d = designOf(side.card);
  if (d === null) return null;
  const [w, h] = [Math.round(430 * scale), Math.round(260 * scale)];
  return (
    <img
      className={styles.hull}
      data-from={from}
      data-struck={struck || undefined}
      src={hullPicture(d, w, h, { heading, flat: 0.5 })}
      alt=""
      style={{ left: `${at.x}px`, top: `${at.y}px`, '--glow': inksOf(d).glow } as CSSProperties}
    />
  );
}

function Plate({ side, hull, at }: { side: Side; hull: number; at: 'left' | 'right' }) {
  return (
    <div className={styles.plate} data-at={at}>
      <strong>{cardName(side.card)}</strong>
      <span className={styles.bar} data-low={hull <= 25 || undefined}>
        <span style={{ width: `${Math.max(0, hull)}%` }} />
      </span>
      <b>{hull}%</b>
    </div>
  );
}

function Tactic({ card, open }: { card: string | null; open: boolean }) {
  const d = card === null ? null : designOf(card);
  return (
    <div className={styles.tactic}>{open && d !== null ? <Card face={faceFor(d)} size="hand" /> : <span className={styles.back} />}</div>
  );
}

function Total({ terms, shown, label }: { terms: readonly Term[]; shown: number; label: string }) {
  return (
    <div className={styles.total}>
      <small>{label}</small>
      <b>{sumOf(terms, shown)}</b>
      <ul>
        {terms.slice(0, shown).map(({ name, n }, i) => (
          <li key={`${i}.${name}`}>
            {name} <b>{n > 0 ? `+${n}` : n}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
