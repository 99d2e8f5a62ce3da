import type { OptionSpec } from '@bridgehead/kernel';
import type { MatchCard } from '@bridgehead/match';
import { buttonClass, PlainText, SeatMark } from '@bridgehead/ui';
import { Link } from 'wouter';
import { titleOf } from '../games.ts';
import { t } from '../i18n.ts';
import { optionName } from '../invite/option-name.ts';
import { playerNames } from '../names.ts';
import styles from './match-row.module.css';

/** The table's time, in few words. */
export function clockWords({ clock }: MatchCard): string {
  switch (clock.kind) {
    case 'none':
      return t('row.clock.none');
    case 'live':
      return t('row.clock.live', { minutes: Math.round(clock.base / 60), increment: clock.increment });
    case 'move':
      return t('row.clock.move', { seconds: clock.seconds });
    case 'days':
      return t('row.clock.days', { days: clock.days });
  }
}

/** What is played otherwise than usual. */
export function changedOptions(options: MatchCard['options'], specs: Readonly<Record<string, OptionSpec>>): string[] {
  return Object.entries(specs).flatMap(([name, spec]) => {
    const value = options[name] ?? spec.default;
    if (value === spec.default) return [];
    return [
      spec.kind === 'flag'
        ? t(value === true ? 'row.option.on' : 'row.option.off', { title: spec.title })
        : t('row.option.value', { title: spec.title, value: spec.kind === 'choice' ? optionName(spec, String(value)) : String(value) }),
    ];
  });
}

export function MatchRow({ match, specs = {} }: { match: MatchCard; specs?: Readonly<Record<string, OptionSpec>> }) {
  const names = playerNames(match.seats);
  const free = match.seats.filter((seat) => seat.driver === 'open' && seat.keptFor === null).length;
  const facts = [
    ...(match.phase === 'waiting' ? [t('row.free', { count: free, of: match.seats.length })] : []),
    clockWords(match),
    ...(match.series.bestOf > 1 ? [t('rematch.best')] : []),
    ...changedOptions(match.options, specs),
  ];
  const verb = match.yours.length > 0 ? 'row.open' : match.phase === 'waiting' ? 'row.join' : 'row.watch';
  return (
    <li className={`${styles.row} ${match.yourTurn ? styles.urgent : ''}`}>
      <div className={styles.what}>
        <strong>{titleOf(match.game)}</strong>
        <span className={styles.seats}>
          {match.seats.map((seat, i) => (
            <span key={i} className={styles.seat}>
              <SeatMark seat={i} size={18} />
              {seat.driver === 'open' && names[i] === '' ? t('ui.seat.open') : <PlainText text={names[i] ?? ''} most={24} />}
            </span>
          ))}
        </span>
        <span className={styles.facts} data-testid="table-facts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
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
