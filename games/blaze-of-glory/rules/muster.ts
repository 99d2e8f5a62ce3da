/** Muster: a staffed ship and a few personnel before the first turn (BOG-R50). */

import { because, type Chance, type Json, type Reason, type Rules, type Seat, shuffle } from '@bridgehead/kernel';
import { type Design, designNumber, face, idOf, isPersonnel, isShip } from '../cards/index.ts';
import { cardsOf, nth } from '../entries.ts';
import { type Blaze, NONE, type Place, type Thing } from '../state.ts';
import { cardNamed } from '../target.ts';
import { tidied, whyUntidy } from './names.ts';
import { takeSides } from './play.ts';
import { isDoubled, putAt, whyNotReport } from './report.ts';
import { dealHands } from './seeding.ts';
import { staffingTeam } from './staffing.ts';
import { areCompatible, type BlazeTable, facilitiesOf, isNor, sitesOf } from './things.ts';

/** Facilities of the seat; a Nor by itself. */
const musterPoints = (s: Blaze, seat: Seat): Thing[] => facilitiesOf(s, seat);
/** Where a card would stand there; NONE if it cannot report. */
function standAt(s: Blaze, seat: Seat, design: Design, facility: Thing): Place {
  if (isDoubled(s, seat, design)) return NONE;
  const places = isNor(s, facility) ? sitesOf(s, facility) : [facility];
  return places.find((place) => whyNotReport(s, seat, design, place) === null) ?? NONE;
}
const UNSTAFFED = because('BOG-R50', 'bog.no.muster-staff');
const HOMELESS = because('BOG-R50', 'bog.no.muster-home');

function designsPicked(picked: readonly Json[]): Design[] {
  return picked.map((name) => designNumber(cardNamed(name)));
}
/** Facilities where all of them may report and staff the ship, if there is one. */
export function musterHomes(s: Blaze, seat: Seat, designs: readonly Design[]): Thing[] {
  return musterPoints(s, seat).filter((facility) => designs.every((d) => standAt(s, seat, d, facility) !== NONE));
}
function whyNotMuster(s: Blaze, seat: Seat, picked: readonly Json[]): Reason | null {
  const designs = designsPicked(picked);
  const ships = designs.filter(isShip);
  const people = designs.filter(isPersonnel);
  const untidy = whyUntidy(picked);
  if (untidy !== null) return untidy;
  if (ships.length > 1 || people.length > s.musterPeople) return because('BOG-R50', 'bog.no.muster-size', { n: s.musterPeople });
  const personas = designs.filter((d) => face(d).row.unique).map((d) => face(d).persona);
  if (new Set(personas).size < personas.length) return because('BOG-B7', 'bog.no.persona');
  if (designs.length > 0 && musterHomes(s, seat, designs).length === 0) return HOMELESS;
  const ship = ships[0];
  return ship !== undefined && !staffsDesign(s, seat, ship, people) ? UNSTAFFED : null;
}
function staffsDesign(s: Blaze, seat: Seat, ship: Design, people: readonly Design[]): boolean {
  const fits = people.filter((d) => areCompatible(s, seat, face(d).affiliation, face(ship).affiliation));
  return staffingTeam(s, seat, face(ship), fits, people.length) !== null;
}

