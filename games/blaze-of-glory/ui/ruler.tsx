/** Under the missions: what a flight of the selected ship costs to every place. */
import { useTable, useTap } from '@bridgehead/ui';
import { nth } from '../entries.ts';
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
  if (coin.here)
    return (
      <span className={styles.cell} data-within="">
        <span className={styles.here}>{say({ key: 'bog.ui.here' })}</span>
      </span>
    );
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

interface CourseProps {
  readonly spots: readonly Spot[];
  /** The middle of each column, and the length of the line, in rem. */
  readonly middles: readonly number[];
  readonly width: number;
  /** Of the near lane, in rem. */
  readonly height: number;
  readonly best: number | null;
}
/** The dotted way of the chosen ship to the mission that brings most. */
export function Course({ spots, middles, best, height, width }: CourseProps) {
  const { view, selection } = useTable<BlazeView>();
  const id = numberIn(selection, 'thing');
  if (id === null || best === null) return null;
  const from = spots.findIndex((spot) => spot.location.id === locationOf(view, id));
  const to = spots.findIndex((spot) => spot.location.id === best);
  if (from < 0 || to < 0 || from === to) return null;
  const side = to > from ? 1 : -1;
  const [a, b] = [nth(middles, from) + side * 3.4, nth(middles, to)];
  const [top, deep] = [0.35, height * 0.78];
  const middle = (a + b) / 2;
  return (
    <svg
      className={styles.course}
      viewBox={`0 0 ${width} ${height}`}
      style={{ height: `${height}rem` }}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        d={`M${a} ${deep * 0.5}C${a + side * 0.6} ${deep} ${middle} ${deep * 1.15} ${middle + (b - a) * 0.2} ${deep}S${b} ${deep * 0.6} ${b} ${top + 0.4}`}
      />
      <path className={styles.tip} d={`M${b - 0.5} ${top + 0.75}L${b} ${top}L${b + 0.5} ${top + 0.75}`} />
    </svg>
  );
}
