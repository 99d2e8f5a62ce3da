/** A match that is looked at again, wherever it is kept. */
import { type AnyGame, type Mark, type MatchRecord, replay } from '@bridgehead/kernel';
import type { RecordOfMatch } from '@bridgehead/match/record';
import type { GameTable } from '@bridgehead/ui';
import { api } from '../api.ts';
import { isGame, loadGame, loadTable } from '../games.ts';
import { playerNames } from '../names.ts';
import { type Parcel, unwrapped } from './parcel.ts';
import { type Film, filmOfFile, filmOfRecord, type Viewpoint } from './replay.ts';
import { find } from './saves.ts';

/** Where the frames come from: this browser's shelf, or the server. */
export interface Source {
  readonly game: AnyGame;
  readonly table: GameTable | null;
  readonly seats: number;
  readonly names: readonly string[];
  /** The table, while the match goes on: what is hidden there stays hidden here. */
  readonly running: { readonly address: string; readonly own: number | null } | null;
  film(as: Viewpoint): Promise<Film | null>;
  /** The record, where it may be had. */
  readonly record: MatchRecord | RecordOfMatch | null;
  /** What people add to the match and everybody sees. */
  readonly marks: readonly Mark[];
}

/** The address of a match that was sent as a link or a file: all of it stands behind the #. */
export const LINK = 'link';

export async function openSource(id: string): Promise<Source | null> {
  if (id === LINK) return parcelSource(await unwrapped(location.hash.slice(1)));
  return id.startsWith('solo-') ? soloSource(id.slice(5)) : serverSource(id);
}

async function parcelSource(parcel: Parcel | null): Promise<Source | null> {
  if (parcel === null || !isGame(parcel.record.game)) return null;
  const { record, names } = parcel;
  const [game, table] = await Promise.all([loadGame(record.game), loadTable(record.game)]);
  if (game.version !== record.version) return null;
  const again = replay(game, record);
  if ('problem' in again) return null;
  const film = async (as: Viewpoint) => ({ ...filmOfRecord(game, record, names, as), result: again.result });
  return { game, table, seats: record.seats, names, running: null, film, record, marks: [] };
}

async function soloSource(id: string): Promise<Source | null> {
  const save = await find(id);
  if (save === null || !isGame(save.record.game)) return null;
  const [game, table] = await Promise.all([loadGame(save.record.game), loadTable(save.record.game)]);
  if (game.version !== save.record.version) return null;
  const again = replay(game, save.record);
  const result = 'problem' in again ? null : again.result;
  const film = async (as: Viewpoint) => ({ ...filmOfRecord(game, save.record, save.names, as), result });
  const people = save.bots.flatMap((level, seat) => (level === null ? [seat] : []));
  const shared = people.length > 1;
  const running = save.over ? null : { address: `/solo/${id}`, own: shared ? null : (people[0] ?? null) };
  // A running match of people who share this device keeps its hands: no viewpoint of a seat, and no record to read them from.
  const record = running !== null && shared ? null : save.record;
  return { game, table, seats: save.record.seats, names: save.names, running, film, record, marks: save.marks ?? [] };
}

async function serverSource(id: string): Promise<Source | null> {
  const card = await api.match(id);
  if (!card.ok || !isGame(card.value.game)) return null;
  const [game, table] = await Promise.all([loadGame(card.value.game), loadTable(card.value.game)]);
  const over = card.value.phase === 'over' || card.value.phase === 'abandoned';
  const record = over ? await api.record(id) : null;
  const film = async (as: Viewpoint) => {
    const file = await api.replay(id, String(as));
    return file.ok ? { ...filmOfFile(game, file.value), names: playerNames(card.value.seats) } : null;
  };
  return {
    game,
    table,
    seats: card.value.seats.length,
    names: playerNames(card.value.seats),
    running: over ? null : { address: `/t/${id}`, own: card.value.yours.length > 1 ? null : (card.value.yours[0] ?? null) },
    film,
    record: record?.ok ? (record.value as RecordOfMatch) : null,
    marks: record?.ok ? ((record.value as RecordOfMatch).marks ?? []) : [],
  };
}
