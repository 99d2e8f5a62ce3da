/** Refusals: whatever was tried is read, and the rule that forbids it gives the reason. */
import type { Json, Reason, Seat } from '@bridgehead/kernel';
import { isSpace, type Space } from '../board.ts';
import { type Card, isCard, isItem, isUnit, NONE, ownerOf } from '../cards.ts';
import { type Castle, graveyardOf, isOnBoard } from '../state.ts';
import { whyNotDeploy, whyNotEquip } from './dispatch.ts';
import { whyNotMove, whyNotShoot, whyNotStrike } from './reach.ts';
import { REASONS } from './reasons.ts';
import { whyNotRaise, whyNotRecover, whyNotStrengthen } from './specials.ts';

const DISPATCHING = ['deploy', 'equip', 'done'];
const ACTING = ['move', 'melee', 'ranged', 'raise', 'recover', 'strengthen', 'end'];

/** What somebody tried, as far as it can be read. NONE where nothing sensible was named. */
interface Try {
  readonly verb: string;
  readonly card: Card;
  readonly space: Space;
  readonly target: Card;
}

/** Null: no rule of the game speaks to it; "No such choice." Of several reasons the topmost of the table is given. */
export function whyNot(s: Castle, seat: Seat, answer: Json): Reason | null {
  const tried = read(answer);
  if (tried === null) return null;
  const { verb, card } = tried;
  if (s.phase === 'act' && DISPATCHING.includes(verb)) return REASONS.dispatchOver();
  const isActing = ACTING.includes(verb);
  if (isActing && isUnit(card) && ownerOf(card) === seat && !isOnBoard(s, card))
    return graveyardOf(s, seat).includes(card) ? REASONS.fallen() : REASONS.notOnBoard();
  if (s.phase === 'dispatch' && isActing) return REASONS.dispatchFirst();
  if (verb === 'draw') return REASONS.draw();
  if (verb === 'unequip') return REASONS.unequip();
  if (card === NONE) return null;
  return isActing ? whyNotAct(s, seat, tried) : whyNotDispatch(s, seat, tried);
}

/** A card that is not in the hand, and a thing that is no place, get the catch-all. */
function whyNotDispatch(s: Castle, seat: Seat, { verb, card, space, target }: Try): Reason | null {
  if (ownerOf(card) !== seat) return null;
  if (verb === 'deploy') return isUnit(card) && space !== NONE ? whyNotDeploy(s, card, space) : null;
  return isItem(card) && target !== NONE && isOnBoard(s, target) ? whyNotEquip(s, card, target) : null;
}

function whyNotAct(s: Castle, seat: Seat, { verb, card, space, target }: Try): Reason | null {
  if (!isUnit(card) || !isOnBoard(s, card)) return null;
  if (ownerOf(card) !== seat) return REASONS.notYours();
  switch (verb) {
    case 'move':
      return space === NONE ? null : whyNotMove(s, card, space);
    case 'melee':
      return space === NONE ? null : whyNotStrike(s, card, space, target);
    case 'ranged':
      return space === NONE ? null : whyNotShoot(s, card, space, target);
    case 'raise':
      return whyNotRaise(s, card);
    case 'recover':
      return whyNotRecover(s, card, target);
    case 'strengthen':
      return whyNotStrengthen(s, card, target);
    default:
      return null;
  }
}

/** The other player's turn, or nobody's any more. */
export const outOfTurn = (_s: Castle, _seat: Seat, over: boolean): Reason => (over ? REASONS.over() : REASONS.yourTurn());

const VERBS_WITH_SPACE = ['deploy', 'move', 'melee', 'ranged'];
/** Said alone; with anything behind them they mean nothing. */
const BARE_WORDS = ['done', 'end'];

function read(answer: Json): Try | null {
  const [verb, first, second, third] = Array.isArray(answer) ? (answer as readonly Json[]) : [answer];
  if (typeof verb !== 'string' || (Array.isArray(answer) && BARE_WORDS.includes(verb))) return null;
  const [space, target] = VERBS_WITH_SPACE.includes(verb) ? [second, third] : [undefined, second];
  return { verb, card: cardIn(first), space: isSpace(space) ? space : NONE, target: cardIn(target) };
}
const cardIn = (value: Json | undefined): Card => (isCard(value) ? value : NONE);
