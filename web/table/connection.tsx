/** A sentence when the line is down, when somebody asks for something, when another tab took the seat. */
import { Button, Icon } from '@bridgehead/ui';
import { bell, wifiOff } from '@bridgehead/ui/icons/verbs';
import { t } from '../i18n.ts';
import type { Session, Snapshot } from '../session/session.ts';
import styles from './connection.module.css';

export function ConnectionNote({ snapshot, session }: { snapshot: Snapshot; session: Session }) {
  const { link, notice, shown, viewer } = snapshot;
  const request = shown.request;
  const asked = request !== null && viewer !== 'spectator' && request.missing.includes(viewer);
  const mine = request !== null && request.by === viewer;
  const away = viewer !== 'spectator' && shown.seats[viewer]?.away === true;
  if (link !== 'lost' && notice === null && !asked && !mine && !away) return null;
  return (
    <div className={styles.note} role="status" data-testid="connection" data-link={link}>
      {link === 'lost' && (
        <p>
          <Icon glyph={wifiOff} /> {t('link.lost')}
        </p>
      )}
      {notice !== null && (
        <p>
          <Icon glyph={bell} /> {notice}
        </p>
      )}
      {asked && (
        <p>
          {t(`request.${request.kind}`, { name: shown.seats[request.by]?.name ?? '' })}
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
