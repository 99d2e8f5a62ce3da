/** Orders for windows: if this happens and I can play that, play it; else pass. Listed, added, cancelled. */
import { type Json, type Order, same } from '@bridgehead/kernel';
import { useState } from 'react';
import { t } from '../words.ts';
import { Button } from './button.tsx';
import styles from './standing-form.module.css';
import type { StandingChoices } from './standing-form.tsx';

interface StandingOrdersProps {
  readonly orders: readonly Order[];
  readonly choices: StandingChoices;
  readonly onChange: (orders: readonly Order[]) => void;
}

const ANY = '';

export function StandingOrders({ orders, choices: { stops, plays = [] }, onChange }: StandingOrdersProps) {
  const [tag, setTag] = useState(ANY);
  const [number, setNumber] = useState(0);
  const [otherwise, setOtherwise] = useState<Order['otherwise']>('pass');
  const caseOf = (one: string | null) => stops.find((stop) => stop.tag === one)?.label ?? (one === null ? t('orders.any') : one);
  const labelOf = (play: Json) => plays.find((one) => same(one.play, play))?.label ?? null;
  const chosen = plays[number] ?? plays[0];
  if (orders.length === 0 && plays.length === 0) return null;
  return (
    <fieldset className={styles.group} data-testid="orders">
      <legend>{t('orders.title')}</legend>
      <ul className={styles.orders}>
        {orders.map((order, i) => (
          <li key={JSON.stringify([order, i])}>
            <span>{t(`orders.order.${order.otherwise}`, { when: caseOf(order.tag), play: labelOf(order.play) ?? t('orders.gone') })}</span>
            <Button look="quiet" onClick={() => onChange(orders.toSpliced(i, 1))}>
              {t('orders.cancel')}
            </Button>
          </li>
        ))}
      </ul>
      {chosen !== undefined && (
        <div className={styles.order}>
          <label>
            {t('orders.when')}
            <select value={tag} onChange={(event) => setTag(event.currentTarget.value)} data-testid="order-when">
              <option value={ANY}>{t('orders.any')}</option>
              {stops.map((stop) => (
                <option key={stop.tag} value={stop.tag}>
                  {stop.label}
                </option>
              ))}
            </select>
          </label>
          <label>
            {t('orders.play')}
            <select value={number} onChange={(event) => setNumber(Number(event.currentTarget.value))} data-testid="order-play">
              {plays.map(({ label }, i) => (
                <option key={i} value={i}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label>
            {t('orders.else')}
            <select
              value={otherwise}
              onChange={(event) => setOtherwise(event.currentTarget.value as Order['otherwise'])}
              data-testid="order-else"
            >
              <option value="pass">{t('orders.else.pass')}</option>
              <option value="ask">{t('orders.else.ask')}</option>
            </select>
          </label>
          <Button
            data-testid="order-add"
            onClick={() => onChange([...orders, { tag: tag === ANY ? null : tag, play: chosen.play, otherwise }])}
          >
            {t('orders.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
