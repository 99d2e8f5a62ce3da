/** The HTTP side: schemas first, then routes; every refusal with a code and a sentence. */
import { STATUS_CODES } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { House } from '../house.ts';
import { ProblemError, problem } from '../problem.ts';
import { isStoreFault } from '../store/fault.ts';
import { addressOfRequest } from './context.ts';
import { deckRoutes } from './decks.ts';
import { gameRoutes } from './games.ts';
import { Lines } from './lines.ts';
import { matchRoutes } from './matches.ts';
import { noticeRoutes } from './notices.ts';
import { operationRoutes } from './operation.ts';
import { hostIsOurs, originIsOurs } from './origin.ts';
import { passkeyRoutes } from './passkeys.ts';
import { peopleRoutes } from './people.ts';
import { previewRoutes } from './previews.ts';
import { ratingRoutes } from './ratings.ts';
import { recordFileRoutes, recordRoutes } from './records.ts';
import { sessionRoutes } from './sessions.ts';
import { serveWeb } from './web.ts';

/** Most requests are small; records have a limit of their own, and are read for known visitors only. */
const BODY_LIMIT = 64 * 1024;
/** How long the headers of a request and the whole of it may take to arrive, and how often that is looked at, in milliseconds. */
export interface Patience {
  readonly headers: number;
  readonly request: number;
  readonly look: number;
}
/** Node takes the longer of the two for the whole request, so the headers' time is named too. */
const PATIENCE: Patience = { headers: 10_000, request: 15_000, look: 2_000 };

const bare = (house: House, { headers, request, look }: Patience) =>
  fastify({
    loggerInstance: house.log as FastifyBaseLogger,
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address: string, hop: number) => hop < house.config.trustProxy,
    requestTimeout: request,
    http: { headersTimeout: headers, connectionsCheckingInterval: look },
    frameworkErrors: badAddress,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 1_024 },
  }).withTypeProvider<ZodTypeProvider>();

export async function makeApp(house: House, patience = PATIENCE): Promise<FastifyInstance> {
  const app = bare(house, patience);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const lines = new Lines(app.server, house.config);
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (!lines.begin(raw, reply.raw)) throw problem('flood');
  });
  await app.register(cookie);
  await app.register(compress, { threshold: 1024 });
  await app.register(rateLimit, {
    max: house.config.requestRate,
    timeWindow: 60_000,
    errorResponseBuilder: () => problem('flood'),
    keyGenerator: (request: FastifyRequest) => addressOfRequest(house, request),
    // By the route that was found: one address can be spelled in many ways.
    allowList: ({ routeOptions }: FastifyRequest) => routeOptions.url?.startsWith('/api/') !== true,
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: house.config.origins.some((origin) => origin.startsWith('https:')),
  });
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Bridgehead',
        version: '1',
        description: 'Tables, matches, records. Play itself goes over the WebSocket of docs/protocol.md.',
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
  complaints(app, house);
  app.addHook('onRequest', async (request) => {
    if (!isPlain(request)) throw problem('bad-message', 'Ask for a path at one host.', 400);
    if (!hostIsOurs(request.headers, house.config)) throw problem('not-allowed', 'This server has another name.', 421);
    // A page of somebody else must not act with our visitor's cookie.
    if (request.method !== 'GET' && request.method !== 'HEAD' && !originIsOurs(request.headers, house.config))
      throw problem('not-allowed', 'That page may not do this.', 403);
  });
  app.addHook('onSend', async ({ url }, reply) => {
    if (url.startsWith('/api/') && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
  await app.register(async (routes) => {
    for (const register of [
      operationRoutes,
      gameRoutes,
      deckRoutes,
      peopleRoutes,
      sessionRoutes,
      passkeyRoutes,
      matchRoutes,
      noticeRoutes,
      ratingRoutes,
      recordRoutes,
      previewRoutes,
    ])
      register(routes.withTypeProvider<ZodTypeProvider>(), house);
  });
  await app.register(async (routes) => recordFileRoutes(routes.withTypeProvider<ZodTypeProvider>(), house));
  await serveWeb(app, house);
  return app;
}

/** One host, the same in a whole address: what stands in front of a server may read it another way. */
const isPlain = ({ raw }: FastifyRequest): boolean =>
  (raw.url?.startsWith('/') === true || URL.parse(raw.url ?? '')?.host === raw.headers.host) &&
  raw.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length === 1;

/** An address that cannot be read reaches no route, and none of the hooks that give headers. */
function badAddress(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const { code, sentence } = problem('bad-message', 'That address cannot be read.').trouble;
  void reply
    .status(400)
    .headers({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .type('application/json')
    .send(JSON.stringify({ code, sentence }));
}

function complaints(app: Pick<FastifyInstance, 'setErrorHandler'>, house: House): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const known = asProblem(error);
    if (known.trouble.code === 'storage') request.log.warn({ problem: error.message }, 'the store did not do its part');
    else if (known.statusCode === 500) request.log.error({ err: error }, 'a request went wrong');
    house.metrics.refusals.inc({ code: known.trouble.code });
    const { code, sentence } = known.trouble;
    void reply.status(known.statusCode).type('application/json').send(JSON.stringify({ code, sentence }));
  });
}

function asProblem(error: FastifyError): ProblemError {
  if (error instanceof ProblemError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    return problem(
      'bad-message',
      `The request does not have the right form: ${first?.instancePath.slice(1) || error.validationContext} – ${first?.message}.`,
    );
  }
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY' || error instanceof SyntaxError)
    return problem('bad-json');
  if (isStoreFault(error)) return problem('storage');
  if (error.statusCode === 413) return problem('too-large');
  if (error.statusCode === 429) return problem('flood');
  if (error.statusCode !== undefined && error.statusCode < 500)
    return problem('bad-message', STATUS_CODES[error.statusCode], error.statusCode);
  return problem('busy', 'Something went wrong on the server; nothing was changed.', 500);
}
