/** Kinds and affiliations as chips; skill, crew sign, order, and what the missions of the deck still lack. */
import { Icon } from '@bridgehead/ui';
import { KIND_NAMES } from '../binder.ts';
import { AFFILIATIONS, ICONS, SKILLS } from '../cards/index.ts';
import { nth } from '../entries.ts';
import { SIGNS } from '../ui/glyphs.ts';
import styles from './builder.module.css';
import { KINDS, ORDERS, type Wish } from './find.ts';
import { ICON_NAMES, ORDER_NAMES, word } from './wording.ts';

interface FiltersProps {
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

export function Filters({ wish, onWish }: FiltersProps) {
  return (
    <>
      <div className={styles.filters}>
        {(['all', ...KINDS] as const).map((kind) => (
          <button key={kind} type="button" aria-pressed={wish.kind === kind} onClick={() => onWish({ ...wish, kind })}>
            {kind === 'all' ? word('pool.all') : KIND_NAMES[kind]}
          </button>
        ))}
      </div>
      <div className={styles.filters}>
        {AFFILIATIONS.map((name, i) => (
          <button
            key={name}
            type="button"
            aria-pressed={wish.affiliation === i}
            onClick={() => onWish({ ...wish, affiliation: wish.affiliation === i ? null : i })}
          >
            <Icon glyph={nth(SIGNS, i)} size={14} /> {name}
          </button>
        ))}
      </div>
      <div className={styles.filters}>
        <button type="button" aria-pressed={wish.lacking} onClick={() => onWish({ ...wish, lacking: !wish.lacking })} data-testid="lacking">
          {word('pool.lacking')}
        </button>
        <Choice label={word('pool.skill')} value={wish.skill} names={SKILLS} onChange={(skill) => onWish({ ...wish, skill })} />
        <Choice
          label={word('pool.icon')}
          value={wish.icon}
          names={ICONS.map((icon) => ICON_NAMES[icon])}
          onChange={(icon) => onWish({ ...wish, icon })}
        />
        <label>
          <span className="visually-hidden">{word('pool.order')}</span>
          <select
            value={wish.order}
            onChange={(event) => onWish({ ...wish, order: ORDERS.find((one) => one === event.currentTarget.value) ?? 'kind' })}
          >
            {ORDERS.map((order) => (
              <option key={order} value={order}>
                {ORDER_NAMES[order]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: number | null;
  readonly names: readonly string[];
  readonly onChange: (value: number | null) => void;
}

function Choice({ label, value, names, onChange }: ChoiceProps) {
  return (
    <label>
      <span className="visually-hidden">{label}</span>
      <select
        value={value ?? ''}
        data-on={value !== null || undefined}
        onChange={(event) => onChange(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
      >
        <option value="">{label}</option>
        {names.map((name, i) => (
          <option key={name} value={i}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
