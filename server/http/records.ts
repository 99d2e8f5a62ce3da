import { MatchCard, Problem, RecordFile, ReplayFile, Verdict } from '@bridgehead/match';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { continueFrom, recordFile, replayFile, verifyFile } from '../archive.ts';
import type { House } from '../house.ts';
import { Scales } from '../limits.ts';
import { problem } from '../problem.ts';
import { addressOfRequest, idParam, type Routes, somebody, visitor } from './context.ts';

const params = idParam;
const refusals = { 400: Problem, 401: Problem, 403: Problem, 404: Problem, 409: Problem };

/** Running a whole match again is work. */
const SELDOM = { rateLimit: { max: 30, timeWindow: 60_000 } };
const OFTEN = { rateLimit: { max: 120, timeWindow: 60_000 } };
const MB = 1024 * 1024;
const RECORD_BYTES = 4 * MB;

export function recordRoutes(app: Routes, house: House): void {
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
      replayFile(house, request.params.id, request.query.as, {
        person: await visitor(house, request),
        address: addressOfRequest(house, request),
      }),
  );
}

/** Bodies stay bytes until the clerk's thread reads them; how many may be here at once is counted before they are read. */
export function recordFileRoutes(app: Routes, house: House): void {
  const scales = new Scales(32 * MB, 2 * RECORD_BYTES);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body);
  const known = async (request: FastifyRequest): Promise<void> => void (await somebody(house, request));
  const weigh = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const address = addressOfRequest(house, request);
    const isPlain = request.headers['content-encoding'] === undefined;
    const told = isPlain ? Number(request.headers['content-length'] ?? RECORD_BYTES) : RECORD_BYTES;
    const weight = Math.min(told, RECORD_BYTES);
    const full = scales.take(address, weight);
    if (full === 'each') throw problem('too-many', 'Records that you sent are waiting already; please try again when they are done.');
    if (full === 'all') throw problem('busy', 'Many records are being looked at; please try again in a moment.');
    reply.raw.once('close', () => scales.give(address, weight));
  };
  const options = { config: SELDOM, onRequest: [known, weigh], bodyLimit: RECORD_BYTES };

  app.post(
    '/api/records/verify',
    { ...options, schema: { summary: 'Check a record', body: z.unknown(), response: { 200: Verdict, ...refusals } } },
    async (request) => verifyFile(house, bytesOf(request), addressOfRequest(house, request)),
  );
  app.post(
    '/api/records/continue',
    {
      ...options,
      schema: {
        summary: 'Go on from a position of a record, with new dice',
        body: z.unknown().describe('{record, upTo: how many entries of it are kept, seats}'),
        response: { 200: MatchCard, ...refusals },
      },
    },
    async (request) => continueFrom(house, await somebody(house, request), bytesOf(request), addressOfRequest(house, request)),
  );
}

function bytesOf({ body }: FastifyRequest): Uint8Array {
  if (!(body instanceof Uint8Array)) throw problem('bad-json');
  return body;
}
