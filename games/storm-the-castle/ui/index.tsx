/** The drawn table of Storm the Castle. */
import type { Json, Phrase, Ref } from '@bridgehead/kernel';
import { cardOfRef, type GameTable, type Inspected, later, type SceneProps, type TableData } from '@bridgehead/ui';
import { tries } from '../actions/index.ts';
import { besideOn, DEFENSE_OF_TERRAIN, keepOf, SOUTH, spaceInfo, spaceNamed, TWO_CASTLES, TWO_CASTLES_BARE } from '../board.ts';
import { type Card, deckOf, isItem, kindOf, ownerOf } from '../cards.ts';
import type { CastleEvent } from '../events.ts';
import { termsOf, whereIs } from '../preview.ts';
import type { CastleView } from '../view.ts';
import { Actions, askedOf, best } from './actions.tsx';
import { rows } from './beats.ts';
import { Board } from './board.tsx';
import { unitSentence } from './describe-space.ts';
import { faceOf } from './faces.ts';
import { guide } from './guide.ts';
import { guideWording } from './guide-words.ts';
import { Hand } from './hand.tsx';
import { isAttack, optionsOf, spaceOfRef } from './intent.ts';
import { List } from './list.tsx';
import { act, looks, outcome } from './looks.ts';
import { loadPictures } from './pictures.ts';
import { Reading } from './reading.tsx';
import { score } from './score.ts';
import { Status } from './status.tsx';
import { wording } from './wording.ts';

type Say = (phrase: Phrase) => string;

function inspect(v: CastleView, ref: Ref, say: Say): Inspected | null {
  const card = cardOfRef(ref) ?? cardOfKind(ref.replace(/^about:/, ''));
  if (card !== null) {
    const kind = kindOf(card);
    const at = whereIs(v, card);
    const { attack, defense } = at === null ? { attack: [], defense: [] } : termsOf(at);
    const terms = [...attack.map((term) => ({ ...term, to: 'Attack' })), ...defense.map((term) => ({ ...term, to: 'Defense' }))];
    return {
      title: kind.name,
      face: faceOf(card, at?.unit ?? null),
      owner: ownerOf(card),
      facts: [
        ...(at === null ? [] : [`${unitSentence({ say }, at.unit)}, ${spaceInfo(at.space).name}.`]),
        ...terms
          .filter((term) => term.source !== 'unit')
          .map((term) => `${say({ key: `stc.term.${term.source}` })}: ${term.n > 0 ? '+' : ''}${term.n} ${term.to}`),
      ],
      about: [kind.id, isItem(card) ? 'item' : kind.type],
    };
  }
  const space = spaceOfRef(ref) ?? spaceNamed(ref.replace(/^about:/, ''));
  if (space === null) return null;
  const info = spaceInfo(space);
  const board = v.board === 'two-castles-bare' ? TWO_CASTLES_BARE : TWO_CASTLES;
  const bonus = DEFENSE_OF_TERRAIN[info.terrain];
  return {
    title: info.name,
    facts: [
      bonus > 0 ? say({ key: 'stc.ui.inspect.space', params: { n: bonus } }) : say({ key: `stc.ui.inspect.${info.terrain}` }),
      ...(info.terrain === 'keep' ? [say({ key: 'stc.ui.inspect.enter' })] : []),
      say({
        key: 'stc.ui.inspect.paths',
        params: {
          spaces: besideOn(board, space)
            .map((one) => spaceInfo(one).name)
            .join(', '),
        },
      }),
      ...(v.spaces[space] ?? []).map((unit) => `${unitSentence({ say }, unit)}.`),
    ],
    about: [info.terrain, info.id],
  };
}

/** The rulebook speaks of kinds: any card of the kind will do. */
function cardOfKind(id: string): Card | null {
  const at = deckOf(SOUTH).findIndex((card) => kindOf(card).id === id);
  return at < 0 ? null : at;
}

/** One gentle question before a turn ends with something left that is worth doing. */
function beforeAnswer(table: TableData<CastleView>, answer: Json): Phrase | null {
  const { view } = table;
  if (answer === 'end' && best(table) !== null) return { key: 'stc.ui.idle-units', params: { n: view.attacksLeft } };
  if (answer === 'done' && view.points >= 3 && optionsOf(table.prompt).length > 1)
    return { key: 'stc.ui.idle-points', params: { n: view.points } };
  return null;
}

/** Before the first beat nobody misses it. */
const useScene = later(() => import('./scene.tsx'));
function Scene(props: SceneProps) {
  const scene = useScene();
  return scene === null ? null : <scene.Scene {...props} />;
}

export const table: GameTable<CastleView, CastleEvent> = {
  parts: {
    Board,
    Hand,
    Status,
    Reading,
    Actions,
    List,
    faces: loadPictures,
    face(id) {
      const card = cardOfKind(id);
      return card === null ? null : faceOf(card);
    },
    beats: rows,
    Scene,
    drawsEnd: true,
  },
  words: {
    wording: { ...wording, ...guideWording },
    inspect,
    question: (table) => askedOf(table)?.question ?? null,
    detail: (table) => askedOf(table)?.detail ?? null,
    looks,
    act,
    outcome,
    score,
    poster({ view, say }) {
      const { outcome } = view;
      if (outcome === null || outcome.winner === null || outcome.how !== 'stormed') return null;
      const unit = view.spaces[keepOf(1 - outcome.winner)]?.[0];
      if (unit === undefined) return null;
      return {
        title: say({ key: 'stc.ui.poster.stormed' }),
        line: say({ key: 'stc.ui.poster.by', params: { unit: kindOf(unit.card).name, round: view.round } }),
      };
    },
  },
  choices: {
    isPlain: (option) => typeof option === 'string',
    beforeAnswer,
    isReading: (table) => isAttack(table.aim),
    best,
    isEnd: (answer) => answer === 'end' || answer === 'done',
    tries,
  },
  memory: {
    guide,
  },
};
