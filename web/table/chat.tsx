import type { ChatLine } from '@bridgehead/match';
import { Button, PlainText, SeatMark } from '@bridgehead/ui';
import { useEffect, useRef, useState } from 'react';
import { t } from '../i18n.ts';
import styles from './chat.module.css';

const LONGEST = 500;

type Circle = 'all' | 'team';
interface ChatProps {
  readonly lines: readonly ChatLine[];
  readonly say: (text: string, to: Circle) => Promise<boolean>;
  readonly spectators: number;
  /** The viewer has team-mates to talk to in private. */
  readonly crewed: boolean;
  /** The chat is in sight, up to this line. */
  readonly onHeard: (line: string) => void;
}

export default function Chat({ lines, say, spectators, crewed, onHeard }: ChatProps) {
  const [text, setText] = useState('');
  const [isSaying, setSaying] = useState(false);
  const [to, setTo] = useState<Circle>('team');
  const end = useRef<HTMLLIElement>(null);
  const count = lines.length;
  const last = lines.at(-1)?.id;
  useEffect(() => {
    if (last !== undefined) onHeard(last);
  }, [last]);
  useEffect(() => {
    const list = end.current?.parentElement;
    if (list) list.scrollTop = list.scrollHeight;
  }, [count]);
  return (
    <div className={styles.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ul className={styles.lines} tabIndex={0} aria-label={t('zone.chat')}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line} data-testid="chat-line">
            {line.seat !== null && <SeatMark seat={line.seat} size={18} />}
            <strong>
              <PlainText text={line.name} most={32} />
            </strong>
            <PlainText text={line.text} most={LONGEST} />
            {line.to !== null && <small className={styles.circle}>{t('chat.to.team')}</small>}
          </li>
        ))}
        {lines.length === 0 && <li className={styles.empty}>{t('chat.empty')}</li>}
        <li ref={end} aria-hidden="true" />
      </ul>
      {spectators > 0 && <p className={styles.empty}>{t('chat.spectators', { count: spectators })}</p>}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const line = text.trim();
          if (line === '' || isSaying) return;
          setSaying(true);
          void say(line.slice(0, LONGEST * 2), crewed ? to : 'all').then((isSaid) => {
            setSaying(false);
            // What was not said stays, and so does what was written meanwhile.
            if (isSaid) setText((now) => (now.startsWith(text) ? now.slice(text.length) : now));
          });
        }}
      >
        {crewed && (
          <>
            <label className="visually-hidden" htmlFor="chat-to">
              {t('chat.to')}
            </label>
            <select id="chat-to" value={to} onChange={(event) => setTo(event.currentTarget.value as Circle)}>
              <option value="team">{t('chat.to.team')}</option>
              <option value="all">{t('chat.to.all')}</option>
            </select>
          </>
        )}
        <label className="visually-hidden" htmlFor="chat-line">
          {t('chat.label')}
        </label>
        <input
          id="chat-line"
          value={text}
          maxLength={LONGEST}
          autoComplete="off"
          placeholder={t('chat.label')}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit">{t('ui.send')}</Button>
      </form>
    </div>
  );
}
