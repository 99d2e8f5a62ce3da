/** Options, events and the table in words: keys into wording.ts, never sentences. */
import type { Described, Game, GameEvent, Json, Phrase, Prompt, Ref, Viewer, Zone, ZoneItem } from '@bridgehead/kernel';
import { SPACES, type Space, spaceInfo } from './board.ts';
import { type Card, kindOf, NONE, ownerOf } from './cards.ts';
import type { Odds } from './odds.ts';
import type { ActOption } from './rules/act.ts';
import type { DispatchOption } from './rules/dispatch.ts';
import { type CastleView, type PlayerView, previewAttack, standingOf, type UnitView } from './view.ts';

type Params = Record<string, string | number>;

const cardRef = (card: Card): Ref => `card:${card}`;
const spaceRef = (space: Space): Ref => `space:${spaceInfo(space).id}`;
const seatRef = (seat: number): Ref => `seat:${seat}`;

const cardKey = (card: Card): string => `@stc.card.${kindOf(card).id}`;
const spaceKey = (space: Space): string => `@stc.space.${spaceInfo(space).id}`;
const sideKey = (seat: number): string => `@stc.side.${seat === 0 ? 'south' : 'north'}`;

const told = (key: string, params: Params, refs: Ref[] = []): Described => ({ key, params, refs });

// —— prompts and options ——

const prompt = (view: CastleView, { key }: Prompt): Phrase =>
  key === 'stc.dispatch'
    ? { key: 'stc.prompt.dispatch', params: { points: view.points } }
    : { key: 'stc.prompt.act', params: { attacks: view.attacksLeft } };

function option(view: CastleView, _prompt: Prompt, answer: Json): Described {
  const chosen = answer as DispatchOption | ActOption;
  if (chosen === 'done' || chosen === 'end') return { key: `stc.option.${chosen}` };
  const [verb, card] = chosen;
  const place = standingOf(view, card)?.space ?? null;
  const who: Params = { card: cardKey(card), ...(place === null ? {} : { from: spaceKey(place) }) };
  /** Somebody may ask about a unit that is not on the board, or a hint may name one that is about to be. */
  const unplaced = place === null ? '-unplaced' : '';
  switch (verb) {
    case 'deploy':
      return told('stc.option.deploy', { ...who, space: spaceKey(chosen[2]) }, [cardRef(card), spaceRef(chosen[2])]);
    case 'move':
      return told(`stc.option.move${unplaced}`, { ...who, space: spaceKey(chosen[2]) }, [cardRef(card), spaceRef(chosen[2])]);
    case 'melee':
    case 'ranged':
      return attackOption(view, verb, card, chosen[2], chosen[3], who);
    case 'raise': {
      const unit = view.players[ownerOf(card) as 0].graveyard.at(-1) ?? NONE;
      return told(`stc.option.raise${unplaced}`, { ...who, unit: unit === NONE ? '' : cardKey(unit) }, [cardRef(card)]);
    }
    case 'equip':
    case 'recover':
    case 'strengthen':
      return targetOption(view, `stc.option.${verb}`, card, chosen[2], who);
  }
}

function targetOption(view: CastleView, key: string, card: Card, target: Card, who: Params): Described {
  const at = standingOf(view, target);
  return told(key, { ...who, target: cardKey(target), ...(at === null ? {} : { space: spaceKey(at.space) }) }, [
    cardRef(card),
    cardRef(target),
  ]);
}

