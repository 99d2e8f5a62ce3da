/** What the buttons say: the act, what it leads to, and which of them is the best next one. */
import type { Json } from '@bridgehead/kernel';
import type { Outcome, TableContext } from '@bridgehead/ui';
import { cardOf, type Deed, isDeed } from '../actions/deed.ts';
import { type Card, EVASIVE, HEAL, LOCK_ON, REDSHIRT, repairPoints, SHIELDS_UP } from '../cards.ts';
import { nth } from '../lists.ts';
import { CORE, CRITICAL, type Section, SHIELD } from '../ship.ts';
import { NONE } from '../state.ts';
import type { OfficerView, RedView } from '../view.ts';
import { asRed, chosenOf, enemyOf, optionsOf, type Red, viewOf } from './intent.ts';
import { actOf, outcomeOf, word } from './rows.ts';
import { sectionName } from './words.ts';

export function act(context: TableContext, answer: Json): string | null {
  const table = asRed(context);
  if (table.prompt?.key === 'red.turn-in' || table.prompt?.key === 'red.scythe') {
    const n = Array.isArray(answer) ? answer.length : 0;
    return word(table, n === 0 ? 'act.back' : table.prompt.key === 'red.scythe' ? 'act.scythe' : 'act.turn-in', { n });
  }
  if (table.prompt?.key === 'red.missile' && typeof answer === 'number') return sectionName(answer);
  return isDeed(answer) ? actOf(table, answer) : null;
}
export const outcome = (context: TableContext, answer: Json): Outcome | null => (isDeed(answer) ? outcomeOf(asRed(context), answer) : null);

/** A charge to disarm; a shot; help where it is needed; another redshirt. Null: nothing that is plainly good. */
export function best(context: TableContext): Deed | null {
  const table = asRed(context);
  const options = optionsOf(table);
  const chosen = chosenOf(table);
  if (table.prompt?.key !== 'red.menu' || chosen === null) return null;
  const find = (test: (deed: Deed) => boolean): Deed | null => options.find(test) ?? null;
  const plays = (card: Card): Deed | null => find((deed) => cardOf(deed) === card);
  const enemy = enemyOf(table, chosen);
  return (
    find((deed) => deed[0] === 'disarm') ??
    find((deed) => deed[0] === 'command') ??
    (shieldIsLow(table.view, chosen) ? plays(SHIELDS_UP) : null) ??
    bestRepair(table, options) ??
    (chosen.redshirts !== null && chosen.redshirts < 4 ? plays(REDSHIRT) : null) ??
    find((deed) => deed[0] === 'phaser' && deed[2] === 'officer') ??
    plays(LOCK_ON) ??
    find((deed) => deed[0] === 'fire' && deed[3] === enemy) ??
    find((deed) => deed[0] === 'fire-at' && deed[3] === enemy) ??
    plays(EVASIVE) ??
    find((deed) => deed[0] === 'phaser') ??
    plays(HEAL)
  );
}
/** A missile: the core section that is worst off and not yet lost. */
export function bestMissile({ prompt, view }: TableContext): Json | null {
  const number = prompt?.key === 'red.missile' ? prompt.params?.ship : null;
  const ship = typeof number === 'number' ? viewOf(view).ships[number] : undefined;
  if (prompt === null || ship === undefined || ship.false) return null;
  const worth = (section: Section): number => {
    const level = ship.levels[section] ?? CRITICAL;
    return level >= CRITICAL ? -1 : level + (CORE.includes(section) ? CRITICAL : 0);
  };
  const [first] = prompt.options.filter((option) => typeof option === 'number').sort((a, b) => worth(b) - worth(a));
  return first ?? null;
}
const shieldIsLow = (view: RedView, { ship }: OfficerView): boolean => (view.ships[ship]?.levels[SHIELD] ?? 0) >= 2;
function bestRepair({ view }: Red, options: readonly Deed[]): Deed | null {
  const gain = (deed: Deed): number => {
    if (deed[0] !== 'repair') return 0;
    const [, man, card, via, section] = deed;
    const ship = view.ships[via === NONE ? (view.officers[man]?.ship ?? NONE) : (view.bots[via]?.ship ?? NONE)];
    if (ship === undefined || ship.false || ship.team !== view.team) return 0;
    return Math.min(repairPoints(card), nth(ship.levels, section)) * (1 + (nth(ship.heavy, section) > 0 ? 1 : 0));
  };
  const [found] = options.toSorted((a, b) => gain(b) - gain(a));
  return found !== undefined && gain(found) > 0 ? found : null;
}
