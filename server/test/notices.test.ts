/** Notices from the deed to a push service that decrypts them, a real mail server, a webhook that checks signatures. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openHouse, type TestHouse } from './house.ts';
import { Browser, hookNotice, Mailbox, Receiver } from './receivers.ts';
import { type Tab, type Visitor, visit } from './visitor.ts';

const DAY = 86_400_000;
let receiver: Receiver;
let mailbox: Mailbox;
let house: TestHouse;
let skew = 0;
const now = () => Date.now() + skew;

beforeAll(async () => {
  mailbox = await Mailbox.open();
});
afterAll(() => mailbox.close());
beforeEach(async () => {
  skew = 0;
  receiver = await Receiver.open();
  mailbox.mails.length = 0;
  house = await openHouse(
    {
      'smtp-url': mailbox.url,
      'mail-from': 'Bridgehead <table@play.example>',
      'notice-pause': '0',
      'private-hooks': '1',
      'mail-every': String(DAY),
    },
    undefined,
    { now },
  );
});
afterEach(async () => {
  receiver.close();
  await house.close();
});

async function hooked(person: Visitor): Promise<string> {
  const place = await person.post<{ secret: string }>('/notices/places', { kind: 'hook', url: `${receiver.url}/hook` });
  return place.secret;
}
async function table(ann: Visitor, bob: Visitor, more: object = {}): Promise<{ id: string; tabs: readonly [Tab, Tab] }> {
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'open'], ...more });
  await ann.post(`/matches/${id}/word`, { word: 'a' });
  await bob.post(`/matches/${id}/join`, { word: 'b' });
  const tabs = [await ann.tab(), await bob.tab()] as const;
  await tabs[0].watch(id, 0);
  await tabs[1].watch(id, 1);
  return { id, tabs };
}
/** Plays as soon as the page has heard that it may. */
async function move(tab: Tab, id: string, seat: number): Promise<void> {
  await tab.until(id, seat, ({ shown }) => shown.prompt !== null);
  await tab.answer(id, seat, 'one');
}
/** Mail is for people whose name a passkey keeps. */
async function withPasskey(person: Visitor): Promise<Visitor> {
  const passkey = { id: `key-of-${person.id}`, person: person.id, public_key: '', counter: 0, transports: '[]', created: 0 };
  await house.house.store.people.addPasskey(passkey, 1);
  return person;
}
const couple = async (): Promise<[Visitor, Visitor]> => [await visit(house.url), await visit(house.url)];
const sweep = async () => {
  await house.house.rooms.facts.sweep();
  await new Promise((resolve) => setTimeout(resolve, 50));
};
/** Mails that tell something, not those that ask whose address it is. */
const told = () => mailbox.mails.filter(({ raw }) => !raw.includes('Is this your address'));

