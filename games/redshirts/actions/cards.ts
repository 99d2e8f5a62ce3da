/** Playing cards, a verb for each kind of thing that they are aimed at; and turning cards in (RED-40 to RED-42). */
import { aimOf, CARDS, type Card, type CardAim, TORPEDO } from '../cards.ts';
import { nth } from '../lists.ts';
import { sectionRef } from '../names.ts';
import * as rules from '../rules/play.ts';
import { turnIn, whyTurnIn } from '../rules/turn-in.ts';
import { CREW_SECTIONS, SECTIONS, SERVES, type Section, SKIPS, STRIKABLE, WALKS } from '../ship.ts';
import { type Match, NONE, officerOf } from '../state.ts';
import type { RedView } from '../view.ts';
import {
  atShip,
  cardRef,
  cardWords,
  forMate,
  inSection,
  number,
  officerRef,
  ownMen,
  type RedActions,
  says,
  sectionAround,
  shipOfMan,
  shipRef,
  shipsThere,
  up,
} from './row.ts';

export type CardDeed =
  | readonly ['play', number, Card]
  /** Through a bot of the officer's, or NONE for himself. */
  | readonly ['repair', number, Card, number, Section]
  /** In a section of the ship that he is aboard. */
  | readonly ['play-in', number, Card, Section]
  | readonly ['play-for', number, Card, number]
  | readonly ['play-at', number, Card, number]
  | readonly ['play-there', number, Card, number, Section]
  | readonly ['turn-in', number];

