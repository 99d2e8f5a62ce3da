/** Whose turn, which phase, points and swords left; below it the odds of what is aimed at, or the last throw. */
import { Card, Die, GlyphAt, type LogLine, OddsStrip, SeatMark, useSeatColours, useTable } from '@bridgehead/ui';
import { ATTACKS_A_TURN, POINTS_A_TURN, PRAYER } from '../constants.ts';
import type { CastleEvent, EventOf } from '../events.ts';
import { succeeds } from '../odds.ts';
import { whereIs } from '../preview.ts';
import type { CastleView } from '../view.ts';
import { ATTACK, faceOf } from './faces.ts';
import { type AttackOption, cardOf, isAttack, optionsAt, spaceOfRef } from './intent.ts';
import { OddsPanel } from './odds-panel.tsx';
import styles from './status.module.css';

export function Status() {
  const table = useTable<CastleView>();
  const aimed = aimedAt(table);
  const wide = table.layout === 'wide';
  return (
    <div className={styles.status} data-layout={table.layout}>
      <Banner />
      {wide && (aimed !== null && table.view.odds === 'shown' ? <OddsPanel option={aimed} /> : <Below />)}
    </div>
  );
}

/** The attack that is aimed, or the one under the pointer. */
function aimedAt(table: ReturnType<typeof useTable<CastleView>>): AttackOption | null {
  if (isAttack(table.aim)) return table.aim;
  const space = spaceOfRef(table.looked) ?? whereIs(table.view, cardOf(table.looked) ?? -1)?.space ?? null;
  if (space === null || table.layout !== 'wide') return null;
  return optionsAt(table.view, table.prompt, cardOf(table.selection), space).find(isAttack) ?? null;
}

function Banner() {
  const colourOf = useSeatColours();
  const { view, say, nameOf, viewer } = useTable<CastleView>();
  const { active, phase, points, attacksLeft, round } = view;
  return (
    <section className={styles.banner} style={{ borderColor: colourOf(active) }} aria-label={say({ key: 'stc.ui.turn' })}>
      <SeatMark seat={active} size={26} />
      <div className={styles.words}>
        <strong>
          {view.outcome !== null
            ? say({ key: 'stc.ui.over' })
            : active === viewer
              ? say({ key: 'stc.ui.your-turn' })
              : say({ key: 'stc.ui.turn-of', params: { name: nameOf(active) } })}
        </strong>
        <span>{say({ key: `stc.ui.phase.${phase}`, params: { round } })}</span>
      </div>
      <Pips
        label={say({ key: 'stc.ui.points', params: { n: points } })}
        left={phase === 'dispatch' ? points : 0}
        of={POINTS_A_TURN}
        shape="coin"
      />
      <Pips label={say({ key: 'stc.ui.swords', params: { n: attacksLeft } })} left={attacksLeft} of={ATTACKS_A_TURN} shape="sword" />
    </section>
  );
}

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

/** The thing that is looked at, or the last throw; always the same height, so that nothing jumps. */
function Below() {
  const { view, looked, log, say } = useTable<CastleView>();
  const card = cardOf(looked) ?? view.spaces[spaceOfRef(looked) ?? -1]?.[0]?.card ?? null;
  if (card !== null) {
    const unit = whereIs(view, card)?.unit ?? null;
    const face = faceOf(card, unit);
    return (
      <section className={styles.below}>
        <Card face={face} size="board" />
        <div>
          <strong>{face.title}</strong> <span className={styles.quiet}>{face.foot}</span>
          <p className={styles.text}>{face.text}</p>
        </div>
      </section>
    );
  }
  const roll = lastOf(log, 'rolled', Number.POSITIVE_INFINITY);
  if (roll === null) return <section className={styles.below}>{say({ key: 'stc.ui.tip' })}</section>;
  const top = lastOf(log, 'attacked', roll.at)?.event.odds.top ?? null;
  const { dice, sum, success } = roll.event;
  const isAttackRoll = roll.event.for === 'attack' && top !== null;
  return (
    <section className={styles.last} aria-label={say({ key: 'stc.ui.last-throw' })}>
      <div className={styles.dice}>
        <Die value={dice[0]} roll={`${roll.at}a`} size={30} quiet />
        <Die value={dice[1]} roll={`${roll.at}b`} size={30} quiet />
        <b>{sum}</b>
        <span>{say({ key: success ? 'stc.ui.success' : 'stc.ui.failure' })}</span>
      </div>
      {isAttackRoll && <OddsStrip succeeds={(one) => succeeds(one, top)} rolled={sum} />}
      {!isAttackRoll && <OddsStrip succeeds={(one) => one === PRAYER} rolled={sum} />}
    </section>
  );
}

/** The latest event of a type before a line of the log. */
function lastOf<T extends CastleEvent['type']>(log: readonly LogLine[], type: T, before: number) {
  const line = log.findLast((one) => one.event.type === type && one.at < before);
  return line === undefined ? null : { at: line.at, event: line.event as EventOf<T> };
}
