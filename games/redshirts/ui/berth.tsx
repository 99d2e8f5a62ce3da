/** A ship at its berth. The plan leaves four corners free: name and people, core gauge, what is in force or my fire, and what is about to happen. */
import { Icon, SeatMark, useTable } from '@bridgehead/ui';
import { Fragment, type ReactNode } from 'react';
import { dodging, energyShield, hourglass, poisonGas, timeBomb, virus as virusGlyph } from '../icons/table.ts';
import { LASER_L, LASER_R } from '../ship.ts';
import { NONE } from '../state.ts';
import type { RedView, ShipView } from '../view.ts';
import styles from './berth.module.css';
import { dangersOf } from './dangers.ts';
import { Gauge } from './gauge.tsx';
import { type Shot, shotsOf, sumOf } from './happened.ts';
import { chosenOf, deedsAt, enemyOf, isHolding, shipRef, type Targets } from './intent.ts';

import { flame } from './own-glyphs.ts';
import { shieldLeft } from './sentences.ts';
import { Plan, SHAPE } from './ship.tsx';
import { OfficerAt } from './tokens.tsx';
import { chanceText, rankShort, sectionShort, shipTitle } from './words.ts';

/** large: corners round the plan. aside: figures at its right. small: a card. */
export type Form = 'large' | 'aside' | 'small';
interface BerthProps {
  readonly ship: number;
  readonly form: Form;
  /** In pixels of ordinary letters. */
  readonly w: number;
  readonly h: number;
  readonly targets: Targets;
  /** Phones show name and gauge in the ship's tab. */
  readonly bare?: boolean;
}

export function Berth({ ship: number, form, w, h, targets, bare = false }: BerthProps) {
  const table = useTable<RedView>();
  const { view } = table;
  const ship = view.ships[number];
  if (ship === undefined) return null;
  const pods = podsOf(view, number);
  const aimed = enemyOf(table, chosenOf(table)) === number;
  const upright = table.stage === 'upright';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: pointing at a ship turns to it; its rooms are the buttons
    <section
      className={styles.berth}
      data-form={form}
      data-framed={upright || table.stage === 'lying' || undefined}
      data-aimed={(aimed && form !== 'large') || undefined}
      data-false={ship.false || undefined}
      data-lit={(isHolding(table.selection) && targets.has(shipRef(number))) || undefined}
      data-ref={shipRef(number)}
      aria-label={shipTitle(view, number)}
      style={{ width: `${w / 16}rem`, height: `${h / 16}rem` }}
      onClick={(event) => {
        if ((event.target as Element).closest('[data-space], button') !== null) return;
        const [only] = isHolding(table.selection) ? deedsAt(table, targets, number, NONE) : [];
        if (only !== undefined) table.answer(only);
        else {
          table.keep('ship', number);
          // Tablets: what is pointed at becomes the large one.
          if (upright && form !== 'large') table.keep('shown', number);
        }
      }}
    >
      {ship.gone ? (
        <p className={styles.lost}>{table.say({ key: 'red.ui.lost', params: { ship: shipTitle(view, number) } })}</p>
      ) : (
        <Afloat ship={ship} form={form} w={w} h={h} targets={targets} bare={bare} />
      )}
      {pods.length > 0 && (
        <div className={styles.pods} data-alone={ship.gone || undefined}>
          {pods.map((pod) => (
            <Plan key={pod.ship} ship={pod} width={ship.gone && form !== 'small' ? 84 : 54} targets={targets} />
          ))}
        </div>
      )}
    </section>
  );
}
/** Pods lie next to the berth of the crew they belong to. */
const podsOf = (view: RedView, berth: number): readonly ShipView[] =>
  view.ships.filter((ship) => ship.pod && !ship.gone && ship.team === berth);

/** How far left of the middle the name of an engine ends, as a share of the plan. */
const ENGINE_NAME = 0.19;

