import { hashOf } from '@bridgehead/ui/pattern';

/** Numbers from 0 up to 1 that are the same for the same text: the same card always looks the same. */
export function seeded(text: string): () => number {
  let state = Math.imul(hashOf(text), 0x9e3779b1) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
