/** Scenes that have the whole window: choosing cards, writing, reading along, the reveal, the title card. Each is fetched when it is first due. */
import { later, type TableContext } from '@bridgehead/ui';
import type { ComponentType } from 'react';
import { isWritten } from './reactions.ts';
import type { Table } from './rungs.ts';

const useWrite = later(() => import('./stage/write.tsx'));
const useWatch = later(() => import('./stage/watch.tsx'));
const useChoose = later(() => import('./stage/choose.tsx'));
const useReveal = later(() => import('./stage/reveal.tsx'));
const useTitle = later(() => import('./stage/title-card.tsx'));

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
function Reveal() {
  const scene = useReveal();
  return scene === null ? <Empty /> : <scene.Reveal />;
}
function Title() {
  const scene = useTitle();
  return scene === null ? <Empty /> : <scene.TitleCard />;
}
const useShow = later(() => import('./stage/show.tsx'));
function Show() {
  const scene = useShow();
  return scene === null ? <Empty /> : <scene.Show />;
}
/** Fetched while others bid, so that nobody waits for the page. */
export function StageAhead() {
  useWrite();
  useReveal();
  return null;
}

export function whole(context: TableContext): ComponentType | null {
  const { prompt, view, seats, viewer, result, playing, kept } = context as unknown as Table;
  if (playing?.kind === 'reveal' || playing?.kind === 'save') return Reveal;
  if (playing?.kind === 'title') return Title;
  if (result !== null) return kept.show === 'on' ? Show : null;
  if (view.beat === 'cards') return Choose;
  if (!isWritten(view.beat)) return null;
  if (prompt !== null) return prompt.kind === 'write' ? Write : null;
  return seats.some(({ toAct, kind, seat }) => toAct && kind === 'person' && seat !== viewer) ? Watch : null;
}
