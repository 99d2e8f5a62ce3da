/** Where an officer can walk this turn: shortest ways over sections that are open and whole. */
import { nth } from '../lists.ts';
import { hasHostileField, holdsEnemy } from '../rules/seen.ts';
import { CRITICAL, type Section, WALKS } from '../ship.ts';
import { levelOf, type Match, type Officer, shipOf } from '../state.ts';

export interface Ways {
  /** In the order of distance, the own section first. */
  readonly sections: readonly Section[];
  readonly steps: readonly number[];
  /** By section: the one before it on the way; the own section for itself. */
  readonly from: ReadonlyMap<Section, Section>;
}

/** A wrecked section can be the end of a way, never a part of it (RED-48). */
export function waysOf(s: Match, o: Officer): Ways {
  const from = new Map<Section, Section>([[o.section, o.section]]);
  const sections = [o.section];
  const steps = [0];
  const canWalk = o.steps > 0 && o.halt === 0 && !o.helm && !hasHostileField(s, o.ship, o.section, o.team);
  for (let i = 0; canWalk && i < sections.length; i++) {
    const at = nth(sections, i);
    const walked = nth(steps, i);
    if (walked >= o.steps || (i > 0 && levelOf(shipOf(s, o.ship), at) >= CRITICAL)) continue;
    for (const to of nth(WALKS, at)) {
      if (from.has(to) || hasHostileField(s, o.ship, to, o.team) || holdsEnemy(s, o.ship, to, o.team)) continue;
      from.set(to, at);
      sections.push(to);
      steps.push(walked + 1);
    }
  }
  return { sections, steps, from };
}

/** The sections on the way to one of them, without the own. */
export function wayTo({ from }: Ways, to: Section): Section[] {
  const way: Section[] = [];
  for (let at = to; from.get(at) !== at; at = from.get(at) as Section) way.unshift(at);
  return way;
}
