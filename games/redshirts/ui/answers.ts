/** What the buttons say: the act, what it leads to, and which of them is the best next one. */
import type { Json } from '@bridgehead/kernel';
import type { Outcome, TableContext } from '@bridgehead/ui';
import {
  BOARDING,
  type Card,
  cardRow,
  DECOY,
  EVASIVE,
  FORCE_FIELD,
  HEAL,
  INCENDIARY,
  isCrewCard,
  LOCK_ON,
  PLASMA_GRENADE,
  REDSHIRT,
  REPAIR_1,
  REPAIR_3,
  RIFLE,
  SHIELDS_UP,
} from '../cards.ts';
import { describe } from '../describe.ts';
import type { RedEvent } from '../events.ts';
import type { Deed } from '../rules/deeds.ts';
import { AIMS } from '../rules/phaser.ts';
import { CORE, CRITICAL, LASER_L, type Section } from '../ship.ts';
import { ACTING, CAPTAIN, NONE } from '../state.ts';
import type { OfficerView, RedView } from '../view.ts';
import { dangersOf } from './dangers.ts';
import { shotsOf, sumOf } from './happened.ts';
import { asRed, chosenOf, enemyOf, isDeed, isHolding, menuOf, optionsOf, parseRef, type Red, wayTo } from './intent.ts';
import { shieldLeft } from './sentences.ts';
import { landingsOn } from './ship.tsx';
import { chanceText, officerTitle, RANKS, sectionName, shipTitle, teamTitle } from './words.ts';

type Params = Record<string, string | number>;
const word = (table: Red, key: string, params: Params = {}): string => table.say({ key: `red.ui.${key}`, params });
const note = (text: string, good: boolean | null = null): Outcome => ({ text, good });

export function act(context: TableContext, answer: Json): string | null {
  const table = asRed(context);
  if (table.prompt?.key === 'red.turn-in') {
    const n = (answer as Json[]).length;
    return word(table, n === 0 ? 'act.back' : 'act.turn-in', { n });
  }
  if (table.prompt?.key === 'red.scythe') return word(table, (answer as Json[]).length === 0 ? 'act.back' : 'act.scythe');
  if (table.prompt?.key === 'red.missile' && typeof answer === 'number') return sectionName(answer);
  return isDeed(answer) ? actOf(table, answer) : null;
}

const enemies = (view: RedView): number => view.ships.filter((ship) => !ship.gone && ship.team !== view.team).length;

function actOf(table: Red, deed: Deed): string | null {
  const { view } = table;
  const [verb, officer = NONE, a = NONE, b = NONE, c = NONE] = deed;
  switch (verb) {
    case 'step':
      return word(table, 'act.walk', { section: sectionName(a) });
    case 'bot':
      return word(table, 'act.bot', { section: sectionName(b) });
    case 'phaser': {
      const what =
        AIMS[a] === 'officer'
          ? officerTitle(view, b)
          : word(table, `aim.${AIMS[a]}`, { section: sectionName(AIMS[a] === 'section' ? b : NONE) });
      return word(table, c === 1 ? 'act.brigade-fire' : 'act.phaser', { what });
    }
    case 'play':
      return playAct(table, deed);
    case 'fire':
      // Where there is only one to fire at, the section says enough, and fits.
      return word(table, c === NONE ? 'act.fire' : enemies(view) === 1 ? 'act.fire-section' : 'act.fire-at', {
        laser: sectionName(a),
        ship: shipTitle(view, b),
        section: c === NONE ? '' : sectionName(c),
      });
    case 'teleport':
      return word(table, 'act.beam', { ship: shipTitle(view, a) });
    case 'disarm':
    case 'take-over':
    case 'command':
    case 'turn-in':
      return word(table, `act.${verb === 'turn-in' ? 'turn-in-cards' : verb}`);
    case 'swap':
      return word(table, 'act.swap', { card: cardRow(b)?.title ?? '', his: cardRow(c)?.title ?? '', who: officerTitle(view, a) });
    case 'accept':
    case 'decline': {
      const offer = view.offers.find((one) => one.from === a && one.to === officer);
      if (offer === undefined || verb === 'decline') return word(table, `act.${verb}`, { who: officerTitle(view, a) });
      return word(table, 'act.accept-swap', { card: cardRow(offer.mine).title });
    }
    case 'withdraw':
      return word(table, 'act.withdraw');
    case 'defect':
      return word(table, 'act.defect', { team: teamTitle(view, a) });
    case 'end':
    case 'end-all':
      return word(table, 'act.end');
  }
}
function playAct({ view, ...table }: Red, [, officer = NONE, card = NONE, a = NONE, b = NONE]: Deed): string {
  const title = cardRow(card).title;
  const say = (key: string, params: Params): string => table.say({ key: `red.ui.${key}`, params });
  if (card >= REPAIR_1 && card <= REPAIR_3) return say(a === NONE ? 'act.card-at' : 'act.card-bot', { card: title, where: sectionName(b) });
  if (card === HEAL || cardRow(card).id === 'K13')
    return a === officer ? title : say('act.card-at', { card: title, where: officerTitle(view, a) });
  if (b !== NONE) return say('act.card-at', { card: title, where: `${sectionName(b)}, ${shipTitle(view, a)}` });
  if (a === NONE) return title;
  return say('act.card-at', { card: title, where: isCrewCard(card) ? sectionName(a) : shipTitle(view, a) });
}

