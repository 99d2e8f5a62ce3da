/** The frame that every table lives in: seats, prompt bar, board, hand, log, chat, rules; one design for each width. */
import { ASK_ALWAYS, type Json } from '@bridgehead/kernel';
import {
  Button,
  Dialog,
  describeOption,
  type GameTable,
  Inspector,
  Log,
  type LogLine,
  PromptBar,
  SeatPanel,
  TableProvider,
  type Teams,
  TeamsProvider,
  useFlights,
  WhyNot,
  WindowRing,
} from '@bridgehead/ui';
import { standingFor } from '@bridgehead/ui/typed';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { HintPanel, useHint } from '../hint/use-hint.ts';
import { t } from '../i18n.ts';
import { useLater } from '../later.ts';
import { RulebookView } from '../rulebook/rulebook-view.tsx';
import type { Session } from '../session/session.ts';
import { SettingsForm } from '../settings-form.tsx';
import { Chat } from './chat.tsx';
import { ConnectionNote } from './connection.tsx';
import { describeEvent } from './describe-event.ts';
import styles from './frame.module.css';
import { GENERIC } from './generic.tsx';
import { KeyHelp } from './key-help.tsx';
import { ListView } from './list-view.tsx';
import { ResultPanel } from './result-panel.tsx';
import { StandingForm } from './standing-form.tsx';
import { Tabs } from './tabs.tsx';
import { TopBar } from './top-bar.tsx';
import { type Frame, useFrame } from './use-frame.ts';
import { useKeys } from './use-keys.ts';

const TypedLine = lazy(() => import('./typed-line.tsx'));

interface FrameProps {
  readonly session: Session;
  readonly table: GameTable | null;
  /** Over the board: the guide of a first match, the slider of a replay. */
  readonly over?: (frame: Frame) => ReactNode;
  /** Instead of the prompt bar (replays). */
  readonly bar?: ReactNode;
  readonly afterwards?: ReactNode;
  /** A replay shows the whole log and goes to a line that is chosen. */
  readonly whole?: { readonly log: readonly LogLine[]; readonly at: number; readonly onJump: (line: LogLine) => void };
}

