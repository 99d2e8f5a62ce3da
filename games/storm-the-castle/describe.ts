/** Options, events and the table in words: keys into wording.ts, never sentences. */
import type { Described, Game, Json, Phrase, Prompt, Ref, Viewer, Zone, ZoneItem } from '@bridgehead/kernel';
import { ACTIONS } from './actions/index.ts';
import { cardKey, cardRef, spaceKey, spaceRef } from './actions/row.ts';
import { SPACES, type Space, spaceInfo } from './board.ts';
import { type Card, kindOf } from './cards.ts';
import type { CastleEvent, EventOf } from './events.ts';
import { ALL_WAYS } from './odds.ts';
import type { CastleView, PlayerView, UnitView } from './view.ts';

type Params = Record<string, string | number>;

const seatRef = (seat: number): Ref => `seat:${seat}`;

const sideKey = (seat: number): string => `@seat.${seat}`;

const told = (key: string, params: Params, refs: Ref[] = []): Described => ({ key, params, refs });

// —— prompts and options ——

const prompt = (view: CastleView, { key }: Prompt): Phrase =>
  key === 'stc.dispatch'
    ? { key: 'stc.prompt.dispatch', params: { points: view.points } }
    : { key: 'stc.prompt.act', params: { attacks: view.attacksLeft } };

const option = (view: CastleView, _prompt: Prompt, answer: Json): Described => ACTIONS.describe(view, answer) ?? { key: '' };

const percent = (share: number): string => `${Math.round(share * 1000) / 10}`;

// —— events ——

function event(e: CastleEvent, viewer: Viewer): Described {
  const key = `stc.event.${e.type}`;
  switch (e.type) {
    case 'firstRoll':
      return firstRoll(e);
    case 'turnBegan':
      return told(key, { side: sideKey(e.seat), round: e.round }, [seatRef(e.seat)]);
    case 'drew':
      return drew(e, viewer);
    case 'deployed':
      return told(key, { side: sideKey(e.seat), card: cardKey(e.card), space: spaceKey(e.space), points: e.points }, [
        cardRef(e.card),
        spaceRef(e.space),
      ]);
    case 'equipped':
      return told(key, { side: sideKey(e.seat), card: cardKey(e.card), unit: cardKey(e.unit), points: e.points }, [cardRef(e.unit)]);
    case 'moved':
      return told(key, { side: sideKey(e.seat), unit: cardKey(e.unit), from: spaceKey(e.from), to: spaceKey(e.to) }, [
        cardRef(e.unit),
        spaceRef(e.to),
      ]);
    case 'attacked':
      return attacked(e);
    case 'rolled':
      return told(`${key}.${e.for}.${verdict(e)}`, { a: e.dice[0], b: e.dice[1], sum: e.sum });
    case 'died':
      return e.item === null
        ? told(`${key}.${e.cause}`, { side: sideKey(e.seat), unit: cardKey(e.unit) }, [cardRef(e.unit)])
        : told(`${key}.${e.cause}-item`, { side: sideKey(e.seat), unit: cardKey(e.unit), item: cardKey(e.item) }, [cardRef(e.unit)]);
    case 'advanced':
      return told(key, { side: sideKey(e.seat), unit: cardKey(e.unit), to: spaceKey(e.to) }, [cardRef(e.unit), spaceRef(e.to)]);
    case 'raised':
      return told(`${key}.${verdict(e)}`, { side: sideKey(e.seat), unit: cardKey(e.unit), space: spaceKey(e.space) }, [cardRef(e.by)]);
    case 'recovered':
      return told(`${key}.${verdict(e)}`, { side: sideKey(e.seat), card: cardKey(e.card) }, [cardRef(e.by)]);
    case 'strengthened':
      return told(key, { side: sideKey(e.seat), unit: cardKey(e.unit) }, [cardRef(e.by), cardRef(e.unit)]);
    case 'turnEnded':
      return told(`${key}.${e.why}`, { side: sideKey(e.seat) }, [seatRef(e.seat)]);
    case 'matchEnded':
      return matchEnded(e);
  }
}

const verdict = ({ success }: { readonly success: boolean }): string => (success ? 'yes' : 'no');

function firstRoll({ south, north, first }: EventOf<'firstRoll'>): Described {
  if (south === null || north === null) return told('stc.event.firstRoll.set', { side: sideKey(first ?? 0) });
  const params: Params = {
    first: sideKey(0),
    second: sideKey(1),
    south: (south[0] ?? 0) + (south[1] ?? 0),
    north: (north[0] ?? 0) + (north[1] ?? 0),
  };
  return first === null ? told('stc.event.firstRoll.tie', params) : told('stc.event.firstRoll', { ...params, side: sideKey(first) });
}

