import { clausesOf } from '@bridgehead/kernel';
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { game } from '../index.ts';
import { MOST_QUESTIONS } from '../rules/stack.ts';
import { type Scene, scene } from './scene.ts';

ruling(
  'STB-11, STB-84, STB-R17, STB-R18: the Bridge must be held until it untaps; a claim is cancelled, and the cancel cancelled (E11)',
  () => {
    const t = scene({
      a: { crew: ['Kiva', 'Gritt', 'Reyes'], hand: ['Rewrite', 'Lockdown', 'Montage'] },
      b: { hand: ['Static on the Line'] },
    });
    t.a.attacks('Bridge', ['Kett', 'Kiva', 'Gritt', 'Reyes']); // 3+2, 6, 5, 4
    expect(t.tally).toBe('20/20');
    t.settle();
    expect(t.a.refused(['ability', t.card('Bridge')])).toBe('STB-84: The Bridge is tapped. Hold it until your next turn.');
    t.a.ends();
    t.settle();
    t.a.redeploys(['Kiva', 'Gritt', 'Reyes']);
    t.b.attacks('Bridge', ['Bragga']);
    t.settle();
    expect(t.holder('Bridge')).toBe('a');
    t.b.ends();
    t.settle();
    t.a.uses('Bridge');
    t.a.passes();
    t.b.plays('Static on the Line');
    t.a.plays('Rewrite');
    t.settle();
    expect(t.outcome).toBe('a by victory');
  },
);

ruling('STB-R15, STB-R17: a cancelled claim leaves the Bridge tapped, to be held for another round (E11)', () => {
  const t = scene({ a: { sections: ['Bridge'] }, b: { hand: ['Static on the Line'] } });
  t.a.uses('Bridge');
  t.a.passes();
  t.b.plays('Static on the Line');
  t.settle();
  expect([t.outcome, t.holder('Bridge'), t.isTapped('Bridge')]).toEqual([null, 'a', true]);
});

ruling('STB-3: exactly one leader ends as Captain; all others lose', () => {
  const t = scene({ a: { sections: ['Bridge'] }, b: {}, c: {} });
  t.a.uses('Bridge');
  t.settle();
  expect(t.stage.result?.ranking).toEqual([[0], [1, 2]]);
  expect(t.a.refused('end')).toBe('STB-3: The match is over.');
});

ruling('STB-11: nobody claims a Bridge that they do not hold', () => {
  const t = scene({ b: { sections: ['Bridge'] } });
  expect(t.a.refused(['ability', t.card('Bridge')])).toBe('STB-11: You don’t hold the Bridge.');
});

ruling('STB-R17: a claim fails if the claimant has lost the Bridge when it resolves', () => {
  const t = scene({ a: { sections: ['Bridge'] }, b: {} });
  t.a.uses('Bridge');
  t.state.owner[t.card('Bridge')] = 1;
  t.settle();
  expect([t.outcome, t.asked]).toEqual([null, 'a stb.menu']);
});

ruling('STB-R17: an ability on the stack does not need its source any more', () => {
  const t = scene({ a: { crew: ['Ptolemy'] }, b: { hand: ['Written Out'] } });
  t.a.uses('Ptolemy');
  t.a.passes();
  t.b.plays('Written Out', 'Ptolemy');
  t.settle();
  expect([t.a.crew, t.a.hand.length]).toEqual([[], 1]);
});

ruling('STB-R18: nothing in the set untaps a section', () => {
  const t = scene({ a: { leader: 'Sarr*', crew: ['Gale', 'Ombo*'], sections: ['Bridge*', 'Med Bay'], hand: ['Second Wind', 'Montage'] } });
  expect([t.a.targetsOf('Second Wind'), t.a.targetsOf('Montage')]).toEqual([['Quillon Sarr', 'Ombo'], ['Ombo']]);
  expect([t.a.targetsOf('Med Bay'), t.a.targetsOf('Tamsin Gale')]).toEqual([['Ombo'], ['Ombo']]);
});

ruling('STB-23, STB-R40: there is no elimination: a seat without crew and sections plays on with its leader', () => {
  const t = scene({ a: {}, b: {} });
  expect(t.a.options).toEqual(['attack Bridge', 'attack Engine Room', 'attack Armory', 'attack Med Bay', 'attack Galley', 'end']);
});

