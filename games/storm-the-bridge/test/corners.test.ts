/** The other case of conditions: what does not hold, who is not concerned, and who is not asked. */
import { defaultAnswer, type Json, Run, readOptions, SeededChance, seedFrom } from '@bridgehead/kernel';
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { type Bridge, CARDS, game, nameOf } from '../index.ts';
import { defends } from '../rules/questions.ts';
import { position, type SceneTable, scene } from './scene.ts';

const begin = (seats: number, given: Record<string, Json>): Run<Bridge> => {
  const read = readOptions(game.options, given);
  if ('problem' in read) throw new Error(read.problem);
  return Run.begin(game, { seats, options: read.options, chance: new SeededChance(seedFrom(4)) }, { kept: true });
};
const fallback = (t: SceneTable): Json => defaultAnswer(t.stage.run.openAsks[0] as never, t.state);
const tagsOf = (t: SceneTable, seat: number) => t.stage.prompt(seat).window?.tags;

// —— what others know ——

ruling('STB-18: of what is known of a hand only the card that left is forgotten', () => {
  const t = scene({ a: { crew: ['Varga'] }, b: { hand: ['Rewrite', 'Lockdown', 'Montage'] } });
  t.a.uses('Varga', 'Bragga');
  t.settle();
  t.a.ends();
  t.b.plays('Lockdown', 'Galley');
  t.settle();
  expect(t.stage.view(0).parties[1]?.known).toEqual(['A08', 'A28']);
});

ruling('STB-R43: who takes a card at random still knows the rest; a third seat that knew it does not', () => {
  const t = scene({ a: { crew: ['Varga'], hand: ['Light Fingers'] }, b: { hand: ['Rewrite', 'Montage'] }, c: { leader: 'Lohn' } }, [1]);
  (t.state.known[2] as string[][])[1] = ['A08', 'A28'];
  t.a.uses('Varga', 'Bragga');
  t.settle();
  t.a.plays('Light Fingers', 'Bragga');
  t.settle();
  expect([0, 2].map((seat) => t.stage.view(seat).parties[1]?.known)).toEqual([['A08'], []]);
});

// —— attempts ——

ruling('STB-85, STB-R8: for somebody who left the clock commits one card; after a short try everybody it takes', () => {
  const t = scene({ a: { leader: 'Sarr', crew: ['Junk', 'Cutter'] } });
  t.a.answers(['attack', t.card('Galley')]);
  expect(fallback(t)).toEqual([t.card('Sarr')]);
  t.a.answers([t.card('Sarr')]);
  t.settle();
  t.a.answers(['attack', t.card('Galley')]);
  expect(fallback(t)).toEqual(['Sarr', 'Junk', 'Cutter'].map((name) => t.card(name)));
  t.a.answers(fallback(t));
  t.settle();
  expect(t.holder('Galley')).toBe('a');
});

ruling('STB-R9: with nobody upright nothing is attacked and nobody recruited', () => {
  const t = scene({ a: { leader: 'Kett*', crew: ['Junk*'] }, pool: ['Ombo'] });
  expect(t.a.options).toEqual(['end']);
  expect([t.a.refused(['recruit', t.card('Ombo')]), t.a.refused(['attack', t.card('Galley')])].map((text) => text.split(':')[0])).toEqual([
    'STB-R9',
    'STB-R9',
  ]);
});

ruling('STB-R9: Kett comes along by himself where he has a point of his own', () => {
  const t = scene({ a: { leader: 'Kett', crew: ['Ombo'] } });
  t.a.answers(['attack', t.card('Galley')]);
  expect(t.a.options).toEqual(['Harrow Kett', 'Ombo']);
});

ruling('STB-68: what lies on one section says nothing about another', () => {
  const t = scene({ free: ['Armory+Blast Doors'] });
  const plain = scene({});
  expect([t.need('Galley'), t.need('Armory') > plain.need('Armory')]).toEqual([plain.need('Galley'), true]);
});

