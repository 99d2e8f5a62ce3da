/** When a card may be played and what it may name (STB-29, STB-45). */
import type { Reason, Seat } from '@bridgehead/kernel';
import {
  type ActionFace,
  ALL_CREW,
  ALL_SECTIONS,
  actionFace,
  BRIDGE,
  bodyOf,
  type Card,
  crewFace,
  type InstantFace,
  isAction,
  isCrew,
  isLeader,
  isSection,
  leaderFace,
  NONE,
  type PassiveFace,
  sectionFace,
} from '../cards/index.ts';
import type { Ability, Target } from '../cards/vocabulary.ts';
import type { Bridge, Declaration } from '../state.ts';
import { crewOf, declarationOf, handOf, has, hostOf, isTapped, leaderOf, ownerOf, peopleOf, topDeclaration } from './questions.ts';
import { REASONS } from './reasons.ts';

/** Who declares something, and with what. */
export interface Declaring {
  readonly seat: Seat;
  readonly source: Card;
}

export function abilityOf(card: Card): Ability | null {
  if (isLeader(card)) return leaderFace(card).ability ?? null;
  if (isSection(card)) return sectionFace(card).ability;
  return isCrew(card) ? (crewFace(card).ability ?? null) : null;
}

// —— timing ——

/** Null if the card's timing allows it now (STB-9, STB-45); the seat is known to hold priority in an Action Phase. */
export function whyNotNow(s: Bridge, seat: Seat, card: Card): Reason | null {
  const face = actionFace(card);
  const attack = declarationOf(s, 'attack');
  const recruit = declarationOf(s, 'recruit');
  const top = topDeclaration(s);
  switch (face.timing) {
    case 'any':
      return null;
    case 'own':
      return seat === s.active ? null : REASONS.ownTurnCard();
    case 'attack':
      return attack === null ? REASONS.nothingPending('attack') : null;
    case 'attack-by-attacker':
      return attack === null ? REASONS.nothingPending('attack') : attack.seat === seat ? null : REASONS.wrongSide();
    case 'attack-by-either':
      if (attack === null) return REASONS.nothingPending('attack');
      return attack.seat === seat || ownerOf(s, attack.card) === seat ? null : REASONS.wrongSide();
    case 'attack-by-others':
      return attack === null ? REASONS.nothingPending('attack') : attack.seat !== seat ? null : REASONS.wrongSide();
    case 'recruit-by-recruiter':
      return recruit === null ? REASONS.nothingPending('recruit') : recruit.seat === seat ? null : REASONS.wrongSide();
    case 'recruit-by-others':
      return recruit === null ? REASONS.nothingPending('recruit') : recruit.seat !== seat ? null : REASONS.wrongSide();
    case 'counter-card':
      return top?.kind === 'card' ? null : REASONS.answersOnly('card');
    case 'counter-ability':
      return top?.kind === 'ability' ? null : REASONS.answersOnly('ability');
    case 'counter-one-target':
      return top?.kind === 'card' && top.targets.length === 1 && actionFace(top.card).redirectable
        ? null
        : REASONS.answersOnly('one-target');
  }
}

/** Null if the seat could play the card from its hand now, naming something legal. */
export function whyNotPlay(s: Bridge, seat: Seat, card: Card): Reason | null {
  const face = actionFace(card);
  const when = whyNotNow(s, seat, card);
  if (when !== null) return when;
  if (face.kind === 'instant' && face.needs !== undefined && !peopleOf(s, seat).some((x) => face.needs?.includes(bodyOf(x).affiliation)))
    return REASONS.needsAffiliation();
  return needsTarget(face) && !hasTarget(s, seat, card) ? REASONS.noTarget() : null;
}

/** The same for any card that somebody names. */
export const whyNotPlayed = (s: Bridge, seat: Seat, card: Card): Reason | null =>
  isAction(card) && handOf(s, seat).includes(card) ? whyNotPlay(s, seat, card) : REASONS.notHeld();

export const needsTarget = (face: ActionFace): boolean =>
  face.kind === 'passive' || face.target !== null || face.timing === 'counter-one-target';

