import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { scene } from './scene.ts';

ruling('STB-57, STB-58, STB-60, STB-61, STB-R7, STB-R31: Endago recruits Sool for 4 with one discard (E3)', () => {
  const t = scene({ a: { leader: 'Endago', hand: ['Lockdown', 'Rewrite'] }, pool: ['Sool'] });
  t.a.recruits('Sool', ['Endago'], ['Lockdown']);
  expect(t.tally).toBe('4/4');
  t.settle();
  expect([t.a.crew, t.station('Sool'), t.isTapped('Endago')]).toEqual([['Sool*'], null, true]);
  expect([t.a.hand, t.pool]).toEqual([['Rewrite'], ['', '', '']]);
});

ruling('STB-47, STB-R8: a bad reference is answered with a speech (E4)', () => {
  const t = scene({ a: { leader: 'Endago', hand: ['Lockdown', 'Rousing Speech'] }, b: { hand: ['Bad Reference'] }, pool: ['Sool'] });
  t.a.recruits('Sool', ['Endago'], ['Lockdown']);
  t.a.passes();
  t.b.plays('Bad Reference');
  t.resolveTop();
  expect(t.tally).toBe('4/7');
  t.a.plays('Rousing Speech');
  t.resolveTop();
  expect(t.tally).toBe('8/7');
  t.settle();
  expect([t.a.crew, t.discard]).toEqual([['Sool*'], ['Lockdown', 'Bad Reference', 'Rousing Speech']]);
});

ruling('STB-R8: a failed recruit taps nobody, costs the discards, and leaves the recruit of the turn (E4)', () => {
  const t = scene({ a: { leader: 'Endago', hand: ['Lockdown', 'Montage', 'Flashback'] }, b: { hand: ['Bad Reference'] }, pool: ['Sool'] });
  t.a.recruits('Sool', ['Endago'], ['Lockdown']);
  t.a.passes();
  t.b.plays('Bad Reference');
  t.resolveTop();
  t.a.adds('Montage', 'Flashback');
  expect(t.tally).toBe('6/7');
  t.settle();
  expect([t.a.crew, t.isTapped('Endago'), t.a.hand, t.state.recruitsLeft]).toEqual([[], false, [], 1]);
  expect(t.a.can('recruit')).toEqual(['Sool']);
});

ruling('STB-42, STB-62: one recruit a turn, unless a card allows more', () => {
  const t = scene({ a: { leader: 'Sarr', crew: ['Celandine'], hand: ['Open House'] }, pool: ['Ombo', 'Fixit'] });
  t.a.recruits('Ombo', ['Sarr']);
  t.settle();
  expect([t.a.can('recruit'), t.a.refused(['recruit', t.card('Fixit')])]).toEqual([[], 'STB-42: You’ve already recruited this turn.']);
  t.a.plays('Open House');
  t.settle();
  expect(t.a.can('recruit')).toEqual(['Fixit']);
});

ruling('STB-46: what was discarded is not drawn again before the next own Reset', () => {
  const t = scene({ a: { leader: 'Sarr', hand: ['Lockdown'] }, pool: ['Celandine'] });
  t.a.recruits('Celandine', ['Sarr'], ['Lockdown']);
  t.settle();
  t.a.ends();
  t.settle();
  expect([t.asked, t.a.hand, t.b.hand.length]).toEqual(['b stb.menu', [], 5]);
  t.b.ends();
  t.settle();
  expect([t.asked, t.a.hand.length]).toEqual(['a stb.menu', 5]);
});

ruling('STB-59: who was tapped to recruit stays tapped until the owner’s next turn begins', () => {
  const t = scene({ a: { leader: 'Sarr' }, pool: ['Ombo', 'Pell', 'Fixit'] });
  t.a.recruits('Ombo', ['Sarr']);
  t.settle();
  t.a.ends();
  t.settle();
  expect(t.isTapped('Sarr')).toBe(true);
  t.b.ends();
  t.settle();
  expect([t.asked, t.isTapped('Sarr')]).toEqual(['a stb.menu', false]);
});

ruling('STB-4, STB-8, STB-43: influence buys crew, crew bring combat, and attacks go on as long as strength lasts', () => {
  const t = scene({ a: { leader: 'Sarr', crew: ['Reyes', 'Gritt'] }, pool: ['Stowaway'] });
  t.a.recruits('Stowaway', ['Sarr']);
  t.settle();
  t.a.attacks('Galley', ['Gritt']);
  t.settle();
  t.a.attacks('Med Bay', ['Reyes', 'Stowaway']);
  expect(t.tally).toBe('5/6');
  t.settle();
  expect(t.a.sections).toEqual(['Galley*']);
});

ruling('STB-R9: somebody must be committed, and everybody must have a point to give', () => {
  const t = scene({ a: { leader: 'Sarr', crew: ['Reyes'], hand: ['Lockdown'] }, pool: ['Ombo'] });
  t.a.answers(['recruit', t.card('Ombo')]);
  expect(t.a.options).toEqual(['Quillon Sarr']);
  expect(t.a.refused([])).toBe('STB-R9: Choose at least one leader or crew member.');
  expect(t.a.refused([t.card('Reyes')])).toBe('STB-R9: Dola Reyes wouldn’t add anything.');
});

