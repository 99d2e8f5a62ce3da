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
import { createStore, type StoreApi } from 'zustand/vanilla';
import { askBot } from './bots.ts';
import { keep, type Save } from './saves.ts';
import { freshSnapshot, isPassed, linesOf, type Session, type Snapshot, WITHOUT_SERVER } from './session.ts';

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

/** A match in this page. Several people may share the device: each has a session of their own, with what that seat may know. */
export interface LocalTable {
  readonly sessions: readonly Session[];
  setGuide(step: number | null): void;
  close(): void;
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

/** What one person at the device sees: their view, their log, their wishes for response windows. */
interface Desk {
  readonly seat: Seat;
  readonly store: StoreApi<Snapshot>;
  log: readonly LogLine[];
  fresh: readonly LogLine[];
  standing: Standing;
}

export function openLocal(plan: SoloPlan, pace: () => keyof typeof PACE_MS): LocalTable {
  const { game, seed } = plan;
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
  /** The beats of the answers, latest last, so that an undo knows which lines to take back. */
  const beats: number[] = [];

  const seats: SeatShown[] = plan.bots.map((level, seat) => ({
    driver: level === null ? 'person' : 'bot',
    person: null,
    name: plan.names[seat] ?? game.seats.names?.[seat] ?? `${seat + 1}`,
    level: level as BotLevel | null,
    away: false,
    ready: true,
  }));

  const shown = (seat: Seat, standing: Standing): Shown => ({
    game: game.id,
    rules: game.version,
    phase: run.fault !== null ? 'frozen' : run.result === null ? 'playing' : 'over',
    view: run.view(seat),
    prompts: run.prompts(seat),
    waiting: [...new Set(run.openAsks.map((ask) => ask.seat))],
    answered: run.answered,
    seats,
    canUndo: run.canUndo(seat),
    canConcede: game.concede !== undefined && run.result === null,
    standing,
    result: run.result as Shown['result'],
    fault: run.fault === null ? null : 'fault',
    ...WITHOUT_SERVER,
  });

  const desks = plan.bots.flatMap((level, seat): Desk[] => {
    if (level !== null) return [];
    const store = createStore<Snapshot>(() => freshSnapshot(seat, shown(seat, ASK_ALWAYS)));
    return [{ seat, store, log: [], fresh: [], standing: ASK_ALWAYS }];
  });

  const shared = desks.length > 1;

  /** Moves the events that came up into the logs, each desk's as its seat may see them. */
  const listen = () => {
    const told = run.takeEvents();
    for (const desk of desks) {
      desk.fresh = linesOf(
        told.flatMap((one) => seenBy(one, desk.seat) ?? []),
        beat,
      );
      desk.log = [...desk.log, ...desk.fresh];
    }
    beat++;
  };
  listen();
  for (const entry of plan.entries ?? []) {
    run.apply(entry);
    entries.push(entry);
    beats.push(beat);
    listen();
  }
  for (const desk of desks) desk.store.setState({ shown: shown(desk.seat, desk.standing), log: desk.log });

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

  /** Shows everybody what `listen` heard; nothing that was heard before is told again. */
  const publish = () => {
    for (const desk of desks) {
      const { seat, store, log, fresh, standing } = desk;
      store.setState(({ version }) => ({ shown: shown(seat, standing), log, fresh, version: version + 1, refusal: null, busy: false }));
      desk.fresh = [];
    }
    void save();
    void driveBots();
  };

  const take = (seat: Seat, answer: Json): Refusal | null => {
    const ask = run.askOf(seat);
    const refusal = run.answer(seat, ask?.id ?? -1, answer);
    if (refusal !== null) return refusal;
    entries.push({ seat, answer });
    beats.push(beat);
    listen();
    publish();
    return null;
  };

  /** Passes that a person does not want to be asked for; a turn of the own ends "until my turn". */
  const isPassedOver = (seat: Seat): boolean => {
    const desk = desks.find((one) => one.seat === seat);
    const [prompt] = desk === undefined ? [] : run.prompts(seat);
    if (desk === undefined || prompt === undefined) return false;
    if (prompt.window === undefined && desk.standing.untilMyTurn) desk.standing = { ...desk.standing, untilMyTurn: false };
    return isPassed(prompt, desk.standing, shared);
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

  const sessionAt = (desk: Desk): Session => {
    const { seat, store } = desk;
    const complain = (refusal: Refusal | null): boolean => {
      if (refusal !== null) store.setState({ refusal });
      return refusal !== null;
    };
    return {
      game,
      store,
      local: true,
      shared,
      // While people share the device, nobody looks back over another's shoulder.
      replay: `/replay/solo-${plan.id}?as=${shared ? 'spectator' : seat}`,
      hint: async () => (run.askOf(seat) === null ? null : askBot(run, seed, seat, 'admiral')),
      answer(answer) {
        complain(take(seat, answer));
      },
      setStanding(to) {
        desk.standing = to;
        publish();
      },
      async why(answer) {
        return run.why(seat, run.askOf(seat)?.id ?? -1, answer);
      },
      undo() {
        if (complain(run.undo(seat))) return;
        entries.pop();
        const last = beats.pop();
        for (const one of desks) one.log = one.log.filter((line) => line.beat !== last);
        publish();
      },
      concede() {
        if (complain(run.concede(seat))) return;
        entries.push({ concede: seat });
        listen();
        publish();
      },
      clearRefusal: () => store.setState({ refusal: null }),
      close: () => undefined,
    };
  };

  return {
    sessions: desks.map(sessionAt),
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
