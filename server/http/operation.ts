import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { House } from '../house.ts';
import { problem } from '../problem.ts';
import type { Routes } from './context.ts';

const Health = z.object({ well: z.literal(true), database: z.enum(['sqlite', 'postgres']), matches: z.int() });

export function operationRoutes(app: Routes, house: House): void {
  app.get('/healthz', { schema: { summary: 'Is the server well', response: { 200: Health } } }, async () => {
    await house.store.ping().catch(() => {
      throw problem('storage', 'The database does not answer.');
    });
    if (!house.rooms.isWell) throw problem('storage', 'The database takes nothing: the disk may be full.');
    return { well: true as const, database: house.store.engine.kind, matches: house.rooms.size };
  });
  app.get('/metrics', { schema: { summary: 'Figures for Prometheus, for those who run the server' } }, async (request, reply) => {
    if (!mayMeasure(request, house.config)) throw problem('not-allowed', 'Figures are for those who run this server.', 403);
    void reply.type(house.metrics.registry.contentType);
    return reply.send(await house.metrics.registry.metrics());
  });
}

/**
 * Numbers of deeds count what is done in secret too: they are for people on the machine itself, or with the token. Behind a proxy
 * everybody seems to be on the machine.
 */
function mayMeasure({ headers, socket }: FastifyRequest, { metricsToken, trustProxy }: Config): boolean {
  if (metricsToken !== '' && isSame(headers.authorization ?? '', `Bearer ${metricsToken}`)) return true;
  const isForwarded = trustProxy > 0 || headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && LOOPBACK.test(socket.remoteAddress ?? '');
}
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
/** Takes as long for any token. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
