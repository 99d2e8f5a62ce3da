/** The same stars for the same Alien. */
export function starsOf(of: string, w: number, h: number, count: number): { readonly x: number; readonly y: number; readonly r: number }[] {
  let seed = [...of].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0, 7);
  const next = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  return Array.from({ length: count }, () => ({ x: next() * w, y: next() * h, r: 0.6 + next() * 1.3 }));
}
