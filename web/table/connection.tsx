/** A sentence when the line is down, when somebody asks for something, when another tab took the seat. */
import { Button, Icon } from '@bridgehead/ui';
import { bell, wifiOff } from '@bridgehead/ui/icons/verbs';
import { useEffect, useState } from 'react';
import { t } from '../i18n.ts';
import { playerNames } from '../names.ts';
import type { Session, Snapshot } from '../session/session.ts';
import styles from './connection.module.css';

export function ConnectionNote({ snapshot, session }: { snapshot: Snapshot; session: Session }) {
  const { link, notice, shown, viewer, busy } = snapshot;
  const isSlow = useSlow(busy && link === 'live');
  const request = shown.request;
  const asked = request !== null && viewer !== 'spectator' && request.missing.includes(viewer);
  const mine = request !== null && request.by === viewer;
  const away = viewer !== 'spectator' && shown.seats[viewer]?.away === true;
  if (link !== 'lost' && notice === null && !asked && !mine && !away && !isSlow) return null;
  return (
    <div className={styles.note} role="status" data-testid="connection" data-link={link}>
      {link === 'lost' && (
        <p>
          <Icon glyph={wifiOff} /> {t('link.lost')}
        </p>
      )}
      {link === 'lost' && busy && (
        <p data-testid="unsent">
          {t('link.unsent')}
          {session.retry !== undefined && <Button onClick={() => session.retry?.()}>{t('link.retry')}</Button>}
        </p>
      )}
      {isSlow && <p data-testid="sending">{t('link.sending')}</p>}
      {notice !== null && (
        <p>
          <Icon glyph={bell} /> {notice}
        </p>
      )}
      {asked && (
        <p>
          {t(`request.${request.kind}`, { name: playerNames(shown.seats)[request.by] ?? '' })}
          <Button onClick={() => session.consent?.(true)}>{t('request.yes')}</Button>
          <Button onClick={() => session.consent?.(false)}>{t('request.no')}</Button>
        </p>
      )}
      {mine && (
        <p>
          {t(`request.${request.kind}.mine`)}
          <Button onClick={() => session.consent?.(false)}>{t('request.withdraw')}</Button>
        </p>
      )}
      {away && (
        <p>
          {t('table.bot-plays')}
          <Button look="main" onClick={() => session.handover?.(null)}>
            {t('table.take-seat-back')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** An answer is usually there before a word about it could be read. */
const SLOW_MS = 800;
function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isSlow;
}
