/** The table in letters: both lines with their ships and teams, hands and piles; and what a player might try ("why not …?"). */
import type { Viewer } from '@bridgehead/kernel';
import { designNumber, face } from './cards/index.ts';
import { cardName, groupWords, thingName, vesselFacts } from './table-help.ts';
import type { BlazeView } from './view.ts';

export { tries } from './actions/index.ts';

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

/** What lies on the table is in the drawing; hands and piles are listed in words. */
export const covers = (zone: string): boolean => zone === 'table';
