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
  if (desk.takenBack === true) return 'taken-back';
  return (desk.lent ?? []).length > 0 ? 'lent' : null;
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
  /** Whose figures this match leaves as they are. */
  readonly still?: readonly string[];
  /** How each of them began; null for those who chose nothing. */
  readonly openings?: readonly (Phrase | null)[];
}
export const botId = (level: string): string => `bot:${level}`;

/** Does it matter for ratings how the match ends? Where a bot has played for somebody it may still count as their loss. */
export function isAtStake(match: Match): boolean {
  const why = whyUnrated(match);
  return why === null || why === 'lent';
}

/** Somebody who gives up sooner moves nobody: so many answers for each seat. */
const FEW_ANSWERS = 3;

/**
 * How a match that is over counts; null if it does not. Where a bot has played for somebody it counts for that person only, and
 * only as a loss: nobody gains by a bot's play, and nobody escapes by it.
 */
export function countedSides(match: Match): Side[] | null {
  const { desk, setup } = match;
  if (desk.phase !== 'over' || !isAtStake(match)) return null;
  if (desk.seats.some(({ gaveUp }) => gaveUp) && match.count < FEW_ANSWERS * setup.seats) return null;
  const sides = sidesOf(match);
  const lent = (desk.lent ?? []).map((seat) => desk.seats[seat]?.person ?? '');
  if (lent.length === 0) return sides;
  const losses = sides.map(({ who, rank }) => (rank === 1 ? [] : who.filter((one) => lent.includes(one))));
  if (losses.every((some) => some.length === 0)) return null;
  return sides.map((side, i) => {
    const own = losses[i] ?? [];
    return { ...side, rank: own.length > 0 ? sides.length : 1, still: side.who.filter((one) => !own.includes(one)) };
  });
}

/** How a match that is over came out. A side that left its seats to bots comes in last, and nobody else does for that. */
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
