/** The cards as the shared card component draws them. */
import type { CardFace, CardStat, Glyph } from '@bridgehead/ui';
import {
  actionFace,
  bodyOf,
  type Card,
  crewFace,
  idOf,
  isAction,
  isCrew,
  isSection,
  leaderFace,
  nameOf,
  sectionFace,
} from '../cards/index.ts';
import { AFFILIATION_NAMES } from '../cards/vocabulary.ts';
import type { PersonView } from '../view.ts';
import { COMBAT, DEFENSE, INFLUENCE } from './glyphs.ts';
import { sourceOf } from './pictures.ts';

const stat = (label: string, glyph: Glyph, ink: NonNullable<CardStat['ink']>, value: number, was: number): CardStat =>
  was === value ? { label, glyph, ink, value } : { label, glyph, ink, value, was };

/** A card as printed; with its current numbers where it lies in a party, with its current cost in the pool. */
export function faceOf(card: Card, now: PersonView | null = null, cost: number | null = null): CardFace {
  const shared = {
    id: idOf(card),
    title: nameOf(card),
    glyph: isSection(card) ? DEFENSE : isAction(card) ? INFLUENCE : COMBAT,
    picture: sourceOf(idOf(card).split('#')[0] as string),
  };
  if (isAction(card)) {
    const face = actionFace(card);
    return {
      ...shared,
      kind: face.kind === 'instant' ? 'action' : 'passive',
      text: face.text,
      foot: face.kind === 'instant' ? 'Instant' : 'Passive',
    };
  }
  if (isSection(card)) {
    const face = sectionFace(card);
    const stats = face.defense === 0 ? [] : [stat('Defense bonus', DEFENSE, 'shields', face.defense, face.defense)];
    return {
      ...shared,
      kind: 'section',
      text: face.text,
      cost: face.toTake,
      costLabel: `To Take ${face.toTake}`,
      stats,
      foot: footOf(card),
    };
  }
  const body = bodyOf(card);
  const stats = [
    stat('Combat', COMBAT, 'combat', now?.combat ?? body.combat, body.combat),
    stat('Influence', INFLUENCE, 'influence', now?.influence ?? body.influence, body.influence),
  ];
  if (!isCrew(card)) return { ...shared, kind: 'leader', text: leaderFace(card).text, stats, foot: footOf(card) };
  const face = crewFace(card);
  return {
    ...shared,
    kind: 'crew',
    text: face.text,
    cost: cost ?? face.toRecruit,
    costLabel: `To Recruit ${face.toRecruit}`,
    stats,
    foot: footOf(card),
  };
}

/** Rank and affiliation. */
export function footOf(card: Card): string {
  const { affiliation } = bodyOf(card);
  const title = isSection(card) ? 'Section' : isCrew(card) ? crewFace(card).title : leaderFace(card).title;
  return affiliation === '–' ? title : `${title} · ${AFFILIATION_NAMES[affiliation]}`;
}
