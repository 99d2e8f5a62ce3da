/** What Storm the Bridge knows about playing itself. Every question is answered afresh from the state, so a plan needs no memory. */
import {
  type Ask,
  asCandidates,
  bestFirst,
  bestOf,
  type Candidate,
  type Chance,
  defaultAnswer,
  type Json,
  type Knowledge,
  type Liked,
  randomAnswer,
  type Seat,
  type SelectAsk,
} from '@bridgehead/kernel';
import { turnOf } from './bot/features.ts';
import { evaluate, speaksOf } from './bot/fitted.ts';
import { keptBack, menuLikes } from './bot/menu.ts';
import { allIn, cheapest, type Plan } from './bot/plans.ts';
import { responseLikes } from './bot/respond.ts';
import { stationPlan } from './bot/stations.ts';
import { likes, newHostLikes, stationLikes } from './bot/targets.ts';
import { cheapestFirst, evaluate as evaluateByHand, leaderTaste } from './bot/values.ts';
import { says } from './bot/words.ts';
import { BRIDGE, type Card, isCard, isCrew, NONE } from './cards/index.ts';
import { cardIn, cardsIn, numberIn } from './params.ts';
import { tally } from './rules/compute.ts';
import { ownerOf, topDeclaration } from './rules/questions.ts';
import type { Bridge } from './state.ts';

/** The Beginner answers at random this often, in per cent. */
const CADET_SLIPS = 15;
const ROLLOUT_ANSWERS = 60;
const MOST_CANDIDATES = 12;
const WARMTH = { points: 1.5, least: Math.exp(-4) };

/** Before its evaluation was fitted, and its rollouts ended with the turn (2026-11-19). */
const frozen: Knowledge<Bridge> = { cadet, officer, evaluate: evaluateByHand, candidates, outcome, rolloutDepth: ROLLOUT_ANSWERS };
export const knowledge: Knowledge<Bridge> = { ...frozen, evaluate, turn: (s) => (speaksOf(s) ? turnOf(s) : null), frozen };

function officer(s: Bridge, ask: Ask, chance: Chance): Json {
  const scored = likesFor(s, ask, chance);
  return scored === null ? fixedAnswer(s, ask) : bestOf(scored, chance);
}

function cadet(s: Bridge, ask: Ask, chance: Chance): Json {
  if (ask.key === 'stb.menu') {
    const claim = menuLikes(s, ask.seat).find((one) => one.score >= 100);
    if (claim !== undefined) return claim.answer;
  }
  if (chance.below(100) < CADET_SLIPS) return randomAnswer(ask, s, chance);
  if (ask.key === 'stb.respond' && !isAttacked(s, ask.seat)) return 'pass';
  return officer(s, ask, chance);
}
const isAttacked = (s: Bridge, seat: Seat): boolean =>
  s.stack.some((declaration) => declaration.kind === 'attack' && ownerOf(s, declaration.card) === seat);

/** Options with scores, for questions where one thing is chosen; null for the others. */
function likesFor(s: Bridge, ask: Ask, chance: Chance): Liked[] | null {
  if (ask.kind !== 'choose') return null;
  switch (ask.key) {
    case 'stb.menu':
      return menuLikes(s, ask.seat);
    case 'stb.respond':
      return responseLikes(s, ask.seat, chance);
    default: {
      const options: readonly Json[] = ask.question.list(s, ask.seat, ask.about);
      return options.map((answer) => ({ answer, score: targetScore(s, ask, answer) }));
    }
  }
}

function targetScore(s: Bridge, ask: Ask, answer: Json): number {
  const card = isCard(answer) ? answer : NONE;
  switch (ask.key) {
    case 'stb.target':
      return redirecting(s, ask)
        ? -likes(s, ask.seat, topDeclaration(s)?.card ?? NONE, card)
        : likes(s, ask.seat, cardIn(ask.params, 'card'), card);
    case 'stb.station':
      return stationLikes(s, ask.seat, cardIn(ask.params, 'target'), card);
    case 'stb.host':
      return newHostLikes(s, ask.seat, cardIn(ask.params, 'target'), card);
    case 'stb.patch-up':
      return answer === 'let-go' ? 0 : isCrew(card) ? 1 : 2;
    case 'stb.marquis':
      return s.hand[ownerOf(s, card)]?.length ?? 0;
    case 'stb.redeploy':
      return answer === 'redeploy' && stationPlan(s, ask.seat).changes ? 1 : 0.5;
    case 'stb.leader':
      return leaderTaste(card);
    default:
      return 0;
  }
}
const redirecting = (s: Bridge, ask: Ask): boolean => says(cardIn(ask.params, 'card'), 'redirect') && topDeclaration(s)?.kind === 'card';

