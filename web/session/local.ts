/**
 * A match that runs in this page, by the same referee as on the server; bots think in a worker, every answer is saved. Needs no
 * server and no network.
 */
import {
  type AnyGame,
  type Entry,
  freshSeed,
  type Json,
  type OptionValues,
  type Refusal,
  type Seat,
  seenBy,
  type Told,
} from '@bridgehead/kernel';
import type { BotLevel, BotTurn, Series, Trouble } from '@bridgehead/match';
import { LocalMatch } from '@bridgehead/match/local';
import { firstOf, nextOf, placesToTurn, turned } from '@bridgehead/match/series';
import { shownTo } from '@bridgehead/match/shown';
import { refusalOf } from '@bridgehead/match/trouble';
import { BREATH_MS, type LogLine, type Pace } from '@bridgehead/ui';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { askBot, thoughtOf } from './bots.ts';
import { keep, type Save } from './saves.ts';
import { freshSnapshot, linesOf, type Session, type Snapshot } from './session.ts';

export interface SoloPlan {
  readonly id: string;
  readonly game: AnyGame;
  /** When the game's rules are all here; absent: they are. Until then its first question stands, and answers wait. */
  readonly whole?: Promise<unknown> | null;
  readonly options: OptionValues;
  readonly seed: string;
  readonly bots: readonly (string | null)[];
  readonly names: readonly string[];
  readonly entries?: readonly Entry[];
  readonly guide: number | null;
  readonly series: Series;
}

/** A match in this page. Several people may share the device: each has a session of their own, with what that seat may know. */
export interface LocalTable {
  readonly sessions: readonly Session[];
  readonly series: Series;
  setGuide(step: number | null): void;
  /** What a rematch would be, alone or as the first of a series. */
  rematch(bestOf?: number): SoloPlan;
  close(): void;
}

/** After what was told last has been seen, a breath; shorter where many bots play. */
const breathOf = (pace: Pace, bots: number): number => BREATH_MS[pace] / Math.max(1, bots) ** 1.2;

export function planOf(save: Save, game: AnyGame): SoloPlan {
  const { seed, options, entries } = save.record;
  return {
    id: save.id,
    game,
    options: options as OptionValues,
    seed,
    bots: save.bots,
    names: save.names,
    entries,
    guide: save.guide,
    series: save.series ?? firstOf(1, save.bots.length),
  };
}

export function newPlan(
  game: AnyGame,
  bots: readonly (string | null)[],
  names: readonly string[],
  options: OptionValues,
  seed = freshSeed(),
  series = firstOf(1, bots.length),
): SoloPlan {
  const id = seed.slice(0, 4) + crypto.randomUUID().slice(0, 8);
  return { id, game, options, seed, bots, names, guide: null, series };
}

/** The same table once more with the seats turned. */
function rematchOf({ id, game, options, bots, names, series }: SoloPlan, { desk, teams }: LocalMatch['match'], bestOf?: number): SoloPlan {
  const by = placesToTurn(bots.length, teams);
  return newPlan(game, turned(bots, by), turned(names, by), options, freshSeed(), nextOf(series, id, desk.result, by, bestOf));
}

/** What one person at the device sees: their view and their log. */
interface Place {
  readonly seat: Seat;
  readonly store: StoreApi<Snapshot>;
  log: readonly LogLine[];
  fresh: readonly LogLine[];
}

