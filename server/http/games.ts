import { BOT_LEVELS, Catalogue, Problem, RulebookPage } from '@bridgehead/match';
import { z } from 'zod';
import type { House } from '../house.ts';
import type { Routes } from './context.ts';

export function gameRoutes(app: Routes, house: House): void {
  app.get('/api/catalogue', { schema: { summary: 'The games', response: { 200: Catalogue } } }, async () => ({
    levels: [...BOT_LEVELS],
    games: [...house.games.values()].map(({ game, tagline, minutes }) => ({
      id: game.id,
      title: game.title,
      tagline,
      minutes,
      rules: game.version,
      seats: { min: game.seats.min, max: game.seats.max, ...(game.seats.names === undefined ? {} : { names: [...game.seats.names] }) },
      options: { ...game.options },
      source: game.rulebook.source,
      concede: game.concede !== undefined,
      draw: game.drawByAgreement !== undefined,
    })),
  }));

  const params = z.object({ game: z.string().max(60) });
  app.get(
    '/api/games/:game/rulebook',
    { schema: { summary: 'A game’s rulebook', params, response: { 200: RulebookPage, 404: Problem } } },
    async ({ params: { game } }) => house.lobby.game(game).rulebook as z.infer<typeof RulebookPage>,
  );
}
