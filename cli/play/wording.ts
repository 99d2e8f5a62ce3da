/** What the terminal's table says, in lines: events, zones, refusals, clauses. */
import {
  type AnyGame,
  type Clause,
  clausesOf,
  type GameEvent,
  type Refusal,
  type Viewer,
  type Wording,
  type Zone,
} from '@bridgehead/kernel';
import { clauseNamed, seatWording, spoken } from '@bridgehead/ui/typed';

/** `own` are the names of this match: its seats, and what the players named. */
export const eventText = (game: AnyGame, event: GameEvent, viewer: Viewer, own: Wording): string =>
  spoken(game, game.describe.event(event, viewer), own);

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

export function refusalLines(game: AnyGame, refusal: Refusal & { readonly sentence?: string }, names: readonly string[]): string[] {
  const clause = clausesOf(game.rulebook).find((one) => one.id === refusal.clause);
  const words = refusal.say.key === '' ? (refusal.sentence ?? '') : spoken(game, refusal.say, seatWording(names));
  return [words, ...(clause === undefined ? [] : clauseLines(clause))];
}

const clauseLines = (clause: Clause): string[] => [
  `${clause.id}: ${clause.text}`,
  ...(clause.why === undefined ? [] : [`  Why: ${clause.why}`]),
];

const MOST_CLAUSES = 8;

/** 'STC-14', '14', 'R9', or words that the clause contains. */
export function lookUp(game: AnyGame, wanted: string): string[] {
  const clauses = clausesOf(game.rulebook);
  const exact = clauseNamed(game.rulebook, wanted);
  if (exact !== null) return clauseLines(exact);
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const found = words.length === 0 ? [] : clauses.filter((clause) => words.every((word) => clause.text.toLowerCase().includes(word)));
  if (found.length === 0) return [`The rulebook has no clause "${wanted.trim()}".`];
  const more = found.length > MOST_CLAUSES ? [`… and ${found.length - MOST_CLAUSES} more.`] : [];
  return [...found.slice(0, MOST_CLAUSES).flatMap(clauseLines), ...more];
}