export function* muster(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  if (s.musterPeople === 0) {
    s.phase = 'mulligan';
    return dealHands(t);
  }
  const answers = yield* t.all(
    [0, 1].map((seat) => {
      const names = musterNames(s, seat);
      return t.selection(seat, 'bog.muster', names, {
        min: 0,
        max: 1 + s.musterPeople,
        params: { people: s.musterPeople },
        check: (picked) => whyNotMuster(s, seat, picked),
        amiss: () => because('BOG-R50', 'bog.no.muster-size', { n: s.musterPeople }),
        fallback: [],
        draw: (chance) => drawMuster(s, seat, chance),
      });
    }),
  );
  const chosen = answers.map(designsPicked);
  const homes = chosen.map((designs, seat) => musterHomes(s, seat, designs));
  const asking = [0, 1].filter((seat) => nth(chosen, seat).length > 0 && nth(homes, seat).length > 1);
  const named = yield* t.all(asking.map((seat) => t.choice(seat, 'bog.muster-home', nth(homes, seat))));
  for (const seat of [0, 1]) {
    const designs = nth(chosen, seat);
    if (designs.length === 0) continue;
    const home = asking.includes(seat) ? nth(named, asking.indexOf(seat)) : nth(nth(homes, seat), 0);
    yield* placeMuster(t, seat, designs, home);
  }
  s.phase = 'mulligan';
  dealHands(t);
}
/** Ships and personnel of the own draw deck that could report somewhere. */
function musterNames(s: Blaze, seat: Seat): string[] {
  const fitting = cardsOf(s.deck, seat).filter(
    (d) => (isPersonnel(d) || isShip(d)) && musterPoints(s, seat).some((c) => standAt(s, seat, d, c) !== NONE),
  );
  return tidied([...fitting].sort((a, b) => a - b).map(idOf));
}
function* placeMuster(t: BlazeTable, seat: Seat, designs: readonly Design[], home: Thing): Rules<void> {
  const { state: s } = t;
  const ship = designs.find(isShip);
  const deck = cardsOf(s.deck, seat);
  for (const d of designs) deck.splice(deck.indexOf(d), 1);
  const vessel = ship === undefined ? NONE : putAt(s, seat, ship, standAt(s, seat, ship, home));
  const people = designs.filter((d) => d !== ship).map((d) => putAt(s, seat, d, vessel === NONE ? standAt(s, seat, d, home) : vessel));
  t.reveal({ type: 'mustered', seat, cards: designs.map(idOf) });
  for (const c of people) yield* takeSides(t, seat, c, home);
}
function drawMuster(s: Blaze, seat: Seat, chance: Chance): readonly string[] {
  const way = chance.below(8);
  if (way === 0) return [];
  const stock = [...new Set(cardsOf(s.deck, seat))];
  const homes = shuffle([...musterPoints(s, seat)], chance);
  if (way > 1)
    for (const home of homes)
      for (const ship of shuffle(
        stock.filter((d) => isShip(d) && standAt(s, seat, d, home) !== NONE),
        chance,
      )) {
        const fits = (d: Design) =>
          isPersonnel(d) && standAt(s, seat, d, home) !== NONE && areCompatible(s, seat, face(d).affiliation, face(ship).affiliation);
        const people = shuffle(cardsOf(s.deck, seat).filter(fits), chance);
        const team = staffingTeam(s, seat, face(ship), people, s.musterPeople);
        if (team === null) continue;
        const chosen = team.map((i) => nth(people, i));
        if (!areOnce(chosen)) continue;
        const rest = people.filter((_, i) => !team.includes(i));
        return named(fill(chosen, rest, s.musterPeople, chance), ship);
      }
  const home = homes[0];
  if (home === undefined) return [];
  const people = shuffle(
    cardsOf(s.deck, seat).filter((d) => isPersonnel(d) && standAt(s, seat, d, home) !== NONE),
    chance,
  );
  return named(fill([], people, s.musterPeople, chance), NONE);
}
const areOnce = (designs: readonly Design[]): boolean => {
  const personas = designs.filter((d) => face(d).row.unique).map((d) => face(d).persona);
  return new Set(personas).size === personas.length;
};
/** The others of the mix, each with one chance in two, until the number is full. */
function fill(chosen: readonly Design[], rest: readonly Design[], most: number, chance: Chance): Design[] {
  const all = [...chosen];
  for (const d of rest) if (all.length < most && chance.below(2) === 0 && areOnce([...all, d])) all.push(d);
  return all;
}
const named = (people: readonly Design[], ship: Design): string[] =>
  tidied([...people, ...(ship === NONE ? [] : [ship])].sort((a, b) => a - b).map(idOf));
