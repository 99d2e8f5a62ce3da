import type { Viewer } from '@bridgehead/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answering, type Following, follow, Gallery, hears, type Notice, Notice as NoticeSchema, shownTo } from '../index.ts';
import { named } from './crew.ts';
import { answers, begun, did, refused } from './table.ts';

type News = Extract<Notice, { t: 'full' | 'update' }>;
const read = (text: string): News => JSON.parse(text) as News;
const hold = (held: Following | null, text: string): Following => {
  const next = follow(held, read(text));
  if (next === 'behind') throw new Error('behind');
  return next;
};
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];
const MOVES = ['one', 'two', 'roll', 'duel', 'announce'];

test('a follower holds exactly what the match shows, and every message fits the protocol', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { maxLength: 25 }), (choices) => {
      const match = begun();
      const gallery = new Gallery(match);
      const held = new Map(VIEWERS.map((viewer) => [viewer, hold(null, gallery.full(viewer))]));
      for (const choice of choices) {
        if (match.isOver) break;
        const seat = match.waiting()[0] as number;
        const { options } = match.prompt(seat) as { options: readonly unknown[] };
        const wanted = options.includes('one') ? MOVES[choice % MOVES.length] : options[choice % options.length];
        const canAskBack = match.entries.some((entry) => 'seat' in entry && entry.seat === 1 - seat);
        const news = gallery.news(
          (choice === 9 && canAskBack ? did(match, { do: 'undo', seat: 1 - seat }) : answers(match, seat, wanted)).told,
        );
        for (const [viewer, text] of news) {
          expect(NoticeSchema.safeParse(JSON.parse(text)).error).toBeUndefined();
          held.set(viewer, hold(held.get(viewer) ?? null, text));
        }
        if (match.desk.petition !== null)
          for (const [viewer, text] of gallery.news(did(match, { do: 'consent', seat, yes: false }).told))
            held.set(viewer, hold(held.get(viewer) ?? null, text));
      }
      for (const viewer of VIEWERS) expect(held.get(viewer)?.shown).toEqual(JSON.parse(JSON.stringify(shownTo(match, viewer))));
    }),
    { numRuns: 60, seed: 3 },
  );
});

test('an update that was missed is noticed, a repeated one is dropped', () => {
  const match = begun();
  const gallery = new Gallery(match);
  const first = hold(null, gallery.full(0));
  const one = gallery.news(answers(match, 0, 'one').told).get(0) as string;
  const two = gallery.news(answers(match, 1, 'one').told).get(0) as string;
  expect(follow(first, read(two))).toBe('behind');
  const second = hold(first, one);
  expect(follow(second, read(one))).toBe(second);
  expect(hold(second, two).version).toBe(first.version + 2);
});

test('coming back: the missed updates while they are known, else nothing but the whole', () => {
  const match = begun({ options: { goal: 1000 } });
  const gallery = new Gallery(match);
  const { version } = hold(null, gallery.full(0));
  for (let i = 0; i < 6; i++) gallery.news(answers(match, i % 2, 'one').told);
  expect(gallery.since(0, version)).toHaveLength(6);
  expect(gallery.since(0, version + 6)).toEqual([]);
  expect(gallery.since(0, version + 7)).toBeNull();
  for (let i = 0; i < 60; i++) gallery.news(answers(match, i % 2, 'one').told);
  expect(gallery.since(0, version)).toBeNull();
});

test('nobody learns another seat’s secrets, nor that it set a preference', () => {
  const match = begun();
  const gallery = new Gallery(match);
  for (const viewer of VIEWERS) gallery.full(viewer);
  const standing = { ask: 'never', stopFor: [], untilMyTurn: false } as const;
  expect([...gallery.news(did(match, { do: 'standing', seat: 1, standing }).told).keys()]).toEqual([1]);
  gallery.news(answers(match, 0, 'duel').told);
  const news = gallery.news(answers(match, 0, 'rock').told);
  expect(news.get(1)).not.toContain('rock');
  expect(news.get('spectator')).not.toContain('rock');
});

test('what is told to a crew reaches the crew, and nobody else is sent anything', () => {
  const match = named();
  const gallery = new Gallery(match, 1);
  for (const viewer of [0, 1, 2, 'spectator'] as const) gallery.full(viewer);
  const news = gallery.news(answers(match, 0, 'whisper').told);
  expect([...news.keys()]).toEqual([0, 1]);
  expect(read(news.get(1) as string).events).toEqual([{ type: 'whispered', seat: 0 }]);
  const stepped = gallery.news(answers(match, 1, 'step').told);
  expect([...stepped.values()].map((text) => read(text).events.length)).toEqual([1, 1, 1, 1]);
});

