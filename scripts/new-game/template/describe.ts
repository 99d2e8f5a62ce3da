/** Words and things to point at, as keys into wording.ts. A table without drawings is made of `zones` alone. */
import type { Described, Game, Json, Phrase, Prompt, Ref, Viewer, Zone, ZoneItem } from '@bridgehead/kernel';
import type { TrickEvent } from './events.ts';
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

function event(e: TrickEvent, _viewer: Viewer): Described {
  switch (e.type) {
    case 'dealt':
      return e.cards === null
        ? { key: 'tpl.event.dealt', params: { ...player(e.seat), count: e.count } }
        : { key: 'tpl.event.dealt.own', params: { cards: e.cards.join(', ') } };
    case 'drew':
      return e.card === null
        ? { key: 'tpl.event.drew', params: player(e.seat) }
        : { key: 'tpl.event.drew.own', params: { card: e.card }, refs: [cardRef(e.card)] };
    case 'trick':
      return { key: 'tpl.event.trick', params: { ...player(e.winner), cards: e.cards.join(', '), tricks: e.tricks } };
    case 'conceded':
      return { key: 'tpl.event.conceded', params: player(e.seat) };
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

export const describe: Game<unknown, TableView, TrickEvent>['describe'] = { prompt, option, event, zones };
