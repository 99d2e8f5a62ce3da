/** The line on top: whose turn, which phase, points and swords left. */
import { GlyphAt, TurnLine, useTable } from '@bridgehead/ui';
import { ATTACKS_A_TURN, POINTS_A_TURN } from '../constants.ts';
import type { CastleView } from '../view.ts';
import { ATTACK } from './faces.ts';
import styles from './status.module.css';

const PHASES = ['draw', 'dispatch', 'act'] as const;

export function Status() {
  const { view, viewer, say, nameOf } = useTable<CastleView>();
  const { active, phase, round, points, attacksLeft, outcome } = view;
  return (
    <TurnLine
      seat={active}
      who={say(
        outcome !== null
          ? { key: 'stc.ui.over' }
          : active === viewer
            ? { key: 'stc.ui.your-turn' }
            : { key: 'stc.ui.turn-of', params: { name: nameOf(active) } },
      )}
      round={say({ key: 'stc.ui.round', params: { round } })}
      label={say({ key: 'stc.ui.turn' })}
      phases={PHASES.map((id) => ({ id, title: say({ key: `stc.ui.phase.${id}` }) }))}
      phase={phase}
    >
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
    </TurnLine>
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
