/** A ship or facility at one of four sizes; each keeps its name and HULL longer than its picture. */

import { Icon, useSeatColours, useTable } from '@bridgehead/ui';
import type { BlazeView, VesselView } from '../view.ts';
import { plateName, toneOf } from './faces.ts';
import type { Form } from './forms.ts';
import { CHAIN, CREW, RANGE, SHIELDS, WEAPONS } from './glyphs.ts';
import { hullPicture, shipPicture } from './miniatures/index.ts';
import { useOnTable } from './piece.ts';
import {
  borgShipDue,
  captivesAboard,
  crewCount,
  faceOfCard,
  isBorgShipCard,
  isFacility,
  isShip,
  markersOn,
  nearSeat,
  numberIn,
  thingRef,
  vesselById,
} from './position.ts';
import { vars } from './vars.ts';
import styles from './vessel.module.css';

export function Vessel({ vessel, form }: { vessel: VesselView; form: Form }) {
  const { view, viewer, say, nameOf } = useTable<BlazeView>();
  const piece = useOnTable(thingRef(vessel.id));
  const colourOf = useSeatColours();
  const face = faceOfCard(vessel.card);
  if (face === null) return null;
  const crew = crewCount(view, vessel);
  const captives = captivesAboard(view, vessel).reduce((sum, group) => sum + group.n, 0);
  const seat = vessel.controller;
  const due = vessel.way === 0 ? null : borgShipDue(view, vessel, nearSeat(viewer));
  const unstaffed = isShip(vessel) && vessel.staffed === 0;
  const words = [
    face.name,
    seat < 0 ? '' : seat === viewer ? say({ key: 'bog.ui.yours' }) : nameOf(seat),
    ...(isShip(vessel) ? [`RANGE ${vessel.left} of ${vessel.range}`] : []),
    `WEAPONS ${vessel.weapons}`,
    `SHIELDS ${vessel.shields}`,
    `HULL ${vessel.hull}%`,
    say({ key: 'bog.ui.crew-n', params: { n: crew } }),
    ...(captives > 0 ? [say({ key: 'bog.ui.captives-n', params: { n: captives } })] : []),
    ...statesOf(vessel, unstaffed).map((key) => say({ key })),
    ...(due === null ? [] : [say({ key: due === 1 ? 'bog.ui.borg-next' : 'bog.ui.borg-due', params: { n: due } })]),
    piece.use,
  ];
  return (
    <button
      {...piece.props}
      className={styles.vessel}
      data-form={form}
      data-piece=""
      data-cloaked={vessel.cloaked || undefined}
      data-stopped={vessel.stopped || undefined}
      data-unstaffed={unstaffed || undefined}
      data-docked={vessel.host >= 0 || undefined}
      data-borg={isBorgShipCard(vessel) || undefined}
      data-far={seat !== viewer || undefined}
      style={vars({ '--owner': seat < 0 ? 'var(--danger)' : colourOf(seat) })}
    >
      <span className="visually-hidden">{words.filter((word) => word !== '').join(', ')}</span>
      {form === 'card' && (
        <span className={styles.window} aria-hidden="true" data-tone={toneOf(face.d)}>
          <img src={shipPicture(face.d, 224, 104, seat !== viewer, vessel.stopped)} alt="" draggable={false} />
          {piece.lit === 'attack' && <Odds target={vessel} />}
          {due !== null && (
            <b className={styles.due}>
              {say({ key: due === 1 ? 'bog.ui.borg-turn' : 'bog.ui.borg-turns', params: { n: due } })} {vessel.way < 0 ? '←' : '→'}
            </b>
          )}
        </span>
      )}
      {form === 'hull' && (
        <span className={styles.afloat} aria-hidden="true">
          <img src={hullPicture(face.d, 240, 130, { heading: seat !== viewer ? -62 : 62, flat: 0.55 })} alt="" draggable={false} />
          {piece.lit === 'attack' && <Odds target={vessel} />}
        </span>
      )}
      {form !== 'strip' && form !== 'card' && form !== 'hull' && (
        <span className={styles.hull} aria-hidden="true" data-tone={toneOf(face.d)} data-turned={vessel.rotated > 0 || undefined}>
          <img src={hullPicture(face.d, 96, 72, { heading: seat !== viewer ? -62 : 62, flat: 0.55 })} alt="" draggable={false} />
        </span>
      )}
      {form === 'chip' ? (
        <b className={styles.chipNumber} aria-hidden="true">
          {vessel.shields}
        </b>
      ) : (
        <span className={styles.words} aria-hidden="true">
          <span className={styles.head}>
            <strong className={styles.name}>{plateName(vessel.card)}</strong>
            {vessel.way !== 0 && form !== 'card' && (
              <b className={styles.way}>
                {vessel.way < 0 ? '←' : '→'}
                {due ?? ''}
              </b>
            )}
            <span className={styles.crew} hidden={vessel.way !== 0}>
              {captives > 0 && (
                <span className={styles.captive}>
                  <Icon glyph={CHAIN} size={12} />
                </span>
              )}
              <Icon glyph={CREW} size={10} />
              {crew}
            </span>
          </span>
          {form !== 'strip' && <Numbers vessel={vessel} />}
          <Hull vessel={vessel} numbered={form !== 'card' || vessel.hull < 100} />
        </span>
      )}
    </button>
  );
}
const statesOf = (vessel: VesselView, unstaffed: boolean): string[] => [
  ...(vessel.cloaked ? ['bog.ui.cloaked'] : []),
  ...(vessel.stopped ? ['bog.ui.stopped'] : []),
  ...(vessel.host >= 0 ? ['bog.ui.docked'] : []),
  ...(vessel.rotated > 0 ? ['bog.ui.rotated'] : []),
  ...(unstaffed ? ['bog.ui.unstaffed'] : []),
];

