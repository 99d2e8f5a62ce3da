/**
 * Twin runs: two worlds that look the same to seat p, played with the same answers. Until something is shown to p on
 * purpose, everything that p (and every spectator, who knows less) gets to see must be equal to the byte.
 *
 * A twin begins at the start of the step in progress, with all that p cannot know mixed again, and is fed the answers since.
 * If it then looks different to p, something was drawn in between; such a pair is not comparable and is dropped, because the
 * views themselves are compared on the spot by `watchGuesses`. Other seats give an answer that both worlds allow; when there is
 * none, the worlds part. They also part when an event that differs for p was told with `reveal`, `tell` to p, `tellEach`, or
 * `deceive`: these are the places where a rule says that it shows something, or makes something up. Everything else that differs is a leak.
 */
import {
  type Ask,
  type Game,
  isRefusal,
  type Json,
  judge,
  type MatchChance,
  pick,
  promptOf,
  Run,
  randomAnswer,
  type Seat,
  SeededChance,
  seedFrom,
  seenBy,
  type Told,
  type Viewer,
} from '@bridgehead/kernel';
import { difference, short } from '../report.ts';
import { asked, type CheckOptions, type Visit, type Visitor } from './common.ts';
import { oddAnswers } from './odd.ts';

/** Another world behind the same view of `seat`, as a kept run of its own; null where none can be compared. */
export function twinOf<S>(run: Run<S>, seat: Seat, guess: MatchChance): Run<S> | null {
  const { start, game, table } = run;
  if (start === null) return null;
  const state = game.clone(start.state);
  game.resample(state, seat, guess);
  const chance = (table.chance as MatchChance).at(start.chance);
  const twin = Run.from(game, state, { seats: table.seats, options: table.options, chance }, { kept: true, watched: true });
  for (const entry of run.since) {
    if (!('answer' in entry)) return null;
    if (isRefusal(twin.answer(entry.seat, twin.askOf(entry.seat)?.id ?? 0, entry.answer))) return null;
  }
  twin.takeEvents();
  if (twin.fault !== null || twin.result !== null || !sameTo(run, twin, seat) || !sameSeatsAsked(run, twin)) return null;
  return twin;
}

const sameTo = <S>(a: Run<S>, b: Run<S>, seat: Seat): boolean =>
  difference([a.view(seat), asked(a, seat)], [b.view(seat), asked(b, seat)]) === null;
const whoIsAsked = <S>(run: Run<S>): Seat[] => run.openAsks.map((ask) => ask.seat);
const sameSeatsAsked = <S>(a: Run<S>, b: Run<S>): boolean => difference(whoIsAsked(a), whoIsAsked(b)) === null;

/** How far two worlds are followed, how often the refusals are compared on the way, and how many nonsense answers each time. */
const LOCKSTEP = 40;
const REFUSALS_EVERY = 3;
const NONSENSE = 40;

export function watchTwins<S>(_game: Game<S>, options: CheckOptions<S>): Visitor<S> {
  const twins = new Map<Seat, number>();
  const visit = ({ walk, run, at }: Visit<S>): string | null => {
    if (at % 10 !== 1 && at > 20) return null;
    for (let seat = 0; seat < run.table.seats; seat++) {
      const twin = twinOf(run, seat, new SeededChance(seedFrom(at, seat, 11)));
      const original = twin === null ? null : twinOrigin(run);
      if (twin === null || original === null) continue;
      const apart = run.askOf(seat) === null ? null : imagined(run, twin, seat, at);
      if (apart !== null) return `seat ${seat}: what it imagines depends on what is hidden: ${apart}`;
      twins.set(seat, (twins.get(seat) ?? 0) + 1);
      const leak = lockstep(original, twin, seat, new SeededChance(walk.setting.answers, 500_000 + at * 1_024));
      if (leak !== null) return `seat ${seat}: ${leak}`;
    }
    return null;
  };
  const after = (): string | null => {
    const missing = Array.from({ length: Math.max(...options.seats) }, (_, seat) => seat).find((seat) => !twins.has(seat));
    return missing === undefined ? null : `no pair of worlds could be compared for seat ${missing}`;
  };
  return { visit, after };
}

/** A guess follows from the view alone, with everything that anybody is asked in it: this is what bots think with. */
function imagined<S>(one: Run<S>, two: Run<S>, seat: Seat, at: number): string | null {
  const [a, b] = [one, two].map((world) => {
    const guess = world.imagine(seat, new SeededChance(seedFrom(at, seat, 12)));
    return { state: guess.state, asks: guess.openAsks.map((ask) => ({ ...promptOf(ask, guess.state), id: 0 })) };
  });
  return difference(a, b);
}

/** The original as an independent run, so that the walk itself stays where it is. */
export function twinOrigin<S>(run: Run<S>): Run<S> | null {
  const { chance } = run.table;
  const copy = Run.resume(run.game, run.save(), chance as MatchChance, { watched: true });
  return copy.fault === null ? copy : null;
}

