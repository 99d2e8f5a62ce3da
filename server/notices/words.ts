/** What a notice says: no more than a spectator of the match sees, and nothing that a chat service would take for a command. */
import type { MatchCard, NoticeKind } from '@bridgehead/match';

export interface NoticeText {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly match: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  /** Notices with the same tag take each other's place. */
  readonly tag: string;
  readonly at: number;
}

export interface Subject {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly card: MatchCard;
  readonly game: string;
  /** Does the game have teams? Then a turn is the team's: who of them is asked is their own affair. */
  readonly teams: boolean;
  readonly base: string;
  /** Whose deed it was, as everybody knows them. */
  readonly by: string | null;
  readonly count: number;
  readonly at: number;
  readonly person: string;
}

export function wordNotice({ id, kind, card, game, teams, base, by, count, at, person }: Subject): NoticeText {
  const others = card.seats.filter((seat) => seat.person !== person && seat.name !== '').map((seat) => harmless(seat.name));
  const against = others.length === 0 ? '' : ` with ${listed(others)}`;
  const [title, text] = ((): [string, string] => {
    switch (kind) {
      case 'turn':
        return [
          `${teams ? 'Your team’s turn' : 'Your turn'}: ${game}`,
          `It is your ${teams ? 'team’s ' : ''}turn in ${game}${against}.${card.due === null ? '' : ` Time until ${when(card.due)}.`}`,
        ];
      case 'invited':
        return [`Invitation: ${game}`, `${named(by)} keeps a seat for you at a table of ${game}.`];
      case 'over':
        return [
          `Match over: ${game}`,
          `Your match of ${game}${against} is over.${card.phase === 'abandoned' ? ' It was called off.' : outcome(card)}`,
        ];
      case 'chat':
        return [
          `Chat: ${game}`,
          count === 1 ? `${named(by)} said something in your match of ${game}.` : `${count} lines were said in your match of ${game}.`,
        ];
    }
  })();
  return { id, kind, match: card.id, title, text, url: `${base}/t/${card.id}`, tag: `${card.id}-${kind}`, at };
}

const named = (name: string | null): string => (name === null || name === '' ? 'Somebody' : harmless(name));

function outcome({ result, seats, yours }: MatchCard): string {
  const first = result?.ranking[0] ?? [];
  if (first.length === 0) return '';
  if (first.length === seats.length) return ' It is a draw.';
  if (first.some((seat) => yours.includes(seat))) return ' You won.';
  return ` ${listed(first.map((seat) => harmless(seats[seat]?.name ?? '')))} won.`;
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** In the names of people, signs that chat services and mail programs act on become their harmless likes. */
const LIKES: Readonly<Record<string, string>> = {
  '<': '‹',
  '>': '›',
  '@': '＠',
  '&': '＆',
  '*': '＊',
  _: '＿',
  '`': 'ˋ',
  '~': '～',
  '|': '｜',
  '[': '［',
  ']': '］',
  '#': '＃',
  '/': '⁄',
  ':': '：',
};
const harmless = (name: string): string => name.replace(/[<>@&*_`~|[\]#/:]/g, (sign) => LIKES[sign] ?? '');

const when = (time: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(time)
    .concat(' UTC');
