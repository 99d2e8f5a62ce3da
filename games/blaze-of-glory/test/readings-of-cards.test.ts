/** Texts of cards read once more, word by word: the case next to the one that everybody thinks of. */
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { enter } from '../rules/changes.ts';
import { shieldsOf } from '../rules/figures.ts';
import { affiliationOf, conditionOf, has } from '../rules/things.ts';
import { type Blaze, CLOAKED, IN_BRIG, MARKED, NONE, opened, space } from '../state.ts';
import { card, find, type SceneTable, scene } from './scene.ts';
import { answerRest } from './scenes/card-scene.ts';

const KLINGONS = { ships: ['I.K.C. Lukara@0: Kang'] };
const cloaks = (name: string) => (s: Blaze) => {
  s.flags[find(s, name)] = CLOAKED;
};

ruling('BOG-73: Prepare the Prisoner, revealed in answer to a rescue, leaves it the group that its player then names', () => {
  const t = scene({
    line: ['Nebula', 'Nebula', 'Nebula'],
    active: 1,
    a: {
      facilities: ['Romulan Outpost@1: Sela', 'Cardassian Outpost@2: Telle'],
      captives: ['Worf@Romulan Outpost', 'Enrique Muniz@Cardassian Outpost'],
      faceDown: ['Prepare the Prisoner'],
    },
    b: {
      facilities: ['Federation Outpost@0'],
      ships: ['U.S.S. Galaxy@1: Deanna Troi', 'Runabout@2: Sarita Carson'],
      hand: ['Rescue Captives'],
    },
  });
  t.b.answers(['play', 'IT11', t.thing('Federation Outpost')]);
  t.a.answers(['reveal', t.thing('Prepare'), 0]);
  t.pass();
  expect(t.b.options).toEqual([t.thing('Galaxy'), t.thing('Runabout')]);
  t.b.answers(t.thing('Runabout'));
  expect([conditionOf(t.state, t.thing('Worf')), t.place('Enrique Muniz')]).toEqual(['escorted', 'Runabout']);
});

ruling('BOG-73: a Cardassian Trap leaves alone who is Cardassian by species', () => {
  const t = scene({
    line: ['Explore Interstellar Matter'],
    a: { ships: ['Mercenary Ship@0: Madred, Dakol, Telle'] },
    b: { dilemmas: ['Cardassian Trap@0'] },
  });
  t.a.answers(['attempt', t.thing('Mercenary Ship'), 0]);
  answerRest(t);
  expect(conditionOf(t.state, t.thing('Madred'))).toBe(null);
});

ruling('BOG-R62: Weak Spot suspends what is aboard the ship that it names', () => {
  const t = scene({
    line: ['Nebula', 'Nebula'],
    a: { ships: ['I.K.C. Lukara@1: Kang', "I.K.C. K'Vort@1: Voktak"], hand: ['Weak Spot'] },
    b: { ships: ['Borg Cube@0: Four of Eleven', 'Borg Scout Vessel@1: Four of Eleven'] },
  });
  t.a.answers(['attack', t.thing('Scout'), 0]);
  t.a.answers([t.thing('Lukara'), t.thing("K'Vort")]);
  t.b.answers('none');
  const before = shieldsOf(t.state, t.thing('Scout'));
  t.a.answers(['play', 'IT15', `suspend ${t.thing('Scout')} PB05`]);
  answerRest(t);
  expect([before, t.events('fired')[0]?.defense]).toEqual([6, 4]);
});

