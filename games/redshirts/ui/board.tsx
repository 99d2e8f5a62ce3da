/**
 * All ships. Wide: two side by side, or the own one large and the others as cards, the aimed one first. Phones: one ship at a time, the
 * others as tabs. While somebody beams, the two ships stand on either side of the teleport's gutter.
 */

import { type Box, SeatMark, TeamsProvider, useBox, useTable } from '@bridgehead/ui';
import { useMemo } from 'react';
import type { Deed } from '../actions/deed.ts';
import { BOARDING } from '../cards.ts';
import { nth } from '../lists.ts';
import { NONE } from '../state.ts';
import type { OfficerView, RedView } from '../view.ts';
import { Berth, ShipTab } from './berth.tsx';
import styles from './board.module.css';
import { Crew } from './crew.tsx';
import { useEmblems } from './glyphs.ts';
import { Definitions } from './hull.tsx';
import { chosenOf, enemyOf, isHolding, namedShip, optionsOf, parseRef, type Red, type Targets, targetMap } from './intent.ts';
import { OfficerAt } from './tokens.tsx';
import { useKeys } from './use-keys.ts';
import { useWalkOn } from './walk.ts';
import { rankTitle, shipTitle } from './words.ts';

/** Units of the drawing in one rem. */
const UNITS = 16;

export function Board() {
  const table = useTable<RedView>();
  const [ref, rems] = useBox<HTMLDivElement>();
  const box = useMemo(() => (rems === null ? null : { w: rems.w * UNITS, h: rems.h * UNITS }), [rems]);
  const targets = useMemo(() => targetMap(table), [table.prompt, table.selection, table.view, table.kept]);
  useWalkOn();
  useKeys();
  useEmblems();
  return (
    <TeamsProvider value={null}>
      <div ref={ref} className={styles.board} data-stage={table.stage} data-testid="board">
        <Definitions />
        {box !== null && box.w > 0 && <Places box={box} targets={targets} />}
      </div>
    </TeamsProvider>
  );
}

function Places({ box, targets }: { box: Box; targets: Targets }) {
  const table = useTable<RedView>();
  const { stage } = table;
  if (stage === 'upright' || stage === 'lying')
    return stage === 'upright' ? <Upright box={box} targets={targets} /> : <Lying box={box} targets={targets} />;
  const beaming = beamingOf(table);
  if (beaming !== null) return <Split box={box} targets={targets} {...beaming} />;
  return <Across box={box} targets={targets} />;
}

const GAP = 8;
/** A crew that has neither its ship nor a pod needs no place any more. */
function berthsOf(view: RedView): readonly number[] {
  const all = view.teams.map(({ team }) => team);
  const left = all.filter((team) => view.ships.some((ship) => !ship.gone && (ship.ship === team || (ship.pod && ship.team === team))));
  return left.length === 0 ? all : left;
}
/** The viewer's own ship first; spectators, and those who have lost theirs, have the first one. */
const ownOf = (view: RedView): number => (berthsOf(view).includes(view.team ?? 0) ? (view.team ?? 0) : nth(berthsOf(view), 0));

