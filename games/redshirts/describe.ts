/** Words and refs for people, from what a viewer was sent. */

import type { Described, Json, Phrase, Prompt, Ref, Viewer, Zone, ZoneItem } from '@bridgehead/kernel';
import { deedWords } from './actions/deed.ts';
import { BOTCH_UP_TO, type Card, cardRow } from './cards.ts';
import type { RedEvent } from './events.ts';
import { nth } from './lists.ts';
import {
  cardRef,
  cardsWords,
  cardWords,
  officerName,
  officerRef,
  type Params,
  sectionRef,
  sectionWords,
  shipName,
  shipRef,
  teamName,
} from './names.ts';
import { CAPSULE, CRITICAL, SECTION_COUNT, type Section } from './ship.ts';
import { ACTING, CAPTAIN, NONE } from './state.ts';
import type { OfficerView, RedView, ShipView } from './view.ts';

function prompt(view: RedView, { key, params = {} }: Prompt): Phrase {
  const filled: Params = {};
  for (const [name, value] of Object.entries(params)) {
    if (name === 'officer') filled.officer = officerName(view, value as number);
    else if (name === 'ship') filled.ship = shipName(view, value as number);
    else if (name === 'card') filled.card = (value as number) === NONE ? '' : cardWords(value as Card);
    else filled[name] = value as string | number;
  }
  return { key, params: filled };
}

function option(view: RedView, asked: Prompt, answer: Json): Described {
  const deed = deedWords(view, answer);
  if (deed !== null) return deed;
  if (typeof answer === 'boolean') return { key: answer ? 'red.do.yes' : 'red.do.no' };
  if (typeof answer === 'string')
    return answer === 'back' || answer === 'pass' ? { key: `red.do.${answer}` } : { key: 'red.do.text', params: { text: answer } };
  if (typeof answer === 'number') return numbered(view, asked, answer);
  const [card] = Array.isArray(answer) ? answer : [];
  if (typeof card !== 'number') return { key: 'red.unknown' };
  return { key: 'red.do.card', params: { card: cardWords(card) }, refs: [cardRef(card)] };
}
function numbered(view: RedView, asked: Prompt, n: number): Described {
  if (asked.key === 'red.succession')
    return n === NONE ? { key: 'red.nobody' } : { key: 'red.do.officer', params: { officer: officerName(view, n) }, refs: [officerRef(n)] };
  if (n < 0 || n >= SECTION_COUNT) return { key: 'red.unknown' };
  const ship = asked.params?.ship;
  return { key: 'red.do.section', params: { section: sectionWords(n) }, refs: [sectionRef(typeof ship === 'number' ? ship : NONE, n)] };
}

// —— events ——

function event(e: RedEvent, _viewer: Viewer): Described {
  const params: Params = {};
  const refs: Ref[] = [];
  const facts = e as unknown as Record<string, Json | undefined>;
  const officers = { officer: 'officer', from: 'officer', to: 'target', owner: 'owner' } as const;
  for (const [name, as] of Object.entries(officers)) {
    const who = facts[name];
    if (typeof who === 'number') {
      params[as] = `@red.officer.${who}`;
      refs.push(officerRef(who));
    } else if (who === null) params[as] = '@red.somebody';
  }
  if (typeof facts.ship === 'number') params.ship = `@red.ship.${facts.ship}`;
  if (typeof facts.team === 'number') params.team = `@red.team.${facts.team}`;
  if (typeof facts.seat === 'number') params.seat = `@seat.${facts.seat}`;
  if (typeof facts.section === 'number') {
    params.section = sectionWords(facts.section);
    if (typeof facts.ship === 'number') {
      params.place = `@red.place.${facts.ship}`;
      refs.push(sectionRef(facts.ship, facts.section));
    }
  } else if (typeof facts.ship === 'number') refs.push(shipRef(facts.ship));
  if (typeof facts.laser === 'number') params.laser = sectionWords(facts.laser);
  for (const name of ['card', 'mine'] as const) if (typeof facts[name] === 'number') params.card = cardWords(facts[name]);
  if (typeof facts.his === 'number') params.his = cardWords(facts.his);
  if (Array.isArray(facts.cards)) params.cards = cardsWords(facts.cards as Card[]);
  if (Array.isArray(facts.names)) params.names = (facts.names as string[]).join(', ');
  for (const name of ['points', 'health', 'redshirts', 'fallen', 'round', 'level', 'roll', 'lost'] as const)
    params[name] = shownNumber(facts[name]);
  const key = eventKey(e, params, refs);
  return facts.dummy === true ? { key: 'red.event.dummy', params: { ...params, what: `@${key}` }, refs } : { key, params, refs };
}
const shownNumber = (n: Json | undefined): string | number => (typeof n === 'number' ? n : '@red.unknown');