ruling('STB-72, STB-78: who roams defends what the own party holds, nothing else; leaders and sections are no crew', () => {
  const s = position({ a: { crew: ['Sool', 'Junk@Galley'], sections: ['Galley', 'Med Bay'] }, b: { sections: ['Armory'] } });
  const t = scene({ a: { crew: ['Sool', 'Junk@Galley'], sections: ['Galley', 'Med Bay'] }, b: { sections: ['Armory'] } });
  const where = (name: string) => ['Galley', 'Med Bay', 'Armory', 'Bridge'].filter((section) => defends(s, t.card(name), t.card(section)));
  expect([where('Sool'), where('Junk'), where('Kett')]).toEqual([['Galley', 'Med Bay'], ['Galley'], []]);
});

// —— windows ——

ruling('STB-R19, STB-R40: who has left is not asked any more', () => {
  const t = scene({ a: { crew: ['Kiva'] }, b: { hand: ['Rewrite'] }, c: {} });
  t.c.concedes();
  t.a.attacks('Galley', ['Kiva']);
  expect([t.pass(), t.pass(), t.holder('Galley')]).toEqual(['a', 'b', 'a']);
});

ruling('STB-R40: a round ends with the last seat that is still there', () => {
  const t = scene({ active: 1, firstSeat: 0, round: 3, a: {}, b: {}, c: {} });
  t.c.concedes();
  t.b.ends();
  t.settle();
  expect([t.asked, t.state.round]).toEqual(['a stb.menu', 4]);
});

rulings(
  'STB-48, STB-60, STB-66: no more points for $what',
  [
    { what: 'a card', hand: ['Supply Run', 'Montage'], play: (t: SceneTable) => t.a.plays('Supply Run'), why: 'STB-45' },
    { what: 'an attack with an empty hand', hand: [], play: (t: SceneTable) => t.a.attacks('Galley', ['Kett']), why: 'STB-60' },
    {
      what: 'an attack below something else',
      hand: ['Adrenaline Surge', 'Montage'],
      play: (t: SceneTable) => {
        t.a.attacks('Galley', ['Kett']);
        t.a.plays('Adrenaline Surge', 'Kett');
      },
      why: 'STB-48',
    },
  ],
  ({ hand, play, why }) => {
    const t = scene({ a: { hand } });
    play(t);
    expect(t.a.refused('discard').split(':')[0]).toBe(why);
    expect(t.a.options).not.toContain('discard');
    t.settle();
  },
);

ruling('STB-R19: a passive on one’s own crew that is named concerns its owner', () => {
  const t = scene({ a: { hand: ['Continuity Error'] }, b: { crew: ['Junk+Pulse Carbine'] }, c: {} });
  t.a.plays('Continuity Error', 'Pulse Carbine');
  t.a.passes();
  expect(tagsOf(t, 1)).toContain('targeted');
  t.b.passes();
  expect(tagsOf(t, 2)).not.toContain('targeted');
  t.settle();
});

// —— targets ——

ruling('STB-45: Mistaken Identity answers neither nothing nor an ability', () => {
  const why = 'STB-45: That only works on an action card with exactly one target.';
  const t = scene({ a: { leader: 'Lohn', hand: ['Mistaken Identity'] }, b: { crew: ['Ombo', 'Pell'] } });
  expect([t.a.can('play'), t.a.refused(['play', t.a.inHand('Mistaken Identity')])]).toEqual([[], why]);
  t.a.uses('Lohn', 'Ombo');
  expect(t.a.refused(['play', t.a.inHand('Mistaken Identity')])).toBe(why);
  t.settle();
});

ruling('STB-29, STB-56: an instant whose only targets it may not name cannot be played', () => {
  const t = scene({ a: { hand: ['Stun Beam'] }, b: { leader: 'Kett', crew: ['Nuur-7'] } });
  expect(t.a.can('play')).toEqual([]);
  expect(scene({ a: { hand: ['Stun Beam'], crew: ['Nuur-7'] } }).a.can('play')).toEqual(['Stun Beam']);
});

ruling('STB-29: a card for sections takes nothing else', () => {
  const t = scene({ a: { crew: ['Junk'], hand: ['Lockdown'] } });
  t.a.answers(['play', t.a.inHand('Lockdown')]);
  expect([t.a.refused(t.card('Junk')), t.a.refused(t.card('Bridge'))].map((text) => text.split(':')[0])).toEqual(['STB-R21', 'STB-R21']);
});

