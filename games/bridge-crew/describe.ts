/** Options, events and the table in words: keys into wording.ts, never sentences. */
import type { Described, Game, Json, Phrase, Prompt, Ref, Seat, Viewer, Zone, ZoneItem } from '@bridgehead/kernel';
import { type Attitude, type CrewId, isOrderId, type OrderId, type Sheet, type Theme } from './cards.ts';
import { codeOf, colourOf, type DieAnswer, facesOf, type Kind, RISING } from './dice.ts';
import type { BidAnswer, CrewEvent } from './events.ts';
import { chanceBand, entryText, percent, saveChanceOf, seatNames, stanceIn, trainedIn } from './table-help.ts';
import type { CrewView, OfficerView, SideView } from './view.ts';

type Params = Record<string, string | number>;
const say = (key: string, params: Params = {}, refs: Ref[] = []): Described => ({ key: `brc.${key}`, params, refs });

const seatKey = (seat: Seat): string => `@seat.${seat}`;
const seatRef = (seat: Seat): Ref => `seat:${seat}`;
const orderKey = (order: OrderId): string => `@brc.order.${order}`;
const themeKey = (theme: Theme): string => `@brc.theme.${theme}`;
const bidKey = (bid: BidAnswer): string => (typeof bid === 'number' ? `d${bid}` : `@brc.bid.${bid}`);
const dieParams = (code: string): Params => ({ colour: `@brc.colour.${code[0]}`, faces: code.slice(1) });
const dieRef = (code: string): Ref => `die:${code}`;

// —— prompts ——

function prompt(view: CrewView, { key, params = {}, seat }: Prompt): Phrase {
  const name = key.slice('brc.'.length);
  const order = view.order === null ? '' : orderKey(view.order);
  switch (name) {
    case 'role-bid':
      return say(`prompt.role-bid.${view.beat === 'captain-auction' ? 'captain' : 'alien'}`);
    case 'themes':
    case 'narration':
    case 'approach':
      return say(`prompt.${name}`, { order });
    case 'objection':
      return say('prompt.objection', { order, themes: view.themes.join(' + ') });
    case 'vote':
      return say('prompt.vote', {
        seat: seatKey(params.seat as Seat),
        strike: themeKey(params.strike as Theme),
        put: themeKey(params.put as Theme),
      });
    case 'order-bid':
      if (view.offer === null) return say('prompt.order-bid.empty', { order });
      if (view.bid === null) return say('prompt.order-bid.open', { order, offer: `d${view.offer}` });
      return say('prompt.order-bid.bid', { order, offer: `d${view.offer}`, bidder: seatKey(view.bidder), bid: bidKey(view.bid) });
    case 'draft':
      return say('prompt.draft', { offer: `d${view.offer}` });
    case 'consent':
      return say('prompt.consent', { seat: seatKey(view.crew), approach: `@brc.approach.${view.approach}` });
    case 'pitch':
      return say(`prompt.pitch.${view.approach}`, { method: orderKey(view.method) });
    case 'alien-die':
      return say('prompt.alien-die', { die: `d${view.sides?.[0].die?.slice(1) ?? ''}` });
    case 'face-off':
      return say(`prompt.face-off.${seat === view.crew ? 'crew' : 'alien'}`);
    case 'outcome':
      return say(`prompt.outcome.${view.won?.side ?? 'crew'}`);
    case 'finale':
      return say(view.isContinued ? 'prompt.finale.continued' : 'prompt.finale');
    case 'title':
      return say('prompt.title', { title: view.title });
    default:
      return say(`prompt.${name}`);
  }
}

// —— options ——

function option(view: CrewView, { key, seat }: Prompt, answer: Json): Described {
  switch (key.slice('brc.'.length)) {
    case 'take-crew':
      return say('option.take-crew', { card: `@brc.crew.${answer}`, order: `@brc.order.${trainedIn(answer as CrewId)}` }, [
        `card:${answer}`,
      ]);
    case 'take-personality':
      return say('option.take-personality', { card: `@brc.personality.${answer}` }, [`card:${answer}`]);
    case 'role-bid':
      return answer === 'none' ? say('option.none') : say('option.role-bid', { die: `d${answer}` });
    case 'command':
      return commandOption(view, seat, answer);
    case 'sheet':
      return sheetOption(answer as Sheet);
    case 'themes':
      return say('option.theme', { theme: `@brc.theme.${answer}` });
    case 'objection':
      return answer === 'pass' ? say('option.pass') : swapOption(answer as readonly [Theme, Theme]);
    case 'commission':
      return say('option.commission', { die: `d${answer}` });
    case 'order-bid':
      return bidOption(view, answer as BidAnswer);
    case 'draft':
      return say('option.draft', { seat: seatKey(answer as Seat) }, [seatRef(answer as Seat)]);
    case 'approach':
      return approachOption(view, answer);
    case 'colour':
    case 'die':
    case 'alien-die':
    case 'first-die':
    case 'second-die': {
      const [faces, colour] = answer as DieAnswer;
      return say('option.die', { colour: `@brc.colour.${colour}`, faces }, [dieRef(`${colour}${faces}`)]);
    }
    case 'face-off':
      return attitudeOption(view, seat, answer as Attitude | 'say');
    default:
      return say(`option.${answer}`); // vote, consent
  }
}

