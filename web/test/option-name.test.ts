/** No form and no list shows an option as it is written in the rules. */
import { catalogue } from '@bridgehead/games';
import { expect, test } from 'vitest';
import { optionName } from '../invite/option-name.ts';

test.each(catalogue.map(({ id, load }) => [id, load] as const))(
  '%s: every value of every option has a name for people',
  async (_, load) => {
    const { options } = await load();
    for (const [option, spec] of Object.entries(options)) {
      if (spec.kind !== 'choice') continue;
      const names = spec.values.map((value) => optionName(spec, value));
      for (const name of names) expect(name, option).toMatch(/^[\dA-Z][^A-Z_]*( [\dA-Z]?[^A-Z_]*)*$/);
      for (const name of names) expect(name, option).not.toMatch(/[a-z]-[a-z]|[a-z][A-Z]/);
      expect(new Set(names).size, option).toBe(names.length);
      // A name that belongs to no value is a slip.
      expect(spec.values, option).toEqual(expect.arrayContaining(Object.keys(spec.names ?? {})));
    }
  },
);

test('a value without a name is taken apart where it was put together', () => {
  const spec = { kind: 'choice', values: ['asListed', 'by-seats'], default: 'asListed', title: 'Order' } as const;
  expect(spec.values.map((value) => optionName(spec, value))).toEqual(['As listed', 'By seats']);
});
