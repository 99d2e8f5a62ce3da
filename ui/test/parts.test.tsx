/** The pieces of a table as they are drawn: what a screen reader is told, what can be pressed, what points where. */
import type { AnyGame, Prompt } from '@bridgehead/kernel';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Box, Log, PromptBar, stripsFor, type TableContext, TableProvider } from '../index.ts';

const game = {
  describe: {
    prompt: (_view: unknown, { key }: Prompt) => ({ key }),
    option: (_view: unknown, _prompt: Prompt, option: unknown) => ({ key: `do ${String(option)}` }),
  },
} as unknown as AnyGame;

const prompt = (more: Partial<Prompt>): Prompt => ({ id: 7, seat: 0, kind: 'choose', key: 'Which? TST-1', options: [], ...more });

function drawn(element: ReactElement, more: Partial<TableContext> = {}): string {
  const context: Partial<TableContext> = {
    game,
    view: {},
    viewer: 0,
    prompt: null,
    picked: [],
    busy: false,
    stage: 'full',
    say: (phrase) => phrase.key,
    openRule: () => undefined,
    ...more,
  };
  return renderToStaticMarkup(<TableProvider value={context as TableContext}>{element}</TableProvider>);
}
const bar = (asked: Partial<Prompt> | null, more: Partial<TableContext> = {}, isDrawn = false): string =>
  drawn(<PromptBar table={{ parts: { Board: () => null } }} isPlain={() => true} idle="Others think." drawn={isDrawn} />, {
    ...more,
    prompt: asked === null ? null : prompt(asked),
  });
const buttons = (markup: string): string[] =>
  [...markup.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, inner = '']) => inner.replace(/<[^>]*>/g, ''));

test('a question is a landmark with its number and kind; its clause can be opened', () => {
  const markup = bar({ options: ['a', 'b'] });
  expect(markup).toMatch(/<section[^>]*data-zone="prompt"[^>]*data-prompt="7"[^>]*data-kind="choose"/);
  expect(buttons(markup)).toContain('TST-1');
  expect(bar(null)).toContain('Others think.');
});

test('one of a list: a button for each plain option; while an answer is on its way none can be pressed', () => {
  const asked = { options: ['a', 'b'] };
  expect(
    buttons(bar(asked))
      .filter((text) => text.startsWith('do '))
      .sort(),
  ).toEqual(['do a', 'do b']);
  const enabled = (busy: boolean) =>
    [...bar(asked, { busy }).matchAll(/<button(?![^>]*disabled="")[^>]*>(?:(?!<\/button>).)*do [ab]/gs)].length;
  expect([enabled(false), enabled(true)]).toEqual([2, 0]);
});

test('several of a list: each can be ticked, and too few cannot be confirmed', () => {
  const asked = { kind: 'select', options: ['a', 'b', 'c'], min: 1, max: 2 } as const;
  const markup = bar(asked);
  expect(markup.match(/do [abc]/g)).toEqual(['do a', 'do b', 'do c']);
  expect(markup).toMatch(/disabled=""/);
  expect(bar(asked, { picked: ['a'] })).not.toMatch(/<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*1/s);
});

test('points over targets: none can be taken from a target that has none, and all must be spent', () => {
  const markup = bar({ kind: 'distribute', options: ['a', 'b'], points: 2, least: 2, most: [2, 2] } as Partial<Prompt>);
  expect(markup.match(/do [ab]/g)?.length).toBeGreaterThanOrEqual(2);
  expect(markup.match(/disabled=""/g)?.length).toBe(3);
});

test('a text: a field of the right length; where the table has the page to write on, the bar has none', () => {
  const asked = { kind: 'write', min: 1, max: 30 } as const;
  expect(bar(asked)).toMatch(/<(input|textarea)/);
  expect(bar(asked, {}, true)).not.toMatch(/<(input|textarea)/);
});

test('the log tells beat by beat, oldest first, and links to clauses and things', () => {
  const line = (at: number, beat: number, type: string) => ({ at, beat, event: { type, seat: 0 } });
  const markup = drawn(
    <Log
      lines={[line(0, 0, 'dealt TST-4'), line(1, 1, 'moved'), line(2, 1, 'took')]}
      describe={({ event }) => ({ key: event.type, refs: ['card:3'] })}
      say={({ key }) => key}
      onClause={() => undefined}
      onRef={() => undefined}
    />,
  );
  const told = markup.replace(/<[^>]*>/g, ' ');
  expect(told.indexOf('dealt')).toBeLessThan(told.indexOf('moved'));
  expect(told.indexOf('moved')).toBeLessThan(told.indexOf('took'));
  expect(buttons(markup).join(' ')).toContain('TST-4');
});

test.each<[string, number, Box, 'full' | 'upright', boolean]>([
  ['few cards lie side by side where there is room', 3, { w: 60, h: 10 }, 'full', true],
  ['too many become strips', 20, { w: 60, h: 10 }, 'full', false],
  ['on a phone they are strips', 3, { w: 22, h: 12 }, 'upright', false],
])('%s', (_name, count, box, stage, whole) => {
  const cards = Array.from({ length: count }, (_, i) => ({ face: { id: `${i}`, kind: 'crew' as const, title: `Card ${i}` } }));
  const strips = stripsFor(cards as never, box, stage);
  expect(strips === null).toBe(whole);
  if (strips !== null) expect(strips.columns * strips.rows).toBeGreaterThanOrEqual(count);
});
