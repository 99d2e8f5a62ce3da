/** Every refusal with its clause. The sentences are in `wording.ts`. */
import { always, because, type Reason } from '@bridgehead/kernel';

/** By the number of paths: asked for far too often to be worded each time. */
const NO_ROUTE: readonly Reason[] = [0, 1, 2].map((n) => because('STC-27', 'stc.no.route', { n }));

export const REASONS = {
  yourTurn: always('STC-17', 'stc.no.your-turn'),
  over: always('STC-2', 'stc.no.over'),
  dispatchOver: always('STC-17', 'stc.no.dispatch-over'),
  dispatchFirst: always('STC-17', 'stc.no.dispatch-first'),
  draw: always('STC-18', 'stc.no.draw'),
  // Three that the table leaves to "No such choice": a player who points at a unit that cannot act now is told why.
  notOnBoard: always('STC-23', 'stc.no.not-on-board'),
  fallen: always('STC-68', 'stc.no.fallen'),
  notYours: always('STC-27', 'stc.no.not-yours'),

  notInHand: always('STC-20', 'stc.no.not-in-hand'),
  noBearer: always('STC-24', 'stc.no.no-bearer'),
  points: (cost: number, left: number): Reason => because('STC-22', 'stc.no.points', { c: cost, p: left }),
  castle: always('STC-23', 'stc.no.castle'),
  enemyHolds: always('STC-R12', 'stc.no.enemy-holds'),
  full: always('STC-54', 'stc.no.full'),
  twoRegulars: always('STC-11', 'stc.no.two-regulars'),
  supportItem: always('STC-10', 'stc.no.support-item'),
  enemyItem: always('STC-R13', 'stc.no.enemy-item'),
  secondItem: always('STC-25', 'stc.no.second-item'),
  unequip: always('STC-26', 'stc.no.unequip'),
  mounted: always('STC-R43', 'stc.no.warhorse'),

  acted: always('STC-27', 'stc.no.acted'),
  raised: always('STC-R31', 'stc.no.raised'),
  route: (paths: number): Reason => NO_ROUTE[paths] as Reason,
  enterEnemy: always('STC-R8', 'stc.no.enter-enemy'),
  thirdAttack: always('STC-29', 'stc.no.third-attack'),
  reach: always('STC-32', 'stc.no.reach'),
  charge: always('STC-R9', 'stc.no.charge'),
  empty: always('STC-R37', 'stc.no.empty'),
  ownUnit: always('STC-R37', 'stc.no.own-unit'),
  fight: always('STC-13', 'stc.no.fight'),
  topFirst: always('STC-58', 'stc.no.top-first'),
  chooseUnit: always('STC-R25', 'stc.no.choose-unit'),
  castleOnly: always('STC-67', 'stc.no.castle-only'),
  range: always('STC-66', 'stc.no.range'),
  catapultMelee: always('STC-R26', 'stc.no.catapult-melee'),

  ability: always('STC-63', 'stc.no.ability'),
  alone: always('STC-69', 'stc.no.alone'),
  topUnit: always('STC-68', 'stc.no.top-unit'),
  chooseItem: always('STC-65', 'stc.no.choose-item'),
  readyRegular: always('STC-71', 'stc.no.ready-regular'),
  attackLeft: always('STC-R28', 'stc.no.attack-left'),
} satisfies Record<string, (...args: never[]) => Reason>;
