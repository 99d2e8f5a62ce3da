/** The guided first match: three seats, a fixed seed; each step appears when its moment comes and goes when it is done. */
import type { Guide, GuideStep, GuideTable } from '@bridgehead/ui';
import type { CrewEvent } from '../events.ts';
import { saveChanceOf } from '../table-help.ts';
import type { CrewView } from '../view.ts';
import { now } from './guide-now.ts';

const ME = 0;
const viewOf = (table: GuideTable): CrewView => table.view as unknown as CrewView;
const asked = (table: GuideTable, ...keys: string[]): boolean => keys.some((key) => table.prompt?.key === `brc.${key}`);
const happened = (table: GuideTable, test: (event: CrewEvent) => boolean): boolean =>
  table.log.some(({ event }) => test(event as CrewEvent));

const step = (id: string, clauses: readonly string[], rest: Partial<GuideStep>): GuideStep => ({
  id,
  title: `brc.guide.${id}`,
  text: `brc.guide.${id}.text`,
  clauses,
  ...rest,
});

export const guide: Guide = {
  seed: '5e1f0000000000000000000000000000000000000000000000000000000000c4',
  options: {},
  seat: ME,
  level: 'cadet',
  steps: [
    step('station', ['BRC-80', 'BRC-82'], {
      points: ['cards'],
      when: (table) => viewOf(table).round === 0 && !asked(table, 'take-crew', 'take-personality'),
      done: (table) => viewOf(table).beat !== 'cards' && viewOf(table).beat !== 'names',
    }),
    step('captain', ['BRC-14', 'BRC-19'], {
      points: ['tray'],
      when: (table) => asked(table, 'role-bid'),
      done: (table) => viewOf(table).round > 0,
    }),
    step('pools', ['BRC-4', 'BRC-15'], {
      points: ['pool:commission', 'pool:encounter', 'tray'],
      when: (table) => viewOf(table).round > 0,
    }),
    step('save', ['BRC-94', 'BRC-98', 'BRC-99'], {
      points: ['gauge'],
      when: (table) => (saveChanceOf(viewOf(table), ME) ?? 0) >= 0.35,
      done: (table) => happened(table, (event) => event.type === 'save.result' && event.seat === ME),
    }),
    step('command', ['BRC-23', 'BRC-39', 'BRC-47'], {
      when: (table) => viewOf(table).captain === ME && viewOf(table).round > 0,
      done: (table) => happened(table, (event) => event.type === 'commission.offered' && event.seat === ME),
    }),
    step('bid', ['BRC-28', 'BRC-49'], {
      when: (table) => asked(table, 'order-bid'),
      done: (table) => happened(table, (event) => event.type === 'auction.won' && event.card === 'order' && event.seat === ME),
    }),
    step('attitude', ['BRC-57', 'BRC-59', 'BRC-60'], {
      points: ['challenge'],
      when: (table) => asked(table, 'face-off', 'banter'),
      done: (table) => happened(table, (event) => event.type === 'attitude.locked' && event.seat === ME),
    }),
    step('tell', ['BRC-34', 'BRC-72', 'BRC-77'], {
      when: (table) => asked(table, 'outcome'),
      done: (table) => happened(table, (event) => event.type === 'text.posted' && event.kind === 'outcome' && event.seat === ME),
    }),
    step('swap', ['BRC-73', 'BRC-75', 'BRC-76', 'BRC-77'], {
      points: ['tray'],
      when: (table) => happened(table, (event) => event.type === 'roles.moved'),
    }),
    step('order', ['BRC-40', 'BRC-83', 'BRC-85'], {
      points: ['screen'],
      when: (table) => viewOf(table).order !== null && viewOf(table).themes.length > 0,
    }),
    step('maverick', ['BRC-50', 'BRC-63', 'BRC-66'], {
      when: (table) => happened(table, (event) => event.type === 'plan.chosen') || asked(table, 'approach'),
    }),
  ],
  now,
  free: { title: 'brc.guide.free', text: 'brc.guide.free.text' },
};
