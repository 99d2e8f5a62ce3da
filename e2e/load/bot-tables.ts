/** People who each play an Admiral, one match after the other, as fast as it answers. */
import type { Notice } from '@bridgehead/match';
import { generator } from './drive.ts';
import type { Line } from './line.ts';
import { api, connect, type Held, hold, newVisitor, type Visitor } from './our-client.ts';

export class AgainstAdmiral {
  /** Answers of the bot that have arrived. */
  answered = 0;
  readonly #url: string;
  readonly #person: Visitor;
  readonly #line: Line;
  readonly #below: (n: number) => number;
  #match = '';
  #held: Held | null = null;
  #n = 1;
  #closed = false;

  constructor(url: string, person: Visitor, line: Line, seed: number) {
    this.#url = url;
    this.#person = person;
    this.#line = line;
    this.#below = generator(seed);
    line.hear = (text) => this.#receive(JSON.parse(text) as Notice);
  }

  async begin(): Promise<void> {
    const { id } = await api<{ id: string }>(this.#url, this.#person, '/quick', { game: 'storm-the-castle', level: 'admiral' });
    this.#match = id;
    this.#held = null;
    this.#send({ t: 'watch', match: id, as: 0, word: 'one' });
  }

  #receive(notice: Notice): void {
    if ((notice.t !== 'full' && notice.t !== 'update') || notice.match !== this.#match || this.#closed) return;
    const before = this.#held;
    this.#held = hold(before, notice);
    const { phase, prompt } = this.#held;
    if (before?.phase === 'playing' && before.prompt === null) this.answered++;
    if (phase === 'over') {
      this.#send({ t: 'unwatch', match: this.#match, as: 0 });
      void this.begin();
    } else if (prompt !== null && prompt.id !== before?.prompt?.id) {
      const answer = prompt.options[this.#below(prompt.options.length)];
      this.#send({ t: 'answer', match: this.#match, seat: 0, prompt: prompt.id, answer });
    }
  }
  #send(message: object): void {
    this.#line.send(JSON.stringify({ ...message, n: this.#n++ }));
  }
  close(): void {
    this.#closed = true;
    this.#line.end();
  }
}

export async function admiralTables(url: string, count: number): Promise<AgainstAdmiral[]> {
  const tables: AgainstAdmiral[] = [];
  for (let i = 0; i < count; i++) {
    const person = await newVisitor(url);
    const table = new AgainstAdmiral(url, person, await connect(url, person), i + 1);
    await table.begin();
    tables.push(table);
  }
  return tables;
}
