/** Tests that somebody unseen decides: the person who supplies them is named and has been seen (BOG-R70). */
import { comparedEvents, ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { type Blaze, face } from '../index.ts';
import { enter, kill } from '../rules/changes.ts';
import { type BlazeTable, has } from '../rules/things.ts';
import { SEEN, STOPPED, WORN } from '../state.ts';
import { card, find, type Scene, type SceneTable, scene } from './scene.ts';
import { ended } from './scenes/card-scene.ts';
import { duel } from './scenes/tactics.ts';

const hide =
  (...names: readonly string[]) =>
  (s: Blaze): void => {
    for (const name of names) for (const c of s.inPlay) if (s.design[c] === card(name)) s.flags[c] = (s.flags[c] as number) & ~SEEN;
  };
const told = (t: SceneTable, type: 'shown' | 'unmet'): unknown[] => t.events(type).map((one) => one.card);
/** Who is still unseen, by name. */
const unseen = (t: SceneTable): string[] =>
  t.state.inPlay
    .filter((c) => ['personnel', 'equipment'].includes(face(t.state.design[c] as number).kind) && !has(t.state, c, SEEN))
    .map((c) => face(t.state.design[c] as number).name);

/** 'shown / unmet / still unseen' after a turn with trouble aboard. */
const after = (trouble: string, crew: string, ...hidden: readonly string[]): unknown[] => {
  const t = ended({
    a: { ships: [`U.S.S. Galaxy@0: ${crew}`], facilities: ['Federation Outpost@0'], deck: ['Worf'] },
    b: { facilities: ['Klingon Outpost@0'], on: [`${trouble}>Galaxy`] },
    set: hide(...hidden),
  });
  return [told(t, 'shown'), told(t, 'unmet'), unseen(t)];
};

ruling('BOG-R70: the ENGINEER who stops a breach is named and seen; one that everybody knows goes first, and one is enough', () => {
  expect(after('Warp Core Breach', 'Exocomp, Enrique Muniz', 'Exocomp', 'Enrique Muniz')).toEqual([['PF09'], [], ['Exocomp']]);
  expect(after('Warp Core Breach', 'Exocomp, Enrique Muniz', 'Enrique Muniz')).toEqual([['PF11'], [], ['Enrique Muniz']]);
});
ruling('BOG-R70: where nobody stops the breach that is said, unless everybody aboard is known', () => {
  expect(after('Warp Core Breach', 'Deanna Troi', 'Deanna Troi').slice(0, 2)).toEqual([[], ['EV18']]);
  expect(after('Warp Core Breach', 'Deanna Troi').slice(0, 2)).toEqual([[], []]);
});
ruling('BOG-R70: gear that makes somebody an ENGINEER is named with him, and only where it is needed', () => {
  const kit = 'Engineering Kit';
  expect(after('Warp Core Breach', `Deanna Troi, ${kit}`, kit)).toEqual([['PF04', 'EQ9'], [], []]);
  expect(after('Warp Core Breach', `Benjamin Sisko, ${kit}`, 'Benjamin Sisko', kit)).toEqual([['PF06'], [], [kit]]);
  expect(after('Warp Core Breach', `Deanna Troi, Exocomp, ${kit}`, 'Deanna Troi', 'Exocomp', kit)).toEqual([
    ['PF11'],
    [],
    ['Deanna Troi', kit],
  ]);
});
ruling('BOG-R70: SECURITY that puts out a fire is named and seen, and so is it said that there was none', () => {
  expect(after('Plasma Fire', 'Worf, Exocomp', 'Worf', 'Exocomp')).toEqual([['PF05'], [], ['Exocomp']]);
  expect(after('Plasma Fire', 'Exocomp', 'Exocomp')).toEqual([[], ['EV12'], ['Exocomp']]);
});
ruling('BOG-R70: those who solve the Isolinear Puzzle are named and seen, as many as it takes', () => {
  expect(after('Isolinear Puzzle', 'Exocomp, Exocomp', 'Exocomp')).toEqual([['PF11', 'PF11'], [], []]);
  expect(after('Isolinear Puzzle', 'Exocomp, Geordi La Forge', 'Exocomp', 'Geordi La Forge')).toEqual([['PF02'], [], ['Exocomp']]);
  expect(after('Isolinear Puzzle', 'Exocomp, Worf', 'Exocomp')).toEqual([[], ['DL07'], ['Exocomp']]);
});

ruling('BOG-R70: an Exocomp that repairs its ship is named and seen', () => {
  const repaired = (turns: number): unknown[] => {
    const t = ended({
      a: { ships: ['U.S.S. Galaxy@0: Worf, Exocomp'], facilities: ['Federation Outpost@0'], deck: ['Worf'] },
      b: { facilities: ['Klingon Outpost@0'], on: ['Attack Wing>Galaxy'] },
      set(s) {
        hide('Exocomp')(s);
        s.host[find(s, 'Exocomp')] = find(s, 'Galaxy');
        s.turns[find(s, 'Exocomp')] = turns;
      },
    });
    return [told(t, 'shown'), unseen(t), t.isInPlay('Attack Wing')];
  };
  expect([repaired(1), repaired(0)]).toEqual([
    [['PF11'], [], false],
    [[], ['Exocomp'], true],
  ]);
});

ruling('BOG-R70: the commander of the Picard Maneuver is named and seen, lucky or not, and so is it said that there was none', () => {
  const maneuver = (crew: string, picks: readonly number[]): unknown[] => {
    const t = scene(
      {
        a: { ships: [`I.K.C. Lukara@0: ${crew}`], tactics: ['Picard Maneuver', 'Phaser Banks'] },
        b: { ships: ['Borg Cube@0: Thirteen of Nineteen'], facilities: ['Borg Outpost@0'] },
      },
      picks,
    );
    t.a.answers(['attack', t.thing('Cube'), 0]);
    t.a.answers([t.thing('Lukara')]);
    hide('Kang', 'Divok')(t.state); // the person who qualified the ship to fire may have gone unseen among others since
    t.b.answers(t.thing('Lukara'));
    t.b.answers([t.thing('Cube')]);
    t.a.answers('draw');
    t.a.answers('T14');
    t.pass();
    return [told(t, 'shown'), told(t, 'unmet'), t.events('spared').length];
  };
  expect(maneuver('Kang, Voktak, Divok', [0])).toEqual([['PK01'], [], 1]);
  expect(maneuver('Kang, Voktak, Divok', [1])).toEqual([['PK01'], [], 0]);
  expect(maneuver('Voktak, Divok', [])).toEqual([[], ['T14'], 0]);
  expect(maneuver('Voktak, Martok', [])).toEqual([[], [], 0]);
});

ruling('BOG-R70: the cool head in a Crimson Forcefield is named and seen, with the person who steadies it', () => {
  const forced = (ship: string, ...hidden: readonly string[]): unknown[] => {
    const t = duel(
      {
        a: { ships: [ship], tactics: ['Pulse Disruptor', 'Attack Wing'] },
        b: { ships: ["D'deridex@0: Galathon"], tactics: ['Crimson Forcefield', 'Attack Wing'] },
        set: hide(...hidden),
      },
      "D'deridex",
      'T17',
      'T07',
    );
    return [told(t, 'shown'), told(t, 'unmet'), t.events('nullified').length];
  };
  const fighter = "Jem'Hadar Attack Ship@0";
  expect(forced(`${fighter}: Lamat'Ukan, Ixtana'Rax`, "Ixtana'Rax")).toEqual([['PD05'], [], 0]);
  expect(forced(`${fighter}: Lamat'Ukan, Gelnon`, 'Gelnon')).toEqual([[], ['T07'], 1]);
  expect(forced('I.K.C. Lukara@0: Kang, Jadzia Dax (Blaze of Glory), Divok', 'Jadzia Dax (Blaze of Glory)', 'Divok')).toEqual([
    ['PK01', 'PK04'],
    [],
    0,
  ]);
});

ruling(
  'BOG-R70: those who steer another ship through a Stellar Flare are named and seen, and so is the person who raises its SHIELDS',
  () => {
    const flare = (other: string, ...hidden: readonly string[]): unknown[] => {
      const t = scene({
        line: ['Explore Interstellar Matter'],
        a: { ships: ['I.K.C. Lukara@0: Kang'] },
        b: { ships: [other], dilemmas: ['Stellar Flare@0'], facilities: ['Federation Outpost@0'] },
        set: hide(...hidden),
      });
      t.a.orders('attempt', t.thing('Lukara'));
      return [told(t, 'shown'), told(t, 'unmet'), unseen(t), t.events('rotated').length];
    };
    const crew = ['Martok', "N'Garen", 'Voktak'];
    const bird = `I.K.C. Koraga@0: ${crew.join(', ')}`;
    expect(flare(bird, ...crew)).toEqual([['PK06', 'PK08'], [], ['Voktak'], 1]);
    expect(flare("I.K.C. Koraga@0: Voktak, N'Garen", 'Voktak')).toEqual([[], ['DL06'], ['Voktak'], 2]);
    expect(flare("I.K.C. Koraga@0: Voktak, N'Garen")).toEqual([[], [], [], 2]);
    const drones = (n: number) => `Borg Scout Vessel@0: ${Array(n).fill('Four of Eleven').join(', ')}`;
    expect(flare(drones(4), 'Four of Eleven')).toEqual([['PB05', 'PB05', 'PB05', 'PB05'], [], [], 1]);
    expect(flare(drones(4))).toEqual([[], [], [], 1]);
  },
);

ruling('BOG-R70: a Bio-Med Drone that saves another is named', () => {
  const t = scene({
    a: { ships: ['Borg Cube@0: Two of Eleven, Two of Eleven, Eleven of Nineteen'] },
    set: hide('Eleven of Nineteen'),
  });
  const events: string[] = [];
  const table = { state: t.state, reveal: (e: { type: string; card: string }) => events.push(`${e.type} ${e.card}`), emit: () => {} };
  kill(table as unknown as BlazeTable, t.thing('Two of Eleven'));
  kill(table as unknown as BlazeTable, t.thing('Two of Eleven'));
  expect([events, unseen(t)]).toEqual([['shown PB08', 'killed PB07', 'killed PB07'], []]);
});

ruling(
  'BOG-R70: the crews that have Outgunned a ship are named with those who lent them WEAPONS, and so is the person who raised its SHIELDS unseen',
  () => {
    const outgunned = (prey: string, ...hidden: readonly string[]): unknown[] => {
      const t = scene({
        a: { ships: ["I.K.S. Negh'Var@0: Kang", 'I.K.C. Lukara@0: Koloth, Kor', "I.K.C. K'Vort@0: Martok"], hand: ['Outgunned'] },
        b: { ships: [prey], facilities: ['Federation Outpost@0'] },
      });
      t.a.answers(['attack', t.thing(prey.split('@')[0] as string), 0]);
      t.a.answers([t.thing("Negh'Var"), t.thing('Lukara')]);
      if (t.asked === 'b bog.return') t.b.answers('none');
      hide(...hidden)(t.state);
      t.a.answers(['play', 'IT08', 0]);
      t.pass();
      return told(t, 'shown');
    };
    expect(outgunned('Runabout@0: Worf', 'Kor')).toEqual(['PK01', 'PK02', 'PK03', 'PK06']);
    expect(outgunned('Borg Scout Vessel@0: Four of Eleven, Four of Eleven, Two of Eleven', 'Four of Eleven', 'Two of Eleven')).toEqual([
      'PB05',
      'PB05',
    ]);
  },
);

/** Two worlds that look the same to seat b, played alike: 'parted' once something is shown on purpose, null while nothing differs, else the leak. */
const twins = (worlds: readonly Scene[], play: (t: SceneTable) => void): string | null => {
  const [one, two] = worlds.map((setting) => scene({ stage: 'orders', ...setting })) as [SceneTable, SceneTable];
  for (const viewer of [1, 'spectator'] as const) expect(one.stage.view(viewer)).toEqual(two.stage.view(viewer));
  for (const t of [one, two]) play(t);
  const verdict = comparedEvents(one.stage.told, two.stage.told, 1);
  if (verdict === null) for (const viewer of [1, 'spectator'] as const) expect(one.stage.view(viewer)).toEqual(two.stage.view(viewer));
  return verdict;
};

/** Two damaged ships of seat a, the Exocomp aboard one of them since the last turn or since two. */
const damaged = (galaxy: string, runabout: string, turns: number, ...hidden: readonly string[]): Scene => ({
  a: { ships: [`U.S.S. Galaxy@0: ${galaxy}`, `Runabout@0: ${runabout}`], facilities: ['Federation Outpost@0'], deck: ['Worf', 'Worf'] },
  b: { facilities: ['Klingon Outpost@0'], on: ['Attack Wing>Galaxy', 'Phaser Banks>Runabout'], deck: ['Kor'] },
  set(s) {
    hide(...hidden)(s);
    for (const ship of [find(s, 'Galaxy'), find(s, 'Runabout')]) s.flags[ship] = (s.flags[ship] as number) | WORN;
    const exocomp = find(s, 'Exocomp');
    s.host[exocomp] = s.at[exocomp] as number;
    s.turns[exocomp] = turns;
  },
});
const endTurn = (t: SceneTable): void => t.a.ends();

ruling('BOG-R70: that no Exocomp has repaired a ship is said where one might be aboard unseen, of each such ship', () => {
  const both = ['Exocomp', 'Worf'] as const;
  expect(twins([damaged('Exocomp', 'Worf', 1, ...both), damaged('Worf', 'Exocomp', 1, ...both)], endTurn)).toBe('parted');
  expect(twins([damaged('Exocomp', 'Worf', 1, ...both), damaged('Exocomp', 'Worf', 0, ...both)], endTurn)).toBe('parted');
  expect(twins([damaged('Exocomp', 'Worf', 0, ...both), damaged('Worf', 'Exocomp', 0, ...both)], endTurn)).toBe(null);
  const unrepaired = (...world: Parameters<typeof damaged>): unknown[] => {
    const t = scene({ stage: 'orders', ...damaged(...world) });
    t.a.ends();
    return t.events('unrepaired').map((one) => one.card);
  };
  expect(unrepaired('Exocomp', 'Worf', 0, ...both)).toEqual(['FS4', 'FS5']);
  expect(unrepaired('Exocomp', 'Worf', 1, ...both)).toEqual([]); // it has been seen at work aboard the other
  expect(unrepaired('Exocomp', 'Worf', 0, 'Worf')).toEqual([]);
  expect(unrepaired('Exocomp, Deanna Troi', 'Worf', 0, 'Exocomp', 'Deanna Troi')).toEqual(['FS4']);
});
ruling('BOG-41: an Exocomp that comes aboard another ship in the other’s turn starts from the beginning there', () => {
  const shown = (ship: string): unknown[] => {
    const t = scene({ stage: 'orders', ...damaged('Exocomp', 'Worf', 0) });
    t.a.ends();
    t.state.at[t.thing('Exocomp')] = t.thing(ship);
    t.b.ends();
    t.a.ends();
    return told(t, 'shown');
  };
  expect([shown('Galaxy'), shown('Runabout')]).toEqual([['PF11'], []]);
});
ruling('BOG-R70: that no Exocomp is done is not said before the second turn that a ship is damaged, nor after its damage is gone', () => {
  const t = scene({
    stage: 'orders',
    a: {
      ships: ['U.S.S. Galaxy@0: Worf, Deanna Troi', 'Runabout@0: Worf, Deanna Troi'],
      facilities: ['Federation Outpost@0: Exocomp'],
      deck: Array(4).fill('Worf'),
    },
    b: { facilities: ['Klingon Outpost@0'], on: ['Attack Wing>Galaxy'], deck: Array(4).fill('Kor') },
    set: hide('Worf', 'Deanna Troi', 'Exocomp'),
  });
  const said: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    t.a.ends();
    said.push(t.events('unrepaired').length);
    t.b.ends();
    if (turn === 1) t.state.at[t.thing('Attack Wing')] = t.thing('Runabout');
  }
  expect(said).toEqual([0, 1, 1, 2]);
});

