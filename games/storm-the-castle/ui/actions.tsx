/** What the picked card can do, as buttons beside the prompt: the aimed attack, the best target otherwise, and specials. */
import type { Json } from '@bridgehead/kernel';
import { ActButton, describeOption, IconButton, type TableContext, type TableData, useTable } from '@bridgehead/ui';
import { x } from '@bridgehead/ui/icons/verbs';
import { unitOf } from '../cards.ts';
import { previewAttack } from '../preview.ts';
import type { CastleView } from '../view.ts';
import styles from './actions.module.css';
import { type AttackOption, chanceOf, isAttack, isSpecial, type Option, optionsWith, pickedOf } from './intent.ts';

/** As many as there is room for. */
const MOST = { full: 2, short: 2, upright: 2, lying: 2 } as const;

export function Actions() {
  const table = useTable<CastleView>();
  const { prompt, aim, view, say, stage } = table;
  const picked = pickedOf(table);
  if (prompt === null || picked === null) return null;
  const options = optionsWith(prompt, picked);
  const aimed = isAttack(aim) ? aim : null;
  const isAimed = (option: Option) => JSON.stringify(option) === JSON.stringify(aimed);
  const attacks = options.filter(isAttack).filter((option) => !isAimed(option));
  const specials = options.filter(isSpecial);
  const shown = [...(aimed === null ? [] : [aimed]), ...specials, ...attacks].slice(0, MOST[stage]);
  return (
    <div className={styles.actions} data-testid="actions">
      {shown.map((option, i) => (
        <ActButton
          key={JSON.stringify(option)}
          look={i === 0 ? 'main' : 'plain'}
          onClick={() => table.answer(option as unknown as Json)}
          {...(isAimed(option) ? { 'data-testid': 'strike' } : {})}
          data-answer={JSON.stringify(option)}
          {...wordsFor(option)}
        />
      ))}
      <IconButton glyph={x} label={say({ key: 'stc.ui.put-down' })} onClick={() => table.select(null)} />
    </div>
  );

  function wordsFor(option: Option): { act: string; outcome?: { text: string; good: null } } {
    if (!isAttack(option)) return { act: say(describeOption(table, option as unknown as Json)) };
    return attackWords(view, option, say);
  }
}

/** The question while an attack is aimed: what is about to be dared, and on which throws it works. */
export function askedOf(table: TableContext): { question: string; detail: string } | null {
  const view = table.view as unknown as CastleView;
  if (!isAttack(table.aim)) return null;
  const [mode, attacker, , target] = table.aim;
  const preview = previewAttack(view, mode, attacker, target);
  if (preview === null) return null;
  const params = {
    attacker: unitOf(attacker).name,
    target: unitOf(target).name,
    left: preview.left === null ? '' : unitOf(preview.left.card).name,
  };
  const kind = preview.success === 'storms' ? 'storms' : mode;
  return {
    question: table.say({ key: `stc.ui.ask.${kind}`, params }),
    detail: table.say({ key: preview.top === null ? 'stc.ui.no-roll' : `stc.ui.then.${preview.success}`, params }),
  };
}

/** The best next act that needs no plan: to storm the keep, or an attack that is more likely to succeed than not. */
export function best(table: TableData): Json | null {
  const view = table.view as unknown as CastleView;
  const attacks = table.prompt?.options.filter(isAttack) ?? [];
  const worth = (attack: AttackOption): number => {
    const [mode, attacker, , target] = attack;
    return chanceOf(view, attack) + (previewAttack(view, mode, attacker, target)?.success === 'storms' ? 1 : 0);
  };
  const [first] = attacks.toSorted((a, b) => worth(b) - worth(a));
  return first !== undefined && worth(first) >= 0.5 ? (first as unknown as Json) : null;
}
/** What the button of an attack says, from anywhere: who attacks whom, and how likely it is. */
export const act = (table: TableContext, answer: Json): string | null =>
  isAttack(answer) ? attackWords(table.view as unknown as CastleView, answer, table.say).act : null;
export const outcome = (table: TableContext, answer: Json): { text: string; good: null } | null =>
  isAttack(answer) ? (attackWords(table.view as unknown as CastleView, answer, table.say).outcome ?? null) : null;

type Say = (phrase: { key: string; params?: Record<string, string | number> }) => string;

/** "Storm the keep", "42 %, and you win". */
function attackWords(
  view: CastleView,
  [mode, attacker, , target]: AttackOption,
  say: Say,
): { act: string; outcome?: { text: string; good: null } } {
  const preview = previewAttack(view, mode, attacker, target);
  const params = { target: unitOf(target).name };
  if (preview === null) return { act: say({ key: 'stc.ui.strike', params }) };
  const act = say({ key: preview.success === 'storms' ? 'stc.ui.storm' : mode === 'ranged' ? 'stc.ui.shoot' : 'stc.ui.strike', params });
  if (view.odds !== 'shown') return { act };
  const chance = preview.top === null ? say({ key: 'stc.ui.sure' }) : `${Math.round(preview.chance * 100)} %`;
  return { act, outcome: { text: say({ key: `stc.ui.leads.${preview.success}`, params: { chance } }), good: null } };
}
