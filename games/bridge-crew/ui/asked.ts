/** The half of each question that the table shows: its desk, its place in the guide, how much room it needs. Its words are in `actions/`. */
import { type Json, same } from '@bridgehead/kernel';
import { idOf, type QuestionId } from '../actions/index.ts';
import { CREW_IDS, PERSONALITY_IDS } from '../cards.ts';
import { saveChanceOf } from '../table-help.ts';
import { waysOf } from './approach.ts';
import type { Band } from './facts.ts';
import {
  bestBid,
  commission,
  crewCard,
  dieRung,
  type Ladder,
  offers,
  orderLadder,
  orders,
  personalityCard,
  plain,
  type Rung,
  roleLadder,
  type Table,
} from './rungs.ts';

interface Shown {
  /** Absent: the ladder of the auction stays. */
  readonly desk?: (table: Table) => Ladder;
  /** What the guide cites, and what it points at. */
  readonly guide: readonly [clauses: readonly string[], points: readonly string[]];
  /** The dock has a short question, because the table shows the rest. */
  readonly brief?: true;
  /** On a phone its desk has the whole board. */
  readonly large?: true;
  /** Its answers are weighed by their chances. */
  readonly weighed?: true;
}

const dice = (table: Table): Ladder => plain(table, 'dice', (options) => options.map((die) => dieRung(table, die)));

const SHOWN: { readonly [K in QuestionId]: Shown } = {
  'take-crew': {
    desk: (table) => plain(table, 'take', () => CREW_IDS.map((id) => crewCard(table, id))),
    guide: [['BRC-10', 'BRC-80'], ['desk']],
    large: true,
  },
  'take-personality': {
    desk: (table) => plain(table, 'take', () => PERSONALITY_IDS.map((id) => personalityCard(table, id))),
    guide: [['BRC-10', 'BRC-82'], ['desk']],
    large: true,
  },
  name: { guide: [['BRC-22'], ['cards']], brief: true },
  ship: { guide: [['BRC-R65'], []] },
  'role-bid': { guide: [['BRC-16', 'BRC-19'], ['tray']] },
  command: { desk: orders, guide: [['BRC-39', 'BRC-95'], ['desk']], brief: true, large: true },
  sheet: { guide: [['BRC-38'], ['desk']], large: true },
  themes: { guide: [['BRC-R17'], ['desk']], large: true },
  narration: { guide: [['BRC-23', 'BRC-R40'], []], brief: true },
  objection: { guide: [['BRC-R66'], ['desk']], large: true },
  vote: { guide: [['BRC-R66'], []] },
  commission: { desk: commission, guide: [['BRC-47'], ['pool:commission']] },
  'order-bid': { guide: [['BRC-28', 'BRC-50'], ['desk']] },
  colour: { desk: dice, guide: [['BRC-R16'], []] },
  approach: {
    desk: (table) => plain(table, 'approach', () => waysOf(table)),
    guide: [['BRC-54', 'BRC-62'], []],
    brief: true,
    large: true,
    weighed: true,
  },
  consent: { guide: [['BRC-R31'], []] },
  die: { desk: dice, guide: [['BRC-53'], ['tray']], weighed: true },
  pitch: { guide: [['BRC-64', 'BRC-67'], []] },
  'alien-die': { desk: dice, guide: [['BRC-56'], ['pool:encounter']], weighed: true },
  'face-off': { guide: [['BRC-57', 'BRC-R49'], ['challenge']], brief: true },
  banter: { guide: [['BRC-30'], []] },
  outcome: { guide: [['BRC-72'], []] },
  dare: { guide: [['BRC-95', 'BRC-96'], []] },
  humiliation: { guide: [['BRC-100'], []] },
  'first-die': { desk: dice, guide: [['BRC-101'], []] },
  'second-die': { desk: dice, guide: [['BRC-101'], []] },
  finale: { guide: [['BRC-99'], []] },
  joke: { guide: [['BRC-99', 'BRC-R41'], []] },
  title: { guide: [['BRC-R65'], []] },
};

/** How a question is shown; null where none is open, or a question of the kernel's own. */
export const shownOf = (prompt: Table['prompt']): Shown | null => (prompt === null ? null : (SHOWN[idOf(prompt)] ?? null));

export function ladderOf(table: Table): Ladder {
  const { beat, round } = table.view;
  const desk = shownOf(table.prompt)?.desk;
  if (desk !== undefined) return desk(table);
  return beat === 'captain-auction' || beat === 'alien-auction' || round === 0 ? roleLadder(table) : orderLadder(table);
}

/** What the desk says of an answer's chance; null where it says nothing. */
export const chanceOnDesk = (table: Table, answer: Json): Band | null =>
  shownOf(table.prompt)?.weighed ? (ladderOf(table).rungs.find((one) => same(one.answer, answer))?.band ?? null) : null;

/** The best answer on the desk, for the loudest button. */
export function bestOnDesk(table: Table): Json | null {
  const { prompt } = table;
  if (prompt === null || prompt.kind !== 'choose') return null;
  if (prompt.key === 'brc.order-bid') return bestBid(table);
  if (shownOf(prompt)?.weighed) {
    const middle = ({ band }: Rung): number => (band === null ? 0 : (band[0] + band[1]) / 2);
    return (
      ladderOf(table)
        .rungs.filter(({ can }) => can === true)
        .reduce<Rung | null>((top, one) => (top === null || middle(one) > middle(top) ? one : top), null)?.answer ?? null
    );
  }
  if (prompt.key === 'brc.command') {
    const chance = saveChanceOf(table.view, prompt.seat);
    return chance !== null && chance >= 0.5 && offers(prompt, 'save') ? 'save' : null;
  }
  return null;
}
