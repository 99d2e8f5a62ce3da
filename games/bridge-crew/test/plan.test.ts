import { defaultAnswer, type Json } from '@bridgehead/kernel';
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import type { OrderId, Sheet } from '../cards.ts';
import { named, scene } from './scene.ts';

type SceneOptions = NonNullable<Parameters<typeof scene>[0]>;
/** B, a Communications Officer with dice of both colours, is the maverick. */
function maverick(sentience: Sheet['sentience'], more: SceneOptions = {}, order: OrderId = 'phasers') {
  const t = scene({ crew: ['first', 'comms', 'helm', 'weapons'], officers: ['', 'C8 E6', '', ''], ...more });
  t.orders(order, { sheet: { sentience }, offer: 10 });
  t.bids('respect');
  while (t.state.awaits === 'order-auction') t.bids('none');
  return t;
}
const fallback = (t: ReturnType<typeof scene>) => t.stage.run.openAsks.map((ask) => defaultAnswer(ask, t.state))[0];
const belays: Json[] = ['hail', 'scan', 'course', 'beam', 'shields', 'torpedoes'].map((order) => ['belay', order]);

ruling('BRC-53, BRC-54, BRC-62: a maverick may do as ordered, belay with any other type, or try a way round', () => {
  const t = maverick('uncertain');
  expect(t.asked).toEqual(['1 approach']);
  t.stage.expectOptions(1, ['ordered', ...belays, 'technobabble', 'love']);
  expect(fallback(t)).toBe('ordered');
});
ruling('BRC-53, R62: as ordered there is a die and no pitch', () => {
  const t = maverick('uncertain', { options: { narration: 'full' } });
  t.answers(1, 'ordered');
  expect(t.asked).toEqual(['1 die']);
  t.stage.expectOptions(1, [
    [8, 'C'],
    [6, 'E'],
  ]);
  expect(fallback(t)).toEqual([8, 'C']);
  t.answers(1, [6, 'E']);
  expect([t.officer(1), t.moves, t.asked]).toEqual(['C8', ['E6 officer:1→conflict.crew BRC-53'], ['3 alien-die']]);
});
ruling('BRC-54, R19, R62: a belaying maverick names a method, then a die, then pitches it', () => {
  const t = maverick('uncertain', { options: { narration: 'full' } });
  t.answers(1, ['belay', 'hail']);
  expect([t.state.method, t.state.order]).toEqual(['hail', 'phasers']);
  t.answers(1, [8, 'C']);
  expect(t.asked).toEqual(['1 pitch']);
  t.answers(1, 'We come in peace.');
  expect(t.asked).toEqual(['3 alien-die']);
});
ruling('BRC-R48: the clock stakes the highest type, blue first', () => {
  const t = maverick('uncertain', { officers: ['', 'C8 E8 C4', '', ''] });
  t.answers(1, 'ordered');
  expect(fallback(t)).toEqual([8, 'C']);
});
ruling('BRC-R47: a single kind of die is staked without asking', () => {
  const t = maverick('uncertain', { officers: ['', '2×E6', '', ''] });
  t.answers(1, 'ordered');
  expect([t.officer(1), t.asked]).toEqual(['E6', ['3 alien-die']]);
});

ruling('BRC-63: Technobabble needs a blue die and offers only blue ones', () => {
  expect(maverick('unaware', { officers: ['', 'E6', '', ''] }).options(1)).not.toContain('technobabble');
  const t = maverick('unaware', { officers: ['', 'C8 C4 E6', '', ''] });
  t.answers(1, 'technobabble');
  t.stage.expectOptions(1, [
    [8, 'C'],
    [4, 'C'],
  ]);
});
ruling('BRC-66: Alien Love needs a green die and offers only green ones', () => {
  expect(maverick('sentient', { officers: ['', 'C6', '', ''] }).options(1)).not.toContain('love');
  const t = maverick('sentient', { officers: ['', 'C8 E4 E6', '', ''] });
  t.answers(1, 'love');
  t.stage.expectOptions(1, [
    [6, 'E'],
    [4, 'E'],
  ]);
});