/** An outpost with a captive, and somebody unseen in it and in a ship next to it. */
const cells = (outpost: string, ship: string, card_: 'Interrogation' | 'Torture', ...hidden: readonly string[]): Scene => ({
  line: ['Impose Order'],
  a: {
    facilities: [`Cardassian Outpost@0: Telle, ${outpost}`],
    ships: [`Keldon@0: ${ship}`],
    captives: ['Kang@Cardassian Outpost'],
    deck: ['Dolak', 'Dolak'],
  },
  b: { facilities: ['Klingon Outpost@0'], deck: ['Kor', 'Kor'] },
  set(s) {
    hide(...hidden)(s);
    const lies = enter(s, card(card_), 0, find(s, 'Kang'));
    s.count[lies] = 1;
  },
});
const answersFour = (t: SceneTable): void => {
  t.a.answers(['interrogate', t.thing('Interrogation'), 0]);
  t.b.answers('four');
  t.pass();
};

ruling(
  'BOG-R70, BOG-79: Madred is named and seen when he adds to Interrogation or Torture; where he might have been unseen, and was not, that is said',
  () => {
    const both = ['Madred', 'Daro'] as const;
    for (const [card_, play] of [
      ['Interrogation', answersFour],
      ['Torture', endTurn],
    ] as const) {
      expect(twins([cells('Madred', 'Daro', card_, ...both), cells('Daro', 'Madred', card_, ...both)], play)).toBe('parted');
      const after = (...world: Parameters<typeof cells>): unknown[] => {
        const t = scene({ stage: 'orders', ...cells(...world) });
        play(t);
        return [told(t, 'shown'), told(t, 'unmet'), unseen(t).filter((name) => name === 'Madred'), t.score];
      };
      const points = card_ === 'Torture' ? ['0:-8', '0:-7'] : ['2:0', '1:0'];
      const id = card_ === 'Torture' ? 'EV16' : 'EV08';
      expect(after('Madred', 'Daro', card_, ...both)).toEqual([['PN01'], [], [], points[0]]);
      expect(after('Daro', 'Madred', card_, ...both)).toEqual([[], [id], ['Madred'], points[1]]);
      expect(after('Daro', 'Madred', card_, 'Madred')).toEqual([[], [], ['Madred'], points[1]]);
      expect(after('Daro', 'Madred', card_, 'Daro')).toEqual([[], [], [], points[1]]);
      expect(after('Daro', 'Gul Madred', card_, 'Daro', 'Gul Madred')).toEqual([[], [], [], points[1]]);
    }
  },
);

