/** Clauses read once more, word by word: the case next to the one that everybody thinks of. */
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { enter } from '../rules/changes.ts';
import { madred } from '../rules/interrogate.ts';
import { strengthOf } from '../rules/people.ts';
import { tacticValue } from '../rules/tactics.ts';
import { affiliationOf, type BlazeTable, conditionOf, has } from '../rules/things.ts';
import { NONE, ROTATED, STOPPED, space } from '../state.ts';
import { card, find, type Scene, scene } from './scene.ts';
import { answerRest, ended } from './scenes/card-scene.ts';

const KLINGONS = { ships: ['I.K.C. Lukara@0: Kang'] };

ruling('BOG-R53: the card play that Energy Vortex sent back is there for another card, and once only', () => {
  const t = scene({
    line: ['Krios Suppression'],
    a: { facilities: ['Klingon Outpost@0'], hand: ['Kang', 'Kor', 'Koloth'] },
    b: { hand: ['Energy Vortex'] },
  });
  const outpost = t.thing('Klingon Outpost');
  t.a.answers(['report', 'PK01', outpost]);
  t.b.answers(['play', 'IT05', 0]);
  t.pass();
  expect(t.a.can('report')).toEqual([`PK03 ${outpost}`, `PK02 ${outpost}`]);
  t.a.orders('report', 'PK03', outpost);
  expect(t.a.refused(['report', 'PK02', outpost])).toBe('BOG-B11: You’ve already played a card this turn.');
});

ruling('BOG-R85: a Starship objective is discarded when its ship is gone', () => {
  const t = scene({
    a: { ships: ['Borg Sphere@0: Eighteen of Nineteen'], table: ['Assimilate Starship'] },
    b: { facilities: ['Klingon Outpost@0'], ...KLINGONS },
    set(s) {
      s.host[find(s, 'Assimilate Starship')] = find(s, 'Lukara');
      s.turns[enter(s, card('Warp Core Breach'), 0, find(s, 'Lukara'))] = 1;
    },
    active: 1,
  });
  t.b.ends();
  answerRest(t);
  expect([t.isInPlay('Lukara'), t.isInPlay('Assimilate Starship'), t.names(t.state.discard[0])]).toEqual([
    false,
    false,
    ['Warp Core Breach', 'Assimilate Starship'],
  ]);
});
ruling('BOG-R64: a pause follows when a ship has been assimilated, not when the probe failed', () => {
  const probed = (top: string): string => {
    const t = scene({
      a: { ships: ['Borg Sphere@0'], table: ['Assimilate Starship'], deck: [top, 'Kor'] },
      b: { facilities: ['Klingon Outpost@0'], ships: ['I.K.C. Lukara@0'], hand: ['Kor'] },
      set(s) {
        s.host[find(s, 'Assimilate Starship')] = find(s, 'Lukara');
        enter(s, card('Four of Eleven'), 0, find(s, 'Lukara'));
      },
    });
    t.a.answers(['use', t.thing('Assimilate Starship'), 'probe']);
    const { asked } = t;
    t.pass();
    return asked;
  };
  expect([probed('Four of Eleven'), probed('Kor')]).toEqual(['b bog.w7', 'a bog.turn']);
});
ruling('BOG-35, BOG-R85: a Starship objective beams nobody with transporters off line', () => {
  const beams = (on: string[]): string[] => {
    const t = scene({
      a: { ships: ['Borg Sphere@0: Four of Eleven'], table: ['Assimilate Starship'] },
      b: { ships: ['I.K.C. Lukara@0'], on },
      set: (s) => s.host.splice(find(s, 'Assimilate Starship'), 1, find(s, 'Lukara')),
    });
    return t.a.can('use').filter((one) => one.includes('beam'));
  };
  expect([beams([]).length, beams(['Maximum Firepower>Sphere']).length]).toEqual([1, 0]);
});

