/** What is on the table, in the words that people read and may type. */
import {
  type AnyGame,
  type Clause,
  clausesOf,
  type Json,
  type Phrase,
  type Prompt,
  type Rulebook,
  say,
  type Viewer,
  type Wording,
  type Zone,
} from '@bridgehead/kernel';

/** A question as somebody sees it. */
export interface Asked {
  readonly game: AnyGame;
  readonly view: Json;
  readonly prompt: Prompt;
}

export const spoken = (game: AnyGame, phrase: Phrase, names: Wording = {}): string => say(phrase, { ...game.wording, ...names });

/** What the table calls its seats, for sentences that name them as '@seat.0'. */
export const seatWording = (names: readonly string[]): Wording => Object.fromEntries(names.map((name, seat) => [`seat.${seat}`, name]));

export const optionText = ({ game, view, prompt }: Asked, option: Json): string => spoken(game, game.describe.option(view, prompt, option));

/** The option's sentence and the short names of what it is about ('NK' of 'space:NK'): what people may type to mean it. */
export function optionWords({ game, view, prompt }: Asked, option: Json): string {
  const described = game.describe.option(view, prompt, option);
  return [spoken(game, described), ...(described.refs ?? []).map((ref) => ref.split(':')[1])].join(' ');
}

/** A thing on the table by its ref: its title and first fact; the ref itself if it is nowhere to be seen. */
export function refText(game: AnyGame, zones: readonly Zone[], ref: string): string {
  const item = zones.flatMap((zone) => zone.items).find((one) => one.ref === ref);
  if (item === undefined) return ref;
  const fact = item.facts?.[0];
  return fact === undefined ? spoken(game, item.title) : `${spoken(game, item.title)} (${spoken(game, fact)})`;
}

/** "who holds bridge", "where is my hero": everything on the table that is called so, with its facts. */
export function findThings(game: AnyGame, view: Json, viewer: Viewer, words: string): string[] {
  return game.describe
    .zones(view, viewer)
    .flatMap((zone) =>
      zone.items
        .filter((item) => matches(spoken(game, item.title), words))
        .map(
          (item) => `${[item.title, ...(item.facts ?? [])].map((phrase) => spoken(game, phrase)).join(', ')} – ${spoken(game, zone.title)}`,
        ),
    );
}

/** 'STC-14', '14' or 'R9'. */
export function clauseNamed(book: Rulebook, wanted: string): Clause | null {
  const id = wanted.trim().toUpperCase();
  return clausesOf(book).find((clause) => clause.id === id || clause.id.split('-')[1] === id) ?? null;
}

/** Every word that was typed occurs, in any order. */
export function matches(text: string, typed: string): boolean {
  const words = text.toLowerCase();
  return wordsOf(typed).every((word) => words.includes(word));
}

export const wordsOf = (typed: string): string[] =>
  typed
    .toLowerCase()
    .split(/[^\p{L}\p{N}%-]+/u)
    .filter((word) => word !== '' && !FILLERS.has(word));
const FILLERS = new Set(['to', 'on', 'the', 'a', 'an', 'from', 'with', 'my', 'at', 'i', 'can', 'into', 'is', 'are', 'holds']);
