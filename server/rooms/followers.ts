/** Who follows a match, by what they may see. */
import type { Viewer } from '@bridgehead/kernel';
import { type ChatLine, hears } from '@bridgehead/match';

/** Somebody who follows the match through a connection. */
export interface Follower {
  readonly person: string;
  send(text: string): void;
  /** A line of chat; left out if the speaker is muted. */
  hear(speaker: string, text: string): void;
  /** The match cannot be followed through this connection any more: whoever is there must come again. */
  cut(): void;
}

const NOBODY: ReadonlySet<Follower> = new Set();

export class Followers {
  readonly #by = new Map<Viewer, Set<Follower>>();

  add(viewer: Viewer, follower: Follower): void {
    this.#by.set(viewer, (this.#by.get(viewer) ?? new Set()).add(follower));
  }
  remove(viewer: Viewer, follower: Follower): void {
    const some = this.#by.get(viewer);
    some?.delete(follower);
    if (some?.size === 0) this.#by.delete(viewer);
  }
  of(viewer: Viewer): ReadonlySet<Follower> {
    return this.#by.get(viewer) ?? NOBODY;
  }
  viewers(): Viewer[] {
    return [...this.#by.keys()];
  }
  get isEmpty(): boolean {
    return this.#by.size === 0;
  }

  /** A line of chat, once for each who may hear it, however many seats they look from. */
  hear(line: ChatLine, text: string): void {
    for (const follower of this.#each((viewer) => hears(line, viewer))) follower.hear(line.person, text);
  }
  /** To everybody, whatever they see. */
  send(text: string): void {
    for (const follower of this.#each(() => true)) follower.send(text);
  }
  cut(): void {
    for (const follower of this.#each(() => true)) follower.cut();
  }
  #each(isMeant: (viewer: Viewer) => boolean): Set<Follower> {
    const met = new Set<Follower>();
    for (const [viewer, some] of this.#by) if (isMeant(viewer)) for (const follower of some) met.add(follower);
    return met;
  }
}
