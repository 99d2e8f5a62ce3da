/** After a match: how it went, the answer after which the winners stayed ahead in the log's own words, and the way to see it again. */
import { buttonClass } from '@bridgehead/ui';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { t } from '../i18n.ts';
import type { Session } from '../session/session.ts';
import { describeEvent } from '../table/describe-event.ts';
import styles from '../table/result-panel.module.css';
import { namesOf } from '../table/result-panel.tsx';
import type { Frame } from '../table/use-frame.ts';
import { Course } from './course.tsx';
import { decidedIn } from './read.ts';
import type { Decided } from './worker.ts';

const LINES = 4;

export default function Decisive({ session, frame }: { session: Session; frame: Frame }) {
  const { game, viewer, result, say, nameOf } = frame.table;
  const [found, setFound] = useState<Decided | null>(null);
  useEffect(() => {
    let left = false;
    const look = async () => {
      const record = (await session.record?.()) ?? null;
      const decided = record === null ? null : await decidedIn(record, viewer);
      if (!left && decided !== null) setFound(decided);
    };
    // Without it the result is whole, too.
    look().catch((error: unknown) => console.info(error));
    return () => {
      left = true;
    };
  }, [session]);
  if (found === null || result === null) return null;
  const { at, told, course } = found;
  const names = namesOf(frame.table, result.ranking[0] ?? []);
  const lines = told
    .map((beat) => beat.map((event) => say(describeEvent(game, event, viewer, nameOf))).filter((text) => text !== ''))
    .findLast((texts) => texts.length > 0);
  return (
    <section className={styles.decisive} data-testid="decisive" data-at={at}>
      <header className={styles.headed}>
        <h3>{t('result.course')}</h3>
        {at >= 0 && session.replay !== null && (
          <Link href={`${session.replay}${session.replay.includes('?') ? '&' : '?'}at=${at + 1}`} className={buttonClass('quiet')}>
            {t('result.see')}
          </Link>
        )}
      </header>
      <Course course={course} at={at} seats={result.ranking.flat()} first={result.ranking[0] ?? []} />
      <p className={styles.quiet}>{at < 0 ? t('result.ahead', { names }) : t('result.decided', { names })}</p>
      {lines?.slice(-LINES).map((text, i) => (
        <p key={`${i}.${text}`}>{text}</p>
      ))}
    </section>
  );
}
