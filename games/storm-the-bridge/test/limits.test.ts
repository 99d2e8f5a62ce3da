/** Where effects end: what they do not reach, when they stop, and what is not asked or not taken. */
import { type Json, Run, readOptions, SeededChance, seedFrom } from '@bridgehead/kernel';
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { type Bridge, game } from '../index.ts';
import { type SceneTable, scene } from './scene.ts';

const tagsOf = (t: SceneTable, seat: number) => t.stage.prompt(seat).window?.tags;
const NOT_HELD = 'STB-60: You don’t have that card.';

// —— effects and knowledge ——

ruling('STB-28, STB-52: an effect of the turn leaves with the crew it was on; others keep theirs', () => {
  const t = scene({ a: { crew: ['Junk', 'Ombo'], hand: ['Adrenaline Surge', 'Adrenaline Surge', 'Written Out'] } });
  for (const name of ['Junk', 'Ombo']) {
    t.a.plays('Adrenaline Surge', name);
    t.settle();
  }
  t.a.plays('Written Out', 'Junk');
  t.settle();
  expect(t.state.effects.map(({ target }) => target)).toEqual([t.card('Ombo')]);
});

ruling('STB-18: a card that nobody knew of leaves what is known of the hand as it was', () => {
  const t = scene({ a: {}, b: { hand: ['Rewrite', 'Lockdown'] } });
  (t.state.known[0] as string[][])[1] = ['A08'];
  t.a.ends();
  t.b.plays('Lockdown', 'Galley');
  t.settle();
  expect(t.stage.view(0).parties[1]?.known).toEqual(['A08']);
});

ruling('STB-R22: a section that is locked twice is locked, and free again in the next turn', () => {
  const t = scene({ a: { hand: ['Lockdown', 'Lockdown'] } });
  t.a.plays('Lockdown', 'Galley');
  t.settle();
  t.a.plays('Lockdown', 'Galley');
  t.settle();
  expect(t.state.forbidden).toEqual([t.card('Galley')]);
  t.a.ends();
  t.settle();
  expect([t.state.forbidden, t.b.can('attack')]).toEqual([[], ['Bridge', 'Engine Room', 'Armory', 'Med Bay', 'Galley']]);
});

rulings(
  'STB-30: Hold That Door needs $more more with $who',
  [
    { who: 'Security stationed there', crew: ['Cutter@Galley'], more: 3 },
    { who: 'an Engineer elsewhere', crew: ['Fixit@Med Bay', 'Cutter@Galley'], more: 3 },
    { who: 'an Engineer there', crew: ['Fixit@Galley'], more: 4 },
  ],
  ({ crew, more }) => {
    const t = scene({ a: { crew: ['Kiva'] }, b: { crew, sections: ['Med Bay', 'Galley'], hand: ['Hold That Door'] } });
    const before = t.need('Galley');
    t.a.attacks('Galley', ['Kiva']);
    t.a.passes();
    t.b.plays('Hold That Door');
    t.resolveTop();
    expect(t.tally).toBe(`6/${before + more}`);
    t.settle();
  },
);

ruling('STB-22: outside an attack Kett’s company gives him nothing', () => {
  const t = scene({ a: { leader: 'Kett', crew: ['Junk', 'Cutter'] } });
  expect(t.stage.view(0).parties[0]?.leader).toMatchObject({ combat: 3, attack: 3, defense: 3 });
});

ruling('STB-R9: company that is tapped, or gives nothing itself, gives Kett nothing', () => {
  const offered = (crew: string[]) => {
    const t = scene({ a: { leader: 'Kett', crew, hand: ['Public Scandal', 'Public Scandal'] } });
    for (const _ of [1, 2]) {
      t.a.plays('Public Scandal', 'Kett');
      t.settle();
    }
    t.a.answers(['attack', t.card('Galley')]);
    const { options } = t.a;
    t.stage.undo(0);
    return options;
  };
  expect(offered(['Junk', 'Ombo', 'Cutter'])).toEqual(['Harrow Kett', 'Junk', 'Cutter', 'Ombo']);
  expect(offered(['Junk*', 'Ombo', 'Cutter*'])).toEqual(['Ombo']);
});