export function openLocal(plan: SoloPlan, pace: () => Pace): LocalTable {
  const { game, seed } = plan;
  let guide = plan.guide;
  let beat = 0;
  let closed = false;
  let thinking = false;
  /** Something was told that has the table to itself for a while. What nobody can see takes no time. */
  let isTold = false;
  /** On to the next thing that needs a person, without breaths. */
  let hurried = false;
  let stopWaiting: () => void = () => undefined;
  let isWhole = (plan.whole ?? null) === null;
  /** The beats of the answers, latest last, so that an undo knows which lines to take back. */
  const beats: number[] = [];
  let places: Place[] = [];
  /** What was told before anybody sat here, beat by beat. */
  const past: { readonly told: readonly Told[]; readonly beat: number }[] = [];

  const local = new LocalMatch(
    { ...plan, bots: plan.bots as readonly (BotLevel | null)[] },
    {
      now: () => Date.now(),
      hear: ({ deed, told }) => {
        if (deed.do === 'play') beats.push(beat);
        if (places.length === 0) past.push({ told: told.filter(({ all }) => !(all?.type ?? '').startsWith('match.')), beat });
        const taken = deed.do === 'back' ? beats.pop() : undefined;
        for (const place of places) {
          const events = told.flatMap((one) => seenBy(one, place.seat) ?? []).filter(({ type }) => !type.startsWith('match.'));
          place.fresh = linesOf(events, beat);
          place.log = [...place.log.filter((line) => line.beat !== taken), ...place.fresh];
        }
        beat++;
      },
    },
  );
  const { match } = local;
  const shared = local.people.length > 1;

  const shown = (seat: Seat) => {
    const whole = shownTo(match, seat);
    const seats = whole.seats.map((one, i) => ({ ...one, person: null, name: plan.names[i] ?? game.seats.names?.[i] ?? `${i + 1}` }));
    return { ...whole, seats };
  };
  places = local.people.map((seat) => {
    const log = past.flatMap(({ told, beat: of }) =>
      linesOf(
        told.flatMap((one) => seenBy(one, seat) ?? []),
        of,
      ),
    );
    return { seat, store: createStore<Snapshot>(() => ({ ...freshSnapshot(seat, shown(seat)), log })), log, fresh: [] };
  });
  beat++;

  const save = () =>
    keep({
      id: plan.id,
      record: local.record(),
      bots: plan.bots,
      names: plan.names,
      updated: Date.now(),
      over: match.isOver,
      marks: [...match.desk.marks],
      guide,
      series: plan.series,
    });

  const isAsked = ({ store }: Place) => {
    const { prompt, passing } = store.getState().shown;
    return prompt !== null && !passing;
  };
  const bots = plan.bots.filter((level) => level !== null).length;

  /** Shows everybody what was heard; nothing that was heard before is told again. */
  const publish = () => {
    isTold ||= places.some(({ fresh }) => fresh.length > 0);
    for (const place of places) {
      const { seat, store, log, fresh } = place;
      store.setState(({ version }) => ({ shown: shown(seat), log, fresh, version: version + 1, refusal: null, busy: false }));
      place.fresh = [];
    }
    if (match.isOver || places.some(isAsked)) hurried = false;
    // The person who pressed sees the outcome first.
    setTimeout(() => {
      void save();
      void goOn();
    });
  };

  /** Carries something out and shows it; or why not. */
  const tried = (trouble: Trouble | null): Refusal | null => {
    if (trouble !== null) return refusalOf(trouble);
    publish();
    return null;
  };

  /** What happens by itself, one thing at a time, with a breath between two. */
  async function goOn(): Promise<void> {
    if (thinking || closed || !isWhole) return;
    const pass = local.duePass();
    const turn = pass === null ? local.dueBot() : null;
    if (pass === null && turn === null) return;
    thinking = true;
    let answer: Json | undefined;
    try {
      answer = turn === null ? null : await think(turn);
      await calm();
    } catch (error) {
      console.error(error);
    }
    thinking = false;
    if (closed || answer === undefined) return;
    // Somebody else may have been quicker: then everything that is due now comes first.
    const trouble = turn === null ? local.submit(pass as NonNullable<typeof pass>) : local.answer(turn.seat, answer, turn.prompt);
    if (trouble === null) publish();
    else void goOn();
  }
  async function calm(): Promise<void> {
    if (!isTold || hurried) return;
    isTold = false;
    await new Promise<void>((resolve) => {
      stopWaiting = resolve;
      const seen = sessions.map((session) => session.seen?.());
      void Promise.all(seen).then(() => setTimeout(resolve, breathOf(pace(), bots)));
    });
  }
  async function think(turn: BotTurn): Promise<Json> {
    const run = match.run as NonNullable<typeof match.run>;
    return (await askBot(run, seed, turn.seat, turn.level, thoughtOf(seed, turn))).answer;
  }
  void save();

  const hurry = () => {
    if (match.isOver || places.some(isAsked)) return;
    hurried = true;
    stopWaiting();
  };
  const sessionAt = ({ seat, store }: Place): Session => {
    const complain = (refusal: Refusal | null): void => {
      if (refusal !== null) store.setState({ refusal });
    };
    const answer = (given: Json, prompt?: number) => complain(tried(local.answer(seat, given, prompt)));
    const giveUp = () => complain(tried(local.submit({ do: 'concede', seat })));
    /** While the rest of the rules is on its way the first answer waits for it, and is the only one. */
    const answerWhenWhole = (given: Json, prompt?: number): void => {
      if (store.getState().busy) return;
      store.setState({ busy: true });
      plan.whole?.then(
        () => {
          store.setState({ busy: false });
          answer(given, prompt);
        },
        () => undefined,
      );
    };
    return {
      game,
      store,
      local: true,
      shared,
      // While people share the device, nobody looks back over another's shoulder.
      replay: `/replay/solo-${plan.id}?as=${shared ? 'spectator' : seat}`,
      record: async () => (match.isOver ? local.record() : null),
      hint: async () => (match.promptId(seat) === 0 || match.run === null ? null : askBot(match.run, seed, seat, 'admiral')),
      answer: (...given) => (isWhole ? answer(...given) : answerWhenWhole(...given)),
      settle: (prompt, answer) => {
        if (match.promptId(seat) === prompt) tried(local.answer(seat, answer, prompt));
      },
      mark: (what, on, text) => complain(tried(local.submit({ do: 'mark', seat, what, on, text: text ?? null }))),
      setStanding: (standing) => complain(tried(local.submit({ do: 'standing', seat, standing }))),
      async why(answer) {
        await plan.whole;
        return match.run?.why(seat, match.promptId(seat), answer) ?? null;
      },
      undo: () => complain(tried(local.submit({ do: 'undo', seat }))),
      concede: () => {
        if (isWhole) giveUp();
        else plan.whole?.then(giveUp, () => undefined);
      },
      clearRefusal: () => store.setState({ refusal: null }),
      ...(bots === 0 || shared ? {} : { hurry }),
      close: () => undefined,
    };
  };

  const sessions = places.map(sessionAt);
  if (isWhole) void goOn();
  // The page that opened the match reports a missing rest.
  else
    plan.whole?.then(
      () => {
        isWhole = true;
        void goOn();
      },
      () => undefined,
    );

  return {
    sessions,
    series: plan.series,
    rematch: (bestOf) => rematchOf(plan, match, bestOf),
    setGuide(step) {
      guide = step;
      void save();
    },
    close() {
      closed = true;
      void save();
    },
  };
}
