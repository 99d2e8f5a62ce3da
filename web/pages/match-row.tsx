import type { MatchCard } from '@bridgehead/match';
import { buttonClass, IconButton, PlainText, SeatMark } from '@bridgehead/ui';
import { trash2 } from '@bridgehead/ui/icons/verbs';
import { Link } from 'wouter';
import { titleOf } from '../games.ts';
import { t } from '../i18n.ts';
import type { Save } from '../session/saves.ts';
import styles from './match-row.module.css';

export function MatchRow({ match }: { match: MatchCard }) {
  const verb = match.yours.length > 0 ? 'row.open' : match.phase === 'waiting' ? 'row.join' : 'row.watch';
  return (
    <li className={`${styles.row} ${match.yourTurn ? styles.urgent : ''}`}>
      <div className={styles.what}>
        <strong>{titleOf(match.game)}</strong>
        <span className={styles.seats}>
          {match.seats.map((seat, i) => (
            <span key={i} className={styles.seat}>
              <SeatMark seat={i} size={18} />
              {seat.driver === 'open' ? t('ui.seat.open') : <PlainText text={seat.name} most={24} />}
            </span>
          ))}
        </span>
      </div>
      <span className={styles.state}>{t(match.yourTurn ? 'row.your-turn' : `row.${match.phase}`)}</span>
      <Link
        href={match.phase === 'over' || match.phase === 'abandoned' ? `/replay/${match.id}` : `/t/${match.id}`}
        className={buttonClass(match.yourTurn ? 'main' : 'plain')}
      >
        {t(match.phase === 'over' || match.phase === 'abandoned' ? 'row.replay' : verb)}
      </Link>
    </li>
  );
}

export function SaveRow({ save, onRemove }: { save: Save; onRemove: () => void }) {
  const title = titleOf(save.record.game);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <strong>{title}</strong>
        <span className={styles.seats}>
          {save.names.join(' – ')} · {t('row.moves', { count: save.record.entries.length })}
        </span>
      </div>
      <span className={styles.state}>{t(save.over ? 'row.over' : 'row.solo')}</span>
      <Link href={save.over ? `/replay/solo-${save.id}` : `/solo/${save.id}`} className={buttonClass()}>
        {t(save.over ? 'row.replay' : 'row.go-on')}
      </Link>
      <IconButton glyph={trash2} label={t('row.remove', { game: title })} onClick={onRemove} />
    </li>
  );
}
