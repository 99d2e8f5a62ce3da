/** Every refusal with its clause (§9). The sentences are in `wording.ts`. */
import { because, type Json, type Reason } from '@bridgehead/kernel';
import { type Card, nameOf } from '../cards/index.ts';

export const REASONS = {
  noCardsInReset: () => because('STB-33', 'stb.no.reset'),
  stationsOnly: () => because('STB-87', 'stb.no.redeployment'),
  notActiveRecruit: () => because('STB-57', 'stb.no.not-active'),
  notActiveAttack: () => because('STB-63', 'stb.no.not-active'),
  recruitedAlready: () => because('STB-42', 'stb.no.recruited'),
  notInPool: () => because('STB-57', 'stb.no.not-in-pool'),
  tapped: (card: Card) => because('STB-37', 'stb.no.tapped', { name: nameOf(card) }),
  notYours: (card: Card, clause: 'STB-58' | 'STB-64' | 'STB-R16' | 'STB-29') => because(clause, 'stb.no.not-yours', { name: nameOf(card) }),
  nobody: () => because('STB-R9', 'stb.no.nobody'),
  nothingToGive: (card: Card) => because('STB-R9', 'stb.no.nothing-to-give', { name: nameOf(card) }),
  usedAlready: (card: Card) => because('STB-81', 'stb.no.used', { name: nameOf(card) }),
  shortAgain: (needs: number, has: number) => because('STB-R13', 'stb.no.short', { n: needs, m: has }),
  notYourPoints: () => because('STB-66', 'stb.no.points'),
  notHeld: () => because('STB-60', 'stb.no.not-held'),
  notHeldForAttack: () => because('STB-66', 'stb.no.not-held'),
  ownSection: (card: Card) => because('STB-67', 'stb.no.own-section', { name: nameOf(card) }),
  forbidden: (card: Card) => because('STB-56', 'stb.no.forbidden', { name: nameOf(card) }),
  cannotAttack: (card: Card) => because('STB-56', 'stb.no.cannot-attack', { name: nameOf(card) }),
  tappedSource: (card: Card) => because('STB-37', 'stb.no.tapped-source', { name: nameOf(card) }),
  bridgeTapped: () => because('STB-84', 'stb.no.bridge-tapped'),
  bridgeNotHeld: () => because('STB-11', 'stb.no.bridge-not-held'),
  ownTurnAbility: () => because('STB-R16', 'stb.no.own-turn-ability'),
  nothingPending: (kind: 'attack' | 'recruit') => because('STB-45', 'stb.no.nothing-pending', { kind: `@stb.kind.${kind}` }),
  wrongSide: () => because('STB-45', 'stb.no.wrong-side'),
  ownTurnCard: () => because('STB-45', 'stb.no.own-turn-card'),
  answersOnly: (kind: 'card' | 'ability' | 'one-target') => because('STB-45', 'stb.no.answers-only', { kind: `@stb.kind.${kind}` }),
  wrongHost: (passive: Card, type: string) => because('STB-54', 'stb.no.wrong-host', { title: nameOf(passive), type: `@stb.host.${type}` }),
  secondCopy: (host: Card, passive: Card) => because('STB-R24', 'stb.no.second-copy', { host: nameOf(host), title: nameOf(passive) }),
  poolTarget: () => because('STB-R36', 'stb.no.pool-target'),
  protectedFrom: (card: Card, what: 'immovable' | 'loyal' | 'untargetable') =>
    because('STB-56', `stb.no.protected.${what}`, { name: nameOf(card) }),
  tooDear: (n: number) => because('STB-R44', 'stb.no.threshold', { n }),
  tooStrong: (n: number) => because('STB-R44', 'stb.no.threshold.combat', { n }),
  notAlike: () => because('STB-29', 'stb.no.alike'),
  noTarget: () => because('STB-R21', 'stb.no.target'),
  noAbility: (card: Card) => because('STB-44', 'stb.no.ability', { name: nameOf(card) }),
  needsAffiliation: () => because('STB-29', 'stb.no.affiliation'),
  cannotEscape: (n: number) => because('STB-31', 'stb.no.escape', { n }),
  notStationed: () => because('STB-90', 'stb.no.not-now-stations'),
  notYourSection: () => because('STB-89', 'stb.no.your-sections'),
  leadersEverywhere: () => because('STB-92', 'stb.no.leaders'),
  waiting: (seat: number) => because('STB-R19', 'stb.no.waiting', { seat: `@seat.${seat}` }),
  finishFirst: () => because('STB-48', 'stb.no.finish-first'),
  spent: () => because('STB-R43', 'stb.no.spent'),
  over: () => because('STB-3', 'stb.no.over'),
} satisfies Record<string, (...args: never[]) => Reason>;

/** The same card named twice for a discard: it is held only once. */
export const notHeldTwice = (picked: readonly Json[]): Reason | null => (new Set(picked).size < picked.length ? REASONS.notHeld() : null);
