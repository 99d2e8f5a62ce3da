/** The line on top: whose turn, the part of the turn, and one race track for both to the goal. */

import { Dialog, Icon, SeatMark, TurnLine, useSeatColours, useTable } from '@bridgehead/ui';
import { useState } from 'react';
import type { BlazeView } from '../view.ts';
import { outlooks } from './advice.ts';
import { useCrews } from './crews.ts';
import { LAUREL } from './glyphs.ts';
import styles from './status.module.css';
import { vars } from './vars.ts';

const PARTS = ['cards', 'orders', 'end'] as const;

export function Status() {
  const { stage } = useTable<BlazeView>();
  return stage === 'upright' || stage === 'lying' ? <Pocket /> : <Wide />;
}

/** On a phone: the scores on both sides of the track; a tap shows both players' piles. */
function Pocket() {
  const { view, say, nameOf, active } = useTurn();
  const [open, setOpen] = useState(false);
  const crews = useCrews();
  const { goal, seats, phase } = view;
  const words = seats.map(({ score }, seat) => `${nameOf(seat)} ${score}`).join(', ');
  return (
    <div className={styles.status}>
      <p className="visually-hidden">{active}</p>
      <button type="button" className={styles.pocket} onClick={() => setOpen(true)} aria-haspopup="dialog" disabled={phase === 'decks'}>
        <span className="visually-hidden">{say({ key: 'bog.ui.track', params: { words, goal } })}</span>
        {seats.map(({ score }, seat) => (
          <span
            key={`${seat}`}
            className={styles.side}
            data-turn={(phase === 'play' && view.active === seat) || undefined}
            aria-hidden="true"
          >
            <SeatMark seat={seat} size={16} />
            <b>{score}</b>
          </span>
        ))}
        <Rail />
        <span className={styles.goal} aria-hidden="true">
          <Icon glyph={LAUREL} size={16} />
          {goal}
        </span>
      </button>
      <Dialog title={say({ key: 'bog.ui.piles' })} open={open} onClose={() => setOpen(false)}>
        <div className={styles.plates}>
          {crews !== null && seats.map((_, seat) => <crews.Plate key={`${seat}`} seat={seat} at="near" />)}
        </div>
      </Dialog>
    </div>
  );
}
/** The turn in words. */
function useTurn() {
  const { view, viewer, say, nameOf } = useTable<BlazeView>();
  const active =
    view.phase !== 'play'
      ? say({ key: `bog.ui.phase.${view.phase}` })
      : view.active === viewer
        ? say({ key: 'bog.ui.your-turn' })
        : say({ key: 'bog.ui.turn-of', params: { name: nameOf(view.active) } });
  return { view, say, nameOf, active };
}

function Wide() {
  const { view, say, active: who } = useTurn();
  const { phase, active, round, stage, turn } = view;
  const playing = phase === 'play';
  return (
    <div className={styles.status}>
      <TurnLine
        seat={active}
        who={who}
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
  const { view, say, nameOf } = useTable<BlazeView>();
  const { goal, seats } = view;
  const words = seats.map(({ score }, seat) => `${nameOf(seat)} ${score}`).join(', ');
  return (
    <div className={styles.track} role="img" aria-label={say({ key: 'bog.ui.track', params: { words, goal } })}>
      <Rail marked />
      <b className={styles.goal} aria-hidden="true">
        <span className={styles.laurel}>
          <Icon glyph={LAUREL} size={16} />
        </span>
        {goal}
      </b>
    </div>
  );
}
function Rail({ marked = false }: { marked?: boolean }) {
  const { view, viewer, selection } = useTable<BlazeView>();
  const colourOf = useSeatColours();
  const { goal, seats } = view;
  const part = (score: number) => `${Math.max(0, Math.min(1, score / goal)) * 100}%`;
  const hope = Math.max(0, ...[...outlooks(view, viewer, selection).values()].filter(({ ready }) => ready).map(({ points }) => points));
  return (
    <span className={styles.rule} aria-hidden="true">
      {seats.map(({ score }, seat) => (
        <span key={`${seat}`} data-seat={seat} className={styles.lane} style={vars({ '--owner': colourOf(seat) })}>
          <i className={styles.way} style={{ width: part(score) }} />
          {seat === viewer && hope > 0 && (
            <i className={styles.hope} style={{ left: part(score), width: `calc(${part(score + hope)} - ${part(score)})` }} />
          )}
          {marked && (
            <span className={styles.mark} data-late={score > LATE * goal || undefined} style={{ left: part(score) }}>
              <SeatMark seat={seat} size={16} />
              <b>{score}</b>
            </span>
          )}
        </span>
      ))}
    </span>
  );
}
