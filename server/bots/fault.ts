/** The game itself failed while a bot thought about it: not the thread, and not the machine. */
export class GameFault extends Error {}

export const faultOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
