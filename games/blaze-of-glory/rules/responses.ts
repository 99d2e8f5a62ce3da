/** What a seat may answer a response window with, and how it is carried out. */

import { because, type Json, type Reason, type Rules, type Seat } from '@bridgehead/kernel';
import { type Moment, playOf } from '../cards/effects.ts';
import { D, type Design, designNumber, face, idOf, K } from '../cards/index.ts';
import { cardsOf } from '../entries.ts';
import { type Blaze, fightOf, type Thing } from '../state.ts';
import type { Target } from '../target.ts';
import { abilitiesIn, useAbility } from './abilities.ts';
import { revealCard, revealsIn } from './agendas.ts';
import { settle } from './changes.ts';
import { settleScores } from './end.ts';
import type { Response } from './hub.ts';
import { playCard } from './play.ts';
import { targetsOf } from './targets.ts';
import { type BlazeTable, faceOf, hasBattleBridge, isActive } from './things.ts';

const NOT_NOW = because('BOG-R62', 'bog.no.not-now');
const BATTLE_BEGUN = because('BOG-15', 'bog.no.start-over');

/** Everything that the seat could answer a window with. */
export function responsesIn(s: Blaze, seat: Seat, kind: Moment, about: Thing): Response[] {
  const found: Response[] = [];
  const tried = new Set<Design>();
  for (const d of cardsOf(s.hand, seat)) {
    if (tried.has(d)) continue;
    tried.add(d);
    for (const target of playableIn(s, seat, d, kind, about)) found.push(['play', idOf(d), target]);
  }
  for (const [c, target] of revealsIn(s, seat, kind, about)) found.push(['reveal', c, target]);
  for (const [source, target] of abilitiesIn(s, seat, kind, about)) found.push(['use', source, target]);
  return found;
}
/** Targets of a card from hand in a window; none if it does not belong there. */
export function playableIn(s: Blaze, seat: Seat, design: Design, kind: Moment, about: Thing): readonly Target[] {
  const play = playOf(design);
  if (kind === 'w2' && s.fight !== null && face(design).row.keyword === 'quick draw') return intoFight(s, seat, design);
  if (play === null || !play.when.includes(kind) || s.returned.includes(design)) return [];
  return targetsOf(s, seat, design, kind, about);
}
/** EQ1, EQ4: free, into a personnel battle just begun with the seat's cards of that affiliation. */
function intoFight(s: Blaze, seat: Seat, design: Design): number[] {
  const { place } = fightOf(s);
  const { users } = face(design);
  const isThere = s.inPlay.some(
    (c) =>
      s.at[c] === place &&
      s.controller[c] === seat &&
      faceOf(s, c).kind === 'personnel' &&
      users.includes(faceOf(s, c).affiliation) &&
      isActive(s, c),
  );
  return isThere ? [place] : [];
}

export function whyNotRespond(s: Blaze, seat: Seat, kind: Moment, answer: Json): Reason | null {
  if (!Array.isArray(answer)) return null;
  const [verb, what]: readonly Json[] = answer;
  if (verb === 'play' && typeof what === 'string' && designNumber(what) >= 0) return whyNotPlayNow(s, seat, designNumber(what), kind);
  return verb === 'reveal' || verb === 'use' ? NOT_NOW : null;
}
/** The refusals that concern a card at the wrong moment. */
export function whyNotPlayNow(s: Blaze, seat: Seat, design: Design, kind: Moment): Reason {
  if (face(design).kind === 'tactic') return because('BOG-20', 'bog.no.tactic-hand');
  if (s.returned.includes(design)) return because('BOG-R53', 'bog.no.came-back');
  if (design === K['attack pattern'] && !hasBattleBridge(s, seat)) return because('BOG-R82', 'bog.no.side');
  const play = playOf(design);
  if (play?.when.includes('w2') === true && s.battle !== null && s.battle.step !== 'start' && kind !== 'w2') return BATTLE_BEGUN;
  if (design === K.brainwash && !s.inPlay.some((c) => s.controller[c] === seat && faceOf(s, c).row.stance === 'outpost'))
    return because('BOG-R62', 'bog.no.outpost');
  return NOT_NOW;
}

export function* carryResponse(t: BlazeTable, seat: Seat, kind: Moment, response: Response, about: Thing): Rules<void> {
  const target = response[2];
  if (response[0] === 'play') yield* playCard(t, seat, D[response[1]], target, 'hand', kind, about);
  else if (response[0] === 'reveal') yield* revealCard(t, seat, response[1], target, kind, about);
  else yield* useAbility(t, seat, response[1], target, kind, about);
  settle(t);
  settleScores(t);
}
