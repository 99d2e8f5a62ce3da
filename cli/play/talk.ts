/** The conversation with the person at the keyboard: what the screen shows now, and what a typed line does. */
import type { Json, Prompt, Seat, Viewer } from '@bridgehead/kernel';
import {
  findThings,
  type MenuItem,
  menuOf,
  numbersIn,
  readAnswer,
  readCommand,
  seatWording,
  spoken,
  standingFor,
} from '@bridgehead/ui/typed';
import { hintLines } from './hint.ts';
import type { Session } from './session.ts';
import type { TerminalTable } from './terminal-table.ts';
import { whyNot } from './why-not.ts';
import { eventText, lookUp, refusalLines, zoneLines } from './wording.ts';

export const HELP = [
  'A number picks a choice; words filter the list; an empty line shows it again; "back" goes up.',
  'why not WORDS   what forbids it        rule STC-14, rule WORDS   look into the rulebook',
  'undo            take an answer back    concede                   give the match up',
  'look            the table              log                       what has happened',
  'who holds X     a thing and its facts  where is X                the same',
  'hint            what a good player would do, and why',
  'ask always, ask never, ask later   when to be asked whether you answer others',
  'quit            leave',
];

const ASKED = {
  always: 'You are asked whenever you have something to answer with.',
  never: 'Passes are given for you; only what decides the match still stops.',
  later: 'Passes are given for you until you have a turn of your own.',
};

export interface Scene {
  readonly heading: string;
  /** The game's own drawing, if it has one. */
  readonly board: readonly string[];
  /** Hands, piles and everything else the drawing does not show. */
  readonly zones: readonly string[];
  readonly log: readonly string[];
  readonly prompt: string;
  readonly choices: readonly string[];
  /** One of the choices is the answer: a mark and Enter are enough. */
  readonly isPick: boolean;
  /** The answer to the last line. */
  readonly notice: readonly string[];
}

export class Talk {
  readonly session: Session;
  readonly terminal: TerminalTable | null;
  notice: readonly string[] = [];
  isFinished = false;
  #group: string | null = null;
  #filter = '';
  #concedes = false;
  /** Whose eyes are on the screen; null while the keyboard changes hands. */
  #reader: Seat | null;

  constructor(session: Session, terminal: TerminalTable | null) {
    this.session = session;
    this.terminal = terminal;
    this.#reader = session.people.length === 1 ? (session.people[0] as Seat) : null;
  }

  /** Who may see the screen as it is. */
  get viewer(): Viewer {
    return this.#reader ?? 'spectator';
  }
  /** The keyboard must change hands before anything is shown: hands are secret. */
  get isPassing(): boolean {
    const { seat, people } = this.session;
    return people.length > 1 && seat !== null && seat !== this.#reader;
  }

  /** What the table calls its seats, as everybody at it can see. */
  get names(): readonly string[] {
    const { session, terminal } = this;
    const named = terminal?.names?.(session.view('spectator')) ?? [];
    return Array.from({ length: session.run.table.seats }, (_, seat) => named[seat] ?? session.nameOf(seat));
  }

  scene(filter = this.#filter): Scene {
    const { session, names, terminal } = this;
    const own = { ...seatWording(names), ...terminal?.given?.(session.view(this.viewer)) };
    if (this.isPassing)
      return {
        ...EMPTY,
        heading: session.game.title,
        prompt: `Pass the keyboard to ${names[session.seat ?? 0]}, who presses Enter.`,
        notice: this.notice,
      };
    return {
      heading: `${session.game.title}${this.#reader === null ? '' : ` – you are ${names[this.#reader]}`}`,
      board: this.#board(),
      zones: this.#zones(),
      log: session.events(this.viewer).map((event) => eventText(session.game, event, this.viewer, own)),
      prompt: this.#promptText(),
      choices: this.menu(filter).map((item, i) => `${i + 1}. ${item.text}`),
      isPick: session.seat !== null && session.prompt(session.seat)?.kind === 'choose',
      notice: this.notice,
    };
  }

  menu(filter = this.#filter): MenuItem[] {
    const { seat } = this.session;
    const prompt = seat === null ? null : this.session.prompt(seat);
    return prompt === null ? [] : menuOf(this.#asked(prompt), prompt.seat, this.#group, filter);
  }

  #asked(prompt: Prompt) {
    return { game: this.session.game, view: this.session.view(prompt.seat), prompt };
  }
  #board(): string[] {
    return this.terminal?.board(this.session.view(this.viewer), this.viewer) ?? [];
  }
  #zones(): string[] {
    const { game } = this.session;
    const zones = game.describe.zones(this.session.view(this.viewer), this.viewer);
    return zones.filter((zone) => this.terminal?.covers(zone.id) !== true).flatMap((zone) => zoneLines(game, zone, this.viewer));
  }

