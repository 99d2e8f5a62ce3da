/** Hidden agendas, objectives and interrupts in the cases that their scenes leave out. */
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { enter } from '../rules/changes.ts';
import { conditionOf, isActive } from '../rules/things.ts';
import { BRAINWASHED, CLOAKED } from '../state.ts';
import { card, find, type Scene, type SceneTable, scene } from './scene.ts';
import { answerRest } from './scenes/card-scene.ts';

const GROUND = { line: ['Mineral Survey'] };
const reveals = (setting: Scene): string[] =>
  scene(setting)
    .a.can('reveal')
    .map((one) => one.split(' ').slice(1).join(' '));

ruling('BOG-52, BOG-B32: Captured asks for more SECURITY or more hand weapons than the other side has, and for no Borg', () => {
  const grounds = (a: string, b: string) =>
    reveals({ ...GROUND, a: { teams: [`0: ${a}`], faceDown: ['Captured'] }, b: { teams: [`0: ${b}`] } });
  expect(grounds('Divok', 'Beverly Crusher')).toEqual([]);
  expect(grounds("Divok, Bat'leth", 'Beverly Crusher')).toEqual(['-11']);
  expect(grounds("Divok, Bat'leth", 'Beverly Crusher, Starfleet Type I Phaser')).toEqual([]);
  expect(grounds("Divok, Bat'leth, Mek'leth", 'Beverly Crusher, Starfleet Type I Phaser')).toEqual(['-11']);
  expect(grounds('Kang', 'Worf')).toEqual([]);
  expect(grounds("Kang, N'Garen", 'Worf')).toEqual(['-11']);
  expect(grounds("Kang*, N'Garen*", 'Beverly Crusher')).toEqual([]);
  expect(grounds('Three of Nineteen', 'Beverly Crusher')).toEqual([]);
});
ruling('BOG-R87: an agenda is revealed by its owner alone, and once', () => {
  const t = scene({
    ...GROUND,
    a: { teams: ["0: Kang, N'Garen"], faceDown: ['Captured', 'Captured'] },
    b: { teams: ['0: Beverly Crusher, Geordi La Forge'], faceDown: ['Captured'] },
  });
  expect(t.a.can('reveal').length).toBe(1);
  t.a.orders('reveal', Number(t.a.can('reveal')[0]?.split(' ')[0]), -11);
  expect([t.a.can('reveal').length, t.names(t.state.discard[0]), t.state.captor.filter((one) => one === 0).length]).toEqual([
    1,
    ['Captured'],
    1,
  ]);
});
ruling('BOG-78: Intruder Alert! assimilates a stranger only where a Talon Drone is, aboard what is Borg', () => {
  const boarded = (ship: string, drone: string, who = 'Worf'): string[] =>
    reveals({
      a: { ships: [`${ship}@0: ${drone}`], faceDown: ['Intruder Alert!'] },
      set: (s) => void enter(s, card(who), 1, find(s, ship)),
    });
  expect(boarded('Borg Sphere', 'Three of Nineteen')).toEqual(['assimilate PF05@1']);
  expect(boarded('Borg Sphere', 'Three of Nineteen*')).toEqual([]);
  expect(boarded('Borg Sphere', 'Four of Eleven')).toEqual([]);
  expect(boarded('Borg Sphere', 'Three of Nineteen', 'Two of Eleven')).toEqual([]);
  expect(boarded('Mercenary Ship', 'Three of Nineteen')).toEqual([]);
});
ruling('BOG-65: Prisoner Exchange frees one, and then one’s own or a personnel from the deck, or nothing', () => {
  const trading = (): SceneTable => {
    const t = scene({
      a: {
        facilities: ['Romulan Outpost@0: Sela'],
        captives: ['Worf@Romulan Outpost'],
        faceDown: ['Prisoner Exchange'],
        deck: ["D'Vin", 'Kang'],
      },
      b: { ships: ['I.K.C. Lukara@0: Kang'], captives: ['Galathon@Lukara'] },
    });
    t.a.answers(['reveal', t.thing('Prisoner Exchange'), `PF05 escorted@${t.thing('Romulan Outpost')}`]);
    t.pass();
    return t;
  };
  const t = trading();
  expect([t.place('Worf'), conditionOf(t.state, t.thing('Worf')), t.a.options]).toEqual([
    'I.K.C. Lukara',
    null,
    ['release', 'PR08', 'none'],
  ]);
  t.a.answers('PR08');
  answerRest(t);
  expect([t.place("D'Vin"), conditionOf(t.state, t.thing('Galathon')), t.names(t.state.discard[0])]).toEqual([
    'Romulan Outpost',
    'escorted',
    ['Prisoner Exchange'],
  ]);
  const nothing = trading();
  nothing.a.answers('none');
  answerRest(nothing);
  expect([nothing.isInPlay("D'Vin"), conditionOf(nothing.state, nothing.thing('Galathon'))]).toEqual([false, 'escorted']);
});
ruling('BOG-35: a tractor beam needs a staffed ship with a working beam, SHIELDS for the target’s RANGE, and another ship', () => {
  const locks = (mine: string, theirs: string, more: Scene = {}): number =>
    scene({ ...more, a: { ships: [mine], faceDown: ['Establish Tractor Lock'], ...more.a }, b: { ships: [theirs], ...more.b } }).a.can(
      'reveal',
    ).length;
  const negh = "I.K.S. Negh'Var@0: Kang, N'Garen, Voktak, Divok";
  expect(locks(negh, 'U.S.S. Galaxy@0')).toBe(1);
  expect(locks("I.K.S. Negh'Var@0: Kang", 'U.S.S. Galaxy@0')).toBe(0);
  expect(locks('Mercenary Ship@0: Kang, Kor', 'Borg Sphere@0')).toBe(0);
  expect(locks('I.K.C. Lukara@0: Kang', 'U.S.S. Galaxy@0')).toBe(0);
  expect(locks('I.K.C. Lukara@0: Kang', 'Borg Sphere@0')).toBe(1);
  expect(locks(negh, 'U.S.S. Galaxy@0', { b: { on: ["Pulse Phaser Cannons>Negh'Var"] } })).toBe(0);
  expect(locks(negh, 'U.S.S. Galaxy@1', { line: ['Nebula', 'Nebula'] })).toBe(0);
});
ruling('BOG-83: a Nor holds ships from Ops, with a dock, and while nobody opposes', () => {
  const locks = (nor: string, foe = false): number =>
    scene({
      line: ['Alter Records'],
      a: { facilities: [nor], faceDown: ['Establish Tractor Lock'] },
      b: { ships: ['U.S.S. Galaxy@0'] },
      ...(foe ? { set: (s) => void enter(s, card('Worf'), 1, find(s, 'Ops')) } : {}),
    }).a.can('reveal').length;
  expect([locks('Nor@0; Ops: Telle; Docking Ports'), locks('Nor@0; Ops: Telle; Docking Pylons'), locks('Nor@0; Ops: Telle')]).toEqual([
    1, 1, 0,
  ]);
  expect([locks('Nor@0; Ops; Docking Ports: Telle'), locks('Nor@0; Ops: Telle; Docking Ports', true)]).toEqual([0, 0]);
});
ruling('BOG-R62: the beam is off as soon as its ship moves or the held one is gone', () => {
  const t = scene({
    line: ['Nebula', 'Nebula'],
    a: { ships: ["I.K.S. Negh'Var@0: Kang, N'Garen, Voktak, Divok"], faceDown: ['Establish Tractor Lock'] },
    b: { ships: ['U.S.S. Galaxy@0: Worf, Beverly Crusher, Geordi La Forge'] },
  });
  t.a.orders('reveal', t.thing('Establish Tractor Lock'), `${t.thing("Negh'Var")} ${t.thing('Galaxy')}`);
  t.a.orders('move', t.thing("Negh'Var"), 1);
  expect([t.isInPlay('Establish Tractor Lock'), t.names(t.state.discard[0])]).toEqual([false, ['Establish Tractor Lock']]);
});
ruling('BOG-R62: Awaken brings a drone of its kind; a second Def drone only if the other side began the battle', () => {
  const fight = (attacker: 'a' | 'b'): SceneTable => {
    const borg = {
      ships: ['Borg Sphere@0: Two of Eleven, Two of Eleven'],
      hand: ['Awaken'],
      deck: ['Four of Eleven', 'Thirteen of Nineteen', 'Eleven of Nineteen'],
    };
    const klingon = { ships: ['I.K.C. Lukara@0: Kang'] };
    const t = scene({ a: attacker === 'a' ? borg : klingon, b: attacker === 'a' ? klingon : borg });
    const [mine, theirs] = attacker === 'a' ? ['Sphere', 'Lukara'] : ['Lukara', 'Sphere'];
    t.a.answers(['attack', t.thing(theirs as string), 0]);
    t.a.answers([t.thing(mine as string)]);
    t.b.answers('none');
    const player = attacker === 'a' ? t.a : t.b;
    player.answers(['play', 'IT03', `PB05 ${t.thing('Sphere')}`]);
    return t;
  };
  const began = fight('a');
  expect([began.place('Four of Eleven'), began.asked.includes('bog.drone')]).toEqual(['Borg Sphere', false]);
  answerRest(began);
  const suffered = fight('b');
  expect([suffered.place('Four of Eleven'), suffered.asked]).toEqual(['Borg Sphere', 'b bog.drone']);
  suffered.b.answers('PB04');
  expect(suffered.place('Thirteen of Nineteen')).toBe('Borg Sphere');
  answerRest(suffered);
});
ruling('BOG-65: under Prepare the Prisoner a rescue reaches only those where the rescuer has people', () => {
  const t = scene({
    line: ['Nebula', 'Nebula'],
    a: { facilities: ['Federation Outpost@0: Geordi La Forge'], hand: ['Rescue Captives'] },
    b: {
      facilities: ['Romulan Outpost@0: Sela', 'Cardassian Outpost@1: Telle'],
      captives: ['Worf@Romulan Outpost', 'Beverly Crusher@Cardassian Outpost'],
      table: ['Prepare the Prisoner'],
    },
  });
  const home = t.thing('Federation Outpost');
  expect(t.a.can('play')).toEqual([`IT11 ${home}`]);
  t.a.orders('play', 'IT11', home);
  expect([t.place('Worf'), conditionOf(t.state, t.thing('Worf')), conditionOf(t.state, t.thing('Beverly Crusher'))]).toEqual([
    'Federation Outpost',
    null,
    'escorted',
  ]);
});
ruling('BOG-65: without an outpost the rescued go back to the hand', () => {
  const t = scene({
    a: { ships: ['U.S.S. Galaxy@0'], hand: ['Rescue Captives'] },
    b: { facilities: ['Romulan Outpost@0: Sela'], captives: ['Worf@Romulan Outpost'] },
  });
  expect(t.a.can('play')).toEqual(['IT11 hand']);
  t.a.orders('play', 'IT11', 'hand');
  expect([t.a.hand, t.isInPlay('Worf')]).toEqual([['Worf'], false]);
});
ruling('BOG-R47: an ambush needs a D’deridex with guns, and weak SHIELDS at its own location', () => {
  const preys = (mine: string, theirs: string, more: Scene = {}): number =>
    scene({ line: ['Nebula', 'Nebula'], ...more, a: { ships: [mine], hand: ['Romulan Ambush'] }, b: { ships: [theirs] } }).a.can('play')
      .length;
  expect(preys("D'deridex@0: Sela", 'Runabout@0: Worf')).toBe(1);
  expect(preys("D'deridex@0: Sela", 'Mercenary Ship@0: Worf')).toBe(0);
  expect(preys("D'deridex@0: Sela", 'Runabout@1: Worf')).toBe(0);
  expect(preys('Romulan Shuttle@0: Sela', 'Runabout@0: Worf')).toBe(0);
  expect(preys("D'deridex@0: Sela*", 'Runabout@0: Worf')).toBe(0);
  expect(
    preys("D'deridex@0: Sela", 'Romulan Shuttle@0: Parthok', { set: (s) => s.flags.splice(find(s, 'Romulan Shuttle'), 1, CLOAKED) }),
  ).toBe(0);
});
ruling('BOG-55: who is lost under a mission is captured or comes back, as its solver decides', () => {
  const lost = (solver: 0 | 1): SceneTable => {
    const t = scene({
      line: ['Excavation'],
      active: solver,
      a: { ships: ['Goraxus@0'], teams: solver === 0 ? ['0: Galathon, Sela'] : [] },
      b: { ships: ['U.S.S. Galaxy@0'], teams: solver === 1 ? ['0: Jean-Luc Picard'] : [] },
      set(s) {
        const own = enter(s, card('Thine Own Self'), 0, -11);
        enter(s, card('Worf'), 1, own);
      },
    });
    (solver === 0 ? t.a : t.b).orders('attempt', -11);
    answerRest(t);
    return t;
  };
  const mine = lost(0);
  expect([conditionOf(mine.state, mine.thing('Worf')), mine.place('Worf'), mine.isInPlay('Thine Own Self')]).toEqual([
    'escorted',
    '-11',
    false,
  ]);
  const theirs = lost(1);
  expect([conditionOf(theirs.state, theirs.thing('Worf')), theirs.place('Worf'), theirs.isInPlay('Thine Own Self')]).toEqual([
    null,
    '-11',
    false,
  ]);
});
ruling('BOG-R81: a Brainwashed captive works for his captor, until the card is gone', () => {
  const t = scene({
    a: { facilities: ['Romulan Outpost@0: Sela'], captives: ['Worf@Romulan Outpost'] },
    set(s) {
      const worf = find(s, 'Worf');
      s.flags[worf] = BRAINWASHED;
      s.controller[worf] = 0;
    },
  });
  expect([isActive(t.state, t.thing('Worf')), conditionOf(t.state, t.thing('Worf'))]).toEqual([true, 'brainwashed']);
});
