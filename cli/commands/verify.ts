/** `bridgehead verify RECORD.json`: runs a match again and checks every die and every event, without asking any server. */
import { readFileSync } from 'node:fs';
import { loadGame } from '@bridgehead/games';
import { RecordFile, type RecordOfMatch, verify } from '@bridgehead/match';
import type { Command } from 'commander';
import { Misuse } from '../misuse.ts';

export function configure(command: Command): void {
  command
    .argument('<record>', 'file downloaded from a match that has ended')
    .option('--commitment <hex>', 'what was shown before the match began: the record has to be of this one')
    .option('--json', 'print the verdict as JSON')
    .action(check);
}

async function check(file: string, { json = false, commitment = null }: { json?: boolean; commitment?: string | null }): Promise<void> {
  const record = readRecord(file);
  const game = await loadGame(record.game);
  if (game === null) throw new Misuse(`There is no game "${record.game.slice(0, 60)}".`);
  const verdict = verify(game, record, { promised: commitment });
  if (json) console.log(JSON.stringify(verdict));
  else if (verdict.genuine) console.log(genuine(record, verdict.checked, commitment !== null));
  else console.log(`Not genuine. ${verdict.problem}`);
  if (!verdict.genuine) process.exitCode = 1;
}

function genuine({ fair }: RecordOfMatch, checked: number, isPromised: boolean): string {
  const follows = `${checked} entries and every event follow from the seed, and the seed from the commitment ${fair.commitment}.`;
  if (isPromised) return `Genuine, and as promised: ${follows}`;
  return `Genuine: it holds in itself. ${follows} Was that shown before the match began? --commitment compares.`;
}

function readRecord(file: string): RecordOfMatch {
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Misuse(`${file} cannot be read as a record: ${error instanceof Error ? error.message : String(error)}`);
  }
  const read = RecordFile.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Misuse(`${file} is not a record: ${issue?.path.join('.') || 'it'} – ${issue?.message}.`);
  }
  // As it was given: what the form does not know of is refused, not passed over.
  return given as RecordOfMatch;
}
