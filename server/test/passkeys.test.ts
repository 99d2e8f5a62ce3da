/** A passkey keeps a name: made in one browser, it opens the same person's door in another. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Me } from '@bridgehead/match';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type TestHouse } from './house.ts';
import { visit } from './visitor.ts';

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
  await ann.post('/passkeys/register', { challenge: offer.challenge, response });
  expect(await ann.call('POST', '/passkeys/register', { challenge: offer.challenge, response })).toMatchObject({
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
