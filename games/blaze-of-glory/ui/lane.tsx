/** All ships and facilities of one side at one place. */

import { type Box, Dialog, Icon, useTable } from '@bridgehead/ui';
import { useState } from 'react';
import type { VesselView } from '../view.ts';
import { type Berth, planFor } from './forms.ts';
import { LINK } from './glyphs.ts';
import styles from './lane.module.css';
import { thingRef } from './position.ts';
import { vars } from './vars.ts';
import { More, Vessel } from './vessel.tsx';

interface LaneProps {
  readonly vessels: readonly VesselView[];
  readonly box: Box;
  /** Where there is room for cards: where they lie on the line, and where this column begins on it. */
  readonly berth?: Berth | null;
  readonly from?: number;
}

export function Lane({ vessels, box, berth = null, from = 0 }: LaneProps) {
  if (vessels.length === 0) return <div className={styles.lane} />;
  if (berth === null) return <Forms vessels={vessels} box={box} />;
  const { x, w, step } = berth;
  const style = { position: 'absolute', left: `${(x - from).toFixed(3)}rem`, width: `${w.toFixed(3)}rem` } as const;
  return (
    <div className={styles.berth} style={style}>
      {step === null ? (
        <Forms vessels={vessels} box={{ w, h: box.h }} />
      ) : (
        <Cards vessels={vessels} step={step} w={w - step * (vessels.length - 1)} />
      )}
    </div>
  );
}

/** Side by side or as a fan; what is docked is linked to its host. */
function Cards({ vessels, step, w }: { vessels: readonly VesselView[]; step: number; w: number }) {
  const fanned = step > 0 && step < 6;
  return (
    <>
      {vessels.map((vessel, i) => (
        <div
          key={vessel.id}
          className={styles.card}
          data-spare={fanned && i < vessels.length - 1 ? '' : undefined}
          style={{ left: `${(step * i).toFixed(3)}rem`, width: `${w.toFixed(3)}rem` }}
        >
          <Vessel vessel={vessel} form="card" />
          {!fanned && vessel.host >= 0 && i > 0 && (
            <span className={styles.link} aria-hidden="true">
              <Icon glyph={LINK} size={11} />
            </span>
          )}
        </div>
      ))}
    </>
  );
}

function Forms({ vessels, box }: { vessels: readonly VesselView[]; box: Box }) {
  const { selection, say } = useTable();
  const [open, setOpen] = useState(false);
  const { form, shown, columns } = planFor(vessels.length, box);
  // What is picked up is never in the stack.
  const ordered = [...vessels].sort((a, b) => Number(thingRef(b.id) === selection) - Number(thingRef(a.id) === selection));
  const drawn = shown < vessels.length ? ordered.slice(0, shown) : vessels;
  const rest = vessels.filter((one) => !drawn.includes(one));
  return (
    <div className={styles.lane} data-form={form} style={vars({ '--columns': columns })}>
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
