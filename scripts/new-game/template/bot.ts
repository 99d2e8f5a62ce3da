/** What the game knows about playing itself. It is handed a state in which all that the seat cannot know is a guess. */
import { type Ask, bestOf, type Chance, type Json, type Knowledge, type Liked, PASS, randomAnswer } from '@bridgehead/kernel';
import { ANSWERS, TURNS, type TurnOption } from './actions/index.ts';
import { strengthOf } from './cards.ts';
import { type Duel, pileOf, scoreOf } from './state.ts';

/** Anything that is allowed. */
const cadet = (s: Duel, ask: Ask, chance: Chance): Json => randomAnswer(ask, s, chance);

/** What changes the score most, now. */
function officer(s: Duel, ask: Ask, chance: Chance): Json {
  const liked: Liked[] =
    ask.key === 'tpl.respond'
      ? [{ answer: PASS, score: 1 }, ...ANSWERS.list(s, ask.seat).map((answer) => ({ answer, score: strengthOf(s.strike?.target ?? 0) }))]
      : TURNS.list(s, ask.seat).map((answer) => ({ answer, score: worthOf(answer) }));
  return bestOf(liked, chance);
}
function worthOf(option: TurnOption): number {
  if (option === 'rest') return 0;
  return option[0] === 'enlist' ? strengthOf(option[1]) : 1.5 * strengthOf(option[2]);
}

/** By strength so far, with the cards in hand for what is to come. */
function evaluate(s: Duel): number[] {
  const worth = [0, 1].map((seat) => 5 + scoreOf(s, seat) + 0.5 * pileOf(s.hands, seat).length);
  const all = worth.reduce((sum, own) => sum + own, 0);
  return worth.map((own) => own / all);
}

export const knowledge: Knowledge<Duel> = { cadet, officer, evaluate };
