/** The episode's cover on the stage; its ribbon is empty until the votes are in. */
import { useTable } from '@bridgehead/ui';
import { episodeOf } from '../../episode/index.ts';
import type { CrewView } from '../../view.ts';
import { Cover } from '../episode/cover.tsx';

export function ShowCover({ isOpen }: { isOpen: boolean }) {
  const { view, marks, result } = useTable<CrewView>();
  const episode = episodeOf({ view, marks, result });
  return <Cover episode={isOpen ? { ...episode, best: { text: '?', name: '' } } : episode} isPage={false} />;
}
