/** The guided first match: a fixed deal; each step says when its moment is and when it is done. */
import { seedFrom } from '@bridgehead/kernel';
import type { Guide, GuideTable } from '@bridgehead/ui';
import type { TableView } from '../view.ts';

const viewOf = (table: GuideTable): TableView => table.view as unknown as TableView;

export const guide: Guide = {
  seed: seedFrom(1),
  options: {},
  seat: 0,
  level: 'cadet',
  steps: [
    {
      id: 'play',
      title: 'tpl.guide.play',
      text: 'tpl.guide.play.text',
      clauses: ['TPL-2', 'TPL-3'],
      done: (table) => viewOf(table).last.length > 0,
    },
  ],
  free: { title: 'tpl.guide.free', text: 'tpl.guide.free.text' },
};
