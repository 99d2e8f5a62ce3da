/** Every card in a position of its own, with the case where it does nothing. */
import { describe, expect, test } from 'vitest';
import { designNumber, IDS, nameOf } from '../cards/index.ts';
import { AGENDA_SCENES } from './scenes/agendas.ts';
import { CREW_SCENES } from './scenes/crews.ts';
import { DOORWAY_SCENES } from './scenes/doorways.ts';
import { EVENT_SCENES } from './scenes/events.ts';
import { INTERRUPT_SCENES } from './scenes/interrupts.ts';
import { MISSION_SCENES } from './scenes/missions.ts';
import { STATION_SCENES } from './scenes/stations.ts';
import { TACTIC_SCENES } from './scenes/tactics.ts';
import { TEXT_SCENES } from './scenes/texts.ts';

const SCENES = [
  ...CREW_SCENES,
  ...MISSION_SCENES,
  ...EVENT_SCENES,
  ...AGENDA_SCENES,
  ...INTERRUPT_SCENES,
  ...DOORWAY_SCENES,
  ...STATION_SCENES,
  ...TEXT_SCENES,
  ...TACTIC_SCENES,
];

describe.each(SCENES.map((one) => [`${one.id} ${nameOf(designNumber(one.id))} ${one.says}`, one] as const))(
  '%s',
  (_title, { does, without }) => {
    test('it does', does);
    test('without it, it does not', without);
  },
);

test('every card has its scene', () => {
  const shown = new Set<string>(SCENES.map(({ id }) => id));
  expect(IDS.filter((id) => !shown.has(id))).toEqual([]);
});
