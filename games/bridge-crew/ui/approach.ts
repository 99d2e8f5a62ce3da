/** The half of a maverick's plan that the table draws: each way as a rung of the desk. Its rule is in `actions/approach.ts`. */
import type { DataOf, VerbOf } from '@bridgehead/kernel';
import { PLANS } from '../actions/approach.ts';
import type { ApproachAnswer, OrderId } from '../cards.ts';
import { TYPES } from '../dice.ts';
import { nth } from '../lists.ts';
import { maverickChance } from '../odds.ts';
import { approachKey } from '../table-help.ts';
import { bandAgainstBest, largestIn } from './facts.ts';
import { offers, type Rung, rung, type Table, ui } from './rungs.ts';

type Ways = { readonly [K in VerbOf<ApproachAnswer>]: (table: Table, ...data: DataOf<ApproachAnswer, K>) => Rung };

const trick =
  (id: 'technobabble' | 'love') =>
  (table: Table): Rung => {
    const { view, prompt, say } = table;
    const can = offers(prompt, id);
    const own = nth(view.officers, view.crew).dice;
    const die = largestIn(own.map((count, kind) => ((id === 'technobabble') === kind < TYPES ? count : 0)));
    const title = say({ key: approachKey(view, id) });
    const barred = say({ key: 'brc.no.gate', params: { approach: title } });
    const text = can ? say(ui(`plan.${id}`)) : die === null ? say({ key: id === 'love' ? 'brc.no.green' : 'brc.no.blue' }) : barred;
    const chance = die === null ? null : maverickChance(die);
    return rung(id, { is: 'quill' }, title, text, { can, band: can && chance !== null ? [chance, chance] : null });
  };

const WAYS: Ways = {
  ordered: (table) => {
    const { view, say } = table;
    const die = largestIn(nth(view.officers, view.crew).dice);
    return rung('ordered', { is: 'order', id: view.order ?? 'hail' }, say({ key: 'brc.approach.ordered' }), say(ui('plan.ordered')), {
      band: die === null ? null : bandAgainstBest(view, view.crew, die),
    });
  },
  technobabble: trick('technobabble'),
  love: trick('love'),
  belay: ({ say }, id: OrderId) =>
    rung(['belay', id], { is: 'order', id }, say(ui('plan.belay', { order: `@brc.order.${id}` })), say(ui('plan.belay.text'))),
};

/** As ordered, the two tricks, then every other Order. */
export function waysOf(table: Table): Rung[] {
  const belays = PLANS.meant(table.view, table.view.crew).flatMap((way) =>
    typeof way === 'string' || way[1] === table.view.order ? [] : [way[1]],
  );
  return [WAYS.ordered(table), WAYS.technobabble(table), WAYS.love(table), ...belays.map((order) => WAYS.belay(table, order))];
}