/** Plays both worlds with the same answers; the leak in words, or null when they parted for a good reason or never did. */
function lockstep<S>(one: Run<S>, two: Run<S>, seat: Seat, chance: SeededChance): string | null {
  for (let i = 0; i < LOCKSTEP; i++) {
    const leak = compared(one, two, seat) ?? (i % REFUSALS_EVERY === 0 ? comparedRefusals(one, two, seat) : null);
    if (leak !== null) return leak;
    const ask = pick(one.openAsks, chance);
    const which = one.asks.indexOf(ask);
    const twin = two.asks[which] as Ask;
    const answer = common(one, ask, two, twin, chance);
    if (answer === undefined) return null;
    if (isRefusal(one.answer(ask.seat, ask.id, answer)) || isRefusal(two.answer(twin.seat, twin.id, answer)))
      return one.fault ?? two.fault ?? `${short(answer)} to ${ask.key} is legal in one world and not in the other`;
    const verdict = comparedEvents(one.takeEvents(), two.takeEvents(), seat);
    if (verdict === 'parted') return null;
    if (verdict !== null) return `after ${short(answer)} of seat ${ask.seat} to ${ask.key}: ${verdict}`;
    if (one.result !== null || two.result !== null) {
      return (one.result === null) === (two.result === null) ? null : 'the match ends in one world only, and nobody was told why';
    }
  }
  return null;
}

/** An answer that both worlds allow. */
export function common<S>(one: Run<S>, ask: Ask, two: Run<S>, twin: Ask, chance: SeededChance): Json | undefined {
  for (let tries = 0; tries < 12; tries++) {
    const answer = randomAnswer(ask, one.state, chance);
    if (judge(twin, two.state, answer) === null) return answer;
  }
  return undefined;
}

function compared<S>(one: Run<S>, two: Run<S>, seat: Seat): string | null {
  const who = difference(whoIsAsked(one), whoIsAsked(two));
  if (who !== null) return `who is asked depends on what is hidden: ${who}`;
  for (const viewer of [seat, 'spectator'] as const) {
    const views = difference(one.view(viewer), two.view(viewer));
    if (views !== null) return `the view of ${viewer} depends on what is hidden: ${views}`;
  }
  const prompts = difference(asked(one, seat), asked(two, seat));
  return prompts === null ? null : `a prompt depends on what is hidden: ${prompts}`;
}

/** What the seat is told when it tries nonsense. */
function comparedRefusals<S>(one: Run<S>, two: Run<S>, seat: Seat): string | null {
  const [ask, twin] = [one.askOf(seat), two.askOf(seat)];
  const tries = ask === null ? [null, 0, 'x'] : oddAnswers(promptOf(ask, one.state)).slice(-NONSENSE);
  for (const odd of [...tries, 1, 2, 3]) {
    const [a, b] = [one.why(seat, ask?.id ?? 0, odd), two.why(seat, twin?.id ?? 0, odd)];
    const apart = difference(a, b);
    if (apart !== null) return `a refusal depends on what is hidden: ${short(odd, 80)}: ${apart}`;
  }
  return null;
}

/** 'parted' when something was shown to the seat on purpose; a sentence when something leaked. */
export function comparedEvents(first: readonly Told[], second: readonly Told[], seat: Seat): string | null {
  const viewers = [seat, 'spectator'] as const;
  // What is told to others alone reaches neither the seat nor a spectator, and may be more in one world than in the other.
  const seen = (told: readonly Told[]) => told.filter((each) => viewers.some((viewer) => seenBy(each, viewer) !== null));
  const [one, two] = [seen(first), seen(second)];
  const isMadeUp = [...first, ...second].some((told) => told.deceives === true);
  for (let i = 0; i < Math.max(one.length, two.length); i++) {
    const [a, b] = [one[i], two[i]];
    if (a === undefined || b === undefined) {
      const only = (a ?? b) as Told;
      return isMadeUp || isMeantFor(only, seat) ? 'parted' : `an event is told in one world only: ${short(only)}`;
    }
    if (isMadeUp && viewers.some((viewer) => difference(seenBy(a, viewer), seenBy(b, viewer)) !== null)) return 'parted';
    if (difference(seenBy(a, seat), seenBy(b, seat)) !== null)
      return isMeantFor(a, seat) && isMeantFor(b, seat)
        ? 'parted'
        : `an event shows what is hidden: ${short(seenBy(a, seat))} and ${short(seenBy(b, seat))}`;
    if (difference(seenBy(a, 'spectator'), seenBy(b, 'spectator')) !== null)
      return `an event shows spectators what is hidden: ${short(seenBy(a, 'spectator'))}`;
  }
  return null;
}

const isMeantFor = (told: Told, viewer: Viewer): boolean =>
  told.reveals === true || (told.to !== null && viewer !== 'spectator' && Object.hasOwn(told.to, viewer));
