/** The drawn table of Blaze of Glory. */
import type { Json, Viewer } from '@bridgehead/kernel';
import type { GameTable } from '@bridgehead/ui';
import { designNumber } from '../cards/index.ts';
import type { BlazeEvent } from '../events.ts';
import { Board } from './board.tsx';
import { useCrews } from './crews.ts';
import { picks, settled } from './defaults.ts';
import { faceFor } from './faces.ts';
import { fetchEmblems } from './glyphs.ts';
import { guide, guideWording } from './guide.ts';
import { Hand } from './hand.tsx';
import { inspect } from './inspect.ts';
import { isPeoplePick, isTickedInPlace } from './intent.ts';
import { Look, shipLookedAt } from './look.tsx';
import { act, asBlaze, beforeAnswer, best, isEnd, outcome, question } from './orders.ts';
import { Reading, resolving } from './reading.tsx';
import { sounds } from './sounds.ts';
import { standing } from './standing.ts';
import { Status } from './status.tsx';
import { isOrder } from './verbs.ts';
import './tones.css';
import { wording } from './wording.ts';
import { words } from './words.ts';

/** Each cue has a visual twin: a banner, a battle, a piece that moves. */
function cue(event: BlazeEvent, viewer: Viewer): string | null {
  switch (event.type) {
    case 'fired':
      return event.result === 'miss' ? null : event.result === 'direct' ? 'direct' : 'shot';
    case 'destroyed':
      return event.seat === viewer ? 'hit' : 'broken';
    case 'captured':
      return 'brig';
    case 'dilemmaMet':
      return event.result === 'overcome' ? 'place' : 'broken';
    case 'solved':
      return 'solved';
    case 'reported':
    case 'played':
      return 'place';
    default:
      return null;
  }
}

/** Nobody gives orders before the decks are chosen. */
function Actions() {
  const crews = useCrews();
  return crews === null ? null : <crews.Actions />;
}

export const table: GameTable = {
  parts: {
    Board,
    Hand,
    Status,
    Reading,
    Actions,
    Look,
    looks: (context) =>
      [context.looked, context.selection].some((ref) => shipLookedAt(asBlaze(context).view, context.viewer, ref) !== null),
    face: (id) => (designNumber(id) < 0 ? null : faceFor(designNumber(id))),
    faces: fetchEmblems,
    cue: (event, viewer) => cue(event as BlazeEvent, viewer),
    sounds,
  },
  words: {
    wording: { ...wording, ...guideWording },
    inspect,
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