export function playable(s: Bridge, seat: Seat): Card[] {
  return handOf(s, seat).filter((card) => whyNotPlay(s, seat, card) === null);
}

/** Null if the ability of the source can be used by the seat, which holds priority (STB-44). */
export function whyNotUse(s: Bridge, seat: Seat, source: Card): Reason | null {
  const ability = abilityOf(source);
  if (ability === null) return REASONS.noAbility(source);
  if (source === BRIDGE && ownerOf(s, source) !== seat) return REASONS.bridgeNotHeld();
  if (ownerOf(s, source) !== seat) return REASONS.notYours(source, 'STB-R16');
  if (isTapped(s, source)) return source === BRIDGE ? REASONS.bridgeTapped() : REASONS.tappedSource(source);
  if (!ability.quick && seat !== s.active) return REASONS.ownTurnAbility();
  return ability.target !== null && !hasLegalTarget(s, { seat, source }, ability.target, false) ? REASONS.noTarget() : null;
}

/** What the seat has abilities on: leader first, then crew, then sections. */
export function sourcesOf(s: Bridge, seat: Seat): Card[] {
  const sources: Card[] = [];
  const addIfAble = (source: Card) => {
    if (s.owner[source] === seat && abilityOf(source) !== null) sources.push(source);
  };
  addIfAble(leaderOf(s, seat));
  for (const crew of ALL_CREW) addIfAble(crew);
  for (const section of ALL_SECTIONS) addIfAble(section);
  return sources;
}
export const usable = (s: Bridge, seat: Seat): Card[] => sourcesOf(s, seat).filter((source) => whyNotUse(s, seat, source) === null);

// —— targets ——

/** What a played card may name. */
export function targetsFor(s: Bridge, seat: Seat, card: Card): Card[] {
  const face = actionFace(card);
  if (face.kind === 'passive') return hostsFor(s, seat, card);
  if (face.timing === 'counter-one-target') return redirections(s);
  return face.target === null ? [] : legalTargets(s, { seat, source: card }, face.target, true);
}

/** Is there anything that a played card may name? */
function hasTarget(s: Bridge, seat: Seat, card: Card): boolean {
  const face = actionFace(card);
  if (face.kind === 'passive') return placesFor(s, face).some((host) => whyNotHost(s, seat, card, host) === null);
  if (face.timing === 'counter-one-target') return redirections(s).length > 0;
  return face.target !== null && hasLegalTarget(s, { seat, source: card }, face.target, true);
}

export function legalTargets(s: Bridge, by: Declaring, target: Target, instant: boolean): Card[] {
  return from(s, by, target).filter((card) => whyNotTarget(s, by, target, card, instant) === null);
}
const hasLegalTarget = (s: Bridge, by: Declaring, target: Target, instant: boolean): boolean =>
  from(s, by, target).some((card) => whyNotTarget(s, by, target, card, instant) === null);

/** Where to look for targets; which of these may be named, `whyNotTarget` knows. */
function from(s: Bridge, by: Declaring, target: Target): readonly Card[] {
  switch (target.from) {
    case 'crew':
      return ALL_CREW;
    case 'leader':
    case 'hand':
      return s.leader;
    case 'crew-or-leader':
      return [...s.leader, ...ALL_CREW];
    case 'section':
      return ALL_SECTIONS;
    case 'pool':
      return s.pool.filter((card) => card !== NONE);
    case 'passive':
      return s.attached.map((one) => one.card);
    case 'discard':
      return s.discard;
    case 'reinforcement':
      return crewOf(s, by.seat);
  }
}

/** A leader whose seat has not given up. */
const isInPlay = (s: Bridge, leader: Card): boolean => s.leader.includes(leader) && s.gone[ownerOf(s, leader)] !== true;

