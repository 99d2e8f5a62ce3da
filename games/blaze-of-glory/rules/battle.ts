/** Ship battle, S1 to S10 (BOG-11 to BOG-28, BOG-43 to BOG-50, BOG-81 to BOG-87). */
import { because, type Reason, type Rules, type Seat } from '@bridgehead/kernel';
import { D, DEF, type Design, FEDERATION, face, idOf, SKILL } from '../cards/index.ts';
import { type Battle, type Blaze, type Engagement, isSpace, type Location, NONE, type Place, STOPPED, type Thing } from '../state.ts';
import { checkLocks, dropLock } from './agendas.ts';
import { assimilatePerson } from './assimilate.ts';
import { clear, putUnder, see, settle, stop } from './changes.ts';
import { damageAll, type Hit, mark, pickOne, type Result } from './damage.ts';
import { settleScores } from './end.ts';
import { isOpeningTurn } from './fight.ts';
import { type Asking, extensionFor, hasCommander, isCloaked, shieldsOf, type Term, weaponsOf } from './figures.ts';
import { someOf } from './names.ts';
import { attributeOf, hasIcon, isLeader, levelOf } from './people.ts';
import { gunners, mans, mayAttack, whyNotOpenFire, whyNotReturnFire } from './staffing.ts';
import { chooseTactics } from './tactics.ts';
import {
  affiliationOf,
  type BlazeTable,
  crewOf,
  everybodyAboard,
  faceOf,
  isActive,
  isBorgShip,
  isBorgThing,
  isInside,
  isNor,
  isShipThing,
  isVessel,
  locationOf,
  other,
  roomsOf,
  sitesOf,
  vesselsAt,
} from './things.ts';
import { openWindow } from './windows.ts';

const TOO_EARLY = because('BOG-R48', 'bog.no.opening');
const OWN_CARD = because('BOG-11', 'bog.no.own-target');
const TARGET_CLOAKED = because('BOG-B17', 'bog.no.target-cloaked');
const NO_ONE_FIRES = because('BOG-81', 'bog.no.fire-nobody');
const ONE_TARGET = because('BOG-47', 'bog.no.multiplex');
const tooManyTargets = (n: number): Reason => because('BOG-R25', 'bog.no.targets', { n });

// —— S1 ——

/** BOG-B22: cards of the seat were attacked here in the opponent's last turn. */
const mayCounter = (s: Blaze, seat: Seat, location: Location): boolean => (s.attackedAt[seat] as Location[]).includes(location);

export function whyNotTarget(s: Blaze, seat: Seat, target: Thing): Reason | null {
  if (isOpeningTurn(s)) return TOO_EARLY;
  if (!s.inPlay.includes(target) || !isVessel(s, target) || isInside(s, target)) return OWN_CARD;
  if (s.controller[target] === seat) return OWN_CARD;
  return isCloaked(s, target) ? TARGET_CLOAKED : null;
}
/** Cards of the seat that may open fire at the target. */
export function attackers(s: Blaze, seat: Seat, target: Thing): Thing[] {
  const location = locationOf(s, target);
  const counter = mayCounter(s, seat, location);
  return vesselsAt(s, location).filter((c) => s.controller[c] === seat && whyNotOpenFire(s, c, target, counter) === null);
}
/** Why the seat cannot attack this card at all: the reason that keeps the best of its cards from firing. */
export function whyNotAttack(s: Blaze, seat: Seat, target: Thing): Reason | null {
  const why = whyNotTarget(s, seat, target);
  if (why !== null) return why;
  if (attackers(s, seat, target).length > 0) return null;
  const location = locationOf(s, target);
  const counter = mayCounter(s, seat, location);
  let best: Reason | null = null;
  for (const c of vesselsAt(s, location)) {
    if (s.controller[c] !== seat) continue;
    const reason = whyNotOpenFire(s, c, target, counter) as Reason;
    if (best === null || isShipThing(s, c)) best = reason;
  }
  return best ?? NO_ONE_FIRES;
}
export function targetsFor(s: Blaze, seat: Seat): Thing[] {
  if (isOpeningTurn(s)) return [];
  return s.inPlay.filter((c) => isVessel(s, c) && isSpace(s.at[c] as Place) && whyNotAttack(s, seat, c) === null);
}

