/**
 * The viewers of a match: for each seat somebody looks from, and for the spectators together, what was last shown, under
 * which version, and the latest updates for those who were away for a moment. Each update is written out once, however many
 * are watching.
 */
import { type GameEvent, type Json, same, seenBy, type Told, type Viewer } from '@bridgehead/kernel';
import { type Change, diff } from './delta.ts';
import type { Happening } from './desk.ts';
import type { Match } from './match.ts';
import { type Common, commonOf, type Own, ownOf, shownTo } from './shown.ts';
import { joined, ViewsWritten, written } from './written.ts';

/** How many updates somebody may have missed and still be helped without a full view. */
const KEPT = 8;

interface Followed {
  readonly viewer: Viewer;
  /** How every update begins. */
  readonly head: string;
  own: Own;
  prompts: readonly number[];
  version: number;
  /** The updates that led to `version`, oldest first. */
  texts: string[];
}

export class Gallery {
  readonly match: Match;
  readonly #followed = new Map<Viewer, Followed>();
  /** What all who follow were shown last. */
  #common: Common | null = null;

  constructor(match: Match) {
    this.match = match;
  }

  #versionFor(viewer: Viewer): number {
    const { versions } = this.match.desk;
    return versions[viewer === 'spectator' ? versions.length - 1 : viewer] ?? 0;
  }

  #follow(viewer: Viewer): Followed {
    let followed = this.#followed.get(viewer);
    if (followed === undefined) {
      const own = ownOf(this.match, viewer);
      const head = `{"t":"update","match":${JSON.stringify(this.match.setup.id)},"as":${JSON.stringify(viewer)},"version":`;
      followed = { viewer, head, own, prompts: this.#promptIds(viewer), version: this.#versionFor(viewer), texts: [] };
      this.#followed.set(viewer, followed);
    }
    return followed;
  }

  /** Everything, for somebody who joins: what the next update goes on from. */
  full(viewer: Viewer): string {
    const { version, own } = this.#follow(viewer);
    this.#common ??= commonOf(this.match);
    const shown = shownTo(this.match, viewer, this.#common, own);
    const { setup, recent } = this.match;
    return JSON.stringify({ t: 'full', match: setup.id, as: viewer, version, shown, events: eventsFor(recent, viewer) });
  }

  /** The updates after version `have`; null when they are no longer known and the full view is needed. */
  since(viewer: Viewer, have: number): readonly string[] | null {
    const { version, texts } = this.#follow(viewer);
    this.#common ??= commonOf(this.match);
    const missed = version - have;
    return missed < 0 || missed > texts.length ? null : texts.slice(texts.length - missed);
  }

  /** Something happened: the update for each followed viewer, as text. */
  news({ deed, told }: Happening): Map<Viewer, string> {
    const news = new Map<Viewer, string>();
    if (deed.do === 'chat') return news;
    if (deed.do === 'standing') {
      const followed = this.#followed.get(deed.seat);
      if (followed !== undefined) news.set(deed.seat, this.#next(followed, null, new ViewsWritten(), '', '[]'));
      return news;
    }
    const common = this.#commonChanges();
    const isOpen = told.every((one) => one.to === null);
    const events = isOpen ? JSON.stringify(eventsFor(told, 'spectator')) : null;
    const views = new ViewsWritten();
    let beside: Own | null = null;
    for (const followed of this.#followed.values()) {
      const { viewer } = followed;
      news.set(viewer, this.#next(followed, beside, views, common, events ?? JSON.stringify(eventsFor(told, viewer))));
      beside = followed.own;
    }
    return news;
  }

  /** Something besides the journal changed, a name for instance. Everybody gets a full view next time. */
  forget(): void {
    this.#followed.clear();
    this.#common = null;
  }

  /** The next message, put together from parts that several viewers share: changes without the brackets around, and events. */
  #next(followed: Followed, beside: Own | null, views: ViewsWritten, common: string, events: string): string {
    const { viewer } = followed;
    const changes = joined(common, this.#ownChanges(followed, beside, views));
    followed.version = this.#versionFor(viewer);
    const text = `${followed.head}${followed.version},"delta":[${changes}],"events":${events}}`;
    followed.texts.push(text);
    if (followed.texts.length > KEPT) followed.texts.shift();
    return text;
  }

  #commonChanges(): string {
    const before = this.#common;
    this.#common = commonOf(this.match, before);
    return before === null ? '' : written(diff(before as unknown as Json, this.#common as unknown as Json));
  }

  #ownChanges(followed: Followed, beside: Own | null, views: ViewsWritten): string {
    const { viewer, own: before } = followed;
    const own = ownOf(this.match, viewer, before, beside);
    followed.own = own;
    const view = views.changes(before.view, own.view);
    const changes: Change[] = [];
    if (own.canUndo !== before.canUndo) changes.push([['canUndo'], own.canUndo]);
    if (own.standing !== before.standing)
      changes.push(...diff(before.standing as unknown as Json, own.standing as unknown as Json, ['standing']));
    const prompts = this.#promptIds(viewer);
    if (viewer !== 'spectator' && !same(prompts, followed.prompts))
      changes.push([['prompts'], this.match.prompts(viewer) as unknown as Json]);
    followed.prompts = prompts;
    return joined(view, written(changes));
  }
  #promptIds(viewer: Viewer): readonly number[] {
    return viewer === 'spectator' ? [] : this.match.promptIds(viewer);
  }
}

export function eventsFor(told: readonly Told[], viewer: Viewer): GameEvent[] {
  const events: GameEvent[] = [];
  for (const one of told) {
    const event = seenBy(one, viewer);
    if (event !== null) events.push(event);
  }
  return events;
}

/** The same message as the answer to request `re`. */
export const answering = (text: string, re: number): string => `${text.slice(0, -1)},"re":${re}}`;