function eventKey(e: RedEvent, params: Params, refs: Ref[]): string {
  const base = `red.event.${e.type}`;
  switch (e.type) {
    case 'played':
      if (e.target !== null) {
        params.target = `@red.officer.${e.target}`;
        return `${base}.target`;
      }
      return e.section === null ? base : `${base}.section`;
    case 'stepped':
    case 'skipped':
      params.where = `@red.where.${e.section}`;
      return e.ship === Math.floor(e.officer / 3) ? `${base}.home` : base;
    case 'absorbed':
      if (e.level === null) return base;
      params.left = CRITICAL - e.level;
      return e.level >= CRITICAL ? `${base}.down` : `${base}.left`;
    case 'damaged':
      if (e.was === CRITICAL) return `${base}.wreck`;
      return e.level === CRITICAL ? `${base}.critical` : base;
    case 'repaired':
      return (e.level ?? 0) > 0 ? `${base}.part` : base;
    case 'hurt':
      params.left = e.redshirts > 0 ? '@red.event.hurt.left' : '';
      if (e.fallen === 0) return base;
      return e.fallen === e.points ? `${base}.redshirts` : `${base}.both`;
    case 'threw':
      if (e.section === e.aimed && e.roll > BOTCH_UP_TO) return base;
      params.meant = `@red.where.${e.aimed}`;
      return e.section === e.aimed ? `${base}.botched-here` : `${base}.botched`;
    case 'fieldHit':
      return e.points === 0 ? `${base}.gone` : base;
    case 'phasered':
      if (e.target !== null) params.target = `@red.officer.${e.target}`;
      return `${base}.${e.at}`;
    case 'healed':
      return e.officer === null ? `${base}.unseen` : base;
    case 'shipPlayed':
      if (e.target === null) return base;
      params.target = `@red.ship.${e.target}`;
      refs.push(shipRef(e.target));
      return `${base}.at`;
    case 'fired':
    case 'rolled':
      params.target = `@red.ship.${e.target}`;
      refs.push(shipRef(e.target));
      rollWords(e, params);
      return `${base}.${e.hit}`;
    case 'disarmed':
    case 'tookOver':
      return `${base}.${e.success}`;
    case 'wentOff':
      return `${base}.${e.what}`;
    default:
      return base;
  }
}
function rollWords(e: { readonly roll: number | null; readonly modifier: number | null }, params: Params): void {
  if (e.roll === null) params.roll = '@red.roll.sure';
  else {
    const modifier = e.modifier ?? 0;
    params.roll = modifier === 0 ? '@red.roll.die' : modifier > 0 ? '@red.roll.more' : '@red.roll.less';
    params.die = e.roll;
    params.by = Math.abs(modifier);
    params.sum = e.roll + modifier;
  }
}

// —— zones ——

const fact = (key: string, params?: Params): Phrase =>
  params === undefined ? { key: `red.fact.${key}` } : { key: `red.fact.${key}`, params };

function zones(view: RedView, viewer: Viewer): Zone[] {
  const all: Zone[] = [tableZone(view)];
  for (const ship of view.ships) if (!ship.gone) all.push(shipZone(view, ship));
  for (const { team } of view.teams) {
    const crew = view.officers.filter((o) => o.team === team);
    all.push({
      id: `crew-${team}`,
      title: { key: 'red.zone.crew', params: { team: teamName(view, team) } },
      owner: null,
      items: crew.map((o) => officerItem(view, o)),
    });
  }
  for (const o of view.officers) {
    if (o.own === null || !o.alive) continue;
    const items = [...o.own.hand.map((card) => cardItem(card, false)), ...o.own.xo.map((card) => cardItem(card, true))];
    all.push({
      id: `hand-${o.officer}`,
      title: { key: 'red.zone.hand', params: { officer: officerName(view, o.officer) } },
      owner: viewer === 'spectator' ? null : o.seat,
      items,
    });
  }
  return all;
}

