/** The strip on top: the way out, who plays (on small screens), and the tools. */
import { Button, buttonClass, Clock, Dialog, Icon, IconButton, PlainText, SeatMark } from '@bridgehead/ui';
import {
  arrowLeft,
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
import { useState } from 'react';
import { Link } from 'wouter';
import type { HintState } from '../hint/use-hint.ts';
import { t } from '../i18n.ts';
import type { Session } from '../session/session.ts';
import styles from './top-bar.module.css';
import type { Frame } from './use-frame.ts';

interface TopBarProps {
  readonly session: Session;
  readonly frame: Frame;
  readonly hint: HintState;
  readonly listed: boolean;
  readonly onList: () => void;
  /** Null where nothing can be answered. */
  readonly onType: (() => void) | null;
  /** Null where no window for reactions has opened yet. */
  readonly onStanding: (() => void) | null;
  readonly onPanel: (panel: 'players' | 'log' | 'chat' | 'settings' | 'keys') => void;
}

export function TopBar({ session, frame, hint, listed, onList, onType, onStanding, onPanel }: TopBarProps) {
  const { table, snapshot } = frame;
  const { layout } = table;
  const [open, setOpen] = useState(false);
  const [giveUp, setGiveUp] = useState(false);
  const { canUndo, canConcede } = snapshot.shown;
  const playing = table.viewer !== 'spectator' && table.result === null;
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
    <header className={styles.bar} data-layout={layout}>
      <Link href="/" className={styles.back} aria-label={t('nav.back')}>
        <Icon glyph={arrowLeft} size={20} />
        {layout === 'wide' && <span>Bridgehead</span>}
      </Link>
      {layout === 'wide' ? (
        <strong className={styles.title}>{session.game.title}</strong>
      ) : (
        <button type="button" className={styles.chips} onClick={() => onPanel('players')}>
          <span className="visually-hidden">{t('zone.players')}: </span>
          {table.seats.map((info) => (
            <span key={info.seat} className={`${styles.chip} ${info.toAct ? styles.toAct : ''}`}>
              <SeatMark seat={info.seat} size={20} />
              <PlainText text={info.name} most={14} />
              {info.clock && <Clock clock={info.clock} />}
            </span>
          ))}
        </button>
      )}
      <div className={styles.tools}>
        {layout !== 'phone' && tools}
        {layout !== 'wide' && <IconButton glyph={scrollText} label={t('zone.log')} onClick={() => onPanel('log')} />}
        {layout === 'medium' && session.say !== undefined && (
          <IconButton glyph={messageCircle} label={t('zone.chat')} onClick={() => onPanel('chat')} />
        )}
        {layout !== 'phone' && <IconButton glyph={circleHelp} label={t('keys.title')} onClick={() => onPanel('keys')} />}
        {layout !== 'phone' && <IconButton glyph={gear} label={t('settings.title')} onClick={() => onPanel('settings')} />}
        {layout === 'phone' && undo}
        {(layout === 'phone' || (playing && (canConcede || session.replay !== null))) && (
          <IconButton glyph={menu} label={t('table.menu')} onClick={() => setOpen(true)} />
        )}
      </div>
      <Dialog title={t('table.menu')} open={open} onClose={() => setOpen(false)}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: any choice closes the menu */}
        <div className={styles.menu} onClick={() => setOpen(false)}>
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
        <p>{t('table.concede-sure')}</p>
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
