/**
 * The episode as a script: made from what everybody may see and from the marks, for reading, printing and export.
 * Corrections are used, cut entries are not there.
 */
import { isMasked, type Mark, type Result, type Seat } from '@bridgehead/kernel';
import { CREW, ORDERS, PERSONALITIES } from '../cards.ts';
import type { CrewEvent } from '../events.ts';
import { nth } from '../lists.ts';
import type { Entry, Tale } from '../state.ts';
import { filledIn, type Named, officerTitle } from '../story/names.ts';
import { raised } from '../story/words.ts';
import type { CrewView } from '../view.ts';
import { type Award, awardsOf } from './awards.ts';
import { coverLine, quoteOf } from './best-line.ts';
import { diceLog } from './dice-log.ts';
import { type Roll, rollsOf } from './rolls.ts';

export interface EpisodeSource {
  readonly view: CrewView;
  readonly marks?: readonly Mark[];
  readonly result?: Result | null;
  /** For the dice. */
  readonly events?: readonly CrewEvent[];
}
export interface EpisodeChoices {
  /** An appendix with one line for each challenge. */
  readonly dice?: boolean;
  /** Seats by their colours instead of by name. */
  readonly colours?: boolean;
}

/** A log entry, something said, a stage direction, or what came of it. */
export const BLOCKS = ['log', 'speech', 'direction', 'outcome'] as const;
export interface Block {
  readonly as: (typeof BLOCKS)[number];
  readonly seq: number;
  readonly seat: Seat;
  /** Who speaks; null for directions and outcomes. */
  readonly speaker: string | null;
  /** The speaker goes on: the cue need not be said again. */
  readonly goesOn: boolean;
  readonly text: string;
  readonly isGhost: boolean;
  readonly isEdited: boolean;
}
export interface Scene {
  readonly number: number;
  readonly round: number;
  /** 'SCAN', 'SAVE THE DAY'. */
  readonly heading: string;
  readonly where: string;
  readonly alien: string;
  readonly won: Tale['won'];
  /** Null where nothing was rolled, or nobody told. */
  readonly roll: Roll | null;
  readonly blocks: readonly Block[];
}
export interface Act {
  readonly title: string;
  readonly scenes: readonly Scene[];
}
export interface CastMember {
  readonly seat: Seat;
  readonly name: string;
  readonly crew: string;
  readonly personality: string;
  readonly captain: number;
  readonly alien: number;
}
export interface Episode {
  readonly title: string;
  readonly ship: string;
  readonly rating: string;
  readonly rounds: number;
  readonly cast: readonly CastMember[];
  /** The first Order, before anything else. */
  readonly teaser: Block | null;
  readonly acts: readonly Act[];
  readonly finale: Block | null;
  readonly joke: Block | null;
  readonly ending: 'THE END' | 'TO BE CONTINUED' | null;
  /** The best line, as the table voted: a ribbon on the cover. */
  readonly best: { readonly text: string; readonly name: string } | null;
  readonly awards: readonly (Omit<Award, 'seats'> & { readonly names: readonly string[] })[];
  readonly dice: readonly string[];
}

const COLOURS = ['Amber', 'Teal', 'Crimson', 'Violet', 'Steel', 'Orange', 'Jade'];
const SHIP_CUT = 'a ship without a name';
const TITLE_CUT = 'An Episode Without a Name';
const UNFINISHED = 'An Unfinished Episode';