/** BOG-47: Borg ships with a Multiplexor Drone; at most as many targets as Def Borg aboard (BOG-R25). */
function multiplex(s: Blaze, c: Thing): number {
  if (isBorgShip(s, c)) return Number.POSITIVE_INFINITY;
  if (!isShipThing(s, c) || !isBorgThing(s, c)) return 1;
  const crew = crewOf(s, c, s.controller[c] as Seat).filter((x) => isBorgThing(s, x));
  return crew.some((x) => s.design[x] === D.PB02) ? Math.max(1, crew.filter((x) => hasIcon(s, x, DEF)).length) : 1;
}

/** The order: name who fires, further targets if a ship may split its fire, and who joins which engagement. */
export function* attack(t: BlazeTable, seat: Seat, target: Thing): Rules<void> {
  const { state: s } = t;
  const location = locationOf(s, target);
  const counter = mayCounter(s, seat, location);
  const able = attackers(s, seat, target);
  const firing = yield* selectFiring(t, seat, able, target, (c) => whyNotOpenFire(s, c, target, counter));
  const more = vesselsAt(s, location).filter((c) => c !== target && whyNotTarget(s, seat, c) === null);
  const engagements = yield* split(
    t,
    seat,
    0,
    firing,
    target,
    more,
    (c, aim) => counter || mayAttack(s, seat, affiliationOf(s, c), affiliationOf(s, aim)),
  );
  s.battle = newBattle(seat, isBorgShip(s, target) ? NONE : other(seat), location, engagements);
  for (const c of firing) for (const x of qualifiers(s, c, seat)) see(s, x);
  t.reveal({
    type: 'attacked',
    seat,
    target: idOf(s.design[target] as Design),
    thing: target,
    cards: firing.map((c) => idOf(s.design[c] as Design)),
    crew: firing.flatMap((c) => qualifiers(s, c, seat)).map((c) => idOf(s.design[c] as Design)),
  });
  noteAttack(s, seat, engagements, location);
  yield* battle(t);
}

function* selectFiring(t: BlazeTable, seat: Seat, able: readonly Thing[], target: Thing, why: (c: Thing) => Reason | null): Rules<Thing[]> {
  return [
    ...(yield* t.select(seat, 'bog.fire', able, {
      min: 1,
      max: able.length,
      params: { thing: target },
      why: (answer) => (typeof answer === 'number' && t.state.inPlay.includes(answer) && isVessel(t.state, answer) ? why(answer) : null),
      fallback: able,
      draw: (chance) => (chance.below(2) === 0 ? able : someOf(able, chance)),
    })),
  ];
}

/** One engagement for each target; a multiplexed ship fires in all of its own, every other card in exactly one. */
function* split(
  t: BlazeTable,
  seat: Seat,
  side: number,
  firing: readonly Thing[],
  target: Thing,
  more: readonly Thing[],
  may: (c: Thing, aim: Thing) => boolean,
): Rules<Engagement[]> {
  const { state: s } = t;
  const splitting = firing.filter((c) => multiplex(s, c) > 1);
  const x = Math.max(1, ...splitting.map((c) => multiplex(s, c)));
  const further = more.filter((aim) => splitting.some((c) => may(c, aim)));
  if (x === 1 || further.length === 0) return [{ side, firing: [...firing], target }];
  const most = Math.min(x - 1, further.length);
  const chosen = yield* t.select(seat, 'bog.targets', further, {
    min: 0,
    max: most,
    why: () => (splitting.length === 0 ? ONE_TARGET : null),
    amiss: (picked) => (picked.length > most ? tooManyTargets(x) : null),
    fallback: [],
  });
  const targets = [target, ...chosen];
  const engagements: Engagement[] = targets.map((aim, i) => ({ side, firing: splitting.filter((c) => multiplex(s, c) > i), target: aim }));
  for (const c of firing) {
    if (splitting.includes(c)) continue;
    const open = targets.filter((aim) => may(c, aim));
    const aim = open.length === 1 ? (open[0] as Thing) : yield* t.choose(seat, 'bog.join', open, { params: { thing: c } });
    (engagements[targets.indexOf(aim)] as Engagement).firing.push(c);
  }
  return engagements.filter((one) => one.firing.length > 0);
}

