/** What the table says, in sentences: options, events, zones, refusals, clauses. */
import {
  type AnyGame,
  type Clause,
  clausesOf,
  type GameEvent,
  type Json,
  type Phrase,
  type Prompt,
  type Refusal,
  say,
  type Viewer,
  type Zone,
} from '@bridgehead/kernel';

export const spoken = (game: AnyGame, phrase: Phrase): string => say(phrase, game.wording);

export const optionText = (game: AnyGame, view: Json, prompt: Prompt, option: Json): string =>
  spoken(game, game.describe.option(view, prompt, option));

/** The option's sentence and the short names of what it is about ('NK' of 'space:NK'): what people may type to mean it. */
export function optionWords(game: AnyGame, view: Json, prompt: Prompt, option: Json): string {
  const { refs = [] } = game.describe.option(view, prompt, option);
  return [optionText(game, view, prompt, option), ...refs.map((ref) => ref.split(':')[1])].join(' ');
}

export const eventText = (game: AnyGame, event: GameEvent, viewer: Viewer): string => spoken(game, game.describe.event(event, viewer));

/** A thing on the table by its ref: its title and first fact; the ref itself if it is nowhere to be seen. */
export function refText(game: AnyGame, zones: readonly Zone[], ref: string): string {
  const item = zones.flatMap((zone) => zone.items).find((one) => one.ref === ref);
  if (item === undefined) return ref;
  const fact = item.facts?.[0];
  return fact === undefined ? spoken(game, item.title) : `${spoken(game, item.title)} (${spoken(game, fact)})`;
}

/** The viewer's own cards one by one with all their facts, everything else on one line a zone. */
export function zoneLines(game: AnyGame, zone: Zone, viewer: Viewer): string[] {
  const title = spoken(game, zone.title);
  const hidden = zone.hidden ?? 0;
  const isOwn = zone.owner === viewer && zone.id.startsWith('hand') && zone.items.length > 0;
  if (isOwn)
    return [
      `${title}:`,
      ...zone.items.map((item) => `  ${[item.title, ...(item.facts ?? [])].map((phrase) => spoken(game, phrase)).join(', ')}`),
    ];
  const counts = new Map<string, number>();
  for (const item of zone.items) {
    const name = spoken(game, item.title);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
  if (hidden > 0) names.push(hidden === 1 ? '1 hidden card' : `${hidden} hidden cards`);
  return [`${title}: ${names.length === 0 ? 'empty' : names.join(', ')}`];
}

export function refusalLines(game: AnyGame, refusal: Refusal): string[] {
  const clause = clausesOf(game.rulebook).find((one) => one.id === refusal.clause);
  return [spoken(game, refusal.say), ...(clause === undefined ? [] : clauseLines(clause))];
}

export const clauseLines = (clause: Clause): string[] => [
  `${clause.id}: ${clause.text}`,
  ...(clause.why === undefined ? [] : [`  Why: ${clause.why}`]),
];

const MOST_CLAUSES = 8;

/** 'STC-14', '14', 'R9', or words that the clause contains. */
export function lookUp(game: AnyGame, wanted: string): string[] {
  const clauses = clausesOf(game.rulebook);
  const id = wanted.trim().toUpperCase();
  const exact = clauses.find((clause) => clause.id === id || clause.id.split('-')[1] === id);
  if (exact !== undefined) return clauseLines(exact);
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const found = words.length === 0 ? [] : clauses.filter((clause) => words.every((word) => clause.text.toLowerCase().includes(word)));
  if (found.length === 0) return [`The rulebook has no clause "${wanted.trim()}".`];
  const more = found.length > MOST_CLAUSES ? [`… and ${found.length - MOST_CLAUSES} more.`] : [];
  return [...found.slice(0, MOST_CLAUSES).flatMap(clauseLines), ...more];
}
