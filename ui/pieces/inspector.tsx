/** A card or a space in full: face, facts, and the clauses that govern it. */
import type { Rulebook } from '@bridgehead/kernel';
import { clausesOf } from '@bridgehead/kernel';
import type { Inspected } from '../table.tsx';
import { t } from '../words.ts';
import { Card } from './card.tsx';
import styles from './inspector.module.css';
import { Reading } from './reading.tsx';
import { ClauseLink, RichText } from './rich-text.tsx';

interface InspectorProps {
  readonly thing: Inspected;
  /** Null while it is not at hand. */
  readonly rulebook: Rulebook | null;
  readonly onClause: (clause: string) => void;
  readonly compact?: boolean;
  /** What happened to it in this match, in sentences, latest last. */
  readonly history?: readonly string[];
}

/** More than these go behind each other. */
const FEW = 4;
const linesOf = (facts: readonly string[]): readonly string[] => (facts.length <= FEW ? facts : [facts.join(' · ')]);

export function Inspector({ thing, rulebook, onClause, compact = false, history = [] }: InspectorProps) {
  if (compact && thing.face) {
    return (
      <Reading face={thing.face} by={thing.owner ?? null} lead={thing.face.foot}>
        {linesOf(thing.facts ?? []).map((fact) => (
          <p key={fact} className={styles.fact}>
            <RichText text={fact} onClause={onClause} />
          </p>
        ))}
      </Reading>
    );
  }
  const clauses = (rulebook === null ? [] : clausesOf(rulebook)).filter((clause) => clause.about?.some((id) => thing.about?.includes(id)));
  return (
    <div className={`${styles.inspector} ${compact ? styles.compact : ''}`}>
      {thing.face && <Card face={thing.face} size="inspector" {...(thing.owner === undefined ? {} : { owner: thing.owner })} />}
      <div className={styles.words}>
        {compact && <strong>{thing.title}</strong>}
        {thing.face?.text && <p>{thing.face.text}</p>}
        {thing.facts && (
          <ul className={styles.facts}>
            {thing.facts.map((fact) => (
              <li key={fact}>
                <RichText text={fact} onClause={onClause} />
              </li>
            ))}
          </ul>
        )}
        {!compact && history.length > 0 && (
          <section>
            <h3 className={styles.heading}>{t('ui.history')}</h3>
            <ol className={styles.clauses}>
              {history.map((sentence, i) => (
                <li key={`${i}`}>{sentence}</li>
              ))}
            </ol>
          </section>
        )}
        {!compact && clauses.length > 0 && (
          <section>
            <h3 className={styles.heading}>{t('ui.rules-about')}</h3>
            <ul className={styles.clauses}>
              {clauses.map((clause) => (
                <li key={clause.id}>
                  <ClauseLink clause={clause.id} onClause={onClause} /> {clause.text}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
