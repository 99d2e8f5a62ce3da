/** "Why not …?": finds what somebody meant among all that could be tried, and says what forbids it. */
import type { Prompt, Refusal } from '@bridgehead/kernel';
import { meantBy, offersFor, optionText } from '@bridgehead/ui/typed';
import type { Session } from './session.ts';
import type { TerminalTable } from './terminal-table.ts';
import { refusalLines } from './wording.ts';

const MOST_ANSWERS = 4;

export function whyNot(
  session: Session,
  terminal: TerminalTable | null,
  prompt: Prompt,
  words: string,
  names: readonly string[],
): string[] {
  const { game } = session;
  const asked = { game, view: session.view(prompt.seat), prompt };
  const refusals = meantBy(asked, terminal?.tries ?? null, words).flatMap((answer) => {
    const refusal = session.why(prompt.seat, answer);
    return refusal === null ? [] : [{ text: optionText(asked, answer), refusal }];
  });
  const [offered] = offersFor(asked, words);
  if (refusals.length === 0) return [offered === undefined ? `Nothing on the table fits "${words}".` : `That is allowed: ${offered.text}.`];
  const telling = distinct(refusals);
  const more = refusals.length > telling.length ? [`(${refusals.length} such choices; name the place to be more exact.)`] : [];
  return [
    ...telling.flatMap(({ text, refusal }) => [`${text}?`, ...refusalLines(game, refusal, names).map((line) => `  ${line}`)]),
    ...more,
  ];
}

/** One example for each different reason. */
function distinct(refusals: readonly { readonly text: string; readonly refusal: Refusal }[]) {
  const reason = ({ refusal }: { readonly refusal: Refusal }) => `${refusal.clause} ${refusal.say.key}`;
  return refusals.filter((one, i) => refusals.findIndex((other) => reason(other) === reason(one)) === i).slice(0, MOST_ANSWERS);
}
