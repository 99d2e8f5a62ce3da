/** What happens as turns end, over several of them, and what does not. */
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { enter } from '../rules/changes.ts';
import { isCloaked } from '../rules/figures.ts';
import { isActive } from '../rules/things.ts';
import { type Blaze, CLOAKED, MOORED, NONE, ROTATED } from '../state.ts';
import { card, find, type Scene, type SceneTable, scene } from './scene.ts';
import { answerRest } from './scenes/card-scene.ts';

/** Turns pass, everything else by default. */
function pass(t: SceneTable, turns: number): SceneTable {
  for (let i = 0; i < turns && t.result === null; i++) {
    (t.state.active === 0 ? t.a : t.b).ends();
    answerRest(t);
  }
  return t;
}
const DECKS = { a: { deck: ['Kor', 'Kor', 'Kor', 'Kor'] }, b: { deck: ['Kor', 'Kor', 'Kor', 'Kor'] } };

ruling('BOG-B26: Warp Core Breach waits for its controller’s next turn, and an ENGINEER aboard puts it out', () => {
  const burning = (crew: string): Scene => ({
    a: { ...DECKS.a, hand: ['Warp Core Breach'], facilities: ['Klingon Outpost@0'] },
    b: { ...DECKS.b, ships: [`U.S.S. Galaxy@0: ${crew}`], facilities: ['Federation Outpost@0'] },
  });
  const t = scene(burning('Worf'));
  t.a.orders('play', 'EV18', t.thing('Galaxy'));
  pass(t, 1);
  expect([t.isInPlay('Galaxy'), t.isInPlay('Warp Core Breach')]).toEqual([true, true]);
  pass(t, 1);
  expect([t.isInPlay('Galaxy'), t.isInPlay('Warp Core Breach'), t.isInPlay('Worf')]).toEqual([false, false, false]);
  const saved = scene(burning('Geordi La Forge'));
  saved.a.orders('play', 'EV18', saved.thing('Galaxy'));
  pass(saved, 2);
  expect([saved.isInPlay('Galaxy'), saved.isInPlay('Warp Core Breach')]).toEqual([true, false]);
});
ruling('BOG-B26: a Warp Core Breach that is laid on one’s own ship waits a whole round', () => {
  const t = scene({
    a: { ...DECKS.a, hand: ['Warp Core Breach'], ships: ['I.K.C. Lukara@0: Kang'], facilities: ['Klingon Outpost@0'] },
    b: { ...DECKS.b, facilities: ['Federation Outpost@0'] },
  });
  t.a.orders('play', 'EV18', t.thing('Lukara'));
  expect([pass(t, 1).isInPlay('Lukara'), pass(t, 1).isInPlay('Lukara'), pass(t, 1).isInPlay('Lukara')]).toEqual([true, true, false]);
});
ruling('BOG-37: Plasma Fire burns at the end of its controller’s turns alone, until SECURITY is aboard', () => {
  const t = scene({
    a: { ...DECKS.a, ships: ['I.K.C. Lukara@0: Divok'], facilities: ['Klingon Outpost@0: Kang'] },
    b: { ...DECKS.b, on: ['Plasma Fire>Lukara'], facilities: ['Federation Outpost@0'] },
  });
  pass(t, 1);
  expect(t.figures('Lukara')).toBe('5 7 7 50');
  pass(t, 1);
  expect([t.figures('Lukara'), t.isInPlay('Plasma Fire')]).toEqual(['5 7 7 50', true]);
  t.a.answers(['beam', t.thing('Outpost'), t.thing('Lukara')]);
  t.a.answers(['PK01']);
  pass(t, 1);
  expect([t.figures('Lukara'), t.isInPlay('Plasma Fire')]).toEqual(['5 7 7 50', false]);
});
ruling('BOG-B35: Torture counts only its player’s turns: three of them', () => {
  const t = scene({
    a: { ...DECKS.a, facilities: ['Romulan Outpost@0: Sela'], captives: ['Worf@Romulan Outpost'], hand: ['Torture'] },
    b: { ...DECKS.b, facilities: ['Federation Outpost@0'], score: 20 },
  });
  t.a.orders('play', 'EV16', `PF05 escorted@${t.thing('Romulan Outpost')}`);
  expect([pass(t, 1).isInPlay('Worf'), pass(t, 2).isInPlay('Worf'), t.score]).toEqual([true, true, '0:20']);
  pass(t, 2);
  expect([t.isInPlay('Worf'), t.score, t.names(t.state.discard[1])]).toEqual([false, '0:13', ['Worf']]);
});
ruling('BOG-41: an Exocomp mends its ship after two whole turns aboard, not one, and not if it came in between', () => {
  const t = scene({
    a: { ...DECKS.a, ships: ['U.S.S. Galaxy@0: Worf, Exocomp'], facilities: ['Federation Outpost@0'] },
    b: { ...DECKS.b, on: ['Phaser Banks>Galaxy'], facilities: ['Klingon Outpost@0'] },
    set: (s) => s.host.splice(find(s, 'Exocomp'), 1, find(s, 'Galaxy')),
  });
  expect([pass(t, 1), pass(t, 1), pass(t, 1)].map((one) => one.isInPlay('Phaser Banks'))).toEqual([false, false, false]);
  const late = scene({
    a: { ...DECKS.a, ships: ['U.S.S. Galaxy@0: Worf, Exocomp'], facilities: ['Federation Outpost@0'] },
    b: { ...DECKS.b, on: ['Phaser Banks>Galaxy'], facilities: ['Klingon Outpost@0'] },
  });
  const marked = (one: SceneTable) => one.figures('Galaxy') !== '8 7 9 100';
  expect([marked(pass(late, 1)), marked(pass(late, 2)), marked(pass(late, 2))]).toEqual([true, true, false]);
});
ruling('BOG-R22: a rotated ship that leaves the dock for a turn starts from the beginning', () => {
  const t = scene({
    a: { ...DECKS.a, facilities: ['Klingon Outpost@0'], ships: ['I.K.C. Lukara@Klingon Outpost: Kang'] },
    b: { ...DECKS.b, facilities: ['Federation Outpost@0'] },
    set: (s) => s.flags.splice(find(s, 'Lukara'), 1, ROTATED | MOORED),
  });
  const ship = t.thing('Lukara');
  pass(t, 2);
  t.a.orders('undock', ship);
  t.a.orders('dock', ship, t.thing('Outpost'));
  pass(t, 2);
  expect(t.figures('Lukara')).toBe('5 7 7 50');
  pass(t, 2);
  expect(t.figures('Lukara')).toBe('5 7 7 50');
  pass(t, 1);
  expect(t.figures('Lukara')).toBe('7 7 7 100');
});
ruling('BOG-R20: who does not want the repair keeps the marker', () => {
  const t = scene({
    a: { ...DECKS.a, facilities: ['Klingon Outpost@0'], ships: ['I.K.C. Lukara@Klingon Outpost: Kang'] },
    b: { ...DECKS.b, on: ['Phaser Banks>Lukara'], facilities: ['Federation Outpost@0'] },
    set: (s) => s.flags.splice(find(s, 'Lukara'), 1, MOORED),
  });
  t.a.ends();
  expect(t.asked).toBe('a bog.repair');
  t.a.answers('no');
  answerRest(t);
  expect(t.isInPlay('Phaser Banks')).toBe(true);
});
ruling('BOG-B36: the Borg Queen may bring a drone instead of the draw, if she is active and there is one', () => {
  const hive = (deck: string[], queen = 'Borg Queen'): SceneTable =>
    scene({ a: { facilities: [`Borg Outpost@0: ${queen}`], deck }, b: { ...DECKS.b, facilities: ['Federation Outpost@0'] } });
  const t = hive(['Regenerate', 'Two of Eleven', 'Borg Queen']);
  t.a.ends();
  const outpost = t.thing('Borg Outpost');
  expect(t.a.options).toEqual(['draw', `PB07 ${outpost}`]);
  t.a.answers(`PB07 ${outpost}`);
  answerRest(t);
  expect([t.place('Two of Eleven'), t.a.hand, (t.state.deck[0] as number[]).length]).toEqual(['Borg Outpost', [], 2]);
  const stopped = hive(['Two of Eleven'], 'Borg Queen*');
  stopped.a.ends();
  expect(stopped.a.options).toEqual(['draw']);
  stopped.a.answers('draw');
  answerRest(stopped);
  expect(stopped.a.hand).toEqual(['Two of Eleven']);
});
ruling('BOG-B18, BOG-B22: a turn that ends unstops everybody, and forgets who was attacked before it', () => {
  const t = scene({
    a: { ...DECKS.a, ships: ['I.K.C. Lukara*@0: Kang*'], facilities: ['Klingon Outpost@0'] },
    b: { ...DECKS.b, facilities: ['Federation Outpost@0'] },
    set: (s) => s.attackedAt.splice(0, 2, [0], [0]),
  });
  pass(t, 1);
  expect([isActive(t.state, t.thing('Kang')), t.state.attackedAt]).toEqual([true, [[], [0]]]);
});
ruling('BOG-B36: a puzzle falls off as soon as two ENGINEER levels are aboard at the end of a turn', () => {
  const puzzled = (crew: string) =>
    pass(
      scene({
        a: { ...DECKS.a, ships: [`U.S.S. Galaxy@0: ${crew}`], facilities: ['Federation Outpost@0'] },
        b: { ...DECKS.b, on: ['Isolinear Puzzle>Galaxy'], facilities: ['Klingon Outpost@0'] },
      }),
      1,
    ).figures('Galaxy');
  expect([puzzled('Exocomp'), puzzled('Exocomp, Exocomp'), puzzled('Geordi La Forge*')]).toEqual(['4 3 9 100', '8 7 9 100', '8 7 9 100']);
});
ruling('BOG-R62: a Devidian debt is paid with another Door in the next own turn, or the match is lost', () => {
  const debtor = (hand: string[]): SceneTable =>
    scene({
      a: { ...DECKS.a, facilities: ['Klingon Outpost@0'], hand },
      b: { ...DECKS.b, facilities: ['Federation Outpost@0'] },
      set: (s) => s.devidianDue.splice(0, 1, s.turn),
    });
  const paid = pass(debtor(['Devidian Door', 'Kang']), 1);
  expect([paid.result, paid.names(paid.state.outOfPlay[0]), paid.state.devidianDue]).toEqual([null, ['Devidian Door'], [0, 0]]);
  expect(pass(debtor(['Kang']), 1).result).toMatchObject({ ranking: [[1], [0]], reason: 'bog.end.devidian', clause: 'BOG-R62' });
});
ruling('BOG-B41: a ship is sent home only where its player has another facility, and only if the summoner wants it', () => {
  const sent = (facilities: string[]): SceneTable =>
    scene({
      line: ['Nebula', 'Nebula'],
      a: { ...DECKS.a, ships: ['I.K.C. Lukara@0: Kang'], facilities },
      b: { ...DECKS.b, facilities: ['Federation Outpost@1'] },
      set: (s) => s.sentHome.push([0, 1]),
    });
  const t = sent(['Klingon Outpost@1']);
  const [ship, home] = [t.thing('Lukara'), t.thing('Klingon Outpost')];
  t.a.ends();
  expect(t.b.options).toEqual(['none', `${ship} ${home}`]);
  t.b.answers(`${ship} ${home}`);
  answerRest(t);
  expect([t.place('Lukara'), t.state.host[ship], t.state.sentHome]).toEqual(['-12', NONE, []]);
  const nowhere = sent(['Klingon Outpost@0']);
  nowhere.a.ends();
  answerRest(nowhere);
  expect(nowhere.place('Lukara')).toBe('-10');
});
ruling('BOG-B49: Rogue Borg fight at the start of every turn', () => {
  const t = scene({
    a: { ...DECKS.a, facilities: ['Klingon Outpost@0'] },
    b: { ...DECKS.b, ships: ['Runabout@0: Exocomp'], facilities: ['Federation Outpost@0'] },
    set(s) {
      for (let i = 0; i < 3; i++) enter(s, card('Rogue Borg Mercenaries'), 0, find(s, 'Runabout'));
    },
  });
  pass(t, 1);
  expect([t.events('fightBegan').length, t.isInPlay('Exocomp')]).toEqual([1, false]);
  pass(t, 1);
  expect(t.events('fightBegan').length).toBe(1);
});

