/**
 * A match that runs in this page: the referee is the kernel itself, bots think in a worker, every answer is saved. Needs no
 * server and no network.
 */
import {
  type AnyGame,
  ASK_ALWAYS,
  type Entry,
  freshSeed,
  type Json,
  type MatchRecord,
  type OptionValues,
  PASS,
  passesOver,
  type Refusal,
  Run,
  type Seat,
  SeededChance,
  type Standing,
  seenBy,
  sha256Of,
} from '@bridgehead/kernel';
import type { BotLevel, SeatShown, Shown } from '@bridgehead/match';
import type { LogLine } from '@bridgehead/ui';
import { createStore } from 'zustand/vanilla';
import { askBot } from './bots.ts';
import { keep, type Save } from './saves.ts';
import { linesOf, type Session, type Snapshot } from './session.ts';

export interface SoloPlan {
  readonly id: string;
  readonly game: AnyGame;
  readonly options: OptionValues;
  readonly seed: string;
  readonly bots: readonly (string | null)[];
  readonly names: readonly string[];
  readonly entries?: readonly Entry[];
  readonly guide: number | null;
}

export interface LocalSession extends Session {
  record(): MatchRecord;
  setGuide(step: number | null): void;
}

/** So that a person can follow what a bot does. */
const PACE_MS = { off: 0, fast: 250, normal: 600 } as const;

export function planOf(save: Save, game: AnyGame): SoloPlan {
  const { seed, options, entries } = save.record;
  return { id: save.id, game, options: options as OptionValues, seed, bots: save.bots, names: save.names, entries, guide: save.guide };
}

export function newPlan(
  game: AnyGame,
  bots: readonly (string | null)[],
  names: readonly string[],
  options: OptionValues,
  seed = freshSeed(),
): SoloPlan {
  const id = seed.slice(0, 4) + crypto.randomUUID().slice(0, 8);
  return { id, game, options, seed, bots, names, guide: null };
}

