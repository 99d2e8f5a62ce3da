/** The themes hold their contrast, and seats stay apart for people who see colours differently. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../theme/tokens.css', import.meta.url), 'utf8');

/** The custom properties of the block with this selector. */
function tokens(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name as string, value as string]),
  );
}

const channels = (hex: string): [number, number, number] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number];
const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(linear) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const keep = tokens(':root[data-theme="keep"]');
const bridge = tokens(':root[data-theme="bridge"]');
const THEMES = {
  keep,
  bridge,
  'keep, high contrast': { ...keep, ...tokens(':root[data-contrast="more"][data-theme="keep"]') },
  'bridge, high contrast': { ...bridge, ...tokens(':root[data-contrast="more"][data-theme="bridge"]') },
};
const GROUNDS = ['background', 'surface', 'raised', 'card'];

describe.each(Object.entries(THEMES))('%s', (name, theme) => {
  const least = name.includes('high') ? 7 : 4.5;
  test.each(['text', 'quiet', 'act', 'ready', 'warn', 'danger', 'special'])('%s can be read on every ground', (ink) => {
    for (const ground of GROUNDS)
      expect(contrast(theme[ink] as string, theme[ground] as string), `${ink} on ${ground}`).toBeGreaterThanOrEqual(least);
  });
  test('borders of controls are seen', () => {
    for (const ground of GROUNDS) expect(contrast(theme.rule as string, theme[ground] as string), ground).toBeGreaterThanOrEqual(3);
  });
  test('the main button can be read', () => {
    expect(contrast(theme['on-act'] as string, theme.act as string)).toBeGreaterThanOrEqual(4.5);
  });
});

test('the dark letter on every seat’s colour can be read', () => {
  const root = css.slice(css.indexOf('--seat-0'));
  const seats = [...root.matchAll(/--seat-\d: (#[0-9a-f]{6})/g)].map(([, colour]) => colour as string);
  expect(seats).toHaveLength(8);
  for (const colour of seats) expect(contrast(colour, '#14100a'), colour).toBeGreaterThanOrEqual(3);
});
