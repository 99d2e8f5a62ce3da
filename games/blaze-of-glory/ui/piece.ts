/** What everything on this table shares: it lights up, can be tapped, read and reached by keys. */
import type { Ref } from '@bridgehead/kernel';
import { type Piece, usePiece, useTable } from '@bridgehead/ui';
import type { BlazeView } from '../view.ts';
import { litAs, offersOf, tapOn } from './intent.ts';

export interface OnTable extends Piece {
  /** What a screen reader hears after the name: what it can be used for. */
  readonly use: string;
}
export function useOnTable(ref: Ref): OnTable {
  const table = useTable<BlazeView>();
  const { view, prompt, selection, say } = table;
  const lit = litAs(view, prompt, selection, ref);
  const picked = prompt?.kind === 'select' && offersOf(view, prompt).some(({ to, option }) => to === ref && table.picked.includes(option));
  const piece = usePiece(ref, { lit, picked, tap: () => tapOn({ view, prompt, selection }, ref), drop: () => ({ do: 'select', ref }) });
  return { ...piece, use: lit === null ? '' : say({ key: `bog.ui.lit.${lit}` }) };
}
