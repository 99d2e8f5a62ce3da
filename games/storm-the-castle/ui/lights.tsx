/** What is lit for the picked card: dots where it can go, the chance next to what it can attack. */
import { type Box, GlyphAt, Layer, useTable } from '@bridgehead/ui';
import type { Space } from '../board.ts';
import type { Card } from '../cards.ts';
import { previewAttack, whereIs } from '../preview.ts';
import type { CastleView } from '../view.ts';
import { MOVE } from './faces.ts';
import { type AttackOption, isAttack, type Option, optionsWith, placeOf, pointedAt } from './intent.ts';
import { type Point, pointOf, type Sizes, tokenPoint } from './layout.ts';
import styles from './lights.module.css';
import { markShift } from './plan.tsx';

export function Lights({ box, sizes, picked }: { box: Box; sizes: Sizes; picked: Card | null }) {
  const table = useTable<CastleView>();
  const { view, prompt, viewer, aim } = table;
  const pointed = pointedAt(table);
  const aimed = JSON.stringify(aim);
  // A target in reach of sword and bow gets one mark: the aimed one, or the first.
  const attacks = new Map<Card, AttackOption>();
  const goals = new Map<Space, Option>();
  for (const option of pointed === null ? optionsWith(prompt, picked) : [pointed]) {
    const place = placeOf(view, option);
    if (isAttack(option)) {
      if (!attacks.has(option[3]) || JSON.stringify(option) === aimed) attacks.set(option[3], option);
    } else if (place !== null && (option[0] === 'move' || option[0] === 'deploy')) goals.set(place, option);
  }
  const at = (space: number): Point => pointOf(space, viewer === 'spectator' ? null : viewer, box);
  const standing = (card: Card): Point | null => {
    const space = whereIs(view, card)?.space ?? null;
    if (space === null) return null;
    const stack = view.spaces[space] ?? [];
    const place = stack.findIndex((unit) => unit.card === card);
    return tokenPoint(at(space), place, stack.length, sizes);
  };
  /** On an empty plate above its name, next to a friend where the second card will stand. */
  const goalPoint = (space: Space): Point => {
    const { x, y } = at(space);
    if ((view.spaces[space] ?? []).length > 0) return { x: x + sizes.plateW * 0.37, y: y + sizes.plateH * 0.12 };
    return { x, y: y + markShift(space, y < box.h / 2, sizes, radiusOf(sizes)) };
  };
  const shot = isAttack(aim) ? aim : pointed;
  const goal = shot === null ? null : placeOf(view, shot);
  const from = shot === null ? null : standing(shot[1]);
  const to = shot === null || goal === null ? null : isAttack(shot) ? standing(shot[3]) : at(goal);
  return (
    <Layer className={styles.lights}>
      {[...goals].map(([space, option]) => (
        <Goal key={space} at={goalPoint(space)} sizes={sizes} walks={option[0] === 'move'} />
      ))}
      {shot !== null && from !== null && to !== null && <Arrow from={from} to={to} sizes={sizes} strikes={isAttack(shot)} />}
      {[...attacks.values()].map((option) => (
        <Chance
          key={option[3]}
          option={option}
          at={standing(option[3]) ?? at(option[2])}
          box={box}
          sizes={sizes}
          aimed={JSON.stringify(option) === aimed}
        />
      ))}
    </Layer>
  );
}

/** From the unit that moves or aims to where it goes or what it aims at. */
function Arrow({ from, to, sizes, strikes }: { from: Point; to: Point; sizes: Sizes; strikes: boolean }) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const clear = (share: number) => (Math.abs(dx) > Math.abs(dy) ? sizes.tokenW : sizes.tokenH) * share;
  const at = (distance: number): Point => ({ x: from.x + (dx / length) * distance, y: from.y + (dy / length) * distance });
  const [a, b] = [at(clear(0.52)), at(length - clear(strikes ? 0.72 : 0.4))];
  const bend = { x: (a.x + b.x) / 2 - dy * 0.12, y: (a.y + b.y) / 2 + dx * 0.12 };
  const turn = (Math.atan2(b.y - bend.y, b.x - bend.x) * 180) / Math.PI;
  return (
    <g className={`${styles.arrow} ${strikes ? '' : styles.walks}`}>
      <path d={`M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}`} />
      <path d="M-9 -6L3 0L-9 6Z" transform={`translate(${b.x} ${b.y}) rotate(${turn})`} className={styles.head} />
    </g>
  );
}

const radiusOf = ({ form }: Sizes): number => (form === 'chip' ? 12 : 15);

function Goal({ at, sizes, walks }: { at: Point; sizes: Sizes; walks: boolean }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <circle r={radiusOf(sizes)} className={styles.dot} />
      <g className={styles.onDot}>
        {walks ? (
          <GlyphAt glyph={MOVE} x={0} y={0} size={sizes.form === 'chip' ? 15 : 19} />
        ) : (
          <path d="M0 -7V7M-7 0H7" className={styles.plus} />
        )}
      </g>
    </g>
  );
}

/** The chance as a pill next to the target; "sure" where no dice are thrown. */
function Chance({ option, at, box, sizes, aimed }: { option: AttackOption; at: Point; box: Box; sizes: Sizes; aimed: boolean }) {
  const { view, say } = useTable<CastleView>();
  const [mode, attacker, , target] = option;
  const preview = view.odds === 'shown' ? previewAttack(view, mode, attacker, target) : null;
  const text = preview === null ? '?' : preview.top === null ? say({ key: 'stc.ui.sure' }) : `${Math.round(preview.chance * 100)} %`;
  const [w, h] = sizes.form === 'chip' ? [38, 20] : [46, 24];
  const beside = at.x + sizes.tokenW / 2 + w / 2 + 1;
  const x = beside + w / 2 > box.w - 2 ? at.x - sizes.tokenW / 2 - w / 2 - 1 : beside;
  return (
    <g transform={`translate(${x} ${at.y + sizes.tokenH * 0.24})`} className={aimed ? styles.aimed : undefined}>
      <rect x={-w / 2} y={-h / 2} width={w} height={h} rx={h / 2} className={styles.chance} />
      <text y={5} textAnchor="middle" className={styles.percent}>
        {text}
      </text>
    </g>
  );
}
