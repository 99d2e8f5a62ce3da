/**
 * What the page shows of a match while an act is played: everything as it was before, and of the act what has been told. The line, the
 * chat and refusals are not part of a position and always as they are now.
 */
import type { Position as Played, Playing, Release } from '@bridgehead/ui';
import type { Snapshot } from '../session/session.ts';

export interface Position extends Played {
  readonly snapshot: Snapshot;
}
export interface Staged extends Snapshot {
  readonly playing: Playing | null;
}

export function positionOf(snapshot: Snapshot): Position {
  const { shown, fresh } = snapshot;
  return {
    view: shown.view,
    events: fresh.map(({ event }) => event),
    asks: shown.prompt !== null && !shown.passing,
    windowMs: shown.window?.least ?? null,
    snapshot,
  };
}

/** Did one act lead from here to there? Otherwise something was taken back, joined again, or wound on. */
export const isNext = (here: Snapshot, there: Snapshot): boolean =>
  there.log.length === here.log.length + there.fresh.length &&
  here.log.at(-1) === there.log[here.log.length - 1] &&
  there.log.at(-1) === (there.fresh.at(-1) ?? here.log.at(-1));

/** What is not part of a position. */
export const liveOf = ({ busy, link, skew, presence, spectators, chat, typing, heard, refusal, notice }: Snapshot) => ({
  busy,
  link,
  skew,
  presence,
  spectators,
  chat,
  typing,
  heard,
  refusal,
  notice,
});

export function stagedOf({ at, partly }: Release<Position>, live: Snapshot): Staged {
  const { snapshot } = at;
  if (partly === null) return { ...snapshot, ...liveOf(live), playing: null };
  const { told, view, playing, next } = partly;
  const fresh = next.snapshot.fresh.slice(0, told);
  const { prompt, passing } = next.snapshot.shown;
  // A question that stays open all the while can be answered all the while.
  const isSame = prompt !== null && prompt.id === snapshot.shown.prompt?.id;
  return {
    ...snapshot,
    ...liveOf(live),
    shown: { ...snapshot.shown, view, prompt: isSame ? prompt : null, passing },
    log: [...snapshot.log, ...fresh],
    fresh,
    playing,
  };
}
