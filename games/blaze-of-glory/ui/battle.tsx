/**
 * A ship battle: fleets, tactics chosen in secret and turned together, both accounts with every term, markers on the hull. While
 * it is under way it is drawn from the view; when the shots have fallen, from what was told.
 */

import { Button, useSeatColours, useTable, Zone } from '@bridgehead/ui';
import { cardName } from '../table-help.ts';
import type { BattleView, BlazeView, VesselView } from '../view.ts';
import { type Account, AccountView } from './account.tsx';
import styles from './battle.module.css';
import { Damage } from './damage.tsx';
import { shortNameOf } from './faces.ts';
import type { EventOf, Moment } from './moments.ts';
import { nearSeat, vesselById } from './position.ts';
import { Chosen, TurnedTactics } from './tactic.tsx';
import { vars } from './vars.ts';
import { Vessel } from './vessel.tsx';

const STEPS = ['announce', 'start', 'tactics', 'fire', 'damage'] as const;

export function Battle({ moment, onClose }: { moment: Moment | null; onClose: () => void }) {
  const { view, say } = useTable<BlazeView>();
  const { battle } = view;
  const told = battle === null ? moment : null;
  const step = battle === null ? 'damage' : battle.step;
  const place = battle === null ? placeOf(view, moment) : battle.location;
  return (
    <Zone name="battle" label={say({ key: 'bog.ui.battle' })} className={styles.battle}>
      <header className={styles.head}>
        <strong>{say({ key: 'bog.ui.battle-at', params: { place: cardName(view.locations[place]?.card ?? '') } })}</strong>
        <ol className={styles.steps}>
          {STEPS.map((one) => (
            <li
              key={one}
              aria-current={one === step ? 'step' : undefined}
              data-past={STEPS.indexOf(one) < STEPS.indexOf(step as never) || undefined}
            >
              {say({ key: `bog.ui.step.${one}` })}
            </li>
          ))}
        </ol>
        {told !== null && (
          <Button look="main" onClick={onClose} data-testid="to-line">
            {say({ key: 'bog.ui.to-line' })}
          </Button>
        )}
      </header>
      <div className={styles.body} data-scrolls="">
        {battle !== null ? <UnderWay battle={battle} /> : told !== null && <Told moment={told} />}
      </div>
    </Zone>
  );
}
function placeOf(view: BlazeView, moment: Moment | null): number {
  const attacked = moment?.events.find((event): event is EventOf<'attacked'> => event.type === 'attacked');
  const at = attacked === undefined ? null : vesselById(view, attacked.thing)?.at;
  if (at != null && at <= -10) return (-10 - at) >> 1;
  const other = moment?.events.find((event): event is EventOf<'fired'> => event.type === 'fired');
  const firing = other?.firing.map((id) => vesselById(view, id)).find((one) => one != null);
  return firing === undefined || firing === null ? -1 : (-10 - firing.at) >> 1;
}

function UnderWay({ battle }: { battle: BattleView }) {
  const { view, viewer } = useTable<BlazeView>();
  const near = nearSeat(viewer);
  const involved = [...new Set(battle.engagements.flatMap(({ firing, target }) => [...firing, target]))];
  const here = view.vessels.filter(({ id, at, cloaked }) => involved.includes(id) || (at === -10 - 2 * battle.location && !cloaked));
  const accounts = battle.engagements.map(
    (one, i): Account => ({
      ...one,
      key: `${one.side}.${i}`,
      seat: vesselById(view, one.firing[0] ?? -1)?.controller ?? -1,
      card: vesselById(view, one.target)?.card ?? '',
      result: null,
    }),
  );
  return (
    <>
      <div className={styles.top}>
        <Fleet vessels={here.filter(({ controller }) => controller === near)} shots={battle.engagements} />
        <Fleet vessels={here.filter(({ controller }) => controller !== near)} shots={battle.engagements} far />
        <div className={styles.middle}>
          <Fire accounts={accounts} />
          <Chosen battle={battle} />
        </div>
      </div>
      <div className={styles.accounts}>
        {accounts.map((account) => (
          <AccountView key={account.key} account={account} />
        ))}
      </div>
    </>
  );
}

