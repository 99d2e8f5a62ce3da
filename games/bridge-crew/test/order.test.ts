import { defaultAnswer, seedFrom } from '@bridgehead/kernel';
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { ORDER_IDS, orderRow, SHEETS, THEMES } from '../cards.ts';
import { SYMBOLS } from '../story/symbols.ts';
import { poolOf, scene, sheetOf } from './scene.ts';

const fallback = (t: ReturnType<typeof scene>) => t.stage.run.openAsks.map((ask) => defaultAnswer(ask, t.state))[0];

ruling('BRC-23, BRC-37, R37: the Captain must give an Order; without dice there is nothing else', () => {
  const t = scene();
  expect(t.asked).toEqual(['0 command']);
  t.stage.expectOptions(0, [...ORDER_IDS]);
});
ruling('BRC-94, BRC-95, R33: with an Officer die the Captain may Save the Day instead, in the first round too', () => {
  const t = scene({ officers: ['C4'] });
  t.stage.expectOptions(0, [...ORDER_IDS, 'save']);
});

ruling('BRC-R48: the clock gives the type that was given least often, the first of them', () => {
  const t = scene({ officers: ['C4'], change: (s) => (s.given = [2, 1, 3, 1, 2, 2, 2]) });
  expect(fallback(t)).toBe('scan');
  expect(fallback(scene())).toBe('hail');
});
ruling('BRC-39: what was ordered is counted', () => {
  const t = scene();
  t.answers(0, 'beam');
  expect(t.state.given).toEqual([0, 0, 0, 1, 0, 0, 0]);
  expect(t.events('order.given')).toEqual([{ type: 'order.given', seat: 0, round: 1, order: 'beam' }]);
});

ruling('BRC-38: the Captain decides the Alien’s nature, and the rules draw its form, place and voice', () => {
  const t = scene({ sides: { 'encounter/1': [2, 3, 1] } });
  t.answers(0, 'scan');
  t.stage.expectOptions(0, [...SHEETS]);
  expect(fallback(t)).toEqual({ sentience: 'sentient', number: 'one', kind: 'living', place: 'space' });
  t.answers(0, sheetOf({ sentience: 'unaware', number: 'many', kind: 'machine', place: 'ship' }));
  const [drawn] = t.events('encounter.drawn');
  expect(drawn).toMatchObject({ alien: 'parliament of derelict reactors', where: 'in our own cargo bay' });
  expect(t.state.tales).toEqual([
    {
      round: 1,
      order: 'scan',
      alien: 'parliament of derelict reactors',
      where: 'in our own cargo bay',
      voice: 'unaware',
      crew: -1,
      approach: 'ordered',
      won: null,
    },
  ]);
});
ruling('BRC-38: one being has the singular, and its own place', () => {
  const t = scene({ sides: { 'encounter/1': [0, 0, 0, 0, 0] } });
  t.answers(0, 'scan');
  t.answers(0, sheetOf({ sentience: 'sentient', number: 'one', kind: 'phenomenon', place: 'planet' }));
  expect(t.state.tales.at(-1)).toMatchObject({ alien: 'talking nebula', where: 'on Vorla Prime', voice: 'sentient' });
});
rulings('BRC-38: an uncertain Alien has the voice of a fair coin: %s', ['sentient', 'unaware'] as const, (voice) => {
  const t = scene({ sides: { 'encounter/1': [voice === 'sentient' ? 0 : 1] } });
  t.answers(0, 'scan');
  t.answers(0, sheetOf({ sentience: 'uncertain' }));
  expect(t.state.tales.at(-1)?.voice).toBe(voice);
});

ruling('BRC-38: the coin is fair, and so is that of a sentient Alien’s own trouble', () => {
  let [sentient, own] = [0, 0];
  for (let i = 0; i < 200; i++) {
    const t = scene({ seed: seedFrom(i, 3) });
    t.answers(0, 'scan');
    t.answers(0, sheetOf({ sentience: i % 2 === 0 ? 'uncertain' : 'sentient' }));
    if (i % 2 === 0) sentient += t.state.tales[0]?.voice === 'sentient' ? 1 : 0;
    else own += t.state.memory.said.some((number) => SYMBOLS[Math.floor(number / 2 ** 24)]?.name === 'trouble.sentient') ? 1 : 0;
  }
  for (const share of [sentient / 100, own / 100]) {
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.65);
  }
});

// —— themes ——

ruling('BRC-R17, R18: in mode captain two of the natural themes are tagged', () => {
  const t = scene({ options: { conformance: 'captain' } });
  t.answers(0, 'scan');
  t.answers(0, sheetOf());
  expect(t.asked).toEqual(['0 themes']);
  t.stage.expectOptions(0, [...orderRow('scan').natural]);
  expect(fallback(t)).toEqual(['science', 'discovery']);
  t.answers(0, ['gain', 'aid']);
  expect(t.state.themes).toEqual(['gain', 'aid']);
  expect(t.events('order.tagged').map(({ themes }) => themes)).toEqual([['gain', 'aid']]);
});
ruling('BRC-R18: in mode fixed nobody is asked, the type’s pair counts', () => {
  const t = scene();
  t.answers(0, 'beam');
  t.answers(0, sheetOf());
  expect([t.state.themes, t.asked]).toEqual([['discovery', 'aid'], ['0 commission']]);
});
ruling('BRC-R18: in mode table any two of the eleven', () => {
  const t = scene({ options: { conformance: 'table' } });
  t.answers(0, 'beam');
  t.answers(0, sheetOf());
  t.stage.expectOptions(0, [...THEMES]);
});

