/** After a lost connection: what is said before the match is followed, and an answer that comes a second time. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openHouse, type TestHouse } from './house.ts';
import { type Tab, visit } from './visitor.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function seated(): Promise<{ id: string; tab: Tab; another: Tab; prompt: number }> {
  const ann = await visit(house.url);
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'me'] });
  const tab = await ann.tab();
  await tab.watch(id, 0, 'w');
  const { shown } = await tab.until(id, 0, (held) => held.shown.phase === 'playing');
  return { id, tab, another: await ann.tab(), prompt: shown.prompt?.id ?? 0 };
}

test('what is said about a match while its watch is under way waits for it', async () => {
  const { id, another, prompt } = await seated();
  const { lobby } = house.house;
  const room = lobby.room.bind(lobby);
  let open: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  const spy = vi.spyOn(lobby, 'room').mockImplementation((match) => held.then(() => room(match)));
  const watched = another.ask({ t: 'watch', match: id, as: 0 });
  const answered = another.ask({ t: 'answer', match: id, seat: 0, prompt, answer: 'one' });
  const said = another.ask({ t: 'chat', match: id, text: 'hello' });
  // Everything that came before this has been looked at.
  await another.ask({ t: 'ping' });
  open();
  spy.mockRestore();
  expect([(await watched).t, (await answered).t, (await said).t]).toEqual(['full', 'update', 'ok']);
});

test('an answer that had arrived is acknowledged again; another to the same question is too late', async () => {
  const { id, tab, another, prompt } = await seated();
  await tab.answer(id, 0, 'one');
  await another.watch(id, 0);
  const again = (answer: string) => another.ask({ t: 'answer', match: id, seat: 0, prompt, answer });
  expect(await again('one')).toMatchObject({ t: 'ok' });
  expect(await again('two')).toMatchObject({ t: 'refused', code: 'not-asked' });
  expect(another.sees(id, 0).shown.view).toMatchObject({ total: 1 });
});
