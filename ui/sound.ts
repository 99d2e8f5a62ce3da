/** Synthesised cues, each under 400 ms; silent until the first gesture. Every cue has a visual twin. A table brings most of them. */
/** The sliders: four cues carry meaning, the rest are effects. */
export const CHANNELS = ['turn', 'react', 'hit', 'over', 'effects'] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * A cue as a line of notes, parted by semicolons: `t 220 140 0 70 .5` is a triangle that falls from 220 to 140 Hz, at once, for 70 ms, at half
 * loudness (t, s, q, w: triangle, sine, square, saw; `w9` a pair, nine cents apart each way); `n band 1800 900 .9 0 90 .18` is noise
 * through a filter (low, band, high) from 1800 to 900 Hz of quality .9. A game may bring cues of its own.
 */
export type Score = Readonly<Record<string, string>>;

export interface Note {
  /** Null: noise. */
  readonly wave: OscillatorType | null;
  readonly cents: number;
  readonly filter: BiquadFilterType | null;
  readonly quality: number;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly ms: number;
  readonly level: number;
}
const WAVES: Readonly<Record<string, OscillatorType>> = { t: 'triangle', s: 'sine', q: 'square', w: 'sawtooth' };
const FILTERS: Readonly<Record<string, BiquadFilterType>> = { low: 'lowpass', band: 'bandpass', high: 'highpass' };

export function notesOf(line: string): readonly Note[] {
  return line.split(';').map((one) => {
    const [kind = '', ...rest] = one.trim().split(/\s+/);
    const isNoise = kind === 'n';
    const filter = isNoise ? (FILTERS[rest.shift() ?? ''] ?? 'lowpass') : null;
    const [from = 0, to = 0, ...more] = rest.map(Number);
    const quality = isNoise ? (more.shift() ?? 1) : 1;
    const [at = 0, ms = 0, level = 0] = more;
    const wave = isNoise ? null : (WAVES[kind.charAt(0)] ?? 'sine');
    return { wave, cents: Number(kind.slice(1)) || 0, filter, quality, from, to, at, ms, level };
  });
}

/** What is heard on any page. */
const MEANT: Score = {
  turn: 's 523 523 0 120 .5; s 784 784 110 200 .5',
  react: 't 660 660 0 90 .5; t 660 660 140 90 .5',
  hit: 'q 160 60 0 180 .25; n low 1200 200 1 0 140 .35',
  over: 's 392 392 0 130 .4; s 494 494 110 130 .4; s 587 587 220 170 .5',
  place: 't 220 140 0 70 .5; n low 900 900 1 0 18 .25',
};

/** So many at once; the oldest stops. */
const VOICES = 4;
/** No cue sounds twice quite alike. */
const PITCH = 0.04;
/** A small room: noise that dies away, without its highs. */
const ROOM = { seconds: 0.6, decay: 0.12, low: 3200, wet: 0.18, great: 0.3 } as const;
const LOUDNESS = 0.25;
const FADE_S = 0.03;

let context: AudioContext | null = null;
let room: { readonly wet: GainNode; readonly noise: AudioBuffer } | null = null;
let volumes: Readonly<Partial<Record<Channel, number>>> = {};
const voices: GainNode[] = [];

export function setVolumes(to: Readonly<Partial<Record<Channel, number>>>): void {
  volumes = to;
}

/** Browsers allow sound only after a gesture; before that nothing is even created. */
export function wakeSound(): void {
  context ??= typeof AudioContext === 'undefined' ? null : new AudioContext();
  if (context?.state === 'suspended') void context.resume();
}

function roomIn(at: AudioContext): NonNullable<typeof room> {
  if (room !== null) return room;
  const frames = Math.round(ROOM.seconds * at.sampleRate);
  const noise = at.createBuffer(1, frames, at.sampleRate);
  const echo = at.createBuffer(1, frames, at.sampleRate);
  const [white, dying] = [noise.getChannelData(0), echo.getChannelData(0)];
  for (let i = 0; i < frames; i++) {
    white[i] = Math.random() * 2 - 1;
    dying[i] = (white[i] as number) * Math.exp(-i / at.sampleRate / ROOM.decay);
  }
  const convolver = at.createConvolver();
  const filter = at.createBiquadFilter();
  const wet = at.createGain();
  convolver.buffer = echo;
  filter.frequency.value = ROOM.low;
  wet.connect(filter).connect(convolver).connect(at.destination);
  room = { wet, noise };
  return room;
}

const channelOf = (cue: string): Channel => (cue === 'turn' || cue === 'react' || cue === 'hit' || cue === 'over' ? cue : 'effects');

/** `own`: what the table brings. A cue that nobody has written is silent. */
export function play(cue: string, own: Score = {}, isGreat = false): void {
  const volume = volumes[channelOf(cue)] ?? 0;
  const line = own[cue] ?? MEANT[cue];
  if (line === undefined || context === null || context.state !== 'running' || volume === 0) return;
  const { wet } = roomIn(context);
  const voice = context.createGain();
  voice.gain.value = volume * LOUDNESS;
  voice.connect(context.destination);
  const send = context.createGain();
  send.gain.value = isGreat ? ROOM.great : ROOM.wet;
  voice.connect(send).connect(wet);
  voices.push(voice);
  for (const old of voices.splice(0, Math.max(0, voices.length - VOICES))) fade(old);
  const pitch = 1 + (Math.random() * 2 - 1) * PITCH;
  for (const note of notesOf(line)) sound(context, note, pitch, voice);
}
/** Silence: what it belonged to has been skipped. */
export function hush(): void {
  for (const voice of voices.splice(0)) fade(voice);
}
function fade(voice: GainNode): void {
  if (context === null) return;
  voice.gain.setTargetAtTime(0, context.currentTime, FADE_S / 3);
  setTimeout(() => voice.disconnect(), FADE_S * 10_000);
}

function sound(
  at: AudioContext,
  { wave, cents, filter, quality, from, to, at: delay, ms, level }: Note,
  pitch: number,
  voice: GainNode,
): void {
  const [start, end] = [at.currentTime + delay / 1000, at.currentTime + (delay + ms) / 1000];
  const gain = at.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(level, Math.min(start + 0.012, end));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(voice);
  const ramp = (param: AudioParam) => {
    param.setValueAtTime(from * pitch, start);
    param.exponentialRampToValueAtTime(Math.max(1, to * pitch), end);
  };
  const run = (source: AudioScheduledSourceNode, into: AudioNode) => {
    source.connect(into);
    source.start(start);
    source.stop(end + 0.02);
  };
  if (wave === null) {
    const source = at.createBufferSource();
    const through = at.createBiquadFilter();
    source.buffer = roomIn(at).noise;
    source.loop = true;
    through.type = filter ?? 'lowpass';
    through.Q.value = quality;
    ramp(through.frequency);
    through.connect(gain);
    run(source, through);
    return;
  }
  for (const detune of cents === 0 ? [0] : [-cents, cents]) {
    const oscillator = at.createOscillator();
    oscillator.type = wave;
    oscillator.detune.value = detune;
    ramp(oscillator.frequency);
    run(oscillator, gain);
  }
}
