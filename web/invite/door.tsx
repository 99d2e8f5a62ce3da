/** What a friend sees who opens an invitation: the game, who asks, what it takes, and one button. */
import type { MatchCard } from '@bridgehead/match';
import { hasTaboos } from '@bridgehead/match/taboo';
import { Button } from '@bridgehead/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { api, sitDown } from '../api.ts';
import { shelfOf, titleOf } from '../games.ts';
import { t } from '../i18n.ts';
import field from '../pages/game.module.css';
import { OneMinute } from '../pages/game.tsx';
import { Figure, TablePicture } from '../pages/table-picture.tsx';
import { useSpecs } from '../pages/use-lists.ts';
import { Shell } from '../shell.tsx';
import { Chairs, freeSeats } from './chairs.tsx';
import styles from './invite.module.css';
import { addTaboos, TabooField } from './not-tonight.tsx';
import { factsOf, hostOf, rulesOf } from './table-facts.ts';

interface DoorProps {
  readonly card: MatchCard;
  /** A seat is taken, or what the page shows is no longer so. */
  readonly onAnswered: () => void;
  readonly onWatch: () => void;
}

/** Answers after which the table has to be looked at again. */
const STALE: readonly string[] = ['full', 'already-seated'];

export function Door({ card, onAnswered, onWatch }: DoorProps) {
  const shelf = shelfOf(card.game);
  const specsOf = useSpecs();
  const host = hostOf(card);
  const isFull = freeSeats(card).length === 0 && !card.invited;
  useEffect(() => {
    document.title = `${titleOf(card.game)} · Bridgehead`;
  }, [card.game]);
  return (
    <Shell>
      <div className={field.page} data-testid="door">
        <section className={field.field}>
          <div className={field.back} aria-hidden="true">
            <TablePicture game={card.game} size="table" dark />
          </div>
          {host !== null && <Figure game={card.game} of="host" className={styles.asker} />}
          <FreeChair />
          <div className={field.middle}>
            {host !== null && <p className={styles.host}>{t('door.invites', { name: host })}</p>}
            <h1 className={shelf?.lettering}>{titleOf(card.game)}</h1>
            <p className={field.tagline}>{factsOf(card)}</p>
            <p className={styles.rules}>{rulesOf(card, specsOf(card.game)).join(' · ')}</p>
            {isFull ? <p>{t('trouble.full')}</p> : <SitDown card={card} onAnswered={onAnswered} />}
            <div className={field.ways}>
              {card.spectators && (
                <Button look="quiet" className={styles.watch} onClick={onWatch}>
                  {t('invite.watch')}
                </Button>
              )}
              {isFull && <Link href={`/new/${card.game}?invite=1`}>{t('trouble.new')}</Link>}
            </div>
          </div>
        </section>
        {shelf !== undefined && <OneMinute shelf={shelf} />}
      </div>
    </Shell>
  );
}

/** The chair that is mine: nobody yet, drawn as a dashed figure. */
function FreeChair() {
  return (
    <figure className={styles.free} aria-hidden="true">
      <svg viewBox="0 0 120 128" aria-hidden="true">
        <path d="M60 8C78 8 88 22 88 42C88 60 78 74 72 80C70 88 76 93 84 95C102 99 112 108 114 128H6C8 108 18 99 36 95C44 93 50 88 48 80C42 74 32 60 32 42C32 22 42 8 60 8Z" />
        <text x={60} y={60}>
          ?
        </text>
      </svg>
      <figcaption>{t('door.yours')}</figcaption>
    </figure>
  );
}

/** Somebody who is known sits down with one press; a guest may say by what name. */
function SitDown({ card, onAnswered }: Pick<DoorProps, 'card' | 'onAnswered'>) {
  const [name, setName] = useState('');
  const [isKnown, setKnown] = useState(false);
  const [words, setWords] = useState('');
  const [seat, setSeat] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    void sitDown().then((me) => {
      if (!me.ok) return;
      setKnown(!me.value.guest);
      // What was written meanwhile stays.
      setName((written) => written || me.value.name);
    });
  }, []);
  const sit = async () => {
    const wanted = name.trim();
    const renamed = wanted === '' || isKnown ? null : await api.rename(wanted);
    const isOffline = renamed !== null && !renamed.ok && renamed.code === 'offline';
    // Without a line there is no use in waiting once more.
    const joined = isOffline ? renamed : await api.join(card.id, seat === null ? {} : { seat });
    const isSeated = joined.ok || joined.code === 'already-seated';
    // The last one to come has only this moment: the match begins when their page has opened.
    const refused = isSeated ? await addTaboos(card.id, words) : null;
    if (refused !== null) setProblem(refused);
    else if (joined.ok || STALE.includes(joined.code)) onAnswered();
    else setProblem(joined.sentence);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    await sit();
    setBusy(false);
  };
  return (
    <form className={`${styles.form} ${styles.night}`} onSubmit={(event) => void submit(event)}>
      {card.seats.length > 2 && <Chairs card={card} chosen={seat} onChoose={setSeat} />}
      {!isKnown && (
        <label className={styles.name}>
          {t('invite.your-name')}
          <input value={name} maxLength={32} autoComplete="nickname" onChange={(event) => setName(event.currentTarget.value)} />
        </label>
      )}
      {hasTaboos(card) && <TabooField words={words} onChange={setWords} label={t('taboo.door')} />}
      <Button look="main" big type="submit" disabled={isBusy}>
        {t('invite.join')}
      </Button>
      {problem !== null && <p role="alert">{problem}</p>}
    </form>
  );
}
