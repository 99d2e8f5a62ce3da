/** What the picked card can do, as buttons beside the prompt: the aimed attack and specials; on a phone everything, in short. */
import { Button, describeOption, IconButton, useTable } from '@bridgehead/ui';
import { x } from '@bridgehead/ui/icons/verbs';
import { spaceInfo } from '../board.ts';
import { unitOf } from '../cards.ts';
import { previewAttack } from '../preview.ts';
import type { CastleView } from '../view.ts';
import styles from './actions.module.css';
import { type AttackOption, cardOf, isAttack, isSpecial, type Option, optionsWith } from './intent.ts';
import { OddsPanel } from './odds-panel.tsx';

export function Actions() {
  const table = useTable<CastleView>();
  const { prompt, selection, aim, view, say, layout } = table;
  const picked = cardOf(selection);
  const options = optionsWith(prompt, picked);
  if (prompt === null || picked === null) return null;
  const give = (option: Option) => table.answer(option as never);
  const aimed = isAttack(aim) ? aim : null;
  const isAimed = (option: Option) => JSON.stringify(option) === JSON.stringify(aimed);
  const rivals = options.filter((option) => isAttack(option) && option[2] === aimed?.[2] && !isAimed(option));
  const others = options.filter((option) => isSpecial(option) || (layout === 'phone' && aimed === null));
  return (
    <div className={styles.actions} data-testid="actions">
      {layout !== 'wide' && aimed !== null && view.odds === 'shown' && (
        <div className={styles.odds}>
          <OddsPanel option={aimed} />
        </div>
      )}
      {aimed !== null && (
        <Button look="main" onClick={() => give(aimed)} data-testid="strike">
          {say({ key: aimed[0] === 'melee' ? 'stc.ui.strike' : 'stc.ui.shoot', params: factsOf(view, aimed) })}
        </Button>
      )}
      {[...rivals, ...others].map((option) => (
        <Button key={JSON.stringify(option)} onClick={() => (isAttack(option) ? table.takeAim(option as never) : give(option))}>
          {inShort(option)}
        </Button>
      ))}
      <IconButton glyph={x} label={say({ key: 'stc.ui.put-down' })} onClick={() => table.select(null)} />
    </div>
  );

  function inShort(option: Exclude<Option, string>): string {
    if (isAttack(option)) return say({ key: option[0] === 'melee' ? 'stc.ui.hit' : 'stc.ui.fire', params: factsOf(view, option) });
    if (option[0] === 'move' || option[0] === 'deploy') return say({ key: 'stc.ui.to', params: { space: spaceInfo(option[2]).name } });
    return say(describeOption(table, option as never));
  }
}

function factsOf(view: CastleView, [mode, attacker, , target]: AttackOption): { target: string; chance: string } {
  const preview = view.odds === 'shown' ? previewAttack(view, mode, attacker, target) : null;
  return { target: unitOf(target).name, chance: preview === null ? '' : `${Math.round(preview.chance * 100)}%` };
}
