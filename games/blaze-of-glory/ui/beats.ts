/** What each event is on the stage: an exchange of fire, an attempt dilemma by dilemma, the Borg Ship, the end. */
import { type Beats, type Before, type Row, rowsOf } from '@bridgehead/ui';
import type { BlazeEvent } from '../events.ts';
import { cardName, cardRef } from '../table-help.ts';
import type { BlazeView, VesselView } from '../view.ts';
import { placeRef, spaceOf, thingRef } from './position.ts';

type Looks = Before<BlazeView>;
type EventOf<T extends BlazeEvent['type']> = Extract<BlazeEvent, { readonly type: T }>;

const QUIET: Row = { as: 'quiet' };
const PLACED: Row = { as: 'quiet', cues: { consequence: 'place' } };
const CARD: Row = { as: 'quiet', cues: { consequence: 'card' } };
const COST: Row = { as: 'follows', cues: { consequence: 'place' } };
const MARKER_MS = 240;
/** In pixels: a card that is read, and a line below it. */
const READ = { w: 440, h: 430 } as const;
const BORG_SHIP = 'DL01';

const vesselOf = ({ view }: Looks, id: number): VesselView | null => view.vessels.find((one) => one.id === id) ?? null;
const locationRef = (location: number): string => placeRef(spaceOf(location));
const mine = (seat: number, { viewer }: Looks): boolean => seat === viewer;

// —— battle ——

/** The two sides of an exchange, as both players have seen it announced. */
function sides(shot: EventOf<'fired'>, before: Looks) {
  const [from = -1] = shot.firing;
  const [attacker, target] = [vesselOf(before, from), vesselOf(before, shot.thing)];
  return {
    from: attacker === null ? null : { card: attacker.card, hull: attacker.hull, seat: attacker.controller },
    to: { card: shot.target, hull: target?.hull ?? 100, seat: target?.controller ?? 1 - shot.seat },
    attack: shot.attackTerms.map(({ card, n }) => ({ name: cardName(card), n })),
    defense: shot.defenseTerms.map(({ card, n }) => ({ name: cardName(card), n })),
  };
}
const nextShot = ({ after }: Looks): EventOf<'fired'> | null =>
  (after.find(({ type }) => type === 'fired') as unknown as EventOf<'fired'>) ?? null;

/** Both turn together, then every term flies to its total. */
function tacticsShown({ cards }: EventOf<'tacticsShown'>, before: Looks): Row {
  const shot = nextShot(before);
  if (shot === null) return CARD;
  const isAttackers = (card: string) => shot.attackTerms.some((term) => term.card === card);
  const tactics = [...cards].sort((a, b) => Number(isAttackers(b)) - Number(isAttackers(a)));
  return {
    as: 'opens',
    class: 'great',
    great: 'exchange',
    kind: 'exchange',
    lengths: { announce: 600, suspense: 1100, verdict: 420, consequence: 200 },
    cues: { announce: 'lean', suspense: 'turnOver' },
    picture: { struck: thingRef(shot.thing), more: { ...sides(shot, before), tactics } },
  };
}

function fired(shot: EventOf<'fired'>, before: Looks): Row {
  const { result, attack, defense } = shot;
  const isBad = mine(vesselOf(before, shot.thing)?.controller ?? -1, before);
  return {
    as: 'tells',
    kind: 'shot',
    cues: { verdict: result === 'direct' ? 'direct' : result === 'hit' ? 'blast' : 'laser' },
    picture: { struck: thingRef(shot.thing), more: { ...sides(shot, before), tactics: [] } },
    verdict: {
      word: { key: `bog.ui.beat.${result}` },
      line: { key: 'bog.ui.beat.against', params: { attack, defense } },
      tone: result === 'miss' ? 'plain' : isBad ? 'bad' : 'good',
      ...(result === 'miss' ? {} : { burst: 'blast' }),
      more: { result },
    },
  };
}

const destroyed = ({ card, thing }: EventOf<'destroyed'>, before: Looks): Row => {
  const ship = vesselOf(before, thing);
  const isLast =
    ship !== null && before.view.vessels.filter(({ controller, staffed }) => controller === ship.controller && staffed >= 0).length <= 1;
  return {
    as: 'strikes',
    ...(isLast ? { class: 'great', great: 'destroyed' } : {}),
    kind: 'destroyed',
    lengths: { announce: 0, suspense: 0, verdict: 200, consequence: isLast ? 1000 : 700 },
    cues: { verdict: 'shipLost' },
    picture: { struck: thingRef(thing), more: { card } },
    verdict: {
      word: { key: 'bog.ui.beat.destroyed', params: { card: cardName(card) } },
      tone: ship !== null && mine(ship.controller, before) ? 'bad' : 'good',
      burst: 'splinter',
      more: { wreck: card },
    },
  };
};

