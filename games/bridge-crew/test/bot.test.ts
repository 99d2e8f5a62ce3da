import { type Ask, type Json, judge, Run, readOptions, SeededChance, seedFrom } from '@bridgehead/kernel';
import { ruling } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { attitudeMix, attitudeValues, bestAttitude, maverickWeight } from '../bot/attitude.ts';
import { chosenOffer, chosenPair, chosenSentience, orderScore, wantsToSave } from '../bot/captain.ts';
import { evaluate } from '../bot/evaluate.ts';
import { likesSwap } from '../bot/officer.ts';
import { alienWorth, bestPlan, captainValue, captainWorth, orderUtility, trickUtility } from '../bot/values.ts';
import { PERSONALITY_IDS } from '../cards.ts';
import { game } from '../index.ts';
import { position, type Scene, scene } from './scene.ts';

const chance = (n = 1) => new SeededChance(seedFrom(n));
const askOf = (t: ReturnType<typeof scene>, seat: number): Ask => t.stage.run.askOf(seat) as Ask;
const officer = (t: ReturnType<typeof scene>, seat: number, n = 1): Json => game.knowledge.officer(t.state, askOf(t, seat), chance(n));

test('role worth: with three seats being Captain is a burden', () => {
  expect([captainWorth(position({ seats: 3 })), alienWorth(position({ seats: 3 }))]).toEqual([-4, 1]);
  expect([captainWorth(position({ seats: 4 })), alienWorth(position({ seats: 7 }))]).toEqual([1, 6]);
});
test('the values of the specification, worked out by hand', () => {
  const s = position({ officers: ['', 'C12'], encounter: 'E4', crew: ['first', 'comms'], personalities: ['logical', 'passionate'] });
  s.themes = ['violence', 'gain'];
  s.order = 'phasers';
  const z = (6.5 + 2 - (2.5 - 1)) / Math.sqrt(143 / 12 + 1.25 + 10);
  expect(captainValue(s, 1, 2, 1)).toBeCloseTo(1 + 60 / (1 + Math.exp(-1.7 * z)), 9);
  const p = 0.5; // d4 against d4, both Hostile
  const way = { trained: false, stance: 'unmoved' } as const;
  const lost = 6 - 0.15 * 5;
  expect(orderUtility(s, 1, 4, false, way)).toBeCloseTo(p * (captainValue(s, 1, 5, 2.5) + 5) + p * lost, 9);
  expect(orderUtility(s, 1, 4, true, way)).toBeCloseTo(p * (captainValue(s, 1, 2.5, 2.5) + 2.5) + p * (lost - 2), 9);
  expect(trickUtility(s, 1, 4)).toBeCloseTo(0.5 * captainValue(s, 1, 0, 0) + 0.5 * (6 - 2), 9);
});

test('temperaments: shares add up, and lie as written down', () => {
  const table = PERSONALITY_IDS.map((id, card) => `${id} ${attitudeMix(card).join(' ')} ${maverickWeight(card)}`);
  expect(table).toEqual([
    'logical 15 20 65 0.5',
    'passionate 5 60 35 1',
    'aggressive 5 5 90 1.2',
    'defensive 40 35 25 0.3',
    'inquisitive 15 55 30 0.9',
    'acquisitive 5 15 80 0.6',
    'philanthropic 15 70 15 0.6',
  ]);
});

/** In a face-off with a d8 each. */
function facing(more: Scene = {}) {
  const t = scene({ crew: ['first', 'comms', 'helm', 'weapons'], ...more });
  t.taken('phasers', 8);
  t.answers(3, [8, 'E']);
  return t;
}
test('a tactical bot is Hostile under the plain rules, and thinks twice under the Regulations', () => {
  expect(bestAttitude(facing().state, 0)).toBe('hostile');
  expect(officer(facing({ options: { botStyle: 'tactical' } }), 1)).toBe('hostile');
  const [, , plain] = attitudeValues(facing().state, 0);
  const [, , regulated] = attitudeValues(facing({ options: { regulations: true } }).state, 0);
  expect(regulated).toBeLessThan(plain as number);
});
test('in character a Philanthropic officer comes in peace mostly, an Aggressive one hardly ever', () => {
  const friendly = (personality: 'philanthropic' | 'aggressive') => {
    const t = facing({ personalities: ['logical', personality] });
    return Array.from({ length: 200 }, (_, i) => officer(t, 1, i)).filter((attitude) => attitude === 'friendly').length;
  };
  expect(friendly('philanthropic')).toBeGreaterThan(110);
  expect(friendly('aggressive')).toBeLessThan(30);
});
test('a bot speaks once, leaves the text empty, then gives its attitude', () => {
  const t = scene({ options: { narration: 'full' } });
  t.taken('phasers', 8, { text: 'x' });
  t.answers(3, [8, 'E']);
  for (const level of ['cadet', 'officer'] as const) expect(game.knowledge[level](t.state, askOf(t, 1), chance())).toBe('say');
  t.answers(1, 'say');
  for (const level of ['cadet', 'officer'] as const) expect(game.knowledge[level](t.state, askOf(t, 1), chance())).toBe('');
  t.answers(1, '');
  for (const level of ['cadet', 'officer'] as const)
    expect(['neutral', 'friendly', 'hostile']).toContain(game.knowledge[level](t.state, askOf(t, 1), chance()));
});

