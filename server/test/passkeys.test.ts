/** A passkey keeps a name: made in one browser, it opens the same person's door in another. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Doors, Me } from '@bridgehead/match';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openHouse, type TestHouse } from './house.ts';
import { type Tab, Visitor, visit } from './visitor.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const b64 = (data: Uint8Array | string): string => Buffer.from(data).toString('base64url');
const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();

/** What a phone or a security key does, in a few lines. */
class Authenticator {
  readonly #id = randomBytes(16);
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #counter = 0;
  constructor(origin: string) {
    this.#origin = origin;
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }
  #authData(rpId: string, more: Uint8Array = new Uint8Array()): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#counter);
    const flags = more.length > 0 ? 0x45 : 0x05;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, more]);
  }
  register({ challenge, rp }: { challenge: string; rp: { id: string } }) {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x ?? '', 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y ?? '', 'base64url'))],
      ]),
    );
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, cose]);
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(this.#authData(rp.id, attested))],
      ]) as never,
    );
    const response = {
      clientDataJSON: b64(this.#clientData('webauthn.create', challenge)),
      attestationObject: b64(attestation),
      transports: ['internal'],
    };
    return { id: b64(this.#id), rawId: b64(this.#id), type: 'public-key', clientExtensionResults: {}, response };
  }
  login({ challenge, rpId }: { challenge: string; rpId: string }) {
    const clientData = this.#clientData('webauthn.get', challenge);
    const authData = this.#authData(rpId);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#keys.privateKey);
    const response = { clientDataJSON: b64(clientData), authenticatorData: b64(authData), signature: b64(signature) };
    return { id: b64(this.#id), rawId: b64(this.#id), type: 'public-key', clientExtensionResults: {}, response };
  }
}

/** Keeps the visitor's name with the key: the same person, with the cookie that came with it. */
async function keepName(visitor: Visitor, key: Authenticator): Promise<Visitor> {
  const { challenge, options } = await visitor.post<Offer>('/passkeys/register/options');
  return signedIn(visitor, 'register', { challenge, response: key.register(options) });
}
async function comeBack(visitor: Visitor, key: Authenticator): Promise<Visitor> {
  const { challenge, options } = await visitor.post<Offer>('/passkeys/login/options');
  return signedIn(visitor, 'login', { challenge, response: key.login(options) });
}
async function signedIn(visitor: Visitor, how: 'register' | 'login', body: object): Promise<Visitor> {
  const headers = { cookie: visitor.cookie, 'content-type': 'application/json' };
  const response = await fetch(`${visitor.url}/api/passkeys/${how}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const { person } = (await response.json()) as Me;
  return new Visitor(visitor.url, (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '', person?.id ?? '');
}
const whoIs = async (visitor: Visitor) => (await visitor.get<Me>('/me')).person?.id ?? null;
const closed = async (tab: Tab) => expect.poll(() => tab.closed).toBe(4002);

interface Offer {
  readonly challenge: string;
  readonly options: never;
}

test('a guest keeps the name with a passkey and comes back with it elsewhere', async () => {
  const key = new Authenticator(house.url);
  const ann = await visit(house.url);
  const offer = await ann.post<Offer>('/passkeys/register/options');
  const kept = await ann.post<Me>('/passkeys/register', { challenge: offer.challenge, response: key.register(offer.options) });
  expect(kept.person).toMatchObject({ id: ann.id, guest: false });

  const elsewhere = await visit(house.url);
  const login = await elsewhere.post<Offer>('/passkeys/login/options');
  const back = await elsewhere.post<Me>('/passkeys/login', { challenge: login.challenge, response: key.login(login.options) });
  expect(back.person?.id).toBe(ann.id);
});

test('a challenge answers once, a foreign key opens nothing, a forged signature neither', async () => {
  const key = new Authenticator(house.url);
  const ann = await visit(house.url);
  const offer = await ann.post<Offer>('/passkeys/register/options');
  const response = key.register(offer.options);
  const kept = await signedIn(ann, 'register', { challenge: offer.challenge, response });
  expect(await kept.call('POST', '/passkeys/register', { challenge: offer.challenge, response })).toMatchObject({
    status: 400,
    body: { code: 'gone' },
  });
  const first = await ann.post<Offer>('/passkeys/login/options');
  const stranger = new Authenticator(house.url).login(first.options);
  expect(await ann.call('POST', '/passkeys/login', { challenge: first.challenge, response: stranger })).toMatchObject({ status: 401 });
  const second = await ann.post<Offer>('/passkeys/login/options');
  const forged = key.login(second.options);
  forged.response.signature = new Authenticator(house.url).login(second.options).response.signature;
  expect(await ann.call('POST', '/passkeys/login', { challenge: second.challenge, response: forged })).toMatchObject({
    status: 401,
    body: { code: 'no-session' },
  });
});

test('finding 10: signing out closes the pages of that session, on all nodes, and no others', async () => {
  const key = new Authenticator(house.url);
  const ann = await keepName(await visit(house.url), key);
  const other = await comeBack(await visit(house.url), key);
  const [here, there] = [await ann.tab(), await other.tab()];
  await ann.call('DELETE', '/session');
  await closed(here);
  expect((await there.ask({ t: 'ping' })).t).toBe('pong');
  there.close();
});

test('finding 10: a socket that is being made while its session ends is closed too', async () => {
  const ann = await visit(house.url);
  const { people } = house.house.store;
  const go = Promise.withResolvers<string[]>();
  const slow = vi.spyOn(people, 'mutesOf').mockReturnValue(go.promise);
  const opening = ann.tab();
  await expect.poll(() => slow.mock.calls.length).toBe(1);
  await ann.call('DELETE', '/session');
  go.resolve([]);
  slow.mockRestore();
  await closed(await opening);
});

test('finding 10: sessions and passkeys are listed, and ended one by one or all others at once', async () => {
  const key = new Authenticator(house.url);
  const ann = await keepName(await visit(house.url), key);
  const others = [await comeBack(await visit(house.url), key), await comeBack(await visit(house.url), key)] as const;
  const tabs = await Promise.all(others.map((one) => one.tab()));
  const doors = await ann.get<Doors>('/me/doors');
  expect(doors.sessions.map(({ here }) => here).toSorted()).toEqual([false, false, true]);
  expect(doors.passkeys).toHaveLength(1);
  const stranger = await visit(house.url);
  const first = doors.sessions.find(({ here }) => !here)?.id;
  expect((await stranger.call('DELETE', `/me/sessions/${first}`)).status).toBe(404);
  expect(((await ann.call('DELETE', `/me/sessions/${first}`)).body as Doors).sessions).toHaveLength(2);
  expect(((await ann.call('DELETE', '/me/sessions')).body as Doors).sessions).toMatchObject([{ here: true }]);
  for (const tab of tabs) await closed(tab);
  expect(await Promise.all([ann, ...others].map(whoIs))).toEqual([ann.id, null, null]);

  const [own] = doors.passkeys;
  expect(await ann.call('DELETE', `/me/passkeys/${own?.id}`)).toMatchObject({ status: 409, body: { code: 'not-allowed' } });
  const twice = await keepName(ann, new Authenticator(house.url));
  expect(((await twice.call('DELETE', `/me/passkeys/${own?.id}`)).body as Doors).passkeys).toHaveLength(1);
  const locked = await stranger.post<Offer>('/passkeys/login/options');
  const answer = { challenge: locked.challenge, response: key.login(locked.options) };
  expect((await stranger.call('POST', '/passkeys/login', answer)).status).toBe(401);
});

test('finding 10: who is more than they were has another cookie, and the one before, planted or not, is worth nothing', async () => {
  const planted = await visit(house.url);
  const thief = await planted.tab();
  const key = new Authenticator(house.url);
  const ann = await keepName(planted, key);
  expect(ann.cookie).not.toBe(planted.cookie);
  await closed(thief);
  expect([await whoIs(planted), await whoIs(ann)]).toEqual([null, ann.id]);
  const guest = await visit(house.url);
  const back = await comeBack(guest, key);
  expect([await whoIs(guest), await whoIs(back)]).toEqual([null, ann.id]);
});

test('finding 17: a passkey that keeps a name already is refused in a sentence', async () => {
  const key = new Authenticator(house.url);
  await keepName(await visit(house.url), key);
  const bob = await visit(house.url);
  const { challenge, options } = await bob.post<Offer>('/passkeys/register/options');
  expect(await bob.call('POST', '/passkeys/register', { challenge, response: key.register(options) })).toMatchObject({
    status: 409,
    body: { code: 'not-allowed' },
  });
});

test('a page elsewhere cannot register a key here', async () => {
  const ann = await visit(house.url);
  const offer = await ann.post<Offer>('/passkeys/register/options');
  const response = new Authenticator('https://elsewhere.example').register(offer.options);
  expect(await ann.call('POST', '/passkeys/register', { challenge: offer.challenge, response })).toMatchObject({
    status: 400,
    body: { code: 'not-allowed' },
  });
});

test('a name is cleaned, and a person who leaves is forgotten', async () => {
  const ann = await visit(house.url);
  const { body } = await ann.call('PATCH', '/me', { name: ' \u202eAnn\u0000 of Green Gables, who has a very long name ' });
  expect(body).toMatchObject({ person: { name: 'Ann of Green Gables, who has a v' } });
  expect(await ann.call('PATCH', '/me', { name: '\u200b' })).toMatchObject({ status: 400 });
  await ann.call('DELETE', '/me');
  expect(await ann.call('GET', '/me')).toMatchObject({ body: { person: null } });
});

test('behind https the cookie is tied to its host', async () => {
  const secure = await openHouse({ origin: 'https://play.example' });
  const response = await fetch(`${secure.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://play.example' },
    body: '{}',
  });
  expect(response.headers.get('set-cookie')).toMatch(/^__Host-bridgehead=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  await secure.close();
});

test('a name has no more than so many passkeys', async () => {
  const ann = await visit(house.url);
  const { people } = house.house.store;
  const key = { person: ann.id, public_key: '', counter: 0, transports: '[]', created: 0 };
  for (let i = 0; i < 20; i++) {
    expect((await ann.call('POST', '/passkeys/register/options')).status).toBe(200);
    await people.addPasskey({ ...key, id: b64(`${ann.id} ${i}`) }, 100);
  }
  expect(await ann.call('POST', '/passkeys/register/options')).toMatchObject({ status: 429, body: { code: 'too-many' } });
});
