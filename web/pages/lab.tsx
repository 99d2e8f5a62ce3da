/** The lab in the browser: a smaller experiment with live plots, or a saved report opened again. */
import type { AnyGame, Laboratory } from '@bridgehead/kernel';
import {
  type Experiment,
  type Figures,
  fairness,
  figuresOf,
  laboratoryOf,
  length,
  planExperiment,
  renderReport,
  suspect,
  type Tally,
} from '@bridgehead/lab';
import { Button } from '@bridgehead/ui';
import { download, pause, play } from '@bridgehead/ui/icons/verbs';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { GAMES, loadGame } from '../games.ts';
import { t } from '../i18n.ts';
import { ReportView, type Shown } from '../lab/report-view.tsx';
import { type LabRun, runInBrowser } from '../lab/run.ts';
import { Shell } from '../shell.tsx';
import styles from './lab.module.css';

const LEVELS = ['officer', 'cadet', 'random', 'admiral'] as const;
const SIZES = [100, 300, 1000, 3000] as const;

interface Wish {
  readonly game: string;
  readonly levels: readonly string[];
  readonly games: number;
  readonly seed: number;
  readonly set: string;
}

export default function Lab() {
  const [wish, setWish] = useState<Wish>({ game: GAMES[0]?.id ?? '', levels: ['officer', 'officer'], games: 300, seed: 1, set: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const [running, setRunning] = useState<{ readonly played: number; readonly of: number } | null>(null);
  const [report, setReport] = useState<Shown | null>(null);
  const run = useRef<LabRun | null>(null);
  useEffect(() => {
    document.title = `${t('lab.title')} · Bridgehead`;
    return () => run.current?.stop();
  }, []);

  async function start(event: FormEvent): Promise<void> {
    event.preventDefault();
    setProblem(null);
    const game = await loadGame(wish.game);
    const set = wish.set
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '');
    const planned = planExperiment(game, { seats: wish.levels.join(','), seed: wish.seed, games: wish.games, ms: 50, set });
    if ('problem' in planned) return setProblem(planned.problem);
    await follow(game, await laboratoryOf(game), planned.experiment);
  }

  async function follow(game: AnyGame, laboratory: Laboratory<unknown> | null, experiment: Experiment): Promise<void> {
    const show = (tally: Tally) =>
      tally.games > 0 && setReport({ figures: figuresOf(game, laboratory, experiment, tally), rounds: [...tally.rounds] });
    let drawn = 0;
    setRunning({ played: 0, of: experiment.games });
    run.current = runInBrowser(experiment, (tally) => {
      setRunning({ played: tally.games, of: experiment.games });
      if (performance.now() - drawn < 700) return;
      drawn = performance.now();
      show(tally);
    });
    try {
      show(await run.current.done);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setRunning(null);
    run.current = null;
  }

  async function open(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const found = readReport(await file.text());
    if (found === null) setProblem(t('lab.no-report'));
    else {
      setProblem(null);
      setReport(found);
    }
  }

  return (
    <Shell>
      <article className={styles.lab}>
        <h1>{t('lab.title')}</h1>
        <p>{t('lab.text')}</p>
        <LabForm wish={wish} onChange={setWish} onStart={start} running={running !== null} onStop={() => run.current?.stop()} />
        {running !== null && <progress max={running.of} value={running.played} aria-label={t('lab.progress', running)} />}
        {problem !== null && <p role="alert">{problem}</p>}
        {report !== null && <ReportView figures={report.figures} rounds={report.rounds} busy={running !== null} />}
        <div className={styles.row}>
          {report !== null && (
            <Button glyph={download} onClick={() => save(report)}>
              {t('lab.save')}
            </Button>
          )}
          <label className={styles.file}>
            {t('lab.open')}
            <input type="file" accept=".html,.json" onChange={(event) => void open(event.currentTarget.files?.[0])} />
          </label>
        </div>
        <p className={styles.quiet}>{t('lab.how')}</p>
        <pre>npm run lab -- {wish.game} --games 10000 --out report.html</pre>
      </article>
    </Shell>
  );
}

interface FormProps {
  readonly wish: Wish;
  readonly running: boolean;
  readonly onChange: (wish: Wish) => void;
  readonly onStart: (event: FormEvent) => void;
  readonly onStop: () => void;
}

function LabForm({ wish, running, onChange, onStart, onStop }: FormProps) {
  const seats = GAMES.find((game) => game.id === wish.game)?.seats ?? { min: 2, max: 2 };
  const resize = (count: number) => Array.from({ length: count }, (_, seat) => wish.levels[seat] ?? 'officer');
  return (
    <form className={styles.form} onSubmit={onStart}>
      <label>
        {t('lab.game')}
        <select
          value={wish.game}
          onChange={(event) => onChange({ ...wish, game: event.currentTarget.value, levels: ['officer', 'officer'] })}
        >
          {GAMES.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {seats.max > seats.min && (
        <label>
          {t('lab.seats')}
          <input
            type="number"
            min={seats.min}
            max={seats.max}
            value={wish.levels.length}
            onChange={(event) =>
              onChange({ ...wish, levels: resize(Math.min(seats.max, Math.max(seats.min, Number(event.currentTarget.value)))) })
            }
          />
        </label>
      )}
      {wish.levels.map((level, seat) => (
        <label key={seat}>
          {t('lab.seat', { n: seat + 1 })}
          <select value={level} onChange={(event) => onChange({ ...wish, levels: wish.levels.with(seat, event.currentTarget.value) })}>
            {LEVELS.map((one) => (
              <option key={one} value={one}>
                {t(`lab.level.${one}`)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label>
        {t('lab.games')}
        <select value={wish.games} onChange={(event) => onChange({ ...wish, games: Number(event.currentTarget.value) })}>
          {SIZES.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('lab.seed')}
        <input
          type="number"
          min={1}
          value={wish.seed}
          onChange={(event) => onChange({ ...wish, seed: Math.max(1, Math.floor(Number(event.currentTarget.value))) })}
        />
      </label>
      <label className={styles.long}>
        {t('lab.set')}
        <input
          value={wish.set}
          placeholder="cards.knight.attack=5"
          onInput={(event) => onChange({ ...wish, set: event.currentTarget.value })}
        />
      </label>
      {/* Two buttons, not one that changes: a press of "stop" must not end as a submission. */}
      {running ? (
        <Button key="stop" glyph={pause} onClick={onStop}>
          {t('lab.stop')}
        </Button>
      ) : (
        <Button key="start" type="submit" look="main" glyph={play}>
          {t('lab.start')}
        </Button>
      )}
    </form>
  );
}

/** A report page of the lab, or the figures alone. */
function readReport(text: string): Shown | null {
  try {
    const data = text.trimStart().startsWith('<')
      ? (new DOMParser().parseFromString(text, 'text/html').querySelector('#figures')?.textContent ?? '')
      : text;
    const { figures, rounds } = JSON.parse(data) as { figures: Figures; rounds: number[] };
    const whole = [figures.byPlace, figures.things, figures.measures, rounds].every((part) => Array.isArray(part));
    // Figures that cannot be put in words, or drawn, are no figures.
    const drawn =
      whole && [fairness, suspect, length].every((say) => say(figures) !== '') && renderReport({ figures, rounds }, document) !== '';
    return drawn ? { figures, rounds } : null;
  } catch {
    return null;
  }
}

function save({ figures, rounds }: Shown): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([renderReport({ figures, rounds }, document)], { type: 'text/html' }));
  link.download = `${figures.game}-report.html`;
  link.click();
  URL.revokeObjectURL(link.href);
}
