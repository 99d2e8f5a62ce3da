/** Who sits where, by sides where the game has any; a free chair can be chosen if there is more than one. */
import { type AnyGame, freshSeed, type OptionValues } from '@bridgehead/kernel';
import type { MatchCard } from '@bridgehead/match';
import { LocalMatch } from '@bridgehead/match/local';
import { PlainText, SeatMark } from '@bridgehead/ui';
import { useEffect, useState } from 'react';
import { BotFace, PersonFace } from '../faces.tsx';
import { loadGame } from '../games.ts';
import { t } from '../i18n.ts';
import { playerNames } from '../names.ts';
import styles from './invite.module.css';

type Seats = MatchCard['seats'];

export const freeSeats = ({ seats }: Pick<MatchCard, 'seats'>): number[] =>
  seats.flatMap(({ driver, keptFor }, seat) => (driver === 'open' && keptFor === null ? [seat] : []));

/** Who plays together at such a table; null where everybody plays for themselves. The rules say so as soon as a match begins. */
function teamsOf(game: AnyGame, { options, seats }: MatchCard): readonly (readonly number[])[] | null {
  if (game.teams === undefined) return null;
  const bots = seats.map(() => 'cadet' as const);
  const { match } = new LocalMatch(
    { id: 'teams', game, options: options as OptionValues, seed: freshSeed(), bots },
    { now: () => Date.now() },
  );
  const { teams } = match;
  return teams === null || teams.length === seats.length ? null : teams;
}

function useTeams(card: MatchCard): readonly (readonly number[])[] | null {
  const [teams, setTeams] = useState<readonly (readonly number[])[] | null>(null);
  useEffect(() => {
    let left = false;
    loadGame(card.game).then(
      (game) => !left && setTeams(teamsOf(game, card)),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [card.id]);
  return teams;
}

interface ChairsProps {
  readonly card: MatchCard;
  readonly chosen: number | null;
  readonly onChoose: (seat: number) => void;
}

export function Chairs({ card, chosen, onChoose }: ChairsProps) {
  const teams = useTeams(card);
  const free = freeSeats(card);
  const mine = chosen ?? free[0];
  const sides = teams ?? [card.seats.map((_, seat) => seat)];
  return (
    <div className={styles.sides}>
      {sides.map((side, i) => (
        <fieldset key={side.join()} className={styles.side} data-plain={teams === null || undefined}>
          <legend>{teams === null ? t('new.seats') : t('door.side', { n: i + 1 })}</legend>
          {side.map((seat) =>
            free.includes(seat) && free.length > 1 ? (
              <label key={seat} className={styles.chair}>
                <input type="radio" name="chair" checked={seat === mine} onChange={() => onChoose(seat)} />
                <SeatMark seat={seat} size={22} />
                {t('door.free')}
              </label>
            ) : (
              <Chair key={seat} seats={card.seats} seat={seat} />
            ),
          )}
        </fieldset>
      ))}
    </div>
  );
}

export function Chair({ seats, seat }: { seats: Seats; seat: number }) {
  const { driver, keptFor, level } = seats[seat] as Seats[number];
  const name = playerNames(seats)[seat] ?? '';
  return (
    <p className={styles.chair}>
      <SeatMark seat={seat} size={22} />
      {driver === 'bot' && <BotFace level={level ?? 'officer'} size={30} />}
      {driver === 'person' && <PersonFace name={name} size={30} />}
      {driver === 'open' && keptFor === null ? <em>{t('ui.seat.open')}</em> : <PlainText text={name} most={32} />}
      {driver === 'open' && keptFor !== null && <span>{t('door.kept')}</span>}
      {driver === 'bot' && level !== null && <span>{t('door.bot')}</span>}
    </p>
  );
}
