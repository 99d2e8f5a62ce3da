/** Where crew defend: everybody on the Bridge when it is held, otherwise wherever the number to take is lowest. */
import type { Seat } from '@bridgehead/kernel';
import { BRIDGE, type Card, NONE } from '../cards/index.ts';
import { defenseOf, needOf } from '../rules/compute.ts';
import { crewOf, has, sectionsOf } from '../rules/questions.ts';
import type { Bridge } from '../state.ts';

export interface Stations {
  readonly changes: boolean;
  at(section: Card): Card[];
}

export function stationPlan(s: Bridge, seat: Seat): Stations {
  const sections = sectionsOf(s, seat);
  const plan = new Map<Card, Card>();
  if (sections.includes(BRIDGE)) for (const crew of crewOf(s, seat)) plan.set(crew, BRIDGE);
  else level(s, seat, sections, plan);
  const changes = [...plan].some(([crew, section]) => s.station[crew] !== section);
  return { changes, at: (section) => [...plan].filter(([, to]) => to === section).map(([crew]) => crew) };
}

/** The strongest first, each to the section that is easiest to take so far. */
function level(s: Bridge, seat: Seat, sections: readonly Card[], plan: Map<Card, Card>): void {
  if (sections.length === 0) return;
  const crew = crewOf(s, seat);
  const kept = s.station;
  s.station = s.station.map((station, card) => (crew.includes(card) ? NONE : station));
  const needs = new Map(sections.map((section) => [section, needOf(s, section, null)]));
  s.station = kept;
  const strength = (one: Card) => Math.max(...sections.map((section) => defenseOf(s, one, section)));
  for (const one of crew.filter((x) => !has(s, x, 'roaming')).sort((a, b) => strength(b) - strength(a) || a - b)) {
    const weakest = [...needs].sort((a, b) => a[1] - b[1])[0] as [Card, number];
    plan.set(one, weakest[0]);
    needs.set(weakest[0], weakest[1] + defenseOf(s, one, weakest[0]));
  }
}
