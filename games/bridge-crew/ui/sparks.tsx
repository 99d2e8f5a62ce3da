/** Sparks for the stuck, on the page to write on; with them come the grammar's words. */
import { freshSeed, SeededChance } from '@bridgehead/kernel';
import { Icon } from '@bridgehead/ui';
import { sparkles } from '@bridgehead/ui/icons/verbs';
import { useState } from 'react';
import { fitSparkOf, SPARKS_A_QUESTION, type Spark, sparksFor } from '../sparks.ts';
import styles from './narration.module.css';
import { useWriting } from './narration.tsx';

/** One spark at a time, three for each question; private, and without a trace in the match (BRC-R54). */
export function Sparks() {
  const { view, key, say, draft, setDraft, asked, isTaboo } = useWriting();
  const [drawn, setDrawn] = useState<{ spark: Spark; text: string | null; left: number; of: number | null } | null>(null);
  const of = asked?.id ?? null;
  const left = drawn !== null && drawn.of === of ? drawn.left : SPARKS_A_QUESTION;
  const draw = (spark: Spark) => {
    const text = fitSparkOf(isTaboo, view, key, spark, new SeededChance(freshSeed()));
    if (left > 0) setDrawn({ spark, text, left: left - 1, of });
  };
  return (
    <div className={styles.sparks}>
      <Icon glyph={sparkles} size={17} />
      {drawn !== null && drawn.of === of ? (
        <>
          <p data-scrolls="">
            <b>{say({ key: `brc.ui.spark.${drawn.spark}` })}</b> {drawn.text ?? say({ key: 'brc.ui.spark.none' })}
          </p>
          {drawn.text !== null && (
            <button type="button" data-main="" onClick={() => setDraft(`${draft.trimEnd()} ${drawn.text}`.trimStart())}>
              {say({ key: 'brc.ui.insert' })}
            </button>
          )}
        </>
      ) : (
        <p>{say({ key: 'brc.ui.sparks' })}</p>
      )}
      {left > 0 &&
        sparksFor(view, key).map((spark) => (
          <button key={spark} type="button" onClick={() => draw(spark)} data-testid={`spark-${spark}`}>
            {say({ key: `brc.ui.spark.${spark}` })}
          </button>
        ))}
    </div>
  );
}
