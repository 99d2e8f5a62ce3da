/** Which reactions to be asked for. Seen by nobody else; what passes by itself looks like any other pass. */
import type { Standing } from '@bridgehead/kernel';
import { t } from '../i18n.ts';
import styles from '../settings-form.module.css';

const ASKS = ['always', 'tagged', 'never'] as const;

interface StandingFormProps {
  readonly standing: Standing;
  /** Public facts that windows of this match have named so far. */
  readonly tags: readonly string[];
  readonly onChange: (standing: Standing) => void;
}

export function StandingForm({ standing, tags, onChange }: StandingFormProps) {
  const known = [...new Set([...tags, ...standing.stopFor])].filter((tag) => !tag.startsWith('!'));
  const toggle = (tag: string) =>
    onChange({
      ...standing,
      stopFor: standing.stopFor.includes(tag) ? standing.stopFor.filter((one) => one !== tag) : [...standing.stopFor, tag],
    });
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{t('standing.ask')}</legend>
        {ASKS.map((ask) => (
          <label key={ask} className={styles.row}>
            <span>{t(`standing.${ask}`)}</span>
            <input type="radio" name="ask" checked={standing.ask === ask} onChange={() => onChange({ ...standing, ask })} />
          </label>
        ))}
        {standing.ask === 'tagged' &&
          known.map((tag) => (
            <label key={tag} className={styles.row}>
              <span>{t('standing.when', { tag: tag.replaceAll('-', ' ') })}</span>
              <input type="checkbox" checked={standing.stopFor.includes(tag)} onChange={() => toggle(tag)} />
            </label>
          ))}
        <label className={styles.row}>
          <span>{t('standing.until')}</span>
          <input
            type="checkbox"
            checked={standing.untilMyTurn}
            onChange={() => onChange({ ...standing, untilMyTurn: !standing.untilMyTurn })}
          />
        </label>
      </fieldset>
    </form>
  );
}
