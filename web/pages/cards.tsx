/** The card catalogue: a wall of every card, unit and section of a game, to be searched, read and linked to. */
import type { AnyGame, Leaf } from '@bridgehead/kernel';
import { buttonClass, Card, type CardFace, Dialog, type GameTable } from '@bridgehead/ui';
import { useEffect, useState } from 'react';
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
  const [words, setWords] = useState(() => new URLSearchParams(location.search).get('q') ?? '');
  const [group, setGroup] = useState<string | null>(null);
  const at = useHash();
  const groups = [...new Set((leaves ?? []).map((leaf) => leaf.group))];
  const found = findCards(leaves ?? [], words).filter((leaf) => group === null || leaf.group === group);
  const faceOf = (leaf: Leaf) => table?.parts.face?.(leaf.id) ?? null;
  // A card has an address of its own, so that it can be linked to and the way back closes it.
  const read = (id: string) => {
    location.hash = id;
  };
  const close = () => {
    history.replaceState(null, '', location.pathname + location.search);
    dispatchEvent(new HashChangeEvent('hashchange'));
  };
  return (
    <Shell wide>
      <div className={styles.head}>
        <h1>{t('cards.of', { game: game.title })}</h1>
        <Link href={`/rules/${game.id}`} className={buttonClass('quiet')}>
          {t('rules.of', { game: game.title })}
        </Link>
      </div>
      <div className={styles.tools}>
        <input
          type="search"
          className="control"
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
      <ul className={styles.wall}>
        {found.map((leaf) => (
          <li key={leaf.id}>
            <WallCard leaf={leaf} face={faceOf(leaf)} onRead={() => read(leaf.id)} />
          </li>
        ))}
      </ul>
      <Reading game={game} leaf={(leaves ?? []).find(({ id }) => id === at) ?? null} faceOf={faceOf} onClose={close} />
    </Shell>
  );
}

function WallCard({ leaf, face, onRead }: { leaf: Leaf; face: CardFace | null; onRead: () => void }) {
  return (
    <button type="button" className={styles.card} data-leaf={leaf.id} onClick={onRead}>
      {face === null ? (
        <span className={styles.plain}>
          <strong>{leaf.title}</strong>
          <small>{leaf.group}</small>
          {leaf.text}
        </span>
      ) : (
        <Card face={face} size="inspector" />
      )}
    </button>
  );
}

/** One card large, with everything that the rulebook says about it. */
function Reading({
  game,
  leaf,
  faceOf,
  onClose,
}: {
  game: AnyGame;
  leaf: Leaf | null;
  faceOf: (leaf: Leaf) => CardFace | null;
  onClose: () => void;
}) {
  const book = useRulebook(game.id);
  const [, navigate] = useLocation();
  return (
    <Dialog title={leaf?.group ?? ''} open={leaf !== null} onClose={onClose}>
      {leaf !== null && (
        <LeafView
          leaf={leaf}
          rulebook={book}
          face={faceOf(leaf)}
          heading="h3"
          marked
          onClause={(clause) => navigate(`/rules/${game.id}#${clause}`)}
        />
      )}
    </Dialog>
  );
}
