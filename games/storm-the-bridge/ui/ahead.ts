/** What one press declares together: an attempt and who is committed to it, a card and its target, the newcomers and their station. */
import type { Json } from '@bridgehead/kernel';
import type { Ahead } from '@bridgehead/ui';
import { type Card, isCard } from '../cards/index.ts';
import { tallyOf } from '../preview.ts';
import type { BridgeView } from '../view.ts';
import { picks } from './defaults.ts';

/** With the force that would be ticked, if it is enough; otherwise the person looks at it first. */
export const withForce: Ahead<BridgeView> = (asked) => {
  const { prompt } = asked;
  if (prompt === null || !prompt.key.startsWith('stb.commit.')) return null;
  const force = picks(asked);
  const tally = tallyOf(asked.view, prompt, force);
  return tally !== null && tally.has >= tally.needs ? inOrder(prompt.options, force) : null;
};

/** Everybody stays, and the newcomers go where they would be ticked. */
export const asTicked: Ahead<BridgeView> = (asked) =>
  asked.prompt?.key === 'stb.deploy' ? inOrder(asked.prompt.options, picks(asked)) : null;

/** The first of them that may be named: somebody who stands in a room, or the room. Nobody: the question is asked, and says why. */
export const onTarget =
  (targets: readonly Card[]): Ahead<BridgeView> =>
  ({ prompt }) =>
    prompt?.key === 'stb.target' ? (targets.find((target) => prompt.options.includes(target)) ?? null) : null;

const inOrder = (options: readonly Json[], picked: readonly Card[]): Json =>
  options.filter((option) => isCard(option) && picked.includes(option));
