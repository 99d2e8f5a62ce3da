/** A mission on the line, and the flags of the teams on its planet. */

import { Icon, SeatMark, useSeatColours, useTable } from '@bridgehead/ui';
import { AFFILIATIONS } from '../cards/index.ts';
import { nth } from '../entries.ts';
import { cardName } from '../table-help.ts';
import type { BlazeView, LocationView } from '../view.ts';
import type { Reach } from './advice.ts';
import { needWords, titleOf } from './faces.ts';
import { HIDDEN, LAUREL, LOCK, SIGNS, STACK } from './glyphs.ts';
import { worldPicture } from './miniatures/index.ts';
import styles from './mission.module.css';
import { useOnTable } from './piece.ts';
import { faceOfCard, isPlanetCard, locationOf, numberIn, placeRef, type Spot, spaceOf, type Team, WORMHOLE } from './position.ts';
import { vars } from './vars.ts';

const SHORT = ['Fed', 'Kli', 'Rom', 'Car', 'Dom', 'Bor', 'Non', 'Neu'];
/** 'any' shows the disc. */
const signsOf = (card: string): readonly number[] => {
  const icons = String(faceOfCard(card)?.row.icons ?? '').split(' ');
  return icons.includes('any') ? [7] : SHORT.flatMap((short, i) => (icons.includes(short) ? [i] : []));
};
export const wallOf = ({ stack }: LocationView): string => stack.find((one) => one.open)?.card ?? '';

export function useMissionWords({ location, isPlanet, isMouth }: Spot): string {
  const { say, nameOf } = useTable<BlazeView>();
  const face = faceOfCard(location.card);
  if (face === null) return '';
  if (isMouth) return say({ key: 'bog.ui.mouth' });
  const admits = signsOf(location.card).map((sign) => (sign === 7 ? 'any' : AFFILIATIONS[sign]));
  return [
    face.name,
    say({ key: isPlanet ? 'bog.ui.planet' : 'bog.ui.space' }),
    say({ key: 'bog.ui.points', params: { n: face.row.points ?? 0 } }),
    say({ key: 'bog.ui.span', params: { n: location.span } }),
    `${admits.join(', ')}: ${needWords(face.row.need ?? '')}`,
    say({ key: 'bog.ui.dilemmas', params: { n: location.stack.length } }),
    ...(wallOf(location) === '' ? [] : [say({ key: 'bog.ui.wall', params: { card: cardName(wallOf(location)) } })]),
    ...(location.solvedBy < 0 ? [] : [say({ key: 'bog.ui.solved-by', params: { name: nameOf(location.solvedBy) } })]),
  ].join(', ');
}

/** What the chosen crew makes of a mission: ready, one thing short, or where it stands. */
function rimOf(outlook: Reach | null, here: boolean): 'ready' | 'short' | 'here' | undefined {
  if (outlook?.ready) return 'ready';
  if (here) return 'here';
  return outlook?.lacking === 1 ? 'short' : undefined;
}

