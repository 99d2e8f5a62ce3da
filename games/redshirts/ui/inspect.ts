/** What the inspector says of a section, an officer, a ship or a card: its danger in one sentence, and the clauses about it. */

import type { Json, Phrase, Ref } from '@bridgehead/kernel';
import type { Inspected } from '@bridgehead/ui';
import { CARDS, type Card, cardRow } from '../cards.ts';
import { nth } from '../lists.ts';
import { CORE, CRITICAL, NEXT, SECTIONS, type Section, SHIELD, sectionNamed } from '../ship.ts';
import { NONE } from '../state.ts';
import type { RedView } from '../view.ts';
import { dangersOf } from './dangers.ts';
import { faceOf } from './faces.ts';
import { parseRef, viewOf } from './intent.ts';
import { healthFacts, sectionFacts, shieldLeft } from './sentences.ts';
import { chanceText, officerTitle, sectionName, shipTitle } from './words.ts';

type Say = (phrase: Phrase) => string;

export function inspect(view: Json, ref: Ref, say: Say): Inspected | null {
  const v = viewOf(view);
  const { kind, rest } = parseRef(ref);
  switch (kind) {
    case 'card':
      return cardThing(nth(rest, 0));
    case 'section':
      return sectionThing(v, nth(rest, 0), nth(rest, 1), say);
    case 'officer':
      return officerThing(v, nth(rest, 0), say);
    case 'ship':
      return shipThing(v, nth(rest, 0), say);
    case 'about':
      return aboutThing(ref.slice('about:'.length), say);
    default:
      return null;
  }
}

const cardThing = (card: Card): Inspected | null =>
  CARDS[card] === undefined ? null : { title: cardRow(card).title, face: faceOf(card), about: [cardRow(card).id] };

/** From the rulebook: a card or a section as such. */
function aboutThing(id: string, say: Say): Inspected | null {
  const card = CARDS.findIndex((row) => row.id === id);
  if (card >= 0) return cardThing(card);
  const section = sectionNamed(id);
  return section === null
    ? null
    : { title: sectionName(section), facts: [...functionOf(section, say), doorsOf(section, say)], about: [id] };
}

function sectionThing(view: RedView, number: number, section: Section, say: Say): Inspected | null {
  const ship = view.ships[number];
  const row = SECTIONS[section];
  if (ship === undefined || row === undefined) return null;
  const facts = sectionFacts({ view, say }, ship, section).map((fact) => `${capital(fact)}.`);
  if (section === SHIELD) facts.splice(0, 1, say({ key: 'red.ui.inspect.shield', params: { n: ship.false ? '?' : shieldLeft(ship) } }));
  return {
    title: whereOf(view, number, section, say),
    facts: [
      ...facts,
      ...functionOf(section, say),
      ...(ship.levels[section] === CRITICAL && !ship.false && row.crew ? [say({ key: 'red.ui.inspect.wreck' })] : []),
      doorsOf(section, say),
    ],
    about: [row.id, ...(CORE.includes(section) ? ['core'] : [])],
  };
}
const whereOf = (view: RedView, ship: number, section: Section, say: Say): string =>
  say({ key: 'red.ui.inspect.where', params: { section: sectionName(section), ship: shipTitle(view, ship) } });
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const functionOf = (section: Section, say: Say): string[] => {
  const key = `red.ui.inspect.${SECTIONS[section]?.id}`;
  const text = say({ key });
  return text === key ? [] : [text];
};
function doorsOf(section: Section, say: Say): string {
  const names = (NEXT[section] ?? []).map(sectionName);
  return names.length === 0 ? '' : say({ key: 'red.ui.inspect.doors', params: { sections: names.join(', ') } });
}

function officerThing(view: RedView, officer: number, say: Say): Inspected | null {
  const o = view.officers[officer];
  if (o === undefined) return null;
  const where = !o.alive
    ? say({ key: 'red.ui.dead' })
    : o.ship === NONE
      ? say({ key: 'red.ui.unseen' })
      : whereOf(view, o.ship, o.section, say);
  return {
    title: officerTitle(view, officer),
    owner: o.seat,
    facts: [
      where,
      ...(o.alive ? [capital(healthFacts({ view, say }, o))] : []),
      ...(o.own !== null && o.own.cloak > 0 ? [say({ key: 'red.ui.inspect.cloak', params: { n: o.own.cloak } })] : []),
      ...(o.own === null
        ? []
        : [
            say({
              key: 'red.ui.inspect.hand',
              params: { cards: [...o.own.hand, ...o.own.xo].map((card) => cardRow(card).title).join(', ') || '–' },
            }),
          ]),
    ],
  };
}
function shipThing(view: RedView, number: number, say: Say): Inspected | null {
  const ship = view.ships[number];
  if (ship === undefined) return null;
  const odds = view.odds.filter((one) => one.target === number);
  return {
    title: shipTitle(view, number),
    facts: [
      ship.false
        ? say({ key: 'red.ui.unreliable' })
        : say({ key: 'red.ui.inspect.core', params: { n: CORE.filter((section) => nth(ship.levels, section) >= CRITICAL).length } }),
      say({ key: 'red.ui.inspect.shield', params: { n: ship.false ? '?' : shieldLeft(ship) } }),
      ...odds.map(({ laser, eighths }) =>
        say({ key: 'red.ui.inspect.odds', params: { laser: sectionName(laser), chance: chanceText(eighths) } }),
      ),
      ...dangersOf(view, ship).map(({ text }) => text),
    ],
  };
}
