/** A record as a table: the same frame, moved by a slider. */
import type { AnyGame, GameEvent, Json, MatchRecord, Result, Viewer } from '@bridgehead/kernel';
import { ASK_ALWAYS } from '@bridgehead/kernel';
import type { ReplayFile, Shown } from '@bridgehead/match';
import { type Delta, patch } from '@bridgehead/match/delta';
import { framesOf } from '@bridgehead/match/record';
import type { LogLine } from '@bridgehead/ui';
import { createStore } from 'zustand/vanilla';
import { freshSnapshot, linesOf, type Session, type Snapshot, WITHOUT_SERVER } from './session.ts';

export type Viewpoint = Viewer | 'all';

export interface Film {
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly viewer: Viewer;
  readonly views: readonly Json[];
  readonly events: readonly (readonly GameEvent[])[];
  readonly result: Result | null;
}

type Frames = ReplayFile['frames'];

function filmOf(game: AnyGame, names: readonly string[], viewer: Viewer, frames: Frames, result: Result | null): Film {
  const views: Json[] = [];
  let view: Json = null;
  for (const frame of frames) {
    view = frame.delta === undefined ? (frame.view as Json) : patch(view, frame.delta as unknown as Delta);
    views.push(view);
  }
  return { game, names, viewer, views, events: frames.map((frame) => frame.events as GameEvent[]), result };
}

export const filmOfFile = (game: AnyGame, file: ReplayFile): Film =>
  filmOf(game, file.names, file.as, file.frames, file.result as Result | null);

export function filmOfRecord(game: AnyGame, record: MatchRecord, names: readonly string[], as: Viewpoint): Film {
  const { options, seats, seed, entries } = record;
  const beginning = { options, seats, seed, from: null } as unknown as Parameters<typeof framesOf>[1];
  const frames = framesOf(game, beginning, { entries: [...entries], at: [] }, as, { begun: 0, running: false });
  return filmOf(game, names, as === 'all' ? 'spectator' : as, frames, null);
}

export interface ReplaySession extends Session {
  /** Everything that was told; the beat of a line is the position it led to. */
  readonly log: readonly LogLine[];
  show(at: number): void;
}

export function openReplay(film: Film): ReplaySession {
  const { game, names, viewer, views, events } = film;
  const log: LogLine[] = events.flatMap((told, at) => linesOf(told, at));
  const last = views.length - 1;
  const shown = (at: number): Shown => ({
    game: game.id,
    rules: game.version,
    phase: at === last ? 'over' : 'playing',
    view: views[at] ?? null,
    prompt: null,
    waiting: [],
    begun: at > 0,
    unrated: 'local',
    seats: names.map((name) => ({
      driver: 'person',
      person: null,
      name,
      level: null,
      away: false,
      ready: true,
      pledge: null,
      keptFor: null,
      gaveUp: false,
    })),
    canUndo: false,
    canConcede: false,
    passing: false,
    standing: ASK_ALWAYS,
    result: at === last ? (film.result as Shown['result']) : null,
    fault: null,
    ...WITHOUT_SERVER,
  });
  const store = createStore<Snapshot>(() => ({ ...freshSnapshot(viewer, shown(0)), log }));
  const nothing = () => undefined;
  return {
    game,
    store,
    local: true,
    shared: false,
    replay: null,
    hint: null,
    log,
    show: (at) =>
      store.setState({
        shown: shown(at),
        version: at,
        log: log.filter((line) => line.beat <= at),
        fresh: log.filter((line) => line.beat === at),
      }),
    answer: nothing,
    settle: nothing,
    why: async () => null,
    undo: nothing,
    concede: nothing,
    clearRefusal: nothing,
    close: nothing,
  };
}
