/** An episode as Markdown. What people wrote is escaped: it can neither mark up nor link. */
import type { Block, Episode, Scene } from './script.ts';

/** One line of plain text, with every sign that Markdown or HTML could take for its own made harmless. */
export const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|~&$]/g, '\\$&')
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/\b(www)\./gi, '$1\\.')
    .replace(/@/g, '\\@')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^([-+=])/, '\\$1');

/** With `quills`, ghost-written lines are marked. */
export function markdownOf(episode: Episode, quills = false): string {
  const { title, ship, rating, cast, rounds, teaser, acts, finale, joke, ending, best, awards, dice } = episode;
  const mark = (block: Block) => `${quills && block.isGhost ? ' ✒' : ''}${block.isEdited ? ' (edited)' : ''}`;
  const lines = [
    `# ${plain(title)}`,
    `*A voyage of the ${plain(ship)}. ${cast.length} officers, ${rounds} rounds, rated ${plain(rating)}.*`,
    ...(best === null ? [] : [`> ${plain(best.text)}\n>\n> ${plain(best.name)}`]),
    '## Cast',
    cast
      .map(
        (one) =>
          `- **${plain(one.name)}**, ${[one.crew, one.personality].filter((card) => card !== one.name).join(', ')} (${times(one.captain)} Captain, ${times(one.alien)} the Alien)`,
      )
      .join('\n'),
    ...(teaser === null ? [] : ['## Teaser', blockOf(teaser, mark(teaser))]),
    ...acts.flatMap((act) => [`## ${act.title}`, ...act.scenes.flatMap((scene) => sceneOf(scene, mark))]),
    ...(finale === null ? [] : ['## Finale', plain(finale.text) + mark(finale)]),
    ...(joke === null ? [] : [`**${plain(joke.text)}**${mark(joke)}`]),
    ...(ending === null ? [] : [`**${ending}**`]),
    ...(awards.length === 0
      ? []
      : ['## Credits', awards.map((award) => `- ${award.title}: ${award.names.map(plain).join(', ')} (${award.credits})`).join('\n')]),
    ...(dice.length === 0 ? [] : ['## Dice', dice.map((line) => `- ${plain(line)}`).join('\n')]),
  ];
  return `${lines.join('\n\n')}\n`;
}
const times = (n: number): string => (n === 0 ? 'never' : n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

function sceneOf({ number, heading, where, blocks }: Scene, mark: (block: Block) => string): string[] {
  const lines = [`### SCENE ${number} — ${heading} — ${plain(where)}`];
  for (const block of blocks) {
    const line = blockOf(block, mark(block));
    if (block.goesOn) lines[lines.length - 1] += ` ${line}`;
    else lines.push(line);
  }
  return lines;
}

function blockOf({ as, speaker, goesOn, text }: Block, mark: string): string {
  const words = plain(text) + mark;
  switch (as) {
    case 'log':
      return `> **${plain(speaker ?? '')}:** ${words}`;
    case 'speech':
      return goesOn ? words : `**${plain((speaker ?? '').toUpperCase())}:** ${words}`;
    case 'direction':
      return `*${plain(text)}*${mark}`;
    case 'outcome':
      return words;
  }
}
