/**
 * The referee without a server: a match on one device, in a page or a terminal. The same `Match` as everywhere, with a journal
 * in memory; its keeper carries the news and lets the bots think.
 */
import type { AnyGame, Entry, MatchRecord, OptionValues, Seat } from '@bridgehead/kernel';
import { act, type BotTurn, botTurns, type Command, nextByItself } from './act.ts';
import type { Deed, Happening } from './desk.ts';
import { Match } from './match.ts';
import type { BotLevel } from './terms.ts';
import type { Trouble } from './trouble.ts';

export interface LocalPlan {
  readonly id: string;
  readonly game: AnyGame;
  readonly options: OptionValues;
  readonly seed: string;
  /** By seat: the level of a bot, or null for somebody at the device. */
  readonly bots: readonly (BotLevel | null)[];
  readonly names?: readonly string[];
  /** What was played before, when the match goes on. */
  readonly entries?: readonly Entry[];
}

/** The people at the device. Several seats of one person are passed from hand to hand. */
const HERE = 'here';

export class LocalMatch {
  readonly match: Match;
  /** The seats of people at the device. */
  readonly people: readonly Seat[];
  readonly #now: () => number;
  readonly #hear: (done: Happening) => void;

  /** `hear` is called for everything that happens, the first question included, before anything else goes on. */
  constructor(plan: LocalPlan, { now, hear = () => undefined }: { now: () => number; hear?: (done: Happening) => void }) {
    const { game, id, options, seed, bots, entries = [] } = plan;
    this.#now = now;
    this.#hear = hear;
    this.match = new Match(game, {
      id,
      game: game.id,
      version: game.version,
      options,
      seats: bots.length,
      clock: { kind: 'none' },
      onExpiry: 'default',
      listed: false,
      spectators: false,
      hints: true,
      creator: HERE,
      created: now(),
      secret: '',
      commitment: '',
      seed,
      window: 0,
      from: null,
    });
    this.people = bots.flatMap((level, seat) => (level === null ? [seat] : []));
    bots.forEach((level, seat) => {
      this.#do(level === null ? { do: 'sit', seat, person: HERE, pledge: null, word: '' } : { do: 'bot', seat, level });
    });
    for (const entry of entries) this.#do({ do: 'play', entry, by: 'person' });
  }

  /** Carries a command out; null, or why not. */
  submit(command: Command): Trouble | null {
    const judged = act(this.match, command, this.#now());
    if ('refused' in judged) return judged.refused;
    if ('deed' in judged) this.#do(judged.deed);
    return null;
  }
  answer(seat: Seat, answer: unknown, prompt = this.match.promptId(seat)): Trouble | null {
    return this.submit({ do: 'answer', seat, prompt, answer, by: this.match.isBotDriven(seat) ? 'bot' : 'person' });
  }

  #do(deed: Deed): void {
    this.#hear(this.match.apply(this.match.next(deed, this.#now())));
  }

  /** A pass that somebody's standing preference gives now. */
  duePass(): Command | null {
    const next = nextByItself(this.match);
    return next !== null && next.at <= this.#now() ? next.command : null;
  }
  /** A bot's question. */
  dueBot(): BotTurn | null {
    return botTurns(this.match)[0] ?? null;
  }

  record(): MatchRecord {
    const { game, options, seats } = this.match.setup;
    return { game, version: this.match.game.version, options, seats, seed: this.match.seed, entries: [...this.match.entries] };
  }
}
