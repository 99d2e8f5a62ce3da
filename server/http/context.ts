/** What routes share: the typed app, who asks, and the cookie. */
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { House } from '../house.ts';
import { SESSION_DAYS } from '../identity.ts';
import { problem } from '../problem.ts';
import type { PeopleTable } from '../store/schema.ts';
import { addressOf, cookieName, isSecure } from './origin.ts';

export type Routes = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Ids as we make them; anything else does not exist. */
export const idParam = z.object({ id: z.string().regex(/^[\w-]{1,40}$/) });

export const tokenOf = (house: House, request: FastifyRequest): string | undefined => request.cookies[cookieName(house.config)];

export const visitor = (house: House, request: FastifyRequest): Promise<PeopleTable | null> =>
  house.identity.whoIs(tokenOf(house, request));

export async function somebody(house: House, request: FastifyRequest): Promise<PeopleTable> {
  const person = await visitor(house, request);
  if (person === null) throw problem('no-session');
  return person;
}

/** Where a request comes from, as it is counted everywhere. */
export const addressOfRequest = (house: House, { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): string =>
  addressOf(headers, socket.remoteAddress ?? '', house.config);

export function giveCookie(house: House, reply: FastifyReply, token: string): void {
  void reply.setCookie(cookieName(house.config), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(house.config),
    maxAge: SESSION_DAYS * 86_400,
  });
}
export function takeCookie(house: House, reply: FastifyReply): void {
  void reply.clearCookie(cookieName(house.config), { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(house.config) });
}
