/** What to be told, where, and in which hours not: a row for each kind of notice, a column for each kind of place. */
import type { NoticePage, NoticeWishes } from '@bridgehead/match';
import { NOTICE_KINDS, PLACE_KINDS } from '@bridgehead/match/terms';
import { t } from '../i18n.ts';
import styles from './notices.module.css';

type Quiet = NonNullable<NoticeWishes['quiet']>;
const NIGHT = { from: 22 * 60, to: 8 * 60 };

const clock = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const minutesOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
};

export function WishesForm({ page, onChange }: { page: NoticePage; onChange: (wishes: NoticeWishes) => void }) {
  const { wishes, quiet } = page;
  const setQuiet = (next: Quiet | null) => onChange({ wishes, quiet: next });
  return (
    <>
      <table className={styles.wishes}>
        <caption className="visually-hidden">{t('notices.what')}</caption>
        <thead>
          <tr>
            <td />
            {PLACE_KINDS.map((place) => (
              <th key={place} scope="col">
                {t(`notices.place.${place}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NOTICE_KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(`notices.kind.${kind}`)}</th>
              {PLACE_KINDS.map((place) => (
                <td key={place}>
                  <input
                    type="checkbox"
                    aria-label={`${t(`notices.kind.${kind}`)}: ${t(`notices.place.${place}`)}`}
                    data-testid={`wish-${kind}-${place}`}
                    checked={wishes[kind].includes(place)}
                    onChange={(event) => {
                      const others = wishes[kind].filter((one) => one !== place);
                      onChange({ wishes: { ...wishes, [kind]: event.currentTarget.checked ? [...others, place] : others }, quiet });
                    }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.quietHours}>
        <label>
          <input
            type="checkbox"
            checked={quiet !== null}
            data-testid="quiet"
            onChange={(event) =>
              setQuiet(event.currentTarget.checked ? { ...NIGHT, zone: Intl.DateTimeFormat().resolvedOptions().timeZone } : null)
            }
          />
          {t('notices.quiet')}
        </label>
        {quiet !== null && (
          <>
            <label>
              {t('notices.quiet.from')}
              <input
                type="time"
                value={clock(quiet.from)}
                onChange={(event) => setQuiet({ ...quiet, from: minutesOf(event.currentTarget.value) })}
              />
            </label>
            <label>
              {t('notices.quiet.to')}
              <input
                type="time"
                value={clock(quiet.to)}
                onChange={(event) => setQuiet({ ...quiet, to: minutesOf(event.currentTarget.value) })}
              />
            </label>
            <span className={styles.small}>{quiet.zone}</span>
          </>
        )}
      </div>
    </>
  );
}
