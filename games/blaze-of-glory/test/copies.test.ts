/** Copies under cover, one of them known to the other side: what he is shown does not depend on which of them was meant (BOG-R69). */
import { SeededChance, seedFrom } from '@bridgehead/kernel';
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { type Blaze, game } from '../index.ts';
import { kill } from '../rules/changes.ts';
import type { BlazeTable } from '../rules/things.ts';
import { clone, SEEN, type Thing } from '../state.ts';
import { card, find, type Scene, type SceneTable, scene } from './scene.ts';

const copies = (s: Blaze, name: string, place: string): Thing[] =>
  s.inPlay.filter((c) => s.design[c] === card(name) && s.at[c] === find(s, place));
const hide = (s: Blaze, c: Thing): void => {
  s.flags[c] = (s.flags[c] as number) & ~SEEN;
};
/** 'PK10', '–' for somebody unknown, of seat a, as seat b sees it. */
const known = (t: SceneTable, place: string | number): string[] => {
  const at = typeof place === 'number' ? place : t.thing(place);
  const groups = t.stage.view(1).places.find((one) => one.place === at)?.groups ?? [];
  return groups.flatMap(({ card: id, side, n }) => (side === 0 ? Array<string>(n).fill(id === '' ? '–' : id) : []));
};

/** A ship with somebody seen and somebody unseen aboard: a copy of him that came later, or before; or somebody else. */
function worlds(ship: string, name: string, someoneElse: string, make: (crew: string) => Scene, picks?: readonly number[]): SceneTable[] {
  const world = (crew: string, hidden: (s: Blaze) => Thing): SceneTable => {
    const made = make(crew);
    const set = (s: Blaze) => {
      made.set?.(s);
      hide(s, hidden(s));
    };
    return scene({ ...made, set }, picks);
  };
  return [
    world(`${name}, ${name}`, (s) => copies(s, name, ship)[1] as Thing),
    world(`${name}, ${name}`, (s) => copies(s, name, ship)[0] as Thing),
    world(`${name}, ${someoneElse}`, (s) => copies(s, someoneElse, ship)[0] as Thing),
  ];
}

ruling('BOG-R69: the person who beams down may be the one who was known: of a second copy nobody can tell that it is still aboard', () => {
  const all = worlds('Lukara', 'Divok', 'Kor', (crew) => ({ line: ['Mineral Survey'], a: { ships: [`I.K.C. Lukara@0: ${crew}`] } }));
  for (const t of all) {
    expect(known(t, 'Lukara')).toEqual(['PK10', '–']);
    t.a.answers(['beam', t.thing('Lukara'), -11]);
    t.a.answers(['PK10']);
    expect([known(t, 'Lukara'), known(t, -11)]).toEqual([['–'], ['PK10']]);
  }
});

ruling('BOG-R69: the same holds for things', () => {
  const all = worlds('Lukara', "Bat'leth", "Mek'leth", (crew) => ({
    line: ['Mineral Survey'],
    a: { ships: [`I.K.C. Lukara@0: Kang, ${crew}`] },
  }));
  for (const t of all) {
    t.a.answers(['beam', t.thing('Lukara'), -11]);
    t.a.answers(['EQ2']);
    expect([known(t, 'Lukara'), known(t, -11)]).toEqual([['PK01', '–'], ['EQ2']]);
  }
});

ruling('BOG-R69: when both copies beam down, both have been seen', () => {
  const [t] = worlds('Lukara', 'Divok', 'Kor', (crew) => ({ line: ['Mineral Survey'], a: { ships: [`I.K.C. Lukara@0: ${crew}`] } }));
  const table = t as SceneTable;
  table.a.answers(['beam', table.thing('Lukara'), -11]);
  table.a.answers(['PK10', 'PK10#2']);
  expect(known(table, -11)).toEqual(['PK10', 'PK10']);
});

ruling('BOG-R69: a drone that an objective beams aboard may be the one who was known', () => {
  const all = worlds('Scout Vessel', 'Eighteen of Nineteen', 'Four of Eleven', (crew) => ({
    a: { ships: [`Borg Scout Vessel@0: ${crew}`], table: ['Assimilate Starship'] },
    b: { ships: ['I.K.C. Lukara@0'] },
    set: (s) => {
      s.host[find(s, 'Assimilate Starship')] = find(s, 'Lukara');
    },
  }));
  for (const t of all) {
    t.a.orders('use', t.thing('Assimilate Starship'), `beam PB06@${t.thing('Scout Vessel')}`);
    expect([known(t, 'Scout Vessel'), known(t, 'Lukara')]).toEqual([['–'], ['PB06']]);
  }
});