// —— the end, and what is not asked ——

ruling('STB-R40: after the last turn no other begins', () => {
  const t = scene({ round: 10, roundLimit: 10, active: 1, firstSeat: 0 });
  t.b.ends();
  t.settle();
  expect(t.stage.lastEvents('spectator').map(({ type }) => type)).toEqual(['turnEnded', 'matchEnded']);
  expect([t.state.active, t.state.round, t.outcome]).toEqual([1, 10, 'a by round-limit']);
});

ruling('STB-39, STB-R26: with nothing to draw and nothing in hand Nuur-7 discards nothing', () => {
  const t = scene({ phase: 'reset', a: { leader: 'Nuur-7' }, actionStack: [] });
  expect([t.asked, t.a.hand, t.state.owed]).toEqual(['a stb.menu', [], null]);
});

const begin = (given: Record<string, Json>): Run<Bridge> => {
  const read = readOptions(game.options, given);
  if ('problem' in read) throw new Error(read.problem);
  return Run.begin(game, { seats: 3, options: read.options, chance: new SeededChance(seedFrom(6)) }, { kept: true });
};
const give = (run: Run<Bridge>, seat: number) => run.answer(seat, run.askOf(seat)?.id as number, run.prompt(seat)?.options[1] as Json);

ruling('STB-12, STB-R40: who has chosen a leader is not asked again when somebody leaves', () => {
  const run = begin({ leaders: 'choose', firstSeat: '1' });
  give(run, 2);
  const chosen = run.state.leader[2];
  expect(run.concede(0)).toBeNull();
  expect(run.openAsks.map(({ seat }) => seat)).toEqual([1]);
  give(run, 1);
  expect([run.state.leader[2], run.state.phase]).toEqual([chosen, 'action']);
});

ruling('STB-12, STB-R40: in a draft the seat of somebody who left has the first of its two', () => {
  const run = begin({ leaders: 'draft', firstSeat: '1' });
  const [first] = run.state.offered[0] as number[];
  run.concede(0);
  for (const seat of [1, 2]) give(run, seat);
  expect(run.state.leader[0]).toBe(first);
});

rulings(
  'STB-R19: the seat that is asked has priority: $what',
  [
    {
      what: 'an inspection',
      seat: 1,
      play: () => {
        const t = scene({ a: { hand: ['Surprise Inspection'] }, b: { hand: ['Rewrite', 'Montage', 'Lockdown'] } });
        t.a.plays('Surprise Inspection', 'Bragga');
        return t;
      },
    },
    {
      what: 'a surgeon',
      seat: 1,
      play: () => {
        const t = scene({ a: { hand: ['Written Out'] }, b: { leader: 'Pesh', crew: ['Ombo'] } });
        t.a.plays('Written Out', 'Ombo');
        return t;
      },
    },
    {
      what: 'the Marquis’s friend, who does not take from herself',
      seat: 0,
      play: () => {
        const t = scene({ a: { leader: 'Sarr', crew: ['Celandine'], hand: ['Montage'] }, b: { hand: ['Rewrite'] }, pool: ['Marquis'] });
        t.a.recruits('Marquis', ['Sarr', 'Celandine']);
        return t;
      },
    },
    {
      what: 'the next seat in its Reset',
      seat: 1,
      play: () => {
        const t = scene({ b: { leader: 'Nuur-7' } });
        t.a.ends();
        return t;
      },
    },
  ],
  ({ seat, play }) => {
    const t = play();
    t.settle();
    expect([t.stage.run.openAsks.map((ask) => ask.seat), t.state.priority]).toEqual([[seat], seat]);
    if (t.asked.includes('marquis')) expect(t.a.options).toEqual([t.b.leader]);
  },
);

ruling('STB-89: where nobody is left to station nothing more is asked', () => {
  const t = scene({ a: { crew: ['Ombo'], sections: ['Galley', 'Med Bay'] } });
  t.a.ends();
  t.settle();
  t.a.redeploys(['Ombo']);
  expect([t.asked, t.station('Ombo')]).toEqual(['b stb.menu', 'Med Bay']);
});

