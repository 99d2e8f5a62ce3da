/** Set-up: ships, crews, decks; then the captains name their ships. */

import type { OptionValues, Rules, SetupTable } from '@bridgehead/kernel';
import { deckOf } from '../cards.ts';
import type { RedEvent } from '../events.ts';
import { nth } from '../lists.ts';
import { DEFAULT_NAMES } from '../names.ts';
import { allowsDefection, modeOf, stormRound } from '../options.ts';
import { BRIDGE, ENG, TELE } from '../ship.ts';
import { chairSeat, hasCrew, type Match, NONE, newMatch, newOfficer, newShip, STEPS_A_TURN, shipOf } from '../state.ts';
import { type Red, tellAll } from './voice.ts';

/** RED-R2: one officer in each third of the ship. */
const STATIONS = [BRIDGE, TELE, ENG] as const;
const LONGEST_NAME = 24;

export function setUp(t: SetupTable<RedEvent>): Match {
  const options = t.options as OptionValues;
  const mode = modeOf(t.seats, options);
  const ships = mode === 'seats' ? t.seats / 3 : t.seats; // RED-02: crews of three
  const order = Array.from({ length: ships }, (_, ship) => ship);
  const first = options.firstShip === 'random' ? t.pick(order) : 0;
  const storm = stormRound(mode, options);
  const s = newMatch(
    {
      mode,
      storm,
      defection: allowsDefection(mode, options),
      balanced: options.opening === 'balanced',
      shipless: options.loss === 'ship',
      first,
    },
    ships,
    t.seats,
  );
  // RED-08: all ships are the same.
  for (const ship of order) {
    s.ships.push(newShip('', ship, false));
    // RED-R2: rank by rank, each at a station of its own.
    STATIONS.forEach((station, rank) => {
      const officer = newOfficer(ship, rank, ship, station);
      if (mode === 'duel' && rank > 0) Object.assign(officer, { health: 0, ship: NONE, section: NONE });
      s.officers.push(officer);
    });
    if (mode === 'duel') s.bots.push({ owner: 3 * ship, ship, section: ENG, steps: STEPS_A_TURN, by: NONE, unnamed: false });
  }
  s.crewDeck = t.shuffle(deckOf('crew', mode === 'duel'));
  s.captainDeck = t.shuffle(deckOf('captain', mode === 'duel'));
  t.emit({ type: 'firstShip', ship: first });
  return s;
}

/** RED-04, RED-R79: all captains' chairs at once. */
export function* nameShips(t: Red): Rules<void> {
  const s = t.state;
  const ships = s.teams.map((_, ship) => ship);
  const asked = ships.filter((ship) => hasCrew(s, ship)); // not those who have given up meanwhile
  const texts = yield* t.all(
    asked.map((ship) =>
      t.writing(chairSeat(s, ship), 'red.name', {
        max: LONGEST_NAME,
        clause: 'RED-R79',
        fallback: nth(DEFAULT_NAMES, ship),
        params: { ship, default: nth(DEFAULT_NAMES, ship) },
      }),
    ),
  );
  const names: string[] = [];
  for (const ship of ships) {
    const text = texts[asked.indexOf(ship)] ?? '';
    names.push(freeName(cleaned(text) || nth(DEFAULT_NAMES, ship), names));
    shipOf(s, ship).name = nth(names, ship);
  }
  s.step = 'begin';
  tellAll(t, { type: 'shipsNamed', names });
}

/** Without control characters and other invisible ones, single blanks only. */
const cleaned = (text: string): string =>
  text
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

const NUMERALS = ['', ' II', ' III', ' IV'] as const;
/** The first that no lower ship number bears, letter case apart. */
function freeName(name: string, taken: readonly string[]): string {
  const lower = taken.map((one) => one.toLowerCase());
  return name + (NUMERALS.find((numeral) => !lower.includes((name + numeral).toLowerCase())) as string);
}
