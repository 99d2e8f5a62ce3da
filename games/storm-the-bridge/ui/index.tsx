/** The drawn table of Storm the Bridge. */
import type { Json, Phrase, Prompt, Ref, Viewer } from '@bridgehead/kernel';
import { cardOfRef, type GameTable, type Inspected, type TableContext } from '@bridgehead/ui';
import { tries } from '../actions/index.ts';
import { BRIDGE, type Card, cardOf, designOf, isAction, isSection, NONE, nameOf } from '../cards/index.ts';
import type { BridgeEvent } from '../events.ts';
import { guideWording } from '../guide.ts';
import { seatNames } from '../table-help.ts';
import type { BridgeView } from '../view.ts';
import { Actions } from './actions.tsx';
import { act, ahead, best, detail, outcome, someRecruitWorks } from './answers.ts';
import { Board } from './board.tsx';
import { picks } from './defaults.ts';
import { faceOf } from './faces.ts';
import { guide } from './guide.ts';
import { Hand } from './hand.tsx';
import { isPair, ownerOf, personOf, sectionOf } from './intent.ts';
import { List } from './list.tsx';
import { actions } from './looks.ts';
import { sentenceOf } from './person.tsx';
import { Reading, resolving } from './reading.tsx';
import { score } from './score.ts';
import { settled } from './settled.ts';
import { sounds } from './sounds.ts';
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

/** Each cue has a visual twin on the table. */
// biome-ignore format: what sounds, and what does not
const CUES: Readonly<Record<BridgeEvent['type'], string | null>> = {
  sectionTaken: 'place', declared: 'place', cancelled: 'broken', joined: 'place',
  firstSeat: null, leadersShown: null, turnBegan: null, turnEnded: null, poolFilled: null, drew: null, reshuffled: null, discarded: null,
  took: null, recovered: null, peeked: null, committed: null, redirected: null, resolved: null, sentToStack: null, patchedUp: null,
  stationed: null, tapped: null, untapped: null, attached: null, detached: null, conceded: null, matchEnded: null,
};
function cue(event: BridgeEvent, viewer: Viewer): string | null {
  if (event.type === 'sectionTaken' && event.section === BRIDGE) return 'threat';
  if (event.type === 'sectionTaken' && event.from === viewer) return 'hit';
  if (event.type === 'declared' && event.kind === 'ability' && event.card === BRIDGE) return 'threat';
  if ((event.type === 'declared' || event.type === 'cancelled') && event.kind === 'end') return null;
  return CUES[event.type] ?? null; // the referee's own events are silent
}

/** One gentle question before the actions end with something left to do. */
function beforeAnswer(table: Pick<TableContext<BridgeView>, 'view' | 'prompt'>, answer: Json): Phrase | null {
  if (answer !== 'end') return null;
  const claims = table.prompt?.options.some((option) => isPair(option) && option[0] === 'ability' && option[1] === BRIDGE);
  if (claims) return { key: 'stb.ui.win-first' };
  return someRecruitWorks(table) ? { key: 'stb.ui.idle-recruit' } : null;
}

export const table: GameTable<BridgeView, BridgeEvent> = {
  parts: {
    Board,
    Hand,
    Status,
    Reading,
    Actions,
    List,
    face(id) {
      const card = cardOf(id);
      return card === null ? null : faceOf(card);
    },
    cue,
    sounds,
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
