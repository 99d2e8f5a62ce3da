/** "Why not …?": finds what somebody meant among all that could be tried, and says what forbids it. */
import { type Json, type Prompt, type Refusal, same } from '@bridgehead/kernel';
import { matches } from './menu.ts';
import type { Session } from './session.ts';
import type { TerminalTable } from './terminal-table.ts';
import { optionText, optionWords, refusalLines } from './wording.ts';

const MOST_ANSWERS = 4;

export function whyNot(session: Session, terminal: TerminalTable | null, prompt: Prompt, words: string): string[] {
  const { game } = session;
  const view = session.view(prompt.seat);
  const tries = (terminal?.tries(view, prompt) ?? crossed(prompt)).filter((one) => !prompt.options.some((option) => same(option, one)));
  const meant = tries.filter((one) => matches(optionWords(game, view, prompt, one), words));
  const offered = prompt.options.find((option) => matches(optionWords(game, view, prompt, option), words));
  const refusals = meant.flatMap((answer) => {
    const refusal = session.why(prompt.seat, answer);
    return refusal === null ? [] : [{ text: optionText(game, view, prompt, answer), refusal }];
  });
  if (refusals.length === 0)
    return [
      offered === undefined ? `Nothing on the table fits "${words}".` : `That is allowed: ${optionText(game, view, prompt, offered)}.`,
    ];
  const telling = distinct(refusals);
  const more = refusals.length > telling.length ? [`(${refusals.length} such choices; name the place to be more exact.)`] : [];
  return [...telling.flatMap(({ text, refusal }) => [`${text}?`, ...refusalLines(game, refusal).map((line) => `  ${line}`)]), ...more];
}

/** One example for each different reason. */
function distinct(refusals: readonly { readonly text: string; readonly refusal: Refusal }[]) {
  const reason = ({ refusal }: { readonly refusal: Refusal }) => `${refusal.clause} ${refusal.say.key}`;
  return refusals.filter((one, i) => refusals.findIndex((other) => reason(other) === reason(one)) === i).slice(0, MOST_ANSWERS);
}

/** Without a game's own list: members of the offered answers, mixed. */
function crossed(prompt: Prompt): Json[] {
  const tuples = prompt.options.filter((option): option is readonly Json[] => Array.isArray(option));
  return tuples.flatMap((one) =>
    tuples
      .filter((other) => other.length === one.length && other[0] === one[0])
      .map((other) => [...one.slice(0, -1), other.at(-1) ?? null]),
  );
}
