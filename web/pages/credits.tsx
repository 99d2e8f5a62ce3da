import { type Glyph, Icon } from '@bridgehead/ui';
import * as hall from '@bridgehead/ui/icons/hall';
import * as castle from '@bridgehead/ui/icons/storm-the-castle';
import { GAME_ICONS, LUCIDE_ICONS } from '@bridgehead/ui/icons/used';
import { useEffect } from 'react';
import { t } from '../i18n.ts';
import { Shell } from '../shell.tsx';
import styles from './credits.module.css';

const DRAWINGS = { ...hall, ...castle } as Record<string, Glyph>;
const USED: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(GAME_ICONS));
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export default function Credits() {
  useEffect(() => {
    document.title = `${t('credits.title')} · Bridgehead`;
  }, []);
  const authors = [...new Set(Object.values(USED))].sort();
  return (
    <Shell>
      <article className={styles.credits}>
        <h1>{t('credits.title')}</h1>
        <h2>{t('credits.code')}</h2>
        <p>{t('credits.code.text')}</p>
        <h2>{t('credits.fonts')}</h2>
        <p>{t('credits.fonts.text')}</p>
        <h2>{t('credits.icons')}</h2>
        <p>{t('credits.game-icons', { authors: authors.join(', ') })}</p>
        <ul className={styles.icons}>
          {Object.entries(USED).map(([name, author]) => {
            const glyph = DRAWINGS[camel(name)];
            return (
              <li key={name}>
                {glyph && <Icon glyph={glyph} size={28} />}
                <span>
                  {name} <small>{author}</small>
                </span>
              </li>
            );
          })}
        </ul>
        <p>{t('credits.lucide')}</p>
        <p className={styles.names}>{LUCIDE_ICONS.join(', ')}</p>
      </article>
    </Shell>
  );
}
