/** Words and refs for people, from what a viewer was sent. Names of cards are data, so they go in as they are. */
import type { Described, Json, Phrase, Prompt, Ref, Seat, Viewer, Zone, ZoneItem } from '@bridgehead/kernel';
import { ACTIONS } from './actions/index.ts';
import { refOf } from './actions/row.ts';
import {
  actionFace,
  type Card,
  crewFace,
  isAction,
  isCard,
  isCrew,
  isLeader,
  isSection,
  leaderFace,
  NONE,
  nameOf,
  sectionFace,
} from './cards/index.ts';
import type { BridgeEvent, EventOf } from './events.ts';
import { peopleOf, playerWords, seatWords } from './table-help.ts';
import type { BridgeView, DeclarationView, PersonView, SectionView } from './view.ts';

const names = (cards: readonly Card[]): string => (cards.length === 0 ? '–' : cards.map(nameOf).join(', '));
export const describe = {
  prompt(view: BridgeView, prompt: Prompt): Phrase {
    const given = prompt.params ?? {};
    const params: Record<string, string | number> = {};
    for (const [key, value] of Object.entries(given)) {
      if (isCard(value) && ['card', 'target', 'section', 'crew'].includes(key)) params[key] = nameOf(value);
      else if (typeof value === 'string' || typeof value === 'number') params[key] = value;
    }
    const top = view.stack.at(-1);
    if (prompt.key === 'stb.respond' && top !== undefined) return whatIs(view, top, prompt.key);
    return { key: prompt.key, params };
  },
  option,
  event,
  zones,
};

function whatIs(view: BridgeView, declaration: DeclarationView, key: string): Phrase {
  const about = declarationWords(view, declaration);
  return { key, params: { ...about.params, what: `@${about.key}` } };
}
function declarationWords(view: BridgeView, declaration: DeclarationView): { key: string; params: Record<string, string | number> } {
  const on = declaration.kind === 'card' && declaration.targets.length > 0;
  return {
    key: on ? 'stb.what.card-on' : `stb.what.${declaration.kind}`,
    params: {
      seat: playerWords(view, declaration.seat),
      card: declaration.card === NONE ? '' : nameOf(declaration.card),
      target: names(declaration.targets),
      has: declaration.has,
      needs: declaration.needs,
    },
  };
}

function option(view: BridgeView, prompt: Prompt, answer: Json): Described {
  const action = ACTIONS.describe(view, answer);
  if (action !== null) return action;
  if (typeof answer === 'string') return { key: `stb.do.${answer}` };
  // An answer to a question for several cards, as somebody may ask about it.
  if (Array.isArray(answer))
    return { key: 'stb.do.card', params: { card: names(answer.filter(isCard)) }, refs: answer.filter(isCard).map(refOf) };
  if (!isCard(answer)) return { key: 'stb.do.unassigned' };
  const params = { card: nameOf(answer) };
  const refs = [refOf(answer)];
  if (prompt.key === 'stb.patch-up')
    return { key: 'stb.do.tap', params: { ...params, title: isLeader(answer) ? '@stb.title.leader' : '@stb.title.crew' }, refs };
  return { key: prompt.key === 'stb.marquis' ? 'stb.do.hand' : 'stb.do.card', params, refs };
}

// —— events ——

type Params = Record<string, string | number>;
const told = (key: string, params: Params, refs: Ref[] = []): Described => ({ key: `stb.event.${key}`, params, refs });
const seat = (of: Seat): Params => ({ seat: seatWords(of) });
const on = (card: Card): Params => (card === NONE ? {} : { card: nameOf(card) });
const several = (cards: readonly Card[]): Params => ({ names: names(cards) });
const refsOf = (...cards: Card[]): Ref[] => cards.filter((card) => card !== NONE).map(refOf);

