/**
 * `npm run windows`: can somebody at the table tell from times, sizes or numbers of messages whether a response window was passed by
 * somebody who held an answer or by somebody who held none? Many tables are played at once over real sockets, every window is passed
 * by a standing preference, and the one who announced measures everything she is sent until it closes. Reports how well each figure
 * tells the two apart (area under the curve: 0.5 is chance). Ends with 1 when it is above 0.52 by more than chance explains.
 */

import { openHouse } from '../server/test/house.ts';
import { type Tab, visit } from '../server/test/visitor.ts';
import { wholeNumber, wishOf } from '../testkit/bin/common.ts';
import { auc, UNLIMITED } from './command.ts';

const { values } = wishOf<{ windows: number; tables: number }>('Does the way a window passes tell who held an answer?', (it) =>
  it
    .option('--windows <n>', 'response windows', wholeNumber('--windows', 1, 100_000_000), 5000)
    .option('--tables <n>', 'tables at once', wholeNumber('--tables', 2, 500), 50),
);
const { windows: wanted, tables } = values;
/** How long a window is open at least, in milliseconds. */
const WINDOW = 40;
const MOST = 0.52;

interface Seen {
  readonly held: boolean;
  readonly delay: number;
  readonly size: number;
  readonly number: number;
}

/** Notes when, and how large, everything arrives; versions begin anywhere, so that their digits say nothing and are not counted. */
function listen(tab: Tab): { at: number; size: number }[] {
  const came: { at: number; size: number }[] = [];
  tab.socket.prependListener('message', (data: Buffer) =>
    came.push({ at: performance.now(), size: data.toString().replace(/"version":\d+/, '').length }),
  );
  return came;
}

async function playTable(url: string, isHeld: (id: string) => Promise<boolean>, windows: number): Promise<Seen[]> {
  const [announcer, other] = [await visit(url), await visit(url)];
  const { id } = await announcer.post('/matches', { game: 'toy', seats: ['me', 'open'], options: { goal: 1000 } });
  await announcer.post(`/matches/${id}/word`, { word: 'a' });
  await other.post(`/matches/${id}/join`, { word: 'b' });
  const [hers, his] = [await announcer.tab(), await other.tab()];
  await hers.watch(id, 0);
  await his.watch(id, 1);
  await his.ask({ t: 'standing', match: id, seat: 1, standing: { ask: 'never', stopFor: [], untilMyTurn: false } });
  const held = await isHeld(id);
  const came = listen(hers);
  const seen: Seen[] = [];
  const isTurnOf =
    (seat: number) =>
    ({ shown }: { shown: { view: unknown; prompt: unknown; waiting: readonly number[] } }) =>
      (shown.view as { active: number }).active === seat && shown.waiting.includes(seat);
  for (let n = 0; n < windows; n++) {
    await hers.until(id, 0, isTurnOf(0));
    came.length = 0;
    await hers.answer(id, 0, 'announce');
    const from = came.at(-1)?.at ?? 0;
    await hers.until(id, 0, isTurnOf(1));
    seen.push({ held, delay: (came.at(-1)?.at ?? 0) - from, size: came.reduce((sum, { size }) => sum + size, 0), number: came.length });
    await his.until(id, 1, isTurnOf(1));
    await his.answer(id, 1, 'one');
  }
  hers.close();
  his.close();
  return seen;
}

const house = await openHouse({ ...UNLIMITED, window: String(WINDOW) });
const isHeld = async (id: string): Promise<boolean> => {
  const state = (await house.house.rooms.open(id))?.match.run?.state as { objections: boolean[] } | undefined;
  return state?.objections[1] === true;
};
/** A table ends at a thousand points, and each round brings five. */
const each = Math.min(150, Math.ceil(wanted / tables));
const seen: Seen[] = [];
while (seen.length < wanted)
  seen.push(...(await Promise.all(Array.from({ length: tables }, () => playTable(house.url, isHeld, each)))).flat());
await house.close();

const [ones, others] = [seen.filter(({ held }) => held), seen.filter(({ held }) => !held)];
const area = (what: 'delay' | 'size' | 'number') =>
  auc(
    ones.map((one) => one[what]),
    others.map((one) => one[what]),
  );
const figures = { windows: seen.length, held: ones.length, auc_delay: area('delay'), auc_size: area('size'), auc_number: area('number') };
const result = { ...figures, auc: Math.max(figures.auc_delay, figures.auc_size, figures.auc_number) };
if (values.json) console.log(JSON.stringify(result));
else console.table(result);
/** Small runs scatter: twice the standard error of an area at chance. */
const noise = 2 * Math.sqrt((ones.length + others.length + 1) / (12 * Math.max(1, ones.length * others.length)));
process.exitCode = result.auc > Math.max(MOST, 0.5 + noise) ? 1 : 0;
