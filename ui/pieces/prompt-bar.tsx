/**
 * The question and its answers. Options that are about things on the table are lit there; what is left becomes buttons
 * here. Every kind of prompt can be answered in the bar alone, so any game is playable without drawings.
 */
import { type Json, same } from '@bridgehead/kernel';
import { type ComponentProps, type ReactNode, useEffect, useMemo, useState } from 'react';
import { list as listGlyph, minus, plus } from '../icons/verbs.ts';
import { describeOption, type GameTable, useTable } from '../table.tsx';
import { t } from '../words.ts';
import { Button, IconButton } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { Outcome } from './flag.tsx';
import styles from './prompt-bar.module.css';
import { RichText } from './rich-text.tsx';

interface PromptBarProps {
  readonly table: GameTable;
  /** Options that are drawn on the table need no button. */
  readonly isPlain: (option: Json) => boolean;
  /** The table ticks the options of a selection itself, or has the page that is written on. */
  readonly drawn?: boolean;
  readonly extra?: ReactNode;
  readonly idle: string;
  /** Before the question: that others may answer now. */
  readonly lead?: ReactNode;
}

export function PromptBar({ table, isPlain, drawn = false, extra, idle, lead }: PromptBarProps) {
  const context = useTable();
  const { game, view, prompt, say, openRule } = context;
  const question = prompt === null ? idle : (table.words?.question?.(context) ?? say(game.describe.prompt(view, prompt)));
  const detail = table.words?.detail?.(context) ?? null;
  return (
    <section
      className={`${styles.bar} ${prompt === null ? styles.idle : ''}`}
      aria-label={t('ui.prompt')}
      data-zone="prompt"
      data-prompt={prompt?.id}
      data-kind={prompt?.kind}
    >
      <div className={styles.asked}>
        {lead}
        <div key={question}>
          <h2 className={styles.question} data-testid="question" data-long={question.length > LONG || undefined}>
            <RichText text={question} onClause={openRule} />
          </h2>
          {detail !== null && <p className={styles.detail}>{detail}</p>}
        </div>
      </div>
      {/* Another question has other buttons: they come, nothing moves. */}
      <div key={prompt?.id ?? 'idle'} className={styles.answers}>
        {extra}
        {prompt !== null && <Answers key={prompt.id} table={table} isPlain={isPlain} drawn={drawn} />}
      </div>
    </section>
  );
}

/** A question of more letters than this is set smaller. */
const LONG = 76;

type AnswersProps = Pick<PromptBarProps, 'table' | 'isPlain'> & { readonly drawn: boolean };

function Answers({ table, isPlain, drawn }: AnswersProps) {
  const { prompt } = useTable();
  if (prompt === null) return null;
  switch (prompt.kind) {
    case 'choose':
      return <ChooseOne table={table} isPlain={isPlain} />;
    case 'select':
      return <SelectSome table={table} drawn={drawn} />;
    case 'distribute':
      return <Distribute />;
    case 'write':
      return drawn ? null : <Write />;
  }
}

/** The act, and below it what it leads to. */
export function ActButton({ act, outcome = null, ...rest }: { act: string; outcome?: Outcome | null } & ComponentProps<typeof Button>) {
  return (
    <Button {...rest} data-main={rest.look === 'main' || undefined}>
      <span className={styles.act}>{act}</span>
      {outcome !== null && <small className={styles.outcome}>{outcome.text}</small>}
    </Button>
  );
}

/** More buttons than this go behind one; fewer where they say much. */
const BUTTONS = { full: 4, short: 4, upright: 2, lying: 2 } as const;
const LETTERS = { full: 110, short: 48, upright: 200, lying: 200 } as const;

