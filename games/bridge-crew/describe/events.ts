/** What happened, in words. */
import type { Described, Viewer } from '@bridgehead/kernel';
import { CREW, PERSONALITIES } from '../cards.ts';
import type { CrewEvent } from '../events.ts';
import { nth } from '../lists.ts';
import { bidKey, dieParams, dieRef, orderKey, type Params, quoted, say, seatKey, seatRef, themeKey } from './keys.ts';

export function event(e: CrewEvent, viewer: Viewer): Described {
  const key = `event.${e.type}`;
  const by: Params = 'seat' in e ? { seat: seatKey(e.seat) } : {};
  const refs = 'seat' in e ? [seatRef(e.seat)] : [];
  switch (e.type) {
    case 'card.chosen':
      if (e.card === undefined) return say(`${key}.${e.stack}`, by, refs);
      return e.seat === viewer ? say(`${key}.own`, { card: `@brc.${e.stack}.${e.card}` }, refs) : say(`${key}.${e.stack}`, by, refs);
    case 'stack.passed':
      return say(`${key}.${e.stack}`, by, refs);
    case 'cards.revealed': {
      const names = [...CREW, ...PERSONALITIES].flatMap(({ id, name }) => (e.unchosen.includes(id) ? [name] : []));
      return names.length === 0 ? say(`${key}.all`) : say(key, { unchosen: names.join(', ') });
    }
    case 'name.given':
      return say(key, { ...by, name: quoted(e.name) }, refs);
    case 'ship.named':
      return say(key, { ship: e.source === 'written' ? quoted(e.ship) : e.ship });
    case 'auction.opened':
      if (e.card !== 'order') return say(`${key}.${e.card}`);
      return e.offer === null ? say(`${key}.empty`) : say(`${key}.order`, { die: `d${e.offer}` });
    case 'auction.bid':
      return say(e.automatic ? `${key}.automatic` : e.repeat ? `${key}.repeat` : key, { ...by, bid: bidKey(e.bid) }, refs);
    case 'auction.won':
      return say(`${key}.${e.card}`, { ...by, bid: bidKey(e.bid) }, refs);
    case 'auction.lots':
      return say(`${key}.${e.card}`, by, refs);
    case 'dice.moved':
      return diceMoved(e);
    case 'order.given':
      return say(key, { ...by, round: e.round, order: orderKey(e.order) }, refs);
    case 'encounter.drawn':
      return say(key, { alien: e.alien, where: e.where });
    case 'order.tagged':
      return say(key, { first: themeKey(nth(e.themes, 0)), second: themeKey(nth(e.themes, 1)) });
    case 'order.objected':
      return say(key, { ...by, strike: themeKey(e.strike), put: themeKey(e.put) }, refs);
    case 'order.voted':
      return say(key, {
        agree: e.agree.length,
        keep: e.keep.length,
        first: themeKey(nth(e.themes, 0)),
        second: themeKey(nth(e.themes, 1)),
      });
    case 'commission.offered':
      return say(key, { ...by, die: `d${e.die}` }, refs);
    case 'plan.chosen':
      return e.approach === 'belay'
        ? say(`${key}.belay`, { ...by, order: orderKey(e.method) }, refs)
        : say(key, { ...by, approach: `@brc.approach.${e.approach}` }, refs);
    case 'consent.given':
      return say(`${key}.${e.granted ? 'yes' : 'no'}`, by, refs);
    case 'alien.die':
      return say(key, { ...by, die: '@brc.die', ...dieParams(e.die) }, [...refs, dieRef(e.die)]);
    case 'attitude.locked':
      return e.attitude === undefined ? say(key, by, refs) : say(`${key}.known`, { ...by, attitude: `@brc.attitude.${e.attitude}` }, refs);
    case 'attitudes.revealed':
      return say(key, { crew: `@brc.attitude.${e.crew}`, alien: `@brc.attitude.${e.alien}` });
    case 'dice.rolled':
      return say(e.alien.length === 0 ? `${key}.alone` : e.rerollOf > 0 ? `${key}.again` : key, {
        crew: e.crew.join(', '),
        alien: e.alien.join(', '),
      });
    case 'challenge.won':
      return say(
        `${key}.${e.reason}${e.reason === 'maverick' ? `.${e.side}` : ''}`,
        { ...by, attitude: `@brc.attitude.${e.attitude}` },
        refs,
      );
    case 'text.posted':
      return say(key, { ...by, ...postedText(e) }, refs);
    case 'roles.moved':
      return say(key, { captain: seatKey(e.captain), alien: seatKey(e.alien) }, [seatRef(e.captain), seatRef(e.alien)]);
    case 'save.tried':
      return say(key, { ...by, own: e.own.length, against: e.against.length }, refs);
    case 'save.result':
      return say(`${key}.${e.success ? 'yes' : 'no'}`, { ...by, captain: e.captain, alien: e.alien }, refs);
    case 'finalAct.announced':
      return say(key, { from: e.from });
    case 'finalAct.began':
      return say(key, { last: e.last });
    case 'episode.titled':
      return say(key, { title: e.source === 'written' ? quoted(e.title) : e.title });
    case 'episode.ended':
      return say(key, { reason: `@${e.reason}` });
    case 'seat.first':
    case 'conceded':
      return say(key, by, refs);
  }
}

/** A ghost line is its own sentence with seats to fill in; what a person wrote stands as it is. */
function postedText(e: Extract<CrewEvent, { type: 'text.posted' }>): Params {
  if (e.source === 'written') return { text: quoted(e.text) };
  const seats: Params = {};
  const text = e.text.replace(/\{(?:off|cap):(\d+)\}/g, (_whole, seat: string) => {
    seats[`s${seat}`] = seatKey(Number(seat));
    return `{s${seat}}`;
  });
  return { text: `@${text}`, ...seats };
}

function diceMoved(e: Extract<CrewEvent, { type: 'dice.moved' }>): Described {
  const params = { count: e.count, die: '@brc.die', ...dieParams(e.die), from: zoneKey(e.from), to: zoneKey(e.to), clause: e.clause };
  return say('event.dice.moved', params, [dieRef(e.die)]);
}
/** An Officer pool is known by its seat. */
function zoneKey(zone: string): string {
  const [name, seat] = zone.split(':');
  return name === 'officer' ? seatKey(Number(seat)) : `@brc.zone.${zone}`;
}
