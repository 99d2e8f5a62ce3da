/** Words and refs for people, from what a viewer was sent. */
import type { Described, Json, Phrase, Prompt, Ref, Viewer, Zone, ZoneItem } from '@bridgehead/kernel';
import { type Card, cardRow, isCrewCard } from './cards.ts';
import type { RedEvent } from './events.ts';
import { isRepair } from './rules/crew-cards.ts';
import type { Deed } from './rules/deeds.ts';
import { AIMS } from './rules/phaser.ts';
import { CAPSULE, CRITICAL, SECTION_COUNT, type Section } from './ship.ts';
import { ACTING, CAPTAIN, NONE } from './state.ts';
import type { OfficerView, RedView, ShipView } from './view.ts';

type Params = Record<string, string | number>;

export const sectionRef = (ship: number, section: Section): Ref => `section:${ship}:${section}`;
export const officerRef = (officer: number): Ref => `officer:${officer}`;
export const shipRef = (ship: number): Ref => `ship:${ship}`;
export const cardRef = (card: Card): Ref => `card:${card}`;

const RANKS = ['Captain', 'Commander', 'Lt Commander'] as const;
const sectionWords = (section: Section): string => `@red.section.${section}`;
const cardWords = (card: Card): string => cardRow(card).title;
const cardsWords = (cards: readonly Card[]): string => (cards.length === 0 ? 'nothing' : cards.map(cardWords).join(', '));

/** Names with a view at hand: the ship's own. */
export const shipName = (view: RedView, ship: number): string => {
  const one = view.ships[ship];
  if (one === undefined) return '?';
  return one.pod ? `Pod ${ship - view.teams.length + 1}` : one.name === '' ? `@red.ship.${ship}` : one.name;
};
export const teamName = (view: RedView, team: number): string => (team === NONE ? '@red.derelict' : shipName(view, team));
export const officerName = (view: RedView, officer: number): string => {
  const name = shipName(view, Math.floor(officer / 3));
  return name.startsWith('@') ? `@red.officer.${officer}` : `${name}’s ${RANKS[officer % 3]}`;
};

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
  if (typeof answer === 'boolean') return { key: answer ? 'red.do.yes' : 'red.do.no' };
  if (typeof answer === 'string')
    return answer === 'back' || answer === 'pass' ? { key: `red.do.${answer}` } : { key: 'red.do.text', params: { text: answer } };
  if (typeof answer === 'number') return numbered(view, asked, answer);
  if (!Array.isArray(answer)) return { key: 'red.unknown' };
  if (typeof answer[0] === 'string') return deedWords(view, answer as unknown as Deed);
  const [card] = answer as readonly number[];
  if (card === undefined || cardRow(card) === undefined) return { key: 'red.do.card', params: { card: '–' } };
  return { key: 'red.do.card', params: { card: cardWords(card) }, refs: [cardRef(card)] };
}
function numbered(view: RedView, asked: Prompt, n: number): Described {
  if (asked.key === 'red.succession')
    return n === NONE ? { key: 'red.nobody' } : { key: 'red.do.officer', params: { officer: officerName(view, n) }, refs: [officerRef(n)] };
  if (n < 0 || n >= SECTION_COUNT) return { key: 'red.unknown' };
  const half = view.halves.find((one) => one.seat === asked.seat);
  const ship = half === undefined ? NONE : half.ship === NONE ? (view.officers[half.officer]?.ship ?? NONE) : half.ship;
  return { key: 'red.do.section', params: { section: sectionWords(n) }, refs: [sectionRef(ship, n)] };
}

function deedWords(view: RedView, deed: Deed): Described {
  const [verb, officer = NONE, a = NONE, b = NONE, c = NONE] = deed;
  if (verb === 'end-all') return { key: 'red.do.end-all' };
  const params: Params = { officer: officerName(view, officer) };
  const refs: Ref[] = [officerRef(officer)];
  const here = view.officers[officer]?.ship ?? NONE;
  const at = (ship: number, section: Section): void => {
    params.section = sectionWords(section);
    refs.push(sectionRef(ship, section));
  };
  const target = (other: number): void => {
    params.target = officerName(view, other);
    refs.push(officerRef(other));
  };
  const toShip = (ship: number): void => {
    params.ship = shipName(view, ship);
    refs.push(shipRef(ship));
  };
  switch (verb) {
    case 'step':
      at(here, a);
      break;
    case 'bot':
      at(view.bots[a]?.ship ?? NONE, b);
      break;
    case 'phaser':
      return phaserWords(view, deed, params, refs);
    case 'play':
      return playWords(view, deed, params, refs);
    case 'fire':
      params.laser = sectionWords(a);
      refs.push(sectionRef(here, a));
      toShip(b);
      if (c === NONE) break;
      at(b, c);
      return { key: 'red.do.fire.aimed', params, refs };
    case 'teleport':
      toShip(a);
      break;
    case 'swap':
      target(a);
      params.card = b === NONE ? '–' : cardWords(b);
      params.his = c === NONE ? '–' : cardWords(c);
      break;
    case 'accept':
    case 'decline': {
      target(a);
      const offer = view.offers.find((one) => one.from === a && one.to === officer);
      if (verb === 'decline' || offer === undefined) break;
      params.card = cardWords(offer.mine);
      params.his = cardWords(offer.his);
      return { key: 'red.do.accept.swap', params, refs };
    }
    case 'defect':
      params.team = teamName(view, a);
      break;
  }
  return { key: `red.do.${verb}`, params, refs };
}