function commandOption(view: CrewView, seat: Seat, answer: Json): Described {
  if (isOrderId(answer)) return say('option.order', { order: orderKey(answer), text: `@brc.order-text.${answer}` });
  const chance = saveChanceOf(view, seat);
  return chance === null ? say('option.save-plain') : say('option.save', { chance: percent(chance) });
}
const sheetOption = ({ sentience, number, kind, place }: Sheet): Described =>
  say('option.sheet', {
    sentience: `@brc.sheet.${sentience}`,
    number: `@brc.sheet.${number}`,
    kind: `@brc.sheet.${kind}`,
    place: `@brc.sheet.${place}`,
  });
const swapOption = ([strike, put]: readonly [Theme, Theme]): Described =>
  say('option.swap', { strike: themeKey(strike), put: themeKey(put) });

function bidOption(view: CrewView, bid: BidAnswer): Described {
  if (bid === 'none') return say('option.none');
  const isMatch = bid === view.bid;
  if (bid === 'respect') return say(isMatch ? 'option.bid.respect-match' : 'option.bid.respect');
  return say(`option.bid.${isMatch ? 'match' : bid === view.offer ? 'yes' : 'lower'}`, { die: `d${bid}` });
}
function approachOption(view: CrewView, answer: Json): Described {
  if (Array.isArray(answer)) return say('option.belay', { order: orderKey(answer[1] as OrderId) });
  if (answer === 'love' && view.settings.rating === 'allAges') return say('option.friendship');
  return say(`option.${answer}`, answer === 'ordered' ? { order: view.order === null ? '' : orderKey(view.order) } : {});
}
function attitudeOption(view: CrewView, seat: Seat, answer: Attitude | 'say'): Described {
  if (answer === 'say') return say('option.say');
  const [low, high] = chanceBand(view, seat, answer) ?? [0, 1];
  return say(`option.attitude.${answer}`, { low: percent(low), high: percent(high) });
}

// —— events ——

