/** Signs of the awards, and the line each was won by. */
import type { Seat } from '@bridgehead/kernel';
import type { Glyph } from '@bridgehead/ui';
import { quoteOf } from '../../episode/index.ts';
import { laurelsTrophy, medal, podium } from '../../icons/later.ts';
import { mailedFist, peaceDove, starMedal } from '../../icons/soon.ts';
import type { Entry } from '../../state.ts';
import { entryText } from '../../table-help.ts';
import type { CrewView } from '../../view.ts';
import { ALIEN_SIGN, CREW_SIGNS } from '../signs.ts';

export const AWARD_SIGNS: Readonly<Record<string, Glyph>> = {
  breakthrough: starMedal,
  script: laurelsTrophy,
  brass: podium,
  scourge: ALIEN_SIGN,
  respect: CREW_SIGNS.first,
  peace: peaceDove,
  fist: mailedFist,
  ensign: medal,
};

const KINDS: Readonly<Record<string, readonly Entry['kind'][]>> = {
  breakthrough: ['joke'],
  scourge: ['outcome', 'humiliation'],
  respect: ['pitch', 'bid'],
  peace: ['outcome'],
  fist: ['outcome'],
  ensign: ['banter', 'bid'],
};

/** The winner's latest line of the kind that the award is for. */
export function quoteFor(view: CrewView, id: string, seats: readonly Seat[]): Entry | null {
  const kinds = KINDS[id] ?? [];
  return (
    view.log.findLast(
      (entry) =>
        entry.seat === seats[0] &&
        kinds.includes(entry.kind) &&
        (id !== 'scourge' || entry.persona.role === 'alien') &&
        quoteOf(entryText(view, entry)) !== null,
    ) ?? null
  );
}