ruling('STB-R9: Kett may come along without a point of his own if his marines give him one', () => {
  const t = scene({ a: { leader: 'Kett+Tell-All Memoir', crew: ['Junk'], hand: ['Public Scandal'] } });
  t.a.plays('Public Scandal', 'Kett');
  t.settle();
  t.a.answers(['attack', t.card('Galley')]);
  expect(t.a.options).toEqual(['Harrow Kett', 'Junk']);
  expect(t.a.refused([t.card('Kett')])).toBe('STB-R9: Harrow Kett wouldn’t add anything.');
  t.a.answers([t.card('Kett'), t.card('Junk')]);
  expect(t.tally).toBe('4/5');
  t.settle();
});

ruling('STB-R13: one short declaration for each target and turn; after that the number must be met', () => {
  const t = scene({
    a: { leader: 'Sarr', crew: ['Ombo', 'Celandine'], hand: ['Lockdown', 'Lockdown', 'Montage'] },
    pool: ['Endago', 'Gritt'],
  });
  t.a.recruits('Endago', ['Sarr']);
  expect(t.tally).toBe('3/7');
  t.settle();
  t.a.answers(['recruit', t.card('Endago')]);
  expect(t.a.refused([t.card('Ombo')])).toBe('STB-R13: You have 1 of 7, and you’ve already tried once with too little this turn.');
  t.a.answers([t.card('Sarr'), t.card('Ombo')]);
  expect(t.a.refused([])).toBe('STB-R13: You have 4 of 7, and you’ve already tried once with too little this turn.');
  t.stage.undo(0);
  t.a.answers([t.card('Sarr'), t.card('Celandine')]);
  t.a.answers([]);
  expect(t.tally).toBe('7/7');
  t.settle();
  expect(t.a.crew).toContain('Endago');
});

ruling('STB-R13: a second target may be tried short, and a target out of all reach is not offered again', () => {
  const t = scene({ a: { leader: 'Sarr' }, pool: ['Endago', 'Gritt'] });
  t.a.recruits('Endago', ['Sarr']);
  t.settle();
  expect(t.a.can('recruit')).toEqual(['Gritt']);
  expect(t.a.refused(['recruit', t.card('Endago')])).toBe(
    'STB-R13: You have 3 of 7, and you’ve already tried once with too little this turn.',
  );
});

ruling('STB-R34: crew that have left the pool cannot be recruited any more', () => {
  const t = scene({ a: { leader: 'Sarr' }, b: { hand: ['Shift Change'] }, pool: ['Ombo'], crewStack: ['Pell', 'Sool', 'Cutter'] });
  t.a.recruits('Ombo', ['Sarr']);
  t.a.passes();
  t.b.plays('Shift Change');
  t.settle();
  expect([t.a.crew, t.isTapped('Sarr'), t.state.recruitsLeft]).toEqual([[], false, 1]);
});

ruling('STB-R35: a spot emptied in the Action Phase stays open', () => {
  const t = scene({ a: { leader: 'Sarr' }, pool: ['Ombo', 'Pell', 'Sool'] });
  t.a.recruits('Pell', ['Sarr']);
  t.settle();
  expect(t.pool).toEqual(['Ombo', '', 'Sool']);
});

ruling('STB-R30: nobody recruits from another party', () => {
  const t = scene({ a: { leader: 'Sarr' }, b: { crew: ['Ombo'] }, pool: ['Pell'] });
  expect(t.a.can('recruit')).toEqual(['Pell']);
  expect(t.a.refused(['recruit', t.card('Ombo')])).toBe('STB-57: That crew member isn’t for hire right now.');
});

rulings(
  'STB-R29, STB-61: $name enters the party $how',
  [
    { name: 'Ombo', leader: 'Marrow', how: 'tapped', crew: ['Ombo*'] },
    { name: 'Stowaway', leader: 'Marrow', how: 'untapped by its own text', crew: ['Stowaway'] },
    { name: 'Ombo', leader: 'Sarr', how: 'untapped when Sarr welcomes it', crew: ['Ombo'] },
  ],
  ({ name, leader, crew }) => {
    const t = scene({ a: { leader }, pool: [name] });
    t.a.recruits(name, [leader]);
    t.settle();
    expect(t.a.crew).toEqual(crew);
  },
);

rulings(
  'STB-R31: with the affiliation rules $state Endago pays $cost for Sool and Sool defends the Bridge with $defense',
  [
    { state: 'on', affiliations: true, cost: 4, need: 1 + 3 + 2 },
    { state: 'off', affiliations: false, cost: 5, need: 1 + 2 + 2 },
  ],
  ({ affiliations, cost, need }) => {
    const t = scene({ affiliations, a: { leader: 'Endago' }, pool: ['Pell', 'Sool'], b: {} });
    expect(t.stage.view(0).pool[1]?.cost).toBe(cost);
    const held = scene({ affiliations, a: { leader: 'Endago', crew: ['Sool@Bridge'], sections: ['Bridge'] } });
    expect(held.need('Bridge')).toBe(need);
  },
);
