/** What the words of a dilemma do (`cards/met.ts`): each with those it can concern and what becomes of them. */

import type { Rules, Seat } from '@bridgehead/kernel';
import { CARDASSIAN, CMD, type Design, face, numberOf, SKILL } from '../cards/index.ts';
import { type MetWord, type Victim, wordsFor } from '../cards/met.ts';
import { nth } from '../entries.ts';
import { type Attempt, type Blaze, controllerOf, NONE, type Thing } from '../state.ts';
import { borgShipAppears } from './borg-ship.ts';
import { capture } from './captives.ts';
import { enterFromPile, kill, stop } from './changes.ts';
import { damage, pickOne } from './damage.ts';
import { type FigureTerm, shieldsOf } from './figures.ts';
import { groupOf } from './names.ts';
import { attributeTotal, hasIcon, levelOf, teamLevel } from './people.ts';
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

/** A dilemma that a team did not overcome. */
export interface Suffering {
  readonly attempt: Attempt;
  readonly design: Design;
  readonly owner: Seat;
  readonly team: readonly Thing[];
}

/** True if the team goes on. */
export function* suffer(t: BlazeTable, met: Suffering): Rules<boolean> {
  let goesOn = false;
  for (const word of wordsFor(face(met.design).row.otherwise)) {
    if (t.result !== null) return false;
    if (word.word === 'go on') goesOn = met.team.some((c) => t.state.inPlay.includes(c) && isActive(t.state, c));
    else yield* does(t, met, word, concerned(t, met, word));
  }
  return goesOn;
}

const VICTIMS: Readonly<Record<Victim, (s: Blaze, team: readonly Thing[]) => readonly Thing[]>> = {
  anybody: (_s, team) => team,
  'the best'(s, team) {
    const most = Math.max(...team.map((c) => attributeTotal(s, c)));
    return team.filter((c) => attributeTotal(s, c) === most);
  },
  'a unique one, no Cardassian': (s, team) => team.filter((c) => faceOf(s, c).row.unique && !isCardassian(s, c)),
  'a V.I.P. or Cmd': (s, team) => team.filter((c) => levelOf(s, c, SKILL['V.I.P.']) > 0 || hasIcon(s, c, CMD)),
};
/** By affiliation or by species. */
const isCardassian = (s: Blaze, c: Thing): boolean => affiliationOf(s, c) === CARDASSIAN || faceOf(s, c).row.species === 'Cardassian';

/** The people or ships that the word can concern. */
function concerned(t: BlazeTable, { attempt, design, team }: Suffering, word: MetWord): readonly Thing[] {
  const { state: s } = t;
  switch (word.word) {
    case 'kill by lot':
    case 'kill by choice':
    case 'capture':
      return VICTIMS[word.who](s, team);
    case 'damage the ship':
    case 'stick to the ship':
      return attempt.place >= 0 ? [attempt.place] : [];
    case 'damage all ships':
      return vesselsAt(s, attempt.location).filter((c) => isShipThing(s, c) && !isDocked(s, c) && !isSafeFromFlare(t, c, design));
    case 'flash':
    case 'roll along the line':
    case 'wall':
    case 'go on':
      return [];
  }
}

function* does(t: BlazeTable, { attempt, design, owner, team }: Suffering, word: MetWord, among: readonly Thing[]): Rules<void> {
  const { state: s } = t;
  const foe = other(attempt.seat);
  switch (word.word) {
    case 'damage the ship':
      for (const ship of among) yield* damage(t, ship);
      return;
    case 'damage all ships':
      for (const ship of among) {
        if (!s.inPlay.includes(ship)) continue;
        stop(s, [ship]);
        stop(s, crewOf(s, ship, controllerOf(s, ship)));
        yield* damage(t, ship);
        if (t.result !== null) return;
      }
      return;
    case 'kill by lot': {
      const one = yield* pickOne(t, among);
      if (one === NONE) return;
      if (word.unless !== undefined && teamLevel(s, team, SKILL.SECURITY) >= word.unless) stop(s, [one]);
      else kill(t, one);
      return;
    }
    case 'kill by choice':
      return yield* killChosen(t, foe, among);
    case 'capture': {
      const one = yield* pickOne(t, among);
      if (one !== NONE) yield* capture(t, [one], foe, design, owner);
      return;
    }
    case 'flash':
      if (hasContinuum(s, foe)) yield* flash(t, foe, attempt.place, numberOf(design, 'cards'));
      return;
    case 'stick to the ship':
      for (const ship of among) enterFromPile(t, design, owner, ship);
      return;
    case 'roll along the line':
      return yield* borgShipAppears(t, owner, attempt.location);
    case 'wall':
    case 'go on':
      return;
  }
}
/** The opponent of the team picks among these. */
function* killChosen(t: BlazeTable, chooser: Seat, among: readonly Thing[]): Rules<void> {
  if (among.length === 0) return;
  const group = groupOf(t.state, among);
  const names = group.names.filter((name) => !name.includes('#'));
  const name = names.length === 1 ? nth(names, 0) : yield* t.choose(chooser, 'bog.victim', names);
  kill(t, nth(group.things, group.names.indexOf(name)));
}

/** By SHIELDS, or by those who steer; they are named (BOG-R70). */
function isSafeFromFlare(t: BlazeTable, ship: Thing, design: Design): boolean {
  const { state: s } = t;
  const seat = controllerOf(s, ship);
  const terms: FigureTerm[] = [];
  const least = numberOf(design, 'below');
  if (shieldsOf(s, ship, { knower: other(seat), versus: NONE }) >= least) return true;
  const crew = handsAboard(s, ship, seat);
  const pilots = suppliersOf(s, crew, SKILL.Navigation, 2);
  const watchers = suppliersOf(s, crew, SKILL.Astrophysics, 1);
  if (shieldsOf(s, ship, { knower: NONE, versus: NONE }, terms) >= least) show(t, lendersOf(s, terms));
  else if (pilots !== null && watchers !== null) show(t, [...pilots, ...watchers]);
  else {
    tellUnmet(t, [ship], seat, design);
    return false;
  }
  return true;
}
