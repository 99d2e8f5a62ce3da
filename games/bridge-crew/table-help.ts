/** Pure helpers on a view, for every kind of table: names, stances, exact chances. */
import type { Prompt, Seat } from '@bridgehead/kernel';
import {
  type Approach,
  ATTITUDES,
  type Attitude,
  CREW_IDS,
  type CrewId,
  crewRow,
  PERSONALITY_IDS,
  type PersonalityId,
  type Stance,
  stanceOf,
} from './cards.ts';
import { nth } from './lists.ts';
import { crewChance, saveChance } from './odds.ts';
import type { Entry } from './state.ts';
import { filledIn, officerTitle } from './story/names.ts';
import type { CrewView } from './view.ts';

export const seatNames = (view: CrewView): string[] => view.officers.map((_, seat) => officerTitle(view.officers, seat));
/** An entry as it is read: ghost lines with their names filled in, written ones as they were written. */
export const entryText = (view: CrewView, entry: Entry): string =>
  entry.source === 'ghost' ? filledIn(entry.text, view.officers) : entry.text;

/** A share in per cent, to one decimal, halves up. */
export const percent = (share: number): string => (Math.floor(share * 1000 + 0.5 + 1e-9) / 10).toFixed(1);

/** What a table's gauge shows: null for a seat without dice. */
export function saveChanceOf(view: CrewView, seat: Seat): number | null {
  const officer = nth(view.officers, seat);
  if (officer.dice.every((count) => count === 0)) return null;
  return saveChance([...officer.dice], [...view.encounter], view.settings.regulations ? officer.reputation : 0);
}

export const trainedIn = (crew: CrewId): string => crewRow(CREW_IDS.indexOf(crew)).trained;
/** Keen, Counter or Unmoved on the Order as it is tagged; null while that is unknown. */
export function stanceIn(view: CrewView, personality: PersonalityId | null): Stance | null {
  return personality === null || view.themes.length === 0 ? null : stanceOf(PERSONALITY_IDS.indexOf(personality), view.themes);
}

/** The key of an approach; for all ages Alien Love has another name. */
export const approachKey = ({ settings }: Pick<CrewView, 'settings'>, approach: Approach): string =>
  `brc.approach.${approach === 'love' && settings.rating === 'allAges' ? 'friendship' : approach}`;

const facesIn = (code: string): number => Number(code.slice(1));

const byAttitude = <T>(of: (attitude: Attitude) => T): Record<Attitude, T> => ({
  neutral: of('neutral'),
  friendly: of('friendly'),
  hostile: of('hostile'),
});
/** The Crew's exact chance for each pair of attitudes, own first; null while a die is missing. */
export function chancesInFaceOff(view: CrewView, once = view.sides?.[0].once ?? false): Record<Attitude, Record<Attitude, number>> | null {
  const [crew, alien] = view.sides ?? [];
  if (!crew?.die || !alien?.die) return null;
  const officer = nth(view.officers, view.crew);
  const isBelaying = view.approach === 'belay';
  const match = {
    crewDie: facesIn(crew.die),
    alienDie: facesIn(alien.die),
    trained: !once && officer.crew !== null && (!isBelaying || view.settings.belayTraining) && trainedIn(officer.crew) === view.method,
    stance: isBelaying ? ('unmoved' as const) : (stanceIn(view, officer.personality) ?? 'unmoved'),
    steady: view.settings.regulations,
  };
  return byAttitude((own) => byAttitude((foe) => crewChance({ ...match, crew: own, alien: foe })));
}

/** Would this seat roll twice in the open face-off (BRC-80)? */
export const mayRollOnce = ({ prompt }: { readonly prompt: Prompt | null }): boolean =>
  prompt?.key === 'brc.face-off' && prompt.options.some((option) => Array.isArray(option) && option[0] === 'once');

/** From the worst to the best that the other side may have chosen. */
export function chanceBand(
  view: CrewView,
  seat: Seat,
  attitude: Attitude,
  once = view.sides?.[0].once ?? false,
): readonly [number, number] | null {
  const chances = chancesInFaceOff(view, once);
  if (chances === null) return null;
  const all = ATTITUDES.map((foe) => (seat === view.crew ? chances[attitude][foe] : 1 - chances[foe][attitude]));
  return [Math.min(...all), Math.max(...all)];
}
