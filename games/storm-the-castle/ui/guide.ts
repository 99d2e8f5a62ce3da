/** The guided first match: a fixed deal; each step appears when its moment comes and goes when it is done. */
import type { Guide, GuideStep, GuideTable } from '@bridgehead/ui';
import { keepOf, type Space, spaceInfo } from '../board.ts';
import { isItem, kindOf } from '../cards.ts';
import type { CastleEvent, EventOf } from '../events.ts';
import type { CastleView, UnitView } from '../view.ts';
import { isAttack, optionsOf, spaceRef } from './intent.ts';

const ME = 0;

const viewOf = (table: GuideTable): CastleView => table.view as unknown as CastleView;
const standing = (table: GuideTable): { unit: UnitView; terrain: string; castle: number | null }[] =>
  viewOf(table).spaces.flatMap((stack, space) =>
    stack.map((unit) => ({ unit, terrain: spaceInfo(space).terrain, castle: spaceInfo(space).castle })),
  );
const mine = (table: GuideTable) => standing(table).filter(({ unit }) => unit.owner === ME);
const theirs = (table: GuideTable) => standing(table).filter(({ unit }) => unit.owner !== ME);
const holds = (table: GuideTable, test: (id: string) => boolean) =>
  (viewOf(table).players[ME].hand ?? []).some((card) => test(kindOf(card).id));
const attacked = (table: GuideTable, test: (event: EventOf<'attacked'>) => boolean) =>
  table.log.some((line) => {
    const event = line.event as CastleEvent;
    return event.type === 'attacked' && event.seat === ME && test(event);
  });
const canAttack = (table: GuideTable) => optionsOf(table.prompt).some(isAttack);
const fromRidge = (from: Space, to: Space) => spaceInfo(from).terrain === 'high' && spaceInfo(to).terrain === 'low';

const step = (id: string, clauses: readonly string[], rest: Partial<GuideStep>): GuideStep => ({
  id,
  title: `stc.guide.${id}`,
  text: `stc.guide.${id}.text`,
  clauses,
  ...rest,
});

export const guide: Guide = {
  // Shield Bearers, a Tower Shield and a Cleric to begin with, a Catapult soon; the Assassin on the other side.
  seed: '7c050000eb380000000000000000000000000000000000000000000000000000',
  options: { first: 'south' },
  seat: ME,
  level: 'cadet',
  steps: [
    step('goal', ['STC-1'], {
      points: [spaceRef(keepOf(1))],
      done: (table) => mine(table).length > 0 || table.inspected === spaceRef(keepOf(1)),
    }),
    step('dispatch', ['STC-20', 'STC-23'], { points: ['space:SBW', 'space:SBE'], done: (table) => mine(table).length > 0 }),
    step('march', ['STC-17', 'STC-27'], {
      points: ['space:SHW', 'space:SHE'],
      done: (table) => mine(table).some(({ terrain, castle }) => castle === null && terrain !== 'keep'),
    }),
    step('storm', ['STC-2'], {
      when: (table) => mine(table).some(({ castle }) => castle === 1),
      done: (table) => table.result !== null,
    }),
    step('ridge', ['STC-49'], {
      when: (table) => optionsOf(table.prompt).some((option) => isAttack(option) && fromRidge(spaceOf(table, option[1]), option[2])),
      done: (table) => attacked(table, (event) => fromRidge(event.from, event.to)),
    }),
    step('attack', ['STC-40', 'STC-47', 'STC-36'], { when: canAttack, done: (table) => attacked(table, () => true) }),
    step('shield', ['STC-24', 'STC-26', 'STC-51'], {
      when: (table) => table.prompt?.key === 'stc.dispatch' && optionsOf(table.prompt).some((option) => option[0] === 'equip'),
      done: (table) => mine(table).some(({ unit }) => unit.item !== null && isItem(unit.item)),
    }),
    step('stack', ['STC-56', 'STC-70'], {
      when: (table) => table.prompt?.key === 'stc.dispatch' && holds(table, (id) => id === 'cleric') && viewOf(table).points >= 2,
      done: (table) => mine(table).some(({ unit }) => unit.kind === 'cleric'),
    }),
    step('catapult', ['STC-66', 'STC-67'], {
      when: (table) =>
        (table.prompt?.key === 'stc.dispatch' && holds(table, (id) => id === 'catapult')) ||
        mine(table).some(({ unit }) => unit.kind === 'catapult'),
      done: (table) => attacked(table, (event) => event.mode === 'ranged'),
    }),
    step('assassin', ['STC-64'], { when: (table) => theirs(table).some(({ unit }) => unit.kind === 'assassin') }),
  ],
  free: { title: 'stc.guide.free', text: 'stc.guide.free.text' },
};

const spaceOf = (table: GuideTable, card: number): number =>
  viewOf(table).spaces.findIndex((stack) => stack.some((unit) => unit.card === card));