function phaserWords(view: RedView, deed: Deed, params: Params, refs: Ref[]): Described {
  const [, officer = NONE, a = NONE, which = NONE, brigade] = deed;
  const aim = AIMS[a] ?? 'section';
  const here = view.officers[officer]?.ship ?? NONE;
  const own = view.officers[officer]?.own;
  const redshirts = view.officers[officer]?.redshirts ?? 0;
  params.points = 1 + (own?.hand.includes(9) === true ? 2 : 0) + (brigade === 1 ? Math.floor(redshirts / 2) : 0);
  if (aim === 'officer') {
    params.target = officerName(view, which);
    refs.push(officerRef(which));
  } else {
    const section = aim === 'section' ? which : ((aim === 'bot' ? view.bots[which] : view.fields[which])?.section ?? 0);
    params.section = sectionWords(section);
    refs.push(sectionRef(here, section));
  }
  const key = `red.do.phaser.${aim}`;
  return brigade === 1 ? { key: 'red.do.phaser.brigade', params: { ...params, what: `@${key}` }, refs } : { key, params, refs };
}

function playWords(view: RedView, deed: Deed, params: Params, refs: Ref[]): Described {
  const [, officer = NONE, card = NONE, a, b] = deed;
  if (cardRow(card) === undefined) return { key: 'red.do.card', params: { card: '?' } };
  params.card = cardWords(card);
  refs.push(cardRef(card));
  const here = view.officers[officer]?.ship ?? NONE;
  const title = cardWords(card);
  if (a === undefined) return { key: 'red.do.play', params, refs };
  if (isRepair(card)) {
    const ship = a === NONE ? here : (view.bots[a]?.ship ?? NONE);
    params.section = sectionWords(b ?? 0);
    refs.push(sectionRef(ship, b ?? 0));
    return { key: a === NONE ? 'red.do.play.section' : 'red.do.play.bot', params, refs };
  }
  if (title === 'Heal' || title === 'Executive Officer') {
    params.target = officerName(view, a);
    refs.push(officerRef(a));
    return { key: 'red.do.play.officer', params, refs };
  }
  if (b !== undefined || !isCrewCard(card)) {
    params.ship = shipName(view, a);
    if (b === undefined) return { key: 'red.do.play.ship', params, refs: [...refs, shipRef(a)] };
    params.section = sectionWords(b);
    return { key: 'red.do.play.there', params, refs: [...refs, sectionRef(a, b)] };
  }
  params.section = sectionWords(a);
  return { key: 'red.do.play.section', params, refs: [...refs, sectionRef(here, a)] };
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
  for (const name of ['card', 'mine'] as const) if (typeof facts[name] === 'number') params.card = cardWords(facts[name] as Card);
  if (typeof facts.his === 'number') params.his = cardWords(facts.his);
  if (Array.isArray(facts.cards)) params.cards = cardsWords(facts.cards as Card[]);
  if (Array.isArray(facts.names)) params.names = (facts.names as string[]).join(', ');
  for (const name of ['points', 'health', 'redshirts', 'round', 'level', 'roll', 'lost'] as const) params[name] = shownNumber(facts[name]);
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
      return e.level === CRITICAL ? `${base}.critical` : base;
    case 'repaired':
      return (e.level ?? 0) > 0 ? `${base}.part` : base;
    case 'hurt':
      return e.redshirts === 0 ? base : `${base}.redshirt${e.redshirts === 1 ? '' : 's'}`;
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
  if ((ship.heavy[section] as number) > 0) facts.push(fact('fuse', { n: (ship.heavy[section] as number) + (ship.fresh[section] ? 1 : 0) }));
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
