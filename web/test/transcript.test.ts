/**
 * What a screen reader hears of a match, word for word, kept as golden files: live regions break silently. Two people share
 * the device, so no bot decides what is said; the answers are drawn with a seed of their own.
 */
import { catalogue } from '@bridgehead/games';
import { type AnyGame, type Ask, Run, randomAnswer, SeededChance, seedFrom } from '@bridgehead/kernel';
import { usualTable } from '@bridgehead/testkit';
import { type GameTable, hearAnnouncements } from '@bridgehead/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPlan, openLocal } from '../session/local.ts';
import type { Session } from '../session/session.ts';
import { GENERIC } from '../table/generic.tsx';
import { announceEvents, announceQuestion, questionOf, tongueOf } from '../table/voices.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ANSWERS = 60;

/** Everything that seat 0 hears, a line for each announcement: "!" at once, "." when it is quiet. */
async function listenTo(game: AnyGame, table: GameTable, seed: string): Promise<string> {
  const { seats, options } = usualTable(game);
  const names = ['Ada', 'Bo', 'Cy', 'Dot', 'Ed', 'Flo', 'Gus', 'Hal', 'Ida', 'Jo', 'Kit', 'Lou'].slice(0, seats);
  const heard: string[] = [];
  const stop = hearAnnouncements((tone, text) => heard.push(`${tone === 'assertive' ? '!' : '.'} ${text}`));
  const match = openLocal(
    newPlan(
      game,
      names.map(() => null),
      names,
      options,
      seed,
    ),
    () => 'off',
  );
  const [ear] = match.sessions as readonly [Session, ...Session[]];
  // The same match, run next to it: it knows which answers are legal.
  const run = Run.begin(game, { seats, options, chance: new SeededChance(seed) });
  const chance = new SeededChance(seedFrom(1));
  let asked: number | null = null;
  for (let i = 0; i < ANSWERS && run.result === null; i++) {
    const { shown, fresh, viewer } = ear.store.getState();
    const tongue = tongueOf(game, table, shown);
    announceEvents(game, { fresh, viewer }, tongue);
    const prompt = questionOf(ear.store.getState());
    if (prompt !== null && prompt.id !== asked) announceQuestion(game, shown.view, prompt, tongue);
    asked = prompt?.id ?? asked;
    vi.advanceTimersByTime(1000);
    const ask = run.openAsks[0] as Ask;
    const answer = randomAnswer(ask, run.state, chance);
    run.play(answer, run.asks.indexOf(ask));
    match.sessions[ask.seat]?.answer(answer);
    expect(match.sessions[ask.seat]?.store.getState().refusal, JSON.stringify(answer)).toBe(null);
  }
  stop();
  match.close();
  return `${heard.join('\n')}\n`;
}

test.each(catalogue.map((shelf) => [shelf.id, shelf] as const))('%s, listened to', async (id, shelf) => {
  const [game, table] = await Promise.all([shelf.load(), shelf.table?.() ?? GENERIC]);
  const transcript = await listenTo(game, table, seedFrom(12));
  // In every sentence: no key, no placeholder, and nothing of the other hand.
  expect(transcript).not.toMatch(/[{}]|undefined|\b\w{2,4}\.[a-z]\w*|@seat/);
  await expect(transcript).toMatchFileSnapshot(`../../games/${id}/test/golden/transcript.txt`);
});
