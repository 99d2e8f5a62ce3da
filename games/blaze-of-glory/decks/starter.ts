/** A starter by its affiliation or title, cut to the format, as a list in the text format. */
import { face } from '../cards/index.ts';
import type { DeckList, Format } from './list.ts';
import { designNamed, FORMAT_RULES, writeDeck } from './list.ts';
import { STARTERS, type Starter } from './starters.ts';

/** Together with missions and other seeds as many as a Skirmish admits. */
const SKIRMISH_DILEMMAS = 9;
const SKIRMISH_DRAW = 24;

function named(names: readonly string[]): number[] {
  return names.flatMap((words) => {
    const [, count, name] = /^(?:(\d+) )?(.+)$/.exec(words) as unknown as [string, string | undefined, string];
    const design = designNamed(name);
    if (design < 0) throw new Error(`no card "${name}"`);
    return new Array<number>(Number(count ?? 1)).fill(design);
  });
}

export function starterList(starter: Starter, format: Format): DeckList {
  const short = format === 'skirmish';
  const seeds = named(starter.seeds);
  const room = FORMAT_RULES[format].seeds - FORMAT_RULES[format].missions - seeds.filter((d) => face(d).kind !== 'site').length;
  return {
    missions: named(starter.missions.slice(0, FORMAT_RULES[format].missions)),
    seeds,
    dilemmas: named(short ? starter.dilemmas.slice(0, Math.min(SKIRMISH_DILEMMAS, room)) : starter.dilemmas),
    draw: named(short ? starter.draw.slice(0, SKIRMISH_DRAW) : starter.draw),
    tactics: named(starter.tactics),
    'q-continuum': named(starter.qContinuum),
    tent: [],
  };
}

/** 'klingon', 'Blood and Honor', 'starter: klingon'; null if no starter is meant. */
export function starterNamed(text: string): Starter | null {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/^starter:\s*/, '');
  return STARTERS.find(({ affiliation, title }) => affiliation.toLowerCase() === words || title.toLowerCase() === words) ?? null;
}

export const starterText = (starter: Starter, format: Format): string => writeDeck(starterList(starter, format), starter.title, format);
