/** The Admiral's plans: what an officer could do with a turn. */
import { type Json, SeededChance, seedFrom } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { plansOf } from '../bot/plans.ts';
import { game } from '../index.ts';
import { officer, type Scene, type SceneTable, scene, section as sec } from './scene.ts';

const plans = (setting: Scene, who = 'A commander'): Json[] => plansOf(scene(setting).state, officer(who)) as unknown as Json[];
const away = { captain: { ended: true }, lieutenant: { ended: true } };
const candidates = (t: SceneTable, seat = 0) => {
  const ask = t.stage.run.askOf(seat);
  if (ask === null) throw new Error('nobody is asked');
  return game.knowledge.candidates?.(t.state, ask, new SeededChance(seedFrom(1))) ?? [];
};

test('holding still is always a plan, and the last', () => {
  expect(plans({}).at(-1)).toEqual([['end', 1]]);
});

test('repairs: the three that mend most, each with the walk there; the brigade with its points', () => {
  const found = plans({ A: { hull_l: 2, eng: 1, engine_l: 3, pod_l: 1, commander: { hand: ['Repair Lvl 2'] } } });
  expect(found.slice(0, 3)).toEqual([
    [
      ['step', 1, sec('hull_l')],
      ['repair', 1, 1, -1, sec('hull_l')],
    ],
    [
      ['step', 1, sec('eng')],
      ['repair', 1, 1, -1, sec('engine_l')],
    ],
    [
      ['step', 1, sec('eng')],
      ['repair', 1, 1, -1, sec('eng')],
    ],
  ]);
  const brigade = plans({ A: { tele: 2, commander: { redshirts: 2, hand: ['Repair Brigade'] } } });
  expect(brigade[0]).toEqual([['play', 1, 5], [2]]);
  expect(plans({ A: { commander: { at: 'B hull_l', hand: ['Repair Lvl 2'] } }, B: { hull_l: 2 } })).not.toContainEqual([
    ['repair', 1, 1, -1, sec('hull_l')],
  ]);
});

test('shots: at an enemy aboard from the nearest place, after a grenade where no friend stands; over no enemy, field or wreck', () => {
  const setting: Scene = { A: { ...away, commander: { at: 'eng', hand: ['Plasma Grenade'] } }, B: { captain: { at: 'A hull_f' } } };
  expect(plans(setting)).toContainEqual([
    ['step', 1, sec('tele')],
    ['play-in', 1, 10, sec('hull_f')],
    ['phaser', 1, 'officer', 3, false],
  ]);
  const friend = plans({ ...setting, A: { ...setting.A, lieutenant: { at: 'hull_f' } } });
  expect(friend).not.toContainEqual(expect.arrayContaining([['play-in', 1, 10, sec('hull_f')]]));
  expect(friend).toContainEqual([
    ['step', 1, sec('tele')],
    ['phaser', 1, 'officer', 3, false],
  ]);
  const round = plans({ ...setting, fields: [{ at: 'A tele', of: 'B' }] });
  expect(round).not.toContainEqual(expect.arrayContaining([['step', 1, sec('tele')]]));
});

test('boarding: through the chamber once a shield is down, by the card in any case; a raider may beam home', () => {
  expect(plans({ A: { commander: { at: 'hull_l' } }, B: { shield: 3 } })).toContainEqual([
    ['step', 1, sec('tele')],
    ['teleport', 1, 1],
  ]);
  expect(plans({ B: { shield: 2 } })).not.toContainEqual([['teleport', 1, 1]]);
  expect(plans({ A: { commander: { hand: ['Boarding'] } } })).toContainEqual([['play-there', 1, 7, 1, sec('hull_f')]]);
  expect(plans({ A: { commander: { at: 'B tele' } }, B: { commander: { dead: true } } })).toContainEqual([['teleport', 1, 0]]);
});

test('sabotage: a charge and away from it, a fire, the phaser at the core; never so that the ship goes down with the raider', () => {
  const aboard = plans({
    A: { commander: { at: 'B hull_l', hand: ['Plasma Charge', 'Incendiary Grenade'] } },
    B: { commander: { dead: true } },
  });
  expect(aboard).toContainEqual([
    ['play', 1, 11],
    ['step', 1, sec('tele')],
  ]);
  const doomed = plans({
    A: { commander: { at: 'B hull_l', steps: 0 } },
    B: { hull_f: 3, hull_r: 3, tele: 3, hull_l: 2, commander: { dead: true } },
  });
  expect(doomed).not.toContainEqual([['phaser', 1, 'section', sec('hull_l'), false]]);
});