export function outcome(context: TableContext, answer: Json): Outcome | null {
  const table = asRed(context);
  if (!isDeed(answer)) return null;
  const { view } = table;
  const [verb, officer = NONE, a = NONE, b = NONE, c = NONE] = answer as Deed;
  const o = view.officers[officer];
  switch (verb) {
    case 'step':
      return wayOutcome(table, o, a);
    case 'phaser':
      return o === undefined ? null : note(word(table, 'out.damage', { n: phaserOf(o, c === 1) }));
    case 'fire': {
      const eighths = view.odds.find((one) => one.laser === a && one.target === b && one.ship === o?.ship)?.eighths;
      const points = view.ships[o?.ship ?? NONE]?.overcharge === true ? 2 : 1;
      return note(
        word(table, c === NONE && !isPhone(context) ? 'out.shot' : 'out.aimed', {
          chance: eighths === undefined ? '?' : chanceText(eighths),
          n: points,
        }),
      );
    }
    case 'play':
      return o === undefined ? null : playOutcome(table, o, answer as Deed);
    case 'teleport':
      return o === undefined ? null : landingOutcome(table, a, o.team);
    case 'disarm':
      return note(word(table, o?.chair === CAPTAIN || o?.chair === ACTING ? 'out.disarm-captain' : 'out.disarm'));
    case 'accept': {
      const offer = view.offers.find((one) => one.from === a && one.to === officer);
      return offer === undefined ? null : note(word(table, 'out.accept-swap', { his: cardRow(offer.his).title }));
    }
    case 'end':
    case 'end-all':
      return endOutcome(table);
    default:
      return null;
  }
}
function landingOutcome(table: Red, number: number, team: number): Outcome {
  const free = landingsOn(table.view, number, team);
  const ship = table.view.ships[number];
  const wrecks = ship === undefined || ship.false ? 0 : free.filter((section) => (ship.levels[section] as number) >= CRITICAL).length;
  return wrecks === 0
    ? note(word(table, 'out.landing', { n: free.length }))
    : note(word(table, 'out.landing-wreck', { n: free.length, w: wrecks }));
}
function wayOutcome(table: Red, o: OfficerView | undefined, to: Section): Outcome | null {
  if (o === undefined) return null;
  const way = wayTo(table, o.ship, to);
  const n = way === null ? 1 : way.rooms.length - 1;
  return way?.wreck === true
    ? note(word(table, 'out.wreck', { n, of: o.steps ?? 0 }), false)
    : note(word(table, 'out.steps', { n, of: o.steps ?? 0 }));
}
export const phaserOf = (o: OfficerView, brigade: boolean): number =>
  1 + (o.own?.hand.includes(RIFLE) === true ? 2 : 0) + (brigade ? Math.floor((o.redshirts ?? 0) / 2) : 0);

