/** Reads what a stranger gave as a record: bytes are counted before they are parsed, lists before they are validated, and one fault is named. */
import { ContinueBody, RecordFile, type RecordOfMatch } from '@bridgehead/match';
import { z } from 'zod';
import { problem } from '../problem.ts';

/** Values in 4 MB of a real record: under half a million. */
const MOST_VALUES = 600_000;
/** A take-back of a take-back is three levels deeper. */
const MOST_DEPTH = 64;
/** Entries with all that was taken back. A longer record would keep others waiting. */
const MOST_ENTRIES = 4_000;
/** Values outside of entries, events and options: names, words, pledges, the result. */
const MOST_REST = 1_000;

const [TEXT, ESCAPE, COMMA, OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [...Buffer.from('"\\,[]{}')];

/** Refuses JSON that would cost much to parse, without parsing it. */
export function countBytes(bytes: Uint8Array): void {
  let [depth, values, inText] = [0, 0, false];
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i];
    if (inText) {
      if (byte === ESCAPE) i++;
      else if (byte === TEXT) inText = false;
    } else if (byte === TEXT) inText = true;
    else if (byte === COMMA) values++;
    else if (byte === OPEN_LIST || byte === OPEN) {
      values++;
      depth++;
    } else if (byte === CLOSE_LIST || byte === CLOSE) depth--;
    if (depth > MOST_DEPTH) throw problem('bad-message', 'This is not a record: it is nested too deep.');
    if (values > MOST_VALUES) throw problem('too-large', 'This is not a record: it has too many members.');
  }
}

function parse(bytes: Uint8Array): unknown {
  countBytes(bytes);
  try {
    return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString());
  } catch {
    throw problem('bad-json');
  }
}

const isObject = (given: unknown): given is Record<string, unknown> => typeof given === 'object' && given !== null;
const listOf = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : []);

function countEntries(entries: readonly unknown[]): number {
  let count = entries.length;
  for (const entry of entries) if (isObject(entry)) count += countEntries(listOf(entry.undone));
  return count;
}
function countValues(given: unknown): number {
  return isObject(given) ? Object.values(given).reduce<number>((sum, one) => sum + countValues(one), 1) : 1;
}

const RecordHead = RecordFile.extend({ told: z.array(z.unknown()).max(MOST_ENTRIES + 1) });
const [ToldList, ToldEvent] = [z.array(z.unknown()), RecordFile.shape.told.element.element];

/** Validates, and names the first fault only. */
function fits<T>(schema: z.ZodType<T>, given: unknown, where: readonly PropertyKey[] = []): T {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const [first] = read.error.issues;
  const place = [...where, ...(first?.path ?? [])].join('.').slice(0, 100);
  throw problem('bad-message', `This is not a record: ${place} ${first?.message.slice(0, 200)}.`);
}

function recordIn(given: unknown): RecordOfMatch {
  if (isObject(given)) {
    const { entries, told, from, options, marks, ...rest } = given;
    const count = countEntries(listOf(entries)) + countEntries(isObject(from) ? listOf(from.entries) : []);
    if (count > MOST_ENTRIES)
      throw problem('too-large', `Records of more than ${MOST_ENTRIES} entries are checked with: bridgehead verify.`);
    if (countValues(rest) > MOST_REST) throw problem('bad-message', 'This is not a record: a list in it is too long.');
  }
  const head = fits(RecordHead, given);
  const told = head.told.map((list, i) => fits(ToldList, list, ['told', i]).map((event, k) => fits(ToldEvent, event, ['told', i, k])));
  return { ...head, told } as unknown as RecordOfMatch;
}

export const readRecord = (bytes: Uint8Array): RecordOfMatch => recordIn(parse(bytes));

/** What is to go on from a record, and the record. */
export function readContinue(bytes: Uint8Array): z.infer<typeof ContinueBody> & { record: RecordOfMatch } {
  const given = parse(bytes);
  const { record, ...wish } = isObject(given) ? given : {};
  if (countValues(wish) > MOST_REST) throw problem('bad-message', 'The request is too long.');
  return { ...fits(ContinueBody, { ...wish, record: null }), record: recordIn(record) };
}
