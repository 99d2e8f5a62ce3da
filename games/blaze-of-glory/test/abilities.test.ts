/** What cards in play let one do: when they do not. */
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { enter } from '../rules/changes.ts';
import { conditionOf, has, isActive } from '../rules/things.ts';
import { type Blaze, CLOAKED, IN_BRIG, SEEN, space, TABLE } from '../state.ts';
import { card, find, type Scene, type SceneTable, scene } from './scene.ts';
import { answerRest } from './scenes/card-scene.ts';

const uses = (setting: Scene): string[] => scene(setting).a.can('use');
const targets = (setting: Scene): string[] => uses(setting).map((one) => one.split(' ').slice(1).join(' '));

ruling('BOG-R62: Chief O’Brien fetches Brainwash for a captive who is present, once per turn', () => {
  const t = scene({
    a: {
      facilities: ["Romulan Outpost@0: Chief O'Brien, Sela"],
      ships: ['Goraxus@0: Galathon'],
      captives: ['Worf@Romulan Outpost', 'Beverly Crusher@Romulan Outpost', 'Geordi La Forge@Goraxus'],
      deck: ['Brainwash', 'Brainwash'],
    },
  });
  const outpost = t.thing('Outpost');
  expect(t.a.can('use')).toEqual([`PR07@${outpost} PF03 escorted@${outpost}`, `PR07@${outpost} PF05 escorted@${outpost}`]);
  t.a.orders('use', `PR07@${outpost}`, `PF05 escorted@${outpost}`);
  expect([conditionOf(t.state, t.thing('Worf')), t.a.can('use')]).toEqual(['brainwashed', []]);
});
ruling('BOG-B33: a card that fetches once per game does so once, for all personas of the title in play', () => {
  const t = scene({ a: { facilities: ['Klingon Outpost@0: Koloth'], deck: ["Bat'leth", "Bat'leth"] } });
  const outpost = t.thing('Outpost');
  expect(t.a.can('use')).toEqual([`PK02@${outpost} ${outpost}`]);
  t.a.orders('use', `PK02@${outpost}`, outpost);
  expect([t.place("Bat'leth"), t.a.can('use'), t.state.once[0]]).toEqual(['Klingon Outpost', [], [card('Koloth')]]);
  expect(uses({ a: { facilities: ['Klingon Outpost@0: Koloth'] } })).toEqual([]);
  expect(uses({ a: { facilities: ['Klingon Outpost@0: Koloth*'], deck: ["Bat'leth"] } })).toEqual([]);
  expect(uses({ a: { facilities: ['Klingon Outpost@0: Koloth'], deck: ["Bat'leth"] }, stage: 'orders' })).toEqual([]);
});
ruling('BOG-63: a Holding Cell fetches for an interrogator who is unopposed there, onto a captive in its Brig', () => {
  const cell = (who: string, condition = ' = brig', foe = ''): string[] =>
    targets({
      line: ['Alter Records'],
      a: { facilities: [`Nor@0; Security Holding Cell: ${who}`], captives: [`Worf@Security Holding Cell${condition}`], hand: ['Torture'] },
      ...(foe === '' ? {} : { set: (s) => void enter(s, card(foe), 1, find(s, 'Security Holding Cell')) }),
    });
  expect(cell('Gul Madred').filter((one) => one.startsWith('EV16'))).toEqual(['EV16 PF05 brig@2']);
  expect(cell('Dakol').length).toBe(1);
  expect(cell('Telle')).toEqual([]);
  expect(cell('Dakol', '')).toEqual([]);
  expect(cell('Dakol', ' = brig', 'Kang')).toEqual([]);
});
ruling('BOG-R62: the Science Lab looks at the first face-down dilemma of a space mission, once per turn', () => {
  const lab = (line: string, who: string, dilemmas: string[]): SceneTable =>
    scene({ line: [line], a: { facilities: [`Nor@0; Science Lab: ${who}`] }, b: { dilemmas } });
  const t = lab('Study Plasma Storm', 'Ulani Belor', ['Maglock@0', 'Null Space@0']);
  t.a.orders('use', t.thing('Science Lab'));
  expect([t.events('looked').map((one) => one.card), t.a.can('use')]).toEqual([['DL09'], []]);
  expect(t.stage.events(1).filter((one) => one.type === 'looked')).toMatchObject([{ card: '' }]);
  expect(lab('Alter Records', 'Ulani Belor', ['Archer@0']).a.can('use')).toEqual([]);
  expect(lab('Study Plasma Storm', 'Telle', ['Maglock@0']).a.can('use')).toEqual([]);
  expect(lab('Study Plasma Storm', 'Ulani Belor', []).a.can('use')).toEqual([]);
});
ruling('BOG-70: a Birthing Chamber works before orders, once each, for universal Jem’Hadar in hand', () => {
  const chamber = (hand: string[], more: Partial<Scene> = {}): string[] =>
    targets({ line: ['Mineral Survey'], ...more, a: { teams: ['0: Gelnon, Jem’Hadar Birthing Chamber'], hand } });
  expect(chamber(["Duran'Adar", "Oken'alak", 'Umat’Adan', 'Weyoun', 'Kang'])).toEqual(['PD04', 'PD06']);
  expect(chamber(["Duran'Adar"], { stage: 'orders' })).toEqual([]);
  const two = scene({
    a: {
      ships: ["Jem'Hadar Warship@0: Gelnon, Jem’Hadar Birthing Chamber, Jem’Hadar Birthing Chamber"],
      hand: ["Duran'Adar", "Duran'Adar", "Duran'Adar"],
    },
    set: (s) => s.flags.splice(find(s, 'Birthing Chamber'), 1, 0), // the other side knows of one only, and of both after the second use
  });
  const seen = () => two.state.inPlay.filter((c) => two.state.design[c] === card('Birthing Chamber') && has(two.state, c, SEEN)).length;
  const source = `EQ8@${two.thing('Warship')}`;
  for (const [left, n] of [[[`${source} PD04`], 1] as const, [[], 2] as const]) {
    two.a.orders('use', source, 'PD04');
    expect([two.a.can('use'), seen()]).toEqual([left, n]);
  }
  expect(two.a.hand).toEqual(["Duran'Adar"]);
});
ruling('BOG-R85: a Starship objective beams one aboard while none is there, and probes with a clerk unopposed', () => {
  const hunt = (aboard: readonly [string, number][], more: Partial<Scene> = {}): string[] =>
    targets({
      ...more,
      a: { ships: ['Borg Sphere@0: Four of Eleven, Two of Eleven'], table: ['Assimilate Starship'] },
      b: { ships: ['U.S.S. Galaxy@0'] },
      set(s) {
        s.host[find(s, 'Assimilate Starship')] = find(s, 'Galaxy');
        for (const [name, seat] of aboard) enter(s, card(name), seat, find(s, 'Galaxy'));
        more.set?.(s);
      },
    });
  expect(hunt([])).toEqual(['beam PB05@1', 'beam PB07@1']);
  expect(hunt([['Eighteen of Nineteen', 0]])).toEqual(['probe']);
  expect(hunt([['Two of Eleven', 0]])).toEqual([]);
  expect(
    hunt([
      ['Eighteen of Nineteen', 0],
      ['Worf', 1],
    ]),
  ).toEqual([]);
  expect(hunt([], { set: (s) => s.flags.splice(find(s, 'Galaxy'), 1, CLOAKED) })).toEqual([]);
});
ruling('BOG-B36: a probe turns up the top card, puts it beneath, and a failure stops the Borg there', () => {
  const probe = (top: string): SceneTable => {
    const t = scene({
      line: ['Nebula'],
      a: { ships: ['Borg Sphere@0: Two of Eleven, Two of Eleven'], table: ['Establish Gateway'], deck: [top, 'Regenerate'] },
      set(s) {
        s.host[find(s, 'Establish Gateway')] = 0;
        s.scouted[0] = 1;
      },
    });
    t.a.orders('use', t.thing('Establish Gateway'), 'probe');
    return t;
  };
  const good = probe('Eleven of Nineteen');
  expect([good.score, good.place('Establish Gateway'), good.names(good.state.deck[0]), good.state.completed]).toEqual([
    '25:0',
    '-10',
    ['Eleven of Nineteen', 'Regenerate'],
    [1, 0],
  ]);
  const bad = probe('Four of Eleven');
  expect([bad.score, isActive(bad.state, bad.thing('Two of Eleven')), bad.a.can('use')]).toEqual(['0:0', false, []]);
  expect(bad.state.knownBelow).toEqual([1, 0]);
});
ruling('BOG-B36: nothing is probed before scouting is done, nor without a Borg at the place', () => {
  const may = (scouted: number, ship: string): string[] =>
    targets({
      line: ['Nebula', 'Nebula'],
      a: { ships: [ship], table: ['Establish Gateway'], deck: ['Eleven of Nineteen'] },
      set(s) {
        s.host[find(s, 'Establish Gateway')] = 0;
        s.scouted[0] = scouted;
      },
    });
  expect(may(1, 'Borg Sphere@0: Two of Eleven')).toEqual(['probe']);
  expect(may(0, 'Borg Sphere@0: Two of Eleven')).toEqual([]);
  expect(may(2, 'Borg Sphere@0: Two of Eleven')).toEqual([]);
  expect(may(1, 'Borg Sphere@1: Two of Eleven')).toEqual([]);
  expect(may(1, 'Borg Sphere@0: Two of Eleven*')).toEqual([]);
});
ruling('BOG-B9: Ultimatum lays a depot once, at an Alpha mission of the Dominion where its ENGINEER is', () => {
  const sites = (line: string, who: string, more: Partial<Scene> = {}): string[] =>
    targets({
      line: [line],
      ...more,
      a: { ships: [`Alpha Attack Ship@0: ${who}`], table: ['Ultimatum'], deck: ['Remote Supply Depot'], ...more.a },
    });
  expect(sites('Study Plasma Storm', "Duran'Adar")).toEqual(['0']);
  expect(sites('Study Plasma Storm', "Lamat'Ukan")).toEqual([]);
  expect(sites('Krios Suppression', "Duran'Adar")).toEqual([]);
  expect(sites('Study Plasma Storm', "Duran'Adar", { a: { facilities: ['Neutral Outpost@0'] } })).toEqual([]);
});
ruling('BOG-72: the Calamarain flies six spans in a turn, and strikes what is not cloaked', () => {
  const t = scene({
    line: ['Nebula', 'Krios Suppression', 'Nebula', 'Nebula'],
    b: { ships: ['Goraxus@0', 'U.S.S. Galaxy@1'] },
    set(s) {
      enter(s, card('Calamarain'), 0, -10);
      s.flags[find(s, 'Goraxus')] = CLOAKED;
    },
  });
  const cloud = t.thing('Calamarain');
  expect(t.a.can('use')).toEqual([`${cloud} move 1`, `${cloud} move 2`]);
  t.a.orders('use', cloud, 'move 1');
  expect(t.a.can('use')).toEqual([`${cloud} move 0`, `${cloud} move 2`, `${cloud} strike ${t.thing('Galaxy')}`]);
  t.a.orders('use', cloud, 'move 2');
  expect(t.a.can('use')).toEqual([]);
});
ruling('BOG-B27: one blade wounds once in a battle, in the hands that it was made for', () => {
  const t = scene({
    line: ['Mineral Survey'],
    a: { teams: ["0: Kang, Martok, Bat'leth"] },
    b: { teams: ['0: Enrique Muniz, Sarita Carson'] },
  });
  t.a.answers(['fight', -11, 0]);
  for (let ask = t.stage.run.openAsks[0]; ask?.window?.kind === 'bog.w2'; ask = t.stage.run.openAsks[0]) t.stage.answer(ask.seat, 'pass');
  const wounds = () => t.a.options.filter((one) => Array.isArray(one) && one[2] === 'wound').length;
  expect([t.asked, wounds()]).toEqual(['a bog.w6', 1]);
  t.a.answers(['use', 'EQ2@-11', 'wound']);
  answerRest(t);
  expect(t.events('wounded').length).toBe(1);
});
ruling('BOG-B27: two blades wound twice in a battle', () => {
  const t = scene({
    line: ['Mineral Survey'],
    a: { teams: ["0: Kang, Martok, Koloth, Bat'leth, Bat'leth"] },
    b: { teams: ["0: Worf, Benjamin Sisko, Miles O'Brien (Blaze of Glory)"] },
  });
  t.a.answers(['fight', -11, 0]);
  for (let ask = t.stage.run.openAsks[0]; ask !== undefined && ask.window !== null; ask = t.stage.run.openAsks[0]) {
    const { options } = t.stage.prompt(ask.seat);
    t.stage.answer(ask.seat, options.find((one) => Array.isArray(one) && one[2] === 'wound') ?? 'pass');
  }
  expect([t.events('paired').map(({ result }) => result), t.events('wounded').length]).toEqual([['stun', 'stun', 'stun'], 2]);
});
ruling('BOG-65: Tharket stops a rescue where he is, once in a match', () => {
  const rescued = (at: number): SceneTable => {
    const t = scene({
      line: ['Nebula', 'Nebula'],
      active: 1,
      a: { facilities: [`Romulan Outpost@${at}: Tharket`, 'Cardassian Outpost@0: Telle'], captives: ['Worf@Cardassian Outpost'] },
      b: { facilities: ['Federation Outpost@1'], hand: ['Rescue Captives'] },
    });
    t.b.answers(['play', 'IT11', t.thing('Federation Outpost')]);
    return t;
  };
  const here = rescued(0);
  here.a.answers(['use', `PR05@${here.thing('Romulan Outpost')}`, 'nullify']);
  answerRest(here);
  expect([conditionOf(here.state, here.thing('Worf')), here.state.once[0]]).toEqual(['escorted', [card('Rescue Captives')]]);
  const elsewhere = rescued(1);
  expect(elsewhere.a.options).toEqual(['pass']);
  answerRest(elsewhere);
  expect(conditionOf(elsewhere.state, elsewhere.thing('Worf'))).toBe(null);
});
ruling('BOG-R62: an interrogator’s door fetches onto a captive in one’s own Brig, wherever he sits', () => {
  const door = (who: string): string[] =>
    scene({
      a: {
        facilities: [`Romulan Outpost@0: ${who}`],
        on: ['Holding Cell Door>Romulan Outpost'],
        captives: ['Worf@Romulan Outpost = brig'],
        hand: ['Holding Cell Door', 'Interrogation'],
      },
      set: (s) => s.flags.splice(find(s, 'Worf'), 1, IN_BRIG),
    })
      .a.can('play')
      .filter((one) => one.startsWith('DW4'));
  expect(door('Parthok')).toEqual(['DW4 EV08 PF05 brig@1']);
  expect(door('Sela')).toEqual([]);
});

