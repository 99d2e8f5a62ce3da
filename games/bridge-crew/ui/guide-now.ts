/** What the guide says at any moment of a match: what is asked, and what is worth a thought before answering. */
import type { GuideTable, GuideWords } from '@bridgehead/ui';
import { saveChanceOf } from '../table-help.ts';
import type { CrewView } from '../view.ts';
import { shownOf } from './asked.ts';

const words = (id: string, clauses: readonly string[], points: readonly string[]): GuideWords => ({
  id,
  title: `brc.guide.${id}`,
  text: `brc.guide.${id}.text`,
  clauses,
  points,
});

export function now({ view, prompt, viewer }: GuideTable): GuideWords {
  const v = view as unknown as CrewView;
  if (prompt === null) return words('wait', ['BRC-34'], []);
  const id = prompt.key.slice('brc.'.length);
  const isReady = id === 'command' && typeof viewer === 'number' && (saveChanceOf(v, viewer) ?? 0) >= 0.5;
  if (isReady) return words('save-now', ['BRC-96', 'BRC-98'], ['gauge']);
  const asked = shownOf(prompt)?.guide;
  return asked === undefined ? words('free', [], []) : words(`now.${id}`, ...asked);
}
