/** Right of a wide stage: what is looked at in a place of its own, below it log, chat and rules as tabs. */
import type { AnyGame } from '@bridgehead/kernel';
import { type GameTable, Inspector, Log, type LogLine } from '@bridgehead/ui';
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { t } from '../i18n.ts';
import { lazily } from '../lazily.ts';
import type { Session } from '../session/session.ts';
import { describeEvent } from './describe-event.ts';
import styles from './rail.module.css';
import { Tabs } from './tabs.tsx';
import type { Frame } from './use-frame.ts';

const RulebookView = lazily(() => import('../rulebook/rulebook-view.tsx'));
const Chat = lazily(() => import('./chat.tsx'));

export interface WholeLog {
  readonly log: readonly LogLine[];
  readonly at: number;
  readonly onJump: (line: LogLine) => void;
}
interface RailProps {
  readonly session: Session;
  readonly frame: Frame;
  readonly table: GameTable;
  readonly aside: ReactNode;
  /** How it ended, once it has: it has most of the rail. */
  readonly result: ReactNode;
  readonly whole?: WholeLog;
}

export function Rail({ session, frame, table, aside, result, whole }: RailProps) {
  const chat = chatOf(session, frame);
  return (
    <aside className={styles.rail} aria-label={t('zone.side')}>
      {result === null ? (
        (aside ?? (table.parts.Log ? null : <LookedAt frame={frame} table={table} />))
      ) : (
        <div className={styles.result}>{result}</div>
      )}
      <Tabs
        tabs={[
          { id: 'log', title: t('zone.log'), body: logOf(session, frame, table, whole) },
          ...(chat === null ? [] : [{ id: 'chat', title: t('zone.chat'), body: chat, badge: unread(frame) }]),
          { id: 'rules', title: t('zone.rules'), body: rulesOf(session.game, frame, table, '') },
        ]}
      />
    </aside>
  );
}

/** What the game shows itself, else the card that was looked at last. */
function LookedAt({ frame, table }: { frame: Frame; table: GameTable }) {
  const { Look, looks } = table.parts;
  if (Look === undefined || !(looks?.(frame.table) ?? false)) return <Looked frame={frame} table={table} />;
  return (
    <section className={`${styles.looked} ${styles.drawn}`}>
      <Look />
    </section>
  );
}

/** The last thing that was looked at; its place is kept, so that nothing moves. */
function Looked({ frame, table }: { frame: Frame; table: GameTable }) {
  const { looked, selection, view, say } = frame.table;
  useFaces(table);
  const last = useRef<string | null>(null);
  last.current = looked ?? selection ?? last.current;
  const shown = looked ?? table.choices?.reads?.(frame.table) ?? last.current;
  const read = (ref: string | null) => (ref === null ? null : (table.words?.inspect?.(view, ref, say) ?? null));
  const thing =
    read(shown) ??
    toldOf(frame)
      .map(read)
      .find((one) => one !== null) ??
    null;
  return (
    <section className={styles.looked}>
      {thing === null ? (
        <p className={styles.tip}>{t('table.tip')}</p>
      ) : (
        <Inspector thing={thing} rulebook={null} onClause={frame.setRule} compact />
      )}
    </section>
  );
}

/** So far back something that happened is news. */
const NEWS = 12;
/** What the latest lines of the log are about, newest first: worth a look while nobody looks at anything. */
function toldOf({ table: { game, viewer, log, nameOf } }: Frame): string[] {
  const lines = log.slice(-NEWS).reverse();
  return lines.flatMap(({ event }) => describeEvent(game, event, viewer, nameOf).refs?.slice(0, 1) ?? []);
}

export const logOf = (session: Session, frame: Frame, drawn: GameTable, whole?: WholeLog): ReactNode =>
  drawn.parts.Log && whole === undefined ? (
    <drawn.parts.Log />
  ) : (
    <MatchLog session={session} frame={frame} drawn={drawn} {...(whole ? { whole } : {})} />
  );

/** Are the faces of this table's cards there? Fetched when the table is; what shows them is drawn again. */
function useFaces({ parts }: GameTable): boolean {
  const [there, setThere] = useState(parts.faces === undefined);
  useEffect(() => {
    let left = false;
    void parts.faces?.().then(
      () => left || setThere(true),
      () => undefined, // signs stand in for faces
    );
    return () => {
      left = true;
    };
  }, [parts]);
  return there;
}

function MatchLog({ session, frame, drawn, whole }: { session: Session; frame: Frame; drawn: GameTable; whole?: WholeLog }) {
  const { game } = session;
  const { view, viewer, nameOf, say } = frame.table;
  const describe = useCallback((line: LogLine) => describeEvent(game, line.event, viewer, nameOf), [game, viewer, nameOf]);
  const table = useRef(frame.table);
  table.current = frame.table;
  // What a thing looks like follows from its design and does not change with the match.
  const drawnFaces = useFaces(drawn);
  const picture = useCallback(
    (ref: string) => (drawnFaces && drawn.words?.inspect?.(table.current.view, ref, table.current.say)?.face?.picture) || null,
    [drawn, drawnFaces],
  );
  return (
    <Log
      picture={picture}
      lines={whole?.log ?? frame.snapshot.log}
      describe={describe}
      say={say}
      doer={drawn.words?.doer && ((event) => drawn.words?.doer?.(view, event) ?? null)}
      onClause={frame.setRule}
      onRef={frame.setInspected}
      {...(whole === undefined ? {} : { onJump: whole.onJump, current: whole.at })}
    />
  );
}

export const chatOf = (session: Session, { snapshot }: Frame): ReactNode =>
  session.say === undefined ? null : (
    <Suspense fallback={null}>
      <Chat
        lines={snapshot.chat}
        say={session.say}
        spectators={snapshot.spectators}
        crewed={hasTeamMates(snapshot)}
        onHeard={(heard) => session.store.setState({ heard })}
      />
    </Suspense>
  );
const hasTeamMates = ({ shown: { teams }, viewer }: Frame['snapshot']): boolean =>
  viewer !== 'spectator' && (teams?.some((team) => team.length > 1 && team.includes(viewer)) ?? false);

/** Lines of others since the chat was last looked at. */
export function unread({ snapshot: { chat, heard }, table }: Frame): number {
  const from = chat.findIndex((line) => line.id === heard) + 1;
  return chat.slice(from).filter((line) => line.seat === null || line.seat !== table.viewer).length;
}

export function rulesOf(game: AnyGame, frame: Frame, table: GameTable, at: string): ReactNode {
  /** From a clause to the card it speaks of; false if the game has no picture of it. */
  const about = (id: string): boolean => {
    const ref = `about:${id}`;
    if ((table.words?.inspect?.(frame.table.view, ref, frame.table.say) ?? null) === null) return false;
    frame.setRule(null);
    frame.setInspected(ref);
    return true;
  };
  return (
    <Suspense fallback={null}>
      <RulebookView game={game} at={at} compact onAbout={about} />
    </Suspense>
  );
}
