/** The reveal: both cards turn over, both dice tumble together, a breath, the number (BRC-33, BRC-57). Save the Day uses the same stage. */
import type { GameEvent } from '@bridgehead/kernel';
import { Icon, type Playing, StageQuestion, useTable } from '@bridgehead/ui';
import { useEffect, useState } from 'react';
import { ATTITUDES, type Attitude } from '../../cards.ts';
import type { CrewEvent } from '../../events.ts';
import { MAVERICK_NEEDS } from '../../numbers.ts';
import { chancesInFaceOff, percent } from '../../table-help.ts';
import type { CrewView } from '../../view.ts';
import { vars } from '../css-vars.ts';
import { DieChip } from '../die.tsx';
import { taleOf } from '../facts.ts';
import { ATTITUDE_SIGNS } from '../order-signs.ts';
import { ShortPlates } from '../plates.tsx';
import styles from './reveal.module.css';
import { SaveRoll } from './save-roll.tsx';

type Of<T extends CrewEvent['type']> = Extract<CrewEvent, { type: T }>;
const find = <T extends CrewEvent['type']>(told: readonly GameEvent[], type: T): Of<T> | null =>
  (told.find((event) => event.type === type) as Of<T> | undefined) ?? null;

/** What is being played, as far as it has been told. */
export function Reveal() {
  const { playing, stage, say, settings } = useTable<CrewView>();
  if (playing === null) return null;
  const phone = stage === 'upright' || stage === 'lying';
  return (
    <div className={styles.stage} data-stage={stage} data-phase={playing.phase} data-motion={settings.motion} data-testid="reveal">
      {!phone && (
        <div className={styles.plates}>
          <ShortPlates />
        </div>
      )}
      <StageQuestion className={styles.scene}>
        {playing.kind === 'save' ? <SaveRoll playing={playing} /> : <Duel playing={playing} />}
        <p className={styles.skip}>{say({ key: phone ? 'brc.ui.skip-ahead.phone' : 'brc.ui.skip-ahead' })}</p>
      </StageQuestion>
    </div>
  );
}

/** A die's faces fly by: any of them, and never for long. */
const FACE_MS = 70;
function useTumble(moves: boolean, faces: number): number {
  const [face, setFace] = useState(1);
  useEffect(() => {
    if (!moves) return;
    const timer = setInterval(() => setFace(1 + Math.floor(Math.random() * faces)), FACE_MS);
    return () => clearInterval(timer);
  }, [moves, faces]);
  return face;
}

function Duel({ playing: { phase, told, ms } }: { playing: Playing }) {
  const { view, say, settings } = useTable<CrewView>();
  const revealed = find(told, 'attitudes.revealed');
  const rolls = told.filter((event): event is Of<'dice.rolled'> => event.type === 'dice.rolled');
  const won = find(told, 'challenge.won');
  const last = rolls.at(-1) ?? null;
  const isTrick = revealed === null;
  const [crewDie = null, alienDie = null] = last?.dice ?? [view.sides?.[0].die ?? null, isTrick ? null : (view.sides?.[1].die ?? null)];
  const isOpen = phase === 'verdict' || phase === 'consequence';
  const best = (all: readonly number[]): number | null => (all.length === 0 ? null : Math.max(...all));
  const [x, y] = isOpen && last !== null ? [best(last.crew), best(last.alien)] : [null, null];
  const rolled = phase === 'suspense' && settings.motion !== 'off';
  const side = (which: 'crew' | 'alien') => ({
    side: which,
    won: isOpen && won !== null ? won.side === which : null,
    attitude: revealed?.[which] ?? null,
  });
  return (
    <div className={styles.duel} data-trick={isTrick || undefined}>
      {!isTrick && <AttitudeSide {...side('crew')} isTurned={phase !== 'announce'} />}
      <div className={styles.middle}>
        <div className={styles.dice} data-tumbles={rolled || undefined} style={vars({ '--long': `${Math.max(0, ms - 400)}ms` })}>
          {crewDie !== null && <Die code={crewDie} value={x} moves={rolled} isOpen={isOpen} before={beforeOf(rolls, 'crew', isOpen)} />}
          {alienDie !== null && <Die code={alienDie} value={y} moves={rolled} isOpen={isOpen} before={beforeOf(rolls, 'alien', isOpen)} />}
        </div>
        <div className={styles.words} aria-live="off">
          {isOpen && (won !== null || isTrick) ? (
            <>
              <h2 data-testid="verdict-word">{wordOf(say, won, x, y)}</h2>
              {won !== null && (
                <p className={styles.why}>
                  {say({ key: `brc.ui.because.${won.reason === 'auto' ? `auto.${won.attitude}` : won.reason}` })}{' '}
                  <b data-side={won.side}>{say({ key: `brc.ui.wins.${won.side}` })}</b>
                </p>
              )}
              {phase === 'consequence' && won !== null && !isTrick && (
                <p className={styles.swap}>{say({ key: `brc.ui.swap.${won.attitude}` })}</p>
              )}
            </>
          ) : (
            <p className={styles.asks}>{asks(view, say, revealed, phase)}</p>
          )}
        </div>
      </div>
      {!isTrick && <AttitudeSide {...side('alien')} isTurned={phase !== 'announce'} />}
    </div>
  );
}

