/** Moving and attacking (STC-27 to STC-53), and the end of a turn. */
import type { Phrase } from '@bridgehead/kernel';
import { SPACES, type Space } from '../board.ts';
import { type Card, NONE, ownerOf } from '../cards.ts';
import { previewAttack } from '../preview.ts';
import { attack } from '../rules/attack.ts';
import { endTurn } from '../rules/end.ts';
import { move } from '../rules/move.ts';
import { whyNotActing, whyNotActor } from '../rules/phases.ts';
import { whyNotMove, whyNotShoot, whyNotStrike } from '../rules/reach.ts';
import { type AttackMode, spaceOf, topOf, underOf } from '../state.ts';
import type { CastleView } from '../view.ts';
import { actors, type CastleActions, cardKey, cardRef, NOTHING, pairs, saying, space, spaceKey, spaceRef, target, unit } from './row.ts';

export type MarchOption =
  | readonly ['move', Card, Space]
  | readonly ['melee', Card, Space, Card]
  | readonly ['ranged', Card, Space, Card]
  | 'end';

export const MARCHES: CastleActions<MarchOption> = {
  move: {
    takes: [unit, space],
    tries: (s, _seat, actor, to) => (to === spaceOf(s, actor) ? NOTHING : [['move', actor, to]]),
    why: (s, seat, actor, to) => whyNotActor(s, seat, actor) ?? whyNotMove(s, actor, to),
    do: (t, _seat, actor, to) => move(t, actor, to),
    says: (view, actor, to) => saying(view, 'move', actor, { space: spaceKey(to) }),
    refs: (actor, to) => [cardRef(actor), spaceRef(to)],
    meant: (view, seat) => actors(view, seat).flatMap((actor) => SPACES.map((_, to) => ['move', actor, to] as const)),
  },
  melee: {
    takes: [unit, space, target],
    tries: (s, seat, actor, to) => {
      const top = topOf(s, to);
      if (top === NONE || ownerOf(top) === seat) return NOTHING;
      const under = underOf(s, to);
      return under === NONE ? [['melee', actor, to, top]] : [['melee', actor, to, top], ['melee', actor, to, under]]; // biome-ignore format: one line
    },
    why: (s, seat, actor, to, enemy) => whyNotActor(s, seat, actor) ?? whyNotStrike(s, actor, to, enemy),
    do: (t, _seat, actor, to, enemy) => attack(t, 'melee', actor, to, enemy),
    says: (view, actor, to, enemy) => attacking(view, 'melee', actor, to, enemy),
    refs: (actor, to, enemy) => [cardRef(actor), spaceRef(to), cardRef(enemy)],
    meant: (view, seat) => pairs(view, seat).map(({ actor, to, other }) => ['melee', actor, to, other]),
  },
  ranged: {
    takes: [unit, space, target],
    tries: (s, seat, actor, to) => {
      const top = topOf(s, to);
      return top === NONE || ownerOf(top) === seat ? NOTHING : [['ranged', actor, to, top]];
    },
    why: (s, seat, actor, to, enemy) => whyNotActor(s, seat, actor) ?? whyNotShoot(s, actor, to, enemy),
    do: (t, _seat, actor, to, enemy) => attack(t, 'ranged', actor, to, enemy),
    says: (view, actor, to, enemy) => attacking(view, 'ranged', actor, to, enemy),
    refs: (actor, to, enemy) => [cardRef(actor), spaceRef(to), cardRef(enemy)],
    meant: (view, seat) => pairs(view, seat).map(({ actor, to, other }) => ['ranged', actor, to, other]),
  },
  end: {
    takes: [],
    tries: (_s, _seat, actor) => (actor === NONE ? ['end'] : NOTHING), // STC-R36
    why: (s) => whyNotActing(s),
    do: (t) => endTurn(t, 'ended'),
    says: () => ({ key: 'stc.option.end' }),
    refs: () => NOTHING,
  },
};

/** With the chance where the table shows it. */
function attacking(view: CastleView, mode: AttackMode, actor: Card, to: Space, enemy: Card): Phrase {
  const preview = view.odds === 'shown' ? previewAttack(view, mode, actor, enemy) : null;
  const params = { target: cardKey(enemy), space: spaceKey(to) };
  return preview === null
    ? saying(view, mode, actor, params)
    : saying(view, `${mode}-odds`, actor, { ...params, chance: `${Math.round(preview.chance * 1000) / 10}` });
}
