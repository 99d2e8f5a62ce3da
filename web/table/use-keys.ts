/** Shortcuts of the table. Everything they do can be done by Tab and Enter too. */
import { PASS } from '@bridgehead/kernel';
import { announce, clockText, commandOf, type GameTable, isTyping, repeatLast, timeLeft } from '@bridgehead/ui';
import { useEffect } from 'react';
import { t } from '../i18n.ts';
import type { Session } from '../session/session.ts';
import { settings } from '../settings.ts';
import type { Frame } from './use-frame.ts';

interface Keys {
  readonly session: Session;
  readonly frame: Frame;
  readonly table: GameTable;
  readonly openHelp: () => void;
  readonly toggleList: () => void;
  readonly openTyped: () => void;
  readonly hint: () => void;
}

export function useKeys({ session, frame, table, openHelp, toggleList, openTyped, hint }: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]') !== null) return;
      const { keys, singleKeys } = settings.getState();
      if (singleKeys && /^[1-9]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)) {
        focusNth('hand', Number(event.key));
        return;
      }
      const idle = event.target === document.body || (event.target as Element | null)?.id === 'prompt';
      if (event.key === ' ' && idle && frame.table.prompt === null && session.hurry) {
        event.preventDefault();
        session.hurry();
        return;
      }
      if (event.key === 'Escape') frame.table.select(null);
      const command = commandOf(event, keys, singleKeys);
      if (command === null) return;
      event.preventDefault();
      switch (command) {
        case 'pass':
          passNow(frame, table);
          break;
        case 'undo':
          session.undo();
          break;
        case 'last':
          repeatLast();
          break;
        case 'clocks':
          announce(clocks(frame));
          break;
        case 'status':
          announce(status(frame));
          break;
        case 'rule':
          frame.setRule('');
          break;
        case 'hint':
          hint();
          break;
        case 'odds':
          document.querySelector<HTMLElement>('[data-odds]')?.focus();
          break;
        case 'list':
          toggleList();
          break;
        case 'type':
          openTyped();
          break;
        case 'help':
          openHelp();
          break;
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session, frame, table, openHelp, toggleList, openTyped, hint]);
}

function focusNth(zone: string, n: number): void {
  const card = document.querySelectorAll<HTMLElement>(`[data-zone="${zone}"] [data-stop]`)[n - 1];
  card?.focus();
  card?.click();
}

/**
 * Passes, or ends what can be done now: the option that the game calls an end, or the only plain one. Where there is neither, or more than
 * one, the person is told.
 */
function passNow({ table }: Frame, { choices }: GameTable): void {
  const options = table.prompt?.options ?? [];
  const plain = options.filter((option) => choices?.isPlain?.(option) ?? typeof option === 'string');
  const ends = options.filter((option) => option === PASS || (choices?.isEnd?.(option) ?? false));
  const [one, ...more] = ends.length > 0 ? ends.slice(0, 1) : plain;
  if (one !== undefined && more.length === 0) table.answer(one);
  else announce(t(table.prompt === null ? 'keys.not-asked' : 'keys.no-pass'));
}

function clocks({ table }: Frame): string {
  const now = Date.now();
  const parts = table.seats.flatMap((info) => {
    const left = info.clock === null ? null : timeLeft(info.clock, now);
    return left === null ? [] : `${info.name} ${clockText(left)}`;
  });
  return parts.length === 0 ? t('table.no-clock') : parts.join(', ');
}

function status({ table }: Frame): string {
  return table.game.describe
    .zones(table.view, table.viewer)
    .map((zone) => `${table.say(zone.title)}: ${zone.items.length + (zone.hidden ?? 0)}`)
    .join('. ');
}
