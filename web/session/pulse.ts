/**
 * Is anybody at the other end, and does what we say get there? A line can swallow everything and look open for minutes, or
 * swallow one direction only. So the page asks when it has heard nothing for a while, or when nothing of its own was answered;
 * only an answer shows that the line is whole. Silence is noticed well within five seconds, and a line that stays silent is
 * given up for a new one.
 */
const TICK = 250;
/** After so long without a word the page asks; so much longer without an answer the line counts as lost, and is given up. */
const ASK = 1_500;
const LOST = 2_000;
const GIVE_UP = 3_500;
/** A page that nobody looks at need not ask so often. */
const ASK_HIDDEN = 25_000;

export interface Patient {
  isOpen(): boolean;
  ask(): void;
  /** Nothing is answered: the notice. Called again when something is. */
  silent(isSilent: boolean): void;
  giveUp(): void;
}

export class Pulse {
  readonly #patient: Patient;
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #now: () => number;
  #heard: number;
  /** The first thing sent since something was answered. */
  #sent: number | null = null;
  /** Since when the page waits for an answer to its own question. */
  #asked: number | null = null;
  #isSilent = false;

  constructor(patient: Patient, now: () => number = () => performance.now()) {
    this.#patient = patient;
    this.#now = now;
    this.#heard = now();
    this.#timer = setInterval(() => this.#tick(), TICK);
  }

  /** Somebody speaks to us. */
  heard(): void {
    this.#heard = this.#now();
  }
  /** Something of our own was answered: it got there. */
  answered(): void {
    this.#begin(this.#now());
    this.#show(false);
  }
  sent(): void {
    this.#sent ??= this.#now();
  }
  /** A new line. */
  opened(): void {
    this.answered();
  }
  /** The machine itself says that it has no line. */
  offline(): void {
    this.#show(true);
  }
  stop(): void {
    clearInterval(this.#timer);
  }

  #begin(now: number): void {
    this.#heard = now;
    this.#sent = null;
    this.#asked = null;
  }
  #show(isSilent: boolean): void {
    if (this.#isSilent === isSilent) return;
    this.#isSilent = isSilent;
    this.#patient.silent(isSilent);
  }

  #tick(): void {
    if (!this.#patient.isOpen()) return;
    const now = this.#now();
    if (this.#asked === null) this.#askIfSilent(now);
    else if (now - this.#asked >= GIVE_UP) {
      this.#begin(now);
      this.#patient.giveUp();
    } else if (now - this.#asked >= LOST) this.#show(true);
  }
  #askIfSilent(now: number): void {
    const isHidden = typeof document !== 'undefined' && document.visibilityState === 'hidden';
    const patience = isHidden && this.#sent === null ? ASK_HIDDEN : ASK;
    if (now - (this.#sent ?? this.#heard) < patience) return;
    this.#asked = now;
    this.#patient.ask();
  }
}
