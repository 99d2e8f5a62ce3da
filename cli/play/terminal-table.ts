/** What a game may bring along for the terminal, in `games/<id>/terminal.ts`. Without it zones are listed in words. */
import { existsSync } from 'node:fs';
import type { Json, Viewer } from '@bridgehead/kernel';
import type { Tries } from '@bridgehead/ui/typed';

export interface TerminalTable {
  /** The board in letters, at most 80 wide. */
  board(view: Json, viewer: Viewer): string[];
  /** Is this zone in the drawing already? */
  covers(zone: string): boolean;
  /** "why not …?" looks among these. */
  readonly tries: Tries;
  /** What the table calls each seat, where it is not by its number: the leader somebody plays. */
  names?(view: Json): readonly (string | null)[];
  /** Sentences of this match's own, by key: ships by the names that their captains gave them. */
  given?(view: Json): Readonly<Record<string, string>>;
}

export async function loadTerminal(id: string): Promise<TerminalTable | null> {
  const file = new URL(`../../games/${id}/terminal.ts`, import.meta.url);
  return existsSync(file) ? ((await import(file.href)) as TerminalTable) : null;
}
