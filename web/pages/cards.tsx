/** The card catalogue: every card, unit and section of a game, to be searched and linked to. */
import type { AnyGame } from '@bridgehead/kernel';
import { buttonClass, type GameTable } from '@bridgehead/ui';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { findCards, useCards } from '../cards/find-cards.ts';
import { LeafView } from '../cards/leaf-view.tsx';
import { isGame, loadGame, loadTable, titleOf } from '../games.ts';
import { useHash } from '../hash.ts';
import { t } from '../i18n.ts';
import { useRulebook } from '../rulebook/use-rulebook.ts';
import { Shell } from '../shell.tsx';
import { Trouble } from '../trouble.tsx';
import styles from './cards.module.css';
import { Loading } from './loading.tsx';

export default function Cards() {
  const { game: id = '' } = useParams<{ game: string }>();
  const [game, setGame] = useState<AnyGame | null>(null);
  const [table, setTable] = useState<GameTable | null>(null);
  useEffect(() => {
    document.title = `${t('cards.of', { game: titleOf(id) })} · Bridgehead`;
    setGame(null);
    setTable(null);
    if (!isGame(id)) return;
    // The words stand first, the pictures come after them.
    void loadGame(id).then((found) => {
      setGame(found);
      void loadTable(id).then(async (drawn) => {
        await drawn?.parts.faces?.();
        setTable(drawn);
      });
    });
  }, [id]);
  if (!isGame(id)) return <Trouble title={t('trouble.not-found.title')} text={t('trouble.no-game')} />;
  return game === null ? <Loading /> : <Catalogue key={id} game={game} table={table} />;
}

function Catalogue({ game, table }: { game: AnyGame; table: GameTable | null }) {
  const leaves = useCards(game.id);
  const book = useRulebook(game.id);
  const [words, setWords] = useState(() => new URLSearchParams(location.search).get('q') ?? '');
  const [group, setGroup] = useState<string | null>(null);
  const [, navigate] = useLocation();
  const at = useHash();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const marked = at === '' ? null : list.current?.querySelector<HTMLElement>(`[data-leaf="${CSS.escape(at)}"]`);
    marked?.scrollIntoView({ block: 'center' });
    marked?.focus({ preventScroll: true });
  }, [at, leaves, table]);
  const groups = [...new Set((leaves ?? []).map((leaf) => leaf.group))];
  const found = findCards(leaves ?? [], words).filter((leaf) => group === null || leaf.group === group);
  return (
    <Shell>
      <div className={styles.head}>
        <h1>{t('cards.of', { game: game.title })}</h1>
        <Link href={`/rules/${game.id}`} className={buttonClass('quiet')}>
          {t('rules.of', { game: game.title })}
        </Link>
      </div>
      <div className={styles.tools}>
        <input
          type="search"
          value={words}
          aria-label={t('cards.search')}
          placeholder={t('cards.search')}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <fieldset className={styles.groups}>
          <legend className="visually-hidden">{t('cards.group')}</legend>
          {[null, ...groups].map((one) => (
            <button key={one ?? ''} type="button" aria-pressed={one === group} onClick={() => setGroup(one)}>
              {one ?? t('cards.all')}
            </button>
          ))}
        </fieldset>
      </div>
      <p role="status" className={styles.count} data-testid="card-count">
        {leaves === null ? t('app.loading') : t('cards.count', { count: found.length })}
      </p>
      <ul className={styles.list} ref={list}>
        {found.map((leaf) => (
          <li key={leaf.id}>
            <LeafView
              leaf={leaf}
              rulebook={book}
              face={table?.parts.face?.(leaf.id) ?? null}
              heading="h2"
              marked={leaf.id === at}
              onClause={(clause) => navigate(`/rules/${game.id}#${clause}`)}
            />
          </li>
        ))}
      </ul>
    </Shell>
  );
}
