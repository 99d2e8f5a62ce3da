/** Random play comes to an end, and nothing is lost on the way. */
import { defaultAnswer, type Game, type Json, judge, type Run, seenBy, type Viewer } from '@bridgehead/kernel';
import { difference, short } from '../report.ts';
import type { CheckOptions, Visitor } from './common.ts';

export const watchPlay = <S>(): Visitor<S> => ({
  visit({ run }) {
    if (run.openAsks.length === 0) return 'nobody is asked, and the match is not over';
    for (const ask of run.openAsks) {
      const refusal = judge(ask, run.state, defaultAnswer(ask, run.state));
      if (refusal !== null) return `the default answer to ${ask.key} is not legal: ${short(defaultAnswer(ask, run.state))}`;
    }
    return null;
  },
  atEnd({ run, setting }) {
    const ranked = run.result?.ranking.flat() ?? [];
    if (new Set(ranked).size !== setting.seats || ranked.length !== setting.seats)
      return `the ranking is not complete: ${short(run.result)}`;
    return run.askOf(0) === null ? null : 'something is asked after the end';
  },
});

export function watchComponents<S>(_game: Game<S>, { conserve }: CheckOptions<S>): Visitor<S> | null {
  if (conserve === undefined) return null;
  let first = '';
  return {
    visit({ run, at }) {
      const now = JSON.stringify(conserve(run.state));
      if (at === 0) first = now;
      return now === first ? null : `components are not conserved: ${difference(JSON.parse(first), JSON.parse(now))}`;
    },
    atEnd: ({ run }) => (JSON.stringify(conserve(run.state)) === first ? null : 'components are not conserved at the end'),
  };
}

/** What was handed out (views, events) must not change when play goes on: nothing in it is shared with the state. */
export function watchHandedOut<S>(): Visitor<S> {
  const kept: { what: string; value: unknown; text: string }[] = [];
  const keep = (what: string, value: unknown) => kept.push({ what, value, text: JSON.stringify(value) });
  return {
    visit({ run, at, told }) {
      if (at === 0) kept.length = 0;
      for (const one of told) keep('event', seenBy(one, 'spectator') ?? one);
      if (at % 3 === 0) keep('view', run.view(at % run.table.seats));
      if (at % 10 === 9) keep('view', run.view('spectator'));
      return null;
    },
    atEnd() {
      const changed = kept.find(({ value, text }) => JSON.stringify(value) !== text);
      return changed === undefined ? null : `a ${changed.what} changed after it was handed out: ${changed.text}`;
    },
  };
}

/** Parts of earlier views may be handed out again; what is shown must be the same as if nothing had been known. */
export function watchViewsAgain<S>(game: Game<S>): Visitor<S> | null {
  const { viewAgain } = game;
  if (viewAgain === undefined) return null;
  let last = new Map<Viewer, Json>();
  const look = (run: Run<S>): string | null => {
    const over = run.result !== null;
    let open: Json = null;
    for (const viewer of ['spectator', ...Array(run.table.seats).keys()] as Viewer[]) {
      const before = last.get(viewer) ?? null;
      const shown: Json = viewAgain(run.state, viewer, over, { before, open }) ?? game.view(run.state, viewer, over);
      const apart = difference(run.view(viewer), shown);
      if (apart !== null) return `what ${viewer} is shown depends on earlier views: ${apart}`;
      last.set(viewer, shown);
      if (viewer === 'spectator') open = shown;
    }
    return null;
  };
  return {
    visit({ run, at }) {
      if (at === 0) last = new Map();
      return look(run);
    },
    atEnd: ({ run }) => look(run),
  };
}
