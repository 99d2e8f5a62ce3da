/** The lists that schemas and code share; without the schemas, for those who only need the words. */
import { REFUSAL_CODES } from '@bridgehead/kernel';

export const BOT_LEVELS = ['cadet', 'officer', 'admiral'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export const PHASES = ['waiting', 'playing', 'over', 'abandoned', 'frozen'] as const;
export type Phase = (typeof PHASES)[number];

/** Longest chat line, name, word, taboo and deck, in characters; most taboos of a match and of one seat, most matches followed at once by one connection, most decks of a person, most standing orders of a seat. */
export const LIMITS = {
  chat: 500,
  name: 32,
  word: 64,
  taboo: 40,
  taboos: 20,
  taboosEach: 4,
  deck: 8_000,
  subscriptions: 16,
  decks: 100,
  orders: 20,
} as const;

/** What somebody can be told while they are not looking, and where. */
export const NOTICE_KINDS = ['turn', 'invited', 'over', 'chat'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
export const PLACE_KINDS = ['push', 'mail', 'hook'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Why a match does not count for ratings. */
export const UNRATED = ['local', 'hints', 'rules', 'continued', 'shared', 'alone', 'guest', 'taken-back', 'lent'] as const;
export type Unrated = (typeof UNRATED)[number];

/** What can be wrong with a request besides the rules. */
export const PROBLEM_CODES = [
  'bad-json',
  'bad-message',
  'too-large',
  'flood',
  'no-session',
  'unknown-match',
  'unknown-game',
  'not-your-seat',
  'spectator',
  'not-watching',
  'too-many',
  'full',
  'not-open',
  'not-begun',
  'already-seated',
  'not-allowed',
  'bad-options',
  'no-hint',
  'busy',
  'gone',
  'storage',
] as const;
export const REFUSAL_KINDS = [...REFUSAL_CODES, ...PROBLEM_CODES] as const;
