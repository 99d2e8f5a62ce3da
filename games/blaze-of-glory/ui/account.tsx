/** One account of a battle: both totals with every source, and the same sources as pieces of one bar with notches at a hit and a direct hit. */

import { SeatMark, useSeatColours, useTable } from '@bridgehead/ui';
import { cardName, thingName } from '../table-help.ts';
import type { BlazeView, TermView } from '../view.ts';
import styles from './account.module.css';
import { shortName, shortNameOf, signed } from './faces.ts';
import type { Result } from './tactics.ts';
import { vars } from './vars.ts';

/** From the view or from what was told. */
export interface Account {
  readonly key: string;
  readonly seat: number;
  readonly side: number;
  readonly target: number;
  readonly card: string;
  readonly attack: number;
  readonly defense: number;
  readonly attackTerms: readonly TermView[];
  readonly defenseTerms: readonly TermView[];
  readonly result: Result | null;
}

/** Who fires at what; the outcome, or the possible outcome, stands next to it. */
export function ShotHead({ seat, side, target, card }: Pick<Account, 'seat' | 'side' | 'target' | 'card'>) {
  const { view, say, nameOf, viewer } = useTable<BlazeView>();
  const name = card === '' ? thingName(view, target) : cardName(card);
  const who = seat < 0 ? 'Borg Ship' : seat === viewer ? say({ key: 'bog.ui.you' }) : nameOf(seat);
  return (
    <>
      {seat >= 0 && <SeatMark seat={seat} size={18} />}
      <strong>{say({ key: side === 0 ? 'bog.ui.fire-at' : 'bog.ui.return-at', params: { name: who, card: shortName(name) } })}</strong>
    </>
  );
}

export function AccountView({ account }: { account: Account }) {
  const { say } = useTable<BlazeView>();
  const { attack, defense, result } = account;
  return (
    <section className={styles.account} data-result={result ?? undefined}>
      <header>
        <ShotHead {...account} />
        {result !== null && <b className={styles.stamp}>{say({ key: `bog.ui.${result}` })}</b>}
      </header>
      <div className={styles.columns} data-scrolls="">
        <Terms title="ATTACK" total={attack} terms={account.attackTerms} />
        <Terms title="DEFENSE" total={defense} terms={account.defenseTerms} />
      </div>
      <Gauge account={account} />
      <p className={styles.notches} data-spare="">
        {say({ key: 'bog.ui.notches', params: { defense, twice: 2 * defense } })}
      </p>
    </section>
  );
}

/** A piece that is narrower than this part of the bar has no number in it. */
const NUMBERED = 0.05;
function Gauge({ account: { seat, attack, defense, attackTerms } }: { account: Account }) {
  const colourOf = useSeatColours();
  const gains = attackTerms.filter(({ n }) => n > 0);
  const sum = gains.reduce((all, { n }) => all + n, 0);
  const scale = Math.max(28, attack, sum, 2 * defense) * 1.04;
  const share = (n: number) => `${(n / scale) * 100}%`;
  return (
    <div
      className={styles.gauge}
      aria-hidden="true"
      style={vars({ '--owner': seat < 0 ? 'var(--danger)' : colourOf(seat), '--total': share(attack) })}
    >
      {gains.map(({ card, n }, i) => (
        <span key={`${i}.${card}`} className={styles.piece} style={{ width: share(n) }}>
          {n / scale >= NUMBERED ? n : ''}
        </span>
      ))}
      {sum > attack && <span className={styles.lost} style={{ left: share(attack), width: share(sum - attack) }} />}
      <i style={{ left: share(defense) }} />
      <i style={{ left: share(2 * defense) }} data-twice="" />
    </div>
  );
}

function Terms({ title, total, terms }: { title: string; total: number; terms: readonly TermView[] }) {
  return (
    <div className={styles.terms}>
      <p className={styles.total}>
        <span>{title}</span> <b>{total}</b>
      </p>
      <ul>
        {terms.map(({ card, n }, i) => (
          <li key={`${i}.${card}`} data-change={i === 0 || n === 0 ? undefined : n > 0 ? 'up' : 'down'}>
            <span>{card === '' ? '–' : shortNameOf(card)}</span> <b>{i === 0 ? n : signed(n)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
