/** §5.2 How recruits and attacks resolve (STB-57 to STB-85). */
import { type Card, crewFace, isCrew, leaderFace, NONE } from '../cards/index.ts';
import type { Frame } from '../state.ts';
import { type BridgeTable, joinParty, sendToStack, tapCards } from './changes.ts';
import { countingOf, tally } from './compute.ts';
import { crewOf, ownerOf } from './questions.ts';

export function resolveRecruit(t: BridgeTable, frame: Frame): void {
  const { state: s } = t;
  const counting = countingOf(s, frame);
  const { has, needs } = tally(s, frame);
  const succeeds = !frame.cancelled && s.pool.includes(frame.card) && counting.length > 0 && has >= needs; // STB-R7, STB-R34
  t.emit({ type: 'resolved', kind: 'recruit', seat: frame.seat, card: frame.card, succeeds, has, needs });
  if (!succeeds) return; // STB-R8: nobody taps, the recruit is still available
  tapCards(t, counting);
  const welcome = counting.some((x) => triggerOf(x) === 'warm-welcome');
  joinParty(t, frame.card, frame.seat, 'recruited', welcome);
  s.recruitsLeft--;
  if (crewFace(frame.card).trigger === 'takes-card-when-recruited') s.owed = { seat: frame.seat, what: 'marquis' };
}

export function resolveAttack(t: BridgeTable, frame: Frame): void {
  const { state: s } = t;
  const counting = countingOf(s, frame);
  const { has, needs } = tally(s, frame);
  const succeeds = !frame.cancelled && counting.length > 0 && has >= needs; // STB-82, STB-R45
  t.emit({ type: 'resolved', kind: 'attack', seat: frame.seat, card: frame.card, succeeds, has, needs });
  if (!succeeds) return; // STB-85
  tapCards(t, counting); // STB-83
  const from = ownerOf(s, frame.card);
  if (from !== NONE) for (const crew of crewOf(s, from)) if (s.station[crew] === frame.card) s.station[crew] = NONE; // STB-91
  s.owner[frame.card] = frame.seat;
  s.tapped[frame.card] = 1; // STB-84
  t.emit({ type: 'sectionTaken', section: frame.card, seat: frame.seat, from });
  for (const crew of counting) if (triggerOf(crew) === 'leaves-after-winning') sendToStack(t, crew);
}

const triggerOf = (card: Card): string | undefined => (isCrew(card) ? crewFace(card) : leaderFace(card)).trigger;
