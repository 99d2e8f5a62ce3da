/** One beat of play: every question is a step of its own (BRC-R46). */
import type { Rules } from '@bridgehead/kernel';
import { outcome } from './challenge.ts';
import { alienDie, faceOff } from './face-off.ts';
import { command, commission, encounter, narration, objection, themes } from './order.ts';
import { colour, draft, orderAuction } from './order-auction.ts';
import { approach, consent, maverickDie, pitch } from './plan.ts';
import { roleAuction } from './role-auction.ts';
import { dare, finale, firstDie, humiliation, joke, secondDie, title } from './save.ts';
import { names, reverseFlow, shipName } from './setup.ts';
import type { CrewTable } from './texts.ts';

export function step(t: CrewTable): Rules<void> {
  switch (t.state.beat) {
    case 'cards':
      return reverseFlow(t);
    case 'names':
      return names(t);
    case 'ship':
      return shipName(t);
    case 'captain-auction':
      return roleAuction(t, 'captain');
    case 'alien-auction':
      return roleAuction(t, 'alien');
    case 'command':
      return command(t);
    case 'sheet':
      return encounter(t);
    case 'themes':
      return themes(t);
    case 'narration':
      return narration(t);
    case 'objection':
      return objection(t);
    case 'commission':
      return commission(t);
    case 'order-auction':
      return orderAuction(t);
    case 'draft':
      return draft(t);
    case 'colour':
      return colour(t);
    case 'approach':
      return approach(t);
    case 'consent':
      return consent(t);
    case 'die':
      return maverickDie(t);
    case 'pitch':
      return pitch(t);
    case 'alien-die':
      return alienDie(t);
    case 'face-off':
      return faceOff(t);
    case 'outcome':
      return outcome(t);
    case 'dare':
      return dare(t);
    case 'humiliation':
      return humiliation(t);
    case 'first-die':
      return firstDie(t);
    case 'second-die':
      return secondDie(t);
    case 'finale':
      return finale(t);
    case 'joke':
      return joke(t);
    case 'title':
      return title(t);
  }
}
