/**
 * Two positions: the one that is shown, and the newest. In between stand acts, which are played one after the other, beat by beat. The table
 * is drawn again only from events: however a beat is cut short, what is shown next is a position that the match has had.
 */
import type { GameEvent, Json, Viewer } from '@bridgehead/kernel';
import { type Act, actOf, type Beat, type Step, totalOf, viewAt } from './acts.ts';
import type { BeatClass, Phase, Picture, Rows, Verdict } from './beats.ts';
import { BREATH_MS, CAPS, type Pace, timed, windowPatience } from './pace.ts';

export interface Position {
  readonly view: Json;
  /** What led here from the position before. */
  readonly events: readonly GameEvent[];
  /** This viewer is asked something here. */
  readonly asks: boolean;
  /** For how long a window is open to everybody; it does not depend on who is asked in it. */
  readonly windowMs: number | null;
}

/** What is being played now. */
export interface Playing {
  /** Another one for each beat. */
  readonly id: number;
  /** A great one that is told as a stroke is a stroke. */
  readonly class: BeatClass;
  readonly kind: string;
  readonly phase: Phase;
  readonly ms: number;
  readonly picture: Picture;
  /** Null before the verdict. */
  readonly verdict: Verdict | null;
  /** The events of this beat that have been told. */
  readonly told: readonly GameEvent[];
}

/** What the page shows: a whole position, or one with a part of the next act. */
export interface Release<P> {
  readonly at: P;
  readonly partly: { readonly next: P; readonly told: number; readonly view: Json; readonly playing: Playing } | null;
}

export interface Timer {
  now(): number;
  after(ms: number, what: () => void): () => void;
}
export interface Hands<P> {
  readonly rows: Rows;
  readonly viewer: Viewer;
  readonly seats: number;
  readonly clock: Timer;
  pace(): Pace;
  /** Nobody looks: then nothing is played. */
  isHidden(): boolean;
  show(release: Release<P>): void;
  /** A beat begins, something quiet too. */
  began(beat: Beat): void;
  cue(cue: string, isGreat: boolean): void;
  /** What was begun to sound belongs to something that is over. */
  hush(): void;
}

/** A second press within this time ends the whole act. */
const TWICE_MS = 400;

/** Great moments sound in a larger room, from their verdict on. */
const isLoud = (beat: Beat | undefined, { phase }: Step): boolean =>
  (phase === 'announce' || phase === 'suspense' ? beat?.opened : beat?.class) === 'great';

interface Run<P> {
  readonly next: P;
  readonly act: Act;
  readonly steps: readonly Step[];
  readonly greats: readonly string[];
}

export class Director<P extends Position> {
  readonly #hands: Hands<P>;
  #shown: P;
  readonly #queue: P[] = [];
  #run: Run<P> | null = null;
  /** The step that is played. */
  #at = 0;
  /** The beat that is played, in its act, and how many there have been. */
  #beat = -1;
  #beats = 0;
  #stop: () => void = () => undefined;
  #stopWindow: () => void = () => undefined;
  #pressed = Number.NEGATIVE_INFINITY;
  readonly #greats = new Map<string, number>();
  /** What acts of others have taken so far, at normal pace. */
  #spent = { turn: 0, round: 0 };
  #waiting: (() => void)[] = [];

  constructor(first: P, hands: Hands<P>) {
    this.#shown = first;
    this.#hands = hands;
  }

  get newest(): P {
    return this.#queue.at(-1) ?? this.#run?.next ?? this.#shown;
  }
  get isIdle(): boolean {
    return this.#run === null;
  }

