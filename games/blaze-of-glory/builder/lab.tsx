/** A thousand matches between bots, this deck against a starter, in this browser. */
import { Button, type DeckPageProps, type TrialFigures } from '@bridgehead/ui';
import { flaskConical, pause } from '@bridgehead/ui/icons/verbs';
import { useEffect, useRef, useState } from 'react';
import { STARTERS } from '../decks/starters.ts';
import styles from './builder.module.css';
import { type Draft, textOf } from './draft.ts';
import { word } from './wording.ts';

const GAMES = 1000;

export function Lab({ draft, legal, tryOut }: { draft: Draft; legal: boolean; tryOut: DeckPageProps['tryOut'] }) {
  const [against, setAgainst] = useState(0);
  const [figures, setFigures] = useState<TrialFigures | null>(null);
  const [running, setRunning] = useState(false);
  const run = useRef<{ stop(): void } | null>(null);
  useEffect(() => () => run.current?.stop(), []);
  const start = async () => {
    const rival = STARTERS[against]?.affiliation.toLowerCase() ?? '';
    setFigures(null);
    setRunning(true);
    const trial = tryOut(
      {
        first: [textOf(draft), rival],
        options: {
          format: draft.format,
          decks: 'own',
          firstSeat: 'random',
          openLists: false,
          goal: 'format',
          muster: 'format',
          prizes: 'format',
          placing: 'format',
          roundLimit: 'format',
        },
        games: GAMES,
      },
      setFigures,
    );
    run.current = trial;
    setFigures(await trial.done.catch(() => null));
    setRunning(false);
    run.current = null;
  };
  const share = figures === null || figures.games === 0 ? null : (figures.wins[0] ?? 0) / figures.games;
  // How far chance alone may carry the share.
  const spread = share === null || figures === null ? 0 : 1.96 * Math.sqrt((share * (1 - share)) / figures.games);
  return (
    <section className={styles.panel} aria-label={word('lab')}>
      <h2>{word('lab')}</h2>
      <div className={styles.labRow}>
        <label>
          <span className="visually-hidden">{word('lab.against')}</span>
          <select value={against} onChange={(event) => setAgainst(Number(event.currentTarget.value))}>
            {STARTERS.map(({ title, affiliation }, i) => (
              <option key={title} value={i}>
                {word('lab.rival', { title, affiliation })}
              </option>
            ))}
          </select>
        </label>
        {running ? (
          <Button glyph={pause} onClick={() => run.current?.stop()}>
            {word('lab.stop')}
          </Button>
        ) : (
          <Button glyph={flaskConical} disabled={!legal} onClick={() => void start()} data-testid="try-deck">
            {word('lab.start', { n: GAMES })}
          </Button>
        )}
      </div>
      {figures !== null && (
        <p className={styles.line} role="status" data-testid="trial">
          {word('lab.result', {
            n: figures.games,
            share: share === null ? '–' : word('lab.share', { share: (100 * share).toFixed(1), spread: (100 * spread).toFixed(1) }),
            rounds: figures.rounds.toFixed(1),
          })}
        </p>
      )}
      {!legal && <p className={styles.line}>{word('lab.illegal')}</p>}
    </section>
  );
}
