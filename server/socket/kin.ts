/** A guest who is muted comes back as another guest. Until this node forgets, guests of one network who talk as spectators are kin. */
import { createHmac, randomBytes } from 'node:crypto';

const MOST = 10_000;

export class Kin {
  readonly #key = randomBytes(16);
  /** By guest, the latest last: a hash of the network they came from. */
  readonly #from = new Map<string, string>();

  note(guest: string, address: string): void {
    this.#from.delete(guest);
    this.#from.set(guest, createHmac('sha256', this.#key).update(address).digest('base64url'));
    const [oldest] = this.#from.keys();
    if (this.#from.size > MOST && oldest !== undefined) this.#from.delete(oldest);
  }
  /** The same for kin; null for everybody else. */
  of(person: string): string | null {
    return this.#from.get(person) ?? null;
  }
}
