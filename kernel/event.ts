/** What happened, and who may see it. Log, animation, sound, spectators and replays are all made from this one stream. */
import type { Json } from './json.ts';
import type { Seat, Viewer } from './seats.ts';

export interface GameEvent {
  readonly type: string;
  readonly [key: string]: Json;
}

/**
 * One event as it was told, out of the game's own union E. `all` is what everybody sees who is not named in `to`; null there means they see nothing.
 * `to[seat]` is what that seat sees instead, so that a lie is just another entry.
 */
export interface Told<E extends GameEvent = GameEvent> {
  readonly all: E | null;
  readonly to: Readonly<Record<Seat, E | null>> | null;
  /** Something hidden came to light here, for everybody. */
  readonly reveals?: true;
  /** What those see who are not named in `to` is made up, and follows from things hidden from them. */
  readonly deceives?: true;
}

/** The event as one viewer sees it; null if it does not reach them. */
export function seenBy<E extends GameEvent>(told: Told<E>, viewer: Viewer): E | null {
  if (told.to !== null && viewer !== 'spectator' && Object.hasOwn(told.to, viewer)) return told.to[viewer] ?? null;
  return told.all;
}
