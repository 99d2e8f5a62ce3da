/** The drawn table of Blaze of Glory. */
import type { Json } from '@bridgehead/kernel';
import { type GameTable, later, QUIET_ROWS, type Rows, type SceneProps } from '@bridgehead/ui';
import { designNumber } from '../cards/index.ts';
import { Board } from './board.tsx';
import { useCrews } from './crews.ts';
import { picks, settled } from './defaults.ts';
import { faceFor } from './faces.ts';
import { fetchEmblems } from './glyphs.ts';
import { guide, guideWording } from './guide.ts';
import { Hand } from './hand.tsx';
import { isPeoplePick, isTickedInPlace } from './intent.ts';
import { act, asBlaze, beforeAnswer, best, isEnd, outcome, question } from './orders.ts';
import { shipLookedAt } from './position.ts';
import { Reading, resolving } from './reading.tsx';
import { standing } from './standing.ts';
import { Status } from './status.tsx';
import { isOrder } from './verbs.ts';
import './tones.css';
import { whole } from './whole.tsx';
import { wording } from './wording.ts';
import { words } from './words.ts';

/** Nobody fights before the first turn. */
const useStage = later(() => import('./stage.tsx'));
function Scene(props: SceneProps) {
  const stage = useStage();
  return stage === null ? null : <stage.Scene {...props} />;
}

/** Nothing happens, and nothing lies on the table, before they are chosen. */
let told: typeof import('./told.ts') | null = null;
const fetchTold = async (): Promise<void> => {
  told ??= await import('./told.ts');
};
const rows: Rows = (event, before) => (told?.rows ?? QUIET_ROWS)(event, before);
const useTold = later(fetchTold);
function TheBoard() {
  useTold();
  return <Board />;
}

/** Nor is there a ship to look at. */
function Look() {
  const crews = useCrews();
  return crews === null ? null : <crews.Look />;
}

/** Nobody gives orders before the decks are chosen. */
function Actions() {
  const crews = useCrews();
  return crews === null ? null : <crews.Actions />;
}

export const table: GameTable = {
  parts: {
    Board: TheBoard,
    Hand,
    Status,
    Reading,
    Actions,
    Look,
    whole,
    looks: (context) =>
      [context.looked, context.selection].some((ref) => shipLookedAt(asBlaze(context).view, context.viewer, ref) !== null),
    face: (id) => (designNumber(id) < 0 ? null : faceFor(designNumber(id))),
    faces: async () => {
      await Promise.all([fetchEmblems(), fetchTold()]);
    },
    beats: rows,
    Scene,
  },
  words: {
    wording: { ...wording, ...guideWording },
    inspect: (view, ref, say) => told?.inspect(view, ref, say) ?? null,
    given: words,
    question,
    outcome,
    act,
  },
  choices: {
    beforeAnswer,
    isReading: (context) =>
      resolving(asBlaze(context).view, context.prompt) !== null ||
      context.selection !== null ||
      (context.prompt !== null && isPeoplePick(context.prompt) && context.prompt.key !== 'bog.muster'),
    picks,
    settled,
    reads: (context) => {
      const now = resolving(asBlaze(context).view, context.prompt);
      return now === null ? null : `card:${now.card}`;
    },
    best,
    isEnd,
    drawsPicks: (prompt) => prompt.key === 'bog.deck' || isTickedInPlace(prompt),
    isPlain: (option: Json) => !isOrder(option) && !(Array.isArray(option) && option.length === 2),
  },
  memory: {
    guide,
    standing: (context) => standing(asBlaze(context)),
  },
};
