/** S6 to S9: the reveal, fire, and what is damaged (BOG-19, BOG-23 to BOG-28, BOG-R9, BOG-R10). */

import type { Rules, Seat } from '@bridgehead/kernel';
import { type Design, face, idOf, K, SKILL } from '../cards/index.ts';
import { cardsOf, known, nth, pairOf } from '../entries.ts';
import { type Blaze, battleOf, controllerOf, designOf, type Engagement, NONE, type Place, type Thing } from '../state.ts';
import { assimilatePerson } from './assimilate.ts';
import { putUnder, seeAll } from './changes.ts';
import { damageAll, type Hit, mark, pickOne } from './damage.ts';
import { commandersOf, type FigureTerm } from './figures.ts';
import { byCopy } from './names.ts';
import { attributeOf, inspirersOf, levelOf } from './people.ts';
import { inOrder, lendersOf, show, tellUnmet } from './proofs.ts';
import {
  type BlazeTable,
  everybodyAboard,
  faceOf,
  handsAboard,
  isBorgShip,
  isBorgThing,
  isNor,
  isShipThing,
  other,
  roomsOf,
  sitesOf,
} from './things.ts';
import { type Totals, tacticsOf, termsTold, totalsOf } from './totals.ts';

/** S6: unplayed Tactics go face up beneath (BOG-18, BOG-R4), current ones are shown together; Crimson Forcefields are tested at the same time (BOG-R9). */
export function reveal(t: BlazeTable, seats: readonly Seat[]): void {
  const { state: s } = t;
  const frame = battleOf(s);
  const put: string[][] = [[], []];
  for (const seat of seats) {
    const left = [...cardsOf(frame.drawn, seat)];
    const at = left.indexOf(nth(frame.current, seat));
    if (at >= 0) left.splice(at, 1);
    frame.drawn[seat] = [];
    if (cardsOf(frame.turned, seat).length > 0) t.emit({ type: 'shuffled', seat, what: 'tactics' });
    frame.turned[seat] = [];
    put[seat] = left.map(idOf);
    for (const d of left) cardsOf(s.tacticsUp, seat).push(d);
  }
  t.reveal({
    type: 'tacticsShown',
    cards: [0, 1].map((seat) => (frame.current[seat] === NONE ? '' : idOf(nth(frame.current, seat)))),
    put,
  });
  const broken = seats.filter((seat) => {
    const opposing = frame.current[other(seat)];
    return (
      frame.current[seat] !== NONE &&
      opposing !== NONE &&
      opposing !== undefined &&
      face(opposing).row.rule === 'crimson' &&
      !hasCoolHead(t, seat)
    );
  });
  for (const seat of broken) {
    const design = nth(frame.current, seat);
    frame.current[seat] = NONE; // BOG-R8
    t.emit({ type: 'nullified', card: idOf(design) });
    putUnder(t, seat, design);
  }
  for (const seat of seats) recycleIfEmpty(t, seat);
}
const recycleIfEmpty = (t: BlazeTable, seat: Seat): void => {
  if (cardsOf(t.state.tactics, seat).length === 0 && cardsOf(t.state.tacticsUp, seat).length > 0) {
    const d = known(cardsOf(t.state.tacticsUp, seat).pop());
    putUnder(t, seat, d);
  }
};
/** T07: an OFFICER with CUNNING over 8 aboard a card of the seat in the battle. */
function hasCoolHead(t: BlazeTable, seat: Seat): boolean {
  const { state: s } = t;
  const vessels = involved(s).filter((c) => s.controller[c] === seat);
  const cool = vessels
    .flatMap((vessel) => handsAboard(s, vessel, seat))
    .filter((c) => levelOf(s, c, SKILL.OFFICER) > 0 && attributeOf(s, c, 'cunning') > 8);
  const helped = (c: Thing) => ((faceOf(s, c).row.cunning ?? 0) > 8 ? [] : inspirersOf(s, c, 'all'));
  const [first] = inOrder(
    s,
    cool.map((c) => [c, ...helped(c)]),
  );
  if (first === undefined) tellUnmet(t, vessels, seat, K.crimson);
  else show(t, first);
  return first !== undefined;
}
export const involved = (s: Blaze): Thing[] =>
  [...new Set((s.battle?.engagements ?? []).flatMap(({ firing, target }) => [...firing, target]))].filter((c) => s.inPlay.includes(c));

