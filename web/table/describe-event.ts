/** An event in words: the game's own, or the referee's (`match.*`). */
import type { AnyGame, Described, GameEvent, Seat, Viewer } from '@bridgehead/kernel';

export function describeEvent(game: AnyGame, event: GameEvent, viewer: Viewer, nameOf: (seat: Seat) => string): Described {
  if (!event.type.startsWith('match.')) return game.describe.event(event, viewer);
  const { type, seat, kind } = event;
  return {
    key: type === 'match.asked' ? `${type}.${kind}` : type,
    params: { name: typeof seat === 'number' ? nameOf(seat) : '' },
  };
}
