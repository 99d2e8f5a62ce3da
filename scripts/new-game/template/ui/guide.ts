/** The guided first match: a fixed deal; each step says when its moment is, what to point at, and when it is done. */
import { seedFrom } from '@bridgehead/kernel';
import { cardRef, type Guide, type GuideTable } from '@bridgehead/ui';
import { ACTIONS } from '../actions/index.ts';
import type { DuelEvent } from '../events.ts';
import type { DuelView } from '../view.ts';

type Table = GuideTable<DuelView, DuelEvent>;
const ME = 0;

/** The cards with which this can be done now: a ring is drawn round them. */
const cardsFor = ({ prompt }: Table, verb: string): string[] =>
  (prompt?.options ?? []).flatMap((option) => {
    const read = ACTIONS.read(option);
    return read !== null && read !== 'rest' && read[0] === verb ? [cardRef(read[1])] : [];
  });
const did = ({ log }: Table, type: DuelEvent['type']): boolean => log.some(({ event }) => event.type === type && event.seat === ME);

export const guide: Guide<DuelView, DuelEvent> = {
  seed: seedFrom(1),
  options: {},
  seat: ME,
  level: 'cadet',
  steps: [
    {
      id: 'enlist',
      title: 'tpl.guide.enlist',
      text: 'tpl.guide.enlist.text',
      clauses: ['TPL-3', 'TPL-9'],
      points: (table) => cardsFor(table, 'enlist'),
      when: (table) => cardsFor(table, 'enlist').length > 0,
      done: (table) => did(table, 'enlisted'),
    },
    {
      id: 'strike',
      title: 'tpl.guide.strike',
      text: 'tpl.guide.strike.text',
      clauses: ['TPL-4', 'TPL-6'],
      points: (table) => cardsFor(table, 'strike'),
      when: (table) => cardsFor(table, 'strike').length > 0,
      done: (table) => did(table, 'struck'),
    },
  ],
  free: { title: 'tpl.guide.free', text: 'tpl.guide.free.text' },
};
