/** Head and foot of every page that is not a table. */
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useStore } from 'zustand';
import { readings } from './annotate/readings.ts';
import { titleOf } from './games.ts';
import { t } from './i18n.ts';
import { useLater } from './later.ts';
import styles from './shell.module.css';
import { useWaiting } from './waiting.ts';

const LINKS = [
  ['/mine', 'nav.mine'],
  ['/tables', 'nav.tables'],
  ['/watch', 'nav.watch'],
  ['/ratings', 'nav.ratings'],
  ['/rules', 'nav.rules'],
  ['/lab', 'nav.lab'],
  ['/settings', 'nav.settings'],
] as const;

/** `wide`: the page uses the whole window. */
export function Shell({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  const [path] = useLocation();
  useLater();
  const waits = useWaiting(path).length;
  return (
    <div className={styles.shell}>
      <a className="skip-link" href="#main">
        {t('nav.skip')}
      </a>
      <header className={styles.head}>
        <Link href="/" className={styles.brand}>
          <Mark />
          Bridgehead
        </Link>
        <nav className={styles.nav} aria-label={t('nav.main')}>
          {LINKS.map(([href, key]) => (
            <Link key={href} href={href} aria-current={path.startsWith(href) ? 'page' : undefined}>
              {t(key)}
              {href === '/mine' && waits > 0 && (
                <span className={styles.badge} data-testid="nav-waits">
                  <span aria-hidden="true">{waits}</span>
                  <span className="visually-hidden">{t('mine.waits', { count: waits })}</span>
                </span>
              )}
            </Link>
          ))}
        </nav>
      </header>
      <main id="main" className={styles.main} data-wide={wide || undefined}>
        {children}
      </main>
      <ReadingNote />
      <footer className={styles.foot}>
        <p>{t('foot.about')}</p>
        <Link href="/credits">{t('nav.credits')}</Link>
      </footer>
    </div>
  );
}

/** A match that is looked at again in the background: how far it is, and the way back to it. */
function ReadingNote() {
  const all = Object.values(useStore(readings));
  const reading = all.find((one) => one.annotation === null && !one.failed) ?? all.at(-1);
  if (reading === undefined || reading.failed) return null;
  const { game, address, done, all: of, annotation } = reading;
  return (
    <aside className={styles.reading} aria-label={t('annotate.title')} data-testid="reading-note">
      <Link href={address}>{t(annotation === null ? 'annotate.running' : 'annotate.ready', { game: titleOf(game) })}</Link>
      {annotation === null && <progress max={of} value={done} aria-label={t('annotate.progress', { done, all: of })} />}
    </aside>
  );
}

/** A bridgehead: a bank, a gate, the arch to the other side. */
function Mark() {
  return (
    <svg viewBox="0 0 64 64" width={34} height={34} aria-hidden="true">
      <path
        d="M6 50h52M11 50V30h6v5h7v-5h6v20M34 50c0-16 8-27 21-29"
        fill="none"
        stroke="currentColor"
        strokeWidth={4.5}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={55} cy={20} r={4.5} fill="var(--warn)" />
    </svg>
  );
}
