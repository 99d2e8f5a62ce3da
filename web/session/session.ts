/** A match as the table frame sees it, wherever it runs: in this browser, on a server, or out of a record. */
import type { Considered, Move } from '@bridgehead/bots';
import type { AnyGame, GameEvent, Json, MatchRecord, Refusal, Seat, Standing, Viewer } from '@bridgehead/kernel';
import type { ChatLine, Shown } from '@bridgehead/match';
import type { LogLine, SeatInfo } from '@bridgehead/ui';
import type { StoreApi } from 'zustand/vanilla';
import { playerNames } from '../names.ts';

const LINKS = ['local', 'joining', 'live', 'lost', 'refused'] as const;
type Link = (typeof LINKS)[number];

export interface Snapshot {
  readonly viewer: Viewer;
  readonly shown: Shown;
  readonly log: readonly LogLine[];
  readonly fresh: readonly LogLine[];
  readonly version: number;
  readonly busy: boolean;
  readonly link: Link;
  /** Server time minus this machine's. */
  readonly skew: number;
  readonly presence: readonly boolean[] | null;
  readonly spectators: number;
  readonly chat: readonly ChatLine[];
  /** What others are writing just now, by seat. */
  readonly typing: Readonly<Record<Seat, string>>;
  /** The last line of the chat that was looked at. */
  readonly heard: string | null;
  /** The latest refusal of something that was sent, for the why-not sheet. */
  readonly refusal: (Refusal & { readonly sentence?: string }) | null;
  /** A sentence about the table itself: somebody asks for a take-back, another tab took over. */
  readonly notice: string | null;
}

/** An answer that was looked at; the expected result with its interval, as far as it is known. */
export type Rated = Pick<Considered, 'answer' | 'share' | 'expected' | 'low' | 'high'>;
/** What a good player would answer, best first what was looked at, and how it would go on. */
export interface Hint {
  readonly answer: Json;
  readonly considered: readonly Rated[];
  readonly line: readonly Move[];
}

export interface Session {
  readonly game: AnyGame;
  readonly store: StoreApi<Snapshot>;
  /** Null where hints cannot be had. */
  readonly hint: (() => Promise<Hint | null>) | null;
  readonly local: boolean;
  /** The match on the server, as in its link. */
  readonly match?: string;
  /** Several people share this device; this is the session of one of them. */
  readonly shared: boolean;
  /** Where the match so far can be seen again, by this viewer. */
  readonly replay: string | null;
  /** The match as it was played, once it is over; null where it cannot be had. */
  record?(): Promise<MatchRecord | null>;
  /** Answers the question that it was meant for (absent: the open one). An answer that comes too late is refused with a sentence. */
  answer(answer: Json, prompt?: number): void;
  /** Answers this question by itself, if it is still open. Somebody who was quicker is no reason for a word. */
  settle(prompt: number, answer: Json): void;
  why(answer: Json): Promise<Refusal | null>;
  undo(): void;
  concede(): void;
  /** To everybody, or to the own team where the game has teams. True when it was said. */
  say?(text: string, to: 'all' | 'team'): Promise<boolean>;
  /** Puts a mark on the match. */
  mark?(what: string, on: string, text?: string): void;
  /** Shows others what is being written. */
  type?(prompt: number, text: string): void;
  consent?(yes: boolean): void;
  offerDraw?(): void;
  handover?(level: 'officer' | null): void;
  /** Absent where nobody can be asked. */
  setStanding?(standing: Standing): void;
  clearRefusal(): void;
  /** On to the next question of this seat, without the breaths between what others do. Absent where others set the pace. */
  hurry?(): void;
  /** Resolves when the page has shown everything that has happened; what bots do next waits for it. Null: nobody looks. */
  seen?: (() => Promise<void>) | null;
  /** Gives a line up that does not answer, for a new one; what waits is sent again. */
  retry?(): void;
  close(): void;
}

/** A table at which nothing has happened yet. */
export const freshSnapshot = (viewer: Viewer, shown: Shown, link: Link = 'local'): Snapshot => ({
  viewer,
  shown,
  log: [],
  fresh: [],
  version: 0,
  busy: false,
  link,
  skew: 0,
  presence: null,
  spectators: 0,
  chat: [],
  typing: {},
  heard: null,
  refusal: null,
  notice: null,
});

/** What only a server keeps: clocks, the time of a window, requests to the others, the promise about the dice. */
export const WITHOUT_SERVER: Pick<
  Shown,
  'clock' | 'window' | 'request' | 'rematch' | 'canDraw' | 'hints' | 'marks' | 'taboos' | 'teams' | 'commitment' | 'reveal'
> = {
  clock: { kind: 'none', left: [], running: [], pace: [], since: null },
  marks: [],
  taboos: null,
  teams: null,
  window: null,
  request: null,
  rematch: null,
  canDraw: false,
  hints: true,
  commitment: '',
  reveal: null,
};

let counter = 0;

/** Events of one beat as log lines. */
export function linesOf(events: readonly GameEvent[], beat: number): LogLine[] {
  return events.map((event) => ({ at: counter++, beat, event }));
}

export function seatsOf({ shown, presence, skew }: Snapshot): SeatInfo[] {
  const names = playerNames(shown.seats);
  return shown.seats.map((one, seat) => {
    const left = shown.clock.left[seat];
    const at = shown.clock.running.indexOf(seat);
    return {
      seat,
      name: names[seat] ?? '',
      kind: one.driver,
      level: one.level,
      present: one.driver === 'person' && presence !== null ? (presence[seat] ?? false) : null,
      clock:
        shown.clock.kind === 'none' || left === undefined
          ? null
          : {
              leftMs: left,
              since: (shown.clock.since ?? Date.now() + skew) - skew,
              running: at >= 0,
              pace: shown.clock.pace[at] ?? 1,
            },
      toAct: shown.waiting.includes(seat),
    };
  });
}
