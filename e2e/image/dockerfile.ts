/** Enough of a Dockerfile's language to do its steps in a folder: stages with their instructions, in order. */

export interface Instruction {
  readonly word: string;
  readonly rest: string;
}
export interface Stage {
  readonly from: string;
  readonly name: string | null;
  readonly steps: readonly Instruction[];
}

export function stagesOf(text: string): Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const stages: { from: string; name: string | null; steps: Instruction[] }[] = [];
  for (const line of lines) {
    const [word = '', rest = ''] = [line.split(/\s/, 1)[0], line.replace(/^\S+\s*/, '')];
    if (word === 'FROM') {
      const [from = '', name] = rest.split(/\s+AS\s+/i);
      stages.push({ from, name: name ?? null, steps: [] });
    } else stages.at(-1)?.steps.push({ word, rest });
  }
  return stages;
}

/** `NODE_ENV=production PORT=8080` as data. */
export const settingsOf = (rest: string): Record<string, string> =>
  Object.fromEntries([...rest.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]));

/** `["node", "main.ts"]`, also after the flags and the word CMD of a health check. */
export const commandOf = (rest: string): string[] => JSON.parse(rest.slice(rest.indexOf('['))) as string[];
