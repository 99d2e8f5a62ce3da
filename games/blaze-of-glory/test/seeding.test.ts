import { isRefusal, type Json, Run, readOptions, SeededChance, say, seedFrom } from '@bridgehead/kernel';
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { starterText } from '../decks/starter.ts';
import { STARTERS, type Starter } from '../decks/starters.ts';
import { type Blaze, D, face, game } from '../index.ts';
import { ALLOT } from '../rules/allot.ts';
import { seedLocations } from '../rules/report.ts';
import { affiliationOf, has, isDisabled } from '../rules/things.ts';
import { dilemmaDesign, dilemmaOwner, FACE_DOWN } from '../state.ts';
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
  expect(refused(run, 0, ['DL13', space])).toBe('BOG-R68: This dilemma only goes under planet missions.');
  expect(refused(run, 0, ['DL08', planet])).toBe('BOG-R68: This dilemma only goes under space missions.');
  expect(refused(run, 0, ['DL01', space])).toBe('BOG-R68: You don’t have that dilemma any more.');
  answer(run, 0, ['DL08', space]);
  expect(refused(run, 0, ['DL08', space])).toBe('BOG-R68: You don’t have that dilemma any more.');
  for (const id of ['DL10', 'DL03', 'DL20', 'DL05', 'DL04']) answer(run, 0, [id, space]);
  expect(refused(run, 0, ['DL09', space])).toBe('BOG-R68: You can put at most 6 dilemmas under a mission.');
  expect((run.view(1) as never as { locations: { stack: unknown[] }[] }).locations[space]?.stack).toEqual([]);
  answer(run, 0, 'done');
  answer(run, 1, 'done');
  const stack = run.state.stacks[space] as number[];
  expect([stack.length, stack.every((one) => dilemmaOwner(one) === 0)]).toEqual([6, true]);
});
ruling('BOG-R50: a muster is staffed, small enough, and at home', () => {
  const run = until('bog.muster', ['klingon', 'federation']);
  expect(refused(run, 0, ['KS2'])).toBe('BOG-R50: This crew can’t fly the ship: icons are missing.');
  expect(refused(run, 0, ['PK01', 'PK02', 'PK03', 'PK06'])).toBe('BOG-R50: One ship and 3 crew at most.');
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

ruling('BOG-R68, BOG-R51: by default a dilemma goes where fewest lie, under the other side’s missions first', () => {
  const run = until('bog.dilemma', ['federation', 'klingon'], { format: 'skirmish' });
  const { state: s } = run;
  const line = s.lines.flat();
  const fallback = () => ALLOT.fallback?.(s, 0, null as never) as [string, number];
  const under = new Map<number, number>();
  for (let i = 0; i < 5; i++) {
    const [id, location] = fallback();
    const { at } = face(card(face(D[id as 'DL01']).name)).row;
    const fits = line.filter((one) => at === 'S/P' || at === face(s.mission[one] as number).row.type);
    const order = (one: number) => [under.get(one) ?? 0, s.missionOwner[one] === 0 ? 1 : 0, line.indexOf(one)];
    const best = fits.sort((a, b) => {
      const [x, y] = [order(a), order(b)];
      return (x[0] as number) - (y[0] as number) || (x[1] as number) - (y[1] as number) || (x[2] as number) - (y[2] as number);
    })[0];
    expect([i, location]).toEqual([i, best]);
    answer(run, 0, [id, location]);
    under.set(location, (under.get(location) ?? 0) + 1);
  }
});
ruling('BOG-R68: the other side’s dilemmas are met before those of the mission’s owner, each in the order of placing', () => {
  const run = until('bog.dilemma', ['federation', 'klingon']);
  const space = run.state.mission.findIndex((d, at) => face(d).row.type === 'S' && run.state.missionOwner[at] === 0);
  answer(run, 0, ['DL08', space]);
  answer(run, 0, ['DL09', space]);
  answer(run, 1, ['DL03', space]);
  answer(run, 1, ['DL01', space]);
  answer(run, 0, 'done');
  expect(run.askOf(0)).toBe(null);
  answer(run, 1, 'done');
  expect((run.state.stacks[space] as number[]).map((one) => face(dilemmaDesign(one)).id)).toEqual(['DL03', 'DL01', 'DL08', 'DL09']);
});
ruling('BOG-R50, BOG-B7: nobody musters twice, two ships, or a second copy without the first', () => {
  const run = until('bog.muster', ['klingon', 'federation'], { format: 'classic', muster: '1+4' });
  expect(refused(run, 0, ['PK01', 'KS2', 'KS3'])).toBe('BOG-R50: One ship and 4 crew at most.');
  expect(refused(run, 0, ['PK01', 'PK02', 'PK03', 'PK05', 'PK06'])).toBe('BOG-R50: One ship and 4 crew at most.');
  expect(refused(run, 1, ['PF10#2'])).toBe('BOG-R62: Choose the first copy first.');
  expect(refused(run, 0, ['PK09', 'KS1'])).toBe('BOG-R50: This crew can’t fly the ship: icons are missing.');
  answer(run, 0, []);
  answer(run, 1, ['PF01', 'PF10', 'PF10#2', 'FS1']);
  const { state: s } = run;
  const ship = s.inPlay.find((c) => face(s.design[c] as number).id === 'FS1') as number;
  expect(s.inPlay.filter((c) => s.at[c] === ship).map((c) => face(s.design[c] as number).id)).toEqual(['PF01', 'PF10', 'PF10']);
  expect([(s.deck[1] as number[]).length, (s.deck[0] as number[]).length]).toEqual([30 - 4 - 7, 30 - 7]);
});
ruling('BOG-R50: without a ship people stand in their facility, and the owner is asked where a person could go to two', () => {
  const run = until('bog.muster', ['cardassian', 'klingon']);
  answer(run, 1, ['PK01', 'PK03']);
  answer(run, 0, ['PC05', 'PC07']);
  expect(run.asks.map((ask) => `${ask.seat} ${ask.key}`)).toEqual(['0 bog.muster-home']);
  const [nor] = run.state.inPlay.filter((c) => face(run.state.design[c] as number).id === 'FA8') as [number];
  answer(run, 0, nor);
  const where = (id: string) => {
    const c = run.state.inPlay.find((one) => face(run.state.design[one] as number).id === id) as number;
    return face(run.state.design[run.state.at[c] as number] as number).id;
  };
  expect(['PC05', 'PC07', 'PK01', 'PK03'].map(where)).toEqual(['SI2', 'SI5', 'FA2', 'FA2']);
});
ruling('BOG-R50: in Classic nobody musters', () => {
  const run = until('bog.mulligan', ['klingon', 'federation'], { format: 'classic' });
  expect(run.state.inPlay.some((c) => ['ship', 'personnel'].includes(face(run.state.design[c] as number).kind))).toBe(false);
  expect(run.state.deck.map((deck) => deck.length)).toEqual([23, 23]);
});
ruling('BOG-B43: seats alternate with facilities, a Nor brings its sites, agendas lie face down, cells go to an outpost', () => {
  const run = until('bog.muster', ['cardassian', 'romulan']);
  const { state: s } = run;
  const ids = (seat: number) => s.inPlay.filter((c) => s.owner[c] === seat).map((c) => face(s.design[c] as number).id);
  expect(ids(0)).toEqual(['DW1', 'FA8', 'SI1', 'SI2', 'SI3', 'SI4', 'SI5', 'SI6', 'SI7', 'SI8', 'FA4', 'IN1']);
  expect(ids(1)).toEqual(['DW1', 'DW2', 'FA3', 'IN1', 'OB1', 'DW4']);
  const faceDown = s.inPlay.filter((c) => has(s, c, FACE_DOWN)).map((c) => face(s.design[c] as number).id);
  expect(faceDown).toEqual(['IN1', 'OB1', 'IN1']);
  const door = s.inPlay.find((c) => face(s.design[c] as number).id === 'DW4') as number;
  expect(face(s.design[s.at[door] as number] as number).id).toBe('FA3');
});
ruling('BOG-B43: with facilities the second seat begins and seats alternate, also where one has more than the other', () => {
  const order = (decks: readonly [string, string]): number[] => {
    const run = until('bog.muster', decks);
    return run.takeEvents().flatMap(({ all }) => (all?.type === 'facilityLaid' ? [all.seat as number] : []));
  };
  expect([order(['cardassian', 'romulan']), order(['romulan', 'cardassian']), order(['dominion', 'cardassian'])]).toEqual([
    [1, 0, 0],
    [1, 0, 1],
    [1, 0, 1, 0],
  ]);
});
ruling('BOG-R50: Ilon Tandro takes the side of the outpost that he musters at', () => {
  const list = starterText(STARTERS[0] as Starter, 'standard').replace('1 Deanna Troi', '1 Ilon Tandro');
  const run = until('bog.muster', [list, 'klingon']);
  answer(run, 0, ['PC04']);
  answer(run, 1, []);
  const tandro = run.state.inPlay.find((c) => face(run.state.design[c] as number).id === 'PC04') as number;
  expect([affiliationOf(run.state, tandro), isDisabled(run.state, tandro)]).toEqual([0, false]);
});
ruling('BOG-B45: who asks again is dealt again, the other keeps what he has', () => {
  const run = until('bog.mulligan', ['klingon', 'federation']);
  const before = run.state.hand.map((hand) => [...hand]);
  answer(run, 0, 'keep');
  answer(run, 1, 'again');
  expect(run.state.hand[0]).toEqual(before[0]);
  expect(run.state.hand[1]).not.toEqual(before[1]);
  expect([(run.state.hand[1] as number[]).length, (run.state.deck[1] as number[]).length]).toEqual([7, 23]);
});
ruling('BOG-B2, BOG-B43: a mission goes to the end that its player names', () => {
  const run = until('bog.mission', ['klingon', 'federation']);
  for (const end of ['right', 'right', 'left', 'right']) answer(run, run.asks[0]?.seat as number, end);
  expect(run.state.lines).toEqual([[2, 0, 1, 3], []]);
});