ruling('BOG-12: an outpost with a Defense System Upgrade is asked whether it returns fire', () => {
  const asked = (on: string[]): string => {
    const t = scene({ a: KLINGONS, b: { facilities: ['Federation Outpost@0: Worf'], on } });
    t.a.answers(['attack', t.thing('Federation Outpost'), 0]);
    t.a.answers([t.thing('Lukara')]);
    return t.asked;
  };
  expect([asked(['Defense System Upgrade>Federation Outpost']), asked([])]).toEqual(['b bog.return', 'a bog.turn']);
});

ruling('BOG-R28, BOG-B18: a Borg Ship that fought this turn moves on, one that Regenerate has stopped does not', () => {
  const setting = (stopped: boolean): Scene => ({
    line: ['Nebula', 'Nebula', 'Nebula'],
    a: { facilities: ['Borg Outpost@2'], deck: ['Four of Eleven'] },
    b: { facilities: ['Klingon Outpost@1'], ships: ['I.K.C. Koraga@2: Kang'] },
    set(s) {
      const ship = enter(s, card('Borg Ship'), 1, space(0), NONE);
      s.turns[ship] = 1;
      if (stopped) s.flags[ship] = STOPPED;
    },
  });
  expect([ended(setting(false)).place('Borg Ship'), ended(setting(true)).place('Borg Ship')]).toEqual([String(space(1)), String(space(0))]);
  const t = scene({ ...setting(false), line: ['Nebula', 'Nebula'], b: KLINGONS, a: { facilities: ['Borg Outpost@1'] }, active: 1 });
  t.b.answers(['attack', t.thing('Borg Ship'), 0]);
  answerRest(t);
  t.b.ends();
  answerRest(t);
  expect(t.place('Borg Ship')).toBe(String(space(1)));
});

ruling('BOG-B40: a person that a Talon Drone takes in a fight counts for neither side any more', () => {
  const t = scene({
    line: ['Mineral Survey'],
    a: { teams: ['0: Three of Nineteen'] },
    b: { teams: ['0: Deanna Troi'] },
  });
  t.a.answers(['fight', -11, 0]);
  t.a.answers(['use', 'PB03@-11', 'assimilate']);
  answerRest(t);
  expect([t.events('fightEnded')[0]?.totals, t.isInPlay('Deanna Troi'), affiliationOf(t.state, t.thing('Troi'))]).toEqual([
    [7, 0],
    true,
    5,
  ]);
  expect(has(t.state, t.thing('Troi'), STOPPED)).toBe(true);
});

ruling('BOG-R62: Tharket’s two texts are each there once in a match', () => {
  const t = scene({
    line: ['Mineral Survey'],
    active: 1,
    a: {
      facilities: ['Romulan Outpost@0: Tharket, Sela'],
      captives: ['Worf@Romulan Outpost'],
      deck: ['Prisoner Escort'],
      faceDown: ['Captured'],
      teams: ['0: Navok'],
    },
    b: { facilities: ['Federation Outpost@0'], hand: ['Rescue Captives', 'Rescue Captives'], teams: ['0: Deanna Troi'] },
  });
  const outpost = t.thing('Romulan Outpost');
  t.b.answers(['play', 'IT11', t.thing('Federation Outpost')]);
  t.a.answers(['use', `PR05@${outpost}`, 'nullify']);
  answerRest(t);
  t.b.answers(['play', 'IT11', t.thing('Federation Outpost')]);
  if (t.asked.startsWith('a')) expect(t.a.options).toEqual(['pass']);
  answerRest(t);
  expect(conditionOf(t.state, t.thing('Worf'))).toBe(null);
  t.b.ends();
  answerRest(t);
  t.a.answers(['reveal', t.thing('Captured'), -11]);
  while (t.asked === 'a bog.custody') t.a.answers(outpost);
  expect([t.asked, t.a.options.some((one) => Array.isArray(one) && one[1] === `PR05@${outpost}`)]).toEqual(['a bog.w4', true]);
  t.pass();
});

