/** Which matches count for ratings. Known before the first card is dealt, but for what happens at the table itself. */
import type { Json, Phrase, Seat } from '@bridgehead/kernel';
import type { Match } from './match.ts';
import type { Unrated } from './terms.ts';

/** Why a match does not count; null if it does. */
export function whyUnrated(match: Match): Unrated | null {
  const { setup, desk } = match;
  if (setup.seed !== null) return 'local';
  if (setup.hints) return 'hints';
  if (!hasUsualRules(match)) return 'rules';
  if (setup.from !== null || desk.adopted) return 'continued';
  if (desk.seats.some(({ person }, seat) => person !== null && desk.seats.findIndex((one) => one.person === person) < seat))
    return 'shared';
  if ((match.teams ?? desk.seats).length < 2) return 'alone';
  if (desk.seats.some(({ driver, known }) => driver === 'person' && known !== true)) return 'guest';
  return desk.takenBack === true ? 'taken-back' : null;
}

/** By set-up: asked after every deed, and never another answer. */
const usual = new WeakMap<Match['setup'], boolean>();

function hasUsualRules({ setup, game }: Match): boolean {
  const known = usual.get(setup);
  if (known !== undefined) return known;
  const isUsual = Object.entries(game.options).every(([name, { rated, default: first }]) =>
    (rated ?? ([first] as readonly Json[])).includes(setup.options[name] as never),
  );
  usual.set(setup, isUsual);
  return isUsual;
}

/** Those who won or lost together, and how they came in: 1 is best, equals have equal ranks. */
export interface Side {
  /** People by their ids, bots by their levels. */
  readonly who: readonly string[];
  readonly rank: number;
  /** How each of them began; null for whoever chose nothing. */
  readonly openings?: readonly (Phrase | null)[];
}
export const botId = (level: string): string => `bot:${level}`;

/** How a match that is over came out. Whoever left the seat to a bot comes in last, whatever the bot achieved. */
export function sidesOf({ desk, teams }: Match): Side[] {
  const sides: readonly (readonly Seat[])[] = teams ?? desk.seats.map((_, seat) => [seat]);
  const ranking = desk.result?.ranking ?? [];
  const last = sides.length;
  return sides.map((seats) => {
    const place = ranking.findIndex((equals) => equals.some((seat) => seats.includes(seat)));
    const isLeft = seats.every((seat) => desk.seats[seat]?.away === true);
    const who = seats.map((seat) => desk.seats[seat]?.person ?? botId(desk.seats[seat]?.level ?? 'officer'));
    const openings = seats.map((seat) => desk.seats[seat]?.opening?.words ?? null);
    return { who, rank: isLeft || place < 0 ? last : place + 1, openings };
  });
}