/** S1: the one or two personnel that qualify a firing card: a leader who matches, else a leader and a matching one. */
function qualifiers(s: Blaze, vessel: Thing, seat: Seat): Thing[] {
  const crew = gunners(s, vessel, seat);
  const leads = (c: Thing) => isLeader(s, c) || isBorgThing(s, c);
  const both = crew.find((c) => leads(c) && mans(s, c, vessel));
  if (both !== undefined) return [both];
  return [crew.find(leads), crew.find((c) => mans(s, c, vessel))].filter((c) => c !== undefined);
}

const newBattle = (attacker: Seat, defender: Seat, location: Location, engagements: Engagement[]): Battle => ({
  attacker,
  defender,
  location,
  step: 'announce',
  engagements,
  drawn: [[], []],
  done: [false, false],
  current: [NONE, NONE],
  limit: [0, 0],
  door: [0, 0],
  weak: [],
  suspended: [],
  cancelled: false,
  prize: [0, 0],
});

/** BOG-B22 and Wartime Conditions remember who was attacked, where and by whom. */
function noteAttack(s: Blaze, seat: Seat, engagements: readonly Engagement[], location: Location): void {
  const victim = other(seat);
  if (s.active === seat && engagements.some(({ target }) => s.controller[target] === victim))
    (s.attackedAt[victim] as Location[]).push(location);
  for (const { firing, target } of engagements) {
    if (s.controller[target] !== victim || affiliationOf(s, target) !== FEDERATION) continue;
    for (const c of firing) {
      const affiliation = affiliationOf(s, c);
      const known = s.wartime[victim] as number[];
      if (isShipThing(s, c) && !known.includes(affiliation)) known.push(affiliation);
    }
  }
}

/** The Borg Ship dilemma attacks all of one player's cards, one engagement each (BOG-45, BOG-R29). */
export function* dilemmaAttacks(t: BlazeTable, borgShip: Thing, victim: Seat, targets: readonly Thing[]): Rules<void> {
  const { state: s } = t;
  const engagements = targets.map((target) => ({ side: 0, firing: [borgShip], target }));
  s.battle = newBattle(NONE, victim, locationOf(s, borgShip), engagements);
  t.reveal({
    type: 'attacked',
    seat: NONE,
    target: idOf(s.design[targets[0] as Thing] as Design),
    thing: targets[0] as Thing,
    cards: ['DL01'],
    crew: [],
  });
  yield* battle(t);
}

// —— S2 to S10 ——

function* battle(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  const frame = s.battle as Battle;
  for (const { target } of frame.engagements) unstop(s, target); // S2
  yield* returnFire(t); // S3
  frame.step = 'start';
  const seats = [frame.attacker, frame.defender].filter((seat) => seat !== NONE);
  yield* openWindow(t, 'w2', seats, { tags: ['ships'] }); // S4
  if (t.result !== null) return;
  if (!frame.cancelled) {
    frame.step = 'tactics';
    yield* chooseTactics(t, seats); // S5
    reveal(t, seats); // S6
    frame.step = 'fire';
    yield* fireAndDamage(t); // S7 to S9
  }
  if (t.result !== null) return;
  yield* cleanUp(t); // S10
}

/** BOG-87, BOG-R18. */
function unstop(s: Blaze, target: Thing): void {
  clear(s, target, STOPPED);
  for (const c of everybodyAboard(s, target)) if (s.controller[c] === s.controller[target]) clear(s, c, STOPPED);
}

