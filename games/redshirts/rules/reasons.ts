/** Why something is refused: made once, handed out often. */

import { because, type Reason } from '@bridgehead/kernel';
import { BARREL_ROLL, type Card, DIVE, ENERGY_SHIELD, ESCAPE_POD, GAS_MASK, RIFLE } from '../cards.ts';

const no = (clause: string, key: string): Reason => because(clause, `red.no.${key}`);

export const NO = {
  steps: no('RED-47', 'steps'),
  wreckage: no('RED-48', 'wreckage'),
  notNext: no('RED-47', 'not-next'),
  enemyHolds: no('RED-49', 'enemy-holds'),
  standing: {
    laser: no('RED-30', 'standing'),
    sensor: no('RED-31', 'standing'),
    engine: no('RED-32', 'standing'),
    shield: no('RED-37', 'standing'),
  },
  fieldBlocks: no('RED-83', 'field-blocks'),
  trapped: no('RED-83', 'trapped'),
  helm: no('RED-52', 'helm'),
  beamed: no('RED-23', 'beamed'),
  boarded: no('RED-78', 'beamed'),
  arrived: no('RED-R96', 'arrived'),
  bridgeOnly: no('RED-17', 'bridge-only'),
  bridgeWrecked: no('RED-17', 'bridge-wrecked'),
  notOurs: no('RED-R68', 'not-ours'),
  captainFires: no('RED-29', 'captain-fires'),
  captainCard: no('RED-17', 'captain-card'),
  laserOut: no('RED-14', 'laser-out'),
  laserFired: no('RED-29', 'laser-fired'),
  pickEnemy: no('RED-29', 'pick-enemy'),
  noEffectPod: no('RED-R58', 'no-effect'),
  noEffectDerelict: no('RED-R41', 'no-effect'),
  inForce: no('RED-R30', 'in-force'),
  changesNothing: no('RED-R70', 'changes-nothing'),
  chamber: no('RED-21', 'chamber'),
  chamberOut: no('RED-14', 'chamber-out'),
  chamberHeld: no('RED-25', 'chamber-held'),
  ownChamberHeld: no('RED-R98', 'chamber-held'),
  shieldsUp: no('RED-21', 'shields-up'),
  thereAlready: no('RED-R86', 'there-already'),
  enterPod: no('RED-R58', 'enter-pod'),
  noFree: no('RED-22', 'no-free'),
  taken: no('RED-78', 'taken'),
  tooBad: no('RED-71', 'too-bad'),
  nothingToRepair: no('RED-71', 'nothing-to-repair'),
  notThere: no('RED-71', 'not-there'),
  notBotThere: no('RED-90', 'not-there'),
  shieldRepair: no('RED-36', 'shield-repair'),
  noRedshirts: no('RED-76', 'no-redshirts'),
  twoRedshirts: no('RED-75', 'two-redshirts'),
  phaserUsed: no('RED-R21', 'phaser-used'),
  notTarget: no('RED-57', 'not-target'),
  outOfReach: no('RED-58', 'out-of-reach'),
  throwOne: no('RED-44', 'throw-one'),
  throwInside: no('RED-45', 'throw-one'),
  fullHealth: no('RED-84', 'full-health'),
  cloaked: no('RED-85', 'cloaked'),
  exchange: no('RED-43', 'exchange'),
  sameShip: no('RED-43', 'same-ship'),
  offerOpen: no('RED-R83', 'offer-open'),
  twelve: no('RED-R27', 'twelve'),
  offerGone: no('RED-R83', 'offer-gone'),
  petitionOpen: no('RED-R83', 'petition-open'),
  swapNoFreeXo: no('RED-R44', 'xo-swap'),
  twoCards: no('RED-41', 'two-cards'),
  wholeTurn: no('RED-64', 'whole-turn'),
  wholeTurnSwap: no('RED-R60', 'whole-turn'),
  onlyCaptain: no('RED-64', 'only-captain'),
  onEnemyBridge: no('RED-64', 'on-enemy-bridge'),
  stillCaptain: no('RED-69', 'still-captain'),
  noDefection: no('RED-R69', 'no-defection'),
  askedThisTurn: no('RED-R62', 'asked-this-turn'),
  ownTeam: no('RED-69', 'own-team'),
  noCaptainThere: no('RED-69', 'no-captain-there'),
  chairTaken: no('RED-66', 'chair-taken'),
  crewOnly: no('RED-82', 'crew-only'),
  triedThisTurn: no('RED-82', 'tried'),
  noCharge: no('RED-82', 'no-charge'),
  threeThatTouch: no('RED-106', 'three-that-touch'),
  onePoint: no('RED-R85', 'one-point'),
  mate: no('RED-103', 'mate'),
  notYourTurn: no('RED-56', 'not-your-turn'),
  notYours: no('RED-55', 'not-your-officer'),
  ended: no('RED-55', 'ended'),
  dead: no('RED-55', 'dead'),
  notHeld: no('RED-42', 'not-held'),
  noResponseAgain: no('RED-R43', 'no-response'),
  over: no('RED-05', 'over'),
  noBot: no('RED-90', 'no-bot'),
  noSection: no('RED-07', 'no-section'),
  withPhaser: no('RED-75', 'with-phaser'),
} as const;

/** Cards that act by themselves, and those that work while they are held. */
const BY_ITSELF: ReadonlyMap<Card, Reason> = new Map([
  [BARREL_ROLL, no('RED-104', 'auto-card')],
  [DIVE, no('RED-77', 'auto-card')],
  [ESCAPE_POD, no('RED-79', 'auto-card')],
  [RIFLE, no('RED-80', 'held-card')],
  [ENERGY_SHIELD, no('RED-86', 'held-card')],
  [GAS_MASK, no('RED-88', 'held-card')],
]);
export const byItself = (card: Card): Reason => BY_ITSELF.get(card) ?? NO.notHeld;

/** What the ship lacks, by what a card needs and by the card's own clause. */
const LACKS: Readonly<Record<string, string>> = {
  sensor: 'sensor-out',
  undamaged: 'sensor-damaged',
  eng: 'eng-out',
  engines: 'engines-out',
};
const lacking = new Map<string, Reason>();
export function lacks(needs: string, clause: string): Reason {
  const known = lacking.get(clause);
  if (known !== undefined) return known;
  const made = no(clause, LACKS[needs] ?? '');
  lacking.set(clause, made);
  return made;
}

export const underEmp = (turns: number): Reason => because('RED-98', 'red.no.emp', { n: turns });
export const tooManyPoints = (redshirts: number): Reason => because('RED-76', 'red.no.brigade-redshirts', { n: redshirts });
export const tooMuchThere = (damage: number): Reason => because('RED-76', 'red.no.brigade-damage', { n: damage });
