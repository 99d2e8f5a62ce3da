/** Where people say what they want to be told, and where: wishes, places, the links in mails. */
import { createHash, randomBytes } from 'node:crypto';
import type { MatchNotices, NewPlace, NoticePage, NoticePlace, NoticeWishes } from '@bridgehead/match';
import { nanoid } from 'nanoid';
import { Buckets } from '../limits.ts';
import { problem } from '../problem.ts';
import type { Place } from '../store/notices.ts';
import type { Store } from '../store/store.ts';
import type { Post } from './post.ts';
import type { Ways } from './ways.ts';
import { checkZone, readWishes } from './wishes.ts';

interface Options {
  readonly store: Store;
  readonly post: Post;
  readonly ways: Ways;
  readonly pushKey: string;
  readonly now: () => number;
  /** The person's places are others now: every node should know. */
  readonly changed: (person: string) => Promise<void>;
}

const MOST_PLACES = 10;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const gone = () => problem('gone', 'That link is no longer good; the address may be removed already.');
/** The mailbox that an address leads to: what comes after a plus is a folder, and some hosts leave dots out. */
function mailboxOf(address: string): string {
  const [name = '', host = ''] = address.toLowerCase().split(/@(?=[^@]*$)/);
  const bare = name.replace(/\+.*$/, '');
  return `${/^(?:gmail|googlemail)\.com$/.test(host) ? bare.replaceAll('.', '') : bare}@${host}`;
}

export class NoticeDesk {
  readonly #options: Options;
  /** Mails that ask whether an address is somebody's: of one person, from one network, to one mailbox; and of all together. */
  readonly #confirmations: Buckets;
  readonly #questions: Buckets;

  constructor(options: Options) {
    this.#options = options;
    this.#confirmations = new Buckets(1 / 1_200, 3, options.now);
    this.#questions = new Buckets(1 / 30, 30, options.now);
  }
  get #notices() {
    return this.#options.store.notices;
  }

  async page(person: string): Promise<NoticePage> {
    const wishes = readWishes(await this.#notices.wishes(person));
    const places = (await this.#notices.places(person)).map(shown);
    return { ...wishes, places, pushKey: this.#options.pushKey, mail: this.#options.ways.canMail };
  }
  async setWishes(person: string, { wishes, quiet }: NoticeWishes): Promise<NoticePage> {
    if (quiet !== null) checkZone(quiet);
    await this.#notices.setWishes({ person, wishes: JSON.stringify(wishes), quiet: quiet === null ? null : JSON.stringify(quiet) });
    return this.page(person);
  }

  /** `visitor`: the address of the network it is asked from. */
  async addPlace(person: string, wanted: NewPlace, visitor: string): Promise<NoticePlace> {
    const known = await this.#notices.places(person);
    const tooMany = problem('too-many', `You have named ${MOST_PLACES} places; remove one first.`);
    // Before anybody is asked by mail.
    if (known.length >= MOST_PLACES) throw tooMany;
    const { address, label, state, token, confirm, secret } = await this.#prepare(person, wanted, visitor);
    // A browser that subscribes again is the same place.
    const same = known.find((one) => one.kind === wanted.kind && one.label === label && isSame(one, wanted));
    if (same !== undefined) await this.#notices.removePlace(same.id);
    const { now, ways, changed } = this.#options;
    const place: Place = {
      id: nanoid(16),
      person,
      kind: wanted.kind,
      address,
      label,
      state,
      token: token === null ? null : hashOf(token),
      confirm: confirm === null ? null : hashOf(confirm),
      failures: 0,
      problem: null,
      last: 0,
      created: now(),
    };
    if (confirm !== null)
      await ways.confirm(place, confirm).catch(() => {
        throw problem('busy', 'The mail server does not take a mail to that address.');
      });
    if (!(await this.#notices.addPlace(place, MOST_PLACES))) throw tooMany;
    await changed(person);
    return secret === null ? shown(place) : { ...shown(place), secret };
  }

  async #prepare(person: string, wanted: NewPlace, visitor: string) {
    const { post, ways } = this.#options;
    switch (wanted.kind) {
      case 'push': {
        const { endpoint, keys } = wanted;
        const address = JSON.stringify({ endpoint, keys });
        const objection = ways.badSubscription(address) ?? (await post.objection(endpoint));
        if (objection !== null) throw problem('bad-message', objection);
        return { address, label: wanted.label, state: 'open', token: null, confirm: null, secret: null };
      }
      case 'hook': {
        const objection = await post.objection(wanted.url);
        if (objection !== null) throw problem('bad-message', objection);
        const secret = randomBytes(24).toString('base64url');
        return {
          address: JSON.stringify({ url: wanted.url, secret }),
          label: new URL(wanted.url).host,
          state: 'open',
          token: null,
          confirm: null,
          secret,
        };
      }
      case 'mail': {
        if (!ways.canMail) throw problem('not-allowed', 'This server sends no mail.');
        if ((await this.#options.store.people.passkeysOf(person)).length === 0)
          throw problem('not-allowed', 'Keep your name with a passkey before you are told anything by mail.');
        const names = [`person ${person}`, `visitor ${visitor}`, `mailbox ${mailboxOf(wanted.address)}`];
        const free = names.every((name) => this.#confirmations.take(name)) && this.#questions.take('all');
        if (!free) throw problem('flood', 'That address was asked often enough; try again in an hour.');
        const [token, confirm] = [randomBytes(24).toString('base64url'), randomBytes(24).toString('base64url')];
        const label = wanted.address.replace(/^(.).*@/, '$1…@');
        return { address: JSON.stringify({ to: wanted.address, token }), label, state: 'unconfirmed', token, confirm, secret: null };
      }
    }
  }

  async removePlace(person: string, id: string): Promise<void> {
    const place = await this.#notices.place(id);
    if (place === null || place.person !== person) throw problem('gone', 'There is no such place.');
    await this.#notices.removePlace(id);
    await this.#options.changed(person);
  }

  /** The link in a mail shows that the address belongs to the person who opened it. */
  async confirm(token: string): Promise<NoticePlace> {
    const place = await this.#notices.byConfirmation(hashOf(token));
    if (place === null) throw gone();
    if (place.state === 'unconfirmed') await this.#notices.changePlace(place.id, { state: 'open' });
    await this.#options.changed(place.person);
    return shown((await this.#notices.place(place.id)) as Place);
  }
  /** One click, and no more mails. */
  async stop(token: string): Promise<void> {
    const place = await this.#notices.byToken(hashOf(token));
    if (place === null) throw gone();
    await this.#notices.removePlace(place.id);
    await this.#options.changed(place.person);
  }

  async match(person: string, match: string): Promise<MatchNotices> {
    return { wish: (await this.#notices.override(person, match)) ?? 'usual' };
  }
  async setMatch(person: string, match: string, { wish }: MatchNotices): Promise<MatchNotices> {
    await this.#notices.setOverride(person, match, wish === 'usual' ? null : wish);
    return { wish };
  }
}

const shown = ({ id, kind, label, state, problem: why }: Place): NoticePlace => ({
  id,
  kind,
  label,
  state: state as NoticePlace['state'],
  problem: why,
});

function isSame(place: Place, wanted: NewPlace): boolean {
  const address = JSON.parse(place.address) as { endpoint?: string; to?: string; url?: string };
  switch (wanted.kind) {
    case 'push':
      return address.endpoint === wanted.endpoint;
    case 'mail':
      return address.to === wanted.address;
    case 'hook':
      return address.url === wanted.url;
  }
}