// BOG-R96: a fire lays two markers as its turn ends.
const burnt = (ship: string, markers: readonly string[], set: (s: Blaze) => void): SceneTable => {
  const t = scene({
    a: { ...DECKS.a, ships: [`${ship}@0: Divok`], facilities: ['Klingon Outpost@0'] },
    b: {
      on: [`Plasma Fire>${ship}`],
      facilities: ['Federation Outpost@0'],
      ships: ['Runabout@0: Worf'],
      tactics: [...markers, 'Photon Torpedo'],
    },
    set,
  });
  return pass(t, 1);
};
ruling('BOG-R96: a ship whose Cloaking Device goes off line shows itself at once; with another marker it stays hidden', () => {
  const cloaked = (s: Blaze): void => {
    s.flags[find(s, 'Lukara')] = CLOAKED;
  };
  const isHidden = (marker: string): boolean => {
    const t = burnt('I.K.C. Lukara', [marker, marker], cloaked);
    return isCloaked(t.state, t.thing('Lukara'));
  };
  expect([isHidden('Crimson Forcefield'), isHidden('Attack Wing')]).toEqual([false, true]);
});
ruling('BOG-R96: without a side deck the turn of the card takes its cloak, too', () => {
  const t = scene({
    a: { ...DECKS.a, ships: ['I.K.C. Lukara@0: Divok'], facilities: ['Klingon Outpost@0'] },
    b: { on: ['Plasma Fire>Lukara'], facilities: ['Federation Outpost@0'] },
    set: (s) => s.flags.splice(find(s, 'Lukara'), 1, CLOAKED),
  });
  pass(t, 1);
  expect([isCloaked(t.state, t.thing('Lukara')), t.events('decloaked').length]).toEqual([false, 1]);
});
ruling('BOG-R96: a Tractor Beam that goes off line lets go; with another marker it holds', () => {
  const holds = (marker: string): boolean =>
    burnt("I.K.S. Negh'Var", [marker, marker], (s) => {
      const lock = enter(s, card('Establish Tractor Lock'), 0, find(s, "Negh'Var"));
      s.host[lock] = find(s, 'Runabout');
    }).isInPlay('Establish Tractor Lock');
  expect([holds('Pulse Phaser Cannons'), holds('Attack Wing')]).toEqual([false, true]);
});
