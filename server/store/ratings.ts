/** How matches came out, and what follows for ratings. */
import type { Side } from '@bridgehead/match';
import type { CompiledQuery, Kysely, Selectable } from 'kysely';
import { ENOUGH_MATCHES, PROVISIONAL_SIGMA } from '../ratings/scale.ts';
import type { Database, OutcomesTable, RatingStepsTable, RatingsTable } from './schema.ts';
import { Shelf } from './shelf.ts';

export type OutcomeRow = Selectable<OutcomesTable>;
export type RatingRow = Selectable<RatingsTable>;
export type StepRow = Selectable<RatingStepsTable>;
export const sidesIn = ({ sides }: Pick<OutcomeRow, 'sides'>): Side[] => JSON.parse(sides) as Side[];

export const outcomeQuery = (db: Kysely<Database>, outcome: OutcomeRow): CompiledQuery =>
  db
    .insertInto('outcomes')
    .values(outcome)
    .onConflict((conflict) => conflict.column('match').doNothing())
    .compile();

export class RatingShelf extends Shelf {
  /** Matches that are over and have not been looked at. */
  async pending(limit: number): Promise<OutcomeRow[]> {
    return this.db.selectFrom('outcomes').selectAll().where('number', 'is', null).orderBy('at').orderBy('match').limit(limit).execute();
  }
  /** All that have been looked at, in the order in which they were. */
  async counted(game: string, after: number, limit: number): Promise<OutcomeRow[]> {
    return this.db
      .selectFrom('outcomes')
      .selectAll()
      .where('game', '=', game)
      .where('number', '>', after)
      .orderBy('number')
      .limit(limit)
      .execute();
  }
  /** What has counted for one of these since a moment. */
  async since(game: string, who: readonly string[], moment: number): Promise<OutcomeRow[]> {
    if (who.length === 0) return [];
    return this.db
      .selectFrom('outcomes')
      .selectAll()
      .where('game', '=', game)
      .where('at', '>', moment)
      .where('match', 'in', (steps) =>
        steps
          .selectFrom('rating_steps')
          .select('match')
          .where('who', 'in', [...who])
          .where('at', '>', moment),
      )
      .execute();
  }
  async games(): Promise<string[]> {
    return (await this.db.selectFrom('outcomes').select('game').distinct().orderBy('game').execute()).map(({ game }) => game);
  }
  async lastNumber(game: string): Promise<number> {
    const row = await this.db
      .selectFrom('outcomes')
      .where('game', '=', game)
      .select((eb) => eb.fn.max('number').as('number'))
      .executeTakeFirst();
    return Number(row?.number ?? 0);
  }
  async of(game: string, who: readonly string[]): Promise<RatingRow[]> {
    if (who.length === 0) return [];
    return this.db
      .selectFrom('ratings')
      .selectAll()
      .where('game', '=', game)
      .where('who', 'in', [...who])
      .execute();
  }
  /** All of it or nothing: of two nodes that want the same number for different matches one is refused, and looks again. */
  async count(match: string, number: number, ratings: readonly RatingRow[], steps: readonly StepRow[]): Promise<void> {
    const db = this.db;
    await this.engine.together([
      db.updateTable('outcomes').set({ number }).where('match', '=', match).compile(),
      ...steps.map((step) => db.insertInto('rating_steps').values(step).compile()),
      ...ratings.map((row) => this.#put(row)),
    ]);
  }
  #put({ game, who, mu, sigma, matches, wins }: RatingRow): CompiledQuery {
    return this.db
      .insertInto('ratings')
      .values({ game, who, mu, sigma, matches, wins })
      .onConflict((conflict) => conflict.columns(['game', 'who']).doUpdateSet({ mu, sigma, matches, wins }))
      .compile();
  }
  /** Everything there is, put in place of what was. */
  async replace(game: string, ratings: readonly RatingRow[], steps: readonly StepRow[]): Promise<void> {
    const db = this.db;
    await this.engine.together([
      db.deleteFrom('ratings').where('game', '=', game).compile(),
      db.deleteFrom('rating_steps').where('game', '=', game).compile(),
      ...ratings.map((row) => this.#put(row)),
      ...steps.map((step) => db.insertInto('rating_steps').values(step).compile()),
    ]);
  }
  async all(game: string): Promise<RatingRow[]> {
    return this.db.selectFrom('ratings').selectAll().where('game', '=', game).execute();
  }
  /** The leaders of a game who show themselves, bots among them: people with enough matches and a figure that is certain enough. */
  async leaders(game: string, limit: number): Promise<(RatingRow & { readonly name: string | null })[]> {
    return this.db
      .selectFrom('ratings')
      .leftJoin('people', 'people.id', 'ratings.who')
      .where('game', '=', game)
      .where((eb) =>
        eb.or([
          eb('ratings.who', 'like', 'bot:%'),
          eb.and([eb('people.id', 'is not', null), eb('matches', '>=', ENOUGH_MATCHES), eb('sigma', '<=', PROVISIONAL_SIGMA)]),
        ]),
      )
      .where('ratings.who', 'not in', (hidden) => hidden.selectFrom('profiles').select('person').where('private', '=', 1))
      .orderBy((eb) => eb('ratings.mu', '-', eb(eb.val(3), '*', eb.ref('ratings.sigma'))), 'desc')
      .limit(limit)
      .selectAll('ratings')
      .select('people.name')
      .execute();
  }
  async ofPerson(who: string): Promise<RatingRow[]> {
    return this.db.selectFrom('ratings').selectAll().where('who', '=', who).orderBy('matches', 'desc').execute();
  }
  /** The way of somebody's ratings, the latest steps first. */
  async steps(who: string, limit: number): Promise<StepRow[]> {
    return this.db.selectFrom('rating_steps').selectAll().where('who', '=', who).orderBy('at', 'desc').limit(limit).execute();
  }
  /** How the matches came out that counted for somebody, the latest first. */
  async outcomes(who: string, limit: number): Promise<OutcomeRow[]> {
    return this.db
      .selectFrom('rating_steps')
      .innerJoin('outcomes', 'outcomes.match', 'rating_steps.match')
      .where('rating_steps.who', '=', who)
      .orderBy('outcomes.at', 'desc')
      .limit(limit)
      .selectAll('outcomes')
      .execute();
  }
  async isPrivate(person: string): Promise<boolean> {
    const row = await this.db.selectFrom('profiles').select('private').where('person', '=', person).executeTakeFirst();
    return row?.private === 1;
  }
  async setPrivate(person: string, hide: boolean): Promise<void> {
    await this.db
      .insertInto('profiles')
      .values({ person, private: Number(hide) })
      .onConflict((conflict) => conflict.column('person').doUpdateSet({ private: Number(hide) }))
      .execute();
  }
  forgetQueries(person: string): CompiledQuery[] {
    return [
      this.db.deleteFrom('ratings').where('who', '=', person).compile(),
      this.db.deleteFrom('rating_steps').where('who', '=', person).compile(),
      this.db.deleteFrom('profiles').where('person', '=', person).compile(),
    ];
  }
}