ruling('BOG-R70: those who have raised the SHIELDS of an ambushed ship are named and seen, and so is the crew of one that is weak', () => {
  const scout = (crew: string, other: string, ...hidden: readonly string[]): Scene => ({
    a: { ships: [`Borg Scout Vessel@0: ${crew}`, `Borg Scout Vessel@0: ${other}`], facilities: ['Borg Outpost@0'] },
    b: { ships: ["D'deridex@0: Sela, Galathon, Navok"], hand: ['Romulan Ambush'] },
    active: 1,
    set: hide(...hidden),
  });
  const drones = (n: number, name: string) => Array(n).fill(name).join(', ');
  const ambush = (t: SceneTable): void => {
    t.b.answers(['play', 'IT13', t.thing('Borg Scout Vessel')]);
    t.pass();
    if (t.asked === 'b bog.ambush') t.b.answers('none');
    t.pass();
  };
  const raised = scout(drones(4, 'Four of Eleven'), drones(4, 'Two of Eleven'), 'Four of Eleven', 'Two of Eleven');
  const weak = scout(drones(4, 'Two of Eleven'), drones(4, 'Four of Eleven'), 'Four of Eleven', 'Two of Eleven');
  expect(twins([raised, weak], ambush)).toBe('parted');
  const met = (setting: Scene): unknown[] => {
    const t = scene({ stage: 'orders', ...setting });
    ambush(t);
    return [told(t, 'shown'), t.events('destroyed').length, unseen(t).length];
  };
  expect(met(raised)).toEqual([Array(4).fill('PB05'), 0, 4]);
  expect(met(weak)).toEqual([Array(4).fill('PB07'), 1, 4]);
});

