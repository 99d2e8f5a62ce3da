/** A prompt as a numbered list: flat when it is short; otherwise first who, then what. */
import type { AnyGame, Json, Prompt, Viewer } from '@bridgehead/kernel';
import { optionText, optionWords, refText } from './wording.ts';

export type MenuItem = { readonly text: string } & ({ readonly answer: Json } | { readonly group: string });

const LONGEST_FLAT = 14;

interface Offer {
  readonly text: string;
  readonly answer: Json;
  readonly subject: string | null;
  /** What typed words are compared with. */
  readonly words: string;
}

/** `group` is the subject that was picked before, null at the top; a filter looks through everything. */
export function menuOf(game: AnyGame, view: Json, viewer: Viewer, prompt: Prompt, group: string | null, filter: string): MenuItem[] {
  const offers = offersOf(game, view, prompt);
  if (filter !== '') return offers.filter(({ words }) => matches(words, filter)).map(plain);
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

/** What reads the same is the same to a person (two equal cards in hand): it is listed once. */
function offersOf(game: AnyGame, view: Json, prompt: Prompt): Offer[] {
  const offers = prompt.options.map((answer): Offer => {
    const [subject = null] = game.describe.option(view, prompt, answer).refs ?? [];
    return { text: optionText(game, view, prompt, answer), answer, subject, words: optionWords(game, view, prompt, answer) };
  });
  return prompt.kind === 'choose' ? offers.filter(({ text }, i) => offers.findIndex((other) => other.text === text) === i) : offers;
}

/** Every word that was typed occurs, in any order. */
export function matches(text: string, typed: string): boolean {
  const words = text.toLowerCase();
  return typed
    .toLowerCase()
    .split(/[^\p{L}\p{N}%-]+/u)
    .filter((word) => word !== '' && !FILLERS.has(word))
    .every((word) => words.includes(word));
}
const FILLERS = new Set(['to', 'on', 'the', 'a', 'an', 'from', 'with', 'my', 'at', 'i', 'can', 'into']);
