/** The table of refusals, row by row, wording included. */
import type { Json } from '@bridgehead/kernel';
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import type { Theme } from '../cards.ts';
import { emptyPool } from '../dice.ts';
import { whyNoBid } from '../rules/bids.ts';
import { RESPECT } from '../state.ts';
import { flow, named, position, type Scene, scene, sheetOf } from './scene.ts';

type T = ReturnType<typeof scene>;
interface Row {
  readonly at: Scene;
  /** What happens before. */
  readonly play?: (t: T) => void;
  readonly seat: number;
  readonly tries: Json;
  readonly says: string;
}
const CAPTAIN_AUCTION: Scene = { phase: 'captain-auction', captain: -1, alien: -1 };
const KEEN: Scene = { personalities: ['defensive', 'logical', 'inquisitive', 'philanthropic'], officers: ['', 'C4', 'C4', ''] };
const offered =
  (offer: number, ...bids: Json[]) =>
  (t: T) => {
    t.orders('scan', { offer });
    t.bids(...bids);
  };
/** B is a maverick on Phasers. */
const maverick =
  (sentience: 'sentient' | 'unaware' | 'uncertain', ...answers: Json[]) =>
  (t: T) => {
    t.orders('phasers', { sheet: { sentience }, offer: 10 });
    t.bids('respect');
    while (t.state.awaits === 'order-auction') t.bids('none');
    for (const answer of answers) t.answers(1, answer);
  };
const taken = (t: T) => t.taken('phasers', 8);
const facing = (t: T) => {
  taken(t);
  t.answers(3, [10, 'E']);
};

