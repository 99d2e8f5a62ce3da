/** The parts of the form in which a table is made. */
import type { AnyGame, OptionSchema, OptionSpec, OptionValues } from '@bridgehead/kernel';
import type { Acquaintances } from '@bridgehead/match';
import { BOT_LEVELS } from '@bridgehead/match/terms';
import { SeatMark } from '@bridgehead/ui';
import type { ReactNode } from 'react';
import { t } from '../i18n.ts';
import styles from '../pages/new-table.module.css';
import { optionName } from './option-name.ts';
import { type Chair, isHere, isSolo, type Plan, resized } from './plan.ts';
import { CLOCKS } from './presets.ts';

interface PlanProps {
  readonly plan: Plan;
  readonly change: (part: Partial<Plan>) => void;
}

function Row({ label, mark, note, children }: { label: string; mark?: ReactNode; note?: string | undefined; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what it wraps
    <label className={styles.row}>
      <span>
        {mark} {label}
        {note !== undefined && <small>{note}</small>}
      </span>
      {children}
    </label>
  );
}

function Tick({
  label,
  note,
  value,
  onChange,
}: {
  label: string;
  note?: string | undefined;
  value: boolean;
  onChange: (value: boolean) => void;
}) {
  return (
    <Row label={label} note={note}>
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
    </Row>
  );
}

interface SeatRowsProps extends PlanProps {
  readonly game: AnyGame;
  readonly people: Acquaintances['people'];
  readonly counts: readonly number[];
}

export function SeatRows({ game, plan, change, people, counts }: SeatRowsProps) {
  const { chairs, series } = plan;
  const shared = chairs.filter((chair) => chair === 'me').length > 1;
  return (
    <fieldset>
      <legend>{t('new.seats')}</legend>
      {counts.length > 1 && (
        <Row label={t('new.count')}>
          <select value={chairs.length} onChange={(event) => change({ chairs: resized(chairs, Number(event.currentTarget.value)) })}>
            {counts.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </Row>
      )}
      {chairs.map((chair, seat) => (
        <SeatRow key={seat} name={game.seats.names?.[seat]} seat={seat} chair={chair} plan={plan} change={change} people={people} />
      ))}
      <Tick label={t('rematch.best')} value={series} onChange={(value) => change({ series: value })} />
      {shared && <p className="small">{t('new.shared-note')}</p>}
    </fieldset>
  );
}

interface SeatRowProps extends PlanProps {
  readonly name: string | undefined;
  readonly seat: number;
  readonly chair: Chair;
  readonly people: Acquaintances['people'];
}

function SeatRow({ name, seat, chair, plan, change, people }: SeatRowProps) {
  const { chairs, names } = plan;
  const isOther = chair === 'me' && chairs.slice(0, seat).includes('me');
  return (
    <Row label={name ?? t('new.seat', { n: seat + 1 })} mark={<SeatMark seat={seat} size={24} />}>
      <select value={chair} onChange={(event) => change({ chairs: chairs.with(seat, event.currentTarget.value as Chair) })}>
        <option value="me">{t(chairs.slice(0, seat).includes('me') ? 'new.seat.also' : 'new.seat.me')}</option>
        <option value="open">{t('new.seat.open')}</option>
        {people.map(({ id, name: known }) => (
          <option key={id} value={`invite:${id}`}>
            {t('new.seat.invite', { name: known })}
          </option>
        ))}
        {BOT_LEVELS.map((level) => (
          <option key={level} value={level}>
            {t('new.seat.bot', { level: t(`level.${level}`), note: t(`level.${level}.note`) })}
          </option>
        ))}
      </select>
      {isOther && (
        <input
          value={names[seat] ?? ''}
          maxLength={32}
          aria-label={t('new.seat.name')}
          placeholder={t('new.seat.name')}
          onChange={(event) => change({ names: { ...names, [seat]: event.currentTarget.value } })}
        />
      )}
    </Row>
  );
}

export function OptionRows({ options, plan, change }: PlanProps & { options: OptionSchema }) {
  if (Object.keys(options).length === 0) return null;
  return (
    <fieldset>
      <legend>{t('new.options')}</legend>
      {Object.entries(options).map(([name, spec]) => (
        <OptionRow
          key={name}
          spec={spec}
          value={plan.options[name]}
          onChange={(value) => change({ options: { ...plan.options, [name]: value } })}
        />
      ))}
    </fieldset>
  );
}

interface OptionProps {
  readonly spec: OptionSpec;
  readonly value: OptionValues[string] | undefined;
  readonly onChange: (value: OptionValues[string]) => void;
}

function OptionRow({ spec, value, onChange }: OptionProps) {
  if (spec.kind === 'flag') return <Tick label={spec.title} note={spec.note} value={value === true} onChange={onChange} />;
  return (
    <Row label={spec.title} note={spec.note}>
      {spec.kind === 'choice' ? (
        <select value={String(value)} onChange={(event) => onChange(event.currentTarget.value)}>
          {spec.values.map((one) => (
            <option key={one} value={one}>
              {optionName(spec, one)}
            </option>
          ))}
        </select>
      ) : (
        <input
          type="number"
          min={spec.min}
          max={spec.max}
          value={Number(value)}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
      )}
    </Row>
  );
}

/** A clock needs the server; against bots alone that is a choice of its own, because it makes the match count. */
export function TimeRows({ plan, change }: PlanProps) {
  const { clock, onExpiry, rated } = plan;
  const solo = isSolo(plan);
  const shared = plan.chairs.filter((chair) => chair === 'me').length > 1;
  if (solo && shared) return null;
  return (
    <fieldset>
      <legend>{t('new.time')}</legend>
      {solo && <Tick label={t('new.rated')} note={t('new.rated-note')} value={rated} onChange={(value) => change({ rated: value })} />}
      {!isHere(plan) && (
        <Row label={t('new.clock')}>
          <select value={clock} onChange={(event) => change({ clock: event.currentTarget.value })}>
            {Object.keys(CLOCKS).map((name) => (
              <option key={name} value={name}>
                {t(`new.clock.${name}`)}
              </option>
            ))}
          </select>
        </Row>
      )}
      {!isHere(plan) && clock !== 'none' && (
        <Row label={t('new.expiry')}>
          <select value={onExpiry} onChange={(event) => change({ onExpiry: event.currentTarget.value === 'default' ? 'default' : 'bot' })}>
            <option value="bot">{t('new.expiry.bot')}</option>
            <option value="default">{t('new.expiry.default')}</option>
          </select>
        </Row>
      )}
    </fieldset>
  );
}

export function WhoRows({ plan: { listed, spectators }, change }: PlanProps) {
  return (
    <fieldset>
      <legend>{t('new.who')}</legend>
      <Tick label={t('new.listed')} value={listed} onChange={(value) => change({ listed: value })} />
      <Tick
        label={t('new.spectators')}
        note={t('new.spectators-note')}
        value={spectators}
        onChange={(value) => change({ spectators: value })}
      />
    </fieldset>
  );
}
