/** The best line of an episode: three to choose from, one vote each, one winner that stays on the cover (BRC-R56). */
import { isMasked, type Mark, type Seat } from '@bridgehead/kernel';
import type { Entry } from '../state.ts';
import { filledIn } from '../story/names.ts';
import type { CrewView } from '../view.ts';
import { APPLAUSE } from './awards.ts';

const CANDIDATES = 3;
/** What fits on a ribbon. */
const LONGEST = 110;
/** Bids and Orders are not told for their own sake. */
const KINDS: readonly Entry['kind'][] = ['outcome', 'banter', 'pitch', 'humiliation', 'dare', 'joke', 'finale', 'order', 'bid'];

/** A line as it is quoted: short enough, or its first sentence. */
export function quoteOf(text: string): string | null {
  const letters = (words: string): number => [...words].length;
  if (letters(text) <= LONGEST) return text;
  const first = /^.+?[.!?…]["”]?(?=\s)/u.exec(text)?.[0] ?? '';
  return first !== '' && letters(first) <= LONGEST ? first : null;
}

/** The lines with the most applause, of different authors; then what was written by people, then outcomes and banter, then the earlier. */
export function bestLines(view: CrewView, marks: readonly Mark[]): Entry[] {
  const cut = new Set(marks.flatMap(({ what, on }) => (what === 'cut' ? [on] : [])));
  const applause = (entry: Entry): number =>
    new Set(
      marks.flatMap(({ what, on, seat }) => (on === String(entry.seq) && seat !== entry.seat && APPLAUSE.includes(what) ? [seat] : [])),
    ).size;
  const worth = (entry: Entry): number =>
    applause(entry) * 1000 + (entry.source === 'written' ? 100 : 0) + KINDS.length - KINDS.indexOf(entry.kind);
  const fit = view.log.filter(
    ({ text, seq }) => !cut.has(String(seq)) && !isMasked(text) && quoteOf(filledIn(text, view.officers)) !== null,
  );
  const lines: Entry[] = [];
  for (const entry of fit.toSorted((a, b) => worth(b) - worth(a) || a.seq - b.seq))
    if (lines.length < CANDIDATES && lines.every(({ seat }) => seat !== entry.seat)) lines.push(entry);
  return lines;
}

/** The latest vote of each seat, by line. */
export function votesOn(marks: readonly Mark[], line: Entry): Seat[] {
  const latest = new Map<Seat, string>();
  for (const { what, on, seat } of marks) if (what === 'best') latest.set(seat, on);
  return [...latest].flatMap(([seat, on]) => (on === String(line.seq) && seat !== line.seat ? [seat] : []));
}

/** The line on the cover: most votes, and of equal ones the earlier. Null as long as nobody has voted. */
export function coverLine(view: CrewView, marks: readonly Mark[]): Entry | null {
  const rated = bestLines(view, marks).map((line) => ({ line, votes: votesOn(marks, line).length }));
  const [top] = rated.toSorted((a, b) => b.votes - a.votes || a.line.seq - b.line.seq);
  return top === undefined || top.votes === 0 ? null : top.line;
}