const drones = (n: number, name: string) => Array(n).fill(name).join(', ');
const LOCK = 'Establish Tractor Lock';
const [FAST, SLOW] = ['Eighteen of Nineteen', 'Two of Eleven'] as const;

ruling(
  'BOG-R70: those who make a ship too fast for a tractor beam are named and seen; where they might have been aboard, and were not, that is said',
  () => {
    const scouts = (crew: string, other: string, ...hidden: readonly string[]): Scene => ({
      a: { ships: [`Borg Scout Vessel@0: ${crew}`, `Borg Sphere@0: ${other}`], facilities: ['Borg Outpost@0'] },
      b: { ships: ["I.K.S. Negh'Var@0: Kang, N'Garen, Voktak, Divok"], faceDown: [LOCK] },
      active: 1,
      set: hide(...hidden),
    });
    const locks = (t: SceneTable): void => t.b.orders('reveal', t.thing(LOCK), `${t.thing("Negh'Var")} ${t.thing('Borg Scout Vessel')}`);
    const fast = scouts(drones(6, FAST), drones(6, SLOW), FAST, SLOW);
    const slow = scouts(drones(6, SLOW), drones(6, FAST), FAST, SLOW);
    expect(twins([fast, slow], locks)).toBe('parted');
    const after = (setting: Scene): unknown[] => {
      const t = scene({ stage: 'orders', ...setting });
      locks(t);
      return [told(t, 'shown'), told(t, 'unmet'), t.isInPlay(LOCK)];
    };
    expect(after(fast)).toEqual([Array(6).fill('PB06'), [], false]);
    expect(after(slow)).toEqual([[], ['OB3'], true]);
    expect(after(scouts(drones(6, SLOW), drones(6, FAST), SLOW))).toEqual([[], [], true]); // everybody knows where the fast ones are
    expect(after(scouts(drones(2, FAST), drones(6, SLOW), FAST, SLOW))).toEqual([[], [], true]); // two are not enough, no matter which two
  },
);

