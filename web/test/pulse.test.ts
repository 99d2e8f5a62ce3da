/** How soon a dead line is noticed, whichever way it is dead. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pulse } from '../session/pulse.ts';

interface Watched {
  readonly pulse: Pulse;
  asked: number;
  /** When the notice was shown, and when the line was given up; null: it was not. */
  noticed: number | null;
  gaveUp: number | null;
}

let watched: Watched;
beforeEach(() => {
  vi.useFakeTimers();
  const pulse = new Pulse(
    {
      isOpen: () => true,
      ask: () => {
        watched.asked += 1;
        pulse.sent();
      },
      silent: (isSilent) => {
        watched.noticed = isSilent ? Date.now() : null;
      },
      giveUp: () => {
        watched.gaveUp ??= Date.now();
      },
    },
    Date.now,
  );
  watched = { pulse, asked: 0, noticed: null, gaveUp: null };
});
afterEach(() => {
  watched.pulse.stop();
  vi.useRealTimers();
});

test('a line that dies at any moment is noticed with a second to spare', () => {
  for (let phase = 0; phase < 4_000; phase += 50) {
    vi.advanceTimersByTime(phase);
    watched.pulse.answered();
    const died = Date.now();
    vi.advanceTimersByTime(4_000);
    expect(watched.noticed).not.toBeNull();
    expect((watched.noticed ?? 0) - died).toBeLessThanOrEqual(4_000);
  }
});

test('what is heard does not hide that nothing of one’s own is answered: the notice, and another line after five seconds', () => {
  const sent = Date.now();
  watched.pulse.sent();
  for (let i = 0; i < 28; i++) {
    vi.advanceTimersByTime(200);
    watched.pulse.heard();
  }
  expect((watched.noticed ?? 0) - sent).toBeLessThanOrEqual(4_000);
  expect((watched.gaveUp ?? 0) - sent).toBeLessThanOrEqual(5_500);
  expect(watched.gaveUp).not.toBeNull();
});

test('an answer that takes long is no dead line, as long as a ping is answered', () => {
  watched.pulse.sent();
  for (let i = 0; i < 100; i++) {
    const before = watched.asked;
    vi.advanceTimersByTime(200);
    if (watched.asked > before) watched.pulse.answered();
  }
  expect(watched).toMatchObject({ noticed: null, gaveUp: null });
});

test('a line on which others talk is not asked for nothing', () => {
  for (let i = 0; i < 100; i++) {
    vi.advanceTimersByTime(200);
    watched.pulse.heard();
  }
  expect(watched).toMatchObject({ asked: 0, noticed: null });
});
