/** Why something is not allowed: the sentence, the clause in its own words, and what would be possible. */
import type { Clause, Json, Refusal } from '@bridgehead/kernel';
import { bookOpen } from '../icons/verbs.ts';
import { t } from '../words.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { RichText } from './rich-text.tsx';
import styles from './why-not.module.css';

interface WhyNotProps {
  readonly refusal: Refusal | null;
  readonly sentence: string;
  readonly clause: Clause | null;
  readonly instead: readonly { readonly answer: Json; readonly label: string }[];
  readonly onClose: () => void;
  readonly onRule: (clause: string) => void;
  readonly onInstead: (answer: Json) => void;
}

export function WhyNot({ refusal, sentence, clause, instead, onClose, onRule, onInstead }: WhyNotProps) {
  return (
    <Dialog title={t('ui.why-not')} open={refusal !== null} onClose={onClose}>
      <div className={styles.why} data-testid="why-not">
        <p className={styles.sentence}>
          <RichText text={sentence} />
        </p>
        {clause !== null && (
          <blockquote className={styles.clause}>
            <strong>{clause.id}</strong> {clause.text}
          </blockquote>
        )}
        {instead.length > 0 && (
          <div>
            <h3 className={styles.possible}>{t('ui.instead')}</h3>
            <ul className={styles.list}>
              {instead.map(({ answer, label }) => (
                <li key={JSON.stringify(answer)}>
                  <Button onClick={() => onInstead(answer)}>{label}</Button>
                </li>
              ))}
            </ul>
          </div>
        )}
        <footer className={styles.foot}>
          {clause !== null && (
            <Button glyph={bookOpen} onClick={() => onRule(clause.id)}>
              {t('ui.open-rule', { clause: clause.id })}
            </Button>
          )}
          <Button look="main" onClick={onClose}>
            {t('ui.understood')}
          </Button>
        </footer>
      </div>
    </Dialog>
  );
}
