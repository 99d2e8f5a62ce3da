/** Who is at a match right now: this node's followers and what other nodes say about theirs. */
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';

interface Here {
  readonly seats: readonly boolean[];
  readonly spectators: number;
}

/** What changes within this many milliseconds is told once. */
const SOON = 50;

export class PresenceDesk {
  readonly #rooms: () => Rooms;
  /** By match, then by node. */
  readonly #elsewhere = new Map<string, Map<string, Here>>();
  readonly #changed = new Set<Room>();

  constructor(rooms: () => Rooms) {
    this.#rooms = rooms;
  }

  changed(room: Room): void {
    if (this.#changed.size === 0) setTimeout(() => this.#tell(), SOON).unref();
    this.#changed.add(room);
  }

  #tell(): void {
    for (const room of this.#changed) {
      const { seats, spectators } = here(room);
      this.#rooms().announcePresence(room.id, `${seats.map(Number).join('')},${spectators}`);
      this.#show(room);
    }
    this.#changed.clear();
  }

  /** Does another node say that somebody is there? */
  isElsewhere(match: string, seat: number): boolean {
    return [...(this.#elsewhere.get(match)?.values() ?? [])].some(({ seats }) => seats[seat] === true);
  }

  /** Another node's followers of a match. */
  hear(node: string, match: string, note: string): void {
    const room = this.#rooms().peek(match);
    if (room === undefined) {
      this.#elsewhere.delete(match);
      return;
    }
    const [seats = '', spectators = '0'] = note.split(',');
    const there = { seats: [...seats].map((one) => one === '1'), spectators: Number(spectators) };
    const nodes = this.#elsewhere.get(match) ?? new Map<string, Here>();
    this.#elsewhere.set(match, nodes);
    const isNew = !nodes.has(node);
    if (there.spectators === 0 && !there.seats.includes(true)) nodes.delete(node);
    else nodes.set(node, there);
    this.#show(room);
    // A node that has just come to the match does not know who is here.
    if (isNew && nodes.has(node)) this.changed(room);
  }

  #show(room: Room): void {
    const all = [here(room), ...(this.#elsewhere.get(room.id)?.values() ?? [])];
    const seats = here(room).seats.map((_, seat) => all.some((one) => one.seats[seat] === true));
    const spectators = all.reduce((sum, one) => sum + one.spectators, 0);
    room.followers.send(JSON.stringify({ t: 'presence', match: room.id, seats, spectators }));
  }
}

function here(room: Room): Here {
  const seats = room.match.desk.seats.map((_, seat) => room.followers.count(seat) > 0);
  return { seats, spectators: room.followers.count('spectator') };
}
