/** The page to write on, with sparks for the stuck. It stays next to the dice even when no text is asked for. */
import { Button, Dialog, Icon, later, useTable } from '@bridgehead/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { LINES_A_SIDE } from '../numbers.ts';
import type { CrewView } from '../view.ts';
import { useDraft } from './drafts.ts';
import styles from './narration.module.css';
import { QUILL } from './signs.ts';

/** A line of the face-off (BRC-R50). */
const LINE = 240;
const LONGEST = 1200;

/** What may be said now: a text that is asked for, a line in the face-off, or nothing yet. */
export function useWriting() {
  const table = useTable<CrewView>();
  const { prompt, view, viewer } = table;
  const [draft, setDraft, post] = useDraft();
  const side = view.sides?.find(({ seat }) => seat === viewer);
  const canSay = prompt?.key === 'brc.face-off' && prompt.options.includes('say');
  const asked = prompt?.kind === 'write' ? prompt : null;
  const most = asked?.max ?? (canSay ? LINE : LONGEST);
  const key = asked?.key ?? (canSay ? 'brc.banter' : view.captain === viewer ? 'brc.narration' : 'brc.outcome');
  const count = [...draft.trim()].length;
  return { ...table, draft, setDraft, post, asked, canSay, most, key, count, said: side?.lines ?? 0 };
}

/** Speak and its words go in one go: the menu is answered, then the page that opens for it. */
export function useSay(): () => void {
  const { answer, post, asked } = useWriting();
  const isWaiting = useRef(false);
  useEffect(() => {
    if (asked?.key !== 'brc.banter' || !isWaiting.current) return;
    isWaiting.current = false;
    post();
  }, [asked?.id]);
  return () => {
    isWaiting.current = true;
    answer('say');
  };
}

export function NarrationBox() {
  const { stage } = useTable<CrewView>();
  return stage === 'upright' || stage === 'lying' ? <Folded /> : <Page />;
}

function Purpose() {
  const { say, asked, canSay, count, most, said, key } = useWriting();
  const what = asked !== null ? `write.${key.slice(4)}` : canSay ? 'write.say' : 'write.draft';
  return (
    <p className={styles.purpose}>
      <Icon glyph={QUILL} size={17} />
      <b>{say({ key: `brc.ui.${what}`, params: { n: said, of: LINES_A_SIDE } })}</b>
      <small>{say({ key: asked !== null || canSay ? 'brc.ui.write.all' : 'brc.ui.write.own' })}</small>
      <span data-over={count > most || undefined}>
        {count} / {most}
      </span>
    </p>
  );
}

function Page({ autoFocus = false }: { autoFocus?: boolean }) {
  const { say, draft, setDraft, post, asked, canSay, most, count, busy, viewer } = useWriting();
  const speak = useSay();
  const id = useId();
  const ready = count > 0 && count <= most && !busy;
  const send = () => {
    if (!ready) return;
    if (asked !== null) post();
    else if (canSay) speak();
  };
  return (
    <div className={styles.page} data-asked={asked !== null || canSay || undefined}>
      <Purpose />
      <label className="visually-hidden" htmlFor={id}>
        {say({ key: 'brc.ui.write' })}
      </label>
      <textarea
        id={id}
        className={styles.paper}
        value={draft}
        // biome-ignore lint/a11y/noAutofocus: the page was opened to be written on
        autoFocus={autoFocus}
        placeholder={say({ key: `brc.ui.write.hint.${asked !== null || canSay ? 'now' : 'later'}` })}
        aria-invalid={count > most}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
        disabled={viewer === 'spectator'}
        data-testid="page"
      />
      <Sparks />
      {canSay && (
        <Button look="main" className={styles.say} disabled={!ready} onClick={speak} data-testid="say">
          {say({ key: 'brc.ui.say-it' })}
        </Button>
      )}
    </div>
  );
}

/** Before somebody is Captain nobody is stuck. */
const useSparks = later(() => import('./sparks.tsx'));
function SparksAhead() {
  const sparks = useSparks();
  return sparks === null ? <div className={styles.sparks} /> : <sparks.Sparks />;
}
export function Sparks() {
  const { view } = useTable<CrewView>();
  return view.captain < 0 ? <div className={styles.sparks} /> : <SparksAhead />;
}

/** On a phone one line, which opens over the whole screen. */
function Folded() {
  const { say, draft, asked, canSay } = useWriting();
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [asked?.id, canSay]);
  return (
    <>
      <button
        type="button"
        className={styles.folded}
        data-asked={asked !== null || canSay || undefined}
        onClick={() => setOpen(true)}
        data-testid="open-page"
      >
        <Icon glyph={QUILL} size={17} />
        <span data-spare="">
          {draft.trim() === ''
            ? say({ key: `brc.ui.write.hint.${asked !== null || canSay ? 'now' : 'later'}` })
            : [...draft].slice(-44).join('')}
        </span>
      </button>
      <Dialog title={say({ key: 'brc.ui.write' })} open={open} onClose={() => setOpen(false)} drawer>
        <div className={styles.whole}>
          <Page autoFocus />
          <Actions />
        </div>
      </Dialog>
    </>
  );
}

/** Post it, or let the ghost-writer. */
export function Actions() {
  const { say, asked, post, answer, count, most, busy, key } = useWriting();
  if (asked === null) return null;
  const isName = key === 'brc.name' || key === 'brc.ship' || key === 'brc.title';
  return (
    <span className={styles.actions}>
      <Button look={count > 0 ? 'main' : 'plain'} disabled={count === 0 || count > most || busy} data-testid="post" onClick={post}>
        {say({ key: isName ? 'brc.ui.post.name' : 'brc.ui.post' })}
      </Button>
      <Button look={count > 0 ? 'plain' : 'main'} disabled={busy} data-testid="skip" onClick={() => answer('')}>
        {say({ key: isName ? `brc.ui.skip.${key.slice(4)}` : 'brc.ui.skip' })}
      </Button>
    </span>
  );
}