/** The loudest button is the best next act; what ends my acting is quiet while anything else can be done. */
function ChooseOne({ table, isPlain }: Pick<PromptBarProps, 'table' | 'isPlain'>) {
  const context = useTable();
  const { prompt, selection, stage, busy } = context;
  const [listed, setListed] = useState(false);
  const options = prompt?.options ?? [];
  const plain = options.filter(isPlain);
  const ends = (option: Json) => (table.choices?.isEnd?.(option) ?? false) && options.length > 1;
  const best = selection === null ? (table.choices?.best?.(context) ?? plain.find((option) => !ends(option)) ?? null) : null;
  const isBest = (option: Json) => best !== null && same(option, best);
  // On a phone what is picked up has the room for its own buttons.
  const aside = selection !== null && (stage === 'upright' || stage === 'lying');
  const ordered = aside
    ? []
    : [
        ...(best === null ? [] : [best]),
        ...plain.filter((option) => !isBest(option) && !ends(option)),
        ...plain.filter((option) => !isBest(option) && ends(option)),
      ];
  const label = (option: Json) => context.say(describeOption(context, option));
  const says = (option: Json) => table.words?.act?.(context, option) ?? label(option);
  const upTo = (n: number) => (ordered.length <= n ? ordered : [...ordered.slice(0, n - 1), ...ordered.slice(-1)]);
  let shown = upTo(BUTTONS[stage]);
  while (shown.length > 2 && shown.map(says).join('').length > LETTERS[stage]) shown = upTo(shown.length - 1);
  return (
    <>
      {shown.map((option) => (
        <ActButton
          key={JSON.stringify(option)}
          look={isBest(option) ? 'main' : ends(option) ? 'quiet' : 'plain'}
          disabled={busy}
          onClick={() => context.answer(option, isBest(option) ? table.choices?.ahead?.(context, option) : null)}
          act={says(option)}
          outcome={table.words?.outcome?.(context, option) ?? null}
          data-answer={JSON.stringify(option)}
        />
      ))}
      {options.length > shown.length && !aside && (
        <IconButton
          glyph={listGlyph}
          label={t('ui.all-options', { count: options.length })}
          onClick={() => setListed(true)}
          aria-haspopup="dialog"
          data-testid="all-choices"
        />
      )}
      <Dialog title={t('ui.options')} open={listed} onClose={() => setListed(false)}>
        <ul className={styles.list}>
          {options.map((option) => (
            <li key={JSON.stringify(option)}>
              <Button
                data-answer={JSON.stringify(option)}
                onClick={() => {
                  setListed(false);
                  context.answer(option);
                }}
              >
                {label(option)}
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

function SelectSome({ table: drawings, drawn }: { table: GameTable; drawn: boolean }) {
  const table = useTable();
  const { prompt, picked, toggle } = table;
  const { min = 0, max = 0, options = [] } = prompt ?? {};
  // Things on the table tick themselves: picking one up there toggles it here.
  const chosenOnTable = table.selection;
  useEffect(() => {
    if (chosenOnTable === null) return;
    const option = options.find((one) => describeOption(table, one).refs?.includes(chosenOnTable));
    if (option !== undefined) toggle(option);
    table.select(null);
  }, [chosenOnTable]);
  const answer = inOrder(options, picked);
  const fits = picked.length >= min && picked.length <= max;
  return (
    <>
      {!drawn && (
        <fieldset className={styles.chips} data-scrolls="">
          <legend className="visually-hidden">{t('ui.select.range', { min, max })}</legend>
          {options.map((option) => (
            <label key={JSON.stringify(option)} className={styles.chip}>
              <input type="checkbox" checked={picked.some((one) => same(one, option))} onChange={() => toggle(option)} />
              <span>{table.say(describeOption(table, option))}</span>
            </label>
          ))}
        </fieldset>
      )}
      <ActButton
        look="main"
        disabled={!fits || table.busy}
        onClick={() => table.answer(answer)}
        act={drawings.words?.act?.(table, answer) ?? t('ui.select.confirm', { count: picked.length, max })}
        outcome={drawings.words?.outcome?.(table, answer) ?? null}
        data-testid="confirm"
      />
    </>
  );
}

const inOrder = (options: readonly Json[], picked: readonly Json[]): Json =>
  options.filter((option) => picked.some((one) => same(one, option)));

function Distribute() {
  const table = useTable();
  const { options = [], most = [], points = 0, least = points } = table.prompt ?? {};
  const [spread, setSpread] = useState<readonly number[]>(() => options.map(() => 0));
  const left = points - spread.reduce((sum, n) => sum + n, 0);
  const change = (at: number, by: number) => setSpread((before) => before.map((n, i) => (i === at ? n + by : n)));
  return (
    <>
      <span className={styles.left}>{t('ui.distribute.left', { left })}</span>
      <ul className={styles.chips} data-scrolls="">
        {options.map((option, i) => {
          const name = table.say(describeOption(table, option));
          return (
            <li key={JSON.stringify(option)} className={styles.chip}>
              <IconButton glyph={minus} label={t('ui.less', { name })} disabled={spread[i] === 0} onClick={() => change(i, -1)} />
              <span>
                {name} <b>{spread[i]}</b>
              </span>
              <IconButton
                glyph={plus}
                label={t('ui.more', { name })}
                disabled={left === 0 || (spread[i] ?? 0) >= (most[i] ?? points)}
                onClick={() => change(i, 1)}
              />
            </li>
          );
        })}
      </ul>
      <Button look="main" disabled={points - left < least || table.busy} onClick={() => table.answer(spread)}>
        {t('ui.confirm')}
      </Button>
    </>
  );
}

/** So many letters are a name, no text. */
const ONE_LINE = 60;

function Write() {
  const table = useTable();
  const { min = 0, max = 0, lines = false } = table.prompt ?? {};
  const [text, setText] = useState('');
  const length = useMemo(() => [...text].length, [text]);
  return (
    <form
      className={styles.write}
      onSubmit={(event) => {
        event.preventDefault();
        table.answer(text);
      }}
    >
      <label className="visually-hidden" htmlFor="answer-text">
        {t('ui.write')}
      </label>
      <textarea
        id="answer-text"
        rows={lines ? 5 : max <= ONE_LINE ? 1 : 2}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <span className={styles.left}>{t('ui.write.count', { length, max })}</span>
      <Button look={length === 0 && lines ? 'quiet' : 'main'} type="submit" disabled={length < min || length > max || table.busy}>
        {t('ui.send')}
      </Button>
    </form>
  );
}
