/** Matches to look at again: records, replays, and going on from a position. */
import type { Viewer } from '@bridgehead/kernel';
import {
  eventsFor,
  type Happening,
  type Match,
  marksFor,
  type Played,
  playedIn,
  type RecordOfMatch,
  type ReplayFile,
  recordOf,
  type Verdict,
} from '@bridgehead/match';
import type { House } from './house.ts';
import { problem } from './problem.ts';
import type { PeopleTable } from './store/schema.ts';

async function playedOf(house: House, match: string): Promise<{ played: Played; deeds: Happening[] }> {
  const rows = await house.store.matches.journal(match, 0);
  const deeds = rows.map((row) => ({ ...row, told: row.told === null ? [] : JSON.parse(row.told) }));
  return { played: playedIn(deeds), deeds };
}
const namesOf = (match: Match): string[] => match.desk.seats.map((_, seat) => match.nameOf(seat));

export async function recordFile(house: House, id: string): Promise<RecordOfMatch> {
  const { match } = await house.lobby.room(id);
  if (!match.isOver) throw problem('not-allowed', 'The record is shown when the match has ended.');
  const { played } = await playedOf(house, id);
  return recordOf(match.setup, played, {
    desk: match.desk,
    words: match.words,
    names: namesOf(match),
    marks: marksFor(match, 'spectator'),
  });
}

/** Who wants to see it, and from where. */
interface Asker {
  readonly person: PeopleTable | null;
  readonly address: string;
}

/** A finished match is put together once and kept, so that it can be watched under any later rules. */
export async function replayFile(house: House, id: string, as: Viewer | 'all', { person, address }: Asker): Promise<ReplayFile> {
  const { match } = await house.lobby.room(id);
  const { setup } = match;
  if (match.desk.phase === 'waiting') throw problem('not-begun');
  if (typeof as === 'number' && as >= setup.seats) throw problem('not-your-seat');
  if (!match.isOver) {
    const own = person !== null && match.seatsOf(person.id).length > 0;
    if (as === 'all' || (typeof as === 'number' && !(person !== null && match.drives(person.id, as)))) throw problem('not-your-seat');
    if (as === 'spectator' && !own && !setup.spectators) throw problem('spectator', 'This table has no spectators.');
  }
  const kept = match.isOver ? await house.store.matches.replay(id, String(as)) : null;
  if (kept !== null) return { ...(JSON.parse(kept) as ReplayFile), names: namesOf(match) };
  const { played, deeds } = await playedOf(house, id);
  const begun = deeds.find(({ told }) => told.some(({ all }) => all?.type === 'match.begun'))?.at ?? setup.created;
  const replay: ReplayFile = {
    match: id,
    game: setup.game,
    version: setup.version,
    as: as === 'all' ? 'spectator' : as,
    names: namesOf(match),
    frames:
      setup.version === match.game.version && !match.desk.adopted && match.run !== null
        ? await house.clerk.run(
            {
              do: 'frames',
              game: setup.game,
              beginning: { options: setup.options, seats: setup.seats, from: setup.from, seed: match.seed },
              played: { entries: played.entries, at: played.at },
              viewer: as,
              begun,
              running: !match.isOver,
            },
            address,
          )
        : toldFrames(played, as, { begun, running: !match.isOver }),
    result: match.desk.result as ReplayFile['result'],
  };
  if (match.isOver) await house.store.matches.saveReplay(id, String(as), JSON.stringify({ ...replay, names: [] }));
  return replay;
}

/** Played under other rules than today's: the story as it was told at the time, and while the match runs no more than this viewer was told. */
function toldFrames(
  { told, entries, at }: Played,
  as: Viewer | 'all',
  { begun, running }: { readonly begun: number; readonly running: boolean },
): ReplayFile['frames'] {
  const viewer = as === 'all' ? 'spectator' : as;
  return told.flatMap((some, i) => {
    const entry = entries[i - 1];
    const events = eventsFor(some, viewer);
    const seat = entry !== undefined && 'seat' in entry ? entry.seat : null;
    if (!running) return [{ at: at[i - 1] ?? begun, seat, events }];
    return i === 0 || events.length > 0 ? [{ at: at[i - 1] ?? begun, seat: null, events }] : [];
  });
}

/** `bytes` as they came: nothing of them is read on the event loop. */
export const verifyFile = (house: House, bytes: Uint8Array, address: string): Promise<Verdict> =>
  house.clerk.run({ do: 'check', bytes }, address);

export async function continueFrom(house: House, person: PeopleTable, bytes: Uint8Array, address: string) {
  const { game, options, seats, from } = await house.clerk.run({ do: 'continue', bytes }, address);
  return house.lobby.create(person, { game, options, seats, from });
}
