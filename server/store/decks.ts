/** Decks that people have put together, and show to others by link if they like. */
import type { Selectable } from 'kysely';
import { insertWithin } from './capped.ts';
import type { DecksTable } from './schema.ts';
import { Shelf } from './shelf.ts';

export type DeckRow = Selectable<DecksTable>;
export type DeckHead = Omit<DeckRow, 'person' | 'text'>;

export class DeckShelf extends Shelf {
  /** Somebody's decks for a game, the latest first, without their cards. */
  async of(person: string, game: string): Promise<DeckHead[]> {
    return this.db
      .selectFrom('decks')
      .select(['id', 'game', 'name', 'shared', 'changed'])
      .where('person', '=', person)
      .where('game', '=', game)
      .orderBy('changed', 'desc')
      .orderBy('id')
      .execute();
  }
  async one(id: string): Promise<DeckRow | null> {
    return (await this.db.selectFrom('decks').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  /** A new deck; false if the person has `most` already. */
  add({ id, person, game, name, text, shared, changed }: DeckRow, most: number): Promise<boolean> {
    const count = this.db
      .selectFrom('decks')
      .where('person', '=', person)
      .select((all) => all.fn.countAll().as('count'));
    const deck = { id, person, game, name, text, shared, changed };
    return this.engine.inTurn(person, insertWithin(this.db, 'decks', deck, [{ count, most }]));
  }
  /** False if it is not theirs. */
  async change(person: string, id: string, to: Partial<Pick<DeckRow, 'name' | 'text' | 'shared' | 'changed'>>): Promise<boolean> {
    const rows = await this.db.updateTable('decks').set(to).where('id', '=', id).where('person', '=', person).returning('id').execute();
    return rows.length === 1;
  }
  async remove(person: string, id: string): Promise<boolean> {
    const rows = await this.db.deleteFrom('decks').where('id', '=', id).where('person', '=', person).returning('id').execute();
    return rows.length === 1;
  }
}
