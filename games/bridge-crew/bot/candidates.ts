/** What the search looks at: few answers, the heuristic's favourite first. Texts are never searched. */
import type { Ask, Candidate, Chance, Json } from '@bridgehead/kernel';
import { ATTITUDES, defaultPair, isOrderId, type Theme } from '../cards.ts';
import { facesOf, type Kind, NO_DIE } from '../dice.ts';
import type { BidAnswer } from '../events.ts';
import { last, nth } from '../lists.ts';
import { readDie } from '../rules/tricks.ts';
import type { Voyage } from '../state.ts';
import { attitudeValues } from './attitude.ts';
import { orderScore, pairsRanked, wantsToSave } from './captain.ts';
import { alienDieValue, bidUtility, listOf, officer, stakeUtility } from './officer.ts';
import { plansOf, saveChanceIn } from './values.ts';

const keyOf = (answer: Json): string => JSON.stringify(answer);

/** The favourite first, then the others; each once, and only what is offered where that is a list. */
function ranked(favourite: Json, others: readonly { answer: Json; prior: number }[]): Candidate[] {
  const seen = new Set([keyOf(favourite)]);
  const rest = others.filter(({ answer }) => !seen.has(keyOf(answer)) && seen.add(keyOf(answer)));
  return [{ answer: favourite, prior: 3 }, ...rest.sort((a, b) => b.prior - a.prior)];
}
/** Priors between 0.2 and 2 that follow utilities. */
function byWorth(answers: readonly Json[], worth: (answer: Json) => number): { answer: Json; prior: number }[] {
  const values = answers.map(worth);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return answers.map((answer, i) => ({ answer, prior: 0.2 + (high === low ? 0 : (1.8 * (nth(values, i) - low)) / (high - low)) }));
}

export function candidates(s: Voyage, ask: Ask, chance: Chance): readonly Candidate[] {
  const favourite = officer(s, ask, chance);
  if (favourite === 'say') return [{ answer: 'say', prior: 1 }];
  const { seat } = ask;
  const all = () => listOf(s, ask);
  switch (ask.key.slice('brc.'.length)) {
    case 'command':
      return ranked(
        favourite,
        byWorth(all(), (answer) => commandWorth(s, answer)),
      );
    case 'themes':
      return ranked(favourite, pairsWorthATry(s));
    case 'commission': {
      const types = all();
      const few = [types.length - 1, Math.floor(types.length / 2), 0].map((at) => nth(types, at));
      return ranked(
        favourite,
        few.map((answer) => ({ answer, prior: 1 })),
      );
    }
    case 'order-bid':
      return ranked(
        favourite,
        byWorth(bidsWorthATry(all() as BidAnswer[]), (bid) => (bid === 'none' ? 1.5 : bidUtility(s, seat, bid as BidAnswer))),
      );
    case 'approach': {
      const plans = plansOf(s, seat).filter(({ approach }) => approach !== 'belay' && !s.refused.includes(approach));
      return ranked(
        favourite,
        byWorth(
          plans.map(({ approach }) => approach),
          (answer) => plans.find(({ approach }) => approach === answer)?.utility ?? 0,
        ),
      );
    }
    case 'die': {
      const dice = all();
      return ranked(
        favourite,
        byWorth([nth(dice, 0), last(dice)], (die) => stakeUtility(s, seat, facesOf(kindIn(die)))),
      );
    }
    case 'alien-die':
      return ranked(
        favourite,
        byWorth(all().slice(0, 4), (die) => alienDieValue(s, seat, facesOf(kindIn(die)))),
      );
    case 'face-off': {
      const values = attitudeValues(s, seat === s.crew ? 0 : 1);
      return ranked(
        favourite,
        byWorth(ATTITUDES, (attitude) => nth(values, ATTITUDES.indexOf(attitude as 'neutral'))),
      ).map((one) => ({
        ...one,
        prior: Math.min(one.prior, 1.5),
      }));
    }
    case 'role-bid':
    case 'take-crew':
    case 'take-personality':
    case 'vote':
    case 'consent':
      return ranked(
        favourite,
        all()
          .slice(0, 6)
          .map((answer) => ({ answer, prior: 1 })),
      );
    default:
      return [{ answer: favourite, prior: 1 }]; // sheets, colours, failure picks, passes and texts follow the rule
  }
}

const kindIn = (die: Json): Kind => readDie(die) ?? NO_DIE;

const commandWorth = (s: Voyage, answer: Json): number =>
  answer === 'save' ? (wantsToSave(s) ? 6 : 6 * saveChanceIn(s, s.captain)) : isOrderId(answer) ? orderScore(s, answer) : 0;

/** The default pair, the one that favours those behind, and the one that spoils. */
function pairsWorthATry(s: Voyage): { answer: readonly Theme[]; prior: number }[] {
  const pairs = pairsRanked(s);
  return [pairs[0], defaultPair(s.order), pairs.at(-1)].flatMap((answer) => (answer === undefined ? [] : [{ answer, prior: 1 }]));
}

/** The top of the scale, the next below it, the lowest die, "With respect, sir" and No Bid. */
function bidsWorthATry(offered: readonly BidAnswer[]): BidAnswer[] {
  const dice = offered.filter((bid) => typeof bid === 'number');
  return [...new Set([...dice.slice(0, 2), ...dice.slice(-1), ...offered.filter((bid) => bid === 'respect'), 'none' as const])];
}
