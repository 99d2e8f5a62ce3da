/** What a game may bring along for the terminal, in `games/<id>/terminal.ts`. Without it zones are listed in words. */
import { existsSync } from 'node:fs';
import type { Json, Prompt, Viewer } from '@bridgehead/kernel';

export interface TerminalTable {
  /** The board in letters, at most 80 wide. */
  board(view: Json, viewer: Viewer): string[];
  /** Is this zone in the drawing already? */
  covers(zone: string): boolean;
  /** What a player might try, legal or not; "why not …?" looks among these. */
  tries(view: Json, prompt: Prompt): readonly Json[];
}

export async function loadTerminal(id: string): Promise<TerminalTable | null> {
  const file = new URL(`../../games/${id}/terminal.ts`, import.meta.url);
  return existsSync(file) ? ((await import(file.href)) as TerminalTable) : null;
}
