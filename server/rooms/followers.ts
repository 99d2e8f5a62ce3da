/** Who follows a match, by what they may see. */
import type { Viewer } from '@bridgehead/kernel';
import { type ChatLine, hears } from '@bridgehead/match';

/** Somebody who follows the match through a connection. */
export interface Follower {
  readonly person: string;
  send(text: string): void;
  /** A line of chat; left out if the speaker is muted. */
  hear(speaker: string, text: string): void;
  /** The match cannot be followed through this connection any more: its client must come again. */
  cut(): void;
  /** The person may not look from there any more; the connection leaves the match and says so. */
  drop(match: string, viewer: Viewer): void;
}

/** The right to look is compared each time something is handed out: a follower that was not dropped gets nothing all the same. */
export class Followers {
  readonly #by = new Map<Viewer, Set<Follower>>();
  readonly #mayFollow: (person: string, viewer: Viewer) => boolean;

  constructor(mayFollow: (person: string, viewer: Viewer) => boolean) {
    this.#mayFollow = mayFollow;
  }

  add(viewer: Viewer, follower: Follower): void {
    this.#by.set(viewer, (this.#by.get(viewer) ?? new Set()).add(follower));
  }
  remove(viewer: Viewer, follower: Follower): void {
    const some = this.#by.get(viewer);
    some?.delete(follower);
    if (some?.size === 0) this.#by.delete(viewer);
  }
  viewers(): Viewer[] {
    return [...this.#by.keys()];
  }
  /** Does this person follow from anywhere? */
  has(person: string): boolean {
    for (const some of this.#by.values()) for (const follower of some) if (follower.person === person) return true;
    return false;
  }
  get isEmpty(): boolean {
    return this.#by.size === 0;
  }

  /** Hands something to each who looks from there. */
  each(viewer: Viewer, give: (follower: Follower) => void): void {
    for (const follower of this.#by.get(viewer) ?? []) if (this.#mayFollow(follower.person, viewer)) give(follower);
  }
  count(viewer: Viewer): number {
    let count = 0;
    this.each(viewer, () => count++);
    return count;
  }
  /** Other people sit here now: drops each follower whose right is gone. */
  dropStrangers(match: string): void {
    for (const [viewer, some] of this.#by)
      for (const follower of some) if (!this.#mayFollow(follower.person, viewer)) follower.drop(match, viewer);
  }

  /** A line of chat, once for each who may hear it, however many seats they look from. */
  hear(line: ChatLine, text: string): void {
    for (const follower of this.#all((viewer) => hears(line, viewer))) follower.hear(line.person, text);
  }
  /** To everybody, from any seat or none. */
  send(text: string): void {
    for (const follower of this.#all(() => true)) follower.send(text);
  }
  /** What somebody is writing, to everybody else who hears them. */
  share(person: string, text: string): void {
    for (const follower of this.#all(() => true)) if (follower.person !== person) follower.hear(person, text);
  }
  cut(): void {
    for (const follower of new Set([...this.#by.values()].flatMap((some) => [...some]))) follower.cut();
  }
  #all(isMeant: (viewer: Viewer) => boolean): Set<Follower> {
    const met = new Set<Follower>();
    for (const viewer of this.#by.keys()) if (isMeant(viewer)) this.each(viewer, (follower) => met.add(follower));
    return met;
  }
}
