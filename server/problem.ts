/** A request that cannot be met, with the code and the sentence that go back. */
import { type PROBLEM_CODES, type Trouble, trouble } from '@bridgehead/match';

type Code = (typeof PROBLEM_CODES)[number];

const STATUS: Partial<Record<string, number>> = {
  'too-large': 413,
  flood: 429,
  'no-session': 401,
  'unknown-match': 404,
  'unknown-game': 404,
  gone: 404,
  'not-your-seat': 403,
  spectator: 403,
  full: 409,
  'not-open': 409,
  'already-seated': 409,
  'not-begun': 409,
  'not-allowed': 409,
  over: 409,
  'too-many': 429,
  busy: 503,
  storage: 503,
};

export class ProblemError extends Error {
  readonly trouble: Trouble;
  readonly statusCode: number;
  constructor(what: Trouble, status?: number) {
    super(what.sentence);
    this.trouble = what;
    this.statusCode = status ?? STATUS[what.code] ?? 400;
  }
}

export const problem = (code: Code, sentence?: string, status?: number): ProblemError => new ProblemError(trouble(code, sentence), status);
