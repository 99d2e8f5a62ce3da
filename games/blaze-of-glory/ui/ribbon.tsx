/** On narrow boards: the line as a ribbon of small places, and one of them in full below; on a tablet three. Sliding along the ribbon moves the place. */
import type { Ref, Seat, Viewer } from '@bridgehead/kernel';
import { type Box, Icon, SeatMark, useBox, useSeatColours, useTable, Zone } from '@bridgehead/ui';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { designNumber } from '../cards/index.ts';
import { cardName } from '../table-help.ts';
import type { BlazeView, VesselView } from '../view.ts';
import { checklist, outlooks, type Reach } from './advice.ts';
import { needWords, shortNameOf } from './faces.ts';
import { LOCK, STACK } from './glyphs.ts';
import { litAs } from './intent.ts';
import { Lane } from './lane.tsx';
import { InReach } from './look.tsx';
import { Pennant, Tokens, useMissionWords, World, wallOf } from './mission.tsx';
import { useOnTable } from './piece.ts';
import {
  crewCount,
  faceOfCard,
  isShip,
  locationOf,
  nearSeat,
  numberIn,
  placeRef,
  type Spot,
  spaceOf,
  surfaceOf,
  thingRef,
  vesselById,
} from './position.ts';
import styles from './ribbon.module.css';
import { useCoin } from './ruler.tsx';
import { Vessel } from './vessel.tsx';

export function Ribbon({ spots, board }: { spots: readonly Spot[]; board: Box }) {
  const { view, viewer, selection, say, prompt, stage } = useTable<BlazeView>();
  const [at, setAt] = useState<number | null>(null);
  const near = nearSeat(viewer);
  const place = selection === null ? null : (numberIn(selection, 'thing') ?? numberIn(selection.replace(/:far$/, ''), 'place'));
  const picked = place === null ? -1 : locationOf(view, place);
  useEffect(() => {
    if (picked >= 0) setAt(picked);
  }, [selection]);
  // Ships that are to be ticked are where the question looks.
  const ticked = prompt?.kind === 'select' && typeof prompt.options[0] === 'number' ? locationOf(view, prompt.options[0]) : -1;
  useEffect(() => {
    if (ticked >= 0) setAt(ticked);
  }, [prompt?.id]);
  const home = homeOf(view, spots, near);
  const shown = spots.find((spot) => spot.location.id === at) ?? home;
  // A spot that is among the three open ones stays where it is.
  const first = useRef(0);
  const three = board.w >= THREE.w && board.h >= THREE.h && spots.length >= 3;
  const index = shown === undefined ? 0 : spots.indexOf(shown);
  if (index < first.current || index > first.current + 2) first.current = index - 1;
  first.current = Math.max(0, Math.min(first.current, spots.length - 3));
  const open = three ? spots.slice(first.current, first.current + 3) : shown === undefined ? [] : [shown];
  const looks = outlooks(view, viewer, selection);
  // Upright there is room for what the ship at hand could do.
  const own = shownShip(view, viewer, selection) ?? shown?.mine.find((one) => isShip(one) && one.controller === viewer) ?? null;
  const reaching = stage === 'upright' && !three && view.phase === 'play' ? own : null;
  if (spots.length === 0) return <p className={styles.empty}>{say({ key: 'bog.ui.no-line' })}</p>;
  return (
    <div className={styles.both} data-reach={reaching === null ? undefined : ''}>
      <Zone name="line" label={say({ key: 'bog.ui.line' })} className={styles.ribbon}>
        {spots.map((spot) => (
          <Cell
            key={spot.location.id}
            spot={spot}
            outlook={looks.get(spot.location.id) ?? null}
            current={shown?.location.id === spot.location.id}
            onOpen={() => setAt(spot.location.id)}
          />
        ))}
      </Zone>
      <div className={styles.places} data-three={three || undefined}>
        {open.map((spot) => (
          <PlaceView key={spot.location.id} spot={spot} three={three} current={spot === shown} />
        ))}
      </div>
      {reaching !== null && <InReach ship={reaching} most={3} brief />}
    </div>
  );
}

