/** The drawn half of the actions: what a button says, and what it leads to. */
import type { Seat } from '@bridgehead/kernel';
import { type Look, type Looks, looksOf, type Outcome } from '@bridgehead/ui';
import { ACTIONS, type Option } from '../actions/index.ts';
import { type Card, isCrew, nameOf } from '../cards/index.ts';
import { tallyWith } from '../preview.ts';
import { peopleOf } from '../table-help.ts';
import type { BridgeView } from '../view.ts';
import { isWelcome, type Stand, standAfter, stopsIt } from './consequences.ts';
import { forceFor } from './defaults.ts';
import type { Table } from './intent.ts';
import { shortName } from './names.ts';

type CardLook = Look<BridgeView, readonly [Card]>;
type Button = NonNullable<CardLook['button']>;

export const briefly = (card: Card): string => (isCrew(card) ? shortName(card) : nameOf(card));
/** Two by name, more by their number. */
const MOST_NAMES = 2;
export const peopleIn = (people: readonly Card[], say: Table['say']): string =>
  people.length > MOST_NAMES ? say({ key: 'stb.ui.people', params: { n: people.length } }) : people.map(shortName).join(', ');

/** Among the actions of the own turn; in a window the words of the option, which say more. */
const named =
  (verb: string): Button =>
  ({ prompt, say }, card) =>
    prompt?.key === 'stb.menu' ? say({ key: `stb.ui.act.${verb}`, params: { card: briefly(card) } }) : null;

/** With the force that would be declared, if it is enough; otherwise how far everybody together would come. */
const attempt = (kind: 'attack' | 'recruit'): CardLook => ({
  button: named(kind),
  outcome({ view, prompt, say, viewer }, card) {
    if (prompt?.key !== 'stb.menu' || viewer === 'spectator') return null;
    const force = forceFor(view, prompt.seat, kind, card);
    if (force !== null) {
      const { has, needs } = tallyWith(view, prompt.seat, kind, card, force);
      return { text: say({ key: 'stb.ui.of-them', params: { names: peopleIn(force, say), has, needs } }), good: true };
    }
    const stand = withEverybody(view, prompt.seat, kind, card);
    return stand === null ? null : { text: say({ key: 'stb.ui.of-all', params: { ...stand } }), good: stand.has >= stand.needs };
  },
});

/** As an answer: how the pending attempt would stand then. */
function asAnswer({ view, prompt, say, viewer }: Table, card: Card): Outcome | null {
  if (prompt?.key !== 'stb.respond' || viewer === 'spectator') return null;
  if (stopsIt(view, card)) return { text: say({ key: 'stb.ui.stopped' }), good: isWelcome(view, viewer, { has: 0, needs: 1 }) };
  const stand = standAfter(view, card);
  return stand === null ? null : { text: say({ key: 'stb.ui.of', params: { ...stand } }), good: isWelcome(view, viewer, stand) };
}

/** The attempt with everybody who is ready: how far it could go. */
export function withEverybody(view: BridgeView, seat: Seat, kind: 'attack' | 'recruit', card: Card): Stand | null {
  const ready = peopleOf(view, seat).filter((one) => !one.tapped && (kind === 'recruit' ? one.influence : one.attack) > 0);
  if (ready.length === 0) return null;
  const people = ready.map((one) => one.card);
  const { has, needs } = tallyWith(view, seat, kind, card, people);
  return { has, needs };
}

const plain = { button: null, outcome: null };

const LOOKS: Looks<BridgeView, Option> = {
  recruit: attempt('recruit'),
  attack: attempt('attack'),
  ability: { button: named('ability'), outcome: asAnswer },
  play: { button: named('play'), outcome: asAnswer },
  clear: { button: named('clear'), outcome: null },
  end: plain,
  discard: plain,
  station: plain,
  'take-back': plain,
};

export const actions = looksOf(ACTIONS, LOOKS);