const ROWS: Readonly<Record<string, Row>> = {
  'X3 an equal role bid': {
    at: CAPTAIN_AUCTION,
    play: (t) => t.bids(8),
    seat: 1,
    tries: 8,
    says: 'BRC-17: Equal bids aren’t allowed here. Bid higher or say No bid.',
  },
  'X4 a lower role bid': {
    at: CAPTAIN_AUCTION,
    play: (t) => t.bids(8),
    seat: 1,
    tries: 6,
    says: 'BRC-16: Bids go up in this auction: more than d8.',
  },
  'X5 the Captain bids for the Alien card': {
    at: { phase: 'alien-auction', captain: 1, alien: -1 },
    seat: 1,
    tries: 8,
    says: 'BRC-R5: The Captain can’t be the Alien, too.',
  },
  'X6 a role bid after No Bid': {
    at: CAPTAIN_AUCTION,
    play: (t) => t.bids('none'),
    seat: 0,
    tries: 12,
    says: 'BRC-15: You’re out of this auction.',
  },
  'X6 an Order bid after No Bid': {
    at: {},
    play: offered(10, 'none'),
    seat: 1,
    tries: 4,
    says: 'BRC-51: You’re out of this auction.',
  },
  'X7 a role bid out of turn': { at: CAPTAIN_AUCTION, seat: 2, tries: 4, says: 'BRC-26: It’s Seat 1’s turn to bid.' },
  'X7 an Order bid out of turn': { at: {}, play: offered(10), seat: 2, tries: 4, says: 'BRC-26: It’s Seat 2’s turn to bid.' },
  'X8 the Captain bids on an Order': {
    at: {},
    play: offered(10),
    seat: 0,
    tries: 4,
    says: 'BRC-25: Captains give Orders; they don’t bid on them.',
  },
  'X9 the Alien bids on an Order': { at: {}, play: offered(10), seat: 3, tries: 4, says: 'BRC-27: The Alien can’t bid to fight itself.' },
  'X10 an equal bid, not Keen': {
    at: { ...KEEN, personalities: ['defensive', 'logical', 'passionate', 'aggressive'] },
    play: offered(10, 10),
    seat: 2,
    tries: 10,
    says: 'BRC-83: Bid lower: you’re not Keen on this Order, so you can’t match.',
  },
  'X10 an equal bid, not Keen, on a repeat': {
    at: { ...KEEN, seats: 5, personalities: ['defensive', 'logical', 'inquisitive', 'passionate', 'aggressive'] },
    play: offered(10, 10, 10),
    seat: 3,
    tries: 10,
    says: 'BRC-83: Bid lower: you’re not Keen on this Order, so you can’t match.',
  },
  'X11 an equal bid on a repeat, though Keen': {
    at: KEEN,
    play: offered(10, 10, 10),
    seat: 1,
    tries: 10,
    says: 'BRC-84: That bid has already been matched. Bid lower.',
  },
  'X12 above the current bid': {
    at: KEEN,
    play: offered(10, 6),
    seat: 2,
    tries: 8,
    says: 'BRC-28: Bids go down in this auction: less than d6.',
  },
  'X12 above the offer': {
    at: KEEN,
    play: offered(8),
    seat: 1,
    tries: 12,
    says: 'BRC-28: Bids go down in this auction: less than d8.',
  },
  'X13 too late for Yes Sir': {
    at: KEEN,
    play: offered(10, 6),
    seat: 2,
    tries: 10,
    says: 'BRC-49: Too late for “Yes, sir!”: there’s already a lower bid.',
  },
  'X14 a type that is not in the pool': {
    at: { ...KEEN, commission: 'C4 C10' },
    play: offered(10),
    seat: 1,
    tries: 8,
    says: 'BRC-R8: No d8 left in the Commission pool.',
  },
  'X14 any type when the pool is empty': {
    at: { ...KEEN, commission: '' },
    play: (t) => t.orders('scan'),
    seat: 1,
    tries: 8,
    says: 'BRC-R8: No d8 left in the Commission pool.',
  },
  'X15 with no Officer die': {
    at: {},
    play: offered(10),
    seat: 1,
    tries: 'respect',
    says: 'BRC-R9: You need a die of your own for that.',
  },
  'X16 with the marker down': {
    at: { ...KEEN, options: { regulations: true }, standing: [true, false, true, true] },
    play: offered(10),
    seat: 1,
    tries: 'respect',
    says: 'FR-3: You’re on report. Take a Commission die first.',
  },
  'X17 offering what is not in the pool': {
    at: { commission: 'C4 C6' },
    play: (t) => t.orders('scan'),
    seat: 0,
    tries: 12,
    says: 'BRC-48: Offer a die from the Commission pool.',
  },
  'X17 offering an Officer die': {
    at: { commission: 'C4 C6', officers: ['C12'] },
    play: (t) => t.orders('scan'),
    seat: 0,
    tries: [12, 'C'],
    says: 'BRC-48: Offer a die from the Commission pool.',
  },
  'X18 one theme': { at: { options: { conformance: 'captain' } }, play: toThemes, seat: 0, tries: ['science'], says: themes() },
  'X18 three themes': {
    at: { options: { conformance: 'captain' } },
    play: toThemes,
    seat: 0,
    tries: ['science', 'gain', 'aid'],
    says: themes(),
  },
  'X18 the same theme twice': {
    at: { options: { conformance: 'captain' } },
    play: toThemes,
    seat: 0,
    tries: ['science', 'science'],
    says: themes(),
  },
  'X18 a theme that is not natural': {
    at: { options: { conformance: 'captain' } },
    play: toThemes,
    seat: 0,
    tries: ['science', 'violence'],
    says: themes(),
  },
  'X19 Technobabble without a blue die': {
    at: { officers: ['', 'E8'] },
    play: maverick('unaware'),
    seat: 1,
    tries: 'technobabble',
    says: 'BRC-63: Technobabble needs a blue (Commission) die.',
  },
  'X19 Technobabble with a green die': {
    at: { officers: ['', 'E8 C4 C6'] },
    play: maverick('unaware', 'technobabble'),
    seat: 1,
    tries: [8, 'E'],
    says: 'BRC-63: Technobabble needs a blue (Commission) die.',
  },
  'X20 Alien Love without a green die': {
    at: { officers: ['', 'C8'] },
    play: maverick('sentient'),
    seat: 1,
    tries: 'love',
    says: 'BRC-66: Alien Love needs a green (Encounter) die.',
  },
  'X20 Alien Love with a blue die': {
    at: { officers: ['', 'C8 E4 E6'] },
    play: maverick('sentient', 'love'),
    seat: 1,
    tries: [8, 'C'],
    says: 'BRC-66: Alien Love needs a green (Encounter) die.',
  },
  'X21 a plan by one who took the Commission, at the colour': {
    at: { commission: 'C8 E8 C4' },
    play: taken,
    seat: 1,
    tries: 'technobabble',
    says: 'BRC-55: You took the Commission die, so carry out the Order as given.',
  },
  'X21 a plan while the Alien chooses': {
    at: {},
    play: taken,
    seat: 1,
    tries: ['belay', 'hail'],
    says: 'BRC-55: You took the Commission die, so carry out the Order as given.',
  },
  'X21 a plan in the face-off': {
    at: {},
    play: facing,
    seat: 1,
    tries: 'love',
    says: 'BRC-55: You took the Commission die, so carry out the Order as given.',
  },
  'X22 Technobabble on a sentient Alien, strict': {
    at: { officers: ['', 'C8 E8'], options: { sentienceGate: 'strict' } },
    play: maverick('sentient'),
    seat: 1,
    tries: 'technobabble',
    says: 'BRC-65: Technobabble doesn’t work on this kind of Alien.',
  },
  'X22 Alien Love on an unaware Alien, strict': {
    at: { officers: ['', 'C8 E8'], options: { sentienceGate: 'strict' } },
    play: maverick('unaware'),
    seat: 1,
    tries: 'love',
    says: 'BRC-68: Alien Love doesn’t work on this kind of Alien.',
  },
  'X22 after the Captain refused': {
    at: { officers: ['', 'C8 E8'] },
    play: (t) => {
      maverick('sentient', 'technobabble')(t);
      t.answers(0, 'refuse');
    },
    seat: 1,
    tries: 'technobabble',
    says: 'BRC-65: Technobabble doesn’t work on this kind of Alien.',
  },
  'X23 a die that is not one’s own': {
    at: { officers: ['', 'C8 E8'] },
    play: maverick('unaware', 'ordered'),
    seat: 1,
    tries: [12, 'C'],
    says: 'BRC-53: You can’t roll that die.',
  },
  'X24 belaying with the Order itself': {
    at: { officers: ['', 'C8'] },
    play: maverick('unaware'),
    seat: 1,
    tries: ['belay', 'phasers'],
    says: 'BRC-54: That is the Captain’s Order. Choose As ordered, or another way.',
  },
  'X25 a die outside the Encounter pool': {
    at: { encounter: 'E4 E6' },
    play: taken,
    seat: 3,
    tries: [12, 'E'],
    says: 'BRC-32: Choose a die from the Encounter pool.',
  },
  'X26 a second attitude': {
    at: {},
    play: (t) => {
      facing(t);
      t.answers(1, 'friendly');
    },
    seat: 1,
    tries: 'hostile',
    says: 'BRC-R49: You’ve already chosen your attitude.',
  },
  'X26 a second attitude of the Alien': {
    at: {},
    play: (t) => {
      facing(t);
      t.answers(3, 'friendly');
    },
    seat: 3,
    tries: 'hostile',
    says: 'BRC-R49: You’ve already chosen your attitude.',
  },
  'X27 Save the Day when not Captain': { at: {}, seat: 2, tries: 'save', says: 'BRC-94: Only the Captain can Save the Day.' },
  'X28 Save the Day without dice': {
    at: {},
    seat: 0,
    tries: 'save',
    says: 'BRC-R33: You need at least one die of your own to Save the Day.',
  },
  'X29 an Order in the Final Act': {
    at: { round: 31, officers: ['C4'] },
    seat: 0,
    tries: 'hail',
    says: 'BRC-R39: It’s the Final Act. Save the Day!',
  },
  'X30 a penalty pick outside the pool': {
    at: { officers: ['C4 C6'], encounter: 'E12', dice: [1, 1, 12] },
    play: (t) => t.answers(0, 'save'),
    seat: 3,
    tries: [12, 'C'],
    says: 'BRC-101: Choose one of the Captain’s dice.',
  },
  'X31 narrating out of turn': {
    at: { options: { narration: 'brief' }, dice: [8, 1] },
    play: (t) => {
      t.taken('phasers', 8, { text: 'x' });
      t.answers(3, [10, 'E']);
      t.attitudes('neutral', 'neutral');
    },
    seat: 3,
    tries: 'Me, me!',
    says: 'BRC-72: Seat 2 has the floor. You can chat or give kudos.',
  },
  'X33 an objection by the Captain': {
    at: { options: { conformance: 'table' } },
    play: (t) => t.orders('scan', { themes: ['science', 'gain'] }),
    seat: 0,
    tries: ['science', 'aid'],
    says: 'BRC-R66: You can’t object right now.',
  },
  'X33 an objection that swaps nothing': {
    at: { options: { conformance: 'table' } },
    play: (t) => t.orders('scan', { themes: ['science', 'gain'] }),
    seat: 1,
    tries: ['aid', 'science'],
    says: 'BRC-R66: You can’t object right now.',
  },
  'X34 speaking in a brief episode': {
    at: { options: { narration: 'brief' } },
    play: (t) => {
      t.taken('phasers', 8, { text: 'x' });
      t.answers(3, [10, 'E']);
    },
    seat: 1,
    tries: 'say',
    says: 'BRC-R50: That’s three lines. Choose an attitude.',
  },
};
function toThemes(t: T) {
  t.answers(0, 'scan');
  t.answers(0, sheetOf());
}
function themes() {
  return 'BRC-R17: Choose exactly two themes that fit Scan.';
}

