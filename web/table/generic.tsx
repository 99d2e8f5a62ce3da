/** A table for every game: the view as labelled zones, the options lit on the things they are about. */
import type { Json, ZoneItem } from '@bridgehead/kernel';
import { Button, Dialog, describeOption, fieldOf, fieldPath, type GameTable, rove, SeatMark, useTable } from '@bridgehead/ui';
import { useState } from 'react';
import { t } from '../i18n.ts';
import styles from './generic.module.css';

function Board() {
  const table = useTable();
  const zones = table.game.describe.zones(table.view, table.viewer);
  const [choices, setChoices] = useState<readonly Json[]>([]);
  const optionsOn = (ref: string | null): readonly Json[] =>
    ref === null || table.prompt === null ? [] : table.prompt.options.filter((option) => describeOption(table, option).refs?.includes(ref));

  const tap = (item: ZoneItem) => {
    const options = optionsOn(item.ref);
    const [only] = options;
    if (table.prompt?.kind !== 'choose') {
      if (options.length > 0) table.select(item.ref);
    } else if (options.length === 1 && only !== undefined) table.answer(only);
    else if (options.length > 1) setChoices(options);
    else if (item.ref !== null) table.whyNot(item.ref);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys travel between the buttons inside
    <div className={styles.zones} onKeyDown={rove}>
      {zones.map((zone) => (
        <section key={zone.id} className={styles.zone} aria-label={table.say(zone.title)}>
          <h2 className={styles.title}>
            {zone.owner !== null && <SeatMark seat={zone.owner} size={20} />}
            {table.say(zone.title)}
            {zone.hidden !== undefined && zone.hidden > 0 && (
              <span className={styles.hidden}>{t('table.hidden', { count: zone.hidden })}</span>
            )}
          </h2>
          <div className={styles.items}>
            {zone.items.map((item, i) => {
              const title = table.say(item.title);
              const facts = (item.facts ?? []).map((fact) => table.say(fact));
              const lit = optionsOn(item.ref).length > 0;
              return (
                <button
                  key={item.ref ?? `${zone.id}.${title}.${i}`}
                  type="button"
                  data-stop=""
                  tabIndex={i === 0 ? 0 : -1}
                  data-ref={item.ref}
                  className={`${styles.item} ${lit ? styles.lit : ''}`}
                  onClick={() => tap(item)}
                >
                  <Ornament id={title} />
                  <strong>{title}</strong>
                  {facts.map((fact) => (
                    <span key={fact}>{fact}</span>
                  ))}
                  {lit && <span className="visually-hidden">{t('table.lit')}</span>}
                </button>
              );
            })}
            {zone.items.length === 0 && <p className={styles.empty}>{t('table.empty')}</p>}
          </div>
        </section>
      ))}
      <Dialog title={t('ui.options')} open={choices.length > 0} onClose={() => setChoices([])}>
        <ul className={styles.choices}>
          {choices.map((option) => (
            <li key={JSON.stringify(option)}>
              <Button
                onClick={() => {
                  setChoices([]);
                  table.answer(option);
                }}
              >
                {table.say(describeOption(table, option))}
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
}

function Ornament({ id }: { id: string }) {
  const { field, turn } = fieldOf(id);
  return (
    <svg viewBox="0 0 120 30" className={styles.ornament} aria-hidden="true" preserveAspectRatio="none">
      <path d={fieldPath(field, 120, 30, turn)} />
    </svg>
  );
}

export const GENERIC: GameTable = { Board, isPlain: () => true };
