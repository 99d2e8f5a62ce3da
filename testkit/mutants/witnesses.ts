/**
 * Which clauses are tested, honestly: a test that names the clause fails for a mutation of code that cites it. What was found is
 * kept next to the tests (`witnesses.json`), sealed with a hash of the code and the test that it was found in; a row whose
 * files have changed since is tried again. Looking for new ones takes minutes and is done when asked for.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clausesIn, testNames } from '../clause-coverage.ts';
import { failing, Hand, type Prepared, prepare } from './campaign.ts';
import { type Mutant, mutantsOf } from './operators.ts';
import { citing, ROOT, read, type Target } from './targets.ts';

export interface Witness {
  readonly file: string;
  readonly code: string;
  readonly instead: string;
  readonly test: { readonly file: string; readonly name: string };
  readonly seal: string;
}
export type Witnesses = Record<string, Witness>;

/** So many mutants of the code that cites a clause are tried before it counts as named only. */
const MOST_TRIED = 40;

const place = (id: string): string => join(ROOT, `games/${id}/test/witnesses.json`);
const kept = (id: string): Witnesses => (existsSync(place(id)) ? JSON.parse(readFileSync(place(id), 'utf8')) : {});
export const keep = (id: string, witnesses: Witnesses): void => writeFileSync(place(id), `${JSON.stringify(witnesses, null, 2)}\n`);

const sealOf = (file: string, test: string): string =>
  createHash('sha256').update(read(file)).update('\0').update(read(test)).digest('hex').slice(0, 12);
const exists = (file: string): boolean => existsSync(join(ROOT, file));

const isSealed = ({ file, test, seal }: Witness): boolean => exists(file) && exists(test.file) && seal === sealOf(file, test.file);

/** A row holds when its files are unchanged, or when it is tried again and the test still fails. */
async function holds(hand: Hand, clause: string, { file, code, instead, test, seal }: Witness): Promise<boolean> {
  if (!exists(file) || !exists(test.file) || !clausesIn(test.name).includes(clause)) return false;
  if (seal === sealOf(file, test.file)) return true;
  const text = read(file);
  const same = mutantsOf(file, text).find(
    (one) => text.slice(one.start, one.end) === code && one.text === instead && one.clauses.includes(clause),
  );
  // A test that is not there any more would "fail" too: without the mutant it has to pass.
  const plain = same && { ...same, text: code };
  const tests = [{ ...test, ms: 1_000 }];
  if (same === undefined || plain === undefined || (await failing(hand, new Map([[file, text]]), plain, tests)) !== null) return false;
  return (await failing(hand, new Map([[file, text]]), same, tests)) !== null;
}

async function look(hand: Hand, prepared: Prepared, clause: string): Promise<Witness | null> {
  const naming = prepared.cases.filter(({ name }) => clausesIn(name).includes(clause)).sort((a, b) => a.ms - b.ms);
  let tried = 0;
  const candidates = prepared.mutants.map((mutant, number) => ({ mutant, number })).filter(({ mutant }) => mutant.clauses.includes(clause));
  // Where the clause is cited first, the citation is nearest.
  candidates.sort((a, b) => a.mutant.clauses.indexOf(clause) - b.mutant.clauses.indexOf(clause));
  for (const { mutant, number } of candidates) {
    const tests = naming.filter(({ reaches }) => reaches.includes(number));
    if (tests.length === 0 || tried++ >= MOST_TRIED) continue;
    const name = await failing(hand, prepared.texts, mutant, tests);
    const test = tests.find((one) => one.name === name);
    if (test !== undefined) return witness(prepared, mutant, test);
  }
  return null;
}

const witness = ({ texts }: Prepared, { file, start, end, text }: Mutant, test: { file: string; name: string }): Witness => ({
  file,
  code: (texts.get(file) as string).slice(start, end),
  instead: text,
  test: { file: test.file, name: test.name },
  seal: sealOf(file, test.file),
});

/**
 * What there is for each of these clauses: kept and unchanged since; or also what still holds when it is tried again; or also what can be
 * found for those that have nothing.
 */
export async function witnessesFor(
  id: string,
  clauses: readonly string[],
  how: 'kept' | 'tried' | 'searched',
  onClause: (done: number) => void = () => undefined,
): Promise<Witnesses> {
  const before = kept(id);
  const found = new Map<string, Witness>();
  const hand = new Hand();
  let done = 0;
  const without: string[] = [];
  for (const clause of clauses) {
    const known = before[clause];
    if (known !== undefined && (how === 'kept' ? isSealed(known) : await holds(hand, clause, known))) {
      found.set(clause, { ...known, seal: sealOf(known.file, known.test.file) });
      onClause(++done);
    } else without.push(clause);
  }
  if (how === 'searched' && without.length > 0) {
    const prepared = await prepare(naming(citing(id), without));
    for (const clause of without) {
      const one = await look(hand, prepared, clause);
      if (one !== null) found.set(clause, one);
      onClause(++done);
    }
  }
  hand.close();
  return Object.fromEntries(clauses.flatMap((clause) => (found.has(clause) ? [[clause, found.get(clause) as Witness]] : [])));
}

/** Only the tests of files that name one of these clauses could be a witness for it. */
const naming = (target: Target, clauses: readonly string[]): Target => ({
  ...target,
  tests: target.tests.filter((file) => testNames(read(file)).some((name) => clausesIn(name).some((one) => clauses.includes(one)))),
});