/** A response window would have to be answered before the test may end. */
function closeWindow(t: T) {
  while (t.state.awaits === 'objection') t.answers(t.state.turn, 'pass');
}

rulings(
  'BRC-15–17, BRC-25–28, BRC-32, BRC-48, BRC-49, BRC-51, BRC-53–55, BRC-63, BRC-65, BRC-66, BRC-68, BRC-83, BRC-84, BRC-94, BRC-101: $name',
  named(Object.entries(ROWS)),
  ({ row: [, { at, play, seat, tries, says }] }) => {
    const t = scene(at);
    play?.(t);
    expect(t.refused(seat, tries)).toBe(says);
    closeWindow(t);
  },
);

ruling('BRC-R50: X34: a fourth line', () => {
  const t = scene({ options: { narration: 'full' } });
  t.taken('phasers', 8, { text: 'x' });
  t.answers(3, [10, 'E']);
  for (let i = 0; i < 3; i++) {
    t.answers(1, 'say');
    t.answers(1, '');
  }
  expect(t.refused(1, 'say')).toBe('BRC-R50: That’s three lines. Choose an attitude.');
});

/** A seat that is not asked, by beat. */
const STANDING = 'X39';
function toShip(t: T) {
  for (const seat of [0, 1, 2, 3]) t.answers(seat, '');
}
const NOT_ASKED: readonly (readonly [string, Scene, ((t: T) => void) | null, number, string])[] = [
  ['the ship', { phase: 'names', options: { narration: 'full' } }, toShip, 1, 'BRC-22: That’s Seat 1’s decision.'],
  ['the sheet', {}, (t) => t.answers(0, 'scan'), 2, 'BRC-23: That’s Seat 1’s decision.'],
  ['the Commission', {}, (t) => t.orders('scan'), 3, 'BRC-23: That’s Seat 1’s decision.'],
  [
    'an objection',
    { options: { conformance: 'table' } },
    (t) => t.orders('scan', { themes: ['aid', 'gain'] }),
    3,
    'BRC-R66: That’s Seat 2’s decision.',
  ],
  ['the colour', { commission: 'C8 E8 C4' }, taken, 0, 'BRC-52: That’s Seat 2’s decision.'],
  ['the approach', { officers: ['', 'C8 C4'] }, maverick('unaware'), 0, 'BRC-53: That’s Seat 2’s decision.'],
  ['consent', { officers: ['', 'C8 C4'] }, maverick('sentient', 'technobabble'), 1, 'BRC-23: That’s Seat 1’s decision.'],
  ['the staked die', { officers: ['', 'C8 C4'] }, maverick('unaware', 'ordered'), 3, 'BRC-53: That’s Seat 2’s decision.'],
  ['the Alien’s die', {}, taken, 0, 'BRC-56: That’s Seat 4’s decision.'],
  ['the Alien’s die, to a maverick', { officers: ['', 'C8'] }, maverick('unaware', 'ordered'), 1, 'BRC-56: That’s Seat 4’s decision.'],
  ['the face-off', {}, facing, 0, 'BRC-72: Seat 2 has the floor. You can chat or give kudos.'],
  [
    'the dare',
    { phase: 'order', officers: ['C4'], options: { narration: 'full' } },
    (t) => t.answers(0, 'save'),
    2,
    'BRC-72: Seat 1 has the floor. You can chat or give kudos.',
  ],
  [
    'the first die',
    { officers: ['C4 C6'], encounter: 'E12', dice: [1, 1, 12] },
    (t) => t.answers(0, 'save'),
    0,
    'BRC-101: That’s Seat 4’s decision.',
  ],
];
rulings('BRC-R46: a seat that is not asked, at $name', named(NOT_ASKED), ({ row: [, at, play, seat, says] }) => {
  const t = scene(at);
  play?.(t);
  expect(t.refused(seat, STANDING)).toBe(says);
  closeWindow(t);
});

