/** One section of a ship: its floor tells the damage, what lies on it is drawn above; the whole of it is one button. */

import { type Glyph, hashOf, Layer, stopInDrawing, useTable, useTap } from '@bridgehead/ui';
import { memo } from 'react';
import { bubbleField } from '../icons/table.ts';
import { nth } from '../lists.ts';
import { CAPSULE, CORE, CRITICAL, type Section, sectionRow } from '../ship.ts';
import { NONE } from '../state.ts';
import type { RedView, ShipView } from '../view.ts';
import { fieldsIn, type Laid, layOut, type Piece, piecesIn, radiusOf } from './contents.ts';
import { chosenOf, isHolding, sectionRef, type Targets, tapSection } from './intent.ts';
import floors from './level.module.css';
import { FURNITURE, type Point, placeOf, SYSTEMS } from './plan.ts';
import styles from './room.module.css';
import { describeSection } from './sentences.ts';
import { BotAt, ChargeAt, Chip, FireAt, FUSE, LevelPlate, OfficerAt } from './tokens.tsx';
import { sectionName, sectionShort } from './words.ts';

/** How much a plan of this width can show (in pixels of ordinary letters). */
export const TIERS = ['full', 'wide', 'middle', 'small', 'tiny'] as const;
export type Tier = (typeof TIERS)[number];
export const tierOf = (width: number): Tier =>
  width >= 480 ? 'full' : width >= 400 ? 'wide' : width >= 340 ? 'middle' : width >= 200 ? 'small' : 'tiny';

export type Lit = 'walk' | 'wreck' | 'target' | 'picked';
interface RoomProps {
  readonly ship: ShipView;
  readonly section: Section;
  readonly u: number;
  readonly tier: Tier;
  readonly lit: Lit | null;
  readonly targets: Targets;
  readonly isEntry: boolean;
  readonly pinged: boolean;
}

export function Room({ ship, section, u, tier, lit, targets, isEntry, pinged }: RoomProps) {
  const table = useTable<RedView>();
  const carryOut = useTap();
  const { view } = table;
  const ref = sectionRef(ship.ship, section);
  const level = nth(ship.levels, section);
  const pieces = piecesIn(view, ship.ship, section);
  const { path } = placeOf(section);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a room of a drawing cannot be an HTML button */}
      <g
        role="button"
        {...stopInDrawing(isEntry)}
        data-space={section}
        data-ref={ref}
        data-level={level}
        data-lit={lit ?? undefined}
        data-selected={table.selection === ref ? '' : undefined}
        data-pinged={pinged || undefined}
        aria-label={describeSection(table, ship, section)}
        className={`${floors.level} ${styles.room}`}
        onClick={(event) => carryOut(tapSection(table, targets, ship.ship, section), event.currentTarget)}
        onKeyDown={undefined}
        onFocus={() => table.look(ref)}
        onPointerEnter={(event) => event.pointerType !== 'touch' && table.look(ref)}
        onPointerLeave={() => table.look(null)}
        onContextMenu={(event) => {
          event.preventDefault();
          table.inspect(ref);
        }}
      >
        <Floor path={path} section={section} level={level} name={`${ship.ship}.${section}`} />
        {fieldsIn(view, ship.ship, section).map((field, i) => (
          <FieldLines key={i} path={path} at={placeOf(section).mid} points={field.points} from={i * 2} />
        ))}
        <path d={path} className={styles.tint} />
        <path d={path} className={styles.ring} strokeWidth={Math.max(5, 2.5 * u)} />
      </g>
      <Layer className={styles.above}>
        <Name section={section} u={u} tier={tier} empty={pieces.length === 0} />
        <Plates ship={ship} section={section} u={u} tier={tier} empty={pieces.length === 0} />
        <Pieces pieces={pieces} section={section} ship={ship} u={u} tier={tier} targets={targets} />
      </Layer>
    </>
  );
}

export const Floor = memo(function Floor({ path, section, level, name }: { path: string; section: Section; level: number; name: string }) {
  return (
    <>
      <path d={path} className={styles.floor} />
      {level > 0 && <path d={path} fill={`url(#red-hatch-${level})`} />}
      {FURNITURE[section] !== undefined && <path d={FURNITURE[section]} className={styles.furniture} />}
      {level >= CRITICAL && <path d={cracksOf(section, name)} className={styles.cracks} />}
      <path d={path} className={styles.edge} />
      {CORE.includes(section) && (
        <path d={path} className={styles.inner} transform={shrunk(placeOf(section).mid.x, placeOf(section).mid.y + 4, 0.91)} />
      )}
    </>
  );
});
const shrunk = (x: number, y: number, by: number): string => `translate(${x * (1 - by)} ${y * (1 - by)}) scale(${by})`;

/** A field's points are dashed lines inside the wall. */
function FieldLines({ path, at: { x, y }, points, from }: { path: string; at: Point; points: number; from: number }) {
  return (
    <>
      {Array.from({ length: points }, (_, i) => (
        <path key={i} d={path} className={styles.field} transform={shrunk(x, y, 0.93 - 0.06 * (i + from))} />
      ))}
    </>
  );
}

