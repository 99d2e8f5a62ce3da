/** What a chat shows of a link to a table or a game: title, sentence and picture. */
import type { MatchCard } from '@bridgehead/match';
import type { House } from '../house.ts';
import type { Invitation } from '../preview/draw.ts';
import { Painter } from '../preview/paint.ts';
import { problem } from '../problem.ts';
import { idParam, type Routes } from './context.ts';

/** The letters that the pictures have. */
const LATIN = /^[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026]+$/;
const MOST_LETTERS = 24;

function hostOf({ seats }: MatchCard): string | null {
  const name = seats.find(({ driver }) => driver === 'person')?.name.trim() ?? '';
  if (name === '' || !LATIN.test(name)) return null;
  return name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1)}…` : name;
}

const DAYS = (days: number): string => (days === 1 ? '1 day a move' : `${days} days a move`);
const timeOf = ({ clock }: MatchCard, minutes: string): string => (clock.kind === 'days' ? DAYS(clock.days) : `${minutes} minutes`);

interface Preview extends Invitation {
  readonly heading: string;
  readonly sentence: string;
  readonly picture: string;
}

export async function previewOfMatch(house: House, id: string): Promise<Preview> {
  // From the list, so that a chat which asks for a picture opens no room.
  const card = await house.lobby.listed(id, '');
  if (card === null) throw problem('unknown-match');
  const shelf = house.games.get(card.game);
  const title = shelf?.game.title ?? card.game;
  const host = hostOf(card);
  const isFree = card.phase === 'waiting' && card.seats.some(({ driver, keptFor }) => driver === 'open' && keptFor === null);
  const plate = isFree
    ? 'A chair is free'
    : card.phase === 'waiting'
      ? 'Starting soon'
      : card.phase === 'playing'
        ? 'The match is on'
        : 'Match over';
  const time = timeOf(card, shelf?.minutes ?? '');
  const { length } = card.seats;
  return {
    game: card.game,
    title,
    host: isFree ? host : null,
    plate,
    facts: `Bridgehead · ${length} players · ${time} · no account needed`,
    heading: isFree ? `${host ?? 'A friend'} invites you to ${title}` : `${title} on Bridgehead`,
    sentence: `${length} players, ${card.clock.kind === 'days' ? time : `about ${time}`}. No account needed.`,
    picture: `/api/previews/matches/${encodeURIComponent(id)}`,
  };
}

export function previewOfGame(house: House, id: string): Preview {
  const shelf = house.games.get(id);
  if (shelf === undefined) throw problem('unknown-game');
  const { game, minutes, tagline } = shelf;
  const { min, max } = game.seats;
  const count = min === max ? `${min}` : `${min}–${max}`;
  return {
    game: id,
    title: game.title,
    host: null,
    plate: 'Play now',
    facts: `Bridgehead · ${count} players · ${minutes} minutes · no account needed`,
    heading: `${game.title} on Bridgehead`,
    sentence: tagline,
    picture: `/api/previews/games/${encodeURIComponent(id)}`,
  };
}

export function previewRoutes(app: Routes, house: House): void {
  const painter = new Painter();
  const schema = (summary: string) => ({ summary, params: idParam });
  const png = async (preview: Preview): Promise<Buffer> => {
    const { game, title, host, plate, facts } = preview;
    const picture = await painter.paint({ game, title, host, plate, facts });
    if (picture === null) throw problem('busy', 'No picture can be painted right now.', 503);
    return picture;
  };
  app.get('/api/previews/matches/:id', { schema: schema('The picture of a table’s link, as PNG') }, async (request, reply) => {
    const picture = await png(await previewOfMatch(house, request.params.id));
    return reply.type('image/png').header('cache-control', 'public, max-age=60').send(picture);
  });
  app.get('/api/previews/games/:id', { schema: schema('The picture of a game’s link, as PNG') }, async (request, reply) => {
    const picture = await png(previewOfGame(house, request.params.id));
    return reply.type('image/png').header('cache-control', 'public, max-age=3600').send(picture);
  });
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** For the head of the page; addresses have to be whole ones. */
export function tagsOf({ heading, sentence, picture, plate }: Preview, origin: string): string {
  const tags: readonly (readonly [string, string, string])[] = [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', 'Bridgehead'],
    ['property', 'og:title', heading],
    ['property', 'og:description', sentence],
    ['property', 'og:image', `${origin}${picture}`],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', `${heading}. ${plate}.`],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', heading],
    ['name', 'twitter:description', sentence],
    ['name', 'twitter:image', `${origin}${picture}`],
  ];
  return tags.map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escaped(content)}">`).join('\n    ');
}