ruling('BRC-R46: more of them: Reverse Flow, names, humiliation, second die, finale, and after the end', () => {
  const names = scene({ phase: 'names', options: { narration: 'full' } });
  names.answers(0, 'Zara');
  expect(names.refused(0, 'Zed')).toBe('BRC-22: That’s Seat 2’s decision.');
  const failed = scene({ officers: ['C4 C6 C8'], encounter: 'E12', dice: [1, 1, 1, 12], options: { narration: 'brief' } });
  failed.answers(0, 'save');
  failed.answers(0, '');
  expect(failed.refused(0, 'No!')).toBe('BRC-72: Seat 4 has the floor. You can chat or give kudos.');
  failed.answers(3, '');
  failed.answers(3, [8, 'C']);
  expect(failed.refused(3, [4, 'C'])).toBe('BRC-101: That’s Seat 1’s decision.');
  const won = scene({ officers: ['C4'], encounter: '', dice: [1], options: { narration: 'brief' } });
  won.answers(0, 'save');
  won.answers(0, '');
  for (const _ of ['finale', 'joke', 'title']) {
    expect(won.refused(1, 'Ha!')).toBe('BRC-72: Seat 1 has the floor. You can chat or give kudos.');
    won.answers(0, '');
  }
  expect(won.refused(0, 'Ha!')).toBe('BRC-99: The episode is over.');
});
ruling('BRC-10: Reverse Flow: X2, and a seat that holds no stack or has chosen already', () => {
  const t = flow(4);
  expect(t.refused(1, 'helm')).toBe('BRC-10: That’s Seat 1’s decision.');
  t.answers(0, 'helm');
  expect(t.refused(0, 'comms')).toBe('BRC-10: That’s Seat 4’s decision.');
  t.answers(3, 'logical');
  expect(t.refused(1, 'helm')).toBe('BRC-10: Someone has already taken that card.');
  expect(t.refused(2, 'logical')).toBe('BRC-10: Someone has already taken that card.');
});