/** Subset questions: one good answer, worked out. */
function fixedAnswer(s: Bridge, ask: Ask): Json {
  if (ask.kind !== 'select') return defaultAnswer(ask, s);
  const { seat } = ask;
  switch (ask.key) {
    case 'stb.commit.attack':
    case 'stb.commit.recruit': {
      const kind = ask.key === 'stb.commit.attack' ? 'attack' : 'recruit';
      const card = cardIn(ask.params, 'card');
      return planFor(s, kind, seat, card)?.committed ?? allIn(s, kind, seat, card);
    }
    case 'stb.points':
      return pointsToSpend(s, ask);
    case 'stb.targets':
      return bestPair(s, ask);
    case 'stb.deploy':
      return stationPlan(s, seat)
        .at(cardIn(ask.params, 'section'))
        .filter((crew) => ask.options.includes(crew));
    default:
      return cheapestFirst(s, cardsIn(ask.options)).slice(0, ask.min);
  }
}

/** The Bridge is worth everything; other things keep some cards back if they can. */
function planFor(s: Bridge, kind: 'attack' | 'recruit', seat: Seat, card: Card): Plan | null {
  const spare = card === BRIDGE ? 0 : keptBack(s, seat);
  const margin = card === BRIDGE ? 3 : 0;
  return cheapest(s, kind, seat, card, margin, spare) ?? cheapest(s, kind, seat, card, 0, spare) ?? cheapest(s, kind, seat, card, 0, 0);
}

function pointsToSpend(s: Bridge, ask: SelectAsk): Json {
  const hand = cheapestFirst(s, cardsIn(ask.options));
  const has = numberIn(ask.params, 'has');
  const needs = numberIn(ask.params, 'needs');
  const top = topDeclaration(s);
  const open = top !== null && top.seat === ask.seat && (top.kind === 'attack' || top.kind === 'recruit');
  const help = open
    ? 0
    : (planFor(s, isCrew(cardIn(ask.params, 'card')) ? 'recruit' : 'attack', ask.seat, cardIn(ask.params, 'card'))?.help ?? 0);
  const missing = open ? tally(s, top).needs - tally(s, top).has : needs - has - help;
  const spend = Math.max(ask.min, missing > hand.length ? 0 : missing, 0);
  const spent = hand.slice(0, spend);
  return ask.check === null || ask.check(spent) === null ? spent : (ask.fallback ?? spent);
}

function bestPair(s: Bridge, ask: SelectAsk): Json {
  const source = cardIn(ask.params, 'card');
  const ranked = cardsIn(ask.options)
    .map((card) => ({ card, score: likes(s, ask.seat, source, card) }))
    .sort((a, b) => b.score - a.score);
  const first = ranked[0]?.card ?? NONE;
  const second = ranked.slice(1).find(({ card, score }) => score > 0 && (ask.check === null || ask.check([first, card]) === null));
  return second === undefined ? [first] : [first, second.card];
}

/** For a search: the liked options with their likings as priors; subsets as forces with different margins. */
function candidates(s: Bridge, ask: Ask, chance: Chance): readonly Candidate[] {
  const scored = likesFor(s, ask, chance);
  if (scored !== null) return asCandidates(bestFirst(scored).slice(0, MOST_CANDIDATES), WARMTH);
  if (ask.kind !== 'select') return [{ answer: officer(s, ask, chance), prior: 1 }];
  const found = new Map<string, Candidate>();
  const offer = (answer: Json, prior: number) => {
    const picked = cardsIn(answer);
    if (picked.length < ask.min || picked.length > ask.max || (ask.check !== null && ask.check(picked) !== null)) return;
    const key = JSON.stringify([...picked].sort((a, b) => a - b));
    if (!found.has(key)) found.set(key, { answer, prior });
  };
  offer(fixedAnswer(s, ask), 3);
  if (ask.key.startsWith('stb.commit')) for (const option of forces(s, ask)) offer(option, 1);
  if (ask.key === 'stb.points') for (let n = 0; n <= 4; n++) offer(cheapestFirst(s, cardsIn(ask.options)).slice(0, n), 0.6);
  if (found.size === 0) offer(ask.fallback ?? ask.options.slice(0, ask.min), 1);
  return [...found.values()];
}

function forces(s: Bridge, ask: SelectAsk): Card[][] {
  const kind = ask.key === 'stb.commit.attack' ? 'attack' : 'recruit';
  const card = cardIn(ask.params, 'card');
  const plans = [0, 1, 3].flatMap((margin) => {
    const plan = cheapest(s, kind, ask.seat, card, margin, 0);
    return plan === null ? [] : [plan.committed];
  });
  return [...plans, allIn(s, kind, ask.seat, card)];
}

/** Who holds what is what the table sees of an outcome. */
function outcome(s: Bridge): string {
  return `${s.turn}.${s.stack.length}.${s.owner.slice(9, 14).join('')}`;
}
