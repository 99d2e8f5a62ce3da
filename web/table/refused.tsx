/** Why not: a line at the prompt. The clause in its own words, and what would be possible instead, for those who ask. */
import { Button, describeOption, IconButton, RichText, WhyNot } from '@bridgehead/ui';
import { x } from '@bridgehead/ui/icons/verbs';
import { useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../i18n.ts';
import styles from './connection.module.css';
import type { Frame } from './use-frame.ts';

/** Somebody who types "why not …" asks for all of it. */
const isTyped = (): boolean => document.activeElement?.closest('[data-typed]') != null;

export function Refused({ frame }: { frame: Frame }) {
  const { table, refusal, sentence, clause, clearRefusal } = frame;
  const isAskedFor = useMemo(() => refusal !== null && isTyped(), [refusal]);
  const [more, setMore] = useState<typeof refusal>(null);
  const isAsked = isAskedFor || (refusal !== null && more === refusal);
  // It speaks of the position in which it was said.
  const now = useRef(refusal);
  now.current = refusal;
  useEffect(
    () => () => {
      if (now.current !== null) clearRefusal();
    },
    [table.version],
  );
  useEffect(() => {
    // A dialog has an Escape of its own.
    if (refusal === null || isAsked) return;
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && clearRefusal();
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [refusal, isAsked]);
  if (refusal === null) return null;
  if (!isAsked)
    return (
      <div className={`${styles.note} ${styles.refused}`} role="alert" data-testid="why-not">
        <p>
          <RichText text={sentence} /> {refusal.clause !== null && <small>{refusal.clause}</small>}
        </p>
        <Button onClick={() => setMore(refusal)}>{t('ui.why')}</Button>
        <IconButton glyph={x} label={t('ui.close')} onClick={clearRefusal} />
      </div>
    );
  const instead = (refusal.instead ?? []).slice(0, 6).map((answer) => ({ answer, label: table.say(describeOption(table, answer)) }));
  return (
    <WhyNot
      refusal={refusal}
      sentence={sentence}
      clause={clause}
      instead={instead}
      onClose={clearRefusal}
      onRule={(id) => {
        clearRefusal();
        frame.setRule(id);
      }}
      onInstead={(answer) => {
        clearRefusal();
        table.answer(answer);
      }}
    />
  );
}