/** The owner was told which cards; everybody else how many. */
function drew(e: EventOf<'drew'>, viewer: Viewer): Described {
  const params: Params = { side: sideKey(e.seat), count: e.count, left: e.left };
  if (!('cards' in e) || viewer !== e.seat || e.cards.length === 0) return told('stc.event.drew', params, [seatRef(e.seat)]);
  e.cards.forEach((card, i) => {
    params[`card${i + 1}`] = cardKey(card);
  });
  return told(`stc.event.drew.own-${e.cards.length}`, params, e.cards.map(cardRef));
}

function attacked({ seat, attacker, target, to, mode, odds }: EventOf<'attacked'>): Described {
  const params: Params = { side: sideKey(seat), unit: cardKey(attacker), target: cardKey(target), space: spaceKey(to) };
  const refs = [cardRef(attacker), spaceRef(to), cardRef(target)];
  if (odds.top === null) return told(`stc.event.attacked.${mode}-helpless`, params, refs);
  const chance = percent(odds.ways / ALL_WAYS);
  return told(`stc.event.attacked.${mode}`, { ...params, modifier: odds.modifier, ways: odds.ways, chance }, refs);
}

function matchEnded({ how, winner, unit }: EventOf<'matchEnded'>): Described {
  if (winner === null) return told(`stc.event.matchEnded.${how}.draw`, {});
  const params = { winner: sideKey(winner), loser: sideKey(1 - winner), unit: unit === null ? '' : cardKey(unit) };
  return told(`stc.event.matchEnded.${how}`, params, [seatRef(winner)]);
}

// —— the table without drawings ——

const ROWS: readonly (readonly [id: string, from: Space, to: Space])[] = [
  ['north-castle', 0, 4],
  ['north-field', 5, 8],
  ['lowland', 9, 12],
  ['south-field', 13, 16],
  ['south-castle', 17, 21],
];

function zones(view: CastleView, _viewer: Viewer): Zone[] {
  const rows: Zone[] = ROWS.map(([id, from, to]) => ({
    id: `row-${id}`,
    title: { key: `stc.zone.${id}` },
    owner: SPACES[from]?.castle ?? null,
    items: view.spaces.slice(from, to + 1).flatMap((stack, i) => stack.map((unit) => unitItem(unit, from + i))),
  }));
  return [...rows, ...view.players.flatMap(playerZones)];
}

function unitItem(unit: UnitView, space: Space): ZoneItem {
  const facts: Phrase[] = [{ key: `stc.space.${spaceInfo(space).id}` }];
  if (unit.attack !== null) facts.push({ key: 'stc.fact.attack', params: { n: unit.attack } });
  facts.push({ key: 'stc.fact.defense', params: { n: unit.defense } });
  if (unit.item !== null) facts.push({ key: 'stc.fact.item', params: { item: cardKey(unit.item) } });
  if (unit.strengthened) facts.push({ key: 'stc.fact.strengthened' });
  if (unit.deed !== 'ready') facts.push({ key: `stc.fact.${unit.deed}` });
  return { ref: cardRef(unit.card), title: { key: 'stc.unit', params: { side: sideKey(unit.owner), unit: cardKey(unit.card) } }, facts };
}

function playerZones(player: PlayerView): Zone[] {
  const { seat } = player;
  const params = { side: sideKey(seat) };
  const shown = player.hand ?? player.recovered;
  return [
    {
      id: `hand-${seat}`,
      title: { key: 'stc.zone.hand', params },
      owner: seat,
      items: shown.map(cardItem),
      hidden: player.handCount - shown.length,
    },
    {
      id: `deck-${seat}`,
      title: { key: 'stc.zone.deck', params },
      owner: seat,
      items: (player.deck ?? []).map(cardItem),
      hidden: player.deck === null ? player.deckCount : 0,
    },
    {
      id: `graveyard-${seat}`,
      title: { key: 'stc.zone.graveyard', params },
      owner: seat,
      items: player.graveyard.toReversed().map(cardItem),
    },
  ];
}

function cardItem(card: Card): ZoneItem {
  const kind = kindOf(card);
  const facts: Phrase[] = [{ key: 'stc.fact.cost', params: { n: kind.cost } }];
  if (kind.type !== 'item' && kind.attack !== null) facts.push({ key: 'stc.fact.attack', params: { n: kind.attack } });
  if (kind.type !== 'item') facts.push({ key: 'stc.fact.defense', params: { n: kind.defense } });
  return { ref: cardRef(card), title: { key: `stc.card.${kind.id}` }, facts: [...facts, { key: `stc.text.${kind.id}` }] };
}

export const describe: Game<unknown, CastleView, CastleEvent>['describe'] = { prompt, option, event, zones };
