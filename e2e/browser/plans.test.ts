/** The beats of whole matches, without a page: every event has its row, caps hold, and waiting tells nobody anything. */
import { type GameEvent, seenBy, type Viewer } from '@bridgehead/kernel';
import { type Act, actOf, CAPS, type Rows, timed, totalOf } from '@bridgehead/ui';
import { expect, test } from 'vitest';
import { rows as blaze } from '../../games/blaze-of-glory/ui/beats.ts';
import { beats as crew } from '../../games/bridge-crew/ui/beats.ts';
import { rows as redshirts } from '../../games/redshirts/ui/beats.ts';
import { rows as bridge } from '../../games/storm-the-bridge/ui/beats.ts';
import { rows as castle } from '../../games/storm-the-castle/ui/beats.ts';
import { SoundPlay } from './sound-play.ts';

const ROWS: Readonly<Record<string, Rows>> = {
  'blaze-of-glory': blaze,
  'bridge-crew': crew,
  redshirts,
  'storm-the-bridge': bridge,
  'storm-the-castle': castle,
};
const SEATS: Readonly<Record<string, number>> = { 'bridge-crew': 3 };
const MOST = 700;
/** So many kinds of beats every match has. */
const LEAST_KINDS = 5;

interface Seen {
  readonly viewer: Viewer;
  readonly events: readonly GameEvent[];
  readonly act: Act;
}

/** Every act of a match as its players and a spectator see it. */
async function* actsOf(id: string, seats: number, number: number): AsyncGenerator<readonly Seen[]> {
  const play = await SoundPlay.of(id, { seats, seed: `${number}`.padStart(64, 'd'), number });
  const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
  const viewsNow = () => viewers.map((viewer) => play.run.view(viewer));
  for (let n = 0, before = viewsNow(); n < MOST && play.run.result === null; n++) {
    const { events } = play.next();
    yield viewers.map((viewer, i) => {
      const own = events.flatMap((one) => seenBy(one, viewer) ?? []);
      return { viewer, events: own, act: actOf(own, ROWS[id] as Rows, { view: before[i] ?? null, viewer, seats }) };
    });
    before = viewsNow();
  }
}
const lengthAt = (act: Act, left: number): number => totalOf(timed(act, { pace: 'normal', left, waiting: 0, greats: new Map(), now: 0 }));
const endOf = ({ beats, steps }: Act): number => totalOf({ steps: steps.filter(({ beat }) => beats[beat]?.class === 'end') });
/** What passes before each verdict, and what is told by then. */
const waitsOf = ({ steps }: Act): string =>
  JSON.stringify(steps.filter(({ phase }) => phase === 'announce' || phase === 'suspense').map(({ phase, ms, told }) => [phase, ms, told]));

test.each(Object.keys(ROWS).flatMap((id) => [0, 1].map((number) => [id, number] as const)))('%s, match %i', async (id, number) => {
  const kinds = new Set<string>();
  for await (const seen of actsOf(id, SEATS[id] ?? 2, number)) {
    for (const { act } of seen) for (const { kind } of act.beats) kinds.add(kind);
    for (const { act } of seen) {
      expect(lengthAt(act, CAPS.mine)).toBeLessThanOrEqual(CAPS.mine + endOf(act) + act.steps.length);
      for (const { phase, verdict } of act.steps) if (phase === 'announce' || phase === 'suspense') expect(verdict).toBe(null);
    }
    // Players who are told the same things wait the same time for them, no matter what they hold.
    const byTold = new Map<string, Set<string>>();
    for (const { events, act } of seen) {
      const told = events.map(({ type }) => type).join();
      byTold.set(told, (byTold.get(told) ?? new Set()).add(waitsOf(act)));
    }
    for (const [told, waits] of byTold) expect(waits.size, told).toBe(1);
  }
  expect(kinds.size).toBeGreaterThan(LEAST_KINDS);
});