// —— missions ——

function dilemmaMet({ card, result }: EventOf<'dilemmaMet'>): Row {
  const isPast = result === 'overcome' || result === 'own';
  return {
    as: 'strikes',
    kind: 'dilemma',
    cues: { announce: 'card', suspense: 'turnOver', verdict: isPast ? 'notch' : 'cut' },
    picture: { room: READ, more: { reads: card } },
    verdict: { word: { key: `bog.ui.beat.dilemma.${result}` }, tone: isPast ? 'good' : 'bad', more: { reads: card } },
  };
}

const attempted = ({ type, card, location, seat }: EventOf<'attempted'> | EventOf<'scouted'>, before: Looks): Row => ({
  as: 'strikes',
  kind: type,
  lengths: { announce: 420, suspense: 0, verdict: 80, consequence: 80 },
  cues: { announce: 'lean' },
  picture: {
    struck: locationRef(location),
    title: { key: `bog.ui.beat.${type}.${mine(seat, before) ? 'mine' : 'theirs'}`, params: { card: cardName(card) } },
  },
});

const missionRef = (card: string, { view }: Looks): string | null => {
  const at = view.locations.findIndex((one) => one?.card === card);
  return at < 0 ? null : locationRef(at);
};

function solved({ seat, card, points }: EventOf<'solved'>, before: Looks): Row {
  return {
    as: 'strikes',
    class: 'great',
    great: `solved-${card}`,
    kind: 'solved',
    lengths: { announce: 300, suspense: 700, verdict: 500, consequence: 600 },
    cues: { suspense: 'count', verdict: 'solved', consequence: 'pearl' },
    picture: { struck: missionRef(card, before), title: { key: 'bog.ui.beat.trying', params: { card: cardName(card) } } },
    verdict: {
      word: { key: 'bog.ui.beat.points', params: { n: points } },
      line: { key: 'bog.ui.beat.solved', params: { card: cardName(card) } },
      tone: mine(seat, before) || before.viewer === 'spectator' ? 'good' : 'bad',
      burst: 'pearl',
    },
  };
}

function unsolved({ card }: EventOf<'unsolved'>, before: Looks): Row {
  return {
    as: 'strikes',
    kind: 'unsolved',
    cues: { suspense: 'count', verdict: 'cut' },
    picture: { struck: missionRef(card, before), title: { key: 'bog.ui.beat.trying', params: { card: cardName(card) } } },
    verdict: { word: { key: 'bog.ui.beat.unsolved' }, tone: 'bad' },
  };
}

/** A Borg Ship comes to the line, or moves on. */
const moved = ({ card, thing, location }: EventOf<'moved'>, before: Looks): Row => {
  if (card !== BORG_SHIP) return PLACED;
  const isNew = vesselOf(before, thing) === null;
  return {
    as: 'strikes',
    ...(isNew ? { class: 'great', great: 'borg', lengths: { announce: 400, suspense: 900, verdict: 300, consequence: 600 } } : {}),
    kind: 'borg',
    cues: { announce: 'borg' },
    picture: { struck: locationRef(location), title: { key: 'bog.ui.beat.borg' } },
    verdict: { tone: 'plain', burst: 'square' },
  };
};

const matchEnded = ({ winners }: EventOf<'matchEnded'>, before: Looks): Row => {
  const isMine = before.viewer !== 'spectator' && winners.includes(before.viewer);
  return {
    as: 'ends',
    verdict: {
      word: isMine ? { key: 'bog.ui.beat.won' } : { key: 'bog.ui.beat.wins', params: { name: `@seat.${winners[0] ?? 0}` } },
      tone: isMine || before.viewer === 'spectator' ? 'good' : 'plain',
    },
  };
};

const lost = (card: string): Row => ({ as: 'follows', cues: { consequence: 'marker' }, verdict: { falls: [cardRef(card)] } });

