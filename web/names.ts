/** One name for a player everywhere: a person's own, a bot's level, and a number where several seats would have the same. */
import { t } from './i18n.ts';

interface Named {
  readonly driver: 'open' | 'person' | 'bot';
  readonly name: string;
  readonly level: string | null;
}

export function playerNames(seats: readonly Named[]): string[] {
  const titles = seats.map(({ driver, level, name }) => (driver === 'bot' ? t(`level.${level ?? 'officer'}`) : name));
  return titles.map((title, seat) => {
    const alike = (one: string, at: number) => formOf(one) === formOf(title) && one !== '' && seats[at]?.driver === seats[seat]?.driver;
    if (titles.filter(alike).length < 2) return title;
    return t('level.numbered', { title, n: titles.slice(0, seat + 1).filter(alike).length });
  });
}

/** The same for names that look alike: written larger, wider or with other blanks. */
const formOf = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();

/** Of a match on this device: bots by level, people by the names they were given. */
export const localNames = (bots: readonly (string | null)[], people: readonly string[]): string[] => {
  let next = 0;
  return playerNames(
    bots.map((level) => ({ driver: level === null ? 'person' : 'bot', level, name: level === null ? (people[next++] ?? '') : '' })),
  );
};
