/** What people try although the rules never offer it as an action of its own; it is there for the reason why not. */
import { BRIDGE, type Card } from '../cards/index.ts';
import { REASONS } from '../rules/reasons.ts';
import { whyNotStation } from '../rules/stations.ts';
import { type BridgeActions, card, NOTHING, refs, saying } from './row.ts';

export type Never = readonly ['station', Card, Card] | readonly ['take-back', Card];

const nothing = (): void => undefined;

export const NEVERS: BridgeActions<Never> = {
  station: {
    takes: [card, card],
    tries: () => NOTHING,
    why: (s, seat, crew, section) => whyNotStation(s, seat, crew, section),
    do: nothing,
    says: (_view, crew) => saying('station', crew),
    refs,
    meant: (view, seat) => (view.parties[seat]?.crew ?? []).map((crew) => ['station', crew.card, BRIDGE]),
  },
  'take-back': {
    takes: [card],
    tries: () => NOTHING,
    why: () => REASONS.spent(),
    do: nothing,
    says: (_view, one) => saying('take-back', one),
    refs,
  },
};
