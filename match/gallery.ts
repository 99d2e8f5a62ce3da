/**
 * The viewers of a match: for each seat somebody looks from, and for the spectators together, what was last shown, under
 * which version, and the latest updates for those who were away for a moment. Each update is written out once, however many
 * are watching.
 */
import { type GameEvent, type Json, same, seenBy, type Told, type Viewer } from '@bridgehead/kernel';
import { addChanges, type Change } from './delta.ts';
import type { Happening } from './desk.ts';
import { changesOf } from './looks.ts';
import type { Match } from './match.ts';
import { type Common, commonOf, type Own, ownOf, shownTo } from './shown.ts';

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
  /** What spectators are shown, whether there are any or not: its parts are open to everybody. */
  #open: Own | null = null;

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
    const isPrivate = deed.do === 'standing';
    const followed = [...this.#followed.values()].filter(({ viewer }) => !isPrivate || viewer === deed.seat);
    const before = followed.map(({ own }) => own);
    this.#open = ownOf(this.match, 'spectator', this.#open);
    for (const one of followed) one.own = one.viewer === 'spectator' ? this.#open : ownOf(this.match, one.viewer, one.own, this.#open);
    const { all, each } = changesOf(followed.map(({ own }, i) => ({ before: (before[i] as Own).view, after: own.view })));
    if (!isPrivate) this.#addCommon(all);
    const shared = written(all);
    const events = told.every((one) => one.to === null) ? JSON.stringify(eventsFor(told, 'spectator')) : null;
    followed.forEach((one, i) => {
      const own = each[i] as Change[];
      this.#addOwn(one, before[i] as Own, own);
      news.set(one.viewer, this.#next(one, joined(shared, written(own)), events ?? JSON.stringify(eventsFor(told, one.viewer))));
    });
    return news;
  }

  /** Something besides the journal changed, a name for instance. Everybody gets a full view next time. */
  forget(): void {
    this.#followed.clear();
    this.#common = null;
  }

  /** The next message, put together from texts that several viewers share: the changes, without the brackets around, and events. */
  #next(followed: Followed, changes: string, events: string): string {
    followed.version = this.#versionFor(followed.viewer);
    const text = `${followed.head}${followed.version},"delta":[${changes}],"events":${events}}`;
    followed.texts.push(text);
    if (followed.texts.length > KEPT) followed.texts.shift();
    return text;
  }

  #addCommon(changes: Change[]): void {
    const before = this.#common;
    this.#common = commonOf(this.match, before);
    if (before !== null) addChanges(before as unknown as Json, this.#common as unknown as Json, [], changes);
  }

  /** What a viewer has beside the view. */
  #addOwn(followed: Followed, before: Own, changes: Change[]): void {
    const { viewer, own } = followed;
    addChanges(before.canUndo, own.canUndo, ['canUndo'], changes);
    addChanges(before.standing as unknown as Json, own.standing as unknown as Json, ['standing'], changes);
    const prompts = this.#promptIds(viewer);
    if (viewer !== 'spectator' && !same(prompts, followed.prompts))
      changes.push([['prompts'], this.match.prompts(viewer) as unknown as Json]);
    followed.prompts = prompts;
  }
  #promptIds(viewer: Viewer): readonly number[] {
    return viewer === 'spectator' ? [] : this.match.promptIds(viewer);
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

/** The same message as the answer to request `re`. */
export const answering = (text: string, re: number): string => `${text.slice(0, -1)},"re":${re}}`;
