/** Moves by typing, in the terminal's grammar: words are completed from what is on offer, Enter answers, a refusal tells its clause. */
import type { Standing } from '@bridgehead/kernel';
import { announce, type GameTable, IconButton } from '@bridgehead/ui';
import { x } from '@bridgehead/ui/icons/verbs';
import { findThings, meantBy, nearestTo, type Offer, offersFor, readAnswer, readCommand, standingFor } from '@bridgehead/ui/typed';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { t } from '../i18n.ts';
import styles from './typed-line.module.css';
import type { Frame } from './use-frame.ts';

export type TypedCommand = 'help' | 'look' | 'log' | 'hint' | 'undo';

export interface TypedLineProps {
  readonly frame: Frame;
  readonly table: GameTable;
  readonly onClose: () => void;
  /** What a typed command does that is not an answer. */
  readonly onAsk: (standing: Standing) => void;
  readonly onCommand: (command: TypedCommand) => void;
}

const MOST_SHOWN = 8;

export default function TypedLine({ frame, table, onClose, onAsk, onCommand }: TypedLineProps) {
  const tries = table.choices?.tries;
  const { game, view, viewer, prompt, answer, whyNot, say } = frame.table;
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [text, setText] = useState('');
  const [marked, setMarked] = useState(-1);
  const [said, setSaid] = useState('');
  /** Where nothing fits: what comes nearest. */
  const [nearest, setNearest] = useState<readonly Offer[]>([]);
  useEffect(() => {
    // A menu that was left to come here gives the focus back first.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  const asked = prompt === null ? null : { game, view, prompt };
  const command = readCommand(text, prompt?.kind === 'write');
  const several = prompt?.kind === 'select';
  /** Of a list with commas the last part is still being typed. */
  const words = command.do !== 'answer' ? '' : several ? (command.words.split(',').at(-1) ?? '').trim() : command.words;
  const offers = asked === null || words === '' || prompt?.kind === 'write' ? [] : nearest.length > 0 ? nearest : offersFor(asked, words);
  const shown = offers.slice(0, MOST_SHOWN);

  const type = (next: string) => {
    setText(next);
    setMarked(-1);
    setSaid('');
    setNearest([]);
  };
  const tell = (sentence: string) => {
    setSaid(sentence);
    announce(sentence);
  };
  const give = (value: Parameters<typeof answer>[0]) => {
    type('');
    answer(value);
  };
  const complete = (whole: string) => type(several ? [...text.split(',').slice(0, -1), ` ${whole}`].join(',').trimStart() : whole);

  const why = (about: string) => {
    if (asked === null) return whyNot(about);
    const [tried] = meantBy(asked, tries ?? null, about);
    if (tried !== undefined) return whyNot(tried);
    const [offered] = offersFor(asked, about);
    if (offered !== undefined) return tell(t('typed.allowed', { move: offered.text }));
    const near = prompt?.kind === 'write' ? [] : nearestTo(asked, about);
    setNearest(near);
    tell(t(near.length === 0 ? 'typed.nothing' : 'typed.nearest', { words: about }));
  };
  const enter = (line: string) => {
    if (asked === null) return whyNot(line);
    const read = readAnswer(asked, line);
    if (read === 'none') why(line);
    else if ('answer' in read) give(read.answer);
    else if (read.several.length === 1 && read.several[0] !== undefined && !several) give(read.several[0].answer);
    else tell(t('typed.several', { count: read.several.length }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = shown[marked];
    if (chosen !== undefined) return several ? complete(chosen.text) : give(chosen.answer);
    switch (command.do) {
      case 'answer':
        return enter(command.words);
      case 'why':
        return why(command.words);
      case 'rule':
        return frame.setRule(command.words);
      case 'find':
        return tell(findThings(game, view, viewer, command.words).join('. ') || t('typed.nothing', { words: command.words }));
      case 'ask':
        onAsk(standingFor(command.when));
        return tell(t(`typed.ask.${command.when}`));
      case 'concede':
        return tell(t('typed.concede'));
      case 'back':
        return;
      default:
        type('');
        return onCommand(command.do);
    }
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && shown.length > 0) {
      event.preventDefault();
      setMarked((marked + step + shown.length + (marked < 0 && step < 0 ? 1 : 0)) % shown.length);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      if (text === '') onClose();
      else type('');
    }
  };

  return (
    <form className={styles.line} onSubmit={submit} data-testid="typed" data-typed="">
      {shown.length > 0 && (
        <div className={styles.offers}>
          <div id={`${id}-offers`} role="listbox" aria-label={t('typed.offers')}>
            {shown.map((offer, i) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses from the field, as in any combobox
              <div
                key={JSON.stringify(offer.answer)}
                id={`${id}-${i}`}
                role="option"
                aria-selected={i === marked}
                tabIndex={-1}
                className={styles.offer}
                onClick={() => (several ? complete(offer.text) : give(offer.answer))}
              >
                {offer.text}
              </div>
            ))}
          </div>
          {offers.length > shown.length && <p className={styles.more}>{t('typed.more', { count: offers.length - shown.length })}</p>}
        </div>
      )}
      <label className="visually-hidden" htmlFor={`${id}-field`}>
        {t('typed.title')}
      </label>
      <input
        ref={field}
        id={`${id}-field`}
        className={styles.field}
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-offers`}
        aria-autocomplete="list"
        aria-activedescendant={marked < 0 ? undefined : `${id}-${marked}`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        maxLength={200}
        placeholder={prompt === null ? t('typed.idle') : t('typed.example', { move: exampleOf(frame, say) })}
        value={text}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
      />
      <IconButton glyph={x} label={t('typed.close')} onClick={onClose} />
      {said !== '' && (
        <p className={styles.said} data-testid="typed-said">
          {said}
        </p>
      )}
    </form>
  );
}

/** Something that can be typed right now. */
function exampleOf({ table: { game, view, prompt } }: Frame, say: Frame['table']['say']): string {
  const option = prompt?.options.find((one) => Array.isArray(one)) ?? prompt?.options[0];
  return prompt === null || option === undefined ? '' : say(game.describe.option(view, prompt, option)).toLowerCase();
}
