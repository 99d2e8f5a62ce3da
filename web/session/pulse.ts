/**
 * Is anybody at the other end? A line can swallow everything and look open for minutes. So the page asks when it has heard
 * nothing for a while: silence is noticed within five seconds, and a line that stays silent is given up for a new one.
 */
const TICK = 500;
/** After so long without a word the page asks; so much longer without an answer the line counts as lost, and is given up. */
const ASK = 1_500;
const LOST = 2_500;
const GIVE_UP = 6_000;
/** A page that nobody looks at need not ask so often. */
const ASK_HIDDEN = 25_000;

export interface Patient {
  isOpen(): boolean;
  ask(): void;
  /** Nothing is heard: the notice. Called again when something is. */
  silent(isSilent: boolean): void;
  giveUp(): void;
}

export class Pulse {
  readonly #patient: Patient;
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #now: () => number;
  #heard: number;
  /** The first thing sent since something was heard. */
  #sent: number | null = null;
  #isSilent = false;

  constructor(patient: Patient, now: () => number = () => performance.now()) {
    this.#patient = patient;
    this.#now = now;
    this.#heard = now();
    this.#timer = setInterval(() => this.#tick(), TICK);
  }

  heard(): void {
    this.#heard = this.#now();
    this.#sent = null;
    this.#show(false);
  }
  sent(): void {
    this.#sent ??= this.#now();
  }
  /** A new line. */
  opened(): void {
    this.heard();
  }
  /** The machine itself says that it has no line. */
  offline(): void {
    this.#show(true);
  }
  stop(): void {
    clearInterval(this.#timer);
  }

  #show(isSilent: boolean): void {
    if (this.#isSilent === isSilent) return;
    this.#isSilent = isSilent;
    this.#patient.silent(isSilent);
  }

  #tick(): void {
    if (!this.#patient.isOpen()) return;
    const now = this.#now();
    const isHidden = typeof document !== 'undefined' && document.visibilityState === 'hidden';
    if (this.#sent === null) {
      if (now - this.#heard < (isHidden ? ASK_HIDDEN : ASK)) return;
      this.#sent = now;
      this.#patient.ask();
      return;
    }
    const waited = now - this.#sent;
    if (waited >= GIVE_UP) {
      this.#sent = null;
      this.#heard = now;
      this.#patient.giveUp();
    } else if (waited >= LOST) this.#show(true);
  }
}
