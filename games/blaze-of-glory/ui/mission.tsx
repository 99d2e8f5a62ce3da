/** A mission on the line, and the flags of the teams on its planet. */

import { hashOf, Icon, SeatMark, useSeatColours, useTable } from '@bridgehead/ui';
import type { CSSProperties } from 'react';
import { AFFILIATIONS } from '../cards/index.ts';
import { nth } from '../entries.ts';
import { cardName } from '../table-help.ts';
import type { BlazeView, LocationView } from '../view.ts';
import { needWords, titleOf } from './faces.ts';
import { HIDDEN, LOCK, SIGNS, STACK } from './glyphs.ts';
import styles from './mission.module.css';
import { useOnTable } from './piece.ts';
import { faceOfCard, isPlanetCard, placeRef, type Spot, spaceOf, type Team, WORMHOLE } from './position.ts';

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

export function Mission({ spot, best }: { spot: Spot; best: boolean }) {
  const { location, isMouth } = spot;
  const piece = useOnTable(placeRef(spaceOf(location.id)));
  const words = useMissionWords(spot);
  const row = faceOfCard(location.card)?.row;
  const solved = location.solvedBy >= 0;
  const wall = wallOf(location) !== '';
  return (
    <div className={styles.cell}>
      <button
        {...piece.props}
        className={styles.mission}
        data-solved={solved || undefined}
        data-mouth={isMouth || undefined}
        data-best={best || undefined}
      >
        <span className="visually-hidden">{`${words} ${piece.use}`}</span>
        <span className={styles.window} aria-hidden="true">
          <span className={styles.sky} data-behind="">
            <Drawing card={spot.location.card} />
          </span>
          <span className={styles.signs}>
            {!solved &&
              signsOf(location.card)
                .slice(0, 4)
                .map((sign) => <Icon key={sign} glyph={SIGNS[sign] as (typeof SIGNS)[number]} size={12} />)}
          </span>
          {!isMouth && <b className={styles.points}>{row?.points}</b>}
        </span>
        <span className={styles.title} aria-hidden="true">
          {isMouth ? 'Wormhole' : titleOf(location.card)}
        </span>
        {!isMouth && (
          <span className={styles.need} aria-hidden="true" data-spare="">
            {needWords(row?.need ?? '')}
          </span>
        )}
        <span className={styles.foot} aria-hidden="true">
          {solved ? <SeatMark seat={location.solvedBy} size={14} /> : <SeatMark seat={location.owner} size={14} />}
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
      {spot.teams.map((team) => (
        <Pennant key={team.side} team={team} />
      ))}
      <Tokens spot={spot} />
    </div>
  );
}

/** A planet from flat inks, or the lines of something in space; the same card always looks the same. */
const HUES = [12, 28, 45, 95, 150, 190, 215, 265, 320];
export function Drawing({ card }: { card: string }) {
  const isMouth = card === WORMHOLE;
  const seed = hashOf(card);
  const hue = nth(HUES, seed % HUES.length);
  if (isPlanetCard(card))
    return (
      <svg viewBox="0 0 48 48" className={styles.drawing} aria-hidden="true">
        <circle cx={24} cy={24} r={20} fill={`hsl(${hue} 38% 46%)`} />
        <path d={`M5 ${18 + (seed % 6)}q19 ${6 + ((seed >> 4) % 8)} 38 0v8q-19 8-38 0z`} fill={`hsl(${(hue + 24) % 360} 40% 34%)`} />
        <path d="M24 4a20 20 0 0 1 0 40 26 26 0 0 0 0-40z" fill="rgb(0 0 0 / 28%)" />
        {(seed >> 8) % 3 === 0 && <ellipse cx={24} cy={25} rx={23.5} ry={6} fill="none" stroke={`hsl(${hue} 30% 72%)`} strokeWidth={2.4} />}
      </svg>
    );
  const turns = 3 + (seed % 4);
  return (
    <svg viewBox="0 0 48 48" className={styles.drawing} aria-hidden="true">
      {Array.from({ length: turns }, (_, i) => (
        <ellipse
          key={`${i}`}
          cx={24}
          cy={24}
          rx={isMouth ? 6 + i * 4 : 20}
          ry={isMouth ? 6 + i * 4 : 5 + ((seed >> 3) % 5)}
          transform={`rotate(${(180 / turns) * i + (seed % 40)} 24 24)`}
          fill="none"
          stroke="#9db4dd"
          strokeWidth={1.3}
        />
      ))}
      <circle cx={24} cy={24} r={2.5} fill="#e8eef9" />
    </svg>
  );
}

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
      style={{ '--owner': colourOf(team.side) } as CSSProperties}
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
