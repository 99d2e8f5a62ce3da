/** What a person has set, kept in this browser. */
import { guestName } from '@bridgehead/match/guest';
import { type Channel, DEFAULT_KEYS, type Keymap, type Pace, setVolumes } from '@bridgehead/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export const THEMES = ['auto', 'bridge', 'keep'] as const;
export const CONTRASTS = ['auto', 'more', 'normal'] as const;
export const MOTIONS = ['auto', 'relaxed', 'normal', 'fast', 'off'] as const;
export const TEXT_SIZES = [1, 1.15, 1.3, 1.5, 2] as const;

export interface Settings {
  readonly theme: (typeof THEMES)[number];
  readonly contrast: (typeof CONTRASTS)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly textSize: number;
  readonly dyslexic: boolean;
  readonly confirmMoves: boolean;
  readonly confirmEnd: boolean;
  readonly singleKeys: boolean;
  readonly keys: Keymap;
  readonly sound: boolean;
  readonly volumes: Readonly<Record<Channel, number>>;
  /** What this person is called at every table; empty until they sit down for the first time. */
  readonly name: string;
  /** The game that was played last. */
  readonly lastGame: string;
  readonly botLevel: string;
  /** Games whose guided match was begun. */
  readonly guided: readonly string[];
}

export const DEFAULTS: Settings = {
  theme: 'auto',
  contrast: 'auto',
  motion: 'auto',
  textSize: 1,
  dyslexic: false,
  confirmMoves: false,
  confirmEnd: true,
  singleKeys: true,
  keys: DEFAULT_KEYS,
  sound: true,
  volumes: { turn: 0.7, react: 0.7, hit: 0.7, over: 0.7, effects: 0.5 },
  name: '',
  lastGame: '',
  botLevel: 'cadet',
  guided: [],
};

const KEY = 'bridgehead.settings';

function read(): Settings {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    return { ...DEFAULTS, ...stored, keys: { ...DEFAULT_KEYS, ...stored.keys }, volumes: { ...DEFAULTS.volumes, ...stored.volumes } };
  } catch {
    return DEFAULTS;
  }
}

export const settings = createStore<Settings>(read);
export const useSettings = (): Settings => useStore(settings);

export function change(part: Partial<Settings>): void {
  settings.setState(part);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.getState()));
  } catch {
    // A browser without storage forgets; nothing else depends on it.
  }
}

/** The person's name; found for them the first time it is needed. */
export function myName(): string {
  const { name } = settings.getState();
  if (name !== '') return name;
  const found = guestName((n) => Math.floor(Math.random() * n));
  change({ name: found });
  return found;
}

const prefers = (query: string): boolean => matchMedia(query).matches;

/** What 'auto' means here and now. */
export function motionNow({ motion }: Settings): 'off' | 'fast' | 'normal' | 'relaxed' {
  if (motion !== 'auto') return motion;
  return prefers('(prefers-reduced-motion: reduce)') ? 'off' : 'normal';
}
/** The same for what is played on the table: who wants no movement still sees one thing after the other. */
export const paceNow = (now: Settings): Pace => (now.motion === 'auto' && motionNow(now) === 'off' ? 'still' : motionNow(now));
export function themeNow({ theme }: Settings): 'bridge' | 'keep' {
  if (theme !== 'auto') return theme;
  return prefers('(prefers-color-scheme: dark)') ? 'bridge' : 'keep';
}

/** The theme as it is drawn now; the page is drawn again when the system turns from day to night. */
export function useTheme(): 'bridge' | 'keep' {
  const now = useSettings();
  const [, look] = useState(0);
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const turn = () => look((n) => n + 1);
    dark.addEventListener('change', turn);
    return () => dark.removeEventListener('change', turn);
  }, []);
  return themeNow(now);
}

/** Writes the settings onto the document; the style sheets do the rest. */
function applySettings(now: Settings): void {
  const { dataset, style } = document.documentElement;
  dataset.theme = themeNow(now);
  dataset.contrast = now.contrast === 'more' || (now.contrast === 'auto' && prefers('(prefers-contrast: more)')) ? 'more' : 'normal';
  dataset.motion = motionNow(now);
  dataset.font = now.dyslexic ? 'dyslexic' : 'plain';
  if (now.dyslexic) void import('./dyslexic.ts');
  style.setProperty('--text-size', String(now.textSize));
  setVolumes(now.sound ? now.volumes : {});
}

export function watchSettings(): void {
  applySettings(settings.getState());
  settings.subscribe(applySettings);
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)', '(prefers-contrast: more)'])
    matchMedia(query).addEventListener('change', () => applySettings(settings.getState()));
}
