/** The product as people meet it: the real server with the built client, on a port and a database of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CrewView } from '@bridgehead/games/bridge-crew';
import { type Ask, type Json, PASS, SeededChance, seedFrom } from '@bridgehead/kernel';
import { readConfig, startServer } from '@bridgehead/server';
import { refsOf, type Sound } from './player.ts';

export interface OpenHouse {
  readonly url: string;
  /** Stops the server and starts it again on the same port and database. */
  restart(): Promise<void>;
  /** Who is asked in a match, and what a player would answer; null when it is over. */
  sound(match: string): Promise<(Sound & { readonly seat: number }) | null>;
  /** Gives an answer without a page, as its person would. */
  answer(match: string, given: Sound & { readonly seat: number }): Promise<void>;
  /** Who sits there themselves: not the players that a bot stands in for. */
  present(match: string): Promise<number[]>;
  /** What was played by order: the answers, without passes. */
  ordered(match: string): Promise<Json[]>;
  /** What the latest scene of a Bridge Crew match is about. */
  alien(match: string): Promise<string>;
  /** Turns the server's clock forward. */
  forward(ms: number): void;
  close(): Promise<void>;
}

/** `more` are settings of the server on top of those that make it quick. */
export async function openHouse(more: readonly string[] = []): Promise<OpenHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'bridgehead-e2e-'));
  let ahead = 0;
  const start = (port: string) => {
    const config = readConfig(
      ['--port', port, '--database', join(folder, 'e2e.db'), '--log-level', 'silent', '--bot-pause', '0', '--bot-threads', '1', ...more],
      {},
    );
    if (config === 'help') throw new Error('no help was asked for');
    return startServer(config, { now: () => Date.now() + ahead });
  };
  let running = await start('0');
  const { url } = running;
  const roomOf = (id: string) =>
    running.house.lobby.room(id).catch((cause: unknown) => {
      throw new Error(`the match "${id}" cannot be looked at`, { cause });
    });
  return {
    url,
    async restart() {
      await running.close();
      running = await start(new URL(url).port);
    },
    async sound(id) {
      const { match } = await roomOf(id);
      const [ask] = match.run?.openAsks ?? [];
      if (match.run == null || ask === undefined) return null;
      const chance = new SeededChance(seedFrom(11, match.run.answered));
      const guess = match.run.imagine(ask.seat, chance);
      const { knowledge } = match.game;
      // Unequal players, so that a match to the end stays short.
      const decide = ask.seat === 0 ? knowledge.officer : knowledge.cadet;
      const prompt = match.prompt(ask.seat);
      if (prompt === null) return null;
      const answer = decide(guess.state, guess.askOf(ask.seat) as Ask, chance);
      return { seat: ask.seat, prompt, answer, refs: refsOf(match.game, match.run.view(ask.seat) as Json, prompt, answer) };
    },
    async answer(id, { seat, prompt, answer }) {
      const room = await roomOf(id);
      await room.submit({ do: 'answer', seat, prompt: prompt.id, answer, by: 'person' });
    },
    async present(id) {
      const { match } = await roomOf(id);
      return match.desk.seats.flatMap(({ driver, away }, seat) => (driver === 'person' && !away ? [seat] : []));
    },
    async alien(id) {
      const { match } = await roomOf(id);
      const view = match.run?.view('spectator') as CrewView | undefined;
      return view?.tales.at(-1)?.alien ?? '';
    },
    async ordered(id) {
      const journal = await running.house.store.matches.journal(id, 0);
      return journal.flatMap(({ deed }) =>
        deed.do === 'play' && deed.by === 'standing' && 'answer' in deed.entry && deed.entry.answer !== PASS ? [deed.entry.answer] : [],
      );
    },
    forward(ms) {
      ahead += ms;
    },
    async close() {
      await running.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