/** A tractor beam of the Enterprise on something that is faster than its SHIELDS are high without a Captain's Log. */
const beam = (enterprise: string, runabout: string, aim: string, ...hidden: readonly string[]): Scene => ({
  a: {
    ships: [`U.S.S. Enterprise@0: ${enterprise}`, `Runabout@0: ${runabout}`],
    facilities: ['Federation Outpost@0'],
    table: ["Captain's Log"],
    deck: Array(4).fill('Worf'),
  },
  b: { ships: [aim], facilities: ['Borg Outpost@0'], deck: Array(4).fill(SLOW) },
  set(s) {
    hide(...hidden)(s);
    s.host[enter(s, card(LOCK), 0, find(s, 'Enterprise'))] = find(s, aim.split('@')[0] as string);
  },
});
ruling('BOG-R70: the commander who keeps a tractor beam on is named and seen; that there is none is said, once', () => {
  const both = ['Jean-Luc Picard', 'Worf'] as const;
  const [picard, worf] = both;
  const thunder = 'U.S.S. Thunderchild@0';
  expect(twins([beam(picard, worf, thunder, ...both), beam(worf, picard, thunder, ...both)], endTurn)).toBe('parted');
  const after = (setting: Scene): unknown[] => {
    const t = scene({ stage: 'orders', ...setting });
    t.a.ends();
    t.pass();
    t.b.ends();
    return [told(t, 'shown'), told(t, 'unmet'), t.isInPlay(LOCK)];
  };
  expect(after(beam(picard, worf, thunder, ...both))).toEqual([['PF01'], [], true]);
  expect(after(beam(worf, picard, thunder, ...both))).toEqual([[], ['OB3'], false]);
  expect(after(beam(worf, picard, thunder))).toEqual([[], [], false]);
  const scout = (name: string) => `Borg Scout Vessel@0: ${drones(6, name)}`;
  expect(after(beam(picard, worf, scout(FAST), FAST))).toEqual([Array(6).fill('PB06'), [], false]);
  const slow = beam(picard, worf, scout(SLOW), ...both, FAST, SLOW);
  expect(after({ ...slow, b: { ...slow.b, facilities: [`Borg Outpost@0: ${drones(6, FAST)}`] } })).toEqual([[], ['OB3'], true]); // Picard was not needed: the SHIELDS that everybody knows of would do
});

