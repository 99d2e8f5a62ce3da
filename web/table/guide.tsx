/**
 * The guided first match: one short step at a time, next to the board, each once when its moment comes; at any other moment what the
 * position calls for. So it has words and a ring for every question, no matter what the person does.
 */
import { Button, ClauseLink, type Guide, type GuideStep, type GuideTable, type GuideWords } from '@bridgehead/ui';
import { useEffect, useState } from 'react';
import { t } from '../i18n.ts';
import styles from './guide.module.css';
import { usePointers } from './pointers.ts';
import type { Frame } from './use-frame.ts';

interface GuideProps {
  readonly guide: Guide;
  /** Which steps are done, one bit each. */
  readonly from: number;
  readonly frame: Frame;
  readonly onStep: (done: number | null) => void;
}

export function GuidePanel({ guide, from, frame, onStep }: GuideProps) {
  const [done, setDone] = useState(from);
  const [closed, setClosed] = useState(false);
  const table: GuideTable = { ...frame.table, inspected: frame.inspected };
  const isDone = (i: number) => ((done >> i) & 1) === 1;
  // What is picked up asks a question of its own.
  const isHeld = guide.now !== undefined && (table.selection !== null || table.aim !== null);
  const at = isHeld ? -1 : guide.steps.findIndex((step, i) => !isDone(i) && (step.when?.(table) ?? true));
  const step = guide.steps[at];
  const here: GuideWords = guide.now?.(table) ?? { id: 'free', ...guide.free };
  const now: GuideWords = step === undefined ? here : { ...step, points: pointsOf(step, table) ?? here.points ?? [] };
  const tick = (mask: number) => {
    if (mask === done) return;
    setDone(mask);
    onStep(mask === (1 << guide.steps.length) - 1 ? null : mask);
  };
  const reached = guide.steps.reduce((mask, one, i) => (one.done?.(table) ? mask | (1 << i) : mask), done);
  useEffect(() => tick(reached), [reached]);
  usePointers(closed || table.prompt === null ? null : (now.points ?? []));
  if (closed || table.result !== null) return null;
  const count = guide.steps.filter((_, i) => isDone(i)).length;
  const { title, text, params = {}, clauses = [] } = now;
  return (
    <aside className={styles.guide} aria-label={t('guide.title')} data-stage={table.stage} data-testid="guide" data-step={now.id}>
      <header className={styles.head}>
        <strong>{table.say({ key: title, params })}</strong>
        <span className={styles.count}>{t('guide.step', { at: Math.min(count + 1, guide.steps.length), of: guide.steps.length })}</span>
      </header>
      <p aria-live="polite" data-scrolls="">
        {table.say({ key: text, params })}
      </p>
      <footer className={styles.foot}>
        {clauses.map((clause) => (
          <ClauseLink key={clause} clause={clause} onClause={frame.setRule} />
        ))}
        <span className={styles.buttons}>
          <Button look="quiet" onClick={() => setClosed(true)}>
            {t('guide.close')}
          </Button>
          {step !== undefined && (
            <Button look={step.done === undefined ? 'main' : 'quiet'} onClick={() => tick(done | (1 << at))}>
              {t(step.done === undefined ? 'guide.next' : 'guide.skip')}
            </Button>
          )}
        </span>
      </footer>
    </aside>
  );
}

const pointsOf = ({ points }: GuideStep, table: GuideTable): readonly string[] | undefined =>
  typeof points === 'function' ? points(table) : points;