test('a new question is sent to the player it asks, and the old one is taken from the player it asked', () => {
  const match = begun();
  const gallery = new Gallery(match, 1);
  for (const viewer of VIEWERS) gallery.full(viewer);
  const news = gallery.news(answers(match, 0, 'one').told);
  expect((JSON.parse(news.get(0) ?? '') as { delta: unknown[] }).delta).toContainEqual([['canUndo'], true]);
  const promptIn = (text: string | undefined) =>
    (JSON.parse(text ?? '') as { delta: [string[], { id: number } | null][] }).delta.find(([[member]]) => member === 'prompt');
  expect([promptIn(news.get(0)), promptIn(news.get(1))?.[1]?.id, promptIn(news.get('spectator'))]).toEqual([
    [['prompt'], null],
    match.promptId(1),
    undefined,
  ]);
});

test('that a wish passes for somebody is sent to them, and when it no longer does', () => {
  const match = begun({ window: 1_000 });
  (match.run?.state as unknown as { objections: boolean[] }).objections = [false, true];
  const gallery = new Gallery(match, 1);
  gallery.full(1);
  gallery.news(answers(match, 0, 'announce', 5_000).told);
  const wish = (ask: 'never' | 'always') => {
    const { told } = did(match, { do: 'standing', seat: 1, standing: { ask, stopFor: [], untilMyTurn: false } }, 5_100);
    return (read(gallery.news(told).get(1) as string) as { delta: readonly unknown[] }).delta;
  };
  expect(wish('never')).toContainEqual([['passing'], true]);
  expect(wish('always')).toContainEqual([['passing'], false]);
});

test('eight updates are kept for somebody who was away, and no more', () => {
  const match = begun({ options: { goal: 1000 } });
  const gallery = new Gallery(match, 100);
  gallery.full(0);
  for (let i = 0; i < 8; i++) gallery.news(answers(match, i % 2, 'one').told);
  expect(gallery.since(0, 100)?.map((text) => (read(text) as { version: number }).version)).toEqual([
    101, 102, 103, 104, 105, 106, 107, 108,
  ]);
  expect([gallery.since(0, 107)?.length, gallery.since(0, 108), gallery.since(0, 109)]).toEqual([1, [], null]);
  gallery.news(answers(match, 0, 'one').told);
  expect([gallery.since(0, 100), gallery.since(0, 101)?.length]).toEqual([null, 8]);
});

test('a person who joins hears what was told lately, beat by beat, as far as it is for them', () => {
  const match = named();
  answers(match, 0, 'whisper');
  answers(match, 1, 'step');
  const full = (viewer: Viewer) => JSON.parse(new Gallery(match, 1).full(viewer)) as { events: { type: string }[]; beats: number[] };
  const told = (viewer: Viewer) => full(viewer).events.flatMap(({ type }) => (type.startsWith('match.') ? [] : [type]));
  expect([told(1), told(2)]).toEqual([
    ['named', 'whispered', 'stepped'],
    ['named', 'stepped'],
  ]);
  expect(full(2).beats).toEqual([1, 1, 1]);
});

test('what was told lately is kept without names and shown with today’s; who came and went before is not told', () => {
  const match = begun();
  match.names.set('ann', 'Ann');
  answers(match, 0, 'duel');
  answers(match, 0, 'rock');
  answers(match, 1, 'paper');
  did(match, { do: 'away', seat: 0, level: 'cadet' });
  did(match, { do: 'return', seat: 0 });
  expect(JSON.stringify(match.recent)).toContain('match.sat');
  expect(JSON.stringify(match.recent)).not.toContain('"name"');
  match.names.set('ann', 'Anna');
  const { events, beats } = JSON.parse(new Gallery(match, 1).full(1)) as { events: Record<string, unknown>[]; beats: number[] };
  expect(events.map(({ type }) => type)).toEqual(['match.begun', 'duelled', 'moved', 'match.away', 'match.returned']);
  expect(beats).toEqual([1, 2, 1, 1]);
  expect(events.at(-1)).toEqual({ type: 'match.returned', seat: 0, name: 'Anna' });
});

test('somebody is forgotten: a person who was away is shown everything', () => {
  const match = begun();
  const gallery = new Gallery(match, 1);
  gallery.full(0);
  gallery.news(answers(match, 0, 'one').told);
  expect(gallery.since(0, 1)).toHaveLength(1);
  gallery.forget();
  expect([gallery.since(0, 1), gallery.since(0, 2)]).toEqual([null, []]);
});

test('a line to all is heard by all, a line to a team by the team', () => {
  expect((['spectator', 0, 2] as const).map((viewer) => hears({ to: null }, viewer))).toEqual([true, true, true]);
  expect((['spectator', 0, 2] as const).map((viewer) => hears({ to: [0, 1] }, viewer))).toEqual([false, true, false]);
});

test('an answer names its request', () => {
  expect(answering('{"t":"update"}', 7)).toBe('{"t":"update","re":7}');
});

test('a line to the team reaches the team; who has no seat has none', () => {
  const match = named();
  const say = (seat: number | null) => ({ do: 'chat', person: 'x', name: 'X', seat, text: 'now!', to: 'team' }) as const;
  did(match, say(3));
  expect(match.chat).toMatchObject([{ to: [2, 3], text: 'now!', seat: 3 }]);
  expect(refused(match, say(null)).sentence).toContain('no team');
});
