/** Scenes that have the whole window: choosing cards, writing, and reading along while somebody writes. Each is fetched when it is first due. */
import { later, type TableContext } from '@bridgehead/ui';
import type { ComponentType } from 'react';
import { isWritten } from './reactions.ts';
import type { Table } from './rungs.ts';

const useWrite = later(() => import('./stage/write.tsx'));
const useWatch = later(() => import('./stage/watch.tsx'));
const useChoose = later(() => import('./stage/choose.tsx'));

const Empty = () => <div aria-busy="true" />;
function Write() {
  const scene = useWrite();
  return scene === null ? <Empty /> : <scene.Write />;
}
function Watch() {
  const scene = useWatch();
  return scene === null ? <Empty /> : <scene.Watch />;
}
function Choose() {
  const scene = useChoose();
  return scene === null ? <Empty /> : <scene.Choose />;
}
/** Fetched while others bid, so that nobody waits for the page. */
export function StageAhead() {
  useWrite();
  return null;
}

export function whole(context: TableContext): ComponentType | null {
  const { prompt, view, seats, viewer, result } = context as unknown as Table;
  if (result !== null) return null;
  if (view.beat === 'cards') return Choose;
  if (!isWritten(view.beat)) return null;
  if (prompt !== null) return prompt.kind === 'write' ? Write : null;
  return seats.some(({ toAct, kind, seat }) => toAct && kind === 'person' && seat !== viewer) ? Watch : null;
}
