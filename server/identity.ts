/** Who somebody is: an opaque session in a cookie. The database knows only its hash. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { cleanLine, guestName, LIMITS, type Person } from '@bridgehead/match';
import { nanoid } from 'nanoid';
import { problem } from './problem.ts';
import type { PeopleTable } from './store/schema.ts';
import type { Store } from './store/store.ts';

const DAY = 86_400_000;
/** A session ends when it was not used for so long. */
export const SESSION_DAYS = 180;
/** It is prolonged when it was not for so long: not with every request. */
const RENEW_DAYS = 7;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export interface Session {
  readonly token: string;
  readonly person: PeopleTable;
}

export class Identity {
  readonly #store: Store;
  readonly #now: () => number;
  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Whoever holds this token; null if the session has ended. */
  async whoIs(token: string | undefined): Promise<PeopleTable | null> {
    if (token === undefined || token.length > 64) return null;
    const found = await this.#store.people.bySession(hashOf(token), this.#now());
    if (found === null) return null;
    const { expires, ...person } = found;
    const end = this.#now() + SESSION_DAYS * DAY;
    if (expires < end - RENEW_DAYS * DAY) await this.#store.people.prolong(hashOf(token), end);
    return person;
  }

  async guest(wanted: string | undefined): Promise<Session> {
    const id = nanoid(12);
    const name = cleanLine(wanted ?? '', LIMITS.name) || guestName((n) => randomInt(n));
    const person = { id, name, created: this.#now() };
    const { token, session } = this.#fresh();
    await this.#store.people.welcome(person, session);
    return { token, person };
  }
  /** A new session for somebody who has proved who they are. */
  async comeBack(person: PeopleTable): Promise<Session> {
    const { token, session } = this.#fresh();
    await this.#store.people.addSession(person.id, session);
    return { token, person };
  }
  #fresh() {
    const token = randomBytes(32).toString('base64url');
    return { token, session: { hash: hashOf(token), expires: this.#now() + SESSION_DAYS * DAY } };
  }
  async end(token: string): Promise<void> {
    await this.#store.people.endSession(hashOf(token));
  }

  async rename(person: PeopleTable, wanted: string): Promise<string> {
    const name = cleanLine(wanted, LIMITS.name);
    if (name === '') throw problem('bad-message', 'A name needs at least one letter that can be seen.');
    await this.#store.people.rename(person.id, name);
    return name;
  }
  async describe(person: PeopleTable): Promise<Person> {
    const keys = await this.#store.people.passkeysOf(person.id);
    return { id: person.id, name: person.name, guest: keys.length === 0 };
  }
}
