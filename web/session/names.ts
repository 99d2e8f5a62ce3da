/** One name for a player everywhere: a person's own, a bot's level, and a number where several bots have the same. */
import { t } from '../i18n.ts';

interface Named {
  readonly driver: 'open' | 'person' | 'bot';
  readonly name: string;
  readonly level: string | null;
}

export function playerNames(seats: readonly Named[]): string[] {
  const levels = seats.map(({ driver, level }) => (driver === 'bot' ? (level ?? 'officer') : null));
  return seats.map(({ name }, seat) => {
    const level = levels[seat] ?? null;
    if (level === null) return name;
    const alike = levels.filter((one) => one === level).length;
    const title = t(`level.${level}`);
    return alike === 1 ? title : t('level.numbered', { title, n: levels.slice(0, seat + 1).filter((one) => one === level).length });
  });
}

/** Of a match on this device: bots by level, people by the names they were given. */
export const localNames = (bots: readonly (string | null)[], people: readonly string[]): string[] => {
  let next = 0;
  return playerNames(
    bots.map((level) => ({ driver: level === null ? 'person' : 'bot', level, name: level === null ? (people[next++] ?? '') : '' })),
  );
};