ruling('STB-17, STB-21: what is dealt is told to its owner, and the two that lie open to all', () => {
  const read = readOptions(game.options, { firstSeat: '1' });
  if ('problem' in read) throw new Error(read.problem);
  const run = Run.begin(game, { seats: 2, options: read.options, chance: new SeededChance(seedFrom(8)) }, { kept: true, watched: true });
  const told = run.takeEvents();
  const dealt = told.filter(({ all }) => all?.type === 'drew');
  expect((dealt[1]?.to?.[1] as { cards?: Json } | null)?.cards).toEqual(run.state.hand[1]);
  const filled = told.find(({ all }) => all?.type === 'poolFilled')?.all;
  expect([filled?.pool, filled?.flipped]).toEqual([run.state.pool, run.state.pool.slice(0, 2)]);
});

// —— answers that are not taken ——

ruling('STB-60: what is not in the hand is not played, neither as an action nor as an answer', () => {
  const t = scene({ a: { hand: ['Supply Run'] }, b: { hand: ['Rewrite'] } });
  const leader = t.card('Kett');
  expect([t.a.refused(['play', t.b.inHand('Rewrite')]), t.a.refused(['play', leader])]).toEqual([NOT_HELD, NOT_HELD]);
  t.a.plays('Supply Run');
  expect([t.a.refused(['play', t.b.inHand('Rewrite')]), t.a.refused(['play', leader])]).toEqual([NOT_HELD, NOT_HELD]);
  t.settle();
});

ruling('STB-66: points are for an attempt', () => {
  const t = scene({ a: { hand: ['Montage', 'Lockdown'] } });
  expect(t.a.refused('discard').split(':')[0]).toBe('STB-45');
  t.a.attacks('Galley', ['Kett']);
  t.a.answers('discard');
  const card = t.a.inHand('Montage');
  expect(t.stage.refuses(0, [])).toMatchObject({ code: 'malformed', say: { key: 'refusal.too-few' } });
  expect(t.a.refused([card, card]).split(':')[0]).toBe('STB-66');
  t.a.answers([card]);
  expect(t.tally).toBe('4/5');
  t.settle();
});

ruling('STB-58, STB-64: only leaders and crew are committed', () => {
  const t = scene({ a: { sections: ['Med Bay'], hand: ['Montage'] } });
  t.a.answers(['attack', t.card('Galley')]);
  for (const odd of [t.card('Med Bay'), t.a.inHand('Montage')]) expect(t.stage.refuses(0, [odd]).code).toBe('malformed');
});

ruling('STB-44: an action card has no ability', () => {
  const t = scene({ a: { hand: ['Supply Run', 'Montage'] } });
  const ability = ['ability', t.a.inHand('Montage')];
  expect(t.stage.refuses(0, ability).code).toBe('malformed');
  t.a.plays('Supply Run');
  expect(t.stage.refuses(0, ability).code).toBe('malformed');
  t.settle();
});

ruling('STB-31: what is no hindrance is not paid to be rid of', () => {
  const t = scene({ a: { crew: ['Junk+Pulse Carbine'], hand: ['Montage', 'Lockdown', 'Rewrite'] } });
  expect(t.a.can('clear')).toEqual([]);
});

ruling('STB-30: Covering Fire is better with one Security card among others', () => {
  const t = scene({ a: { leader: 'Kett', crew: ['Ombo'], hand: ['Covering Fire'] } });
  t.a.attacks('Armory', ['Kett', 'Ombo']);
  t.a.plays('Covering Fire');
  t.resolveTop();
  expect(t.tally).toBe('8/7');
  t.settle();
});

ruling('STB-48: Reinforcements do nothing when the attack is off', () => {
  const t = scene({ a: { crew: ['Junk'], hand: ['Reinforcements'] }, b: { hand: ['Cliffhanger'] } });
  t.a.attacks('Galley', ['Kett']);
  t.a.plays('Reinforcements', 'Junk');
  t.a.passes();
  t.b.plays('Cliffhanger');
  t.settle();
  expect([t.holder('Galley'), t.discard, t.isTapped('Junk')]).toEqual([null, ['Reinforcements'], false]);
});

