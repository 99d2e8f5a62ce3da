/** The built web client, when it is there. Files with a hash in their name never change; every other path is the page itself. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { problem } from '../problem.ts';
import { previewOfGame, previewOfMatch, tagsOf } from './previews.ts';

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
  if (built) serveLinks(app, house, readFileSync(path.join(root, 'index.html'), 'utf8'));
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url.split('?')[0] ?? '');
    if (!built || !isPage) throw problem('gone', 'There is nothing here.');
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}

/** Pages that people send each other tell a chat what they are. For an unknown one the page itself says so. */
function serveLinks(app: FastifyInstance, house: House, page: string): void {
  const originOf = ({ protocol, host }: FastifyRequest) => house.config.origins[0] ?? `${protocol}://${host}`;
  const withTags = async (request: FastifyRequest, preview: () => Promise<Parameters<typeof tagsOf>[0]>): Promise<string> => {
    try {
      const tags = tagsOf(await preview(), originOf(request));
      return page.replace('</head>', () => `  ${tags}\n  </head>`);
    } catch {
      return page;
    }
  };
  type Asked = { Params: { id: string } };
  // Pages are no part of the API.
  const schema = { hide: true };
  app.get<Asked>('/t/:id', { schema }, async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await withTags(request, () => previewOfMatch(house, request.params.id))),
  );
  app.get<Asked>('/games/:id', { schema }, async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await withTags(request, async () => previewOfGame(house, request.params.id))),
  );
}
