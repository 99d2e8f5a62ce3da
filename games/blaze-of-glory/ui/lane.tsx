/** All ships and facilities of one side at one place. */
import { type Box, Dialog, useTable } from '@bridgehead/ui';
import { type CSSProperties, useState } from 'react';
import type { VesselView } from '../view.ts';
import { planFor } from './forms.ts';
import styles from './lane.module.css';
import { thingRef } from './position.ts';
import { More, Vessel } from './vessel.tsx';

export function Lane({ vessels, box }: { vessels: readonly VesselView[]; box: Box }) {
  const { selection, say } = useTable();
  const [open, setOpen] = useState(false);
  if (vessels.length === 0) return <div className={styles.lane} />;
  const { form, shown, columns } = planFor(vessels.length, box);
  // What is picked up is never in the stack.
  const ordered = [...vessels].sort((a, b) => Number(thingRef(b.id) === selection) - Number(thingRef(a.id) === selection));
  const drawn = shown < vessels.length ? ordered.slice(0, shown) : vessels;
  const rest = vessels.filter((one) => !drawn.includes(one));
  return (
    <div className={styles.lane} data-form={form} style={{ '--columns': columns } as CSSProperties}>
      {drawn.map((vessel) => (
        <Vessel key={vessel.id} vessel={vessel} form={form} />
      ))}
      {rest.length > 0 && <More vessels={rest} onOpen={() => setOpen(true)} />}
      <Dialog title={say({ key: 'bog.ui.ships-here' })} open={open} onClose={() => setOpen(false)}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: any choice closes the list */}
        <div className={styles.list} onClick={() => setOpen(false)}>
          {rest.map((vessel) => (
            <Vessel key={vessel.id} vessel={vessel} form="plate" />
          ))}
        </div>
      </Dialog>
    </div>
  );
}
