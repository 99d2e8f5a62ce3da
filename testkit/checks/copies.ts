/** Copies: clones and forks equal the original and share nothing with it; a match can be written and read at any time. */
import { type Game, hashOf, type Run, Run as Runs, type Saved, SeededChance } from '@bridgehead/kernel';
import { difference } from '../report.ts';
import { asked, BOTH_STRIDES, type CheckOptions, type Problem, type Visit, type Visitor, walkAll } from './common.ts';

export function watchClones<S>(game: Game<S>): Visitor<S> {
  const kept: { clone: S; text: string }[] = [];
  return {
    visit({ run, at }) {
      if (at === 0) kept.length = 0;
      const clone = game.clone(run.state);
      const apart = difference(run.state, clone) ?? shared(run.state, clone);
      if (apart !== null) return `the clone is not right: ${apart}`;
      if (at % 4 === 0) kept.push({ clone, text: JSON.stringify(clone) });
      return null;
    },
    atEnd: () => (kept.some(({ clone, text }) => JSON.stringify(clone) !== text) ? 'a kept clone changed while the match went on' : null),
  };
}

/** The path of an object that two states share; two equal states must not share any. */
function shared(a: unknown, b: unknown, path = ''): string | null {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return null;
  if (a === b) return Object.isFrozen(a) ? null : `${path === '' ? 'the whole' : path} is shared`;
  for (const key of Object.keys(a)) {
    const found = shared((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** A fork is the same position, and playing on in it does not touch the original. */
export function checkForks<S>(game: Game<S>, options: CheckOptions<S>): Problem | null {
  const visit = ({ walk, run, at }: Visit<S>): string | null => {
    if (at % 5 !== 2) return null;
    const before = position(run);
    const chance = new SeededChance(walk.setting.seed, (run.table.chance as SeededChance).position);
    const fork = run.fork(chance);
    const apart = difference(before, position(fork));
    if (apart !== null) return `the fork differs: ${apart}`;
    const odd = new SeededChance(walk.setting.answers, at * 64);
    for (let i = 0; i < 12 && fork.result === null; i++) {
      const ask = fork.openAsks[odd.below(fork.openAsks.length)];
      if (ask === undefined) return 'the fork stands still';
      const answers = fork.prompt(ask.seat);
      const answer = answers?.kind === 'choose' ? answers.options[odd.below(answers.options.length)] : null;
      if (answer === null || answer === undefined) break;
      fork.play(answer, fork.asks.indexOf(ask));
    }
    const moved = difference(before, position(run));
    return moved === null ? null : `playing on in a fork changed the original: ${moved}`;
  };
  return walkAll('forks are equal and independent', game, options, visit, BOTH_STRIDES);
}

function position<S>(run: Run<S>): unknown {
  return structuredClone({
    state: run.state,
    asks: run.openAsks.map((ask) => ask.seat).map((seat) => asked(run, seat)),
    steps: run.steps,
    result: run.result,
    views: Array.from({ length: run.table.seats }, (_, seat) => run.view(seat)),
  });
}

/** After every answer: write, read, go on from what was read, in the end at the same place. */
export function checkSaving<S>(game: Game<S>, options: CheckOptions<S>): Problem | null {
  const visit = ({ walk, run }: Visit<S>): string | null => {
    const saved = run.save();
    const read = JSON.parse(JSON.stringify(saved)) as Saved<S>;
    const written = difference(saved, read);
    if (written !== null) return `what is saved does not survive being written and read: ${written}`;
    const state = difference(run.state, JSON.parse(JSON.stringify(run.state)));
    if (state !== null) return `the state does not survive being written and read: ${state}`;
    const resumed = Runs.resume(game, read, new SeededChance(walk.setting.seed), { watched: true });
    if (resumed.fault !== null) return `the saved match cannot be resumed: ${resumed.fault}`;
    const apart = difference(position(run), position(resumed));
    if (apart !== null) return `the resumed match differs: ${apart}`;
    if (hashOf(run) !== hashOf(resumed)) return 'the resumed match has another hash';
    const ids = difference(
      run.openAsks.map((ask) => ask.id),
      resumed.openAsks.map((ask) => ask.id),
    );
    if (ids !== null) return `the resumed match numbers its questions differently: ${ids}`;
    walk.run = resumed;
    return null;
  };
  return walkAll('written and read after every answer', game, options, visit, BOTH_STRIDES);
}
