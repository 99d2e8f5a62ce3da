/** A battle has the whole window from the moment Tactics are chosen. */
import { later, type TableContext } from '@bridgehead/ui';
import type { ComponentType } from 'react';
import { asBlaze } from './orders.ts';

const useStage = later(() => import('./choosing.tsx'));

function Stage() {
  const scene = useStage();
  return scene === null ? <div aria-busy="true" /> : <scene.ChoosingStage />;
}

export function whole(context: TableContext): ComponentType | null {
  const { view, prompt, result } = asBlaze(context);
  if (result !== null || view.battle === null || view.battle.step === 'announce') return null;
  return prompt === null ? (view.battle.step === 'tactics' ? Stage : null) : prompt.key === 'bog.tactic' ? Stage : null;
}
