/** The real games over the wire: a client that puts the updates together holds what the match shows, no matter what was shared or left out. */
import { catalogue, loadGame } from '@bridgehead/games';
import { type Ask, randomAnswer, SeededChance, seedFrom, type Viewer } from '@bridgehead/kernel';
import { commitmentOf, type Following, follow, Gallery, Match, type Notice, shownTo } from '@bridgehead/match';
import { usualTable } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { did, setupOf } from '../../match/test/table.ts';

const MOVES = 400;
const CHECK_EVERY = 20;

test.each(catalogue.map(({ id }) => id))('%s: all who follow hold exactly what the match shows', async (id) => {
  const game = await loadGame(id);
  if (game === null) throw new Error(`${id} is not there`);
  const { seats, options } = usualTable(game, 3);
  const match = new Match(game, setupOf({ id, game: id, version: game.version, options, seats, commitment: commitmentOf(id, 'x') }));
  for (let seat = 0; seat < seats; seat++) did(match, { do: 'sit', seat, person: `p${seat}`, word: 'w' }, 0);
  const gallery = new Gallery(match);
  const viewers: Viewer[] = [...match.desk.seats.keys(), 'spectator'];
  const held = new Map<Viewer, Following>();
  const receive = (viewer: Viewer, text: string) => {
    const next = follow(held.get(viewer) ?? null, JSON.parse(text) as Extract<Notice, { t: 'full' | 'update' }>);
    if (next === 'behind') throw new Error(`${viewer} missed an update`);
    held.set(viewer, next);
  };
  for (const viewer of viewers) receive(viewer, gallery.full(viewer));
  const chance = new SeededChance(seedFrom(11));
  for (let move = 1; move <= MOVES && !match.isOver; move++) {
    const run = match.run as NonNullable<Match['run']>;
    const ask = run.openAsks[0] as Ask;
    const answer = randomAnswer(ask, run.state, chance);
    const { told } = did(match, { do: 'answer', seat: ask.seat, prompt: ask.id, answer, by: 'person' }, move);
    for (const [viewer, text] of gallery.news(told)) receive(viewer, text);
    if (move % CHECK_EVERY !== 0 && !match.isOver) continue;
    for (const viewer of viewers) expect(held.get(viewer)?.shown).toEqual(JSON.parse(JSON.stringify(shownTo(match, viewer))));
  }
});
