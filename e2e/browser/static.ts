/** The built client behind a bare file server: enough for everything that needs no Bridgehead server. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';

export const DIST = fileURLToPath(new URL('../../web/dist', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

export interface Files {
  readonly url: string;
  close(): Promise<void>;
}

function fileFor(folder: string, path: string): string {
  const asked = join(folder, normalize(decodeURIComponent(path)));
  if (asked.startsWith(folder) && existsSync(asked) && statSync(asked).isFile()) return asked;
  const page = join(asked, 'index.html');
  return asked.startsWith(folder) && existsSync(page) ? page : join(folder, 'index.html');
}

export async function serveFiles(folder = DIST): Promise<Files> {
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    if (path.startsWith('/api/')) {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(path === '/api/me' ? { person: null } : { matches: [] }));
      return;
    }
    const file = fileFor(folder, path);
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
      'content-security-policy':
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws: wss:; worker-src 'self'; object-src 'none'",
    });
    const stream = createReadStream(file);
    stream.on('error', () => response.destroy());
    stream.pipe(createGzip()).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
