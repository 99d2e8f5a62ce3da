/** A rulebook that can be searched, opens at a clause, and links to the cards that a clause is about. */
import { type AnyGame, type Clause, clausesOf } from '@bridgehead/kernel';
import { RichText } from '@bridgehead/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../i18n.ts';
import styles from './rulebook-view.module.css';

interface RulebookViewProps {
  readonly game: AnyGame;
  /** The clause to open at; '' for the beginning. */
  readonly at: string;
  readonly compact?: boolean;
  /** Shows the thing a clause is about; false if there is nothing to show. */
  readonly onAbout?: (id: string) => boolean;
}

export function RulebookView({ game, at, compact = false, onAbout }: RulebookViewProps) {
  const [words, setWords] = useState('');
  const [target, setTarget] = useState(at);
  const body = useRef<HTMLElement>(null);
  useEffect(() => setTarget(at), [at]);
  useEffect(() => {
    if (target === '') return;
    setWords('');
    const clause = body.current?.querySelector(`[data-clause="${CSS.escape(target)}"]`);
    clause?.scrollIntoView({ block: 'center' });
    if (clause instanceof HTMLElement) clause.focus({ preventScroll: true });
  }, [target]);
  const known = useMemo(() => new Set(clausesOf(game.rulebook).map((clause) => clause.id)), [game]);
  const go = (clause: string) => {
    if (!known.has(clause)) return;
    setTarget('');
    queueMicrotask(() => setTarget(clause));
  };
  const Heading = compact ? 'h3' : 'h2';
  const needle = words.trim().toLowerCase();
  const fits = (clause: Clause) =>
    needle === '' || `${clause.id} ${clause.text} ${clause.why ?? ''} ${(clause.about ?? []).join(' ')}`.toLowerCase().includes(needle);
  const chapters = game.rulebook.chapters
    .map((chapter) => ({ ...chapter, clauses: chapter.clauses.filter(fits) }))
    .filter((chapter) => chapter.clauses.length > 0);
  const titleOf = (id: string) => game.wording[cardKey(game, id)] ?? id.replaceAll('-', ' ');
  return (
    <div className={`${styles.book} ${compact ? styles.compact : ''}`}>
      <label className={styles.search}>
        <span className="visually-hidden">{t('rules.search')}</span>
        <input type="search" value={words} placeholder={t('rules.search')} onChange={(event) => setWords(event.currentTarget.value)} />
      </label>
      <section className={styles.body} ref={body} tabIndex={compact ? 0 : -1} aria-label={t('zone.rules')}>
        {needle === '' && <p className={styles.source}>{game.rulebook.source}</p>}
        {needle === '' && game.rulebook.notice && <p className={styles.source}>{game.rulebook.notice}</p>}
        {chapters.map((chapter) => (
          <section key={chapter.title}>
            <Heading className={styles.chapter}>{chapter.title}</Heading>
            <ul className={styles.clauses}>
              {chapter.clauses.map((clause) => (
                <li
                  key={clause.id}
                  id={compact ? undefined : clause.id}
                  data-clause={clause.id}
                  tabIndex={-1}
                  className={clause.id === target ? styles.target : undefined}
                >
                  <a
                    href={`/rules/${game.id}#${clause.id}`}
                    className={styles.id}
                    onClick={compact ? (event) => event.preventDefault() : undefined}
                  >
                    {clause.id}
                  </a>
                  <div>
                    <RichText text={clause.text} onClause={go} />
                    {clause.why && (
                      <p className={styles.why}>
                        {t('rules.why')} <RichText text={clause.why} onClause={go} />
                      </p>
                    )}
                    {(clause.about ?? []).length > 0 && (
                      <p className={styles.about}>
                        {clause.about?.map((id) => (
                          <button key={id} type="button" onClick={() => onAbout?.(id) || setWords(id)}>
                            {titleOf(id)}
                          </button>
                        ))}
                      </p>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {chapters.length === 0 && <p>{t('rules.nothing')}</p>}
      </section>
    </div>
  );
}

/** 'knight' → the game's own name for it, if it has one. */
function cardKey(game: AnyGame, id: string): string {
  return Object.keys(game.wording).find((key) => key.endsWith(`.card.${id}`) || key.endsWith(`.space.${id}`)) ?? '';
}
