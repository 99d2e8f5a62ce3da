/** The line on top: whose turn, the part of the turn, and one race track for both to the goal. */
import { Icon, SeatMark, TurnLine, useSeatColours, useTable } from '@bridgehead/ui';
import { type CSSProperties, Fragment } from 'react';
import type { BlazeView } from '../view.ts';
import { outlooks } from './advice.ts';
import { LAUREL } from './glyphs.ts';
import styles from './status.module.css';

const PARTS = ['cards', 'orders', 'end'] as const;

export function Status() {
  const { view, viewer, say, nameOf } = useTable<BlazeView>();
  const { phase, active, round, stage, turn } = view;
  const playing = phase === 'play';
  return (
    <div className={styles.status}>
      <TurnLine
        seat={active}
        who={
          playing
            ? active === viewer
              ? say({ key: 'bog.ui.your-turn' })
              : say({ key: 'bog.ui.turn-of', params: { name: nameOf(active) } })
            : say({ key: `bog.ui.phase.${phase}` })
        }
        round={playing ? say({ key: 'bog.ui.round', params: { round } }) : ''}
        label={say({ key: 'bog.ui.turn' })}
        phases={playing ? PARTS.map((id) => ({ id, title: say({ key: `bog.ui.part.${id}` }) })) : []}
        phase={stage === 'start' && turn > 0 ? 'cards' : stage}
        full
      >
        <Track />
      </TurnLine>
    </div>
  );
}

/** From here on the number stands before its mark: behind it is the goal. */
const LATE = 0.8;

/** Both scores on one track to the goal; dotted on to where the best mission in reach would bring me. */
function Track() {
  const { view, viewer, selection, say, nameOf } = useTable<BlazeView>();
  const colourOf = useSeatColours();
  const { goal, seats } = view;
  const part = (score: number) => `${Math.max(0, Math.min(1, score / goal)) * 100}%`;
  const words = seats.map(({ score }, seat) => `${nameOf(seat)} ${score}`).join(', ');
  const hope = Math.max(0, ...[...outlooks(view, viewer, selection).values()].filter(({ ready }) => ready).map(({ points }) => points));
  return (
    <div className={styles.track} role="img" aria-label={say({ key: 'bog.ui.track', params: { words, goal } })}>
      <span className={styles.rule} aria-hidden="true">
        {seats.map(({ score }, seat) => (
          <span key={`${seat}`} data-seat={seat} className={styles.lane} style={{ '--owner': colourOf(seat) } as CSSProperties}>
            <i className={styles.way} style={{ width: part(score) }} />
            {seat === viewer && hope > 0 && (
              <i className={styles.hope} style={{ left: part(score), width: `calc(${part(score + hope)} - ${part(score)})` }} />
            )}
            <span className={styles.mark} data-late={score > LATE * goal || undefined} style={{ left: part(score) }}>
              <SeatMark seat={seat} size={16} />
              <b>{score}</b>
            </span>
          </span>
        ))}
      </span>
      <b className={styles.goal} aria-hidden="true">
        <span className={styles.laurel}>
          <Icon glyph={LAUREL} size={16} />
        </span>
        {goal}
      </b>
      <span className={styles.words} aria-hidden="true">
        {seats.map(({ score }, seat) => (
          <Fragment key={`${seat}`}>
            <SeatMark seat={seat} size={14} /> <b>{score}</b>
          </Fragment>
        ))}
        / {goal}
      </span>
    </div>
  );
}
