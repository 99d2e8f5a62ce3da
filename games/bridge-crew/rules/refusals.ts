/** Why a seat that is not asked is refused, by beat. The clause that a wrong answer breaks is in its question. */
import type { Reason, Seat } from '@bridgehead/kernel';
import { narrator, seatsOf, type Voyage } from '../state.ts';
import { sideSeat, sidesAsked } from './face-off.ts';
import { OVER, X5, X6, X7, X8, X9, X21, X26, X27, X31, X33, X39 } from './reasons.ts';
import { crewHolder, personalityHolder } from './setup.ts';

/** The first other seat that is asked where several are. */
const other = (seats: readonly Seat[], seat: Seat): Seat => seats.find((one) => one !== seat) ?? seat;
const everybody = (s: Voyage): Seat[] => Array.from({ length: seatsOf(s) }, (_, seat) => seat);

export function outOfTurn(s: Voyage, seat: Seat, over: boolean): Reason {
  if (over) return OVER();
  switch (s.awaits) {
    case 'cards':
      return X39('BRC-10', other([crewHolder(s), personalityHolder(s)], seat));
    case 'names':
      return X39('BRC-22', other(everybody(s), seat));
    case 'ship':
      return X39('BRC-22', s.first);
    case 'captain-auction':
      return s.out[seat] ? X6('BRC-15') : X7(s.turn);
    case 'alien-auction':
      return seat === s.captain ? X5() : s.out[seat] ? X6('BRC-15') : X7(s.turn);
    case 'command':
      return X27();
    case 'sheet':
    case 'themes':
    case 'narration':
    case 'commission':
    case 'consent':
      return X39('BRC-23', s.captain);
    case 'objection':
      return seat === s.captain ? X33() : X39('BRC-R66', s.turn);
    case 'order-auction':
      return seat === s.captain ? X8() : seat === s.alien ? X9() : s.out[seat] ? X6('BRC-51') : X7(s.turn);
    case 'colour':
      return X39('BRC-52', s.crew);
    case 'approach':
    case 'die':
    case 'pitch':
      return X39('BRC-53', s.crew);
    case 'alien-die':
      return seat === s.crew && !s.isMaverick ? X21() : X39('BRC-56', s.alien);
    case 'face-off':
      return faceOffRefusal(s, seat);
    case 'outcome':
      return X31(narrator(s));
    case 'humiliation':
      return X31(s.alien);
    case 'dare':
    case 'finale':
    case 'joke':
    case 'title':
      return X31(s.captain);
    case 'first-die':
      return X39('BRC-101', s.alien);
    case 'second-die':
      return X39('BRC-101', s.captain);
  }
}

function faceOffRefusal(s: Voyage, seat: Seat): Reason {
  const isIn = (seat === s.crew && s.attitudes[0] !== null) || (seat === s.alien && s.attitudes[1] !== null);
  return isIn ? X26() : X31(sideSeat(s, sidesAsked(s)[0] ?? 0));
}