ruling('STB-54: what is no card is no host', () => {
  const t = scene({ a: { crew: ['Junk'], hand: ['Pulse Carbine'] } });
  t.a.answers(['play', t.a.inHand('Pulse Carbine')]);
  expect(t.a.refused('nobody').split(':')[0]).toBe('STB-R21');
  expect(t.a.refused(t.card('Galley')).split(':')[0]).toBe('STB-54');
});

ruling('STB-29: one or two may be named, and one is enough', () => {
  const t = scene({ a: { hand: ['Department Meeting'] }, b: { crew: ['Junk', 'Bulk'] } });
  t.a.plays('Department Meeting', 'Bulk');
  t.settle();
  expect(t.b.crew).toEqual(['Junk', 'Bulk*']);
});

ruling('STB-R28: unassigned crew cannot be unassigned', () => {
  const t = scene({ a: { hand: ['Wrong Deck'] }, b: { crew: ['Pell'], sections: ['Bridge', 'Galley'] } });
  t.a.answers(['play', t.a.inHand('Wrong Deck')]);
  t.a.answers(t.card('Pell'));
  expect(t.a.options).toEqual(['Bridge', 'Galley']);
});

ruling('STB-60: a number that no card has is no card', () => {
  const t = scene({});
  for (const answer of [
    ['play', CARDS],
    ['ability', CARDS],
    ['attack', -1],
    ['play', 0.5],
  ])
    expect(t.stage.refuses(0, answer).code).toBe('malformed');
});

// —— set-up and the last round ——

rulings(
  'STB-12: in a draft $seats seats are offered $each leaders each, and choose in turn where there are not enough',
  [
    { seats: 2, each: 2 },
    { seats: 4, each: 2 },
    { seats: 5, each: 0 },
  ],
  ({ seats, each }) => {
    const { state, openAsks } = begin(seats, { leaders: 'draft' });
    expect(state.offered.map((cards) => cards.length)).toEqual(Array(seats).fill(each));
    expect(openAsks).toHaveLength(each === 0 ? 1 : seats);
  },
);

ruling('STB-12, STB-32: the match begins in round 1 with turn 1, nothing known, nothing owed, nothing pending', () => {
  const { state: s } = begin(3, { firstSeat: '2' });
  expect([s.round, s.turn, s.knownTail, s.owed, s.stack, s.effects, s.forbidden, s.short, s.lasting]).toEqual([
    1,
    1,
    0,
    null,
    [],
    [],
    [],
    [],
    [],
  ]);
  expect([s.active, s.firstSeat, s.recruitsLeft, s.phase, s.resetAhead]).toEqual([1, 1, 1, 'action', -1]);
  expect(s.leader.map((leader) => s.owner[leader])).toEqual([0, 1, 2]);
});

ruling('STB-93, STB-R40: in the last turn of the last round nobody resets ahead', () => {
  const given = {
    overlap: true,
    active: 1,
    firstSeat: 0,
    roundLimit: 10,
    b: { sections: ['Galley'], crew: ['Ombo'] },
    a: { crew: ['Pell*'] },
  };
  const last = scene({ ...given, round: 10 });
  last.b.ends();
  last.settle();
  expect([last.asked, last.isTapped('Pell')]).toEqual(['b stb.redeploy', true]);
  const before = scene({ ...given, round: 9 });
  before.b.ends();
  before.settle();
  expect([before.asked, before.isTapped('Pell')]).toEqual(['b stb.redeploy', false]);
});

ruling('STB-89: what the clock answers in Redeployment leaves everybody where they are', () => {
  const t = scene({ a: { crew: ['Ombo@Galley', 'Junk'], sections: ['Galley', 'Med Bay'] } });
  t.a.ends();
  t.settle();
  expect(fallback(t)).toBe('keep');
  t.a.answers('redeploy');
  expect(fallback(t)).toEqual([]); // the Med Bay comes first
  t.a.answers([]);
  expect((fallback(t) as number[]).map(nameOf)).toEqual(['Ombo']);
});
