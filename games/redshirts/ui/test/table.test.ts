/** What the drawn table works out by itself: where one can walk, what a tap means, and what is about to happen. */
import type { Json } from '@bridgehead/kernel';
import { actOf, viewAt } from '@bridgehead/ui';
import { expect, test } from 'vitest';
import { officerRef, sectionRef } from '../../names.ts';
import { officer, type Scene, scene, section as sec } from '../../test/scene.ts';
import type { RedView } from '../../view.ts';
import { rows } from '../beats.ts';
import { layOut, piecesIn } from '../contents.ts';
import { dangersOf } from '../dangers.ts';
import { shotsOf, sumOf } from '../happened.ts';
import { chosenOf, enemyOf, type Red, tapCard, tapSection, targetMap } from '../intent.ts';
import { reachOf } from '../reach.ts';
import { words } from '../words.ts';

/** The table as seat 0 has it, with something picked up. */
function tableOf(setting: Scene, { selection = null, kept = {} }: { selection?: string | null; kept?: Record<string, Json> } = {}) {
  const t = scene(setting);
  const view = t.stage.view(0);
  const table = { view, prompt: t.stage.run.prompt(0), selection, kept, picked: [], aim: null, stage: 'full' } as unknown as Red;
  return { t, view, table };
}
const waysOf = (setting: Scene, who: string) => {
  const { view } = tableOf(setting);
  const { ways, closed } = reachOf(view, view.officers[officer(who)] as (typeof view.officers)[number]);
  const names = Object.fromEntries([...ways].map(([at, { rooms, wreck }]) => [at, wreck ? `${rooms.length - 1} wreck` : rooms.length - 1]));
  return { names, closed };
};

test('three steps from the chamber lead everywhere but to the far pods’ lasers', () => {
  const { names } = waysOf({ A: { commander: { at: 'tele' }, captain: { at: 'bridge' } } }, 'A commander');
  expect(names[sec('hull_f')]).toBe(1);
  expect(names[sec('bridge')]).toBe(2);
  expect(names[sec('pod_l')]).toBe(3);
  expect(names[sec('laser_l')]).toBeUndefined();
  expect(names[sec('tele')]).toBeUndefined();
});
test('wreckage ends the walk; nothing lies behind it', () => {
  const { names } = waysOf({ A: { commander: { at: 'pod_l' }, strut_l: 3 } }, 'A commander');
  expect(names).toEqual({ [sec('strut_l')]: '1 wreck' });
});
test('an enemy closes his door, and so does a hostile field', () => {
  const { names, closed } = waysOf({ A: { commander: { at: 'pod_l' } }, B: { commander: { at: 'A strut_l' } } }, 'A commander');
  expect([names, closed]).toEqual([{}, [[sec('pod_l'), sec('strut_l')]]]);
});
test.each([
  ['no steps are left', { steps: 0 }],
  ['he has the helm', { helm: true }],
  ['he has beamed', { halt: 2 }],
  ['he has ended', { ended: true }],
] as const)('nowhere when %s', (_why, more) => {
  expect(waysOf({ A: { commander: { at: 'tele', ...more } } }, 'A commander').names).toEqual({});
});

test('the chosen officer is the one that was chosen, or the first who can still act', () => {
  const { table } = tableOf({ A: { captain: { ended: true } } });
  expect(chosenOf(table)?.officer).toBe(1);
  expect(chosenOf({ ...table, kept: { officer: 2 } })?.officer).toBe(2);
});

test('a section is pointed at first; the second tap walks there, or asks why not', () => {
  const setting: Scene = { A: { commander: { at: 'tele' } } };
  const ref = `section:0:${sec('bridge')}`;
  const at = (selection: string | null, to = sec('bridge')) => {
    const { table } = tableOf(setting, { selection, kept: { officer: 1 } });
    return tapSection(table, targetMap(table), 0, to);
  };
  expect(at(null)).toEqual({ do: 'select', ref });
  expect(at(ref)).toEqual({ do: 'answer', answer: ['step', 1, sec('hull_f')] });
  expect(at(`section:0:${sec('laser_l')}`, sec('laser_l'))).toEqual({ do: 'why', answer: ['step', 1, sec('laser_l')] });
});

test('a card that is picked up goes where it is lit; elsewhere the refusal speaks of it', () => {
  const { table } = tableOf(
    { A: { commander: { at: 'hull_l', hand: ['Repair Lvl 2', 'Gas Mask'] }, hull_l: 2 } },
    { selection: 'card:1', kept: { officer: 1 } },
  );
  const targets = targetMap(table);
  expect(tapSection(table, targets, 0, sec('hull_l'))).toEqual({ do: 'answer', answer: ['repair', 1, 1, -1, sec('hull_l')] });
  expect(tapSection(table, targets, 0, sec('tele'))).toEqual({ do: 'why', answer: ['repair', 1, 1, -1, sec('tele')] });
  expect(tapCard({ ...table, selection: null }, 1, 'card:1')).toEqual({ do: 'select', ref: 'card:1' });
  expect(tapCard({ ...table, selection: null }, 17, 'card:17')).toMatchObject({ do: 'why' });
});