export function episodeOf({ view, marks = [], result = null, events = [] }: EpisodeSource, choices: EpisodeChoices = {}): Episode {
  const told = new Teller(view, marks, choices);
  const rolls = rollsOf(events);
  const all = scenesOf(view, told).map((scene) => ({ ...scene, roll: rolls.get(scene.round) ?? null }));
  const { teaser, scenes } = withTeaser(all);
  return {
    title: told.isCut('title') || isMasked(view.title) ? TITLE_CUT : view.title === '' ? UNFINISHED : view.title,
    ship: told.isCut('ship') || isMasked(view.ship) ? SHIP_CUT : view.ship,
    rating: view.settings.rating,
    rounds: view.round,
    cast: view.officers.map((officer, seat) => ({
      seat,
      name: told.title(seat),
      crew: CREW.find(({ id }) => id === officer.crew)?.name ?? '',
      personality: PERSONALITIES.find(({ id }) => id === officer.personality)?.name ?? '',
      captain: nth(view.tally.captain, seat),
      alien: nth(view.tally.alien, seat),
    })),
    teaser,
    acts: actsOf(scenes),
    finale: told.last('finale'),
    joke: told.last('joke'),
    ending: result === null || result.reason === 'brc.end.conceded' ? null : view.isContinued ? 'TO BE CONTINUED' : 'THE END',
    best: told.best(coverLine(view, marks)),
    awards: awardsOf(view, marks, result).map(({ id, title, credits, seats }) => ({
      id,
      title,
      credits,
      names: seats.map((seat) => told.title(seat)),
    })),
    dice: choices.dice ? diceLog(events, (seat) => told.title(seat)) : [],
  };
}

/** Texts and names as they are to be read. */
class Teller {
  readonly #view: CrewView;
  readonly #cuts: ReadonlySet<string>;
  readonly #corrections = new Map<string, string>();
  readonly #officers: readonly Named[];

