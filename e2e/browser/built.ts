/** The client as it is shipped, built if it is missing or older than what it is made of. */
import { buildWeb } from '../../scripts/build.ts';

export function ensureBuilt(): void {
  if (!buildWeb()) throw new Error('the web client cannot be built');
}
