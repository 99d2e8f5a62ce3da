/** Before a match begins: the link to send, who is there, and the door for whoever comes by the link. */
import type { MatchCard } from '@bridgehead/match';
import { hasTaboos } from '@bridgehead/match/taboo';
import { Button, PlainText, SeatMark } from '@bridgehead/ui';
import { copy, eye, share2 } from '@bridgehead/ui/icons/verbs';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { api, sitDown } from '../api.ts';
import { titleOf } from '../games.ts';
import { t } from '../i18n.ts';
import type { Session } from '../session/session.ts';
import { Shell } from '../shell.tsx';
import { ConnectionNote, LineNote } from '../table/connection.tsx';
import styles from './invitation.module.css';
import { addTaboos, NotTonight, TabooField } from './not-tonight.tsx';
import { QrCode } from './qr-code.tsx';

type Seats = MatchCard['seats'];

export function WaitingRoom({ card, session }: { card: MatchCard; session: Session }) {
  const snapshot = useStore(session.store);
  const { shown } = snapshot;
  const [, navigate] = useLocation();
  const link = `${location.origin}/t/${card.id}`;
  const [copied, setCopied] = useState(false);
  return (
    <Shell>
      <div className={styles.room} data-testid="waiting-room">
        <section className={styles.card}>
          <h1>{titleOf(card.game)}</h1>
          <LineNote snapshot={snapshot} session={session}>
            <p>{t(shown.phase === 'abandoned' ? 'row.abandoned' : 'invite.waiting')}</p>
          </LineNote>
          <ConnectionNote snapshot={snapshot} session={session} />
          <SeatList seats={shown.seats} />
          <p data-testid="rated">{t(`rated.${shown.unrated ?? 'yes'}`)}</p>
          {shown.taboos !== null && shown.phase === 'waiting' && <NotTonight match={card.id} list={shown.taboos} />}
          <Button
            look="quiet"
            onClick={() => {
              void api.leave(card.id).then(() => navigate('/'));
            }}
          >
            {t('invite.leave')}
          </Button>
        </section>
        <section className={styles.card} aria-labelledby="invite">
          <h2 id="invite">{t('invite.title')}</h2>
          <p>{t('invite.text')}</p>
          <input
            className={styles.link}
            readOnly
            value={link}
            aria-label={t('invite.title')}
            data-testid="invite-link"
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className={styles.ways}>
            <Button
              look="main"
              glyph={copy}
              onClick={() => {
                void navigator.clipboard?.writeText(link).then(
                  () => setCopied(true),
                  () => undefined,
                );
              }}
            >
              {t(copied ? 'invite.copied' : 'invite.copy')}
            </Button>
            {'share' in navigator && (
              <Button glyph={share2} onClick={() => void navigator.share({ title: titleOf(card.game), url: link }).catch(() => undefined)}>
                {t('invite.share')}
              </Button>
            )}
          </div>
          <QrCode text={link} label={t('invite.qr')} />
          <details className={styles.fair}>
            <summary>{t('invite.commitment')}</summary>
            <code>{shown.commitment}</code>
            <p>{t('invite.word-note')}</p>
          </details>
        </section>
      </div>
    </Shell>
  );
}

function SeatList({ seats }: { seats: Seats }) {
  return (
    <ul className={styles.seats}>
      {seats.map((seat, i) => (
        <li key={i}>
          <SeatMark seat={i} size={28} />
          {seat.driver === 'open' ? <em>{t('ui.seat.open')}</em> : <PlainText text={seat.name} most={32} />}
          {seat.driver === 'bot' && <span>{t('ui.seat.bot', { level: t(`level.${seat.level}`) })}</span>}
        </li>
      ))}
    </ul>
  );
}

interface JoinProps {
  readonly card: MatchCard;
  /** A seat is taken, or what the page shows is no longer so. */
  readonly onAnswered: () => void;
  readonly onWatch: () => void;
}

/** Answers after which the table has to be looked at again. */
const STALE: readonly string[] = ['full', 'already-seated'];

export function JoinPanel({ card, onAnswered, onWatch }: JoinProps) {
  const [name, setName] = useState('');
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  const full = card.seats.every((seat) => seat.driver !== 'open');
  useEffect(() => {
    void sitDown().then((me) => {
      // What was written meanwhile stays.
      if (me.ok) setName((written) => written || me.value.name);
    });
  }, []);
  /** Any free seat: which ones were free when the page came may be long ago. */
  const join = async () => {
    setBusy(true);
    setProblem(null);
    await sit();
    setBusy(false);
  };
  const sit = async () => {
    const wanted = name.trim();
    const renamed = wanted === '' ? null : await api.rename(wanted);
    // Without a line there is no use in waiting once more.
    const joined = renamed !== null && !renamed.ok && renamed.code === 'offline' ? renamed : await api.join(card.id, {});
    // Whoever comes last has only this moment: the match begins when their page has opened.
    const isSeated = joined.ok || joined.code === 'already-seated';
    const refused = isSeated ? await addTaboos(card.id, words) : null;
    if (refused !== null) setProblem(refused);
    else if (joined.ok || STALE.includes(joined.code)) onAnswered();
    else setProblem(joined.sentence);
  };
  return (
    <Shell>
      <div className={styles.room} data-testid="door">
        <section className={styles.card}>
          <h1>{titleOf(card.game)}</h1>
          <SeatList seats={card.seats} />
          {full ? (
            <p>{t('trouble.full')}</p>
          ) : (
            <form
              className={styles.form}
              onSubmit={(event) => {
                event.preventDefault();
                void join();
              }}
            >
              <label>
                {t('invite.your-name')}
                <input value={name} maxLength={32} autoComplete="nickname" onChange={(event) => setName(event.currentTarget.value)} />
              </label>
              {hasTaboos(card) && <TabooField words={words} onChange={setWords} label={t('taboo.door')} />}
              <Button look="main" big type="submit" disabled={isBusy}>
                {t('invite.join')}
              </Button>
            </form>
          )}
          {problem !== null && <p role="alert">{problem}</p>}
          <div className={styles.ways}>
            {card.spectators && (
              <Button glyph={eye} onClick={onWatch}>
                {t('invite.watch')}
              </Button>
            )}
            {full && <Button onClick={() => navigate(`/new/${card.game}`)}>{t('trouble.new')}</Button>}
          </div>
        </section>
      </div>
    </Shell>
  );
}