/** Where most of my people are; else where anything of mine is. */
function homeOf(view: BlazeView, spots: readonly Spot[], near: Seat): Spot | undefined {
  const people = ({ mine, teams }: Spot) =>
    mine.reduce((sum, one) => sum + 10 * crewCount(view, one) + 1, 0) +
    teams.reduce((sum, team) => sum + (team.side === near ? 9 * team.n : 0), 0);
  return [...spots].sort((a, b) => people(b) - people(a))[0];
}

interface CellProps {
  readonly spot: Spot;
  readonly outlook: Reach | null;
  readonly current: boolean;
  readonly onOpen: () => void;
}
function Cell({ spot, outlook, current, onOpen }: CellProps) {
  const { view, prompt, selection } = useTable<BlazeView>();
  const words = useMissionWords(spot);
  const colourOf = useSeatColours();
  const coin = useCoin(spot);
  const { location } = spot;
  const refs = [
    placeRef(spaceOf(location.id)),
    placeRef(surfaceOf(location.id)),
    ...[...spot.mine, ...spot.theirs].map(({ id }) => thingRef(id)),
  ];
  const lit = refs.some((ref) => (litAs(view, prompt, selection, ref) ?? 'can') !== 'can');
  const slide = (event: PointerEvent) => {
    if (event.buttons === 1 && event.pointerType !== 'mouse') onOpen();
  };
  return (
    <button
      type="button"
      className={styles.cell}
      data-stop=""
      tabIndex={-1}
      aria-current={current || undefined}
      data-lit={lit ? 'reach' : undefined}
      data-rim={outlook?.ready ? 'ready' : outlook?.lacking === 1 ? 'short' : undefined}
      data-solved={location.solvedBy >= 0 || undefined}
      onClick={onOpen}
      onPointerMove={slide}
    >
      <span className="visually-hidden">{words}</span>
      <Tabs
        n={spot.theirs.length}
        colour={spot.theirs[0] === undefined ? '' : spot.theirs[0].controller < 0 ? 'var(--danger)' : colourOf(spot.theirs[0].controller)}
      />
      <span className={styles.slip}>
        <World card={location.card} solved={location.solvedBy >= 0} />
        {location.solvedBy >= 0 ? (
          <SeatMark seat={location.solvedBy} size={12} />
        ) : (
          <b className={styles.points} aria-hidden="true">
            {faceOfCard(location.card)?.row.points ?? ''}
          </b>
        )}
        <span className={styles.coin} aria-hidden="true" data-within={(coin?.within && !coin.here) || undefined}>
          {coin === null || coin.here ? '' : coin.cost}
        </span>
      </span>
      <Tabs
        n={spot.mine.length + spot.teams.length}
        colour={spot.mine[0] === undefined ? 'var(--quiet)' : colourOf(spot.mine[0].controller)}
      />
    </button>
  );
}
/** Whose ships are there: a tab for each, three at most. */
function Tabs({ n, colour }: { n: number; colour: string }) {
  return (
    <span className={styles.tabs} aria-hidden="true">
      {Array.from({ length: Math.min(n, 3) }, (_, i) => (
        <i key={`${i}`} style={{ background: colour }} />
      ))}
    </span>
  );
}
/** The chosen ship, if it is the viewer's. */
function shownShip(view: BlazeView, viewer: Viewer, selection: Ref | null): VesselView | null {
  const id = numberIn(selection, 'thing');
  const ship = id === null ? null : vesselById(view, id);
  return ship !== null && isShip(ship) && ship.controller === viewer ? ship : null;
}

/** In rem: a board on which three places are open side by side. */
const THREE = { w: 35, h: 36 };
/** In rem: as high as the lanes of three places are, so that their missions lie in a row. */
const LANE = 11;

