import type { MatchCard } from '@bridgehead/match';
import { useEffect, useState } from 'react';
import { api } from '../api.ts';
import { showBadge } from '../notices/badge.ts';
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

/** Null while unknown, and when there is no server to ask. */
export function useMatches(list: 'mine' | 'open' | 'watchable'): readonly MatchCard[] | null {
  const [matches, setMatches] = useState<readonly MatchCard[] | null>(null);
  useEffect(() => {
    let left = false;
    const ask = async () => {
      // Whoever has not sat down yet has no matches; asking for them would be refused.
      if (list === 'mine') {
        const me = await api.me();
        if (!me.ok || me.value.person === null) return;
      }
      const answer = await api[list]();
      if (left || !answer.ok) return;
      setMatches(answer.value.matches);
      if (list === 'mine') showBadge(answer.value.matches.filter(({ yourTurn }) => yourTurn).length);
    };
    void ask();
    return () => {
      left = true;
    };
  }, [list]);
  return matches;
}
