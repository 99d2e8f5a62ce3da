/** Marks that people put on a match (BRC-R56, BRC-R57). The rules declare them and never read them. */
import type { MarkKind, Seat, Wrote } from '@bridgehead/kernel';
import { type Entry, narrator, type Voyage } from '../state.ts';
import { NO_ENTRY, X35, X36, X37 } from './reasons.ts';
import { limitOf, type TextId } from './texts.ts';

const DAY = 24 * 60 * 60 * 1000;
const CORRECTION = 60 * 1000;
const CUTS = 3;
/** A vote for the best line may come so long after the end. */
const VOTING = 2 * 60 * 1000;

/** What a mark lies on: an entry by its number, a name ('name/3'), the ship or the title. */
const entryOf = (s: Voyage, on: string): Entry | null => (/^(0|[1-9]\d{0,5})$/.test(on) ? (s.log[Number(on)] ?? null) : null);

/** The answer behind it: whose, its very words, and the event that told them. Null where nobody wrote it. */
export function writtenOn(s: Voyage, on: string): Wrote | null {
  const entry = entryOf(s, on);
  if (entry !== null) {
    const { seq, seat, text } = entry;
    return entry.source === 'written' ? { seat, text, told: { event: { type: 'text.posted', seq }, as: 'text' } } : null;
  }
  if (on === 'ship')
    return s.shipSource === 'written' ? { seat: s.first, text: s.ship, told: { event: { type: 'ship.named' }, as: 'ship' } } : null;
  if (on === 'title')
    return s.titleSource === 'written'
      ? { seat: s.captain, text: s.title, told: { event: { type: 'episode.titled' }, as: 'title' } }
      : null;
  const seat = Number(/^name\/(\d)$/.exec(on)?.[1]);
  const name = s.names[seat] ?? '';
  return name === '' ? null : { seat, text: name, told: { event: { type: 'name.given', seat }, as: 'name' } };
}
/** Is there anything there at all? */
const exists = (s: Voyage, on: string): boolean =>
  entryOf(s, on) !== null || writtenOn(s, on) !== null || (on === 'ship' && s.ship !== '') || (on === 'title' && s.title !== '');

/** The longest text that any entry may have: a correction is held to it, and to its entry's own limit. */
const LONGEST = 1200;
const TEXT_OF: Readonly<Record<Entry['kind'], TextId>> = {
  order: 'narration',
  bid: 'banter',
  banter: 'banter',
  pitch: 'pitch',
  outcome: 'outcome',
  dare: 'dare',
  humiliation: 'humiliation',
  finale: 'finale',
  joke: 'joke',
};

/** Who is about to write the line with this number; null where none is being written. */
function writerOf(s: Voyage, on: string): Seat | null {
  if (on !== String(s.log.length)) return null;
  switch (s.awaits) {
    case 'narration':
    case 'dare':
    case 'finale':
    case 'joke':
      return s.captain;
    case 'pitch':
      return s.crew;
    case 'outcome':
      return narrator(s);
    case 'humiliation':
      return s.alien;
    default:
      return null;
  }
}
/** Readers react to a line, also while it is being written; never its writer. */
const reaction: MarkKind<Voyage> = {
  to: 'all',
  why: (s, seat, on) => {
    const author = entryOf(s, on)?.seat ?? writerOf(s, on);
    if (author === null) return NO_ENTRY();
    return author === seat ? X36() : null;
  },
  afterEnd: DAY,
};

export const marks: Readonly<Record<string, MarkKind<Voyage>>> = {
  kudos: {
    to: 'all',
    why: (s, seat, on) => {
      const entry = entryOf(s, on);
      if (entry === null) return NO_ENTRY();
      return entry.source === 'written' && entry.seat !== seat ? null : X36();
    },
    // One for each seat and round of the entry: a new one takes the place of the old.
    slot: (s, on) => `round/${entryOf(s, on)?.round ?? 0}`,
    afterEnd: DAY,
  },
  ha: reaction,
  gasp: reaction,
  salute: reaction,
  clap: reaction,
  // One vote for each seat, once the episode has its title.
  best: {
    to: 'all',
    why: (s, seat, on) => {
      const entry = s.title === '' ? null : entryOf(s, on);
      if (entry === null) return NO_ENTRY();
      return entry.seat === seat ? X36() : null;
    },
    slot: () => 'best',
    afterEnd: VOTING,
  },
  correct: {
    to: 'all',
    why: (s, seat, on) => {
      const entry = entryOf(s, on);
      if (entry === null) return NO_ENTRY();
      return entry.source === 'written' && entry.seat === seat ? null : X35();
    },
    text: LONGEST,
    clause: 'BRC-R55',
    limit: (s, on) => {
      const entry = entryOf(s, on);
      return entry === null ? LONGEST : limitOf(s, TEXT_OF[entry.kind]);
    },
    wrote: writtenOn,
    within: CORRECTION,
    late: X35(),
    afterEnd: CORRECTION,
  },
  cut: {
    to: 'all',
    why: (s, _seat, on) => (exists(s, on) ? null : NO_ENTRY()),
    most: CUTS,
    spent: X37(),
    wrote: writtenOn,
    masks: true,
    afterEnd: Number.POSITIVE_INFINITY,
  },
};
