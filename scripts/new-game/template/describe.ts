/** Words and things to point at, as keys into wording.ts. A table without drawings is made of `zones` alone. */
import type { Described, Game, GameEvent, Json, Phrase, Prompt, Ref, Viewer, Zone, ZoneItem } from '@bridgehead/kernel';
import type { Card } from './state.ts';
import type { TableView } from './view.ts';

const cardRef = (card: Card): Ref => `card:${card}`;
const player = (seat: number) => ({ player: seat + 1 });

const prompt = (view: TableView, _prompt: Prompt): Phrase => ({ key: 'tpl.prompt.play', params: { goal: view.goal } });
const option = (_view: TableView, _prompt: Prompt, card: Json): Described => ({
  key: 'tpl.option.play',
  params: { card: card as Card },
  refs: [cardRef(card as Card)],
});

function event(happened: GameEvent, viewer: Viewer): Described {
  const { type, seat, card, cards, winner, tricks, count } = happened as GameEvent & { seat: number; winner: number };
  switch (type) {
    case 'dealt':
      return seat === viewer && cards !== undefined
        ? { key: 'tpl.event.dealt.own', params: { cards: (cards as Card[]).join(', ') } }
        : { key: 'tpl.event.dealt', params: { ...player(seat), count: count as number } };
    case 'drew':
      return seat === viewer && card !== undefined
        ? { key: 'tpl.event.drew.own', params: { card: card as Card }, refs: [cardRef(card as Card)] }
        : { key: 'tpl.event.drew', params: player(seat) };
    case 'trick':
      return { key: 'tpl.event.trick', params: { ...player(winner), cards: (cards as Card[]).join(', '), tricks: tricks as number } };
    default:
      return { key: `tpl.event.${type}`, params: player(seat) };
  }
}

const item = (card: Card): ZoneItem => ({ ref: cardRef(card), title: { key: 'tpl.card', params: { card } } });

function zones(view: TableView, _viewer: Viewer): Zone[] {
  const hands = view.hands.map((hand, seat): Zone => {
    const title = { key: 'tpl.zone.hand', params: { ...player(seat), tricks: view.tricks[seat] ?? 0 } };
    return { id: `hand-${seat}`, title, owner: seat, items: (hand ?? []).map(item), hidden: hand === null ? (view.counts[seat] ?? 0) : 0 };
  });
  return [
    { id: 'last', title: { key: 'tpl.zone.last' }, owner: null, items: view.last.map(item) },
    ...hands,
    { id: 'deck', title: { key: 'tpl.zone.deck' }, owner: null, items: [], hidden: view.deck },
  ];
}

export const describe: Game<unknown, TableView>['describe'] = { prompt, option, event, zones };
