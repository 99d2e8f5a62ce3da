/** The line on top: the way out, how it stands, and the tools. */
import { Button, buttonClass, Dialog, Icon, IconButton } from '@bridgehead/ui';
import {
  arrowLeft,
  bell,
  bookOpen,
  circleHelp,
  flag,
  settings as gear,
  grid2x2,
  keyboard,
  lightbulb,
  list,
  menu,
  messageCircle,
  scrollText,
  undo2,
} from '@bridgehead/ui/icons/verbs';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { HintState } from '../hint/use-hint.ts';
import { t } from '../i18n.ts';
import type { Session } from '../session/session.ts';
import { useWaiting } from '../waiting.ts';
import { LineNote } from './connection.tsx';
import type { Panel } from './dialogs.tsx';
import { unread } from './rail.tsx';
import styles from './top-bar.module.css';
import type { Frame } from './use-frame.ts';

interface TopBarProps {
  readonly session: Session;
  readonly frame: Frame;
  /** Whose turn it is and what else everybody must know. */
  readonly status: ReactNode;
  readonly hint: HintState;
  readonly listed: boolean;
  readonly onList: () => void;
  /** Null where nothing can be answered. */
  readonly onType: (() => void) | null;
  /** Null where nobody asks for reactions. */
  readonly onStanding: (() => void) | null;
  readonly onPanel: (panel: Panel) => void;
}

/** Other tables that wait for me, while this one does not. */
function NextTable({ session, moment }: { session: Session; moment: number | null }) {
  const waits = useWaiting(moment).filter(({ id }) => id !== session.match);
  const [next] = waits;
  if (next === undefined || moment !== null) return null;
  const words = t('mine.waits', { count: waits.length });
  return (
    <Link href={`/t/${next.id}`} className={buttonClass('main')} title={words} data-testid="next-table">
      <span aria-hidden="true">{t('mine.next', { count: waits.length })}</span>
      <span className="visually-hidden">{`${words} ${t('mine.next-table')}`}</span>
    </Link>
  );
}

