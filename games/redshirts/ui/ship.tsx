/** A ship from above: armour, rooms, doors; the reach of the chosen officer with its dangers; the shield over the bow. */

import { GlyphAt, Layer, rove, useTable, useTap } from '@bridgehead/ui';
import { type KeyboardEvent, useMemo } from 'react';
import { alienSkull } from '../icons/table.ts';
import { nth } from '../lists.ts';
import { CAPSULE, CREW_SECTIONS, type Section, SHIELD } from '../ship.ts';
import type { RedView, ShipView } from '../view.ts';
import { Hull } from './hull.tsx';
import { chosenOf, deedsAt, isHolding, namedShip, optionsOf, parseRef, sectionRef, type Targets, tapSection } from './intent.ts';
import { DOORS, DRAWN, doorBetween, HIGH, type Point, pathThrough, placeOf, SHIELD_ARCS, TOP, WIDE } from './plan.ts';
import { type Reach, reachOf } from './reach.ts';
import { type Lit, Room, type Tier, tierOf } from './room.tsx';
import { describeSection, shieldLeft } from './sentences.ts';
import styles from './ship.module.css';
import { usePings } from './use-pings.ts';
import { shipTitle } from './words.ts';

/** Height by width. */
export const SHAPE = HIGH / WIDE;

interface PlanProps {
  readonly ship: ShipView;
  /** In pixels of ordinary letters. */
  readonly width: number;
  readonly targets: Targets;
}

export function Plan({ ship, width, targets }: PlanProps) {
  const table = useTable<RedView>();
  const carryOut = useTap();
  const u = WIDE / width;
  const tier = tierOf(width);
  const reach = useReach(ship.ship);
  const pings = usePings();
  const sections: readonly Section[] = ship.pod ? [CAPSULE] : DRAWN;
  const keyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const room = (event.target as Element).closest('[data-space]')?.getAttribute('data-space') ?? null;
    if (room === null) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      carryOut(tapSection(table, targets, ship.ship, Number(room)));
    } else if (event.key === ' ') {
      event.preventDefault();
      table.inspect(sectionRef(ship.ship, Number(room)));
    } else rove(event);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
    <svg
      viewBox={ship.pod ? '260 100 480 740' : `0 ${TOP} ${WIDE} ${HIGH}`}
      className={styles.plan}
      style={{ width: `${width / 16}rem`, height: `${(width * (ship.pod ? 740 / 480 : SHAPE)) / 16}rem` }}
      role="group"
      aria-label={shipTitle(table.view, ship.ship)}
      data-tier={tier}
      onKeyDown={keyDown}
    >
      {ship.pod ? (
        <path d={placeOf(CAPSULE).path} className={styles.pod} />
      ) : (
        <Hull ship={ship} plain={tier === 'small' || tier === 'tiny'} />
      )}
      {!ship.pod && <Doors />}
      {sections.map((section, i) => (
        <Room
          key={section}
          ship={ship}
          section={section}
          u={ship.pod ? 480 / width : u}
          tier={tier}
          lit={litOf(table, targets, reach, ship.ship, section)}
          targets={targets}
          isEntry={i === 0}
          pinged={pings.has(sectionRef(ship.ship, section))}
        />
      ))}
      <Ways reach={reach} ship={ship.ship} u={u} tier={tier} />
      <Landings ship={ship} u={u} />
      {!ship.pod && <Shield ship={ship} u={u} tier={tier} />}
    </svg>
  );
}

/** Only while nothing is picked up: a card or a deed lights its own targets. */
function useReach(ship: number): Reach | null {
  const table = useTable<RedView>();
  const chosen = chosenOf(table);
  return useMemo(() => {
    if (chosen === null || chosen.ship !== ship || isHolding(table.selection) || !optionsOf(table).some((deed) => deed[0] === 'step'))
      return null;
    return reachOf(table.view, chosen);
  }, [table.view, table.prompt, table.selection, chosen, ship]);
}

function litOf(
  table: ReturnType<typeof useTable<RedView>>,
  targets: Targets,
  reach: Reach | null,
  ship: number,
  section: Section,
): Lit | null {
  if (namedShip(table) === ship && section < SHIELD) return table.picked.includes(section) ? 'picked' : 'target';
  if (isHolding(table.selection)) return deedsAt(table, targets, ship, section).length > 0 ? 'target' : null;
  const way = reach?.ways.get(section);
  return way === undefined ? null : way.wreck ? 'wreck' : 'walk';
}

function Doors() {
  return (
    <>
      {DOORS.map(({ at: { x, y }, turn }) => (
        <g key={`${x}.${y}`} transform={`translate(${x} ${y}) rotate(${turn})`} className={styles.door}>
          <rect x={-26} y={-15} width={52} height={30} rx={3} />
          <path d="M-18 -15v30M18 -15v30" />
        </g>
      ))}
    </>
  );
}

