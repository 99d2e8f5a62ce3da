/** Solo matches in this browser's own storage. A save is a record: seed and answers, and who sits where. */
import type { Mark, MatchRecord } from '@bridgehead/kernel';
import type { Series } from '@bridgehead/match';
import type { DBSchema, IDBPDatabase } from 'idb';

export interface Save {
  readonly id: string;
  readonly record: MatchRecord;
  /** One per seat: a bot's level, or null for the person. */
  readonly bots: readonly (string | null)[];
  readonly names: readonly string[];
  readonly updated: number;
  readonly over: boolean;
  /** What was added to the match; absent in older saves. */
  readonly marks?: readonly Mark[];
  /** The step of the guided match, if it is one. */
  readonly guide: number | null;
  /** The matches that it belongs to; absent: one by itself. */
  readonly series?: Series;
}

/** Somebody here has answered something. */
const isBegun = ({ record, bots }: Save): boolean =>
  record.entries.some((entry) => ('seat' in entry ? bots[entry.seat] === null : 'concede' in entry));
/** A match that nobody moved at is forgotten after so long. */
const UNMOVED = 86_400_000;

interface Shelf extends DBSchema {
  solo: { key: string; value: Save };
}

let shelf: Promise<IDBPDatabase<Shelf>> | null = null;

function open(): Promise<IDBPDatabase<Shelf>> {
  shelf ??= import('idb').then(({ openDB }) =>
    openDB<Shelf>('bridgehead', 1, {
      upgrade(db) {
        db.createObjectStore('solo', { keyPath: 'id' });
      },
    }),
  );
  return shelf;
}

/** A browser that forbids storage still plays; it only forgets. */
export async function keep(save: Save): Promise<void> {
  try {
    await (await open()).put('solo', save);
  } catch {
    shelf = null;
  }
}
export async function find(id: string): Promise<Save | null> {
  try {
    return (await (await open()).get('solo', id)) ?? null;
  } catch {
    shelf = null;
    return null;
  }
}
/** What was begun, the running ones first. */
export async function all(): Promise<Save[]> {
  try {
    const saves = await (await open()).getAll('solo');
    for (const save of saves) if (!isBegun(save) && save.updated < Date.now() - UNMOVED) void forget(save.id);
    return saves.filter(isBegun).sort((a, b) => Number(a.over) - Number(b.over) || b.updated - a.updated);
  } catch {
    shelf = null;
    return [];
  }
}
export async function forget(id: string): Promise<void> {
  try {
    await (await open()).delete('solo', id);
  } catch {
    shelf = null;
  }
}
