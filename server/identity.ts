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
/** Its use is noted when it was not for so long: not with every request. */
const NOTED_MS = DAY / 4;

const ID_LENGTH = 16;
export interface SessionShown {
  readonly hash: string;
  readonly id: string;
  readonly created: number;
  readonly used: number;
  /** The one that asks. */
  readonly here: boolean;
}

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

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

  /** The person of this token; null if the session has ended. */
  async whoIs(token: string | undefined): Promise<PeopleTable | null> {
    if (token === undefined || token.length > 64) return null;
    const found = await this.#store.people.bySession(hashOf(token), this.#now());
    if (found === null) return null;
    const { expires: _expires, used, ...person } = found;
    const now = this.#now();
    if (used < now - NOTED_MS) await this.#store.people.prolong(hashOf(token), now + SESSION_DAYS * DAY, now);
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
    const now = this.#now();
    return { token, session: { hash: hashOf(token), expires: now + SESSION_DAYS * DAY, created: now, used: now } };
  }
  /** The session is over; its name is given back, for those who hold something open by it. */
  async end(token: string): Promise<string> {
    const hash = hashOf(token);
    await this.#store.people.endSession(hash);
    return hash;
  }
  /** Somebody's sessions, the latest used first. What is shown of a name is enough to tell them apart. */
  async sessions(person: string, token: string | undefined): Promise<SessionShown[]> {
    const rows = await this.#store.people.sessionsOf(person, this.#now());
    const own = token === undefined ? '' : hashOf(token);
    return rows.map(({ hash, created, used }) => ({ hash, id: hash.slice(0, ID_LENGTH), created, used, here: hash === own }));
  }
  /** Ends those of somebody's sessions that are meant. */
  async endSessions(person: string, token: string | undefined, isMeant: (session: SessionShown) => boolean): Promise<string[]> {
    const ended = (await this.sessions(person, token)).filter(isMeant).map(({ hash }) => hash);
    for (const hash of ended) await this.#store.people.endSession(hash);
    return ended;
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
