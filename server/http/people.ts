import { Acquaintances, GuestBody, Me, Problem, RenameBody } from '@bridgehead/match';
import { z } from 'zod';
import type { House } from '../house.ts';
import { giveCookie, type Routes, somebody, takeCookie, tokenOf, visitor } from './context.ts';

/** Guests are free, and each may ask for much: not many from one address. */
const SELDOM = ({ config }: House) => ({ rateLimit: { max: Math.max(1, Math.ceil(config.requestRate / 10)), timeWindow: 60_000 } });
const Done = z.object({ done: z.literal(true) });

export function peopleRoutes(app: Routes, house: House): void {
  const { identity, store, rooms, lobby } = house;

  app.get('/api/me', { schema: { summary: 'Who am I', response: { 200: Me } } }, async (request, reply) => {
    const person = await visitor(house, request);
    const token = tokenOf(house, request);
    // The cookie lives as long as the session, from the last time it was used.
    if (person !== null && token !== undefined) giveCookie(house, reply, token);
    return { person: person === null ? null : await identity.describe(person) };
  });

  app.post(
    '/api/session',
    {
      config: SELDOM(house),
      schema: { summary: 'Sit down as a guest; does nothing for somebody who is known already', body: GuestBody, response: { 200: Me } },
    },
    async (request, reply) => {
      const known = await visitor(house, request);
      if (known !== null) return { person: await identity.describe(known) };
      const session = await identity.guest(request.body.name);
      giveCookie(house, reply, session.token);
      return { person: await identity.describe(session.person) };
    },
  );

  app.delete('/api/session', { schema: { summary: 'Leave this browser', response: { 200: Done } } }, async (request, reply) => {
    const token = tokenOf(house, request);
    if (token !== undefined) rooms.sessionEnded(await identity.end(token));
    takeCookie(house, reply);
    return { done: true as const };
  });

  app.patch(
    '/api/me',
    { config: SELDOM(house), schema: { summary: 'Another name', body: RenameBody, response: { 200: Me, 401: Problem } } },
    async (request) => {
      const person = await somebody(house, request);
      const name = await identity.rename(person, request.body.name);
      rooms.renamed(person.id, name);
      return { person: await identity.describe({ ...person, name }) };
    },
  );

  app.get(
    '/api/people',
    { schema: { summary: 'People I have played with, the latest first', response: { 200: Acquaintances, 401: Problem } } },
    async (request) => ({ people: await lobby.met((await somebody(house, request)).id) }),
  );

  app.delete('/api/me', { schema: { summary: 'Delete my data', response: { 200: Done, 401: Problem } } }, async (request, reply) => {
    const person = await somebody(house, request);
    await lobby.leaveAll(person);
    await store.people.forget(person.id);
    rooms.forgotten(person.id);
    takeCookie(house, reply);
    return { done: true as const };
  });
}