function* returnFire(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  const frame = s.battle as Battle;
  const { attacker, defender, location } = frame;
  const attacking = [...new Set(frame.engagements.flatMap(({ firing }) => firing))];
  if (defender === NONE) {
    const borgShip = frame.engagements[0]?.target as Thing;
    frame.engagements.push(...attacking.map((target) => ({ side: 1, firing: [borgShip], target })));
    return;
  }
  const armed = vesselsAt(s, location).filter(
    (c) => s.controller[c] === defender && !isCloaked(s, c) && (faceOf(s, c).row.weapons ?? 0) > 0,
  );
  if (armed.length === 0) return;
  const able = vesselsAt(s, location).filter((c) => s.controller[c] === defender && whyNotReturnFire(s, c) === null);
  const options = able.length === 0 ? ['none'] : [...attacking, 'none'];
  const known: Asking = { knower: defender, versus: NONE };
  const weakest = [...attacking].sort((a, b) => shieldsOf(s, a, known) - shieldsOf(s, b, known) || a - b)[0] as Thing;
  const aim = yield* t.choose(defender, 'bog.return', options, { fallback: able.length === 0 ? 'none' : weakest });
  if (aim === 'none') return t.emit({ type: 'heldFire', seat: defender });
  const firing = yield* selectFiring(t, defender, able, aim as Thing, (c) => whyNotReturnFire(s, c));
  const more = attacking.filter((c) => c !== aim && attacker !== NONE);
  const answers = yield* split(t, defender, 1, firing, aim as Thing, more, () => true);
  frame.engagements.push(...answers);
  for (const c of firing)
    for (const x of gunners(s, c, defender)
      .filter((one) => mans(s, one, c))
      .slice(0, 1))
      see(s, x);
  t.reveal({
    type: 'returnFire',
    seat: defender,
    target: idOf(s.design[aim as Thing] as Design),
    cards: firing.map((c) => idOf(s.design[c] as Design)),
  });
}

/** S6: unplayed Tactics go face up beneath, current ones are shown together; Crimson Forcefields are tested at the same time (BOG-R9). */
function reveal(t: BlazeTable, seats: readonly Seat[]): void {
  const { state: s } = t;
  const frame = s.battle as Battle;
  const put: string[][] = [[], []];
  for (const seat of seats) {
    const left = [...(frame.drawn[seat] as Design[])];
    const at = left.indexOf(frame.current[seat] as Design);
    if (at >= 0) left.splice(at, 1);
    frame.drawn[seat] = [];
    put[seat] = left.map(idOf);
    for (const d of left) (s.tacticsUp[seat] as Design[]).push(d);
  }
  t.reveal({
    type: 'tacticsShown',
    cards: [0, 1].map((seat) => (frame.current[seat] === NONE ? '' : idOf(frame.current[seat] as Design))),
    put,
  });
  const broken = seats.filter((seat) => {
    const opposing = frame.current[other(seat)];
    return (
      frame.current[seat] !== NONE &&
      opposing !== NONE &&
      opposing !== undefined &&
      face(opposing).row.rule === 'crimson' &&
      !hasCoolHead(s, seat)
    );
  });
  for (const seat of broken) {
    const design = frame.current[seat] as Design;
    frame.current[seat] = NONE; // BOG-R8
    t.emit({ type: 'nullified', card: idOf(design) });
    putUnder(t, seat, design);
  }
  for (const seat of seats) recycleIfEmpty(t, seat);
}
const recycleIfEmpty = (t: BlazeTable, seat: Seat): void => {
  if ((t.state.tactics[seat] as Design[]).length === 0 && (t.state.tacticsUp[seat] as Design[]).length > 0) {
    const d = (t.state.tacticsUp[seat] as Design[]).pop() as Design;
    putUnder(t, seat, d);
  }
};
/** T07: an OFFICER with CUNNING over 8 aboard a card of the seat in the battle. */
function hasCoolHead(s: Blaze, seat: Seat): boolean {
  for (const c of involved(s)) {
    if (s.controller[c] !== seat) continue;
    for (const x of crewOf(s, c, seat))
      if (levelOf(s, x, SKILL.OFFICER) > 0 && attributeOf(s, x, 'cunning') > 8) {
        see(s, x);
        return true;
      }
  }
  return false;
}
const involved = (s: Blaze): Thing[] =>
  [...new Set((s.battle?.engagements ?? []).flatMap(({ firing, target }) => [...firing, target]))].filter((c) => s.inPlay.includes(c));

