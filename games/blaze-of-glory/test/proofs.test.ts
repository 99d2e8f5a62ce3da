/** Tests that somebody unseen decides: whoever supplies them is named and has been seen (BOG-R70). */
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { type Blaze, face } from '../index.ts';
import { kill } from '../rules/changes.ts';
import { type BlazeTable, has } from '../rules/things.ts';
import { SEEN } from '../state.ts';
import { card, find, type SceneTable, scene } from './scene.ts';
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

ruling('BOG-R70: the ENGINEER who stops a breach is named and seen; one whom everybody knows goes first, and one is enough', () => {
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
    hide('Kang', 'Divok')(t.state); // whoever qualified the ship to fire may have gone unseen among others since
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

ruling('BOG-R70: the cool head in a Crimson Forcefield is named and seen, with whoever steadies it', () => {
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

ruling('BOG-R70: those who steer another ship through a Stellar Flare are named and seen, and whoever raises its SHIELDS', () => {
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
});

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

ruling('BOG-R70: the crews that have Outgunned a ship are named, and so is whoever raised its SHIELDS unseen', () => {
  const outgunned = (prey: string, ...hidden: readonly string[]): unknown[] => {
    const t = scene({
      a: { ships: ["I.K.S. Negh'Var@0: Martok, Kang", 'I.K.C. Lukara@0: Koloth, Kor'], hand: ['Outgunned'] },
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
});