export const PLAYING: RedActions<CardDeed> = {
  play: {
    takes: [number, number],
    tries: (s, _seat, man) => held(s, man, 'none').map((card) => ['play', man, card]),
    why: up(rules.whyPlay),
    do: (t, seat, man, card) => rules.play(t, seat, man, card),
    says: (view, man, card) => says(view, 'play', man, { card: cardWords(card) }),
    refs: (man, card) => [officerRef(man), cardRef(card)],
    meant: (view, seat) => meant(view, seat, 'none', (man, card) => [['play', man, card]]),
  },
  repair: {
    takes: [number, number, number, number],
    tries: (s, _seat, man) => {
      const reach = [
        [NONE, officerOf(s, man).section] as const,
        ...s.bots.flatMap(({ owner, section }, bot) => (owner === man ? [[bot, section] as const] : [])),
      ];
      return held(s, man, 'repair').flatMap((card) =>
        reach.flatMap(([via, at]) => [at, ...nth(SERVES, at)].map((section) => ['repair', man, card, via, section] as const)),
      );
    },
    why: up(rules.whyRepair),
    do: (t, _seat, man, card, via, section) => rules.repair(t, man, card, via, section),
    says: (view, man, card, via, section) =>
      says(view, via === NONE ? 'play.section' : 'play.bot', man, { card: cardWords(card), ...inSection(section) }),
    refs: (man, card, via, section, view) => [
      officerRef(man),
      cardRef(card),
      sectionRef(via === NONE ? shipOfMan(view, man) : (view.bots[via]?.ship ?? NONE), section),
    ],
    meant: (view, seat) => meant(view, seat, 'repair', (man, card) => SECTIONS.map((_, section) => ['repair', man, card, NONE, section])),
  },
  'play-in': {
    takes: [number, number, number],
    tries: (s, _seat, man) => {
      const { section } = officerOf(s, man);
      const near = [section, ...nth(WALKS, section)];
      return held(s, man, 'section').flatMap((card) =>
        (card === rules.SKIPPING ? nth(SKIPS, section) : near).map((at) => ['play-in', man, card, at] as const),
      );
    },
    why: up(rules.whyPlayIn),
    do: (t, _seat, man, card, section) => rules.playIn(t, man, card, section),
    says: (view, man, card, section) => says(view, 'play.section', man, { card: cardWords(card), ...inSection(section) }),
    refs: (man, card, section, view) => [officerRef(man), cardRef(card), sectionAround(view, man, section)],
    meant: (view, seat) => meant(view, seat, 'section', (man, card) => SECTIONS.map((_, section) => ['play-in', man, card, section])),
  },
  'play-for': {
    takes: [number, number, number],
    tries: (s, _seat, man) => {
      const { team } = officerOf(s, man);
      return held(s, man, 'officer').flatMap((card) =>
        s.officers.flatMap((other, mate) => (other.team === team ? [['play-for', man, card, mate] as const] : [])),
      );
    },
    why: up(rules.whyPlayFor),
    do: (t, _seat, man, card, mate) => rules.playFor(t, man, card, mate),
    says: (view, man, card, mate) => says(view, 'play.officer', man, { card: cardWords(card), ...forMate(view, mate) }),
    refs: (man, card, mate) => [officerRef(man), cardRef(card), officerRef(mate)],
    meant: (view, seat) =>
      meant(view, seat, 'officer', (man, card) => view.officers.map(({ officer }) => ['play-for', man, card, officer])),
  },
  'play-at': {
    takes: [number, number, number],
    tries: (s, _seat, man) => [
      ...held(s, man, 'ship').flatMap((card) => s.ships.map((_, ship) => ['play-at', man, card, ship] as const)),
      ...held(s, man, 'place').flatMap((card) =>
        card === TORPEDO ? s.ships.flatMap(({ pod }, ship) => (pod ? [['play-at', man, card, ship] as const] : [])) : [],
      ),
    ],
    why: up(rules.whyPlayAt),
    do: (t, seat, man, card, ship) => rules.playAt(t, seat, man, card, ship),
    says: (view, man, card, ship) => says(view, 'play.ship', man, { card: cardWords(card), ...atShip(view, ship) }),
    refs: (man, card, ship) => [officerRef(man), cardRef(card), shipRef(ship)],
    meant: (view, seat) => meant(view, seat, 'ship', (man, card) => shipsThere(view).map((ship) => ['play-at', man, card, ship])),
  },
  'play-there': {
    takes: [number, number, number, number],
    tries: (s, _seat, man) =>
      held(s, man, 'place').flatMap((card) =>
        s.ships.flatMap(({ pod }, ship) =>
          card === TORPEDO && pod
            ? []
            : (card === TORPEDO ? STRIKABLE : CREW_SECTIONS).map((section) => ['play-there', man, card, ship, section] as const),
        ),
      ),
    why: up(rules.whyPlayThere),
    do: (t, _seat, man, card, ship, section) => rules.playThere(t, man, card, ship, section),
    says: (view, man, card, ship, section) =>
      says(view, 'play.there', man, { card: cardWords(card), ...atShip(view, ship), ...inSection(section) }),
    refs: (man, card, ship, section) => [officerRef(man), cardRef(card), sectionRef(ship, section)],
    meant: (view, seat) =>
      meant(view, seat, 'place', (man, card) =>
        shipsThere(view)
          .filter((ship) => ship !== shipOfMan(view, man))
          .flatMap((ship) => STRIKABLE.map((section) => ['play-there', man, card, ship, section] as const)),
      ),
  },
  'turn-in': {
    takes: [number],
    tries: (_s, _seat, man) => [['turn-in', man]],
    why: up(whyTurnIn),
    do: (t, seat, man) => turnIn(t, seat, man),
    says: (view, man) => says(view, 'turn-in', man),
    refs: (man) => [officerRef(man)],
    meant: (view, seat) => ownMen(view, seat).map(({ officer }) => ['turn-in', officer]),
  },
};

/** The different cards in an officer's hands that are aimed at things of this kind. */
function held(s: Match, man: number, aim: CardAim): Card[] {
  const { hand, xo } = officerOf(s, man);
  const cards: Card[] = [];
  for (const card of hand) if (aimOf(card) === aim && !cards.includes(card)) cards.push(card);
  for (const card of xo) if (aimOf(card) === aim && !cards.includes(card)) cards.push(card);
  return cards;
}

/** Every card of this kind that there is: somebody may ask about one that he does not hold. */
const meant = <D extends CardDeed>(view: RedView, seat: number, aim: CardAim, deeds: (man: number, card: Card) => readonly D[]): D[] =>
  ownMen(view, seat).flatMap(({ officer }) => CARDS.flatMap((_, card) => (aimOf(card) === aim ? deeds(officer, card) : [])));
