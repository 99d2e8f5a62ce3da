/** T3: captives, and taking a Nor over. */
import type { Reason, Rules, Seat } from '@bridgehead/kernel';
import { K } from '../cards/index.ts';
import { after } from '../rules/after.ts';
import {
  commandeer,
  free,
  holdsAny,
  imprison,
  leaveUnattended,
  NO_CAPTIVE,
  pickUp,
  takeCustody,
  takeOut,
  trapsOf,
  whyNotCommandeer,
  whyNotCustody,
  whyNotFree,
  whyNotImprison,
  whyNotLeave,
  whyNotPickUp,
  whyNotTakeOut,
} from '../rules/captives.ts';
import { interrogate, whyNotInterrogate } from '../rules/interrogate.ts';
import { meant, whomsOf } from '../rules/names.ts';
import { activeAt, type BlazeTable, is, isNor, shipsOf, siteOf } from '../rules/things.ts';
import { type Blaze, NONE, type Place, placeOf, type Thing } from '../state.ts';
import { placeName, thingName } from '../table-help.ts';
import type { Whom } from '../target.ts';
import type { BlazeView } from '../view.ts';
import { type BlazeActions, cardRef, placeRef, spot, whom, whomName } from './row.ts';

export type CaptiveOrder =
  | readonly ['custody', trap: Thing, Place]
  | readonly ['imprison', Whom]
  | readonly ['take-out', Whom]
  | readonly ['leave', Whom]
  | readonly ['pick-up', Whom]
  | readonly ['free', Whom]
  | readonly ['commandeer', nor: Thing]
  | readonly ['interrogate', card: Thing];

const captives = (s: Blaze): Thing[] => s.inPlay.filter((c) => s.captor[c] !== NONE);
/** About one captive. */
const about = <K extends 'imprison' | 'take-out' | 'leave' | 'pick-up' | 'free'>(
  verb: K,
  why: (s: Blaze, seat: Seat, c: Thing) => Reason | null,
  does: (t: BlazeTable, seat: Seat, c: Thing) => void,
) => ({
  takes: [whom] as const,
  exact: true as const,
  tries: (s: Blaze, seat: Seat) =>
    !holdsAny(s)
      ? []
      : whomsOf(
          s,
          captives(s).filter((c) => why(s, seat, c) === null),
        ).map((one) => [verb, one] as const),
  why(s: Blaze, seat: Seat, one: Whom): Reason | null {
    const c = meant(s, captives(s), one);
    return c === undefined ? NO_CAPTIVE : why(s, seat, c);
  },
  do(t: BlazeTable, seat: Seat, one: Whom): Rules<void> {
    const c = meant(t.state, captives(t.state), one);
    if (c !== undefined) does(t, seat, c);
    return after(t, 'captive');
  },
  says: (view: BlazeView, one: Whom) => ({ key: `bog.do.${verb}`, params: { card: whomName(view, one) } }),
  refs: (one: Whom) => [cardRef(one[1]), placeRef(one[3])],
});

export const CAPTIVES: BlazeActions<CaptiveOrder> = {
  custody: {
    takes: [spot, spot],
    exact: true,
    tries: (s, seat) =>
      trapsOf(s, seat).flatMap((trap) =>
        [placeOf(s, trap), ...shipsOf(s, seat)]
          .filter((place) => whyNotCustody(s, seat, trap, place) === null)
          .map((place) => ['custody', trap, place] as const),
      ),
    why: (s, seat, trap, place) => (trapsOf(s, seat).includes(trap) ? whyNotCustody(s, seat, trap, place) : NO_CAPTIVE),
    do(t, seat, trap, place) {
      takeCustody(t, seat, trap, place);
      return after(t, 'captive');
    },
    says: (view, trap, place) => ({ key: 'bog.do.custody', params: { card: thingName(view, trap), place: placeName(view, place) } }),
    refs: (trap, place) => [placeRef(trap), placeRef(place)],
  },
  imprison: about('imprison', whyNotImprison, imprison),
  'take-out': about('take-out', whyNotTakeOut, takeOut),
  leave: about('leave', whyNotLeave, leaveUnattended),
  'pick-up': about('pick-up', whyNotPickUp, pickUp),
  free: about('free', whyNotFree, (t, _seat, c) => free(t, c, placeOf(t.state, c))),
  commandeer: {
    takes: [spot],
    exact: true,
    tries: (s, seat) => s.inPlay.filter((c) => isNor(s, c) && whyNotCommandeer(s, seat, c) === null).map((c) => ['commandeer', c]),
    why: whyNotCommandeer,
    do: (t, seat, nor) => after(t, 'captive', commandeer(t, nor, seat, activeAt(t.state, siteOf(t.state, nor, K.ops), seat))),
    says: (view, nor) => ({ key: 'bog.do.commandeer', params: { card: thingName(view, nor) } }),
    refs: (nor) => [placeRef(nor)],
    meant: (view, seat) => view.vessels.filter(({ controller }) => controller !== seat).map(({ id }) => ['commandeer', id]),
  },
  interrogate: {
    takes: [spot],
    exact: true,
    tries: (s, seat) =>
      s.inPlay.filter((c) => is(s, c, 'interrogation') && whyNotInterrogate(s, seat, c) === null).map((c) => ['interrogate', c]),
    why: whyNotInterrogate,
    do: (t, seat, card) => after(t, 'captive', interrogate(t, seat, card)),
    says: (view, card) => {
      const on = view.things.find((one) => one.id === card)?.on ?? '';
      return on === '' ? { key: 'bog.do.interrogate' } : { key: 'bog.do.interrogate.who', params: { card: placeName(view, card) } };
    },
    refs: (card) => [placeRef(card)],
  },
};
