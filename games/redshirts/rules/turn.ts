import { type Card, isCaptainCard, isCrewCard } from '../cards.ts';
import { nth } from '../lists.ts';
import { CAPSULE, CORE, CRITICAL, ENG, GREEN, HEAVY, type Section, SHIELD } from '../ship.ts';
import {
  ACTING,
  type Blast,
  CAPTAIN,
  CREW,
  crewOf,
  FIRE,
  hasCrew,
  isAlive,
  isFunctional,
  levelOf,
  type Match,
  type Officer,
  officerOf,
  STEPS_A_TURN,
  shipOf,
  teamOf,
} from '../state.ts';
import { takeOver } from './command.ts';
import { packet, setLevel, settle } from './damage.ts';
import { drawCard } from './decks.ts';
import { plan } from './decoy.ts';
import { endAtCap, LAST_ROUND } from './elimination.ts';
import { endCloak, hurt } from './people.ts';
import { levelShown, type Red, tell, tellAll, tellTeam, uncover } from './voice.ts';

const STORM_GROWS_EVERY = 5;
const CHARGE_POINTS = 3;

/** Ships that are run in the place on turn: the team's own, its pods, and derelicts it controlled last. */
export const shipsInPlace = (s: Match): number[] =>
  s.ships.map((_, ship) => ship).filter((ship) => !shipOf(s, ship).gone && shipOf(s, ship).place === s.place);

/** S1 to S5, in this order (RED-R9): what happens by itself before anybody acts. */
export function beginTurn(t: Red): void {
  const s = t.state;
  const team = s.place;
  resetTurn(s);
  if (hasCrew(s, team)) tellAll(t, { type: 'turnBegan', team, round: s.round });
  expire(t, team);
  for (const ship of shipsInPlace(s)) selfRepair(t, ship);
  const isOut = !hasCrew(s, team);
  const goesOn = (): boolean => t.result === null && (isOut || hasCrew(s, team)); // RED-R72
  // RED-53, RED-R73: in the turns of the team that lit it, even if he has gone over since.
  for (const blast of s.blasts.filter((one) => one.team === team)) if (goesOn()) goOff(t, blast);
  if (goesOn()) gas(t, team);
  stormHits(t, goesOn);
  s.step = hasCrew(s, team) ? 'succession' : 'end';
}

/** Figures that are set again when the team's turn begins (3.7). */
function resetTurn(s: Match): void {
  teamOf(s, s.place).petitioned = false;
  teamOf(s, s.place).mute = [];
  for (const o of s.officers) {
    if (o.team !== s.place) continue;
    o.steps = isAlive(o) ? STEPS_A_TURN : 0;
    o.halt = 0;
    o.phaser = false;
    o.helm = false;
    o.acted = false;
    o.ended = !isAlive(o);
    o.leaving = false;
    o.takes = false;
    o.tried = false;
    o.turnIns = 0;
    o.offers = 0;
    if (o.dummy !== null) o.dummy.steps = STEPS_A_TURN;
  }
  for (const bot of s.bots) if (officerOf(s, bot.owner).team === s.place) bot.steps = STEPS_A_TURN;
}

/** S1 (RED-R33, 3.5.5a). */
function expire(t: Red, team: number): void {
  const s = t.state;
  for (const ship of shipsInPlace(s)) shipOf(s, ship).evasive = false;
  for (const officer of crewOf(s, team)) {
    const o = officerOf(s, officer);
    if (o.cloak > 1) o.cloak--;
    else if (o.cloak === 1) endCloak(t, officer);
  }
}

/** S2 (RED-35). */
function selfRepair(t: Red, ship: number): void {
  const s = t.state;
  const one = shipOf(s, ship);
  const level = levelOf(one, SHIELD);
  one.memory[SHIELD] = nth(one.memory, SHIELD) === CRITICAL ? CRITICAL : Math.max(GREEN, nth(one.memory, SHIELD) - 1);
  if (level === GREEN || level === CRITICAL) return;
  one.levels[SHIELD] = level - 1;
  tell(t, (eyes) => {
    const shown = levelShown(s, ship, SHIELD, eyes);
    return shown === null ? null : { type: 'shieldMended', ship, level: shown };
  });
}

/** S3 (RED-53, RED-R49, RED-R50): fires burn, charges tick. */
function goOff(t: Red, blast: Blast): void {
  const s = t.state;
  if (!s.blasts.includes(blast)) return;
  blast.count--;
  const { ship, section } = blast;
  if (blast.kind === FIRE) {
    if (blast.count === 0) s.blasts.splice(s.blasts.indexOf(blast), 1);
    tellAll(t, { type: 'wentOff', ship, section, what: 'fire' });
    return packet(t, [{ ship, section, points: 1 }], 'fire');
  }
  if (blast.count > 0) return;
  s.blasts.splice(s.blasts.indexOf(blast), 1);
  tellAll(t, { type: 'wentOff', ship, section, what: 'charge' });
  packet(t, [{ ship, section, points: CHARGE_POINTS }], 'charge', 'charge');
}

/** S4 (RED-108, RED-R46): one packet. */
function gas(t: Red, team: number): void {
  const s = t.state;
  const breathing = crewOf(s, team).filter((officer) => shipOf(s, officerOf(s, officer).ship).gas > 0);
  for (const officer of breathing) hurt(t, officer, 1, 'gas');
  settle(t, 'gas', []);
}

