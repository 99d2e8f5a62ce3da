/** An officer's face in a disc or a frame; their seat's mark where no card is open yet. */
import type { Seat } from '@bridgehead/kernel';
import { later, length, SeatMark, useTable } from '@bridgehead/ui';
import type { CrewView } from '../view.ts';
import styles from './portrait.module.css';

const useFaces = later(() => import('./faces/crew.ts'));

export function Portrait({ seat, size, square = false }: { seat: Seat; size: number; square?: boolean }) {
  const { view } = useTable<CrewView>();
  const faces = useFaces();
  const crew = view.officers[seat]?.crew ?? null;
  const source = crew === null ? '' : (faces?.portraitOf(crew, square ? 'whole' : 'chip') ?? '');
  return (
    <span
      className={styles.portrait}
      data-square={square || undefined}
      style={{ width: length(size), height: length(size), '--seat': `var(--seat-${seat})` } as React.CSSProperties}
    >
      {source === '' ? <SeatMark seat={seat} size={size * 0.6} /> : <img src={source} alt="" width={size} height={size} />}
    </span>
  );
}
