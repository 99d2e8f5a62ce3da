/** What can be done now as buttons next to the question: with what is picked up, at the place that is pointed at, or the next good act. */

import { same } from '@bridgehead/kernel';
import { ActButton, Button, IconButton, useTable } from '@bridgehead/ui';
import { x } from '@bridgehead/ui/icons/verbs';
import { useMemo } from 'react';
import type { Deed } from '../actions/deed.ts';
import { nth } from '../lists.ts';
import type { RedView } from '../view.ts';
import styles from './actions.module.css';
import { act, best, outcome } from './answers.ts';
import { asContext, chosenOf, deedsAt, isHolding, menuOf, optionsOf, parseRef, targetMap, wayTo } from './intent.ts';
import { useWalk } from './walk.ts';

/** As many as there is room for. */
const MOST = { full: 3, short: 3, upright: 2, lying: 2 } as const;
/** Deeds that lie nowhere on the table and are not in the bar; offers have buttons of their own. */
const LOOSE: readonly string[] = ['disarm', 'take-over', 'command', 'defect', 'withdraw'];

export function Actions() {
  const table = useTable<RedView>();
  const walk = useWalk();
  const { prompt, selection, aim, stage, busy } = table;
  const context = asContext(table);
  const targets = useMemo(() => targetMap(table), [table.prompt, table.selection, table.view, table.kept]);
  const chosen = chosenOf(table);
  if (prompt?.key !== 'red.menu' || chosen === null) return null;
  const { kind, rest } = parseRef(selection);
  const place = kind === 'section' ? { ship: nth(rest, 0), section: nth(rest, 1) } : null;
  const way = place === null ? null : wayTo(table, place.ship, place.section);
  const deeds = place !== null ? deedsAt(table, targets, place.ship, place.section) : isHolding(selection) ? held() : next();
  const end = menuOf(prompt).find((deed) => deed[0] === 'end-all') ?? menuOf(prompt).find((deed) => deed[0] === 'end');
  const shown = deeds.slice(0, MOST[stage] - (way === null ? 0 : 1));
  return (
    <div className={styles.actions} data-testid="actions">
      {way !== null && (
        <ActButton
          look="main"
          disabled={busy}
          onClick={() => walk(chosen.officer, way.rooms.slice(1))}
          act={act(context, ['step', chosen.officer, nth(way.rooms, way.rooms.length - 1)]) ?? ''}
          outcome={outcome(context, ['step', chosen.officer, nth(way.rooms, way.rooms.length - 1)])}
        />
      )}
      {shown.map((deed, i) => (
        <ActButton
          key={JSON.stringify(deed)}
          data-answer={JSON.stringify(deed)}
          look={i === 0 && way === null ? 'main' : 'plain'}
          disabled={busy}
          onClick={() => table.answer(deed)}
          act={act(context, deed) ?? ''}
          outcome={outcome(context, deed)}
        />
      ))}
      {place !== null && way === null && deeds.length === 0 && (
        <Button onClick={() => table.whyNot(['step', chosen.officer, place.section])}>{table.say({ key: 'red.ui.why-not' })}</Button>
      )}
      {place !== null && table.mark !== null && table.view.mode === 'seats' && (
        <Button data-testid="ping" onClick={() => table.mark?.('ping', `section:${place.ship}:${place.section}`)}>
          {table.say({ key: 'red.ui.ping' })}
        </Button>
      )}
      {selection !== null && <IconButton glyph={x} label={table.say({ key: 'red.ui.put-down' })} onClick={() => table.select(null)} />}
      {selection === null && end !== undefined && (
        <ActButton
          data-answer={JSON.stringify(end)}
          look="quiet"
          disabled={busy}
          onClick={() => table.answer(end)}
          act={act(context, end) ?? ''}
          outcome={outcome(context, end)}
          data-testid="end-turn"
        />
      )}
    </div>
  );

  /** What is picked up: the aimed target first. */
  function held(): readonly Deed[] {
    const all = optionsOf(table).filter((deed) => deed[0] !== 'swap');
    const aimed = all.find((deed) => aim !== null && same(deed, aim));
    return aimed === undefined ? all : [aimed, ...all.filter((deed) => deed !== aimed && deed.at(-1) === aimed.at(-1))];
  }
  /** Nothing is picked up: the next good act, and what has no other place. */
  function next(): readonly Deed[] {
    const good = best(context);
    const loose = optionsOf(table).filter((deed) => LOOSE.includes(deed[0]));
    const rest = loose.filter((deed) => good === null || !same(deed, good));
    return good === null ? rest : [good, ...rest];
  }
}
