/** T2: cards from hand, and what lies on the table and is turned up or used. */

import { because, type Reason, type Seat } from '@bridgehead/kernel';
import { playOf } from '../cards/effects.ts';
import { BORG, type CardId, D, type Design, designNumber, FACES, face, idOf, isEquipment, isPersonnel, isShip, K } from '../cards/index.ts';
import { cardsOf } from '../entries.ts';
import { abilitiesIn, playsCard, useAbility, whyNotUse } from '../rules/abilities.ts';
import { after, isFreeCard, isFreeReport, layFaceDown, mayPlayCard, playFromHand } from '../rules/after.ts';
import { revealCard, revealsIn, whyNotReveal } from '../rules/agendas.ts';
import { sourceOf } from '../rules/download.ts';
import type { Source } from '../rules/hub.ts';
import { playCard } from '../rules/play.ts';
import { buildLocations, reportPlaces, whyNotAddSite, whyNotBuild, whyNotReport } from '../rules/report.ts';
import { playableIn, whyNotPlayNow } from '../rules/responses.ts';
import { affiliationOf, facilitiesOf, hasOpen, is, isNor, isPersonnelThing, isUnopposed, siteOf, sitesOf } from '../rules/things.ts';

import { type Blaze, type Location, NONE, type Place, type Thing } from '../state.ts';
import { cardName, placeName } from '../table-help.ts';
import { isWhom, type Target } from '../target.ts';
import {
  type BlazeActions,
  card,
  cardRef,
  handOf,
  locationName,
  locationRef,
  naming,
  ownVessels,
  placeRef,
  source,
  spot,
  target,
  targetRefs,
  whomName,
} from './row.ts';

export type CardOrder =
  | readonly ['report', CardId, Place]
  | readonly ['build', CardId, at: Location | Thing]
  | readonly ['play', CardId, Target]
  | readonly ['lay', CardId]
  | 'red-alert'
  | readonly ['ops', CardId, site: Thing]
  | readonly ['reveal', Thing, Target]
  | readonly ['use', Source, Target];

const PLAYED = because('BOG-B11', 'bog.no.second-play');
const AFTER_ORDER = because('BOG-B11', 'bog.no.after-order');
const NOT_NOW = because('BOG-R62', 'bog.no.not-now');
const NOT_HELD = because('BOG-R62', 'bog.no.not-held');
const CAME_BACK = because('BOG-R53', 'bog.no.came-back');
const BORG_COMMANDEER = because('BOG-77', 'bog.no.borg-commandeer');
const NO_AGENDA = because('BOG-R87', 'bog.no.agenda');
const NO_RED_ALERT = because('BOG-R62', 'bog.no.red-alert');
const NO_OPS = because('BOG-R62', 'bog.no.ops');
const NOT_FOUND = because('BOG-B33', 'bog.no.not-found');

/** Each card of the hand once. */
function hand(s: Blaze, seat: Seat): Design[] {
  const found: Design[] = [];
  for (const d of cardsOf(s.hand, seat)) if (!found.includes(d) && !s.returned.includes(d)) found.push(d);
  return found;
}
const isNewcomer = (d: Design): boolean => isPersonnel(d) || isShip(d) || isEquipment(d);

function whyNotHeld(s: Blaze, seat: Seat, d: Design): Reason | null {
  if (!cardsOf(s.hand, seat).includes(d)) return NOT_HELD;
  return s.returned.includes(d) ? CAME_BACK : null;
}
const whyNoCards = (s: Blaze): Reason | null => (s.stage === 'cards' ? null : AFTER_ORDER);
const whyNoCardPlay = (s: Blaze): Reason | null => whyNoCards(s) ?? (s.cardPlayed ? PLAYED : null);

/** SI1: sites of a Nor of the seat with Ops where it is not opposed. */
const opsSites = (s: Blaze, seat: Seat): Thing[] =>
  facilitiesOf(s, seat)
    .filter((nor) => isNor(s, nor) && siteOf(s, nor, K.ops) !== NONE)
    .flatMap((nor) => sitesOf(s, nor).filter((site) => isUnopposed(s, site, seat)));
const fitsOps = (s: Blaze, d: Design, site: Thing): boolean =>
  isNewcomer(d) && (isEquipment(d) || face(d).affiliation === affiliationOf(s, s.at[site] ?? NONE));

/** BOG-77: Commandeer Ship for a side that has nobody but Borg. */
const isBorgOnly = (s: Blaze, seat: Seat): boolean => {
  const own = s.inPlay.filter((c) => s.controller[c] === seat && isPersonnelThing(s, c));
  return own.length > 0 && own.every((c) => affiliationOf(s, c) === BORG);
};