ruling('BOG-R69: the order of what is offered tells nothing of the order in which cards came into play', () => {
  const offered = (...crew: string[]) => {
    const t = scene({
      a: { ships: ['Keldon@0: Ilon Tandro'], on: ['Phaser Banks>Shuttle', 'Strafing Run>Shuttle', 'Target Shields>Shuttle'] },
      b: { ships: [`Romulan Shuttle@0: ${crew.join(', ')}`] },
    });
    t.a.answers(['beam', t.thing('Keldon'), t.thing('Shuttle')]);
    t.a.answers(['PC04']);
    return t.a.can('use');
  };
  expect(offered("D'Vin", 'Navok', 'Galathon')).toEqual(offered('Galathon', 'Navok', "D'Vin"));
  expect(offered("D'Vin", 'Navok', 'Galathon')).toHaveLength(3);
});
ruling('BOG-R69: nor does the order of ways, wherever those who could go have come from', () => {
  const ways = (...teams: string[]) =>
    scene({ line: ['Mineral Survey', 'Krios Suppression'], a: { facilities: ['Nor@0'], teams } }).a.can('attempt');
  expect(ways('0: Kang', '1: Kor')).toEqual(ways('1: Kor', '0: Kang'));
});

ruling('BOG-R69: nor does the order of what a figure is made of', () => {
  const sources = (set: (s: Blaze) => void) => {
    const t = scene({ a: { ships: ['I.K.C. Lukara@0: Martok'], on: ['Bynars Weapon Enhancement>Lukara'] }, set });
    return t.stage
      .view(1)
      .vessels.find(({ id }) => id === t.thing('Lukara'))
      ?.weaponsTerms.map(({ card: id }) => id);
  };
  expect(sources(() => undefined)).toEqual(['', 'PK06', 'EV04']);
  expect(sources((s) => s.inPlay.reverse())).toEqual(['', 'PK06', 'EV04']);
});