// —— totals ——

/** ATTACK bonus of a tactic in an engagement; its condition is tested anew in each (BOG-48). */
export function attackBonus(s: Blaze, tactic: Design, seat: Seat, firing: readonly Thing[]): number {
  if (tactic === NONE) return 0;
  const { row } = face(tactic);
  const ships = firing.filter((c) => isShipThing(s, c) && s.controller[c] === seat);
  const att = row.att as number;
  const more = row.attMore as number;
  if (row.attIf === '') return att;
  if (row.attIf === 'ship') return att + more * ships.length;
  return ships.some((c) => faceOf(s, c).row.class === row.attIf || nameOfAffiliation(s, c) === row.attIf) ? att + more : att;
}
const AFFILIATION_NAMES = ['Federation', 'Klingon', 'Romulan', 'Cardassian', 'Dominion', 'Borg'];
const nameOfAffiliation = (s: Blaze, c: Thing): string | undefined => AFFILIATION_NAMES[affiliationOf(s, c)];

export function defenseBonus(s: Blaze, tactic: Design, target: Thing): number {
  if (tactic === NONE) return 0;
  const { row } = face(tactic);
  const def = row.def as number;
  if (row.defIf === '' || !isShipThing(s, target)) return def;
  const fits = row.defIf === 'no staffing' ? faceOf(s, target).icons.length === 0 : faceOf(s, target).tags.includes(row.defIf as string);
  return fits ? def + (row.defMore as number) : def;
}

export interface Totals {
  readonly attack: number;
  readonly defense: number;
  readonly result: Result;
}
/** As a seat knows it, or in truth. `terms` collects what adds up on either side. */
export function totalsOf(
  s: Blaze,
  { firing, target }: Engagement,
  tactics: readonly [Design, Design],
  knower: Seat,
  terms: { attack: Term[]; defense: Term[] } | null = null,
): Totals {
  const [attTactic, defTactic] = tactics;
  const seat = s.controller[firing[0] as Thing] as Seat;
  let attack = 0;
  for (const c of firing) {
    const own: Term[] | null = terms === null ? null : [];
    attack += weaponsOf(s, c, { knower, versus: target }, own);
    terms?.attack.push(...printedBy(s, c, own ?? []));
  }
  const bonus = attackBonus(s, attTactic, seat, firing);
  attack = Math.max(0, attack + bonus);
  const asking = { knower, versus: firing[0] as Thing };
  const ext = extensionFor(s, target, asking);
  const guard = defenseBonus(s, defTactic, target);
  const own: Term[] | null = terms === null ? null : [];
  const defense = Math.max(0, shieldsOf(s, target, asking, own) + ext + guard);
  if (terms !== null) {
    terms.defense.push(...printedBy(s, target, own ?? []));
    if (attTactic !== NONE) terms.attack.push({ source: attTactic, n: bonus });
    if (ext !== 0)
      terms.defense.push({
        source: s.design[
          faceOf(s, s.host[target] as Thing).kind === 'site' ? (s.at[s.host[target] as Thing] as Thing) : (s.host[target] as Thing)
        ] as Design,
        n: ext,
      });
    if (defTactic !== NONE) terms.defense.push({ source: defTactic, n: guard });
  }
  return { attack, defense, result: resultOf(attack, defense) };
}
/** A card's printed value goes by its own name. */
const printedBy = (s: Blaze, c: Thing, terms: readonly Term[]): Term[] =>
  terms.map((term) => (term.source === NONE ? { source: s.design[c] as Design, n: term.n } : term));
