/** What is lit for the picked card: dots where it can go, swords with the chance on what it can attack. */
import { GlyphAt, useTable } from '@bridgehead/ui';
import type { Card } from '../cards.ts';
import { previewAttack } from '../preview.ts';
import type { CastleView } from '../view.ts';
import { ATTACK, MOVE } from './faces.ts';
import { type AttackOption, isAttack, type Option, optionsWith, placeOf } from './intent.ts';
import { Layer } from './layer.tsx';
import { type Box, type Point, pointOf, type Sizes, tokenPoint } from './layout.ts';
import styles from './lights.module.css';

export function Lights({ box, sizes, picked }: { box: Box; sizes: Sizes; picked: Card | null }) {
  const { view, prompt, viewer, aim } = useTable<CastleView>();
  const aimed = JSON.stringify(aim);
  // A target in reach of sword and bow gets one mark: the aimed one, or the first.
  const attacks = new Map<Card, AttackOption>();
  const goals = new Map<number, Option>();
  for (const option of optionsWith(prompt, picked)) {
    const place = placeOf(view, option);
    if (isAttack(option)) {
      if (!attacks.has(option[3]) || JSON.stringify(option) === aimed) attacks.set(option[3], option);
    } else if (place !== null && (option[0] === 'move' || option[0] === 'deploy')) goals.set(place, option);
  }
  const at = (space: number): Point => pointOf(space, viewer === 'spectator' ? null : viewer, box);
  return (
    <Layer className={styles.lights}>
      {[...goals].map(([space, option]) => (
        <Goal key={space} at={at(space)} sizes={sizes} walks={option[0] === 'move'} free={(view.spaces[space] ?? []).length === 0} />
      ))}
      {[...attacks.values()].map((option) => {
        const stack = view.spaces[option[2]] ?? [];
        const place = stack.findIndex((unit) => unit.card === option[3]);
        const point = tokenPoint(at(option[2]), Math.max(0, place), stack.length, sizes);
        return <Swords key={option[3]} option={option} at={point} sizes={sizes} aimed={JSON.stringify(option) === aimed} />;
      })}
    </Layer>
  );
}

/** On an empty plate in its middle, beside a friend where the second card will stand. */
function Goal({ at, sizes, walks, free }: { at: Point; sizes: Sizes; walks: boolean; free: boolean }) {
  const x = free ? at.x : at.x + sizes.plateW * 0.37;
  return (
    <g transform={`translate(${x} ${at.y + (free ? 0 : sizes.plateH * 0.12)})`}>
      <circle r={sizes.small ? 13 : 16} className={styles.dot} />
      <g className={styles.onDot}>
        {walks ? <GlyphAt glyph={MOVE} x={0} y={0} size={sizes.small ? 16 : 20} /> : <path d="M0 -7V7M-7 0H7" className={styles.plus} />}
      </g>
    </g>
  );
}

function Swords({ option, at, sizes, aimed }: { option: AttackOption; at: Point; sizes: Sizes; aimed: boolean }) {
  const { view } = useTable<CastleView>();
  const [mode, attacker, , target] = option;
  const preview = view.odds === 'shown' ? previewAttack(view, mode, attacker, target) : null;
  return (
    <g transform={`translate(${at.x} ${at.y + sizes.tokenH / 2 - 4})`} className={aimed ? styles.aimed : undefined}>
      <rect x={-29} y={-12} width={58} height={23} rx={11.5} className={styles.chance} />
      <g className={styles.onChance}>
        <GlyphAt glyph={ATTACK} x={-17} y={0} size={14} />
        <text x={8} y={5} textAnchor="middle" className={styles.percent}>
          {preview === null ? '?' : `${Math.round(preview.chance * 100)}%`}
        </text>
      </g>
    </g>
  );
}
