import {
  CreateBody,
  JoinBody,
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
import type { House } from '../house.ts';
import { problem } from '../problem.ts';
import { idParam, type Routes, somebody, visitor } from './context.ts';

const params = idParam;
const refusals = { 400: Problem, 401: Problem, 404: Problem, 409: Problem, 429: Problem };

export function matchRoutes(app: Routes, house: House): void {
  const { lobby } = house;

  app.post(
    '/api/matches',
    { schema: { summary: 'Make a table', body: CreateBody, response: { 200: MatchCard, ...refusals } } },
    async (request) => lobby.create(await somebody(house, request), request.body),
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
  app.get('/api/matches/open', { schema: { summary: 'Tables with a free seat', response: { 200: MatchList } } }, async (request) => ({
    matches: await lobby.open((await visitor(house, request))?.id ?? null),
  }));
  app.get(
    '/api/matches/watchable',
    { schema: { summary: 'Matches that can be watched', response: { 200: MatchList } } },
    async (request) => ({
      matches: await lobby.watchable((await visitor(house, request))?.id ?? null),
    }),
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
      return lobby.join(await somebody(house, request), request.params.id, request.body);
    },
  );
  app.post(
    '/api/matches/:id/pledge',
    { schema: { summary: 'Bind myself to a word for the dice', params, body: PledgeBody, response: { 200: MatchCard, ...refusals } } },
    async (request) => lobby.pledge(await somebody(house, request), request.params.id, request.body.pledge),
  );
  app.post(
    '/api/matches/:id/word',
    { schema: { summary: 'Give my word for the dice', params, body: WordBody, response: { 200: MatchCard, ...refusals } } },
    async (request) => lobby.word(await somebody(house, request), request.params.id, request.body.word),
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
    async (request) => lobby.taboo(await somebody(house, request), request.params.id, request.body.text),
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
    async (request) => lobby.rematch(await somebody(house, request), request.params.id, request.body.bestOf),
  );
  app.post(
    '/api/matches/:id/decline',
    { schema: { summary: 'Say no to a seat that is kept for me', params, response: { 200: MatchCard, ...refusals } } },
    async (request) => lobby.decline((await somebody(house, request)).id, request.params.id),
  );
  app.post(
    '/api/matches/:id/leave',
    { schema: { summary: 'Leave before it begins, or call it off', params, response: { 200: MatchCard, ...refusals } } },
    async (request) => lobby.leave(await somebody(house, request), request.params.id),
  );
}
