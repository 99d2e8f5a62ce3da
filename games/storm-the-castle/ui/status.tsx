/** The line on top: whose turn, which phase, points and swords left. */
import { GlyphAt, SeatMark, useTable } from '@bridgehead/ui';
import { ATTACKS_A_TURN, POINTS_A_TURN } from '../constants.ts';
import type { CastleView } from '../view.ts';
import { ATTACK } from './faces.ts';
import styles from './status.module.css';

const PHASES = ['draw', 'dispatch', 'act'] as const;

export function Status() {
  const { view, viewer, say, nameOf } = useTable<CastleView>();
  const { active, phase, round, points, attacksLeft, outcome } = view;
  return (
    <div className={styles.status}>
      <p className={styles.turn}>
        <SeatMark seat={active} size={22} />
        <strong>
          {outcome !== null
            ? say({ key: 'stc.ui.over' })
            : active === viewer
              ? say({ key: 'stc.ui.your-turn' })
              : say({ key: 'stc.ui.turn-of', params: { name: nameOf(active) } })}
        </strong>
        <span className={styles.round}>{say({ key: 'stc.ui.round', params: { round } })}</span>
      </p>
      <ol className={styles.phases} aria-label={say({ key: 'stc.ui.turn' })}>
        {PHASES.map((one) => (
          <li key={one} aria-current={one === phase ? 'step' : undefined}>
            {say({ key: `stc.ui.phase.${one}` })}
          </li>
        ))}
      </ol>
      {outcome === null && (
        <p className={styles.left}>
          {phase === 'dispatch' && (
            <Pips
              label={say({ key: plural('stc.ui.points', points), params: { n: points } })}
              left={points}
              of={POINTS_A_TURN}
              shape="coin"
            />
          )}
          {phase !== 'draw' && (
            <Pips
              label={say({ key: plural('stc.ui.swords', attacksLeft), params: { n: attacksLeft } })}
              left={attacksLeft}
              of={ATTACKS_A_TURN}
              shape="sword"
            />
          )}
        </p>
      )}
    </div>
  );
}

const plural = (key: string, n: number): string => (n === 1 ? `${key}.one` : key);

function Pips({ label, left, of, shape }: { label: string; left: number; of: number; shape: 'coin' | 'sword' }) {
  const size = 18;
  return (
    <svg width={of * size} height={size} viewBox={`0 0 ${of * size} ${size}`} role="img" aria-label={label} className={styles.pips}>
      {Array.from({ length: of }, (_, i) => (
        <g key={i} className={i < left ? styles.full : styles.spent} transform={`translate(${i * size + size / 2} ${size / 2})`}>
          {shape === 'coin' ? <circle r={7} /> : <GlyphAt glyph={ATTACK} x={0} y={0} size={17} />}
          {i >= left && <path d="M-6 6L6 -6" className={styles.strike} />}
        </g>
      ))}
    </svg>
  );
}