export function Mission({ spot, outlook }: { spot: Spot; outlook: Reach | null }) {
  const { view, selection, say } = useTable<BlazeView>();
  const { location, isMouth } = spot;
  const piece = useOnTable(placeRef(spaceOf(location.id)));
  const words = useMissionWords(spot);
  const row = faceOfCard(location.card)?.row;
  const solved = location.solvedBy >= 0;
  const wall = wallOf(location) !== '';
  const chosen = numberIn(selection, 'thing') ?? numberIn(selection, 'place');
  const rim = rimOf(outlook, chosen !== null && locationOf(view, chosen) === location.id);
  return (
    <div className={styles.cell} data-rim={rim}>
      {rim === 'ready' && outlook?.wins && (
        <span className={styles.wins}>
          <Icon glyph={LAUREL} size={13} />
          {say({ key: 'bog.ui.wins' })}
        </span>
      )}
      <button
        {...piece.props}
        className={styles.mission}
        data-solved={solved || undefined}
        data-mouth={isMouth || undefined}
        data-rim={rim}
      >
        <span className="visually-hidden">{`${words} ${piece.use}`}</span>
        <span className={styles.window} aria-hidden="true">
          <span className={styles.sky} data-behind="">
            <World card={location.card} solved={solved} />
          </span>
          {!isMouth && !solved && (
            <span className={styles.owner}>
              <SeatMark seat={location.owner} size={13} />
              {signsOf(location.card).map((sign) => (
                <Icon key={sign} glyph={nth(SIGNS, sign)} size={11} />
              ))}
            </span>
          )}
          {!isMouth && !solved && <b className={styles.points}>{row?.points}</b>}
          {solved && (
            <b className={styles.taken}>
              <SeatMark seat={location.solvedBy} size={14} /> {row?.points}
            </b>
          )}
        </span>
        <span className={styles.title} aria-hidden="true">
          {isMouth ? titleOf(WORMHOLE) : titleOf(location.card)}
        </span>
        {!isMouth && (
          <span className={styles.need} aria-hidden="true" data-spare="">
            {needWords(row?.need ?? '')}
          </span>
        )}
        <span className={styles.foot} aria-hidden="true">
          {wall && (
            <span className={styles.wall}>
              <Icon glyph={LOCK} size={12} />
            </span>
          )}
          {location.stack.length > 0 && (
            <span>
              <Icon glyph={STACK} size={12} /> {location.stack.length}
            </span>
          )}
        </span>
      </button>
      {rim === 'short' && outlook !== null && <span className={styles.tag}>+ {outlook.missing}</span>}
      {spot.teams.map((team) => (
        <Pennant key={team.side} team={team} />
      ))}
      <Tokens spot={spot} />
    </div>
  );
}

/** The planet or anomaly behind a mission; the same card always looks the same. */
export const World = ({ card, solved = false }: { card: string; solved?: boolean }) => (
  <img src={worldPicture(card, isPlanetCard(card), solved)} className={styles.world} alt="" draggable={false} />
);

/** An away team is a flag with its number, planted on the planet: mine lower right, theirs upper left. */
export function Pennant({ team, near }: { team: Team; near?: boolean }) {
  const { viewer, nameOf, say } = useTable<BlazeView>();
  const mine = team.side === viewer || (viewer === 'spectator' && team.side === 0);
  const piece = useOnTable(mine ? placeRef(team.place) : `${placeRef(team.place)}:far`);
  const colourOf = useSeatColours();
  return (
    <button
      {...piece.props}
      className={styles.pennant}
      data-mine={mine || undefined}
      data-inline={near || undefined}
      style={vars({ '--owner': colourOf(team.side) })}
    >
      <span className="visually-hidden">{`${say({ key: mine ? 'bog.ui.team.mine' : 'bog.ui.team', params: { name: nameOf(team.side), n: team.n } })} ${piece.use}`}</span>
      <span aria-hidden="true">{team.n}</span>
    </button>
  );
}

/** Traps, pods and cards on a mission. */
export function Tokens({ spot, inline }: { spot: Spot; inline?: boolean }) {
  const { view, inspect, say } = useTable<BlazeView>();
  const { tokens } = spot;
  if (tokens.length === 0) return null;
  const held = tokens.reduce((sum, token) => sum + (view.places.find(({ place }) => place === token.id)?.groups.length ?? 0), 0);
  const [first] = tokens;
  return (
    <button
      type="button"
      className={styles.token}
      data-inline={inline || undefined}
      data-stop=""
      tabIndex={-1}
      data-ref={`thing:${first?.id}`}
      onClick={() => inspect(`thing:${first?.id}`)}
    >
      <span className="visually-hidden">{`${tokens.map(({ card }) => (card === '' ? say({ key: 'bog.ui.face-down' }) : cardName(card))).join(', ')}${held > 0 ? `, ${say({ key: 'bog.ui.held-n', params: { n: held } })}` : ''}`}</span>
      <Icon glyph={HIDDEN} size={12} />
      <span aria-hidden="true">{tokens.length}</span>
    </button>
  );
}