ruling('BOG-R95: a mission that an objective means, or that carries one, is not named by another of the same side', () => {
  const named = (host: number, owner: number): string[] =>
    scene({
      line: ['Nebula', 'Krios Suppression'],
      a: { ships: ['Borg Sphere@0: Two of Eleven'], faceDown: ['Establish Gateway'] },
      set(s) {
        const c = enter(s, card('Establish Gateway'), owner, TABLE);
        s.host[c] = host;
      },
    }).a.can('reveal');
  expect(named(0, 0).map((one) => one.split(' ')[1])).toEqual([]);
  expect(named(1, 0).map((one) => one.split(' ')[1])).toEqual(['0']);
  expect(named(0, 1).map((one) => one.split(' ')[1])).toEqual(['0']);
});
ruling('BOG-R95: no probe counts where an objective lies already, and the refusal says so', () => {
  const t = scene({
    line: ['Nebula'],
    a: {
      ships: ['Borg Sphere@0: Two of Eleven'],
      table: ['Establish Gateway'],
      deck: ['Eleven of Nineteen'],
      faceDown: ['Establish Gateway'],
    },
    set(s) {
      s.host[find(s, 'Establish Gateway')] = 0;
      s.scouted[0] = 1;
      enter(s, card('Establish Gateway'), 0, space(0));
    },
  });
  const [open = 0, hidden = 0] = t.state.inPlay.filter((c) => t.state.at[c] === TABLE);
  expect(t.a.can('use')).toEqual([]);
  expect(t.a.refused(['use', open, 'probe'])).toBe('BOG-R95: That mission already has one of your objectives.');
  expect(t.a.refused(['reveal', hidden, 0])).toBe('BOG-R95: That mission already has one of your objectives.');
});
