import { passesOver } from '@bridgehead/kernel';
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { PROFILES } from '../index.ts';
import { type Letter, type SceneTable, scene } from './scene.ts';

ruling('STB-47, STB-48, STB-R20: counters resolve last in, first out, and each declaration below gets a fresh round (E15)', () => {
  const t = scene({
    a: { crew: ['Kiva'], hand: ['Rewrite', 'Lockdown', 'Montage', 'Flashback'] },
    b: { hand: ['Hold That Door', 'Rewrite'], sections: ['Galley'] },
  });
  t.a.attacks('Galley', ['Kett']);
  expect(t.tally).toBe('3/2');
  t.a.passes();
  t.b.plays('Hold That Door');
  t.a.plays('Rewrite');
  t.a.passes();
  t.b.plays('Rewrite');
  expect(t.stack).toEqual(['attack Galley', 'card Hold That Door', 'card Rewrite', 'card Rewrite']);
  t.resolveTop();
  expect(t.stack).toEqual(['attack Galley', 'card Hold That Door']);
  t.resolveTop();
  expect([t.stack, t.tally, t.asked]).toEqual([['attack Galley'], '3/5', 'a stb.respond']);
  t.a.adds('Lockdown', 'Montage', 'Flashback');
  t.settle();
  expect(t.holder('Galley')).toBe('a');
});

ruling('STB-5, STB-R19: priority begins with the active seat and goes clockwise; all must pass in a row', () => {
  const t = scene({ active: 1, a: {}, b: { crew: ['Ombo'] }, c: { hand: ['Stun Beam'] }, d: {} });
  t.b.attacks('Galley', ['Bragga']);
  expect([t.pass(), t.pass()]).toEqual(['b', 'c']);
  expect(t.asked).toBe('d stb.respond');
  expect(t.a.refused('pass')).toBe('STB-R19: Waiting for Seat 4');
  expect([t.pass(), t.pass()]).toEqual(['d', 'a']);
  expect(t.asked).toBe('b stb.menu');
  const turns = ['b', 'c', 'd', 'a'].map(() => {
    const asked = t.asked;
    t[asked[0] as 'a' | 'b' | 'c' | 'd'].ends();
    t.settle();
    return asked;
  });
  expect([turns, t.asked]).toEqual([['b stb.menu', 'c stb.menu', 'd stb.menu', 'a stb.menu'], 'b stb.menu']);
});

ruling('STB-R19: a response starts the round again', () => {
  const t = scene({ a: { crew: ['Ombo'] }, b: { hand: ['Stun Beam'] }, c: {} });
  t.a.attacks('Galley', ['Kett']);
  t.a.passes();
  t.b.plays('Stun Beam', 'Ombo');
  t.resolveTop();
  expect([t.asked, t.pass(), t.pass(), t.pass()]).toEqual(['a stb.respond', 'a', 'b', 'c']);
});

ruling('STB-9, STB-45: everybody may play cards in an Action Phase, within the restrictions of each', () => {
  const hand = ['Covering Fire', 'Hold That Door', 'Cliffhanger', 'Bad Reference', 'Rousing Speech', 'Rewrite', 'Supply Run', 'Montage'];
  const t = scene({ a: { hand, crew: ['Ombo*'] }, b: { hand, crew: ['Pell*'] }, pool: ['Junk'] });
  expect(t.a.can('play')).toEqual(['Supply Run', 'Montage']);
  t.a.attacks('Galley', ['Kett']);
  expect(t.a.can('play')).toEqual(['Covering Fire', 'Hold That Door', 'Supply Run', 'Montage']);
  t.a.passes();
  expect(t.b.can('play')).toEqual(['Hold That Door', 'Cliffhanger', 'Supply Run']);
  t.settle();
  t.a.recruits('Junk', ['Kett']);
  expect(t.a.can('play')).toEqual(['Rousing Speech', 'Supply Run', 'Montage']);
  t.a.passes();
  expect(t.b.can('play')).toEqual(['Bad Reference', 'Supply Run']);
  t.settle();
});

ruling('STB-48: no second action begins while one is pending', () => {
  const t = scene({ a: { crew: ['Ombo'] }, pool: ['Junk'] });
  t.a.attacks('Galley', ['Kett']);
  expect(t.a.refused(['attack', t.card('Armory')])).toBe('STB-48: Finish what you started first.');
  expect(t.a.refused(['recruit', t.card('Junk')])).toBe('STB-48: Finish what you started first.');
  t.settle();
});

