/** A thing on the table that can be pointed at, tapped, dragged, read and reached by keys; and the zones such things lie in. */
import type { Ref } from '@bridgehead/kernel';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { dragFrom } from '../drag.ts';
import { rove } from '../keys.ts';
import { useTable } from '../table.tsx';
import { type Tap, useTap } from '../tap.ts';

export interface PieceOptions {
  /** What it can be used for now, in the game's own word; null if nothing. */
  readonly lit: string | null;
  readonly picked?: boolean;
  /** What a tap means; found out when it comes. */
  tap(): Tap;
  /** Absent: it cannot be dragged. */
  drop?(refs: readonly Ref[]): Tap;
}

export interface Piece {
  readonly lit: string | null;
  readonly picked: boolean;
  readonly selected: boolean;
  /** For the button that shows it. */
  readonly props: Readonly<Record<string, unknown>>;
}

/** `ref` is its name on the table; `card` flies by its number when it moves. */
export function usePiece(ref: Ref, { lit, picked = false, tap, drop }: PieceOptions): Piece {
  const table = useTable();
  const carryOut = useTap();
  const { prompt } = table;
  const selected = table.selection === ref;
  return {
    lit,
    picked,
    selected,
    props: {
      type: 'button',
      tabIndex: -1,
      'data-stop': '',
      'data-ref': ref,
      ...(ref.startsWith('card:') ? { 'data-card': ref.slice(5) } : {}),
      'data-lit': lit ?? undefined,
      'data-picked': picked ? '' : undefined,
      'data-selected': selected ? '' : undefined,
      'aria-pressed': prompt?.kind === 'select' && lit !== null ? picked : selected ? true : undefined,
      onClick: (event: MouseEvent<HTMLElement>) => carryOut(tap(), event.currentTarget),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        table.inspect(ref);
      },
      onContextMenu: (event: MouseEvent) => {
        event.preventDefault();
        table.inspect(ref);
      },
      onFocus: () => table.look(ref),
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') table.look(ref);
      },
      onPointerLeave: () => table.look(null),
      ...(drop === undefined || lit === null
        ? {}
        : {
            onPointerDown: (event: PointerEvent<Element>) =>
              dragFrom(event, { begin: () => table.select(ref), drop: (refs) => carryOut(drop(refs)) }),
          }),
    },
  };
}

interface ZoneProps {
  readonly name: string;
  readonly label: string;
  readonly className?: string | undefined;
  readonly style?: React.CSSProperties | undefined;
  readonly children: ReactNode;
}

/** A landmark whose things are one stop of Tab; arrows travel inside. */
export function Zone({ name, label, className, style, children }: ZoneProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const stops = [...(ref.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
    if (stops.some((stop) => stop.tabIndex === 0)) return;
    const entry = stops.find((stop) => stop.hasAttribute('data-lit')) ?? stops[0];
    if (entry !== undefined) entry.tabIndex = 0;
  });
  return (
    <section ref={ref} className={className} style={style} aria-label={label} data-zone={name} onKeyDown={rove}>
      {children}
    </section>
  );
}
