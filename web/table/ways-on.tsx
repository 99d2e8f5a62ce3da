import { buttonClass } from '@bridgehead/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { shelfOf } from '../games.ts';
import { t } from '../i18n.ts';

/** Where to go after a match: its replay and the hall, behind the way that the page offers first. */
export default function WaysOn({ game, replay, children }: { game: string; replay: string; children: ReactNode }) {
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