const EIGHTHS = 8;
function playOutcome(table: Red, o: OfficerView, [, , card = NONE, a = NONE, b = NONE]: Deed): Outcome | null {
  const { view } = table;
  if (card >= REPAIR_1 && card <= REPAIR_3) {
    const ship = view.ships[a === NONE ? o.ship : (view.bots[a]?.ship ?? NONE)];
    if (ship === undefined || ship.false) return null;
    const level = ship.levels[b] as number;
    return note(`${level} → ${Math.max(0, level - (card + 1))}`, true);
  }
  switch (card) {
    case REDSHIRT:
      return note(`${o.redshirts ?? 0} → ${(o.redshirts ?? 0) + 1}`, true);
    case HEAL: {
      const health = view.officers[a]?.health ?? 0;
      return note(`${health} → ${health + 1}`, true);
    }
    case LOCK_ON: {
      const eighths = view.odds.find((one) => one.target === enemyOf(table, o) && one.ship === o.ship)?.eighths ?? null;
      return eighths === null ? null : note(`${chanceText(eighths)} → ${chanceText(Math.min(EIGHTHS, eighths + 1))}`, true);
    }
    case SHIELDS_UP: {
      const ship = view.ships[o.ship];
      return ship === undefined || ship.false ? null : note(`${shieldLeft(ship)} → ${CRITICAL}`, true);
    }
    case EVASIVE:
      return note(word(table, 'out.evasive'));
    case PLASMA_GRENADE:
    case INCENDIARY:
      return note(word(table, 'out.throw'));
    case BOARDING: {
      const ship = view.ships[a];
      return ship !== undefined && !ship.false && (ship.levels[b] as number) >= CRITICAL
        ? note(word(table, 'out.wreckage'), false)
        : note(word(table, 'out.no-steps'));
    }
    default:
      return null;
  }
}
function endOutcome(table: Red): Outcome | null {
  const { view } = table;
  const ship = view.ships.find((one) => one.team === view.team && !one.gone);
  const [worst] = ship === undefined ? [] : dangersOf(view, ship);
  if (worst !== undefined) return note(worst.text, false);
  const shots = new Set(menuOf(table.prompt).flatMap((deed) => (deed[0] === 'fire' ? [deed[2]] : []))).size;
  return shots > 0 ? note(word(table, shots === 1 ? 'out.shot-left' : 'out.shots-left', { n: shots })) : null;
}

/** A charge to disarm; a shot; help where it is needed; another redshirt. Null: nothing that is plainly good. */
export function best(context: TableContext): Json | null {
  const table = asRed(context);
  const options = optionsOf(table);
  const chosen = chosenOf(table);
  if (table.prompt?.key !== 'red.menu' || chosen === null) return null;
  const pick = (test: (deed: Deed) => boolean): Json | null => (options.find(test) as unknown as Json | undefined) ?? null;
  const plays = (card: Card): Json | null => pick(([verb, , which]) => verb === 'play' && which === card);
  const enemy = enemyOf(table, chosen);
  return (
    pick(([verb]) => verb === 'disarm') ??
    pick(([verb]) => verb === 'command') ??
    (shieldIsLow(table.view, chosen) ? plays(SHIELDS_UP) : null) ??
    bestRepair(table, options) ??
    (chosen.redshirts !== null && chosen.redshirts < 4 ? plays(REDSHIRT) : null) ??
    pick(([verb, , aim]) => verb === 'phaser' && AIMS[aim as number] === 'officer') ??
    plays(LOCK_ON) ??
    pick(([verb, , , target, section]) => verb === 'fire' && target === enemy && section === undefined) ??
    pick(([verb, , , target]) => verb === 'fire' && target === enemy) ??
    plays(EVASIVE) ??
    pick(([verb]) => verb === 'phaser') ??
    plays(HEAL)
  );
}
/** A missile: the core section that is worst off and not yet lost. */
export function bestMissile({ prompt, view }: TableContext): Json | null {
  const { ship: number = NONE } = (prompt?.key === 'red.missile' ? prompt.params : {}) as { ship?: number };
  const ship = (view as unknown as RedView).ships[number];
  if (prompt === null || ship === undefined || ship.false) return null;
  const worth = (section: Json): number => {
    const level = ship.levels[section as number] ?? CRITICAL;
    return level >= CRITICAL ? -1 : level + (CORE.includes(section as Section) ? CRITICAL : 0);
  };
  const [first] = prompt.options.filter((option) => typeof option === 'number').sort((a, b) => worth(b) - worth(a));
  return first ?? null;
}
const shieldIsLow = (view: RedView, { ship }: OfficerView): boolean => (view.ships[ship]?.levels[15] ?? 0) >= 2;
function bestRepair({ view }: Red, options: readonly Deed[]): Json | null {
  const gain = ([verb, officer = NONE, card = NONE, via = NONE, section = NONE]: Deed): number => {
    if (verb !== 'play' || card > REPAIR_3) return 0;
    const ship = view.ships[via === NONE ? (view.officers[officer]?.ship ?? NONE) : (view.bots[via]?.ship ?? NONE)];
    if (ship === undefined || ship.false || ship.team !== view.team) return 0;
    return Math.min(card + 1, ship.levels[section] as number) * (1 + ((ship.heavy[section] as number) > 0 ? 1 : 0));
  };
  const found = [...options].sort((a, b) => gain(b) - gain(a))[0];
  return found !== undefined && gain(found) > 0 ? (found as unknown as Json) : null;
}

