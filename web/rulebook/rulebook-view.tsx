/** A rulebook that can be searched, opens at a clause, and links to the cards that a clause is about. */
import { type AnyGame, type Clause, clausesOf, type Leaf, type Rulebook } from '@bridgehead/kernel';
import { RichText } from '@bridgehead/ui';
import { clauseNamed } from '@bridgehead/ui/typed/words';
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { findCards, useCards } from '../cards/find-cards.ts';
import { LeafView } from '../cards/leaf-view.tsx';
import { t } from '../i18n.ts';
import styles from './rulebook-view.module.css';
import { useFigures } from './use-figures.ts';
import { useRulebook } from './use-rulebook.ts';

interface RulebookViewProps {
  readonly game: AnyGame;
  /** The clause to open at ('STC-14', '14'); '' for the beginning. */
  readonly at: string;
  readonly compact?: boolean;
  /** Shows the thing a clause is about; false if there is nothing to show. */
  readonly onAbout?: (id: string) => boolean;
}

export default function RulebookView(props: RulebookViewProps) {
  const book = useRulebook(props.game.id);
  return book === null ? <p aria-busy="true">{t('app.loading')}</p> : <Book {...props} book={book} />;
}

function Book({ game, book, at, compact = false, onAbout }: RulebookViewProps & { readonly book: Rulebook }) {
  const [words, setWords] = useState('');
  const asked = clauseNamed(book, at)?.id ?? '';
  const [target, setTarget] = useState(asked);
  const body = useRef<HTMLElement>(null);
  useEffect(() => setTarget(asked), [asked]);
  useEffect(() => {
    if (target === '') return;
    setWords('');
    const clause = body.current?.querySelector(`[data-clause="${CSS.escape(target)}"]`);
    clause?.scrollIntoView({ block: 'center' });
    if (clause instanceof HTMLElement) clause.focus({ preventScroll: true });
  }, [target]);
  const known = useMemo(() => new Set(clausesOf(book).map((clause) => clause.id)), [book]);
  const go = (clause: string) => {
    if (!known.has(clause)) return;
    setTarget('');
    queueMicrotask(() => setTarget(clause));
  };
  const Heading = compact ? 'h3' : 'h2';
  const needle = words.trim().toLowerCase();
  const fits = (clause: Clause) =>
    needle === '' || `${clause.id} ${clause.text} ${clause.why ?? ''} ${(clause.about ?? []).join(' ')}`.toLowerCase().includes(needle);
  const chapters = book.chapters
    .map((chapter) => ({ ...chapter, clauses: chapter.clauses.filter(fits) }))
    .filter((chapter) => chapter.clauses.length > 0);
  const figures = useFigures(game.id);
  const cards = useCards(game.id) ?? [];
  const found = needle === '' ? [] : findCards(cards, words);
  return (
    <div className={`${styles.book} ${compact ? styles.compact : ''}`}>
      <label className={styles.search}>
        <span className="visually-hidden">{t('rules.search')}</span>
        <input type="search" value={words} placeholder={t('rules.search')} onChange={(event) => setWords(event.currentTarget.value)} />
      </label>
      {!compact && needle === '' && <Contents titles={chapters.map((chapter) => chapter.title)} />}
      <section className={styles.body} ref={body} tabIndex={compact ? 0 : -1} aria-label={t('zone.rules')}>
        {needle === '' && <p className={styles.source}>{book.source}</p>}
        {needle === '' && book.notice && <p className={styles.source}>{book.notice}</p>}
        {found.length > 0 && <FoundCards game={game} book={book} cards={found} compact={compact} words={words} onClause={go} />}
        {chapters.map((chapter) => (
          <section key={chapter.title}>
            <Heading className={styles.chapter} id={compact ? undefined : anchorOf(chapter.title)}>
              {chapter.title}
            </Heading>
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
                    <Picture of={figures[clause.id]} />
                    {(clause.about ?? []).length > 0 && (
                      <p className={styles.about}>
                        {clause.about?.map((id) => (
                          <About
                            key={id}
                            game={game}
                            id={id}
                            card={cards.find((leaf) => leaf.id === id) ?? null}
                            {...(onAbout === undefined ? {} : { onAbout })}
                            onWords={setWords}
                          />
                        ))}
                      </p>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {chapters.length + found.length === 0 && <p>{t('rules.nothing')}</p>}
      </section>
    </div>
  );
}

const Picture = ({ of: Drawn }: { of: ComponentType | undefined }) => (Drawn === undefined ? null : <Drawn />);

const anchorOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function Contents({ titles }: { titles: readonly string[] }) {
  return (
    <nav className={styles.contents} aria-label={t('rules.contents')}>
      <strong>{t('rules.contents')}</strong>
      <ol>
        {titles.map((title) => (
          <li key={title}>
            <a href={`#${anchorOf(title)}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface AboutProps {
  readonly game: AnyGame;
  readonly id: string;
  readonly card: Leaf | null;
  readonly onAbout?: (id: string) => boolean;
  readonly onWords: (words: string) => void;
}

/** From a clause to what it is about: at a table the thing itself, on the page its card, otherwise the other places that speak of it. */
function About({ game, id, card, onAbout, onWords }: AboutProps) {
  const title = card?.title ?? id.split('.').at(-1)?.replaceAll('-', ' ') ?? id;
  if (card !== null && onAbout === undefined) return <Link href={`/cards/${game.id}#${id}`}>{title}</Link>;
  return (
    <button type="button" onClick={() => onAbout?.(id) || onWords(card?.title ?? id)}>
      {title}
    </button>
  );
}

/** So many cards of a search; the rest is in the catalogue. */
const SHOWN = 4;

interface FoundProps {
  readonly game: AnyGame;
  readonly book: Rulebook;
  readonly cards: readonly Leaf[];
  readonly words: string;
  readonly compact: boolean;
  readonly onClause: (clause: string) => void;
}

function FoundCards({ game, book, cards, words, compact, onClause }: FoundProps) {
  const Heading = compact ? 'h3' : 'h2';
  return (
    <section data-testid="found-cards">
      <Heading className={styles.chapter}>{t('cards.title')}</Heading>
      <div className={styles.cards}>
        {cards.slice(0, SHOWN).map((leaf) => (
          <LeafView key={leaf.id} leaf={leaf} rulebook={book} face={null} heading={compact ? 'h4' : 'h3'} onClause={onClause} />
        ))}
      </div>
      {cards.length > SHOWN && (
        <p>
          <a href={`/cards/${game.id}?q=${encodeURIComponent(words)}`} {...(compact ? { target: '_blank' } : {})}>
            {t('cards.more', { count: cards.length - SHOWN })}
          </a>
        </p>
      )}
    </section>
  );
}