ruling('BOG-R70: that nobody was in the way of a hit is said where somebody unseen might have been', () => {
  const hit = (galaxy: string, runabout: string, ...hidden: readonly string[]): Scene => ({
    a: { ships: [`U.S.S. Galaxy@0: ${galaxy}`, `Runabout@0: ${runabout}`], facilities: ['Federation Outpost@0'], deck: ['Worf'] },
    b: { facilities: ['Klingon Outpost@0'], on: ['Plasma Fire>Galaxy'], tactics: ['Attack Wing', 'Attack Wing'] },
    set: hide(...hidden),
  });
  const both = ['Beverly Crusher', 'Deanna Troi'] as const;
  const [medic, other] = both;
  expect(twins([hit(medic, other, ...both), hit(other, medic, ...both)], endTurn)).toBe('parted');
  const after = (...world: Parameters<typeof hit>): unknown[] => {
    const t = scene({ stage: 'orders', ...hit(...world) });
    t.a.ends();
    return [told(t, 'unmet'), t.events('killed').length];
  };
  expect(after(medic, other, ...both)).toEqual([['EV12'], 1]); // nobody is left for the second marker to find
  expect(after(other, medic, ...both)).toEqual([['EV12', 'T01', 'T01'], 0]);
  expect(after(other, medic, medic)).toEqual([[], 0]);
});

