/** The guided first match: each step appears when its moment comes and goes when it is done. */
import type { Guide, GuideStep, GuideTable } from '@bridgehead/ui';
import type { Deed } from '../actions/deed.ts';
import type { RedEvent } from '../events.ts';
import { officerRef, sectionRef, shipRef } from '../names.ts';
import { CORE } from '../ship.ts';
import type { RedView } from '../view.ts';
import { now } from './guide-now.ts';
import { eventOf } from './happened.ts';
import { asRed, chosenOf, crewOf, menuOf } from './intent.ts';

const ME = 0;
const viewOf = (table: GuideTable): RedView => asRed(table).view;
const happened = (table: GuideTable, test: (event: RedEvent) => boolean): boolean => table.log.some(({ event }) => test(eventOf(event)));
const offers = (table: GuideTable, verb: Deed[0]): boolean => menuOf(table.prompt).some((deed) => deed[0] === verb);
const mine = (officer: number | null): boolean => officer !== null && Math.floor(officer / 3) === ME;
const holds = (table: GuideTable, card: number): boolean => crewOf(viewOf(table)).some((o) => o.own?.hand.includes(card) === true);
/** A Repair card that somebody can play where he stands. */
const repairs = (table: GuideTable) => menuOf(table.prompt).flatMap((deed) => (deed[0] === 'repair' ? [deed] : []));
/** The officer and the card. */
const repairers = (table: GuideTable): string[] => repairs(table).flatMap(([, officer, card]) => [officerRef(officer), `card:${card}`]);

/** Where the Commander can go, once he is chosen. */
function walkable(table: GuideTable): readonly string[] | null {
  if (chosenOf(asRed(table))?.officer !== 1) return null;
  const ways = menuOf(table.prompt).flatMap((deed) => (deed[0] === 'step' && deed[1] === 1 ? [deed[2]] : []));
  return ways.length === 0 ? null : ways.map((section) => sectionRef(ME, section));
}

const step = (id: string, clauses: readonly string[], rest: Partial<GuideStep>): GuideStep => ({
  id,
  title: `red.guide.${id}`,
  text: `red.guide.${id}.text`,
  clauses,
  ...rest,
});

export const guide: Guide = {
  // Strafing Run, Overcharge and Lock On for the captain; a Redshirt and a Plasma Charge for the commander; rifle and Force Field for the third.
  seed: '9d03000009030000000000000000000000000000000000000000000000000000',
  options: { firstShip: 'as-listed' },
  seat: ME,
  level: 'cadet',
  steps: [
    step('ship', ['RED-10', 'RED-20'], {
      when: (table) => table.prompt?.key !== 'red.name',
      points: CORE.map((section) => sectionRef(ME, section)),
    }),
    step('fire', ['RED-29', 'RED-50'], {
      when: (table) => offers(table, 'fire'),
      points: ['deed:fire:10', 'deed:fire:11'],
      done: (table) => happened(table, (event) => event.type === 'fired' && event.ship === ME),
    }),
    step('shield', ['RED-34', 'RED-R13'], {
      when: (table) => happened(table, (event) => event.type === 'absorbed' && event.ship !== ME),
      points: [shipRef(1)],
    }),
    step('redshirts', ['RED-59', 'RED-74'], {
      when: (table) => offers(table, 'play') && holds(table, 3),
      points: ['card:3'],
      done: (table) => happened(table, (event) => event.type === 'played' && event.card === 3 && mine(event.officer)),
    }),
    step('walk', ['RED-46', 'RED-47'], {
      when: (table) => offers(table, 'step'),
      points: (table) => walkable(table) ?? [officerRef(1)],
      done: (table) => happened(table, (event) => event.type === 'stepped' && mine(event.officer)),
    }),
    step('repair', ['RED-16', 'RED-71'], {
      when: (table) => repairs(table).length > 0,
      points: repairers,
      done: (table) => happened(table, (event) => event.type === 'repaired' && event.ship === ME),
    }),
    step('beam', ['RED-21', 'RED-23'], {
      when: (table) => offers(table, 'teleport'),
      points: ['deed:teleport'],
      done: (table) => happened(table, (event) => (event.type === 'beamed' || event.type === 'boarded') && mine(event.officer)),
    }),
    step('phaser', ['RED-57', 'RED-58'], {
      when: (table) => offers(table, 'phaser'),
      points: ['deed:phaser'],
      done: (table) => happened(table, (event) => event.type === 'phasered' && mine(event.officer)),
    }),
    step('charge', ['RED-82'], {
      when: (table) =>
        holds(table, 11) && viewOf(table).officers.some((o) => o.team === ME && o.alive && viewOf(table).ships[o.ship]?.team !== ME),
      done: (table) => happened(table, (event) => event.type === 'chargeSet' && event.team === ME),
    }),
    step('defend', ['RED-83', 'RED-49'], {
      when: (table) => viewOf(table).officers.some((o) => o.alive && o.team !== ME && o.ship === ME),
    }),
    step('swap', ['RED-43', 'RED-41'], {
      when: (table) => viewOf(table).round >= 2 && offers(table, 'swap'),
      points: ['deed:swap', 'deed:turn-in'],
      done: (table) => happened(table, (event) => event.type === 'swapped' || event.type === 'turnedIn'),
    }),
    step('finish', ['RED-95', 'RED-99'], { when: (table) => [24, 28, 30].some((card) => holds(table, card)) && viewOf(table).round >= 2 }),
    step('lost', ['RED-13', 'RED-79'], { when: (table) => happened(table, (event) => event.type === 'shipLost') }),
  ],
  now,
  free: { title: 'red.guide.free', text: 'red.guide.free.text' },
};