test('fire is meant for the ship that was turned to, or for the one nearest to being lost', () => {
  const { table, view } = tableOf({ A: {}, B: {}, C: { hull_l: 2 } });
  expect(enemyOf(table, view.officers[0] ?? null)).toBe(2);
  expect(enemyOf({ ...table, kept: { ship: 1 } }, view.officers[0] ?? null)).toBe(1);
});

test('what happens by itself: a fuse that runs out, a charge at its last count; the worst first', () => {
  const heavy = new Array<number>(17).fill(0).with(sec('hull_f'), 1);
  const { view } = tableOf({ A: { hull_f: 2, is: { heavy } }, charges: [{ at: 'A tele', of: 'B', count: 1 }] });
  const [ship] = view.ships;
  const texts = ship === undefined ? [] : dangersOf(view, ship).map(({ text }) => text);
  expect(texts[0]).toBe('Teleport chamber → 3');
  expect(texts).toContain('Front hull → 3');
});

/** The log of seat 0 after a deed, as the table has it. */
const logOf = (t: ReturnType<typeof scene>) => t.stage.events(0).map((event, at) => ({ at, event })) as never;

test('a volley is told by its dice and what was added to them, until the next turn begins', () => {
  const t = scene({ A: { laser_l: 1, is: { lockOn: 2 } }, B: {} }, { dice: [3, 8] });
  t.does('A captain', 'fire', 'laser_l', 'B').does('A captain', 'fire', 'laser_r', 'B');
  const shots = shotsOf(logOf(t));
  expect(shots.map(({ roll, modifier, hit }) => [sumOf(roll ?? 0, modifier), hit])).toEqual([
    ['3 + 1', false],
    ['8 + 2', true],
  ]);
  expect([sumOf(5, -1), sumOf(5, 0), sumOf(5, null)]).toEqual(['5 − 1', '5', '5']);
  t.ends('A');
  expect(shotsOf(logOf(t))).toEqual([]);
});

test('a shot is told with the room it strikes; then the room breaks, then redshirts fall where their officer stands', () => {
  const t = scene(
    { A: {}, B: { shield: 3, commander: { redshirts: 2 }, lieutenant: { at: 'tele', health: 2 } } },
    { dice: [8], picks: [sec('tele')] },
  );
  const before = { view: t.stage.view(0) as never, viewer: 0, seats: 2 };
  const known = t.stage.events(0).length;
  t.does('A captain', 'fire', 'laser_l', 'B');
  const events = t.stage.events(0).slice(known);
  const { beats, steps } = actOf(events, rows, before);
  const shot = beats.findIndex(({ kind }) => kind === 'shot');
  const told = steps.filter(({ beat }) => beat === shot);
  expect(JSON.stringify(told.slice(0, 2))).not.toMatch(/faces|section:1:/);
  expect(told[2]?.verdict).toMatchObject({ faces: [8], more: { hit: true, room: sectionRef(1, sec('tele')) } });
  // The lieutenant has no company: nobody falls for him.
  const falls = told.flatMap(({ verdict }) => (verdict?.more as { falls?: string } | undefined)?.falls ?? []);
  expect(falls).toEqual([officerRef(officer('B commander'))]);
  const levels = told.map((_, i) => viewAt({ beats, steps: told }, i, events, rows, before, t.stage.view(0) as never) as never as RedView);
  expect(levels.map(({ ships }) => ships[1]?.levels[sec('tele')])).toEqual([0, 0, 0, 1, ...levels.slice(4).map(() => 1)]);
});

test('on a tiny plan the pieces of a pod stand out into the sky instead of on each other', () => {
  const { view } = tableOf({ B: { commander: { at: 'A pod_l' } }, A: { captain: { at: 'pod_l' } } });
  const pieces = piecesIn(view, 0, sec('pod_l'));
  expect(pieces).toHaveLength(2);
  const apart = (u: number) => {
    const [one, other] = layOut(pieces, sec('pod_l'), u, 0.52);
    return { px: ((other?.at.x ?? 0) - (one?.at.x ?? 0)) / u, middle: ((other?.at.x ?? 0) + (one?.at.x ?? 0)) / 2 };
  };
  expect(apart(1000 / 140).px).toBeGreaterThan(14);
  expect(apart(1000 / 140).middle).toBeLessThan(apart(1).middle);
});

test('a pod goes by its officer and is one place; a ship has its sections', () => {
  const { view } = tableOf({ pods: [{ of: 'B captain' }] });
  const said = words(view as unknown as Json);
  const pod = view.ships.find((ship) => ship.pod)?.ship;
  expect([said[`red.ship.${pod}`], said[`red.place.${pod}`]]).toEqual(['Captain’s pod', 'Captain’s pod']);
  expect(said['red.place.1']).toBeUndefined();
});
