/**
 * A seat's sign: colour, shape and letter together, so that no one of them has to be seen. Twelve seats can be told apart; where
 * seats play together, colour and shape are the team's and a number is the place in it.
 */
import type { Seat } from '@bridgehead/kernel';
import { createContext, useContext } from 'react';
import { length } from './glyph.tsx';

/** Shapes in a box of 24: triangle, circle, square, diamond, pentagon, cross, star, hexagon, triangle on its tip, shield, slant, eye. */
const SHAPES = [
  'M12 2 23 22H1z',
  'M1.5 12a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0 -21 0',
  'M2.5 2.5h19v19h-19z',
  'M12 .8 23.2 12 12 23.2.8 12z',
  'M12 1 23 9.2 18.8 22.4H5.2L1 9.2z',
  'M8 1.5h8V8h6.5v8H16v6.5H8V16H1.5V8H8z',
  'M12 .8l3.3 7.4 8 .8-6 5.4 1.7 7.9-7-4.1-7 4.1 1.7-7.9-6-5.4 8-.8z',
  'M6.3 1.8h11.4L23.4 12l-5.7 10.2H6.3L.6 12z',
  'M1 2h22L12 22z',
  'M2 1.5h20v10q0 7.5-10 11.5Q2 19 2 11.5z',
  'M6.5 3H24l-6.5 18H0z',
  'M0 12Q12-4.5 24 12 12 28.5 0 12z',
] as const;
const LETTERS = 'ABCDEFGHIJKL';
/** Colours that stay apart for colour-blind eyes; there are no more, so shapes and letters go on where they end. */
const COLOURS = 8;
/** The letter's baseline where a shape is not heaviest in its middle. */
const BASELINES: Readonly<Record<number, number>> = { 0: 19.5, 8: 13.5 };

export type Teams = readonly (readonly Seat[])[];

export interface Mark {
  /** Number of the shape. */
  readonly shape: number;
  readonly colour: string;
  /** 'C' for a seat that plays alone, '2' for the second of a team. */
  readonly text: string;
  /** To be spoken: 'C', 'B2'. */
  readonly name: string;
}

/** Null where everybody plays alone. */
export function markOf(seat: Seat, teams: Teams | null): Mark {
  const team = teams?.some((seats) => seats.length > 1) ? teams.findIndex((seats) => seats.includes(seat)) : -1;
  const shape = (team < 0 ? seat : team) % SHAPES.length;
  const colour = `var(--seat-${shape % COLOURS})`;
  const letter = LETTERS[shape] as string;
  if (team < 0) return { shape, colour, text: letter, name: letter };
  const text = String((teams?.[team]?.indexOf(seat) ?? 0) + 1);
  return { shape, colour, text, name: `${letter}${text}` };
}

/** Who plays together at this table. */
const TeamsContext = createContext<Teams | null>(null);
export const TeamsProvider = TeamsContext.Provider;
export const useMark = (seat: Seat): Mark => markOf(seat, useContext(TeamsContext));
/** A colour for each seat, for what is drawn in several colours at once. */
export function useSeatColours(): (seat: Seat) => string {
  const teams = useContext(TeamsContext);
  return (seat) => markOf(seat, teams).colour;
}

export function SeatMark({ seat, size = 24 }: { seat: Seat; size?: number }) {
  return (
    <svg viewBox="-1 -1 26 26" width={length(size)} height={length(size)} aria-hidden="true" style={{ flex: 'none' }}>
      <SeatShape seat={seat} />
    </svg>
  );
}

/** The bare sign in a box of 24, for larger drawings; `plain` leaves the letter out where something else stands in it. */
export function SeatShape({ seat, plain = false }: { seat: Seat; plain?: boolean }) {
  const { shape, colour, text } = useMark(seat);
  return (
    <>
      <path d={SHAPES[shape]} fill={colour} stroke="var(--seat-ink)" strokeWidth={1.5} strokeLinejoin="round" />
      {!plain && (
        <text
          x={12}
          y={BASELINES[shape] ?? 16.5}
          textAnchor="middle"
          fontSize={shape in BASELINES ? 11 : 12.5}
          fontWeight={800}
          fill="var(--seat-ink)"
        >
          {text}
        </text>
      )}
    </>
  );
}
