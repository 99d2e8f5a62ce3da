/** One player: sign, name, presence, clock, and whatever the game adds. */
import type { ReactNode } from 'react';
import type { SeatInfo } from '../table.tsx';
import { t } from '../words.ts';
import { Clock } from './clock.tsx';
import { PlainText } from './rich-text.tsx';
import { SeatMark } from './seat-mark.tsx';
import styles from './seat-panel.module.css';

interface SeatPanelProps {
  readonly info: SeatInfo;
  readonly you: boolean;
  readonly won: boolean;
  readonly children?: ReactNode;
}

export function SeatPanel({ info, you, won, children }: SeatPanelProps) {
  return (
    <section
      className={`${styles.panel} ${info.toAct ? styles.toAct : ''}`}
      aria-label={t(you ? 'ui.seat.you' : 'ui.seat.other', { name: info.name })}
    >
      <header className={styles.head}>
        <SeatMark seat={info.seat} size={30} />
        <div className={styles.who}>
          <strong className={styles.name}>
            <PlainText text={info.name} most={32} />
            {you && <span className={styles.you}>{t('ui.you')}</span>}
          </strong>
          <Presence info={info} won={won} />
        </div>
        {info.clock && <Clock clock={info.clock} />}
      </header>
      {children}
    </section>
  );
}

function Presence({ info, won }: { info: SeatInfo; won: boolean }) {
  const words = [
    won ? t('ui.seat.won') : null,
    info.kind === 'bot' ? t('ui.seat.bot', { level: t(`level.${info.level ?? 'officer'}`) }) : null,
    info.kind === 'open' ? t('ui.seat.open') : null,
    info.present === null ? null : t(info.present ? 'ui.seat.here' : 'ui.seat.away'),
    info.toAct ? t('ui.seat.to-act') : null,
  ].filter((word) => word !== null);
  return (
    <span className={styles.presence}>
      {info.present !== null && <span className={`${styles.lamp} ${info.present ? styles.here : ''}`} aria-hidden="true" />}
      {words.join(' · ')}
    </span>
  );
}
