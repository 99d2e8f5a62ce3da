import {
  CreateBody,
  FreeBody,
  JoinBody,
  ListWish,
  Look,
  MatchCard,
  MatchList,
  PledgeBody,
  Problem,
  QuickBody,
  RematchBody,
  type SeatChoice,
  TabooBody,
  WordBody,
} from '@bridgehead/match';
import type { FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { problem } from '../problem.ts';
import type { PeopleTable } from '../store/schema.ts';
import { addressOfRequest, idParam, type Routes, somebody, visitor } from './context.ts';

const params = idParam;
const refusals = { 400: Problem, 401: Problem, 404: Problem, 409: Problem, 429: Problem };

export function matchRoutes(app: Routes, house: House): void {
  const { lobby } = house;
  /** Who does something that is written down: no more often than what people do in their seats. */
  const player = async (request: FastifyRequest): Promise<PeopleTable> => {
    const person = await somebody(house, request);
    const [each, address] = house.limits.deeds;
    if (!each.take(person.id) || !address.take(addressOfRequest(house, request))) throw problem('flood');
    return person;
  };

  app.post(
    '/api/matches',
    { schema: { summary: 'Make a table', body: CreateBody, response: { 200: MatchCard, ...refusals } } },
    async (request) => {
      const person = await somebody(house, request);
      if (request.body.listed && !house.limits.listed.take(addressOfRequest(house, request))) throw problem('flood');
      return lobby.create(person, request.body);
    },
  );

  app.post(
    '/api/quick',
    { schema: { summary: 'Play against bots at once', body: QuickBody, response: { 200: MatchCard, ...refusals } } },
    async (request) => {
      const person = await somebody(house, request);
      const { game, level, seat, options } = request.body;
      const count = request.body.seats ?? lobby.game(game).seats.min;
      if (seat >= count) throw problem('bad-options', `There are ${count} seats, counted from 0.`);
      const seats = Array.from({ length: count }, (_, i): SeatChoice => (i === seat ? 'me' : { bot: level }));
      return lobby.create(person, { game, seats, options });
    },
  );

  app.get(
    '/api/matches/mine',
    { schema: { summary: 'My matches, my turn first', response: { 200: MatchList, ...refusals } } },
    async (request) => {
      const person = await somebody(house, request);
      return { matches: await lobby.mine(person.id) };
    },
  );
  const lists = { querystring: ListWish, response: { 200: MatchList, 400: Problem } };
  app.get('/api/matches/open', { schema: { summary: 'Tables with a free seat', ...lists } }, async (request) =>
    lobby.open((await visitor(house, request))?.id ?? null, request.query),
  );
  app.get('/api/matches/watchable', { schema: { summary: 'Matches that can be watched', ...lists } }, async (request) =>
    lobby.watchable((await visitor(house, request))?.id ?? null, request.query),
  );

  app.get('/api/matches/:id', { schema: { summary: 'One match', params, response: { 200: MatchCard, ...refusals } } }, async (request) =>
    lobby.one(request.params.id, (await visitor(house, request))?.id ?? null),
  );
  app.get(
    '/api/matches/:id/look',
    { schema: { summary: 'The position as I may see it', params, response: { 200: Look, 403: Problem, ...refusals } } },
    async (request) => lobby.look(request.params.id, (await visitor(house, request))?.id ?? null),
  );
  app.post(
    '/api/matches/:id/join',
    { schema: { summary: 'Take a seat', params, body: JoinBody, response: { 200: MatchCard, ...refusals } } },
    async (request) => {
      const person = await player(request);
      const room = await lobby.room(request.params.id);
      if (room.match.setup.listed && !house.limits.seats.take(addressOfRequest(house, request))) throw problem('flood');
      return lobby.join(person, request.params.id, request.body);
    },
  );
  app.post(
    '/api/matches/:id/pledge',
    { schema: { summary: 'Bind myself to a word for the dice', params, body: PledgeBody, response: { 200: MatchCard, ...refusals } } },
    async (request) => lobby.pledge(await player(request), request.params.id, request.body.pledge),
  );
  app.post(
    '/api/matches/:id/word',
    { schema: { summary: 'Give my word for the dice', params, body: WordBody, response: { 200: MatchCard, ...refusals } } },
    async (request) => lobby.word(await player(request), request.params.id, request.body.word),
  );
  app.post(
    '/api/matches/:id/taboo',
    {
      schema: {
        summary: 'Not tonight: a word or topic that no text may have; nobody is told whose it is',
        params,
        body: TabooBody,
        response: { 200: MatchCard, ...refusals },
      },
    },
    async (request) => lobby.taboo(await player(request), request.params.id, request.body.text),
  );
  app.post(
    '/api/matches/:id/rematch',
    {
      schema: {
        summary: 'The same table again, with the seats turned',
        params,
        body: RematchBody,
        response: { 200: MatchCard, ...refusals },
      },
    },
    async (request) => lobby.rematch(await player(request), request.params.id, request.body.bestOf),
  );
  app.post(
    '/api/matches/:id/decline',
    { schema: { summary: 'Say no to a seat that is kept for me', params, response: { 200: MatchCard, ...refusals } } },
    async (request) => lobby.decline((await player(request)).id, request.params.id),
  );
  app.post(
    '/api/matches/:id/free',
    {
      schema: {
        summary: 'Free a seat at my table before it begins',
        params,
        body: FreeBody,
        response: { 200: MatchCard, 403: Problem, ...refusals },
      },
    },
    async (request) => lobby.free(await player(request), request.params.id, request.body.seat),
  );
  app.post(
    '/api/matches/:id/leave',
    { schema: { summary: 'Leave before it begins, or call it off', params, response: { 200: MatchCard, ...refusals } } },
    async (request) => lobby.leave(await player(request), request.params.id),
  );
}
