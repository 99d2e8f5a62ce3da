/** What one thing less, or one thing elsewhere, changes: for each condition the case in which it does not hold. */
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { COM, DEF, NAV, SKILLS } from '../cards/index.ts';
import { enter } from '../rules/changes.ts';
import { pointsFor } from '../rules/missions.ts';
import { iconsOf, levelOf } from '../rules/people.ts';
import { conditionOf, has, hasBattleBridge, hasContinuum, hasTent, isDisabled } from '../rules/things.ts';
import { isAskedIn } from '../rules/windows.ts';
import { ASSIMILATED, type Blaze, BRAINWASHED, CLOAKED, IN_BRIG, MARKED, NONE, SEEN, space, surface } from '../state.ts';
import { card, find, position, type Scene, scene } from './scene.ts';
import { answerRest } from './scenes/card-scene.ts';

ruling('BOG-B46: of two who reach the goal together the higher score wins, and with the same score the player whose turn it is', () => {
  const winner = (a: number, b: number, active: number): unknown => {
    const t = scene({ a: { score: a, ships: ['Runabout@0: Worf'] }, b: { score: b, ships: ['Runabout@0: Worf'] }, active });
    (active === 0 ? t.a : t.b).ends();
    return t.result?.ranking[0];
  };
  expect([winner(100, 100, 0), winner(100, 100, 1), winner(110, 100, 1), winner(100, 110, 0)]).toEqual([[0], [1], [0], [1]]);
});
ruling('BOG-R54: War Prizes are on unless they are switched off', () => {
  const prizes = (...given: string[]): boolean => position({ options: given.length > 0 ? { prizes: given[0] as string } : {} }).prizes;
  expect([prizes(), prizes('on'), prizes('off')]).toEqual([true, true, false]);
});
ruling('BOG-R62: Regenerate names Borg ships and the Borg Ship on either side, and nothing else', () => {
  const t = scene({
    a: { ships: ['Borg Cube@0: Four of Eleven', 'Mercenary Ship@0'], hand: ['Regenerate'] },
    b: { ships: ['Borg Scout Vessel@0', 'U.S.S. Galaxy@0'] },
    set: (s) => void enter(s, card('Borg Ship'), 1, space(0), NONE),
  });
  const named = ['Borg Cube', 'Borg Scout Vessel', 'Borg Ship'].map((name) => `EV14 repair ${t.thing(name)}`);
  expect(t.a.can('play').sort()).toEqual(named.sort());
});
ruling('BOG-65: Rescue Captives frees the Brainwashed, who need no holder; the unattended need no card', () => {
  const rescues = (flags: number): number =>
    scene({
      a: { facilities: ['Klingon Outpost@0'], hand: ['Rescue Captives'] },
      b: { facilities: ['Romulan Outpost@0'], captives: ['Kang@Romulan Outpost = unattended'] },
      set: (s) => {
        s.flags[find(s, 'Kang')] = (s.flags[find(s, 'Kang')] as number) | flags;
        if (flags === BRAINWASHED) s.controller[find(s, 'Kang')] = 1;
      },
    }).a.can('play').length;
  expect([rescues(BRAINWASHED), rescues(0)]).toEqual([1, 0]);
});
ruling('BOG-R37: a team with one of your own in it, Brainwashed against you, is not lost under Thine Own Self', () => {
  const lost = (mine: boolean): number =>
    scene({
      line: ['Mineral Survey'],
      a: { hand: ['Thine Own Self'] },
      b: { teams: ['0: Divok'] },
      set(s) {
        if (!mine) return;
        const worf = enter(s, card('Worf'), 0, surface(0), 1);
        s.captor[worf] = 1;
        s.controller[worf] = 1;
        s.flags[worf] = BRAINWASHED;
      },
    }).a.can('play').length;
  expect([lost(false), lost(true)]).toEqual([1, 0]);
});
ruling('BOG-R76: an assimilated ship wants a Borg for each of its icons', () => {
  const moves = (drones: number): boolean =>
    scene({
      line: ['Nebula', 'Nebula'],
      a: { ships: [`U.S.S. Galaxy@0: ${Array(drones).fill('Four of Eleven').join(', ')}`] },
      set: (s) => {
        s.flags[find(s, 'Galaxy')] = ASSIMILATED;
        s.allegiance[find(s, 'Galaxy')] = 5;
      },
    }).a.can('move').length > 0;
  expect([1, 2, 3, 4].map(moves)).toEqual([false, false, true, true]);
});
ruling('BOG-R85: Assimilate Starship names an opposing ship that is not Borg', () => {
  const t = scene({
    a: { ships: ['Borg Cube@0: Four of Eleven'], faceDown: ['Assimilate Starship'] },
    b: { ships: ['Borg Scout Vessel@0: Two of Eleven', 'U.S.S. Galaxy@0: Worf'] },
  });
  expect(t.a.can('reveal')).toEqual([`${t.thing('Assimilate Starship')} ${t.thing('Galaxy')}`]);
});
ruling('BOG-52: Captured takes nobody who is a captive already', () => {
  const setting = (more: Scene): number => scene({ line: ['Mineral Survey'], ...more }).a.can('reveal').length;
  const hunters = { teams: ['0: Dolak, Gul Madred'], faceDown: ['Captured'] };
  expect(setting({ a: hunters, b: { teams: ['0: Divok'] } })).toBe(1);
  expect(setting({ a: { ...hunters, captives: ['Divok@0'] }, b: {} })).toBe(0);
});
ruling('BOG-78: Intruder Alert! extends the Force Field of the player who reveals it, not one of the other side', () => {
  const t = scene({
    a: { ships: ['U.S.S. Galaxy@0: Worf'], faceDown: ['Intruder Alert!'] },
    b: { ships: ['I.K.C. Lukara@0: Kang'], table: ['Intruder Force Field'] },
    set: (s) => void enter(s, card('Intruder Force Field'), 0, -2),
  });
  t.a.orders('reveal', t.thing('Intruder Alert!'), 'field');
  answerRest(t);
  const field = t.state.at[t.thing('Intruder Alert!')] as number;
  expect([t.state.design[field], t.state.controller[field]]).toEqual([card('Intruder Force Field'), 0]);
});
ruling('BOG-78: the Force Field counts those aboard the one ship, and captives are no intruders', () => {
  const rogue = 'Rogue Borg Mercenaries';
  const two = scene({
    a: { on: [`${rogue}>Galaxy`, `${rogue}>Galaxy`, `${rogue}>Runabout`, `${rogue}>Runabout`] },
    b: { ships: ['U.S.S. Galaxy@0: Worf', 'Runabout@0: Deanna Troi'], table: ['Intruder Force Field'] },
  });
  expect(isDisabled(two.state, two.thing(rogue))).toBe(true);
  const aboard = (intruders: readonly string[], captives: readonly string[]): boolean => {
    const t = scene({
      b: { ships: ['U.S.S. Galaxy@0: Worf'], table: ['Intruder Force Field'], captives },
      set(s) {
        enter(s, card('Intruder Alert!'), 1, find(s, 'Intruder Force Field'));
        for (const name of intruders) enter(s, card(name), 0, find(s, 'Galaxy'));
      },
    });
    return isDisabled(t.state, t.thing('Divok'));
  };
  expect(aboard(['Divok', 'Kavok'], [])).toBe(true);
  expect(aboard(['Divok', 'Kavok', 'Voktak'], [])).toBe(false);
  expect(aboard(['Divok', 'Kavok'], ['Kang@Galaxy', 'Kor@Galaxy', 'Koloth@Galaxy'])).toBe(true);
});
ruling('BOG-R62: a tractor beam holds while its SHIELDS are no less than the RANGE of what it holds', () => {
  const holds = (markers: number): boolean => {
    const t = scene({
      a: { ships: ['U.S.S. Galaxy@0: Jean-Luc Picard, Worf, Geordi La Forge'], deck: ['Worf'] },
      b: { ships: ['I.K.C. Lukara@0: Kang'], facilities: ['Klingon Outpost@0'], on: Array(markers).fill('Target Shields>Galaxy') },
      stage: 'orders',
      set(s) {
        const lock = enter(s, card('Establish Tractor Lock'), 0, find(s, 'Galaxy'));
        s.host[lock] = find(s, 'Lukara');
      },
    });
    t.a.ends();
    return t.isInPlay('Establish Tractor Lock');
  };
  expect([holds(0), holds(1), holds(2)]).toEqual([true, true, false]);
});
ruling('BOG-63: locking a captive in costs nothing unless a Prisoner Escort said so', () => {
  const t = scene({
    line: ['Covert Rescue'],
    a: { ships: ['Goraxus@0: Sela'], on: ['Holding Cell Door>Goraxus'], captives: ['Worf@Goraxus'] },
    b: { facilities: ['Federation Outpost@0'] },
  });
  t.a.orders('imprison', `PF05 escorted@${t.thing('Goraxus')}`);
  expect([conditionOf(t.state, t.thing('Worf')), t.score]).toEqual(['brig', '0:0']);
});
ruling('BOG-63: nobody takes a captive out of a Brig on a ship that he does not control', () => {
  const out = (controller: number): number =>
    scene({
      a: { ships: ['Goraxus@0: Sela'], on: ['Holding Cell Door>Goraxus'], captives: ['Worf@Goraxus = brig'] },
      b: { facilities: ['Federation Outpost@0'] },
      set: (s) => {
        s.controller[find(s, 'Goraxus')] = controller;
      },
    }).a.can('take-out').length;
  expect([out(0), out(1)]).toEqual([1, 0]);
});
ruling('BOG-59: a Brainwashed person is in no Brig any more', () => {
  const t = scene({
    a: {
      facilities: ['Romulan Outpost@0: Sela'],
      ships: ['Goraxus@0: Galathon'],
      on: ['Holding Cell Door>Goraxus'],
      captives: ['Worf@Goraxus = brig'],
      hand: ['Brainwash'],
    },
    b: { facilities: ['Federation Outpost@0'] },
  });
  t.a.orders('play', 'EV03', `PF05 brig@${t.thing('Goraxus')}`);
  expect([conditionOf(t.state, t.thing('Worf')), has(t.state, t.thing('Worf'), IN_BRIG), t.place('Worf')]).toEqual([
    'brainwashed',
    false,
    'Romulan Outpost',
  ]);
});
ruling('BOG-R69: a card that is drawn in the open is known once, however often it was seen', () => {
  const known = (table: readonly string[], above: number): string[] => {
    const t = scene({
      a: { ships: ['Runabout@0: Worf'], deck: ['Kang', 'Kor'], table },
      b: { ships: ['I.K.C. Lukara@0: Divok'] },
      stage: 'orders',
      set: (s) => {
        s.knownAbove[0] = above;
      },
    });
    t.a.ends();
    return t.names(t.state.knownHand[0]);
  };
  expect([known([], 0), known([], 1), known(['Alien Probe'], 0), known(['Alien Probe'], 1)]).toEqual([[], ['Kang'], ['Kang'], ['Kang']]);
});
ruling('BOG-R70: a person that an armband takes is seen where he arrives', () => {
  const t = scene({
    line: ['Mineral Survey'],
    a: { ships: ['I.K.C. Lukara@0: Kang, Kor'], hand: ['Emergency Transporter Armbands'] },
    set: (s) => {
      for (const name of ['Kang', 'Kor']) s.flags[find(s, name)] = 0;
    },
  });
  t.a.answers(['play', 'IT04', `${t.thing('Lukara')} ${surface(0)}`]);
  t.pass();
  t.a.answers(['PK01']);
  t.pass();
  expect(['Kang', 'Kor'].map((name) => has(t.state, t.thing(name), SEEN))).toEqual([true, false]);
});
ruling('BOG-R70: an ambush on a ship without a crew does not ask who is taken', () => {
  const t = scene({
    a: { ships: ["D'deridex@0: Sela, Galathon, Navok"], hand: ['Romulan Ambush'] },
    b: { ships: ['Runabout@0'], facilities: ['Federation Outpost@0'] },
  });
  t.a.orders('play', 'IT13', t.thing('Runabout'));
  expect([t.asked, t.isInPlay('Runabout')]).toEqual(['a bog.turn', false]);
});
ruling('BOG-B3: the first location of the line is refused for its distance, not as no way at all', () => {
  const t = scene({
    line: ['Nebula', 'Excavation', 'Excavation', 'Excavation', 'Excavation', 'Excavation'],
    a: { ships: ['I.K.C. Lukara@5: Kang, Kor'] },
  });
  expect(t.a.refused(['move', t.thing('Lukara'), 0])).toMatch(/^BOG-B3: Not enough RANGE/);
  expect(t.a.refused(['move', t.thing('Lukara'), 6])).not.toMatch(/RANGE/);
});
ruling('BOG-B9: a Mek’leth reports to a Klingon of its player, not to others', () => {
  const t = scene({
    line: ['Mineral Survey', 'Mineral Survey', 'Mineral Survey'],
    a: { teams: ['0: Kang', '1: Sela'], hand: ["Mek'leth"] },
    b: { teams: ['2: Kor'] },
  });
  expect(t.a.can('report')).toEqual([`EQ3 ${surface(0)}`]);
});
ruling('BOG-B31: Investigate Incursion is worth more while Borg are there, not elsewhere', () => {
  const worth = (ship: string): number => {
    const t = scene({ line: ['Investigate Incursion', 'Nebula'], b: { ships: [ship] } });
    return pointsFor(t.state, 0, []);
  };
  const plain = worth('U.S.S. Galaxy@0: Worf');
  expect([worth('Borg Cube@0') > plain, worth('Borg Cube@1')]).toEqual([true, plain]);
});
ruling('BOG-B40: the assimilated lose their classification, nothing else, and have one icon for it', () => {
  const levels = (name: string, flag: number): [number[], readonly number[]] => {
    const t = scene({
      line: ['Mineral Survey'],
      a: { teams: [`0: ${name}`] },
      set: (s) => {
        s.flags[find(s, name)] = flag;
        if (flag !== 0) s.allegiance[find(s, name)] = 5;
      },
    });
    return [SKILLS.map((_, skill) => levelOf(t.state, t.thing(name), skill as never)), iconsOf(t.state, t.thing(name))];
  };
  for (const [name, icon] of [
    ['Jean-Luc Picard', COM],
    ['Geordi La Forge', NAV],
    ['Worf', DEF],
    ['Beverly Crusher', DEF],
    ['Deanna Troi', COM],
  ] as const) {
    const [before] = levels(name, 0);
    const [after, icons] = levels(name, ASSIMILATED);
    expect([before.reduce((sum, n, i) => sum + Math.abs(n - (after[i] as number)), 0), icons]).toEqual([1, [icon]]);
  }
});
ruling('BOG-44, BOG-R29: the Borg Ship fires back at each of its attackers, and to attack it is no attack on a player', () => {
  const t = scene({
    a: { ships: ["I.K.S. Negh'Var@0: Martok, Kang", 'I.K.C. Lukara@0: Koloth, Kor'] },
    b: { ships: ['U.S.S. Galaxy@0: Worf'] },
    set: (s) => void enter(s, card('Borg Ship'), 1, space(0), NONE),
  });
  t.a.answers(['attack', t.thing('Borg Ship'), 0]);
  t.a.answers([t.thing("Negh'Var"), t.thing('Lukara')]);
  answerRest(t);
  expect(
    t
      .events('fired')
      .map(({ side, attack }) => [side, attack])
      .filter(([side]) => side === 1),
  ).toEqual([
    [1, 24],
    [1, 24],
  ]);
  expect(t.state.attackedAt).toEqual([[], []]);
});

