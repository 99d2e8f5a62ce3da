/** Every refusal with its clause. The sentences are in `wording.ts`. */
import { always, because, type Json, once, type Reason } from '@bridgehead/kernel';
import { type Card, nameOf } from '../cards/index.ts';

const notYours = (clause: string) => once((card: Card) => because(clause, 'stb.no.not-yours', { name: nameOf(card) }));
const NOT_YOURS = {
  'STB-58': notYours('STB-58'),
  'STB-64': notYours('STB-64'),
  'STB-R16': notYours('STB-R16'),
  'STB-29': notYours('STB-29'),
};

export const REASONS = {
  noCardsInReset: always('STB-33', 'stb.no.reset'),
  stationsOnly: always('STB-87', 'stb.no.redeployment'),
  notActiveRecruit: always('STB-57', 'stb.no.not-active'),
  notActiveAttack: always('STB-63', 'stb.no.not-active'),
  recruitedAlready: always('STB-42', 'stb.no.recruited'),
  notInPool: always('STB-57', 'stb.no.not-in-pool'),
  tapped: once((card: Card) => because('STB-37', 'stb.no.tapped', { name: nameOf(card) })),
  notYours: (card: Card, clause: keyof typeof NOT_YOURS) => NOT_YOURS[clause](card),
  nobody: always('STB-R9', 'stb.no.nobody'),
  nothingToGive: once((card: Card) => because('STB-R9', 'stb.no.nothing-to-give', { name: nameOf(card) })),
  usedAlready: once((card: Card) => because('STB-81', 'stb.no.used', { name: nameOf(card) })),
  shortAgain: (needs: number, has: number) => because('STB-R13', 'stb.no.short', { n: needs, m: has }),
  notYourPoints: always('STB-66', 'stb.no.points'),
  notHeld: always('STB-60', 'stb.no.not-held'),
  notHeldForAttack: always('STB-66', 'stb.no.not-held'),
  ownSection: once((card: Card) => because('STB-67', 'stb.no.own-section', { name: nameOf(card) })),
  forbidden: once((card: Card) => because('STB-56', 'stb.no.forbidden', { name: nameOf(card) })),
  cannotAttack: once((card: Card) => because('STB-56', 'stb.no.cannot-attack', { name: nameOf(card) })),
  tappedSource: once((card: Card) => because('STB-37', 'stb.no.tapped-source', { name: nameOf(card) })),
  bridgeTapped: always('STB-84', 'stb.no.bridge-tapped'),
  bridgeNotHeld: always('STB-11', 'stb.no.bridge-not-held'),
  ownTurnAbility: always('STB-R16', 'stb.no.own-turn-ability'),
  nothingPending: once((kind: 'attack' | 'recruit') => because('STB-45', 'stb.no.nothing-pending', { kind: `@stb.kind.${kind}` })),
  wrongSide: always('STB-45', 'stb.no.wrong-side'),
  ownTurnCard: always('STB-45', 'stb.no.own-turn-card'),
  answersOnly: once((kind: 'card' | 'ability' | 'one-target') => because('STB-45', 'stb.no.answers-only', { kind: `@stb.kind.${kind}` })),
  wrongHost: (passive: Card, type: string) => because('STB-54', 'stb.no.wrong-host', { title: nameOf(passive), type: `@stb.host.${type}` }),
  secondCopy: (host: Card, passive: Card) => because('STB-R24', 'stb.no.second-copy', { host: nameOf(host), title: nameOf(passive) }),
  poolTarget: always('STB-R36', 'stb.no.pool-target'),
  protectedFrom: (card: Card, what: 'immovable' | 'loyal' | 'untargetable') =>
    because('STB-56', `stb.no.protected.${what}`, { name: nameOf(card) }),
  tooDear: once((n: number) => because('STB-R44', 'stb.no.threshold', { n })),
  tooStrong: once((n: number) => because('STB-R44', 'stb.no.threshold.combat', { n })),
  notAlike: always('STB-29', 'stb.no.alike'),
  noTarget: always('STB-R21', 'stb.no.target'),
  noAbility: once((card: Card) => because('STB-44', 'stb.no.ability', { name: nameOf(card) })),
  needsAffiliation: always('STB-29', 'stb.no.affiliation'),
  cannotEscape: once((n: number) => because('STB-31', 'stb.no.escape', { n })),
  notStationed: always('STB-90', 'stb.no.not-now-stations'),
  notYourSection: always('STB-89', 'stb.no.your-sections'),
  leadersEverywhere: always('STB-92', 'stb.no.leaders'),
  waiting: once((seat: number) => because('STB-R19', 'stb.no.waiting', { seat: `@seat.${seat}` })),
  finishFirst: always('STB-48', 'stb.no.finish-first'),
  spent: always('STB-R43', 'stb.no.spent'),
  over: always('STB-3', 'stb.no.over'),
} satisfies Record<string, (...args: never[]) => Reason>;

/** The same card named twice for a discard: it is held only once. */
export const notHeldTwice = (picked: readonly Json[]): Reason | null => (new Set(picked).size < picked.length ? REASONS.notHeld() : null);
