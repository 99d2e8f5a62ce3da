/** A random legal list of cards for any format. */

import { type Chance, shuffle } from '@bridgehead/kernel';
import { BORG, CARDASSIAN, D, type Design, DOMINION, designsOf, FACES, face, isPersonnel, isShip, NON_ALIGNED } from '../cards/index.ts';
import { nth } from '../entries.ts';
import { type DeckList, FORMAT_RULES, type Format } from './list.ts';

const ALL_SITES = designsOf('site');
const TACTICS = designsOf('tactic');
const Q_CARDS = designsOf('q');
const DILEMMAS = designsOf('dilemma');
const MISSIONS = designsOf('mission');
const MORE_SEEDS = [D.EV17, D.IN1, D.IN2, D.IN3, D.IN4, D.OB1, D.OB3, D.OB6, D.DW4, D.DW6];
const BORG_FIRST = [D.M21, D.M23, D.M25];
/** All equipment, events, incidents, objectives, interrupts, doorways, a second Devidian Door, and the Remote Supply Depot. */
const REST = [D.FA6, ...designsOf('equipment', 'event', 'incident', 'objective', 'interrupt', 'doorway'), D.DW5];

/** The first n of a mix, beginning a new mix whenever one is used up. */
function take(from: readonly Design[], n: number, chance: Chance): Design[] {
  const taken: Design[] = [];
  while (taken.length < n && from.length > 0) taken.push(...shuffle([...from], chance).slice(0, n - taken.length));
  return taken;
}

export function randomDeck(format: Format, chance: Chance): DeckList {
  const short = format === 'skirmish';
  const colour = chance.below(7);
  const colours = colour === 6 ? [CARDASSIAN, DOMINION] : [colour];
  const isBorg = colour === BORG;
  const usable = (d: Design) => isBorg || !face(d).row.bo;
  const missions = randomMissions(colours, FORMAT_RULES[format].missions, chance);
  const seeds = randomFacilities(colours, chance);
  const rest = REST.filter(usable);
  const tactics: Design[] = [];
  if (chance.below(4) > 0) {
    seeds.push(D.DW1);
    const kinds = TACTICS.filter(usable);
    for (let n = 8 + chance.below(9); n > 0; n--) tactics.push(nth(kinds, chance.below(kinds.length)));
  }
  const q: Design[] = [];
  if (chance.below(3) === 0) {
    seeds.push(D.DW2);
    for (let n = 6 + chance.below(7); n > 0; n--) q.push(nth(Q_CARDS, chance.below(Q_CARDS.length)));
  }
  let tent: Design[] = [];
  if (chance.below(3) === 0) {
    seeds.push(D.DW3);
    tent = take([...new Set(rest)], 13, chance);
  }
  seeds.push(
    ...take(
      MORE_SEEDS.filter((d) => usable(d) && !seeds.includes(d)),
      chance.below(4),
      chance,
    ),
  );
  const room = FORMAT_RULES[format].seeds - missions.length - seeds.filter((d) => face(d).kind !== 'site').length;
  const dilemmas = take([...DILEMMAS, ...DILEMMAS], Math.min(short ? 6 : 12, room), chance);
  return { missions, seeds, dilemmas, draw: randomDraw(colours, short, rest, chance), tactics, 'q-continuum': q, tent };
}

function randomMissions(colours: readonly number[], n: number, chance: Chance): Design[] {
  if (colours[0] === BORG) {
    const first = nth(BORG_FIRST, chance.below(BORG_FIRST.length));
    return [
      first,
      ...take(
        MISSIONS.filter((d) => d !== first),
        n - 1,
        chance,
      ),
    ];
  }
  const first = colours.includes(DOMINION) ? [D.M18] : [];
  const fitting = MISSIONS.filter((d) => !first.includes(d) && colours.some((colour) => face(d).admits[colour]));
  const taken = shuffle([...fitting], chance).slice(0, n - first.length);
  const universals = fitting.filter((d) => !face(d).row.unique);
  return [...first, ...taken, ...take(universals, n - first.length - taken.length, chance)];
}

function randomFacilities(colours: readonly number[], chance: Chance): Design[] {
  const seeds: Design[] = [];
  for (const colour of colours) {
    if (colour < CARDASSIAN) seeds.push(nth([D.FA1, D.FA2, D.FA3], colour));
    if (colour === CARDASSIAN) {
      seeds.push(D.FA4);
      if (chance.below(2) === 0) seeds.push(D.FA8, ...ALL_SITES);
    }
    if (colour === DOMINION) seeds.push(D.FA5, D.FA7, D.DW6);
    if (colour === BORG) seeds.push(D.FA9, D.OB4, D.OB5);
  }
  if (colours.length > 1) seeds.push(D.EV17);
  return seeds;
}

/** BOG-R61's copies: a new mix of the rest may bring a fifth copy only after four whole ones, which no deck is long enough for. */
function randomDraw(colours: readonly number[], short: boolean, rest: readonly Design[], chance: Chance): Design[] {
  const isBorg = colours[0] === BORG;
  const size = short ? 20 + chance.below(6) : 30 + chance.below(11);
  const mine = (d: Design) => colours.includes(face(d).affiliation) || (!isBorg && face(d).affiliation === NON_ALIGNED);
  const people = FACES.filter(({ d }) => isPersonnel(d) && mine(d)).map(({ d }) => d);
  const ships = FACES.filter(({ d }) => isShip(d) && mine(d)).map(({ d }) => d);
  const draw = [...take(people, short ? 9 : 12, chance), ...take(ships, short ? 3 : 4, chance)];
  return [...draw, ...take(rest, size - draw.length, chance)];
}
