/**
 * The viewers of a match: for each seat somebody looks from, and for the spectators together, what was last shown, under
 * which version, and the latest updates for those who were away for a moment. Each update is written out once, however many
 * are watching. A viewer who sees no difference is sent nothing, and versions count what this viewer was sent: nobody
 * can count what is hidden from them.
 */
import { freshSeed, type GameEvent, type Json, type Seat, seenBy, type Told, type Viewer } from '@bridgehead/kernel';
import { addChanges, type Change } from './delta.ts';
import { changesOf } from './looks.ts';
import type { Match } from './match.ts';
import { named } from './names.ts';
import type { ChatLine } from './protocol.ts';
import { BEATS_KEPT } from './recent.ts';
import { type Common, circleOf, commonOf, type Own, ownOf, shownTo } from './shown.ts';

/** How many updates somebody may have missed and still be helped without a full view. */
const KEPT = 8;

interface Followed {
  readonly viewer: Viewer;
  /** How every update begins. */
  readonly head: string;
  own: Own;
  common: Common;
  /** The number of the prompt that is shown; 0 for none. */
  prompt: number;
  version: number;
  /** The updates that led to `version`, oldest first. */
  texts: string[];
}

/** What is different for all of a circle who were shown the same before. */
interface CircleNews {
  readonly circle: string;
  readonly before: Common;
  readonly common: Common;
  readonly changes: string;
}

/** A random first version, so a version from another gallery is never mistaken for one of ours. */
const anywhere = (): number => Number.parseInt(freshSeed().slice(0, 10), 16);

export class Gallery {
  readonly match: Match;
  readonly #followed = new Map<Viewer, Followed>();
  /** What spectators are shown, whether there are any or not: its parts are open to everybody. */
  #open: Own | null = null;
  readonly #first: number;

  constructor(match: Match, first = anywhere()) {
    this.match = match;
    this.#first = first;
  }

