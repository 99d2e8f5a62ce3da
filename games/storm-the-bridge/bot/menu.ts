/** The main menu: every option with how much the bot likes it; the best above 0 is done, otherwise the actions end. */
import type { Liked, Seat } from '@bridgehead/kernel';
import { MENU, type MenuOption } from '../actions/index.ts';
import { BRIDGE, type Card, CONDUIT_ACCESS, NONE } from '../cards/index.ts';
import type { Word } from '../cards/vocabulary.ts';
import { needOf } from '../rules/compute.ts';
import { hostOf, ownerOf } from '../rules/questions.ts';
import { abilityOf, legalTargets, targetsFor } from '../rules/timing.ts';
import type { Bridge } from '../state.ts';
import { cheapest, surplusOf } from './plans.ts';
import { likes, recruitLikes, sectionLikes } from './targets.ts';
import { holdValue, reachableAttack, rivalsOf } from './values.ts';
import { mainWord, says } from './words.ts';

/** Stuns, surges, scandals and lockdowns decide fights: they wait for a window. */
const KEPT_FOR_WINDOWS: readonly Word['word'][] = ['mod', 'tap', 'forbid'];
const KEEP_BACK = 2;
const KEEP_BACK_ON_BRIDGE = 3;
export const keptBack = (s: Bridge, seat: Seat): number => (ownerOf(s, BRIDGE) === seat ? KEEP_BACK_ON_BRIDGE : KEEP_BACK);

export function menuLikes(s: Bridge, seat: Seat): Liked[] {
  return MENU.list(s, seat).map((option) => ({ answer: option, score: option === 'end' ? 0 : scoreOf(s, seat, option) }));
}

function scoreOf(s: Bridge, seat: Seat, [what, card]: Exclude<MenuOption, 'end'>): number {
  switch (what) {
    case 'ability':
      return abilityScore(s, seat, card);
    case 'clear':
      return hostOf(s, card) === BRIDGE ? 40 : 0.4;
    case 'play':
      return playScore(s, seat, card);
    case 'attack':
      return attackScore(s, seat, card);
    case 'recruit':
      return recruitScore(s, seat, card);
  }
}

function abilityScore(s: Bridge, seat: Seat, source: Card): number {
  if (source === BRIDGE) return 100;
  const target = abilityOf(source)?.target ?? null;
  if (target === null) return 6;
  if (says(source, 'mod') && s.stack.length === 0) return -1;
  const best = Math.max(...legalTargets(s, { seat, source }, target, false).map((one) => likes(s, seat, source, one)));
  if (says(source, 'conduit')) return hostOf(s, CONDUIT_ACCESS) === BRIDGE ? -1 : best * 3;
  return best;
}
/** Cards that are worth playing without being asked to. */
function playScore(s: Bridge, seat: Seat, card: Card): number {
  const word = mainWord(card);
  if (word?.word === 'draw') return 5;
  if (word?.word === 'grantRecruit')
    return s.recruitsLeft === 0 && s.pool.some((crew) => crew !== NONE && cheapest(s, 'recruit', seat, crew, 0, KEEP_BACK) !== null)
      ? 3
      : -1;
  if (word?.word === 'refreshPool') return s.pool.every((crew) => crew === NONE || recruitLikes(s, crew) < 2.5) ? 0.3 : -1;
  const targets = targetsFor(s, seat, card);
  if (targets.length === 0) return -1;
  const best = Math.max(...targets.map((one) => likes(s, seat, card, one)));
  if (word === null) return best - 0.4; // a passive
  if (word.word === 'untap') return untapScore(s, seat, best);
  if (KEPT_FOR_WINDOWS.includes(word.word)) return -1;
  return best - 0.35 * holdValue(s, card);
}

/** Untapping is for those who can use it again this turn. */
function untapScore(s: Bridge, seat: Seat, best: number): number {
  const worthwhile = s.recruitsLeft > 0 || needOf(s, BRIDGE, null) <= reachableAttack(s, seat, BRIDGE) + 4;
  return worthwhile ? best - 1 : -1;
}

function attackScore(s: Bridge, seat: Seat, section: Card): number {
  const spare = section === BRIDGE ? 0 : keptBack(s, seat);
  const plan = cheapest(s, 'attack', seat, section, 0, spare);
  if (plan === null) return -2;
  const held = ownerOf(s, section);
  if (section !== BRIDGE) return sectionLikes(s, seat, section) - plan.cost * 0.8 - (s.recruitsLeft > 0 ? 0.5 : 0);
  const rivals = rivalsOf(s, seat);
  const threat = Math.max(...rivals.map((rival) => reachableAttack(s, rival, BRIDGE)));
  const hold = holdEstimate(s, seat);
  const worthIt = held !== NONE || hold >= threat - 2;
  return worthIt ? 20 - plan.cost * 0.3 : -0.5;
}

/** What the Bridge would need once this seat held it with everybody there. */
function holdEstimate(s: Bridge, seat: Seat): number {
  const before = ownerOf(s, BRIDGE);
  const stations = s.station;
  s.station = s.station.map((station, card) => (s.owner[card] === seat ? BRIDGE : station));
  s.owner[BRIDGE] = seat;
  const need = needOf(s, BRIDGE, null);
  s.owner[BRIDGE] = before;
  s.station = stations;
  return need;
}

function recruitScore(s: Bridge, seat: Seat, crew: Card): number {
  const plan = cheapest(s, 'recruit', seat, crew, 0, Math.min(keptBack(s, seat), Math.max(0, (s.hand[seat]?.length ?? 0) - 2)));
  if (plan === null) return -2;
  return recruitLikes(s, crew) * 1.2 - 0.7 * Math.max(0, plan.discards.length - surplusOf(s, seat)) - 0.3 * plan.committed.length + 2;
}
