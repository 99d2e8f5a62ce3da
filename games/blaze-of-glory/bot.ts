/** What Blaze of Glory knows about playing itself. Every question is answered afresh from the state, so a plan needs no memory. */

import {
  type Ask,
  asCandidates,
  bestFirst,
  bestOf,
  type Candidate,
  type Chance,
  type ChooseAsk,
  defaultAnswer,
  type Json,
  type Knowledge,
  type Liked,
  PASS,
  pick,
  randomAnswer,
  type Seat,
  type SelectAsk,
  same,
} from '@bridgehead/kernel';
import type { Order } from './actions/index.ts';
import { goersDown, likesOrder, raiders } from './bot/orders.ts';
import { Plan } from './bot/plan.ts';
import { likesCard, likesReveal, likesUse } from './bot/taste.ts';
import { evaluate, worthOfDesign } from './bot/values.ts';
import { MOMENTS } from './cards/effects.ts';
import { D, type Design, designNumber, face, isPersonnel, isShip, numberOf } from './cards/index.ts';
import { STARTERS } from './decks/starters.ts';
import { cardsOf, nth } from './entries.ts';
import type { Response } from './rules/hub.ts';
import { groupOf, tidied } from './rules/names.ts';
import { beamable, movable } from './rules/orders.ts';
import { mayDraw, tacticValue } from './rules/tactics.ts';
import { vesselOf } from './rules/things.ts';

import { type Blaze, battleOf, designOf, dilemmaOwner, isSurface, type Location, NONE } from './state.ts';
import { cardNamed } from './target.ts';

/** The Cadet answers at random this often, in per cent, and ends its turn after so many actions. */
const CADET_SLIPS = 20;
const CADET_ACTIONS = 12;
/** So often, in ten, four lights are seen. */
const FOUR_OF_TEN = 7;
/** HULL that a Tactic must win over none before a second one is left where it is. */
const ENOUGH_HULL = 40;
const ROLLOUT_ANSWERS = 40;
const MOST_CANDIDATES = 8;
const MUSTERS_TRIED = 12;
const WARMTH = { points: 5, least: 0.018 };

export const knowledge: Knowledge<Blaze> = { cadet, officer, evaluate, candidates, outcome, rolloutDepth: ROLLOUT_ANSWERS };

function officer(s: Blaze, ask: Ask, chance: Chance): Json {
  switch (ask.kind) {
    case 'write':
      return pick(STARTERS, chance).affiliation.toLowerCase();
    case 'select':
      return group(s, ask, chance);
    case 'choose':
      // A guess that is always the same is none.
      if (ask.key === 'bog.lights') return chance.below(10) < FOUR_OF_TEN ? 'four' : 'five';
      return bestOf(likes(s, ask), chance);
    default:
      return defaultAnswer(ask, s);
  }
}

/** plausible, with believable mistakes, but never an attempt that must fail or a long turn. */
function cadet(s: Blaze, ask: Ask, chance: Chance): Json {
  if (ask.kind === 'write') return officer(s, ask, chance);
  if (ask.key === 'bog.turn' && s.actions >= CADET_ACTIONS) return 'end';
  if (chance.below(100) >= CADET_SLIPS) return officer(s, ask, chance);
  const answer = randomAnswer(ask, s, chance);
  if (ask.key !== 'bog.turn' || answer === 'end') return answer;
  return likesOrder(new Plan(s, ask.seat), answer as Order) <= -5 ? officer(s, ask, chance) : answer;
}

function likes(s: Blaze, ask: ChooseAsk): Liked[] {
  const options = ask.question.list(s, ask.seat, ask.about) as Json[];
  const fallback = ask.question.fallback?.(s, ask.seat, ask.about);
  if (ask.key === 'bog.turn') {
    const plan = new Plan(s, ask.seat);
    return options.map((answer) => ({ answer, score: likesOrder(plan, answer as Order) }));
  }
  return options.map((answer) => ({ answer, score: like(s, ask, answer, fallback ?? options[0]) }));
}

