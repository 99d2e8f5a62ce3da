/**
 * The viewers of a match: for each seat somebody looks from, and for the spectators together, what was last shown, under
 * which version, and the latest updates for those who were away for a moment. Each update is written out once, however many
 * are watching.
 */
import { type GameEvent, type Json, same, seenBy, type Told, type Viewer } from '@bridgehead/kernel';
import type { Change, Delta } from './delta.ts';
import type { Happening } from './desk.ts';
import type { Match } from './match.ts';
import { besidesPrompts, type Common, commonOf, shownTo } from './shown.ts';
import { Tracker } from './tracker.ts';

/** How many updates somebody may have missed and still be helped without a full view. */
const KEPT = 32;

interface Followed {
  readonly viewer: Viewer;
  /** Follows all but the prompts. */
  readonly tracker: Tracker;
  prompts: readonly number[];
  version: number;
  /** The updates that led to `version`, oldest first. */
  texts: string[];
}

export class Gallery {
  readonly match: Match;
  readonly #followed = new Map<Viewer, Followed>();
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
      const tracker = new Tracker(besidesPrompts(this.match, viewer, commonOf(this.match)) as unknown as Json);
      followed = { viewer, tracker, prompts: this.#promptIds(viewer), version: this.#versionFor(viewer), texts: [] };
      this.#followed.set(viewer, followed);
    }
    return followed;
  }

  /** Everything, for somebody who joins. */
  full(viewer: Viewer): string {
    const { version } = this.#follow(viewer);
    const shown = shownTo(this.match, viewer);
    const { setup, recent } = this.match;
    return JSON.stringify({ t: 'full', match: setup.id, as: viewer, version, shown, events: eventsFor(recent, viewer) });
  }

  /** The updates after version `have`; null when they are no longer known and the full view is needed. */
  since(viewer: Viewer, have: number): readonly string[] | null {
    const { version, texts } = this.#follow(viewer);
    const missed = version - have;
    return missed < 0 || missed > texts.length ? null : texts.slice(texts.length - missed);
  }

  /** Something happened: the update for each followed viewer, as text. */
  news({ deed, told }: Happening): Map<Viewer, string> {
    const news = new Map<Viewer, string>();
    if (deed.do === 'chat') return news;
    this.#common = commonOf(this.match, this.#common);
    for (const followed of this.#followed.values()) {
      if (deed.do === 'standing' && followed.viewer !== deed.seat) continue;
      news.set(followed.viewer, this.#next(followed, this.#common, told));
    }
    return news;
  }

  /** Something besides the journal changed, a name for instance. Everybody gets a full view next time. */
  forget(): void {
    this.#followed.clear();
  }

  #next(followed: Followed, common: Common, told: readonly Told[]): string {
    const { viewer } = followed;
    const delta = this.#changes(followed, common);
    followed.version = this.#versionFor(viewer);
    const { id } = this.match.setup;
    const text = JSON.stringify({ t: 'update', match: id, as: viewer, version: followed.version, delta, events: eventsFor(told, viewer) });
    followed.texts.push(text);
    if (followed.texts.length > KEPT) followed.texts.shift();
    return text;
  }

  #changes(followed: Followed, common: Common): Delta {
    const { viewer, tracker } = followed;
    const changes: Change[] = tracker.advance(besidesPrompts(this.match, viewer, common) as unknown as Json);
    const prompts = this.#promptIds(viewer);
    if (viewer !== 'spectator' && !same(prompts, followed.prompts))
      changes.push([['prompts'], this.match.prompts(viewer) as unknown as Json]);
    followed.prompts = prompts;
    return changes;
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
