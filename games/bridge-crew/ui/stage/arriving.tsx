/** The words as they come. Where nothing is shown before it is done, a pen moves over blank lines. */
import type { Seat } from '@bridgehead/kernel';
import { Icon, PlainText, play, useTable } from '@bridgehead/ui';
import { useEffect, useState } from 'react';
import type { CrewView } from '../../view.ts';
import { vars } from '../css-vars.ts';
import { QUILL } from '../signs.ts';
import { sounds } from '../sounds.ts';
import styles from './arriving.module.css';

/** A letter in this time; the last ones are still on their way down. */
const LETTER_MS = 28;
const FALLING = 2;

export function Arriving({ seat }: { seat: Seat }) {
  const { typing, settings } = useTable<CrewView>();
  const text = typing[seat] ?? null;
  const shown = useArriving(text ?? '', settings.motion !== 'off');
  if (text === null || text === '') return <Pen />;
  const letters = [...shown];
  const falling = settings.motion === 'off' || letters.length === [...text].length ? 0 : FALLING;
  return (
    <p className={styles.words} data-long={letters.length > 240 || undefined} data-testid="arriving">
      <PlainText text={letters.slice(0, letters.length - falling).join('')} most={1400} />
      {letters.slice(letters.length - falling).map((letter, i) => (
        <span key={letters.length - falling + i} className={styles.letter}>
          {letter}
        </span>
      ))}
      <i className={styles.caret} style={vars({ '--seat': `var(--seat-${seat})` })} />
    </p>
  );
}

/** As much of the text as has arrived; what is taken back goes at once. */
function useArriving(text: string, moves: boolean): string {
  const [shown, setShown] = useState(text);
  const base = text.startsWith(shown) ? shown : commonStart(text, shown);
  useEffect(() => {
    if (!moves) {
      setShown(text);
      return;
    }
    if (base.length >= text.length) {
      setShown(base);
      return;
    }
    const timer = setTimeout(() => {
      const left = [...text.slice(base.length)];
      // Far behind, several letters come at once.
      if (base.length % 3 === 0) play('letter', sounds);
      setShown(base + left.slice(0, Math.max(1, Math.ceil(left.length / 24))).join(''));
    }, LETTER_MS);
    return () => clearTimeout(timer);
  }, [text, shown, moves]);
  return base;
}

function commonStart(one: string, two: string): string {
  let i = 0;
  while (i < one.length && one[i] === two[i]) i++;
  return one.slice(0, i);
}

function Pen() {
  return (
    <div className={styles.blank} aria-hidden="true">
      <span />
      <span />
      <i>
        <Icon glyph={QUILL} size={44} />
      </i>
    </div>
  );
}