const BEATS: Beats<BlazeEvent, BlazeView> = {
  firstSeat: null,
  decksIn: QUIET,
  missionLaid: CARD,
  missionTurned: CARD,
  wormholeLaid: CARD,
  dilemmasLaid: CARD,
  facilityLaid: CARD,
  seedsLaid: CARD,
  mustered: CARD,
  mulligan: CARD,
  drew: CARD,
  shuffled: null,
  turnBegan: null,
  turnEnded: null,
  reported: PLACED,
  played: CARD,
  laidFaceDown: CARD,
  revealed: CARD,
  used: CARD,
  nullified: ({ card }) => ({
    as: 'strikes',
    class: 'answer',
    cues: { announce: 'card', verdict: 'cut' },
    picture: { room: READ, more: { reads: card } },
    verdict: { word: { key: 'bog.ui.beat.nullified' }, tone: 'bad', more: { reads: card, cut: true } },
  }),
  sentBack: COST,
  downloaded: CARD,
  discarded: COST,
  shown: QUIET,
  unmet: QUIET,
  unrepaired: QUIET,
  looked: QUIET,
  sighted: QUIET,
  moved,
  beamed: { as: 'quiet', cues: { consequence: 'teleport' } },
  walked: PLACED,
  docked: PLACED,
  undocked: PLACED,
  cloaked: { as: 'quiet', cues: { consequence: 'teleport' } },
  decloaked: { as: 'quiet', cues: { consequence: 'teleport' } },
  launched: PLACED,
  attempted,
  scouted: attempted,
  dilemmaMet,
  solved,
  unsolved,
  scoutingDone: QUIET,
  probed: ({ card, succeeds }) => ({
    as: 'strikes',
    kind: 'probed',
    cues: { suspense: 'turnOver', verdict: succeeds ? 'notch' : 'cut' },
    picture: { title: { key: 'bog.ui.beat.probe', params: { card: cardName(card) } } },
    verdict: { word: { key: succeeds ? 'bog.ui.beat.succeeds' : 'bog.ui.beat.fails' }, tone: succeeds ? 'good' : 'bad' },
  }),
  scored: { as: 'follows', cues: { consequence: 'pearl' } },
  attacked: ({ target, thing, seat }, before) => ({
    as: 'strikes',
    kind: 'attacked',
    lengths: { announce: 420, suspense: 0, verdict: 80, consequence: 80 },
    cues: { announce: 'lean' },
    picture: {
      struck: thingRef(thing),
      title: { key: `bog.ui.beat.attacks.${mine(seat, before) ? 'mine' : 'theirs'}`, params: { card: cardName(target) } },
    },
  }),
  returnFire: QUIET,
  heldFire: QUIET,
  tacticsDrawn: CARD,
  tacticsShown,
  fired,
  spared: COST,
  marked: ({ card }) => ({
    as: 'follows',
    lengths: { consequence: MARKER_MS },
    cues: { consequence: 'marker' },
    verdict: { more: { marker: card } },
  }),
  rotated: COST,
  hull: ({ hull }) => ({ as: 'follows', lengths: { consequence: MARKER_MS }, verdict: { more: { hull } } }),
  destroyed,
  killed: ({ card }) => lost(card),
  stopped: { as: 'follows' },
  repaired: PLACED,
  battleEnded: null,
  fightBegan: QUIET,
  linedUp: QUIET,
  paired: ({ strengths, result }) => ({
    as: 'strikes',
    kind: 'paired',
    cues: { suspense: 'count', verdict: result === 'tie' ? 'shield' : 'blow' },
    verdict: { word: { key: 'bog.ui.beat.against', params: { attack: strengths[0] ?? 0, defense: strengths[1] ?? 0 } }, tone: 'plain' },
  }),
  wounded: ({ card }) => lost(card),
  fightEnded: QUIET,
  captured: ({ card }) => lost(card),
  condition: QUIET,
  freed: PLACED,
  commandeered: PLACED,
  assimilated: { as: 'quiet', cues: { consequence: 'borg' } },
  interrogated: ({ answer }) => ({
    as: 'strikes',
    kind: 'interrogated',
    cues: { suspense: 'lampOut', verdict: 'notch' },
    picture: { title: { key: 'bog.ui.beat.lights' } },
    verdict: { word: { key: `bog.ui.beat.lights.${answer}` }, tone: 'plain' },
  }),
  flashed: QUIET,
  matchEnded,
};

export const rows = rowsOf(BEATS);
