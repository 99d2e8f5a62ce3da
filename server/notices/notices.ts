/**
 * The office that tells people things. Deeds leave facts in the outbox; when a fact is due and still true it becomes a message for
 * each place its person wants it at; messages are sent, tried again, or dropped when what they would say is done. Every step is a row
 * claimed by one node. A place that does not answer keeps nobody else waiting.
 */
import { createHash } from 'node:crypto';
import type { MatchCard, NoticeKind } from '@bridgehead/match';
import type { Logger } from 'pino';
import { Buckets } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Fact, Message, Place } from '../store/notices.ts';
import type { Store } from '../store/store.ts';
import type { Ways, Went } from './ways.ts';
import { afterQuiet, isWanted, readWishes } from './wishes.ts';
import { type NoticeText, wordNotice } from './words.ts';

export interface NoticesOptions {
  readonly store: Store;
  readonly ways: Ways;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly pause: number;
  readonly mailEvery: number;
  readonly base: () => string;
  /** A match as this person's lists show it. */
  readonly card: (match: string, person: string) => Promise<MatchCard | null>;
  readonly game: (id: string) => { readonly title: string; readonly teams: boolean } | null;
}

const SWEEP = 1_000;
const FACT_LEASE = 20_000;
const MESSAGE_LEASE = 60_000;
const AT_ONCE = 100;
const FIRST_BACK_OFF = 30_000;
const LONGEST_BACK_OFF = 6 * 3_600_000;
const MOST_TRIES = 10;
/** So many failures in a row, and nothing is sent there any more. */
const MOST_FAILURES = 20;
/** What is remembered of who has named a place is looked up again after so long: another node may have been told. */
const FRESH = 60_000;
const MOST_KNOWN = 20_000;
/** An address that is not confirmed is forgotten. */
const UNCONFIRMED = 2 * 86_400_000;

export class Notices {
  readonly pause: number;
  readonly #options: NoticesOptions;
  readonly #known = new Map<string, boolean>();
  #refreshed = 0;
  #timer: NodeJS.Timeout | null = null;
  #nudge: NodeJS.Timeout | null = null;
  #sweeping: Promise<void> | null = null;
  #again = false;
  #closed = false;
  /** Of one person to another, and of all to one. */
  readonly #invitations: readonly [Buckets, Buckets];
  /** What is being sent, by place. */
  readonly #underWay = new Map<string, Promise<void>>();

