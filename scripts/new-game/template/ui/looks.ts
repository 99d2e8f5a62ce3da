/** The drawn half of the actions: what a button says (null: the words of the option), and what it leads to. */
import { type Looks, looksOf } from '@bridgehead/ui';
import { ACTIONS, type Option } from '../actions/index.ts';
import { strengthOf } from '../cards.ts';
import type { DuelView } from '../view.ts';

const LOOKS: Looks<DuelView, Option> = {
  enlist: {
    button: null,
    outcome: ({ say }, card) => ({ text: say({ key: 'tpl.ui.worth', params: { n: strengthOf(card) } }), good: null }),
  },
  strike: {
    button: null,
    outcome: ({ say }, _card, target) => ({ text: say({ key: 'tpl.ui.worth', params: { n: strengthOf(target) } }), good: null }),
  },
  rest: { button: null, outcome: null },
  parry: {
    button: null,
    outcome({ view, say }) {
      const saved = view.strike === null ? 0 : strengthOf(view.strike.target);
      return { text: say({ key: 'tpl.ui.saves', params: { n: saved } }), good: true };
    },
  },
};

export const { act, outcome, looks } = looksOf(ACTIONS, LOOKS);
