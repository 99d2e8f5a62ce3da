#!/usr/bin/env node
/** `bridgehead`: everything that can be done from a terminal. Each command is a file of its own, loaded when it is called. */
import { Command, CommanderError } from 'commander';
import { Misuse } from './misuse.ts';

/** What a command's file offers: its arguments, options and action, added to the command that `main` has named. */
export interface CommandFile {
  configure(command: Command): void;
}

const COMMANDS: readonly { readonly name: string; readonly summary: string; readonly load: () => Promise<CommandFile> }[] = [
  { name: 'serve', summary: 'the server: matches, tables, the web client', load: () => import('./commands/serve.ts') },
  { name: 'backup', summary: 'everything the server keeps, in one file, while it runs', load: () => import('./commands/backup.ts') },
  { name: 'restore', summary: 'put a backup into an empty database of either kind', load: () => import('./commands/restore.ts') },
  { name: 'ratings', summary: 'who is best at each game; works the figures out again', load: () => import('./commands/ratings.ts') },
  { name: 'verify', summary: 'run a downloaded match again and check every die', load: () => import('./commands/verify.ts') },
  { name: 'play', summary: 'play a game in this terminal, against a bot or with friends', load: () => import('./commands/play.ts') },
  {
    name: 'annotate',
    summary: 'look at a finished match again: turning points and what was better',
    load: () => import('./commands/annotate.ts'),
  },
  { name: 'lab', summary: 'ten thousand games, and a report on what is unfair', load: () => import('./commands/lab.ts') },
];

const program = new Command('bridgehead').description('An online, rules-enforced tabletop.').exitOverride();
for (const { name, summary, load } of COMMANDS) {
  const command = program.command(name).description(summary).exitOverride();
  if (process.argv[2] === name) (await load()).configure(command);
}

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof Misuse) console.error(error.message);
  else if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error instanceof CommanderError && error.exitCode === 0 ? 0 : 2;
}