/** Which of the two are offered, and which need consent, by gate and sentience. */
const GATE: readonly (readonly [string, string, Sheet['sentience'], readonly string[], readonly string[]])[] = [
  ['usual, sentient', 'usual', 'sentient', ['technobabble', 'love'], ['technobabble']],
  ['usual, unaware', 'usual', 'unaware', ['technobabble', 'love'], ['love']],
  ['usual, uncertain', 'usual', 'uncertain', ['technobabble', 'love'], []],
  ['strict, sentient', 'strict', 'sentient', ['love'], []],
  ['strict, unaware', 'strict', 'unaware', ['technobabble'], []],
  ['strict, uncertain', 'strict', 'uncertain', ['technobabble', 'love'], []],
  ['off, sentient', 'off', 'sentient', ['technobabble', 'love'], []],
  ['off, unaware', 'off', 'unaware', ['technobabble', 'love'], []],
];
rulings('BRC-65, BRC-68, R31: the gate, $name', named(GATE), ({ row: [, sentienceGate, sentience, offered, asking] }) => {
  const begin = () => maverick(sentience, { options: { sentienceGate }, officers: ['', 'C8 C4 E8 E4', '', ''] });
  expect(
    begin()
      .options(1)
      .filter((one) => one === 'technobabble' || one === 'love'),
  ).toEqual(offered);
  for (const trick of offered) {
    const t = begin();
    t.answers(1, trick);
    expect(t.asked).toEqual([asking.includes(trick) ? '0 consent' : '1 die']);
  }
});
ruling('BRC-R31, R62: the Captain grants it, and the die is chosen', () => {
  const t = maverick('sentient', { dice: [5] });
  t.answers(1, 'technobabble');
  t.stage.expectOptions(0, ['grant', 'refuse']);
  expect(fallback(t)).toBe('refuse');
  t.answers(0, 'grant');
  expect(t.moves[0]).toBe('C8 officer:1→conflict.crew BRC-53');
  expect(t.events('consent.given').map(({ granted, approach }) => `${approach} ${granted}`)).toEqual(['technobabble true']);
});
ruling('BRC-R31: on refusal the approach is asked again without it', () => {
  const t = maverick('sentient');
  t.answers(1, 'technobabble');
  t.answers(0, 'refuse');
  expect(t.asked).toEqual(['1 approach']);
  t.stage.expectOptions(1, ['ordered', ...belays, 'love']);
});

// —— the roll ——

function trick(kind: 'technobabble' | 'love', die: string, roll: number, more: SceneOptions = {}) {
  const t = maverick(kind === 'love' ? 'sentient' : 'unaware', { officers: ['', die, '', ''], dice: [roll], ...more });
  t.answers(1, kind);
  return t;
}
ruling(
  'BRC-63, BRC-69, BRC-70, BRC-77, R30: example 14: a 3 on a d4 succeeds; the die stays, the maverick becomes Captain, the old Captain the Alien',
  () => {
    const t = trick('technobabble', 'C4', 3);
    expect([t.officer(1), t.roles, t.state.round]).toEqual(['C4', [1, 0], 2]);
    expect(t.moves.at(-1)).toBe('C4 conflict.crew→officer:1 BRC-70');
    expect(t.events('challenge.won')[0]).toMatchObject({ side: 'crew', seat: 1, reason: 'maverick', attitude: 'neutral' });
    expect(t.events('alien.die')).toEqual([]);
    expect(t.events('attitudes.revealed')).toEqual([]);
  },
);
ruling('BRC-71, BRC-78, R30: a 2 fails; the Alien narrates, the die goes home, the maverick becomes the Alien', () => {
  const t = trick('technobabble', 'C4', 2);
  expect([t.officer(1), t.roles]).toEqual(['', [3, 1]]);
  expect(t.moves.at(-1)).toBe('C4 conflict.crew→commission BRC-71');
  const [outcome] = t.events('text.posted').filter(({ kind }) => kind === 'outcome');
  expect([outcome?.seat, outcome?.persona.role]).toEqual([3, 'alien']);
});
ruling('BRC-66, BRC-69, BRC-71, R15: Alien Love fails on a 1, and its green die returns to the Encounter pool', () => {
  const t = trick('love', 'E12', 1);
  expect(t.moves.at(-1)).toBe('E12 conflict.crew→encounter BRC-71');
});
ruling('BRC-66, BRC-70: Alien Love succeeds on a 12', () => {
  const t = trick('love', 'E12', 12);
  expect([t.officer(1), t.roles]).toEqual(['E12', [1, 0]]);
});
ruling('BRC-62, R30: a trained and Keen maverick rolls once all the same', () => {
  const t = trick('technobabble', 'C4', 1, { crew: ['first', 'security', 'helm', 'weapons'], personalities: ['logical', 'aggressive'] });
  expect(t.events('dice.rolled').map(({ crew }) => crew)).toEqual([[1]]);
});
ruling('BRC-64, BRC-67, R41: the pseudo-science and the romance are never missing', () => {
  for (const [kind, die, lines] of [
    ['technobabble', 'C4', /^If we .* the .*, the .* ought to/],
    ['love', 'E4', /[.!] .*[.!] /],
  ] as const) {
    const t = trick(kind, die, 4);
    const [pitch] = t.events('text.posted').filter((entry) => entry.kind === 'pitch');
    expect(pitch?.text).toMatch(lines);
  }
});
