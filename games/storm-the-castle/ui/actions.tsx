/** What the picked card can do, as buttons next to the prompt: the aimed attack, the best target otherwise, and specials. */
import type { Json } from '@bridgehead/kernel';
import { ActButton, describeOption, IconButton, useTable } from '@bridgehead/ui';
import { x } from '@bridgehead/ui/icons/verbs';
import { unitOf } from '../cards.ts';
import { previewAttack } from '../preview.ts';
import type { CastleView } from '../view.ts';
import styles from './actions.module.css';
import { type AttackOption, chanceOf, isAttack, isSpecial, optionsWith, pickedOf, type Table } from './intent.ts';
import { act, outcome } from './looks.ts';

/** As many as there is room for. */
const MOST = { full: 2, short: 2, upright: 2, lying: 2 } as const;

export function Actions() {
  const table = useTable<CastleView>();
  const { prompt, aim, say, stage } = table;
  const picked = pickedOf(table);
  if (prompt === null || picked === null) return null;
  const options = optionsWith(prompt, picked);
  const aimed = isAttack(aim) ? aim : null;
  const isAimed = (option: Json) => JSON.stringify(option) === JSON.stringify(aimed);
  const attacks = options.filter(isAttack).filter((option) => !isAimed(option));
  const specials = options.filter(isSpecial);
  const shown = [...(aimed === null ? [] : [aimed]), ...specials, ...attacks].slice(0, MOST[stage]);
  return (
    <div className={styles.actions} data-testid="actions">
      {shown.map((option, i) => (
        <ActButton
          key={JSON.stringify(option)}
          look={i === 0 ? 'main' : 'plain'}
          onClick={() => table.answer(option)}
          {...(isAimed(option) ? { 'data-testid': 'strike' } : {})}
          data-answer={JSON.stringify(option)}
          act={act(table, option) ?? say(describeOption(table, option))}
          outcome={outcome(table, option)}
        />
      ))}
      <IconButton glyph={x} label={say({ key: 'stc.ui.put-down' })} onClick={() => table.select(null)} />
    </div>
  );
}

/** The question while an attack is aimed: what is about to be dared, and on which throws it works. */
export function askedOf(table: Table): { question: string; detail: string } | null {
  if (!isAttack(table.aim)) return null;
  const [mode, attacker, , target] = table.aim;
  const preview = previewAttack(table.view, mode, attacker, target);
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
export function best({ view, prompt }: Pick<Table, 'view' | 'prompt'>): Json | null {
  const attacks = prompt?.options.filter(isAttack) ?? [];
  const worth = (attack: AttackOption): number => {
    const [mode, attacker, , target] = attack;
    return chanceOf(view, attack) + (previewAttack(view, mode, attacker, target)?.success === 'storms' ? 1 : 0);
  };
  const [first] = attacks.toSorted((a, b) => worth(b) - worth(a));
  return first !== undefined && worth(first) >= 0.5 ? first : null;
}