export function TableFrame({ session, table: drawn, over, bar, afterwards, whole }: FrameProps) {
  const table = drawn ?? GENERIC;
  const frame = useFrame(session, table);
  useLater();
  const { table: context, snapshot } = frame;
  const { layout } = context;
  const page = useRef<HTMLDivElement>(null);
  useFlights(page, snapshot.version, context.settings.motion);
  const [panel, setPanel] = useState<'players' | 'log' | 'chat' | 'settings' | 'keys' | null>(null);
  const [listed, setListed] = useState(false);
  const [typing, setTyping] = useState(false);
  const [reactions, setReactions] = useState(false);
  const tags = useWindowTags(frame);
  const hint = useHint(session);
  const toggleList = () => setListed((on) => !on);
  useKeys({ session, frame, table, openHelp: () => setPanel('keys'), toggleList, openTyped: () => setTyping(true), hint: hint.ask });
  const commands = {
    help: () => setPanel('keys'),
    look: toggleList,
    log: () => (layout === 'wide' ? document.querySelector<HTMLElement>('[role="log"]')?.focus() : setPanel('log')),
    hint: hint.ask,
    undo: () => session.undo(),
  };

  const isPlain = (option: Json): boolean => {
    if (drawn === null) return describeOption(context, option).refs === undefined || context.prompt?.options.length === 1;
    return table.isPlain?.(option) ?? (describeOption(context, option).refs ?? []).length === 0;
  };
  const clauseNow = frame.rule;
  const log = (
    <Log
      lines={whole?.log ?? snapshot.log}
      describe={(line) => describeEvent(session.game, line.event, context.viewer, context.nameOf)}
      say={context.say}
      onClause={frame.setRule}
      onRef={frame.setInspected}
      {...(whole === undefined ? {} : { onJump: whole.onJump, current: whole.at })}
    />
  );
  const chat = session.say === undefined ? null : <Chat lines={snapshot.chat} say={session.say} spectators={snapshot.spectators} />;
  /** From a clause to the card it speaks of; false if the game has no picture of it. */
  const about = (id: string): boolean => {
    const ref = `about:${id}`;
    if ((table.inspect?.(context.view, ref, context.say) ?? null) === null) return false;
    frame.setRule(null);
    frame.setInspected(ref);
    return true;
  };
  const players = <Players frame={frame} table={table} />;
  const hintPanel = hint.given !== null && (
    <Suspense fallback={null}>
      <HintPanel hint={hint.given} onClose={hint.close} />
    </Suspense>
  );
  const Board = listed ? (table.List ?? ListView) : table.Board;

  return (
    <TableProvider value={context}>
      <TeamsProvider value={teamsOf(snapshot)}>
        <div
          ref={page}
          className={styles.frame}
          data-layout={layout}
          data-players={table.drawsPlayers ? 'drawn' : 'listed'}
          data-testid="table"
          data-version={snapshot.version}
          data-busy={snapshot.busy}
        >
          <a className="skip-link" href="#prompt">
            {t('table.skip')}
          </a>
          <TopBar
            session={session}
            frame={frame}
            onPanel={setPanel}
            hint={hint}
            listed={listed}
            onList={toggleList}
            onType={bar === undefined ? () => setTyping(!typing) : null}
            onStanding={tags === null || session.setStanding === undefined ? null : () => setReactions(true)}
          />
          {layout === 'wide' && !table.drawsPlayers && (
            <aside className={styles.left} aria-label={t('zone.players')}>
              {players}
              {hintPanel}
              {over?.(frame)}
            </aside>
          )}
          <main className={styles.middle}>
            <h1 className="visually-hidden">{session.game.title}</h1>
            {layout !== 'wide' && table.Status && (
              <div className={styles.banner}>
                <table.Status />
              </div>
            )}
            <section className={styles.board} aria-label={t('zone.board')} data-zone="board">
              <Board />
            </section>
            {layout !== 'wide' && over?.(frame)}
            <div className={styles.dock} id="prompt" tabIndex={-1}>
              <ConnectionNote snapshot={snapshot} session={session} />
              {typing && context.result === null && (
                <Suspense fallback={null}>
                  <TypedLine
                    frame={frame}
                    table={table}
                    onClose={() => setTyping(false)}
                    onAsk={(when) => session.setStanding?.(standingFor(when))}
                    onCommand={(command) => commands[command]()}
                  />
                </Suspense>
              )}
              {context.result !== null && bar === undefined ? (
                <ResultPanel frame={frame} shared={session.shared}>
                  {afterwards}
                </ResultPanel>
              ) : (
                (bar ?? (
                  <PromptBar
                    isPlain={isPlain}
                    drawn={context.prompt !== null && !listed && (table.drawsPicks?.(context.prompt) ?? false)}
                    idle={idleText(frame)}
                    extra={table.Actions && <table.Actions />}
                    lead={<Window snapshot={snapshot} />}
                  />
                ))
              )}
              {layout !== 'wide' && hintPanel}
              {table.Hand && (
                <section className={styles.hand} aria-label={t('zone.hand')} data-zone="hand">
                  <table.Hand />
                </section>
              )}
            </div>
          </main>
          {layout === 'wide' && (
            <aside className={styles.right} aria-label={t('zone.side')}>
              {table.drawsPlayers && hintPanel}
              {table.drawsPlayers && over?.(frame)}
              {table.Status && <table.Status />}
              <Tabs
                tabs={[
                  { id: 'log', title: t('zone.log'), body: log },
                  ...(chat === null ? [] : [{ id: 'chat', title: t('zone.chat'), body: chat, badge: snapshot.chat.length }]),
                  {
                    id: 'rules',
                    title: t('zone.rules'),
                    body: <RulebookView game={session.game} at="" compact onAbout={about} />,
                  },
                ]}
              />
            </aside>
          )}
          <Dialog drawer title={t('zone.players')} open={panel === 'players'} onClose={() => setPanel(null)}>
            <div className={styles.sheet}>{players}</div>
          </Dialog>
          <Dialog drawer title={t('zone.log')} open={panel === 'log'} onClose={() => setPanel(null)}>
            {log}
          </Dialog>
          {chat !== null && (
            <Dialog drawer title={t('zone.chat')} open={panel === 'chat'} onClose={() => setPanel(null)}>
              {chat}
            </Dialog>
          )}
          <Dialog title={t('standing.title')} open={reactions} onClose={() => setReactions(false)}>
            <StandingForm
              standing={snapshot.shown.standing ?? ASK_ALWAYS}
              tags={tags ?? []}
              onChange={(next) => session.setStanding?.(next)}
            />
          </Dialog>
          <Dialog title={t('settings.title')} open={panel === 'settings'} onClose={() => setPanel(null)}>
            <SettingsForm />
          </Dialog>
          <Dialog title={t('keys.title')} open={panel === 'keys'} onClose={() => setPanel(null)}>
            <KeyHelp />
          </Dialog>
          <Dialog drawer title={t('zone.rules')} open={clauseNow !== null} onClose={() => frame.setRule(null)}>
            <RulebookView game={session.game} at={clauseNow ?? ''} compact onAbout={about} />
          </Dialog>
          <InspectorDialog frame={frame} table={table} />
          <WhyNot
            refusal={frame.refusal}
            sentence={frame.sentence}
            clause={frame.clause}
            instead={(frame.refusal?.instead ?? [])
              .slice(0, 6)
              .map((answer) => ({ answer, label: context.say(describeOption(context, answer)) }))}
            onClose={frame.clearRefusal}
            onRule={(clause) => {
              frame.clearRefusal();
              frame.setRule(clause);
            }}
            onInstead={(answer) => {
              frame.clearRefusal();
              context.answer(answer);
            }}
          />
          <Dialog title={t('table.sure')} open={frame.question !== null} onClose={() => frame.setQuestion(null)}>
            <p>{frame.question?.text}</p>
            <div className={styles.yesNo}>
              <Button onClick={() => frame.setQuestion(null)}>{t('table.go-back')}</Button>
              <Button look="main" onClick={() => frame.question !== null && frame.send(frame.question.answer)}>
                {t('table.go-on')}
              </Button>
            </div>
          </Dialog>
        </div>
      </TeamsProvider>
    </TableProvider>
  );
}

