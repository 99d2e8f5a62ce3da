import { useTable } from '@bridgehead/ui';
import { useCallback, useEffect } from 'react';
import type { Section } from '../ship.ts';
import type { RedView } from '../view.ts';
import { menuOf } from './intent.ts';

const NAME = 'walk';

export function useWalk(): (officer: number, rooms: readonly Section[]) => void {
  const { keep, answer } = useTable<RedView>();
  return useCallback(
    (officer, [first, ...rest]) => {
      if (first === undefined) return;
      keep(NAME, rest.length === 0 ? null : [officer, ...rest]);
      answer(['step', officer, first]);
    },
    [keep, answer],
  );
}

/** Goes on as long as the next step is on offer; anything that comes in between ends the walk. */
export function useWalkOn(): void {
  const { kept, keep, prompt, busy, answer } = useTable<RedView>();
  const left = kept[NAME] ?? null;
  useEffect(() => {
    if (!Array.isArray(left) || prompt === null || busy) return;
    const [officer, next, ...rest] = left;
    const step = menuOf(prompt).find((deed) => deed[0] === 'step' && deed[1] === officer && deed[2] === next);
    keep(NAME, step === undefined || rest.length === 0 ? null : [officer, ...rest]);
    if (step !== undefined) answer(step);
  }, [prompt?.id, busy]);
}
