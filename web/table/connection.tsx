/** A sentence when the line is down, in the place of how it stands; and above the dock when somebody asks for something or another tab took the seat. */
import { Button, Icon } from '@bridgehead/ui';
import { bell, wifiOff } from '@bridgehead/ui/icons/verbs';
import { type ReactNode, useEffect, useState } from 'react';
import { t } from '../i18n.ts';
import { playerNames } from '../names.ts';
import type { Session, Snapshot } from '../session/session.ts';
import styles from './connection.module.css';

/** How it stands; or how the line does, while that is worse. */
export function LineNote({ snapshot, session, children }: { snapshot: Snapshot; session: Session; children: ReactNode }) {
  const { link, busy } = snapshot;
  const isSlow = useSlow(busy && link === 'live');
  if (link !== 'lost' && !isSlow) return children;
  return (
    <div className={styles.line} role="status" data-testid="line" data-link={link}>
      <Icon glyph={wifiOff} />
      <p>{t(isSlow ? 'link.sending' : busy ? 'link.unsent' : 'link.lost')}</p>
      {link === 'lost' && busy && session.retry && <Button onClick={() => session.retry?.()}>{t('link.retry')}</Button>}
    </div>
  );
}

export function ConnectionNote({ snapshot, session }: { snapshot: Snapshot; session: Session }) {
  const { notice, shown, viewer } = snapshot;
  const request = shown.request;
  const asked = request !== null && viewer !== 'spectator' && request.missing.includes(viewer);
  const mine = request !== null && request.by === viewer;
  const away = viewer !== 'spectator' && shown.seats[viewer]?.away === true;
  if (notice === null && !asked && !mine && !away) return null;
  return (
    <div className={styles.note} role="status" data-testid="connection">
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
