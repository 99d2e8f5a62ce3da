/** People: battles on foot, captives, dilemmas and teams, with the cases where nothing comes of it. */
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { ATTRIBUTES, SKILL } from '../cards/index.ts';
import { whyNotCustody, whyNotFree, whyNotImprison, whyNotPickUp, whyNotTakeOut } from '../rules/captives.ts';
import { enter } from '../rules/changes.ts';
import { whyNotFight } from '../rules/fight.ts';
import { attributeOf, isInterrogator, isLeader, levelOf, strengthOf } from '../rules/people.ts';
import { activeAt, conditionOf, isActive, isDisabled } from '../rules/things.ts';
import { CLOAKED } from '../state.ts';
import { card, find, type Scene, type SceneTable, scene } from './scene.ts';
import { answerRest } from './scenes/card-scene.ts';

const GROUND = { line: ['Mineral Survey'] };
const clash = (a: string, b: string, picks?: readonly number[]): SceneTable => {
  const t = scene({ ...GROUND, a: { teams: [`0: ${a}`] }, b: { teams: [`0: ${b}`] } }, picks);
  t.a.answers(['fight', -11, 0]);
  answerRest(t);
  return t;
};

ruling('BOG-B27: equal STRENGTH ties, more than double wounds, and the side that stands stronger wins', () => {
  const tie = clash('Kang', 'Benjamin Sisko');
  expect([tie.events('paired')[0]?.result, tie.events('fightEnded')[0]?.winner, tie.isInPlay('Kang'), tie.isInPlay('Sisko')]).toEqual([
    'tie',
    -1,
    true,
    true,
  ]);
  const double = clash('Martok', 'Deanna Troi');
  expect([double.events('paired')[0]?.result, double.isInPlay('Deanna Troi')]).toEqual(['wound', false]);
  const stun = clash('Kang', 'Enrique Muniz');
  expect([stun.events('paired')[0]?.result, stun.events('fightEnded')[0]?.winner, stun.isInPlay('Muniz')]).toEqual(['stun', 0, false]);
  expect([isActive(stun.state, stun.thing('Kang')), stun.state.fight]).toEqual([false, null]);
});
ruling('BOG-B27, BOG-85: a fight needs a leader or a Borg, adversaries who are active, and a later turn', () => {
  const why = (a: string, b: string, more: Partial<Scene> = {}): string | undefined => {
    const t = scene({ ...GROUND, ...more, a: { teams: [`0: ${a}`] }, b: { teams: [`0: ${b}`] } });
    return whyNotFight(t.state, 0, -11)?.clause;
  };
  expect([why('Kang', 'Worf'), why('Divok', 'Worf'), why('Two of Eleven', 'Worf')]).toEqual([undefined, 'BOG-85', undefined]);
  expect([why('Kang', 'Worf*'), why('Kang*', 'Worf'), why('Kang', 'Worf', { turn: 2 })]).toEqual(['BOG-B27', 'BOG-B27', 'BOG-R48']);
  expect([why('Kang, Roga Danar', 'Worf'), why('Galathon', 'Sela')]).toEqual([undefined, 'BOG-R92']);
});
ruling('BOG-B50: bound weapons work only with their people; a kit and a rifle do what they say', () => {
  const team = (who: string, name: string): number => {
    const t = scene({ ...GROUND, a: { teams: [`0: ${who}`] } });
    return strengthOf(t.state, t.thing(name));
  };
  expect([team("Divok, D'k Tahg", 'Divok'), team("Roga Danar, D'k Tahg", 'Roga Danar')]).toEqual([9, 12]);
  expect([team("Divok, D'k Tahg, D'k Tahg", 'Divok'), team("Divok*, D'k Tahg", 'Divok')]).toEqual([10, 9]);
  expect([team('Divok, Kor', 'Divok'), team('Divok, Kor*', 'Divok'), team('Kor', 'Kor')]).toEqual([10, 10, 8]);
  expect([team('Navok, Sela', 'Navok'), team('Navok, Galathon', 'Navok'), team('Navok, Sela*', 'Navok')]).toEqual([9, 7, 9]);
});
ruling('BOG-B19, BOG-B20: who leads and who interrogates, and that the disabled do neither', () => {
  const t = scene({
    a: { facilities: ['Romulan Outpost@0: Sela, Parthok, Navok, Tharket, Galathon'], ships: ['Keldon@0: Dakol, Telle, Madred'] },
    b: { ships: ['I.K.C. Lukara@0: Worf'] },
  });
  const all = (fits: (s: typeof t.state, c: number) => boolean) =>
    ['Sela', 'Parthok', 'Navok', 'Tharket', 'Galathon', 'Dakol', 'Telle', 'Madred'].filter((name) => fits(t.state, t.thing(name)));
  expect(all(isLeader)).toEqual(['Sela', 'Parthok', 'Galathon', 'Dakol', 'Madred']);
  expect(all(isInterrogator)).toEqual(['Parthok', 'Tharket', 'Dakol']);
  expect([isDisabled(t.state, t.thing('Worf')), isLeader(t.state, t.thing('Worf'))]).toEqual([true, false]);
});
ruling('BOG-B19: the disabled have no attributes and no skills for any purpose, and have them back among their own', () => {
  const t = scene({ b: { ships: ['I.K.C. Lukara@0: Jean-Luc Picard, Kor, Divok'], facilities: ['Federation Outpost@0'] } });
  const picard = t.thing('Jean-Luc Picard');
  const figures = () => [
    ...ATTRIBUTES.map((one) => attributeOf(t.state, picard, one)),
    ...['OFFICER', 'Diplomacy', 'Music'].map((skill) => levelOf(t.state, picard, SKILL[skill as 'OFFICER'])),
  ];
  expect([isDisabled(t.state, picard), figures(), isLeader(t.state, picard)]).toEqual([true, [0, 0, 0, 0, 0, 0], false]);
  expect(strengthOf(t.state, t.thing('Divok'))).toBe(10); // 8, and 2 by Kor
  t.state.at[picard] = t.thing('Federation Outpost');
  expect([isDisabled(t.state, picard), figures(), isLeader(t.state, picard)]).toEqual([false, [9, 8, 6, 1, 2, 1], true]);
});
ruling('BOG-57, R32, BOG-B17: custody from a trap in space needs a crew, transporters, and no cloak', () => {
  const why = (ship: string, more: Partial<Scene> = {}): string | undefined => {
    const t = scene({
      line: ['Nebula', 'Nebula'],
      ...more,
      a: { ships: [ship] },
      set(s) {
        const trap = enter(s, card('Cardassian Trap'), 0, -10);
        s.captor[enter(s, card('Worf'), 1, trap)] = 0;
        more.set?.(s);
      },
    });
    return whyNotCustody(t.state, 0, t.thing('Cardassian Trap'), t.thing('Goraxus'))?.clause;
  };
  expect([why('Goraxus@0: Sela'), why('Goraxus@1: Sela'), why('Goraxus@0'), why('Goraxus@0: Sela*')]).toEqual([
    undefined,
    'BOG-R32',
    'BOG-R32',
    'BOG-R32',
  ]);
  expect(why('Goraxus@0: Sela', { set: (s) => s.flags.splice(find(s, 'Goraxus'), 1, CLOAKED) })).toBe('BOG-B17');
  expect(why('Goraxus@0: Sela', { b: { on: ['Maximum Firepower>Goraxus'] } })).toBe('BOG-35');
});
ruling('BOG-60, BOG-63, R33: who may lock up, take out, pick up and free', () => {
  const clauses = (condition: string, guard: string): (string | undefined)[] => {
    const t = scene({
      a: {
        facilities: [`Romulan Outpost@0${guard}`],
        on: ['Holding Cell Door>Romulan Outpost'],
        captives: [`Worf@Romulan Outpost${condition}`],
      },
      set: (s) => void enter(s, card('Kang'), 1, find(s, 'Romulan Outpost')),
    });
    const worf = t.thing('Worf');
    return [whyNotImprison, whyNotTakeOut, whyNotPickUp]
      .map((why) => why(t.state, 0, worf)?.clause)
      .concat(whyNotFree(t.state, 1, worf)?.clause);
  };
  expect(clauses('', ': Sela')).toEqual([undefined, 'BOG-63', 'BOG-R33', 'BOG-65']);
  expect(clauses(' = brig', ': Sela')).toEqual(['BOG-63', undefined, 'BOG-R33', 'BOG-64']);
  expect(clauses(' = brig', '')).toEqual(['BOG-63', 'BOG-R33', 'BOG-R33', 'BOG-64']);
  expect(clauses(' = unattended', ': Sela')).toEqual([undefined, 'BOG-63', undefined, undefined]);
  expect(clauses(' = unattended', ': Sela*')).toEqual([undefined, 'BOG-63', 'BOG-R33', undefined]);
});
ruling('BOG-B6, R75: the affiliation most of a team has decides who is disabled in it; ties go to the first', () => {
  const active = (team: string): string[] => {
    const t = scene({ ...GROUND, a: { teams: [`0: ${team}`] } });
    return activeAt(t.state, -11, 0).map((c) => t.names([t.state.design[c] as number])[0] as string);
  };
  expect(active('Kang, Worf')).toEqual(['Worf']);
  expect(active('Kang, Kor, Worf')).toEqual(['Kang', 'Kor']);
  expect(active('Sela, Kang, Roga Danar')).toEqual(['Kang', 'Roga Danar']);
  expect(active('Roga Danar, Madred')).toEqual(['Roga Danar', 'Madred']);
});
ruling('BOG-B29: a team that is killed by one dilemma meets no further one, and nobody scores', () => {
  const t = scene({ line: ['Excavation'], a: { teams: ['0: Jean-Luc Picard'] }, b: { dilemmas: ['Armus – Skin of Evil@0', 'Archer@0'] } });
  t.a.orders('attempt', -11);
  expect([t.events('dilemmaMet').map((one) => one.card), t.score, t.state.attempt]).toEqual([['DL15'], '0:0', null]);
});
ruling('BOG-B29: what says continue lets the others go on', () => {
  const t = scene(
    {
      line: ['Excavation'],
      a: { teams: ['0: Jean-Luc Picard, Worf, Geordi La Forge'] },
      b: { dilemmas: ['Armus – Skin of Evil@0'] },
    },
    [1],
  );
  t.a.orders('attempt', -11);
  expect([t.events('dilemmaMet').map((one) => one.result), t.score, t.isInPlay('Worf')]).toEqual([['suffered'], '25:0', false]);
});
ruling('BOG-B31: a mission is solved once, and a team that fails stops', () => {
  const t = scene({ line: ['Excavation'], a: { teams: ['0: Worf'], ships: ['U.S.S. Galaxy@0'] } });
  t.a.orders('attempt', -11);
  expect([t.score, isActive(t.state, t.thing('Worf')), t.a.refused(['attempt', -11, 0])]).toEqual([
    '0:0',
    false,
    'BOG-B28: None of your crew here can attempt this mission.',
  ]);
});
ruling('BOG-R57: Borg adapt to a wall that stopped them, with a Com drone and not without', () => {
  const again = (crew: string): unknown[] => {
    const t = scene({
      line: ['Nebula'],
      a: { ships: [`Borg Sphere@0: ${crew}`], table: ['Establish Gateway'], deck: ['Regenerate', 'Regenerate', 'Regenerate'] },
      b: { facilities: ['Federation Outpost@0'], dilemmas: ['Maglock@0'], deck: ['Worf', 'Worf'] },
      set: (s) => s.host.splice(find(s, 'Establish Gateway'), 1, 0),
    });
    t.a.orders('scout', t.thing('Sphere'));
    t.a.ends();
    answerRest(t);
    t.b.ends();
    answerRest(t);
    t.a.orders('scout', t.thing('Sphere'));
    return [t.events('dilemmaMet').map((one) => one.result), t.state.scouted];
  };
  expect(again('Two of Eleven, Two of Eleven, Eleven of Nineteen')).toEqual([['wall', 'adapted'], [1]]);
  expect(again('Two of Eleven, Two of Eleven')).toEqual([['wall', 'wall'], [0]]);
});
ruling('BOG-B41, BOG-80: a box gives up its guest to the next one, and what was used is shuffled for the rest of the flash', () => {
  const t = scene({
    ...GROUND,
    a: { teams: ['0: Divok, Kang'], ships: ['I.K.C. Lukara@0: Voktak'] },
    b: { facilities: ['Klingon Outpost@0'], q: ['Penalty Box', 'Lemon-Aid'], dilemmas: ['Q@0'], table: ['Penalty Box'] },
    set: (s) => void enter(s, card('Kor'), 0, find(s, 'Penalty Box')),
  });
  t.a.orders('attempt', -11);
  expect([t.names(t.state.outOfPlay[0]), t.events('flashed').length]).toEqual([['Kor'], 3]);
  expect(['Divok', 'Kang'].filter((name) => t.place(name) === 'Penalty Box').length).toBe(1);
});
ruling('BOG-54, BOG-R30: a captor with two groups at the place says which takes the captive', () => {
  const t = scene({
    line: ['Excavation'],
    a: { teams: ['0: Jean-Luc Picard'] },
    b: { ships: ['Keldon@0: Telle', 'Reklar@0: Dolak'], dilemmas: ['Cardassian Trap@0'] },
  });
  t.a.answers(['attempt', -11, 0]);
  expect([t.asked, t.b.options]).toEqual(['b bog.custody', [t.thing('Keldon'), t.thing('Reklar')]]);
  t.b.answers(t.thing('Reklar'));
  answerRest(t);
  expect([t.place('Picard'), conditionOf(t.state, t.thing('Picard')), t.names(t.state.discard[1])]).toEqual([
    'Reklar',
    'escorted',
    ['Cardassian Trap'],
  ]);
});
