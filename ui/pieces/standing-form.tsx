/** Which reactions to be asked for. Seen by nobody else; what passes by itself looks like any other pass. */
import type { Json, Standing } from '@bridgehead/kernel';
import { isLike } from '../standing.ts';
import { t } from '../words.ts';
import styles from './standing-form.module.css';
import { StandingOrders } from './standing-orders.tsx';

/** What a game's windows can be sorted by, in words. */
export interface StandingChoices {
  readonly profiles: readonly { readonly label: string; readonly standing: Pick<Standing, 'ask' | 'stopFor'> }[];
  readonly stops: readonly { readonly tag: string; readonly label: string }[];
  readonly note?: string;
  /** What could be ordered to be played, in words. */
  readonly plays?: readonly { readonly play: Json; readonly label: string }[];
}

interface StandingFormProps {
  readonly standing: Standing;
  readonly choices: StandingChoices;
  readonly onChange: (standing: Standing) => void;
}

export function StandingForm({ standing, choices, onChange }: StandingFormProps) {
  const { profiles, stops, note } = choices;
  const stopsFor = (tag: string) => standing.ask === 'always' || (standing.ask === 'tagged' && standing.stopFor.includes(tag));
  const toggle = (tag: string) => {
    const before = stops.map((stop) => stop.tag).filter(stopsFor);
    onChange({ ...standing, ask: 'tagged', stopFor: before.includes(tag) ? before.filter((one) => one !== tag) : [...before, tag] });
  };
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()} data-testid="standing">
      <label className={styles.line}>
        <input
          type="checkbox"
          checked={standing.untilMyTurn}
          onChange={() => onChange({ ...standing, untilMyTurn: !standing.untilMyTurn })}
        />
        <span>{t('standing.until')}</span>
      </label>
      <fieldset className={styles.group}>
        <legend>{t('standing.ask')}</legend>
        {profiles.map(({ label, standing: profile }) => (
          <label key={label} className={styles.line}>
            <input
              type="radio"
              name="standing-profile"
              checked={isLike(standing, profile)}
              onChange={() => onChange({ ...standing, ...profile })}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {stops.length > 0 && (
        <fieldset className={styles.group}>
          <legend>{t('standing.stop')}</legend>
          {stops.map(({ tag, label }) => (
            <label key={tag} className={styles.line}>
              <input type="checkbox" checked={stopsFor(tag)} onChange={() => toggle(tag)} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      )}
      <StandingOrders orders={standing.orders ?? []} choices={choices} onChange={(orders) => onChange({ ...standing, orders })} />
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </form>
  );
}
