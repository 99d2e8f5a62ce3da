/**
 * Two live regions: a polite one for what happened, an assertive one for "you are asked". Never both for the same event.
 * Sentences that come quickly are joined, so that a screen reader is not flooded.
 */
import { useEffect, useState } from 'react';

export type Tone = 'polite' | 'assertive';
type Listener = (tone: Tone, text: string) => void;

const QUIET_MS = 150;
let listener: Listener | null = null;
let waiting: string[] = [];
let last = '';

export function announce(text: string, tone: Tone = 'polite'): void {
  if (text === '') return;
  if (tone === 'assertive') {
    listener?.('assertive', text);
    return;
  }
  waiting.push(text);
  if (waiting.length > 1) return;
  setTimeout(() => {
    if (waiting.length === 0) return;
    last = waiting.slice(-6).join(' ');
    waiting = [];
    listener?.('polite', last);
  }, QUIET_MS);
}

/** What was said last, or is about to be, is not said again: its words are taken back. */
export function unsay(): void {
  waiting = [];
  last = '';
  listener?.('polite', '');
}

/** The one listener that speaks it aloud; the returned function stops listening. */
export function hearAnnouncements(to: Listener): () => void {
  listener = to;
  return () => {
    listener = null;
  };
}

/** Says the last thing again. */
export const repeatLast = (): void => listener?.('polite', `${last}\u00a0`);

export function Announcer() {
  const [polite, setPolite] = useState('');
  const [assertive, setAssertive] = useState('');
  useEffect(() => hearAnnouncements((tone, text) => (tone === 'polite' ? setPolite(text) : setAssertive(text))), []);
  return (
    <div className="visually-hidden">
      <div aria-live="polite" data-live="polite">
        {polite}
      </div>
      <div aria-live="assertive" data-live="assertive">
        {assertive}
      </div>
    </div>
  );
}
