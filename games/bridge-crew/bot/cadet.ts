/** The Cadet (the specification's Ensign, 10.1): uniform over what is legal, with four exceptions. */
import { type Ask, type Chance, type Json, pick, randomAnswer } from '@bridgehead/kernel';
import { dieAnswer, listed } from '../dice.ts';
import { bidsOf } from '../rules/order-auction.ts';
import type { Voyage } from '../state.ts';
import { listOf } from './officer.ts';
import { saveChanceIn } from './values.ts';

const NO_BID_IN_ORDER = 35;
const NO_BID_FOR_ROLE = 50;
/** Never tried below, always tried above. */
const HOPELESS = 0.05;
const SAFE = 0.8;

export function cadet(s: Voyage, ask: Ask, chance: Chance): Json {
  switch (ask.key.slice('brc.'.length)) {
    case 'role-bid':
      return chance.below(100) < NO_BID_FOR_ROLE ? 'none' : pick(listOf(s, ask).slice(1), chance);
    case 'order-bid':
      return chance.below(100) < NO_BID_IN_ORDER ? 'none' : pick(bidsOf(s, ask.seat), chance);
    case 'command':
      return command(s, ask, chance);
    case 'alien-die':
      return pick(listed(s.encounter).map(dieAnswer), chance);
    case 'objection':
      return 'pass';
    case 'face-off':
      return faceOff(s, ask, chance);
    default:
      return ask.kind === 'write' ? '' : randomAnswer(ask, s, chance);
  }
}

function command(s: Voyage, ask: Ask, chance: Chance): Json {
  const offered = listOf(s, ask);
  if (!offered.includes('save')) return pick(offered, chance);
  const odds = saveChanceIn(s, ask.seat);
  const tries = odds > SAFE || (odds >= HOPELESS && chance.below(10_000) < odds * 10_000);
  const orders = offered.filter((one) => one !== 'save');
  return tries || orders.length === 0 ? 'save' : pick(orders, chance);
}

function faceOff(s: Voyage, ask: Ask, chance: Chance): Json {
  const offered = listOf(s, ask);
  const side = ask.seat === s.crew ? 0 : 1;
  if (offered.includes('say') && s.spoken[side] === 0) return 'say';
  return pick(
    offered.filter((one) => one !== 'say'),
    chance,
  );
}