export function TopBar({ session, frame, status, hint, listed, onList, onType, onStanding, onPanel }: TopBarProps) {
  const { table, snapshot } = frame;
  const { stage } = table;
  const phone = stage === 'upright' || stage === 'lying';
  const [open, setOpen] = useState(false);
  const [giveUp, setGiveUp] = useState(false);
  const { canUndo, canConcede } = snapshot.shown;
  const gaveUp = table.viewer !== 'spectator' && snapshot.shown.seats[table.viewer]?.gaveUp === true;
  const playing = table.viewer !== 'spectator' && table.result === null && !gaveUp;
  const others = table.seats.filter(({ seat }) => seat !== table.viewer);
  const undo = playing && (
    <IconButton
      glyph={undo2}
      label={t(canUndo || session.local ? 'table.undo' : 'table.take-back')}
      onClick={() => session.undo()}
      disabled={session.local && !canUndo}
    />
  );
  const tools = (
    <>
      {undo}
      {playing && session.hint !== null && (
        <IconButton
          glyph={lightbulb}
          label={t(hint.thinking ? 'table.thinking' : 'table.hint')}
          onClick={hint.ask}
          disabled={table.prompt === null || hint.thinking}
        />
      )}
      <IconButton
        glyph={listed ? grid2x2 : list}
        label={t(listed ? 'table.as-board' : 'table.as-list')}
        aria-pressed={listed}
        onClick={onList}
      />
      {playing && onType !== null && <IconButton glyph={keyboard} label={t('typed.title')} onClick={onType} />}
      <IconButton glyph={bookOpen} label={t('zone.rules')} onClick={() => frame.setRule('')} />
    </>
  );
  return (
    <header className={styles.bar} data-stage={stage}>
      <Link href="/" className={styles.back} aria-label={t('nav.back')}>
        <Icon glyph={arrowLeft} size={20} />
      </Link>
      {!phone && <strong className={styles.title}>{session.game.title}</strong>}
      <div className={styles.status}>
        <LineNote snapshot={snapshot} session={session}>
          {status}
        </LineNote>
      </div>
      <NextTable session={session} moment={snapshot.shown.prompt?.id ?? null} />
      <div className={styles.tools}>
        {!phone && tools}
        {!phone && playing && onStanding !== null && (
          <IconButton glyph={bell} label={t('standing.title')} onClick={onStanding} data-testid="standing-open" />
        )}
        {stage !== 'full' && <IconButton glyph={scrollText} label={t('zone.log')} onClick={() => onPanel('log')} />}
        {stage === 'short' && session.say !== undefined && (
          <span className={styles.news} data-new={unread(frame) || undefined}>
            <IconButton glyph={messageCircle} label={t('zone.chat')} onClick={() => onPanel('chat')} />
          </span>
        )}
        {phone && stage === 'upright' && undo}
        <span className={styles.news} data-new={(phone && unread(frame)) || undefined}>
          <IconButton glyph={menu} label={t('table.menu')} onClick={() => setOpen(true)} />
        </span>
      </div>
      <Dialog title={t('table.menu')} open={open} onClose={() => setOpen(false)}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: any choice closes the menu */}
        <div className={styles.menu} onClick={() => setOpen(false)}>
          {session.match !== undefined && <p>{t(`rated.${snapshot.shown.unrated ?? 'yes'}`)}</p>}
          {phone && playing && (
            <Button glyph={undo2} onClick={() => session.undo()} disabled={session.local && !canUndo}>
              {t(canUndo || session.local ? 'table.undo' : 'table.take-back')}
            </Button>
          )}
          {playing && session.hint !== null && (
            <Button glyph={lightbulb} onClick={hint.ask} disabled={table.prompt === null}>
              {t('table.hint')}
            </Button>
          )}
          <Button glyph={listed ? grid2x2 : list} onClick={onList}>
            {t(listed ? 'table.as-board' : 'table.as-list')}
          </Button>
          {playing && onType !== null && (
            <Button glyph={keyboard} onClick={onType}>
              {t('typed.title')}
            </Button>
          )}
          <Button glyph={bookOpen} onClick={() => frame.setRule('')}>
            {t('zone.rules')}
          </Button>
          {session.say !== undefined && (
            <Button glyph={messageCircle} onClick={() => onPanel('chat')}>
              {t('zone.chat')}
            </Button>
          )}
          <Button glyph={gear} onClick={() => onPanel('settings')}>
            {t('settings.title')}
          </Button>
          <Button glyph={circleHelp} onClick={() => onPanel('keys')}>
            {t('keys.title')}
          </Button>
          {session.replay !== null && snapshot.shown.begun && (
            <Link href={session.replay} className={buttonClass()}>
              {t('table.replay')}
            </Link>
          )}
          {playing && snapshot.shown.canDraw && session.offerDraw && (
            <Button onClick={() => session.offerDraw?.()}>{t('table.offer-draw')}</Button>
          )}
          {playing && onStanding !== null && <Button onClick={onStanding}>{t('standing.title')}</Button>}
          {playing && session.handover && <Button onClick={() => session.handover?.('officer')}>{t('table.handover')}</Button>}
          {playing && canConcede && (
            <Button look="danger" glyph={flag} onClick={() => setGiveUp(true)}>
              {t('table.concede')}
            </Button>
          )}
        </div>
      </Dialog>
      <Dialog title={t('table.concede')} open={giveUp} onClose={() => setGiveUp(false)}>
        <p>
          {others.length === 1
            ? t('table.concede-sure', { name: table.say({ key: `seat.${others[0]?.seat}` }) })
            : t('table.concede-sure-many')}
        </p>
        <div className={styles.yesNo}>
          <Button onClick={() => setGiveUp(false)}>{t('table.go-back')}</Button>
          <Button
            look="danger"
            onClick={() => {
              setGiveUp(false);
              session.concede();
            }}
          >
            {t('table.concede')}
          </Button>
        </div>
      </Dialog>
    </header>
  );
}
