/** The table in letters: who is who, pools and dice, the Order and its auction, the story; and what a player might try ("why not …?"). */
import type { Viewer } from '@bridgehead/kernel';
import { codeOf, diceIn, pipsIn, RISING } from './dice.ts';
import { nth } from './lists.ts';
import { entryText, percent, saveChanceOf, seatNames, stanceIn, trainedIn } from './table-help.ts';
import type { CrewView, OfficerView } from './view.ts';

const WIDTH = 80;
const LATEST = 6;
const LEGEND = ['C blue (Commission), E green (Encounter); * holds a role card, > asked for a bid, x out'];

export function board(view: CrewView, viewer: Viewer): string[] {
  return [
    `${view.ship === '' ? 'Bridge Crew' : `The ${view.ship}`}, round ${view.round}${view.settings.finalAct === 'off' ? '' : ` of ${view.lastOrdinary} (${view.lastRound})`}`,
    `Commission ${dice(view.commission)}`,
    `Encounter  ${dice(view.encounter)}`,
    ...view.officers.map((officer, seat) => officerLine(view, officer, seat, viewer)),
    ...orderLines(view),
    ...view.log.slice(-LATEST).flatMap((entry) => wrapped(`${names(view)[entry.seat]}: ${entryText(view, entry)}`)),
    ...LEGEND,
  ].map((line) => (line.length > WIDTH ? `${line.slice(0, WIDTH - 1)}…` : line));
}

/** '2×C4 1×E12 (3 dice, 11.5 pips)'. */
function dice(pool: readonly number[]): string {
  const kinds = RISING.filter((kind) => nth(pool, kind) > 0).map((kind) => `${pool[kind]}×${codeOf(kind)}`);
  return kinds.length === 0 ? '–' : `${kinds.join(' ')} (${diceIn([...pool])} dice, ${pipsIn([...pool])} pips)`;
}

function officerLine(view: CrewView, officer: OfficerView, seat: number, viewer: Viewer): string {
  const role = seat === view.captain ? '*Captain ' : seat === view.alien ? '*Alien ' : '';
  const auction = view.beat.endsWith('auction') ? (view.turn === seat ? '>' : officer.out ? 'x' : ' ') : ' ';
  const cards = officer.crew === null || officer.personality === null ? faceDown(officer) : cardsOf(view, officer);
  const chance = saveChanceOf(view, seat);
  const save = chance === null ? '' : `, saves ${percent(chance)} %`;
  const you = viewer === seat ? ' (you)' : '';
  const given = officer.conceded ? ', given up' : '';
  return `${auction}${seat + 1} ${role}${names(view)[seat]}${you}: ${cards}; ${dice(officer.dice)}${save}${given}`;
}
const faceDown = ({ crew, personality, hasChosen }: OfficerView): string =>
  [crew, personality].filter((card) => card !== null).join(', ') || `${hasChosen.length} cards face down`;
function cardsOf(view: CrewView, { crew, personality }: OfficerView): string {
  const stance = stanceIn(view, personality);
  const trained = crew !== null && view.order !== null && trainedIn(crew) === view.order ? ', trained' : '';
  return `${crew}, ${personality}${stance === null || stance === 'unmoved' ? '' : ` (${stance})`}${trained}`;
}

function orderLines(view: CrewView): string[] {
  const tale = view.tales.at(-1);
  if (view.order === null || view.sheet === null || tale === undefined) return [];
  const bid =
    view.bid === null ? 'no bid yet' : `${view.bid === 'respect' ? 'With respect, sir' : `d${view.bid}`} by ${names(view)[view.bidder]}`;
  const auction = view.offer === null ? '' : `; offered d${view.offer}, ${bid}`;
  const sides = (view.sides ?? []).map(({ seat, die, attitude }) => `${names(view)[seat]} ${die ?? ''} ${attitude ?? ''}`.trim());
  return [
    `${view.order.toUpperCase()} (${view.themes.join(' + ')}): ${tale.alien} ${tale.where}, ${view.sheet.sentience}${auction}`,
    ...(sides.length === 0 || view.sides?.[0].die === null ? [] : [`challenge: ${sides.join(' against ')}`]),
  ];
}

function wrapped(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line.length + word.length + 1 > WIDTH - 2) {
      lines.push(line);
      line = `  ${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

export const names = seatNames;

/** Zones that the drawing shows already. */
export const covers = (zone: string): boolean => !zone.startsWith('stack-');

export { tries } from './actions/index.ts';
