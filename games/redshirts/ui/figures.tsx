/** Pictures for the rulebook, by clause: the ship with its sections, the four levels, an officer with his company, what ticks. */

import { TeamsProvider } from '@bridgehead/ui';
import type { ComponentType, ReactNode } from 'react';
import { CORE, GREEN, SECTION_COUNT, type Section } from '../ship.ts';
import type { OfficerView, ShipView } from '../view.ts';
import styles from './figures.module.css';
import { Definitions, Hull } from './hull.tsx';
import floors from './level.module.css';
import { DOORS, DRAWN, HIGH, placeOf, SHIELD_ARCS, SYSTEMS, TOP, WIDE } from './plan.ts';
import { Floor } from './room.tsx';
import { ChargeAt, Chip, FireAt, FUSE, LevelPlate, OfficerAt } from './tokens.tsx';
import { figureName, levelName, rankTitle, sectionName } from './words.ts';

const whole = (levels: readonly number[]): ShipView => ({
  ship: 0,
  name: '',
  team: 0,
  place: 0,
  pod: false,
  gone: false,
  false: false,
  levels,
  heavy: new Array<number>(SECTION_COUNT).fill(0),
  fresh: new Array<boolean>(SECTION_COUNT).fill(false),
  evasive: false,
  gas: 0,
  virus: 0,
  lockOn: 0,
  overcharge: false,
  aimed: false,
  calibrated: false,
  strafing: false,
  commanded: false,
  fired: [0, 0],
});
const somebody = (rank: number, redshirts: number, health: number): OfficerView => ({
  officer: rank,
  seat: 0,
  team: 0,
  rank,
  chair: rank === 0 ? 1 : 0,
  order: rank,
  alive: true,
  ship: 0,
  section: 0,
  health,
  redshirts,
  steps: 3,
  ended: false,
  own: null,
});

function Figure({ box, label, children }: { box: string; label: string; children: ReactNode }) {
  return (
    <TeamsProvider value={null}>
      <Definitions />
      <svg viewBox={box} className={styles.figure} role="img" aria-label={label}>
        {children}
      </svg>
    </TeamsProvider>
  );
}

/** Every section with its name; the lit ones are what the clause is about. */
function ShipFigure({ lit, label }: { lit: readonly Section[]; label: string }) {
  const u = 2;
  return (
    <Figure box={`0 ${TOP} ${WIDE} ${HIGH}`} label={label}>
      <Hull ship={whole(new Array<number>(SECTION_COUNT).fill(GREEN))} plain={false} />
      {DOORS.map(({ at: { x, y }, turn }) => (
        <rect
          key={`${x}.${y}`}
          x={-26}
          y={-15}
          width={52}
          height={30}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          className={styles.door}
        />
      ))}
      {DRAWN.map((section) => (
        <g key={section} className={`${floors.level} ${styles.room}`} data-lit={lit.includes(section) || undefined}>
          <Floor path={placeOf(section).path} section={section} level={GREEN} name={`${section}`} />
          <text
            x={SYSTEMS.includes(section) ? placeOf(section).name.x : placeOf(section).mid.x}
            y={SYSTEMS.includes(section) ? placeOf(section).name.y : placeOf(section).mid.y}
            textAnchor={SYSTEMS.includes(section) ? placeOf(section).name.anchor : 'middle'}
            fontSize={13 * u}
            className={styles.name}
          >
            {sectionName(section)
              .split(' ')
              .map((line, i) => (
                <tspan
                  key={line}
                  x={SYSTEMS.includes(section) ? placeOf(section).name.x : placeOf(section).mid.x}
                  dy={i === 0 ? 0 : 13 * u}
                >
                  {line}
                </tspan>
              ))}
          </text>
        </g>
      ))}
      {SHIELD_ARCS.map((arc) => (
        <path key={arc} d={arc} className={styles.shield} />
      ))}
    </Figure>
  );
}

const HEX = 'M-55 0L-28 -48H28L55 0 28 48H-28Z';
const Levels = () => (
  <Figure box="-70 -60 560 150" label={figureName('levels')}>
    {[0, 1, 2, 3].map((level) => (
      <g key={level} transform={`translate(${level * 140} 0)`} className={floors.level} data-level={level}>
        <path d={HEX} className={styles.hex} />
        {level > 0 && <path d={HEX} fill={`url(#red-hatch-${level})`} />}
        <LevelPlate level={level} at={{ x: 0, y: 30, u: 1 }} />
        {level === 2 && <Chip glyph={FUSE} n={2} kind="fuse" at={{ x: 0, y: 0, u: 1 }} />}
        <text y={72} textAnchor="middle" fontSize={15} className={styles.name}>
          {levelName(level)}
        </text>
      </g>
    ))}
  </Figure>
);
const Officers = () => (
  <Figure box="-40 -40 420 100" label={figureName('officers')}>
    {[somebody(0, 0, 3), somebody(1, 3, 2), somebody(2, 7, 1)].map((officer, i) => (
      <g key={officer.rank} transform={`translate(${i * 140} 0)`}>
        <OfficerAt token={{ officer, guise: 'plain', r: 24, pips: true, march: true, ring: null }} at={{ x: 0, y: 0, u: 1 }} />
        <text y={52} textAnchor="middle" fontSize={14} className={styles.name}>
          {rankTitle(officer.rank)}
        </text>
      </g>
    ))}
  </Figure>
);
const Ticking = () => (
  <Figure box="-40 -36 240 72" label={figureName('tokens')}>
    <ChargeAt count={2} secret={false} at={{ x: 0, y: 0, u: 1 }} size={44} />
    <ChargeAt count={1} secret={false} at={{ x: 70, y: 0, u: 1 }} size={44} />
    <FireAt count={3} at={{ x: 150, y: 0, u: 1 }} size={40} />
  </Figure>
);

export const figures: Readonly<Record<string, ComponentType>> = {
  'RED-07': () => <ShipFigure lit={[]} label={figureName('ship')} />,
  'RED-09': Levels,
  'RED-10': () => <ShipFigure lit={CORE} label={figureName('core')} />,
  'RED-59': Officers,
  'RED-82': Ticking,
};