/** Who plays together, where the match says so. */
const teamsOf = ({ shown }: Frame['snapshot']): Teams | null => ('teams' in shown ? (shown.teams as Teams | null) : null);

function Players({ frame, table }: { frame: Frame; table: GameTable }) {
  const { seats, viewer, result } = frame.table;
  const winners = result?.ranking[0] ?? [];
  // Whoever looks sits at the bottom, as at a real table.
  const order = [...seats].sort((a, b) => Number(a.seat === viewer) - Number(b.seat === viewer));
  return (
    <>
      {order.map((info) => (
        <SeatPanel
          key={info.seat}
          info={info}
          you={info.seat === viewer}
          won={result !== null && (result.ranking.length > 1 || seats.length === 1) && winners.includes(info.seat)}
        >
          {table.SeatFacts && <table.SeatFacts seat={info.seat} />}
        </SeatPanel>
      ))}
    </>
  );
}

function InspectorDialog({ frame, table }: { frame: Frame; table: GameTable }) {
  const { inspected, setInspected } = frame;
  const thing = inspected === null ? null : (table.inspect?.(frame.table.view, inspected, frame.table.say) ?? null);
  return (
    <Dialog title={thing?.title ?? ''} open={thing !== null} onClose={() => setInspected(null)}>
      {thing !== null && (
        <Inspector
          thing={thing}
          rulebook={frame.table.game.rulebook}
          onClause={(clause) => {
            setInspected(null);
            frame.setRule(clause);
          }}
        />
      )}
    </Dialog>
  );
}

/** The response window that is open, as everybody sees it; a server keeps it open for a least time, other tables do not. */
function Window({ snapshot: { shown, skew } }: Pick<Frame, 'snapshot'>) {
  return shown.window === null ? null : <WindowRing opened={shown.window.opened - skew} lasts={shown.window.least} />;
}

/** The facts that this match's windows have named; null while none has opened. */
function useWindowTags({ table }: Frame): readonly string[] | null {
  const seen = useRef<Set<string> | null>(null);
  const facts = table.prompt?.window;
  if (facts !== undefined) seen.current = new Set([...(seen.current ?? []), ...facts.tags]);
  return seen.current === null ? null : [...seen.current];
}

function idleText({ table, snapshot }: Frame): string {
  if (snapshot.shown.phase === 'frozen') return t('table.frozen');
  if (table.viewer === 'spectator') return t('table.watching');
  const [first] = snapshot.shown.waiting;
  return first === undefined || first === table.viewer
    ? t('table.a-moment')
    : t('table.waiting-for', { name: table.say({ key: `seat.${first}` }) });
}
