/** The frame that every table lives in, exactly one window large: status line, board, dock (reading place, prompt, hand), rail. */
import type { Json } from '@bridgehead/kernel';
import type { Series } from '@bridgehead/match';
import { describeOption, type GameTable, type LogLine, TableProvider, TeamsProvider, useFlights } from '@bridgehead/ui';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { shelfOf } from '../games.ts';
import { HintPanel, useHint } from '../hint/use-hint.ts';
import { t } from '../i18n.ts';
import { useIdle, useLater } from '../later.ts';
import { lazily } from '../lazily.ts';
import type { Session } from '../session/session.ts';
import { Dialogs, type Panel } from './dialogs.tsx';
import { Dock, isSmall, ResultPanel } from './dock.tsx';
import styles from './frame.module.css';
import { Rail } from './rail.tsx';
import { TopBar } from './top-bar.tsx';
import { type Frame, useFrame } from './use-frame.ts';
import { useKeys } from './use-keys.ts';
import { useMedia } from './use-media.ts';
import { useStanding } from './use-standing.ts';

const ListView = lazily(() => import('./list-view.tsx'));
const Scene = lazily(() => import('@bridgehead/ui/scene'));
const GenericFrame = lazily(() => import('./generic-frame.tsx'));

interface FrameProps {
  readonly session: Session;
  readonly table: GameTable | null;
  /** The guide of a first match; it gives way where the reading place is needed. */
  readonly over?: (frame: Frame) => ReactNode;
  /** Instead of the prompt bar (replays). */
  readonly bar?: ReactNode;
  readonly afterwards?: ReactNode;
  /** The matches that this one belongs to. */
  readonly series?: Series;
  /** A replay shows the whole log and goes to a line that is chosen. */
  readonly whole?: { readonly log: readonly LogLine[]; readonly at: number; readonly onJump: (line: LogLine) => void };
}

/** Without a table of its own a game is played at the generic one, which is fetched for it. */
export function TableFrame(props: FrameProps) {
  if (props.table !== null) return <Framed {...props} table={props.table} isDrawn />;
  return (
    <Suspense fallback={null}>
      <GenericFrame {...props} />
    </Suspense>
  );
}

export type FramedProps = FrameProps & { readonly table: GameTable; readonly isDrawn: boolean };

export function Framed({ session, table, isDrawn, over, bar, afterwards, series, whole }: FramedProps) {
  const frame = useFrame(session, table);
  useLater();
  const isSettled = useIdle();
  const { table: context, snapshot } = frame;
  const { stage } = context;
  const page = useRef<HTMLDivElement>(null);
  useFlights(page, snapshot.shown.view, context.settings.motion);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [listed, setListed] = useState(false);
  const [typing, setTyping] = useState(false);
  const standing = useStanding(session, frame, table);
  const hint = useHint(session);
  const toggleList = () => setListed((on) => !on);
  useKeys({ session, frame, table, openHelp: () => setPanel('keys'), toggleList, openTyped: () => setTyping(true), hint: hint.ask });
  const openLog = () => (stage === 'full' ? document.querySelector<HTMLElement>('[role="log"]')?.focus() : setPanel('log'));
  const commands = { help: () => setPanel('keys'), look: toggleList, log: openLog, hint: hint.ask, undo: () => session.undo() };
  const isPlain = (option: Json): boolean => {
    const isAboutNothing = (describeOption(context, option).refs ?? []).length === 0;
    if (!isDrawn) return isAboutNothing || context.prompt?.options.length === 1;
    return table.choices?.isPlain?.(option) ?? isAboutNothing;
  };
  const guide = over?.(frame) ?? null;
  const aside =
    hint.given === null ? (
      guide
    ) : (
      <Suspense fallback={null}>
        <HintPanel hint={hint.given} onClose={hint.close} />
      </Suspense>
    );
  const wide = useMedia('(min-width: 1200px)');
  const gaveUp = context.viewer !== 'spectator' && snapshot.shown.seats[context.viewer]?.gaveUp === true;
  const Whole = listed || gaveUp || bar !== undefined ? null : (table.parts.whole?.(context) ?? null);
  useEffect(() => {
    if (table.parts.whole !== undefined) void import('../reading-type.ts');
  }, [table]);
  const isOver = context.result !== null && bar === undefined && !isSmall(stage);
  const railed = Whole === null && (isOver || stage === 'full' || (stage === 'short' && wide && table.parts.Look !== undefined));
  const reads = railed && aside === null && table.choices?.reads !== undefined ? 'rail' : 'dock';
  const Board = listed ? (table.parts.List ?? ListView) : table.parts.Board;
  return (
    <TableProvider value={context}>
      <TeamsProvider value={snapshot.shown.teams}>
        <div
          ref={page}
          className={`${styles.frame} ${shelfOf(session.game.id)?.lettering ?? ''}`}
          data-stage={stage}
          data-testid="table"
          data-version={snapshot.version}
          data-busy={snapshot.busy}
          data-railed={railed || undefined}
          data-replay={bar === undefined ? undefined : ''}
          data-whole={Whole === null ? undefined : ''}
        >
          <a className="skip-link" href="#prompt">
            {t('table.skip')}
          </a>
          <TopBar
            session={session}
            frame={frame}
            status={table.parts.Status && <table.parts.Status />}
            onPanel={setPanel}
            hint={hint}
            listed={listed}
            onList={toggleList}
            onType={bar === undefined ? () => setTyping(!typing) : null}
            onStanding={standing === null ? null : () => setPanel('standing')}
          />
          <main className={styles.main}>
            <h1 className="visually-hidden">{session.game.title}</h1>
            <div className={styles.board} data-listed={listed || undefined}>
              <section className={styles.place} aria-label={t('zone.board')} data-zone="board">
                <Suspense fallback={null}>{Whole === null ? <Board /> : <Whole />}</Suspense>
              </section>
              {isSettled && !listed && (
                <Suspense fallback={null}>
                  <Scene Own={table.parts.Scene} />
                </Suspense>
              )}
            </div>
            <Dock
              session={session}
              frame={frame}
              table={table}
              isPlain={isPlain}
              listed={listed}
              aside={railed ? null : aside}
              hasWhole={Whole !== null}
              Reading={reads === 'dock' ? table.parts.Reading : undefined}
              bar={bar}
              afterwards={afterwards}
              series={series ?? null}
              typing={typing && context.result === null ? { close: () => setTyping(false), command: (name) => commands[name]() } : null}
            />
          </main>
          {railed && (
            <Rail
              session={session}
              frame={frame}
              table={table}
              aside={aside}
              result={
                isOver ? (
                  <Suspense fallback={null}>
                    <ResultPanel session={session} frame={frame} table={table} series={series ?? null}>
                      {afterwards}
                    </ResultPanel>
                  </Suspense>
                ) : null
              }
              {...(whole === undefined ? {} : { whole })}
            />
          )}
          <Dialogs
            session={session}
            frame={frame}
            table={table}
            panel={panel}
            onPanel={setPanel}
            standing={standing}
            {...(whole === undefined ? {} : { whole })}
          />
        </div>
      </TeamsProvider>
    </TableProvider>
  );
}
