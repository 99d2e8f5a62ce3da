/** Does batches of work until the CPU seconds are used up, after a warm-up, and prints units and CPU seconds as JSON. */
export type Work = (batch: number) => number | Promise<number>;

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** For a case file: `node FILE CASE SECONDS`. */
export async function runCase(cases: Readonly<Record<string, () => Promise<Work>>>): Promise<void> {
  const [name = '', seconds = '1'] = process.argv.slice(2);
  const prepare = Object.hasOwn(cases, name) ? cases[name] : undefined;
  if (prepare === undefined) throw new Error(`no case "${name}"; there are ${Object.keys(cases).join(', ')}`);
  const work = await prepare();
  let batch = 0;
  for (const until = cpu() + 0.4 * Number(seconds); cpu() < until; ) await work(batch++);
  const started = cpu();
  let units = 0;
  while (cpu() - started < Number(seconds)) units += await work(batch++);
  console.log(JSON.stringify({ units, cpu: cpu() - started }));
}
