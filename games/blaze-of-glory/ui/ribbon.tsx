/** On narrow boards: the line as a ribbon of small places, and one of them in full below; on a tablet three. Sliding along the ribbon moves the place. */
import { type Box, Icon, SeatMark, useBox, useSeatColours, useTable, Zone } from '@bridgehead/ui';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { designNumber } from '../cards/index.ts';
import { cardName } from '../table-help.ts';
import type { BlazeView } from '../view.ts';
import { checklist } from './advice.ts';
import { needWords, shortNameOf } from './faces.ts';
import { LOCK, STACK } from './glyphs.ts';
import { litAs } from './intent.ts';
import { Lane } from './lane.tsx';
import { Pennant, Tokens, useMissionWords, World, wallOf } from './mission.tsx';
import { useOnTable } from './piece.ts';
import { faceOfCard, locationOf, nearSeat, numberIn, placeRef, type Spot, spaceOf, surfaceOf, thingRef } from './position.ts';
import styles from './ribbon.module.css';
import { useCoin } from './ruler.tsx';

export function Ribbon({ spots, board }: { spots: readonly Spot[]; board: Box }) {
  const { view, viewer, selection, say, prompt } = useTable<BlazeView>();
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
  const home = spots.find((spot) => spot.mine.length > 0 || spot.teams.some(({ side }) => side === near)) ?? spots[0];
  const shown = spots.find((spot) => spot.location.id === at) ?? home;
  // Whatever is among the three that are open stays where it is.
  const first = useRef(0);
  const three = board.w >= THREE.w && board.h >= THREE.h && spots.length >= 3;
  const index = shown === undefined ? 0 : spots.indexOf(shown);
  if (index < first.current || index > first.current + 2) first.current = index - 1;
  first.current = Math.max(0, Math.min(first.current, spots.length - 3));
  const open = three ? spots.slice(first.current, first.current + 3) : shown === undefined ? [] : [shown];
  if (spots.length === 0) return <p className={styles.empty}>{say({ key: 'bog.ui.no-line' })}</p>;
  return (
    <div className={styles.both}>
      <Zone name="line" label={say({ key: 'bog.ui.line' })} className={styles.ribbon}>
        {spots.map((spot) => (
          <Cell
            key={spot.location.id}
            spot={spot}
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
    </div>
  );
}

function Cell({ spot, current, onOpen }: { spot: Spot; current: boolean; onOpen: () => void }) {
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
      data-solved={location.solvedBy >= 0 || undefined}
      onClick={onOpen}
      onPointerMove={slide}
    >
      <span className="visually-hidden">{words}</span>
      <Marks
        n={spot.theirs.length}
        colour={spot.theirs[0] === undefined ? '' : spot.theirs[0].controller < 0 ? 'var(--danger)' : colourOf(spot.theirs[0].controller)}
      />
      <span className={styles.disc}>
        <World card={spot.location.card} solved={spot.location.solvedBy >= 0} />
      </span>
      <b className={styles.points} aria-hidden="true">
        {location.solvedBy >= 0 ? '✓' : (faceOfCard(location.card)?.row.points ?? '')}
      </b>
      <Marks
        n={spot.mine.length + spot.teams.length}
        colour={spot.mine[0] === undefined ? 'var(--quiet)' : colourOf(spot.mine[0].controller)}
      />
      <span className={styles.coin} aria-hidden="true" data-within={(coin?.within && !coin.here) || undefined}>
        {coin === null ? '' : coin.here ? '•' : coin.cost}
      </span>
    </button>
  );
}
function Marks({ n, colour }: { n: number; colour: string }) {
  return (
    <span className={styles.marks} aria-hidden="true">
      {Array.from({ length: Math.min(n, 3) }, (_, i) => (
        <i key={`${i}`} style={{ background: colour }} />
      ))}
    </span>
  );
}

/** In rem: a board on which three places are open side by side. */
const THREE = { w: 35, h: 36 };
/** In rem: as high as the lanes of three places are, so that their missions lie in a row. */
const LANE = 11;
/** In rem: below this the mission keeps to one line. */
const LOW = 11;
/** In rem: as high as a ship may be drawn; the style says so, too. */
const TILE = 8;

function PlaceView({ spot, three, current }: { spot: Spot; three: boolean; current: boolean }) {
  const [ref, box] = useBox<HTMLDivElement>();
  const lanes = Number(spot.theirs.length > 0) + Number(spot.mine.length > 0);
  const low = box !== null && lanes === 2 && box.h < LOW;
  const lane = box === null ? null : { w: box.w - 0.8, h: three ? LANE : laneHeight(box.h, lanes, low) };
  return (
    <div
      ref={ref}
      className={styles.place}
      data-low={low || undefined}
      data-far={three || spot.theirs.length > 0 || undefined}
      data-near={three || spot.mine.length > 0 || undefined}
      data-current={(three && current) || undefined}
    >
      {(three || spot.theirs.length > 0) && <div className={styles.far}>{lane !== null && <Lane vessels={spot.theirs} box={lane} />}</div>}
      <Middle spot={spot} />
      {(three || spot.mine.length > 0) && <div className={styles.near}>{lane !== null && <Lane vessels={spot.mine} box={lane} />}</div>}
    </div>
  );
}
/** Where nobody else is, nobody's room stays empty: ships stand as tiles, and the mission has the rest. */
function laneHeight(height: number, lanes: number, low: boolean): number {
  const mission = low ? 3.6 : 5.2;
  if (lanes === 0) return 0;
  return Math.min(TILE, (height - mission - 0.2 - 0.25 * lanes) / lanes);
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
