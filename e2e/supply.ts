/**
 * `npm run supply`: what the product is made of. Known holes in dependencies (`npm audit`, if a registry answers), install
 * scripts against the list that is allowed, and with `--out FILE` a bill of materials in CycloneDX.
 */

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { wishOf } from '../testkit/bin/common.ts';

const { values } = wishOf<{ out: string }>('What is installed, and what is known of it.', (it) =>
  it.option('--out <file>', 'where the bill of materials is written', ''),
);
const root = path.join(import.meta.dirname, '..');
const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;
/** npm may say other things around its JSON. */
function npm<T>(...args: string[]): T | null {
  const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, timeout: 120_000 });
  try {
    return JSON.parse(stdout.slice(stdout.indexOf('{'))) as T;
  } catch {
    return null;
  }
}

interface Locked {
  readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean; readonly link?: boolean }>>;
}
const { packages } = read<Locked>('package-lock.json');
const { allowScripts = {} } = read<{ allowScripts?: Record<string, boolean> }>('package.json');
const nameOf = (where: string): string => where.slice(where.lastIndexOf('node_modules/') + 'node_modules/'.length);
const scripts = Object.entries(packages).flatMap(([where, { hasInstallScript }]) => (hasInstallScript === true ? [nameOf(where)] : []));
/** Those that are not on the list are never run by npm; they are named so that nobody adds one unseen. */
const unlisted = scripts.filter((name) => allowScripts[name] !== true);

interface Audit {
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> };
}
const vulnerabilities = npm<Audit>('audit', '--json')?.metadata?.vulnerabilities ?? null;
const bill = npm<{ components?: unknown[] }>('sbom', '--package-lock-only', '--sbom-format', 'cyclonedx');
if (values.out !== '' && bill !== null) writeFileSync(values.out, `${JSON.stringify(bill, null, 1)}\n`);
const total = {
  packages: Object.values(packages).filter(({ link }) => link !== true).length,
  high: vulnerabilities?.high ?? null,
  critical: vulnerabilities?.critical ?? null,
  scripts_allowed: scripts.filter((name) => allowScripts[name] === true),
  scripts_not_run: unlisted,
  components: bill?.components?.length ?? null,
};
console.log(values.json ? JSON.stringify(total) : JSON.stringify(total, null, 1));
process.exit((total.high ?? 0) + (total.critical ?? 0) === 0 ? 0 : 1);
