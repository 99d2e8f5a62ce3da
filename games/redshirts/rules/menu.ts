/** The one question of 5.2, worked out when somebody looks; and one legal answer at random without working out all of them. */
import { type Chance, type Json, pick, type Question, type Seat } from '@bridgehead/kernel';
import {
  BOARDING,
  type Card,
  EXECUTIVE,
  FIRE_BRIGADE,
  FORCE_FIELD,
  HEAL,
  INCENDIARY,
  isCrewCard,
  PLASMA_GRENADE,
  SKIP,
  TORPEDO,
} from '../cards.ts';
import { CREW_SECTIONS, LASER_L, LASER_R, SERVES, type Section, SKIPS, STRIKABLE, WALKS } from '../ship.ts';
import { CREW, type Match, NONE, type Officer, officerOf, shipOf } from '../state.ts';
import { needsTarget } from './captain-cards.ts';
import { isRepair } from './crew-cards.ts';
import { chargesHere, type Deed, isDeed, openOfficers, whyDeed } from './deeds.ts';
import { AIMS, phaserTargets } from './phaser.ts';

/** What a card could be aimed at, legal or not; the list keeps what is. */
function cardArgs(s: Match, officer: number, card: Card): number[][] {
  const o = officerOf(s, officer);
  if (isRepair(card)) return repairArgs(s, officer, o);
  switch (card) {
    case PLASMA_GRENADE:
    case INCENDIARY:
    case FORCE_FIELD:
      return [o.section, ...(WALKS[o.section] as Section[])].map((section) => [section]);
    case SKIP:
      return (SKIPS[o.section] as Section[]).map((section) => [section]);
    case BOARDING:
      return s.ships.flatMap((_, ship) => CREW_SECTIONS.map((section) => [ship, section]));
    case HEAL:
    case EXECUTIVE:
      return s.officers.flatMap((other, i) => (other.team === o.team ? [[i]] : []));
    case TORPEDO:
      return s.ships.flatMap((ship, i) => (ship.pod ? [[i]] : STRIKABLE.map((section) => [i, section])));
    default:
      return needsTarget(card) ? s.ships.map((_, ship) => [ship]) : [[]];
  }
}
function repairArgs(s: Match, officer: number, o: Officer): number[][] {
  const from = (via: number, at: Section): number[][] => [at, ...(SERVES[at] as Section[])].map((section) => [via, section]);
  return [...from(NONE, o.section), ...s.bots.flatMap((bot, via) => (bot.owner === officer ? from(via, bot.section) : []))];
}

const distinct = (cards: readonly Card[]): Card[] => [...new Set(cards)];

/** Everything that this officer could try, with what is in his hand and around him. */
function triesOf(s: Match, officer: number): Deed[] {
  const o = officerOf(s, officer);
  const tries: Deed[] = [];
  for (const to of WALKS[o.section] as Section[]) tries.push(['step', officer, to]);
  s.bots.forEach((bot, at) => {
    if (bot.owner === officer) for (const to of WALKS[bot.section] as Section[]) tries.push(['bot', officer, at, to]);
  });
  if (!o.phaser)
    for (const [aim, which] of phaserTargets(s, officer))
      for (const brigade of o.hand.includes(FIRE_BRIGADE) ? [0, 1] : [0])
        tries.push(['phaser', officer, AIMS.indexOf(aim), which, brigade]);
  for (const card of distinct([...o.hand, ...o.xo]))
    for (const args of cardArgs(s, officer, card)) tries.push(['play', officer, card, ...args]);
  if (o.chair !== CREW) fireTries(s, officer, o, tries);
  for (let ship = 0; ship < s.ships.length; ship++) tries.push(['teleport', officer, ship]);
  for (let which = chargesHere(s, o).length - 1; which >= 0; which--) tries.push(['disarm', officer, which]);
  tries.push(['take-over', officer]);
  for (const one of s.offers) if (one.to === officer) tries.push(['accept', officer, one.from], ['decline', officer, one.from]);
  swapTries(s, officer, o, tries);
  for (let team = 0; team < s.teams.length; team++) tries.push(['defect', officer, team]);
  tries.push(['withdraw', officer], ['turn-in', officer], ['command', officer], ['end', officer]);
  return tries;
}
function fireTries(s: Match, officer: number, o: Officer, tries: Deed[]): void {
  const { aimed } = shipOf(s, o.ship);
  for (const laser of [LASER_L, LASER_R])
    s.ships.forEach((ship, target) => {
      if (!aimed || ship.pod) tries.push(['fire', officer, laser, target]);
      else for (const section of STRIKABLE) tries.push(['fire', officer, laser, target, section]);
    });
}
function swapTries(s: Match, officer: number, o: Officer, tries: Deed[]): void {
  s.officers.forEach((other, mate) => {
    if (mate === officer || other.team !== o.team || other.health <= 0) return;
    for (const mine of distinct([...o.hand, ...o.xo]))
      for (const his of distinct([...other.hand, ...other.xo])) tries.push(['swap', officer, mate, mine, his]);
  });
}