type AfloatProps = Omit<BerthProps, 'ship'> & { readonly ship: ShipView; readonly bare: boolean };

function Afloat({ ship, form, w, h, targets, bare }: AfloatProps) {
  if (form === 'large') {
    const width = Math.floor(Math.min(w - 4, (h - 4) / SHAPE));
    // As wide as the names of the engines leave room for; a bare plan has none.
    const corner = bare ? {} : { maxWidth: `${(w / 2 - width * ENGINE_NAME - 60) / 16}rem` };
    return (
      <>
        {!bare && <Head ship={ship} />}
        {!bare && (
          <div className={styles.gauge}>
            <Gauge ship={ship} size={w < 440 ? 60 : 74} />
          </div>
        )}
        <div className={styles.plan}>
          <Plan ship={ship} width={width} targets={targets} />
        </div>
        <div className={styles.lowLeft} data-corner="" style={corner}>
          <InForce ship={ship} />
        </div>
        <div className={styles.lowRight} data-corner="" style={corner}>
          <Ahead ship={ship} most={bare ? 1 : MOST_DANGERS} />
        </div>
      </>
    );
  }
  if (form === 'aside') {
    const width = Math.floor(Math.min(w * 0.56, (h - 6) / SHAPE));
    return (
      <div className={styles.aside}>
        <Plan ship={ship} width={width} targets={targets} />
        <div className={styles.figures}>
          <div className={styles.columns}>
            <div className={styles.about}>
              <Head ship={ship} still />
              <div className={styles.row}>
                <Gauge ship={ship} size={62} />
                <Chances ship={ship} />
              </div>
              <InForce ship={ship} />
            </div>
            <People ship={ship} />
          </div>
        </div>
      </div>
    );
  }
  const width = Math.floor(Math.min(w - 8, (h - 34) / SHAPE));
  return (
    <div className={styles.small}>
      <Head ship={ship} still short />
      <Plan ship={ship} width={width} targets={targets} />
      <div className={styles.smallGauge}>
        <Gauge ship={ship} size={52} />
      </div>
      <div className={styles.smallFacts} data-corner="">
        <InForce ship={ship} />
      </div>
    </div>
  );
}

/** Mark, name, and who sits there. */
export function Head({ ship, still = false, short = false }: { ship: ShipView; still?: boolean; short?: boolean }) {
  const table = useTable<RedView>();
  const { view, say } = table;
  const title = shipTitle(view, ship.ship);
  const seats = [...new Set(view.officers.filter((o) => o.alive && o.team === ship.team).map((o) => o.seat))];
  const bots = seats.filter((seat) => seat !== view.you && table.seats[seat]?.kind === 'bot');
  // Names of several bots tell nothing and would run into the shield.
  const people = seats
    .filter((seat) => bots.length < 2 || !bots.includes(seat))
    .map((seat) => (seat === view.you ? say({ key: 'red.ui.you' }) : table.nameOf(seat)));
  if (bots.length > 1) people.push(say({ key: 'red.ui.bots', params: { n: bots.length } }));
  return (
    <header className={still ? styles.headStill : styles.head} data-crewless={ship.team === NONE || undefined}>
      <p className={styles.title} data-long={title.length > 14 || undefined}>
        {ship.team === NONE ? null : <SeatMark seat={ship.team} size={short ? 16 : 20} />}
        <strong>{title}</strong>
        {short && <span className={styles.rim}>{shotChances(view, ship)}</span>}
      </p>
      {!short && <p className={styles.people}>{ship.team === NONE ? say({ key: 'red.ui.derelict' }) : people.join(', ')}</p>}
    </header>
  );
}
const oddsOn = (view: RedView, ship: number, laser: number) => view.odds.find((one) => one.target === ship && one.laser === laser);
function shotChances(view: RedView, ship: ShipView): string {
  const best = [LASER_L, LASER_R].map((laser) => oddsOn(view, ship.ship, laser)).find((one) => one !== undefined);
  return best === undefined ? '' : chanceText(best.eighths);
}

