/** A table's options: declared by the game, shown in plain words when a table is made, checked before a match begins. */
import type { Json } from './json.ts';

interface Described<T> {
  readonly default: T;
  readonly title: string;
  readonly note?: string;
  /** With which values a match counts for ratings; with the default if absent. */
  readonly rated?: readonly T[];
}
export type OptionSpec =
  | ({
      readonly kind: 'choice';
      readonly values: readonly string[];
      /** What the values are called, where they are no plain words. */
      readonly names?: Readonly<Record<string, string>>;
    } & Described<string>)
  | ({ readonly kind: 'number'; readonly min: number; readonly max: number } & Described<number>)
  | ({ readonly kind: 'flag' } & Described<boolean>);
export type OptionSchema = Readonly<Record<string, OptionSpec>>;
export type OptionValues = Readonly<Record<string, string | number | boolean>>;

/** Fills in the defaults; a sentence if something does not fit. */
export function readOptions(schema: OptionSchema, given: unknown): { options: OptionValues } | { problem: string } {
  if (given === undefined || given === null) return readOptions(schema, {});
  if (typeof given !== 'object' || Array.isArray(given)) return { problem: 'Options are a set of names and values.' };
  for (const name of Object.keys(given)) if (!Object.hasOwn(schema, name)) return { problem: `There is no option "${name.slice(0, 40)}".` };
  const options: Record<string, string | number | boolean> = {};
  for (const [name, spec] of Object.entries(schema)) {
    const value: unknown = Object.hasOwn(given, name) ? (given as Record<string, Json>)[name] : spec.default;
    if (!fits(spec, value)) return { problem: `Option "${name}" takes ${allowed(spec)}.` };
    options[name] = value;
  }
  return { options };
}

/** The same from a typed line: 'name=value,name=value'. */
export function readTypedOptions(schema: OptionSchema, text: string): { options: OptionValues } | { problem: string } {
  const given: Record<string, Json> = {};
  for (const pair of text.split(',').filter((one) => one.trim() !== '')) {
    const [, name, value] = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
    if (name === undefined || value === undefined) return { problem: `"${pair.slice(0, 80)}" is not of the form name=value.` };
    const kind = Object.hasOwn(schema, name) ? schema[name]?.kind : undefined;
    given[name] =
      kind === 'number' && value !== ''
        ? Number(value)
        : kind === 'flag'
          ? value === 'true'
            ? true
            : value === 'false'
              ? false
              : value
          : value;
  }
  return readOptions(schema, given);
}

function fits(spec: OptionSpec, value: unknown): value is string | number | boolean {
  switch (spec.kind) {
    case 'choice':
      return spec.values.includes(value as string);
    case 'number':
      return Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max;
    case 'flag':
      return typeof value === 'boolean';
  }
}

function allowed(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'choice':
      return spec.values.join(' or ');
    case 'number':
      return `a whole number from ${spec.min} to ${spec.max}`;
    case 'flag':
      return 'true or false';
  }
}
