/** Somebody is asked for words that all will read: the page takes the stage. Left what it is about, right the page. */
import { freshSeed, type Seat, SeededChance } from '@bridgehead/kernel';
import { Button, Clock, Icon, PlainText, SeatMark, StageQuestion } from '@bridgehead/ui';
import { sparkles } from '@bridgehead/ui/icons/verbs';
import { useEffect, useMemo, useRef, useState } from 'react';
import { prompt as worded } from '../../actions/index.ts';
import type { CrewView } from '../../view.ts';
import { Sparks, useWriting } from '../narration.tsx';
import { About } from './about.tsx';
import { beginningsFor, halfAfter } from './openings.ts';
import { Along } from './reactions.tsx';
import styles from './write.module.css';

/** Still for so long, a writer is offered how it might go on; and after so long without a letter, asked whether they are stuck. */
const STILL_MS = 2500;
const STUCK_MS = 20_000;
/** The letters shrink twice before the page scrolls. */
const SIZES = [220, 420] as const;

/** Time since the last letter, in two steps. */
function useStillness(draft: string): { readonly isStill: boolean; readonly isStuck: boolean } {
  const [since, setSince] = useState(0);
  useEffect(() => {
    setSince(0);
    const timers = [STILL_MS, STUCK_MS].map((ms) => setTimeout(() => setSince(ms), ms));
    return () => timers.forEach(clearTimeout);
  }, [draft]);
  return { isStill: since >= STILL_MS, isStuck: since >= STUCK_MS };
}

/** What the question is called among the beginnings. */
const kindOf = (view: CrewView, key: string): string =>
  key === 'brc.outcome' ? `outcome.${view.won?.side ?? 'crew'}` : key.slice('brc.'.length);

/** Others see the words in pieces, as often as this. */
const PIECE_MS = 400;
const LIVE = 'bridge-crew.when-done';

/** Shows the others what is being written, unless its writer would rather wait until it is done. */
function useLive(draft: string): { readonly isLive: boolean; readonly toggle: () => void } {
  const { type, asked } = useWriting();
  const [isLive, setLive] = useState(() => !isNoted(LIVE));
  const shown = useRef<string | null>(null);
  useEffect(() => {
    shown.current = null;
  }, [asked?.id]);
  useEffect(() => {
    const words = isLive ? draft : '';
    if (type === null || words === (shown.current ?? '')) return;
    const timer = setTimeout(() => {
      shown.current = words;
      type(words);
    }, PIECE_MS);
    return () => clearTimeout(timer);
  }, [draft, isLive, asked?.id]);
  const toggle = () => {
    note(LIVE, isLive);
    setLive(!isLive);
  };
  return { isLive, toggle };
}

export function Write() {
  const { view, viewer, say, stage, asked, seats, draft, settings } = useWriting();
  const { isStill, isStuck } = useStillness(draft);
  const live = useLive(draft);
  if (asked === null || viewer === 'spectator') return null;
  const clock = seats[viewer]?.clock ?? null;
  const phone = stage === 'upright' || stage === 'lying';
  const offers = kindOf(view, asked.key) !== 'title';
  return (
    <div className={styles.stage} data-stage={stage} data-motion={settings.motion}>
      <About phone={phone} />
      <StageQuestion className={styles.side}>
        <header className={styles.head}>
          <SeatMark seat={viewer} size={20} />
          <h2 data-testid="question">{say(worded(view, asked))}</h2>
          {clock?.running && (
            <span className={styles.ring}>
              <Clock clock={clock} />
            </span>
          )}
        </header>
        <Page seat={viewer} isStill={isStill && offers} phone={phone} />
        {offers && <Begin kind={kindOf(view, asked.key)} question={asked.id} phone={phone} />}
        <Foot isStuck={isStuck} phone={phone} />
        {!phone && <Along live={live} />}
      </StageQuestion>
    </div>
  );
}

const TAUGHT = 'bridge-crew.two-sentences';
/** Remembered in this browser; one that forbids storage forgets it. */
function isNoted(what: string): boolean {
  try {
    return localStorage.getItem(what) !== null;
  } catch {
    return false;
  }
}
function note(what: string, on: boolean): void {
  try {
    if (on) localStorage.setItem(what, 'yes');
    else localStorage.removeItem(what);
  } catch {
    // Then it is asked or said again next time.
  }
}

