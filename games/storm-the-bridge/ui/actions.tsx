/** What can be done with the thing that is picked up, and what belongs to no place on the board, as buttons beside the prompt. */
import type { Json } from '@bridgehead/kernel';
import { Button, describeOption, useTable } from '@bridgehead/ui';
import { textOf } from '../describe.ts';
import type { BridgeView } from '../view.ts';
import styles from './actions.module.css';
import { cardOfRef, isPair, optionsAbout } from './intent.ts';

export function Actions() {
  const table = useTable<BridgeView>();
  const { prompt, selection, say, layout, busy } = table;
  const card = cardOfRef(selection);
  if (prompt === null || prompt.kind !== 'choose') return null;
  const held = card === null ? [] : optionsAbout(prompt, card);
  const loose = prompt.options.filter(
    (option) => option === 'discard' || option === 'redeploy' || (isPair(option) && option[0] === 'clear'),
  );
  const label = (option: Json) => say(describeOption(table, option));
  return (
    <div className={styles.actions} data-testid="actions">
      {layout !== 'wide' && card !== null && <p className={styles.text}>{textOf(card)}</p>}
      {held.map((option) => (
        <Button key={JSON.stringify(option)} look="main" disabled={busy} onClick={() => table.answer(option)}>
          {label(option)}
        </Button>
      ))}
      {held.length > 0 && (
        <Button look="quiet" onClick={() => table.select(null)}>
          {say({ key: 'stb.ui.put-down' })}
        </Button>
      )}
      {held.length === 0 &&
        loose.map((option) => (
          <Button key={JSON.stringify(option)} disabled={busy} onClick={() => table.answer(option)}>
            {label(option)}
          </Button>
        ))}
    </div>
  );
}
