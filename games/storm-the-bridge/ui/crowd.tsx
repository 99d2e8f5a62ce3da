/** People in a room or in front of their party's plate: everybody in one form, the largest in which all can be seen. */
import type { Prompt } from '@bridgehead/kernel';
import { Dialog, useTable } from '@bridgehead/ui';
import { type CSSProperties, useState } from 'react';
import type { BridgeView, PersonView } from '../view.ts';
import { Asked } from './asked.tsx';
import styles from './crowd.module.css';
import { litAs } from './intent.ts';
import { Person } from './person.tsx';
import { crowdIn, type Form } from './standing-room.ts';

export interface Place {
  readonly left: number;
  readonly top: number;
  readonly w: number;
  readonly h: number;
}

/** People who can be named now come into view first, used ones last. */
const lateness = (prompt: Prompt | null, one: PersonView): number => (litAs(prompt, one.card) !== null ? 0 : one.tapped ? 2 : 1);

export function Crowd({ people, places, from = 'figure' }: { people: readonly PersonView[]; places: readonly Place[]; from?: Form }) {
  const { prompt, say } = useTable<BridgeView>();
  const [open, setOpen] = useState(false);
  const { form, size, counts, shown } = crowdIn(places, people.length, from);
  const seen = new Set([...people].sort((a, b) => lateness(prompt, a) - lateness(prompt, b)).slice(0, shown));
  const drawn = people.filter((one) => seen.has(one));
  const hidden = people.filter((one) => !seen.has(one));
  const asked = hidden.filter((one) => litAs(prompt, one.card) !== null);
  let next = 0;
  return (
    <>
      {places.map(({ left, top, w, h }, i) => {
        const here = drawn.slice(next, next + (counts[i] ?? 0));
        next += counts[i] ?? 0;
        const isLast = i === places.length - 1;
        return here.length === 0 && !(isLast && hidden.length > 0) ? null : (
          <div
            key={`${left} ${top}`}
            className={styles.place}
            data-form={form}
            style={{ left: `${left}rem`, top: `${top}rem`, width: `${w}rem`, height: `${h}rem` } as CSSProperties}
          >
            {here.map((one) => (
              <Person key={one.card} person={one} form={form} size={size} />
            ))}
            {isLast && hidden.length > 0 && (
              <button type="button" className={styles.more} onClick={() => setOpen(true)} aria-haspopup="dialog">
                +{hidden.length}
                <span className="visually-hidden">{say({ key: 'stb.ui.more-people' })}</span>
              </button>
            )}
          </div>
        );
      })}
      {asked.length > 0 && <Asked people={asked} />}
      <Dialog title={say({ key: 'stb.ui.more-people' })} open={open} onClose={() => setOpen(false)}>
        <div className={styles.all}>
          {hidden.map((one) => (
            <Person key={one.card} person={one} form="figure" size={{ w: 5.5, h: 5 }} />
          ))}
        </div>
      </Dialog>
    </>
  );
}
