/** Before a match begins: the link to send, with its QR code, who is there, and the settings folded below. */
import type { MatchCard } from '@bridgehead/match';
import { Button } from '@bridgehead/ui';
import { copy, share2 } from '@bridgehead/ui/icons/verbs';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useStore } from 'zustand';
import { api } from '../api.ts';
import { titleOf } from '../games.ts';
import { t } from '../i18n.ts';
import type { Session } from '../session/session.ts';
import { Shell } from '../shell.tsx';
import { ConnectionNote, LineNote } from '../table/connection.tsx';
import { Chair, freeSeats } from './chairs.tsx';
import styles from './invite.module.css';
import { NotTonight } from './not-tonight.tsx';
import { CLOCKS, PRESETS, type Preset } from './presets.ts';
import { QrCode } from './qr-code.tsx';
import { factsOf, hostOf } from './table-facts.ts';

export function WaitingRoom({ card, session }: { card: MatchCard; session: Session }) {
  const snapshot = useStore(session.store);
  const { shown } = snapshot;
  const [, navigate] = useLocation();
  const isOpen = freeSeats({ seats: shown.seats }).length > 0;
  const kept = shown.seats.find(({ driver, keptFor }) => driver === 'open' && keptFor !== null)?.name;
  const isGuestHere = (seat: number) =>
    card.host && shown.phase === 'waiting' && shown.seats[seat]?.driver === 'person' && !card.yours.includes(seat);
  const note =
    shown.phase === 'abandoned'
      ? t('row.abandoned')
      : isOpen || kept === undefined
        ? t('invite.waiting')
        : t('invite.waits-for', { name: kept });
  return (
    <Shell>
      <div className={`${styles.room} narrow`} data-testid="waiting-room">
        {isOpen && <Share card={card} />}
        <section className="panel stack" aria-labelledby="table">
          {isOpen ? <h2 id="table">{titleOf(card.game)}</h2> : <h1 id="table">{titleOf(card.game)}</h1>}
          <p className="quiet">{factsOf(card)}</p>
          <LineNote snapshot={snapshot} session={session}>
            <p>{note}</p>
          </LineNote>
          <ConnectionNote snapshot={snapshot} session={session} />
          {shown.seats.map((_, seat) => (
            <div key={seat} className="row">
              <Chair seats={shown.seats} seat={seat} />
              {isGuestHere(seat) && (
                <Button look="quiet" data-testid={`free-${seat}`} onClick={() => void api.free(card.id, seat)}>
                  {t('invite.free')}
                </Button>
              )}
            </div>
          ))}
          <p data-testid="rated">{t(`rated.${shown.unrated ?? 'yes'}`)}</p>
          {shown.taboos !== null && shown.phase === 'waiting' && <NotTonight match={card.id} list={shown.taboos} />}
          <Button look="quiet" onClick={() => void api.leave(card.id).then(() => navigate('/'))}>
            {t('invite.leave')}
          </Button>
          <details className={styles.fair}>
            <summary>{t('invite.commitment')}</summary>
            <code>{shown.commitment}</code>
            <p>{t('invite.word-note')}</p>
          </details>
        </section>
        {isOpen && shown.seats.filter(({ driver }) => driver === 'person').length < 2 && <OtherSettings card={card} />}
      </div>
    </Shell>
  );
}

function Share({ card }: { card: MatchCard }) {
  const link = `${location.origin}/t/${card.id}`;
  const [isCopied, setCopied] = useState(false);
  const title = t('invite.message', { name: hostOf(card) ?? '', game: titleOf(card.game) });
  const copyLink = () =>
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <section className={`panel ${styles.share}`} aria-labelledby="invite">
      <div className="stack">
        <h1 id="invite">{t('invite.title')}</h1>
        <p>{t('invite.text')}</p>
        <input
          className="control"
          readOnly
          value={link}
          aria-label={t('invite.link')}
          data-testid="invite-link"
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="row">
          <Button look="main" big glyph={copy} onClick={() => void copyLink()}>
            {t(isCopied ? 'invite.copied' : 'invite.copy')}
          </Button>
          {'share' in navigator && (
            <Button big glyph={share2} onClick={() => void navigator.share({ title, text: title, url: link }).catch(() => undefined)}>
              {t('invite.share')}
            </Button>
          )}
        </div>
      </div>
      <QrCode text={link} label={t('invite.qr')} />
    </section>
  );
}

/** Another clock needs another table: this one is left, and the new one has a link of its own. */
function OtherSettings({ card }: { card: MatchCard }) {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const now = PRESETS.find((name) => JSON.stringify(CLOCKS[name]) === JSON.stringify(card.clock));
  const choose = async (name: Preset) => {
    const seats = card.seats.map(({ driver, level }) =>
      driver === 'person' ? ('me' as const) : driver === 'bot' && level !== null ? { bot: level } : ('open' as const),
    );
    const { game, options, listed, spectators } = card;
    const made = await api.create({ game, options, seats, clock: CLOCKS[name], onExpiry: 'bot', listed, spectators });
    if (!made.ok) {
      setProblem(made.sentence);
      return;
    }
    void api.leave(card.id);
    navigate(`/t/${made.value.id}`, { replace: true });
  };
  return (
    <details className="panel">
      <summary>{t('invite.settings')}</summary>
      <div className="stack">
        <p className="quiet">{t('invite.settings-note')}</p>
        <div className="row">
          {PRESETS.map((name) => (
            <Button key={name} aria-pressed={name === now} disabled={name === now} onClick={() => void choose(name)}>
              {t(`invite.preset.${name}`)}
            </Button>
          ))}
        </div>
        <Link href={`/new/${card.game}`}>{t('invite.all-settings')}</Link>
        {problem !== null && <p role="alert">{problem}</p>}
      </div>
    </details>
  );
}
