/** What each event is on the stage: the reveal, Save the Day, the handover of the cap, the title card; the rest is quiet. */
import { type Beats, rowsOf } from '@bridgehead/ui';
import type { CrewEvent } from '../events.ts';
import type { CrewView } from '../view.ts';

const QUIET = { as: 'quiet' } as const;
/** 900 of dice, then 400 of nothing. */
const BREATH = 400;
const REVEAL = { announce: 400, suspense: 900 + BREATH, verdict: 250, consequence: 700 } as const;
/** A whole pool falls in waves before the totals count. */
const SAVE = { announce: 500, suspense: 1500 + BREATH, verdict: 300, consequence: 900 } as const;
export const HANDOVER_MS = 700;
export const TITLE_MS = 2600;

const BEATS: Beats<CrewEvent, CrewView> = {
  'seat.first': QUIET,
  'stack.passed': null,
  'card.chosen': QUIET,
  'cards.revealed': QUIET,
  'name.given': QUIET,
  'ship.named': QUIET,
  'auction.opened': null,
  'auction.bid': ({ bid }) => ({
    as: 'quiet',
    ...(bid === 'none' ? {} : { cues: { consequence: bid === 'respect' ? 'scratch' : 'clack' } }),
  }),
  'auction.won': QUIET,
  'auction.lots': QUIET,
  'dice.moved': { as: 'follows', cues: { consequence: 'place' } },
  'order.given': { as: 'quiet', cues: { consequence: 'klaxon' } },
  'encounter.drawn': QUIET,
  'order.tagged': QUIET,
  'order.objected': QUIET,
  'order.voted': QUIET,
  'commission.offered': QUIET,
  'plan.chosen': QUIET,
  'consent.given': QUIET,
  'alien.die': QUIET,
  'attitude.locked': null,
  'attitudes.revealed': {
    as: 'opens',
    class: 'great',
    kind: 'reveal',
    lengths: REVEAL,
    cues: { announce: 'turn-over', suspense: 'dice', verdict: 'settle' },
  },
  // A trick has no attitudes: its one die is the whole beat.
  'dice.rolled': ({ alien }) =>
    alien.length === 0
      ? { as: 'strikes', class: 'great', kind: 'reveal', lengths: REVEAL, cues: { suspense: 'dice', verdict: 'settle' } }
      : null,
  'challenge.won': ({ reason }) => ({ as: reason === 'maverick' ? 'follows' : 'tells', kind: 'reveal' }),
  'text.posted': ({ kind }) => ({ as: 'quiet', ...(kind === 'joke' ? { cues: { consequence: 'rimshot' } } : {}) }),
  'roles.moved': {
    as: 'strikes',
    class: 'great',
    kind: 'handover',
    lengths: { announce: 0, suspense: 0, verdict: 0, consequence: HANDOVER_MS },
    cues: { consequence: 'cap' },
  },
  'save.tried': { as: 'opens', class: 'great', kind: 'save', lengths: SAVE, cues: { suspense: 'dice' } },
  'save.result': ({ success }) => ({ as: 'tells', kind: 'save', cues: { verdict: success ? 'fanfare' : 'trombone' } }),
  'finalAct.announced': QUIET,
  'finalAct.began': QUIET,
  conceded: QUIET,
  'episode.titled': {
    as: 'strikes',
    class: 'great',
    kind: 'title',
    lengths: { announce: 0, suspense: 0, verdict: TITLE_MS, consequence: 0 },
    cues: { verdict: 'title' },
  },
  'episode.ended': { as: 'ends', lengths: { verdict: 0, consequence: 300 } },
};

export const beats = rowsOf(BEATS);