ruling('BOG-R69: the person who qualifies a firing card may be the one who was known', () => {
  const all = worlds('Lukara', 'Voktak', 'Divok', (crew) => ({
    a: { ships: [`I.K.C. Lukara@0: ${crew}`] },
    b: { ships: ['U.S.S. Galaxy@0'] },
  }));
  for (const t of all) {
    t.a.answers(['attack', t.thing('Galaxy'), 0]);
    t.a.answers([t.thing('Lukara')]);
    expect(known(t, 'Lukara')).toEqual(['PK09', '–']);
  }
});

ruling('BOG-R69: a copy that chance strikes may be the one who was known; who is struck chance decides', () => {
  const struck = (pick: number): string[] =>
    worlds(
      'Galaxy',
      'Sarita Carson',
      'Deanna Troi',
      (crew) => ({
        active: 1,
        a: { ships: [`U.S.S. Galaxy@0: ${crew}`] },
        b: { ships: ["I.K.S. Negh'Var@0: Martok"], tactics: ['Pulse Disruptor', 'Phaser Banks', 'Evasive Maneuvers', 'Attack Wing'] },
      }),
      [pick],
    ).map((t) => {
      t.b.answers(['attack', t.thing('Galaxy'), 0]);
      t.b.answers([t.thing("Negh'Var")]);
      t.a.answers('none');
      t.b.answers('draw');
      t.b.answers('T17');
      return `${t.events('killed').map((one) => one.card)}: ${known(t, 'Galaxy')}`;
    });
  expect(struck(0)).toEqual(['PF10: –', 'PF10: –', 'PF10: –']);
  expect(struck(1)).toEqual(['PF10: –', 'PF10: –', 'PF04: PF10']);
});

ruling('BOG-R69: a Bio-Med Drone that saves another may be the one who was known', () => {
  const all = worlds('Cube', 'Eleven of Nineteen', 'Fifteen of Seventeen', (crew) => ({
    a: { ships: [`Borg Cube@0: Two of Eleven, ${crew}`] },
  }));
  for (const t of all) {
    kill({ state: t.state, reveal: () => {}, emit: () => {} } as unknown as BlazeTable, t.thing('Two of Eleven'));
    expect([known(t, 'Cube'), t.names(t.state.deck[0])]).toEqual([['PB08', '–'], ['Two of Eleven']]);
  }
});

ruling('BOG-R69: which of two copies goes does not follow from their numbers where something tells them apart', () => {
  for (const first of [0, 1]) {
    const t = scene({
      line: ['Mineral Survey'],
      a: { ships: ['I.K.C. Lukara@0: Divok, Divok'] },
      set: (s) => {
        const other = copies(s, 'Divok', 'Lukara')[first] as Thing;
        s.owner[other] = 1;
      },
    });
    t.a.answers(['beam', t.thing('Lukara'), -11]);
    t.a.answers(['PK10']);
    const down = t.state.inPlay.filter((c) => t.state.at[c] === -11);
    expect(down.map((c) => t.state.owner[c])).toEqual([0]);
  }
});

ruling('BOG-R69: a guess keeps the person that Weak Spot has suspended', () => {
  const t = scene({
    a: { ships: ['I.K.C. Lukara@0: Kang', "I.K.C. K'Vort@0: Voktak"], hand: ['Weak Spot'], tactics: ['Phaser Banks'] },
    b: { ships: ['Borg Scout Vessel@0: Eleven of Nineteen, Four of Eleven, Two of Eleven'] },
    set: (s) => hide(s, copies(s, 'Two of Eleven', 'Scout')[0] as Thing),
  });
  t.a.answers(['attack', t.thing('Scout'), 0]);
  t.a.answers([t.thing('Lukara'), t.thing("K'Vort")]);
  t.b.answers('none');
  t.a.answers(['play', 'IT15', `suspend ${t.thing('Scout')} PB05`]);
  const guess = clone(t.state);
  game.resample(guess, 0, new SeededChance(seedFrom(3)));
  const suspended = (s: Blaze) => s.battle?.suspended.map((c) => s.design[c]);
  expect([suspended(t.state), suspended(guess)]).toEqual([[card('Four of Eleven')], [card('Four of Eleven')]]);
});