/** Null if the card may be named. The refusals that hold for every card come first, in their order; then what only the card itself asks for. */
export function whyNotTarget(s: Bridge, by: Declaring, target: Target, card: Card, instant: boolean): Reason | null {
  const owner = ownerOf(s, card);
  switch (target.from) {
    case 'hand':
      if (!isLeader(card) || !isInPlay(s, card) || owner === by.seat) return REASONS.noTarget();
      return target.notEmpty === true && s.hand[owner]?.length === 0 ? REASONS.noTarget() : null;
    case 'discard':
      return s.discard.includes(card) ? null : REASONS.noTarget();
    case 'passive':
      return whyNotPassive(s, by.seat, target, card);
    case 'reinforcement':
      return whyNotReinforce(s, by.seat, card);
    case 'pool':
      if (!s.pool.includes(card)) return REASONS.notInPool();
      return tooDear(target, card);
    case 'section':
      if (!isSection(card)) return REASONS.noTarget();
      if (target.notBridge === true && card === BRIDGE) return REASONS.noTarget();
      return target.notUnderAttack === true && declarationOf(s, 'attack')?.card === card ? REASONS.noTarget() : null;
    default:
      break;
  }
  if (isCrew(card) && owner === NONE) return REASONS.poolTarget();
  // STB-23: no leader is named where a card speaks of crew.
  const fits = (isCrew(card) && target.from !== 'leader') || (isLeader(card) && target.from !== 'crew' && isInPlay(s, card));
  if (!fits) return REASONS.noTarget();
  // STB-R37: friend or foe, unless the card says whose.
  if (target.whose === 'own' && owner !== by.seat) return REASONS.notYours(card, 'STB-29');
  if (target.whose === 'other' && owner === by.seat) return REASONS.noTarget();
  if (owner !== by.seat && instant && isCrew(card) && has(s, card, 'untargetable')) return REASONS.protectedFrom(card, 'untargetable');
  if (owner !== by.seat && target.spares !== undefined && has(s, card, target.spares)) return REASONS.protectedFrom(card, target.spares);
  const dear = tooDear(target, card);
  if (dear !== null) return dear;
  if (target.tapped === false && isTapped(s, card)) return REASONS.tapped(card);
  if (target.tapped === true && !isTapped(s, card)) return REASONS.noTarget();
  if (target.notSelf === true && card === by.source) return REASONS.noTarget();
  return target.with === 'station' && stationsFor(s, card).length === 0 ? REASONS.noTarget() : null;
}

/** STB-R44: what is printed; additions do not count. */
function tooDear(target: Target, card: Card): Reason | null {
  if (target.recruitAtMost !== undefined && crewFace(card).toRecruit > target.recruitAtMost) return REASONS.tooDear(target.recruitAtMost);
  return target.combatAtMost !== undefined && bodyOf(card).combat > target.combatAtMost ? REASONS.tooStrong(target.combatAtMost) : null;
}

function whyNotPassive(s: Bridge, seat: Seat, target: Target, card: Card): Reason | null {
  const host = hostOf(s, card);
  if (host === NONE) return REASONS.noTarget();
  if (target.onSection === true && !isSection(host)) return REASONS.noTarget();
  return target.with === 'host' && newHostsFor(s, seat, card).length === 0 ? REASONS.noTarget() : null;
}

/** Reinforcements: the attacker commits one more, the occupier brings one more to the section. */
function whyNotReinforce(s: Bridge, seat: Seat, card: Card): Reason | null {
  const attack = declarationOf(s, 'attack');
  if (attack === null) return REASONS.nothingPending('attack');
  if (attack.seat === seat && isCrew(card) && isTapped(s, card)) return REASONS.tapped(card);
  if (!isCrew(card) || ownerOf(s, card) !== seat) return REASONS.notYours(card, 'STB-64');
  if (attack.seat !== seat) return s.station[card] === attack.card ? REASONS.noTarget() : null;
  if (attack.committed.includes(card)) return REASONS.usedAlready(card);
  return has(s, card, 'noAttack') ? REASONS.cannotAttack(card) : null;
}

/** Two targets of one card: in one party, sharing an affiliation. */
export const areAlike = (s: Bridge, cards: readonly Card[]): boolean =>
  cards.every((card) => ownerOf(s, card) === ownerOf(s, cards[0] ?? NONE)) &&
  (cards.length < 2 ||
    (bodyOf(cards[0] ?? NONE).affiliation !== '–' &&
      cards.every((card) => bodyOf(card).affiliation === bodyOf(cards[0] ?? NONE).affiliation)));

