/**
 * A table for every game: the players on its edge, the view as labelled zones, the options lit on the things they are about.
 * Where there is more than fits, things are drawn smaller, then what cannot be chosen is stacked under a count.
 */
import type { Json, Zone, ZoneItem } from '@bridgehead/kernel';
import { Button, Dialog, describeOption, fieldOf, fieldPath, type GameTable, rove, SeatHead, SeatMark, useTable } from '@bridgehead/ui';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../i18n.ts';
import styles from './generic.module.css';

/** From the roomiest to the closest. folded: zones without a choice are buttons. `most`: of what cannot be chosen in a zone, the rest lies under a count. */
const DENSITIES = [
  { name: 'open', most: 99 },
  { name: 'lines', most: 99 },
  { name: 'chips', most: 99 },
  ...[12, 8, 5, 3, 2, 1, 0].map((most) => ({ name: 'chips', most })),
  { name: 'folded', most: 0 },
] as const;
type Density = (typeof DENSITIES)[number];

/** The roomiest drawing in which everything fits; the search starts again when the table or its place changes. */
function useDensity(version: number): [RefObject<HTMLDivElement | null>, Density] {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState('');
  const [at, setAt] = useState<{ of: string; step: number }>({ of: '', step: 0 });
  const of = `${version} ${size}`;
  const step = at.of === of ? at.step : 0;
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setSize(`${element.clientWidth} ${element.clientHeight}`));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || step === DENSITIES.length - 1) return;
    // Columns that are full go on at the right.
    if (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1) setAt({ of, step: step + 1 });
  }, [of, step]);
  return [ref, DENSITIES[step] as Density];
}

function Board() {
  const table = useTable();
  const zones = table.game.describe.zones(table.view, table.viewer);
  const [choices, setChoices] = useState<readonly Json[]>([]);
  const [opened, setOpened] = useState<Zone | null>(null);
  const [ref, density] = useDensity(table.version);
  const optionsOn = (of: string | null): readonly Json[] =>
    of === null || table.prompt === null ? [] : table.prompt.options.filter((option) => describeOption(table, option).refs?.includes(of));

  const tap = (item: ZoneItem) => {
    const options = optionsOn(item.ref);
    const [only] = options;
    setOpened(null);
    if (table.prompt?.kind !== 'choose') {
      if (options.length > 0) table.select(item.ref);
    } else if (options.length === 1 && only !== undefined) table.answer(only);
    else if (options.length > 1) setChoices(options);
    else if (item.ref !== null) table.whyNot(item.ref);
  };
  const thing = (item: ZoneItem, zone: Zone, i: number) => (
    <Thing key={item.ref ?? `${zone.id}.${i}`} item={item} first={i === 0} lit={optionsOn(item.ref).length > 0} onTap={() => tap(item)} />
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys travel between the buttons inside
    <div className={styles.table} onKeyDown={rove}>
      <ul className={styles.seats}>
        {table.seats.map(({ seat }) => (
          <li key={seat}>
            <SeatHead seat={seat} />
          </li>
        ))}
      </ul>
      {/* At the closest it may be scrolled: a game with more than that needs a table of its own. */}
      <div ref={ref} className={styles.zones} data-density={density.name} data-scrolls={density.name === 'folded' ? '' : undefined}>
        {zones.map((zone) => {
          const shown = shownOf(zone.items, density.most, (item) => optionsOn(item.ref).length > 0);
          if (density.name === 'folded' && shown.length === 0)
            return (
              <Button key={zone.id} className={styles.fold} onClick={() => setOpened(zone)} aria-haspopup="dialog" data-stop="">
                {zone.owner !== null && <SeatMark seat={zone.owner} size={16} />} {table.say(zone.title)}{' '}
                <b>{zone.items.length + (zone.hidden ?? 0)}</b>
              </Button>
            );
          return (
            <section key={zone.id} className={styles.zone} aria-label={table.say(zone.title)}>
              <h2 className={styles.title}>
                {zone.owner !== null && <SeatMark seat={zone.owner} size={20} />}
                {table.say(zone.title)}
                {zone.hidden !== undefined && zone.hidden > 0 && (
                  <span className={styles.hidden}>{t('table.hidden', { count: zone.hidden })}</span>
                )}
              </h2>
              <div className={styles.items}>
                {shown.map((item, i) => thing(item, zone, i))}
                {shown.length < zone.items.length && (
                  <Button onClick={() => setOpened(zone)} aria-haspopup="dialog" data-stop="">
                    {t('table.more', { count: zone.items.length - shown.length })}
                  </Button>
                )}
                {zone.items.length === 0 && <p className={styles.empty}>{t('table.empty')}</p>}
              </div>
            </section>
          );
        })}
      </div>
      <Dialog title={opened === null ? '' : table.say(opened.title)} open={opened !== null} onClose={() => setOpened(null)}>
        <div className={styles.items}>{opened?.items.map((item, i) => thing(item, opened, i))}</div>
      </Dialog>
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

/** Everything that can be chosen, and of the rest the first so many; one thing more takes no more room than its count. */
function shownOf(items: readonly ZoneItem[], most: number, canBeChosen: (item: ZoneItem) => boolean): readonly ZoneItem[] {
  let others = 0;
  const shown = items.filter((item) => canBeChosen(item) || ++others <= most);
  return items.length - shown.length === 1 ? items : shown;
}

interface ThingProps {
  readonly item: ZoneItem;
  readonly first: boolean;
  readonly lit: boolean;
  readonly onTap: () => void;
}

function Thing({ item, first, lit, onTap }: ThingProps) {
  const table = useTable();
  const title = table.say(item.title);
  const facts = (item.facts ?? []).map((fact) => table.say(fact));
  const picked = table.prompt?.kind === 'select' && table.picked.some((one) => describeOption(table, one).refs?.includes(item.ref ?? ''));
  return (
    <button
      type="button"
      data-stop=""
      tabIndex={first ? 0 : -1}
      data-ref={item.ref}
      data-lit={lit ? 'pick' : undefined}
      data-picked={picked ? '' : undefined}
      className={styles.item}
      title={facts.join(', ')}
      onClick={onTap}
    >
      <Ornament id={title} />
      <strong>{title}</strong>
      {facts.length > 0 && <span className={styles.facts}>{facts.join(' · ')}</span>}
      {lit && <span className="visually-hidden">{t('table.lit')}</span>}
    </button>
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

export const GENERIC: GameTable = { parts: { Board }, choices: { isPlain: () => true } };