function Across({ box: { w, h }, targets }: { box: Box; targets: Targets }) {
  const table = useTable<RedView>();
  const { view } = table;
  const berths = berthsOf(view);
  if (berths.length <= 2) {
    const each = (w - GAP * (berths.length - 1)) / berths.length;
    return (
      <div className={styles.two}>
        {berths.map((ship) => (
          <Berth key={ship} ship={ship} form="large" w={each} h={h} targets={targets} />
        ))}
      </div>
    );
  }
  const own = ownOf(view);
  const others = berths.filter((ship) => ship !== own);
  const left = Math.min(w * 0.5, h * 1.02);
  const right = w - left - GAP;
  if (others.length === 2)
    return (
      <div className={styles.many} style={{ gridTemplateColumns: `${left / UNITS}rem ${right / UNITS}rem` }}>
        <Berth ship={own} form="large" w={left} h={h} targets={targets} />
        <div className={styles.column}>
          {others.map((ship) => (
            <Berth key={ship} ship={ship} form="aside" w={right} h={(h - GAP) / 2} targets={targets} />
          ))}
        </div>
      </div>
    );
  const turned = enemyOf(table, chosenOf(table));
  const aimed = others.includes(turned) ? turned : nth(others, 0);
  const low = h * 0.46;
  return (
    <div className={styles.many} style={{ gridTemplateColumns: `${left / UNITS}rem ${right / UNITS}rem` }}>
      <Berth ship={own} form="large" w={left} h={h} targets={targets} />
      <div className={styles.column}>
        <Berth ship={aimed} form="aside" w={right} h={h - low - GAP} targets={targets} />
        <div className={styles.pair}>
          {others
            .filter((ship) => ship !== aimed)
            .map((ship) => (
              <Berth key={ship} ship={ship} form="small" w={(right - GAP) / 2} h={low} targets={targets} />
            ))}
        </div>
      </div>
    </div>
  );
}

interface Beaming {
  readonly officer: OfficerView;
  readonly from: number;
  readonly to: number;
  readonly choices: readonly number[];
}
/** The ship that a deed leads over to. */
function overTo(deed: Deed): number[] {
  return deed[0] === 'teleport' ? [deed[2]] : deed[0] === 'play-there' ? [deed[3]] : [];
}
/** Teleport or the card Boarding is picked up: from which ship to which. */
function beamingOf(table: Red): Beaming | null {
  const { selection, view, kept } = table;
  const officer = chosenOf(table);
  const { kind, rest } = parseRef(selection);
  const isBoarding = kind === 'card' && rest[0] === BOARDING;
  if (officer === null || (selection !== 'deed:teleport' && !isBoarding)) return null;
  const choices = [...new Set(optionsOf(table).flatMap(overTo))];
  const to = choices.find((ship) => ship === kept.ship) ?? choices[0];
  if (to === undefined || view.ships[officer.ship]?.pod === true || officer.ship === NONE) return null;
  return { officer, from: officer.ship, to, choices };
}
function Split({ box: { w, h }, targets, officer, from, to, choices }: Beaming & { box: Box; targets: Targets }) {
  const table = useTable<RedView>();
  const { view, say } = table;
  const [left, gutter] = [w * 0.38, w * 0.14];
  return (
    <div className={styles.split}>
      <Berth ship={from} form="large" w={left} h={h} targets={targets} />
      <div className={styles.gutter} style={{ width: `${gutter / UNITS}rem` }}>
        <p>
          <strong>{say({ key: table.selection === 'deed:teleport' ? 'red.ui.deed.teleport' : 'red.ui.gutter.boarding' })}</strong>
          <br />
          {say({
            key: table.selection === 'deed:teleport' ? 'red.ui.gutter.down' : 'red.ui.gutter.through',
            params: { ship: shipTitle(view, to) },
          })}
        </p>
        {choices.length > 1 && (
          <p className={styles.choices}>
            {choices.map((ship) => (
              <button
                key={ship}
                type="button"
                aria-pressed={ship === to}
                onClick={() => table.keep('ship', ship)}
                aria-label={shipTitle(view, ship)}
              >
                <SeatMark seat={view.ships[ship]?.team === NONE ? 7 : (view.ships[ship]?.team ?? 0)} size={22} />
              </button>
            ))}
          </p>
        )}
        <div>
          <svg viewBox="-22 -22 44 44" className={styles.traveller} aria-hidden="true">
            <OfficerAt token={{ officer, guise: 'plain', r: 16, pips: true, march: false, ring: null }} at={{ x: 0, y: 0, u: 1 }} />
          </svg>
          <p className={styles.name}>
            {rankTitle(officer.rank)}
            {(officer.redshirts ?? 0) > 0 && (
              <>
                <br />
                {say({
                  key: 'red.ui.gutter.redshirts',
                  params: { n: officer.redshirts ?? 0 },
                })}
              </>
            )}
          </p>
        </div>
        <p className={styles.hint}>{say({ key: table.selection === 'deed:teleport' ? 'red.ui.gutter.random' : 'red.ui.gutter.choose' })}</p>
      </div>
      <Berth ship={to} form="large" w={w - left - gutter} h={h} targets={targets} />
    </div>
  );
}

