/** The ships as lists: every section with its state, and every deed of the open question as a button. */
import type { Json } from '@bridgehead/kernel';
import { Button, describeOption, useTable } from '@bridgehead/ui';
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
  const actors = [...new Set(deeds.flatMap((deed) => (deed[1] === undefined ? [] : [deed[1]])))];
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
                    <b>{sectionName(section)}</b>: {sectionFacts(view, ship, section).join('; ')}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      {actors.map((officer) => (
        <section key={officer}>
          <h2>{officerTitle(view, officer)}</h2>
          {deeds
            .filter((deed) => deed[1] === officer)
            .map((deed) => (
              <Button key={JSON.stringify(deed)} onClick={() => table.answer(deed as unknown as Json)}>
                {say(describeOption(table, deed as unknown as Json))}
              </Button>
            ))}
        </section>
      ))}
    </div>
  );
}
