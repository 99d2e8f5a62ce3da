/** The table in letters: both lines with their ships and teams, hands and piles; and what a player might try ("why not …?"). */
import type { Json, Prompt, Viewer } from '@bridgehead/kernel';
import { designNumber, face } from './cards/index.ts';
import { cardName, groupWords, thingName, vesselFacts } from './table-help.ts';
import type { BlazeView } from './view.ts';

const WIDTH = 80;
const LEGEND = [
  '[1] [2] whose; ? dilemmas under a mission, face down; RANGE left/whole',
  'Unofficial; not affiliated with the owners of Star Trek.',
];

export function board(view: BlazeView, viewer: Viewer): string[] {
  const scores = view.seats.map((seat, i) => `${viewer === i ? 'you' : `Seat ${i + 1}`} ${seat.score}`).join(', ');
  return [
    `Round ${view.round} of ${view.roundLimit}, goal ${view.goal}: ${scores}${view.phase === 'play' ? `; Seat ${view.active + 1} has the turn` : ` (${view.phase})`}`,
    ...view.lines.flatMap((line, quadrant) =>
      line.length === 0 ? [] : [quadrant === 0 ? 'Alpha' : 'Gamma', ...line.flatMap((location) => locationLines(view, location))],
    ),
    ...tableLines(view),
    ...view.seats.map(
      (seat, i) =>
        `Seat ${i + 1}: hand ${seat.handCount}, deck ${seat.deckCount}, Tactics ${seat.tacticsCount}+${seat.tacticsUp.length}, discard ${seat.discard.length}`,
    ),
    ...battleLines(view),
    ...LEGEND,
  ].map((line) => (line.length > WIDTH ? `${line.slice(0, WIDTH - 1)}…` : line));
}

function locationLines(view: BlazeView, location: number): string[] {
  const one = view.locations[location];
  if (one === undefined) return [];
  const mission = face(designNumber(one.card));
  const stack = one.stack.map((card) => (card.card === '' ? '?' : cardName(card.card))).join(' ');
  const head = ` ${mission.name} (${mission.row.type ?? 'S'}, ${mission.row.points ?? 0} points, span ${one.span}) [${one.owner + 1}]${one.solvedBy >= 0 ? ' solved' : ''} ${stack}`;
  const down = view.places.filter(({ place }) => place === -11 - 2 * location).flatMap(({ groups }) => groups.map(groupWords));
  const ships = view.vessels
    .filter(({ at }) => at === -10 - 2 * location)
    .map((vessel) => `   ${thingName(view, vessel.id)}: ${vesselFacts(view, vessel).join(', ')}`);
  return [head.trimEnd(), ...(down.length === 0 ? [] : [`   surface: ${down.join(', ')}`]), ...ships];
}
function tableLines(view: BlazeView): string[] {
  const lying = view.things.filter(({ at }) => at === -2).map((thing) => `${thingName(view, thing.id)} [${thing.controller + 1}]`);
  return lying.length === 0 ? [] : [`table: ${lying.join(', ')}`];
}
function battleLines(view: BlazeView): string[] {
  if (view.battle === null) return [];
  return view.battle.engagements.map(
    ({ firing, target, attack, defense }) =>
      `battle: ${firing.map((c) => thingName(view, c)).join(', ')} at ${thingName(view, target)}: ${attack} against ${defense}`,
  );
}

/** What somebody might type or ask about, legal or not. */
export function tries(view: BlazeView, prompt: Prompt): Json[] {
  if (prompt.key !== 'bog.turn') return [];
  const mine = view.vessels.filter(({ controller }) => controller === prompt.seat);
  const hand = view.seats[prompt.seat]?.hand ?? [];
  const homes = [...mine, ...view.things.filter(({ card }) => card.startsWith('SI'))].map(({ id }) => id);
  return [
    ...mine.flatMap(({ id }) => [
      ...view.lines.flat().map((to) => ['move', id, to]),
      ['undock', id, 0],
      ['cloak', id, 0],
      ['decloak', id, 0],
      ['attempt', id, 0],
    ]),
    ...view.lines.flat().map((location) => ['attempt', -11 - 2 * location, 0]),
    ...view.vessels.filter(({ controller }) => controller !== prompt.seat).map(({ id }) => ['attack', id, 0]),
    ...hand.flatMap((id) => [['play', id, 0], ['lay', id, 0], ...homes.map((home) => ['report', id, home])]),
  ];
}

/** What lies on the table is in the drawing; hands and piles are listed in words. */
export const covers = (zone: string): boolean => zone === 'table';
