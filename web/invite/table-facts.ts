/** What somebody with an invitation wants to know before they sit down. */
import type { OptionSpec } from '@bridgehead/kernel';
import type { MatchCard } from '@bridgehead/match';
import { shelfOf } from '../games.ts';
import { t } from '../i18n.ts';
import { playerNames } from '../names.ts';
import { changedOptions, clockWords } from '../pages/match-row.tsx';

/** Who asks others to the table: the first person at it. */
export function hostOf({ seats }: MatchCard): string | null {
  const at = seats.findIndex(({ driver }) => driver === 'person');
  return at < 0 ? null : (playerNames(seats)[at] ?? null);
}

/** Two players, about 25 minutes, no clock. */
export function factsOf(card: MatchCard): string {
  const params = { seats: card.seats.length, minutes: shelfOf(card.game)?.minutes ?? '', clock: clockWords(card) };
  return t(card.clock.kind === 'days' ? 'door.facts.days' : 'door.facts', params);
}

type Specs = Readonly<Record<string, OptionSpec>>;

/** May the match count for ratings? If it may, it does as soon as everybody at it is signed in. */
export function isRatable({ hints, options, seats }: MatchCard, specs: Specs): boolean {
  const usual = Object.entries(specs).every(([name, { rated, default: first }]) =>
    ((rated ?? [first]) as readonly unknown[]).includes(options[name] ?? first),
  );
  return !hints && usual && seats.length > 1;
}

/** What is played otherwise than usual, and whether it counts. */
export const rulesOf = (card: MatchCard, specs: Specs): string[] => [
  ...changedOptions(card.options, specs),
  ...(card.series.bestOf > 1 ? [t('rematch.best')] : []),
  t(isRatable(card, specs) ? 'door.rated' : 'door.unrated'),
];
