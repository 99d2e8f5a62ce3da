/** The table of refusals: one row of it, one case here. */
import type { Json } from '@bridgehead/kernel';
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { type Scene, type SceneTable, scene } from './scene.ts';

interface Case {
  readonly name: string;
  readonly given: Scene;
  /** What leads to the question. */
  readonly before?: (t: SceneTable) => void;
  readonly seat?: 'a' | 'b';
  readonly tries: (t: SceneTable) => Json;
  readonly message: string;
}
const attackGalley = (t: SceneTable): void => t.a.attacks('Galley', ['Kett']);
const inWindowOfB = (t: SceneTable): void => {
  attackGalley(t);
  t.a.passes();
};
const commits = (kind: 'attack' | 'recruit', what: string) => (t: SceneTable) => t.a.answers([kind, t.card(what)]);
const names = (title: string) => (t: SceneTable) => t.a.answers(['play', t.a.inHand(title)]);

const CASES: readonly Case[] = [
  {
    name: 'a card in Reset',
    given: { phase: 'reset', a: { leader: 'Nuur-7', hand: ['Supply Run'] } },
    tries: (t) => ['play', t.a.inHand('Supply Run')],
    message: 'STB-33: You can’t play action cards during Reset.',
  },
  {
    name: 'a card in Redeployment',
    given: { phase: 'redeployment', a: { sections: ['Galley'], hand: ['Supply Run'] } },
    tries: (t) => ['play', t.a.inHand('Supply Run')],
    message: 'STB-87: You can only move crew during Redeployment.',
  },
  {
    name: 'an ability in Redeployment',
    given: { phase: 'redeployment', a: { sections: ['Galley'] } },
    tries: (t) => ['ability', t.card('Galley')],
    message: 'STB-87: You can only move crew during Redeployment.',
  },
  {
    name: 'recruiting when not active',
    given: { pool: ['Junk'] },
    before: inWindowOfB,
    seat: 'b',
    tries: (t) => ['recruit', t.card('Junk')],
    message: 'STB-57: You can only do that on your own turn.',
  },
  {
    name: 'attacking when not active',
    given: {},
    before: inWindowOfB,
    seat: 'b',
    tries: (t) => ['attack', t.card('Armory')],
    message: 'STB-63: You can only do that on your own turn.',
  },
  {
    name: 'ending the actions when not active',
    given: {},
    before: inWindowOfB,
    seat: 'b',
    tries: () => 'end',
    message: 'STB-63: You can only do that on your own turn.',
  },
  {
    name: 'a second recruit',
    given: { recruitsLeft: 0, pool: ['Junk'] },
    tries: (t) => ['recruit', t.card('Junk')],
    message: 'STB-42: You’ve already recruited this turn.',
  },
  {
    name: 'recruiting somebody who is not in the pool',
    given: { pool: ['Junk'] },
    tries: (t) => ['recruit', t.card('Pell')],
    message: 'STB-57: That crew member isn’t for hire right now.',
  },
  {
    name: 'committing a tapped card',
    given: { a: { crew: ['Junk*'] } },
    before: commits('attack', 'Galley'),
    tries: (t) => [t.card('Junk')],
    message: 'STB-37: Junk is tapped.',
  },
  {
    name: 'committing another party’s card to an attack',
    given: { b: { crew: ['Junk'] } },
    before: commits('attack', 'Galley'),
    tries: (t) => [t.card('Junk')],
    message: 'STB-64: Junk isn’t in your party.',
  },
  {
    name: 'committing another party’s card to a recruit',
    given: { b: { crew: ['Pell'] }, pool: ['Junk'] },
    before: commits('recruit', 'Junk'),
    tries: (t) => [t.card('Pell')],
    message: 'STB-58: Pell isn’t in your party.',
  },
  {
    name: 'committing a tapped card of another party: the first row speaks',
    given: { b: { crew: ['Junk*'] } },
    before: commits('attack', 'Galley'),
    tries: (t) => [t.card('Junk')],
    message: 'STB-37: Junk is tapped.',
  },
  {
    name: 'committing nobody',
    given: {},
    before: commits('attack', 'Galley'),
    tries: () => [],
    message: 'STB-R9: Choose at least one leader or crew member.',
  },
  {
    name: 'committing somebody without a point',
    given: { a: { crew: ['Celandine'] } },
    before: commits('attack', 'Galley'),
    tries: (t) => [t.card('Celandine')],
    message: 'STB-R9: Celandine wouldn’t add anything.',
  },
  {
    name: 'committing the same card twice',
    given: {},
    before: commits('attack', 'Galley'),
    tries: (t) => [t.card('Kett'), t.card('Kett')],
    message: 'STB-81: Harrow Kett has already been used for this.',
  },
  {
    name: 'adding a used card with Reinforcements',
    given: { a: { crew: ['Junk', 'Pell'], hand: ['Reinforcements'] } },
    before: (t) => {
      t.a.attacks('Galley', ['Junk']);
      names('Reinforcements')(t);
    },
    tries: (t) => t.card('Junk'),
    message: 'STB-81: Junk has already been used for this.',
  },
  {
    name: 'a second short declaration',
    given: {},
    before: (t) => {
      attackGalley(t);
      t.settle();
    },
    tries: (t) => ['attack', t.card('Galley')],
    message: 'STB-R13: You have 3 of 5, and you’ve already tried once with too little this turn.',
  },
  {
    name: 'points from a non-active player',
    given: { b: { hand: ['Lockdown'] } },
    before: inWindowOfB,
    seat: 'b',
    tries: () => 'discard',
    message: 'STB-66: Only the player whose turn it is can discard for points.',
  },
  {
    name: 'discarding a card that is not held, for an attack',
    given: { a: { hand: ['Lockdown'] } },
    before: (t) => {
      commits('attack', 'Galley')(t);
      t.a.answers([t.card('Kett')]);
    },
    tries: (t) => [t.a.inHand('Rewrite')],
    message: 'STB-66: You don’t have that card.',
  },
  {
    name: 'discarding a card twice, for a recruit',
    given: { a: { hand: ['Lockdown', 'Montage'] }, pool: ['Junk'] },
    before: (t) => {
      commits('recruit', 'Junk')(t);
      t.a.answers([t.card('Kett')]);
    },
    tries: (t) => [t.a.inHand('Lockdown'), t.a.inHand('Lockdown')],
    message: 'STB-60: You don’t have that card.',
  },
  {
    name: 'attacking one’s own section',
    given: { a: { sections: ['Galley'] } },
    tries: (t) => ['attack', t.card('Galley')],
    message: 'STB-67: You already hold the Galley.',
  },
  {
    name: 'attacking a locked-down section',
    given: { a: { hand: ['Lockdown'] } },
    before: (t) => {
      t.a.plays('Lockdown', 'Galley');
      t.settle();
    },
    tries: (t) => ['attack', t.card('Galley')],
    message: 'STB-56: The Galley can’t be attacked this turn.',
  },
  {
    name: 'attacking with Bulk',
    given: { a: { crew: ['Bulk'] } },
    before: commits('attack', 'Galley'),
    tries: (t) => [t.card('Bulk')],
    message: 'STB-56: Bulk can’t attack.',
  },
  {
    name: 'attacking with a crew in a Crisis of Conscience',
    given: { a: { crew: ['Junk+Crisis of Conscience'] } },
    before: commits('attack', 'Galley'),
    tries: (t) => [t.card('Junk')],
    message: 'STB-56: Junk can’t attack.',
  },
  {
    name: 'the ability of a tapped source',
    given: { a: { crew: ['Ptolemy*'] } },
    tries: (t) => ['ability', t.card('Ptolemy')],
    message: 'STB-37: Ptolemy is tapped, so its ability can’t be used.',
  },
  {
    name: 'Victory with the Bridge tapped',
    given: { a: { sections: ['Bridge*'] } },
    tries: (t) => ['ability', t.card('Bridge')],
    message: 'STB-84: The Bridge is tapped. Hold it until your next turn.',
  },
  {
    name: 'Victory without the Bridge',
    given: {},
    tries: (t) => ['ability', t.card('Bridge')],
    message: 'STB-11: You don’t hold the Bridge.',
  },
  {
    name: 'a plain ability in another’s turn',
    given: { b: { crew: ['Ptolemy'] } },
    before: inWindowOfB,
    seat: 'b',
    tries: (t) => ['ability', t.card('Ptolemy')],
    message: 'STB-R16: You can only use that on your own turn.',
  },
  {
    name: 'another party’s ability',
    given: { b: { crew: ['Ptolemy'] } },
    tries: (t) => ['ability', t.card('Ptolemy')],
    message: 'STB-R16: Ptolemy isn’t in your party.',
  },
  {
    name: 'an attack card with no attack',
    given: { a: { hand: ['Covering Fire'] } },
    tries: (t) => ['play', t.a.inHand('Covering Fire')],
    message: 'STB-45: There’s no attack to respond to.',
  },
  {
    name: 'a recruit card with no recruit',
    given: { a: { hand: ['Rousing Speech'] } },
    tries: (t) => ['play', t.a.inHand('Rousing Speech')],
    message: 'STB-45: There’s no recruit to respond to.',
  },
  {
    name: 'Rewrite on something else than a card',
    given: { b: { hand: ['Rewrite'] } },
    before: inWindowOfB,
    seat: 'b',
    tries: (t) => ['play', t.b.inHand('Rewrite')],
    message: 'STB-45: That only works on an action card.',
  },
  {
    name: 'Static on something else than an ability',
    given: { b: { hand: ['Static on the Line'] } },
    before: inWindowOfB,
    seat: 'b',
    tries: (t) => ['play', t.b.inHand('Static')],
    message: 'STB-45: That only works on a special ability.',
  },
  {
    name: 'the attacker’s card on the other side',
    given: { b: { hand: ['Covering Fire'] } },
    before: inWindowOfB,
    seat: 'b',
    tries: (t) => ['play', t.b.inHand('Covering Fire')],
    message: 'STB-45: That card only helps the other side.',
  },
  {
    name: 'a card for one’s own turn in another’s',
    given: { b: { hand: ['Open House'] } },
    before: inWindowOfB,
    seat: 'b',
    tries: (t) => ['play', t.b.inHand('Open House')],
    message: 'STB-45: You can only play that on your own turn.',
  },
  {
    name: 'a passive on the wrong type',
    given: { a: { hand: ['Riot Shield'], crew: ['Junk'] } },
    before: names('Riot Shield'),
    tries: (t) => t.card('Kett'),
    message: 'STB-54: Riot Shield can only go on a crew member.',
  },
  {
    name: 'the Hat on somebody else’s leader',
    given: { a: { hand: ["Captain's Hat"] } },
    before: names("Captain's Hat"),
    tries: (t) => t.card('Bragga'),
    message: "STB-54: Captain's Hat can only go on a leader (your own).",
  },
  {
    name: 'a second copy of a title',
    given: { a: { hand: ['Riot Shield'], crew: ['Junk+Riot Shield', 'Pell'] } },
    before: names('Riot Shield'),
    tries: (t) => t.card('Junk'),
    message: 'STB-R24: Junk already has Riot Shield.',
  },
  {
    name: 'attaching to pool crew',
    given: { a: { hand: ['Riot Shield'], crew: ['Junk'] }, pool: ['Pell'] },
    before: names('Riot Shield'),
    tries: (t) => t.card('Pell'),
    message: 'STB-R36: That crew member hasn’t joined anyone yet.',
  },
  {
    name: 'targeting pool crew',
    given: { a: { hand: ['Stun Beam'], crew: ['Junk'] }, pool: ['Pell'] },
    before: names('Stun Beam'),
    tries: (t) => t.card('Pell'),
    message: 'STB-R36: That crew member hasn’t joined anyone yet.',
  },
  {
    name: 'sending a protected crew away',
    given: { a: { hand: ['Written Out'], crew: ['Junk'] }, b: { crew: ['Pell+Plot Armor'] } },
    before: names('Written Out'),
    tries: (t) => t.card('Pell'),
    message: 'STB-56: Pell can’t be sent away.',
  },
  {
    name: 'stealing a loyal crew',
    given: { a: { hand: ['Better Contract'] }, b: { crew: ['Fixit', 'Ombo'] } },
    before: names('Better Contract'),
    tries: (t) => t.card('Fixit'),
    message: 'STB-56: Fixit can’t be stolen.',
  },
  {
    name: 'targeting Nuur-7',
    given: { a: { hand: ['Stun Beam'], crew: ['Junk'] }, b: { crew: ['Nuur-7'] } },
    before: names('Stun Beam'),
    tries: (t) => t.card('Nuur-7'),
    message: 'STB-56: Nuur-7 can’t be targeted.',
  },
  {
    name: 'a target above the printed threshold',
    given: { a: { hand: ['Red Shirt Detail'], crew: ['Junk'] }, b: { crew: ['Kiva'] } },
    before: names('Red Shirt Detail'),
    tries: (t) => t.card('Kiva'),
    message: 'STB-R44: Only crew that cost 5 or less.',
  },
  {
    name: 'detaining somebody too strong',
    given: { a: { crew: ['Lohn'] }, b: { crew: ['Kiva', 'Junk'] } },
    before: (t) => t.a.answers(['ability', t.card('Lohn')]),
    tries: (t) => t.card('Kiva'),
    message: 'STB-R44: Only crew with combat 3 or less.',
  },
  {
    name: 'stationing outside Redeployment',
    given: { a: { crew: ['Junk'], sections: ['Galley'] } },
    tries: (t) => ['station', t.card('Junk'), t.card('Galley')],
    message: 'STB-90: Crew can only move during Redeployment.',
  },
  {
    name: 'stationing in a window',
    given: { a: { crew: ['Junk'], sections: ['Med Bay'] } },
    before: attackGalley,
    tries: (t) => ['station', t.card('Junk'), t.card('Med Bay')],
    message: 'STB-90: Crew can only move during Redeployment.',
  },
  {
    name: 'stationing at somebody else’s section',
    given: { phase: 'redeployment', a: { crew: ['Junk'], sections: ['Galley'] } },
    tries: (t) => ['station', t.card('Junk'), t.card('Armory')],
    message: 'STB-89: Choose one of your sections.',
  },
  {
    name: 'stationing somebody else’s crew',
    given: { phase: 'redeployment', a: { crew: ['Junk'], sections: ['Galley'] }, b: { crew: ['Pell'] } },
    before: (t) => t.a.answers('redeploy'),
    tries: (t) => [t.card('Pell')],
    message: 'STB-89: Choose one of your sections.',
  },
  {
    name: 'stationing a leader',
    given: { phase: 'redeployment', a: { crew: ['Junk'], sections: ['Galley'] } },
    before: (t) => t.a.answers('redeploy'),
    tries: (t) => [t.card('Kett')],
    message: 'STB-92: Leaders defend everywhere; they don’t need a station.',
  },
  {
    name: 'acting while another seat has priority',
    given: {},
    before: attackGalley,
    seat: 'b',
    tries: () => 'pass',
    message: 'STB-R19: Waiting for Seat 1',
  },
  {
    name: 'a new action while one is pending',
    given: { a: { sections: ['Med Bay'] } },
    before: attackGalley,
    tries: () => 'end',
    message: 'STB-48: Finish what you started first.',
  },
  {
    name: 'taking a played card back',
    given: { a: { hand: ['Supply Run'] } },
    before: (t) => {
      t.a.plays('Supply Run');
      t.settle();
    },
    tries: (t) => ['take-back', t.a.inHand('Supply Run')],
    message: 'STB-R43: Discarded cards stay discarded.',
  },
  {
    name: 'clearing a hindrance without the cards for it',
    given: { a: { crew: ['Junk+Paperwork Hold'] } },
    tries: (t) => ['clear', t.passive('Paperwork Hold')],
    message: 'STB-31: That costs 1 cards from your hand.',
  },
];

rulings('STB-45, STB-56, STB-54: $name', CASES, ({ given, before, seat, tries, message }) => {
  const t = scene(given);
  before?.(t);
  expect(t[seat ?? 'a'].refused(tries(t))).toBe(message);
  t.settle();
});

ruling('STB-R13: points after a short try may be refused, too', () => {
  const t = scene({ a: { hand: ['Lockdown', 'Montage'] } });
  t.a.attacks('Galley', ['Kett']);
  t.settle();
  t.a.answers(['attack', t.card('Galley')]);
  t.a.answers([t.card('Kett')]);
  expect(t.a.refused([t.a.inHand('Montage')])).toBe('STB-R13: You have 4 of 5, and you’ve already tried once with too little this turn.');
});