export function listDeeds(s: Match, seat: Seat): Deed[] {
  const open = openOfficers(s, seat);
  const deeds = open.flatMap((officer) => triesOf(s, officer)).filter((deed) => whyDeed(s, seat, deed) === null);
  if (s.mode === 'command' && open.length > 1) deeds.push(['end-all']);
  return deeds;
}

const TRIES = 12;

/** Every legal deed is possible; ending the turn is always legal. */
export function drawDeed(s: Match, seat: Seat, chance: Chance): Deed {
  const open = openOfficers(s, seat);
  const officer = open.length === 1 ? (open[0] as number) : pick(open, chance);
  for (let i = 0; i < TRIES; i++) {
    const deed = anyDeed(s, officer, chance);
    if (deed !== null && whyDeed(s, seat, deed) === null) return deed;
  }
  return open.length > 1 && s.mode === 'command' && chance.below(4) === 0 ? ['end-all'] : ['end', officer];
}

function anyDeed(s: Match, officer: number, chance: Chance): Deed | null {
  const o = officerOf(s, officer);
  switch (chance.below(14)) {
    case 0:
    case 1:
    case 2: {
      const next = WALKS[o.section] as Section[];
      return next.length === 0 ? null : ['step', officer, pick(next, chance)];
    }
    case 3:
    case 4:
    case 5:
    case 6:
      return anyCard(s, officer, o, chance);
    case 7:
    case 8:
      return o.chair === CREW ? null : anyShot(s, officer, o, chance);
    case 9: {
      const targets = o.phaser ? [] : phaserTargets(s, officer);
      if (targets.length === 0) return null;
      const [aim, which] = pick(targets, chance);
      return ['phaser', officer, AIMS.indexOf(aim), which, chance.below(2)];
    }
    case 10:
      return ['teleport', officer, chance.below(s.ships.length)];
    case 11:
      return anyBotStep(s, officer, chance) ?? ['end', officer];
    case 12:
      return anyOther(s, officer, o, chance);
    default:
      return ['end', officer];
  }
}
function anyCard(s: Match, officer: number, o: Officer, chance: Chance): Deed | null {
  const n = o.hand.length + o.xo.length;
  if (n === 0) return null;
  const at = chance.below(n);
  const card = (at < o.hand.length ? o.hand[at] : o.xo[at - o.hand.length]) as Card;
  if (card === BOARDING) return ['play', officer, card, chance.below(s.ships.length), pick(CREW_SECTIONS, chance)];
  if (!isCrewCard(card) && needsTarget(card) && card !== TORPEDO) return ['play', officer, card, chance.below(s.ships.length)];
  const args = cardArgs(s, officer, card);
  return args.length === 0 ? null : ['play', officer, card, ...pick(args, chance)];
}
function anyShot(s: Match, officer: number, o: Officer, chance: Chance): Deed {
  const laser = chance.below(2) === 0 ? LASER_L : LASER_R;
  const target = chance.below(s.ships.length);
  if (!shipOf(s, o.ship).aimed || shipOf(s, target).pod) return ['fire', officer, laser, target];
  return ['fire', officer, laser, target, pick(STRIKABLE, chance)];
}
function anyBotStep(s: Match, officer: number, chance: Chance): Deed | null {
  const own = s.bots.flatMap((bot, at) => (bot.owner === officer && bot.steps > 0 ? [at] : []));
  if (own.length === 0) return null;
  const at = pick(own, chance);
  const next = WALKS[(s.bots[at] as Match['bots'][number]).section] as Section[];
  return next.length === 0 ? null : ['bot', officer, at, pick(next, chance)];
}
function anyOther(s: Match, officer: number, o: Officer, chance: Chance): Deed | null {
  switch (chance.below(8)) {
    case 0:
      return ['disarm', officer, chance.below(3)];
    case 1:
      return ['take-over', officer];
    case 2:
    case 3: {
      const mate = chance.below(s.officers.length);
      const other = officerOf(s, mate);
      const mine = [...o.hand, ...o.xo];
      const his = [...other.hand, ...other.xo];
      return mine.length === 0 || his.length === 0 ? null : ['swap', officer, mate, pick(mine, chance), pick(his, chance)];
    }
    case 4: {
      const open = s.offers.filter((one) => one.to === officer);
      if (open.length === 0) return ['withdraw', officer];
      return [chance.below(2) === 0 ? 'accept' : 'decline', officer, pick(open, chance).from];
    }
    case 5:
      return ['turn-in', officer];
    case 6:
      return ['command', officer];
    default:
      return ['defect', officer, chance.below(s.teams.length)];
  }
}

export const MENU: Question<Match, Deed> = {
  key: 'red.menu',
  list: listDeeds,
  draw: drawDeed,
  why: (s, seat, answer: Json) => (isDeed(answer) ? whyDeed(s, seat, answer) : null),
  fallback: (s, seat) => {
    const open = openOfficers(s, seat);
    return open.length > 1 ? ['end-all'] : ['end', open[0] as number];
  },
};
