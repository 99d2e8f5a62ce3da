/** Head and foot of every page that is not a table. */
import { Icon } from '@bridgehead/ui';
import { bookOpen, eye, play, users } from '@bridgehead/ui/icons/verbs';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useStore } from 'zustand';
import { readings } from './annotate/readings.ts';
import { titleOf } from './games.ts';
import { t } from './i18n.ts';
import { useLater } from './later.ts';
import { Me } from './me.tsx';
import styles from './shell.module.css';
import { useWaiting } from './waiting.ts';

/** The four places of the house, each with the pages that belong to it. */
const PLACES = [
  { name: 'play', glyph: play, href: '/', pages: ['/tables', '/new'], also: ['/games', '/decks'] },
  { name: 'watch', glyph: eye, href: '/watch', pages: [], also: ['/replay', '/keepsake'] },
  { name: 'learn', glyph: bookOpen, href: '/rules', pages: ['/rules', '/lab'], also: ['/cards', '/credits'] },
  { name: 'you', glyph: users, href: '/mine', pages: ['/mine', '/ratings', '/settings'], also: ['/people', '/notices'] },
] as const;
const isAt = (path: string, href: string): boolean => path === href || path.startsWith(`${href}/`);
const placeOf = (path: string) => PLACES.find(({ href, pages, also }) => [href, ...pages, ...also].some((one) => isAt(path, one)));

/** `wide`: the page uses the whole window. */
export function Shell({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  const [path] = useLocation();
  useLater();
  const place = placeOf(path);
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
        <Places here={place?.name} path={path} />
        <Me />
      </header>
      {place?.pages.some((href) => isAt(path, href)) && (
        <nav className={styles.pages} aria-label={t(`nav.${place.name}`)}>
          {place.pages.map((href) => (
            <Link key={href} href={href} aria-current={isAt(path, href) ? 'page' : undefined}>
              {t(`nav.${href.slice(1)}`)}
            </Link>
          ))}
        </nav>
      )}
      <main id="main" className={styles.main} data-wide={wide || undefined} data-hall={path === '/' || undefined}>
        {children}
      </main>
      <ReadingNote />
      {path !== '/' && (
        <footer className={styles.foot}>
          <p>{t('foot.about')}</p>
          <Link href="/credits">{t('nav.credits')}</Link>
        </footer>
      )}
    </div>
  );
}

function Places({ here, path }: { here: string | undefined; path: string }) {
  const waits = useWaiting(path).length;
  return (
    <nav className={styles.nav} aria-label={t('nav.main')}>
      {PLACES.map(({ name, glyph, href }) => (
        <Link key={name} href={href} aria-current={name === here ? 'page' : undefined}>
          <Icon glyph={glyph} size={20} />
          <span className={styles.word}>{t(`nav.${name}`)}</span>
          {name === 'you' && waits > 0 && (
            <span className={styles.badge} data-testid="nav-waits">
              <span aria-hidden="true">{waits}</span>
              <span className="visually-hidden">{t('mine.waits', { count: waits })}</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
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

/** A prow that comes towards us, lit from the left, over the bank it lands on. */
function Mark() {
  return (
    <svg viewBox="0 0 64 64" width={30} height={30} aria-hidden="true">
      <path d="M32 4v32L10 46z" fill="#cfe6f7" stroke="#7fa8c8" strokeWidth={1} strokeLinejoin="round" />
      <path d="M32 4v32l22 10z" fill="#3f97d8" />
      <path d="M14 54h36v6H14z" fill="#f2b134" />
    </svg>
  );
}
