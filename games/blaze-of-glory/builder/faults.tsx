/** All faults at once, in the order of lines, each with its clause and, where one step can mend it, that step. */
import { Button } from '@bridgehead/ui';
import { face } from '../cards/index.ts';
import { FORMAT_RULES, type Section } from '../decks/list.ts';
import styles from './builder.module.css';
import { type Draft, sizeOf, type Trouble } from './draft.ts';
import { FORMAT_NAMES, word } from './wording.ts';

const COUNTED = ['missions', 'seeds', 'draw', 'tactics', 'q-continuum', 'tent'] as const;
/** Missions and dilemmas are seeds too. */
const countedAs = (one: (typeof COUNTED)[number]): readonly Section[] => (one === 'seeds' ? ['missions', 'seeds', 'dilemmas'] : [one]);

export function Faults({ draft, troubles, onMend }: { draft: Draft; troubles: readonly Trouble[]; onMend: (draft: Draft) => void }) {
  const { missions, seeds, drawLeast } = FORMAT_RULES[draft.format];
  const limits = [missions, seeds, drawLeast, null, null, 13];
  return (
    <section aria-label={word('legality')}>
      <ul className={styles.counters}>
        {COUNTED.map((one, i) => (
          <li key={one}>
            <b>
              {countedAs(one).reduce((sum, section) => sum + sizeOf(draft, section), 0)}
              {limits[i] == null ? '' : `/${limits[i]}`}
            </b>
            <span>{word(`count.${one}`)}</span>
          </li>
        ))}
      </ul>
      {troubles.length === 0 ? (
        <p className={styles.legal} role="status" data-testid="legal">
          {word('legal', { format: FORMAT_NAMES[draft.format] })}
        </p>
      ) : (
        <ul className={styles.faults} data-testid="faults">
          {troubles.map(({ sentence, clause, line, card, mend }, i) => (
            <li key={`${i}.${clause}`}>
              <span>
                <strong>{sentence}</strong>
                <small>
                  {line === 0 ? word('whole') : word('line', { line })}
                  {card === null ? '' : `, ${face(card).name}`}, <a href={`/rules/blaze-of-glory#${clause}`}>{clause}</a>
                </small>
              </span>
              {mend !== null && <Button onClick={() => onMend(mend.draft)}>{mend.words}</Button>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
