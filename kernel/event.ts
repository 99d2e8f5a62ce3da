/** What happened, and who may see it. Log, animation, sound, spectators and replays are all made from this one stream. */
import type { Json } from './json.ts';
import type { Seat, Viewer } from './seats.ts';

export interface GameEvent {
  readonly type: string;
  readonly [key: string]: Json;
}

/**
 * One event as it was told. `all` is what everybody sees who is not named in `to`; null there means they see nothing.
 * `to[seat]` is what that seat sees instead, so that a lie is just another entry.
 */
export interface Told {
  readonly all: GameEvent | null;
  readonly to: Readonly<Record<Seat, GameEvent | null>> | null;
  /** Something hidden came to light here, for everybody. */
  readonly reveals?: true;
}

/** The event as one viewer sees it; null if it does not reach them. */
export function seenBy(told: Told, viewer: Viewer): GameEvent | null {
  if (told.to !== null && viewer !== 'spectator' && Object.hasOwn(told.to, viewer)) return told.to[viewer] ?? null;
  return told.all;
}