/** BOG-B23, BOG-R2. */
export const resultOf = (attack: number, defense: number): Result => (attack <= defense ? 'miss' : attack > 2 * defense ? 'direct' : 'hit');

/** The current tactics of whoever fires and whoever is fired at. */
export const tacticsOf = (s: Blaze, { firing, target }: Engagement): [Design, Design] => {
  const frame = s.battle as Battle;
  const of = (c: Thing): Design => {
    const seat = s.controller[c] as Seat;
    return seat < 0 || isBorgShip(s, c) ? NONE : (frame.current[seat] as Design);
  };
  return [of(firing[0] as Thing), of(target)];
};

// —— S7 to S9 ——

function* fireAndDamage(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  const frame = s.battle as Battle;
  const current = [...frame.current] as [Design, Design];
  const settled = frame.engagements.map((one) => {
    const terms = { attack: [] as Term[], defense: [] as Term[] };
    const totals = totalsOf(s, one, tacticsOf(s, one), NONE, terms);
    const told = ({ source, n }: Term) => ({ card: idOf(source), n });
    seeTerms(s, one);
    t.reveal({
      type: 'fired',
      seat: s.controller[one.firing[0] as Thing] as Seat,
      target: idOf(s.design[one.target] as Design),
      thing: one.target,
      side: one.side,
      firing: one.firing,
      attackTerms: terms.attack.map(told),
      defenseTerms: terms.defense.map(told),
      ...totals,
    });
    return { one, totals };
  });
  const spared = new Map<Thing, boolean>();
  for (const side of [0, 1]) {
    const fired = settled.filter(({ one }) => one.side === side);
    const hits: Hit[] = [];
    for (const { one, totals } of fired) {
      if (totals.result === 'miss' || !s.inPlay.includes(one.target)) continue;
      const by = damagerOf(s, one);
      const tactic = isBorgShip(s, one.firing[0] as Thing) ? NONE : (current[by] as Design);
      yield* cuttingBeam(t, one, by, tactic);
      if (isSpared(t, one.target, current, spared)) continue;
      hits.push({ target: one.target, result: totals.result, by, tactic, engagement: one });
    }
    const together = hits.length > 1 && hits.every((hit) => hit.by === (hits[0] as Hit).by && hit.tactic !== NONE);
    if (together) yield* damageAll(t, hits);
    else for (const hit of hits) if (s.inPlay.includes(hit.target) && t.result === null) yield* damageAll(t, [hit]);
    if (t.result !== null) return;
    yield* aimedMiss(t, fired, current);
  }
}

/** BOG-R12; for the Borg Ship dilemma as target the player whose fire hit it. */
const damagerOf = (s: Blaze, { firing, target }: Engagement): Seat =>
  isBorgShip(s, target) ? (s.controller[firing[0] as Thing] as Seat) : other(s.controller[target] as Seat);

/** BOG-R70: whoever supplied a term has been seen. */
function seeTerms(s: Blaze, { firing, target }: Engagement): void {
  for (const c of s.inPlay) {
    if (!isActive(s, c)) continue;
    const lends = [D.PK06, D.PC03, D.PD02, D.PB04, D.PB05].includes(s.design[c] as Design);
    const commands = faceOf(s, c).commands >= 0;
    const science = faceOf(s, c).row.class === 'SCIENCE' && s.inPlay.some((x) => s.design[x] === D.EV11 && s.at[x] === target);
    if (!lends && !commands && !science) continue;
    if ([...firing, target].some((v) => locationOf(s, v) === locationOf(s, c))) see(s, c);
  }
}