/** The sheet: words as they will be read, and behind them in grey half a sentence that may be kept. */
function Page({ seat, isStill, phone }: { seat: Seat; isStill: boolean; phone: boolean }) {
  const { say, draft, setDraft, post, most, count, busy, asked, isTaboo } = useWriting();
  const area = useRef<HTMLTextAreaElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const [taught] = useState(() => isNoted(TAUGHT));
  const half = useMemo(() => {
    if (!isStill || count === 0 || count > most - 60) return null;
    const found = halfAfter(draft, new SeededChance(freshSeed()));
    return found === null || isTaboo(draft + found) ? null : found;
  }, [isStill, draft]);
  const shown = atEnd ? half : null;
  useEffect(() => area.current?.focus({ preventScroll: true }), [asked?.id]);
  const keep = () => {
    if (shown === null) return;
    setDraft(draft + shown);
    area.current?.focus();
  };
  const place = () => {
    const box = area.current;
    setAtEnd(box === null || (box.selectionStart === box.value.length && box.selectionEnd === box.value.length));
  };
  const size = SIZES.filter((letters) => count >= letters).length;
  return (
    <div className={styles.page} data-size={size}>
      <p className={styles.name}>
        <PlainText text={say({ key: `seat.${seat}` })} most={30} />
      </p>
      <div className={styles.sheet}>
        <div className={styles.mirror} aria-hidden="true">
          <span>{`${draft}\u200B`}</span>
          {shown !== null && (
            <button type="button" tabIndex={-1} className={styles.half} onClick={keep}>
              {shown}
            </button>
          )}
        </div>
        <textarea
          ref={area}
          className={styles.paper}
          value={draft}
          aria-label={say({ key: 'brc.ui.write' })}
          aria-invalid={count > most}
          placeholder={taught ? '…' : say({ key: 'brc.ui.page.hint' })}
          data-testid="page"
          onChange={(event) => setDraft(event.currentTarget.value)}
          onSelect={place}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              if (count > 0 && count <= most && !busy) post();
            } else if (shown !== null && (event.key === 'Tab' || event.key === 'ArrowRight')) {
              event.preventDefault();
              keep();
            }
          }}
        />
      </div>
      <p className={styles.count}>
        {shown !== null && !phone && (
          <span className={styles.keep}>
            <kbd>Tab</kbd> {say({ key: 'brc.ui.page.keep' })}
          </span>
        )}
        <span data-over={count > most || undefined}>{say({ key: 'brc.ui.page.count', params: { n: count, most } })}</span>
      </p>
    </div>
  );
}

/** Three ways to begin; with the die, three others. */
function Begin({ kind, question, phone }: { kind: string; question: number; phone: boolean }) {
  const { say, draft, setDraft, isTaboo } = useWriting();
  const [turn, setTurn] = useState(0);
  const begins = useMemo(() => beginningsFor(kind, new SeededChance(freshSeed())).filter((text) => !isTaboo(text)), [kind, question, turn]);
  const take = (text: string) => setDraft(`${draft.trim() === '' ? '' : `${draft.trimEnd()} `}${text.replace(/ …$/u, ' ')}`);
  if (phone) return null;
  return (
    <div className={styles.begin}>
      <span>{say({ key: 'brc.ui.page.begin' })}</span>
      <span className={styles.ways}>
        {begins.map((text) => (
          <button key={text} type="button" onClick={() => take(text)}>
            {text}
          </button>
        ))}
      </span>
      <button type="button" className={styles.others} onClick={() => setTurn(turn + 1)}>
        <Icon glyph={sparkles} size={18} /> {say({ key: 'brc.ui.page.others' })}
      </button>
    </div>
  );
}

function Foot({ isStuck, phone }: { isStuck: boolean; phone: boolean }) {
  const { say, post, answer, count, most, busy, key, draft, setDraft, view } = useWriting();
  const isTitle = key === 'brc.title';
  const send = () => {
    note(TAUGHT, true);
    post();
  };
  const begin = () => {
    const [text = ''] = beginningsFor(kindOf(view, key), new SeededChance(freshSeed()));
    setDraft(`${draft.trim() === '' ? '' : `${draft.trimEnd()} `}${text.replace(/ …$/u, ' ')}`);
  };
  return (
    <div className={styles.foot}>
      <Button look="main" className={styles.post} disabled={count === 0 || count > most || busy} data-testid="post" onClick={send}>
        {say({ key: isTitle ? 'brc.ui.post.name' : 'brc.ui.post' })}
      </Button>
      {phone ? (
        <button type="button" className={styles.dice} onClick={begin} aria-label={say({ key: 'brc.ui.page.begin' })}>
          <Icon glyph={sparkles} size={22} />
        </button>
      ) : (
        <>
          <kbd className={styles.keys}>Ctrl ⏎</kbd>
          <Sparks />
        </>
      )}
      <button type="button" className={styles.ghost} disabled={busy} data-testid="skip" onClick={() => answer('')}>
        {isStuck && <b>{say({ key: 'brc.ui.page.stuck' })} </b>}
        {say({ key: isTitle ? 'brc.ui.skip.title' : phone ? 'brc.ui.skip.short' : 'brc.ui.skip' })}
      </button>
    </div>
  );
}