ruling('STB-44, STB-R16: abilities are for the Action Phase; plain ones for one’s own turn, quick ones for any', () => {
  const t = scene({ a: { leader: 'Lohn', crew: ['Ptolemy'] }, b: { crew: ['Sterling', 'Orr', 'Junk'] }, pool: ['Pell'] });
  expect(t.a.can('ability')).toEqual(['Vesper Lohn', 'Ptolemy']);
  t.a.attacks('Galley', ['Lohn']);
  expect(t.a.can('ability')).toEqual(['Vesper Lohn', 'Ptolemy']);
  t.a.passes();
  expect(t.b.can('ability')).toEqual(['Rex Sterling']);
  expect(t.b.refused(['ability', t.card('Orr')])).toBe('STB-R16: You can only use that on your own turn.');
  t.settle();
});

ruling('STB-R15: the tap is paid at once and stays paid when the ability is cancelled', () => {
  const t = scene({ a: { crew: ['Ptolemy'] }, b: { hand: ['Static on the Line'] } });
  t.a.uses('Ptolemy');
  expect(t.isTapped('Ptolemy')).toBe(true);
  t.a.passes();
  t.b.plays('Static on the Line');
  t.settle();
  expect([t.isTapped('Ptolemy'), t.a.hand]).toEqual([true, []]);
});

ruling('STB-R21, STB-R43: a card whose target has vanished does nothing and is spent, instant or passive', () => {
  const t = scene({
    a: { crew: ['Ombo'], hand: ['Field Promotion', 'Adrenaline Surge'] },
    b: { hand: ['Written Out', 'Red Shirt Detail'] },
  });
  t.a.plays('Field Promotion', 'Ombo');
  t.a.plays('Adrenaline Surge', 'Ombo');
  t.a.passes();
  t.b.plays('Written Out', 'Ombo');
  t.settle();
  expect([t.discard, t.lasting, t.a.crew]).toEqual([['Written Out', 'Adrenaline Surge', 'Field Promotion'], [], []]);
});

ruling('STB-R21: of two targets those that are still legal are affected', () => {
  const t = scene({ a: { hand: ['Department Meeting'] }, b: { crew: ['Junk', 'Cutter'], hand: ['Red Shirt Detail'] } });
  t.a.plays('Department Meeting', 'Junk', 'Cutter');
  t.a.passes();
  t.b.plays('Red Shirt Detail', 'Junk');
  t.settle();
  expect(t.b.crew).toEqual(['Cutter*']);
});

ruling('STB-R21: an ability whose target is gone leaves the pool as it is', () => {
  const t = scene({ a: { crew: ['Orr'], hand: ['Shift Change'] }, pool: ['', 'Pell'], crewStack: ['Sool', 'Ombo', 'Fixit', 'Junk'] });
  t.a.uses('Orr', 'Pell');
  t.a.plays('Shift Change');
  t.settle();
  expect([t.pool, t.tail]).toEqual([['Sool', 'Ombo', 'Fixit'], ['Pell']]);
});

ruling('STB-R43: a cancelled card is spent', () => {
  const t = scene({ a: { hand: ['Open House'] }, b: { hand: ['Rewrite'] } });
  t.a.plays('Open House');
  t.a.passes();
  t.b.plays('Rewrite');
  t.settle();
  expect([t.discard, t.lasting, t.state.recruitsLeft]).toEqual([['Rewrite', 'Open House'], [], 1]);
});

ruling('STB-86: the end of actions can be answered; then the menu comes back', () => {
  const t = scene({ a: { crew: ['Ombo'] }, b: { hand: ['Stun Beam'] } });
  t.a.ends();
  expect(t.asked).toBe('b stb.respond');
  t.b.plays('Stun Beam', 'Ombo');
  t.settle();
  expect(t.asked).toBe('a stb.menu');
  t.a.ends();
  t.b.passes();
  expect(t.asked).toBe('b stb.menu');
});

ruling('STB-R8, STB-R43: what was declared or spent is not taken back, what is half declared is', () => {
  const t = scene({ a: { hand: ['Lockdown'] } });
  t.a.answers(['attack', t.card('Galley')]);
  t.a.answers([t.card('Kett')]);
  expect(t.stage.run.canUndo(0)).toBe(true);
  t.a.answers([t.a.inHand('Lockdown')]);
  expect(t.stage.run.canUndo(0)).toBe(false);
  expect(t.a.refused(['take-back', t.a.inHand('Lockdown')])).toBe('STB-R43: Discarded cards stay discarded.');
  t.settle();
});

ruling('STB-48: a card aimed at an attempt that is cancelled meanwhile does nothing', () => {
  const t = scene({ a: {}, b: { hand: ['Hold That Door'] }, c: { hand: ['Cliffhanger'] } });
  t.a.attacks('Galley', ['Kett']);
  t.a.passes();
  t.b.plays('Hold That Door');
  t.a.passes();
  t.b.passes();
  t.c.plays('Cliffhanger');
  t.settle();
  expect([t.holder('Galley'), t.discard, t.lasting]).toEqual([null, ['Hold That Door'], ['Cliffhanger']]);
});

