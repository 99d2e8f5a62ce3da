/** The server's HTTP side. Every failure comes back as a sentence; nothing here throws at a page. */
import type {
  Acquaintances,
  Catalogue,
  CreateBody,
  DeckFile,
  DeckList,
  Doors,
  JoinBody,
  Leaderboard,
  Look,
  MatchCard,
  MatchList,
  MatchNotices,
  Me,
  NewPlace,
  NoticePage,
  NoticePlace,
  NoticeWishes,
  Person,
  Problem,
  Profile,
  ReplayFile,
} from '@bridgehead/match';
import { t } from './i18n.ts';
import { change, myName, settings } from './settings.ts';

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: string; readonly sentence: string };

const offline = (): Outcome<never> => ({ ok: false, code: 'offline', sentence: t('problem.offline') });

/** A dead line says nothing: after so long it counts as none. */
const PATIENCE_MS = 8_000;
/** Long matches take a server a while. */
const LONG_MS = 60_000;

async function ask<T>(method: string, path: string, body?: unknown, patience = PATIENCE_MS): Promise<Outcome<T>> {
  if (!navigator.onLine) return offline();
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
  } catch {
    return offline();
  }
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!isJson) return response.ok && response.status === 204 ? { ok: true, value: null as T } : offline();
  const data: unknown = await response.json().catch(() => undefined);
  // Cut off in the middle.
  if (data === undefined) return offline();
  if (response.ok) return { ok: true, value: data as T };
  const problem = data as Partial<Problem> | null;
  return { ok: false, code: problem?.code ?? 'unknown', sentence: problem?.sentence ?? t('problem.unknown') };
}

const get = <T>(path: string, patience?: number) => ask<T>('GET', path, undefined, patience);
export const post = <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body);
const at = (id: string) => `/api/matches/${encodeURIComponent(id)}`;

/** Nobody needs an account: a visitor who does something that needs a name sits down as a guest. */
export async function sitDown(): Promise<Outcome<Person>> {
  const me = await get<Me>('/api/me');
  if (me.ok && me.value.person !== null) return { ok: true, value: known(me.value.person) };
  const guest = await post<Me>('/api/session', { name: myName() });
  if (!guest.ok) return guest;
  return guest.value.person === null ? offline() : { ok: true, value: known(guest.value.person) };
}
/** One name everywhere: solo tables use the one that the server knows. */
function known(person: Person): Person {
  if (settings.getState().name !== person.name) change({ name: person.name });
  return person;
}

/** A person who is gone from the server is not called by the old name here either. */
async function forgotten(going: Promise<Outcome<unknown>>): Promise<Outcome<unknown>> {
  const gone = await going;
  if (gone.ok) change({ name: '' });
  return gone;
}

export const api = {
  me: () => get<Me>('/api/me'),
  async rename(name: string): Promise<Outcome<Me>> {
    const renamed = await ask<Me>('PATCH', '/api/me', { name });
    if (renamed.ok && renamed.value.person !== null) known(renamed.value.person);
    return renamed;
  },
  leaveBrowser: () => forgotten(ask<unknown>('DELETE', '/api/session')),
  forgetMe: () => forgotten(ask<unknown>('DELETE', '/api/me')),
  doors: () => get<Doors>('/api/me/doors'),
  endSessions: () => ask<Doors>('DELETE', '/api/me/sessions'),
  endSession: (id: string) => ask<Doors>('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`),
  endPasskey: (id: string) => ask<Doors>('DELETE', `/api/me/passkeys/${encodeURIComponent(id)}`),
  mine: () => get<MatchList>('/api/matches/mine'),
  open: () => get<MatchList>('/api/matches/open'),
  watchable: () => get<MatchList>('/api/matches/watchable'),
  decks: (game: string) => get<DeckList>(`/api/games/${encodeURIComponent(game)}/decks`),
  deck: (id: string) => get<DeckFile>(`/api/decks/${encodeURIComponent(id)}`),
  addDeck: (game: string, name: string, text: string) => post<DeckFile>(`/api/games/${encodeURIComponent(game)}/decks`, { name, text }),
  changeDeck: (id: string, name: string, text: string) => ask<DeckFile>('PUT', `/api/decks/${encodeURIComponent(id)}`, { name, text }),
  shareDeck: (id: string) => post<DeckFile>(`/api/decks/${encodeURIComponent(id)}/share`, { shared: true }),
  removeDeck: (id: string) => ask<unknown>('DELETE', `/api/decks/${encodeURIComponent(id)}`),
  look: (id: string) => get<Look>(`${at(id)}/look`),
  catalogue: () => get<Catalogue>('/api/catalogue'),
  match: (id: string) => get<MatchCard>(at(id)),
  create: (body: CreateBody) => post<MatchCard>('/api/matches', body),
  join: (id: string, body: JoinBody) => post<MatchCard>(`${at(id)}/join`, body),
  pledge: (id: string, pledge: string) => post<MatchCard>(`${at(id)}/pledge`, { pledge }),
  word: (id: string, word: string) => post<MatchCard>(`${at(id)}/word`, { word }),
  taboo: (id: string, text: string) => post<MatchCard>(`${at(id)}/taboo`, { text }),
  rematch: (id: string, bestOf?: number) => post<MatchCard>(`${at(id)}/rematch`, bestOf === undefined ? {} : { bestOf }),
  free: (id: string, seat: number) => post<MatchCard>(`${at(id)}/free`, { seat }),
  decline: (id: string) => post<MatchCard>(`${at(id)}/decline`),
  people: () => get<Acquaintances>('/api/people'),
  leave: (id: string) => post<MatchCard>(`${at(id)}/leave`),
  leaders: (game: string) => get<Leaderboard>(`/api/ratings/${encodeURIComponent(game)}`),
  profile: (id: string) => get<Profile>(`/api/people/${encodeURIComponent(id)}/profile`),
  setPrivate: (hide: boolean) => ask<Profile>('PUT', '/api/me/profile', { private: hide }),
  notices: () => get<NoticePage>('/api/notices'),
  setNotices: (wishes: NoticeWishes) => ask<NoticePage>('PUT', '/api/notices', wishes),
  addPlace: (place: NewPlace) => post<NoticePlace>('/api/notices/places', place),
  removePlace: (id: string) => ask<unknown>('DELETE', `/api/notices/places/${encodeURIComponent(id)}`),
  matchNotices: (id: string) => get<MatchNotices>(`${at(id)}/notices`),
  setMatchNotices: (id: string, wish: MatchNotices) => ask<MatchNotices>('PUT', `${at(id)}/notices`, wish),
  record: (id: string) => get<unknown>(`${at(id)}/record`, LONG_MS),
  replay: (id: string, as: string) => get<ReplayFile>(`${at(id)}/replay?as=${encodeURIComponent(as)}`, LONG_MS),
};

/** A word of one's own for the fair dice; people may also choose one. */
export function freshWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}
