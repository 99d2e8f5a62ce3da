/** Markers in the order in which they fell, what each did, then the HULL. */
import { Icon, useTable } from '@bridgehead/ui';
import { designNumber } from '../cards/index.ts';
import type { BlazeEvent } from '../events.ts';
import { cardName } from '../table-help.ts';
import type { VesselView } from '../view.ts';
import styles from './damage.module.css';
import { shortNameOf, signed, toneOf } from './faces.ts';
import { emblemOf, RANGE, SHIELDS, WEAPONS } from './glyphs.ts';
import { faceOfCard } from './position.ts';

/** Half of a ship is gone with every turn. */
const TURN = 50;

interface DamageDone {
  readonly target: string;
  readonly markers: readonly string[];
  readonly turns: number;
  readonly killed: readonly string[];
  readonly hull: number | null;
  readonly destroyed: boolean;
}
/** What happened to one card in a battle; null if nothing did. People who die belong to the ship whose markers were laid last. */
export function damageOf(events: readonly BlazeEvent[], thing: number): DamageDone | null {
  const markers: string[] = [];
  const killed: string[] = [];
  let turns = 0;
  let hull: number | null = null;
  let destroyed = false;
  let target = '';
  let struck = -1;
  for (const event of events) {
    if (event.type === 'killed' && struck === thing) killed.push(event.card);
    if (!('thing' in event) || !['fired', 'marked', 'rotated', 'hull', 'destroyed'].includes(event.type)) continue;
    if (event.type === 'marked' || event.type === 'rotated') struck = event.thing;
    if (event.type === 'hull') struck = -1;
    if (event.thing !== thing) continue;
    if (event.type === 'fired') target = event.target;
    if (event.type === 'marked') markers.push(event.card);
    if (event.type === 'rotated') turns++;
    if (event.type === 'hull') hull = event.hull;
    if (event.type === 'destroyed') destroyed = true;
  }
  return markers.length + turns === 0 && !destroyed ? null : { target, markers, turns, killed, hull, destroyed };
}

export function Damage({ events, thing, vessel }: { events: readonly BlazeEvent[]; thing: number; vessel: VesselView | null }) {
  const { say } = useTable();
  const done = damageOf(events, thing);
  if (done === null) return null;
  const { target, markers, turns, killed, destroyed } = done;
  const losses = [...markers.map((card) => faceOfCard(card)?.row.hull ?? 0), ...Array.from({ length: turns }, () => TURN)];
  const left = Math.max(0, done.hull ?? vessel?.hull ?? 0);
  const before = left + losses.reduce((sum, n) => sum + n, 0);
  return (
    <section className={styles.damage} data-destroyed={destroyed || undefined}>
      <header>
        <strong>{say({ key: 'bog.ui.damage-to', params: { card: cardName(target) } })}</strong>
        <p className={styles.hull}>
          {!destroyed && <span data-spare="">{[before, ...losses.filter((n) => n > 0).map((n) => `− ${n}`)].join(' ')} =</span>} HULL{' '}
          <b data-low={left <= 50 || undefined}>{left}</b> {destroyed && <em>{say({ key: 'bog.ui.destroyed' })}</em>}
        </p>
      </header>
      <ul className={styles.markers}>
        {markers.map((card, i) => (
          <Marker key={`${i}.${card}`} card={card} at={i} />
        ))}
        {turns > 0 && <li>{say({ key: 'bog.ui.rotated' })}</li>}
        {killed.map((card, i) => (
          <li key={`${i}.${card}`} data-killed="">
            {say({ key: 'bog.ui.dies', params: { card: shortNameOf(card) } })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A tactic turned round: HULL first, then what else it takes. */
function Marker({ card, at }: { card: string; at: number }) {
  const { row } = faceOfCard(card) ?? {};
  const changes = [
    { glyph: RANGE, title: 'RANGE', n: row?.range ?? 0 },
    { glyph: WEAPONS, title: 'WEAPONS', n: row?.weapons ?? 0 },
    { glyph: SHIELDS, title: 'SHIELDS', n: row?.shields ?? 0 },
  ];
  return (
    <li style={{ animationDelay: `calc(var(--move) * ${at + 1})` }} data-tone={toneOf(designNumber(card))}>
      <Icon glyph={emblemOf(designNumber(card))} size={16} />
      <span className={styles.name}>{shortNameOf(card)}</span>
      <b>{signed(-(row?.hull ?? 0))}</b>
      <span className={styles.changes}>
        {changes
          .filter(({ n }) => n !== 0)
          .map(({ glyph, title, n }) => (
            <span key={title}>
              <Icon glyph={glyph} size={10} title={title} />
              {signed(n)}
            </span>
          ))}
      </span>
    </li>
  );
}