const EIGHTHS = [1, 2, 3, 4, 5, 6, 7, 8];
/** What both lasers can expect against this ship; eight pips each. */
function Chances({ ship }: { ship: ShipView }) {
  const { view, say } = useTable<RedView>();
  const rows = [LASER_L, LASER_R].flatMap((laser) => oddsOn(view, ship.ship, laser) ?? []);
  if (rows.length === 0) return null;
  return (
    <div className={styles.chances}>
      <p className={styles.quiet}>{say({ key: 'red.ui.your-fire' })}</p>
      {rows.map(({ laser, eighths }) => (
        <Fragment key={laser}>
          <p className={styles.chance}>
            <span>{say({ key: laser === LASER_L ? 'red.ui.left' : 'red.ui.right' })}</span>
            <b>{chanceText(eighths)}</b>
          </p>
          {eighths !== null && (
            <p className={styles.pips} aria-hidden="true">
              {EIGHTHS.map((n) => (
                <span key={n} data-good={n <= eighths || undefined} />
              ))}
            </p>
          )}
        </Fragment>
      ))}
    </div>
  );
}

/** Own ship: what is in force this turn. Others: my chances, and what was fired at them. */
function InForce({ ship }: { ship: ShipView }) {
  const { view, say, log } = useTable<RedView>();
  const marks = [
    ...(ship.lockOn > 0 ? [`Lock On +${ship.lockOn}`] : []),
    ...(ship.aimed ? ['Aimed Shot'] : []),
    ...(ship.overcharge ? ['Overcharge'] : []),
    ...(ship.calibrated ? ['Calibrated'] : []),
    ...(ship.strafing ? ['Strafing Run'] : []),
  ];
  const emp = view.teams[ship.team]?.emp ?? 0;
  const lasting: { key: string; glyph: Parameters<typeof Icon>[0]['glyph']; text: string }[] = [
    ...(ship.evasive ? [{ key: 'evasive', glyph: dodging, text: 'Evasive' }] : []),
    ...(ship.gas > 0 ? [{ key: 'gas', glyph: poisonGas, text: `Gas ${ship.gas}` }] : []),
    ...(ship.virus > 0 ? [{ key: 'virus', glyph: virusGlyph, text: `Virus ${ship.virus}` }] : []),
    ...(emp > 0 ? [{ key: 'emp', glyph: hourglass, text: `EMP ${emp}` }] : []),
  ];
  const shots = shotsOf(log).filter(({ target }) => target === ship.ship);
  const isEnemy = view.team !== null && ship.team !== view.team;
  return (
    <>
      {ship.false && <p className={styles.unreliable}>{say({ key: 'red.ui.unreliable' })}</p>}
      {lasting.map(({ key, glyph, text }) => (
        <p key={key} className={styles.lasting}>
          <Icon glyph={glyph} size={14} /> {text}
        </p>
      ))}
      {marks.length > 0 && (
        <p className={styles.marks}>
          <span className={styles.quiet}>{say({ key: 'red.ui.this-turn' })}</span> {marks.join(', ')}
        </p>
      )}
      {shots.length > 0 && <Volley shots={shots} />}
      {isEnemy && shots.length === 0 && <Chances ship={ship} />}
    </>
  );
}

