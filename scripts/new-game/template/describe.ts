/** Words and things to point at, as keys into wording.ts. A table without drawings is made of `zones` alone. */
import type { Described, Game, Json, Phrase, Prompt, Ref, Viewer, Zone, ZoneItem } from '@bridgehead/kernel';
import { ACTIONS } from './actions/index.ts';
import { type Card, kindOf } from './cards.ts';
import type { DuelEvent } from './events.ts';
import type { DuelView } from './view.ts';

const cardRef = (card: Card): Ref => `card:${card}`;
const player = (seat: number) => ({ player: `@seat.${seat}` });
const titled = (card: Card) => ({ card: kindOf(card).title });
const titles = (cards: readonly Card[]): string => cards.map((card) => kindOf(card).title).join(', ');

function prompt({ strike }: DuelView, { key }: Prompt): Phrase {
  return key === 'tpl.respond' && strike !== null
    ? { key: 'tpl.prompt.respond', params: titled(strike.target) }
    : { key: 'tpl.prompt.turn' };
}
const option = (view: DuelView, _prompt: Prompt, answer: Json): Described => ACTIONS.describe(view, answer) ?? { key: 'tpl.option.pass' };

function event(e: DuelEvent, _viewer: Viewer): Described {
  const key = `tpl.event.${e.type}`;
  switch (e.type) {
    case 'drew':
      return e.cards === null
        ? { key: e.count === 1 ? 'tpl.event.drew.one' : key, params: { ...player(e.seat), count: e.count } }
        : { key: 'tpl.event.drew.own', params: { ...player(e.seat), cards: titles(e.cards) }, refs: e.cards.map(cardRef) };
    case 'struck':
      return { key, params: { ...player(e.seat), ...titled(e.target) }, refs: [cardRef(e.target)] };
    case 'enlisted':
    case 'parried':
    case 'defeated':
      return { key, params: { ...player(e.seat), ...titled(e.card) }, refs: [cardRef(e.card)] };
    case 'rested':
    case 'conceded':
      return { key, params: player(e.seat) };
  }
}

const item = (card: Card): ZoneItem => ({ ref: cardRef(card), title: { key: 'tpl.card', params: titled(card) } });
const zone = (id: string, seat: number | null, cards: readonly Card[], hidden = 0): Zone => ({
  id: seat === null ? id : `${id}-${seat}`,
  title: { key: `tpl.zone.${id}`, params: seat === null ? {} : player(seat) },
  owner: seat,
  items: cards.map(item),
  hidden,
});

const zones = (view: DuelView, _viewer: Viewer): Zone[] => [
  ...view.sides.flatMap(({ camp, hand, handCount, trophies }, seat) => [
    zone('camp', seat, camp),
    zone('trophies', seat, trophies),
    zone('hand', seat, hand ?? [], hand === null ? handCount : 0),
  ]),
  zone('deck', null, [], view.deck),
  zone('discard', null, view.discard),
];

export const describe: Game<unknown, DuelView, DuelEvent>['describe'] = { prompt, option, event, zones };
