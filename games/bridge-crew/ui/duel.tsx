/** A showdown in the place of view, pools and ladder: attitudes being chosen, a challenge that was decided, a Save the Day. */
import { FaceOff } from './challenge.tsx';
import type { Showdown } from './facts.ts';
import { SaveTheDay } from './save.tsx';
import { Verdict } from './verdict.tsx';

export function Duel({ showdown }: { showdown: Showdown | null }) {
  if (showdown === null) return <FaceOff />;
  return showdown.saved !== null ? <SaveTheDay showdown={showdown} /> : <Verdict showdown={showdown} />;
}
