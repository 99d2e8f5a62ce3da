/** Synthesised cues, each under 400 ms; silent until the first gesture. Every cue has a visual twin. */
export const CUES = ['turn', 'react', 'hit', 'over', 'dice', 'place', 'triumph', 'broken', 'threat'] as const;
export type Cue = (typeof CUES)[number];
/** The sliders: four cues carry meaning, the rest are effects. */
export const CHANNELS = ['turn', 'react', 'hit', 'over', 'effects'] as const;
export type Channel = (typeof CHANNELS)[number];

interface Tone {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly ms: number;
  readonly level: number;
}
const tone = (wave: OscillatorType, from: number, to: number, at: number, ms: number, level: number): Tone => ({
  wave,
  from,
  to,
  at,
  ms,
  level,
});

const SCORE: Readonly<Record<Cue, readonly Tone[]>> = {
  turn: [tone('sine', 523, 523, 0, 120, 0.5), tone('sine', 784, 784, 110, 200, 0.5)],
  react: [tone('triangle', 660, 660, 0, 90, 0.5), tone('triangle', 660, 660, 140, 90, 0.5)],
  hit: [tone('square', 160, 60, 0, 180, 0.25), tone('triangle', 90, 50, 0, 260, 0.6)],
  over: [tone('sine', 392, 392, 0, 130, 0.4), tone('sine', 494, 494, 110, 130, 0.4), tone('sine', 587, 587, 220, 170, 0.5)],
  dice: [tone('square', 900, 300, 0, 40, 0.12), tone('square', 700, 250, 70, 40, 0.12), tone('square', 800, 200, 150, 50, 0.1)],
  place: [tone('triangle', 220, 140, 0, 70, 0.5)],
  triumph: [
    tone('triangle', 523, 523, 0, 100, 0.4),
    tone('triangle', 659, 659, 90, 100, 0.4),
    tone('triangle', 1047, 1047, 180, 200, 0.45),
  ],
  broken: [tone('sawtooth', 420, 90, 0, 300, 0.2)],
  threat: [tone('sine', 80, 55, 0, 160, 0.8), tone('sine', 80, 55, 200, 180, 0.6)],
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

const channelOf = (cue: Cue): Channel => (cue === 'turn' || cue === 'react' || cue === 'hit' || cue === 'over' ? cue : 'effects');

export function play(cue: Cue): void {
  const volume = volumes[channelOf(cue)] ?? 0;
  if (context === null || context.state !== 'running' || volume === 0) return;
  const now = context.currentTime;
  for (const { wave, from, to, at, ms, level } of SCORE[cue]) {
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

export const isCue = (word: string): word is Cue => (CUES as readonly string[]).includes(word);
