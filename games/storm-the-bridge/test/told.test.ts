/** What everybody is told: whole stories, so that nothing happens in silence and nothing is told that did not happen. */
import type { Json } from '@bridgehead/kernel';
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { nameOf } from '../index.ts';
import { type Scene, type SceneTable, scene } from './scene.ts';

const CARDS = ['card', 'crew', 'section', 'host', 'target', 'by'];
const SILENT = ['declared', 'turnBegan', 'turnEnded', 'poolFilled'];
const worded = (key: string, value: Json): string => {
  if (Array.isArray(value)) return `[${(value as number[]).map(nameOf).join(', ')}]`;
  return CARDS.includes(key) && typeof value === 'number' ? (value < 0 ? 'none' : nameOf(value)) : String(value);
};
/** 'tapped [Junk]', 'attached Blast Doors Armory': as somebody without a seat hears it. */
const story = (t: SceneTable, but: readonly string[] = SILENT): string[] =>
  t.stage
    .events('spectator')
    .filter(({ type }) => !but.includes(type))
    .map(({ type, ...rest }) => [type, ...Object.entries(rest).map(([key, value]) => worded(key, value))].join(' '));

const STORIES: readonly {
  what: string;
  given: Scene;
  picks?: readonly number[];
  play: (t: SceneTable) => void;
  told: readonly string[];
}[] = [
  {
    what: 'a section is taken',
    given: { a: { crew: ['Kiva', 'Ombo'] } },
    play: (t) => t.a.attacks('Galley', ['Kiva']),
    told: ['resolved attack 0 Galley true 6 5', 'tapped [Kiva & Rusk]', 'sectionTaken Galley 0 -1'],
  },
  {
    what: 'a section changes hands',
    given: { a: { crew: ['Kiva'] }, b: { sections: ['Galley'] } },
    play: (t) => t.a.attacks('Galley', ['Kiva']),
    told: ['resolved attack 0 Galley true 6 2', 'tapped [Kiva & Rusk]', 'sectionTaken Galley 0 1'],
  },
  {
    what: 'an attack falls short',
    given: { a: { crew: ['Ombo'], hand: ['Lockdown'] } },
    play: (t) => t.a.attacks('Armory', ['Ombo'], ['Lockdown']),
    told: ['discarded 0 [Lockdown] points', 'resolved attack 0 Armory false 2 7'],
  },
  {
    what: 'a crew is recruited',
    given: { pool: ['Junk'] },
    play: (t) => t.a.recruits('Junk', ['Kett']),
    told: ['resolved recruit 0 Junk true 3 2', 'tapped [Harrow Kett]', 'joined Junk 0 recruited -1 true'],
  },
  {
    what: 'a crew is enlisted',
    given: { a: { hand: ['Guest Star'] }, pool: ['Stowaway'] },
    play: (t) => t.a.plays('Guest Star', 'Stowaway'),
    told: ['joined Stowaway 0 enlisted -1 false'],
  },
  {
    what: 'a crew is stolen',
    given: { a: { hand: ['Better Contract'] }, b: { crew: ['Junk'] } },
    play: (t) => t.a.plays('Better Contract', 'Junk'),
    told: ['joined Junk 0 stolen 1 true'],
  },
  {
    what: 'a crew is sent away with what it carries',
    given: { a: { hand: ['Written Out'] }, b: { crew: ['Junk+Pulse Carbine'] } },
    play: (t) => t.a.plays('Written Out', 'Junk'),
    told: ['detached Pulse Carbine', 'sentToStack Junk'],
  },
  {
    what: 'a crew is patched up',
    given: { a: { hand: ['Written Out'] }, b: { leader: 'Pesh', crew: ['Junk'] } },
    play: (t) => {
      t.a.plays('Written Out', 'Junk');
      t.settle();
      t.b.answers(t.card('Pesh'));
    },
    told: ['patchedUp Junk Iluma Pesh', 'tapped [Iluma Pesh, Junk]'],
  },
  {
    what: 'somebody is tapped, and untapped',
    given: { a: { crew: ['Junk*'], hand: ['Second Wind'] } },
    play: (t) => t.a.plays('Second Wind', 'Junk'),
    told: ['untapped [Junk]'],
  },
  {
    what: 'a passive is attached',
    given: { a: { crew: ['Junk'], hand: ['Pulse Carbine'] } },
    play: (t) => t.a.plays('Pulse Carbine', 'Junk'),
    told: ['attached Pulse Carbine Junk'],
  },
  {
    what: 'Conduit Access goes, and goes home',
    given: { a: { sections: ['Engine Room'], hand: ['Continuity Error'] } },
    play: (t) => {
      t.a.uses('Engine Room', 'Galley');
      t.settle();
      t.a.plays('Continuity Error', 'Conduit Access');
    },
    told: ['tapped [Engine Room]', 'attached Conduit Access Galley', 'attached Conduit Access Engine Room'],
  },
  {
    what: 'Conduit Access that is there already does not go there',
    given: { a: { sections: ['Engine Room'] }, conduit: 'Galley' },
    play: (t) => t.a.uses('Engine Room', 'Galley'),
    told: ['tapped [Engine Room]'],
  },
  {
    what: 'somebody is stationed elsewhere',
    given: { a: { crew: ['Junk'], sections: ['Galley'], hand: ['Wrong Deck'] } },
    play: (t) => t.a.plays('Wrong Deck', 'Junk', 'Galley'),
    told: ['stationed Junk Galley'],
  },
  {
    what: 'a force grows',
    given: { a: { crew: ['Junk'], hand: ['Reinforcements'] } },
    play: (t) => {
      t.a.attacks('Galley', ['Kett']);
      t.a.plays('Reinforcements', 'Junk');
    },
    told: ['committed Junk Galley', 'resolved attack 0 Galley true 7 5', 'tapped [Harrow Kett, Junk]', 'sectionTaken Galley 0 -1'],
  },
  {
    what: 'a card is cancelled',
    given: { a: { hand: ['Supply Run'] }, b: { hand: ['Rewrite'] } },
    play: (t) => {
      t.a.plays('Supply Run');
      t.a.passes();
      t.b.plays('Rewrite');
    },
    told: ['cancelled card Supply Run 0 Rewrite'],
  },
  {
    what: 'an attack is cancelled',
    given: { b: { hand: ['Cliffhanger'] } },
    play: (t) => {
      t.a.attacks('Galley', ['Kett']);
      t.a.passes();
      t.b.plays('Cliffhanger');
    },
    told: ['cancelled attack Galley 0 Cliffhanger', 'resolved attack 0 Galley false 3 5'],
  },
  {
    what: 'a card is given another target',
    given: { a: { crew: ['Ombo'], hand: ['Stun Beam'] }, b: { crew: ['Pell'], hand: ['Mistaken Identity'] } },
    play: (t) => {
      t.a.plays('Stun Beam', 'Pell');
      t.a.passes();
      t.b.plays('Mistaken Identity', 'Ombo');
    },
    told: ['redirected Stun Beam Ombo', 'tapped [Ombo]'],
  },
  {
    what: 'cards are drawn',
    given: { a: { hand: ['Supply Run'] } },
    play: (t) => t.a.plays('Supply Run'),
    told: ['drew 0 2'],
  },
  {
    what: 'the last card brings the pile back',
    given: { a: { hand: ['Supply Run'] }, actionStack: ['Rewrite'], discard: ['Montage', 'Lockdown'] },
    play: (t) => t.a.plays('Supply Run'),
    told: ['reshuffled 2', 'drew 0 2'],
  },
  {
    what: 'a card is taken',
    given: { a: { hand: ['Light Fingers'] }, b: { hand: ['Rewrite'] } },
    play: (t) => t.a.plays('Light Fingers', 'Bragga'),
    told: ['took 0 1'],
  },
  {
    what: 'a card is taken back',
    given: { a: { hand: ['Flashback'] }, discard: ['Rewrite'] },
    play: (t) => t.a.plays('Flashback', 'Rewrite'),
    told: ['recovered 0 Rewrite'],
  },
  {
    what: 'a hand is inspected',
    given: { a: { hand: ['Surprise Inspection'] }, b: { hand: ['Rewrite'] } },
    play: (t) => {
      t.a.plays('Surprise Inspection', 'Bragga');
      t.settle();
      t.b.answers([t.b.inHand('Rewrite')]);
    },
    told: ['discarded 1 [Rewrite] inspection'],
  },
  {
    what: 'a hand is looked at',
    given: { a: { crew: ['Varga'] }, b: { hand: ['Rewrite'] } },
    play: (t) => t.a.uses('Varga', 'Bragga'),
    told: ['tapped [Oyel Varga]', 'peeked 0 1'],
  },
];

