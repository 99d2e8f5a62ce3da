/** First Watch on the drawn table: the game's own steps, with the refs that the declaration points at. */
import type { Guide } from '@bridgehead/ui';
import { cardRef } from '@bridgehead/ui';
import type { BridgeEvent } from '../events.ts';
import { firstWatch, type Moment } from '../guide.ts';
import type { BridgeView } from '../view.ts';
import { type GuideTable, now } from './guide-now.ts';

const momentOf = ({ view, prompt, log }: GuideTable): Moment => ({
  view,
  prompt,
  events: log.map((line) => line.event),
});

export const guide: Guide<BridgeView, BridgeEvent> = {
  ...firstWatch,
  now,
  steps: firstWatch.steps.map(({ points, when, done, ...step }) => ({
    ...step,
    points: points.map(cardRef),
    ...(when === undefined ? {} : { when: (table: GuideTable) => when(momentOf(table)) }),
    ...(done === undefined ? {} : { done: (table: GuideTable) => done(momentOf(table)) }),
  })),
};
