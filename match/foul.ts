/** The word list: English, with the usual disguises (0 for o, doubled letters); harmless words that contain a foul one pass. */
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';

/** A word of starships that the list takes for something else. */
const HARMLESS = 'cockpit';

let matcher: RegExpMatcher | null = null;

/** Where they stand: first and last place of each. */
export function foulIn(text: string): (readonly [first: number, last: number])[] {
  if (matcher === null) {
    const { whitelistedTerms = [], ...list } = englishDataset.build();
    matcher = new RegExpMatcher({ ...list, whitelistedTerms: [...whitelistedTerms, HARMLESS], ...englishRecommendedTransformers });
  }
  return matcher.getAllMatches(text).map(({ startIndex, endIndex }) => [startIndex, endIndex] as const);
}
