/** A match is its seed and its answers: run again, the record leads to the same place by the same events. */
import { type Game, hashOf, type MatchRecord, replay, type Told } from '@bridgehead/kernel';
import { difference } from '../report.ts';
import type { Visitor } from './common.ts';

export function watchRecord<S>(game: Game<S>): Visitor<S> {
  const told: Told[] = [];
  return {
    visit(here) {
      if (here.at === 0) told.length = 0;
      told.push(...here.told);
      return null;
    },
    atEnd({ run, entries, setting }, last) {
      told.push(...last);
      const { seats, options, seed } = setting;
      const record: MatchRecord = { game: game.id, version: game.version, options, seats, seed, entries };
      const again = replay(game, JSON.parse(JSON.stringify(record)) as MatchRecord);
      if ('problem' in again) return `the record does not replay: entry ${again.at}: ${again.problem}`;
      if (again.hash !== hashOf(run)) return `the record leads elsewhere: ${difference(run.state, again.run.state)}`;
      const apart = difference(told, again.told);
      return apart === null ? null : `the record tells other events: ${apart}`;
    },
  };
}
