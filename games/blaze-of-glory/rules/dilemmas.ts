/** The dilemmas, met one by one (BOG-B29, BOG-R51, BOG-R57). */

import type { Rules, Seat } from '@bridgehead/kernel';
import { CARDASSIAN, COM, D, type Design, face, idOf, meets, numberOf, SKILL } from '../cards/index.ts';
import { nth } from '../entries.ts';
import {
  type Attempt,
  type Blaze,
  controllerOf,
  dilemmaDesign,
  dilemmaOwner,
  hasStopped,
  NONE,
  opened,
  space,
  stopping,
  surface,
  type Thing,
} from '../state.ts';
import { borgShipAppears } from './borg-ship.ts';
import { capture } from './captives.ts';
import { enterFromPile, kill, score, stop, toPile } from './changes.ts';
import { damage, pickOne } from './damage.ts';
import { type FigureTerm, shieldsOf } from './figures.ts';
import { isPlanet } from './map.ts';
import { groupOf } from './names.ts';
import { attributeTotal, hasIcon, levelOf, strengthOf, teamFacts, teamLevel } from './people.ts';
import { lendersOf, show, suppliersOf, tellUnmet } from './proofs.ts';
import { flash } from './q.ts';
import {
  affiliationOf,
  type BlazeTable,
  crewOf,
  faceOf,
  handsAboard,
  hasContinuum,
  isActive,
  isDocked,
  isShipThing,
  other,
  vesselsAt,
} from './things.ts';

/** passed: on to the next card of the stack. stopped: the attempt is over. again: this card is gone, the next one lies here now. */
export type Met = 'passed' | 'stopped' | 'again';

export function* meetDilemma(t: BlazeTable, attempt: Attempt, at: number, team: readonly Thing[]): Rules<Met> {
  const { state: s } = t;
  const stack = nth(s.stacks, attempt.location);
  const card = nth(stack, at);
  const design = dilemmaDesign(card);
  const owner = dilemmaOwner(card);
  const say = (result: 'own' | 'overcome' | 'suffered' | 'wall' | 'adapted') =>
    t.reveal({ type: 'dilemmaMet', card: idOf(design), result });
  if (owner === attempt.seat) {
    stack.splice(at, 1);
    say('own');
    toPile(t, design, owner);
    return 'again';
  }
  if (attempt.scouting && hasStopped(card, attempt.seat) && team.some((c) => hasIcon(s, c, COM))) {
    say('adapted'); // BOG-R57
    return 'passed';
  }
  if (isOvercome(s, design, team)) {
    stack.splice(at, 1);
    say('overcome');
    score(t, attempt.seat, design === D.DL01 ? 0 : numberOf(design, 'points'), idOf(design));
    toPile(t, design, owner);
    if (design === D.DL11)
      enterFromPile(t, design, owner, isPlanet(s, attempt.location) ? surface(attempt.location) : space(attempt.location), attempt.seat);
    return 'again';
  }
  if (face(design).row.otherwise === 'wall') {
    stack[at] = stopping(opened(card), attempt.seat);
    say('wall');
    return 'stopped';
  }
  stack.splice(at, 1);
  toPile(t, design, owner); // whatever stays in play takes itself from there
  say('suffered');
  return yield* suffer(t, attempt, design, owner, team);
}

function isOvercome(s: Blaze, design: Design, team: readonly Thing[]): boolean {
  if (design === D.DL09) {
    const strong = team.filter((c) => levelOf(s, c, SKILL.OFFICER) > 0 && strengthOf(s, c) > numberOf(design, 'above'));
    return strong.length >= numberOf(design, 'officers');
  }
  const { need } = face(design);
  if (need.word === 'all' && need.of.length === 0) return false; // nothing overcomes it
  return meets(need, teamFacts(s, team));
}