  #follow(viewer: Viewer): Followed {
    let followed = this.#followed.get(viewer);
    if (followed === undefined) {
      const { match } = this;
      const head = `{"t":"update","match":${JSON.stringify(match.setup.id)},"as":${JSON.stringify(viewer)},"version":`;
      const own = ownOf(match, viewer);
      followed = { viewer, head, own, common: this.#commonFor(viewer), prompt: this.#promptId(viewer), version: this.#first, texts: [] };
      this.#followed.set(viewer, followed);
    }
    return followed;
  }
  /** The same object for all of a circle, so that what is different later is worked out once. */
  #commonFor(viewer: Viewer): Common {
    const circle = circleOf(this.match, viewer);
    for (const one of this.#followed.values()) if (circleOf(this.match, one.viewer) === circle) return one.common;
    return commonOf(this.match, viewer);
  }
  #promptId(viewer: Viewer): number {
    return viewer === 'spectator' ? 0 : this.match.promptId(viewer);
  }

  /** Everything, for somebody who joins: what the next update goes on from. */
  full(viewer: Viewer): string {
    const { version, own, common } = this.#follow(viewer);
    const shown = shownTo(this.match, viewer, common, own);
    const { setup, recent } = this.match;
    const beats = recent
      .map((told) => named(this.match, eventsFor(told, viewer)))
      .filter((events) => events.length > 0)
      .slice(-BEATS_KEPT);
    return JSON.stringify({
      t: 'full',
      match: setup.id,
      as: viewer,
      version,
      shown,
      events: beats.flat(),
      beats: beats.map((events) => events.length),
    });
  }

  /** The updates after version `have`; null when they are no longer known and the full view is needed. */
  since(viewer: Viewer, have: number): readonly string[] | null {
    const { version, texts } = this.#follow(viewer);
    const missed = version - have;
    return missed < 0 || missed > texts.length ? null : texts.slice(texts.length - missed);
  }

  /** Somebody is forgotten whose name may stand in what is kept for those who were away: they are shown everything. */
  forget(): void {
    for (const one of this.#followed.values()) one.texts = [];
  }

  /** Something happened, and this was told of it: the update for each followed viewer who is shown anything of it, as text. */
  news(told: readonly Told[]): Map<Viewer, string> {
    const news = new Map<Viewer, string>();
    const { match } = this;
    const followed = [...this.#followed.values()];
    const before = followed.map(({ own }) => own);
    this.#open = ownOf(match, 'spectator', this.#open);
    for (const one of followed) one.own = one.viewer === 'spectator' ? this.#open : ownOf(match, one.viewer, one.own, this.#open);
    const { all, each } = changesOf(followed.map(({ own }, i) => ({ before: (before[i] as Own).view, after: own.view })));
    const shared = written(all);
    const circles: CircleNews[] = [];
    const events = told.every((one) => one.to === null) ? JSON.stringify(eventsFor(told, 'spectator')) : null;
    followed.forEach((one, i) => {
      const own = each[i] as Change[];
      this.#addOwn(one, before[i] as Own, own);
      const { common, changes } = this.#circleNews(one, circles);
      one.common = common;
      const text = joined(joined(shared, changes), written(own));
      const heard = events ?? JSON.stringify(eventsFor(told, one.viewer));
      if (text !== '' || heard !== '[]') news.set(one.viewer, this.#next(one, text, heard));
    });
    return news;
  }

  /** Worked out once for all who were shown the same before and are shown the same now; there are a few at most. */
  #circleNews({ viewer, common: before }: Followed, known: CircleNews[]): CircleNews {
    const circle = circleOf(this.match, viewer);
    for (const news of known) if (news.before === before && news.circle === circle) return news;
    const common = commonOf(this.match, viewer, before);
    const changes: Change[] = [];
    addChanges(before as unknown as Json, common as unknown as Json, [], changes);
    const news = { circle, before, common, changes: written(changes) };
    known.push(news);
    return news;
  }

  /** The next message, put together from texts that several viewers share: the changes, without the brackets around, and events. */
  #next(followed: Followed, changes: string, events: string): string {
    followed.version++;
    const text = `${followed.head}${followed.version},"delta":[${changes}],"events":${events}}`;
    followed.texts.push(text);
    if (followed.texts.length > KEPT) followed.texts.shift();
    return text;
  }

  /** What a viewer has besides the view. */
  #addOwn(followed: Followed, before: Own, changes: Change[]): void {
    const { viewer, own } = followed;
    addChanges(before.canUndo, own.canUndo, ['canUndo'], changes);
    addChanges(before.passing, own.passing, ['passing'], changes);
    addChanges(before.taboos, own.taboos, ['taboos'], changes);
    addChanges(before.standing as unknown as Json, own.standing as unknown as Json, ['standing'], changes);
    const prompt = this.#promptId(viewer);
    if (viewer !== 'spectator' && prompt !== followed.prompt) changes.push([['prompt'], this.match.prompt(viewer) as unknown as Json]);
    followed.prompt = prompt;
  }
}

const written = (changes: readonly Change[]): string => (changes.length === 0 ? '' : JSON.stringify(changes).slice(1, -1));
const joined = (one: string, other: string): string => (one === '' || other === '' ? one + other : `${one},${other}`);

export function eventsFor(told: readonly Told[], viewer: Viewer): GameEvent[] {
  const events: GameEvent[] = [];
  for (const one of told) {
    const event = seenBy(one, viewer);
    if (event !== null) events.push(event);
  }
  return events;
}

/** Does a line of chat reach this viewer? */
export const hears = (line: Pick<ChatLine, 'to'>, viewer: Viewer): boolean => line.to === null || line.to.includes(viewer as Seat);

/** The same message as the answer to request `re`. */
export const answering = (text: string, re: number): string => `${text.slice(0, -1)},"re":${re}}`;
