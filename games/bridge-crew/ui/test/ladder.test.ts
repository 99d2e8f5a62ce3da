/** What the ladder, the desk and the script say is what the rules would answer. */
import {
  type Ask,
  type GameEvent,
  type Json,
  type Mark,
  Run,
  randomAnswer,
  readOptions,
  SeededChance,
  same,
  say,
  seedFrom,
  seenBy,
  type Told,
} from '@bridgehead/kernel';
import type { LogLine } from '@bridgehead/ui';
import { expect, test } from 'vitest';
import { game } from '../../index.ts';
import { seatNames } from '../../table-help.ts';
import { tries } from '../../terminal.ts';
import { scene } from '../../test/scene.ts';
import type { CrewView } from '../../view.ts';
import { wording } from '../../wording.ts';
import { ladderOf } from '../asked.ts';
import { faceOf } from '../faces.ts';
import { bandOf, lastShowdown } from '../facts.ts';
import type { Table } from '../rungs.ts';
import { scriptOf } from '../script-lines.ts';
import { wording as drawn } from '../wording.ts';

const words = { ...drawn, ...wording };

function begin(seats: number, n: number, wishes: Record<string, Json> = {}) {
  const read = readOptions(game.options, { finalAct: 'standard', ...wishes });
  if (!('options' in read)) throw new Error('no such option');
  return Run.begin(game, { seats, options: read.options, chance: new SeededChance(seedFrom(n, seats)) }, { watched: true });
}
const linesOf = (events: readonly GameEvent[]): LogLine[] => events.map((event, at) => ({ at, beat: at, event }));
const allOf = (told: readonly Told[]): GameEvent[] => told.flatMap((one) => seenBy(one, 'spectator') ?? []);

/** Plays at random; every question is shown to `look` first, with the table as its seat sees it. */
function wander(
  seats: number,
  n: number,
  wishes: Record<string, Json>,
  look: (table: Table, ask: Ask, run: ReturnType<typeof begin>) => void,
): CrewView {
  const run = begin(seats, n, wishes);
  const chance = new SeededChance(seedFrom(n, 7));
  const events: GameEvent[] = [...allOf(run.takeEvents())];
  while (run.result === null) {
    const ask = run.openAsks[0] as Ask;
    const prompt = run.prompt(ask.seat);
    const view = run.view(ask.seat) as CrewView;
    const table = {
      game,
      view,
      viewer: ask.seat,
      prompt,
      log: linesOf(events),
      say: (phrase: Parameters<typeof say>[0]) => say(phrase, words),
    } as unknown as Table;
    look(table, ask, run);
    run.play(randomAnswer(ask, run.state, chance), run.asks.indexOf(ask));
    events.push(...allOf(run.takeEvents()));
  }
  return run.view('spectator') as CrewView;
}

test.each([
  [3, {}],
  [5, { regulations: true, cards: 'reverseFlow' }],
  [7, { sentienceGate: 'strict' }],
])(
  'every answer that the rules take stands on the desk, and every other rung is refused with the very sentence it shows: %i seats, %j',
  (seats, wishes) => {
    const known = Object.fromEntries(Object.entries(wishes).filter(([name]) => name in game.options));
    const seen = new Map<string, number>();
    for (const n of [1, 2]) {
      wander(seats, n, known, (table, ask, run) => {
        const { prompt } = table;
        if (
          prompt === null ||
          prompt.kind !== 'choose' ||
          ['brc.sheet', 'brc.objection', 'brc.vote', 'brc.consent', 'brc.face-off'].includes(prompt.key)
        )
          return;
        const { rungs } = ladderOf(table);
        for (const option of prompt.options)
          if (option !== 'none') expect(rungs.some(({ answer, can }) => can === true && same(answer, option))).toBe(true);
        for (const { answer, can, text, title } of rungs) {
          expect(title).not.toMatch(/brc\.|\{|undefined/);
          expect(text).not.toMatch(/brc\.|\{|undefined/);
          if (can) continue;
          const refusal = run.why(ask.seat, ask.id, answer);
          expect(refusal, `${prompt.key} ${JSON.stringify(answer)}`).not.toBeNull();
          if (prompt.key === 'brc.order-bid' || prompt.key === 'brc.role-bid') expect(text).toBe(say(refusal?.say ?? { key: '' }, words));
        }
        seen.set(prompt.key, (seen.get(prompt.key) ?? 0) + 1);
        expect(tries(table.view, prompt).length > 0 || prompt.key === 'brc.draft').toBe(true);
      });
    }
    expect(seen.get('brc.order-bid')).toBeGreaterThan(5);
    expect(seen.get('brc.command')).toBeGreaterThan(2);
  },
);

test('BRC-60, BRC-80: the spans of the picture: d6 16.9 to 72.5 per cent, d10 27.9 to 80.4, trained and Keen against a d12', () => {
  const t = scene({ seats: 5, crew: ['first', 'engineer', 'science'], personalities: ['inquisitive', 'acquisitive', 'logical'] });
  t.orders('scan', { offer: 10 });
  const view = t.stage.run.view(2) as CrewView;
  expect(bandOf(view, 2, 6, 12).map((share) => Math.round(share * 1000) / 10)).toEqual([16.9, 72.5]);
  expect(bandOf(view, 2, 10, 12).map((share) => Math.round(share * 1000) / 10)).toEqual([27.9, 80.4]);
});

test('the script tells everything that was posted, in order; what is cut is not there, and a correction takes the place of the first words', () => {
  const run = begin(4, 3);
  const chance = new SeededChance(seedFrom(3, 9));
  const events: GameEvent[] = [];
  while (run.result === null) {
    const ask = run.openAsks[0] as Ask;
    const answer =
      ask.kind === 'write' && ask.max > 100
        ? `<b>${ask.seat}</b> @brc.ui.you {off:1} ${events.length}`
        : randomAnswer(ask, run.state, chance);
    run.play(answer, run.asks.indexOf(ask));
    events.push(...allOf(run.takeEvents()));
  }
  const view = run.view('spectator') as CrewView;
  const written = view.log.filter(({ source }) => source === 'written');
  const [first, second] = written;
  if (first === undefined || second === undefined) throw new Error('nobody wrote anything');
  const marks: Mark[] = [
    { seat: 0, what: 'cut', on: String(first.seq), text: null, at: 1 },
    { seat: second.seat, what: 'correct', on: String(second.seq), text: 'Better words.', at: 2 },
    { seat: 3, what: 'kudos', on: String(second.seq), text: null, at: 3 },
  ];
  const lines = scriptOf(view, linesOf(events), marks).flatMap((line) => (line.as === 'speech' || line.as === 'telling' ? [line] : []));
  expect(lines.map(({ entry }) => entry.seq)).toEqual(view.log.map(({ seq }) => seq));
  expect(lines.find(({ entry }) => entry.seq === first.seq)).toMatchObject({ isCut: true });
  expect(lines.find(({ entry }) => entry.seq === second.seq)).toMatchObject({
    isCut: false,
    text: 'Better words.',
    isEdited: true,
    kudos: 1,
  });
  expect(lines.find(({ entry }) => entry.seq === written[2]?.seq)?.text).toBe(written[2]?.text);
  expect(lastShowdown(linesOf(events))?.saved).toMatchObject({ type: 'save.result' });
  expect(new Set(view.tales.map(({ alien }) => faceOf(alien))).size).toBeGreaterThan(view.tales.length / 2);
  expect(seatNames(view)).toHaveLength(4);
});
