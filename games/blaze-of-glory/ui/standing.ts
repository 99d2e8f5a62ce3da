/** When to be asked in response windows: profiles that do not slow a turn of ten beams, and the cases one by one. */
import { ASK_ALWAYS, type Standing } from '@bridgehead/kernel';
import type { StandingChoices, TableContext } from '@bridgehead/ui';
import type { BlazeView } from '../view.ts';

/** What windows are tagged with: the kind of card answered, what a battle has come to, or what a pause follows. */
const STOPS = [
  'mine',
  'event',
  'interrupt',
  'ships',
  'people',
  'destroyed',
  'after-battle',
  'card',
  'move',
  'attempt',
  'battle',
  'turn',
  'end',
] as const;
/** Every card, every battle, and one pause before the turn ends; not the pauses after each flight and each report. */
const SMART: Standing = {
  ask: 'tagged',
  stopFor: [
    'mine',
    'event',
    'incident',
    'objective',
    'interrupt',
    'doorway',
    'ships',
    'people',
    'destroyed',
    'captured',
    'stunned',
    'after-battle',
    'battle',
    'end',
  ],
  untilMyTurn: false,
};

export const standing = ({ say }: TableContext<BlazeView>): StandingChoices & { readonly first: Standing } => ({
  first: SMART,
  profiles: [
    { label: say({ key: 'bog.ui.prefs.smart' }), standing: SMART },
    { label: say({ key: 'bog.ui.prefs.always' }), standing: ASK_ALWAYS },
    {
      label: say({ key: 'bog.ui.prefs.mine' }),
      standing: { ask: 'tagged', stopFor: ['mine', 'ships', 'people', 'destroyed', 'captured'] },
    },
    { label: say({ key: 'bog.ui.prefs.never' }), standing: { ask: 'never', stopFor: [] } },
  ],
  stops: STOPS.map((tag) => ({ tag, label: say({ key: `bog.ui.prefs.stop.${tag}` }) })),
  note: say({ key: 'bog.ui.prefs.note' }),
});
