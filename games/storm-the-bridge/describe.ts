/** Words and refs for people, from what a viewer was sent. Names of cards are data, so they go in as they are. */
import type { Described, GameEvent, Json, Phrase, Prompt, Ref, Viewer, Zone, ZoneItem } from '@bridgehead/kernel';
import {
  actionFace,
  type Card,
  crewFace,
  isAction,
  isCrew,
  isLeader,
  isSection,
  leaderFace,
  NONE,
  nameOf,
  sectionFace,
} from './cards/index.ts';
import { abilityOf } from './rules/timing.ts';
import { playerWords, seatWords } from './table-help.ts';
import type { BridgeView, FrameView, PersonView, SectionView } from './view.ts';

export const refOf = (card: Card): Ref => `card:${card}`;
const names = (cards: readonly Card[]): string => (cards.length === 0 ? '–' : cards.map(nameOf).join(', '));
export const describe = {
  prompt(view: BridgeView, prompt: Prompt): Phrase {
    const given = prompt.params ?? {};
    const params: Record<string, string | number> = {};
    for (const [key, value] of Object.entries(given)) {
      const isCard = typeof value === 'number' && ['card', 'target', 'section', 'crew'].includes(key);
      params[key] = isCard ? nameOf(value as Card) : (value as string | number);
    }
    const top = view.stack.at(-1);
    if (prompt.key === 'stb.respond' && top !== undefined) return whatIs(view, top, prompt.key);
    return { key: prompt.key, params };
  },
  option,
  event,
  zones,
};

function whatIs(view: BridgeView, frame: FrameView, key: string): Phrase {
  const about = frameWords(view, frame);
  return { key, params: { ...about.params, what: `@${about.key}` } };
}
function frameWords(view: BridgeView, frame: FrameView): { key: string; params: Record<string, string | number> } {
  const on = frame.kind === 'card' && frame.targets.length > 0;
  return {
    key: on ? 'stb.what.card-on' : `stb.what.${frame.kind}`,
    params: {
      seat: playerWords(view, frame.seat),
      card: frame.card === NONE ? '' : nameOf(frame.card),
      target: names(frame.targets),
      has: frame.has,
      needs: frame.needs,
    },
  };
}

function option(view: BridgeView, prompt: Prompt, answer: Json): Described {
  if (typeof answer === 'string') return { key: `stb.do.${answer}` };
  if (Array.isArray(answer))
    return typeof answer[0] === 'string' ? verb(view, answer as unknown as [string, Card]) : several(answer as Card[]);
  const card = answer as Card;
  if (card === NONE) return { key: 'stb.do.unassigned' };
  const refs = [refOf(card)];
  if (prompt.key === 'stb.patch-up')
    return { key: 'stb.do.tap', params: { card: nameOf(card), title: isLeader(card) ? 'leader' : 'crew' }, refs };
  if (prompt.key === 'stb.marquis') return { key: 'stb.do.hand', params: { card: nameOf(card) }, refs };
  return { key: 'stb.do.card', params: { card: nameOf(card) }, refs };
}

/** An answer to a question for several cards, as somebody may ask about it. */
const several = (cards: readonly Card[]): Described => ({ key: 'stb.do.card', params: { card: names(cards) }, refs: cards.map(refOf) });

function verb(view: BridgeView, [what, card]: [string, Card]): Described {
  const refs = [refOf(card)];
  const params: Record<string, string | number> = { card: nameOf(card) };
  if (what === 'recruit') params.n = view.pool.find((spot) => spot.card === card)?.cost ?? crewFace(card).toRecruit;
  if (what === 'attack') params.n = view.sections.find((section) => section.card === card)?.need ?? 0;
  if (what === 'ability') params.ability = abilityOf(card)?.name ?? '';
  if (what === 'clear') params.host = hostName(view, card);
  return { key: `stb.do.${what}`, params, refs };
}

function hostName(view: BridgeView, passive: Card): string {
  const people = view.parties.flatMap((party) => [...(party.leader === null ? [] : [party.leader]), ...party.crew]);
  const host = [...people, ...view.sections].find((one) => one.attached.includes(passive));
  return host === undefined ? '' : nameOf(host.card);
}

