/** What is shown when, on a clock of the test's own. */
import type { GameEvent } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { rowsOf } from '../beats.ts';
import { Director, type Position, type Release, type Timer } from '../director.ts';
import type { Pace } from '../pace.ts';

const rows = rowsOf({
  walked: { as: 'quiet', cues: { consequence: 'step' } },
  shot: { as: 'strikes', cues: { suspense: 'dice', verdict: 'hit' } },
  ended: { as: 'ends' },
} as never);

class Time implements Timer {
  #at = 1000;
  #plans: { at: number; what: () => void }[] = [];
  now = () => this.#at;
  after = (ms: number, what: () => void) => {
    const plan = { at: this.#at + ms, what };
    this.#plans.push(plan);
    return () => {
      this.#plans = this.#plans.filter((one) => one !== plan);
    };
  };
  pass(ms: number): void {
    const until = this.#at + ms;
    for (;;) {
      const next = this.#plans.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#plans = this.#plans.filter((one) => one !== next);
      this.#at = next.at;
      next.what();
    }
    this.#at = until;
  }
  get isStill(): boolean {
    return this.#plans.length === 0;
  }
}

let version = 0;
const position = (types: readonly string[], part: Partial<Position> = {}): Position => ({
  view: ++version,
  events: types.map((type): GameEvent => ({ type })),
  asks: false,
  windowMs: null,
  ...part,
});

function open(pace: Pace = 'normal', part: { hidden?: boolean; seats?: number; asks?: boolean } = {}) {
  const time = new Time();
  const shown: Release<Position>[] = [];
  const cues: string[] = [];
  const first = position([], { asks: part.asks ?? false });
  const director = new Director(first, {
    rows,
    viewer: 0,
    seats: part.seats ?? 2,
    clock: time,
    pace: () => pace,
    isHidden: () => part.hidden ?? false,
    show: (release) => shown.push(release),
    cue: (cue) => cues.push(cue),
    hush: () => cues.push('hush'),
    began: () => undefined,
  });
  const now = () => shown.at(-1) as Release<Position>;
  return { time, director, cues, first, now, phase: () => now().partly?.playing.phase ?? null };
}

test('the position before an act stays until its verdict, and is whole at the end', () => {
  const { time, director, first, now, phase } = open();
  const next = position(['shot']);
  director.push(next);
  const seen: unknown[] = [];
  for (const ms of [120, 420, 150, 400]) {
    seen.push([phase(), now().at === first, now().partly?.view === first.view, now().partly?.told]);
    time.pass(ms);
  }
  expect(seen).toEqual([
    ['announce', true, true, 0],
    ['suspense', true, true, 0],
    ['verdict', true, true, 1],
    ['consequence', true, false, 1],
  ]);
  expect(now()).toEqual({ at: next, partly: null });
  expect(time.isStill).toBe(true);
});

test('each beat is another one, at a pace that has no announcements too', () => {
  const { time, director, now } = open('fast');
  director.push(position(['shot', 'shot']));
  const first = now().partly?.playing;
  expect(first?.phase).toBe('suspense');
  time.pass(600);
  expect(now().partly?.playing.id).toBe((first?.id ?? 0) + 1);
});

test('something quiet keeps nothing back', () => {
  const { director, now, cues } = open();
  const next = position(['walked']);
  director.push(next);
  expect(now()).toEqual({ at: next, partly: null });
  expect(cues).toEqual(['step']);
});

test('a press ends the beat, a second one the act', () => {
  const { time, director, phase, now } = open();
  const next = position(['shot', 'shot', 'shot']);
  director.push(next);
  const playing = () => now().partly?.playing.id;
  const id = playing() ?? 0;
  time.pass(10);
  director.skip();
  expect(playing()).toBe(id + 1);
  time.pass(500);
  director.skip();
  expect(playing()).toBe(id + 2);
  time.pass(100);
  director.skip();
  expect([phase(), now().at]).toEqual([null, next]);
});

test('a sound belongs to its beat and is silent when that is skipped', () => {
  const { time, director, cues } = open();
  director.push(position(['shot', 'shot']));
  time.pass(130);
  expect(cues).toEqual(['dice']);
  director.skip();
  time.pass(50);
  director.finish();
  time.pass(5000);
  expect(cues).toEqual(['dice', 'hush', 'hush']);
});

test.each<[Pace]>([['relaxed'], ['normal'], ['fast'], ['off'], ['still']])(
  'at pace %s everything ends in the same position',
  async (pace) => {
    const { time, director, now } = open(pace);
    for (let i = 0; i < 9; i++) director.push(position(i % 2 === 0 ? ['shot', 'walked'] : ['walked']));
    const last = position(['ended']);
    director.push(last);
    const idle = director.whenIdle();
    time.pass(60_000);
    expect(now()).toEqual({ at: last, partly: null });
    expect([director.isIdle, time.isStill]).toEqual([true, true]);
    await idle;
  },
);

test('any pressing at any time ends in the same position', () => {
  const { time, director, now } = open();
  for (let i = 0; i < 30; i++) {
    director.push(position(['shot', 'walked', 'shot']));
    for (let k = 0; k < i % 5; k++) {
      time.pass((i * 37 + k * 91) % 430);
      director.skip();
    }
    if (i % 7 === 0) director.finish();
  }
  time.pass(60_000);
  expect(now().at).toBe(director.newest);
});

test('nothing is played in a tab that nobody sees', () => {
  const { director, now, time, cues } = open('normal', { hidden: true });
  for (let i = 0; i < 50; i++) director.push(position(['shot']));
  expect(now()).toEqual({ at: director.newest, partly: null });
  expect([time.isStill, cues]).toEqual([true, []]);
});

test('fifty acts at once are over soon', () => {
  const { director, time, now } = open();
  for (let i = 0; i < 50; i++) director.push(position(['shot']));
  time.pass(8_000);
  expect(now().at).toBe(director.newest);
});

test('the question of a window is there within 800 ms, and within two fifths of the window', () => {
  for (const [windowMs, most] of [
    [10_000, 800],
    [1_000, 400],
  ] as const) {
    const { director, time, now } = open();
    director.push(position(['shot', 'shot', 'shot']));
    time.pass(50);
    director.push(position(['shot'], { windowMs }));
    time.pass(most - 1);
    expect(director.isIdle).toBe(false);
    time.pass(1);
    expect(now()).toEqual({ at: director.newest, partly: null });
  }
});

test('a turn of others takes no longer than its cap: six seconds of two, four of more, twenty a round', () => {
  const playedFor = (seats: number, turns: number) => {
    const { director, time } = open('normal', { seats });
    let ms = 0;
    for (let turn = 0; turn < turns; turn++) {
      director.push(position(['turnBegan', ...Array.from({ length: 30 }, () => 'shot')]));
      for (; !director.isIdle; ms += 10) time.pass(10);
    }
    return ms;
  };
  expect(playedFor(2, 1)).toBeLessThanOrEqual(6_000 + 150);
  expect(playedFor(4, 1)).toBeLessThanOrEqual(4_000 + 150);
  expect(playedFor(7, 12)).toBeLessThanOrEqual(20_000 + 300);
});

test('my own act takes at most 3.8 seconds', () => {
  const { director, time, now } = open('normal', { asks: true });
  director.push(position(Array.from({ length: 30 }, () => 'shot')));
  time.pass(3_900);
  expect(now().at).toBe(director.newest);
});

test('a position to which nothing leads is shown at once', () => {
  const { director, time, now } = open();
  director.push(position(['shot']));
  const back = position(['shot']);
  director.jump(back);
  expect(now()).toEqual({ at: back, partly: null });
  expect(time.isStill).toBe(true);
});
