/** What is ticked when a question comes up, and what need not be asked: the choice that is right most of the time is one click away. */
import type { Json } from '@bridgehead/kernel';
import type { Asked } from '@bridgehead/ui';
import { actionFace, BRIDGE, bodyOf, type Card } from '../cards/index.ts';
import { tallyWith } from '../preview.ts';
import type { BridgeView } from '../view.ts';
import { personOf } from './intent.ts';

/** The smallest force that is enough; the points that are missing; the stations as they are. */
export function picks({ view: shown, prompt }: Asked): readonly Card[] {
  const view = shown as unknown as BridgeView;
  const options = (prompt?.options ?? []) as Card[];
  const { card, section, has = 0, needs = 0 } = (prompt?.params ?? {}) as Record<string, number>;
  switch (prompt?.key) {
    case 'stb.commit.recruit':
    case 'stb.commit.attack':
      return smallestForce(view, prompt.seat, prompt.key === 'stb.commit.attack' ? 'attack' : 'recruit', card as Card, options);
    case 'stb.points': {
      const missing = needs - has;
      return missing > 0 && missing <= options.length ? options.toSorted((a, b) => worthOf(a) - worthOf(b)).slice(0, missing) : [];
    }
    case 'stb.deploy': {
      // Whoever stands there stays; whoever has no station yet goes to the last section that is asked about.
      const isLast = view.sections.findLast(({ owner }) => owner === prompt.seat)?.card === section;
      return options.filter((crew) => isLast || personOf(view, crew)?.station === section);
    }
    default:
      return [];
  }
}

/** More points than needed help nobody, and can be added later if somebody answers (STB-R10); without crew there are no stations. */
export function settled({ view: shown, prompt }: Asked): Json | null {
  const view = shown as unknown as BridgeView;
  const { has, needs } = (prompt?.params ?? {}) as Record<string, number>;
  if (prompt?.key === 'stb.points' && prompt.min === 0 && has !== undefined && needs !== undefined && has >= needs) return [];
  if (prompt?.key === 'stb.redeploy' && (view.parties[prompt.seat]?.crew.length ?? 0) === 0) return 'keep';
  return null;
}

/** Whoever is used now is missed later: by what they could do otherwise. */
const priceOf = (card: Card): number => 3 * Math.max(0, bodyOf(card).combat) + 4 * bodyOf(card).influence + 1;
/** Cards that answer something are kept longest. */
const worthOf = (card: Card): number => (actionFace(card).timing === 'any' ? 0 : actionFace(card).timing === 'own' ? 1 : 2);

/** Force for the Bridge should stand one answer. */
const MARGIN = 3;
const MOST_TRIED = 13;

function smallestForce(view: BridgeView, seat: number, kind: 'attack' | 'recruit', card: Card, able: readonly Card[]): readonly Card[] {
  const total = (force: readonly Card[]) => tallyWith(view, seat, kind, card, force).has;
  const { needs } = tallyWith(view, seat, kind, card, able);
  const most = total(able);
  if (most <= needs) return able;
  const wanted = card === BRIDGE ? Math.min(most, needs + MARGIN) : needs;
  const strongest = able.toSorted((a, b) => total([b]) - total([a])).slice(0, MOST_TRIED);
  const points = strongest.map((one) => total([one]));
  let best: { force: readonly Card[]; price: number } | null = null;
  for (let set = 1; set < 1 << strongest.length; set++) {
    const force = strongest.filter((_, i) => (set >> i) & 1);
    const price = force.reduce((sum, one) => sum + priceOf(one), 0);
    if (best !== null && price >= best.price) continue;
    // What depends on company is counted for forces that might do.
    const roughly = points.reduce((sum, n, i) => sum + ((set >> i) & 1 ? n : 0), 0);
    if (roughly + force.length < wanted || total(force) < wanted) continue;
    best = { force, price };
  }
  return best?.force ?? able;
}
