/** What an officer can do without a card. What is impossible stays in its place and says why in two or three words. */

import type { Ref } from '@bridgehead/kernel';
import { type Glyph, Icon, useTable } from '@bridgehead/ui';
import { type Deed, manOf } from '../actions/deed.ts';
import { backForth, laserTurret, rayGun, recycle, teleport } from '../icons/table.ts';
import { nth } from '../lists.ts';
import { phaserPointsOf } from '../rules/phaser-points.ts';
import { LASER_L, LASER_R, TELE } from '../ship.ts';
import { NONE } from '../state.ts';
import type { OfficerView, RedView } from '../view.ts';
import styles from './deeds.module.css';
import { chosenOf, deedRef, enemyOf, menuOf, type Red } from './intent.ts';
import { chanceText, shipTitle } from './words.ts';

interface Row {
  readonly id: string;
  readonly ref: Ref;
  readonly glyph: Glyph;
  readonly key: string;
  /** On a phone's bar. */
  readonly short: string;
  readonly options: readonly Deed[];
  /** Below the name: what it can expect, or why it cannot be. */
  readonly note: string;
  readonly tried: Deed;
}

export function Deeds() {
  const table = useTable<RedView>();
  const chosen = chosenOf(table);
  const { stage, say } = table;
  const phone = stage === 'upright' || stage === 'lying';
  if (chosen === null) return null;
  return (
    <section className={styles.deeds} data-stage={stage} aria-label={say({ key: 'red.ui.deeds' })}>
      {rowsOf(table, chosen).map((row) => (
        <button
          key={row.id}
          type="button"
          className={styles.deed}
          data-ref={row.ref}
          data-testid={`deed-${row.id}`}
          data-off={row.options.length === 0 || undefined}
          data-selected={table.selection === row.ref ? '' : undefined}
          aria-pressed={table.selection === row.ref}
          onClick={() => press(table, row)}
        >
          <Icon glyph={row.glyph} size={22} />
          <span className={styles.words}>
            <strong>{phone ? row.short : say({ key: `red.ui.deed.${row.key}` })}</strong>
            <span className={styles.note} data-spare="">
              {row.note}
            </span>
          </span>
        </button>
      ))}
    </section>
  );
}

function press(table: Red, { options, ref, tried }: Row): void {
  if (table.prompt?.key !== 'red.menu') return;
  const [only, ...others] = options;
  if (only === undefined) table.whyNot(tried);
  else if (table.selection === ref) table.select(null);
  else if (others.length === 0 && (only[0] === 'fire' || only[0] === 'fire-at' || only[0] === 'turn-in')) table.answer(only);
  else table.select(ref);
}

function rowsOf(table: Red, o: OfficerView): readonly Row[] {
  const { view, prompt, say } = table;
  const own = menuOf(prompt).filter((deed) => manOf(deed) === o.officer);
  const enemy = enemyOf(table, o);
  const note = (key: string, params: Record<string, string | number> = {}): string => say({ key: `red.ui.note.${key}`, params });
  const laser = (section: number, key: string): Row => {
    const options = own.filter((deed) => (deed[0] === 'fire' || deed[0] === 'fire-at') && deed[2] === section);
    const odds = view.odds.find((one) => one.laser === section && one.target === enemy && one.ship === o.ship);
    return {
      id: key,
      ref: deedRef('fire', section),
      glyph: laserTurret,
      key,
      short: `${section === LASER_L ? 'L' : 'R'} ${options.length > 0 && odds !== undefined ? chanceText(odds.eighths) : '–'}`,
      options,
      note:
        options.length > 0 && odds !== undefined
          ? note('on', { chance: chanceText(odds.eighths), ship: shipTitle(view, enemy) })
          : laserNote(view, o, section, note),
      tried: ['fire', o.officer, section, enemy],
    };
  };
  const phaser = own.filter((deed) => deed[0] === 'phaser');
  const beams = own.flatMap((deed) => (deed[0] === 'teleport' ? [deed] : []));
  const swaps = own.flatMap((deed) => (deed[0] === 'swap' ? [deed] : []));
  const turnIn = own.filter((deed) => deed[0] === 'turn-in');
  const mate = view.officers.find((one) => one.alive && one.team === o.team && one.officer !== o.officer)?.officer ?? NONE;
  return [
    laser(LASER_L, 'left-laser'),
    laser(LASER_R, 'right-laser'),
    {
      id: 'phaser',
      ref: deedRef('phaser'),
      glyph: rayGun,
      key: 'phaser',
      short: say({ key: 'red.ui.deed.phaser' }),
      options: phaser,
      note: phaser.length > 0 ? note('damage', { n: phaserPointsOf(o, false) }) : o.own?.phaser === true ? note('used') : note('nobody'),
      tried: ['phaser', o.officer, 'section', o.section, false],
    },
    {
      id: 'teleport',
      ref: deedRef('teleport'),
      glyph: teleport,
      key: 'teleport',
      short: say({ key: 'red.ui.deed.beam' }),
      options: beams,
      note:
        beams.length > 0
          ? beams.map(([, , ship]) => shipTitle(view, ship)).join(', ')
          : o.section !== TELE
            ? note('chamber')
            : note('shields'),
      tried: ['teleport', o.officer, enemy],
    },
    {
      id: 'swap',
      ref: deedRef('swap'),
      glyph: backForth,
      key: 'swap',
      short: say({ key: 'red.ui.deed.swap' }),
      options: swaps,
      note: swaps.length > 0 ? note('mates', { n: new Set(swaps.map((deed) => deed[2])).size }) : note('no-mate'),
      tried: ['swap', o.officer, mate, o.own?.hand[0] ?? 0, view.officers[mate]?.own?.hand[0] ?? 0],
    },
    {
      id: 'turn-in',
      ref: deedRef('turn-in'),
      glyph: recycle,
      key: 'turn-in',
      short: say({ key: 'red.ui.deed.turn-in' }),
      options: turnIn,
      note: turnIn.length > 0 ? (o.chair === 0 ? note('two') : note('any')) : note('none-left'),
      tried: ['turn-in', o.officer],
    },
  ];
}
function laserNote(view: RedView, o: OfficerView, section: number, note: (key: string) => string): string {
  if (o.chair === 0) return note('captain');
  if (o.section !== 0) return note('bridge');
  const ship = view.ships[o.ship];
  if (ship !== undefined && !ship.false && nth(ship.levels, section) >= 3) return note('wrecked');
  return (ship?.fired[section === LASER_L ? 0 : 1] ?? 0) > 0 ? note('fired') : note('not-now');
}
