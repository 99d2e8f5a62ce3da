/** What can be done with the thing that is picked up, and what belongs to no place on the board, as buttons next to the prompt. */
import type { Json } from '@bridgehead/kernel';
import { ActButton, cardOfRef, describeOption, IconButton, useTable } from '@bridgehead/ui';
import { x } from '@bridgehead/ui/icons/verbs';
import type { BridgeView } from '../view.ts';
import styles from './actions.module.css';
import { act, ahead, best, outcome } from './answers.ts';
import { isPair, optionsAbout } from './intent.ts';

export function Actions() {
  const table = useTable<BridgeView>();
  const { prompt, selection, say, busy, stage } = table;
  const card = cardOfRef(selection);
  if (prompt === null || prompt.kind !== 'choose') return null;
  const held = card === null ? [] : optionsAbout(prompt, card);
  // On a phone what is cleared is found among all choices.
  const roomy = stage === 'full' || stage === 'short';
  const loose = prompt.options.filter(
    (option) => option === 'discard' || option === 'redeploy' || (roomy && isPair(option) && option[0] === 'clear'),
  );
  const label = (option: Json) => act(table, option) ?? say(describeOption(table, option));
  if (held.length + loose.length === 0) return null;
  return (
    <div className={styles.actions} data-testid="actions">
      {held.map((option) => (
        <ActButton
          key={JSON.stringify(option)}
          data-answer={JSON.stringify(option)}
          look="main"
          disabled={busy}
          onClick={() => table.answer(option, ahead(table, option))}
          act={label(option)}
          outcome={outcome(table, option)}
        />
      ))}
      {held.length > 0 && <IconButton glyph={x} label={say({ key: 'stb.ui.put-down' })} onClick={() => table.select(null)} />}
      {held.length === 0 &&
        loose.map((option) => (
          <ActButton
            key={JSON.stringify(option)}
            data-answer={option === best(table) ? undefined : JSON.stringify(option)}
            disabled={busy}
            onClick={() => table.answer(option)}
            act={option === 'redeploy' ? say(describeOption(table, option)) : label(option)}
          />
        ))}
    </div>
  );
}
