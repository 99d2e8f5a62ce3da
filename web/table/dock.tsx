/** Below the board (next to it on a phone on its side): the reading place, the question with its buttons, the hand. */
import type { Json } from '@bridgehead/kernel';
import type { Series } from '@bridgehead/match';
import { Button, type GameTable, PromptBar, type Stage, WindowRing } from '@bridgehead/ui';
import { skipForward } from '@bridgehead/ui/icons/verbs';
import { type ReactNode, Suspense, useState } from 'react';
import { t } from '../i18n.ts';
import { lazily } from '../lazily.ts';
import type { Session } from '../session/session.ts';
import { ConnectionNote } from './connection.tsx';
import styles from './dock.module.css';
import { Refused } from './refused.tsx';
import type { TypedCommand } from './typed-line.tsx';
import type { Frame } from './use-frame.ts';

const TypedLine = lazily(() => import('./typed-line.tsx'));
export const ResultPanel = lazily(() => import('./result-panel.tsx'));
const GaveUpPanel = lazily(() => import('./gave-up-panel.tsx'));

interface DockProps {
  readonly session: Session;
  readonly frame: Frame;
  readonly table: GameTable;
  readonly isPlain: (option: Json) => boolean;
  readonly listed: boolean;
  /** A scene has the whole window: here remain notes and the guide. */
  readonly hasWhole: boolean;
  /** Guide or hint, where there is no rail for it. */
  readonly aside: ReactNode;
  /** Undefined where the rail has what is read. */
  readonly Reading: GameTable['parts']['Reading'] | undefined;
  readonly bar: ReactNode;
  readonly afterwards: ReactNode;
  readonly series: Series | null;
  readonly typing: { close(): void; command(name: TypedCommand): void } | null;
}

export function Dock({ session, frame, table, isPlain, listed, hasWhole, aside, Reading, bar, afterwards, series, typing }: DockProps) {
  const { table: context, snapshot } = frame;
  const { prompt, result } = context;
  const over = result !== null && bar === undefined && isSmall(context.stage);
  const [watches, setWatches] = useState(false);
  const gaveUp = result === null && !watches && context.viewer !== 'spectator' && snapshot.shown.seats[context.viewer]?.gaveUp === true;
  const reads = aside === null || (table.choices?.isReading?.(context) ?? false);
  const drawn = prompt !== null && !listed && (table.choices?.drawsPicks?.(prompt) ?? false);
  const large = prompt !== null && (prompt.kind === 'distribute' || ((prompt.kind === 'select' || prompt.kind === 'write') && !drawn));
  const notes = (
    <>
      <ConnectionNote snapshot={snapshot} session={session} />
      <Refused frame={frame} />
      {typing !== null && (
        <Suspense fallback={null}>
          <TypedLine
            frame={frame}
            table={table}
            onClose={typing.close}
            onAsk={(standing) => session.setStanding?.(standing)}
            onCommand={typing.command}
          />
        </Suspense>
      )}
    </>
  );
  if (hasWhole)
    return (
      <div className={styles.dock} data-stage={context.stage} data-whole="">
        <div className={styles.notes}>{notes}</div>
        {aside !== null && <section className={styles.reading}>{aside}</section>}
      </div>
    );
  return (
    <div
      className={styles.dock}
      id="prompt"
      tabIndex={-1}
      data-stage={context.stage}
      data-low={frame.low || undefined}
      data-over={over || gaveUp || undefined}
      data-large={large || undefined}
      data-handless={(!table.parts.Hand && !large && !over && reads) || undefined}
      data-replay={bar === undefined ? undefined : ''}
    >
      <div className={styles.notes}>{notes}</div>
      {gaveUp ? (
        <Suspense fallback={null}>
          <GaveUpPanel game={session.game.id} onWatch={() => setWatches(true)} />
        </Suspense>
      ) : over ? (
        <Suspense fallback={null}>
          <ResultPanel session={session} frame={frame} table={table} series={series}>
            {afterwards}
          </ResultPanel>
        </Suspense>
      ) : (
        <>
          {(aside !== null || Reading) && bar === undefined && (
            <section className={styles.reading} aria-label={t('zone.reading')} data-guided={(aside !== null && !reads) || undefined}>
              {reads && Reading && <Reading />}
              {/* A guide that gives way goes on watching and pointing. */}
              <div className={styles.aside} hidden={reads && Reading !== undefined}>
                {aside}
              </div>
            </section>
          )}
          <div className={styles.prompt}>
            {bar ?? (
              <PromptBar
                table={table}
                isPlain={isPlain}
                drawn={drawn}
                idle={idleText(frame)}
                extra={
                  <>
                    {table.parts.Actions && <table.parts.Actions />}
                    {prompt === null && result === null && session.hurry && (
                      <Button className={styles.hurry} glyph={skipForward} onClick={() => hurry(session, frame)} data-testid="hurry">
                        {t('table.hurry')}
                      </Button>
                    )}
                  </>
                }
                lead={<Window snapshot={snapshot} />}
              />
            )}
          </div>
          {table.parts.Hand && !large && (
            <section className={styles.hand} aria-label={t('zone.hand')} data-zone="hand">
              <table.parts.Hand />
            </section>
          )}
        </>
      )}
    </div>
  );
}

function hurry(session: Session, { onStage }: Frame): void {
  session.hurry?.();
  onStage.finish();
}

/** Where there is no room next to the board for how it ended, it has the dock's. */
export const isSmall = (stage: Stage): boolean => stage === 'upright' || stage === 'lying';

/** The response window that is open, as everybody sees it; a server keeps it open for a least time, other tables do not. */
function Window({ snapshot: { shown, skew } }: Pick<Frame, 'snapshot'>) {
  return shown.window === null ? null : <WindowRing opened={shown.window.opened - skew} lasts={shown.window.least} />;
}

function idleText({ table, snapshot }: Frame): string {
  if (table.playing !== null) return t('table.skips');
  if (table.result !== null) return t('table.over');
  if (snapshot.shown.phase === 'frozen') return t('table.frozen');
  if (table.viewer === 'spectator') return t('table.watching');
  const [first] = snapshot.shown.waiting;
  return first === undefined || first === table.viewer
    ? t('table.a-moment')
    : t('table.waiting-for', { name: table.say({ key: `seat.${first}` }) });
}