ruling('BOG-B15: a ship that is compatible with a Nor is admitted at its docks, no matter who holds the station', () => {
  const docks = (ship: string): string[] =>
    scene({
      line: ['Alter Records'],
      a: { ships: [ship] },
      b: { facilities: ['Nor@0; Docking Pylons'] },
      stage: 'orders',
    }).a.can('dock');
  expect([docks('Kraxon@0: Dolak, Telle').length, docks('I.K.C. Lukara@0: Kang').length]).toEqual([1, 0]);
});

ruling('BOG-B18, BOG-B26: the stopped are aboard: an ENGINEER stops a breach, SECURITY a fire, two levels a puzzle', () => {
  const left = (trouble: string, crew: string): boolean[] => {
    const t = ended({
      a: { ships: [`U.S.S. Galaxy@0: ${crew}`], facilities: ['Federation Outpost@0'], deck: ['Worf'] },
      b: { facilities: ['Klingon Outpost@0'], on: [`${trouble}>Galaxy`] },
    });
    return [t.isInPlay('Galaxy') && t.figures('Galaxy').endsWith(' 100'), t.isInPlay(trouble)];
  };
  expect([left('Warp Core Breach', 'Exocomp*'), left('Warp Core Breach', 'Deanna Troi*')]).toEqual([
    [true, false],
    [false, false],
  ]);
  expect([left('Plasma Fire', 'Worf*'), left('Plasma Fire', 'Deanna Troi*')]).toEqual([
    [true, false],
    [false, true],
  ]);
  expect([left('Isolinear Puzzle', 'Geordi La Forge*'), left('Isolinear Puzzle', 'Exocomp*')]).toEqual([
    [true, false],
    [true, true],
  ]);
});
ruling('BOG-79, BOG-R46: Madred stands by also when he is stopped', () => {
  const t = scene({ a: { facilities: ['Cardassian Outpost@0: Madred*'], captives: ['Worf@Cardassian Outpost'] } });
  expect(madred(t.stage.run.table as unknown as BlazeTable, 0, t.thing('Worf'), card('Torture'))).toBe(1);
});
ruling('BOG-B50: a stopped Klingon is present for his knife, a stopped V.I.P. for Navok; a disabled one is not', () => {
  const strength = (who: string, name: string): number => {
    const t = scene({ line: ['Mineral Survey'], a: { teams: [`0: ${who}`] } });
    return strengthOf(t.state, t.thing(name));
  };
  expect([strength("Roga Danar, Divok*, D'k Tahg", 'Roga Danar'), strength("Roga Danar, D'k Tahg", 'Roga Danar')]).toEqual([13, 12]);
  expect([strength('Navok, Sela*', 'Navok'), strength('Navok, Galathon*', 'Navok')]).toEqual([9, 7]);
  expect(strength("Worf, Deanna Troi, Divok, D'k Tahg", 'Worf')).toBe(10);
});

ruling('BOG-B46: points of a dilemma that reach the goal end the match before the next dilemma', () => {
  const t = scene({
    line: ['Mineral Survey'],
    a: { teams: ['0: Worf, Sarita Carson, Sarita Carson, Beverly Crusher'], score: 95 },
    b: { dilemmas: ['Chalnoth@0', 'Nausicaans@0'] },
  });
  t.a.answers(['attempt', -11, 0]);
  expect([t.result?.reason, t.score, t.events('dilemmaMet').length]).toEqual(['bog.end.goal', '100:0', 1]);
});