test('guarding the front hull, disarming, taking over', () => {
  expect(plans({})).toContainEqual([
    ['step', 1, sec('hull_f')],
    ['end', 1],
  ]);
  expect(plans({ charges: [{ at: 'A hull_r', of: 'B' }] })).toContainEqual([
    ['step', 1, sec('hull_r')],
    ['disarm', 1, 0],
  ]);
  expect(plans({ A: { captain: { at: 'B bridge' } }, B: { captain: { at: 'eng' } } }, 'A captain')).toContainEqual([['take-over', 0]]);
});

test('at the helm: everything or only lasers, mods before weapons before lasers, at the core or at people', () => {
  const found = plans(
    {
      A: { captain: { hand: ['Scythe Beam', 'Aimed Shot', 'Evasive Maneuvers'] } },
      B: { shield: 3, hull_r: 1, captain: { health: 1 } },
    },
    'A captain',
  );
  const fire = (laser: string, at?: string) => (at === undefined ? ['fire', 0, sec(laser), 1] : ['fire-at', 0, sec(laser), 1, sec(at)]);
  expect(found.slice(0, 4)).toEqual([
    [['play', 0, 24], ['play-at', 0, 35, 1], expect.anything(), fire('laser_l', 'hull_r'), fire('laser_r', 'hull_r')],
    [['play', 0, 24], ['play-at', 0, 35, 1], expect.anything(), fire('laser_l', 'bridge'), fire('laser_r', 'tele')],
    [fire('laser_l'), fire('laser_r'), ['end', 0]],
    [['play', 0, 21], fire('laser_l'), fire('laser_r'), ['end', 0]],
  ]);
});

test('what the Officer would do comes first; the rest are plans of that officer, each once, all legal', () => {
  const t = scene({ A: { hull_l: 2, ...away, commander: { hand: ['Repair Lvl 2'] } } });
  const found = candidates(t);
  expect(found[0]).toEqual({ answer: ['step', 1, sec('hull_l')], prior: 1, plan: [] });
  expect(found.map(({ answer }) => answer)).toContainEqual(['end', 1]);
  expect(new Set(found.map((one) => JSON.stringify([one.answer, one.plan]))).size).toBe(found.length);
  const offered = t.stage.prompt(0).options.map((one) => JSON.stringify(one));
  for (const { answer } of found) expect(offered).toContain(JSON.stringify(answer));
});

test('what is plainly good is done without a thought', () => {
  expect(candidates(scene({ A: { commander: { hand: ['Redshirt'] } } }))).toEqual([{ answer: ['play', 1, 3], prior: 1, plan: [] }]);
});

test('a plan goes on with what is still possible, and answers what its cards ask', () => {
  const t = scene({ A: { is: { aimed: true }, captain: { hand: ['Missile Barrage'] } } });
  const follow = (plan: Json) => {
    const ask = t.stage.run.askOf(0);
    return ask === null ? null : game.knowledge.follow?.(t.state, ask, plan);
  };
  const plan: Json = [['play', 0, 20], ['play-at', 0, 36, 1], sec('tele'), sec('tele'), ['fire-at', 0, 10, 1, 4]];
  expect(follow(plan)).toEqual({ answer: ['play-at', 0, 36, 1], plan: plan.slice(2) });
  t.does('A captain', 'play', 'Missile Barrage', 'B');
  expect(follow(plan.slice(2))).toEqual({ answer: sec('tele'), plan: plan.slice(3) });
  t.answers('A captain', sec('tele')).answers('A captain', sec('tele'));
  // Two sections were named, three are asked for: the Officer's own aim.
  expect(follow(plan.slice(4))).toEqual({ answer: expect.any(Number), plan: plan.slice(4) });
  t.answers('A captain', 'back').answers('A captain', ['end', 0]);
  expect(follow([['fire', 0, 10, 1]])).toBe(null);
});
