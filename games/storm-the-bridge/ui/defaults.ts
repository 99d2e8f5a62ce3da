/** What is ticked when a question comes up: the choice that is right most of the time is one click away. */
import type { Seat } from '@bridgehead/kernel';
import type { Asked } from '@bridgehead/ui';
import { actionFace, BRIDGE, bodyOf, type Card, NONE } from '../cards/index.ts';
import { cardIn, cardsIn, numberIn } from '../params.ts';
import { tallyWith } from '../preview.ts';
import { peopleOf } from '../table-help.ts';
import type { BridgeView } from '../view.ts';
import { personOf } from './intent.ts';

/** The smallest force that is enough; the points that are missing; what has to go; the stations as they are. */
export function picks({ view, prompt }: Asked<BridgeView>): readonly Card[] {
  const options = cardsIn(prompt?.options ?? []);
  const section = cardIn(prompt?.params, 'section');
  switch (prompt?.key) {
    case 'stb.commit.recruit':
    case 'stb.commit.attack':
      return smallestForce(
        view,
        prompt.seat,
        prompt.key === 'stb.commit.attack' ? 'attack' : 'recruit',
        cardIn(prompt.params, 'card'),
        options,
      );
    case 'stb.points': {
      const missing = numberIn(prompt.params, 'needs') - numberIn(prompt.params, 'has');
      return missing > 0 && missing <= options.length ? cheapest(options, missing) : [];
    }
    case 'stb.model':
    case 'stb.inspection':
    case 'stb.escape':
      return cheapest(options, prompt.min ?? 0);
    case 'stb.deploy': {
      // Those who stand there stay; newcomers have their post; the rest go to the last section that is asked about.
      const isLast = view.sections.findLast(({ owner }) => owner === prompt.seat)?.card === section;
      const isPost = postFor(view, prompt.seat)?.card === section;
      const stands = (crew: Card) => personOf(view, crew)?.station;
      return options.filter((crew) => isLast || stands(crew) === section || (isPost && stands(crew) === NONE));
    }
    default:
      return [];
  }
}

/** Crew without a station, and the own section that needs them most: the Bridge, or the one that is taken most easily. */
export function postFor(view: BridgeView, seat: Seat): { readonly card: Card; readonly crew: readonly Card[] } | null {
  const crew = (view.parties[seat]?.crew ?? []).filter((one) => one.station === NONE).map((one) => one.card);
  const held = view.sections.filter(({ owner }) => owner === seat).sort((a, b) => a.need - b.need);
  const post = held.find(({ card }) => card === BRIDGE) ?? held[0];
  return post === undefined || crew.length === 0 ? null : { card: post.card, crew };
}

/** Who would be committed to an attempt, if that is enough for it. */
export function forceFor(view: BridgeView, seat: Seat, kind: 'attack' | 'recruit', card: Card): readonly Card[] | null {
  const ready = peopleOf(view, seat).filter((one) => !one.tapped && (kind === 'recruit' ? one.influence : one.attack) > 0);
  const force = smallestForce(
    view,
    seat,
    kind,
    card,
    ready.map((one) => one.card),
  );
  const { has, needs } = tallyWith(view, seat, kind, card, force);
  return force.length > 0 && has >= needs ? force : null;
}

/** What using somebody now costs: what they could do later. */
const priceOf = (card: Card): number => 3 * Math.max(0, bodyOf(card).combat) + 4 * bodyOf(card).influence + 1;
const cheapest = (cards: readonly Card[], n: number): readonly Card[] => cards.toSorted((a, b) => worthOf(a) - worthOf(b)).slice(0, n);
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
