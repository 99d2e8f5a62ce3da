/** Under the missions: what a flight of the selected ship costs to every place. */
import { useTable, useTap } from '@bridgehead/ui';
import type { BlazeView } from '../view.ts';
import { offersOf, whyNotFly } from './intent.ts';
import { costOf, isShip, locationOf, numberIn, placeRef, type Spot, spaceOf, vesselById } from './position.ts';
import styles from './ruler.module.css';

export function useCoin(spot: Spot): { cost: number; within: boolean; here: boolean; ship: number } | null {
  const { view, selection, viewer } = useTable<BlazeView>();
  const id = numberIn(selection, 'thing');
  const ship = id === null ? null : vesselById(view, id);
  if (ship === null || !isShip(ship) || ship.controller !== viewer) return null;
  const from = locationOf(view, ship.id);
  const cost = costOf(view, from, spot.location.id);
  if (from === spot.location.id) return { cost: 0, within: true, here: true, ship: ship.id };
  return cost === null ? null : { cost, within: cost <= ship.left, here: false, ship: ship.id };
}

export function RulerCell({ spot }: { spot: Spot }) {
  const { view, prompt, say } = useTable<BlazeView>();
  const carryOut = useTap();
  const coin = useCoin(spot);
  const { location } = spot;
  if (coin === null) return <Ticks span={location.span} />;
  if (coin.here) return <span className={styles.here}>{say({ key: 'bog.ui.here' })}</span>;
  const ref = placeRef(spaceOf(location.id));
  const offer = offersOf(view, prompt).find(({ verb, by, to }) => verb === 'move' && by === `thing:${coin.ship}` && to === ref);
  const label = say({ key: offer === undefined ? 'bog.ui.no-fly' : 'bog.ui.fly', params: { n: coin.cost } });
  return (
    <div className={styles.cell} data-within={coin.within || undefined}>
      <button
        type="button"
        className={styles.coin}
        data-open={offer !== undefined || undefined}
        tabIndex={-1}
        data-stop=""
        onClick={(event) =>
          carryOut(
            offer === undefined ? { do: 'why', answer: whyNotFly(coin.ship, location.id) } : { do: 'answer', answer: offer.option },
            event.currentTarget,
          )
        }
      >
        <span className="visually-hidden">{label}</span>
        <span aria-hidden="true">{coin.cost}</span>
      </button>
    </div>
  );
}

function Ticks({ span }: { span: number }) {
  return (
    <span className={styles.ticks} aria-hidden="true">
      {Array.from({ length: span }, (_, i) => (
        <i key={`${i}`} />
      ))}
      <b>{span}</b>
    </span>
  );
}