ruling('BOG-R62: Awaken brings a second Def drone only where the opponent started the battle', () => {
  const woken = (byDilemma: boolean): string => {
    const t = scene({
      line: ['Nebula', 'Nebula'],
      active: 1,
      a: { ships: ['Borg Scout Vessel@0: Eighteen of Nineteen'], hand: ['Awaken'], deck: ['Four of Eleven', 'Four of Eleven'] },
      b: KLINGONS,
      set(s) {
        if (!byDilemma) return;
        s.allegiance[find(s, 'Scout')] = 0;
        s.turns[enter(s, card('Borg Ship'), 1, space(1), NONE)] = -1;
        s.at[find(s, 'Lukara')] = space(1);
        s.flags[find(s, 'Lukara')] = CLOAKED;
      },
    });
    const ship = t.thing('Scout');
    if (byDilemma) {
      t.b.answers('end');
      t.a.answers('pass');
    } else {
      t.b.answers(['attack', ship, 0]);
      t.b.answers([t.thing('Lukara')]);
    }
    if (t.asked === 'a bog.return') t.a.answers('none');
    t.a.answers(['play', 'IT03', `PB05 ${ship}`]);
    const { asked } = t;
    answerRest(t);
    return asked;
  };
  expect([woken(false), woken(true)]).toEqual(['a bog.drone', 'a bog.turn']);
});

ruling('BOG-B7, BOG-R71: a unique site is in play once for its owner, a Holding Cell as often as he has Nors', () => {
  const sites = (hand: string): string[] =>
    scene({
      line: ['Alter Records', 'Establish Station'],
      a: { facilities: ['Nor@0; Ops; Security Holding Cell', 'Nor@1'], hand: [hand] },
    }).a.can('build');
  expect([sites('Ops').length, sites('Security Holding Cell').length, sites('Infirmary').length]).toEqual([0, 1, 2]);
});

ruling('BOG-50, BOG-R26: without a tactic, too, what is drawn for several targets is shuffled over them', () => {
  const t = scene({
    a: {
      ships: ['Borg Cube@0: Nine of Seventeen, Four of Eleven, Four of Eleven'],
      tactics: ['Phaser Banks', 'Photon Torpedo', 'Attack Wing', 'Target Weapons', 'Strafing Run'],
    },
    b: { ships: ['I.K.C. Lukara@0', 'I.K.C. Koraga@0'], tactics: [] },
  });
  t.a.answers(['attack', t.thing('Lukara'), 0]);
  t.a.answers([t.thing('Cube')]);
  t.a.answers([t.thing('Koraga')]);
  t.b.answers('none');
  t.a.answers('none');
  answerRest(t);
  const placed = t.events('marked').map(({ target }) => target);
  expect([placed.length, placed.slice(0, 4).every((one) => one === 'KS2')]).toEqual([5, false]);
});

ruling('BOG-B33: Prisoner Exchange finds its personnel in an open Tent, too', () => {
  const t = scene({
    a: { facilities: ['Romulan Outpost@0: Sela'], captives: ['Worf@Romulan Outpost'], faceDown: ['Prisoner Exchange'], tent: ['Navok'] },
    b: { facilities: ['Federation Outpost@0'] },
  });
  t.a.answers(['reveal', t.thing('Prisoner Exchange'), `PF05 escorted@${t.thing('Romulan Outpost')}`]);
  expect(t.a.options).toEqual(['PR09', 'none']);
});

ruling('BOG-B17: an opposing ship that is cloaked cannot be named by fire, breach, Rogue Borg or tractor beam', () => {
  const plays = (cloaked: boolean): string[] => {
    const t = scene({
      a: {
        ships: ['U.S.S. Galaxy@0: Jean-Luc Picard, Worf, Deanna Troi'],
        hand: ['Plasma Fire', 'Warp Core Breach', 'Rogue Borg Mercenaries'],
        faceDown: ['Establish Tractor Lock'],
      },
      b: KLINGONS,
      ...(cloaked ? { set: cloaks('Lukara') } : {}),
    });
    const aims = new RegExp(` ${t.thing('Lukara')}$`);
    return [...t.a.can('play'), ...t.a.can('reveal')].filter((one) => aims.test(one));
  };
  expect([plays(false).length, plays(true).length]).toEqual([4, 0]);
});

