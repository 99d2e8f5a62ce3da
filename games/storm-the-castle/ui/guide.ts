/** The guided first match: a fixed deal; each step appears when its moment comes and goes when it is done. */
import { cardRef, type Guide, type GuideStep } from '@bridgehead/ui';
import { keepOf, type Space, spaceInfo } from '../board.ts';
import { isItem, kindOf, unitOf } from '../cards.ts';
import type { CastleEvent, EventOf } from '../events.ts';
import type { CastleView, UnitView } from '../view.ts';
import { type GuideTable, now } from './guide-now.ts';
import { isAttack, optionsOf, spaceRef } from './intent.ts';

const ME = 0;
type Step = GuideStep<CastleView, CastleEvent>;

const standing = (table: GuideTable): { unit: UnitView; terrain: string; castle: number | null }[] =>
  table.view.spaces.flatMap((stack, space) =>
    stack.map((unit) => ({ unit, terrain: spaceInfo(space).terrain, castle: spaceInfo(space).castle })),
  );
const mine = (table: GuideTable) => standing(table).filter(({ unit }) => unit.owner === ME);
const theirs = (table: GuideTable) => standing(table).filter(({ unit }) => unit.owner !== ME);
/** Cards of the hand that can be dispatched now. */
const inHand = ({ prompt }: GuideTable, test: (id: string) => boolean): string[] => {
  const cards =
    prompt?.key === 'stc.dispatch' ? optionsOf(prompt).flatMap((option) => (typeof option === 'string' ? [] : [option[1]])) : [];
  return [...new Set(cards)].filter((card) => test(kindOf(card).id)).map(cardRef);
};
const items = ({ prompt }: GuideTable): string[] =>
  prompt?.key === 'stc.dispatch'
    ? optionsOf(prompt).flatMap((option) => (typeof option !== 'string' && option[0] === 'equip' ? [cardRef(option[1])] : []))
    : [];
/** In the hand, or on the board with something to shoot at. */
const catapults = (table: GuideTable): string[] => [
  ...inHand(table, (id) => id === 'catapult'),
  ...optionsOf(table.prompt).flatMap((option) =>
    isAttack(option) && option[0] === 'ranged' && unitOf(option[1]).id === 'catapult' ? [cardRef(option[1])] : [],
  ),
];
const isShieldInKeep = (table: GuideTable): boolean =>
  mine(table).some(({ unit, terrain, castle }) => unit.kind === 'shield-bearer' && terrain === 'keep' && castle === ME);
const attacked = (table: GuideTable, test: (event: EventOf<'attacked'>) => boolean) =>
  table.log.some((line) => {
    const { event } = line;
    return event.type === 'attacked' && event.seat === ME && test(event);
  });
const canAttack = (table: GuideTable) => optionsOf(table.prompt).some(isAttack);
/** Units that could strike down from a ridge. */
const downhill = (table: GuideTable): string[] =>
  optionsOf(table.prompt).flatMap((option) =>
    isAttack(option) && fromRidge(spaceOf(table, option[1]), option[2]) ? [cardRef(option[1])] : [],
  );
const fromRidge = (from: Space, to: Space) => spaceInfo(from).terrain === 'high' && spaceInfo(to).terrain === 'low';

/** Units that can be in the enemy keep, or strike at it, now. */
const stormers = (table: GuideTable): string[] =>
  table.prompt?.key !== 'stc.act'
    ? []
    : [
        ...new Set(
          optionsOf(table.prompt).flatMap((option) =>
            typeof option !== 'string' && (option[0] === 'move' || option[0] === 'melee') && option[2] === keepOf(1)
              ? [cardRef(option[1])]
              : [],
          ),
        ),
      ];

const step = (id: string, clauses: readonly string[], rest: Partial<Step>): Step => ({
  id,
  title: `stc.guide.${id}`,
  text: `stc.guide.${id}.text`,
  clauses,
  ...rest,
});

export const guide: Guide<CastleView, CastleEvent> = {
  // Shield Bearers, a Tower Shield and a Cleric to begin with, a Catapult soon; the Assassin on the other side.
  seed: '7c050000eb380000000000000000000000000000000000000000000000000000',
  options: { first: 'south' },
  seat: ME,
  level: 'cadet',
  steps: [
    step('goal', ['STC-1'], { points: [spaceRef(keepOf(1))], when: (table) => mine(table).length === 0 }),
    step('dispatch', ['STC-20', 'STC-23'], {
      when: (table) => table.prompt?.key === 'stc.dispatch' && inHand(table, (id) => id === 'shield-bearer').length > 0,
      points: (table) => inHand(table, (id) => id === 'shield-bearer'),
      done: (table) => mine(table).length > 0,
    }),
    step('march', ['STC-17', 'STC-27'], {
      when: (table) =>
        table.prompt?.key === 'stc.act' && optionsOf(table.prompt).some((option) => option[0] === 'move') && !canAttack(table),
      done: (table) => mine(table).some(({ terrain, castle }) => castle === null && terrain !== 'keep'),
    }),
    step('storm', ['STC-2'], {
      when: (table) => stormers(table).length > 0,
      points: stormers,
      done: (table) => table.result !== null,
    }),
    step('ridge', ['STC-49'], {
      when: (table) => downhill(table).length > 0,
      points: downhill,
      done: (table) => attacked(table, (event) => fromRidge(event.from, event.to)),
    }),
    step('attack', ['STC-40', 'STC-47', 'STC-36'], { when: canAttack, done: (table) => attacked(table, () => true) }),
    step('shield', ['STC-24', 'STC-26', 'STC-51'], {
      when: (table) => items(table).length > 0,
      points: (table) => items(table),
      done: (table) => mine(table).some(({ unit }) => unit.item !== null && isItem(unit.item)),
    }),
    step('stack', ['STC-56', 'STC-70'], {
      when: (table) => inHand(table, (id) => id === 'cleric').length > 0 && isShieldInKeep(table),
      points: (table) => inHand(table, (id) => id === 'cleric'),
      done: (table) => mine(table).some(({ unit }) => unit.kind === 'cleric'),
    }),
    step('catapult', ['STC-66', 'STC-67'], {
      when: (table) => catapults(table).length > 0,
      points: (table) => catapults(table),
      done: (table) => attacked(table, (event) => event.mode === 'ranged'),
    }),
    step('assassin', ['STC-64'], {
      when: (table) => theirs(table).some(({ unit }) => unit.kind === 'assassin'),
      points: (table) => theirs(table).flatMap(({ unit }) => (unit.kind === 'assassin' ? [cardRef(unit.card)] : [])),
    }),
  ],
  now,
  free: { title: 'stc.guide.free', text: 'stc.guide.free.text' },
};

const spaceOf = (table: GuideTable, card: number): number =>
  table.view.spaces.findIndex((stack) => stack.some((unit) => unit.card === card));
