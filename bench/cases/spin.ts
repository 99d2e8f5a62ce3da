/** Counts for so many milliseconds: work that needs nothing but a core. Runs in a worker. */
export default function spin(ms: number): number {
  const begun = performance.now();
  let counted = 0;
  let x = 1;
  while (performance.now() - begun < ms) {
    for (let i = 0; i < 10_000; i++) x = (x * 16_807) % 2_147_483_647;
    counted += x > 0 ? 1 : 0;
  }
  return counted;
}
