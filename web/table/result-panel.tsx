/** How it ended, and the ways on. */
import type { Series } from '@bridgehead/match';
import { isDecided, winsWith } from '@bridgehead/match/series';
import { type GameTable, Icon, type LogLine, PlainText, RichText, type ScoreRow, SeatMark } from '@bridgehead/ui';
import { trophy } from '@bridgehead/ui/icons/verbs';
import { lazy, type ReactNode, Suspense } from 'react';
import { t } from '../i18n.ts';
import type { Session } from '../session/session.ts';
import { describeEvent } from './describe-event.ts';
import styles from './result-panel.module.css';
import type { Frame } from './use-frame.ts';

/** Only after the end: it needs the bots' opinion. */
const Decisive = lazy(() => import('../annotate/decisive.tsx'));
const Share = lazy(() => import('./share.tsx'));

interface ResultProps {
  readonly session: Session;
  readonly frame: Frame;
  readonly table: GameTable;
  readonly series: Series | null;
  /** The ways on. */
  readonly children?: ReactNode;
}

/** Next to the table, never over it: who won and how, how it went, what is worth sharing, the ways on. A loss has the same shape. */
export default function ResultPanel({ session, frame, table, series, children }: ResultProps) {
  const { result, viewer } = frame.table;
  if (result === null) return null;
  // Winners and losers may read it on one screen.
  const headline = headlineOf(frame, session.shared);
  const won = viewer !== 'spectator' && headline.key === 'result.won';
  return (
    <section className={styles.panel} aria-label={t('result.title')} data-won={String(won)} data-testid="result">
      <h2 className={styles.head}>{headline.text}</h2>
      <Reason frame={frame} />
      <div className={styles.ways}>
        <Suspense fallback={null}>{children}</Suspense>
        <Suspense fallback={null}>
          <Share frame={frame} game={session.game} table={table} headline={headline.text} won={won} />
        </Suspense>
      </div>
      <Ranking frame={frame} table={table} series={series} />
      <Suspense fallback={null}>
        <Decisive session={session} frame={frame} />
      </Suspense>
      <Ending frame={frame} />
      {table.parts.Story && <table.parts.Story />}
    </section>
  );
}

function headlineOf({ table }: Frame, shared: boolean): { key: string; text: string } {
  const { result, viewer, seats } = table;
  const [first = [], ...rest] = result?.ranking ?? [];
  const drawn = rest.length === 0 && seats.length > 1;
  const won = !shared && viewer !== 'spectator' && first.includes(viewer);
  const key = drawn ? 'result.draw' : won ? 'result.won' : 'result.winner';
  return { key, text: t(key, { names: namesOf(table, first), count: first.length }) };
}

export const namesOf = ({ say }: Frame['table'], seats: readonly number[]): string =>
  new Intl.ListFormat('en').format(seats.map((seat) => say({ key: `seat.${seat}` })));

function Reason({ frame }: { frame: Frame }) {
  const { result, say } = frame.table;
  if (result === null) return null;
  return (
    <p>
      <RichText text={`${say({ key: result.reason })} (${result.clause})`} onClause={frame.setRule} />
    </p>
  );
}

/** Who came in where; in a series, and after rematches, also what everybody has won so far. */
function Ranking({ frame, table, series }: { frame: Frame; table: GameTable; series: Series | null }) {
  const { result, say, log, seats: all } = frame.table;
  if (result === null) return null;
  const wins = series === null || (series.bestOf === 1 && series.number === 1) ? null : winsWith(series, result);
  const rows = table.words?.score?.(log, all.length) ?? null;
  return (
    <>
      {rows !== null && <Score frame={frame} rows={rows} wins={wins} />}
      {rows === null && (
        <ol className={styles.ranking}>
          {result.ranking.flatMap((seats, place) =>
            seats.map((seat) => (
              <li key={seat} data-first={place === 0 || undefined}>
                <span className={styles.place}>
                  {place === 0 ? <Icon glyph={trophy} size={22} title={t('result.first')} /> : `${place + 1}.`}
                </span>
                <SeatMark seat={seat} size={26} />
                <strong>
                  <PlainText text={say({ key: `seat.${seat}` })} most={32} />
                </strong>
                {wins !== null && <span className={styles.wins}>{t('result.wins', { count: wins[seat] ?? 0 })}</span>}
              </li>
            )),
          )}
        </ol>
      )}
      {series !== null && wins !== null && series.bestOf > 1 && <p className={styles.series}>{seriesText(frame, series, wins)}</p>}
    </>
  );
}

/** The same with what everybody did. */
function Score({ frame, rows, wins }: { frame: Frame; rows: readonly ScoreRow[]; wins: readonly number[] | null }) {
  const { result, say } = frame.table;
  const columns = [
    ...rows.map(({ label, values }) => ({ label: say(label), values })),
    ...(wins === null ? [] : [{ label: t('result.won-so-far'), values: wins.map(String) }]),
  ];
  return (
    <table className={styles.score} data-testid="score">
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {t('result.score')}
          </th>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {result?.ranking.flatMap((seats, place) =>
          seats.map((seat) => (
            <tr key={seat} data-first={place === 0 || undefined}>
              <td className={styles.place}>
                {place === 0 ? <Icon glyph={trophy} size={20} title={t('result.first')} /> : `${place + 1}.`}
              </td>
              <th scope="row">
                <SeatMark seat={seat} size={20} />
                <PlainText text={say({ key: `seat.${seat}` })} most={32} />
              </th>
              {columns.map(({ label, values }) => (
                <td key={label}>{values[seat]}</td>
              ))}
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

function seriesText({ table }: Frame, series: Series, wins: readonly number[]): string {
  const { bestOf, number } = series;
  if (!isDecided(series, wins)) return t('series.goes-on', { number, bestOf });
  const most = Math.max(...wins);
  const best = wins.flatMap((won, seat) => (won === most ? [seat] : []));
  return best.length === wins.length ? t('series.drawn') : t('series.won', { names: namesOf(table, best), count: best.length });
}

/** The last beats in which something happened, in the log's own words. */
const BEATS = 2;
const LINES = 4;
function Ending({ frame }: { frame: Frame }) {
  const { game, viewer, log, nameOf, say } = frame.table;
  const sentence = ({ event }: LogLine) => say(describeEvent(game, event, viewer, nameOf));
  const told = log.filter((line) => !line.event.type.startsWith('match.') && sentence(line) !== '');
  const beats = [...new Set(told.map((line) => line.beat))].slice(-BEATS);
  const lines = told.filter((line) => beats.includes(line.beat)).slice(-LINES);
  if (lines.length === 0) return null;
  return (
    <section className={`${styles.decisive} ${styles.ending}`}>
      <h3>{t('result.ending')}</h3>
      {lines.map((line) => (
        <p key={line.at}>{sentence(line)}</p>
      ))}
    </section>
  );
}
