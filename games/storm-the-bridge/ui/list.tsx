/** The table in words: what lies where, and what can be done with each thing. */
import { Button, cardOfRef, describeOption, useTable } from '@bridgehead/ui';
import type { BridgeView } from '../view.ts';
import { optionsAbout } from './intent.ts';
import styles from './list.module.css';

export function List() {
  const table = useTable<BridgeView>();
  const { game, view, viewer, prompt, say } = table;
  return (
    <div className={styles.list} data-testid="list-view">
      {game.describe.zones(view, viewer).map((zone) => (
        <section key={zone.id}>
          <h3>{say(zone.title)}</h3>
          <ul className={styles.items}>
            {zone.items.map((item, i) => {
              const card = cardOfRef(item.ref);
              const options = card === null || prompt?.kind !== 'choose' ? [] : optionsAbout(prompt, card);
              return (
                <li key={item.ref ?? `${zone.id}.${i}`}>
                  <span>
                    <strong>{say(item.title)}</strong> {(item.facts ?? []).map((fact) => say(fact)).join(', ')}
                  </span>
                  {options.map((option) => (
                    <Button key={JSON.stringify(option)} onClick={() => table.answer(option)}>
                      {say(describeOption(table, option))}
                    </Button>
                  ))}
                </li>
              );
            })}
            {(zone.hidden ?? 0) > 0 && <li>{say({ key: 'stb.ui.hidden', params: { n: zone.hidden ?? 0 } })}</li>}
            {zone.items.length === 0 && (zone.hidden ?? 0) === 0 && <li>{say({ key: 'stb.ui.nothing' })}</li>}
          </ul>
        </section>
      ))}
    </div>
  );
}
