import { type Glyph, Icon } from '@bridgehead/ui';
import { type Authors, drawingName } from '@bridgehead/ui/icons/authors';
import * as hall from '@bridgehead/ui/icons/hall';
import { HALL, LUCIDE_ICONS } from '@bridgehead/ui/icons/used';
import { useEffect, useState } from 'react';
import { GAMES } from '../games.ts';
import { t } from '../i18n.ts';
import { Shell } from '../shell.tsx';
import styles from './credits.module.css';

interface Used {
  readonly authors: Authors;
  readonly drawings: Readonly<Record<string, Glyph>>;
}
const OWN: Used = { authors: HALL, drawings: hall };

/** What the house and every game on the shelf print, by name. */
function useIcons(): Used {
  const [used, setUsed] = useState(OWN);
  useEffect(() => {
    void Promise.all(GAMES.map((game) => game.icons())).then((all) =>
      setUsed({
        authors: Object.assign({}, OWN.authors, ...all.map(({ authors }) => authors)),
        drawings: Object.assign({}, OWN.drawings, ...all.map(({ drawings }) => drawings)),
      }),
    );
  }, []);
  return used;
}

export default function Credits() {
  useEffect(() => {
    document.title = `${t('credits.title')} · Bridgehead`;
  }, []);
  const { authors, drawings } = useIcons();
  const names = [...new Set(Object.values(authors))].sort();
  return (
    <Shell>
      <article className={styles.credits}>
        <h1>{t('credits.title')}</h1>
        <h2>{t('credits.code')}</h2>
        <p>{t('credits.code.text')}</p>
        <h2>{t('credits.fonts')}</h2>
        <p>{t('credits.fonts.text')}</p>
        <h2>{t('credits.icons')}</h2>
        <p>{t('credits.game-icons', { authors: names.join(', ') })}</p>
        <ul className={styles.icons}>
          {Object.entries(authors)
            .sort(([a], [b]) => a.localeCompare(b))
            .map(([name, author]) => {
              const glyph = drawings[drawingName(name)];
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
