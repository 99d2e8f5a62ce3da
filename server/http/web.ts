/** The built web client, when it is there. Files with a hash in their name never change; every other path is the page itself. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { problem } from '../problem.ts';

const HASHED = /[.-][A-Za-z0-9_-]{8,}\.\w+$/;

export async function serveWeb(app: FastifyInstance, house: House): Promise<void> {
  const root = house.config.web === '' ? path.join(import.meta.dirname, '../../web/dist') : path.resolve(house.config.web);
  const built = existsSync(path.join(root, 'index.html'));
  if (built)
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const forever = file.includes(`${path.sep}assets${path.sep}`) && HASHED.test(file);
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url.split('?')[0] ?? '');
    if (!built || !isPage) throw problem('gone', 'There is nothing here.');
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
