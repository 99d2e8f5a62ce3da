/** A hint in words: what a good player would do, why, and what else was looked at. */
import { type Decision, decide } from '@bridgehead/bots';
import { freshSeed, type Prompt } from '@bridgehead/kernel';
import { optionText } from '@bridgehead/ui/typed';
import type { Session } from './session.ts';

const THINK_MS = 1000;
const SHOWN = 5;

export function hintLines(session: Session, prompt: Prompt, names: readonly string[]): string[] {
  const decision = decide(session.run, prompt.seat, 'admiral', { seed: freshSeed(), ms: THINK_MS });
  return explained(session, prompt, decision, names);
}

export function explained(
  session: Session,
  prompt: Prompt,
  { considered, line, iterations, expected }: Decision,
  names: readonly string[],
): string[] {
  const { game } = session;
  const view = session.view(prompt.seat);
  const text = (answer: Prompt['options'][number], key = prompt.key) => optionText({ game, view, prompt: { ...prompt, key } }, answer);
  const [best, ...others] = considered;
  if (best === undefined) return [];
  if (expected === null) return [`Hint: ${text(best.answer)} (there is little to choose).`];
  const percent = (n: number | null) => `${Math.round(100 * (n ?? 0))} %`;
  const rated = (one: (typeof considered)[number]) =>
    `${percent(one.expected)} (${percent(one.low)} to ${percent(one.high)}, ${one.visits} looks)`;
  const next = line.slice(1).map((move) => `${names[move.seat]}: ${text(move.answer, move.key)}`);
  // What is not on the table yet cannot be named from here: the line ends before it.
  const unclear = next.findIndex((one) => one.includes('{'));
  if (unclear >= 0) next.length = unclear;
  return [
    `Hint: ${text(best.answer)}. Expected result ${rated(best)}, from ${iterations} imagined games.`,
    ...others.slice(0, SHOWN).map((one) => `  or ${text(one.answer)}: ${rated(one)}`),
    ...(next.length === 0 ? [] : [`  then probably ${next.join('; ')}`]),
  ];
}
