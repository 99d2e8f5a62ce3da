/** Getting about: on foot, as a repair bot, through the teleport chamber (RED-21 to RED-25, RED-46 to RED-49, RED-90). */

import { nth } from '../lists.ts';
import { sectionRef } from '../names.ts';
import { step, stepBot, teleport, whyBotStep, whyStep, whyTeleport } from '../rules/moves.ts';
import { SECTIONS, type Section, WALKS } from '../ship.ts';
import { NONE } from '../state.ts';
import { atShip, inSection, number, officerRef, ownMen, type RedActions, says, sectionAround, shipRef, shipsThere, up } from './row.ts';

export type WalkDeed =
  | readonly ['step', number, Section]
  | readonly ['bot', number, number, Section]
  | readonly ['teleport', number, number];

export const WALKING: RedActions<WalkDeed> = {
  step: {
    takes: [number, number],
    tries: (s, _seat, man) => nth(WALKS, nth(s.officers, man).section).map((to) => ['step', man, to]),
    why: up(whyStep),
    do: (t, _seat, man, to) => step(t, man, to),
    says: (view, man, to) => says(view, 'step', man, inSection(to)),
    refs: (man, to, view) => [officerRef(man), sectionAround(view, man, to)],
    meant: (view, seat) => ownMen(view, seat).flatMap(({ officer }) => SECTIONS.map((_, to) => ['step', officer, to] as const)),
  },
  bot: {
    takes: [number, number, number],
    tries: (s, _seat, man) =>
      s.bots.flatMap(({ owner, section }, bot) => (owner === man ? nth(WALKS, section).map((to) => ['bot', man, bot, to] as const) : [])),
    why: up(whyBotStep),
    do: (t, _seat, man, bot, to) => stepBot(t, man, bot, to),
    says: (view, man, _bot, to) => says(view, 'bot', man, inSection(to)),
    refs: (man, bot, to, view) => [officerRef(man), sectionRef(view.bots[bot]?.ship ?? NONE, to)],
    meant: (view, seat) =>
      ownMen(view, seat).flatMap(({ officer }) =>
        view.bots.flatMap(({ owner }, bot) => (owner === officer ? SECTIONS.map((_, to) => ['bot', officer, bot, to] as const) : [])),
      ),
  },
  teleport: {
    takes: [number, number],
    tries: (s, _seat, man) => s.ships.map((_, ship) => ['teleport', man, ship]),
    why: up(whyTeleport),
    do: (t, _seat, man, ship) => teleport(t, man, ship),
    says: (view, man, ship) => says(view, 'teleport', man, atShip(view, ship)),
    refs: (man, ship) => [officerRef(man), shipRef(ship)],
    meant: (view, seat) =>
      ownMen(view, seat).flatMap(({ officer }) => shipsThere(view).map((ship) => ['teleport', officer, ship] as const)),
  },
};
