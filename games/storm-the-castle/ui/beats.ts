/** What each event is on the stage: attacks with their dice, the fallen, the storm of a keep, the end. */
import { type Beats, type Before, cardRef, type Row, rowsOf } from '@bridgehead/ui';
import { keepOf } from '../board.ts';
import { kindOf } from '../cards.ts';
import { NATURAL_2, NATURAL_12 } from '../constants.ts';
import type { CastleEvent, EventOf } from '../events.ts';
import { ALL_WAYS } from '../odds.ts';
import type { CastleView } from '../view.ts';

type Looks = Before<CastleView>;

const PLACED: Row = { as: 'quiet', cues: { consequence: 'place' } };
const TWO_DICE = { sides: 6, count: 2 } as const;
const ATTACK = { announce: 250, suspense: 600 } as const;
const CALM = { announce: 120, suspense: 420 } as const;

/** Does the match end if the unit there falls? */
const isStorm = ({ seat, to, mode }: EventOf<'attacked'>, { view }: Looks): boolean =>
  mode === 'melee' && to === keepOf(1 - seat) && view.spaces[to]?.length === 1;

function attacked(event: EventOf<'attacked'>, before: Looks): Row {
  const { seat, attacker, target, odds } = event;
  const storms = isStorm(event, before);
  const whose = seat === before.viewer ? 'mine' : 'theirs';
  const isThrown = odds.top !== null;
  return {
    // Where no dice are thrown the blow itself decides (STC-R21).
    as: isThrown ? 'opens' : 'strikes',
    lengths: ATTACK,
    ...(storms ? { class: 'great', great: 'storm', lengths: { ...ATTACK, consequence: 400 } } : {}),
    cues: { announce: 'lean', suspense: isThrown ? 'dice' : 'lean', verdict: 'blow' },
    picture: {
      striker: cardRef(attacker),
      struck: cardRef(target),
      title: {
        key: `stc.ui.beat.${storms ? 'storms' : event.mode}.${whose}`,
        params: { attacker: kindOf(attacker).name, target: kindOf(target).name },
      },
      line: isThrown
        ? { key: 'stc.ui.beat.chance', params: { n: Math.round((100 * odds.ways) / ALL_WAYS) } }
        : { key: 'stc.ui.beat.helpless' },
      ...(isThrown ? { dice: TWO_DICE, more: odds.top } : {}),
    },
    ...(isThrown ? {} : { verdict: { word: { key: 'stc.ui.beat.hit' }, tone: 'good', burst: 'dust' } }),
  };
}

function rolled({ for: what, dice, sum, success }: EventOf<'rolled'>): Row {
  const word = { key: `stc.ui.beat.${what === 'attack' ? (success ? 'hit' : 'miss') : success ? 'seven' : 'not-seven'}` };
  const line = { key: 'stc.ui.beat.sum', params: { a: dice[0], b: dice[1], sum } };
  const told: Row = {
    as: 'tells',
    picture: { dice: TWO_DICE },
    cues: { suspense: 'dice', verdict: 'settle' },
    verdict: { faces: dice, word, line, tone: success ? 'good' : 'bad', ...(success && what === 'attack' ? { burst: 'dust' } : {}) },
  };
  if (what !== 'attack') return { ...told, lengths: CALM };
  if (sum === NATURAL_12)
    return { ...told, class: 'great', great: 'natural-12', lengths: { verdict: 700, consequence: 400 }, cues: { verdict: 'natural-12' } };
  if (sum === NATURAL_2)
    return { ...told, class: 'great', great: 'natural-2', lengths: { verdict: 500, consequence: 400 }, cues: { verdict: 'natural-2' } };
  return told;
}

const beats: Beats<CastleEvent, CastleView> = {
  firstRoll: null,
  turnBegan: null,
  turnEnded: null,
  drew: { as: 'quiet', cues: { consequence: 'card' } },
  deployed: PLACED,
  equipped: PLACED,
  moved: PLACED,
  strengthened: { as: 'quiet' },
  attacked,
  rolled,
  // They fall where they stood; only then does anything else move.
  died: (event, { viewer }) => ({
    as: 'follows',
    lengths: { consequence: 400 },
    verdict: { falls: [cardRef(event.unit)] },
    cues: { consequence: event.seat === viewer ? 'hit' : 'place' },
    view: (shown: CastleView) => shown,
  }),
  advanced: { as: 'follows', lengths: { consequence: 260 }, cues: { consequence: 'place' } },
  raised: { as: 'follows', cues: { consequence: 'place' } },
  recovered: { as: 'follows', cues: { consequence: 'card' } },
  matchEnded: ({ winner, how }, { viewer }) => ({
    as: 'ends',
    verdict: {
      word: {
        key: `stc.ui.beat.end.${winner === null ? 'draw' : winner === viewer ? (how === 'stormed' ? 'stormed' : 'won') : how === 'stormed' ? 'fallen' : 'over'}`,
      },
      tone: winner === null || (viewer !== 'spectator' && winner !== viewer) ? 'plain' : 'good',
    },
  }),
};

export const rows = rowsOf(beats);