ruling(
  'BOG-R70: those without whose WEAPONS a mission would stay unsolved are named and seen, and so is it said that there were none',
  () => {
    const both = ['Jean-Luc Picard', 'Deanna Troi'] as const;
    const [picard, other] = both;
    const maquis = (enterprise: string, runabout: string, ...hidden: readonly string[]): Scene => ({
      line: ['Protect Shipment'],
      a: {
        ships: [`U.S.S. Enterprise@0: Benjamin Sisko, Worf, Sarita Carson, Beverly Crusher, ${enterprise}`, `Runabout@0: ${runabout}`],
        table: ["Captain's Log"],
      },
      b: { facilities: ['Klingon Outpost@0'] },
      set(s) {
        hide(...hidden)(s);
        for (const name of both) s.flags[find(s, name)] = (s.flags[find(s, name)] as number) | STOPPED;
      },
    });
    const tries = (t: SceneTable): void => t.a.orders('attempt', t.thing('Enterprise'));
    expect(twins([maquis(picard, other, ...both), maquis(other, picard, ...both)], tries)).toBe('parted');
    const after = (...world: Parameters<typeof maquis>): unknown[] => {
      const t = scene({ stage: 'orders', ...maquis(...world) });
      tries(t);
      return [told(t, 'shown'), told(t, 'unmet'), t.score];
    };
    expect(after(picard, other, ...both)).toEqual([['PF01'], [], '35:0']);
    expect(after(other, picard, ...both)).toEqual([[], ['M06'], '0:0']);
    expect(after(picard, other)).toEqual([[], [], '35:0']);
    expect(after(other, picard)).toEqual([[], [], '0:0']);
    const intercept = (...hidden: readonly string[]): unknown[] => {
      const t = scene({
        line: ['Intercept Maquis'],
        a: { ships: ['Keldon@0: Gul Madred, Telle, Daro, Elim', 'Kraxon@0: Dolak'] },
        b: { on: ['Attack Wing>Keldon'], facilities: ['Klingon Outpost@0'] },
        set: hide(...hidden),
      });
      t.a.orders('attempt', t.thing('Keldon'));
      return [told(t, 'shown'), unseen(t), t.score];
    };
    expect(intercept('Dolak')).toEqual([['PC03'], [], '30:0']);
    expect(intercept()).toEqual([[], [], '30:0']);
  },
);

ruling('BOG-R70: who takes a ship further than its known RANGE is named and seen', () => {
  const flown = (used: number, ...hidden: readonly string[]): unknown[] => {
    const t = scene({
      line: ['Nebula', 'Nebula'],
      a: { ships: [`Borg Scout Vessel@0: ${drones(6, FAST)}`] },
      b: { facilities: ['Klingon Outpost@0'] },
      set(s) {
        hide(...hidden)(s);
        s.count[find(s, 'Borg Scout Vessel')] = used;
      },
    });
    t.a.orders('move', t.thing('Borg Scout Vessel'), 1);
    return [told(t, 'shown').length, unseen(t).length];
  };
  expect([flown(0, FAST), flown(7, FAST), flown(7)]).toEqual([
    [0, 6],
    [6, 0],
    [0, 0],
  ]);
});