  constructor(view: CrewView, marks: readonly Mark[], { colours = false }: EpisodeChoices) {
    this.#view = view;
    this.#cuts = new Set(marks.filter(({ what }) => what === 'cut').map(({ on }) => on));
    for (const { what, on, text } of marks) if (what === 'correct' && text !== null) this.#corrections.set(on, text);
    this.#officers = view.officers.map(({ crew, name }, seat) => ({
      crew,
      name: colours ? nth(COLOURS, seat) : this.#cuts.has(`name/${seat}`) || isMasked(name) ? '' : name,
    }));
  }

  isCut(on: string): boolean {
    return this.#cuts.has(on);
  }
  title(seat: Seat): string {
    return officerTitle(this.#officers, seat);
  }
  /** Null for what was cut. */
  block(entry: Entry, as: Block['as'], speaker: string | null): Block | null {
    const on = String(entry.seq);
    if (this.#cuts.has(on) || isMasked(entry.text)) return null;
    const isGhost = entry.source === 'ghost';
    const edited = isGhost ? undefined : this.#corrections.get(on);
    const text = edited ?? (isGhost ? filledIn(entry.text, this.#officers) : entry.text);
    return { as, seq: entry.seq, seat: entry.seat, speaker, goesOn: false, text, isGhost, isEdited: edited !== undefined };
  }
  best(entry: Entry | null): Episode['best'] {
    const text = entry === null ? null : quoteOf(this.block(entry, 'speech', null)?.text ?? '');
    return entry === null || text === null || text === '' ? null : { text, name: this.title(entry.seat) };
  }
  last(kind: 'finale' | 'joke'): Block | null {
    const entry = this.#view.log.findLast((one) => one.kind === kind);
    return entry === undefined ? null : this.block(entry, 'outcome', null);
  }
}

// —— scenes ——

function scenesOf(view: CrewView, told: Teller): Omit<Scene, 'roll'>[] {
  return view.tales.flatMap((tale, i) => {
    const entries = view.log.filter(({ round }) => round === tale.round);
    const blocks = joined(entries.flatMap((entry) => blockOf(entry, tale, entries, told)));
    if (blocks.length === 0) return [];
    const heading = tale.order === 'save' ? 'SAVE THE DAY' : (ORDERS.find(({ id }) => id === tale.order)?.name ?? '').toUpperCase();
    return [{ number: i + 1, round: tale.round, heading, where: tale.where, alien: tale.alien, won: tale.won, blocks }];
  });
}

const joined = (blocks: readonly Block[]): Block[] =>
  blocks.map((block, i) => {
    const before = blocks[i - 1];
    return { ...block, goesOn: block.as === 'speech' && before?.as === 'speech' && before.speaker === block.speaker };
  });

function blockOf(entry: Entry, tale: Tale, entries: readonly Entry[], told: Teller): Block[] {
  const made = (as: Block['as'], speaker: string | null): Block[] => {
    const block = told.block(entry, as, speaker);
    return block === null ? [] : [block];
  };
  const name = told.title(entry.seat);
  switch (entry.kind) {
    case 'order':
      return made('log', entry.persona.role === 'captain' ? `${name}, Captain` : name);
    case 'bid':
      return isDeciding(entry, tale, entries) ? made('speech', entry.seat === tale.crew ? name : `${name}, Captain`) : [];
    case 'banter':
      return entry.persona.role === 'alien' ? alienLine(entry, tale, told) : made('speech', name);
    case 'pitch':
      // A love story tells itself; everything else is said.
      return tale.approach === 'love' && entry.source === 'ghost' ? made('direction', null) : made('speech', name);
    case 'dare':
      return made(entry.source === 'ghost' ? 'direction' : 'log', entry.source === 'ghost' ? null : `${name}, Captain`);
    case 'outcome':
    case 'humiliation':
      return made('outcome', null);
    default:
      return []; // finale and joke stand at the end
  }
}

/** Only the bid that won is heard: the winner's last, or the Captain's draft. A maverick who belays says it all in the pitch. */
function isDeciding(entry: Entry, tale: Tale, entries: readonly Entry[]): boolean {
  if (tale.approach === 'belay' && entries.some(({ kind, source }) => kind === 'pitch' && source === 'ghost')) return false;
  const bids = entries.filter(({ kind }) => kind === 'bid');
  const draft = bids.find(({ persona }) => persona.role === 'captain');
  return entry === (draft ?? bids.findLast(({ seat }) => seat === tale.crew));
}

/** What can speak has a cue of its own; what cannot is a stage direction. */
function alienLine(entry: Entry, tale: Tale, told: Teller): Block[] {
  const isSaid = entry.source === 'written' || tale.voice === 'sentient';
  const block = told.block(entry, isSaid ? 'speech' : 'direction', isSaid ? raised(`the ${tale.alien}`) : null);
  if (block === null) return [];
  return [entry.source === 'ghost' ? { ...block, text: block.text.replace(/^"|"$/g, '') } : block];
}

// —— acts ——

/** The first Order is told before the titles; its scene goes on from there. */
function withTeaser(all: readonly Scene[]): { readonly teaser: Block | null; readonly scenes: readonly Scene[] } {
  const [first, ...rest] = all;
  const teaser = first?.round === 1 ? (first.blocks.find(({ as }) => as === 'log') ?? null) : null;
  if (first === undefined || teaser === null) return { teaser: null, scenes: all };
  return { teaser, scenes: [{ ...first, blocks: first.blocks.filter((block) => block !== teaser) }, ...rest] };
}

/** Thirds, until somebody first tries to Save the Day. */
function actsOf(scenes: readonly Scene[]): Act[] {
  const climax = scenes.findIndex(({ heading }) => heading === 'SAVE THE DAY');
  const before = climax < 0 ? scenes : scenes.slice(0, climax);
  const [one, two] = [1, 2].map((thirds) => Math.ceil((thirds * before.length) / 3)) as [number, number];
  const acts: Act[] = [
    { title: 'Act One', scenes: before.slice(0, one) },
    { title: 'Act Two', scenes: before.slice(one, two) },
    { title: 'Act Three', scenes: before.slice(two) },
    { title: 'Climax', scenes: climax < 0 ? [] : scenes.slice(climax) },
  ];
  return acts.filter((act) => act.scenes.length > 0);
}
