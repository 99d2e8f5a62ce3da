/** How a person plays Storm the Bridge: cards and abilities are carried to their targets, candidates into the own party. */
import type { Page } from 'playwright-core';
import { carry, give, hasButton, isTaken, type Sound } from './player.ts';

export async function carryToTargets(page: Page, sound: Sound): Promise<void> {
  const { prompt, answer } = sound;
  const [verb, card] = prompt.kind === 'choose' && Array.isArray(answer) ? answer : [];
  const to = (await hasButton(page, answer))
    ? null
    : verb === 'recruit'
      ? 'party'
      : verb === 'play' || verb === 'ability'
        ? targetOf(sound)
        : null;
  if (to !== null && (await carry(page, `card:${card}`, to)) && (await isTaken(page, prompt.id))) return;
  await give(page, sound);
}

const targetOf = ({ next }: Sound): string | null => {
  const then = next?.() ?? null;
  return then?.prompt.key === 'stb.target' ? (then.refs[0] ?? null) : null;
};