/** T14: whoever began the battle with it may be lucky, once for each ship with its commander aboard. */
function isSpared(t: BlazeTable, target: Thing, current: readonly Design[], spared: Map<Thing, boolean>): boolean {
  const { state: s } = t;
  const seat = s.controller[target] as Seat;
  const frame = s.battle as Battle;
  if (seat < 0 || frame.attacker !== seat || current[seat] === NONE || face(current[seat] as Design).row.rule !== 'picard') return false;
  if (!isShipThing(s, target) || !hasCommander(s, target)) return false;
  const known = spared.get(target);
  if (known !== undefined) return known;
  const lucky = t.pick([true, false]);
  spared.set(target, lucky);
  if (lucky) t.reveal({ type: 'spared', card: idOf(s.design[target] as Design), thing: target });
  return lucky;
}

/** T06: on a hit its player may take one random personnel of the target's crew to his ship in the battle. */
function* cuttingBeam(t: BlazeTable, { firing, target }: Engagement, by: Seat, tactic: Design): Rules<void> {
  const { state: s } = t;
  if (tactic === NONE || face(tactic).row.rule !== 'cutting-beam' || isBorgShip(s, target)) return;
  const ship = firing.find((c) => isShipThing(s, c) && s.inPlay.includes(c) && isBorgThing(s, c));
  const crewAt = (place: Place) =>
    everybodyAboard(s, target).filter((c) => s.at[c] === place && s.controller[c] === s.controller[target] && s.captor[c] === NONE);
  const rooms = roomsOf(s, target).filter((place) => crewAt(place).length > 0);
  if (ship === undefined || rooms.length === 0) return;
  const wanted = yield* t.choose(by, 'bog.beam-away', ['yes', 'no'], { params: { thing: target } });
  if (wanted === 'no') return;
  const room =
    isNor(s, target) && rooms.length > 1
      ? yield* t.choose(
          by,
          'bog.site',
          sitesOf(s, target).filter((site) => rooms.includes(site)),
        )
      : (rooms[0] as Place);
  const taken = yield* pickOne(t, crewAt(room));
  if (taken === NONE) return;
  s.at[taken] = ship;
  t.reveal({ type: 'shown', seat: s.controller[taken] as Seat, card: idOf(s.design[taken] as Design) });
  assimilatePerson(t, taken, by);
}

/** Target Shields that missed and became a marker nowhere is placed alone. */
function* aimedMiss(t: BlazeTable, fired: readonly { one: Engagement; totals: Totals }[], current: readonly Design[]): Rules<void> {
  const { state: s } = t;
  const frame = s.battle as Battle;
  const missed = fired.filter(({ one, totals }) => totals.result === 'miss' && s.inPlay.includes(one.target)).map(({ one }) => one);
  const first = missed[0];
  if (first === undefined) return;
  const by = damagerOf(s, first);
  const tactic = current[by] as Design;
  if (tactic === NONE || frame.current[by] === NONE || face(tactic).row.rule !== 'aimed-miss' || isBorgShip(s, first.firing[0] as Thing))
    return;
  const targets = missed.map((one) => one.target);
  const target = targets.length === 1 ? (targets[0] as Thing) : yield* t.choose(by, 'bog.mark', targets);
  mark(t, target, tactic, by);
  frame.current[by] = NONE;
}

/** S10. */
function* cleanUp(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  const frame = s.battle as Battle;
  for (const seat of [0, 1]) {
    const left = frame.current[seat] as Design;
    if (left === NONE) continue;
    frame.current[seat] = NONE;
    putUnder(t, seat, left); // BOG-28
  }
  const cards = frame.cancelled ? frame.engagements.filter(({ side }) => side === 0).flatMap(({ firing }) => firing) : involved(s);
  for (const c of cards) {
    if (!s.inPlay.includes(c)) continue;
    stop(s, [c]);
    stop(
      s,
      everybodyAboard(s, c).filter((x) => s.controller[x] === s.controller[c]),
    );
    dropLock(t, c);
  }
  checkLocks(t);
  settle(s);
  t.emit({ type: 'battleEnded', cancelled: frame.cancelled });
  settleScores(t);
  if (t.result !== null) return;
  if (!frame.cancelled) yield* openWindow(t, 'w5', [s.active, other(s.active)], { tags: ['after-battle'] });
  s.battle = null;
  settleScores(t);
}
