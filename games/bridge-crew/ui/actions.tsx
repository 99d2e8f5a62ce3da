/** The buttons that belong to a text or to an attitude: posting, letting it be written, going in. */
import { ActButton, Button, useTable } from '@bridgehead/ui';
import { chanceBand, percent } from '../table-help.ts';
import type { CrewView } from '../view.ts';
import { attitudeIn, isOnce } from './facts.ts';
import { Actions as WriteActions } from './narration.tsx';

export function Actions() {
  const { prompt } = useTable<CrewView>();
  if (prompt?.kind === 'write') return <WriteActions />;
  if (prompt?.key === 'brc.face-off') return <GoIn />;
  return null;
}

/** An attitude is final once given: it is chosen on the table first, and given here. */
function GoIn() {
  const { view, viewer, aim, say, answer, busy } = useTable<CrewView>();
  const attitude = attitudeIn(aim);
  if (attitude === null || viewer === 'spectator') return <Button disabled>{say({ key: 'brc.ui.choose-attitude' })}</Button>;
  const [low, high] = chanceBand(view, viewer, attitude, isOnce(aim)) ?? [0, 1];
  return (
    <ActButton
      look="main"
      disabled={busy}
      act={say({ key: 'brc.ui.go-in', params: { attitude: `@brc.attitude.${attitude}` } })}
      outcome={{ good: null, text: say({ key: 'brc.ui.go-in.odds', params: { low: percent(low), high: percent(high) } }) }}
      onClick={() => answer(isOnce(aim) ? ['once', attitude] : attitude)}
      data-testid="go-in"
    />
  );
}
