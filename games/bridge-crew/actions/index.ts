/** Everything that is asked, a row for each question: what it says, what its answers say, and what "why not …?" understands. */
import type { Described, Json, Phrase, Prompt, Seat } from '@bridgehead/kernel';
import {
  type ApproachAnswer,
  ATTITUDES,
  CREW_IDS,
  type CrewId,
  isOrderId,
  ORDER_IDS,
  type OrderId,
  PERSONALITY_IDS,
  type PersonalityId,
  type Sheet,
  THEMES,
  type Theme,
} from '../cards.ts';
import { bidKey, dieRef, orderKey, say, seatKey, themeKey } from '../describe/keys.ts';
import { type DieAnswer, dieAnswer, FACES, RISING } from '../dice.ts';
import type { BidAnswer } from '../events.ts';
import type { FaceOffAnswer } from '../rules/face-off.ts';
import { approachKey, chanceBand, percent, saveChanceOf, trainedIn } from '../table-help.ts';
import type { CrewView } from '../view.ts';
import { PLANS } from './approach.ts';

/** What each question takes; `never` for a text. */
export interface AnswerTo {
  'take-crew': CrewId;
  'take-personality': PersonalityId;
  name: never;
  ship: never;
  'role-bid': BidAnswer;
  command: OrderId | 'save';
  sheet: Sheet;
  themes: Theme;
  narration: never;
  objection: 'pass' | readonly [Theme, Theme];
  vote: 'keep' | 'agree';
  commission: number;
  'order-bid': BidAnswer;
  colour: DieAnswer;
  approach: ApproachAnswer;
  consent: 'refuse' | 'grant';
  die: DieAnswer;
  pitch: never;
  'alien-die': DieAnswer;
  'face-off': FaceOffAnswer;
  banter: never;
  outcome: never;
  dare: never;
  humiliation: never;
  'first-die': DieAnswer;
  'second-die': DieAnswer;
  finale: never;
  joke: never;
  title: never;
}
export type QuestionId = keyof AnswerTo;

interface Asked<A> {
  says(view: CrewView, prompt: Prompt): Phrase;
  option(view: CrewView, answer: A, seat: Seat): Described;
  readonly meant: readonly Json[];
}

const theOrder = (view: CrewView) => ({ order: view.order === null ? '' : orderKey(view.order) });
const plainly = (id: QuestionId) => () => say(`prompt.${id}`);
/** A text has no options. */
const text = (id: QuestionId, says: Asked<never>['says'] = plainly(id)): Asked<never> => ({ says, option: plainly(id), meant: [] });
const die = (id: QuestionId, says: Asked<DieAnswer>['says'] = plainly(id)): Asked<DieAnswer> => ({
  says,
  option: (_view, [faces, colour]) => say('option.die', { colour: `@brc.colour.${colour}`, faces }, [dieRef(`${colour}${faces}`)]),
  meant: RISING.map(dieAnswer),
});

