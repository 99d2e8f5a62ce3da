/** The cards as the shared card component draws them: the frame tells whether a card is played, held, or acts by itself. */
import type { CardFace, CardStat } from '@bridgehead/ui';
import { type Card, cardRow, isCrewCard } from '../cards.ts';
import { glyphOf, sourceOf } from './glyphs.ts';

/** The one number of a card, and its text in a few words. */
const SHORT: readonly (readonly [string, string])[] = [
  ['−1', 'Your section or its system: damage −1.'],
  ['−2', 'Your section or its system: damage −2.'],
  ['→0', 'Your section or its system: repaired.'],
  ['+1', 'One more redshirt joins you.'],
  ['+½', 'Phaser: +1 for every two redshirts.'],
  ['♟', 'A repair point per redshirt, here and next door.'],
  ['≥2', 'By itself: a redshirt takes a hit of 2 or more.'],
  ['any', 'Beam to any free section, shields or not.'],
  ['pod', 'By itself: a pod saves you from a lost ship.'],
  ['+2', 'In hand: your phaser does 2 more.'],
  ['3', 'Next section: 3 to people, 1 to it. On 1–2: here.'],
  ['3', 'Set here. In two turns all here die.'],
  ['2', 'Next section: no enemy in or out.'],
  ['+1', 'You or a team-mate: health +1.'],
  ['4', 'Cloaked 4 turns; a dummy walks for you.'],
  ['−1', 'In hand: every hit on you is 1 less.'],
  ['1', 'Jump across one section. Costs one step.'],
  ['0', 'In hand: gas does you no harm.'],
  ['1×3', 'Next section burns 3 turns. On 1–2: here.'],
  ['bot', 'A robot that walks and repairs for you.'],
  ['+1', 'Lasers +1 this turn. Adds up.'],
  ['−1', 'Fire at you is 1 worse per engine.'],
  ['×2', 'Lasers do double damage this turn.'],
  ['3', '3 to a section you choose, 1 around it.'],
  ['sure', 'No misses; you name the section.'],
  ['3/3', 'The shield is fully restored.'],
  ['→0', 'All hulls and the chamber repaired.'],
  ['3', 'No captain cards for an enemy, 3 turns.'],
  ['thru', 'Weapons ignore enemy shields this turn.'],
  ['2', '2 to all their sections; 3 to your bridge.'],
  ['×3', 'Each laser fires three times this turn.'],
  ['3·3·2', 'Both engines 3, engineering 2.'],
  ['+1', 'A crew member draws a captain card.'],
  ['auto', 'By itself, if evasive: dodges a physical weapon.'],
  ['2', 'Enemy display lies for 2 turns.'],
  ['1·1·1', '1 to three sections that touch.'],
  ['3×2', 'Three missiles, 2 damage each.'],
  ['1', 'Everybody aboard takes 1 each turn.'],
];

export const shortText = (card: Card): string => (SHORT[card] as readonly [string, string])[1];
const kindOf = (card: Card): CardFace['kind'] => {
  const { kind } = cardRow(card);
  if (kind === 'held') return 'passive';
  if (kind === 'auto') return 'automatic';
  return isCrewCard(card) ? 'action' : 'ship';
};

export function faceOf(card: Card, xo = false): CardFace {
  const { id, title, kind, text } = cardRow(card);
  const stats: CardStat[] = [{ label: title, glyph: glyphOf(card), value: (SHORT[card] as readonly [string, string])[0] }];
  const deck = isCrewCard(card) ? 'Crew card' : xo ? 'Captain card of an executive officer' : 'Captain card';
  return { id, kind: kindOf(card), title, glyph: glyphOf(card), picture: sourceOf(id), stats, text, foot: `${deck}, ${kind}` };
}
