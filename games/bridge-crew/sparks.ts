/**
 * Sparks (BRC-R54): private suggestions for a person in front of an empty page. Drawn in the person's own client with
 * chance of its own; what the ghost-writer has used is left out, and neither bags nor match learn of it.
 */
import { type Chance, pick } from '@bridgehead/kernel';
import { BEINGS, NUMBERS, PLACES, type Sheet } from './cards.ts';
import { Ghost } from './story/ghost.ts';
import { filledIn } from './story/names.ts';
import { raised, withArticle } from './story/words.ts';
import type { CrewView } from './view.ts';

export const SPARKS = ['encounter', 'twist', 'nudge', 'oracle', 'lingo'] as const;
export type Spark = (typeof SPARKS)[number];
/** So many are offered for each question. */
export const SPARKS_A_QUESTION = 3;

/** Which sparks are offered with a text, by the key of its question. */
export function sparksFor(view: CrewView, key: string): readonly Spark[] {
  if (key === 'brc.pitch' && view.approach !== 'belay') return ['lingo', 'twist', 'oracle'];
  return ['encounter', 'twist', 'nudge', 'oracle'];
}

/** A suggestion as it would be pasted, names filled in. */
export const sparkOf = (view: CrewView, key: string, spark: Spark, chance: Chance): string =>
  filledIn(drawSpark(view, key, spark, chance), view.officers);

const TRIES = 40;
/** The same without what is not for tonight (BRC-R55); null if nothing else comes to mind. */
export function fitSparkOf(isTaboo: (text: string) => boolean, ...asked: Parameters<typeof sparkOf>): string | null {
  for (let tries = 0; tries < TRIES; tries++) {
    const text = sparkOf(...asked);
    if (!isTaboo(text)) return text;
  }
  return null;
}

function drawSpark(view: CrewView, key: string, spark: Spark, chance: Chance): string {
  const memory = { bags: [...view.bags], said: [...view.said] };
  const tale = view.tales.at(-1);
  const past = view.tales.slice(0, -1).map(({ alien }) => alien);
  const ghost = new Ghost(memory, chance, {
    cap: view.captain,
    past,
    ...(tale === undefined ? {} : { alien: tale.alien, where: tale.where }),
  });
  switch (spark) {
    case 'encounter': {
      const voice = pick(['sentient', 'unaware'] as const, chance);
      const sheet: Omit<Sheet, 'sentience'> = view.sheet ?? {
        number: pick(NUMBERS, chance),
        kind: pick(BEINGS, chance),
        place: pick(PLACES, chance),
      };
      const name = ghost.alien(sheet, voice);
      const where = ghost.words(`where.${sheet.place}`);
      const trouble = new Ghost(memory, chance, { alien: name, where, past }).writes(
        voice === 'sentient' ? 'trouble.sentient' : 'trouble.any',
      );
      return raised(`${withArticle(name)} ${where}. ${trouble}`);
    }
    case 'twist':
      return ghost.writes('twist');
    case 'nudge':
      return ghost.writes(key === 'brc.narration' || key === 'brc.dare' ? 'nudge.order' : 'nudge.outcome');
    case 'oracle':
      return ghost.writes('oracle');
    case 'lingo':
      return view.approach === 'love'
        ? new Ghost(memory, chance, { off: view.crew, ...(tale === undefined ? {} : { alien: tale.alien }) }).writes(
            'lMeet',
            'lBond',
            'lTurn',
          )
        : ghost.writes('tb');
  }
}