// —— standing preferences ——

interface Stop {
  readonly what: string;
  readonly seat: Letter;
  readonly play: () => SceneTable;
  readonly asks: readonly (keyof typeof PROFILES)[];
}
const b = { hand: ['Stun Beam'], crew: ['Pell'] };
const STOPS: readonly Stop[] = [
  {
    what: 'the Bridge is attacked',
    seat: 'b',
    play: () => {
      const t = scene({ a: { crew: ['Junk'] }, b });
      t.a.attacks('Bridge', ['Kett']);
      return t;
    },
    asks: ['always', 'smart', 'minimal'],
  },
  {
    what: 'one of your sections is attacked',
    seat: 'b',
    play: () => {
      const t = scene({ a: { crew: ['Junk'] }, b: { ...b, sections: ['Galley'] } });
      t.a.attacks('Galley', ['Kett']);
      return t;
    },
    asks: ['always', 'close', 'smart', 'minimal'],
  },
  {
    what: 'a free section is attacked',
    seat: 'b',
    play: () => {
      const t = scene({ a: { crew: ['Junk'] }, b });
      t.a.attacks('Galley', ['Kett']);
      return t;
    },
    asks: ['always'],
  },
  {
    what: 'one of your cards is a target',
    seat: 'b',
    play: () => {
      const t = scene({ a: { hand: ['Stun Beam'] }, b: { crew: ['Pell', 'Ombo'], hand: ['Second Wind', 'Supply Run'] } });
      t.a.plays('Stun Beam', 'Pell');
      return t;
    },
    asks: ['always', 'smart'],
  },
  {
    what: 'you hold an answer to a card',
    seat: 'b',
    play: () => {
      const t = scene({ a: { hand: ['Supply Run'] }, b: { hand: ['Rewrite'] } });
      t.a.plays('Supply Run');
      return t;
    },
    asks: ['always', 'smart'],
  },
  {
    what: 'a card is played and you hold no answer',
    seat: 'b',
    play: () => {
      const t = scene({ a: { hand: ['Supply Run'] }, b });
      t.a.plays('Supply Run');
      return t;
    },
    asks: ['always'],
  },
  {
    what: 'a recruit is pending and you hold a card for it',
    seat: 'b',
    play: () => {
      const t = scene({ b: { hand: ['Cold Feet'] }, pool: ['Junk'] });
      t.a.recruits('Junk', ['Kett']);
      return t;
    },
    asks: ['always', 'close', 'smart'],
  },
  {
    what: 'a recruit is pending and you hold none',
    seat: 'b',
    play: () => {
      const t = scene({ a: { crew: ['Ombo'] }, b, pool: ['Junk'] });
      t.a.recruits('Junk', ['Kett']);
      return t;
    },
    asks: ['always'],
  },
  {
    what: 'the actions end',
    seat: 'b',
    play: () => {
      const t = scene({ a: { crew: ['Ombo'] }, b });
      t.a.ends();
      return t;
    },
    asks: ['always'],
  },
];

rulings('STB-R19: when $what the profiles $asks ask', STOPS, ({ seat, play, asks }) => {
  const t = play();
  if (t.asked.startsWith('a')) t.a.passes();
  const { prompt } = t[seat as 'b'];
  expect(
    Object.entries(PROFILES)
      .flatMap(([name, profile]) => (passesOver(prompt, profile) ? [] : [name]))
      .sort(),
  ).toEqual([...asks].sort());
  t.settle();
});

ruling('STB-R19: an own attempt that falls short, or was answered, asks its owner', () => {
  const t = scene({ a: { leader: 'Sarr', hand: ['Lockdown'], crew: ['Kiva'] }, b: { hand: ['Hold That Door'] } });
  t.a.attacks('Galley', ['Sarr', 'Kiva']);
  expect(passesOver(t.a.prompt, PROFILES.smart)).toBe(true);
  t.a.passes();
  t.b.plays('Hold That Door');
  t.a.passes();
  t.b.passes();
  expect([t.tally, passesOver(t.a.prompt, PROFILES.smart)]).toEqual(['8/8', true]);
  t.settle();
  const short = scene({ a: { leader: 'Sarr', hand: ['Lockdown'] } });
  short.a.attacks('Galley', ['Sarr']);
  expect(passesOver(short.a.prompt, PROFILES.smart)).toBe(false);
  short.settle();
});

// —— asked when it touches me and I might turn it ——

