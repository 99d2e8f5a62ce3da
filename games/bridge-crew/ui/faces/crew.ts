/** The officers' faces, one for each Crew card: on plates, on the stage and in the show. */
import { type Gallery, PEOPLE, sources } from '@bridgehead/ui/faces';
import type { CrewId } from '../../cards.ts';

export const CREW_LINES: Readonly<Record<CrewId, string>> = {
  comms: 'deck blue|bust s:3 h:oval hair:bob hc:#171310 hat:headset hatc:#2b6fb4 wear:uni c:#2b6fb4 mouth:lips',
  science: 'grid SCI|bust s:y h:long hair:bowl hc:#15131c ear:point slant:-2 wear:uni c:#1f8f8a',
  helm: 'space CMD|bust s:2 h:point hair:swept hc:#5a2d18 wear:uni c:#c8922b mouth:smirk',
  engineer: 'cave ENG|bust s:1 h:heavy hair:crop hc:#8a3a1a beard:full hat:goggup wear:coat c:#c8642a mouth:none',
  first: 'deck CMD|bust s:4 h:square hair:bald beard:goatee hc:#171310 wear:high c:#b5303c',
  security: 'hull SEC|bust s:n h:square hair:bald sp:ridge mk:scar wear:armor c:#a9303f b:1.1 mouth:frown eye:narrow',
  weapons: 'limb red|bust s:b h:oval hair:under hc:#eef6f4 sp:antenna wear:armor c:#5a2a3c mouth:lips',
};
const OFFICERS: Gallery = { lines: CREW_LINES, kit: { icons: {}, words: PEOPLE } };
/** What an image shows; empty for what is no Crew card. */
export const portraitOf = sources(OFFICERS);
