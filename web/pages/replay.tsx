/** Any finished match again, and any solo one so far: slider, viewpoint, record, dice, and a way to play on. */
import { type AnyGame, type Entry, type MatchRecord, type OptionValues, replay } from '@bridgehead/kernel';
import type { RecordOfMatch } from '@bridgehead/match/record';
import { verify } from '@bridgehead/match/verify';
import { Button, buttonClass, IconButton } from '@bridgehead/ui';
import {
  chevronLeft,
  chevronRight,
  copy,
  download,
  lightbulb,
  pause,
  play,
  shieldCheck,
  skipBack,
  skipForward,
} from '@bridgehead/ui/icons/verbs';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { titleOf } from '../games.ts';
import { t } from '../i18n.ts';
import { lazily } from '../lazily.ts';
import { localNames } from '../names.ts';
import { newPlan } from '../session/local.ts';
import { wrapped } from '../session/parcel.ts';
import { heldTo } from '../session/promise.ts';
import { type Film, openReplay, type Viewpoint } from '../session/replay.ts';
import { keep } from '../session/saves.ts';
import { LINK, openSource, type Source } from '../session/source.ts';
import { myName } from '../settings.ts';
import { TableFrame } from '../table/frame.tsx';
import { Trouble } from '../trouble.tsx';
import { Loading } from './loading.tsx';
import styles from './replay.module.css';

const AnnotationPanel = lazily(() => import('../annotate/annotation-panel.tsx'));

export default function Replay() {
  const { id = '' } = useParams<{ id: string }>();
  const query = useMemo(() => new URLSearchParams(location.search), []);
  const [source, setSource] = useState<Source | null | 'none'>(null);
  const [as, setAs] = useState<Viewpoint>(() => readViewpoint(query.get('as')));
  const [film, setFilm] = useState<Film | null>(null);
  const [annotated, setAnnotated] = useState(false);
  useEffect(() => {
    void openSource(id)
      .catch(() => null)
      .then((found) => setSource(found ?? 'none'));
  }, [id]);
  useEffect(() => {
    if (source === null || source === 'none') return;
    const allowed = viewpointsOf(source);
    if (!allowed.includes(as)) return setAs(allowed[0] ?? 'spectator');
    void source.film(as).then((made) => {
      if (made !== null) setFilm(made);
      else if (as !== 'spectator') setAs('spectator');
      else setSource('none');
    });
  }, [source, as]);
  useEffect(() => {
    document.title = `${t('replay.title')} · Bridgehead`;
  }, []);
  if (source === 'none') return <Trouble title={t('trouble.no-match.title')} text={t('replay.none')} />;
  if (source === null || film === null) return <Loading />;
  return (
    <Projector
      key={`${id}.${as}`}
      source={source}
      film={film}
      as={as}
      onAs={setAs}
      from={Number(query.get('at') ?? 0)}
      annotated={annotated}
      onAnnotated={setAnnotated}
    />
  );
}

/** Who may be looked over the shoulder, the best first. */
function viewpointsOf({ running, seats }: Source): readonly Viewpoint[] {
  if (running === null) return ['all', 'spectator', ...Array.from({ length: seats }, (_, seat) => seat)];
  return running.own === null ? ['spectator'] : [running.own, 'spectator'];
}

const readViewpoint = (text: string | null): Viewpoint =>
  text === null || text === 'all' ? 'all' : text === 'spectator' ? 'spectator' : Number(text) || 0;

interface ProjectorProps {
  readonly source: Source;
  readonly film: Film;
  readonly as: Viewpoint;
  readonly onAs: (as: Viewpoint) => void;
  readonly from: number;
  readonly annotated: boolean;
  readonly onAnnotated: (on: boolean) => void;
}

const SPEEDS = [0.5, 1, 2, 4] as const;
/** Between two acts. */
const STEP_MS = 500;