function PlaceView({ spot, three, current }: { spot: Spot; three: boolean; current: boolean }) {
  const [ref, box] = useBox<HTMLDivElement>();
  if (!three) return <PlaceStage spot={spot} />;
  const lane = box === null ? null : { w: box.w - 0.8, h: LANE };
  return (
    <div ref={ref} className={styles.place} data-current={current || undefined}>
      <div className={styles.far}>{lane !== null && <Lane vessels={spot.theirs} box={lane} />}</div>
      <Middle spot={spot} />
      <div className={styles.near}>{lane !== null && <Lane vessels={spot.mine} box={lane} />}</div>
    </div>
  );
}

/** More ships than this of one side lie as plates. */
const MOST_HULLS = 2;

/** One place as a stage: the world behind, theirs upper right, mine lower left. */
function PlaceStage({ spot }: { spot: Spot }) {
  const [ref, box] = useBox<HTMLDivElement>();
  const { location, mine, theirs } = spot;
  const both = mine.length > 0 && theirs.length > 0;
  const side = (vessels: readonly VesselView[], name: 'far' | 'near') =>
    vessels.length === 0 ? null : (
      <div className={styles[name]} data-n={vessels.length}>
        {vessels.length <= MOST_HULLS
          ? vessels.map((vessel) => <Vessel key={vessel.id} vessel={vessel} form="hull" />)
          : box !== null && <Lane vessels={vessels} box={{ w: box.w - 1, h: (box.h - 2.6) / (both ? 2 : 1) - 0.4 }} />}
      </div>
    );
  return (
    <div ref={ref} className={styles.stage}>
      <span className={styles.backdrop} data-behind="" aria-hidden="true">
        <World card={location.card} solved={location.solvedBy >= 0} />
      </span>
      <Middle spot={spot} />
      {side(theirs, 'far')}
      {side(mine, 'near')}
    </div>
  );
}

function Middle({ spot }: { spot: Spot }) {
  const { view, viewer, selection, say } = useTable<BlazeView>();
  const { location } = spot;
  const piece = useOnTable(placeRef(spaceOf(location.id)));
  const words = useMissionWords(spot);
  const row = faceOfCard(location.card)?.row;
  const near = nearSeat(viewer);
  const asked = selection === null ? surfaceOf(location.id) : (numberIn(selection, 'thing') ?? surfaceOf(location.id));
  const checks = checklist(view, near, asked, location.card);
  const wall = wallOf(location);
  return (
    <div className={styles.middle}>
      <button {...piece.props} className={styles.mission}>
        <span className="visually-hidden">{`${words} ${piece.use}`}</span>
        <span className={styles.picture}>
          <World card={spot.location.card} solved={spot.location.solvedBy >= 0} />
        </span>
        <span className={styles.words} aria-hidden="true">
          <strong className={styles.title}>
            {shortNameOf(location.card)}{' '}
            {!spot.isMouth && <b className={styles.worth}>{location.solvedBy >= 0 ? say({ key: 'bog.ui.solved' }) : row?.points}</b>}
          </strong>
          <span className={styles.need}>
            {checks === null
              ? needWords(row?.need ?? '')
              : checks.map(({ words: term, met, have }) => (
                  <span key={term} data-met={met || undefined}>
                    {met ? '✓' : '✕'} {term}
                    {!met && have !== '' && have !== '0' ? ` (${have})` : ''}
                  </span>
                ))}
          </span>
          <span className={styles.foot}>
            <SeatMark seat={location.owner} size={14} />
            {location.stack.length > 0 && (
              <span>
                <Icon glyph={STACK} size={13} /> {location.stack.length}
              </span>
            )}
            {wall !== '' && designNumber(wall) >= 0 && (
              <span className={styles.wall}>
                <Icon glyph={LOCK} size={13} /> {cardName(wall)}
              </span>
            )}
          </span>
        </span>
      </button>
      {spot.teams.map((team) => (
        <Pennant key={team.side} team={team} near />
      ))}
      <Tokens spot={spot} inline />
    </div>
  );
}
