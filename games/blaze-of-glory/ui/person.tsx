/** One person or item: a bust behind a plate with the name, the class and three numbers, each with its sign. */

import { Icon, useSeatColours } from '@bridgehead/ui';
import type { CSSProperties } from 'react';
import { type Design, designNumber, face, ICONS } from '../cards/index.ts';
import { nth } from '../entries.ts';
import { standingOf } from './faces/gallery.ts';
import { callName, isLeaderFace, toneOf } from './faces.ts';
import { CHAIN, CUNNING, emblemOf, INTEGRITY, RANGE, SHIELDS, STRENGTH, WEAPONS } from './glyphs.ts';
import { hullPicture } from './miniatures/index.ts';
import styles from './person.module.css';

const PEOPLE_SIGNS = [INTEGRITY, CUNNING, STRENGTH];
const SHIP_SIGNS = [RANGE, WEAPONS, SHIELDS];

/** Head and shoulders; things that are no people keep their emblem. */
export function Bust({ d }: { d: Design }) {
  const src = standingOf(face(d).id);
  return src === '' ? <Icon glyph={emblemOf(d)} size={34} /> : <img src={src} alt="" draggable={false} />;
}

export interface PersonProps {
  readonly card: string;
  /** INTEGRITY, CUNNING, STRENGTH as they are; empty: as printed. */
  readonly now?: readonly number[];
  readonly n?: number;
  /** 'stopped', 'brig', 'unattended' …; '' for somebody who can act. */
  readonly state?: string;
  readonly captor?: number;
  readonly words: string;
  readonly props?: Readonly<Record<string, unknown>>;
}

export function Person({ card, now = [], n = 1, state = '', captor = -1, words, props = {} }: PersonProps) {
  const d = designNumber(card);
  const colourOf = useSeatColours();
  if (d < 0) return <Unknown n={n} words={words} />;
  const { row, kind, icons } = face(d);
  const printed =
    kind === 'personnel'
      ? [row.integrity ?? 0, row.cunning ?? 0, row.strength ?? 0]
      : kind === 'ship'
        ? [row.range ?? 0, row.weapons ?? 0, row.shields ?? 0]
        : [];
  const held = captor >= 0;
  return (
    <button
      type="button"
      {...props}
      className={styles.person}
      data-leader={isLeaderFace(d) || undefined}
      data-state={state === '' ? undefined : state}
      data-held={held || undefined}
      style={held ? ({ '--captor': colourOf(captor) } as CSSProperties) : undefined}
    >
      <span className="visually-hidden">{words}</span>
      <span className={styles.bust} data-tone={toneOf(d)} aria-hidden="true">
        {kind === 'ship' ? <img src={hullPicture(d, 96, 72, { heading: 62, flat: 0.55 })} alt="" draggable={false} /> : <Bust d={d} />}
        {held && (
          <span className={styles.chain}>
            <Icon glyph={CHAIN} size={14} />
          </span>
        )}
      </span>
      <span className={styles.plate} aria-hidden="true">
        <span className={styles.head}>
          <strong className={styles.name}>{callName(card)}</strong>
          {n > 1 && <b className={styles.count}>×{n}</b>}
          {n === 1 && kind === 'personnel' && icons.length > 0 && <Socket icon={nth(icons, 0)} filled />}
        </span>
        {printed.length > 0 && (
          <span className={styles.numbers}>
            {printed.map((value, i) => {
              const at = now[i] ?? value;
              return (
                <b key={`${i}`} data-change={at > value ? 'up' : at < value ? 'down' : undefined}>
                  <Icon glyph={nth(kind === 'ship' ? SHIP_SIGNS : PEOPLE_SIGNS, i)} size={10} />
                  {at}
                </b>
              );
            })}
          </span>
        )}
      </span>
      {state !== '' && (
        <span className={styles.band} aria-hidden="true">
          {state}
        </span>
      )}
    </button>
  );
}

function Unknown({ n, words }: { n: number; words: string }) {
  return (
    <span className={styles.back} role="img" aria-label={words}>
      <b>{n}</b>
    </span>
  );
}

/** A staffing sign: star for command, ring for staff, first letter for drones. */
export function Socket({ icon, filled }: { icon: number; filled: boolean }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.socket} data-filled={filled || undefined} aria-hidden="true">
      <circle cx={12} cy={12} r={10} />
      {icon === 0 ? (
        <path d="M12 5l2 5h5l-4 3.4 1.6 5.200L12 15.600l-4.6 3 1.6-5.200L5 10h5z" />
      ) : icon === 4 ? (
        <circle cx={12} cy={12} r={4} className={styles.dot} />
      ) : (
        <text x={12} y={16.5} textAnchor="middle" fontSize={13} fontWeight={800}>
          {(ICONS[icon] ?? '')[0]}
        </text>
      )}
    </svg>
  );
}
