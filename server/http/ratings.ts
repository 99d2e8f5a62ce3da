import { type AnyGame, say } from '@bridgehead/kernel';
import { type BOT_LEVELS, Leaderboard, Problem, Profile, ProfileBody } from '@bridgehead/match';
import { z } from 'zod';
import type { House } from '../house.ts';
import { problem } from '../problem.ts';
import { isProvisional, isWon, marginOf, pointsOf } from '../ratings/scale.ts';
import { type OutcomeRow, type RatingRow, sidesIn } from '../store/ratings.ts';
import { idParam, type Routes, somebody, visitor } from './context.ts';

const LEADERS = 100;
const STEPS = 500;
const MATCHES = 20;
const OPENINGS = 3;

const shown = ({ who, mu, sigma, matches, wins }: RatingRow) => ({
  points: pointsOf({ mu, sigma }),
  margin: marginOf({ mu, sigma }),
  matches,
  wins,
  provisional: isProvisional(who, matches, { mu, sigma }),
});

/** What somebody likes to begin with, and how it went. */
function openings({ wording }: AnyGame, outcomes: readonly OutcomeRow[], who: string): Profile['games'][number]['openings'] {
  const found = new Map<string, { text: string; matches: number; wins: number }>();
  for (const outcome of outcomes) {
    const sides = sidesIn(outcome);
    const side = sides.find((one) => one.who.includes(who));
    const phrase = side?.openings?.[side.who.indexOf(who)] ?? null;
    if (side === undefined || phrase === null) continue;
    const text = say(phrase, wording);
    const one = found.get(text) ?? { text, matches: 0, wins: 0 };
    found.set(text, { text, matches: one.matches + 1, wins: one.wins + Number(isWon(side, sides)) });
  }
  return [...found.values()].sort((a, b) => b.matches - a.matches || b.wins - a.wins).slice(0, OPENINGS);
}

export function ratingRoutes(app: Routes, house: House): void {
  const { store, lobby, identity } = house;

  app.get(
    '/api/ratings/:game',
    {
      schema: {
        summary: 'Who is best at a game',
        params: z.object({ game: z.string().max(60) }),
        response: { 200: Leaderboard, 404: Problem },
      },
    },
    async (request) => {
      const { id: game } = lobby.game(request.params.game);
      const rows = await store.ratings.leaders(game, LEADERS);
      return {
        game,
        rows: rows.map((row) => {
          const bot = row.who.startsWith('bot:') ? (row.who.slice(4) as (typeof BOT_LEVELS)[number]) : null;
          return { person: bot === null ? row.who : null, bot, name: row.name ?? '', ...shown(row) };
        }),
      };
    },
  );

  const profileOf = async (id: string, asker: string | null): Promise<Profile> => {
    const person = await store.people.byId(id);
    const hidden = await store.ratings.isPrivate(id);
    // A private person looks like one who does not exist.
    if (person === null || (hidden && asker !== id)) throw problem('gone', 'There is nobody here who shows themselves.');
    const [rows, steps, outcomes, played] = [
      await store.ratings.ofPerson(id),
      await store.ratings.steps(id, STEPS),
      await store.ratings.outcomes(id, STEPS),
      await store.matches.playedBy(id),
    ];
    return {
      id,
      name: person.name,
      private: hidden,
      rated: !(await identity.describe(person)).guest,
      favourite: played[0]?.game ?? null,
      games: rows.map((row) => ({
        game: row.game,
        ...shown(row),
        path: steps
          .filter(({ game }) => game === row.game)
          .map(({ at, match, mu, sigma }) => ({ at, match, points: pointsOf({ mu, sigma }) }))
          .reverse(),
        openings: openings(
          lobby.game(row.game),
          outcomes.filter(({ game }) => game === row.game),
          id,
        ),
      })),
      matches: await lobby.finished(id, asker, MATCHES),
    };
  };
  app.get(
    '/api/people/:id/profile',
    { schema: { summary: 'Somebody’s matches and ratings', params: idParam, response: { 200: Profile, 404: Problem } } },
    async (request) => profileOf(request.params.id, (await visitor(house, request))?.id ?? null),
  );
  app.put(
    '/api/me/profile',
    { schema: { summary: 'Show my profile to others, or no longer', body: ProfileBody, response: { 200: Profile, 401: Problem } } },
    async (request) => {
      const { id } = await somebody(house, request);
      await store.ratings.setPrivate(id, request.body.private);
      return profileOf(id, id);
    },
  );
}