const NONSENSE: readonly Json[] = [
  null,
  '',
  'yes',
  5,
  -4,
  [],
  [8],
  [8, 'C', 1],
  { sentience: 'sentient' },
  ['belay'],
  ['belay', 'x'],
  true,
];
ruling('BRC-R46: nonsense is met with a sentence at every kind of question, and changes nothing', () => {
  for (const [at, play, seat] of [
    [{ officers: ['C4'] }, null, 0],
    [{ officers: ['', 'C8 E8'] }, maverick('unaware'), 1],
    [{ officers: ['', 'C8 E8'] }, maverick('unaware', 'ordered'), 1],
    [{}, offered(10), 1],
    [{}, taken, 3],
    [{}, facing, 1],
  ] as const) {
    const t = scene(at);
    play?.(t);
    for (const answer of NONSENSE) expect(t.refused(seat, answer)).toMatch(/^(–|BRC-\w+|FR-3): [A-Z]/);
  }
});
ruling('BRC-55: X21 is for plans only: anything else that fits nothing is just no such choice', () => {
  const t = scene();
  facing(t);
  for (const plan of ['ordered', 'technobabble', 'love', ['belay', 'scan']] as const) expect(t.refused(1, plan)).toMatch(/^BRC-55: /);
  for (const other of ['none', 8, ['scan', 'belay'], null]) expect(t.refused(1, other)).toBe('–: No such choice.');
  expect(t.refused(3, 'technobabble')).toBe('–: No such choice.'); // the Alien accepted nothing
});

ruling('BRC-53, BRC-56, BRC-101: what names no die at all is not called a wrong die', () => {
  const stake = scene({ crew: ['first', 'comms', 'helm', 'weapons'], officers: ['', 'C8 E6'] });
  maverick('uncertain', 'ordered')(stake);
  const alien = scene();
  taken(alien);
  const lost = scene({ officers: ['C4 C6 C8'], encounter: '3×E12', dice: [1, 1, 1, 12, 12, 12] });
  lost.answers(0, 'save');
  const rows = [
    [stake, 1, 'You can’t roll that die'],
    [alien, 3, 'Choose a die from the Encounter pool'],
    [lost, 3, 'Choose one of the Captain’s'],
  ] as const;
  for (const [t, seat, sentence] of rows) {
    expect(t.refused(seat, [12, 'C'])).toContain(sentence);
    for (const answer of [[12, 'C', 'C'], [12], [7, 'C'], [12, 'D'], 12, 'C12', null]) {
      expect(t.refused(seat, answer), JSON.stringify(answer)).not.toContain(sentence);
    }
  }
});
ruling('BRC-83, BRC-84: “With respect, sir” that was matched is called matched for the Keen, and not Keen for the others', () => {
  const s = position({ officers: ['', 'C8'], personalities: ['defensive', 'logical'] });
  const why = (themes: Theme[], officers = s.officer) =>
    whyNoBid({ ...s, themes, bid: RESPECT, isRepeat: true, officer: officers }, 1, 'respect')?.clause;
  expect([why(['science']), why([]), why(['science'], s.officer.map(emptyPool))]).toEqual(['BRC-84', 'BRC-83', 'BRC-R9']);
});
