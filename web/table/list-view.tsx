/** The table in words: every zone as a heading and a list. */
import { useTable } from '@bridgehead/ui';
import { t } from '../i18n.ts';
import styles from './list-view.module.css';

export default function ListView() {
  const table = useTable();
  return (
    <div className={styles.list} data-testid="list-view">
      {table.game.describe.zones(table.view, table.viewer).map((zone) => (
        <section key={zone.id}>
          <h2>{table.say(zone.title)}</h2>
          <ul className={styles.items}>
            {zone.items.map((item, i) => (
              <li key={item.ref ?? `${zone.id}.${i}`}>
                <strong>{table.say(item.title)}</strong> {(item.facts ?? []).map((fact) => table.say(fact)).join(', ')}
              </li>
            ))}
            {(zone.hidden ?? 0) > 0 && <li>{t('table.hidden', { count: zone.hidden ?? 0 })}</li>}
            {zone.items.length === 0 && (zone.hidden ?? 0) === 0 && <li>{t('table.empty')}</li>}
          </ul>
        </section>
      ))}
    </div>
  );
}