/** Where Wrong Deck can send a crew: unassigned, or another section of its own party. */
export function stationsFor(s: Bridge, crew: Card): Card[] {
  const here = s.station[crew] ?? NONE;
  const stations = here === NONE ? [] : [NONE];
  for (const section of ALL_SECTIONS) if (section !== here && ownerOf(s, section) === ownerOf(s, crew)) stations.push(section);
  return stations;
}

// —— passives ——

/** Hosts that a passive may be attached to (STB-53, STB-54, STB-R24, STB-R36). */
export const hostsFor = (s: Bridge, seat: Seat, passive: Card): Card[] =>
  placesFor(s, actionFace(passive) as PassiveFace).filter((host) => whyNotHost(s, seat, passive, host) === null);
/** STB-R42: by the icon that names the host. */
const placesFor = (s: Bridge, { host }: PassiveFace): readonly Card[] =>
  host === 'section' ? ALL_SECTIONS : host === 'crew' ? ALL_CREW : s.leader;
const carries = (s: Bridge, host: Card, face: PassiveFace): boolean =>
  s.attached.some((one) => one.host === host && actionFace(one.card).id === face.id);

export function whyNotHost(s: Bridge, seat: Seat, passive: Card, host: Card): Reason | null {
  const face = actionFace(passive) as PassiveFace;
  const fits = face.host === 'crew' ? isCrew(host) : face.host === 'section' ? isSection(host) : isLeader(host) && isInPlay(s, host);
  if (!fits || (face.host === 'own-leader' && ownerOf(s, host) !== seat)) return REASONS.wrongHost(passive, face.host);
  if (carries(s, host, face)) return REASONS.secondCopy(host, passive);
  return isCrew(host) && ownerOf(s, host) === NONE ? REASONS.poolTarget() : null;
}

/** Where Hot Swap can put an attached passive. It is an instant that names the new host: another seat's untargetable crew is none. */
export const newHostsFor = (s: Bridge, seat: Seat, passive: Card): Card[] =>
  hostsFor(s, seat, passive).filter((host) => host !== hostOf(s, passive) && (ownerOf(s, host) === seat || !has(s, host, 'untargetable')));

// —— Mistaken Identity ——

/** Other targets that would be legal for the player of the card on top. */
export function redirections(s: Bridge): Card[] {
  const top = topDeclaration(s);
  return top?.kind === 'card' ? otherTargets(s, top) : [];
}
function otherTargets(s: Bridge, declaration: Declaration): Card[] {
  const face = actionFace(declaration.card);
  const all =
    face.kind === 'passive'
      ? hostsFor(s, declaration.seat, declaration.card)
      : legalTargets(s, { seat: declaration.seat, source: declaration.card }, (face as InstantFace).target as Target, true);
  return all.filter((card) => !declaration.targets.includes(card));
}

/** Which of the named targets are still legal when the card or ability resolves (STB-R21). */
export function stillLegal(s: Bridge, declaration: Declaration): Card[] {
  const by = { seat: declaration.seat, source: declaration.card };
  if (declaration.kind === 'ability') {
    const target = abilityOf(declaration.card)?.target ?? null;
    return target === null ? [] : declaration.targets.filter((card) => whyNotTarget(s, by, target, card, false) === null);
  }
  const face = actionFace(declaration.card);
  if (face.kind === 'passive')
    return declaration.targets.filter((host) => whyNotHost(s, declaration.seat, declaration.card, host) === null);
  if (face.timing === 'counter-one-target') {
    const answered = s.stack[s.stack.indexOf(declaration) - 1];
    return answered?.kind === 'card' ? otherTargets(s, answered).filter((card) => declaration.targets.includes(card)) : [];
  }
  if (face.target === null) return declaration.targets;
  const target = face.target;
  return declaration.targets.filter((card) => whyNotTarget(s, by, target, card, true) === null);
}
