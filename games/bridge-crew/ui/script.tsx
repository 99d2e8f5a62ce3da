/** The live script: the same kind of text from the first bid to the printed page; with kudos, corrections and Cut! on each line. */
import { announce, Button, Dialog, Icon, IconButton, PlainText, SeatMark, unsay, useTable } from '@bridgehead/ui';
import { ellipsis, pencil, scissors, star } from '@bridgehead/ui/icons/verbs';
import { useEffect, useRef, useState } from 'react';
import { describe } from '../describe.ts';
import { approachKey } from '../table-help.ts';
import type { CrewView } from '../view.ts';
import { OrderIcon } from './art.tsx';
import { DieChip } from './die.tsx';
import styles from './script.module.css';
import { type ScriptLine, scriptOf } from './script-lines.ts';
import { QUILL } from './signs.ts';

/** Long episodes keep everything on their own page; here stands the latest part. */
const SHOWN = 160;
/** So near to its end it is read live: new lines pull it along. */
const NEAR_PX = 60;

export function Script() {
  const { view, log, marks, say, seats, viewer } = useTable<CrewView>();
  const lines = scriptOf(view, log, marks).slice(-SHOWN);
  const scroll = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const last = lines.at(-1);
  const cuts = marks.filter(({ what }) => what === 'cut').length;
  const heard = useRef(cuts);
  useEffect(() => {
    // What a screen reader was told last may be the very words that are gone now.
    if (cuts > heard.current) {
      unsay();
      announce(say({ key: 'brc.ui.was-cut' }));
    }
    heard.current = cuts;
  }, [cuts]);
  useEffect(() => {
    const box = scroll.current;
    if (box !== null && follows.current) box.scrollTop = box.scrollHeight;
  }, [last?.at, lines.length]);
  useEffect(() => {
    const box = scroll.current;
    if (box === null) return;
    // Opens at the end, in a drawer too.
    const observer = new ResizeObserver(() => {
      if (follows.current) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    if (box.firstElementChild !== null) observer.observe(box.firstElementChild);
    return () => observer.disconnect();
  }, []);
  const awaited = seats.find(({ toAct, seat }) => toAct && seat !== viewer) ?? seats.find(({ toAct }) => toAct);
  return (
    <div
      ref={scroll}
      className={styles.script}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      role="log"
      aria-live="off"
      aria-label={say({ key: 'brc.ui.script' })}
      onScroll={(event) => {
        const box = event.currentTarget;
        follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
      }}
    >
      <div className={styles.page}>
        {lines.map((line) => (
          <Line key={line.at} line={line} />
        ))}
        {awaited !== undefined && (
          <p className={styles.awaited}>
            <SeatMark seat={awaited.seat} size={16} />{' '}
            {awaited.seat === viewer ? (
              say({ key: 'brc.ui.does.you' })
            ) : (
              <>
                <b>{say({ key: `seat.${awaited.seat}` })}</b> {say({ key: `brc.ui.does.${doing(view)}` })}
              </>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

function doing({ beat }: CrewView): string {
  if (beat.endsWith('auction')) return 'bid';
  if (['narration', 'pitch', 'outcome', 'dare', 'humiliation', 'finale', 'joke', 'title', 'names', 'ship'].includes(beat)) return 'write';
  return beat === 'face-off' ? 'face' : 'choose';
}

function Line({ line }: { line: ScriptLine }) {
  const { say, view, viewer } = useTable<CrewView>();
  switch (line.as) {
    case 'slug':
      return (
        <h3 className={styles.slug}>
          <span>
            {say({ key: 'brc.ui.scene', params: { n: line.round } })} <OrderIcon order={line.order} size={16} />{' '}
            <b>{line.order === 'save' ? say({ key: 'brc.ui.save' }) : say({ key: `brc.order.${line.order}` })}</b>
          </span>
          {line.where !== '' && <em>{line.where}</em>}
        </h3>
      );
    case 'dice':
      return <DiceLine line={line} />;
    case 'save': {
      const { result } = line;
      return (
        <p className={styles.dice}>
          <b>
            {result.captain} : {result.alien}
          </b>{' '}
          {say({ key: result.success ? 'brc.ui.save.yes' : 'brc.ui.save.no' })}
        </p>
      );
    }
    case 'note': {
      const { event } = line;
      const told = describe.event(event, viewer);
      const isLove = event.type === 'plan.chosen' && event.approach === 'love';
      return (
        <p className={styles.note}>
          {say(isLove ? { ...told, params: { ...told.params, approach: `@${approachKey(view, 'love')}` } } : told)}
        </p>
      );
    }
    default:
      return <EntryLine line={line} />;
  }
}

function DiceLine({ line: { rolls, attitudes, won } }: { line: Extract<ScriptLine, { as: 'dice' }> }) {
  const { say } = useTable<CrewView>();
  const last = rolls.at(-1);
  const [crew, alien] = last?.dice ?? [];
  const results = [last?.crew ?? [], last?.alien ?? []].map((one) => Math.max(...one));
  return (
    <div className={styles.dice}>
      {last !== undefined && (
        <p>
          {crew !== undefined && <DieChip code={crew} size={22} />} <b>{results[0]}</b>{' '}
          {attitudes !== null && say({ key: `brc.attitude.${attitudes.crew}` })}
          {alien !== undefined && (
            <>
              <span> v </span>
              <DieChip code={alien} size={22} /> <b>{results[1]}</b> {attitudes !== null && say({ key: `brc.attitude.${attitudes.alien}` })}
            </>
          )}
        </p>
      )}
      <p>
        {say({ key: `brc.ui.because.${won.reason === 'auto' ? `auto.${won.attitude}` : won.reason}` })}{' '}
        {say({ key: `brc.ui.wins.${won.side}` })}
      </p>
    </div>
  );
}

function EntryLine({ line }: { line: Extract<ScriptLine, { as: 'speech' | 'telling' }> }) {
  const { say } = useTable<CrewView>();
  const { entry, text, bid, isRepeat, kudos, isEdited, isCut, alien, as } = line;
  const name = say({ key: `seat.${entry.seat}` });
  const quiet = bid === 'none';
  const quill = entry.source === 'ghost' && entry.kind !== 'bid' && <Icon glyph={QUILL} size={13} title={say({ key: 'brc.ui.ghost' })} />;
  const signs = (
    <>
      {isEdited && <small>({say({ key: 'brc.ui.edited' })})</small>}
      {kudos > 0 && (
        <small className={styles.kudos}>
          <Icon glyph={star} size={13} title={say({ key: 'brc.ui.kudos' })} /> {kudos}
        </small>
      )}
      <Menu line={line} />
    </>
  );
  const words = isCut ? <em className={styles.cut}>{say({ key: 'brc.ui.was-cut' })}</em> : <PlainText text={text} most={1400} />;
  if (as === 'telling')
    return (
      <div className={styles.telling} data-seq={entry.seq}>
        <p>{words}</p>
        <p className={styles.teller}>
          <SeatMark seat={entry.seat} size={15} />{' '}
          {say({ key: entry.persona.role === 'alien' ? 'brc.ui.as-alien' : 'brc.ui.told-by', params: { name } })} {quill} {signs}
        </p>
      </div>
    );
  return (
    <div className={styles.speech} data-quiet={quiet || undefined} data-joke={entry.kind === 'joke' || undefined} data-seq={entry.seq}>
      <p className={styles.cue}>
        <SeatMark seat={entry.seat} size={16} /> <span>{alien ?? name}</span>
        {typeof bid === 'number' && <DieChip code={`C${bid}`} size={18} />}
        {entry.persona.role === 'captain' && alien === null && <small>({say({ key: 'brc.role.captain' })})</small>}
        {isRepeat && <small>({say({ key: 'brc.ui.match' })})</small>}
        {signs}
      </p>
      <p className={styles.words}>
        {words} {quill}
      </p>
    </div>
  );
}

/** Kudos, a correction, or Cut!: what may be done with an entry. The referee says if it is too late or too much. */
function Menu({ line: { entry, text, isCut } }: { line: Extract<ScriptLine, { as: 'speech' | 'telling' }> }) {
  const { mark, say, viewer } = useTable<CrewView>();
  const [open, setOpen] = useState<'menu' | 'cut' | 'correct' | null>(null);
  const [words, setWords] = useState(text);
  if (mark === null || isCut) return null;
  const on = String(entry.seq);
  const own = entry.seat === viewer;
  const written = entry.source === 'written';
  const close = () => setOpen(null);
  return (
    <span className={styles.menu}>
      <IconButton
        glyph={ellipsis}
        label={say({ key: 'brc.ui.marks' })}
        aria-expanded={open === 'menu'}
        onClick={() => setOpen(open === 'menu' ? null : 'menu')}
      />
      {open === 'menu' && (
        <span className={styles.choices}>
          {written && !own && (
            <Button
              glyph={star}
              data-testid="kudos"
              onClick={() => {
                mark('kudos', on);
                close();
              }}
            >
              {say({ key: 'brc.ui.kudos' })}
            </Button>
          )}
          {written && own && (
            <Button glyph={pencil} onClick={() => setOpen('correct')}>
              {say({ key: 'brc.ui.correct' })}
            </Button>
          )}
          <Button glyph={scissors} data-testid="cut" onClick={() => setOpen('cut')}>
            {say({ key: 'brc.ui.cut' })}
          </Button>
        </span>
      )}
      <Dialog title={say({ key: 'brc.ui.cut' })} open={open === 'cut'} onClose={close}>
        <p>{say({ key: written ? 'brc.ui.cut.sure' : 'brc.ui.cut.ghost' })}</p>
        <Button
          look="danger"
          glyph={scissors}
          data-testid="cut-sure"
          onClick={() => {
            mark('cut', on);
            close();
          }}
        >
          {say({ key: 'brc.ui.cut' })}
        </Button>
      </Dialog>
      <Dialog title={say({ key: 'brc.ui.correct' })} open={open === 'correct'} onClose={close}>
        <p>{say({ key: 'brc.ui.correct.text' })}</p>
        <textarea
          className={styles.correction}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          aria-label={say({ key: 'brc.ui.correct' })}
        />
        <Button
          look="main"
          disabled={words.trim() === ''}
          onClick={() => {
            mark('correct', on, words);
            close();
          }}
        >
          {say({ key: 'brc.ui.correct' })}
        </Button>
      </Dialog>
    </span>
  );
}