/** On a phone: the one that is asked about, or turned to, or where the chosen officer is. */
function shownShip(table: Red, targets: Targets): number {
  const { view, kept } = table;
  const named = namedShip(table);
  if (named !== null) return named;
  const berths = berthsOf(view);
  const here = chosenOf(table)?.ship ?? NONE;
  const home = berths.includes(here) ? here : ownOf(view);
  if (typeof kept.shown === 'number') return kept.shown;
  if (!isHolding(table.selection)) return home;
  const ships = [...targets.keys()]
    .map(parseRef)
    .flatMap(({ kind, rest }) => (kind === 'section' || kind === 'ship' ? [nth(rest, 0)] : []));
  return ships.length === 0 || ships.includes(home) ? home : (ships.find((ship) => berths.includes(ship)) ?? home);
}

const TABS = 50;
const CREW = 46;
/** From this width on the other ships have cards of this height below the one that is shown. */
const TABLET = 640;
const CARDS = 236;

function Upright({ box: { w, h }, targets }: { box: Box; targets: Targets }) {
  const table = useTable<RedView>();
  const { view } = table;
  const berths = berthsOf(view);
  const shown = shownShip(table, targets);
  const room = h - TABS - CREW - 2 * 5;
  if (w >= TABLET && h >= 2 * CARDS + CREW) {
    const others = berths.filter((ship) => ship !== shown);
    const each = (w - GAP * (others.length - 1)) / Math.max(1, others.length);
    return (
      <div className={styles.upright}>
        <Berth ship={shown} form="large" w={w} h={h - CARDS - CREW - 2 * 5} targets={targets} />
        <div className={styles.pair}>
          {others.map((ship) => (
            <Berth key={ship} ship={ship} form={others.length > 2 ? 'small' : 'aside'} w={each} h={CARDS} targets={targets} />
          ))}
        </div>
        <div style={{ height: `${CREW / UNITS}rem` }}>{view.team !== null && <Crew />}</div>
      </div>
    );
  }
  return (
    <div className={styles.upright}>
      <div className={styles.tabs} style={{ height: `${TABS / UNITS}rem` }}>
        {berths.map((ship) => (
          <ShipTab key={ship} ship={ship} shown={ship === shown} many={berths.length > 2} onTurn={() => turn(table, ship)} />
        ))}
      </div>
      <Berth ship={shown} form="large" w={w} h={room} targets={targets} bare />
      <div style={{ height: `${CREW / UNITS}rem` }}>{view.team !== null && <Crew />}</div>
    </div>
  );
}
function turn(table: Red, ship: number): void {
  table.keep('shown', ship);
  if (table.view.ships[ship]?.team !== table.view.team) table.keep('ship', ship);
}

function Lying({ box: { w, h }, targets }: { box: Box; targets: Targets }) {
  const table = useTable<RedView>();
  const { view } = table;
  const berths = berthsOf(view);
  const shown = shownShip(table, targets);
  const side = 128;
  return (
    <div className={styles.lying}>
      <div className={styles.stack} style={{ width: `${side / UNITS}rem` }}>
        {berths.map((ship) => (
          <ShipTab key={ship} ship={ship} shown={ship === shown} many={berths.length > 2} onTurn={() => turn(table, ship)} />
        ))}
        {view.team !== null && <Crew />}
      </div>
      <Berth ship={shown} form="large" w={w - side - 5} h={h} targets={targets} bare />
    </div>
  );
}