ruling('BOG-41: an Exocomp that left its ship in between has not been aboard for a full turn; a stopped one has', () => {
  const repaired = (crew: string, walks: boolean): boolean => {
    const t = scene({
      a: { facilities: ['Federation Outpost@0'], ships: [`U.S.S. Galaxy@Federation Outpost: ${crew}`], deck: ['Worf', 'Worf', 'Worf'] },
      b: { facilities: ['Klingon Outpost@0'], on: ['Attack Wing>Galaxy', 'Attack Wing>Galaxy', 'Attack Wing>Galaxy'] },
      set(s) {
        s.host[find(s, 'Exocomp')] = find(s, 'Galaxy');
        s.turns[find(s, 'Exocomp')] = 1;
      },
    });
    const [ship, outpost] = [t.thing('Galaxy'), t.thing('Federation Outpost')];
    if (walks) {
      t.a.answers(['walk', ship, outpost]);
      t.a.answers(['PF11']);
      t.a.answers(['walk', outpost, ship]);
      t.a.answers(['PF11']);
    }
    t.a.ends();
    answerRest(t);
    return !t.isInPlay('Attack Wing');
  };
  expect([repaired('Exocomp', false), repaired('Exocomp*', false), repaired('Exocomp', true)]).toEqual([true, true, false]);
});

ruling('BOG-R62: a Science Lab looks past walls that lie open', () => {
  const t = scene({
    line: ['Study Plasma Storm'],
    a: { facilities: ['Nor@0; Science Lab: Ulani Belor'] },
    b: { dilemmas: ['Maglock@0', 'Gravitic Mine@0'] },
    set(s) {
      const stack = s.stacks[0] as number[];
      stack[0] = opened(stack[0] as number);
    },
  });
  t.a.orders('use', t.thing('Science Lab'));
  expect(t.stage.view(0).locations[0]?.stack.map((one) => one.card)).toEqual(['DL09', 'DL03']);
  expect(t.stage.view(1).locations[0]?.stack.length).toBe(2);
});

ruling('BOG-63: a captive under Prisoner Escort is locked in when a Brig is built around its escorts', () => {
  const t = scene({
    a: { ships: ['Goraxus@0: Sela'], captives: ['Worf@Goraxus'], hand: ['Holding Cell Door'] },
    b: { facilities: ['Federation Outpost@0'], score: 20 },
    set: (s) => s.flags.splice(find(s, 'Worf'), 1, MARKED),
  });
  t.a.orders('play', 'DW4', t.thing('Goraxus'));
  expect([has(t.state, t.thing('Worf'), IN_BRIG), t.score]).toEqual([true, '0:15']);
});

ruling('BOG-R64: a pause follows where a Borg Ship fell upon a ship that decloaked, not otherwise', () => {
  const asked = (there: boolean): string => {
    const t = scene({
      line: ['Nebula', 'Nebula'],
      a: KLINGONS,
      b: { hand: ['Kor'], facilities: ['Borg Outpost@1'] },
      set(s) {
        cloaks('Lukara')(s);
        if (there) s.turns[enter(s, card('Borg Ship'), 1, space(0), NONE)] = 1;
      },
    });
    t.a.answers(['decloak', t.thing('Lukara'), 0]);
    if (t.asked === 'a bog.return') t.a.answers('none');
    const now = t.asked;
    t.pass();
    return now;
  };
  expect([asked(true), asked(false)]).toEqual(['b bog.w7', 'a bog.turn']);
});

ruling('BOG-R53: a Birthing Chamber does not report a person that Energy Vortex sent back', () => {
  const born = (returned: string[]): number =>
    scene({
      line: ['Mineral Survey'],
      a: { teams: ["0: Umat'Adan, Jem'Hadar Birthing Chamber"], hand: ["Duran'Adar"] },
      set: (s) => s.returned.push(...returned.map(card)),
    }).a.can('use').length;
  expect([born([]), born(["Duran'Adar"])]).toEqual([1, 0]);
});

