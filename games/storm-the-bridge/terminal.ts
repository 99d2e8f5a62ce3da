/** The table in letters: sections with their numbers, the pool, parties and the stack. */
import { say, type Viewer } from '@bridgehead/kernel';
import { ALL_SECTIONS, type Card, crewFace, NONE, nameOf } from './cards/index.ts';
import { bridgeStatus, defendersOf, seatNames, sharesOf, statusWords } from './table-help.ts';
import type { BridgeView, DeclarationView, PartyView, PersonView, SectionView } from './view.ts';
import { wording } from './wording.ts';

const WIDTH = 80;
const LEGEND = ['combat/influence, * tapped, + attached, > active, ? asked'];

export function board(view: BridgeView, viewer: Viewer): string[] {
  const status = bridgeStatus(view);
  return [
    `Round ${view.round} of ${view.roundLimit}, ${view.phase}, recruits left ${view.recruitsLeft}`,
    ...(status === null ? [] : [say(statusWords(view, status), wording)]),
    ...view.sections.map((section) => sectionLine(view, section)),
    poolLine(view),
    ...inOrder(view, viewer).flatMap((party) => partyLines(view, party)),
    ...view.stack.map((declaration, depth) => declarationLine(view, declaration, depth)),
    ...(view.lasting.length === 0 ? [] : [`this turn: ${view.lasting.map(nameOf).join(', ')}`]),
    ...LEGEND,
  ].map((line) => (line.length > WIDTH ? `${line.slice(0, WIDTH - 1)}…` : line));
}

/** Rivals first, the viewer's own party last, next to the prompt. */
function inOrder(view: BridgeView, viewer: Viewer): PartyView[] {
  if (viewer === 'spectator') return view.parties;
  return [...view.parties.slice(viewer + 1), ...view.parties.slice(0, viewer + 1)];
}

const seatName = (view: BridgeView, seat: number): string => (seat === NONE ? 'free' : (seatNames(view)[seat] ?? `Seat ${seat + 1}`));
const carrying = (cards: readonly Card[]): string => cards.map((card) => ` +${nameOf(card)}`).join('');
const star = (tapped: boolean): string => (tapped ? '*' : '');

function sectionLine(view: BridgeView, section: SectionView): string {
  const there = defendersOf(section).slice(1).map(nameOf).join(', ');
  const name = `${nameOf(section.card)}${star(section.tapped)}`.padEnd(13);
  const owner = seatName(view, section.owner).padEnd(Math.max(...seatNames(view).map((one) => one?.length ?? 0), 6) + 1);
  const safe = section.forbidden ? ' (not this turn)' : '';
  return `${name}needs ${String(section.need).padStart(2)}  ${owner}${there}${carrying(section.attached)}${safe}`.trimEnd();
}

function poolLine(view: BridgeView): string {
  const spot = ({ card, cost }: { card: Card; cost: number }) =>
    card === NONE ? '–' : `${nameOf(card)} ${crewFace(card).combat}/${crewFace(card).influence} for ${cost}`;
  return `pool: ${view.pool.map(spot).join(' | ')}`;
}

function partyLines(view: BridgeView, party: PartyView): string[] {
  if (party.leader === null) return [];
  const mark = `${view.active === party.seat ? '>' : ' '}${view.priority === party.seat ? '?' : ' '}`;
  const gone = party.gone ? ', gone' : '';
  const head = `${mark}${person(party.leader)}, ${party.handCount} of ${party.handSize} cards${gone}`;
  const lanes = [...ALL_SECTIONS, NONE].flatMap((lane) => {
    const crew = party.crew.filter(({ station }) => station === lane);
    return crew.length === 0 ? [] : [`    ${lane === NONE ? 'unassigned' : nameOf(lane)}: ${crew.map(person).join(', ')}`];
  });
  return [head, ...lanes];
}
const person = (one: PersonView): string =>
  `${nameOf(one.card)}${star(one.tapped)} ${one.combat}/${one.influence}${carrying(one.attached)}`;

function declarationLine(view: BridgeView, declaration: DeclarationView, depth: number): string {
  const name = declaration.card === NONE ? '' : ` ${nameOf(declaration.card)}`;
  const on = declaration.targets.length === 0 ? '' : ` on ${declaration.targets.map(nameOf).join(', ')}`;
  const attempt = declaration.kind === 'attack' || declaration.kind === 'recruit';
  const shares = sharesOf(declaration.hasTerms).map(({ of, n }) => `${of === NONE ? 'side' : nameOf(of)} ${n}`);
  const tally = attempt ? `: ${declaration.has} of ${declaration.needs} (${shares.join(', ')})` : '';
  return `${depth + 1}. ${seatName(view, declaration.seat)}: ${declaration.kind}${name}${on}${tally}${declaration.cancelled ? ', cancelled' : ''}`;
}

export const names = seatNames;

/** Zones that the drawing shows already; hands and the Discard Pile are listed in words. */
export const covers = (zone: string): boolean =>
  ['sections', 'pool', 'stack', 'lasting', 'crew-stack', 'action-stack'].includes(zone) || zone.startsWith('party-');

export { tries } from './actions/index.ts';
