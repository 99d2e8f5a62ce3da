/** How it ended, and the ways on. */
import { buttonClass, type GameTable, RichText } from '@bridgehead/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { shelfOf } from '../games.ts';
import { t } from '../i18n.ts';
import styles from './result-panel.module.css';
import type { Frame } from './use-frame.ts';

interface ResultProps {
  readonly frame: Frame;
  readonly table: GameTable;
  /** Winners and losers read it on one screen. */
  readonly shared: boolean;
  readonly children?: ReactNode;
}

export function ResultPanel({ frame, table, shared, children }: ResultProps) {
  const { result, viewer, say, seats } = frame.table;
  if (result === null) return null;
  const [first = [], ...rest] = result.ranking;
  const drawn = rest.length === 0 && seats.length > 1;
  const own = first.includes(viewer as number) ? 'result.won' : 'result.lost';
  const key = drawn ? 'result.draw' : viewer === 'spectator' || shared ? 'result.winner' : own;
  const names = first.map((seat) => say({ key: `seat.${seat}` })).join(', ');
  return (
    <section
      className={styles.panel}
      aria-label={t('result.title')}
      data-testid="result"
      data-won={String(viewer !== 'spectator' && !drawn && first.includes(viewer))}
    >
      <div>
        <h2 className={styles.head}>{t(key, { names })}</h2>
        <p>
          <RichText text={`${say({ key: result.reason })} (${result.clause})`} onClause={frame.setRule} />
        </p>
      </div>
      {table.Story && (
        <div className={styles.story}>
          <table.Story />
        </div>
      )}
      <div className={styles.ways}>{children}</div>
    </section>
  );
}

/** Where to go after a match: its replay and the hall, behind the way that the page offers first. */
export function WaysOn({ game, replay, children }: { game: string; replay: string; children: ReactNode }) {
  const keepsake = shelfOf(game)?.keepsake;
  return (
    <>
      {children}
      {keepsake !== undefined && (
        <Link href={replay.replace(/^\/replay/, '/keepsake')} className={buttonClass()} data-testid="keepsake-link">
          {keepsake.title}
        </Link>
      )}
      <Link href={replay} className={buttonClass()}>
        {t('result.replay')}
      </Link>
      <Link href="/" className={buttonClass('quiet')}>
        {t('nav.home')}
      </Link>
    </>
  );
}