  constructor(options: NoticesOptions) {
    this.#options = options;
    this.pause = options.pause;
    this.#invitations = [new Buckets(1 / 1_200, 3, options.now), new Buckets(1 / 300, 10, options.now)];
  }
  get #store() {
    return this.#options.store.notices;
  }

  start(): void {
    this.#timer = setInterval(() => void this.sweep(), SWEEP);
    this.#timer.unref();
  }
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    if (this.#nudge !== null) clearTimeout(this.#nudge);
    this.#options.ways.close();
    await Promise.allSettled(this.#underWay.values());
  }

  // —— who listens ——

  /** A person this node does not know may listen: what is written for nothing is dropped when it is due. */
  readonly isListening = (person: string): boolean => this.#known.get(person) ?? true;

  async learn(people: readonly string[]): Promise<void> {
    const listening = await this.#store.listening(people);
    if (this.#known.size > MOST_KNOWN) this.#known.clear();
    for (const person of people) this.#known.set(person, listening.has(person));
  }

  // —— the rounds ——

  /** Something is due at that moment. */
  expect(due: number): void {
    if (this.#closed || this.#nudge !== null) return;
    const wait = Math.max(0, due - this.#options.now());
    if (wait >= SWEEP) return;
    this.#nudge = setTimeout(() => {
      this.#nudge = null;
      void this.sweep();
    }, wait);
    this.#nudge.unref();
  }

  /** One round at a time; a caller that wants one meanwhile waits for the next. */
  sweep(): Promise<void> {
    this.#again = true;
    this.#sweeping ??= this.#rounds().finally(() => {
      this.#sweeping = null;
    });
    return this.#sweeping;
  }
  async #rounds(): Promise<void> {
    try {
      await this.#refresh();
      while (this.#again && !this.#closed) {
        this.#again = false;
        await this.#facts();
        await this.#messages();
      }
    } catch (error) {
      if (!this.#closed) this.#options.log.warn({ err: error }, 'notices could not be seen to');
    }
  }

  async #refresh(): Promise<void> {
    const now = this.#options.now();
    if (now - this.#refreshed < FRESH) return;
    this.#refreshed = now;
    await this.learn([...this.#known.keys()]);
    await this.#store.sweep(now - UNCONFIRMED);
  }

  async #facts(): Promise<void> {
    const { now, log } = this.#options;
    for (;;) {
      const facts = await this.#store.claimFacts(now(), FACT_LEASE, AT_ONCE);
      await Promise.all(
        facts.map((fact) =>
          this.#messagesFor(fact)
            .then((messages) => this.#store.tell(fact, messages))
            .catch((error: unknown) => log.warn({ err: error, match: fact.match }, 'a notice could not be made')),
        ),
      );
      if (facts.length < AT_ONCE) return;
    }
  }

  async #messagesFor(fact: Fact): Promise<Pick<Message, 'id' | 'place' | 'due'>[]> {
    const { match, person, kind, seq, by } = fact;
    const places = (await this.#store.places(person)).filter(({ state }) => state === 'open');
    if (places.length === 0) return [];
    const card = await this.#options.card(match, person);
    if (card === null || !(await this.#isTrue(fact, card))) return [];
    if (by !== null && (await this.#options.store.people.mutesOf(person)).includes(by) && kind !== 'turn' && kind !== 'over') return [];
    if (kind === 'invited' && !this.#mayInvite(by, person)) return [];
    const wishes = readWishes(await this.#store.wishes(person));
    const override = await this.#store.override(person, match);
    const due = afterQuiet(wishes.quiet, this.#options.now());
    return places
      .filter((place) => isWanted(wishes, override, kind as NoticeKind, place.kind))
      .map((place) => ({
        id: createHash('sha256').update(`${match} ${kind} ${seq} ${place.id}`).digest('hex').slice(0, 32),
        place: place.id,
        // One mail now and then with all there is, instead of many.
        due: place.kind === 'mail' ? Math.max(due, place.last + this.#options.mailEvery) : due,
      }));
  }

  /** A person who is invited again and again is told a few times; the tables are in their list. */
  #mayInvite(by: string | null, person: string): boolean {
    return this.#invitations[0].take(`${by} ${person}`) && this.#invitations[1].take(person);
  }

  /** Is there still something to tell? */
  async #isTrue(
    { match, person, kind, seat, seq }: Pick<Fact, 'match' | 'person' | 'kind' | 'seat' | 'seq'>,
    card: MatchCard,
  ): Promise<boolean> {
    switch (kind as NoticeKind) {
      case 'turn': {
        const isTheirs = seat !== null && card.yours.includes(seat) && card.seats[seat]?.away === false;
        return isTheirs && card.phase === 'playing' && card.waiting.includes(seat as number);
      }
      case 'invited':
        return card.invited;
      case 'over':
        return true;
      case 'chat':
        return !(await this.#store.hasSpokenSince(match, person, seq));
    }
  }

  async #messages(): Promise<void> {
    for (;;) {
      const claimed = await this.#store.claimMessages(this.#options.now(), MESSAGE_LEASE, AT_ONCE);
      for (const [place, messages] of Map.groupBy(claimed, (message) => message.place)) this.#send(place, messages);
      if (claimed.length < AT_ONCE) return;
    }
  }
  /** One after the other to the same place; nobody waits for another's. */
  #send(place: string, messages: readonly Message[]): void {
    const before = this.#underWay.get(place) ?? Promise.resolve();
    const now = before
      .then(() => this.#deliver(place, messages))
      .catch((error: unknown) => this.#options.log.warn({ err: error }, 'a notice could not be sent'))
      .finally(() => {
        if (this.#underWay.get(place) === now) this.#underWay.delete(place);
      });
    this.#underWay.set(place, now);
  }

  async #deliver(id: string, messages: readonly Message[]): Promise<void> {
    const place = await this.#store.place(id);
    const idle: string[] = [];
    const live: { readonly message: Message; readonly text: NoticeText }[] = [];
    for (const message of messages) {
      const text = place?.state === 'open' ? await this.#textOf(message) : null;
      if (text === null) idle.push(message.id);
      else live.push({ message, text });
    }
    await this.#store.done(idle);
    if (place === null || live.length === 0) return;
    if (place.kind === 'mail') {
      const went = await this.#options.ways.mail(
        place,
        live.map(({ text }) => text),
      );
      await this.#after(
        place,
        live.map(({ message }) => message),
        went,
      );
      return;
    }
    for (const [i, { message, text }] of live.entries()) {
      const went = await this.#options.ways[place.kind](place, text);
      // What fails once would fail for the rest as well: they wait together.
      await this.#after(place, went === 'done' ? [message] : live.slice(i).map((one) => one.message), went);
      if (went !== 'done') return;
    }
  }

  async #textOf(message: Message): Promise<NoticeText | null> {
    const { id, match, person, kind, by, count, at } = message;
    const card = await this.#options.card(match, person);
    if (card === null || !(await this.#isTrue(message, card))) return null;
    const names = by === null ? null : await this.#options.store.people.names([by]);
    const game = this.#options.game(card.game);
    if (game === null) return null;
    const who = by === null ? null : (names?.get(by) ?? null);
    return wordNotice({
      id,
      kind: kind as NoticeKind,
      card,
      game: game.title,
      teams: game.teams,
      base: this.#options.base(),
      by: who,
      count,
      at,
      person,
    });
  }

  async #after(place: Place, messages: readonly Message[], went: Went): Promise<void> {
    const { metrics, now } = this.#options;
    const ids = messages.map(({ id }) => id);
    metrics.notices.inc({ way: place.kind, outcome: typeof went === 'string' ? went : 'stopped' }, ids.length);
    if (went === 'done') {
      await this.#store.done(ids);
      if (place.failures > 0 || place.kind === 'mail') await this.#store.changePlace(place.id, { failures: 0, last: now() });
      return;
    }
    if (went === 'gone') {
      await this.#store.removePlace(place.id);
      await this.learn([place.person]);
      return;
    }
    const failures = place.failures + 1;
    const stop = typeof went === 'object' ? went.stop : failures >= MOST_FAILURES ? 'It did not answer, again and again.' : null;
    await this.#store.changePlace(place.id, stop === null ? { failures } : { failures, state: 'stopped', problem: stop });
    const tries = Math.max(...messages.map((message) => message.tries)) + 1;
    if (stop !== null || tries >= MOST_TRIES) await this.#store.done(ids);
    else await this.#store.later(ids, now() + Math.min(LONGEST_BACK_OFF, FIRST_BACK_OFF * 2 ** (tries - 1)), tries);
  }
}
