/** "Delete my data" leaves nothing behind that somebody wrote, and nothing that writes it again. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openHouse } from './house.ts';
import { visit } from './visitor.ts';

test('name, word and lines are nowhere in the database, and open pages are closed', async () => {
  const house = await openHouse();
  const [ann, bob] = [await visit(house.url), await visit(house.url)];
  await ann.call('PATCH', '/me', { name: 'Wisteria Quillfeather' });
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'open'] });
  await ann.post(`/matches/${id}/word`, { word: 'my favourite aunt' });
  const tabs = [await ann.tab(), await bob.tab()] as const;
  await tabs[0].watch(id, 0);
  await bob.post(`/matches/${id}/join`, { word: 'b' });
  await tabs[1].watch(id, 1);
  await tabs[0].ask({ t: 'chat', match: id, text: 'I live in a lighthouse' });
  await tabs[0].ask({ t: 'handover', match: id, seat: 0, level: 'officer' });
  await (await house.house.rooms.open(id))?.saveSnapshot();

  const closed = new Promise((resolve) => tabs[0].socket.once('close', resolve));
  expect((await ann.call('DELETE', '/me')).status).toBe(200);
  expect(await closed).toBe(4001);
  await tabs[1].until(id, 1, (held) => held.shown.seats[0]?.name === 'Someone');
  expect((await ann.call('GET', '/me')).body).toEqual({ person: null });
  await expect(ann.tab()).rejects.toThrow('401');

  await (await house.house.rooms.open(id))?.saveSnapshot();
  const { engine } = house.house.store;
  for (const table of ['people', 'sessions', 'journal', 'matches', 'snapshots', 'seats'] as const) {
    const text = JSON.stringify(await engine.db.selectFrom(table).selectAll().execute());
    for (const trace of ['Wisteria', 'favourite aunt', 'lighthouse']) expect(`${table}: ${text.includes(trace)}`).toBe(`${table}: false`);
  }
  expect(readFileSync(house.house.config.database).byteLength).toBeGreaterThan(0);
  // The match can be opened again, and goes on.
  const { match } = await house.house.rooms.load(id, true);
  expect(match.desk.phase).toBe('playing');
  await house.close();
});

test('newcomers and people who were away for a moment are not told the name, not even of somebody who had risen', async () => {
  const house = await openHouse();
  const [ann, bob, cat] = [await visit(house.url), await visit(house.url), await visit(house.url)];
  for (const one of [ann, cat]) await one.call('PATCH', '/me', { name: 'Wisteria Quillfeather' });
  const { id } = await bob.post('/matches', { game: 'toy', seats: ['me', 'open', 'open'] });
  const tab = await bob.tab();
  const { version } = await tab.watch(id, 0, 'b');
  await cat.post(`/matches/${id}/join`, {});
  await cat.post(`/matches/${id}/leave`, {});
  await ann.post(`/matches/${id}/join`, { word: 'a' });
  const dan = await visit(house.url);
  await dan.post(`/matches/${id}/join`, { word: 'd' });
  const own = await ann.tab();
  await own.watch(id, 1);
  await own.ask({ t: 'handover', match: id, seat: 1, level: 'officer' });
  await own.ask({ t: 'handover', match: id, seat: 1, level: null });
  for (const one of [ann, cat]) await one.call('DELETE', '/me');

  const late = await dan.tab();
  await late.watch(id, 2);
  await tab.ask({ t: 'unwatch', match: id, as: 0 });
  const back = await bob.tab();
  await back.ask({ t: 'watch', match: id, as: 0, have: version });
  for (const { notices } of [late, back]) {
    expect(JSON.stringify(notices)).not.toContain('Wisteria');
    // What happened is told all the same.
    expect(JSON.stringify(notices)).toContain('{"type":"match.returned","seat":1,"name":"Someone"}');
  }
  await house.close();
});
