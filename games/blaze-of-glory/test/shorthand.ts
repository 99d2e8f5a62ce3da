/**
 * Answers as scenes write them: 'PK08 brig@17' for somebody, 'repair 17', 'PB06 12', '12 14'; an order always has two parts, 0 where it
 * has none. The game knows nothing of this.
 */
import type { Json } from '@bridgehead/kernel';
import { ACTIONS } from '../actions/index.ts';
import { designNumber } from '../cards/index.ts';
import { isWhom, keyOfWhom } from '../target.ts';

const isNumber = (word: string | undefined): boolean => word !== undefined && /^-?\d+$/.test(word);
const isCard = (word: string | undefined): boolean => word !== undefined && designNumber(word) >= 0;
const whomIn = (words: string): Json | null => {
  const found = /^([A-Z]+\d+)(?: (\w+))?@(-?\d+)$/.exec(words);
  return found === null ? null : ['who', found[1] ?? '', found[2] ?? '', Number(found[3])];
};

/** What a scene writes as the target of a verb, as data. */
function target(verb: string, words: string): Json {
  const who = whomIn(words);
  if (who !== null) return who;
  const [first = '', ...rest] = words.split(' ');
  const tail = rest.join(' ');
  if (rest.length === 0) return verb === 'use' && isCard(first) ? ['call', first] : words;
  if (isCard(first)) {
    if (tail === 'deck' || tail === 'discard') return ['bury', first, tail];
    const onto = whomIn(tail);
    return onto === null ? ['send', first, Number(tail)] : ['fetch', first, onto];
  }
  if (isNumber(first)) return [verb === 'reveal' ? 'lock' : 'between', Number(first), Number(rest[0])];
  return [first, ...(whomIn(tail) === null ? rest.map((word) => (isNumber(word) ? Number(word) : word)) : [whomIn(tail)])] as Json;
}
const VERBS: Readonly<Record<string, { readonly takes: readonly unknown[] }>> = ACTIONS.rows;
export function dataOf(answer: Json): Json {
  if (typeof answer === 'string') return plain(answer);
  if (!Array.isArray(answer) || typeof answer[0] !== 'string' || !Object.hasOwn(VERBS, answer[0])) return answer;
  const [verb, ...rest] = answer as [string, ...Json[]];
  const n = VERBS[verb]?.takes.length ?? 0;
  if (answer.length !== 3) return answer;
  const data = rest.slice(0, n).map((one, i) => (typeof one !== 'string' ? one : i === 1 ? target(verb, one) : (whomIn(one) ?? one)));
  return n === 0 ? verb : [verb, ...data];
}
/** Pairs that a question asks for by themselves, and somebody by name. */
function plain(words: string): Json {
  const [a, b, more] = words.split(' ');
  if (more !== undefined || b === undefined) return whomIn(words) ?? words;
  if (isNumber(a) && (isNumber(b) || b === 'left' || b === 'right')) return [Number(a), isNumber(b) ? Number(b) : b];
  return isCard(a) && isNumber(b) ? [a as string, Number(b)] : (whomIn(words) ?? words);
}

/** The other way round: data as a scene would write it. */
export function shorthandOf(answer: Json): Json {
  if (answer === 'red-alert') return ['red-alert', 0, 0];
  if (!Array.isArray(answer)) return answer;
  if (isWhom(answer)) return keyOfWhom(answer);
  const [verb, a = 0, b = 0] = answer as readonly Json[];
  if (typeof verb === 'string' && Object.hasOwn(VERBS, verb)) return [verb, written(a), written(b)];
  const isPair = answer.length === 2 && (typeof verb === 'number' || (typeof verb === 'string' && isCard(verb)));
  return isPair && typeof a !== 'object' && !(typeof verb === 'number' && isCard(String(a))) ? `${verb} ${a}` : answer;
}
function written(part: Json): Json {
  if (!Array.isArray(part)) return part;
  if (isWhom(part)) return keyOfWhom(part);
  const [word, ...rest] = part as readonly Json[];
  const words = rest.map((one) => (isWhom(one) ? keyOfWhom(one) : String(one))).join(' ');
  return ['send', 'fetch', 'bury', 'call', 'between', 'lock'].includes(String(word)) ? words : `${String(word)} ${words}`;
}
