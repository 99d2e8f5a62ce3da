/** Answers that nobody should be able to give. */
import type { Json, Prompt } from '@bridgehead/kernel';

const MEGABYTE = 'x'.repeat(1_000_000);

const ALWAYS: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  '__proto__',
  'constructor',
  'no such thing',
  '\ud800',
  'nul\0',
  MEGABYTE,
  [],
  {},
  [[]],
  [null],
  [Number.NaN],
  ['__proto__'],
  [[[[[[1]]]]]],
  Array.from({ length: 5_000 }, (_, i) => i),
  { length: 1, 0: 'x' },
  { toString: 'x' },
  JSON.parse('{"__proto__": {"polluted": true}}'),
  JSON.parse('{"constructor": {"prototype": {"polluted": true}}}'),
  Symbol('answer'),
  10n,
  () => 0,
  new Date(0),
  new Map([[1, 2]]),
  new Uint8Array(4),
];

/** Odd in general, and odd in the very shape of this prompt's options. */
export function oddAnswers(prompt: Prompt): unknown[] {
  const { options } = prompt;
  const first = options[0];
  const twice =
    first === undefined
      ? []
      : [
          [first, first],
          [...options, first],
          [...options, ...options],
        ];
  return [...ALWAYS, ...twice, ...options.slice(0, 4).flatMap(twisted), ...kindly(prompt)];
}

/** Answers of the right kind with wrong contents. */
function kindly(prompt: Prompt): unknown[] {
  const { kind, options, min = 0, max = 0, points = 0, most = [] } = prompt;
  switch (kind) {
    case 'select':
      return [options.slice(0, min - 1), options.length > max ? options.slice(0, max + 1) : ['surplus'], options[0], [options]];
    case 'distribute':
      return [
        most.map(() => 0).concat(0),
        most.map((n) => n + 1),
        most.map(() => points / 2 + 0.25),
        [points],
        most.map(() => '1'),
        [-1, ...most],
      ];
    case 'write':
      return ['x'.repeat(max + 1), [], ['text'], 7];
    default:
      return [options, [options[0]]];
  }
}

/** Small changes to a legal answer: other numbers, other texts, members missing or added. */
function twisted(option: Json): unknown[] {
  if (typeof option === 'number') return [option + 0.5, String(option), [option], option + 1_000_003, -option - 1];
  if (typeof option === 'string')
    return [`${option} `, option.toUpperCase() === option ? option.toLowerCase() : option.toUpperCase(), [option], { option }];
  if (typeof option !== 'object' || option === null) return [[option]];
  if (Array.isArray(option)) {
    const members = option as readonly Json[];
    return [
      members.slice(0, -1),
      [...members, 0],
      [...members].reverse(),
      ...members.flatMap((member, i) => twisted(member).map((odd) => members.with(i, odd as Json))),
    ];
  }
  const whole = option as Record<string, Json>;
  const keys = Object.keys(whole);
  return [
    { ...whole, extra: 1 },
    ...keys.map((key) => Object.fromEntries(keys.filter((other) => other !== key).map((other) => [other, whole[other]]))),
    ...keys.flatMap((key) => twisted(whole[key] as Json).map((odd) => ({ ...whole, [key]: odd }))),
  ];
}
