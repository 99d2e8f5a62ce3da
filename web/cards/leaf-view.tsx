/** One card of the catalogue: its picture where the game draws one, numbers, text, and what the rulebook says about it. */
import { clausesOn, type Leaf, type Rulebook } from '@bridgehead/kernel';
import { Card, type CardFace, RichText } from '@bridgehead/ui';
import { t } from '../i18n.ts';
import styles from './leaf-view.module.css';

interface LeafProps {
  readonly leaf: Leaf;
  /** Null while it is not at hand. */
  readonly rulebook: Rulebook | null;
  readonly face: CardFace | null;
  readonly heading: 'h2' | 'h3' | 'h4';
  readonly onClause: (clause: string) => void;
  /** Opened by a link to it. */
  readonly marked?: boolean;
}

export function LeafView({ leaf, rulebook, face, heading: Heading, onClause, marked = false }: LeafProps) {
  const clauses = rulebook === null ? [] : clausesOn(rulebook, leaf);
  return (
    <article className={`${styles.leaf} ${marked ? styles.marked : ''}`} data-leaf={leaf.id} tabIndex={-1} aria-label={leaf.title}>
      {face !== null && (
        <div className={styles.face} aria-hidden="true">
          <Card face={face} size={marked ? 'inspector' : 'hand'} bare={!marked} />
        </div>
      )}
      <div className={styles.words}>
        <Heading className={styles.title}>{leaf.title}</Heading>
        <p className={styles.group}>{leaf.group}</p>
        <ul className={styles.facts}>
          {leaf.facts.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        {leaf.text !== '' && (
          <p>
            <RichText text={leaf.text} onClause={onClause} />
          </p>
        )}
        {clauses.length > 0 && (
          <details className={styles.rulings} open={marked}>
            <summary>{t('cards.rulings', { count: clauses.length })}</summary>
            <ul>
              {clauses.map((clause) => (
                <li key={clause.id}>
                  <RichText text={`${clause.id} `} onClause={onClause} />
                  {clause.text}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </article>
  );
}
