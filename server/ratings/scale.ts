/** The scale: openskill's, with the bots as its fixed marks. They are rated like anybody else, but are known so well that they hardly move. */
import { botId, type Side } from '@bridgehead/match';
import { type Rating, rate, rating } from 'openskill';

const BOT_SIGMA = 1;
const BOTS: ReadonlyMap<string, Rating> = new Map([
  [botId('cadet'), { mu: 20, sigma: BOT_SIGMA }],
  [botId('officer'), { mu: 25, sigma: BOT_SIGMA }],
  [botId('admiral'), { mu: 30, sigma: BOT_SIGMA }],
]);
export const isBot = (who: string): boolean => BOTS.has(who);
export const firstRating = (who: string): Rating => BOTS.get(who) ?? rating();

/** What is known of somebody after so few matches is not much; of the bots it is by agreement. */
export const ENOUGH_MATCHES = 10;
export const PROVISIONAL_SIGMA = 5;
export const isProvisional = (who: string, matches: number, { sigma }: Rating): boolean =>
  !isBot(who) && (matches < ENOUGH_MATCHES || sigma > PROVISIONAL_SIGMA);

/** The ratings after a match. A bot that sits in several seats is changed once, by the mean. */
export function rated(sides: readonly Side[], before: ReadonlyMap<string, Rating>): Map<string, Rating> {
  const of = (who: string): Rating => before.get(who) ?? firstRating(who);
  const after = rate(
    sides.map(({ who }) => who.map(of)),
    { rank: sides.map(({ rank }) => rank) },
  );
  const found = new Map<string, Rating[]>();
  sides.forEach(({ who }, side) => {
    who.forEach((one, i) => {
      found.set(one, [...(found.get(one) ?? []), after[side]?.[i] as Rating]);
    });
  });
  const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return new Map(
    [...found].map(([who, some]) => [who, { mu: mean(some.map(({ mu }) => mu)), sigma: mean(some.map(({ sigma }) => sigma)) }]),
  );
}

/** Did this side win? A draw of all is no win. */
export const isWon = ({ rank }: Side, sides: readonly Side[]): boolean => rank === 1 && sides.some((side) => side.rank !== 1);

/** As people read it: the Officer stands at 1000, the other bots 200 apart. */
const POINT = 40;
export const pointsOf = ({ mu }: Rating): number => Math.round(1000 + POINT * (mu - 25));
/** So many more or less, in nineteen cases of twenty. */
export const marginOf = ({ sigma }: Rating): number => Math.round(2 * POINT * sigma);
