/** What is offered is legal, what is not offered is refused with a reason, and a refusal changes nothing. */
import {
  allAnswers,
  clausesOf,
  type Game,
  hashOf,
  isRefusal,
  type Json,
  type Prompt,
  pick,
  promptOf,
  type Refusal,
  type Run,
  SeededChance,
  same,
} from '@bridgehead/kernel';
import { short } from '../report.ts';
import type { CheckOptions, Visit, Visitor } from './common.ts';
import { oddAnswers } from './odd.ts';

const MOST_OFFERS = 60;

export function watchAnswers<S>(game: Game<S>, options: CheckOptions<S>): Visitor<S> {
  const clauses = new Set(clausesOf(game.rulebook).map((clause) => clause.id));
  return {
    visit(here) {
      if (here.at % 7 !== 3 && here.at > 2) return null;
      return offered(here) ?? refused(here, clauses, options.odd ?? (() => [])) ?? outOfPlace(here, clauses);
    },
  };
}

/** Every offered answer (a random sixty of them) is accepted. */
function offered<S>({ walk, run, at }: Visit<S>): string | null {
  const chance = new SeededChance(walk.setting.answers, 100_000 + at * 256);
  for (const ask of run.openAsks) {
    const answers = allAnswers(ask, run.state, 2_000);
    if (answers.length === 0) return `${ask.key} has no legal answer`;
    if (answers.some((one, i) => answers.findIndex((other) => same(one, other)) < i) && answers.length < 300)
      return `${ask.key} offers something twice`;
    const some = answers.length <= MOST_OFFERS ? answers : Array.from({ length: MOST_OFFERS }, () => pick(answers, chance));
    for (const answer of some) {
      const fork = run.fork(new SeededChance(walk.setting.seed, 1_000_000 + at));
      const refusal = fork.answer(ask.seat, fork.askOf(ask.seat)?.id ?? 0, JSON.parse(JSON.stringify(answer)));
      if (isRefusal(refusal))
        return `an offered answer was refused: ${short(answer)} to ${ask.key}: ${short(refusal)}\n${fork.fault ?? ''}`;
    }
  }
  return null;
}

function refused<S>({ walk, run }: Visit<S>, clauses: ReadonlySet<string>, more: (prompt: Prompt) => readonly Json[]): string | null {
  const before = fingerprint(run);
  for (const ask of run.openAsks) {
    const prompt = promptOf(ask, run.state);
    const legal = allAnswers(ask, run.state, 2_000);
    for (const odd of [...oddAnswers(prompt), ...more(prompt)]) {
      const answer = odd as Json;
      if (legal.some((one) => same(one, answer)) || isLegalText(prompt, answer)) continue;
      const refusal = run.why(ask.seat, ask.id, answer);
      // Subsets may come in any order, and only the first two thousand were listed.
      if (refusal === null && prompt.kind === 'select') continue;
      if (refusal === null) return `an answer that is not offered would be accepted: ${short(answer)} to ${ask.key}`;
      const given = run.answer(ask.seat, ask.id, answer);
      if (JSON.stringify(given) !== JSON.stringify(refusal))
        return `${short(answer)} is refused once so and once so: ${short(refusal)}, ${short(given)}`;
      const bad = unreasonable(refusal, clauses);
      if (bad !== null) return `${bad}: ${short(answer)} to ${ask.key}`;
    }
  }
  return fingerprint(run) === before && walk.run === run ? null : 'a refused answer changed something';
}

const isLegalText = (prompt: Prompt, answer: unknown): boolean =>
  prompt.kind === 'write' &&
  typeof answer === 'string' &&
  answer.isWellFormed() &&
  !answer.includes('\0') &&
  [...answer].length <= (prompt.max ?? 0) &&
  [...answer].length >= (prompt.min ?? 0);

function unreasonable(refusal: Refusal, clauses: ReadonlySet<string>): string | null {
  if (refusal.clause !== null) return clauses.has(refusal.clause) ? null : `cites ${refusal.clause}, which the rulebook does not have`;
  return refusal.code === 'rule' ? 'a broken rule is refused without a clause' : null;
}

/** Seats that are not asked, seats that do not exist, ids from yesterday. */
function outOfPlace<S>({ run }: Visit<S>, clauses: ReadonlySet<string>): string | null {
  const before = fingerprint(run);
  const ask = run.openAsks[0];
  if (ask === undefined) return null;
  const answer = allAnswers(ask, run.state, 1)[0] ?? null;
  for (const seat of [-1, 0.5, Number.NaN, run.table.seats, 1e9])
    if (codeOf(run.answer(seat, ask.id, answer)) !== 'malformed') return `seat ${seat} was not refused`;
  for (const id of [0, -1, ask.id + 1_000, Number.NaN, 1.5])
    if (codeOf(run.answer(ask.seat, id, answer)) !== 'stale') return `prompt id ${id} was not refused`;
  for (let seat = 0; seat < run.table.seats; seat++) {
    if (run.askOf(seat) !== null) continue;
    const refusal = run.answer(seat, ask.id, answer);
    if (!isRefusal(refusal) || refusal.code !== 'not-asked') return `seat ${seat} answered a question that was put to seat ${ask.seat}`;
    const bad = unreasonable(refusal, clauses);
    if (bad !== null) return `${bad}: seat ${seat} out of turn`;
  }
  return fingerprint(run) === before ? null : 'an answer out of place changed something';
}

const codeOf = (given: object): unknown => (isRefusal(given) ? given.code : null);

function fingerprint<S>(run: Run<S>): string {
  return `${hashOf(run)} ${run.answered} ${run.table.told.length} ${run.since.length} ${run.openAsks.map((ask) => ask.id).join()}`;
}
