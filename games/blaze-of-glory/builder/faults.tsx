/** All faults at once, in the order of lines, each with its clause and, where one step can mend it, that step. */
import { Button } from '@bridgehead/ui';
import { face } from '../cards/index.ts';
import { FORMAT_RULES, type Section } from '../decks/list.ts';
import styles from './builder.module.css';
import { type Draft, sizeOf, type Trouble } from './draft.ts';

const COUNTED: readonly { readonly label: string; readonly of: readonly Section[] }[] = [
  { label: 'missions', of: ['missions'] },
  { label: 'seeds', of: ['missions', 'seeds', 'dilemmas'] },
  { label: 'draw deck', of: ['draw'] },
  { label: 'Tactics', of: ['tactics'] },
  { label: 'Q-Continuum', of: ['q-continuum'] },
  { label: 'Q’s Tent', of: ['tent'] },
];

export function Faults({ draft, troubles, onMend }: { draft: Draft; troubles: readonly Trouble[]; onMend: (draft: Draft) => void }) {
  const { missions, seeds, drawLeast } = FORMAT_RULES[draft.format];
  const limits = [missions, seeds, drawLeast, null, null, 13];
  return (
    <section aria-label="Legality">
      <ul className={styles.counters}>
        {COUNTED.map(({ label, of }, i) => (
          <li key={label}>
            <b>
              {of.reduce((sum, section) => sum + sizeOf(draft, section), 0)}
              {limits[i] == null ? '' : `/${limits[i]}`}
            </b>
            <span>{label}</span>
          </li>
        ))}
      </ul>
      {troubles.length === 0 ? (
        <p className={styles.legal} role="status" data-testid="legal">
          ✓ Legal in {draft.format.charAt(0).toUpperCase() + draft.format.slice(1)}
        </p>
      ) : (
        <ul className={styles.faults} data-testid="faults">
          {troubles.map(({ sentence, clause, line, card, mend }, i) => (
            <li key={`${i}.${clause}`}>
              <span>
                <strong>{sentence}</strong>
                <small>
                  {line === 0 ? 'whole list' : `line ${line}`}
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