ruling('BOG-R70: SHIELDS that somebody unseen raises from nothing do not show in who may be beamed', () => {
  const able = (crew: string): unknown => {
    const t = scene({
      a: { ships: ["Jem'Hadar Attack Ship@0: Lamat'Ukan, Roga Danar"] },
      b: { ships: [`Borg Scout Vessel@0: ${crew}`, 'Borg Sphere@0: Eighteen of Nineteen'] },
      set(s) {
        for (const name of ['Four of Eleven', 'Two of Eleven']) for (const c of s.inPlay) if (s.design[c] === card(name)) s.flags[c] = 0;
        for (let i = 0; i < 4; i++) enter(s, card('Photon Torpedo'), 0, find(s, 'Scout'));
      },
    });
    t.a.answers(['beam', t.thing("Jem'Hadar Attack Ship"), t.thing('Scout')]);
    const { options } = t.a;
    t.a.answers([options[0] as string]);
    return options;
  };
  const drones = (name: string) => Array(9).fill(name).join(', ');
  expect(able(drones('Four of Eleven'))).toEqual(able(drones('Two of Eleven')));
});
ruling('BOG-R90: a player who has only an event left is out', () => {
  const t = scene({ a: { table: ['Red Alert!'] }, b: { ships: ['Runabout@0: Worf'] }, stage: 'orders' });
  t.a.ends();
  expect([t.result?.ranking[0], t.result?.reason]).toEqual([[1], 'bog.end.eliminated']);
});
ruling('BOG-41: a Spacedock serves the ships of the player who laid it', () => {
  const hull = (seat: 'a' | 'b'): string => {
    const on = ['Spacedock>Klingon Outpost'];
    const t = scene({
      a: { facilities: ['Klingon Outpost@0'], ships: ['I.K.C. Lukara@0: Kang, Kor'], ...(seat === 'a' ? { on } : {}) },
      b: { on: ['Phaser Banks>Lukara', ...(seat === 'b' ? on : [])] },
    });
    t.a.orders('dock', t.thing('Lukara'), t.thing('Klingon Outpost'));
    return t.figures('Lukara').split(' ')[3] as string;
  };
  expect([hull('a'), hull('b')]).toEqual(['100', '70']);
});
ruling('BOG-B28: the guns of the other side do not count for those who would intercept the Maquis', () => {
  const crew = 'Gul Madred, Telle, Daro, Elim';
  const attempts = (mine: readonly string[], theirs: readonly string[]): number =>
    scene({ line: ['Intercept Maquis'], a: { ships: [`Keldon@0: ${crew}`, ...mine] }, b: { ships: theirs } }).a.can('attempt').length;
  expect([attempts(['Kraxon@0: Dakol'], []), attempts([], ['Kraxon@0: Dakol'])]).toEqual([1, 0]);
});
ruling('BOG-R97: guns that nobody could use do not count for those who would intercept the Maquis', () => {
  const attempts = (mine: string, set: (s: Blaze) => void = () => undefined): number =>
    scene({ line: ['Intercept Maquis'], a: { ships: ['Keldon@0: Gul Madred, Telle, Daro, Elim', mine] }, set }).a.can('attempt').length;
  expect([attempts('Kraxon@0: Dakol'), attempts('Kraxon@0'), attempts('Kraxon@0: Dakol*')]).toEqual([1, 0, 0]);
  const cloaked = (s: Blaze): void => {
    s.flags[find(s, 'Kraxon')] = CLOAKED;
  };
  expect(attempts('Kraxon@0: Dakol', cloaked)).toBe(0);
});
ruling('BOG-65, BOG-66: people who are there free the unattended, unless they are Brainwashed', () => {
  const free = (flags: number): number =>
    scene({
      line: ['Mineral Survey'],
      a: { teams: ['0: Kor'] },
      b: { captives: ['Kang@0 = unattended'] },
      set: (s) => {
        s.flags[find(s, 'Kang')] = (s.flags[find(s, 'Kang')] as number) | flags;
      },
    }).a.can('free').length;
  expect([free(0), free(BRAINWASHED)]).toEqual([1, 0]);
});
ruling('BOG-57, BOG-63: a captive with a Prisoner Escort who is taken from a trap into a ship with a Brig is locked in at once', () => {
  const taken = (flags: number): unknown => {
    const t = scene({
      a: { ships: ['Goraxus@0: Sela'], on: ['Holding Cell Door>Goraxus'] },
      b: { facilities: ['Federation Outpost@0'] },
      set(s) {
        const worf = enter(s, card('Worf'), 1, enter(s, card('Cardassian Trap'), 0, space(0)));
        s.captor[worf] = 0;
        s.flags[worf] = (s.flags[worf] as number) | flags;
      },
    });
    t.a.orders('custody', t.thing('Cardassian Trap'), t.thing('Goraxus'));
    return conditionOf(t.state, t.thing('Worf'));
  };
  expect([taken(MARKED), taken(0)]).toEqual(['brig', 'escorted']);
});
ruling('BOG-B20: a Brainwashed person fights anybody his captor wants', () => {
  const fights = (flags: number): number =>
    scene({
      line: ['Mineral Survey'],
      a: { teams: ['0: Kang, Kor'] },
      b: { teams: ['0: Divok'] },
      set(s) {
        const worf = enter(s, card('Worf'), 1, surface(0), 0);
        s.captor[worf] = 0;
        s.controller[worf] = 0;
        s.flags[worf] = flags;
      },
    }).a.can('fight').length;
  expect(fights(BRAINWASHED)).toBe(1);
});
ruling('BOG-R62: what is no card is refused as that, wherever it is named', () => {
  const t = scene({ a: { facilities: ['Klingon Outpost@0'], ships: ['I.K.C. Lukara@0: Kang, Kor'], hand: ['Nor', 'Divok'] } });
  const told = (...answer: (string | number)[]): string => t.a.refused(answer).slice(0, 1);
  expect([told('report', 'XX', 0), told('build', 'XX', 0), told('dock', 'XX', t.thing('Klingon Outpost'))]).toEqual(['–', '–', '–']);
  expect(t.a.refused(['build', 'FA8', 1])).toBe('BOG-R62: You can’t play this right now.');
});
ruling('BOG-77: Borg are told that they do not commandeer, others that they cannot now', () => {
  const told = (mine: string, theirs: string): string =>
    scene({ a: { ships: [`Borg Cube@0: ${mine}`], hand: ['Commandeer Ship'] }, b: { ships: [`U.S.S. Galaxy@0: ${theirs}`] } })
      .a.refused(['play', 'OB2', 0])
      .split(':')[0] as string;
  expect([told('Four of Eleven', 'Worf'), told('Four of Eleven', 'Two of Eleven'), told('Four of Eleven, Kang', 'Worf')]).toEqual([
    'BOG-77',
    'BOG-77',
    'BOG-R62',
  ]);
});
ruling('BOG-R65: with an empty hand one is asked for a face-down card where such a card may be revealed', () => {
  const asked = (faceDown: readonly string[]): string[] => {
    const t = scene({ a: { faceDown }, b: {} });
    return (['w1', 'w2', 'w3', 'w4', 'w6', 'w7'] as const).filter((kind) => isAskedIn(t.state, kind as never, 0, NONE));
  };
  expect([asked(['Captured']), asked([])]).toEqual([['w1', 'w6', 'w7'], []]);
});
ruling('BOG-R65: with an empty hand one is asked for people whose text works there, as long as they serve and it is not spent', () => {
  const asked = (kind: string, who: string, set: (s: Blaze) => void = () => {}): boolean => {
    const t = scene({ a: { ships: [`Goraxus@0: ${who}`] }, b: { ships: ['Runabout@0: Worf'] } });
    set(t.state);
    return isAskedIn(t.state, kind as never, 0, t.thing('Worf'));
  };
  const rescue = (s: Blaze): void => {
    s.playing = [{ seat: 1, design: card('Rescue Captives'), target: 0, from: 'hand' } as never];
  };
  expect([asked('w1', 'Tharket', rescue), asked('w1', 'Sela', rescue), asked('w1', 'Tharket')]).toEqual([true, false, false]);
  expect(
    asked('w1', 'Tharket', (s) => {
      rescue(s);
      s.once[0] = [card('Rescue Captives')];
    }),
  ).toBe(false);
  expect([asked('w4', 'Tharket'), asked('w4', "Oken'alak"), asked('w4', 'Sela')]).toEqual([true, true, false]);
  expect(
    asked('w4', "Oken'alak", (s) => {
      s.captor[find(s, "Oken'alak")] = 1;
    }),
  ).toBe(false);
});
ruling('BOG-1, BOG-4: each side deck is open only to the player who has brought it', () => {
  const t = scene({ a: { q: ['Lemon-Aid'] }, b: { tactics: ['Phaser Banks'], tent: ['Kang'] } });
  expect([0, 1].map((seat) => [hasBattleBridge, hasContinuum, hasTent].map((has_) => has_(t.state, seat)))).toEqual([
    [false, true, false],
    [true, false, true],
  ]);
});
ruling('BOG-R70: a commander whose log raised a total is seen once fire is settled, and nobody else aboard', () => {
  const t = scene({
    a: { ships: ["I.K.S. Negh'Var@0: Martok, Kang"] },
    b: { ships: ['U.S.S. Defiant@0: Benjamin Sisko, Worf'], table: ["Captain's Log"], facilities: ['Federation Outpost@0'] },
  });
  t.a.answers(['attack', t.thing('Defiant'), 0]);
  t.a.answers([t.thing("Negh'Var")]);
  for (const name of ['Benjamin Sisko', 'Worf']) t.state.flags[t.thing(name)] = 0;
  t.b.answers('none');
  t.pass();
  expect(t.events('fired').length).toBe(1);
  expect(['Benjamin Sisko', 'Worf'].map((name) => has(t.state, t.thing(name), SEEN))).toEqual([true, false]);
});
ruling('BOG-B10: a Nor is built at a mission with the Cardassian sign', () => {
  const t = scene({ line: ['Impose Order', 'Nebula', 'Krios Suppression'], a: { ships: ['Keldon@0: Dolak'], hand: ['Nor'] } });
  expect(t.a.can('build')).toEqual(['FA8 0']);
});
