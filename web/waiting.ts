/** Which tables wait for this person's answer; asked for when a page opens, after a move, and now and then. */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { api } from './api.ts';
import { playerNames } from './names.ts';

export interface WaitingTable {
  readonly id: string;
  readonly game: string;
  /** The others at the table. */
  readonly others: readonly string[];
}
interface Waiting {
  /** The most urgent first. */
  readonly tables: readonly WaitingTable[];
  readonly at: number;
}
const store = createStore<Waiting>(() => ({ tables: [], at: 0 }));

const EVERY_MS = 30_000;
/** Pages that follow each other quickly ask once. */
const FRESH_MS = 4_000;

/** Is a later look on its way? */
let isDue = false;

async function look(): Promise<void> {
  const wait = FRESH_MS - (Date.now() - store.getState().at);
  if (wait > 0) {
    if (!isDue) setTimeout(() => void look(), wait);
    isDue = true;
    return;
  }
  isDue = false;
  store.setState({ at: Date.now() });
  const me = await api.me();
  if (!me.ok || me.value.person === null) return;
  const mine = await api.mine();
  if (!mine.ok) return;
  const turns = mine.value.matches.filter((match) => match.yourTurn);
  turns.sort((a, b) => (a.due ?? Number.POSITIVE_INFINITY) - (b.due ?? Number.POSITIVE_INFINITY) || a.moved - b.moved);
  const tables = turns.map(({ id, game, seats, yours }) => ({
    id,
    game,
    others: playerNames(seats).filter((name, seat) => name !== '' && !yours.includes(seat)),
  }));
  const before = store.getState().tables;
  if (tables.map(({ id }) => id).join() !== before.map(({ id }) => id).join()) store.setState({ tables });
}

/** `moment` changes when there is a reason to look again. */
export function useWaiting(moment: unknown = null): readonly WaitingTable[] {
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), EVERY_MS);
    return () => clearInterval(timer);
  }, [moment]);
  return useStore(store, (state) => state.tables);
}