function Numbers({ vessel }: { vessel: VesselView }) {
  const row = faceOfCard(vessel.card)?.row;
  const change = (now: number, printed: number | undefined) =>
    now > (printed ?? 0) ? styles.up : now < (printed ?? 0) ? styles.down : undefined;
  return (
    <span className={styles.numbers} aria-hidden="true">
      {isShip(vessel) && (
        <span className={change(vessel.range, row?.range)}>
          <Icon glyph={RANGE} size={10} />
          {vessel.left < vessel.range ? `${vessel.left}/${vessel.range}` : vessel.range}
        </span>
      )}
      {/* An outpost has none. */}
      {(isShip(vessel) || vessel.weapons > 0) && (
        <span className={change(vessel.weapons, row?.weapons)}>
          <Icon glyph={WEAPONS} size={10} />
          {vessel.weapons}
        </span>
      )}
      <span className={change(vessel.shields, row?.shields)}>
        <Icon glyph={SHIELDS} size={10} />
        {vessel.shields}
      </span>
    </span>
  );
}

/** The chosen ship's WEAPONS against the target's SHIELDS, before any bonus. */
function Odds({ target }: { target: VesselView }) {
  const { view, selection } = useTable<BlazeView>();
  const id = numberIn(selection, 'thing');
  const ship = id === null ? null : vesselById(view, id);
  if (ship === null) return null;
  return (
    <b className={styles.odds}>
      {ship.weapons} : {target.shields}
    </b>
  );
}

/** What is left, and each marker as a piece of its own length. */
export function Hull({ vessel, numbered = true }: { vessel: VesselView; numbered?: boolean }) {
  const { view } = useTable<BlazeView>();
  const losses = [
    ...markersOn(view, vessel.id).map((marker) => faceOfCard(marker.card)?.row.hull ?? 0),
    ...Array.from({ length: vessel.rotated }, () => 50),
  ].filter((loss) => loss > 0);
  if (isFacility(vessel) && losses.length === 0 && !numbered) return null;
  return (
    <span className={styles.bar} aria-hidden="true">
      <span className={styles.left} style={{ flexGrow: Math.max(vessel.hull, 0.01) }} data-low={vessel.hull <= 50 || undefined} />
      {losses.map((loss, i) => (
        <span key={`${i}.${loss}`} className={styles.loss} style={{ flexGrow: loss }} />
      ))}
      {numbered && vessel.hull < 100 && <b>{vessel.hull}</b>}
    </span>
  );
}

/** Those that found no room: how many, and who. */
export function More({ vessels, onOpen }: { vessels: readonly VesselView[]; onOpen: () => void }) {
  const { say } = useTable();
  return (
    <button type="button" className={styles.more} data-stop="" tabIndex={-1} onClick={onOpen} aria-haspopup="dialog">
      <span className="visually-hidden">{say({ key: 'bog.ui.more-ships', params: { n: vessels.length } })}</span>
      <span aria-hidden="true">+{vessels.length}</span>
    </button>
  );
}