/** S5 (RED-R65, RED-R93, 8.5): each hit is a packet. */
function stormHits(t: Red, goesOn: () => boolean): void {
  const s = t.state;
  if (s.storm === 0 || s.round < s.storm) return;
  const hits = 1 + Math.floor((s.round - s.storm) / STORM_GROWS_EVERY);
  for (const ship of shipsInPlace(s)) {
    for (let hit = 0; hit < hits && goesOn(); hit++) {
      const one = shipOf(s, ship);
      if (one.gone) break;
      const open = one.pod ? [CAPSULE] : CORE.filter((section) => isFunctional(one, section));
      const section = t.pick(open);
      tellAll(t, { type: 'stormStruck', ship, section });
      packet(t, [{ ship, section, points: 1 }], 'storm');
    }
  }
}

/** Hand limits by chair: captain cards and crew cards (RED-38, RED-39, RED-67). */
export function limitsOf(s: Match, o: Officer): readonly [number, number] {
  if (o.chair === CREW) return [0, 4];
  if (o.chair === ACTING) return [2, 3];
  return [4, s.mode === 'duel' ? 4 : 2];
}
/** RED-R69: with the balanced opening the very first captain begins with two captain cards. */
const BALANCED_FIRST_DRAW = 2;

/** S7, up to the limits by itself (RED-R29), and the dummies' plans for the turn. */
export function drawUp(t: Red): void {
  const s = t.state;
  uncover(t); // whether anybody drew anything must not show in what can be taken back
  const isOpening = s.balanced && s.round === 1 && s.place === s.first;
  for (const officer of crewOf(s, s.place)) {
    const o = officerOf(s, officer);
    const [captain, crew] = limitsOf(s, o);
    const most = teamOf(s, o.team).emp > 0 ? 0 : isOpening && o.chair === CAPTAIN ? BALANCED_FIRST_DRAW : captain;
    const cards: Card[] = [];
    fill(t, o, most, false, cards);
    fill(t, o, crew, true, cards);
    tellTeam(t, o.team, { type: 'drew', officer, cards });
  }
  for (const officer of crewOf(s, s.place)) plan(t, officerOf(s, officer));
  s.step = 'action';
}
/** RED-68: an officer who holds more than the limit keeps it and draws nothing. */
function fill(t: Red, o: Officer, limit: number, crew: boolean, drawn: Card[]): void {
  let held = 0;
  for (const card of o.hand) if (crew ? isCrewCard(card) : isCaptainCard(card)) held++;
  for (; held < limit; held++) {
    const card = drawCard(t, crew);
    if (card === null) return;
    o.hand.push(card);
    drawn.push(card);
  }
}

/** S9. A team that is out only has its ships' counts run (RED-R63, RED-R72). */
export function endTurn(t: Red): void {
  const s = t.state;
  const ships = shipsInPlace(s);
  decay(t, ships);
  if (t.result !== null) return;
  for (const ship of ships) {
    const one = shipOf(s, ship);
    if (one.gas > 0 && isFunctional(one, ENG)) one.gas--;
    if (one.virus > 0 && --one.virus === 0) clear(t, ship);
  }
  const team = teamOf(s, s.place);
  if (team.emp > 0) team.emp--;
  for (const ship of s.ships) lapseModifiers(ship);
  takeOver(t);
  s.offers = [];
  s.petition = null;
  nextPlace(t);
}

/** RED-16, RED-R88: all that turns critical at once is one packet without hits. */
function decay(t: Red, ships: readonly number[]): void {
  const s = t.state;
  const turned: number[] = [];
  for (const ship of ships) {
    const one = shipOf(s, ship);
    one.levels.forEach((_, section) => {
      if (burnsDown(one, section)) turned.push(ship, section);
    });
  }
  for (let i = 0; i < turned.length; i += 2) {
    const ship = nth(turned, i);
    const section = nth(turned, i + 1);
    setLevel(s, shipOf(s, ship), section, CRITICAL);
    tell(t, (eyes) => (levelShown(s, ship, section, eyes) === null ? null : { type: 'decayed', ship, section }));
  }
  settle(t, 'decay', ships);
}
function burnsDown(ship: Match['ships'][number], section: Section): boolean {
  if (levelOf(ship, section) !== HEAVY || section === SHIELD) return false;
  if (ship.fresh[section]) {
    ship.fresh[section] = false; // RED-R20: its first turn was not a whole one
    return false;
  }
  ship.heavy[section] = nth(ship.heavy, section) - 1;
  return ship.heavy[section] === 0;
}

/** The lie is over: all see the levels again. */
function clear(t: Red, ship: number): void {
  const one = shipOf(t.state, ship);
  one.senders = 0;
  uncover(t); // the next thing may be a question, before anybody draws
  tellAll(t, { type: 'cleared', ship, levels: one.levels.slice() });
}

/** RED-R32: "this turn" ends with the team's turn. */
function lapseModifiers(ship: Match['ships'][number]): void {
  ship.lockOn = 0;
  ship.overcharge = false;
  ship.aimed = false;
  ship.calibrated = false;
  ship.strafing = false;
  ship.commanded = false;
  ship.fired = [0, 0];
}

/** RED-56, RED-R92. */
function nextPlace(t: Red): void {
  const s = t.state;
  s.step = 'begin';
  s.place = (s.place + 1) % s.teams.length;
  if (s.place !== s.first) return;
  if (s.round === LAST_ROUND) return endAtCap(t);
  s.round++;
}