/** The effect; then the whole team is stopped unless the card says "continue". */
function* suffer(t: BlazeTable, attempt: Attempt, design: Design, owner: Seat, team: readonly Thing[]): Rules<Met> {
  const { state: s } = t;
  const foe = other(attempt.seat);
  switch (face(design).id) {
    case 'DL01':
      yield* borgShipAppears(t, owner, attempt.location);
      return 'stopped';
    case 'DL02':
      if (hasContinuum(s, foe)) yield* flash(t, foe, attempt.place, numberOf(design, 'cards'));
      break;
    case 'DL03':
    case 'DL04':
    case 'DL05':
      if (attempt.place >= 0) yield* damage(t, attempt.place);
      return 'stopped';
    case 'DL06':
      yield* stellarFlare(t, attempt);
      return team.some((c) => s.inPlay.includes(c) && isActive(s, c)) ? 'again' : 'stopped';
    case 'DL07':
      enterFromPile(t, design, owner, attempt.place);
      return 'again';
    case 'DL12': {
      const fits = team.filter((c) => faceOf(s, c).row.unique && !isCardassian(s, c));
      const taken = yield* pickOne(t, fits);
      if (taken !== NONE) yield* capture(t, [taken], foe, design, owner);
      return 'stopped';
    }
    case 'DL14': {
      const most = Math.max(...team.map((c) => attributeTotal(s, c)));
      yield* killChosen(
        t,
        foe,
        team.filter((c) => attributeTotal(s, c) === most),
      );
      break;
    }
    case 'DL15':
      yield* killRandom(t, team);
      return 'again';
    case 'DL16':
      yield* killRandom(t, team);
      break;
    case 'DL17':
    case 'DL18':
      yield* killChosen(t, foe, team);
      break;
    case 'DL20': {
      const fits = team.filter((c) => levelOf(s, c, SKILL['V.I.P.']) > 0 || hasIcon(s, c, 0));
      const one = yield* pickOne(t, fits);
      if (one !== NONE && teamLevel(s, team, SKILL.SECURITY) >= 2) stop(s, [one]);
      else if (one !== NONE) kill(t, one);
      return 'again';
    }
    default:
      throw new Error(`no rule for ${face(design).id}`);
  }
  return 'stopped';
}

/** By affiliation or by species. */
const isCardassian = (s: Blaze, c: Thing): boolean => affiliationOf(s, c) === CARDASSIAN || faceOf(s, c).row.species === 'Cardassian';

function* killRandom(t: BlazeTable, team: readonly Thing[]): Rules<void> {
  const victim = yield* pickOne(t, team);
  if (victim !== NONE) kill(t, victim);
}
/** The opponent of the team picks among these. */
function* killChosen(t: BlazeTable, chooser: Seat, among: readonly Thing[]): Rules<void> {
  if (among.length === 0) return;
  const group = groupOf(t.state, among);
  const names = group.names.filter((name) => !name.includes('#'));
  const name = names.length === 1 ? nth(names, 0) : yield* t.choose(chooser, 'bog.victim', names);
  kill(t, nth(group.things, group.names.indexOf(name)));
}

/** DL06: every undocked ship at the location, both players', that cannot steer through it. */
function* stellarFlare(t: BlazeTable, attempt: Attempt): Rules<void> {
  const { state: s } = t;
  const burnt = vesselsAt(s, attempt.location).filter((ship) => isShipThing(s, ship) && !isDocked(s, ship) && !isSafeFromFlare(t, ship));
  for (const ship of burnt) {
    if (!s.inPlay.includes(ship)) continue;
    stop(s, [ship]);
    stop(s, crewOf(s, ship, controllerOf(s, ship)));
    yield* damage(t, ship);
    if (t.result !== null) return;
  }
}
/** By SHIELDS, or by those who steer; whoever it was is named (BOG-R70). */
function isSafeFromFlare(t: BlazeTable, ship: Thing): boolean {
  const { state: s } = t;
  const seat = controllerOf(s, ship);
  const terms: FigureTerm[] = [];
  const least = numberOf(D.DL06, 'below');
  if (shieldsOf(s, ship, { knower: other(seat), versus: NONE }) >= least) return true;
  const crew = handsAboard(s, ship, seat);
  const pilots = suppliersOf(s, crew, SKILL.Navigation, 2);
  const watchers = suppliersOf(s, crew, SKILL.Astrophysics, 1);
  if (shieldsOf(s, ship, { knower: NONE, versus: NONE }, terms) >= least) show(t, lendersOf(s, terms));
  else if (pilots !== null && watchers !== null) show(t, [...pilots, ...watchers]);
  else {
    tellUnmet(t, [ship], seat, D.DL06);
    return false;
  }
  return true;
}
