/** When to be asked: the profiles and the cases of the rules, in words, and every card that has been seen. */
import type { Standing } from '@bridgehead/kernel';
import type { StandingChoices, TableContext } from '@bridgehead/ui';
import { actionFace, nameOf } from '../cards/index.ts';
import { PROFILES, STOPS } from '../rules/standing.ts';
import type { BridgeView } from '../view.ts';

/** Cards of the Discard Pile that can be named, the latest. */
const SEEN = 8;

export function standing({ view, say, viewer }: TableContext<BridgeView>): StandingChoices & { readonly first: Standing } {
  const seen = [...new Map(view.discard.map((card) => [actionFace(card).id, card])).entries()].slice(-SEEN);
  const hand = viewer === 'spectator' ? [] : (view.parties[viewer]?.hand ?? []);
  return {
    first: PROFILES.close,
    profiles: Object.entries(PROFILES).map(([name, standing]) => ({ label: say({ key: `stb.ui.prefs.${name}` }), standing })),
    stops: [
      ...STOPS.map((tag) => ({ tag, label: say({ key: `stb.ui.prefs.stop.${tag}` }) })),
      ...seen.map(([tag, card]) => ({ tag, label: say({ key: 'stb.ui.prefs.stop.card', params: { card: nameOf(card) } }) })),
    ],
    plays: hand.map((card) => ({ play: ['play', card], label: nameOf(card) })),
    note: say({ key: 'stb.ui.prefs.note' }),
  };
}
