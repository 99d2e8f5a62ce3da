/** Deck building: the game's own page, with the hall's means to keep decks, to play them and to measure them. */
import { type Experiment, noTally, type Tally } from '@bridgehead/lab';
import type { DeckPage, DeckPageProps, Trial, TrialFigures } from '@bridgehead/ui';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { api } from '../api.ts';
import { bring } from '../decks/brought.ts';
import { deckInLink, keeperOf } from '../decks/keeper.ts';
import { hasDecks, loadDecks, titleOf } from '../games.ts';
import { t } from '../i18n.ts';
import { runInBrowser } from '../lab/run.ts';
import { Shell } from '../shell.tsx';
import { Trouble } from '../trouble.tsx';
import styles from './decks.module.css';
import { Loading } from './loading.tsx';

type Opened = DeckPageProps['opened'];

export default function Decks() {
  const { game = '', id } = useParams<{ game: string; id?: string }>();
  const [, navigate] = useLocation();
  const [page, setPage] = useState<{ Page: DeckPage; opened: Opened } | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const keeper = useMemo(() => keeperOf(game), [game]);
  useEffect(() => {
    document.title = `${t('decks.title')} · ${titleOf(game)} · Bridgehead`;
    if (!hasDecks(game)) return setTrouble('decks.none');
    const open = async () => {
      const [Page, opened] = await Promise.all([loadDecks(game), openedBy(id)]);
      if (opened === 'gone') setTrouble('decks.gone');
      else if (Page !== null) setPage({ Page, opened });
    };
    void open();
  }, [game, id]);
  if (trouble !== null) return <Trouble title={t('trouble.not-found.title')} text={t(trouble)} />;
  if (page === null) return <Loading />;
  const { Page, opened } = page;
  return (
    <Shell wide>
      <h1 className={styles.title}>
        {titleOf(game)}: {t('decks.title')}
      </h1>
      <Page
        keeper={keeper}
        opened={opened}
        play={(text, options) => {
          bring(text);
          navigate(`/play/${game}?guided=0&brought=1&options=${encodeURIComponent(JSON.stringify(options))}`);
        }}
        tryOut={(trial, onProgress) => tryOut(game, trial, onProgress)}
      />
    </Shell>
  );
}

async function openedBy(id: string | undefined): Promise<Opened | 'gone'> {
  if (id === undefined) {
    const text = deckInLink(location.hash);
    return text === null ? null : { id: null, name: '', text };
  }
  const file = await api.deck(id);
  if (!file.ok) return 'gone';
  const { name, text, yours } = file.value;
  return { id: yours ? id : null, name, text };
}

/** Any seed will do; the same one lets a trial be repeated. */
const SEED = 1;

function tryOut(game: string, { first, options, games }: Trial, onProgress: (figures: TrialFigures) => void) {
  const experiment: Experiment = {
    game,
    players: first.map((deck) => ({ level: 'officer', first: deck })),
    options: options as Experiment['options'],
    seed: SEED,
    games,
    patches: [],
  };
  const run = runInBrowser(experiment, (sofar) => onProgress(figuresOf(sofar)));
  return { done: run.done.then(figuresOf), stop: () => run.stop() };
}
const figuresOf = ({ games, wins, draws, rounds }: Tally = noTally(2)): TrialFigures => ({
  games,
  wins: [...wins],
  draws,
  rounds: rounds.reduce((sum, n) => sum + n, 0) / Math.max(1, rounds.length),
});
