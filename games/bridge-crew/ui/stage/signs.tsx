/** The signs of the four reactions, our own shapes. */
import { length } from '@bridgehead/ui';
import type { Reaction } from '../reactions.ts';

const FACE = <circle cx={24} cy={24} r={20} />;

const SHAPES: Readonly<Record<Reaction, React.ReactNode>> = {
  ha: (
    <>
      {FACE}
      <path d="M12.5 20q3-4.5 6 0M29.5 20q3-4.5 6 0" />
      <path d="M12.5 27h23q-1 11-11.5 11T12.5 27Z" fill="currentColor" />
    </>
  ),
  gasp: (
    <>
      {FACE}
      <circle cx={16.5} cy={19} r={2.6} fill="currentColor" stroke="none" />
      <circle cx={31.5} cy={19} r={2.6} fill="currentColor" stroke="none" />
      <ellipse cx={24} cy={32} rx={4.6} ry={6} fill="currentColor" stroke="none" />
    </>
  ),
  salute: (
    <>
      <path d="M8 19Q9 6 23 6t15 11l-5 2Z" fill="currentColor" />
      <path d="M9 21q0 20 14.5 20T37 25" />
      <circle cx={17.5} cy={26} r={2.3} fill="currentColor" stroke="none" />
      <circle cx={28} cy={26} r={2.3} fill="currentColor" stroke="none" />
      <path d="M18 34q5 3.500 10 0" />
      <path d="M31 15 41 12V30q0 5-3 9" strokeWidth={4.5} />
    </>
  ),
  clap: (
    <>
      <rect x={5} y={20} width={38} height={22} rx={3} />
      <path d="m5.500 17 36-9 1.500 6.500L6.500 23Z" fill="currentColor" />
      <path d="m19 27 10 9M29 27l-10 9" strokeWidth={4.2} />
    </>
  ),
};

export function ReactionSign({ what, size }: { what: Reaction; size: number }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={length(size)}
      height={length(size)}
      fill="none"
      stroke="currentColor"
      strokeWidth={3.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {SHAPES[what]}
    </svg>
  );
}
