/** A match is its seed and its answers: run again, the record leads to the same place by the same events. */
import { type Game, hashOf, type MatchRecord, replay, type Told } from '@bridgehead/kernel';
import { difference } from '../report.ts';
import { type CheckOptions, type Problem, walkAll } from './common.ts';

export function checkReplay<S>(game: Game<S>, options: CheckOptions<S>): Problem | null {
  const told: Told[] = [];
  return walkAll(
    'replay',
    game,
    options,
    ({ run, at }) => {
      if (at === 0) told.length = 0;
      told.push(...run.takeEvents());
      return null;
    },
    ({ run, entries, setting }) => {
      told.push(...run.takeEvents());
      const { seats, options: values, seed } = setting;
      const record: MatchRecord = { game: game.id, version: game.version, options: values, seats, seed, entries };
      const again = replay(game, JSON.parse(JSON.stringify(record)) as MatchRecord);
      if ('problem' in again) return `the record does not replay: entry ${again.at}: ${again.problem}`;
      if (again.hash !== hashOf(run)) return `the record leads elsewhere: ${difference(run.state, again.run.state)}`;
      const apart = difference(told, again.told);
      return apart === null ? null : `the record tells other events: ${apart}`;
    },
  );
}
