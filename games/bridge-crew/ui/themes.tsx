/** Two themes for an Order, and the objection to one of them (BRC-R17, BRC-R18, BRC-R66). */
import { type Json, same } from '@bridgehead/kernel';
import { Button, SeatMark, useTable } from '@bridgehead/ui';
import { useState } from 'react';
import { PERSONALITY_IDS, personalityRow, THEMES, type Theme } from '../cards.ts';
import { nth } from '../lists.ts';
import type { CrewView } from '../view.ts';
import styles from './forms.module.css';

/** Who would be drawn to it, and who put off, of those who could take the Order. */
function Leaning({ theme }: { theme: Theme }) {
  const { view } = useTable<CrewView>();
  const leaning = view.officers.flatMap(({ personality }, seat) => {
    if (personality === null || seat === view.captain || seat === view.alien) return [];
    const { keen, counter } = personalityRow(PERSONALITY_IDS.indexOf(personality));
    return keen.includes(theme) ? [{ seat, sign: '▲' }] : counter.includes(theme) ? [{ seat, sign: '▼' }] : [];
  });
  return (
    <span className={styles.leaning}>
      {leaning.map(({ seat, sign }) => (
        <span key={seat} data-sign={sign}>
          {sign}
          <SeatMark seat={seat} size={16} />
        </span>
      ))}
    </span>
  );
}

export function Themes({ natural }: { natural: readonly Theme[] }) {
  const { say, picked, toggle, busy } = useTable<CrewView>();
  return (
    <section className={styles.form} data-ref="desk" aria-label={say({ key: 'brc.ui.desk.themes' })}>
      <p className={styles.lead}>{say({ key: 'brc.ui.desk.themes' })}</p>
      <div className={styles.list}>
        {natural.map((theme) => (
          <button
            key={theme}
            type="button"
            disabled={busy}
            aria-pressed={picked.some((one) => same(one, theme))}
            data-answer={JSON.stringify(theme)}
            onClick={() => toggle(theme)}
          >
            <span>{say({ key: `brc.theme.${theme}` })}</span>
            <Leaning theme={theme} />
          </button>
        ))}
      </div>
    </section>
  );
}

export function Objection({ themes }: { themes: readonly Theme[] }) {
  const { say, answer, prompt, busy } = useTable<CrewView>();
  const [strike, setStrike] = useState(nth(themes, 0));
  const [put, setPut] = useState<Theme | null>(null);
  const swap: Json = [strike, put];
  const can = put !== null && (prompt?.options.some((option) => same(option, swap)) ?? false);
  return (
    <section className={styles.form} aria-label={say({ key: 'brc.ui.desk.objection' })}>
      <fieldset className={styles.field}>
        <legend>{say({ key: 'brc.ui.strike' })}</legend>
        <div className={styles.switch}>
          {themes.map((theme) => (
            <button key={theme} type="button" aria-pressed={strike === theme} onClick={() => setStrike(theme)}>
              {say({ key: `brc.ui.theme.${theme}` })}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.field}>
        <legend>{say({ key: 'brc.ui.put' })}</legend>
        <div className={styles.switch} data-many="">
          {THEMES.filter((theme) => !themes.includes(theme)).map((theme) => (
            <button key={theme} type="button" aria-pressed={put === theme} onClick={() => setPut(theme)}>
              {say({ key: `brc.ui.theme.${theme}` })}
            </button>
          ))}
        </div>
      </fieldset>
      <div className={styles.foot}>
        <Button look="main" disabled={!can || busy} onClick={() => answer(swap)}>
          {say({ key: 'brc.ui.object' })}
        </Button>
      </div>
    </section>
  );
}
