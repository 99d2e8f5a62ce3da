/** Where a match was decided: a graph of the expected result, and the answers that gave most away with what was better. */
import type { MatchRecord } from '@bridgehead/kernel';
import { Button, IconButton, SeatMark, useTable } from '@bridgehead/ui';
import { x } from '@bridgehead/ui/icons/verbs';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { t } from '../i18n.ts';
import { wordAnswer } from '../table/word-answer.ts';
import styles from './annotation-panel.module.css';
import { Graph } from './graph.tsx';
import { read, stop } from './read.ts';
import { keyOf, readings } from './readings.ts';
import type { TurningPoint } from './worker.ts';

interface PanelProps {
  readonly record: MatchRecord;
  readonly at: number;
  readonly onJump: (at: number) => void;
  readonly onClose: () => void;
}

export default function AnnotationPanel({ record, at, onJump, onClose }: PanelProps) {
  useEffect(() => read(record, location.pathname + location.hash), [record]);
  const reading = useStore(readings, (all) => all[keyOf(record)]);
  const { annotation = null, failed = false, done = 0 } = reading ?? {};
  const all = record.entries.length;
  return (
    <section className={styles.panel} aria-label={t('annotate.title')} data-testid="annotation">
      <div className={styles.head}>
        <h2>{t('annotate.title')}</h2>
        {annotation === null && !failed && (
          <Button
            onClick={() => {
              stop(record);
              onClose();
            }}
          >
            {t('annotate.stop')}
          </Button>
        )}
        <IconButton glyph={x} label={t('ui.close')} onClick={onClose} />
      </div>
      {failed && <p role="alert">{t('annotate.failed')}</p>}
      {annotation === null && !failed && (
        <>
          <progress max={all} value={done} className={styles.progress} aria-label={t('annotate.progress', { done, all })} />
          <p>
            {t('annotate.progress', { done, all })}. {t('annotate.background')}
          </p>
        </>
      )}
      {annotation !== null && (
        <>
          <Graph annotation={annotation} seats={record.seats} last={all} at={at} onJump={onJump} />
          <TurningPoints points={annotation.turningPoints} at={at} onJump={onJump} />
        </>
      )}
    </section>
  );
}

function TurningPoints({ points, at, onJump }: { points: readonly TurningPoint[]; at: number; onJump: (at: number) => void }) {
  const { game, say, nameOf } = useTable();
  if (points.length === 0) return <p>{t('annotate.none')}</p>;
  const words = (point: TurningPoint, answer: TurningPoint['played']) =>
    wordAnswer({ game, view: point.view, say }, point.prompt, answer) ?? t('hint.unnamed');
  return (
    <ol className={styles.points}>
      {points.map((point, i) => (
        <li key={point.at}>
          <button type="button" className={styles.point} aria-current={point.at === at} onClick={() => onJump(point.at)}>
            <span className={styles.number}>{i + 1}</span>
            <SeatMark seat={point.seat} size={20} />
            <span>
              {t('annotate.point', { at: point.at, name: nameOf(point.seat), played: words(point, point.played) })}{' '}
              <strong>{t('annotate.better', { best: words(point, point.best), loss: Math.round(100 * point.loss) })}</strong>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
