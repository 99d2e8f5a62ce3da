import { isRefusal, type Json, Run, readOptions, SeededChance, say, seedFrom } from '@bridgehead/kernel';
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { type Blaze, face, game } from '../index.ts';
import { seedLocations } from '../rules/report.ts';
import { dilemmaOwner } from '../state.ts';
import { card, position } from './scene.ts';

/** A match with these two starters, brought to the first question of a phase by default answers. */
function until(key: string, decks: readonly [string, string], given: Record<string, Json> = {}): Run<Blaze> {
  const read = readOptions(game.options, { firstSeat: '1', ...given });
  if ('problem' in read) throw new Error(read.problem);
  const run = Run.begin(
    game as never,
    { seats: 2, options: read.options, chance: new SeededChance(seedFrom(12)) },
    { kept: true, watched: true },
  ) as unknown as Run<Blaze>;
  const chance = new SeededChance(seedFrom(13));
  for (let i = 0; run.asks[0]?.key !== key; i++) {
    const ask = run.openAsks[0];
    if (ask === undefined || i > 400) throw new Error(`no ${key}: ${run.fault ?? ''}`);
    const answer =
      ask.kind === 'write'
        ? (decks[ask.seat] as string)
        : ask.key === 'bog.muster'
          ? []
          : ask.kind === 'choose'
            ? (ask.question.fallback?.(run.state, ask.seat, ask.about) ?? ask.question.list(run.state, ask.seat, ask.about)[0])
            : [];
    run.answer(ask.seat, ask.id, answer);
  }
  void chance;
  return run;
}
const refused = (run: Run<Blaze>, seat: number, answer: Json): string => {
  const refusal = run.answer(seat, run.askOf(seat)?.id ?? 0, answer);
  return !isRefusal(refusal) ? 'taken' : `${refusal.clause}: ${say(refusal.say, game.wording)}`;
};
const answer = (run: Run<Blaze>, seat: number, value: Json): void => {
  expect(refused(run, seat, value)).toBe('taken');
};

ruling('BOG-B43, BOG-3, R52: doorways, missions by turns beginning with the second seat, dilemmas, facilities', () => {
  const run = until('bog.dilemma', ['romulan', 'klingon']);
  expect(run.state.missionOwner).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0]);
  expect(run.state.lines[0]?.length).toBe(12);
  expect(run.state.open).toEqual([3, 1]);
  expect(run.state.inPlay.map((c) => face(run.state.design[c] as number).id)).toEqual(['DW1', 'DW2', 'DW1']);
});
ruling('BOG-R68: dilemmas fit their kind of place, six under each, and are the own ones', () => {
  const run = until('bog.dilemma', ['federation', 'klingon']);
  const place = (type: string) => run.state.mission.findIndex((d) => face(d).row.type === type);
  const [space, planet] = [place('S'), place('P')];
  expect(refused(run, 0, ['DL13', space])).toBe('BOG-R68: This dilemma belongs on a planet.');
  expect(refused(run, 0, ['DL08', planet])).toBe('BOG-R68: This dilemma belongs in space.');
  expect(refused(run, 0, ['DL01', space])).toBe('BOG-R68: You have no such dilemma left.');
  answer(run, 0, ['DL08', space]);
  expect(refused(run, 0, ['DL08', space])).toBe('BOG-R68: You have no such dilemma left.');
  for (const id of ['DL10', 'DL03', 'DL20', 'DL05', 'DL04']) answer(run, 0, [id, space]);
  expect(refused(run, 0, ['DL09', space])).toBe('BOG-R68: At most 6 of yours per mission.');
  expect((run.view(1) as never as { locations: { stack: unknown[] }[] }).locations[space]?.stack).toEqual([]);
  answer(run, 0, 'done');
  answer(run, 1, ['DL07', space].slice(0, 0).length === 0 ? 'done' : 'done');
  const stack = run.state.stacks[space] as number[];
  expect([stack.length, stack.every((one) => dilemmaOwner(one) === 0)]).toEqual([6, true]);
});
ruling('BOG-R50: a muster is staffed, small enough, and at home', () => {
  const run = until('bog.muster', ['klingon', 'federation']);
  expect(refused(run, 0, ['KS2'])).toBe('BOG-R50: These personnel do not staff the ship.');
  expect(refused(run, 0, ['PK01', 'PK02', 'PK03', 'PK06'])).toBe('BOG-R50: At most one ship and 3 personnel.');
  answer(run, 0, ['PK01', 'PK02', 'KS2']);
  answer(run, 1, []);
  const ship = run.state.inPlay.find((c) => face(run.state.design[c] as number).id === 'KS2') as number;
  expect([run.state.inPlay.filter((c) => run.state.at[c] === ship).length, (run.state.host[ship] as number) >= 0]).toEqual([2, true]);
  expect(run.state.hand.map((hand) => hand.length)).toEqual([7, 7]);
});
ruling('BOG-R86: of two wormholes the one of the seat that laid the first mission is opened', () => {
  const run = until('bog.dilemma', ['dominion', 'dominion']);
  expect(run.state.mission.filter((d) => face(d).id === 'DW6').length).toBe(2);
  expect(run.state.missionOwner.slice(-2)).toEqual([1, 1]);
  expect(run.state.outOfPlay.map((pile) => pile.length)).toEqual([1, 1]);
});
ruling('BOG-R59: a facility without a legal place goes to a mission of its player', () => {
  const s = position({ line: ['Krios Suppression', 'Krios Suppression'] });
  expect(seedLocations(s, 0, card('Federation Outpost'))).toEqual({ locations: [0], misplaced: true });
  expect(seedLocations(s, 0, card('Klingon Outpost'))).toEqual({ locations: [0], misplaced: false });
});
ruling('BOG-B45: seven cards, one mulligan each', () => {
  const run = until('bog.mulligan', ['klingon', 'federation']);
  answer(run, 0, 'again');
  answer(run, 1, 'keep');
  expect(run.state.hand.map((hand) => hand.length)).toEqual([7, 7]);
});
