import { z } from 'zod';
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
  app.get('/metrics', { schema: { summary: 'Figures for Prometheus' } }, async (_request, reply) => {
    void reply.type(house.metrics.registry.contentType);
    return reply.send(await house.metrics.registry.metrics());
  });
}
