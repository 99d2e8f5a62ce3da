/** The board as a list: every space with who stands there and what can be done with it. */
import { Button, describeOption, useTable } from '@bridgehead/ui';
import { spaceInfo } from '../board.ts';
import type { CastleView } from '../view.ts';
import { describeSpace } from './describe-space.ts';
import { optionsOf, placeOf } from './intent.ts';
import { ALL_SPACES } from './layout.ts';
import styles from './list.module.css';

export function List() {
  const table = useTable<CastleView>();
  const { view, prompt, say } = table;
  return (
    <div className={styles.list} data-testid="list-view">
      <ul className={styles.spaces}>
        {ALL_SPACES.map((space) => {
          const stack = (view.spaces[space] ?? []).map((unit) => unit.card);
          const options = optionsOf(prompt).filter(
            (option) =>
              typeof option !== 'string' && (stack.includes(option[1]) || (option[0] === 'deploy' && placeOf(view, option) === space)),
          );
          return (
            <li key={space}>
              <h2>{spaceInfo(space).name}</h2>
              <p>{describeSpace(table, space, [])}</p>
              {options.map((option) => (
                <Button key={JSON.stringify(option)} onClick={() => table.answer(option)}>
                  {say(describeOption(table, option))}
                </Button>
              ))}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