  /** The match has gone on by one act. */
  push(next: P): void {
    this.#queue.push(next);
    if (this.#hands.isHidden() || this.#hands.pace() === 'off') this.finish(true);
    else {
      if (next.windowMs !== null) this.#hurryFor(next.windowMs);
      if (this.#run === null) this.#begin();
    }
  }
  /** It is elsewhere: taken back, wound, joined again. Nothing leads there that could be played. */
  jump(to: P): void {
    this.#queue.length = 0;
    this.#queue.push(to);
    this.finish();
  }

  /** Ends the beat; soon after another press, the act. */
  skip(): void {
    const run = this.#run;
    if (run === null) return;
    this.#hands.hush();
    const now = this.#hands.clock.now();
    const isTwice = now - this.#pressed < TWICE_MS;
    this.#pressed = now;
    const { beat } = run.steps[this.#at] as Step;
    const next = run.steps.findIndex((step) => step.beat > beat);
    if (isTwice || next < 0) this.#end();
    else this.#goTo(next);
  }
  /** Shows the newest position at once. */
  finish(sounds = false): void {
    const { newest } = this;
    if (this.#run !== null) this.#hands.hush();
    if (sounds) for (const position of this.#queue) this.#sound(position);
    this.#queue.length = 0;
    this.#run = null;
    this.#release(newest);
  }
  /** The page is left. */
  close(): void {
    this.#stop();
    this.#stopWindow();
    this.#shown = this.newest;
    this.#queue.length = 0;
    this.#run = null;
    this.#settle();
  }
  /** When nothing is played any more, and a breath after it. */
  async whenIdle(): Promise<void> {
    if (!this.isIdle) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
  get breathMs(): number {
    return BREATH_MS[this.#hands.pace()];
  }

  /** A window runs on the server's clock: what plays before its question makes way. */
  #hurryFor(windowMs: number): void {
    this.#stopWindow();
    this.#stopWindow = this.#hands.clock.after(windowPatience(windowMs), () => this.finish());
  }

  #begin(): void {
    const next = this.#queue.shift();
    if (next === undefined) return;
    const { rows, viewer, seats, clock } = this.#hands;
    const act = actOf(next.events, rows, { view: this.#shown.view, viewer, seats });
    const tempo = { pace: this.#hands.pace(), waiting: this.#queue.length, greats: this.#greats, now: clock.now(), left: this.#left(next) };
    this.#spend(timed(act, { ...tempo, pace: 'normal', waiting: 0 }).steps);
    const { steps, greats } = timed(act, tempo);
    for (const great of greats) this.#greats.set(great, tempo.now);
    this.#run = { next, act, steps, greats };
    this.#beat = -1;
    this.#goTo(0);
  }
  #left({ events }: P): number {
    if (this.#shown.asks) {
      this.#spent = { turn: 0, round: 0 };
      return CAPS.mine;
    }
    if (events.some(({ type }) => type === 'turnBegan')) this.#spent.turn = 0;
    const turn = this.#hands.seats <= 2 ? CAPS.turnOfTwo : CAPS.turn;
    return Math.max(0, Math.min(turn - this.#spent.turn, CAPS.round - this.#spent.round));
  }
  #spend(steps: readonly Step[]): void {
    if (this.#shown.asks) return;
    const ms = totalOf({ steps });
    this.#spent = { turn: this.#spent.turn + ms, round: this.#spent.round + ms };
  }

  /** Goes on from this step of the act, to the next one that takes time. */
  #goTo(from: number): void {
    this.#stop();
    const run = this.#run as Run<P>;
    for (this.#at = from; this.#at < run.steps.length; this.#at++) {
      const step = run.steps[this.#at] as Step;
      if (step.cue !== null && (step.ms > 0 || step.phase === 'verdict')) this.#hands.cue(step.cue, isLoud(run.act.beats[step.beat], step));
      if (step.ms > 0) {
        this.#play(run, step);
        return;
      }
    }
    this.#end();
  }
  #play(run: Run<P>, step: Step): void {
    const { next, act } = run;
    this.#stop = this.#hands.clock.after(step.ms, () => this.#goTo(this.#at + 1));
    const beat = act.beats[step.beat] as Beat;
    if (step.beat !== this.#beat) {
      this.#beat = step.beat;
      this.#beats++;
      this.#hands.began(beat);
    }
    // Where only something quiet remains nothing is kept from anybody, the next question neither.
    const isOver = beat.class === 'quiet' && step.shows === 'newest' && this.#at === run.steps.length - 1;
    if (isOver) this.#hands.show({ at: next, partly: null });
    else
      this.#hands.show({
        at: this.#shown,
        partly: { next, told: step.told, view: this.#viewNow(run), playing: this.#playing(run, step, beat) },
      });
  }
  #viewNow({ act, next }: Run<P>): Json {
    const { rows, viewer, seats } = this.#hands;
    return viewAt(act, this.#at, next.events, rows, { view: this.#shown.view, viewer, seats }, next.view);
  }
  #playing({ next, greats }: Run<P>, { phase, ms, told, verdict }: Step, beat: Beat): Playing {
    const isGreat = beat.great === null || greats.includes(beat.great);
    const of = verdict === null && (phase === 'announce' || phase === 'suspense') ? beat.opened : beat.class;
    return {
      id: this.#beats,
      class: of === 'great' && !isGreat ? 'stroke' : of,
      kind: beat.kind,
      phase,
      ms,
      picture: beat.picture,
      verdict,
      told: next.events.slice(beat.from, Math.max(beat.from, told)),
    };
  }

  #end(): void {
    const { next } = this.#run as Run<P>;
    this.#run = null;
    this.#stop();
    if (this.#queue.length > 0) {
      this.#shown = next;
      this.#hands.show({ at: next, partly: null });
      this.#begin();
    } else this.#release(next);
  }
  #release(newest: P): void {
    this.#stop();
    this.#stopWindow();
    this.#shown = newest;
    this.#hands.show({ at: newest, partly: null });
    this.#settle();
  }
  #settle(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const go of waiting) go();
  }
  /** Without time: the verdicts are heard all the same. */
  #sound({ events, view }: P): void {
    const { rows, viewer, seats } = this.#hands;
    const verdict = actOf(events, rows, { view, viewer, seats }).steps.findLast(({ phase, cue }) => phase === 'verdict' && cue !== null);
    if (verdict?.cue != null && !this.#hands.isHidden()) this.#hands.cue(verdict.cue, false);
  }
}