test('Save the Day: from 0.40 in character, from 0.30 tactical, from 0.20 when a rival is close', () => {
  const at = (own: string, encounter: string, more: Scene = {}) =>
    wantsToSave(
      position({ officers: [own, ...((more.officers ?? []) as string[])], encounter, ...(more.options ? { options: more.options } : {}) }),
    );
  expect(at('2×C12 C10 C8 C6', '4×E4 3×E6 E8')).toBe(true); // 58.0 %
  expect(at('C6 C6 C6', 'E8 E8 E8')).toBe(false); // 26.2 %
  expect(at('C8 C6 C6', 'E8 E8 E8', { options: { botStyle: 'tactical' } })).toBe(true); // 35 %
  expect(at('C8 C6 C6', 'E8 E8 E8')).toBe(false);
  expect(at('C6 C6 C6', 'E8 E8 E8', { officers: ['C12 C12 C12'] })).toBe(true); // hurried
  expect(at('C4 C4 C4', 'E8 E8 E8', { officers: ['C12 C12 C12'] })).toBe(false);
});
test('a Captain prefers an Order in which the leader is untrained and the weakest is trained', () => {
  const s = position({ crew: ['first', 'comms', 'helm', 'weapons'], officers: ['', 'C12 C12', 'C4'] });
  expect([orderScore(s, 'hail'), orderScore(s, 'course'), orderScore(s, 'scan')]).toEqual([0, 3, 2]);
  const t = scene({ crew: ['first', 'comms', 'helm', 'weapons'], officers: ['', 'C12 C12', 'C4'] });
  expect(officer(t, 0)).toBe('course');
});
test('in character no type is given twice more than another', () => {
  const harping = (botStyle: string) => {
    const t = scene({
      crew: ['first', 'comms', 'helm', 'weapons'],
      officers: ['', 'C12 C12', 'C4'],
      options: { botStyle },
      change: (s) => s.given.splice(2, 1, 2),
    });
    return officer(t, 0);
  };
  expect([harping('inCharacter') === 'course', harping('tactical')]).toEqual([false, 'course']);
});
test('sentience denies what the leader’s dice are good for', () => {
  const of = (dice: string) => chosenSentience(position({ officers: ['', dice, ''] }));
  expect([of('C4 C4 E4'), of('E4'), of('C4 E4')]).toEqual(['sentient', 'unaware', 'uncertain']);
});
test('themes favour those behind; the offer is small if the leader would profit most', () => {
  const s = position({
    personalities: ['logical', 'acquisitive', 'inquisitive'],
    officers: ['', 'C12 C12', 'C4'],
    crew: ['first', 'science', 'helm', 'weapons'],
  });
  s.order = 'scan';
  s.themes = ['science', 'discovery'];
  expect(chosenPair(s, chance())).toContain('discovery');
  expect(chosenPair(s, chance())).not.toContain('gain');
  expect(chosenOffer(s)).toBe(4);
  s.order = 'course'; // now it is the one behind who is trained
  expect(chosenOffer(s)).toBe(12);
});
test('a vote agrees to become Keen or to stop being Counter, and to nothing else', () => {
  const s = position({ personalities: ['logical', 'philanthropic', 'acquisitive'] });
  s.themes = ['violence', 'gain'];
  expect(likesSwap(s, 1, { strike: 'violence', put: 'aid' })).toBe(true); // Counter no more
  expect(likesSwap(s, 2, { strike: 'violence', put: 'aid' })).toBe(false); // Keen no more
  expect(likesSwap(s, 0, { strike: 'gain', put: 'science' })).toBe(true);
});
test('the best plan of a maverick is by dice and nature; no trick that somebody has to allow', () => {
  const s = position({ officers: ['', 'C12 E12'], encounter: 'E4' });
  s.themes = ['violence', 'gain'];
  s.order = 'phasers';
  expect(bestPlan(s, 1)?.approach).toMatch(/ordered|belay|technobabble|love/);
  expect(bestPlan(position({}), 1)).toBeNull();
});
test('failure picks: the Alien takes the largest, green first; the Captain gives the smallest', () => {
  const t = scene({ officers: ['C8 E8 C4'], encounter: 'E12 E12', dice: [1, 1, 1, 12, 12] });
  t.answers(0, 'save');
  expect(officer(t, 3)).toEqual([8, 'E']);
  t.answers(3, [8, 'E']);
  expect(officer(t, 0)).toEqual([4, 'C']);
});
test('consent is refused to a Crew that would save the day next', () => {
  const ask = (encounter: string) => {
    const t = scene({ officers: ['', 'C12 C12'], encounter });
    t.orders('phasers', { sheet: { sentience: 'sentient' }, offer: 8 });
    t.bids('respect');
    t.answers(1, 'technobabble');
    return officer(t, 0);
  };
  expect([ask('E4'), ask('5×E12')]).toEqual(['refuse', 'grant']);
});