ruling('BOG-R10: a Dominion ship that fell in the same battle has destroyed its target all the same', () => {
  const t = scene({
    a: { ships: ["I.K.S. Negh'Var@0: Martok"] },
    b: { ships: ["Jem'Hadar Warship@0: Weyoun"], table: ['Ultimatum'] },
    set(s) {
      for (const ship of ["Negh'Var", 'Warship']) for (const n of [1, 2]) enter(s, card('Maximum Firepower'), n - 1, find(s, ship));
      for (const ship of ["Negh'Var", 'Warship']) enter(s, card('Evasive Maneuvers'), 0, find(s, ship));
    },
  });
  t.a.answers(['attack', t.thing('Warship'), 0]);
  t.a.answers([t.thing("Negh'Var")]);
  t.b.answers(t.thing("Negh'Var"));
  t.b.answers([t.thing('Warship')]);
  expect([t.isInPlay('Warship'), t.isInPlay("Negh'Var"), t.asked]).toEqual([false, false, 'b bog.w5']);
  t.b.answers(['use', t.thing('Ultimatum'), 'score']);
  expect(t.score).toBe('5:15');
});

ruling('BOG-74, BOG-75: a mixed party may also give its prize the Non-Aligned flag', () => {
  const taken = (crew: string): SceneTable => {
    const t = scene({
      line: ['Alter Records'],
      a: { ships: ['I.K.C. Lukara@0'] },
      b: { facilities: ['Nor@0; Ops'] },
      set(s) {
        for (const name of crew.split(', ')) enter(s, card(name), 0, find(s, 'Ops'));
      },
    });
    t.a.answers(['commandeer', t.thing('Nor'), 0]);
    return t;
  };
  const mixed = taken('Kavok, Roga Danar');
  expect([mixed.asked, mixed.a.options]).toEqual(['a bog.allegiance', [1, 6]]);
  mixed.a.answers(6);
  expect(affiliationOf(mixed.state, mixed.thing('Nor'))).toBe(6);
  expect(affiliationOf(taken('Roga Danar').state, 1)).toBe(3);
});

ruling('BOG-R71: one Interrogation on a captive, but as many Tortures as one likes', () => {
  const t = scene({
    a: {
      facilities: ['Romulan Outpost@0: Sela'],
      captives: ['Worf@Romulan Outpost'],
      hand: ['Torture', 'Interrogation'],
    },
    b: { facilities: ['Federation Outpost@0'] },
    set(s) {
      for (const name of ['Torture', 'Interrogation']) enter(s, card(name), 0, find(s, 'Worf'));
    },
  });
  expect(t.a.can('play')).toEqual([`EV16 PF05 escorted@${t.thing('Romulan Outpost')}`]);
});

ruling('BOG-22: SHIELDS against a class count as soon as one ship of that class is among those that fire', () => {
  const defense = (first: string, second: string): unknown => {
    const t = scene({
      a: { ships: ['I.K.C. Lukara@0: Kang', 'U.S.S. Defiant@0: Kor'] },
      b: { ships: ['Kraxon@0'] },
      set: (s) => s.allegiance.splice(find(s, 'Defiant'), 1, 1),
    });
    t.a.answers(['attack', t.thing('Kraxon'), 0]);
    t.a.answers([t.thing(first), t.thing(second)]);
    answerRest(t);
    return t.events('fired')[0]?.defense;
  };
  expect([defense('Lukara', 'Defiant'), defense('Defiant', 'Lukara')]).toEqual([10, 10]);
});

ruling('BOG-85: of those who could qualify a firing card the lowest id is shown, not the first who came', () => {
  const t = scene({ a: { ships: ['I.K.C. Lukara@0: Voktak, Kang'] }, b: { ships: ['U.S.S. Galaxy@0: Worf, Jean-Luc Picard'] } });
  t.a.answers(['attack', t.thing('Galaxy'), 0]);
  t.a.answers([t.thing('Lukara')]);
  t.b.answers(t.thing('Lukara'));
  t.b.answers([t.thing('Galaxy')]);
  expect([t.events('attacked')[0]?.crew, t.events('returnFire')[0]?.crew]).toEqual([['PK01'], ['PF01']]);
});
