/** What a table says aloud, and in which words. Without a page, so that whole matches can be listened to in tests. */
import { type AnyGame, type Phrase, type Prompt, type Seat, say as sayIn } from '@bridgehead/kernel';
import type { Shown } from '@bridgehead/match';
import { MATCH_WORDING } from '@bridgehead/match/wording';
import { announce, type GameTable, type LogLine, plain } from '@bridgehead/ui';
import { seatWording } from '@bridgehead/ui/typed/words';
import { playerNames } from '../names.ts';
import type { Snapshot } from '../session/session.ts';
import { describeEvent } from './describe-event.ts';

export interface Tongue {
  say(phrase: Phrase): string;
  nameOf(seat: Seat): string;
}

/** A name that begins like a wording key must not be looked up. */
const asText = (name: string): string => (name.startsWith('@') ? `\u2060${name}` : name);

const playerName = ({ seats }: Shown, seat: Seat): string => asText(plain(playerNames(seats)[seat] ?? '', 32));

/** What the table calls its seats: a game's own names for them first. */
export function seatNames(table: GameTable, shown: Shown): string[] {
  const called = table.words?.names?.(shown.view) ?? [];
  return shown.seats.map((_, seat) => called[seat] ?? playerName(shown, seat));
}

/** Names that players gave to things; a name that begins like a wording key is none. */
export const givenWords = (table: GameTable, { view }: Shown): Record<string, string> =>
  Object.fromEntries(Object.entries(table.words?.given?.(view) ?? {}).map(([key, text]) => [key, asText(text)]));

export function tongueOf(game: AnyGame, table: GameTable, shown: Shown): Tongue {
  const wording = {
    ...MATCH_WORDING,
    ...table.words?.wording,
    ...game.wording,
    ...seatWording(seatNames(table, shown)),
    ...givenWords(table, shown),
  };
  return { say: (phrase) => sayIn(phrase, wording), nameOf: (seat) => playerName(shown, seat) };
}

/** The open question, unless a standing preference is about to pass it. */
export function questionOf({ shown }: Pick<Snapshot, 'shown'>): Prompt | null {
  const { prompt, passing } = shown;
  return passing ? null : prompt;
}

/** What happened, politely. */
export function announceEvents(
  game: AnyGame,
  { fresh, viewer }: { fresh: readonly LogLine[]; viewer: Snapshot['viewer'] },
  tongue: Tongue,
): void {
  for (const line of fresh) announce(tongue.say(describeEvent(game, line.event, viewer, tongue.nameOf)));
}

/** The question, at once: somebody is waited for. */
export function announceQuestion(game: AnyGame, view: Shown['view'], prompt: Prompt, { say }: Tongue): void {
  announce(say(game.describe.prompt(view, prompt)), 'assertive');
}
