/** After the end: how the day was saved, and who is remembered for what. */
import { Button, useTable } from '@bridgehead/ui';
import { awardsOf } from '../episode/awards.ts';
import type { CrewView } from '../view.ts';
import styles from './story.module.css';

export function Story() {
  const { view, marks, result, say, keep } = useTable<CrewView>();
  const winner = result?.ranking[0]?.[0] ?? view.captain;
  const awards = awardsOf(view, marks, result).filter(({ id }) => id !== 'breakthrough');
  return (
    <div className={styles.story} data-scrolls="">
      {awards.length > 0 && (
        <Button onClick={() => keep('show', 'on')} data-testid="open-show">
          {say({ key: 'brc.ui.show.open' })}
        </Button>
      )}
      <p>
        <b>
          {say({
            key: view.isContinued ? 'brc.ui.story.continued' : 'brc.ui.story.breakthrough',
            params: { name: `@seat.${winner}`, n: view.round },
          })}
        </b>
      </p>
      <ul className={styles.awards}>
        {awards.map(({ id, title, seats }) => (
          <li key={id}>
            {say({ key: 'brc.ui.story.award', params: { title, names: seats.map((seat) => say({ key: `seat.${seat}` })).join(', ') } })}
          </li>
        ))}
      </ul>
    </div>
  );
}
