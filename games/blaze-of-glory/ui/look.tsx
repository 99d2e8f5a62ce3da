/** The chosen ship in the rail: its hull, its three figures with where they come from, and what its crew can reach. */
import { Icon, useTable } from '@bridgehead/ui';
import type { BlazeView, TermView, VesselView } from '../view.ts';
import { type Reach, reachOf, whoBrings } from './advice.ts';
import { shortNameOf as nameOfCard, plateName, shortNameOf, signed } from './faces.ts';
import { CHECK, CROSS, RANGE, SHIELDS, WEAPONS } from './glyphs.ts';
import { offersOf } from './intent.ts';
import styles from './look.module.css';
import { inksOf, shipPicture } from './miniatures/index.ts';
import { costOf, faceOfCard, isFacility, locationOf, placeRef, shipLookedAt, spaceOf } from './position.ts';

const MOST = 5;

export function Look() {
  const { view, viewer, selection, looked, say } = useTable<BlazeView>();
  const ship = shipLookedAt(view, viewer, looked) ?? shipLookedAt(view, viewer, selection);
  const printed = ship === null ? null : faceOfCard(ship.card);
  if (ship === null || printed === null) return null;
  const inks = inksOf(printed.d);
  return (
    <div className={styles.look}>
      <div className={styles.head} style={{ backgroundColor: inks.deep }}>
        <img src={shipPicture(printed.d, 318, 124, false)} alt="" draggable={false} />
        <h2 className={styles.name}>{plateName(ship.card)}</h2>
        <p className={styles.class}>{say({ key: 'bog.ui.class', params: { side: ship.affiliation, class: printed.row.class ?? '' } })}</p>
      </div>
      <dl className={styles.figures}>
        <Figure label="RANGE" glyph={RANGE} terms={ship.rangeTerms} now={ship.range} left={ship.left} />
        <Figure label="WEAPONS" glyph={WEAPONS} terms={ship.weaponsTerms} now={ship.weapons} />
        <Figure label="SHIELDS" glyph={SHIELDS} terms={ship.shieldsTerms} now={ship.shields} />
      </dl>
      <InReach ship={ship} />
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  readonly glyph: typeof RANGE;
  readonly now: number;
  readonly terms: readonly TermView[];
  /** Of RANGE, what is not flown yet. */
  readonly left?: number;
}
function Figure({ label, glyph, now, terms, left = now }: FigureProps) {
  const { say } = useTable();
  const printed = terms[0]?.n ?? now;
  const from =
    left < now
      ? say({ key: 'bog.ui.left', params: { n: left } })
      : terms.length < 2
        ? say({ key: 'bog.ui.printed' })
        : terms.map(({ card, n }, i) => (i === 0 ? `${n}` : `${shortNameOf(card)} ${signed(n)}`)).join(', ');
  return (
    <div className={styles.figure}>
      <dt>
        <Icon glyph={glyph} size={12} /> {label}
      </dt>
      <dd data-change={now > printed ? 'up' : now < printed ? 'down' : undefined}>{now}</dd>
      <dd className={styles.from}>{from}</dd>
    </div>
  );
}

/** Missions that it can fly to: what can be solved, then what lacks one thing, then a dock; each can be flown to from here. */
export function InReach({ ship, most = MOST, brief = false }: { ship: VesselView; most?: number; brief?: boolean }) {
  const { view, viewer, say } = useTable<BlazeView>();
  const all = reachOf(view, viewer, `thing:${ship.id}`);
  const near = all.filter(({ lacking }) => lacking <= 2);
  const solvable = near.filter(({ ready }) => ready);
  const dock = brief || ship.host >= 0 ? null : dockOf(view, ship);
  const rows = [...solvable, ...near.filter(({ ready }) => !ready)].slice(0, dock === null ? most : most - 1);
  return (
    <section className={styles.reach} data-brief={brief || undefined}>
      <h3 className={styles.title}>{say({ key: 'bog.ui.in-reach-title' })}</h3>
      {rows.length === 0 && dock === null && <p className={styles.quiet}>{say({ key: 'bog.ui.in-reach-none' })}</p>}
      <ul className={styles.rows}>
        {rows.map((reach) => (
          <ReachRow key={reach.location} ship={ship} reach={reach} brief={brief} />
        ))}
        {dock !== null && (
          <li className={styles.row}>
            <Coin cost={dock.cost} can />
            <div className={styles.words}>
              <strong>{nameOfCard(dock.vessel.card)}</strong>
              <Term met words={say({ key: ship.hull < 100 ? 'bog.ui.dock-repair' : 'bog.ui.dock' })} />
            </div>
          </li>
        )}
      </ul>
    </section>
  );
}
function dockOf(view: BlazeView, ship: VesselView): { vessel: VesselView; cost: number } | null {
  const from = locationOf(view, ship.id);
  const docks = view.vessels.flatMap((vessel) => {
    if (!isFacility(vessel) || vessel.controller !== ship.controller) return [];
    const at = locationOf(view, vessel.id);
    const cost = at === from ? 0 : costOf(view, from, at);
    return cost === null || cost > ship.left ? [] : [{ vessel, cost }];
  });
  return docks.sort((a, b) => a.cost - b.cost)[0] ?? null;
}

function ReachRow({ ship, reach, brief }: { ship: VesselView; reach: Reach; brief: boolean }) {
  const { view, viewer, prompt, say, answer, busy } = useTable<BlazeView>();
  const { location, cost, checks, points, ready, wins } = reach;
  const card = view.locations[location]?.card ?? '';
  const to = placeRef(spaceOf(location));
  const offer = offersOf(view, prompt).find((one) => one.verb === 'move' && one.by === `thing:${ship.id}` && one.to === to);
  const who = ready || reach.lacking !== 1 ? null : whoBrings(view, viewer, reach);
  const score = viewer === 'spectator' ? 0 : (view.seats[viewer]?.score ?? 0);
  const note = ready
    ? say({ key: wins ? 'bog.ui.sum-wins' : 'bog.ui.sum', params: { score, points, sum: score + points } })
    : who === null
      ? null
      : who.place === 'hand'
        ? say({ key: 'bog.ui.has-it-hand', params: { card: shortNameOf(who.card) } })
        : say({ key: 'bog.ui.has-it', params: { card: shortNameOf(who.card) } });
  return (
    <li className={styles.row} data-ready={ready || undefined}>
      <Coin cost={cost} can={ready} {...(offer === undefined || busy ? {} : { onFly: () => answer(offer.option) })} />
      <div className={styles.words}>
        <strong>{shortNameOf(card)}</strong>
        <span className={styles.terms}>
          {checks.map((check) => (
            <Term key={check.words} met={check.met} words={check.told} />
          ))}
        </span>
        {!brief && note !== null && <span className={ready ? styles.sum : styles.quiet}>{note}</span>}
      </div>
      <b className={styles.points}>{points}</b>
    </li>
  );
}
function Coin({ cost, can, onFly }: { cost: number; can: boolean; onFly?: () => void }) {
  const { say } = useTable();
  if (onFly === undefined)
    return (
      <span className={styles.coin} data-can={can || undefined}>
        {cost}
      </span>
    );
  return (
    <button
      type="button"
      className={styles.coin}
      data-can={can || undefined}
      onClick={onFly}
      title={say({ key: 'bog.ui.fly', params: { n: cost } })}
    >
      <span className="visually-hidden">{say({ key: 'bog.ui.fly', params: { n: cost } })}</span>
      <span aria-hidden="true">{cost}</span>
    </button>
  );
}
function Term({ met, words }: { met: boolean; words: string }) {
  return (
    <span className={styles.term} data-met={met || undefined}>
      <Icon glyph={met ? CHECK : CROSS} size={11} /> {words}
    </span>
  );
}