const ASKED: { readonly [K in QuestionId]: Asked<AnswerTo[K]> } = {
  'take-crew': {
    says: plainly('take-crew'),
    option: (_view, card) =>
      say('option.take-crew', { card: `@brc.crew.${card}`, order: `@brc.order.${trainedIn(card)}` }, [`card:${card}`]),
    meant: CREW_IDS,
  },
  'take-personality': {
    says: plainly('take-personality'),
    option: (_view, card) => say('option.take-personality', { card: `@brc.personality.${card}` }, [`card:${card}`]),
    meant: PERSONALITY_IDS,
  },
  name: text('name'),
  ship: text('ship'),
  'role-bid': {
    says: (view) => say(`prompt.role-bid.${view.beat === 'captain-auction' ? 'captain' : 'alien'}`),
    option: (_view, bid) => (bid === 'none' ? say('option.none') : say('option.role-bid', { die: bidKey(bid) })),
    meant: ['none', ...FACES],
  },
  command: {
    says: plainly('command'),
    option: (view, command, seat) => {
      if (isOrderId(command)) return say('option.order', { order: orderKey(command), text: `@brc.order-text.${command}` });
      const chance = saveChanceOf(view, seat);
      return chance === null ? say('option.save-plain') : say('option.save', { chance: percent(chance) });
    },
    meant: [...ORDER_IDS, 'save'],
  },
  sheet: {
    says: plainly('sheet'),
    option: (_view, { sentience, number, kind, place }) =>
      say('option.sheet', {
        sentience: `@brc.sheet.${sentience}`,
        number: `@brc.sheet.${number}`,
        kind: `@brc.sheet.${kind}`,
        place: `@brc.sheet.${place}`,
      }),
    meant: [],
  },
  themes: {
    says: (view) => say('prompt.themes', theOrder(view)),
    option: (_view, theme) => say('option.theme', { theme: `@brc.theme.${theme}` }),
    meant: THEMES.map((theme) => [theme]),
  },
  narration: text('narration', (view) => say('prompt.narration', theOrder(view))),
  objection: {
    says: (view) => say('prompt.objection', { ...theOrder(view), themes: view.themes.join(' + ') }),
    option: (_view, swap) =>
      swap === 'pass' ? say('option.pass') : say('option.swap', { strike: themeKey(swap[0]), put: themeKey(swap[1]) }),
    meant: [],
  },
  vote: {
    says: (_view, { params = {} }) =>
      say('prompt.vote', { seat: seatKey(Number(params.seat)), strike: `@brc.theme.${params.strike}`, put: `@brc.theme.${params.put}` }),
    option: (_view, word) => say(`option.${word}`),
    meant: [],
  },
  commission: {
    says: plainly('commission'),
    option: (_view, faces) => say('option.commission', { die: `d${faces}` }),
    meant: FACES,
  },
  'order-bid': {
    says: (view) => {
      if (view.offer === null) return say('prompt.order-bid.empty', theOrder(view));
      const offer = { ...theOrder(view), offer: `d${view.offer}` };
      if (view.bid === null) return say('prompt.order-bid.open', offer);
      return say('prompt.order-bid.bid', { ...offer, bidder: seatKey(view.bidder), bid: bidKey(view.bid) });
    },
    option: (view, bid) => {
      if (bid === 'none') return say('option.none');
      const isMatch = bid === view.bid;
      if (bid === 'respect') return say(isMatch ? 'option.bid.respect-match' : 'option.bid.respect');
      return say(`option.bid.${isMatch ? 'match' : bid === view.offer ? 'yes' : 'lower'}`, { die: `d${bid}` });
    },
    meant: ['none', 'respect', ...FACES],
  },
  colour: die('colour'),
  approach: {
    says: (view) => say('prompt.approach', theOrder(view)),
    option: (view, approach) => PLANS.describe(view, approach) ?? say('option.ordered'),
    meant: [],
  },
  consent: {
    says: (view) => say('prompt.consent', { seat: seatKey(view.crew), approach: `@${approachKey(view, view.approach)}` }),
    option: (_view, word) => say(`option.${word}`),
    meant: [],
  },
  die: die('die'),
  pitch: text('pitch', (view) => say(`prompt.pitch.${view.approach}`, { method: orderKey(view.method) })),
  'alien-die': die('alien-die', (view) => say('prompt.alien-die', { die: `d${view.sides?.[0].die?.slice(1) ?? ''}` })),
  'face-off': {
    says: (view, { seat }) => say(`prompt.face-off.${seat === view.crew ? 'crew' : 'alien'}`),
    option: (view, answer, seat) => {
      if (answer === 'say') return say('option.say');
      const once = typeof answer !== 'string';
      const attitude = once ? answer[1] : answer;
      const [low, high] = chanceBand(view, seat, attitude, once) ?? [0, 1];
      const band = { low: percent(low), high: percent(high) };
      return once ? say('option.once', { attitude: `@brc.attitude.${attitude}`, ...band }) : say(`option.attitude.${attitude}`, band);
    },
    meant: [...ATTITUDES, ...ATTITUDES.map((attitude) => ['once', attitude]), 'say'],
  },
  banter: text('banter'),
  outcome: text('outcome', (view) => say(`prompt.outcome.${view.won?.side ?? 'crew'}`)),
  dare: text('dare'),
  humiliation: text('humiliation'),
  'first-die': die('first-die'),
  'second-die': die('second-die'),
  finale: text('finale', (view) => say(view.isContinued ? 'prompt.finale.continued' : 'prompt.finale')),
  joke: text('joke'),
  title: text('title', (view) => say('prompt.title', { title: view.title })),
};

/** The question behind a prompt. */
export const idOf = ({ key }: Pick<Prompt, 'key'>): QuestionId => key.slice('brc.'.length) as QuestionId;
const rowOf = (prompt: Prompt): Asked<never> => ASKED[idOf(prompt)];

export const prompt = (view: CrewView, prompt: Prompt): Phrase => rowOf(prompt).says(view, prompt);
export const option = (view: CrewView, prompt: Prompt, answer: Json): Described => rowOf(prompt).option(view, answer as never, prompt.seat);
/** What somebody might ask about at this question, allowed or not. */
export const tries = (view: CrewView, prompt: Prompt): readonly Json[] =>
  idOf(prompt) === 'approach' ? PLANS.meant(view, prompt.seat) : rowOf(prompt).meant;