const kindOfCard = (id: string): string => (id === '' ? '' : face(designNumber(id)).kind);
const isAgenda = (id: string): boolean => id !== '' && face(designNumber(id)).row.ha;

export const CARDS: BlazeActions<CardOrder> = {
  report: {
    takes: [card, spot],
    exact: true,
    tries(s, seat) {
      if (s.stage !== 'cards') return [];
      return hand(s, seat)
        .filter(isNewcomer)
        .flatMap((d) =>
          reportPlaces(s, seat, d)
            .filter((place) => (mayPlayCard(s) || isFreeReport(s, d, place)) && whyNotReport(s, seat, d, place) === null)
            .map((place) => ['report', idOf(d), place] as const),
        );
    },
    why: (s, seat, id, place) =>
      whyNotHeld(s, seat, D[id]) ??
      whyNoCards(s) ??
      whyNotReport(s, seat, D[id], place) ??
      (mayPlayCard(s) || isFreeReport(s, D[id], place) ? null : PLAYED),
    do: (t, seat, id, place) => after(t, 'card', playFromHand(t, seat, D[id], place, isFreeReport(t.state, D[id], place))),
    says: (view, id, place) => ({ key: 'bog.do.report', params: { card: cardName(id), place: placeName(view, place) } }),
    refs: (id, place) => [cardRef(id), placeRef(place)],
    meant: (view, seat) => {
      const homes = [...ownVessels(view, seat), ...view.things.filter((one) => kindOfCard(one.card) === 'site')];
      return handOf(view, seat).flatMap((id) => homes.map((home) => ['report', id, home.id] as const));
    },
  },
  build: {
    takes: [card, spot],
    exact: true,
    tries(s, seat) {
      if (!mayPlayCard(s)) return [];
      return hand(s, seat).flatMap((d) => {
        const places =
          face(d).kind === 'facility'
            ? buildLocations(s, seat, d)
            : face(d).kind === 'site'
              ? facilitiesOf(s, seat).filter((nor) => whyNotAddSite(s, seat, d, nor) === null)
              : [];
        return places.map((at) => ['build', idOf(d), at] as const);
      });
    },
    why(s, seat, id, at) {
      const d = D[id];
      const why = whyNotHeld(s, seat, d) ?? whyNoCardPlay(s);
      if (why !== null) return why;
      if (face(d).kind === 'site') return whyNotAddSite(s, seat, d, at);
      return face(d).kind === 'facility' && s.mission[at] !== undefined ? whyNotBuild(s, seat, d, at) : NOT_NOW;
    },
    do: (t, seat, id, at) => after(t, 'card', playFromHand(t, seat, D[id], at, false)),
    says: (view, id, at) => ({
      key: 'bog.do.build',
      params: { card: cardName(id), place: face(D[id]).kind === 'site' ? placeName(view, at) : locationName(view, at) },
    }),
    refs: (id, at) => [cardRef(id), face(D[id]).kind === 'site' ? placeRef(at) : locationRef(at)],
  },
  play: {
    takes: [card, target],
    exact: true,
    tries: (s, seat) =>
      hand(s, seat).flatMap((d) =>
        playOf(d) === null || face(d).row.ha || !(isFreeCard(d) || mayPlayCard(s))
          ? []
          : playableIn(s, seat, d, 'turn', NONE).map((at) => ['play', idOf(d), at] as const),
      ),
    why(s, seat, id, _at) {
      const d = D[id];
      if (face(d).kind === 'tactic') return whyNotPlayNow(s, seat, d, 'turn');
      const why = whyNotHeld(s, seat, d) ?? (isFreeCard(d) ? null : whyNoCardPlay(s));
      if (why !== null) return why;
      if (d === K.commandeer && isBorgOnly(s, seat)) return BORG_COMMANDEER;
      return whyNotPlayNow(s, seat, d, 'turn');
    },
    do: (t, seat, id, at) => after(t, 'card', playFromHand(t, seat, D[id], at, isFreeCard(D[id]))),
    says: (view, id, at) => naming(view, 'play', id, at),
    refs: (id, at) => [cardRef(id), ...targetRefs(id, at)],
    meant: (view, seat) => handOf(view, seat).map((id) => ['play', id, 0]),
  },
  lay: {
    takes: [card],
    exact: true,
    tries: (s, seat) =>
      mayPlayCard(s)
        ? hand(s, seat)
            .filter((d) => face(d).row.ha)
            .map((d) => ['lay', idOf(d)])
        : [],
    why: (s, seat, id) => whyNotHeld(s, seat, D[id]) ?? whyNoCardPlay(s) ?? (face(D[id]).row.ha ? null : NO_AGENDA),
    do(t, seat, id) {
      layFaceDown(t, seat, D[id]);
      return after(t, 'card');
    },
    says: (_view, id) => ({ key: 'bog.do.lay', params: { card: cardName(id) } }),
    refs: (id) => [cardRef(id)],
    meant: (view, seat) => handOf(view, seat).map((id) => ['lay', id]),
  },
  'red-alert': {
    takes: [],
    exact: true,
    tries: (s, seat) => (mayPlayCard(s) && hasOpen(s, seat, 'red alert') ? ['red-alert'] : []),
    why: (s, seat) => whyNoCardPlay(s) ?? (hasOpen(s, seat, 'red alert') ? null : NO_RED_ALERT),
    do(t) {
      t.state.cardPlayed = true;
      t.state.redAlert = true;
      return after(t, null);
    },
    says: () => ({ key: 'bog.do.red-alert' }),
    refs: () => [],
    meant: () => ['red-alert'],
  },
  /** SI1: download one card able to report to a site of the Nor where the seat is not opposed, instead of the card play. */
  ops: {
    takes: [card, spot],
    exact: true,
    tries: (s, seat) =>
      !mayPlayCard(s)
        ? []
        : opsSites(s, seat).flatMap((site) =>
            FACES.filter(({ d }) => fitsOps(s, d, site) && sourceOf(s, seat, d) !== null && whyNotReport(s, seat, d, site) === null).map(
              ({ id }) => ['ops', id, site] as const,
            ),
          ),
    why(s, seat, id, site) {
      const why = whyNoCardPlay(s);
      if (why !== null) return why;
      if (!opsSites(s, seat).includes(site) || !fitsOps(s, D[id], site)) return NO_OPS;
      return sourceOf(s, seat, D[id]) === null ? NOT_FOUND : whyNotReport(s, seat, D[id], site);
    },
    do(t, seat, id, site) {
      t.state.cardPlayed = true;
      t.state.noDraw = true;
      return after(t, 'card', playCard(t, seat, D[id], site, 'download', 'turn'));
    },
    says: (view, id, site) => ({ key: 'bog.do.ops', params: { card: cardName(id), place: placeName(view, site) } }),
    refs: (id, site) => [cardRef(id), placeRef(site)],
  },
  reveal: {
    takes: [spot, target],
    exact: true,
    tries: (s, seat) => revealsIn(s, seat, 'turn', NONE).map(([c, at]) => ['reveal', c, at]),
    why: (s, seat, c, at) => whyNotReveal(s, seat, c, at, 'turn', NONE),
    do: (t, seat, c, at) => after(t, 'card', revealCard(t, seat, c, at, 'turn', NONE)),
    says: (view, c, at) => {
      const id = view.things.find((one) => one.id === c)?.card ?? '';
      return naming(view, 'reveal', id, at);
    },
    refs: (c, at) => [placeRef(c), ...targetRefs('', at)],
    meant: (view, seat) => view.things.filter((one) => one.controller === seat && isAgenda(one.card)).map(({ id }) => ['reveal', id, 0]),
  },
  use: {
    takes: [source, target],
    exact: true,
    tries: (s, seat) => abilitiesIn(s, seat, 'turn', NONE).map(([from, at]) => ['use', from, at]),
    why: (s, seat, from, at) => whyNotUse(s, seat, from, at, 'turn', NONE),
    *do(t, seat, from, at) {
      const { state: s } = t;
      const plays = playsCard(s, from);
      const objective = typeof from === 'number' && is(s, from, 'ship objective') ? from : NONE;
      yield* useAbility(t, seat, from, at, 'turn', NONE);
      const assimilated = objective !== NONE && at === 'probe' && !s.inPlay.includes(objective); // a ship (OB6)
      yield* after(t, plays ? 'card' : assimilated ? 'captive' : null);
    },
    says: (view, from, at) => {
      if (isWhom(from)) return naming(view, 'use', from[1], at, whomName(view, from));
      const id = [...view.things, ...view.vessels].find((one) => one.id === from)?.card ?? '';
      return naming(view, 'use', id, at);
    },
    refs: (from, at) => (isWhom(from) ? [cardRef(from[1]), ...targetRefs(from[1], at)] : [placeRef(from), ...targetRefs('', at)]),
  },
};