describe('a turn is told', () => {
  test('to a webhook: signed, once, with the link, and to nobody who is not awaited', async () => {
    const [ann, bob] = await couple();
    await ann.call('PATCH', '/me', { name: '<!channel> @all' });
    const secret = await hooked(bob);
    const { id, tabs } = await table(ann, bob);
    expect(receiver.received).toEqual([]);
    await move(tabs[0], id, 0);
    await expect.poll(() => receiver.received.length).toBe(1);
    const { text, content, notice, id: delivery } = hookNotice(receiver.received[0] as never, secret);
    expect(notice).toMatchObject({ kind: 'turn', match: id, url: `${house.url}/t/${id}` });
    expect(text).toBe(`It is your turn in Toy with ‹!channel› ＠all. ${house.url}/t/${id}`);
    expect(content).toBe(text);
    expect(delivery).toBe(notice.id);
    expect(() => hookNotice(receiver.received[0] as never, 'another')).toThrow('not signed');
    await sweep();
    expect(receiver.received).toHaveLength(1);
  });

  test('to a browser, sealed for it and signed by this server', async () => {
    const [ann, bob] = await couple();
    const browser = new Browser(`${receiver.url}/push/1`);
    const { pushKey } = await bob.get<{ pushKey: string }>('/notices');
    await bob.post('/notices/places', { kind: 'push', label: 'Test browser', ...browser.subscription });
    const { id, tabs } = await table(ann, bob);
    await move(tabs[0], id, 0);
    await expect.poll(() => receiver.received.length).toBe(1);
    const [first] = receiver.received;
    if (first === undefined) throw new Error('nothing came');
    expect(browser.read(first)).toMatchObject({ kind: 'turn', title: 'Your turn: Toy', url: `${house.url}/t/${id}`, tag: `${id}-turn` });
    expect(Browser.isFrom(first, pushKey, receiver.url)).toBe(true);
    expect(first.headers.ttl).toBe('86400');
    // Another browser cannot read it, and the keys outlive the server.
    expect(() => new Browser('').read(first)).toThrow();
  });

  test('by mail after the address was confirmed by its link; one click stops it', async () => {
    const [ann, bob] = await couple();
    await withPasskey(bob);
    const place = await bob.post<{ state: string; label: string }>('/notices/places', { kind: 'mail', address: 'bob@mail.example' });
    expect(place).toMatchObject({ state: 'unconfirmed', label: 'b…@mail.example' });
    const token = /notices\/confirm\/([\w-]+)/.exec(mailbox.mails[0]?.raw ?? '')?.[1];
    const { id, tabs } = await table(ann, bob);
    await move(tabs[0], id, 0);
    await sweep();
    expect(told()).toEqual([]);
    expect(await visit(house.url).then((stranger) => stranger.post('/notices/confirm', { token }))).toMatchObject({ state: 'open' });
    await move(tabs[1], id, 1);
    await move(tabs[0], id, 0);
    await expect.poll(() => told().length).toBe(1);
    const [mail] = told();
    expect(mail?.to).toEqual(['bob@mail.example']);
    expect(mail?.raw).toContain('Subject: Your turn: Toy');
    expect(mail?.raw).toContain(`${house.url}/t/${id}`);
    const stop = /List-Unsubscribe: <([^>]+)>/.exec(mail?.raw.replace(/\r\n\s+/g, ' ') ?? '')?.[1];
    const response = await fetch(stop ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBe(200);
    expect((await bob.get<{ places: unknown[] }>('/notices')).places).toEqual([]);
    expect((await fetch(stop ?? '', { method: 'POST' })).status).toBe(404);
  });

  test('not before its pause is over, and not at all if it was answered by then', async () => {
    const slow = await openHouse({ 'notice-pause': '60000', 'private-hooks': '1' }, undefined, { now });
    const [ann, bob] = [await visit(slow.url), await visit(slow.url)];
    await hooked(bob);
    const { id, tabs } = await table(ann, bob);
    for (let i = 0; i < 3; i++) {
      await move(tabs[0], id, 0);
      await move(tabs[1], id, 1);
    }
    skew += 61_000;
    await slow.house.rooms.facts.sweep();
    expect(receiver.received).toEqual([]);
    await move(tabs[0], id, 0);
    await slow.house.rooms.facts.sweep();
    expect(receiver.received).toEqual([]);
    skew += 61_000;
    await slow.house.rooms.facts.sweep();
    await expect.poll(() => receiver.received.length).toBe(1);
    await slow.close();
  });
});

test('many notices are one mail, and the next comes no sooner than the operator allows', async () => {
  const [ann, bob] = await couple();
  await withPasskey(bob);
  await bob.post('/notices/places', { kind: 'mail', address: 'bob@mail.example' });
  await bob.post('/notices/confirm', { token: /notices\/confirm\/([\w-]+)/.exec(mailbox.mails[0]?.raw ?? '')?.[1] });
  const tables = [await table(ann, bob), await table(ann, bob), await table(ann, bob)];
  const [first, ...others] = tables;
  if (first !== undefined) await move(first.tabs[0], first.id, 0);
  await expect.poll(() => told().length).toBe(1);
  for (const { id, tabs } of others) await move(tabs[0], id, 0);
  await sweep();
  expect(told()).toHaveLength(1);
  skew += DAY;
  await sweep();
  await expect.poll(() => told().length).toBe(2);
  expect(told()[1]?.raw).toContain('2 notices from Bridgehead');
  for (const { id } of others) expect(told()[1]?.raw).toContain(id);
});

test('the end of a match and a line of chat are told to those who want it; nobody hears of their own deeds', async () => {
  const [ann, bob] = await couple();
  const secret = await hooked(bob);
  await bob.call('PUT', '/notices', { wishes: { turn: [], invited: [], over: ['hook'], chat: ['hook'] }, quiet: null });
  const { id, tabs } = await table(ann, bob);
  await tabs[0].ask({ t: 'chat', match: id, text: 'the secret of the sphinx' });
  await expect.poll(() => receiver.received.length).toBe(1);
  expect(hookNotice(receiver.received[0] as never, secret).notice.kind).toBe('chat');
  expect(receiver.received[0]?.body.toString()).not.toContain('sphinx');
  await tabs[1].ask({ t: 'chat', match: id, text: 'my own' });
  await tabs[0].ask({ t: 'concede', match: id, seat: 0 });
  await expect.poll(() => receiver.received.length).toBe(2);
  const over = hookNotice(receiver.received[1] as never, secret);
  expect([over.notice.kind, over.text.includes('You won.')]).toEqual(['over', true]);
  // A muted person is not heard.
  await tabs[1].ask({ t: 'mute', person: ann.id, on: true });
  await tabs[0].ask({ t: 'chat', match: id, text: 'still there?' });
  await sweep();
  expect(receiver.received).toHaveLength(2);
});

test('an invitation is told, by somebody who is not muted; a flood of them is not', async () => {
  const [ann, bob] = await couple();
  const met = await table(ann, bob);
  await met.tabs[0].ask({ t: 'concede', match: met.id, seat: 0 });
  const secret = await hooked(bob);
  await ann.call('PATCH', '/me', { name: 'Ann' });
  const invite = () => ann.post('/matches', { game: 'toy', seats: ['me', { invite: bob.id }] });
  const { id } = await invite();
  await sweep();
  await expect.poll(() => receiver.received.length).toBe(1);
  const { text, notice } = hookNotice(receiver.received[0] as never, secret);
  expect([notice.kind, text]).toEqual(['invited', `Ann keeps a seat for you at a table of Toy. ${house.url}/t/${id}`]);
  for (let i = 0; i < 6; i++) await invite();
  await sweep();
  await expect.poll(() => receiver.received.length).toBe(3);
  // What comes from somebody one does not want to hear is not told.
  skew += DAY;
  await met.tabs[1].ask({ t: 'mute', person: ann.id, on: true });
  await invite();
  await sweep();
  expect(receiver.received).toHaveLength(3);
});

test('one match can be told of otherwise than the rest', async () => {
  const [ann, bob] = await couple();
  await hooked(bob);
  const [loud, still] = [await table(ann, bob), await table(ann, bob)];
  await bob.call('PUT', `/matches/${still.id}/notices`, { wish: 'none' });
  expect(await bob.get(`/matches/${still.id}/notices`)).toEqual({ wish: 'none' });
  for (const { id, tabs } of [still, loud]) await move(tabs[0], id, 0);
  await expect.poll(() => receiver.received.length).toBe(1);
  await sweep();
  expect(receiver.received.map(({ body }) => JSON.parse(body.toString()).notice.match)).toEqual([loud.id]);
});

test('in quiet hours nothing is sent; afterwards only what still holds', async () => {
  const [ann, bob] = await couple();
  await hooked(bob);
  const minute = (time: number) => new Date(time).getUTCHours() * 60 + new Date(time).getUTCMinutes();
  const quiet = { from: minute(now()), to: (minute(now()) + 120) % 1440, zone: 'UTC' };
  const wishes = { turn: ['hook'], invited: [], over: [], chat: [] };
  await bob.call('PUT', '/notices', { wishes, quiet });
  const [one, two] = [await table(ann, bob), await table(ann, bob)];
  for (const { id, tabs } of [one, two]) await move(tabs[0], id, 0);
  await sweep();
  await move(one.tabs[1], one.id, 1);
  expect(receiver.received).toEqual([]);
  skew += 2 * 3_600_000;
  await sweep();
  await expect.poll(() => receiver.received.length).toBe(1);
  expect(JSON.parse(receiver.received[0]?.body.toString() ?? '').notice.match).toBe(two.id);
});

describe('what does not work', () => {
  test('a webhook that never answers keeps nobody waiting; it is tried again later, and stopped at last', async () => {
    const [ann, bob] = await couple();
    const dead = await Receiver.open();
    dead.manner = 'never';
    await bob.post('/notices/places', { kind: 'hook', url: dead.url });
    await hooked(bob);
    const { id, tabs } = await table(ann, bob);
    await move(tabs[0], id, 0);
    await expect.poll(() => receiver.received.length).toBe(1);
    await expect.poll(() => dead.received.length).toBe(1);
    dead.close();
    const { notices } = house.house.store;
    const again = () => house.house.store.engine.db.selectFrom('messages').select(['tries', 'due']).execute();
    await expect.poll(async () => (await again())[0]?.tries).toBe(1);
    expect((await again())[0]?.due).toBeGreaterThan(now() + 20_000);
    const [place] = await notices.places(bob.id);
    await notices.changePlace(place?.id ?? '', { failures: 19 });
    skew += DAY;
    await sweep();
    await expect
      .poll(async () => (await bob.get<{ places: { state: string; problem: string }[] }>('/notices')).places[0])
      .toMatchObject({
        state: 'stopped',
        problem: 'It did not answer, again and again.',
      });
    expect(await again()).toEqual([]);
  });

  test('what failed is sent when the place is well again, once', async () => {
    const [ann, bob] = await couple();
    await hooked(bob);
    receiver.manner = 500;
    const { id, tabs } = await table(ann, bob);
    await move(tabs[0], id, 0);
    await expect.poll(() => receiver.received.length).toBe(1);
    receiver.manner = 204;
    await sweep();
    expect(receiver.received).toHaveLength(1);
    skew += 31_000;
    await sweep();
    await expect.poll(() => receiver.received.length).toBe(2);
    skew += DAY;
    await sweep();
    expect(receiver.received).toHaveLength(2);
  });

  test.each([
    [410, 'gone for good'],
    [302, 'redirect'],
  ])('a webhook that answers %i is stopped with a sentence, and no redirect is followed', async (status, sentence) => {
    const [ann, bob] = await couple();
    await hooked(bob);
    receiver.manner = status;
    const { id, tabs } = await table(ann, bob);
    await move(tabs[0], id, 0);
    const places = async () => (await bob.get<{ places: { state: string; problem: string }[] }>('/notices')).places;
    await expect.poll(async () => (await places())[0]?.problem).toContain(sentence);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
  });

  test('a browser that has unsubscribed (410) is forgotten', async () => {
    const [ann, bob] = await couple();
    await bob.post('/notices/places', { kind: 'push', label: 'Old browser', ...new Browser(receiver.url).subscription });
    receiver.manner = 410;
    const { id, tabs } = await table(ann, bob);
    await move(tabs[0], id, 0);
    await expect.poll(async () => (await bob.get<{ places: unknown[] }>('/notices')).places).toEqual([]);
  });

  test('a mailbox that does not exist is refused, and so are more questions than an address should get', async () => {
    const [ann] = await couple();
    await withPasskey(ann);
    mailbox.unknown.add('nobody@mail.example');
    const ask = (address: string) => ann.call('POST', '/notices/places', { kind: 'mail', address });
    expect((await ask('nobody@mail.example')).body).toMatchObject({ sentence: expect.stringContaining('does not take a mail') });
    const answers = [await ask('a@mail.example'), await ask('a@mail.example'), await ask('a@mail.example')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  });

  test('finding 11: mails ask once more only after a while, by network and by mailbox, without the part after a plus', async () => {
    const ask = async (address: string) =>
      (await withPasskey(await visit(house.url))).call('POST', '/notices/places', { kind: 'mail', address }).then(({ status }) => status);
    const guest = await visit(house.url);
    expect(await guest.call('POST', '/notices/places', { kind: 'mail', address: 'a@mail.example' })).toMatchObject({ status: 409 });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) statuses.push(await ask(`victim+${i}@mail.example`));
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(mailbox.mails).toHaveLength(3);
    // Another mailbox, but the same network.
    expect(await ask('another@mail.example')).toBe(429);
  });

  test('finding 12: the link that asks does not stop, and the one that stops does not confirm', async () => {
    const [, bob] = await couple();
    await withPasskey(bob);
    await bob.post('/notices/places', { kind: 'mail', address: 'bob@mail.example' });
    const token = /notices\/confirm\/([\w-]+)/.exec(mailbox.mails[0]?.raw ?? '')?.[1] ?? '';
    expect((await fetch(`${house.url}/api/notices/stop/${token}`, { method: 'POST' })).status).toBe(404);
    const row = await house.house.store.engine.db.selectFrom('notice_places').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row.confirm).not.toBe(row.token);
    expect(await bob.post('/notices/confirm', { token })).toMatchObject({ state: 'open' });
  });

  test.each([
    [{ kind: 'push', label: 'x', endpoint: 'https://push.example/1', keys: { p256dh: 'short', auth: 'short' } }, 'not a subscription'],
    [{ kind: 'mail', address: 'not an address' }, 'right form'],
    [{ kind: 'hook', url: 'not an address' }, 'right form'],
    [{ kind: 'pigeon', address: 'roof' }, 'right form'],
  ])('a place that is none is refused in a sentence', async (body, sentence) => {
    const [ann] = await couple();
    const answer = await ann.call('POST', '/notices/places', body);
    expect([answer.status, answer.body]).toEqual([400, expect.objectContaining({ sentence: expect.stringContaining(sentence) })]);
  });

  test('ten places are enough, and an unknown time zone is none', async () => {
    const [ann] = await couple();
    for (let i = 0; i < 10; i++) await ann.post('/notices/places', { kind: 'hook', url: `${receiver.url}/${i}` });
    expect((await ann.call('POST', '/notices/places', { kind: 'hook', url: receiver.url })).status).toBe(429);
    const wishes = { turn: [], invited: [], over: [], chat: [] };
    const zone = await ann.call('PUT', '/notices', { wishes, quiet: { from: 0, to: 1, zone: 'Middle/Earth' } });
    expect(zone.body).toMatchObject({ sentence: 'There is no time zone "Middle/Earth".' });
  });
});

test('addresses are sealed in the database, and gone with "delete my data"', async () => {
  const [ann] = await couple();
  await withPasskey(ann);
  await ann.post('/notices/places', { kind: 'mail', address: 'ann@mail.example' });
  await hooked(ann);
  const { db } = house.house.store.engine;
  const kept = async () =>
    JSON.stringify([await db.selectFrom('notice_places').selectAll().execute(), await db.selectFrom('seals').selectAll().execute()]);
  expect(await kept()).not.toContain('ann@mail');
  expect(await kept()).not.toContain('privateKey');
  await ann.call('DELETE', '/me');
  expect(await db.selectFrom('notice_places').selectAll().execute()).toEqual([]);
});