/** Who is steered, and what is pointed at; on a phone in one line with what is to be done, while his tab shows what he has left. */
export function question(context: TableContext): string | null {
  const asked = askedOf(asRed(context));
  if (asked === null || !isPhone(context)) return asked;
  const more = detailOf(asRed(context)) ?? shotOf(asRed(context));
  return more === null ? asked : `${asked}: ${more}`;
}
export const detail = (context: TableContext): string | null =>
  context.prompt === null ? newsOf(asRed(context)) : isPhone(context) ? null : (detailOf(asRed(context)) ?? leftOf(asRed(context)));
/** What follows from a deed. */
const FOLLOWS: ReadonlySet<string> = new Set(['absorbed', 'damaged', 'repaired', 'hurt', 'dove', 'died', 'gassed', 'fieldHit', 'botLost']);
const DULL: ReadonlySet<string> = new Set(['ended', 'turnBegan', 'drew', 'cleared']);
/** So many sentences have room. */
const TOLD = 2;
/** While others act: the last deed with what followed from it, the dull ends of turns left out. */
function newsOf({ log, result, viewer, say }: Red): string | null {
  const told = result === null ? log.filter(({ event }) => !DULL.has(event.type)).slice(-4) : [];
  const deed = told.findLastIndex(({ event }) => !FOLLOWS.has(event.type));
  const news = told.slice(Math.max(0, deed)).slice(0, TOLD);
  return news.length === 0 ? null : news.map(({ event }) => say(describe.event(event as RedEvent, viewer))).join(' ');
}
const isPhone = ({ stage }: TableContext): boolean => stage === 'upright' || stage === 'lying';

function askedOf(table: Red): string | null {
  const chosen = chosenOf(table);
  if (table.prompt?.key !== 'red.menu' || chosen === null) return null;
  const who = RANKS[chosen.rank] as string;
  const here = chosen.ship === NONE ? '' : chosen.own?.helm === true ? word(table, 'at-helm') : sectionName(chosen.section);
  const { kind, rest } = parseRef(table.selection);
  if (kind === 'section') return `${who}, ${here} → ${sectionName(rest[1] as Section)}`;
  if (kind === 'card') return `${who}: ${cardRow(rest[0] as Card).title}`;
  if (kind === 'deed') return `${who}: ${deedWords(table)}`;
  return `${who}, ${here}`;
}
function deedWords(table: Red): string {
  const [, verb = '', at] = (table.selection ?? '').split(':');
  return verb === 'fire' ? word(table, Number(at) === LASER_L ? 'deed.left-laser' : 'deed.right-laser') : word(table, `deed.${verb}`);
}
function detailOf(table: Red): string | null {
  const chosen = chosenOf(table);
  if (table.prompt?.key !== 'red.menu' || chosen === null) return null;
  const { kind, rest } = parseRef(table.selection);
  if (isHolding(table.selection)) {
    if (table.selection === 'deed:swap') return word(table, 'ask.swap');
    if (table.selection === 'deed:teleport') return word(table, 'ask.beam');
    const some = optionsOf(table);
    if (kind === 'card' && some.length === 0) return word(table, 'ask.swap-only');
    return kind === 'card' && (rest[0] === DECOY || some.every((deed) => deed.length === 3))
      ? cardRow(rest[0] as Card).text
      : word(table, kind === 'card' && rest[0] === FORCE_FIELD ? 'ask.field' : 'ask.target');
  }
  if (chosen.seat !== table.view.you) return word(table, 'ask.mate');
  if (chosen.ended) return word(table, 'ask.ended');
  return null;
}
/** My last shot of this turn: its sum, and what it came to. */
function shotOf(table: Red): string | null {
  const shot =
    table.selection === null ? shotsOf(table.log).findLast(({ ship }) => table.view.ships[ship]?.team === table.view.team) : undefined;
  if (shot === undefined || shot.laser === null || shot.roll === null) return null;
  const { roll, modifier } = shot;
  const sum = (modifier ?? 0) === 0 ? '' : ` = ${roll + (modifier ?? 0)}`;
  return `${sectionName(shot.laser)}: ${sumOf(roll, modifier)}${sum}, ${word(table, shot.hit ? 'hit' : 'miss')}`;
}
/** The steps of whoever is steered, and his phaser; before them what his last shot came to. */
function leftOf(table: Red): string | null {
  const chosen = chosenOf(table);
  if (table.prompt?.key !== 'red.menu' || chosen === null || parseRef(table.selection).kind === 'section') return null;
  const steps =
    chosen.own?.helm === true
      ? word(table, 'ask.helm')
      : word(table, chosen.steps === 1 ? 'ask.step' : 'ask.steps', { n: chosen.steps ?? 0 });
  const shot = shotOf(table);
  return `${shot === null ? '' : `${shot}. `}${steps}${chosen.own?.phaser === true ? '' : word(table, 'ask.phaser')}`;
}
