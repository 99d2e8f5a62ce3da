/**
 * What a viewer is sent, byte by byte: number, versions, prompt numbers, sizes and contents of all updates. Two worlds that differ
 * only in what the viewer must not know send the same. There are two kinds of such pairs: the hidden things are mixed again (twins), or
 * somebody gave one more answer of which the viewer saw nothing at all.
 */
import {
  type Game,
  isRefusal,
  type Json,
  type MatchChance,
  pick,
  Run,
  randomAnswer,
  type Seat,
  SeededChance,
  same,
  seedFrom,
  seenBy,
  type Viewer,
} from '@bridgehead/kernel';
import { act, Gallery, Match, type MatchSetup } from '@bridgehead/match';
import { difference, short } from '../report.ts';
import { asked, type Visit, type Visitor } from './common.ts';
import { common, comparedEvents } from './twins.ts';

/** The writer of updates; a check that can fail must be able to meet one that writes too many. */
export type Sender = Pick<Gallery, 'full' | 'news'>;
type SenderFor = (match: Match) => Sender;

/** How far two worlds are followed. */
const FAR = 25;
const SOME = 4;

export const watchUpdates = <S>(game: Game<S>): Visitor<S> => watchSender(game, (match) => new Gallery(match, 1));

export function watchSender<S>(game: Game<S>, senderFor: SenderFor): Visitor<S> {
  let compared = 0;
  const visit = ({ run, at }: Visit<S>): string | null => {
    if (at % 12 !== 3) return null;
    for (let seat = 0; seat < run.table.seats; seat++) {
      const chance = new SeededChance(seedFrom(at, seat, 21));
      for (const pair of [mixedPair(run, seat, chance), unseenPair(run, seat, chance)]) {
        if (pair === null) continue;
        const leak = followed(game, pair, seat, chance, senderFor);
        if (leak !== null) return `seat ${seat}: ${leak}`;
        compared++;
      }
    }
    return null;
  };
  return { visit, after: () => (compared > 0 ? null : 'no pair of worlds could be compared') };
}

/** Two worlds; `ahead` has given one more answer in the second. */
interface Pair<S> {
  readonly worlds: readonly [Run<S>, Run<S>];
  readonly ahead: Seat | null;
}

/** The running step again from its start, in this state; null if the answers since do not fit it. */
function worldFrom<S>(run: Run<S>, state: S): Run<S> | null {
  const { start, game, table } = run;
  if (start === null) return null;
  const chance = (table.chance as MatchChance).at(start.chance);
  const world = Run.from(game, state, { seats: table.seats, options: table.options, chance }, { kept: true, watched: true });
  for (const entry of run.since) {
    if (!('answer' in entry) || isRefusal(world.answer(entry.seat, world.askOf(entry.seat)?.id ?? 0, entry.answer))) return null;
  }
  return world.fault === null && world.result === null ? world : null;
}

const original = <S>(run: Run<S>): Run<S> | null => (run.start === null ? null : worldFrom(run, run.game.clone(run.start.state)));

/** One world as it is, and one in which all that the seat cannot know is mixed again. */
export function mixedPair<S>(run: Run<S>, seat: Seat, chance: MatchChance): Pair<S> | null {
  if (run.start === null) return null;
  const state = run.game.clone(run.start.state);
  run.game.resample(state, seat, chance);
  return pairOf(original(run), worldFrom(run, state), seat, null);
}

/** One world in which another seat has given an answer that this one sees nothing of, and one in which it has not. */
export function unseenPair<S>(run: Run<S>, seat: Seat, chance: SeededChance): Pair<S> | null {
  for (let tries = 0; tries < SOME; tries++) {
    const [one, two] = [original(run), original(run)];
    if (one === null || two === null) return null;
    const others = two.openAsks.filter((ask) => ask.seat !== seat);
    if (others.length === 0) return null;
    one.takeEvents();
    two.takeEvents();
    const ask = pick(others, chance);
    const answered = two.answer(ask.seat, ask.id, randomAnswer(ask, two.state, chance));
    const told = two.takeEvents();
    const isSeen = told.some((event) => seenBy(event, seat) !== null || seenBy(event, 'spectator') !== null);
    if (!isRefusal(answered) && !isSeen && two.fault === null && two.result === null) return pairOf(one, two, seat, ask.seat);
  }
  return null;
}