export function openLocal(plan: SoloPlan, pace: () => keyof typeof PACE_MS): LocalSession {
  const { game, seed } = plan;
  const me = plan.bots.indexOf(null) as Seat;
  const run = Run.begin(
    game,
    { seats: plan.bots.length, options: plan.options, chance: new SeededChance(seed) },
    { kept: true, watched: true },
  );
  const entries: Entry[] = [];
  let guide = plan.guide;
  let beat = 0;
  let closed = false;
  let thinking = false;
  let standing: Standing = ASK_ALWAYS;
  let log: LogLine[] = [];
  /** The beats of the answers, latest last, so that an undo knows which lines to take back. */
  const beats: number[] = [];

  /** Moves the events that came up into the log. */
  const listen = (): LogLine[] => {
    const told = run.takeEvents().flatMap((one) => seenBy(one, me) ?? []);
    const lines = linesOf(told, beat++);
    log = [...log, ...lines];
    return lines;
  };
  listen();
  for (const entry of plan.entries ?? []) {
    run.apply(entry);
    entries.push(entry);
    beats.push(beat);
    listen();
  }

  const seats: SeatShown[] = plan.bots.map((level, seat) => ({
    driver: level === null ? 'person' : 'bot',
    person: null,
    name: plan.names[seat] ?? game.seats.names?.[seat] ?? `${seat + 1}`,
    level: level as BotLevel | null,
    away: false,
    ready: true,
  }));

  const shown = (): Shown => ({
    game: game.id,
    rules: game.version,
    phase: run.fault !== null ? 'frozen' : run.result === null ? 'playing' : 'over',
    view: run.view(me),
    prompts: run.prompts(me),
    waiting: [...new Set(run.openAsks.map((ask) => ask.seat))],
    answered: run.answered,
    seats,
    clock: { kind: 'none', left: [], running: [], since: null },
    request: null,
    canUndo: run.canUndo(me),
    canConcede: game.concede !== undefined && run.result === null,
    canDraw: false,
    standing,
    result: run.result as Shown['result'],
    fault: run.fault === null ? null : 'fault',
    commitment: '',
    reveal: null,
  });

  const store = createStore<Snapshot>(() => ({
    viewer: me,
    shown: shown(),
    log,
    fresh: [],
    version: 0,
    busy: false,
    link: 'local',
    skew: 0,
    presence: null,
    spectators: 0,
    chat: [],
    refusal: null,
    notice: null,
  }));

  const record = (): MatchRecord => ({
    game: game.id,
    version: game.version,
    options: plan.options,
    seats: plan.bots.length,
    seed,
    entries: [...entries],
  });

  const save = () =>
    keep({ id: plan.id, record: record(), bots: plan.bots, names: plan.names, updated: Date.now(), over: run.result !== null, guide });

  const publish = (fresh: readonly LogLine[]) => {
    store.setState((before) => ({ shown: shown(), log, fresh, version: before.version + 1, refusal: null, busy: false }));
    void save();
    void driveBots();
  };

  const take = (seat: Seat, answer: Json): Refusal | null => {
    const ask = run.askOf(seat);
    const refusal = run.answer(seat, ask?.id ?? -1, answer);
    if (refusal !== null) return refusal;
    entries.push({ seat, answer });
    beats.push(beat);
    publish(listen());
    return null;
  };

  /** Passes that the person does not want to be asked for; a turn of the own ends "until my turn". */
  const isPassedOver = (seat: Seat): boolean => {
    const [prompt] = seat === me ? run.prompts(me) : [];
    if (prompt === undefined) return false;
    if (prompt.window === undefined && standing.untilMyTurn) standing = { ...standing, untilMyTurn: false };
    return passesOver(prompt, standing);
  };

  /** One bot answer at a time, with a breath between two. */
  async function driveBots(): Promise<void> {
    if (thinking || closed || run.result !== null || run.fault !== null) return;
    const ask = run.openAsks.find((one) => plan.bots[one.seat] !== null || isPassedOver(one.seat));
    if (ask === undefined) return;
    thinking = true;
    const { id, seat } = ask;
    const began = Date.now();
    let answer: Json | undefined;
    try {
      // The same match and the same answers get the same bot: a guided match can be told in advance, a bug repeated.
      const level = plan.bots[seat] as BotLevel | null;
      answer = level === null ? PASS : (await askBot(run, seed, seat, level, sha256Of({ seed, answered: run.answered }))).answer;
      const wait = PACE_MS[pace()] - (Date.now() - began);
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    } catch (error) {
      console.error(error);
    }
    thinking = false;
    if (closed || answer === undefined) return;
    if (run.askOf(seat)?.id === id) take(seat, answer);
    else void driveBots();
  }
  void save();
  void driveBots();

  return {
    game,
    store,
    local: true,
    replay: `/replay/solo-${plan.id}?as=${me}`,
    hint: async () => (run.askOf(me) === null ? null : askBot(run, seed, me, 'admiral')),
    record,
    setGuide(step) {
      guide = step;
      void save();
    },
    answer(answer) {
      const refusal = take(me, answer);
      if (refusal !== null) store.setState({ refusal });
    },
    setStanding(to) {
      standing = to;
      publish([]);
    },
    async why(answer) {
      return run.why(me, run.askOf(me)?.id ?? -1, answer);
    },
    undo() {
      const refusal = run.undo(me);
      if (refusal !== null) {
        store.setState({ refusal });
        return;
      }
      entries.pop();
      const last = beats.pop();
      log = log.filter((line) => line.beat !== last);
      publish([]);
    },
    concede() {
      const refusal = run.concede(me);
      if (refusal !== null) {
        store.setState({ refusal });
        return;
      }
      entries.push({ concede: me });
      publish(listen());
    },
    clearRefusal: () => store.setState({ refusal: null }),
    close() {
      closed = true;
      void save();
    },
  };
}