/** Any positive scale; what nobody has an opinion about follows the default. */
function like(s: Blaze, ask: ChooseAsk, answer: Json, fallback: Json): number {
  const { seat } = ask;
  if (ask.window !== null) return likesResponse(s, ask, answer);
  switch (ask.key) {
    case 'bog.tactic':
      if (answer === 'draw') return isContent(s, seat) ? -1000 : 1000;
      if (mayDraw(s, seat) && !isContent(s, seat)) return 0;
      return answer === 'none' ? tacticValue(s, seat, NONE) - 1 : likesTactic(s, seat, designNumber(String(answer)));
    case 'bog.dilemma':
      return likesAllotting(s, seat, answer);
    case 'bog.mulligan':
      return (answer === 'again') === cardsOf(s.hand, seat).filter(isPersonnel).length < 2 ? 1 : 0;
    case 'bog.victim':
    case 'bog.pick':
    case 'bog.ambush':
      return answer === 'none' ? 0 : worthOfDesign(designNumber(cardNamed(answer)));
    case 'bog.queen':
    case 'bog.drone':
    case 'bog.overload':
    case 'bog.show':
      return answer === 'none' || answer === 'draw' ? 0.5 : 1;
    case 'bog.agree':
    case 'bog.send-home':
      return answer === 'no' || answer === 'none' ? 1 : 0;
    default:
      return same(answer, fallback) ? 1 : 0;
  }
}
/** What was drawn first does enough: a second Tactic would only be used up. */
function isContent(s: Blaze, seat: Seat): boolean {
  const drawn = cardsOf(battleOf(s).drawn, seat);
  return drawn.some((tactic) => tacticValue(s, seat, tactic) - tacticValue(s, seat, NONE) >= ENOUGH_HULL);
}
/** Where two would do the same against a usual bonus, the one that also does it against a better one. */
function likesTactic(s: Blaze, seat: Seat, tactic: Design): number {
  const { att = 0, def = 0, hull = 0 } = face(tactic).row;
  const fires = s.battle?.engagements.some(({ firing }) => s.controller[nth(firing, 0)] === seat) === true;
  return tacticValue(s, seat, tactic) + (fires ? 2 * att : 0) + 2 * def - 0.05 * hull;
}
/** Under the other side's missions, spread out; one under each of one's own that its people could poach (BOG-R51). */
function likesAllotting(s: Blaze, seat: Seat, answer: Json): number {
  if (answer === 'done') return -100;
  const location = Array.isArray(answer) ? Number(answer[1]) : NONE;
  const mine = nth(s.stacks, location).filter((card) => dilemmaOwner(card) === seat).length;
  if (s.missionOwner[location] !== seat) return -mine;
  return (mine === 0 && isPoachable(s, seat, location) ? -0.5 : -20) - mine;
}
/** The other side's own missions tell whose people it will bring. */
function isPoachable(s: Blaze, seat: Seat, location: Location): boolean {
  const theirs = s.mission.filter((_, at) => s.missionOwner[at] !== seat).map((d) => face(d).admits);
  return face(nth(s.mission, location)).admits.some((open, affiliation) => open && theirs.every((admits) => admits[affiliation] === true));
}
function likesResponse(s: Blaze, ask: ChooseAsk, answer: Json): number {
  if (answer === PASS) return 2.5;
  const [verb, what, target] = answer as unknown as Response;
  const moment = MOMENTS.find((one) => ask.key === `bog.${one}`) ?? 'turn';
  if (verb === 'play') return likesCard(s, ask.seat, D[what], target, moment);
  if (verb === 'reveal') return likesReveal(s, ask.seat, designOf(s, what), target);
  return likesUse(s, ask.seat, what, target);
}

// —— groups ——

function group(s: Blaze, ask: SelectAsk, chance: Chance): Json {
  switch (ask.key) {
    case 'bog.muster':
      return muster(ask, chance);
    case 'bog.beam':
    case 'bog.walk':
      return goers(s, ask);
    case 'bog.targets':
      return ask.options.slice(0, ask.max);
    default:
      return ask.fallback ?? defaultAnswer(ask, s);
  }
}
/** The best of some musters drawn at random: a ship, and people who know much. */
function muster(ask: SelectAsk, chance: Chance): Json {
  let chosen: readonly Json[] = [];
  let most = -1;
  for (let i = 0; i < MUSTERS_TRIED; i++) {
    const drawn = ask.draw?.(chance) ?? [];
    const worth = drawn.reduce<number>((sum, name) => {
      const d = designNumber(cardNamed(name));
      return sum + (isShip(d) ? 20 + numberOf(d, 'weapons') + 2 * numberOf(d, 'range') : worthOfDesign(d));
    }, 0);
    if (worth > most) {
      most = worth;
      chosen = drawn;
    }
  }
  return chosen;
}
/** Everybody; of those who go down to work only as many as are needed. */
function goers(s: Blaze, ask: SelectAsk): Json {
  const { from, to } = ask.params ?? {};
  if (typeof from !== 'number' || typeof to !== 'number') return ask.options;
  if (to >= 0 && ask.key === 'bog.beam' && s.controller[vesselOf(s, to)] !== ask.seat) {
    const { names, things } = groupOf(s, beamable(s, ask.seat, from, to));
    const going = raiders(new Plan(s, ask.seat), from, to);
    const spared = tidied(names.filter((_, i) => going.includes(nth(things, i))));
    return spared.length > 0 ? spared : ask.options;
  }
  if (!isSurface(to)) return ask.options;
  const by = ask.key === 'bog.beam' ? 'beam' : 'walk';
  const able = by === 'beam' ? beamable(s, ask.seat, from, to) : movable(s, ask.seat, from);
  const { names, things } = groupOf(s, able);
  const going = goersDown(new Plan(s, ask.seat), by, from, to);
  return going.length === able.length ? ask.options : tidied(names.filter((_, i) => going.includes(nth(things, i))));
}

// —— for the search ——

function candidates(s: Blaze, ask: Ask, chance: Chance): readonly Candidate[] {
  if (ask.kind !== 'choose') return [{ answer: officer(s, ask, chance), prior: 1 }];
  if (ask.key === 'bog.dilemma') return [{ answer: officer(s, ask, chance), prior: 1 }];
  return asCandidates(bestFirst(likes(s, ask)).slice(0, MOST_CANDIDATES), WARMTH);
}

/** What the table sees of an outcome: whose turn, the score, and how many things are in play. */
function outcome(s: Blaze): string {
  return `${s.turn}.${s.stage}.${s.score.join('.')}.${s.inPlay.length}.${s.battle?.step ?? ''}`;
}
