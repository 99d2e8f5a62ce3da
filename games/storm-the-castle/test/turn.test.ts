import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { scene } from './scene.ts';

ruling('STC-17: draw, then dispatch, then act, then the other player', () => {
  const t = scene({ phase: 'draw', south: { knight: 'SBW' }, hands: [['knight'], []] });
  expect(t.south.hand).toHaveLength(2);
  expect(t.stage.prompt(0).key).toBe('stc.dispatch');
  t.south.done();
  expect(t.stage.prompt(0).key).toBe('stc.act');
  t.south.ends();
  expect(t.stage.prompt(1).key).toBe('stc.dispatch');
});

rulings(
  'STC-18, STC-19, STC-R15, STC-R16: with $hand in hand and $deck in the deck, $drawn are drawn',
  [
    { hand: 0, deck: 20, drawn: 2 },
    { hand: 1, deck: 20, drawn: 1 },
    { hand: 0, deck: 1, drawn: 1 },
    { hand: 0, deck: 0, drawn: 0 },
    { hand: 3, deck: 0, drawn: 0 },
  ],
  ({ hand, deck, drawn }) => {
    const t = scene({
      phase: 'draw',
      south: { knight: 'SBW' },
      hands: [Array.from({ length: hand }, () => 'shield-bearer' as const), []],
      decks: [deck, 40],
    });
    expect(t.state.hand[0].length - hand).toBe(drawn);
    expect(t.state.deck[0].length).toBe(deck - drawn);
    t.stage.prompt(0); // play goes on
  },
);

ruling('STC-R16: an empty deck is not made from the graveyard again', () => {
  const t = scene({ phase: 'draw', south: { knight: 'SBW' }, graveyards: [['hero', 'cavalry'], []], decks: [0, 40] });
  expect(t.south.hand).toEqual([]);
  expect(t.south.graveyard).toEqual(['hero', 'cavalry']);
});

ruling('STC-20, STC-R14: four points each turn; what is left over lapses', () => {
  const t = scene({ phase: 'draw', hands: [['shield-bearer'], ['shield-bearer']], round: 3 });
  expect(t.state.points).toBe(4);
  t.south.deploys('shield-bearer', 'SK');
  expect(t.state.points).toBe(3);
  t.south.done();
  t.south.ends();
  expect(t.state.points).toBe(4);
});

ruling('STC-R36: nothing has to be dispatched and nobody has to act', () => {
  const t = scene({ phase: 'draw', south: { knight: 'NBW' }, hands: [['shield-bearer'], []] });
  t.south.done();
  t.south.ends();
  expect(t.state.active).toBe(1);
  expect(t.at('NBW')).toEqual(['S knight']);
});

ruling('STC-17, STC-R35: nothing is dispatched once the third phase has begun', () => {
  const t = scene({ phase: 'dispatch', south: { knight: 'SBW' }, hands: [['shield-bearer'], []] });
  t.south.done();
  expect(t.south.refused(t.south.deploy('shield-bearer', 'SK'))).toBe('STC-17: You’re done deploying this turn.');
});

ruling('STC-R17: there is no hand limit, and nothing can be thrown away', () => {
  const cards = Array.from({ length: 8 }, () => 'knight' as const);
  const t = scene({ phase: 'draw', hands: [[...cards, 'shield-bearer', 'shield-bearer', 'shield-bearer', 'shield-bearer'], []] });
  expect(t.south.hand).toHaveLength(13);
  expect(t.south.refused(['discard', t.south.inHand('knight')])).toBe('–: No such choice.');
  t.south.done();
  expect(t.south.hand).toHaveLength(13);
});

ruling('STC-R34: the defender is asked nothing during the other turn', () => {
  const t = scene(
    { phase: 'dispatch', south: { knight: 'L2', cavalry: 'SK' }, north: { knight: 'NHW' }, hands: [['knight'], ['knight']] },
    [3, 3],
  );
  const asked = () => t.stage.run.openAsks.map(({ seat, key }) => [seat, key]);
  expect(asked()).toEqual([[0, 'stc.dispatch']]);
  t.south.done();
  expect(asked()).toEqual([[0, 'stc.act']]);
  t.south.attacks('knight', 'NHW');
  expect(t.stage.events(1).map((event) => event.type)).toContain('attacked');
  expect(asked()).toEqual([[0, 'stc.act']]);
  t.south.ends();
  expect(asked()).toEqual([[1, 'stc.dispatch']]);
});

ruling('STC-R44: a player without units, hand or deck is not out; the turn passes by', () => {
  const t = scene({ south: { knight: 'SBW' }, decks: [0, 0], first: 0 });
  t.south.ends();
  expect(t.outcome).toBeNull();
  expect(t.state.active).toBe(0);
  expect(t.state.round).toBe(2);
  expect(
    t.stage
      .events('spectator')
      .filter((event) => event.type === 'turnEnded')
      .map((event) => event.seat),
  ).toEqual([0, 1]);
});

ruling('STC-17: the dispatch prompt ends by itself for public reasons only: no points, or no hand', () => {
  const unplayable = scene({ phase: 'dispatch', points: 1, south: { knight: 'SBW' }, hands: [['hero'], []] });
  expect(unplayable.south.options()).toEqual(['done']);
  const noPoints = scene({ phase: 'dispatch', points: 0, south: { knight: 'SBW' }, hands: [['hero'], []] });
  expect(noPoints.stage.prompt(0).key).toBe('stc.act');
  const noHand = scene({ phase: 'dispatch', south: { knight: 'SBW' } });
  expect(noHand.stage.prompt(0).key).toBe('stc.act');
});

ruling('STC-27: the third phase ends by itself when nobody can do anything more', () => {
  const t = scene({ south: { knight: 'SBW' } });
  t.south.moves('knight', 'SHW');
  expect(t.state.active).toBe(1);
});

ruling('STC-18: the clock answers with standing still', () => {
  const t = scene({ phase: 'dispatch', south: { knight: 'SBW' }, hands: [['knight'], []] });
  const ask = t.stage.run.askOf(0);
  expect(ask?.kind === 'choose' && ask.question.fallback?.(t.state, 0, undefined)).toBe('done');
  t.south.done();
  const next = t.stage.run.askOf(0);
  expect(next?.kind === 'choose' && next.question.fallback?.(t.state, 0, undefined)).toBe('end');
});
