/** A seat's sign: colour, shape and letter together, so that no one of them has to be seen. */
import type { Seat } from '@bridgehead/kernel';

/** Shapes in a box of 24: triangle, circle, square, diamond, pentagon, cross, star, hexagon. */
const SHAPES = [
  'M12 2 23 22H1z',
  'M1.5 12a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0 -21 0',
  'M2.5 2.5h19v19h-19z',
  'M12 .8 23.2 12 12 23.2.8 12z',
  'M12 1 23 9.2 18.8 22.4H5.2L1 9.2z',
  'M8 1.5h8V8h6.5v8H16v6.5H8V16H1.5V8H8z',
  'M12 .8l3.3 7.4 8 .8-6 5.4 1.7 7.9-7-4.1-7 4.1 1.7-7.9-6-5.4 8-.8z',
  'M6.3 1.8h11.4L23.4 12l-5.7 10.2H6.3L.6 12z',
] as const;
const LETTERS = 'ABCDEFGH';

export const seatLetter = (seat: Seat): string => LETTERS[seat % 8] as string;
export const seatColour = (seat: Seat): string => `var(--seat-${seat % 8})`;

export function SeatMark({ seat, size = 24 }: { seat: Seat; size?: number }) {
  return (
    <svg viewBox="-1 -1 26 26" width={size} height={size} aria-hidden="true" style={{ flex: 'none' }}>
      <SeatShape seat={seat} />
    </svg>
  );
}

/** The bare sign in a box of 24, for larger drawings. */
export function SeatShape({ seat }: { seat: Seat }) {
  return (
    <>
      <path d={SHAPES[seat % 8]} fill={seatColour(seat)} stroke="var(--seat-ink)" strokeWidth={1.5} strokeLinejoin="round" />
      <text
        x={12}
        y={seat % 8 === 0 ? 19.5 : 16.5}
        textAnchor="middle"
        fontSize={seat % 8 === 0 ? 11 : 12.5}
        fontWeight={800}
        fill="var(--seat-ink)"
      >
        {seatLetter(seat)}
      </text>
    </>
  );
}
