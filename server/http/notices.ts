import { MatchNotices, NewPlace, NoticePage, NoticePlace, NoticeWishes, Problem, TokenBody } from '@bridgehead/match';
import { z } from 'zod';
import type { House } from '../house.ts';
import { problem } from '../problem.ts';
import { addressOfRequest, idParam, type Routes, somebody } from './context.ts';

const params = idParam;
const refusals = { 400: Problem, 401: Problem, 403: Problem, 404: Problem, 429: Problem };
/** The form of a mail program says one thing. */
const FORM_BYTES = 1_024;
const Done = z.object({ done: z.literal(true) });
const done = { done: true as const };

export function noticeRoutes(app: Routes, house: House): void {
  const { notices, store } = house;

  app.get(
    '/api/notices',
    { schema: { summary: 'What I am told while I am away, and where', response: { 200: NoticePage, ...refusals } } },
    async (request) => notices.page((await somebody(house, request)).id),
  );
  app.put(
    '/api/notices',
    { schema: { summary: 'Change what I am told', body: NoticeWishes, response: { 200: NoticePage, ...refusals } } },
    async (request) => notices.setWishes((await somebody(house, request)).id, request.body),
  );
  app.post(
    '/api/notices/places',
    {
      schema: {
        summary: 'Name a place: a browser, an e-mail address, a webhook',
        body: NewPlace,
        response: { 200: NoticePlace, ...refusals },
      },
    },
    async (request) => notices.addPlace((await somebody(house, request)).id, request.body, addressOfRequest(house, request)),
  );
  app.delete(
    '/api/notices/places/:id',
    { schema: { summary: 'Nothing there any more', params, response: { 200: Done, ...refusals } } },
    async (request) => {
      await notices.removePlace((await somebody(house, request)).id, request.params.id);
      return done;
    },
  );

  // The link proves the mailbox; people may read their mail in another browser.
  app.post(
    '/api/notices/confirm',
    { schema: { summary: 'An address is mine: the link in a mail', body: TokenBody, response: { 200: NoticePlace, ...refusals } } },
    async (request) => notices.confirm(request.body.token),
  );
  app.post(
    '/api/notices/stop',
    { schema: { summary: 'No more mails: the link in a mail', body: TokenBody, response: { 200: Done, ...refusals } } },
    async (request) => {
      await notices.stop(request.body.token);
      return done;
    },
  );
  // RFC 8058: mail programs post a form that says nothing new.
  app.register(async (forMailPrograms) => {
    const form = { parseAs: 'string', bodyLimit: FORM_BYTES } as const;
    forMailPrograms.addContentTypeParser('application/x-www-form-urlencoded', form, async () => undefined);
    (forMailPrograms as Routes).post(
      '/api/notices/stop/:token',
      {
        schema: {
          summary: 'No more mails: one click in a mail program',
          params: z.object({ token: z.string().regex(/^[\w-]{1,100}$/) }),
          response: { 200: Done, ...refusals },
        },
      },
      async (request) => {
        await notices.stop((request.params as { token: string }).token);
        return done;
      },
    );
  });

  /** Only about matches one sits at. */
  const seated = async (person: string, match: string): Promise<void> => {
    const seats = await store.matches.seatedAt(person);
    if (!seats.some((seat) => seat.match === match)) throw problem('not-your-seat');
  };
  app.get(
    '/api/matches/:id/notices',
    { schema: { summary: 'What I am told about one match', params, response: { 200: MatchNotices, ...refusals } } },
    async (request) => {
      const { id } = await somebody(house, request);
      await seated(id, request.params.id);
      return notices.match(id, request.params.id);
    },
  );
  app.put(
    '/api/matches/:id/notices',
    {
      schema: {
        summary: 'Change what I am told about one match',
        params,
        body: MatchNotices,
        response: { 200: MatchNotices, ...refusals },
      },
    },
    async (request) => {
      const { id } = await somebody(house, request);
      await seated(id, request.params.id);
      return notices.setMatch(id, request.params.id, request.body);
    },
  );
}