/** Seeded by the section, so that a wreck always looks the same. */
function cracksOf(section: Section, name: string): string {
  const { mid, room } = placeOf(section);
  const reach = SYSTEMS.includes(section) ? 26 : room * 0.42;
  let drawn = 0;
  const next = (): number => hashOf(`${name}/${drawn++}`) / 2 ** 32;
  return Array.from({ length: 4 }, (_, i) => {
    const angle = (i / 4 + next() * 0.2) * 2 * Math.PI;
    const bend = angle + (next() - 0.5) * 0.9;
    const at = (r: number, a: number): string =>
      `${(mid.x + Math.cos(a) * r).toFixed(0)} ${(mid.y + 4 + Math.sin(a) * r * 0.9).toFixed(0)}`;
    return `M${at(reach, angle)}L${at(reach * 0.72, bend)}L${at(reach * 0.5, angle)}L${at(reach * 0.36, bend + 0.4)}`;
  }).join('');
}

const CHAMBER = 'Teleport chamber';
function Name({ section, u, tier, empty }: { section: Section; u: number; tier: Tier; empty: boolean }) {
  if (tier === 'small' || tier === 'tiny') return null;
  const isSystem = SYSTEMS.includes(section);
  if (isSystem && tier === 'middle') return null;
  const { name } = placeOf(section);
  const full = sectionName(section);
  const text = tier === 'middle' ? sectionShort(section) : full === CHAMBER && (tier === 'wide' || !empty) ? 'Chamber' : full;
  const split = isSystem || text === CHAMBER ? text.split(' ') : [text];
  return (
    <text
      x={name.x}
      y={name.y}
      textAnchor={name.anchor}
      fontSize={12.5 * u}
      className={isSystem ? styles.system : styles.name}
      strokeWidth={3 * u}
    >
      {split.map((line, i) => (
        <tspan key={line} x={name.x} dy={i === 0 ? (isSystem ? 0 : 4 * u) : 13 * u}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** The level; next to it how long it is heavy yet, and what a field has left. */
function Plates({ ship, section, u, tier, empty }: { ship: ShipView; section: Section; u: number; tier: Tier; empty: boolean }) {
  const { view } = useTable<RedView>();
  const { level: low, mid } = placeOf(section);
  const small = tier === 'small' || tier === 'tiny';
  const at = empty && small ? mid : low;
  const count = nth(ship.heavy, section);
  const fuse = count > 0 ? count + (ship.fresh[section] ? 1 : 0) : 0;
  const field = Math.max(0, ...fieldsIn(view, ship.ship, section).map(({ points }) => points));
  const chips: { glyph: Glyph; n: number; kind: 'fuse' | 'field' }[] =
    tier === 'tiny'
      ? []
      : [
          ...(fuse > 0 ? [{ glyph: FUSE, n: fuse, kind: 'fuse' as const }] : []),
          // On a small plan the lines inside the wall are enough.
          ...(field > 0 && !small ? [{ glyph: bubbleField, n: field, kind: 'field' as const }] : []),
        ];
  const narrow = SYSTEMS.includes(section) || placeOf(section).room < 120 || small;
  const level = ship.false ? '?' : nth(ship.levels, section);
  const shift = narrow ? 0 : (chips.length * 30 * u) / 2;
  return (
    <>
      <LevelPlate level={level} at={{ x: at.x - shift, y: at.y - (narrow && chips.length > 0 ? 9 * u : 0), u }} small={small} />
      {chips.map(({ glyph, n, kind }, i) => (
        <Chip
          key={kind}
          glyph={glyph}
          n={n}
          kind={kind}
          at={
            narrow
              ? { x: at.x, y: at.y + (9 + 17 * i) * u, u: u * (small ? 0.86 : 1) }
              : { x: at.x - shift + (27 + 30 * i) * u, y: at.y, u }
          }
        />
      ))}
    </>
  );
}

interface PiecesProps {
  readonly pieces: readonly Piece[];
  readonly section: Section;
  readonly ship: ShipView;
  readonly u: number;
  readonly tier: Tier;
  readonly targets: Targets;
}
const MOST: Readonly<Record<Tier, number>> = { full: 1, wide: 0.95, middle: 0.8, small: 0.72, tiny: 0.52 };

function Pieces({ pieces, section, ship, u, tier, targets }: PiecesProps) {
  const most = section === CAPSULE ? 1 : MOST[tier];
  return (
    <>
      {layOut(pieces, section, u, most).map((laid, i) => (
        <Lying key={i} laid={laid} section={section} ship={ship} u={u} tier={tier} targets={targets} />
      ))}
    </>
  );
}

function Lying({ laid: { piece, at, scale, alone }, section, ship, u, tier, targets }: Omit<PiecesProps, 'pieces'> & { laid: Laid }) {
  const table = useTable<RedView>();
  const place = { ...at, u };
  switch (piece.kind) {
    case 'blast':
      return piece.blast.what === 'charge' ? (
        <ChargeAt count={piece.blast.count} secret={piece.blast.secret} at={place} size={36 * scale} />
      ) : (
        <FireAt count={piece.blast.count} at={place} size={30 * scale} />
      );
    case 'bot':
      return <BotAt team={piece.owner === null ? null : (table.view.officers[piece.owner]?.team ?? NONE)} at={place} size={24 * scale} />;
    case 'officer': {
      const { officer, guise } = piece;
      const isChosen = guise !== 'dummy' && officer.officer === chosenOf(table)?.officer;
      const isTarget = isHolding(table.selection) && targets.has(`officer:${officer.officer}`);
      const isBoarder = officer.team !== ship.team && ship.team !== NONE;
      return (
        <OfficerAt
          token={{
            officer,
            guise,
            r: radiusOf(scale),
            pips: tier !== 'tiny',
            march: alone && tier !== 'small' && tier !== 'tiny' && sectionRow(section).core,
            ring: isChosen ? 'chosen' : isTarget ? 'target' : isBoarder ? 'boarder' : null,
          }}
          at={place}
        />
      );
    }
  }
}