/** Numbers sit on the doors one goes through, never on what a room holds; a small plan has room for that of the pointed way alone. */
function Ways({ reach, ship, u, tier }: { reach: Reach | null; ship: number; u: number; tier: Tier }) {
  const { looked, selection } = useTable<RedView>();
  if (reach === null || tier === 'tiny') return null;
  const pointed = [looked, selection].map(parseRef).find(({ kind, rest }) => kind === 'section' && rest[0] === ship);
  const way = pointed === undefined ? undefined : reach.ways.get(nth(pointed.rest, 1));
  const isSaid = ([section]: readonly [Section, unknown]) => tier !== 'small' || section === pointed?.rest[1];
  return (
    <Layer className={styles.ways}>
      {way !== undefined && (
        <path d={pathThrough(way.rooms)} className={styles.path} strokeWidth={3.5 * u} strokeDasharray={`0 ${6.5 * u}`} />
      )}
      {reach.closed.map(([from, to]) => (
        <Sign key={`${from}-${to}`} at={doorBetween(from, to)} u={u} kind="closed" />
      ))}
      {[...reach.ways].filter(isSaid).map(([section, { rooms, wreck }]) => (
        <Sign
          key={section}
          at={doorBetween(nth(rooms, rooms.length - 2), section)}
          u={u}
          kind={wreck ? 'wreck' : 'step'}
          n={rooms.length - 1}
        />
      ))}
    </Layer>
  );
}
function Sign({ at, u, kind, n }: { at: Point | null; u: number; kind: 'step' | 'wreck' | 'closed'; n?: number }) {
  if (at === null) return null;
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${u})`} className={styles.sign} data-kind={kind}>
      <circle r={9} />
      {kind === 'step' && (
        <text y={4.4} textAnchor="middle">
          {n}
        </text>
      )}
      {kind === 'wreck' && <GlyphAt glyph={alienSkull} x={0} y={0} size={13} />}
      {kind === 'closed' && <path d="M-4 -4L4 4M4 -4L-4 4" />}
    </g>
  );
}

/** Where a teleport may end: every free section alike (RED-21, RED-R24). */
export function landingsOn(view: RedView, ship: number, team: number): readonly Section[] {
  const isHere = (one: { readonly ship: number; readonly section: Section }, section: Section) =>
    one.ship === ship && one.section === section;
  return CREW_SECTIONS.filter(
    (section) =>
      !view.officers.some((o) => o.alive && (isHere(o, section) || (o.own?.dummy != null && isHere(o.own.dummy, section)))) &&
      !view.fields.some((field) => isHere(field, section) && field.team !== team),
  );
}
/** Below a name of two lines, above the level. */
const BELOW = 24;
const CLEAR = 19.5;
function Landings({ ship, u }: { ship: ShipView; u: number }) {
  const table = useTable<RedView>();
  const chosen = chosenOf(table);
  if (chosen === null || table.selection !== 'deed:teleport' || !optionsOf(table).some((deed) => deed[2] === ship.ship)) return null;
  const free = landingsOn(table.view, ship.ship, chosen.team);
  return (
    <Layer className={styles.landings}>
      {free.map((section) => {
        const { mid, level } = placeOf(section);
        const y = Math.min(mid.y + BELOW, level.y - CLEAR * u);
        return (
          <g key={section} transform={`translate(${mid.x} ${y}) scale(${u})`}>
            <rect x={-17} y={-9.5} width={34} height={19} rx={9.5} />
            <text y={4.6} textAnchor="middle">
              1/{free.length}
            </text>
          </g>
        );
      })}
    </Layer>
  );
}

function Shield({ ship, u, tier }: { ship: ShipView; u: number; tier: Tier }) {
  const table = useTable<RedView>();
  const left = shieldLeft(ship);
  const text = ship.false ? '?' : left === 0 ? 'down' : `${left}/3`;
  const ref = sectionRef(ship.ship, SHIELD);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing can be done to a shield; it is only read
    <g
      className={styles.shield}
      data-down={left === 0 || undefined}
      data-ref={ref}
      aria-label={describeSection(table, ship, SHIELD)}
      onPointerEnter={() => table.look(ref)}
      onPointerLeave={() => table.look(null)}
      onClick={() => table.inspect(ref)}
      onKeyDown={undefined}
    >
      {SHIELD_ARCS.map((arc, i) => (
        <path
          key={arc}
          d={arc}
          strokeWidth={(i < left ? 5 : 2.5) * Math.min(u, 3)}
          className={i < left && !ship.false ? styles.up : styles.lost}
        />
      ))}
      {tier !== 'small' && tier !== 'tiny' && (
        <g transform={`translate(500 ${TOP + 13 * u}) scale(${u})`} className={styles.plate}>
          <rect x={-25} y={-11} width={50} height={22} rx={11} />
          <text y={4.8} textAnchor="middle">
            {text}
          </text>
        </g>
      )}
    </g>
  );
}