ruling('BOG-R6, BOG-R5: a side deck that is shuffled again while Tactics are chosen does not show it', () => {
  const t = scene({
    a: { ...KLINGONS, tactics: ['Phaser Banks'] },
    b: { ships: ['U.S.S. Galaxy@0: Worf'], tactics: ['Photon Torpedo', 'Attack Wing', 'Attack Wing'] },
    set: (s) => s.tacticsUp.splice(0, 1, [card('Strafing Run'), card('Target Weapons')]),
  });
  t.a.answers(['attack', t.thing('Galaxy'), 0]);
  t.a.answers([t.thing('Lukara')]);
  t.b.answers('none');
  const seen = (viewer: 0 | 1) => {
    const side = t.stage.view(viewer).seats[0] as { tacticsCount: number; tacticsUp: string[] };
    return [side.tacticsCount, side.tacticsUp];
  };
  const before = seen(1);
  t.a.answers('draw');
  t.a.answers('draw');
  expect([before, seen(1), seen(0)]).toEqual([
    [1, ['T05', 'T21']],
    [1, ['T05', 'T21']],
    [1, []],
  ]);
  expect(t.stage.events(1).some((e) => e.type === 'shuffled')).toBe(false);
  t.a.answers('T12');
  t.b.answers('none');
  expect([t.stage.events(1).some((e) => e.type === 'shuffled'), (t.state.tacticsUp[0] as number[]).length]).toEqual([true, 2]);
});
ruling('BOG-R93: who was asked for Tactics counts as such when he has drawn his last one', () => {
  const t = scene({
    a: { ships: ['I.K.C. Lukara@0: Kang', "I.K.C. K'Vort@0: Voktak"], tactics: ['Evasive Maneuvers', 'Pulse Disruptor'] },
    b: { ships: ['U.S.S. Galaxy@0: Jean-Luc Picard'], tactics: ['Phaser Banks'] },
  });
  t.a.answers(['attack', t.thing('Galaxy'), 0]);
  t.a.answers([t.thing('Lukara'), t.thing("K'Vort")]);
  t.b.answers(t.thing('Lukara'));
  t.b.answers([t.thing('Galaxy')]);
  t.a.answers('draw');
  const before = tacticValue(t.state, 0, card('Evasive Maneuvers'));
  t.b.answers('draw');
  expect([before, tacticValue(t.state, 0, card('Evasive Maneuvers'))]).toEqual([0, 0]);
});

ruling('BOG-R22: a ship that lay at its dock before it was turned waits two full turns from then', () => {
  const t = scene({
    a: { facilities: ['Klingon Outpost@0'], ships: ['I.K.C. Lukara@Klingon Outpost: Kang'], deck: ['Kor', 'Kor', 'Kor'] },
    b: { ships: ['I.K.C. Koraga@0: Kor'], deck: ['Kor', 'Kor', 'Kor'] },
    active: 1,
    set(s) {
      s.turns[find(s, 'Lukara')] = 5;
      enter(s, card('Calamarain'), 1, space(0));
    },
  });
  t.b.orders('use', t.thing('Calamarain'), `strike ${t.thing('Lukara')}`);
  expect(has(t.state, t.thing('Lukara'), ROTATED)).toBe(true);
  t.b.ends();
  t.a.ends();
  expect(t.asked).toBe('b bog.turn');
  t.b.ends();
  t.a.ends();
  expect(t.asked).toBe('a bog.repair');
});

ruling('BOG-B21, BOG-R92: who is stopped is still of the crew, and still a face that one may not attack', () => {
  const attacks = (crew: string): number =>
    scene({ a: { ships: [`Mercenary Ship@0: ${crew}`] }, b: { ships: ['I.K.C. Lukara@0'] } }).a.can('attack').length;
  expect([attacks('Roga Danar, Roga Danar*'), attacks('Roga Danar, Sarita Carson*')]).toEqual([1, 0]);
  const fights = (mine: string, theirs: string): number =>
    scene({ line: ['Mineral Survey'], a: { teams: [`0: ${mine}`] }, b: { teams: [`0: ${theirs}`] } }).a.can('fight').length;
  expect([fights('Sela', 'Kang, Divok*'), fights('Sela', 'Roga Danar, Navok*'), fights('Roga Danar, Worf*', 'Kang')]).toEqual([1, 0, 0]);
});
