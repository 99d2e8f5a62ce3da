/** What need not be asked. */
import type { Json } from '@bridgehead/kernel';
import type { Asked } from '@bridgehead/ui';
import { numberIn } from '../params.ts';
import type { BridgeView } from '../view.ts';

/** More points than needed help nobody, and can be added later if somebody answers (STB-R10); without crew there are no stations. */
export function settled({ view, prompt }: Asked<BridgeView>): Json | null {
  if (prompt?.key === 'stb.points' && prompt.min === 0 && numberIn(prompt.params, 'has') >= numberIn(prompt.params, 'needs')) return [];
  if (prompt?.key === 'stb.redeploy' && (view.parties[prompt.seat]?.crew.length ?? 0) === 0) return 'keep';
  return null;
}
