/** Special abilities (STC-63 to STC-71): tried at their unit’s own space. Assassin and Catapult have theirs in their attack. */
import { type Card, NONE, ownerOf } from '../cards.ts';
import { topOfGraveyard } from '../rules/graveyard.ts';
import { whyNotActor } from '../rules/phases.ts';
import {
  raise,
  readyRegularBeside,
  recover,
  recoverable,
  strengthen,
  whyNotRaise,
  whyNotRecover,
  whyNotStrengthen,
} from '../rules/specials.ts';
import { type Castle, spaceOf } from '../state.ts';
import { actors, type CastleAbilities, card, cardKey, cardRef, type Hope, NOTHING, named, pairs, playerOf, saying, unit } from './row.ts';

export type AbilityOption = readonly ['raise', Card] | readonly ['recover', Card, Card] | readonly ['strengthen', Card, Card];

export const ABILITIES: CastleAbilities<AbilityOption> = {
  raise: {
    takes: [unit],
    tries: (s, _seat, cleric, at) => (at === spaceOf(s, cleric) ? [['raise', cleric]] : NOTHING),
    why: (s, seat, cleric) => whyNotActor(s, seat, cleric) ?? whyNotRaise(s, cleric),
    do: (t, _seat, cleric) => raise(t, cleric),
    says: (view, cleric) => saying(view, 'raise', cleric, { unit: cardKey(playerOf(view, ownerOf(cleric)).graveyard.at(-1) ?? NONE) }),
    refs: (cleric) => [cardRef(cleric)],
    meant: (view, seat) => actors(view, seat).map((actor) => ['raise', actor]),
    hope: (s, cleric) => ({ brings: topOfGraveyard(s, ownerOf(cleric)) }),
  },
  recover: {
    takes: [unit, card],
    tries: (s, _seat, smith, at) => (at === spaceOf(s, smith) ? recoverable(s, smith).map((item) => ['recover', smith, item]) : NOTHING),
    why: (s, seat, smith, item) => whyNotActor(s, seat, smith) ?? whyNotRecover(s, smith, item),
    do: (t, _seat, smith, item) => recover(t, smith, item),
    says: (view, smith, item) => ({ key: 'stc.option.recover', params: { card: cardKey(smith), ...named(view, item) } }),
    refs: (smith, item) => [cardRef(smith), cardRef(item)],
    meant: (view, seat) =>
      actors(view, seat).flatMap((actor) => playerOf(view, seat).graveyard.map((item) => ['recover', actor, item] as const)),
    hope: (_s, _smith, item) => ({ brings: item }),
  },
  strengthen: {
    takes: [unit, card],
    tries: (s, _seat, sorcerer, at) =>
      at === spaceOf(s, sorcerer) ? [['strengthen', sorcerer, readyRegularBeside(s, sorcerer)]] : NOTHING,
    why: (s, seat, sorcerer, helped) => whyNotActor(s, seat, sorcerer) ?? whyNotStrengthen(s, sorcerer, helped),
    do: (t, _seat, sorcerer, helped) => strengthen(t, sorcerer, helped),
    says: (view, sorcerer, helped) => ({ key: 'stc.option.strengthen', params: { card: cardKey(sorcerer), ...named(view, helped) } }),
    refs: (sorcerer, helped) => [cardRef(sorcerer), cardRef(helped)],
    meant: (view, seat) => pairs(view, seat).map(({ actor, other }) => ['strengthen', actor, other]),
    hope: (_s, _sorcerer, helped) => ({ lends: helped }),
  },
};

/** What the ability promises, for a bot. */
export function hopeOf(s: Castle, [verb, ...data]: AbilityOption): Hope {
  const hope: (s: Castle, ...data: Card[]) => Hope = ABILITIES[verb].hope;
  return hope(s, ...data);
}