rulings('STB-47: everybody hears it when $what', STORIES, ({ given, picks, play, told }) => {
  const t = scene(given, picks);
  play(t);
  t.settle();
  expect(story(t)).toEqual(told);
});

ruling('STB-47: everybody hears what is declared: who does it, who helps, at what', () => {
  const t = scene({ a: { crew: ['Junk'] } });
  t.a.attacks('Galley', ['Kett', 'Junk']);
  const { targets, committed, choice, ...rest } = t.stage
    .lastEvents('spectator')
    .find(({ type }) => type === 'declared') as never as Record<string, Json>;
  expect(rest).toEqual({ type: 'declared', kind: 'attack', seat: 0, card: t.card('Galley') });
  expect([targets, committed, choice]).toEqual([[], [t.card('Kett'), t.card('Junk')], -1]);
  t.settle();
  t.a.ends();
  t.settle();
  expect(t.stage.events('spectator').filter(({ type }) => type === 'declared')).toMatchObject([{ kind: 'attack' }, { kind: 'end' }]);
});

ruling('STB-32, STB-38: a turn is heard to end and to begin; where nothing is tapped or drawn nothing is said of it', () => {
  const full = ['Rewrite', 'Rewrite', 'Lockdown', 'Lockdown', 'Montage', 'Montage'];
  const t = scene({ b: { hand: full }, pool: ['Ombo', 'Junk', 'Pell'] });
  t.a.ends();
  t.settle();
  const heard = t.stage.lastEvents('spectator').map(({ type }) => type);
  expect(heard).toEqual(['turnEnded', 'turnBegan', 'sentToStack', 'poolFilled']);
  expect(t.stage.lastEvents(0).find(({ type }) => type === 'turnBegan')).toEqual({ type: 'turnBegan', seat: 1, turn: 4, round: 2 });
});

ruling('STB-R40: everybody hears who gave up, who won and why', () => {
  const t = scene({});
  t.stage.concede(0);
  expect(t.stage.lastEvents(1)).toEqual([
    { type: 'conceded', seat: 0 },
    { type: 'matchEnded', winners: [1], reason: 'stb.end.concession', clause: 'STB-R40' },
  ]);
  expect(t.stage.result).toEqual({ ranking: [[1], [0]], reason: 'stb.end.concession', clause: 'STB-R40' });
});

ruling('STB-39, STB-R43: what a hand gains is told to its owner card by card', () => {
  const t = scene({ a: { hand: ['Supply Run'] } });
  t.a.plays('Supply Run');
  t.settle();
  const told = (seat: number) => t.stage.events(seat).find(({ type }) => type === 'drew');
  expect(told(0)).toMatchObject({ count: 2, cards: t.state.hand[0] });
  expect(told(1)).toEqual({ type: 'drew', seat: 0, count: 2 });
});