// —— objection ——

function tagged(seats = 5) {
  const t = scene({ seats, options: { conformance: 'table' } });
  t.orders('phasers', { themes: ['violence', 'gain'] });
  return t;
}
const pass = (t: ReturnType<typeof scene>, ...seats: number[]) => {
  for (const seat of seats) t.answers(seat, 'pass');
};

ruling('BRC-R66, R18: every seat but the Captain may object, clockwise, the Alien too; nobody does, and play goes on', () => {
  const t = tagged();
  for (const seat of [1, 2, 3, 4]) {
    expect(t.asked).toEqual([`${seat} objection`]);
    expect(t.options(seat)).toHaveLength(19);
    pass(t, seat);
  }
  expect([t.asked, t.state.themes]).toEqual([['0 commission'], ['violence', 'gain']]);
});
ruling('BRC-R66: an objection closes the window and is put to all but Captain and objector; most must agree', () => {
  const t = tagged();
  pass(t, 1);
  t.answers(2, ['gain', 'aid']);
  expect(t.asked).toEqual(['1 vote', '3 vote', '4 vote']);
  t.answers(4, 'agree');
  t.answers(1, 'agree');
  expect(t.state.themes).toEqual(['violence', 'gain']);
  t.answers(3, 'keep');
  expect(t.state.themes).toEqual(['violence', 'aid']);
  expect(t.asked).toEqual(['0 commission']); // one objection for each Order: seats 3 and 4 are not asked any more
  expect(t.events('order.voted')).toEqual([{ type: 'order.voted', agree: [1, 4], keep: [3], themes: ['violence', 'aid'] }]);
  expect(t.events('order.objected')).toEqual([{ type: 'order.objected', seat: 2, strike: 'gain', put: 'aid' }]);
});
ruling('BRC-R66: what is no swap of themes at all is refused in other words than a swap that cannot be', () => {
  const t = tagged();
  expect(t.refused(1, ['science', 'aid'])).toBe('BRC-R66: You can’t object right now.');
  const others = ['hello', ['gain'], ['gain', 'aid', 'science'], ['gain', 'treasure'], ['treasure', 'aid'], { strike: 'gain', put: 'aid' }];
  for (const answer of others) expect(t.refused(1, answer), JSON.stringify(answer)).not.toContain('No objection');
  pass(t, 1, 2, 3, 4);
});
ruling('BRC-R66: a tie keeps the theme', () => {
  const t = tagged(4);
  t.answers(1, ['violence', 'science']);
  t.answers(2, 'agree');
  t.answers(3, 'keep');
  expect(t.state.themes).toEqual(['violence', 'gain']);
});
ruling('BRC-R66: with three seats the one that is left decides', () => {
  const t = tagged(3);
  t.answers(1, ['violence', 'science']);
  expect(t.asked).toEqual(['2 vote']);
  expect(fallback(t)).toBe('keep');
  t.answers(2, 'agree');
  expect(t.state.themes).toEqual(['science', 'gain']);
});
ruling('BRC-26: after an objection and a vote the seat on the Captain’s left still bids first', () => {
  for (const objector of [1, 2, 3, 4]) {
    const t = tagged();
    pass(t, ...[1, 2, 3, 4].slice(0, objector - 1));
    t.answers(objector, ['gain', 'aid']);
    for (const seat of [1, 2, 3, 4]) if (seat !== objector) t.answers(seat, 'keep');
    t.answers(0, 10);
    expect(t.asked, `objector ${objector}`).toEqual(['1 order-bid']);
  }
});
ruling('BRC-R18: no objection in the other modes', () => {
  const t = scene({ options: { conformance: 'captain' } });
  t.orders('phasers', { themes: ['violence', 'gain'] });
  expect(t.asked).toEqual(['0 commission']);
});

// —— Commission ——

ruling('BRC-47, BRC-48: any type that lies in the Commission pool can be offered, and nothing else', () => {
  const t = scene({ officers: ['C12 C12'], commission: 'C4 E4 C8' });
  t.orders('scan');
  t.stage.expectOptions(0, [4, 8]);
  expect(fallback(t)).toBe(8);
  t.answers(0, 4);
  expect([t.state.offer, t.asked]).toEqual([4, ['1 order-bid']]);
  expect(t.events('commission.offered')).toEqual([{ type: 'commission.offered', seat: 0, die: 4 }]);
  expect(t.state.commission).toEqual(poolOf('C4 E4 C8')); // it stays there until somebody takes it
});
ruling('BRC-R47: a single type is offered without asking', () => {
  const t = scene({ commission: 'C6 E6' });
  t.orders('scan');
  expect([t.state.offer, t.asked]).toEqual([6, ['1 order-bid']]);
});
ruling('BRC-24: the first Captain lays the foundation, and no outcome of the round is the Captain’s', () => {
  const t = scene({ dice: [5, 3] });
  t.taken('phasers', 6);
  t.answers(3, [12, 'E']);
  t.attitudes('neutral', 'neutral');
  const [order, ...rest] = t.events('text.posted');
  expect([order?.kind, order?.seat]).toEqual(['order', 0]);
  expect(rest.some(({ kind, seat }) => kind === 'outcome' && seat === 0)).toBe(false);
});