function event(e: BridgeEvent, _viewer: Viewer): Described {
  switch (e.type) {
    case 'firstSeat':
    case 'turnEnded':
    case 'conceded':
      return told(e.type, seat(e.seat));
    case 'turnBegan':
      return told(e.type, { ...seat(e.seat), turn: e.turn, round: e.round });
    case 'leadersShown':
      return told(e.type, several(e.leaders), refsOf(...e.leaders));
    case 'poolFilled': {
      const crew = e.pool.filter((card) => card !== NONE);
      return told(e.type, several(crew), refsOf(...crew));
    }
    case 'tapped':
    case 'untapped':
      return told(e.type, several(e.cards), refsOf(...e.cards));
    case 'drew':
      return 'cards' in e
        ? told('drew.seen', { ...seat(e.seat), count: e.count, ...several(e.cards) }, refsOf(...e.cards))
        : told('drew', { ...seat(e.seat), count: e.count });
    case 'reshuffled':
      return told(e.type, { cards: e.cards });
    case 'discarded':
      return told(`discarded.${e.why}`, { ...seat(e.seat), ...several(e.cards) }, refsOf(...e.cards));
    case 'took':
      return 'card' in e
        ? told('took.seen', { ...seat(e.seat), from: seatWords(e.from), ...on(e.card) }, refsOf(e.card))
        : told('took', { ...seat(e.seat), from: seatWords(e.from) });
    case 'peeked':
      return 'cards' in e
        ? told('peeked.seen', { ...seat(e.seat), from: seatWords(e.owner), ...several(e.cards) }, refsOf(...e.cards))
        : told('peeked', { ...seat(e.seat), from: seatWords(e.owner) });
    case 'recovered':
      return told(e.type, { ...seat(e.seat), ...on(e.card) }, refsOf(e.card));
    case 'declared':
      return declared(e);
    case 'resolved':
      return told(
        `resolved.${e.kind}.${e.succeeds ? 'won' : 'lost'}`,
        { ...seat(e.seat), ...on(e.card), has: e.has, needs: e.needs },
        refsOf(e.card),
      );
    case 'cancelled':
      return told(e.kind === 'end' ? 'cancelled.end' : 'cancelled', { ...seat(e.seat), ...on(e.card) }, refsOf(e.card));
    case 'redirected':
      return told(e.type, { ...on(e.card), target: nameOf(e.target) }, refsOf(e.card, e.target));
    case 'joined':
      return told(`joined.${e.how}`, { ...seat(e.seat), ...on(e.crew) }, refsOf(e.crew));
    case 'committed':
    case 'sentToStack':
    case 'patchedUp':
      return told(e.type, on(e.crew), refsOf(e.crew));
    case 'stationed':
      return e.section === NONE
        ? told('unstationed', on(e.crew), refsOf(e.crew))
        : told('stationed', { ...on(e.crew), host: nameOf(e.section) }, refsOf(e.crew, e.section));
    case 'sectionTaken':
      return told(e.type, { ...seat(e.seat), ...on(e.section) }, refsOf(e.section));
    case 'attached':
      return told(e.type, { ...on(e.card), host: nameOf(e.host) }, refsOf(e.card, e.host));
    case 'detached':
      return told(e.type, on(e.card), refsOf(e.card));
    case 'matchEnded':
      return matchEnded(e);
  }
}

function declared(e: EventOf<'declared'>): Described {
  const isAimed = e.kind === 'card' && e.targets.length > 0;
  const params: Params = { ...seat(e.seat), ...on(e.card), ...several(e.committed), ...(isAimed ? { target: names(e.targets) } : {}) };
  return told(`declared.${isAimed ? 'card-on' : e.kind}`, params, refsOf(e.card, ...e.committed));
}

function matchEnded({ winners, reason }: EventOf<'matchEnded'>): Described {
  const params: Params = { names: `@stb.names.${winners.length}`, reason: `@${reason}` };
  for (const [i, winner] of winners.entries()) params[`winner${i + 1}`] = seatWords(winner);
  return told(winners.length === 1 ? 'matchEnded' : 'matchDrawn', params);
}

// —— zones ——