/** Which parameters of an event are cards, seats or lists of cards. */
function event(e: GameEvent, _viewer: Viewer): Described {
  const params: Record<string, string | number> = {};
  const refs: Ref[] = [];
  const card = (key: string, value: Json | undefined) => {
    if (typeof value !== 'number' || value === NONE) return;
    params[key] = nameOf(value);
    refs.push(refOf(value));
  };
  for (const key of ['card', 'host', 'target'] as const) card(key, e[key]);
  card('card', e.crew);
  card('host', e.section);
  for (const key of ['seat', 'from', 'owner'] as const)
    if (typeof e[key] === 'number') params[key === 'owner' ? 'from' : key] = seatWords(e[key]);
  for (const key of ['has', 'needs', 'count', 'round', 'turn'] as const) if (typeof e[key] === 'number') params[key] = e[key];
  const list = (e.cards ?? e.committed ?? e.leaders ?? e.pool) as Json | undefined;
  if (Array.isArray(list)) {
    const cards = (list as Card[]).filter((one) => one !== NONE);
    params.names = names(cards);
    refs.push(...cards.map(refOf));
  }
  return { key: eventKey(e, params), params, refs };
}

function eventKey(e: GameEvent, params: Record<string, string | number>): string {
  const base = `stb.event.${e.type}`;
  switch (e.type) {
    case 'drew':
    case 'peeked':
      return e.cards === undefined ? base : `${base}.seen`;
    case 'took':
      return e.card === undefined ? base : `${base}.seen`;
    case 'reshuffled':
      params.cards = e.cards as number;
      return base;
    case 'discarded':
      return `${base}.${e.why}`;
    case 'joined':
      return `${base}.${e.how}`;
    case 'resolved':
      return `${base}.${e.kind}.${e.succeeds === true ? 'won' : 'lost'}`;
    case 'declared': {
      const targets = e.targets as Card[];
      if (e.kind !== 'card' || targets.length === 0) return `${base}.${e.kind}`;
      params.target = names(targets);
      return `${base}.card-on`;
    }
    case 'sectionTaken':
      params.card = params.host as string;
      return base;
    case 'stationed':
      return e.section === NONE ? 'stb.event.unstationed' : base;
    case 'cancelled':
      return e.kind === 'end' ? `${base}.end` : base;
    case 'matchEnded': {
      const winners = e.winners as number[];
      for (const [i, seat] of winners.entries()) params[`winner${i + 1}`] = seatWords(seat);
      params.names = `@stb.names.${winners.length}`;
      params.reason = `@${e.reason}`;
      return winners.length === 1 ? base : 'stb.event.matchDrawn';
    }
    default:
      return base;
  }
}

// —— zones ——

function zones(view: BridgeView, viewer: Viewer): Zone[] {
  const all: Zone[] = [];
  if (view.stack.length > 0)
    all.push({ id: 'stack', title: { key: 'stb.zone.stack' }, owner: null, items: view.stack.map((frame) => frameItem(view, frame)) });
  all.push({ id: 'sections', title: { key: 'stb.zone.sections' }, owner: null, items: view.sections.map((one) => sectionItem(view, one)) });
  all.push({
    id: 'pool',
    title: { key: 'stb.zone.pool' },
    owner: null,
    items: view.pool.filter((spot) => spot.card !== NONE).map(poolItem),
  });
  for (const party of view.parties) {
    const people = [...(party.leader === null ? [] : [party.leader]), ...party.crew];
    all.push({
      id: `party-${party.seat}`,
      title: { key: 'stb.zone.party', params: { seat: playerWords(view, party.seat) } },
      owner: party.seat,
      items: people.map(personItem),
    });
  }
  for (const party of view.parties) {
    const title = { key: 'stb.zone.hand', params: { seat: playerWords(view, party.seat) } };
    if (party.hand !== null && (party.seat === viewer || view.over))
      all.push({ id: `hand-${party.seat}`, title, owner: party.seat, items: party.hand.map(cardItem) });
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

function frameItem(view: BridgeView, frame: FrameView): ZoneItem {
  const about = frameWords(view, frame);
  const facts = frame.kind === 'attack' || frame.kind === 'recruit' ? [fact('tally', { has: frame.has, needs: frame.needs })] : [];
  return { ref: frame.card === NONE ? null : refOf(frame.card), title: about, facts };
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