/** Rolls that did not count stay small and gray: the lower of two, and what was rolled again. */
function beforeOf(rolls: readonly Of<'dice.rolled'>[], side: 'crew' | 'alien', isOpen: boolean): readonly number[] {
  if (!isOpen) return [];
  const [last, ...again] = rolls.toReversed();
  const lower = side === 'crew' && last !== undefined && last.crew.length > 1 ? [Math.min(...last.crew)] : [];
  return [...again.map((roll) => Math.max(...roll[side])).slice(0, 2), ...lower];
}

interface DieProps {
  readonly code: string;
  readonly value: number | null;
  readonly moves: boolean;
  readonly isOpen: boolean;
  readonly before: readonly number[];
}
function Die({ code, value, moves, isOpen, before }: DieProps) {
  const { stage } = useTable<CrewView>();
  const face = useTumble(moves, Number(code.slice(1)));
  const phone = stage === 'upright' || stage === 'lying';
  return (
    <span className={styles.die} data-open={isOpen || undefined}>
      {before.map((first, i) => (
        <span key={`${i}.${first}`} className={styles.before}>
          <DieChip code={code} size={34} value={first} state="lost" />
        </span>
      ))}
      {moves && (
        <>
          <span className={styles.trail} aria-hidden="true">
            <DieChip code={code} size={phone ? 110 : 190} />
          </span>
          <span className={styles.trail} aria-hidden="true">
            <DieChip code={code} size={phone ? 110 : 190} />
          </span>
        </>
      )}
      <DieChip code={code} size={phone ? 118 : 206} {...(moves ? { value: face } : value === null ? {} : { value })} />
    </span>
  );
}

function AttitudeSide({
  side,
  attitude,
  won,
  isTurned,
}: {
  side: 'crew' | 'alien';
  attitude: Attitude | null;
  won: boolean | null;
  isTurned: boolean;
}) {
  const { view, say } = useTable<CrewView>();
  const seat = side === 'crew' ? view.crew : view.alien;
  return (
    <div className={styles.side} data-side={side} data-won={won === null ? undefined : won}>
      <div className={styles.turning} data-turned={isTurned || undefined}>
        <div className={styles.back} aria-hidden="true">
          ?
        </div>
        <div className={styles.front} data-attitude={attitude}>
          {attitude !== null && (
            <>
              <i>
                <Icon glyph={ATTITUDE_SIGNS[attitude]} size={92} />
              </i>
              <strong>{say({ key: `brc.attitude.${attitude}` })}</strong>
              <small>{say({ key: `brc.ui.attitude.${attitude}` })}</small>
            </>
          )}
        </div>
      </div>
      <p>{side === 'crew' ? say({ key: `seat.${seat}` }) : (taleOf(view)?.alien ?? '')}</p>
    </div>
  );
}

/** What each side needs; before the cards turn, the question itself. */
function asks(view: CrewView, say: ReturnType<typeof useTable>['say'], revealed: Of<'attitudes.revealed'> | null, phase: string): string {
  if (revealed === null) return say({ key: 'brc.ui.reveal.trick', params: { n: MAVERICK_NEEDS } });
  if (phase === 'announce') return say({ key: 'brc.ui.reveal.both' });
  const chances = chancesInFaceOff(view);
  const params = {
    crew: `@brc.ui.reveal.needs.${revealed.crew}`,
    alien: `@brc.ui.reveal.needs.${revealed.alien}`,
    chance: chances === null ? '' : percent(chances[revealed.crew][revealed.alien]),
  };
  return say({ key: ATTITUDES.includes(revealed.crew) && chances !== null ? 'brc.ui.reveal.needs' : 'brc.ui.reveal.both', params });
}

function wordOf(say: ReturnType<typeof useTable>['say'], won: Of<'challenge.won'> | null, x: number | null, y: number | null): string {
  if (x === null) return say({ key: 'brc.ui.verdict.none' });
  if (y === null) return say({ key: x >= MAVERICK_NEEDS ? 'brc.ui.verdict.enough' : 'brc.ui.verdict.short', params: { n: x } });
  const [winner, loser] = won?.side === 'alien' ? [y, x] : [x, y];
  return say({ key: x === y ? 'brc.ui.verdict.tie' : 'brc.ui.verdict', params: { winner, loser } });
}
