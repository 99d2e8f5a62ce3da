/** The drawn half of the actions: what a button says, and what it leads to. */
import { type Look, type Looks, looksOf } from '@bridgehead/ui';
import { ACTIONS, type Option } from '../actions/index.ts';
import type { Space } from '../board.ts';
import { type Card, unitOf } from '../cards.ts';
import { previewAttack } from '../preview.ts';
import type { AttackMode } from '../state.ts';
import type { CastleView } from '../view.ts';

/** The words of the option say it all, and there is no chance in it. */
const plain = { button: null, outcome: null };

/** "Storm the keep", "42 %, and you win". */
const attack = (mode: AttackMode): Look<CastleView, readonly [Card, Space, Card]> => ({
  button({ view, say }, attacker, _space, target) {
    const preview = previewAttack(view, mode, attacker, target);
    const storms = preview?.success === 'storms';
    const key = storms ? 'stc.ui.storm' : preview !== null && mode === 'ranged' ? 'stc.ui.shoot' : 'stc.ui.strike';
    return say({ key, params: { target: unitOf(target).name } });
  },
  outcome({ view, say }, attacker, _space, target) {
    const preview = previewAttack(view, mode, attacker, target);
    if (preview === null || view.odds !== 'shown') return null;
    const chance = preview.top === null ? say({ key: 'stc.ui.sure' }) : `${Math.round(preview.chance * 100)} %`;
    return { text: say({ key: `stc.ui.leads.${preview.success}`, params: { chance } }), good: null };
  },
});

const LOOKS: Looks<CastleView, Option> = {
  deploy: plain,
  equip: plain,
  done: plain,
  move: plain,
  melee: attack('melee'),
  ranged: attack('ranged'),
  end: plain,
  raise: plain,
  recover: plain,
  strengthen: plain,
};

export const { act, outcome, looks } = looksOf(ACTIONS, LOOKS);