ruling('BRC-R51: bots leave every text to the ghost-writer, never object, and draw no line themselves', () => {
  const t = scene({ options: { narration: 'full', conformance: 'table' } });
  t.answers(0, 'scan');
  t.answers(0, { sentience: 'sentient', number: 'one', kind: 'living', place: 'space' });
  t.answers(0, ['science', 'gain']);
  for (const level of ['cadet', 'officer'] as const) expect(game.knowledge[level](t.state, askOf(t, 0), chance())).toBe('');
  t.answers(0, '');
  for (const level of ['cadet', 'officer'] as const) expect(game.knowledge[level](t.state, askOf(t, 1), chance())).toBe('pass');
  while (t.state.awaits === 'objection') t.answers(t.state.turn, 'pass');
});

test('a Cadet bids No Bid about one time in three, for a role one in two', () => {
  const t = scene({ officers: ['', 'C4'] });
  t.orders('scan', { offer: 12 });
  const bids = Array.from({ length: 400 }, (_, i) => game.knowledge.cadet(t.state, askOf(t, 1), chance(i)));
  const none = bids.filter((bid) => bid === 'none').length / 400;
  expect(none).toBeGreaterThan(0.28);
  expect(none).toBeLessThan(0.42);
  const role = scene({ phase: 'captain-auction', captain: -1, alien: -1 });
  const share =
    Array.from({ length: 400 }, (_, i) => game.knowledge.cadet(role.state, askOf(role, 0), chance(i))).filter((bid) => bid === 'none')
      .length / 400;
  expect(share).toBeGreaterThan(0.42);
  expect(share).toBeLessThan(0.58);
});
test('a Cadet saves the day when it is safe, never when it is hopeless', () => {
  const tries = (own: string, encounter: string) => {
    const t = scene({ officers: [own], encounter });
    return Array.from({ length: 50 }, (_, i) => game.knowledge.cadet(t.state, askOf(t, 0), chance(i))).filter((one) => one === 'save')
      .length;
  };
  expect([tries('5×C12', 'E4'), tries('C4', '5×E12')]).toEqual([50, 0]);
});

test('values of a position add up to one; dice are good, a conceded seat has none, a Captain may save the day', () => {
  const s = position({ officers: ['', 'C12 C12', 'C4', ''] });
  const values = evaluate(s);
  expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
  expect(values[1]).toBeGreaterThan(values[2] as number);
  expect(evaluate(position({ officers: ['', 'C12 C12'], change: (v) => v.conceded.push(1) }))[1]).toBe(0);
  const near = evaluate(position({ officers: ['5×C12'], encounter: 'E4' }));
  expect(near[0]).toBeGreaterThan(0.99);
  expect(near.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
});

test('every answer of a bot is legal, at every level and with every option, and so is every candidate', () => {
  for (const [i, given] of [
    {},
    { conformance: 'table', narration: 'brief', regulations: true },
    { cards: 'deal', botStyle: 'tactical', sentienceGate: 'strict', narration: 'auto' },
  ].entries()) {
    const read = readOptions(game.options, given);
    if ('problem' in read) throw new Error(read.problem);
    const run = Run.begin(game, { seats: 3 + 2 * i, options: read.options, chance: new SeededChance(seedFrom(i)) }, {});
    const draw = chance(i);
    while (run.result === null) {
      const ask = run.openAsks[0] as Ask;
      const answers = [
        game.knowledge.cadet(run.state, ask, draw),
        game.knowledge.officer(run.state, ask, draw),
        ...(game.knowledge.candidates?.(run.state, ask, draw) ?? []).map(({ answer }) => answer),
      ];
      for (const answer of answers) expect(judge(ask, run.state, answer), `${ask.key} ${JSON.stringify(answer)}`).toBeNull();
      run.play(answers[1] as Json, run.asks.indexOf(ask));
    }
  }
});

ruling('BRC-R19: where training counts when belaying an Officer belays with what it is trained in, and else has no reason to', () => {
  const plan = (belayTraining: boolean, crew: 'comms' | 'security') => {
    const t = scene({ crew: ['first', crew, 'helm', 'weapons'], officers: ['', 'C8'], options: { belayTraining } });
    t.orders('phasers', { offer: 12 });
    t.bids('respect');
    return officer(t, 1);
  };
  expect([plan(true, 'comms'), plan(true, 'security')]).toEqual([['belay', 'hail'], 'ordered']);
  expect(plan(false, 'comms')).toBe('ordered');
});