function tableZone(view: RedView): Zone {
  const facts = [fact('turn', { team: teamName(view, view.place) }), fact('fallen', { n: view.fallen })];
  if (view.storm > 0) facts.push(fact('storm', { n: view.storm }));
  for (const { team, emp } of view.teams) if (emp > 0) facts.push(fact('emp', { team: teamName(view, team), n: emp }));
  const items: ZoneItem[] = [{ ref: null, title: fact('round', { n: view.round }), facts }];
  return { id: 'table', title: { key: 'red.zone.table' }, owner: null, items };
}

function shipZone(view: RedView, ship: ShipView): Zone {
  const sections = Array.from({ length: SECTION_COUNT }, (_, section) => section).filter((section) => (section === CAPSULE) === ship.pod);
  const items = sections.map((section) => sectionItem(view, ship, section));
  const facts = shipFacts(ship);
  if (facts.length > 0)
    items.unshift({ ref: shipRef(ship.ship), title: { key: 'red.do.text', params: { text: shipName(view, ship.ship) } }, facts });
  return {
    id: `ship-${ship.ship}`,
    title: {
      key: ship.pod ? 'red.zone.pod' : 'red.zone.ship',
      params: { ship: shipName(view, ship.ship), team: teamName(view, ship.team) },
    },
    owner: null,
    items,
  };
}
function shipFacts(ship: ShipView): Phrase[] {
  const facts: Phrase[] = [];
  if (ship.false) facts.push(fact('false'));
  if (ship.evasive) facts.push(fact('evasive'));
  if (ship.gas > 0) facts.push(fact('gas', { n: ship.gas }));
  if (ship.virus > 0) facts.push(fact('virus', { n: ship.virus }));
  return facts;
}

function sectionItem(view: RedView, ship: ShipView, section: Section): ZoneItem {
  const isHere = (one: { ship: number; section: Section }): boolean => one.ship === ship.ship && one.section === section;
  const facts = [fact(`level.${ship.levels[section]}`)];
  if (nth(ship.heavy, section) > 0) facts.push(fact('fuse', { n: nth(ship.heavy, section) + (ship.fresh[section] ? 1 : 0) }));
  for (const o of view.officers) if (o.alive && isHere(o)) facts.push(fact('here', { officer: officerName(view, o.officer) }));
  for (const field of view.fields) if (isHere(field)) facts.push(fact('field', { n: field.points }));
  for (const blast of view.blasts) if (isHere(blast)) facts.push(fact(blast.what, { n: blast.count }));
  for (const bot of view.bots) if (isHere(bot)) facts.push(fact('bot'));
  return { ref: sectionRef(ship.ship, section), title: { key: `red.section.${section}` }, facts };
}

function officerItem(view: RedView, o: OfficerView): ZoneItem {
  const facts: Phrase[] = [];
  if (!o.alive) facts.push(fact('dead'));
  else if (o.ship === NONE) facts.push(fact('unseen'));
  else facts.push(fact('where', { section: sectionWords(o.section), ship: shipName(view, o.ship) }));
  if (o.alive && o.health !== null) facts.push(fact('health', { n: o.health }));
  if (o.alive && o.redshirts !== null && o.redshirts > 0) facts.push(fact('redshirts', { n: o.redshirts }));
  if (o.chair === CAPTAIN) facts.push(fact('captain'));
  if (o.chair === ACTING) facts.push(fact('acting'));
  if (o.alive && o.team === view.place) facts.push(o.ended ? fact('ended') : fact('steps', { n: o.steps ?? 0 }));
  if (o.own !== null && o.own.cloak > 0) facts.push(fact('cloaked', { n: o.own.cloak }));
  return { ref: officerRef(o.officer), title: { key: 'red.do.officer', params: { officer: officerName(view, o.officer) } }, facts };
}
const cardItem = (card: Card, xo: boolean): ZoneItem => ({
  ref: cardRef(card),
  title: { key: 'red.do.card', params: { card: cardWords(card) } },
  facts: [...(xo ? [fact('xo')] : []), fact('text', { text: cardRow(card).text })],
});

export const describe = { prompt, option, event, zones };
