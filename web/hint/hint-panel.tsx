/** What a good player would do, and why: the expected result, what else was looked at, and how it would probably go on. */
import type { Json, Prompt } from '@bridgehead/kernel';
import { Button, describeOption, IconButton, useTable } from '@bridgehead/ui';
import { x } from '@bridgehead/ui/icons/verbs';
import { t } from '../i18n.ts';
import type { Hint, Rated } from '../session/session.ts';
import { buttonFor, usePointers } from '../table/pointers.ts';
import { wordAnswer } from '../table/word-answer.ts';
import styles from './hint-panel.module.css';

const SHOWN = 3;

export default function HintPanel({ hint, onClose }: { hint: Hint; onClose: () => void }) {
  const table = useTable();
  const { prompt } = table;
  const refs = thingsIn(prompt, hint.answer).flatMap((one) => describeOption(table, one).refs ?? []);
  usePointers(refs, () => buttonFor(hint.answer));
  if (prompt === null) return null;
  const words = (answer: Json) => wordAnswer(table, prompt, answer);
  const [best, ...others] = hint.considered;
  const rated = best === undefined ? '' : expectation(best);
  const then = continuation(
    hint,
    prompt,
    (one, answer) => wordAnswer(table, one, answer),
    (seat) => table.say({ key: `seat.${seat}` }),
  );
  return (
    <section className={styles.panel} data-stage={table.stage} aria-label={t('table.hint')} data-testid="hint">
      <div className={styles.head}>
        <p role="status">
          <strong>{t('table.hint-is', { move: words(hint.answer) ?? t('hint.unnamed') })}</strong>{' '}
          <span className={styles.rated} data-testid="hint-expected">
            {rated === '' ? t('hint.no-choice') : rated}
          </span>
          {best !== undefined && <Bar {...best} />}
        </p>
        <IconButton glyph={x} label={t('ui.close')} onClick={onClose} />
      </div>
      <Button look="main" disabled={table.busy} onClick={() => table.answer(hint.answer)} data-testid="play-hint">
        {t('table.do-it')}
      </Button>
      {(others.length > 0 || rated !== '') && (
        <details className={styles.why} open={table.stage === 'full'}>
          <summary>{t('hint.why')}</summary>
          {others.length > 0 && (
            <ul className={styles.options} aria-label={t('hint.others')}>
              {others.slice(0, SHOWN).map((one) => (
                <li key={JSON.stringify(one.answer)}>
                  <span className={styles.move}>{words(one.answer) ?? t('hint.unnamed')}</span>
                  <Bar {...one} />
                  <span className={styles.percent}>{one.expected === null ? '' : percent(one.expected)}</span>
                  <span className={styles.looks}>{t('hint.looks', { share: percent(one.share) })}</span>
                </li>
              ))}
            </ul>
          )}
          <p className={styles.then}>{then === '' ? t('hint.then-unknown') : t('hint.then', { line: then })}</p>
        </details>
      )}
    </section>
  );
}

/** What an answer names on the table. */
const thingsIn = (prompt: Prompt | null, answer: Json): readonly Json[] =>
  prompt?.kind === 'choose' ? [answer] : prompt?.kind === 'select' ? (answer as readonly Json[]) : [];

const percent = (n: number): string => t('hint.percent', { n: Math.round(100 * n) });

function expectation({ expected, low, high }: Rated): string {
  if (expected === null) return '';
  if (low === null || high === null) return t('hint.expected', { result: percent(expected) });
  return t('hint.expected-within', { result: percent(expected), low: percent(low), high: percent(high) });
}

/** The bar is the expected result, the thin line its interval. */
function Bar({ expected, low, high }: Rated) {
  const part = (n: number) => `${100 * n}%`;
  return (
    <span className={styles.bar} aria-hidden="true">
      <span className={styles.fill} style={{ width: part(expected ?? 0) }} />
      {low !== null && high !== null && <span className={styles.whisker} style={{ left: part(low), width: part(high - low) }} />}
    </span>
  );
}

/** The moves after the hint, as far as they can be named from here. */
function continuation(
  { line }: Hint,
  prompt: Prompt,
  words: (prompt: Prompt, answer: Json) => string | null,
  nameOf: (seat: number) => string,
): string {
  const said: string[] = [];
  for (const { seat, key, answer } of line.slice(1)) {
    const text = words({ id: -1, seat, key, kind: key === prompt.key ? prompt.kind : 'choose', options: [] }, answer);
    if (text === null) break;
    // Nobody and nothing chosen is no move worth telling.
    if (text === '–') continue;
    said.push(`${nameOf(seat)}: ${text}`);
  }
  return said.join('; ');
}
