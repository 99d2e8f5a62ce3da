/** "Not tonight": words and topics that nobody here wants to read. Nobody is told whose they are. */
import { LIMITS } from '@bridgehead/match/terms';
import { Button, PlainText } from '@bridgehead/ui';
import { useId, useState } from 'react';
import { api } from '../api.ts';
import { t } from '../i18n.ts';
import styles from './invite.module.css';

/** Puts each of the words on the table's list; the first sentence about one that was not taken. */
export async function addTaboos(match: string, words: string): Promise<string | null> {
  let problem: string | null = null;
  for (const word of words.split(',').filter((one) => one.trim() !== '')) {
    const added = await api.taboo(match, word);
    // What is there already is no trouble.
    if (!added.ok && added.code !== 'not-allowed') problem ??= added.sentence;
  }
  return problem;
}

export function NotTonight({ match, list }: { match: string; list: readonly string[] }) {
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const add = async () => {
    const refused = await addTaboos(match, words);
    setProblem(refused);
    if (refused === null) setWords('');
  };
  return (
    <section className={styles.taboos} aria-labelledby={id} data-testid="not-tonight">
      <h2 id={id}>{t('taboo.title')}</h2>
      {list.length > 0 && (
        <ul aria-labelledby={id}>
          {list.map((one) => (
            <li key={one}>
              <PlainText text={one} most={LIMITS.taboo} />
            </li>
          ))}
        </ul>
      )}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TabooField words={words} onChange={setWords} label={t('taboo.label')} />
        {problem !== null && <p role="alert">{problem}</p>}
        <Button type="submit" disabled={words.trim() === ''}>
          {t('taboo.add')}
        </Button>
      </form>
    </section>
  );
}

export function TabooField({ words, onChange, label }: { words: string; onChange: (words: string) => void; label: string }) {
  const id = useId();
  return (
    <label>
      {label}
      <input
        value={words}
        maxLength={10 * LIMITS.taboo}
        autoComplete="off"
        aria-describedby={id}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <small id={id}>{t('taboo.note')}</small>
    </label>
  );
}
