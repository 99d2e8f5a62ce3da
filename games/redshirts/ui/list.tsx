import { Button, describeOption, useTable } from '@bridgehead/ui';
import { manOf } from '../actions/deed.ts';
import { CAPSULE, SECTIONS } from '../ship.ts';
import type { RedView } from '../view.ts';
import { menuOf } from './intent.ts';
import styles from './list.module.css';
import { sectionFacts } from './sentences.ts';
import { officerTitle, sectionName, shipTitle } from './words.ts';

export function List() {
  const table = useTable<RedView>();
  const { view, prompt, say } = table;
  const deeds = menuOf(prompt);
  const actors = [...new Set(deeds.flatMap((deed) => (deed[0] === 'end-all' ? [] : [deed[1]])))];
  return (
    <div className={styles.list} data-testid="list-view">
      {view.ships
        .filter(({ gone }) => !gone)
        .map((ship) => (
          <section key={ship.ship}>
            <h2>{shipTitle(view, ship.ship)}</h2>
            <ul>
              {SECTIONS.map((_, section) => section)
                .filter((section) => (section === CAPSULE) === ship.pod)
                .map((section) => (
                  <li key={section}>
                    <b>{sectionName(section)}</b>: {sectionFacts(table, ship, section).join('; ')}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      {actors.map((officer) => (
        <section key={officer}>
          <h2>{officerTitle(view, officer)}</h2>
          {deeds
            .filter((deed) => manOf(deed) === officer)
            .map((deed) => (
              <Button key={JSON.stringify(deed)} onClick={() => table.answer(deed)}>
                {say(describeOption(table, deed))}
              </Button>
            ))}
        </section>
      ))}
    </div>
  );
}