function zones(view: BridgeView): Zone[] {
  const all: Zone[] = [];
  if (view.stack.length > 0)
    all.push({
      id: 'stack',
      title: { key: 'stb.zone.stack' },
      owner: null,
      items: view.stack.map((declaration) => declarationItem(view, declaration)),
    });
  all.push({ id: 'sections', title: { key: 'stb.zone.sections' }, owner: null, items: view.sections.map((one) => sectionItem(view, one)) });
  all.push({
    id: 'pool',
    title: { key: 'stb.zone.pool' },
    owner: null,
    items: view.pool.filter((spot) => spot.card !== NONE).map(poolItem),
  });
  for (const party of view.parties) {
    all.push({
      id: `party-${party.seat}`,
      title: { key: 'stb.zone.party', params: { seat: playerWords(view, party.seat) } },
      owner: party.seat,
      items: peopleOf(view, party.seat).map(personItem),
    });
  }
  for (const party of view.parties) {
    const title = { key: 'stb.zone.hand', params: { seat: playerWords(view, party.seat) } };
    if (party.hand !== null) all.push({ id: `hand-${party.seat}`, title, owner: party.seat, items: party.hand.map(cardItem) });
    else all.push({ id: `hand-${party.seat}`, title, owner: party.seat, items: [], hidden: party.handCount });
  }
  all.push({ id: 'crew-stack', title: { key: 'stb.zone.crew-stack' }, owner: null, items: [], hidden: view.crewStack });
  all.push({ id: 'action-stack', title: { key: 'stb.zone.action-stack' }, owner: null, items: [], hidden: view.actionStack });
  all.push({ id: 'discard', title: { key: 'stb.zone.discard' }, owner: null, items: view.discard.map(cardItem).reverse() });
  if (view.lasting.length > 0)
    all.push({ id: 'lasting', title: { key: 'stb.zone.lasting' }, owner: null, items: view.lasting.map(cardItem) });
  return all;
}

const fact = (key: string, params?: Record<string, string | number>): Phrase =>
  params === undefined ? { key: `stb.fact.${key}` } : { key: `stb.fact.${key}`, params };
const titled = (card: Card): Phrase => ({ key: 'stb.do.card', params: { card: nameOf(card) } });

function declarationItem(view: BridgeView, declaration: DeclarationView): ZoneItem {
  const about = declarationWords(view, declaration);
  const facts =
    declaration.kind === 'attack' || declaration.kind === 'recruit'
      ? [fact('tally', { has: declaration.has, needs: declaration.needs })]
      : [];
  return { ref: declaration.card === NONE ? null : refOf(declaration.card), title: about, facts };
}
function sectionItem(view: BridgeView, one: SectionView): ZoneItem {
  const held = one.owner === NONE ? fact('free') : fact('held', { seat: playerWords(view, one.owner) });
  const facts = [
    held,
    fact('need', { n: one.need }),
    ...(one.tapped ? [fact('tapped')] : []),
    ...withPassives(one.attached),
    fact('text', { text: textOf(one.card) }),
  ];
  return { ref: refOf(one.card), title: titled(one.card), facts };
}
function personItem(one: PersonView): ZoneItem {
  const facts = [fact('combat', { n: one.combat }), fact('influence', { n: one.influence })];
  if (one.tapped) facts.push(fact('tapped'));
  if (one.station !== NONE) facts.push(fact('station', { card: nameOf(one.station) }));
  facts.push(...withPassives(one.attached));
  if (textOf(one.card) !== '') facts.push(fact('text', { text: textOf(one.card) }));
  return { ref: refOf(one.card), title: titled(one.card), facts };
}
const poolItem = ({ card, cost }: { card: Card; cost: number }): ZoneItem => ({
  ref: refOf(card),
  title: titled(card),
  facts: [
    fact('cost', { n: cost }),
    fact('combat', { n: crewFace(card).combat }),
    fact('influence', { n: crewFace(card).influence }),
    ...(textOf(card) === '' ? [] : [fact('text', { text: textOf(card) })]),
  ],
});
const cardItem = (card: Card): ZoneItem => ({ ref: refOf(card), title: titled(card), facts: [fact('text', { text: textOf(card) })] });
const withPassives = (cards: readonly Card[]): Phrase[] => (cards.length === 0 ? [] : [fact('attached', { names: names(cards) })]);

/** The printed text of any card. */
export function textOf(card: Card): string {
  if (isAction(card)) return actionFace(card).text;
  if (isCrew(card)) return crewFace(card).text;
  return isSection(card) ? sectionFace(card).text : leaderFace(card).text;
}