function Projector({ source, film, as, onAs, from, annotated, onAnnotated }: ProjectorProps) {
  const session = useMemo(() => openReplay(film), [film]);
  const last = film.views.length - 1;
  const [at, setAt] = useState(Math.min(Math.max(from, 0), last));
  const [running, setRunning] = useState(false);
  const [speed, setSpeed] = useState(1);
  useEffect(() => session.show(at), [session, at]);
  useEffect(() => {
    if (!running) return;
    let timer = 0;
    let left = false;
    // On to the next act when this one has been seen.
    void (session.seen?.() ?? Promise.resolve()).then(() => {
      if (!left) timer = window.setTimeout(() => setAt((now) => Math.min(now + 1, last)), STEP_MS / speed);
    });
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [session, running, speed, last, at]);
  useEffect(() => {
    if (at === last) setRunning(false);
  }, [at, last]);
  const go = (to: number) => {
    setRunning(false);
    setAt(Math.min(Math.max(to, 0), last));
  };
  const bar = (
    <section className={styles.bar} aria-label={t('replay.title')} data-testid="replay">
      <div className={styles.row}>
        <IconButton glyph={skipBack} label={t('replay.first')} onClick={() => go(0)} disabled={at === 0} />
        <IconButton glyph={chevronLeft} label={t('replay.back')} onClick={() => go(at - 1)} disabled={at === 0} />
        <IconButton
          glyph={running ? pause : play}
          label={t(running ? 'replay.pause' : 'replay.play')}
          look="main"
          onClick={() => setRunning(!running)}
        />
        <IconButton glyph={chevronRight} label={t('replay.forward')} onClick={() => go(at + 1)} disabled={at === last} />
        <IconButton glyph={skipForward} label={t('replay.last')} onClick={() => go(last)} disabled={at === last} />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t('replay.slider')}
          className={styles.slider}
          onChange={(event) => go(Number(event.currentTarget.value))}
        />
        <span className={styles.position} data-testid="position">
          {t('replay.position', { at, of: last })}
        </span>
        <label className={styles.pick}>
          {t('replay.speed')}
          <select value={speed} onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {one}×
              </option>
            ))}
          </select>
        </label>
        <label className={styles.pick}>
          {t('replay.viewpoint')}
          <select value={String(as)} onChange={(event) => onAs(readViewpoint(event.currentTarget.value))}>
            {viewpointsOf(source).map((one) => (
              <option key={one} value={one}>
                {typeof one === 'number' ? source.names[one] : t(`replay.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Tools source={source} at={at} as={as} aside={annotated} onAnnotate={() => onAnnotated(true)} />
      {annotated && source.record !== null && (
        <Suspense fallback={null}>
          <AnnotationPanel record={source.record} at={at} onJump={go} onClose={() => onAnnotated(false)} />
        </Suspense>
      )}
    </section>
  );
  // Not every answer is told of: the log stays at what was told last.
  const told = session.log.findLast((line) => line.beat <= at)?.beat ?? 0;
  return (
    <TableFrame session={session} table={source.table} bar={bar} whole={{ log: session.log, at: told, onJump: (line) => go(line.beat) }} />
  );
}

interface ToolsProps {
  readonly source: Source;
  readonly at: number;
  readonly as: Viewpoint;
  /** The annotation is open: a small screen has no room for both. */
  readonly aside: boolean;
  readonly onAnnotate: () => void;
}

function Tools({ source, at, as, aside, onAnnotate }: ToolsProps) {
  const { record, game, running } = source;
  const [, navigate] = useLocation();
  const [said, setSaid] = useState<string | null>(null);
  const isSolo = location.pathname.includes('/solo-');
  const share = async () => {
    const whole = isSolo && record !== null ? await wrapped({ record, names: source.names }) : '';
    if (whole === null) return setSaid(t('replay.too-long'));
    const place = isSolo ? `/replay/${LINK}?at=${at}&as=${as}#${whole}` : `${location.pathname}?at=${at}&as=${as}${location.hash}`;
    const link = `${location.origin}${place}`;
    if (!isSolo) history.replaceState(history.state, '', link);
    void navigator.clipboard?.writeText(link).then(
      () => setSaid(t('invite.copied')),
      () => setSaid(link),
    );
  };
  const goOn = async () => {
    if (record === null) return;
    const mine = typeof as === 'number' ? as : 0;
    const bots = Array.from({ length: record.seats }, (_, seat) => (seat === mine ? null : 'officer'));
    const names = localNames(bots, [myName()]);
    const plan = newPlan(game, bots, names, record.options as OptionValues, record.seed);
    // New dice from here on: nobody plays on knowing what will fall.
    const entries: Entry[] = [...record.entries.slice(0, at), { jump: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 }];
    await keep({ id: plan.id, record: { ...record, entries }, bots, names, updated: Date.now(), over: false, guide: null });
    navigate(`/solo/${plan.id}`);
  };
  const isContinued = record !== null && 'from' in record && record.from !== null;
  return (
    <div className={`${styles.row} ${styles.tools} ${aside ? styles.aside : ''}`}>
      {running !== null && (
        <Link href={running.address} className={buttonClass('main')}>
          {t('replay.back-to-match')}
        </Link>
      )}
      {(!isSolo || (record !== null && running === null)) && (
        <Button glyph={copy} onClick={() => void share()} data-testid="share">
          {t('replay.share')}
        </Button>
      )}
      {record !== null && (
        <Button glyph={download} onClick={() => save(record, source.names)}>
          {t('replay.download')}
        </Button>
      )}
      {record !== null && (
        <Button glyph={shieldCheck} onClick={() => setSaid(check(game, record))} data-testid="verify">
          {t('replay.verify')}
        </Button>
      )}
      {record !== null && !isContinued && !aside && running === null && (
        <Button glyph={lightbulb} onClick={onAnnotate} data-testid="annotate">
          {t('annotate.title')}
        </Button>
      )}
      {record !== null && !isContinued && (
        <Button look={running === null ? 'main' : 'plain'} onClick={() => void goOn()} data-testid="continue">
          {t('replay.continue')}
        </Button>
      )}
      {said !== null && (
        <p role="status" className={styles.said} data-testid="said">
          {said}
        </p>
      )}
    </div>
  );
}

/** Runs everything again, here, without asking the server. */
function check(game: AnyGame, record: MatchRecord | RecordOfMatch): string {
  if ('fair' in record) {
    const verdict = verify(game, record);
    const held = heldTo(record);
    if (verdict.genuine && held?.problem) return t('fair.broken', { problem: held.problem });
    return verdict.genuine
      ? `${t('replay.genuine', { count: verdict.checked })} ${t('replay.fair')} ${t(held === null ? 'replay.in-itself' : 'replay.as-promised')}`
      : t('replay.false', { problem: verdict.problem ?? '', at: verdict.at ?? 0 });
  }
  const again = replay(game, record);
  return 'problem' in again
    ? t('replay.false', { problem: again.problem, at: again.at })
    : t('replay.genuine', { count: record.entries.length });
}

function save(record: MatchRecord, names: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify({ ...record, names }, null, 1)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `bridgehead-${titleOf(record.game).toLowerCase().replaceAll(' ', '-')}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
