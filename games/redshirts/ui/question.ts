/** The sentence above the buttons, and the line below it. */
import type { TableContext } from '@bridgehead/ui';
import { cardRow, DECOY, FORCE_FIELD } from '../cards.ts';
import { describe } from '../describe.ts';
import { nth } from '../lists.ts';
import { LASER_L } from '../ship.ts';
import { NONE } from '../state.ts';
import { eventOf, shotsOf, sumOf } from './happened.ts';
import { asRed, chosenOf, isHolding, isPhone, optionsOf, parseRef, type Red } from './intent.ts';
import { word } from './rows.ts';
import { rankTitle, sectionName } from './words.ts';

/** Who is steered, and what is pointed at; on a phone in one line with what is to be done, while his tab shows what he has left. */
export function question(context: TableContext): string | null {
  const asked = askedOf(asRed(context));
  if (asked === null || !isPhone(context)) return asked;
  const more = detailOf(asRed(context)) ?? shotOf(asRed(context));
  return more === null ? asked : word(asRed(context), 'asked.more', { asked, more });
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
  return news.length === 0 ? null : news.map(({ event }) => say(describe.event(eventOf(event), viewer))).join(' ');
}

function askedOf(table: Red): string | null {
  const chosen = chosenOf(table);
  if (table.prompt?.key !== 'red.menu' || chosen === null) return null;
  const who = rankTitle(chosen.rank);
  const here = chosen.ship === NONE ? '' : chosen.own?.helm === true ? word(table, 'at-helm') : sectionName(chosen.section);
  const { kind, rest } = parseRef(table.selection);
  if (kind === 'section') return word(table, 'asked.walk', { who, here, to: sectionName(nth(rest, 1)) });
  if (kind === 'card') return word(table, 'asked.with', { who, what: cardRow(nth(rest, 0)).title });
  if (kind === 'deed') return word(table, 'asked.with', { who, what: deedWords(table) });
  return word(table, 'asked.here', { who, here });
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
    return kind === 'card' && (rest[0] === DECOY || some.every((deed) => deed[0] === 'play'))
      ? cardRow(nth(rest, 0)).text
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
  return word(table, shot.hit ? 'asked.shot-hit' : 'asked.shot-miss', {
    laser: sectionName(shot.laser),
    sum: `${sumOf(roll, modifier)}${sum}`,
  });
}
/** The steps of the officer who is steered, and his phaser; before them what his last shot came to. */
function leftOf(table: Red): string | null {
  const chosen = chosenOf(table);
  if (table.prompt?.key !== 'red.menu' || chosen === null || parseRef(table.selection).kind === 'section') return null;
  const isReady = chosen.own?.phaser !== true;
  const key = chosen.own?.helm === true ? 'ask.helm' : 'ask.steps';
  const left = word(table, isReady ? `${key}-phaser` : key, { n: chosen.steps ?? 0 });
  const shot = shotOf(table);
  return shot === null ? left : word(table, 'asked.then', { shot, left });
}