ruling('STB-56: one’s own Nuur-7 may be handed a passive by Hot Swap', () => {
  const t = scene({ a: { leader: 'Kett', crew: ['Fixit+Pulse Carbine', 'Nuur-7', 'Ombo'], hand: ['Hot Swap'] } });
  t.a.answers(['play', t.a.inHand('Hot Swap')]);
  t.a.answers(t.passive('Pulse Carbine'));
  expect(t.a.options).toEqual(['Nuur-7', 'Ombo']);
});

ruling('STB-60: what has no form of an answer is none', () => {
  const t = scene({ a: { hand: ['Supply Run'] } });
  for (const odd of [{ 1: 5 }, ['play'], [], 'play', 7, ['dance', 3], ['play', 'x']])
    expect(t.stage.refuses(0, odd).code).not.toBe('faulted');
  expect(t.stage.refuses(0, { 1: 5 }).code).toBe('malformed');
  t.a.plays('Supply Run');
  expect(t.stage.refuses(0, { 1: 5 }).code).toBe('malformed');
  t.settle();
});

// —— what windows are about ——

ruling('STB-R19: a window says what it is about and nothing more', () => {
  const t = scene({ a: { crew: ['Kiva'], hand: ['Supply Run'] }, b: { hand: ['Rewrite', 'Montage'] } });
  t.a.attacks('Galley', ['Kiva']);
  t.a.passes();
  expect(tagsOf(t, 1)).toEqual(['S5']);
  t.settle();
  t.a.plays('Supply Run');
  t.a.passes();
  expect(tagsOf(t, 1)).toEqual(['answer', 'A15']);
  t.settle();
  t.a.ends();
  expect(tagsOf(t, 1)).toEqual(['end']);
  t.settle();
});

ruling('STB-R19: an attempt that somebody has answered is in doubt, even if it would succeed', () => {
  const t = scene({ a: { crew: ['Kiva', 'Ombo'] }, b: { hand: ['Stun Beam'] } });
  t.a.attacks('Galley', ['Kiva']);
  expect(tagsOf(t, 0)).not.toContain('my-attempt');
  t.a.passes();
  t.b.plays('Stun Beam', 'Ombo');
  expect(tagsOf(t, 0)).toContain('my-attempt');
  t.settle();
});

ruling('STB-R19: a recruit of one’s own that falls short is in doubt, one that does not is not', () => {
  const short = scene({ pool: ['Kiva'] });
  short.a.recruits('Kiva', ['Kett']);
  expect(tagsOf(short, 0)).toContain('my-attempt');
  short.settle();
  const enough = scene({ pool: ['Junk'] });
  enough.a.recruits('Junk', ['Kett']);
  expect(tagsOf(enough, 0)).not.toContain('my-attempt');
  enough.settle();
});

ruling('STB-45: Mistaken Identity gives a passive another host', () => {
  const t = scene({ a: { crew: ['Junk', 'Ombo+Pulse Carbine', 'Pell'], hand: ['Pulse Carbine'] }, b: { hand: ['Mistaken Identity'] } });
  t.a.plays('Pulse Carbine', 'Junk');
  t.a.passes();
  expect(t.b.targetsOf('Mistaken Identity')).toEqual(['Pell']);
  t.b.plays('Mistaken Identity', 'Pell');
  t.settle();
  expect([t.passivesOn('Junk'), t.passivesOn('Pell')]).toEqual([[], ['Pulse Carbine']]);
});

ruling('STB-R10, STB-R19: an own attempt concerns its seat while cards and points can still be enough for it', () => {
  const concerns = (...hand: string[]) => {
    const t = scene({ a: { crew: ['Junk'], hand } });
    t.a.attacks('Armory', ['Junk']); // 3 of 7
    const tags = tagsOf(t, 0) ?? [];
    t.settle();
    return tags.includes('concern');
  };
  expect(concerns()).toBe(false);
  // +2, and a point
  expect(concerns('Adrenaline Surge', 'Cold Feet')).toBe(false);
  expect(concerns('Adrenaline Surge', 'Cold Feet', 'Cold Feet')).toBe(true);
  // Nobody is left to join: it is a point like any other.
  expect(concerns('Reinforcements')).toBe(false);
  // What is drawn may be anything.
  expect(concerns('Supply Run')).toBe(true);
});
