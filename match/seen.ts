/** What everybody at a match sees, as a short text that can be compared: after a change of rules it must be the same. */
import type { Json, Viewer } from '@bridgehead/kernel';
import type { Match } from './match.ts';

/** For sound matches only. Two texts that differ by accident are no attack: a quick digest will do. */
export function seenIn(match: Match): string {
  const { game, run, desk } = match;
  if (run === null) return '';
  const seats = desk.seats.map((_, seat) => seat);
  const viewers: readonly Viewer[] = [...seats, 'spectator'];
  const digest = new Digest();
  for (const viewer of viewers) digest.add(game.view(run.state, viewer, match.isOver));
  for (const seat of seats) {
    const prompt = match.prompt(seat);
    digest.add(prompt === null ? null : ({ ...prompt, id: 0 } as unknown as Json));
  }
  return digest.text;
}

/** Two mixed sums of 32 bits (after cyrb53), over the members of objects in the order of their names. */
class Digest {
  #a = 0xdeadbeef;
  #b = 0x41c6ce57;

  add(value: Json): void {
    if (Array.isArray(value)) {
      this.#mix(`[${value.length}`);
      for (const one of value) this.add(one);
    } else if (typeof value === 'object' && value !== null) {
      const data = value as { readonly [key: string]: Json };
      for (const key of Object.keys(data).sort()) {
        if (data[key] === undefined) continue;
        this.#mix(`.${key}`);
        this.add(data[key] as Json);
      }
      this.#mix('}');
    } else this.#mix(typeof value === 'string' ? `"${value}` : String(value));
  }
  #mix(text: string): void {
    for (let i = 0; i < text.length; i++) {
      const letter = text.charCodeAt(i);
      this.#a = Math.imul(this.#a ^ letter, 2654435761);
      this.#b = Math.imul(this.#b ^ letter, 1597334677);
    }
    this.#a = Math.imul(this.#a ^ (this.#a >>> 16), 2246822507);
    this.#b = Math.imul(this.#b ^ (this.#b >>> 16), 3266489909);
  }
  get text(): string {
    return `${(this.#a >>> 0).toString(16)}-${(this.#b >>> 0).toString(16)}`;
  }
}
