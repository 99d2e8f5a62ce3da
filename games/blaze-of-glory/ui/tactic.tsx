/** Tactics of a battle: mine, of the other side only whether it is chosen (BOG-R6); then both turned. */
import { Icon, SeatMark, useTable } from '@bridgehead/ui';
import { designNumber, face } from '../cards/index.ts';
import { cardName } from '../table-help.ts';
import type { BattleView, BlazeView } from '../view.ts';
import { fullText, shortName, signed, symbolWords } from './faces.ts';
import { DOWN, emblemOf, HIT, SHIELDS, WEAPONS } from './glyphs.ts';
import { nearSeat } from './position.ts';
import styles from './tactic.module.css';

/** My Tactic, and whether the other one is chosen. */
export function Chosen({ battle }: { battle: BattleView }) {
  const { viewer, say, nameOf } = useTable<BlazeView>();
  const near = nearSeat(viewer);
  const mine = battle.current[near] ?? '';
  return (
    <div className={styles.tactics} data-n={mine === '' ? 0 : 1}>
      {mine !== '' && <Tactic card={mine} />}
      {battle.step === 'tactics' ? (
        <span className={styles.secret}>
          <SeatMark seat={1 - near} size={20} />
          <span className={styles.facedown} aria-hidden="true" />
          <span>{say({ key: battle.done[1 - near] ? 'bog.ui.is-done' : 'bog.ui.chooses', params: { name: nameOf(1 - near) } })}</span>
        </span>
      ) : (
        <p className={styles.quiet}>{say({ key: `bog.ui.step.${battle.step}.text` })}</p>
      )}
    </div>
  );
}

type Lit = 'hit' | 'direct' | null;
function Tactic({ card, lit = null }: { card: string; lit?: Lit }) {
  const { inspect, say } = useTable<BlazeView>();
  const d = designNumber(card);
  if (d < 0) return null;
  const { row } = face(d);
  return (
    <button
      type="button"
      className={styles.tactic}
      data-tone="tactic"
      data-stop=""
      tabIndex={-1}
      data-ref={`card:${card}`}
      title={fullText(d)}
      onClick={() => inspect(`card:${card}`)}
    >
      <strong>{shortName(face(d).name)}</strong>
      <span className={styles.bonus}>
        <span>
          <Icon glyph={WEAPONS} size={14} title="ATTACK" /> {signed(row.att ?? 0)}
        </span>
        <span>
          <Icon glyph={SHIELDS} size={14} title="DEFENSE" /> {signed(row.def ?? 0)}
        </span>
      </span>
      <span className={styles.emblem}>
        <Icon glyph={emblemOf(d)} size={26} />
      </span>
      <span className={styles.symbols}>
        <Symbols word={say({ key: 'bog.ui.hit' })} symbols={row.hit ?? ''} on={lit === 'hit'} />
        <Symbols word={say({ key: 'bog.ui.direct' })} symbols={row.direct ?? ''} on={lit === 'direct'} />
      </span>
    </button>
  );
}
function Symbols({ word, symbols, on }: { word: string; symbols: string; on: boolean }) {
  return (
    <span data-on={on || undefined}>
      {word}{' '}
      {[...symbols].map((one, i) => (
        <Icon key={`${i}`} glyph={one === 'D' ? DOWN : HIT} size={12} />
      ))}
      <span className="visually-hidden">{symbolWords(symbols)}</span>
    </span>
  );
}

export interface Turned {
  readonly seat: number;
  readonly card: string;
  readonly put: readonly string[];
  readonly lit: Lit;
}
export function TurnedTactics({ turned }: { turned: readonly Turned[] }) {
  const { say } = useTable();
  return (
    <div className={styles.tactics} data-n={turned.length}>
      {turned.map(({ seat, card, put, lit }) => (
        <div key={seat} className={styles.shown}>
          {card !== '' && <Tactic card={card} lit={lit} />}
          <span className={styles.quiet}>
            <SeatMark seat={seat} size={16} />{' '}
            {card === ''
              ? say({ key: 'bog.ui.no-tactic' })
              : put.length > 0
                ? say({ key: 'bog.ui.put-back', params: { cards: put.map(cardName).join(', ') } })
                : say({ key: 'bog.ui.drew-one' })}
          </span>
        </div>
      ))}
    </div>
  );
}
