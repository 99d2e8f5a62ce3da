/** Tactics of a battle: those I have drawn face up for me alone, of the other side only whether it is done (BOG-R6); then both turned. */
import { Icon, SeatMark, useTable, useTap } from '@bridgehead/ui';
import { designNumber, face } from '../cards/index.ts';
import { cardName } from '../table-help.ts';
import type { BattleView, BlazeView } from '../view.ts';
import { fullText, shortName, signed, symbolWords } from './faces.ts';
import { DOWN, emblemOf, HIT, SHIELDS, WEAPONS } from './glyphs.ts';
import { nearSeat } from './position.ts';
import styles from './tactic.module.css';
import { attackBonus, defenseBonus, mineIn } from './tactics.ts';

export function Choosing({ battle }: { battle: BattleView }) {
  const { viewer, prompt, say, nameOf } = useTable<BlazeView>();
  const near = nearSeat(viewer);
  const choosing = prompt?.key === 'bog.tactic';
  const mine = battle.current[near] ?? '';
  const cards = choosing ? [...new Set(battle.drawn)] : mine === '' ? [] : [mine];
  return (
    <div className={styles.tactics} data-n={cards.length}>
      {cards.map((card) => (
        <Tactic key={card} card={card} />
      ))}
      {choosing && <DrawPile />}
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

function DrawPile() {
  const { view, viewer, say, prompt } = useTable<BlazeView>();
  const carryOut = useTap();
  const seat = view.seats[nearSeat(viewer)];
  if (!prompt?.options.includes('draw')) return null;
  return (
    <button type="button" className={styles.draw} data-stop="" tabIndex={-1} onClick={() => carryOut({ do: 'answer', answer: 'draw' })}>
      <span className={styles.facedown} aria-hidden="true" />
      {say({ key: 'bog.ui.draw-tactic', params: { n: seat?.tacticsCount ?? 0 } })}
    </button>
  );
}

type Lit = 'hit' | 'direct' | null;
function Tactic({ card, lit = null }: { card: string; lit?: Lit }) {
  const { view, viewer, prompt, say } = useTable<BlazeView>();
  const carryOut = useTap();
  const d = designNumber(card);
  if (d < 0) return null;
  const { row } = face(d);
  const playable = prompt?.key === 'bog.tactic' && prompt.options.includes(card);
  const { mine, theirs } = mineIn(view, nearSeat(viewer));
  const { att: printedAttack = 0, def: printedDefense = 0 } = row;
  const attack = playable && mine !== undefined ? attackBonus(view, card, mine) : printedAttack;
  const defense = playable && theirs !== undefined ? defenseBonus(view, card, theirs) : printedDefense;
  return (
    <button
      type="button"
      className={styles.tactic}
      data-tone="tactic"
      data-stop=""
      tabIndex={-1}
      data-lit={playable ? 'pick' : undefined}
      data-ref={`card:${card}`}
      data-answer={playable ? JSON.stringify(card) : undefined}
      title={fullText(d)}
      onClick={() => carryOut(playable ? { do: 'answer', answer: card } : { do: 'inspect', ref: `card:${card}` })}
    >
      <strong>{shortName(face(d).name)}</strong>
      <span className={styles.bonus}>
        <span data-more={attack > printedAttack || undefined}>
          <Icon glyph={WEAPONS} size={14} title="ATTACK" /> {signed(attack)}
        </span>
        <span data-more={defense > printedDefense || undefined}>
          <Icon glyph={SHIELDS} size={14} title="DEFENSE" /> {signed(defense)}
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
