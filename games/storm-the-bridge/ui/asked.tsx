/** Over the ship: everybody the question is about whose own place has no room for them. Nobody like that is only counted. */
import { SeatMark, useSeatColours, useTable } from '@bridgehead/ui';
import { type CSSProperties, createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import type { BridgeView, PersonView } from '../view.ts';
import styles from './asked.module.css';
import { ownerOf } from './intent.ts';
import { Person } from './person.tsx';

const AskedPlace = createContext<HTMLElement | null>(null);

export function WithAsked({ className, children }: { className: string | undefined; children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <AskedPlace.Provider value={place}>
      {children}
      <div ref={setPlace} className={className} data-overlay="" data-scrolls="" />
    </AskedPlace.Provider>
  );
}

export function Asked({ people }: { people: readonly PersonView[] }) {
  const { view } = useTable<BridgeView>();
  const place = useContext(AskedPlace);
  const colourOf = useSeatColours();
  const [first] = people;
  if (first === undefined || place === null) return null;
  const seat = ownerOf(view, first.card);
  return createPortal(
    <div className={styles.asked} style={{ '--owner': colourOf(seat) } as CSSProperties}>
      <SeatMark seat={seat} size={20} />
      {people.map((one) => (
        <Person key={one.card} person={one} form="figure" size={{ w: 4.6, h: 3.8 }} />
      ))}
    </div>,
    place,
  );
}
