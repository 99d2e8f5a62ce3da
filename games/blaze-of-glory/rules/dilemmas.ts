/** The dilemmas, met one by one (BOG-B29, BOG-R51, BOG-R57). */

import type { Rules } from '@bridgehead/kernel';
import { COM, type Design, face, idOf, meets, numberOf, SKILL } from '../cards/index.ts';
import { isWall } from '../cards/met.ts';
import { nth } from '../entries.ts';
import {
  type Attempt,
  type Blaze,
  dilemmaDesign,
  dilemmaOwner,
  hasStopped,
  opened,
  space,
  stopping,
  surface,
  type Thing,
} from '../state.ts';
import { enterFromPile, score, toPile } from './changes.ts';
import { isPlanet } from './map.ts';
import { hasIcon, levelOf, strengthOf, teamFacts } from './people.ts';
import { suffer } from './suffering.ts';
import type { BlazeTable } from './things.ts';

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
    score(t, attempt.seat, isRolling(design) ? 0 : numberOf(design, 'points'), idOf(design));
    toPile(t, design, owner);
    if (face(design).row.keyword === 'hazard')
      enterFromPile(t, design, owner, isPlanet(s, attempt.location) ? surface(attempt.location) : space(attempt.location), attempt.seat);
    return 'again';
  }
  if (isWall(face(design).row.otherwise)) {
    stack[at] = stopping(opened(card), attempt.seat);
    say('wall');
    return 'stopped';
  }
  stack.splice(at, 1);
  toPile(t, design, owner); // a card that stays in play is taken from there again
  say('suffered');
  return (yield* suffer(t, { attempt, design, owner, team })) ? 'again' : 'stopped';
}

function isOvercome(s: Blaze, design: Design, team: readonly Thing[]): boolean {
  const { need, row } = face(design);
  if (row.officers !== undefined) {
    const strong = team.filter((c) => levelOf(s, c, SKILL.OFFICER) > 0 && strengthOf(s, c) > numberOf(design, 'above'));
    return strong.length >= row.officers;
  }
  if (need.word === 'all' && need.of.length === 0) return false; // nothing overcomes it
  return meets(need, teamFacts(s, team));
}

/** Its points are for its destruction. */
const isRolling = (design: Design): boolean => face(design).row.otherwise === 'roll along the line';
