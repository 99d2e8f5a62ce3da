/** Playing again with other people: an offer. */
import type { MatchCard } from '@bridgehead/match';
import { Button, buttonClass } from '@bridgehead/ui';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useStore } from 'zustand';
import { api } from '../api.ts';
import { t } from '../i18n.ts';
import type { Session } from '../session/session.ts';
import styles from './rematch.module.css';
import RematchButtons from './rematch-buttons.tsx';

export function OnlineRematch({ card, session }: { card: MatchCard; session: Session }) {
  const [, navigate] = useLocation();
  const { rematch, result, seats } = useStore(session.store, (snapshot) => snapshot.shown);
  const viewer = useStore(session.store, (snapshot) => snapshot.viewer);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const again = async (bestOf?: number) => {
    setBusy(true);
    const table = await api.rematch(card.id, bestOf);
    setBusy(false);
    if (table.ok) navigate(`/t/${table.value.id}`);
    else setSaid(table.sentence);
  };
  const decline = async (id: string) => {
    const declined = await api.decline(id);
    setSaid(declined.ok ? t('rematch.declined') : declined.sentence);
  };
  if (said !== null) return <p role="status">{said}</p>;
  if (viewer === 'spectator')
    return rematch === null ? null : (
      <Link href={`/t/${rematch.match}`} className={buttonClass('main')}>
        {t('rematch.watch')}
      </Link>
    );
  if (rematch === null)
    return <RematchButtons series={card.series} result={result} disabled={busy} onAgain={(bestOf) => void again(bestOf)} />;
  if (card.yours.includes(rematch.by))
    return (
      <span className={styles.offer}>
        {t('rematch.mine')}
        <Link href={`/t/${rematch.match}`} className={buttonClass('main')}>
          {t('rematch.to-table')}
        </Link>
      </span>
    );
  return (
    <span className={styles.offer} role="status" data-testid="rematch-offer">
      {t('rematch.offered', { name: seats[rematch.by]?.name ?? '' })}
      <Button look="main" disabled={busy} onClick={() => void again()}>
        {t('rematch.accept')}
      </Button>
      <Button onClick={() => void decline(rematch.match)}>{t('rematch.decline')}</Button>
    </span>
  );
}
