/** What each event is on the stage: what is declared, what is cancelled, how an attempt ends, the Bridge, Victory. */
import { type Beats, type Before, type Row, rowsOf } from '@bridgehead/ui';
import { refOf } from '../actions/row.ts';
import { BRIDGE, type Card, NONE, nameOf } from '../cards/index.ts';
import type { BridgeEvent, EventOf } from '../events.ts';
import { seatWords } from '../table-help.ts';
import type { BridgeView } from '../view.ts';

type Looks = Before<BridgeView>;

/** In pixels: a card that can be read, and two with a word below them. */
const ONE_CARD = { w: 236, h: 340 } as const;
const LEADER = { w: 620, h: 440 } as const;
const TWO_CARDS = { w: 500, h: 420 } as const;

const QUIET: Row = { as: 'quiet' };
const COST: Row = { as: 'follows', cues: { consequence: 'place' } };

/** One's own deeds are told to one's face. */
const key = (what: string, seat: number, { viewer }: Looks): string => `stb.ui.beat.${what}.${seat === viewer ? 'mine' : 'theirs'}`;
const names = (cards: readonly Card[]): string => cards.map(nameOf).join(' · ');

function declared(event: EventOf<'declared'>, before: Looks): Row | null {
  const { kind, seat, card, targets, committed } = event;
  if (kind === 'end' || kind === 'clear') return null;
  const isVictory = kind === 'ability' && card === BRIDGE;
  const params = { name: seatWords(seat), card: nameOf(card) };
  const [target = NONE] = targets;
  const line = targets.length > 0 ? names(targets) : names(committed);
  return {
    as: 'strikes',
    kind: isVictory ? 'claimed' : `declared-${kind}`,
    // One held breath for answers where the ship itself is claimed.
    ...(isVictory ? { class: 'great', great: 'victory' } : {}),
    lengths: isVictory
      ? { announce: 400, suspense: 600, verdict: 150, consequence: 150 }
      : { announce: 400, suspense: 0, verdict: 100, consequence: 150 },
    cues: { announce: isVictory ? (seat === before.viewer ? 'bridgeMine' : 'bridgeTheirs') : 'card' },
    picture: {
      struck: kind === 'recruit' || kind === 'attack' ? refOf(card) : target === NONE ? null : refOf(target),
      striker: committed[0] === undefined ? null : refOf(committed[0]),
      title: { key: key(isVictory ? 'claims' : kind, seat, before), params },
      ...(line === '' ? {} : { line: { key: 'stb.ui.beat.line', params: { names: line } } }),
      ...(kind === 'attack' ? {} : { room: ONE_CARD, more: { card } }),
    },
  };
}

function resolved({ kind, seat, card, has, needs, succeeds }: EventOf<'resolved'>, before: Looks): Row {
  const isMine = seat === before.viewer;
  return {
    as: 'tells',
    kind: `resolved-${kind}`,
    cues: { suspense: 'count', verdict: succeeds ? 'blow' : 'shield' },
    picture: {
      struck: refOf(card),
      title: { key: key(`resolves-${kind}`, seat, before), params: { name: seatWords(seat), card: nameOf(card) } },
    },
    verdict: {
      word: { key: 'stb.ui.of', params: { has, needs } },
      line: { key: `stb.ui.beat.${kind}.${succeeds ? 'won' : 'lost'}` },
      tone: succeeds === isMine || before.viewer === 'spectator' ? (succeeds ? 'good' : 'plain') : 'bad',
      ...(succeeds && kind === 'attack' ? { burst: 'spark' } : {}),
    },
  };
}

function sectionTaken({ section, seat, from }: EventOf<'sectionTaken'>, before: Looks): Row {
  if (section !== BRIDGE) return { as: 'follows', cues: { consequence: from === before.viewer ? 'hit' : 'place' } };
  const isMine = seat === before.viewer;
  return {
    as: 'strikes',
    class: 'great',
    kind: 'bridge-taken',
    lengths: { announce: 0, suspense: 0, verdict: 300, consequence: 1000 },
    cues: { verdict: isMine ? 'bridgeMine' : 'bridgeTheirs' },
    picture: { struck: refOf(BRIDGE), more: { card: null, wave: seat } },
    verdict: {
      word: { key: key('bridge', seat, before), params: { name: seatWords(seat) } },
      tone: isMine ? 'good' : from === before.viewer ? 'bad' : 'plain',
      burst: 'spark',
    },
  };
}

function matchEnded({ winners }: EventOf<'matchEnded'>, before: Looks): Row {
  const [first = 0] = winners;
  const isMine = before.viewer !== 'spectator' && winners.includes(before.viewer);
  return {
    as: 'ends',
    picture: { room: LEADER, more: { card: before.view.parties[first]?.leader?.card ?? null, wave: first } },
    verdict: {
      word: { key: isMine ? 'stb.ui.beat.captain.mine' : 'stb.ui.beat.captain.theirs', params: { name: seatWords(first) } },
      tone: 'good',
    },
  };
}

const beats: Beats<BridgeEvent, BridgeView> = {
  firstSeat: null,
  leadersShown: QUIET,
  turnBegan: null,
  turnEnded: null,
  poolFilled: { as: 'quiet', cues: { consequence: 'card' } },
  drew: { as: 'quiet', cues: { consequence: 'card' } },
  reshuffled: null,
  discarded: COST,
  took: QUIET,
  recovered: QUIET,
  peeked: QUIET,
  declared,
  committed: { as: 'follows', lengths: { consequence: 90 }, cues: { consequence: 'place' } },
  redirected: ({ card, target }) => ({
    as: 'strikes',
    class: 'answer',
    cues: { announce: 'card' },
    picture: { struck: refOf(target), title: { key: 'stb.ui.beat.redirected', params: { card: nameOf(card), target: nameOf(target) } } },
  }),
  cancelled: ({ kind, card, by }) =>
    kind === 'end'
      ? null
      : {
          as: 'strikes',
          class: 'answer',
          cues: { announce: 'card', verdict: 'cut' },
          picture: { room: TWO_CARDS, more: { card, by } },
          verdict: { word: { key: 'stb.ui.beat.cancelled' }, tone: 'bad', more: 'cut' },
        },
  resolved,
  joined: COST,
  sentToStack: COST,
  patchedUp: QUIET,
  sectionTaken,
  stationed: COST,
  tapped: null,
  untapped: null,
  attached: COST,
  detached: QUIET,
  conceded: QUIET,
  matchEnded,
};

export const rows = rowsOf(beats);
