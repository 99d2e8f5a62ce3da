/** The drawn table of Redshirts. */
import type { GameEvent, Json, Phrase, Prompt, Ref, Seat } from '@bridgehead/kernel';
import { type GameTable, later, type SceneProps, type TableContext, type TableData } from '@bridgehead/ui';
import type { ComponentType } from 'react';
import { isDeed } from '../actions/deed.ts';
import { CARDS } from '../cards.ts';
import { tries } from '../terminal.ts';
import { Actions } from './actions.tsx';
import { act, bestMissile, outcome } from './answers.ts';
import { rows } from './beats.ts';
import { Board } from './board.tsx';
import { faceOf } from './faces.ts';
import { fetchEmblems } from './glyphs.ts';
import { guide } from './guide.ts';
import { Hand } from './hand.tsx';
import { inspect } from './inspect.ts';
import { asRed, chosenOf, officerRef, viewOf } from './intent.ts';
import { poster } from './poster.ts';
import { detail, question } from './question.ts';
import { unfired } from './rows.ts';
import { Status } from './status.tsx';
import { wording } from './wording.ts';
import { shipTitle, words } from './words.ts';

/** One gentle question before the turn ends with shots left. */
function beforeAnswer(table: TableData, answer: Json): Phrase | null {
  if (!isDeed(answer) || (answer[0] !== 'end' && answer[0] !== 'end-all')) return null;
  const shots = unfired(table);
  return shots > 0 ? { key: 'red.ui.idle-shots', params: { n: shots } } : null;
}

/** Where one seat has a whole ship, it goes by the ship's name. */
function names(view: Json): (string | null)[] {
  const v = viewOf(view);
  const { mode, step, officers } = v;
  const seats = Math.max(...officers.map(({ seat }) => seat)) + 1;
  return Array.from({ length: seats }, (_, seat) =>
    mode === 'seats' || step === 'naming' ? null : shipTitle(v, officers.find((o) => o.seat === seat)?.team ?? seat),
  );
}
/** While I am asked, the inspector reads what is picked up, or the officer I steer. */
function reads(context: TableContext): Ref | null {
  const table = asRed(context);
  const chosen = chosenOf(table);
  if (table.prompt?.key !== 'red.menu') return null;
  return /^(card|section|officer|ship):/.test(table.selection ?? '')
    ? table.selection
    : chosen === null
      ? null
      : officerRef(chosen.officer);
}
/** The one who steers the officer; of a ship or a crew its first officer. */
function doer(view: Json, { officer, ship, team }: GameEvent): Seat | null {
  const { officers, ships } = viewOf(view);
  if (typeof officer === 'number') return officers[officer]?.seat ?? null;
  const crew = typeof ship === 'number' ? ships[ship]?.team : team;
  return officers.find((o) => o.team === crew)?.seat ?? null;
}

/** The board in words, the story and the rulebook's pictures come when they are asked for. */
const useRest = later(() => import('./rest.ts'));
const part = (pick: (rest: NonNullable<ReturnType<typeof useRest>>) => ComponentType | undefined) =>
  function Part() {
    const rest = useRest();
    const Drawn = rest === null ? undefined : pick(rest);
    return Drawn === undefined ? null : <Drawn />;
  };
const PICTURED = ['RED-07', 'RED-09', 'RED-10', 'RED-59', 'RED-82'];

/** Before the first beat nobody misses it. */
const useScene = later(() => import('./scene.tsx'));
function Scene(props: SceneProps) {
  const scene = useScene();
  return scene === null ? null : <scene.Scene {...props} />;
}

export const table: GameTable = {
  parts: {
    Board,
    Hand,
    Status,
    Actions,
    List: part(({ List }) => List),
    Story: part(({ Story }) => Story),
    face(id) {
      const card = CARDS.findIndex((row) => row.id === id);
      return card < 0 ? null : faceOf(card);
    },
    faces: fetchEmblems,
    beats: rows,
    Scene,
    figures: Object.fromEntries(PICTURED.map((clause) => [clause, part(({ figures }) => figures[clause])])),
  },
  words: {
    wording,
    given: words,
    names,
    doer,
    poster,
    inspect,
    question,
    detail,
    outcome,
    act,
  },
  choices: {
    reads,
    beforeAnswer,
    best: bestMissile,
    isEnd: (answer) => isDeed(answer) && (answer[0] === 'end' || answer[0] === 'end-all'),
    isPlain: (option) => !isDeed(option) || option[0] === 'accept' || option[0] === 'decline',
    drawsPicks: (prompt: Prompt) => prompt.key === 'red.turn-in' || prompt.key === 'red.scythe',
    tries: (view, prompt) => tries(viewOf(view), prompt),
  },
  memory: {
    holds: (prompt) => prompt.key === 'red.menu',
    guide,
  },
};
