/** Line by line: for screen readers, pipes and scripts. Nothing is ever drawn over. */
import { createInterface } from 'node:readline';
import type { Talk } from './talk.ts';

export async function playPlain(talk: Talk, input: NodeJS.ReadableStream, print: (text: string) => void): Promise<void> {
  const lines = createInterface({ input, terminal: false });
  let told = 0;
  let reader: unknown = null;
  const show = () => {
    const scene = talk.scene();
    if (talk.isPassing) print(scene.prompt);
    else {
      const isNew = reader !== talk.viewer;
      if (isNew) print(`\n${scene.heading}\n`);
      told = isNew ? Math.max(0, Math.min(told, scene.log.length - 12)) : Math.min(told, scene.log.length);
      for (const line of scene.log.slice(told)) print(line);
      told = scene.log.length;
      if (isNew) for (const line of [...scene.board, ...scene.zones]) print(line);
      for (const line of scene.notice) print(line);
      print(scene.prompt);
      for (const choice of scene.choices) print(choice);
    }
    reader = talk.isPassing ? null : talk.viewer;
  };
  show();
  for await (const line of lines) {
    talk.enter(line);
    if (talk.isFinished) break;
    show();
  }
  lines.close();
  if (!talk.isFinished && !talk.session.isOver) print('The input ended before the match did.');
}