/** The pair, if both look the same now. */
function pairOf<S>(one: Run<S> | null, two: Run<S> | null, seat: Seat, ahead: Seat | null): Pair<S> | null {
  if (one === null || two === null || two.result !== null) return null;
  const looks = (world: Run<S>) => [world.view(seat), world.view('spectator'), asked(world, seat), world.prompt(seat)?.id ?? 0];
  return same(looks(one), looks(two)) ? { worlds: [one, two], ahead } : null;
}

/** Of those who are asked together the last one finishes it: in the second world now, in the first when the one behind has answered too. */
export const finishesAlone = (one: AnyRun, two: AnyRun): boolean =>
  one.wait !== 'any' && one.openAsks.length > 1 && two.openAsks.length === 1;
type AnyRun = Pick<Run<unknown>, 'wait' | 'openAsks'>;

const setupOf = <S>({ game, table }: Run<S>): MatchSetup => ({
  id: 'pair',
  game: game.id,
  version: game.version,
  options: table.options,
  seats: table.seats,
  clock: { kind: 'live', base: 600, increment: 5 },
  onExpiry: 'default',
  listed: false,
  spectators: true,
  hints: true,
  creator: 'person 0',
  created: 0,
  secret: '',
  commitment: '',
  seed: seedFrom(1),
  window: 0,
  from: null,
});

/** Plays both with the same answers; how what the seat or a spectator is sent differs, or null. */
function followed<S>(game: Game<S>, pair: Pair<S>, seat: Seat, chance: SeededChance, senderFor: SenderFor): string | null {
  const matches = pair.worlds.map((run) => Match.around(game as Game<unknown> as never, setupOf(run), run as unknown as Run<Json>));
  const [one, two] = matches as [Match, Match];
  // Both have been played for a while: that something was played at all is no news.
  for (const match of matches) match.base = { saved: null, count: 1 };
  const [sender, other] = [senderFor(one), senderFor(two)];
  const viewers: readonly Viewer[] = [seat, 'spectator'];
  // Who of another team is asked may show already; then these two are no pair.
  if (viewers.some((viewer) => sender.full(viewer) !== other.full(viewer))) return null;
  for (let i = 1; i <= FAR && !one.isOver && !two.isOver; i++) {
    const both = one.asks.filter((ask) => two.run?.askOf(ask.seat)?.key === ask.key);
    if (both.length === 0) return null;
    const ask = pick(both, chance);
    const twin = two.run?.askOf(ask.seat);
    if (one.run === null || two.run === null || twin === null || twin === undefined) return null;
    const answer = common(one.run, ask, two.run, twin, chance);
    if (answer === undefined) return null;
    const isLast = finishesAlone(one.run, two.run);
    const [a, b] = [sent(one, ask.seat, answer, i), sent(two, ask.seat, answer, i)];
    const verdict = comparedEvents(a, b, seat);
    // After the end everything is open.
    if (verdict === 'parted' || one.isOver || two.isOver) return null;
    const [news, others] = [sender.news(a), other.news(b)];
    const told = viewers.find((viewer) => news.get(viewer) !== others.get(viewer));
    if (told === undefined) continue;
    // A seat that is one answer ahead may finish now what in the other world is only half made.
    if (ask.seat === pair.ahead || isLast) return null;
    return `after ${short(answer)} of seat ${ask.seat} to ${ask.key} ${told} is sent something else: ${apart(news.get(told), others.get(told))}`;
  }
  return null;
}

const apart = (one: string | undefined, two: string | undefined): string =>
  difference(one === undefined ? null : JSON.parse(one), two === undefined ? null : JSON.parse(two)) ?? `${one} and ${two}`;

function sent(match: Match, seat: Seat, answer: Json, at: number) {
  const judged = act(match, { do: 'answer', seat, prompt: match.promptId(seat), answer, by: 'person' }, at * 1000);
  if (!('deed' in judged)) throw new Error(`not taken: ${JSON.stringify(judged)}`);
  return match.apply(match.next(judged.deed, at * 1000)).told;
}
