/** "Not tonight" at a table on the server: given over HTTP, shown to those who sit there, written down as nobody's. */
import { expect, test } from 'vitest';
import { game } from '../../games/bridge-crew/index.ts';
import { instantBots, openHouse } from './house.ts';
import { visit } from './visitor.ts';

test('all who sit there see it, onlookers do not, and it names no author once the match has begun', async () => {
  const house = await openHouse({}, instantBots, { game });
  const [ann, bob, eve] = [await visit(house.url), await visit(house.url), await visit(house.url)];
  const { id } = await ann.post('/matches', { game: 'bridge-crew', seats: ['me', 'open', 'open'], spectators: true });
  await bob.post(`/matches/${id}/join`, {});
  const tabs = [await ann.tab(), await bob.tab(), await eve.tab()] as const;
  expect((await tabs[0].watch(id, 0)).shown.taboos).toEqual([]);
  await tabs[1].watch(id, 1);
  expect((await tabs[2].watch(id, 'spectator')).shown.taboos).toBeNull();

  expect(await bob.post(`/matches/${id}/taboo`, { text: 'spiders' })).toMatchObject({ id, phase: 'waiting' });
  for (const [seat, tab] of [tabs[0], tabs[1]].entries()) await tab.until(id, seat, ({ shown }) => shown.taboos?.[0] === 'spiders');
  const [first, second] = [tabs[0], tabs[1]].map((tab) => tab.of('update').at(-1));
  expect({ ...first, as: 1, version: 0 }).toEqual({ ...second, version: 0 });
  expect(tabs[2].of('update')).toEqual([]);
  expect(await bob.call('POST', `/matches/${id}/taboo`, { text: 'SPIDERS' })).toMatchObject({
    status: 409,
    body: { code: 'not-allowed', sentence: 'That is on the list already.' },
  });
  expect((await eve.call('POST', `/matches/${id}/taboo`, { text: 'mice' })).status).toBe(403);

  const journal = () => house.house.store.engine.db.selectFrom('journal').selectAll().where('deed', 'like', '%taboo%').execute();
  expect(await journal()).toMatchObject([{ told: null, person: null }]);
  await ann.post(`/matches/${id}/word`, { word: 'a' });
  await bob.post(`/matches/${id}/word`, { word: 'b' });
  await eve.post(`/matches/${id}/join`, { word: 'c' });
  await expect.poll(async () => (await journal()).map(({ deed }) => deed)).toEqual(['{"do":"taboo","text":"spiders"}']);
  const snapshot = await house.house.store.matches.snapshot(id);
  expect(snapshot?.desk).toMatchObject({ taboos: ['spiders'], phase: 'playing' });
  expect(snapshot?.desk).not.toHaveProperty('taboosBy');
  await bob.call('DELETE', '/me');
  expect(await journal()).toHaveLength(1);
  await house.close();
});

test('finding 8: what somebody wrote who leaves again does not stay', async () => {
  const house = await openHouse({}, instantBots, { game });
  const [ann, eve] = [await visit(house.url), await visit(house.url)];
  const { id } = await ann.post('/matches', { game: 'bridge-crew', seats: ['me', 'open', 'open'] });
  await eve.post(`/matches/${id}/join`);
  expect((await eve.call('POST', `/matches/${id}/taboo`, { text: 'the' })).status).toBe(400);
  for (let n = 0; n < 4; n++) await eve.post(`/matches/${id}/taboo`, { text: `word ${n}` });
  expect((await eve.call('POST', `/matches/${id}/taboo`, { text: 'one more' })).status).toBe(429);
  await eve.post(`/matches/${id}/leave`);
  await ann.post(`/matches/${id}/taboo`, { text: 'spiders' });
  expect((await house.house.rooms.open(id))?.match.desk.taboos).toEqual(['spiders']);
  await house.close();
});