function event(e: CrewEvent, viewer: Viewer): Described {
  const key = `event.${e.type}`;
  const by: Params = 'seat' in e ? { seat: seatKey(e.seat) } : {};
  const refs = 'seat' in e ? [seatRef(e.seat)] : [];
  switch (e.type) {
    case 'card.chosen':
      if (e.card === undefined) return say(`${key}.${e.stack}`, by, refs);
      return e.seat === viewer ? say(`${key}.own`, { card: `@brc.${e.stack}.${e.card}` }, refs) : say(`${key}.${e.stack}`, by, refs);
    case 'stack.passed':
      return say(`${key}.${e.stack}`, by, refs);
    case 'cards.revealed':
      return say(key);
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
      return say(key, { first: themeKey(e.themes[0] as Theme), second: themeKey(e.themes[1] as Theme) });
    case 'order.objected':
      return say(key, { ...by, strike: themeKey(e.strike), put: themeKey(e.put) }, refs);
    case 'order.voted':
      return say(key, {
        agree: e.agree.length,
        keep: e.keep.length,
        first: themeKey(e.themes[0] as Theme),
        second: themeKey(e.themes[1] as Theme),
      });
    case 'commission.offered':
    case 'officer.drafted':
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

/** What a person wrote may begin with '@', which would make it a key: a mark in front keeps it a text. */
const quoted = (text: string): string => (text.startsWith('@') ? `\u200A${text}` : text);

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

// —— zones ——

function zones(view: CrewView, _viewer: Viewer): Zone[] {
  const { crewStack, personalityStack } = view;
  const stack = (name: 'crew' | 'personality', held: typeof crewStack | typeof personalityStack): Zone[] =>
    held === null
      ? []
      : [
          {
            id: `stack-${name}`,
            title: say(`zone.stack.${name}`, { seat: seatKey(held.holder) }),
            owner: held.holder,
            items: (held.cards ?? []).map((card) => ({ ref: `card:${card}`, title: say(`${name}.${card}`) })),
            ...(held.cards === null ? { hidden: held.count } : {}),
          },
        ];
  return [
    ...stack('crew', crewStack),
    ...stack('personality', personalityStack),
    ...orderZone(view),
    poolZone('commission', view.commission),
    poolZone('encounter', view.encounter),
    ...(view.removed.some((count) => count > 0) ? [poolZone('removed', view.removed)] : []),
    ...challengeZone(view),
    ...view.officers.map((officer, seat) => officerZone(view, officer, seat)),
    logZone(view),
  ];
}

const dieItem = (kind: Kind, count: number): ZoneItem => ({
  ref: dieRef(codeOf(kind)),
  title: say('item.die', { colour: `@brc.colour.${colourOf(kind)}`, faces: facesOf(kind) }),
  facts: [say('fact.count', { n: count })],
});
const diceItems = (pool: readonly number[]): ZoneItem[] =>
  RISING.filter((kind) => (pool[kind] as number) > 0).map((kind) => dieItem(kind, pool[kind] as number));
const poolZone = (id: 'commission' | 'encounter' | 'removed', pool: readonly number[]): Zone => ({
  id,
  title: say(`zone.${id}`),
  owner: null,
  items: diceItems(pool),
});

function officerZone(view: CrewView, officer: OfficerView, seat: Seat): Zone {
  const role = seat === view.captain ? 'captain' : seat === view.alien ? 'alien' : null;
  const asleep = role === null ? [] : [say('fact.asleep')];
  const items: ZoneItem[] = [];
  if (officer.crew !== null)
    items.push({
      ref: `card:${officer.crew}`,
      title: say(`crew.${officer.crew}`),
      facts: [say('fact.trained', { order: `@brc.order.${trainedIn(officer.crew)}` }), ...asleep, ...standing(view, officer, seat)],
    });
  if (officer.personality !== null) {
    const stance = stanceIn(view, officer.personality);
    items.push({
      ref: `card:${officer.personality}`,
      title: say(`personality.${officer.personality}`),
      facts: stance === null || role !== null ? asleep : [say(`stance.${stance}`)],
    });
  }
  const title = say('zone.officer', { seat: seatKey(seat) });
  if (role !== null) items.unshift({ ref: seatRef(seat), title: say(`role.${role}`), facts: [] });
  return { id: `officer-${seat}`, title, owner: seat, items: [...items, ...diceItems(officer.dice)] };
}
function standing(view: CrewView, officer: OfficerView, seat: Seat): Phrase[] {
  const facts: Phrase[] = [];
  const chance = saveChanceOf(view, seat);
  if (chance !== null) facts.push(say('fact.save', { chance: percent(chance) }));
  if (officer.out && view.beat.endsWith('auction')) facts.push(say('fact.out'));
  if (officer.conceded) facts.push(say('fact.conceded'));
  if (view.settings.regulations) facts.push(say('fact.reputation', { n: officer.reputation }));
  if (!officer.inGoodStanding) facts.push(say('fact.on-report'));
  return facts;
}

function orderZone(view: CrewView): Zone[] {
  if (view.order === null) return [];
  const tale = view.tales.at(-1);
  const facts = [
    ...view.themes.map((theme) => say('fact.theme', { theme: themeKey(theme) })),
    ...(view.offer === null ? [] : [say('fact.offer', { die: `d${view.offer}` })]),
    ...(view.bid === null ? [] : [say('fact.bid', { bid: bidKey(view.bid), seat: seatKey(view.bidder) })]),
  ];
  const items: ZoneItem[] = [{ ref: null, title: say(`order.${view.order}`), facts }];
  if (view.sheet !== null && tale !== undefined)
    items.push({
      ref: null,
      title: say('item.alien', { alien: tale.alien, where: tale.where }),
      facts: [say(`sheet.${view.sheet.sentience}`)],
    });
  return [{ id: 'order', title: say('zone.order'), owner: null, items }];
}

function challengeZone(view: CrewView): Zone[] {
  if (view.sides === null) return [];
  const item = (side: SideView, name: 'crew' | 'alien'): ZoneItem => ({
    ref: seatRef(side.seat),
    title: say('item.side', { side: `@brc.side.${name}`, seat: seatKey(side.seat) }),
    facts: [
      ...(side.die === null ? [] : [say('fact.die', dieParams(side.die))]),
      ...(side.attitude === null
        ? []
        : [side.attitude === 'locked' ? say('fact.locked') : say('fact.attitude', { attitude: `@brc.attitude.${side.attitude}` })]),
    ],
  });
  return [
    { id: 'challenge', title: say('zone.challenge'), owner: null, items: [item(view.sides[0], 'crew'), item(view.sides[1], 'alien')] },
  ];
}

/** The latest entries, the newest last. */
const LATEST = 12;
function logZone(view: CrewView): Zone {
  const names = seatNames(view);
  const items = view.log.slice(-LATEST).map(
    (entry): ZoneItem => ({
      ref: `entry:${entry.seq}`,
      title: say('item.entry', { speaker: quoted(names[entry.seat] as string), text: quoted(entryText(view, entry)) }),
    }),
  );
  return { id: 'log', title: say('zone.log'), owner: null, items };
}

export const describe: Game<never, CrewView, CrewEvent>['describe'] = { prompt, option, event, zones };
