/** What a value of an option is called: never as it is written in the rules. */
import type { OptionSpec } from '@bridgehead/kernel';

type Choice = Extract<OptionSpec, { kind: 'choice' }>;

const plain = (value: string): string => {
  const words = value
    .replaceAll('-', ' ')
    .replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
  return words.replace(/^./, (letter) => letter.toUpperCase());
};

export const optionName = (spec: Choice, value: string): string => spec.names?.[value] ?? plain(value);
