/** Marks: judged by what the game declares, kept by the referee, never known to the rules. */
import { type AnyGame, isMasked, type Mark, type MarkKind, maskOf, type Seat, type Viewer } from '@bridgehead/kernel';
import type { Desk } from './desk.ts';
import type { Written } from './mask.ts';
import type { Match } from './match.ts';
import { screened } from './screen.ts';
import { cleanText } from './text.ts';
import { because, type Trouble, trouble } from './trouble.ts';

/** However patient a game is, no match keeps more marks than this. */
const MOST_MARKS = 2_000;
/** A seat gives no more than so many marks, and writes no more than so many texts, within so many milliseconds. */
const FLOOD = { most: 6, within: 10_000 };
export const isFlood = (given: readonly Pick<Mark, 'seat' | 'text' | 'at'>[], seat: Seat, now: number): boolean =>
  given.filter((one) => one.seat === seat && one.text !== '' && one.at > now - FLOOD.within).length >= FLOOD.most;

const kindOf = (game: AnyGame, what: string): MarkKind<unknown> | undefined =>
  game.marks !== undefined && Object.hasOwn(game.marks, what) ? game.marks[what] : undefined;

export type MarkCommand = { readonly seat: Seat; readonly what: string; readonly on: string; readonly text: string | null };

/** The mark as it would be journalled, or why it is not taken. */
export function judgeMark(match: Match, { seat, what, on, text }: MarkCommand, now: number): MarkCommand | Trouble {
  const { game, run, desk, setup } = match;
  const kind = kindOf(game, what);
  if (kind === undefined) return trouble('bad-message', 'This game has no such mark.');
  const state = desk.seats[seat];
  if (run === null || state?.driver !== 'person' || state.away) return trouble('not-your-seat', 'Only people in their seats give marks.');
  if (match.isOver && now > desk.moved + (kind.afterEnd ?? -1)) return trouble('not-allowed', 'It is too late for that.');
  const reason = kind.why(run.state, seat, on);
  if (reason !== null) return because(reason, game);
  const own = desk.marks.filter((mark) => mark.seat === seat);
  const isHost = state.person === setup.creator;
  if (!isHost && own.filter((mark) => mark.what === what).length >= (kind.most ?? MOST_MARKS))
    return kind.spent === undefined ? trouble('too-many', `At most ${kind.most} of these in one match.`) : because(kind.spent, game);
  if (kind.within !== undefined && !isInTime(match, kind, on, now))
    return kind.late === undefined ? trouble('not-allowed', 'It is too late for that.') : because(kind.late, game);
  if (isFlood(own, seat, now)) return trouble('flood');
  if (desk.marks.length >= MOST_MARKS) return trouble('too-many');
  if (kind.text === undefined) return { seat, what, on, text: null };
  const clean = cleanText(text ?? '', false);
  const most = kind.limit?.(run.state, on) ?? kind.text;
  const { clause = null } = kind;
  if (clean === '' || [...clean].length > most)
    return { ...trouble('bad-message', `It takes a text of at most ${most} characters.`), clause };
  const taken = screened(match, clean, clause);
  return typeof taken === 'string' ? { seat, what, on, text: taken } : taken;
}

/** Has the answer behind what the mark lies on been given just now? */
function isInTime({ run, desk }: Match, kind: MarkKind<unknown>, on: string, now: number): boolean {
  const wrote = kind.wrote?.(run?.state, on) ?? null;
  return (
    wrote !== null &&
    desk.wrote.some(({ seat, text, at }) => seat === wrote.seat && text === wrote.text && at + (kind.within as number) >= now)
  );
}

/** The words that a mark wipes out; null if it wipes nothing out, or they are gone already. */
export function erasedBy({ game, run }: Match, { what, on }: Pick<Mark, 'what' | 'on'>): Written | null {
  const kind = kindOf(game, what);
  const wrote = kind?.masks === true && run !== null ? (kind.wrote?.(run.state, on) ?? null) : null;
  return wrote === null || isMasked(wrote.text) ? null : { ...wrote, on };
}

/** The marks of a match with one more, which may take the place of an earlier one; what has faded goes. */
export function marksWith({ game, run, desk }: Match, mark: Mark): Mark[] {
  const kind = kindOf(game, mark.what);
  const slotOf = (on: string): string => kind?.slot?.(run?.state, on) ?? on;
  const slot = slotOf(mark.on);
  const kept = desk.marks.filter((one) => {
    const isReplaced = one.seat === mark.seat && one.what === mark.what && slotOf(one.on) === slot;
    const fades = kindOf(game, one.what)?.fades;
    return !isReplaced && (fades === undefined || one.at + fades > mark.at);
  });
  // What is cut is cut with the marks on it.
  return kind?.masks === true
    ? [...kept.map((one) => (one.on === mark.on && one.text !== null ? { ...one, text: maskOf(one.text) } : one)), mark]
    : [...kept, mark];
}

export function marksFor(match: Match, viewer: Viewer): readonly Mark[] {
  const { desk, game } = match;
  if (desk.marks.length === 0) return desk.marks;
  const isSeen = (mark: Mark): boolean =>
    kindOf(game, mark.what)?.to === 'all' || (viewer !== 'spectator' && match.teamOf(mark.seat).includes(viewer));
  return desk.marks.filter(isSeen);
}

/** The marks of a desk without what a person has written. */
export const withoutTextOf = ({ marks, seats }: Desk, person: string): Mark[] =>
  marks.filter((mark) => mark.text === null || seats[mark.seat]?.person !== person);
