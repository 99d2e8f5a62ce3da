/** What happened, newest last, in turns with a heading each, grouped into beats: one answer and all that followed from it. */
import type { Described, GameEvent, Seat } from '@bridgehead/kernel';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { rove } from '../keys.ts';
import type { LogLine } from '../table.tsx';
import { t } from '../words.ts';
import styles from './log.module.css';
import { RichText } from './rich-text.tsx';
import { SeatMark } from './seat-mark.tsx';

interface LogProps {
  readonly lines: readonly LogLine[];
  readonly describe: (line: LogLine) => Described;
  readonly say: (phrase: Described) => string;
  readonly onClause: (clause: string) => void;
  readonly onRef: (ref: string) => void;
  readonly onJump?: (line: LogLine) => void;
  /** Whose doing it is; as the event says unless told otherwise. */
  readonly doer?: ((event: GameEvent) => Seat | null) | undefined;
  /** What an image shows of the thing it is about; null where nothing is drawn. */
  readonly picture?: (ref: string) => string | null;
  /** The beat to show, instead of the latest (replays). */
  readonly current?: number;
}

interface Beat {
  readonly beat: number;
  readonly lines: LogLine[];
}

/** A turn begins within a beat, yet under a heading of its own. */
const isTurn = ({ event }: LogLine): boolean => event.type === 'turnBegan';

export function beatsOf(lines: readonly LogLine[]): Beat[] {
  const beats: Beat[] = [];
  for (const line of lines) {
    const last = beats.at(-1);
    if (last?.beat === line.beat && !isTurn(line)) last.lines.push(line);
    else beats.push({ beat: line.beat, lines: [line] });
  }
  return beats;
}

/** Whose doing an event is, if it says so. */
const seatIn = ({ seat }: GameEvent): Seat | null => (typeof seat === 'number' && seat >= 0 ? seat : null);

/** One stop for Tab; an arrow goes to the links of the latest line, then from link to link. */
function intoLog(event: KeyboardEvent<HTMLElement>): void {
  if (event.target !== event.currentTarget || event.key !== 'ArrowUp') {
    rove(event);
    return;
  }
  const last = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')].at(-1);
  if (last === undefined) return;
  event.preventDefault();
  last.focus();
}

/** Long matches keep everything in the record; the page shows the latest part. It is cut now and then, not with every line: what is read stays where it is. */
const SHOWN = 240;
const CUT = 120;
const latestOf = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines.slice(Math.max(0, Math.ceil((lines.length - SHOWN) / CUT) * CUT - CUT));

export function Log({ lines, describe, say, onClause, onRef, onJump, current, doer = seatIn, picture }: LogProps) {
  const scroll = useRef<HTMLDivElement>(null);
  const count = lines.length;
  const begun = useRef(false);
  useEffect(() => {
    const list = scroll.current;
    if (list === null) return;
    const turn = () => {
      const now = current === undefined ? null : list.querySelector<HTMLElement>('[data-current]');
      if (now === null) list.scrollTop = current === undefined ? list.scrollHeight : 0;
      else list.scrollTop = now.offsetTop - list.clientHeight / 2;
    };
    if (!begun.current) turn();
    begun.current = true;
    // In a picture of its own: first the new lines below what is seen, then the scroll. Both at once would be lines that jump.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(turn);
    });
    return () => cancelAnimationFrame(frame);
  }, [count, current]);
  const beats = beatsOf(current === undefined ? latestOf(lines) : lines);
  const latest = current ?? beats.at(-1)?.beat;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <div ref={scroll} className={styles.scroll} tabIndex={0} role="log" aria-live="off" aria-label={t('ui.log')} onKeyDown={intoLog}>
      <ol className={styles.log}>
        {beats.map((one) => (
          <li
            key={one.lines[0]?.at}
            className={`${styles.beat} ${one.beat === latest ? styles.latest : ''}`}
            data-turn={one.lines.some(isTurn) ? '' : undefined}
            data-current={one.beat === current ? '' : undefined}
          >
            <Doer seat={one.lines[0] === undefined ? null : doer(one.lines[0].event)} />
            {picture !== undefined && one.lines[0] !== undefined && !isTurn(one.lines[0]) && (
              <Pictured key={`${one.lines[0].at} ${one.lines.length}`} lines={one.lines} describe={describe} picture={picture} />
            )}
            {one.lines.map((line) => (
              <Line
                key={line.at}
                line={line}
                describe={describe}
                say={say}
                onRef={onRef}
                onClause={onClause}
                {...(onJump ? { onJump } : {})}
              />
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

const Doer = ({ seat }: { seat: Seat | null }) =>
  seat === null ? null : (
    <span className={styles.doer}>
      <SeatMark seat={seat} size={16} />
    </span>
  );

/** The face of the person or thing it is about: the first thing of the beat that has one. */
const Pictured = memo(
  function Pictured({
    lines,
    describe,
    picture,
  }: Required<Pick<LogProps, 'describe' | 'picture'>> & { readonly lines: readonly LogLine[] }) {
    for (const line of lines)
      for (const ref of describe(line).refs ?? []) {
        const src = picture(ref);
        if (src !== null) return <img className={styles.picture} src={src} alt="" draggable={false} />;
      }
    return null;
  },
  (before, now) => before.lines.length === now.lines.length && before.lines[0] === now.lines[0] && before.picture === now.picture,
);

type LineProps = Pick<LogProps, 'describe' | 'say' | 'onClause' | 'onRef' | 'onJump'> & { readonly line: LogLine };

/** What was told does not change: a line is worded once, however often the table is drawn. */
const Line = memo(function Line({ line, describe, say, onRef, onClause, onJump }: LineProps) {
  const described = describe(line);
  const text = say(described);
  if (text === '') return null;
  return (
    <p className={styles.line}>
      <Sentence text={text} of={described.refs?.[0] ?? null} onRef={onRef} onClause={onClause} />
      {onJump && (
        <button
          type="button"
          tabIndex={-1}
          data-stop=""
          className={styles.ref}
          onClick={() => onJump(line)}
          aria-label={t('ui.log.jump', { text })}
        >
          ↦
        </button>
      )}
    </p>
  );
});

interface SentenceProps {
  readonly text: string;
  /** What it is about; null if about nothing on the table. */
  readonly of: string | null;
  readonly onRef: (ref: string) => void;
  readonly onClause: (clause: string) => void;
}

/** The sentence itself leads to what it is about. */
function Sentence({ text, of, onRef, onClause }: SentenceProps) {
  if (of === null) return <RichText text={text} onClause={onClause} listed />;
  return (
    <button
      type="button"
      tabIndex={-1}
      data-stop=""
      className={styles.about}
      onClick={() => onRef(of)}
      title={t('ui.log.look', { text: '' })}
    >
      {text}
    </button>
  );
}