const isAsked = (t: SceneTable, seat: 'a' | 'b' | 'c'): boolean => !passesOver(t[seat].prompt, PROFILES.close);

ruling('STB-R19: an own attempt asks its owner closely only while it is short and in reach', () => {
  const enough = scene({ a: { leader: 'Sarr', hand: ['Lockdown'], crew: ['Kiva'] } });
  enough.a.attacks('Galley', ['Sarr', 'Kiva']);
  expect(isAsked(enough, 'a')).toBe(false);
  enough.settle();
  // One card in hand is one point: not enough for what is missing, and nothing else could be played.
  const hopeless = scene({ a: { leader: 'Kett', hand: ['Rewrite'] } });
  hopeless.a.attacks('Bridge', ['Kett']);
  expect(hopeless.a.prompt.options).toEqual(['pass', 'discard']);
  expect([isAsked(hopeless, 'a'), passesOver(hopeless.a.prompt, PROFILES.smart)]).toEqual([false, false]);
  hopeless.settle();
  const near = scene({ a: { leader: 'Kett', hand: ['Rewrite', 'Rewrite', 'Mistaken Identity', 'Mistaken Identity'] } });
  near.a.attacks('Galley', ['Kett']);
  const [has, needs] = near.tally.split('/').map(Number) as [number, number];
  expect([has < needs && needs - has <= 4, isAsked(near, 'a')]).toEqual([true, true]);
  near.settle();
});

ruling(
  'STB-R20: a card above an attempt asks closely the seats that could counter it; the attempt itself is asked about afterwards',
  () => {
    const b = { crew: ['Pell'], sections: ['Galley'] };
    const without = scene({ a: { crew: ['Junk'], hand: ['Covering Fire'] }, b: { ...b, hand: ['Hold That Door'] } });
    without.a.attacks('Galley', ['Kett', 'Junk']);
    without.a.plays('Covering Fire');
    without.a.passes();
    expect([isAsked(without, 'b'), passesOver(without.b.prompt, PROFILES.smart)]).toEqual([false, false]);
    without.settle();
    const counter = scene({ a: { crew: ['Junk'], hand: ['Covering Fire'] }, b: { ...b, hand: ['Rewrite'] } });
    counter.a.attacks('Galley', ['Kett', 'Junk']);
    counter.a.plays('Covering Fire');
    counter.a.passes();
    expect(isAsked(counter, 'b')).toBe(true);
    counter.settle();
  },
);

ruling('STB-R19: a counter is asked for closely where the card touches its holder, not whenever anybody plays one', () => {
  const far = scene({ a: { hand: ['Supply Run'] }, b: { hand: ['Rewrite'] } });
  far.a.plays('Supply Run');
  far.a.passes();
  expect([isAsked(far, 'b'), passesOver(far.b.prompt, PROFILES.smart)]).toEqual([false, false]);
  far.settle();
  const near = scene({ a: { hand: ['Stun Beam'] }, b: { crew: ['Pell'], hand: ['Rewrite'] } });
  near.a.plays('Stun Beam', 'Pell');
  near.a.passes();
  expect(isAsked(near, 'b')).toBe(true);
  near.settle();
});

ruling('STB-R19: an attack on the Bridge asks the others closely where it works or somebody holds the Bridge', () => {
  const free = scene({ a: { crew: ['Junk'] }, b: { crew: ['Pell'], hand: ['Stun Beam'] } });
  free.a.attacks('Bridge', ['Kett']);
  free.a.passes();
  expect(isAsked(free, 'b')).toBe(false);
  free.settle();
  const held = scene({ a: { crew: ['Junk'] }, b: { crew: ['Pell'], hand: ['Stun Beam'] }, c: { sections: ['Bridge'] } });
  held.a.attacks('Bridge', ['Kett']);
  held.a.passes();
  expect(isAsked(held, 'b')).toBe(true);
  held.settle();
});

ruling('STB-R19: a claim of Victory stops everybody who could answer, against any preference, also further up the stack', () => {
  const t = scene({ a: { sections: ['Bridge'], hand: ['Rewrite'] }, b: { hand: ['Static on the Line'] } });
  t.a.uses('Bridge');
  t.a.passes();
  const never = { ask: 'never', stopFor: [], untilMyTurn: true } as const;
  expect(passesOver(t.b.prompt, never)).toBe(false);
  t.b.plays('Static on the Line');
  expect(passesOver(t.a.prompt, never)).toBe(false);
  t.settle();
});

ruling('STB-R19: a window carries the design that it is about, so that one can stop for that card', () => {
  const t = scene({ a: { hand: ['Supply Run'] }, b });
  t.a.plays('Supply Run');
  expect(t.a.prompt.window?.tags).toContain('A15');
  t.settle();
});
