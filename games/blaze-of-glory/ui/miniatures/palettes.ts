/** Inks of a fleet's hulls, the same in both themes. */
export interface Palette {
  readonly top: string;
  readonly middle: string;
  readonly dark: string;
  readonly deep: string;
  readonly accent: string;
  readonly glow: string;
}
const palette = (inks: string): Palette => {
  const [top = '', middle = '', dark = '', deep = '', accent = '', glow = ''] = inks.split(' ');
  return { top, middle, dark, deep, accent, glow };
};
const BY_TONE: Readonly<Record<string, Palette>> = {
  federation: palette('#dbe5f3 #90a6c9 #2f4266 #1a2743 #3f8fd9 #8adcff'),
  klingon: palette('#dba588 #94523f #401a1a #260e10 #ff5b3d #ff9a63'),
  romulan: palette('#b4e4cb #56987e #173f32 #0c251d #35d08a #7cf0b8'),
  cardassian: palette('#e8d197 #9d7d3f #40300f #251b07 #ffb52e #ffd470'),
  dominion: palette('#cdbff6 #7766b8 #2a2050 #181130 #a06bff #c4a6ff'),
  borg: palette('#a5c2b5 #4f7064 #182720 #0c1512 #52ff8c #7cff9b'),
};
const OTHERS = palette('#ccd6e7 #72829f #273248 #151c2a #f2b134 #dbe6f7');
export const paletteOf = (tone: string): Palette => BY_TONE[tone] ?? OTHERS;