/** Dice that explain themselves: the face, what was added to it, and whether that is over 4. */
function Volley({ shots }: { shots: readonly Shot[] }) {
  const { say } = useTable<RedView>();
  const shown = shots.slice(-6);
  return (
    <div className={styles.volley} data-testid="volley">
      <p className={styles.quiet}>{say({ key: 'red.ui.fired-at' })}</p>
      <ul>
        {shown.map(({ at, roll, modifier, hit }) => {
          const words = roll === null ? say({ key: 'red.ui.sure' }) : sumOf(roll, modifier);
          return (
            <li key={at} data-hit={hit || undefined} title={`${words}: ${say({ key: hit ? 'red.ui.hit' : 'red.ui.miss' })}`}>
              <b>{roll ?? '✓'}</b>
              {roll !== null && <small>{sumOf(roll, modifier).slice(`${roll} `.length).replace(' ', '')}</small>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const DANGER_GLYPHS = { fuse: hourglass, charge: timeBomb, fire: flame, gas: poisonGas } as const;
const MOST_DANGERS = 4;

/** Own ship only: what happens by itself when the turn ends. */
function Ahead({ ship, most = MOST_DANGERS }: { ship: ShipView; most?: number }): ReactNode {
  const { view, say } = useTable<RedView>();
  if (ship.team !== view.team) return null;
  const dangers = dangersOf(view, ship);
  if (dangers.length === 0) return null;
  return (
    <>
      <p className={styles.quiet}>{say({ key: view.place === view.team ? 'red.ui.if-you-end' : 'red.ui.ahead' })}</p>
      {dangers.slice(0, most).map(({ key, kind, text }) => (
        <p key={key} className={styles.danger}>
          <Icon glyph={DANGER_GLYPHS[kind]} size={14} /> {text}
        </p>
      ))}
    </>
  );
}

/** Who of this crew is where: portrait with health and redshirts, rank, place. */
function People({ ship }: { ship: ShipView }) {
  const { view } = useTable<RedView>();
  const crew = view.officers.filter((o) => o.alive && o.team === ship.team).slice(0, 4);
  return (
    <ul className={styles.crew}>
      {crew.map((o) => (
        <li key={o.officer}>
          <svg viewBox="-20 -20 42 42" aria-hidden="true">
            <OfficerAt token={{ officer: o, guise: 'plain', r: 15, pips: true, march: false, ring: null }} at={{ x: 0, y: 0, u: 1 }} />
          </svg>
          <span>
            <b>{rankShort(o.rank)}</b>
            <small>{o.ship === NONE ? '?' : o.ship === ship.ship ? sectionShort(o.section) : shipTitle(view, o.ship)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A ship as a tab, where only one plan is shown at a time. */
export function ShipTab({ ship: number, shown, many, onTurn }: { ship: number; shown: boolean; many: boolean; onTurn: () => void }) {
  const table = useTable<RedView>();
  const { view, fresh } = table;
  const ship = view.ships[number];
  if (ship === undefined) return null;
  const hit = fresh.some(({ event }) => event.type === 'damaged' && event.ship === number);
  const odds = [LASER_L, LASER_R].flatMap((laser) => oddsOn(view, number, laser) ?? []);
  const title = shipTitle(view, number);
  return (
    <button
      type="button"
      className={styles.tab}
      aria-pressed={shown}
      data-hit={hit || undefined}
      onClick={onTurn}
      data-ref={shipRef(number)}
      data-gone={ship.gone || undefined}
      data-many={many || undefined}
    >
      <span className={styles.tabWords}>
        <span className={styles.tabTitle} data-long={title.length > (many ? 8 : 10) || undefined}>
          {ship.team !== NONE && <SeatMark seat={ship.team} size={many ? 12 : 15} />}
          <strong>{title}</strong>
        </span>
        <span className={styles.tabFacts}>
          {!ship.gone && (
            <span>
              <Icon glyph={energyShield} size={12} />{' '}
              {ship.false ? '?' : shieldLeft(ship) === 0 ? table.say({ key: 'red.ui.down' }) : `${shieldLeft(ship)}/3`}
            </span>
          )}
          {odds.length > 0 && !ship.gone && (
            <b>
              {odds
                .slice(0, many ? 1 : 2)
                .map(({ eighths }) => chanceText(eighths))
                .join(' ')}
            </b>
          )}
        </span>
      </span>
      {!ship.gone && !many && <Gauge ship={ship} size={40} />}
    </button>
  );
}
