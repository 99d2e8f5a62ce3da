/** Interrogation (EV08), and what Madred adds to it and to Torture (BOG-79). */
import { because, type Reason, type Rules, type Seat } from '@bridgehead/kernel';
import { type Design, face, idOf, K, numberOf } from '../cards/index.ts';
import { nth } from '../entries.ts';
import { type Blaze, BRAINWASHED, designOf, isSpace, ownerOf, placeOf, surface, type Thing, USED } from '../state.ts';
import { free } from './captives.ts';
import { score, set } from './changes.ts';
import { isSomewhereUnseen, show, tellUnmet } from './proofs.ts';
import { type BlazeTable, faceOf, facilitiesOf, handsAboard, has, is, isCaptive, isNor, isSiteThing, shipsOf } from './things.ts';

const NOT_YOURS = because('BOG-60', 'bog.no.captive');
const ONCE = because('BOG-R62', 'bog.no.used');

export function whyNotInterrogate(s: Blaze, seat: Seat, card: Thing): Reason | null {
  if (!s.inPlay.includes(card) || s.design[card] !== K.interrogation || s.controller[card] !== seat) return NOT_YOURS;
  const c = placeOf(s, card);
  if (s.captor[c] !== seat || !(isCaptive(s, c) || has(s, c, BRAINWASHED))) return NOT_YOURS;
  return has(s, card, USED) ? ONCE : null;
}

/** EV08: the captive's owner answers; each score is one higher with Madred at the outpost (BOG-79, BOG-R46). */
export function* interrogate(t: BlazeTable, seat: Seat, card: Thing): Rules<void> {
  const { state: s } = t;
  const prisoner = placeOf(s, card);
  const owner = ownerOf(s, prisoner);
  set(s, card, USED);
  const answer = yield* t.choose(owner, 'bog.lights', ['four', 'five'], { params: { card: idOf(designOf(s, prisoner)) } });
  t.emit({ type: 'interrogated', seat, card: idOf(designOf(s, prisoner)), answer });
  score(t, seat, numberOf(K.interrogation, answer) + madred(t, seat, prisoner, K.interrogation), idOf(designOf(s, card)));
  if (answer === 'four') return;
  const homes = [
    ...shipsOf(s, owner).filter((c) => isSpace(placeOf(s, c))),
    ...facilitiesOf(s, owner).flatMap((c) => (isNor(s, c) ? s.inPlay.filter((x) => s.at[x] === c && isSiteThing(s, x)) : [c])),
    ...s.mission
      .map((_, location) => location)
      .filter((location) => face(nth(s.mission, location)).row.type === 'P')
      .map(surface),
  ];
  const home = homes.length === 0 ? placeOf(s, prisoner) : homes.length === 1 ? nth(homes, 0) : yield* t.choose(owner, 'bog.home', homes);
  free(t, prisoner, home);
}
/**
 * BOG-79, BOG-R46, BOG-R49: Madred, not Gul Madred, and the captive aboard the same outpost, not a Nor, not a ship. He is named; where he
 * might have been there unseen it is said that he was not (BOG-R70).
 */
export function madred(t: BlazeTable, seat: Seat, prisoner: Thing, card: Design): number {
  const { state: s } = t;
  const place = placeOf(s, prisoner);
  if (place < 0 || faceOf(s, place).row.stance !== 'outpost') return 0;
  const present = handsAboard(s, place, seat).filter((c) => is(s, c, 'interrogator'));
  if (present.length > 0) show(t, present);
  else if (isSomewhereUnseen(s, seat, K.interrogator)) tellUnmet(t, [place], seat, card);
  return present.length > 0 ? 1 : 0;
}
