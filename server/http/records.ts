import { ContinueBody, MatchCard, Problem, RecordFile, ReplayFile, Verdict } from '@bridgehead/match';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { continueFrom, recordFile, replayFile, verifyFile } from '../archive.ts';
import type { House } from '../house.ts';
import { idParam, type Routes, somebody, visitor } from './context.ts';

const params = idParam;
const refusals = { 400: Problem, 401: Problem, 403: Problem, 404: Problem, 409: Problem };

/** Running a whole match again is work. */
const SELDOM = { rateLimit: { max: 30, timeWindow: 60_000 } };
const OFTEN = { rateLimit: { max: 120, timeWindow: 60_000 } };
const RECORD_BYTES = 4 * 1024 * 1024;

export function recordRoutes(app: Routes, house: House): void {
  /** Who asks is known before a large body is read. */
  const known = async (request: FastifyRequest): Promise<void> => void (await somebody(house, request));
  app.get(
    '/api/matches/:id/record',
    { schema: { summary: 'The record of a match that has ended', params, response: { 200: RecordFile, ...refusals } } },
    async (request, reply) => {
      void reply.header('content-disposition', `attachment; filename="bridgehead-${request.params.id}.json"`);
      return (await recordFile(house, request.params.id)) as unknown as z.infer<typeof RecordFile>;
    },
  );

  const as = z.union([z.literal('spectator'), z.literal('all'), z.coerce.number().int().min(0).max(31)]).default('spectator');
  app.get(
    '/api/matches/:id/replay',
    {
      config: OFTEN,
      schema: { summary: 'A match as a viewer saw it', params, querystring: z.object({ as }), response: { 200: ReplayFile, ...refusals } },
    },
    async (request) =>
      replayFile(house, request.params.id, request.query.as, { person: await visitor(house, request), address: request.ip }),
  );

  app.post(
    '/api/records/verify',
    {
      config: SELDOM,
      onRequest: known,
      bodyLimit: RECORD_BYTES,
      schema: { summary: 'Check a record', body: z.unknown(), response: { 200: Verdict, ...refusals } },
    },
    async (request) => verifyFile(house, request.body, (await somebody(house, request)).id),
  );
  app.post(
    '/api/records/continue',
    {
      config: SELDOM,
      onRequest: known,
      bodyLimit: RECORD_BYTES,
      schema: {
        summary: 'Go on from a position of a record, with new dice',
        body: ContinueBody,
        response: { 200: MatchCard, ...refusals },
      },
    },
    async (request) => continueFrom(house, await somebody(house, request), request.body.record, request.body.upTo, request.body.seats),
  );
}
