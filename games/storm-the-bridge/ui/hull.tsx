/** The ship herself, seen from above: hull, skin, engines, corridors, and the floors of the rooms in the colours of who holds them. */
import { spread, useSeatColours } from '@bridgehead/ui';
import { type CSSProperties, memo, useMemo } from 'react';
import { type Card, NONE, sectionFace } from '../cards/index.ts';
import type { SectionView } from '../view.ts';
import type { Laid, ShipPlan } from './decks.ts';
import styles from './hull.module.css';

/** Plates and windows of the skin: the same on every ship of her class. */
function skinOf({ w, h }: ShipPlan): { light: string; dark: string; windows: string } {
  const s = spread('FSS Polemus');
  const out = { light: '', dark: '', windows: '' };
  for (let i = 0; i < 46; i++) {
    const d = `M${s.between(0.05, 0.86) * w} ${s.between(0.04, 0.9) * h}h${s.between(24, 94)}v${s.between(10, 40)}h${-s.between(24, 94)}z`;
    if (i % 2 === 0) out.light += d;
    else out.dark += d;
  }
  if (w > h)
    for (let i = 0; i < 70; i++)
      out.windows += `M${(170 + s.chance() * 640).toFixed(0)} ${i % 2 === 0 ? 24 : 328}h${s.between(3, 8).toFixed(0)}`;
  return out;
}

function starsOf(w: number, h: number): string {
  const s = spread('stars');
  let d = '';
  for (let i = 0; i < 120; i++) d += `M${s.between(0, w).toFixed(0)} ${s.between(0, h).toFixed(0)}h0`;
  return d;
}

interface HullProps {
  readonly lie: Laid;
  readonly sections: readonly SectionView[];
  readonly winner: number | null;
  /** The section that is attacked, where from, and the attacker's colour. */
  readonly aim: { readonly card: Card; readonly from: readonly string[]; readonly loose: boolean; readonly colour: string } | null;
}

export const Hull = memo(function Hull({ lie: { plan, sx, sy, left, top }, sections, winner, aim }: HullProps) {
  const colourOf = useSeatColours();
  const skin = useMemo(() => skinOf(plan), [plan]);
  const round = Math.min(sx, sy);
  const upright = plan.w < plan.h;
  /** Things that stay round although the plan is stretched. */
  const at = (x: number, y: number): string => `translate(${x} ${y}) scale(${round / sx} ${round / sy})`;
  const style = { left: `${left}rem`, top: `${top}rem`, width: `${sx * plan.w}rem`, height: `${sy * plan.h}rem` };
  return (
    <svg className={styles.plan} viewBox={`0 0 ${plan.w} ${plan.h}`} preserveAspectRatio="none" style={style} aria-hidden="true">
      <defs>
        <linearGradient id="stb-hull" x1="0" y1="0" x2={upright ? '1' : '0'} y2={upright ? '0' : '1'}>
          <stop className={styles.bright} />
          <stop offset=".42" className={styles.middle} />
          <stop offset="1" className={styles.deep} />
        </linearGradient>
        <clipPath id="stb-skin">
          <path d={plan.hull} />
        </clipPath>
      </defs>
      {plan.engines.map(([x, y]) => (
        <g key={y} transform={at(x, y)}>
          <circle r="46" className={styles.glow} />
          <path d="M-10 -13L-92 0L-10 13Z" className={styles.flame} />
          <path d="M-10 -6L-56 0L-10 6Z" className={styles.core} />
          <path d="M-14 -20H10V20H-14L-20 12V-12Z" className={styles.bell} />
        </g>
      ))}
      <path d={plan.hull} transform="translate(8 12)" className={styles.shadow} />
      <path d={plan.hull} transform="translate(0 7)" className={styles.thick} />
      <path d={plan.hull} fill="url(#stb-hull)" />
      {winner !== null && <path d={plan.hull} className={styles.taken} style={{ '--owner': colourOf(winner) } as CSSProperties} />}
      <g clipPath="url(#stb-skin)">
        <path d={skin.light} className={styles.plateLight} />
        <path d={skin.dark} className={styles.plateDark} />
        <path d={plan.frames} className={styles.frame} />
        <path d={skin.windows} className={styles.windows} />
      </g>
      <path d={plan.edge} className={styles.edge} />
      {plan.corridors.map(([from, to, x1, y1, x2, y2]) => (
        <Corridor key={`${from}${to}`} d={`M${x1} ${y1}L${x2} ${y2}`} />
      ))}
      {sections.map((section) => (
        <Room key={section.card} plan={plan} section={section} aimed={aim?.card === section.card} />
      ))}
      <g transform={at(...plan.chair)}>
        <circle r={upright ? 44 : 60} className={styles.halo} />
        <circle r={upright ? 27 : 40} className={styles.ring} />
        <g transform={upright ? 'rotate(-90) scale(.8)' : ''}>
          <path d="M-16 -22Q-20 0 -16 22H14Q20 22 20 14V-14Q20 -22 14 -22Z" className={styles.chairBack} />
          <path d="M-22 -26H8V-15H-22ZM-22 15H8V26H-22Z" className={styles.chairArm} />
          <path d="M-12 -14H10V14H-12Z" className={styles.chairSeat} />
        </g>
      </g>
      {!upright && <Furniture at={at} />}
      {aim !== null && <Aim plan={plan} aim={aim} />}
    </svg>
  );
});

