/** The table as labelled zones, for a table without drawings of its own. */
import type { Phrase, Seat, Viewer, Zone, ZoneItem } from '@bridgehead/kernel';
import { codeOf, colourOf, facesOf, type Kind, RISING } from '../dice.ts';
import { nth } from '../lists.ts';
import { entryText, percent, saveChanceOf, seatNames, stanceIn, trainedIn } from '../table-help.ts';
import type { CrewView, OfficerView, SideView } from '../view.ts';
import { bidKey, dieParams, dieRef, quoted, say, seatKey, seatRef, themeKey } from './keys.ts';

export function zones(view: CrewView, _viewer: Viewer): Zone[] {
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
  RISING.filter((kind) => nth(pool, kind) > 0).map((kind) => dieItem(kind, nth(pool, kind)));
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
      title: say('item.entry', { speaker: quoted(nth(names, entry.seat)), text: quoted(entryText(view, entry)) }),
    }),
  );
  return { id: 'log', title: say('zone.log'), owner: null, items };
}
