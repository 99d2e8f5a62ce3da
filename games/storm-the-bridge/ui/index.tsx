/** The drawn table of Storm the Bridge. */
import type { Json, Phrase, Prompt, Ref } from '@bridgehead/kernel';
import { cardOfRef, type GameTable, type Inspected, later, type SceneProps, type TableContext } from '@bridgehead/ui';
import { tries } from '../actions/index.ts';
import { BRIDGE, type Card, cardOf, designOf, isAction, isSection, NONE, nameOf } from '../cards/index.ts';
import type { BridgeEvent } from '../events.ts';
import { guideWording } from '../guide.ts';
import { seatNames } from '../table-help.ts';
import type { BridgeView } from '../view.ts';
import { Actions } from './actions.tsx';
import { act, ahead, best, detail, outcome, someRecruitWorks } from './answers.ts';
import { rows } from './beats.ts';
import { Board } from './board.tsx';
import { picks } from './defaults.ts';
import { faceOf } from './faces.ts';
import { guide } from './guide.ts';
import { Hand } from './hand.tsx';
import { isPair, ownerOf, personOf, sectionOf } from './intent.ts';
import { List } from './list.tsx';
import { actions } from './looks.ts';
import { sentenceOf } from './person.tsx';
import { loadPictures } from './pictures.ts';
import { Reading, resolving } from './reading.tsx';
import { score } from './score.ts';
import { settled } from './settled.ts';
import { Ship } from './ship.tsx';
import { standing } from './standing.ts';
import { Status } from './status.tsx';
import { sourceOf } from './tally.tsx';
import { wording } from './wording.ts';

type Say = (phrase: Phrase) => string;

function inspect(v: BridgeView, ref: Ref, say: Say): Inspected | null {
  const card = cardOfRef(ref) ?? cardOf(ref.replace(/^about:/, ''));
  if (card === null) return null;
  const person = personOf(v, card);
  const section = sectionOf(v, card);
  const owner = ownerOf(v, card);
  const attached = [...(person?.attached ?? []), ...(section?.attached ?? [])];
  return {
    title: nameOf(card),
    face: faceOf(card, person),
    ...(owner === NONE ? {} : { owner }),
    facts: [
      ...(person === null ? [] : [`${sentenceOf(say, person)}.`]),
      ...(section === null ? [] : section.terms.filter((term) => term.n !== 0).map((term) => `${sourceOf(say, term)}: ${signed(term.n)}`)),
      ...attached.map((passive) => `${nameOf(passive)}: ${faceOf(passive).text}`),
    ],
    about: aboutOf(card),
  };
}
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
const aboutOf = (card: Card): string[] => [
  designOf(card),
  isSection(card) ? 'section' : isAction(card) ? (faceOf(card).foot ?? '') : faceOf(card).kind,
];

/** One gentle question before the actions end with something left to do. */
function beforeAnswer(table: Pick<TableContext<BridgeView>, 'view' | 'prompt'>, answer: Json): Phrase | null {
  if (answer !== 'end') return null;
  const claims = table.prompt?.options.some((option) => isPair(option) && option[0] === 'ability' && option[1] === BRIDGE);
  if (claims) return { key: 'stb.ui.win-first' };
  return someRecruitWorks(table) ? { key: 'stb.ui.idle-recruit' } : null;
}

/** Before the first beat nobody misses it. */
const useScene = later(() => import('./scene.tsx'));
function Scene(props: SceneProps) {
  const scene = useScene();
  return scene === null ? null : <scene.Scene {...props} />;
}

export const table: GameTable<BridgeView, BridgeEvent> = {
  parts: {
    Board,
    Portrait: Ship,
    Hand,
    Status,
    Reading,
    Actions,
    List,
    faces: loadPictures,
    face(id) {
      const card = cardOf(id);
      return card === null ? null : faceOf(card);
    },
    beats: rows,
    Scene,
    drawsEnd: true,
  },
  words: {
    wording: { ...guideWording, ...wording },
    inspect,
    detail,
    looks: actions.looks,
    outcome,
    act,
    score,
    names: seatNames,
    poster({ view, result, say }) {
      const leader = view.parties[result?.ranking[0]?.[0] ?? -1]?.leader?.card;
      if (leader === undefined) return null;
      const { title, picture } = faceOf(leader);
      const line = say({ key: 'stb.ui.poster.captain', params: { round: view.round } });
      return { title, line, ...(picture === undefined ? {} : { picture }) };
    },
  },
  choices: {
    beforeAnswer,
    isReading: (table) => resolving(table.view) !== null,
    best,
    ahead,
    isEnd: (answer) => answer === 'end',
    tries,
    picks,
    settled,
    drawsPicks: (_prompt: Prompt) => true,
    isPlain: (option) => option === NONE || (typeof option === 'string' && option !== 'discard' && option !== 'redeploy'),
  },
  memory: {
    standing,
    guide,
  },
};
