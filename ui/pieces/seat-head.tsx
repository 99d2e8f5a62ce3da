/** A player in one line, as it stands on the edge of a board: sign, name, presence, clock. */
import type { Seat } from '@bridgehead/kernel';
import type { ReactNode } from 'react';
import { useTable } from '../table.tsx';
import { t } from '../words.ts';
import { Clock } from './clock.tsx';
import { PlainText } from './rich-text.tsx';
import styles from './seat-head.module.css';
import { SeatMark } from './seat-mark.tsx';

interface SeatHeadProps {
  readonly seat: Seat;
  /** What the table calls the seat, in short. */
  readonly name?: string;
  readonly children?: ReactNode;
}

export function SeatHead({ seat, name, children }: SeatHeadProps) {
  const { seats, viewer, nameOf } = useTable();
  const info = seats[seat];
  if (info === undefined) return null;
  const facts = [
    seat === viewer ? t('ui.you') : null,
    info.kind === 'bot' ? t('ui.seat.bot', { level: t(`level.${info.level ?? 'officer'}`) }) : null,
    info.kind === 'open' ? t('ui.seat.open') : null,
    info.present === null ? null : t(info.present ? 'ui.seat.here' : 'ui.seat.away'),
    info.toAct ? t('ui.seat.to-act') : null,
  ].filter((fact) => fact !== null);
  return (
    <span className={styles.head} data-to-act={info.toAct || undefined} title={facts.join(' · ')}>
      <SeatMark seat={seat} size={22} />
      <strong className={styles.name}>
        <PlainText text={name ?? nameOf(seat)} most={32} />
      </strong>
      <span className="visually-hidden">{facts.join(', ')}</span>
      {info.present !== null && seat !== viewer && (
        <span className={`${styles.lamp} ${info.present ? styles.here : ''}`} aria-hidden="true" />
      )}
      {children}
      {info.clock && <Clock clock={info.clock} />}
    </span>
  );
}
