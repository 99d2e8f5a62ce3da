/** What a tap on a thing means, as the game's own `intent` finds out, and how it is carried out. */
import type { Json, Ref } from '@bridgehead/kernel';
import { announce } from './pieces/announcer.tsx';
import { type Ahead, describeOption, useTable } from './table.tsx';

export type Tap =
  | { readonly do: 'answer'; readonly answer: Json; readonly ahead?: Ahead }
  | { readonly do: 'toggle'; readonly option: Json }
  | { readonly do: 'select'; readonly ref: Ref | null }
  /** Show what the answer would do before it is given. */
  | { readonly do: 'aim'; readonly answer: Json }
  | { readonly do: 'why'; readonly answer: Json }
  | { readonly do: 'inspect'; readonly ref: Ref };

export function useTap(): (tap: Tap, from?: Element | null) => void {
  const table = useTable();
  return (tap, from) => {
    switch (tap.do) {
      case 'answer':
        return table.busy ? undefined : table.answer(tap.answer, tap.ahead);
      case 'toggle':
        return table.toggle(tap.option);
      case 'select':
        return table.select(tap.ref);
      case 'aim':
        table.takeAim(tap.answer);
        return announce(table.say(describeOption(table, tap.answer)));
      case 'why':
        return table.whyNot(tap.answer, from);
      case 'inspect':
        return table.inspect(tap.ref);
    }
  };
}