  #promptText(): string {
    const { session } = this;
    const { result, fault } = session.run;
    if (fault !== null) return 'A rule went wrong and the match stands still. Press Enter to leave.';
    if (result !== null) return `The match is over: ${standings(this.names, result.ranking)} (${result.clause}). Press Enter to leave.`;
    const { seat } = session;
    const prompt = seat === null ? null : session.prompt(seat);
    if (prompt === null) return '';
    return `${spoken(session.game, session.game.describe.prompt(session.view(prompt.seat), prompt))}${howTo(prompt)}`;
  }

  /** What a typed line does. */
  enter(line: string): void {
    const typed = line.trim();
    const passing = this.isPassing;
    this.notice = [];
    if (typed === 'quit' || typed === 'q') this.isFinished = true;
    else if (passing) this.#reader = this.session.seat;
    else if (this.session.isOver) this.isFinished = true;
    else this.#obey(typed);
    if (!/^concede$/i.test(typed)) this.#concedes = false;
  }

  #obey(typed: string): void {
    const { session } = this;
    const prompt = session.prompt(session.seat ?? 0);
    const command = readCommand(typed, prompt?.kind === 'write');
    switch (command.do) {
      case 'back':
        this.#group = null;
        this.#filter = '';
        return;
      case 'help':
        this.notice = HELP;
        return;
      case 'rule':
        this.notice = lookUp(session.game, command.words);
        return;
      case 'why':
        this.notice = prompt === null ? [] : whyNot(session, this.terminal, prompt, command.words, this.names);
        return;
      case 'find':
        this.notice = this.#find(command.words);
        return;
      case 'look':
        this.notice = [...this.#board(), ...this.#zones()];
        return;
      case 'log':
        this.notice = this.scene().log;
        return;
      case 'hint':
        this.notice = prompt === null ? [] : hintLines(session, prompt, this.names);
        return;
      case 'ask':
        return this.#ask(command.when);
      case 'undo':
        return this.#undo();
      case 'concede':
        return this.#concede();
      case 'answer':
        if (prompt !== null) this.#choose(prompt, command.words);
    }
  }

  #find(words: string): readonly string[] {
    const found = findThings(this.session.game, this.session.view(this.viewer), this.viewer, words);
    return found.length === 0 ? [`Nothing on the table is called "${words}".`] : found;
  }

  #choose(prompt: Prompt, typed: string): void {
    const numbers = prompt.kind === 'choose' ? numbersIn(typed) : null;
    if (numbers !== null) return this.#pick(prompt, numbers);
    const read = readAnswer(this.#asked(prompt), typed);
    if (read === 'none') this.notice = [`No choice fits "${typed}". "why not ${typed}" may tell the reason; "help" lists the commands.`];
    else if ('answer' in read) this.#answer(prompt.seat, read.answer);
    else if (prompt.kind === 'choose') this.#filter = typed;
    else this.notice = [`That may mean ${read.several.map(({ text }) => text).join(' or ')}.`];
  }

  #pick(prompt: Prompt, numbers: readonly number[]): void {
    const item = this.menu()[(numbers[0] as number) - 1];
    if (item === undefined || numbers.length > 1) this.notice = ['There is no choice with that number.'];
    else if ('group' in item) {
      this.#group = item.group;
      this.#filter = '';
    } else this.#answer(prompt.seat, item.answer);
  }

  #answer(seat: Seat, answer: Json): void {
    const refusal = this.session.answer(seat, answer);
    if (refusal !== null) {
      this.notice = refusalLines(this.session.game, refusal, this.names);
      return;
    }
    this.#group = null;
    this.#filter = '';
  }

  /** When nobody has anything to play, nobody is asked anyway. */
  #ask(when: 'always' | 'never' | 'later'): void {
    const seat = this.#reader;
    if (seat === null) return;
    this.session.setStanding(seat, standingFor(when));
    this.notice = [ASKED[when]];
  }

  #undo(): void {
    const refusal = this.session.undo();
    this.notice = refusal === null ? ['Taken back.'] : refusalLines(this.session.game, refusal, this.names);
    this.#group = null;
    this.#filter = '';
  }

  #concede(): void {
    const seat = this.#reader;
    if (seat === null) return;
    if (!this.#concedes) {
      this.#concedes = true;
      this.notice = ['Type "concede" once more to give the match up.'];
      return;
    }
    const refusal = this.session.concede(seat);
    this.notice = refusal === null ? [] : refusalLines(this.session.game, refusal, this.names);
  }
}

const EMPTY: Scene = { heading: '', board: [], zones: [], log: [], prompt: '', choices: [], isPick: false, notice: [] };

function standings(names: readonly string[], ranking: readonly (readonly Seat[])[]): string {
  if (ranking.length === 1) return 'a draw';
  return ranking.map((seats, i) => `${i + 1}. ${seats.map((seat) => names[seat]).join(', ')}`).join('  ');
}

function howTo({ kind, min = 0, max = 0, points = 0 }: Prompt): string {
  switch (kind) {
    case 'select':
      return ` Type ${min === max ? min : `${min} to ${max}`} numbers, names with commas between them, or "none".`;
    case 'distribute':
      return ` Type one number for each, ${points} together.`;
    case 'write':
      return ' Type a text; commands begin with "/".';
    default:
      return '';
  }
}