export function* fireAndDamage(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  const frame = battleOf(s);
  const current = pairOf((seat) => nth(frame.current, seat));
  const settled = frame.engagements.map((one) => {
    const terms: { attack: FigureTerm[]; defense: FigureTerm[] } = { attack: [], defense: [] };
    const totals = totalsOf(s, one, tacticsOf(s, one), NONE, terms);
    seeAll(s, lendersOf(s, [...terms.attack, ...terms.defense])); // BOG-R70
    t.reveal({
      type: 'fired',
      seat: controllerOf(s, nth(one.firing, 0)),
      target: idOf(designOf(s, one.target)),
      thing: one.target,
      side: one.side,
      firing: one.firing,
      attackTerms: termsTold(s, terms.attack),
      defenseTerms: termsTold(s, terms.defense),
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
      const tactic = isBorgShip(s, nth(one.firing, 0)) ? NONE : nth(current, by);
      yield* cuttingBeam(t, one, by, tactic);
      if (isSpared(t, one.target, current, spared)) continue;
      hits.push({ target: one.target, result: totals.result, by, tactic, engagement: one });
    }
    // BOG-50: several targets of a multiplexed ship share what is drawn; the Borg Ship dilemma deals each its own default damage.
    const together = hits.length > 1 && hits.every(({ engagement }) => engagement !== null && !isBorgShip(s, nth(engagement.firing, 0)));
    if (together) yield* damageAll(t, hits);
    else for (const hit of hits) if (s.inPlay.includes(hit.target) && t.result === null) yield* damageAll(t, [hit]);
    if (t.result !== null) return;
    yield* aimedMiss(t, fired, current);
  }
}

/** BOG-R12; for the Borg Ship dilemma as target the player whose fire hit it. */
const damagerOf = (s: Blaze, { firing, target }: Engagement): Seat =>
  isBorgShip(s, target) ? controllerOf(s, nth(firing, 0)) : other(controllerOf(s, target));

/** T14: the seat that began the battle with it may be lucky, once for each ship with its commander aboard. */
function isSpared(t: BlazeTable, target: Thing, current: readonly Design[], spared: Map<Thing, boolean>): boolean {
  const { state: s } = t;
  const seat = controllerOf(s, target);
  const frame = battleOf(s);
  if (seat < 0 || frame.attacker !== seat || current[seat] === NONE || face(nth(current, seat)).row.rule !== 'picard') return false;
  if (!isShipThing(s, target)) return false;
  const [commander] = commandersOf(s, target).sort((a, b) => byCopy(s, a, b));
  if (commander === undefined) {
    tellUnmet(t, [target], seat, K.picard);
    return false;
  }
  const known = spared.get(target);
  if (known !== undefined) return known;
  show(t, [commander]);
  const lucky = t.pick([true, false]);
  spared.set(target, lucky);
  if (lucky) t.reveal({ type: 'spared', card: idOf(designOf(s, target)), thing: target });
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
      : nth(rooms, 0);
  const taken = yield* pickOne(t, crewAt(room));
  if (taken === NONE) return;
  s.at[taken] = ship;
  t.reveal({ type: 'shown', seat: controllerOf(s, taken), card: idOf(designOf(s, taken)) });
  assimilatePerson(t, taken, by);
}

/** Target Shields that missed and became a marker nowhere is placed alone. */
function* aimedMiss(t: BlazeTable, fired: readonly { one: Engagement; totals: Totals }[], current: readonly Design[]): Rules<void> {
  const { state: s } = t;
  const frame = battleOf(s);
  const missed = fired.filter(({ one, totals }) => totals.result === 'miss' && s.inPlay.includes(one.target)).map(({ one }) => one);
  const first = missed[0];
  if (first === undefined) return;
  const by = damagerOf(s, first);
  const tactic = nth(current, by);
  if (tactic === NONE || frame.current[by] === NONE || face(tactic).row.rule !== 'aimed-miss' || isBorgShip(s, nth(first.firing, 0)))
    return;
  const targets = missed.map((one) => one.target);
  const target = targets.length === 1 ? nth(targets, 0) : yield* t.choose(by, 'bog.mark', targets);
  mark(t, target, tactic, by);
  frame.current[by] = NONE;
}