const last = { round: 10, roundLimit: 10, turn: 20, active: 1 } as const;
rulings(
  'STB-R40: at the round limit $what',
  [
    { what: 'the Bridge decides', given: { a: { sections: ['Bridge'] }, b: { crew: ['Kiva'], sections: ['Galley'] } }, best: 'a' },
    {
      what: 'then the sections held by their numbers',
      given: { a: { sections: ['Armory'] }, b: { sections: ['Galley'], crew: ['Kiva'] } },
      best: 'a',
    },
    { what: 'then combat', given: { a: { leader: 'Sarr', crew: ['Junk'] }, b: { crew: ['Kiva'] } }, best: 'b' },
    { what: 'then influence', given: { a: { leader: 'Sarr', crew: ['Pell'] }, b: { leader: 'Marrow', crew: ['Fixit'] } }, best: 'a' },
    { what: 'and then it is a draw', given: { a: { leader: 'Sarr' }, b: { leader: 'Marrow' } }, best: 'ab' },
  ] as readonly { what: string; given: Scene; best: string }[],
  ({ given, best }) => {
    const t = scene({ ...given, ...last });
    t.b.ends();
    t.settle();
    if (t.asked === 'b stb.redeploy') t.b.answers('keep');
    expect(t.outcome).toBe(`${best} by round-limit`);
  },
);

ruling('STB-R40: the round ends with the last seat in turn order, not before', () => {
  const t = scene({ round: 10, roundLimit: 10, active: 0, firstSeat: 1, a: {}, b: {}, c: {} });
  t.a.ends();
  t.settle();
  expect(t.outcome).toBe('a by round-limit'); // Kett has the most combat
  const early = scene({ round: 10, roundLimit: 10, active: 0, firstSeat: 0, a: {}, b: {}, c: {} });
  early.a.ends();
  early.settle();
  expect([early.outcome, early.state.round]).toEqual([null, 10]);
});

ruling('STB-R40: with two seats left a concession ends the match', () => {
  const t = scene({ a: {}, b: {} });
  t.b.concedes();
  expect(t.outcome).toBe('a by concession');
});

ruling('STB-R40: with more seats the party dissolves, and play goes on', () => {
  const t = scene({
    a: {},
    b: { leader: "Bragga+Captain's Hat", crew: ['Junk+Pulse Carbine', 'Pell'], sections: ['Galley+Blast Doors*'], hand: ['Rewrite'] },
    c: {},
  });
  t.b.concedes();
  expect([t.asked, t.b.crew, t.b.hand, t.holder('Galley'), t.isTapped('Galley')]).toEqual(['a stb.menu', [], [], null, false]);
  expect([t.tail.sort(), t.discard.sort(), t.passivesOn('Galley')]).toEqual([
    ['Junk', 'Pell'],
    ["Captain's Hat", 'Pulse Carbine', 'Rewrite'],
    ['Blast Doors'],
  ]);
  expect(t.state.bridgeDefense).toBe(3);
  t.a.ends();
  t.settle();
  expect(t.asked).toBe('c stb.menu');
});

ruling('STB-R40: an active seat that leaves ends the turn at once; all that was pending is withdrawn', () => {
  const t = scene({ a: { hand: ['Adrenaline Surge'], crew: ['Ombo'] }, b: { hand: ['Hold That Door'] }, c: {} });
  t.a.plays('Adrenaline Surge', 'Ombo');
  t.settle();
  t.a.attacks('Galley', ['Kett']);
  t.a.passes();
  t.b.plays('Hold That Door');
  t.a.concedes();
  expect([t.asked, t.stack, t.lasting, t.discard.sort()]).toEqual(['b stb.menu', [], [], ['Adrenaline Surge', 'Hold That Door']]);
});

ruling('STB-R40: declarations of a seat that leaves are withdrawn, and a counter to them hits nothing else', () => {
  const t = scene({ a: {}, b: { hand: ['Stun Beam'] }, c: { hand: ['Hold That Door', 'Rewrite'], crew: ['Pell'] }, d: { crew: ['Ombo'] } });
  t.a.attacks('Galley', ['Kett']);
  t.pass();
  t.pass();
  t.c.plays('Hold That Door');
  t.pass();
  t.b.plays('Stun Beam', 'Pell');
  t.pass();
  t.pass();
  t.c.plays('Rewrite');
  t.b.concedes();
  expect(t.stack).toEqual(['attack Galley', 'card Hold That Door']);
  t.settle();
  expect([t.holder('Galley'), t.isTapped('Pell'), t.discard.sort()]).toEqual([null, false, ['Hold That Door', 'Rewrite', 'Stun Beam']]);
});

