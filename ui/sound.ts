/** Synthesised cues, each under 400 ms; silent until the first gesture. Every cue has a visual twin. A game may bring cues of its own. */
export const CUES = ['turn', 'react', 'hit', 'over', 'dice', 'place', 'broken'] as const;
export type Cue = (typeof CUES)[number];
/** The sliders: four cues carry meaning, the rest are effects. */
export const CHANNELS = ['turn', 'react', 'hit', 'over', 'effects'] as const;
export type Channel = (typeof CHANNELS)[number];

export interface Note {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly ms: number;
  readonly level: number;
}
export const note = (wave: OscillatorType, from: number, to: number, at: number, ms: number, level: number): Note => ({
  wave,
  from,
  to,
  at,
  ms,
  level,
});

export type Score = Readonly<Record<string, readonly Note[]>>;
const SCORE: Readonly<Record<Cue, readonly Note[]>> = {
  turn: [note('sine', 523, 523, 0, 120, 0.5), note('sine', 784, 784, 110, 200, 0.5)],
  react: [note('triangle', 660, 660, 0, 90, 0.5), note('triangle', 660, 660, 140, 90, 0.5)],
  hit: [note('square', 160, 60, 0, 180, 0.25), note('triangle', 90, 50, 0, 260, 0.6)],
  over: [note('sine', 392, 392, 0, 130, 0.4), note('sine', 494, 494, 110, 130, 0.4), note('sine', 587, 587, 220, 170, 0.5)],
  dice: [note('square', 900, 300, 0, 40, 0.12), note('square', 700, 250, 70, 40, 0.12), note('square', 800, 200, 150, 50, 0.1)],
  place: [note('triangle', 220, 140, 0, 70, 0.5)],
  broken: [note('sawtooth', 420, 90, 0, 300, 0.2)],
};

let context: AudioContext | null = null;
let volumes: Readonly<Partial<Record<Channel, number>>> = {};

export function setVolumes(to: Readonly<Partial<Record<Channel, number>>>): void {
  volumes = to;
}

/** Browsers allow sound only after a gesture; before that nothing is even created. */
export function wakeSound(): void {
  context ??= typeof AudioContext === 'undefined' ? null : new AudioContext();
  if (context?.state === 'suspended') void context.resume();
}

const isCue = (word: string): word is Cue => (CUES as readonly string[]).includes(word);
const channelOf = (cue: string): Channel => (cue === 'turn' || cue === 'react' || cue === 'hit' || cue === 'over' ? cue : 'effects');

/** `own`: the cues that the game brings. A cue that nobody has written is silent. */
export function play(cue: string, own: Score = {}): void {
  const volume = volumes[channelOf(cue)] ?? 0;
  const tones = own[cue] ?? (isCue(cue) ? SCORE[cue] : []);
  if (context === null || context.state !== 'running' || volume === 0) return;
  const now = context.currentTime;
  for (const { wave, from, to, at, ms, level } of tones) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    const start = now + at / 1000;
    const end = start + ms / 1000;
    oscillator.type = wave;
    oscillator.frequency.setValueAtTime(from, start);
    oscillator.frequency.exponentialRampToValueAtTime(to, end);
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(level * volume * 0.25, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(end + 0.02);
  }
}