interface FleetProps {
  readonly vessels: readonly VesselView[];
  readonly shots: readonly { readonly firing: readonly number[]; readonly target: number }[];
  readonly far?: boolean;
  readonly most?: number;
  readonly lost?: readonly EventOf<'destroyed'>[];
}
function Fleet({ vessels, shots, far = false, most = 4, lost = [] }: FleetProps) {
  const { say } = useTable();
  const fires = (id: number) => shots.some(({ firing }) => firing.includes(id));
  const isTarget = (id: number) => shots.some(({ target }) => target === id);
  // Ships that fight come before ships that look on.
  const weight = ({ id }: VesselView) => Number(fires(id)) + Number(isTarget(id));
  const shown = vessels.toSorted((a, b) => weight(b) - weight(a)).slice(0, most);
  return (
    <ul className={styles.fleet} data-far={far || undefined} data-n={shown.length + lost.length}>
      {shown.map((vessel) => (
        <li key={vessel.id} data-target={isTarget(vessel.id) || undefined}>
          <Vessel vessel={vessel} form="plate" />
          <span className={styles.tags}>
            {fires(vessel.id) && <span>{say({ key: 'bog.ui.fires' })}</span>}
            {isTarget(vessel.id) && <span data-target="">{say({ key: 'bog.ui.target' })}</span>}
          </span>
        </li>
      ))}
      {lost.map(({ thing, card }) => (
        <li key={`lost ${thing}`} className={styles.lost}>
          <strong>{shortNameOf(card)}</strong>
          <span>{say({ key: 'bog.ui.destroyed' })}</span>
        </li>
      ))}
      {vessels.length > shown.length && <li className={styles.more}>+{vessels.length - shown.length}</li>}
    </ul>
  );
}

/** Lines from each shooter to its target, behind the tactics: mine to the right, theirs to the left. */
function Fire({ accounts }: { accounts: readonly Account[] }) {
  const { viewer } = useTable<BlazeView>();
  const colourOf = useSeatColours();
  const near = nearSeat(viewer);
  return (
    <span className={styles.shots} aria-hidden="true">
      {accounts.map(({ key, seat }) => (
        <i key={key} data-mine={seat === near || undefined} style={vars({ '--owner': seat < 0 ? 'var(--danger)' : colourOf(seat) })} />
      ))}
    </span>
  );
}

function Told({ moment }: { moment: Moment }) {
  const { view, viewer } = useTable<BlazeView>();
  const { events } = moment;
  const near = nearSeat(viewer);
  const of = <T extends Moment['events'][number]['type']>(type: T) => events.filter((event): event is EventOf<T> => event.type === type);
  const shown = of('tacticsShown').at(-1);
  const fired = of('fired');
  const accounts = fired.map((one, i): Account => ({ ...one, key: `${i}`, target: one.thing, card: one.target }));
  const shots = fired.map(({ firing, thing }) => ({ firing, target: thing }));
  const involved = view.vessels.filter(({ id }) => shots.some(({ firing, target }) => target === id || firing.includes(id)));
  // What is gone has no place on the line any more, but it was here.
  const lost = (seat: number) => of('destroyed').filter((one) => one.seat === seat && vesselById(view, one.thing) === null);
  const lit = (seat: number) => {
    const result = fired.find((one) => one.seat === seat)?.result;
    return result === 'hit' || result === 'direct' ? result : null;
  };
  const turned = [near, 1 - near].map((seat) => ({
    seat,
    card: shown?.cards[seat] ?? '',
    put: shown?.put[seat] ?? [],
    lit: lit(seat),
  }));
  return (
    <>
      <div className={styles.top} data-told="">
        <Fleet vessels={involved.filter(({ controller }) => controller === near)} shots={shots} most={2} lost={lost(near)} />
        <Fleet vessels={involved.filter(({ controller }) => controller !== near)} shots={shots} most={2} lost={lost(1 - near)} far />
        <div className={styles.middle}>
          <Fire accounts={accounts} />
          <TurnedTactics turned={turned} />
        </div>
      </div>
      <div className={styles.accounts}>
        {accounts.map((account) => (
          <AccountView key={account.key} account={account} />
        ))}
      </div>
      <div className={styles.damages}>
        {[...new Set(fired.map(({ thing }) => thing))].map((thing) => (
          <Damage key={thing} events={events} thing={thing} vessel={vesselById(view, thing)} />
        ))}
      </div>
    </>
  );
}