ruling('STB-R40: somebody else’s leaving repeats nothing: neither Nuur-7’s draws nor the Marquis’s recruit', () => {
  const model = scene({ phase: 'reset', a: { leader: 'Nuur-7', hand: ['Rewrite'] }, b: {}, c: {}, pool: ['Pell', 'Junk', 'Ombo'] });
  const before = [model.a.hand, model.pool];
  expect(model.asked).toBe('a stb.model');
  model.c.concedes();
  expect([model.asked, [model.a.hand, model.pool]]).toEqual(['a stb.model', before]);
  model.a.answers(model.state.hand[0]?.slice(0, 2) as number[]);
  expect(model.asked).toBe('a stb.menu');
  const marquis = scene({
    a: { leader: 'Sarr', crew: ['Celandine'] },
    b: { hand: ['Rewrite'] },
    c: { hand: ['Montage'] },
    pool: ['Marquis'],
  });
  marquis.a.recruits('Marquis', ['Sarr', 'Celandine']);
  marquis.settle();
  marquis.c.concedes();
  expect(marquis.a.options).toEqual(['Harrow Kett']);
  marquis.a.answers(marquis.card('Kett'));
  expect([marquis.a.hand, marquis.b.hand]).toEqual([['Rewrite'], []]);
});

ruling('STB-R40: a Reset that was done ahead is not done twice when somebody leaves', () => {
  const t = scene({
    overlap: true,
    a: { sections: ['Galley'] },
    b: {},
    c: {},
    d: {},
    pool: ['Pell', 'Junk', 'Ombo'],
    crewStack: ['Sool', 'Fixit'],
  });
  t.a.ends();
  t.settle();
  expect(t.pool).toEqual(['Junk', 'Ombo', 'Sool']);
  t.d.concedes();
  expect([t.asked, t.pool]).toEqual(['a stb.redeploy', ['Junk', 'Ombo', 'Sool']]);
  t.b.concedes();
  expect([t.asked, t.pool]).toEqual(['a stb.redeploy', ['Ombo', 'Sool', 'Fixit']]);
  t.a.answers('keep');
  expect([t.asked, t.pool, t.c.hand.length]).toEqual(['c stb.menu', ['Ombo', 'Sool', 'Fixit'], 5]);
});

ruling('STB-R40: a leader whose seat has left is no target any more', () => {
  const t = scene({
    a: { hand: ['Public Scandal', 'Tell-All Memoir', 'Light Fingers'] },
    b: { hand: ['Rewrite'] },
    c: { hand: ['Montage'] },
  });
  t.b.concedes();
  expect([t.a.targetsOf('Public Scandal'), t.a.targetsOf('Tell-All Memoir'), t.a.targetsOf('Light Fingers')]).toEqual([
    ['Harrow Kett', 'Quillon Sarr'],
    ['Harrow Kett', 'Quillon Sarr'],
    ['Quillon Sarr'],
  ]);
});

ruling('STB-R40: after four hundred questions in a turn everybody passes and the turn ends', () => {
  const t = scene({ a: { crew: ['Ombo'] }, b: { hand: ['Stun Beam'] }, asked: MOST_QUESTIONS - 1 });
  expect([t.asked, t.state.turn]).toEqual(['b stb.menu', 4]);
});

ruling('STB-86, STB-R40: a seat that leaves while the others may still answer the end of the actions does not undo it', () => {
  const t = scene({ a: {}, b: {}, c: {} });
  t.a.ends();
  t.b.passes();
  t.c.concedes();
  expect(t.asked).toBe('b stb.respond');
  t.settle();
  expect([t.state.phase, t.state.active, t.asked]).toEqual(['action', 1, 'b stb.menu']);
});

ruling('STB-86, STB-R40: what was played in that window brings the menu back, also when somebody leaves before it resolves', () => {
  const t = scene({ a: {}, b: { hand: ['Supply Run', 'Lockdown'] }, c: {} });
  t.a.ends();
  t.b.plays('Lockdown', 'Galley');
  t.c.concedes();
  t.settle();
  expect(t.asked).toBe('a stb.menu');
});

ruling('STB-R40: the rulebook itself says what becomes of a seat that leaves, of the last round, and of an endless turn', () => {
  const clauses = clausesOf(game.rulebook);
  const text = clauses.find(({ id }) => id === 'STB-R40')?.text ?? '';
  for (const word of ['resign', 'withdrawn', 'round limit', 'To Take', `${MOST_QUESTIONS} questions`]) expect(text).toContain(word);
  // Nothing leads to a page that is not in the book.
  expect(clauses.filter(({ text: one }) => /§|chapter/.test(one)).map(({ id }) => id)).toEqual([]);
});
