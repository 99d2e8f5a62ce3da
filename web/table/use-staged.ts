/** The match as this page shows it: between it and the newest position stands the director. */
import { Director, type GameTable, HOUSE, hush, play, QUIET_ROWS, type Timer } from '@bridgehead/ui';
import { useMemo, useSyncExternalStore } from 'react';
import type { Session, Snapshot } from '../session/session.ts';
import { paceNow, settings } from '../settings.ts';
import { isNext, liveOf, type Position, positionOf, type Staged, stagedOf } from './staged.ts';

const CLOCK: Timer = {
  now: () => performance.now(),
  after(ms, what) {
    const timer = setTimeout(what, ms);
    return () => clearTimeout(timer);
  },
};

export interface Stage {
  readonly staged: Staged;
  /** A press that means nothing else: on with it. */
  skip(): void;
  /** The newest position at once. */
  finish(): void;
}

class Staging implements Stage {
  readonly #session: Session;
  readonly #director: Director<Position>;
  #heard: Snapshot;
  #staged: Staged;
  #draw: () => void = () => undefined;

  constructor(session: Session, { beats = QUIET_ROWS, sounds }: GameTable['parts']) {
    this.#session = session;
    this.#heard = session.store.getState();
    this.#staged = { ...this.#heard, playing: null };
    const first = positionOf(this.#heard);
    this.#director = new Director(first, {
      rows: beats,
      viewer: this.#heard.viewer,
      seats: this.#heard.shown.seats.length,
      clock: CLOCK,
      pace: () => paceNow(settings.getState()),
      isHidden: () => document.visibilityState === 'hidden',
      show: (release) => this.#show(stagedOf(release, this.#heard)),
      cue: (cue, isGreat) => play(cue, { ...HOUSE, ...sounds }, isGreat),
      hush,
      // For people who watch with the browser's own tools, and for tests.
      began({ kind, class: of }) {
        performance.clearMarks('beat');
        performance.mark('beat', { detail: `${kind} ${of}` });
      },
    });
  }

  get staged(): Staged {
    return this.#staged;
  }
  readonly skip = () => this.#director.skip();
  readonly finish = () => this.#director.finish();

  readonly listen = (draw: () => void) => {
    this.#draw = draw;
    const stop = this.#session.store.subscribe((now) => this.#hear(now));
    this.#hear(this.#session.store.getState());
    // Others act when what was done before has been seen.
    const seen = () => this.#director.whenIdle();
    this.#session.seen = seen;
    return () => {
      stop();
      if (this.#session.seen === seen) this.#session.seen = null;
      this.#director.close();
    };
  };

  #hear(now: Snapshot): void {
    const before = this.#heard;
    if (now === before) return;
    this.#heard = now;
    if (now.shown === before.shown && now.version === before.version) this.#show({ ...this.#staged, ...liveOf(now) });
    else if (isNext(this.#director.newest.snapshot, now)) this.#director.push(positionOf(now));
    else this.#director.jump(positionOf(now));
  }
  #show(staged: Staged): void {
    this.#staged = staged;
    this.#draw();
  }
}

export function useStaged(session: Session, table: GameTable): Stage {
  const staging = useMemo(() => new Staging(session, table.parts), [session, table]);
  useSyncExternalStore(staging.listen, () => staging.staged);
  return staging;
}
