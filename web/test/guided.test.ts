/** The guided match of Blaze of Glory is told in advance: it leads into a battle, and a player who follows the guide wins. */
import { decide } from '@bridgehead/bots';
import { type AnyGame, type Json, type Prompt, readOptions } from '@bridgehead/kernel';
import { LocalMatch } from '@bridgehead/match';
import { expect, test } from 'vitest';
import { game } from '../../games/blaze-of-glory/index.ts';
import { settled } from '../../games/blaze-of-glory/ui/defaults.ts';
import { guide } from '../../games/blaze-of-glory/ui/guide.ts';
import { advised } from '../../games/blaze-of-glory/ui/guide-now.ts';
import { standing } from '../../games/blaze-of-glory/ui/standing.ts';
import type { BlazeView } from '../../games/blaze-of-glory/view.ts';
import { thoughtOf } from '../session/bots.ts';

const ME = guide.seat;
const BOT = 1 - ME;

interface Heard {
  readonly type: string;
  readonly seat: number;
  readonly turn: number;
}
type Quicker = (answered: number) => typeof ME | typeof BOT;

/** As at a page where nobody else sits: bots, wishes and questions that cannot matter answer by themselves. */
function play(seed: string, quicker: Quicker) {
  const read = readOptions(game.options, guide.options);
  if ('problem' in read) throw new Error(read.problem);
  const bots = [ME, BOT].sort().map((seat) => (seat === ME ? null : ('cadet' as const)));
  const heard: Heard[] = [];
  let turns = 0;
  const local = new LocalMatch(
    { id: 'guided', game: game as AnyGame, options: read.options, seed, bots },
    {
      now: () => 0,
      hear: ({ told }) => {
        for (const { all } of told) {
          if (all === null) continue;
          if (all.type === 'turnBegan') turns++;
          heard.push({ type: all.type, seat: (all.seat as number | undefined) ?? -1, turn: turns });
        }
      },
    },
  );
  const { match } = local;
  local.submit({ do: 'standing', seat: ME, standing: standing({ say: () => '' } as never).first });
  let deck: Json = null;
  for (let answered = 0; !match.isOver; answered++) {
    const [pass, turn] = [local.duePass(), local.dueBot()];
    const mine = match.prompt(ME);
    if (pass !== null) local.submit(pass);
    else if (turn !== null && (mine === null || quicker(answered) === BOT)) {
      const { answer } = decide(match.run as never, BOT, 'cadet', { seed: thoughtOf(seed, turn) });
      deck ??= answer;
      local.answer(BOT, answer, turn.prompt);
    } else if (mine !== null) local.answer(ME, learner(match.run as never, mine, seed));
  }
  return { deck, heard, result: match.run?.result };
}
function learner(run: never, prompt: Prompt, seed: string): Json {
  const view = (run as { view(seat: number): unknown }).view(ME) as BlazeView;
  const said = settled({ view, prompt } as never);
  if (said !== null) return said;
  if (prompt.key === 'bog.deck') return 'federation';
  if (prompt.key === 'bog.turn') return advised(view, prompt);
  return decide(run, ME, 'officer', { seed: thoughtOf(seed, { seat: ME, prompt: prompt.id }) }).answer;
}

// After a change of rules or of the Cadet another seed may be needed: try some here until one does all of this.
test.each<[string, Quicker]>([
  ['the learner', () => ME],
  ['the Cadet', () => BOT],
  ['now one, now the other,', (answered) => (answered % 2 === 0 ? ME : BOT)],
])(
  'when %s is quicker, the Cadet brings Klingons who attack early, and a player who follows the guide solves a mission and wins',
  (_, quicker) => {
    const { deck, heard, result } = play(guide.seed, quicker);
    const first = (type: string) => heard.find((one) => one.type === type);
    expect(deck).toBe('klingon');
    expect(first('turnBegan')?.seat).toBe(BOT);
    expect(first('attacked')?.seat).toBe(BOT);
    expect(first('fired')?.turn).toBeLessThan(10);
    expect(heard.some(({ type, seat }) => type === 'solved' && seat === ME)).toBe(true);
    expect(result?.ranking[0]).toEqual([ME]);
  },
);
