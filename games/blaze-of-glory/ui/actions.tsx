/** What the selected ship, team or card can do, as buttons next to the prompt; where there is much, one button opens them all. */
import { ActButton, type Ahead, Button, describeOption, IconButton, type TableContext, useTable } from '@bridgehead/ui';
import { x } from '@bridgehead/ui/icons/verbs';
import type { BlazeView } from '../view.ts';
import styles from './actions.module.css';
import { openChoices } from './choices.ts';
import { nextDilemma } from './defaults.ts';
import { act, offersFor, outcome } from './orders.ts';

const MOST = { full: 4, short: 4, upright: 2, lying: 2 } as const;

/** One press for all that are left: each goes where the loud button would lay it. */
const layRest =
  (seat: number): Ahead =>
  ({ view, prompt }) =>
    prompt?.key === 'bog.dilemma' && prompt.seat === seat ? nextDilemma(view as unknown as BlazeView, prompt) : null;

export function Actions() {
  const table = useTable<BlazeView>();
  const { view, prompt, selection, say, busy, stage } = table;
  if (prompt === null || prompt.kind !== 'choose') return null;
  if (selection === null)
    return prompt.key === 'bog.dilemma' ? (
      <Button disabled={busy} data-testid="lay-rest" onClick={() => table.answer(nextDilemma(view, prompt), layRest(prompt.seat))}>
        {say({ key: 'bog.ui.lay-rest' })}
      </Button>
    ) : null;
  const offers = offersFor(view, prompt, selection);
  const context = table as unknown as TableContext;
  // One button for each kind of order while there are many: a second flight is a coin on the line.
  const firsts = offers.filter((offer, i) => offers.findIndex(({ verb }) => verb === offer.verb) === i);
  const shown = (offers.length <= MOST[stage] ? offers : firsts).slice(0, MOST[stage]);
  return (
    <div className={styles.actions} data-testid="actions">
      {shown.map(({ option }, i) => (
        <ActButton
          key={JSON.stringify(option)}
          data-answer={JSON.stringify(option)}
          look={i === 0 ? 'main' : 'plain'}
          disabled={busy}
          onClick={() => table.answer(option)}
          act={act(context, option) ?? say(describeOption(table, option))}
          outcome={outcome(context, option)}
        />
      ))}
      {offers.length > shown.length && (
        <Button onClick={() => openChoices(offers.map(({ option }) => option))} aria-haspopup="dialog" data-testid="all-orders">
          {say({ key: 'bog.ui.all-n', params: { n: offers.length } })}
        </Button>
      )}
      {offers.length === 0 && <span className={styles.none}>{say({ key: 'bog.ui.no-orders' })}</span>}
      <IconButton glyph={x} label={say({ key: 'bog.ui.put-down' })} onClick={() => table.select(null)} />
    </div>
  );
}
