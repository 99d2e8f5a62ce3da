/** What can be done in the Dispatch phase. */
import { SPACES, type Space } from '../board.ts';
import { type Card, isItem, isUnit, NONE } from '../cards.ts';
import { deploy, endDispatch, equip, whyNotDeploy, whyNotEquip, whyNotPlay } from '../rules/dispatch.ts';
import { whyNotDispatching } from '../rules/phases.ts';
import type { CastleView } from '../view.ts';
import { type CastleActions, cardKey, cardRef, item, NOTHING, named, space, spaceKey, spaceRef, unit } from './row.ts';

export type DispatchOption = readonly ['deploy', Card, Space] | readonly ['equip', Card, Card] | 'done';

const handOf = (view: CastleView, seat: number): readonly Card[] => view.players[seat as 0].hand ?? [];

export const DISPATCHES: CastleActions<DispatchOption> = {
  deploy: {
    takes: [unit, space],
    tries: (_s, _seat, card, place) => (isUnit(card) ? [['deploy', card, place]] : NOTHING),
    why: (s, seat, card, to) => whyNotPlay(s, seat, card) ?? whyNotDeploy(s, seat, card, to),
    do: (t, _seat, card, to) => deploy(t, card, to),
    says: (_view, card, to) => ({ key: 'stc.option.deploy', params: { card: cardKey(card), space: spaceKey(to) } }),
    refs: (card, to) => [cardRef(card), spaceRef(to)],
    meant: (view, seat) =>
      handOf(view, seat)
        .filter(isUnit)
        .flatMap((card) => SPACES.map((_, to) => ['deploy', card, to] as const)),
  },
  equip: {
    takes: [item, unit],
    tries: (_s, _seat, card, bearer) => (isItem(card) ? [['equip', card, bearer]] : NOTHING),
    why: (s, seat, card, bearer) => whyNotPlay(s, seat, card) ?? whyNotEquip(s, seat, card, bearer),
    do: (t, _seat, card, bearer) => equip(t, card, bearer),
    says: (view, card, bearer) => ({ key: 'stc.option.equip', params: { card: cardKey(card), ...named(view, bearer) } }),
    refs: (card, bearer) => [cardRef(card), cardRef(bearer)],
    meant: (view, seat) =>
      handOf(view, seat)
        .filter(isItem)
        .flatMap((card) => view.spaces.flat().map((bearer) => ['equip', card, bearer.card] as const)),
  },
  done: {
    takes: [],
    tries: (_s, _seat, card) => (card === NONE ? ['done'] : NOTHING), // STC-R36
    why: (s) => whyNotDispatching(s),
    do: (t) => endDispatch(t.state),
    says: () => ({ key: 'stc.option.done' }),
    refs: () => NOTHING,
  },
};
