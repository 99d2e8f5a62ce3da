/** What is mine: Officer dice, how likely I save the day with them, and the page to write on. */
import { useTable } from '@bridgehead/ui';
import { pipsIn } from '../dice.ts';
import { percent, saveChanceOf } from '../table-help.ts';
import type { CrewView } from '../view.ts';
import { DieChip } from './die.tsx';
import { codesIn, facesOfPool, pool } from './facts.ts';
import styles from './hand.module.css';
import { NarrationBox } from './narration.tsx';

export function Hand() {
  const { view, viewer, stage } = useTable<CrewView>();
  const phone = stage === 'upright' || stage === 'lying';
  return (
    <div className={styles.hand} data-stage={stage} data-line={stage === 'upright' || undefined}>
      {viewer !== 'spectator' && <Tray seat={viewer} phone={phone} />}
      {viewer !== 'spectator' && <NarrationBox />}
      {viewer === 'spectator' && view.ship === '' && <span />}
    </div>
  );
}

const REACHED = 0.5;

function Tray({ seat, phone }: { seat: number; phone: boolean }) {
  const { view, say } = useTable<CrewView>();
  const dice = view.officers[seat]?.dice ?? [];
  const codes = codesIn(dice);
  const kinds = [...new Set(codes)].map((code) => ({ code, count: codes.filter((one) => one === code).length }));
  const chance = saveChanceOf(view, seat);
  const piled = codes.length > (phone ? 4 : 5);
  const size = phone ? (kinds.length > 4 ? 22 : 27) : kinds.length > 6 ? 26 : 36;
  return (
    <section className={styles.tray} data-ref="tray" aria-label={say({ key: 'brc.ui.your-dice' })}>
      {!phone && (
        <p className={styles.head}>
          <b>{say({ key: 'brc.ui.your-dice' })}</b>{' '}
          {view.round > 0 && <small>{say({ key: 'brc.ui.faces', params: { n: facesOfPool(dice) } })}</small>}
        </p>
      )}
      <div className={styles.dice}>
        {codes.length === 0 && <small>{say({ key: 'brc.ui.no-dice' })}</small>}
        {piled
          ? kinds.map(({ code, count }) => (
              <span key={code}>
                <DieChip code={code} size={size} />
                {count > 1 && <small>×{count}</small>}
              </span>
            ))
          : codes.map((code, i) => <DieChip key={`${code}.${i}`} code={code} size={size} />)}
      </div>
      {!phone && view.round > 0 && (
        <div className={styles.gauge} data-reached={(chance ?? 0) >= REACHED || undefined} data-ref="gauge">
          <p>
            {say({ key: 'brc.ui.save' })} <b>{percent(chance ?? 0)} %</b>
          </p>
          <i>
            <i style={{ width: `${(chance ?? 0) * 100}%` }} />
          </i>
          <small>
            {say({ key: 'brc.ui.averages', params: { own: pipsIn(pool(dice)).toFixed(1), foe: pipsIn(pool(view.encounter)).toFixed(1) } })}
          </small>
        </div>
      )}
      {phone && view.round > 0 && codes.length > 0 && (
        <small className={styles.brief} data-reached={(chance ?? 0) >= REACHED || undefined}>
          {Math.round((chance ?? 0) * 100)} %
        </small>
      )}
    </section>
  );
}
