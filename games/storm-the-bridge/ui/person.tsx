/** A leader or crew in a party: emblem, current numbers, tapped or ready, what is attached. */
import { Icon, useTable } from '@bridgehead/ui';
import { link } from '@bridgehead/ui/icons/verbs';
import { bodyOf, isLeader, NONE, nameOf } from '../cards/index.ts';
import type { BridgeView, PersonView } from '../view.ts';
import { footOf } from './faces.ts';
import { ATTACK, COMBAT, DEFENSE, glyphOf, INFLUENCE } from './glyphs.ts';
import styles from './person.module.css';
import { usePiece } from './piece.tsx';

export function Person({ person, size }: { person: PersonView; size: 'full' | 'small' | 'chip' }) {
  const { say } = useTable<BridgeView>();
  const { card, tapped, combat, attack, defense, influence, attached } = person;
  const body = bodyOf(card);
  const piece = usePiece(card, sentenceOf(say, person));
  const extra = size === 'full' && (attack !== Math.max(0, combat) || defense !== Math.max(0, combat));
  return (
    <button
      {...piece.props}
      className={`${styles.person} ${styles[size]} ${isLeader(card) ? styles.leader : ''}`}
      data-tapped={tapped || undefined}
    >
      <span className="visually-hidden">{piece.words}</span>
      <span className={styles.inner} aria-hidden="true">
        {size !== 'chip' && <span className={styles.name}>{nameOf(card)}</span>}
        <span className={styles.emblem}>
          <Icon glyph={glyphOf(card)} size={size === 'full' ? 30 : 24} />
        </span>
        {tapped && <span className={styles.band}>{say({ key: 'stb.ui.tapped' })}</span>}
        <span className={styles.numbers}>
          <Stat glyph={COMBAT} now={combat} printed={body.combat} />
          <Stat glyph={INFLUENCE} now={influence} printed={body.influence} />
        </span>
        {extra && (
          <span className={styles.numbers}>
            <Stat glyph={ATTACK} now={attack} printed={body.combat} />
            <Stat glyph={DEFENSE} now={defense} printed={body.combat} />
          </span>
        )}
      </span>
      {attached.length > 0 && (
        <span className={styles.attached} aria-hidden="true">
          {attached.map((passive) => (
            <Icon key={passive} glyph={glyphOf(passive)} size={14} />
          ))}
        </span>
      )}
      {piece.committed !== null && (
        <span className={styles.chain} aria-hidden="true">
          <Icon glyph={link} size={14} />
          {piece.committed === 'out' && say({ key: 'stb.ui.out' })}
        </span>
      )}
      {piece.picked && <span className={styles.tick} aria-hidden="true" />}
    </button>
  );
}

/** The current number, with the way it went from the printed one. */
function Stat({ glyph, now, printed }: { glyph: typeof COMBAT; now: number; printed: number }) {
  const way = now > printed ? styles.up : now < printed ? styles.down : '';
  return (
    <span className={`${styles.stat} ${way}`}>
      <Icon glyph={glyph} size={12} />
      {now}
    </span>
  );
}

type Say = (phrase: { key: string; params?: Record<string, string | number> }) => string;

/** A person in words. */
export function sentenceOf(say: Say, { card, tapped, combat, attack, defense, influence, station, attached }: PersonView): string {
  return [
    `${nameOf(card)}, ${footOf(card)}`,
    say({ key: 'stb.ui.numbers', params: { combat, influence } }),
    ...(attack === Math.max(0, combat) ? [] : [say({ key: 'stb.ui.attack-n', params: { n: attack } })]),
    ...(defense === Math.max(0, combat) ? [] : [say({ key: 'stb.ui.defense-n', params: { n: defense } })]),
    ...(tapped ? [say({ key: 'stb.ui.tapped' })] : []),
    ...(station === NONE ? [] : [say({ key: 'stb.fact.station', params: { card: nameOf(station) } })]),
    ...(attached.length === 0 ? [] : [say({ key: 'stb.fact.attached', params: { names: attached.map(nameOf).join(', ') } })]),
  ].join(', ');
}
