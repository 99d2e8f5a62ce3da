/** What goes wrong in the store itself, and not in what was asked of it. */
export class StoreFault extends Error {}

/** Codes of lines, and of PostgreSQL those that say that it is not there, has no room or is being worked on. */
const LINE = /^(?:E[A-Z]{4,}|(?:08|25|40|53|55|57|58|XX)[0-9A-Z]{3})$/;
const LOST = /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error/;

export function isStoreFault(error: unknown): boolean {
  if (error instanceof StoreFault) return true;
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  const inside = error instanceof AggregateError ? error.errors : [];
  return LOST.test(error.message) || (typeof code === 'string' && LINE.test(code)) || inside.some(isStoreFault);
}