function attackOption(view: CastleView, mode: 'melee' | 'ranged', card: Card, space: Space, target: Card, who: Params): Described {
  const params: Params = { ...who, target: cardKey(target), space: spaceKey(space) };
  const refs = [cardRef(card), spaceRef(space), cardRef(target)];
  if (who.from === undefined) return told(`stc.option.${mode}-unplaced`, params, refs);
  const preview = view.odds === 'shown' ? previewAttack(view, mode, card, target) : null;
  if (preview === null) return told(`stc.option.${mode}`, params, refs);
  return told(`stc.option.${mode}-odds`, { ...params, chance: percent(preview.chance) }, refs);
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10}`;

// —— events ——

/** An event's own facts, as the rules told them. */
type Facts = Record<string, Json> & { type: string };

function event(happened: GameEvent, viewer: Viewer): Described {
  const e = happened as Facts;
  const seat = typeof e.seat === 'number' ? e.seat : 0;
  const key = `stc.event.${e.type}`;
  const side: Params = { side: sideKey(seat) };
  switch (e.type) {
    case 'firstRoll':
      return firstRoll(e);
    case 'turnBegan':
      return told(key, { ...side, round: num(e, 'round') }, [seatRef(seat)]);
    case 'drew':
      return drew(e, seat, viewer);
    case 'deployed':
      return told(key, { ...side, card: cardKey(num(e, 'card')), space: spaceKey(num(e, 'space')), points: num(e, 'points') }, [
        cardRef(num(e, 'card')),
        spaceRef(num(e, 'space')),
      ]);
    case 'equipped':
      return told(key, { ...side, card: cardKey(num(e, 'card')), unit: cardKey(num(e, 'unit')), points: num(e, 'points') }, [
        cardRef(num(e, 'unit')),
      ]);
    case 'moved':
      return told(key, { ...side, unit: cardKey(num(e, 'unit')), from: spaceKey(num(e, 'from')), to: spaceKey(num(e, 'to')) }, [
        cardRef(num(e, 'unit')),
        spaceRef(num(e, 'to')),
      ]);
    case 'attacked':
      return attacked(e, side);
    case 'rolled': {
      const [a, b] = e.dice as readonly number[];
      const verdict = e.success === true ? 'yes' : 'no';
      return told(`${key}.${e.for}.${verdict}`, { a: a as number, b: b as number, sum: num(e, 'sum') });
    }
    case 'died': {
      const item = e.item as Card | null;
      const params = { ...side, unit: cardKey(num(e, 'unit')), ...(item === null ? {} : { item: cardKey(item) }) };
      return told(`${key}.${e.cause}${item === null ? '' : '-item'}`, params, [cardRef(num(e, 'unit'))]);
    }
    case 'advanced':
      return told(key, { ...side, unit: cardKey(num(e, 'unit')), to: spaceKey(num(e, 'to')) }, [
        cardRef(num(e, 'unit')),
        spaceRef(num(e, 'to')),
      ]);
    case 'raised':
      return told(
        `${key}.${e.success === true ? 'yes' : 'no'}`,
        { ...side, unit: cardKey(num(e, 'unit')), space: spaceKey(num(e, 'space')) },
        [cardRef(num(e, 'by'))],
      );
    case 'recovered':
      return told(`${key}.${e.success === true ? 'yes' : 'no'}`, { ...side, card: cardKey(num(e, 'card')) }, [cardRef(num(e, 'by'))]);
    case 'strengthened':
      return told(key, { ...side, unit: cardKey(num(e, 'unit')) }, [cardRef(num(e, 'by')), cardRef(num(e, 'unit'))]);
    case 'turnEnded':
      return told(`${key}.${e.why}`, side, [seatRef(seat)]);
    case 'matchEnded': {
      const winner = e.winner as number | null;
      const unit = e.unit as Card | null;
      if (winner === null) return told(`${key}.${e.how}.draw`, {});
      return told(`${key}.${e.how}`, { winner: sideKey(winner), loser: sideKey(1 - winner), unit: unit === null ? '' : cardKey(unit) }, [
        seatRef(winner),
      ]);
    }
    default:
      return { key };
  }
}

const num = (e: Facts, name: string): number => e[name] as number;

function firstRoll(e: Facts): Described {
  const first = e.first as number | null;
  const [south, north] = [e.south as readonly number[] | null, e.north as readonly number[] | null];
  if (south === null || north === null) return told('stc.event.firstRoll.set', { side: sideKey(first ?? 0) });
  const params: Params = { south: (south[0] ?? 0) + (south[1] ?? 0), north: (north[0] ?? 0) + (north[1] ?? 0) };
  return first === null ? told('stc.event.firstRoll.tie', params) : told('stc.event.firstRoll', { ...params, side: sideKey(first) });
}

/** The owner was told which cards; everybody else how many. */
function drew(e: Facts, seat: number, viewer: Viewer): Described {
  const params: Params = { side: sideKey(seat), count: num(e, 'count'), left: num(e, 'left') };
  const cards = e.cards as readonly Card[] | undefined;
  if (cards === undefined || viewer !== seat || cards.length === 0) return told('stc.event.drew', params, [seatRef(seat)]);
  cards.forEach((card, i) => {
    params[`card${i + 1}`] = cardKey(card);
  });
  return told(`stc.event.drew.own-${cards.length}`, params, cards.map(cardRef));
}

function attacked(e: Facts, side: Params): Described {
  const [attacker, target, to] = [num(e, 'attacker'), num(e, 'target'), num(e, 'to')];
  const odds = e.odds as unknown as Odds;
  const params: Params = { ...side, unit: cardKey(attacker), target: cardKey(target), space: spaceKey(to) };
  const refs = [cardRef(attacker), spaceRef(to), cardRef(target)];
  if (odds.top === null) return told(`stc.event.attacked.${e.mode}-helpless`, params, refs);
  return told(
    `stc.event.attacked.${e.mode}`,
    { ...params, modifier: odds.modifier, ways: odds.ways, chance: percent(odds.ways / 36) },
    refs,
  );
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

export const describe: Game<unknown, CastleView>['describe'] = { prompt, option, event, zones };
