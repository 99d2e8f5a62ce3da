/** Keep a name with a passkey, and come back with it. The browser's side is @simplewebauthn/browser. */
import { Me, Problem } from '@bridgehead/match';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nanoid } from 'nanoid';
import { z } from 'zod';
import type { House } from '../house.ts';
import { problem } from '../problem.ts';
import type { PeopleTable } from '../store/schema.ts';
import { giveCookie, type Routes, somebody, tokenOf, visitor } from './context.ts';

type Purpose = 'keep' | 'back';
const CHALLENGE_MS = 5 * 60_000;
const MOST_PASSKEYS = 20;
const refusals = { 400: Problem, 401: Problem, 409: Problem, 429: Problem };
const Answer = z.object({ challenge: z.string().max(60), response: z.looseObject({ id: z.string().max(1024) }) });
const Options = z.object({ challenge: z.string().describe('Send it back with the response.'), options: z.unknown() });

const tooMany = () => problem('too-many', `Your name has ${MOST_PASSKEYS} passkeys already.`);

export function passkeyRoutes(app: Routes, house: House): void {
  const { store, identity, rooms } = house;
  const { people } = store;
  /** Each begins with a row in the database. */
  const config = { rateLimit: { max: Math.max(1, Math.ceil(house.config.requestRate / 10)), timeWindow: 60_000 } };

  /** A challenge is for one purpose, and for the visitor it was made for. */
  const keep = async (purpose: Purpose, person: string, challenge: string): Promise<string> => {
    const id = `${purpose}.${person}.${nanoid(16)}`;
    await people.setChallenge(id, challenge, house.now() + CHALLENGE_MS);
    return id;
  };
  const taken = async (purpose: Purpose, person: string, id: string): Promise<string> => {
    const challenge = id.startsWith(`${purpose}.${person}.`) ? await people.takeChallenge(id, house.now()) : null;
    if (challenge === null) throw problem('gone', 'That took too long; please begin again.', 400);
    return challenge;
  };

  /** Somebody is more than they were: the cookie is another, and the old one opens nothing. */
  const renew = async (request: FastifyRequest, reply: FastifyReply, person: PeopleTable): Promise<void> => {
    const before = tokenOf(house, request);
    giveCookie(house, reply, (await identity.comeBack(person)).token);
    if (before !== undefined) rooms.sessionEnded(await identity.end(before));
  };

  app.post(
    '/api/passkeys/register/options',
    { config, schema: { summary: 'Begin to keep this name with a passkey', response: { 200: Options, ...refusals } } },
    async (request) => {
      const person = await somebody(house, request);
      const known = await people.passkeysOf(person.id);
      if (known.length >= MOST_PASSKEYS) throw tooMany();
      const options = await generateRegistrationOptions({
        rpName: 'Bridgehead',
        rpID: site(house, request).id,
        userName: person.name,
        userID: new TextEncoder().encode(person.id),
        attestationType: 'none',
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
      return { challenge: await keep('keep', person.id, options.challenge), options };
    },
  );

  app.post(
    '/api/passkeys/register',
    { schema: { summary: 'Finish keeping this name', body: Answer, response: { 200: Me, ...refusals } } },
    async (request, reply) => {
      const person = await somebody(house, request);
      const { id, origin } = site(house, request);
      const verified = await verifyRegistrationResponse({
        response: request.body.response as unknown as RegistrationResponseJSON,
        expectedChallenge: await taken('keep', person.id, request.body.challenge),
        expectedOrigin: origin,
        expectedRPID: id,
        requireUserVerification: false,
      }).catch(() => null);
      if (verified === null || !verified.verified) throw problem('not-allowed', 'The passkey could not be checked.', 400);
      const { credential } = verified.registrationInfo;
      const passkey = {
        id: credential.id,
        person: person.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: JSON.stringify(credential.transports ?? []),
        created: house.now(),
      };
      if ((await people.passkey(passkey.id)) !== null) throw problem('not-allowed', 'This passkey keeps a name here already.');
      if (!(await people.addPasskey(passkey, MOST_PASSKEYS))) throw tooMany();
      await renew(request, reply, person);
      return { person: await identity.describe(person) };
    },
  );

  app.post(
    '/api/passkeys/login/options',
    { config, schema: { summary: 'Begin to come back with a passkey', response: { 200: Options, ...refusals } } },
    async (request) => {
      const options = await generateAuthenticationOptions({ rpID: site(house, request).id, userVerification: 'preferred' });
      const here = (await visitor(house, request))?.id ?? '';
      return { challenge: await keep('back', here, options.challenge), options };
    },
  );

  app.post(
    '/api/passkeys/login',
    { schema: { summary: 'Finish coming back', body: Answer, response: { 200: Me, ...refusals } } },
    async (request, reply) => {
      const { response } = request.body;
      const key = await people.passkey(response.id);
      const person = key === null ? null : await people.byId(key.person);
      const here = (await visitor(house, request))?.id ?? '';
      const expectedChallenge = await taken('back', here, request.body.challenge);
      if (key === null || person === null) throw problem('no-session', 'This passkey is not known here.');
      const { id, origin } = site(house, request);
      const verified = await verifyAuthenticationResponse({
        response: response as unknown as AuthenticationResponseJSON,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: id,
        credential: { id: key.id, publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')), counter: key.counter },
        requireUserVerification: false,
      }).catch(() => null);
      if (verified === null || !verified.verified) throw problem('no-session', 'The passkey could not be checked.');
      await people.countPasskey(key.id, verified.authenticationInfo.newCounter);
      await renew(request, reply, person);
      return { person: await identity.describe(person) };
    },
  );
}

/** The site a passkey belongs to: the configured one, or the host that was asked on a plain loopback server. */
function site(house: House, request: FastifyRequest): { id: string; origin: string[] } {
  const origin = house.config.origins.length > 0 ? [...house.config.origins] : [`http://${request.headers.host ?? 'localhost'}`];
  return { id: new URL(origin[0] as string).hostname, origin };
}
