/** A prompt as a numbered list: flat when it is short; otherwise first who, then what. */
import type { Json, Viewer } from '@bridgehead/kernel';
import { type Asked, matches, optionText, optionWords, refText } from './words.ts';

export type MenuItem = { readonly text: string } & ({ readonly answer: Json } | { readonly group: string });

const LONGEST_FLAT = 14;

export interface Offer {
  readonly text: string;
  readonly answer: Json;
  readonly subject: string | null;
  /** What typed words are compared with. */
  readonly words: string;
}

/** `group` is the subject that was picked before, null at the top; a filter looks through everything. */
export function menuOf(asked: Asked, viewer: Viewer, group: string | null, filter: string): MenuItem[] {
  const { game, view, prompt } = asked;
  const offers = offersOf(asked);
  if (filter !== '') return offersFor(asked, filter).map(plain);
  if (group !== null) return offers.filter(({ subject }) => subject === group).map(plain);
  const subjects = new Set(offers.flatMap(({ subject }) => (subject === null ? [] : [subject])));
  if (offers.length <= LONGEST_FLAT || subjects.size < 2 || prompt.kind !== 'choose') return offers.map(plain);
  const zones = game.describe.zones(view, viewer);
  const groups = [...subjects].map((subject): MenuItem => {
    const inside = offers.filter((offer) => offer.subject === subject);
    const [only] = inside;
    if (inside.length === 1 && only !== undefined) return plain(only);
    return { text: `${refText(game, zones, subject)}: ${inside.length} choices`, group: subject };
  });
  return [...groups, ...offers.filter(({ subject }) => subject === null).map(plain)];
}

const plain = ({ text, answer }: Offer): MenuItem => ({ text, answer });

/** The options that typed words may mean. */
export const offersFor = (asked: Asked, typed: string): Offer[] => offersOf(asked).filter(({ words }) => matches(words, typed));

/** What reads the same is the same to a person (two equal cards in hand): it is listed once. */
function offersOf(asked: Asked): Offer[] {
  const { game, view, prompt } = asked;
  const offers = prompt.options.map((answer): Offer => {
    const [subject = null] = game.describe.option(view, prompt, answer).refs ?? [];
    return { text: optionText(asked, answer), answer, subject, words: optionWords(asked, answer) };
  });
  return prompt.kind === 'choose' ? offers.filter(({ text }, i) => offers.findIndex((other) => other.text === text) === i) : offers;
}
