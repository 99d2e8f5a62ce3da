/** What the guide says at any moment of a match: what is asked, and what is worth a thought before answering. */
import type { GuideTable, GuideWords } from '@bridgehead/ui';
import { saveChanceOf } from '../table-help.ts';
import type { CrewView } from '../view.ts';

/** By question: the clauses behind it, and what to look at. */
const ASKED: Readonly<Record<string, readonly [clauses: readonly string[], points: readonly string[]]>> = {
  'take-crew': [['BRC-10', 'BRC-80'], ['desk']],
  'take-personality': [['BRC-10', 'BRC-82'], ['desk']],
  name: [['BRC-22'], ['cards']],
  ship: [['BRC-R65'], []],
  'role-bid': [['BRC-16', 'BRC-19'], ['tray']],
  command: [['BRC-39', 'BRC-95'], ['desk']],
  sheet: [['BRC-38'], ['desk']],
  themes: [['BRC-R17'], ['desk']],
  narration: [['BRC-23', 'BRC-R40'], []],
  commission: [['BRC-47'], ['pool:commission']],
  'order-bid': [['BRC-28', 'BRC-50'], ['desk']],
  draft: [['BRC-R13'], []],
  colour: [['BRC-R16'], []],
  approach: [['BRC-54', 'BRC-62'], []],
  consent: [['BRC-R31'], []],
  die: [['BRC-53'], ['tray']],
  pitch: [['BRC-64', 'BRC-67'], []],
  'alien-die': [['BRC-56'], ['pool:encounter']],
  'face-off': [['BRC-57', 'BRC-R49'], ['challenge']],
  banter: [['BRC-30'], []],
  outcome: [['BRC-72'], []],
  dare: [['BRC-95', 'BRC-96'], []],
  humiliation: [['BRC-100'], []],
  'first-die': [['BRC-101'], []],
  'second-die': [['BRC-101'], []],
  finale: [['BRC-99'], []],
  joke: [['BRC-99', 'BRC-R41'], []],
  title: [['BRC-R65'], []],
};

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
  const asked = ASKED[id];
  return asked === undefined ? words('free', [], []) : words(`now.${id}`, ...asked);
}
