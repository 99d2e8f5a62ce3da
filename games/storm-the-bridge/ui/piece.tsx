/** Everything on the table that can be pointed at: one way to tap, read, reach by keys and light up. */
import { rove, useTable } from '@bridgehead/ui';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Card } from '../cards/index.ts';
import { pendingAttempt } from '../table-help.ts';
import type { BridgeView } from '../view.ts';
import { cardRef, litAs, type Tap, tapOn, type Verb } from './intent.ts';

export interface Piece {
  /** The thing in words and what can be done with it: what a screen reader says instead of the drawing. */
  readonly words: string;
  readonly lit: Verb | 'pick' | null;
  readonly picked: boolean;
  readonly selected: boolean;
  /** Named for the pending attempt; `out` if it does not count any more. */
  readonly committed: 'in' | 'out' | null;
  /** What is under way names it. */
  readonly aimedAt: boolean;
  readonly props: Readonly<Record<string, unknown>>;
}

function useTap(): (tap: Tap, from?: Element | null) => void {
  const table = useTable<BridgeView>();
  return (tap, from) => {
    switch (tap.do) {
      case 'answer':
        return table.busy ? undefined : table.answer(tap.answer);
      case 'toggle':
        return table.toggle(tap.option);
      case 'select':
        return table.select(tap.ref);
      case 'why':
        return table.whyNot(tap.answer, from);
      case 'inspect':
        return table.inspect(tap.ref);
    }
  };
}

export function usePiece(card: Card, name: string): Piece {
  const table = useTable<BridgeView>();
  const carryOut = useTap();
  const { view, prompt, selection, layout } = table;
  const ref = cardRef(card);
  const lit = litAs(prompt, card);
  const selected = selection === ref;
  const picked = prompt?.kind === 'select' && table.picked.includes(card);
  const attempt = pendingAttempt(view);
  const committed = attempt?.committed.includes(card) ? (attempt.counting.includes(card) ? 'in' : 'out') : null;
  const aimedAt = view.stack.some((frame) => frame.targets.includes(card) || (frame === attempt && frame.card === card));
  const words = [
    name,
    ...(committed === null ? [] : [table.say({ key: `stb.ui.committed.${committed}` })]),
    ...(lit === null ? [] : [table.say({ key: `stb.ui.lit.${lit}` })]),
  ];
  return {
    words: words.join('. '),
    lit,
    picked,
    selected,
    committed,
    aimedAt,
    props: {
      type: 'button',
      tabIndex: -1,
      'data-stop': '',
      'data-ref': ref,
      'data-card': card,
      'data-lit': lit ?? undefined,
      'data-picked': picked ? '' : undefined,
      'data-selected': selected ? '' : undefined,
      'data-committed': committed ?? undefined,
      'data-aimed': aimedAt ? '' : undefined,
      'aria-pressed': prompt?.kind === 'select' && lit !== null ? picked : selected ? true : undefined,
      onClick: (event: MouseEvent<HTMLElement>) =>
        carryOut(tapOn(view, { prompt, selection, careful: layout !== 'wide' }, card), event.currentTarget),
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
      onPointerEnter: () => table.look(ref),
      onPointerLeave: () => table.look(null),
    },
  };
}

interface ZoneProps {
  readonly name: string;
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A landmark whose things are one stop of Tab; arrows travel inside. */
export function Zone({ name, label, className, children }: ZoneProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const stops = [...(ref.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
    if (stops.some((stop) => stop.tabIndex === 0)) return;
    const entry = stops.find((stop) => stop.hasAttribute('data-lit')) ?? stops[0];
    if (entry !== undefined) entry.tabIndex = 0;
  });
  return (
    <section ref={ref} className={className} aria-label={label} data-zone={name} onKeyDown={rove}>
      {children}
    </section>
  );
}