function Corridor({ d }: { d: string }) {
  return (
    <>
      <path d={d} className={styles.wall} strokeWidth={34} />
      <path d={d} className={styles.wallLight} strokeWidth={30} />
      <path d={d} className={styles.floor} strokeWidth={23} />
      <path d={d} className={styles.dashes} strokeWidth={2} />
    </>
  );
}

function Room({ plan, section: { card, owner }, aimed }: { plan: ShipPlan; section: SectionView; aimed: boolean }) {
  const colourOf = useSeatColours();
  const { id } = sectionFace(card);
  const room = plan.rooms[id];
  if (room === undefined) return null;
  const held = owner !== NONE;
  return (
    <g style={held ? ({ '--owner': colourOf(owner) } as CSSProperties) : undefined}>
      <radialGradient id={`stb-floor-${id}`} cx=".5" cy=".55" r=".75">
        <stop className={styles.owner} stopOpacity={held ? 0.5 : 0.14} />
        <stop offset="1" className={styles.owner} stopOpacity={held ? 0.14 : 0} />
      </radialGradient>
      <path d={room.outline} className={styles.outer} />
      <path d={room.outline} className={styles.inner} />
      <path d={room.outline} className={styles.ground} />
      <path d={room.outline} fill={`url(#stb-floor-${id})`} />
      <path d={room.outline} className={styles.seatLine} data-free={!held || undefined} data-aimed={aimed || undefined} />
    </g>
  );
}

function Furniture({ at }: { at: (x: number, y: number) => string }) {
  return (
    <>
      <g transform={at(306, 112)}>
        <circle r="32" className={styles.reactorGlow} />
        <circle r="21" className={styles.reactor} />
        <circle r="14" fill="#ff8f3f" />
        <circle r="7" fill="#fff3d8" />
      </g>
      <g transform={at(470, 262)}>
        <circle r="25" className={styles.tableTop} />
        <circle cx="-8" cy="4" r="6" fill="#fff6e4" />
        <circle cx="9" cy="-4" r="6" fill="#fff6e4" />
      </g>
      <g transform={at(735, 258)}>
        <path d="M-19 -36H19V-8H-19ZM-19 8H19V36H-19Z" className={styles.bed} />
        <path d="M3 -30H9V-25H14V-19H9V-14H3V-19H-2V-25H3ZM3 14H9V19H14V25H9V30H3V25H-2V19H3Z" fill="#d8343a" />
      </g>
      <g transform={at(648, 104)}>
        <path d="M-17 -28H17V28H-17Z" className={styles.rack} />
        <path d="M-11 -18H9V-13H-2V-6H-7V-13H-11ZM-11 6H9V11H-2V18H-7V11H-11Z" fill="#e0705a" />
      </g>
      <path d="M940 96Q1016 132 1034 176Q1016 220 940 256" className={styles.console} />
      <path d="M940 96Q1016 132 1034 176Q1016 220 940 256" className={styles.consoleLight} />
    </>
  );
}

function Aim({ plan, aim: { card, from, loose, colour } }: { plan: ShipPlan; aim: NonNullable<HullProps['aim']> }) {
  const target = sectionFace(card).id;
  const ways = plan.corridors.flatMap(([a, b, x1, y1, x2, y2]) =>
    b === target && from.includes(a) ? [[x1, y1, x2, y2] as const] : a === target && from.includes(b) ? [[x2, y2, x1, y1] as const] : [],
  );
  const room = plan.rooms[target]?.room;
  if (loose && room !== undefined) {
    const x = room.x + room.w * 0.42;
    // Upright, other rooms lie below.
    const y = Math.min(plan.h, room.y + room.h + (plan.w < plan.h ? 18 : 64));
    ways.push([x, y, x, room.y + room.h - 4]);
  }
  return (
    <g style={{ '--owner': colour } as CSSProperties}>
      {ways.map(([x1, y1, x2, y2]) => {
        const far = Math.hypot(x2 - x1, y2 - y1) || 1;
        const [ux, uy] = [(x2 - x1) / far, (y2 - y1) / far];
        const tip = [x2 + ux * 20, y2 + uy * 20] as const;
        const side = ([x, y]: readonly [number, number], n: number) => `${x - ux * 22 - uy * n} ${y - uy * 22 + ux * n}`;
        return (
          <g key={`${x1} ${y1}`}>
            <path d={`M${x1} ${y1}L${x2} ${y2}`} className={styles.arrowGlow} />
            <path d={`M${x1} ${y1}L${x2} ${y2}`} className={styles.arrow} />
            <path d={`M${tip.join(' ')}L${side(tip, 13)}L${side(tip, -13)}Z`} className={styles.head} />
          </g>
        );
      })}
    </g>
  );
}

/** Around the ship: space, or the light of a dock. */
export const Around = memo(function Around() {
  const stars = useMemo(() => starsOf(1104, 352), []);
  return (
    <svg className={styles.around} viewBox="0 0 1104 352" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={stars} className={styles.stars} />
      <circle cx="980" cy="430" r="170" className={styles.planet} />
    </svg>
  );
});
