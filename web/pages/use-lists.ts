import type { OptionSpec } from '@bridgehead/kernel';
import type { Catalogue, MatchCard } from '@bridgehead/match';
import { useEffect, useState } from 'react';
import { api } from '../api.ts';
import { showWaiting } from '../notices/badge.ts';
import type { Save } from '../session/saves.ts';

/** The shelf is opened after the page stands: nothing on it is needed to begin. */
const shelf = () => import('../session/saves.ts');

export function useSaves(): { saves: readonly Save[]; remove: (id: string) => void } {
  const [saves, setSaves] = useState<readonly Save[]>([]);
  useEffect(() => {
    void shelf()
      .then(({ all }) => all())
      .then(setSaves);
  }, []);
  return {
    saves,
    remove(id) {
      setSaves((before) => before.filter((save) => save.id !== id));
      void shelf().then(({ forget }) => forget(id));
    },
  };
}

const EVERY_MS = 20_000;

/** The options of every game as they are declared, so that a list need not load a game to tell what is different at a table. */
export function useSpecs(): (game: string) => Readonly<Record<string, OptionSpec>> {
  const [games, setGames] = useState<Catalogue['games']>([]);
  useEffect(() => {
    void api.catalogue().then((answer) => answer.ok && setGames(answer.value.games));
  }, []);
  return (game) => (games.find((one) => one.id === game)?.options ?? {}) as Readonly<Record<string, OptionSpec>>;
}

/** Null while unknown, and when there is no server to ask. Lists grow old: they are asked for again now and then. */
export function useMatches(list: 'mine' | 'open' | 'watchable'): { matches: readonly MatchCard[] | null; again: () => void } {
  const [matches, setMatches] = useState<readonly MatchCard[] | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setRound((n) => n + 1), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    let left = false;
    const ask = async () => {
      // A visitor who has not sat down yet has no matches; asking for them would be refused.
      if (list === 'mine') {
        const me = await api.me();
        if (!me.ok || me.value.person === null) return;
      }
      const answer = await api[list]();
      if (left || !answer.ok) return;
      setMatches(answer.value.matches);
      if (list === 'mine') showWaiting(answer.value.matches.filter(({ yourTurn }) => yourTurn).length);
    };
    void ask();
    return () => {
      left = true;
    };
  }, [list, round]);
  return { matches, again: () => setRound((n) => n + 1) };
}
