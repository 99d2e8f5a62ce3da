import { Doors, Problem } from '@bridgehead/match';
import { z } from 'zod';
import type { House } from '../house.ts';
import { problem } from '../problem.ts';
import { idParam, type Routes, somebody, tokenOf } from './context.ts';

const refusals = { 401: Problem, 404: Problem, 409: Problem };

/** Where somebody is signed in and what opens their name; each can be ended. */
export function sessionRoutes(app: Routes, house: House): void {
  const { identity, rooms, store } = house;
  const doorsOf = async (person: string, token: string | undefined): Promise<Doors> => ({
    sessions: (await identity.sessions(person, token)).map(({ id, created, used, here }) => ({ id, created, used, here })),
    passkeys: (await store.people.passkeysOf(person)).map(({ id, created }) => ({ id, created })),
  });

  app.get('/api/me/doors', { schema: { summary: 'My sessions and passkeys', response: { 200: Doors, ...refusals } } }, async (request) =>
    doorsOf((await somebody(house, request)).id, tokenOf(house, request)),
  );
  app.delete(
    '/api/me/sessions',
    { schema: { summary: 'Sign out everywhere else', response: { 200: Doors, ...refusals } } },
    async (request) => {
      const { id } = await somebody(house, request);
      const token = tokenOf(house, request);
      for (const hash of await identity.endSessions(id, token, ({ here }) => !here)) rooms.sessionEnded(hash);
      return doorsOf(id, token);
    },
  );
  app.delete(
    '/api/me/sessions/:id',
    { schema: { summary: 'Sign out there', params: idParam, response: { 200: Doors, ...refusals } } },
    async (request) => {
      const { id } = await somebody(house, request);
      const token = tokenOf(house, request);
      const ended = await identity.endSessions(id, token, (session) => session.id === request.params.id);
      if (ended.length === 0) throw problem('gone', 'That session has ended.');
      for (const hash of ended) rooms.sessionEnded(hash);
      return doorsOf(id, token);
    },
  );
  const params = z.object({ id: z.string().regex(/^[\w-]{1,1024}$/) });
  app.delete(
    '/api/me/passkeys/:id',
    { schema: { summary: 'A passkey no longer opens my name', params, response: { 200: Doors, ...refusals } } },
    async (request) => {
      const { id } = await somebody(house, request);
      const keys = await store.people.passkeysOf(id);
      if (!keys.some((key) => key.id === request.params.id)) throw problem('gone', 'You have no such passkey.');
      if (keys.length === 1) throw problem('not-allowed', 'This passkey alone keeps your name; make another one first.');
      await store.people.removePasskey(id, request.params.id);
      return doorsOf(id, tokenOf(house, request));
    },
  );
}
