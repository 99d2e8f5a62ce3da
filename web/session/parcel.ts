/** A match as a parcel: a record with its players' names, small enough for a link, or as a file. */
import { type Json, type MatchRecord, visible } from '@bridgehead/kernel';

export interface Parcel {
  readonly record: MatchRecord;
  readonly names: readonly string[];
}

/** Links longer than this do not survive being sent around. */
const LONGEST_LINK = 16_000;
const MOST_SEATS = 32;
const MOST_ENTRIES = 100_000;
const LONGEST_NAME = 64;
/** A few letters can be made to unfold into gigabytes. */
const MOST_BYTES = 8 * 1024 * 1024;

async function bytesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  let left = MOST_BYTES;
  const bounded = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      left -= part.length;
      if (left < 0) controller.error(new Error('too long'));
      else controller.enqueue(part);
    },
  });
  return new Uint8Array(await new Response(stream.pipeThrough(bounded)).arrayBuffer());
}

/** Null if it would be too long. */
export async function wrapped({ record, names }: Parcel, longest = LONGEST_LINK): Promise<string | null> {
  const { game, version, options, seats, seed, entries } = record;
  const text = JSON.stringify({ game, version, options, seats, seed, entries, names });
  const bytes = await bytesOf(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const link = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return link.length > longest ? null : link;
}

export async function unwrapped(link: string): Promise<Parcel | null> {
  try {
    const binary = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const text = await bytesOf(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
    return parcelOf(new TextDecoder().decode(text));
  } catch {
    return null;
  }
}

/**
 * Out of a file's text, ours or the server's; null if it is no record. Whether the rules agree with it, they say themselves. A server
 * cleans what people write before a rule sees it; the maker of this file may not have.
 */
export function parcelOf(text: string): Parcel | null {
  let data: unknown;
  try {
    data = JSON.parse(text, (_, value) => (typeof value === 'string' ? visible(value) : value));
  } catch {
    return null;
  }
  if (typeof data !== 'object' || data === null) return null;
  const { game, version, options, seats, seed, entries, names } = data as Record<string, unknown>;
  const isFine =
    typeof game === 'string' &&
    typeof version === 'number' &&
    typeof options === 'object' &&
    options !== null &&
    Number.isInteger(seats) &&
    (seats as number) >= 1 &&
    (seats as number) <= MOST_SEATS &&
    typeof seed === 'string' &&
    /^[0-9a-f]{64}$/.test(seed) &&
    Array.isArray(entries) &&
    entries.length <= MOST_ENTRIES;
  if (!isFine) return null;
  const given = Array.isArray(names) ? names : [];
  const record = { game, version, options: options as Record<string, Json>, seats: seats as number, seed, entries };
  return {
    record: record as MatchRecord,
    names: Array.from({ length: seats as number }, (_, seat) => nameIn(given[seat]) || `${seat + 1}`),
  };
}

const nameIn = (given: unknown): string => (typeof given === 'string' ? given.replace(/\s+/gu, ' ').trim().slice(0, LONGEST_NAME) : '');
