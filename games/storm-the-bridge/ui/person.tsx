/** A leader or crew in a party: picture, name, current numbers, used or ready, what is attached. One person has four forms. */
import { Icon, useTable } from '@bridgehead/ui';
import { bodyOf, isLeader, NONE, nameOf } from '../cards/index.ts';
import { pendingAttempt } from '../table-help.ts';
import type { BridgeView, PersonView } from '../view.ts';
import { footOf } from './faces.ts';
import type { Form, Size } from './forms.ts';
import { COMBAT, glyphOf, INFLUENCE } from './glyphs.ts';
import { shortName } from './names.ts';
import styles from './person.module.css';
import { useCard } from './piece.tsx';

const PICTURE: Readonly<Record<Form, number>> = { card: 34, badge: 24, tag: 15, chip: 20 };

/** Of more that is attached, the number tells. */
const SIGNS: Readonly<Record<Form, number>> = { card: 4, badge: 2, tag: 0, chip: 1 };

export function Person({ person, form, size }: { person: PersonView; form: Form; size: Size }) {
  const { say, view } = useTable<BridgeView>();
  const { card, tapped, combat, influence, attached } = person;
  const body = bodyOf(card);
  const piece = useCard(card, sentenceOf(say, person));
  const points = piece.committed === 'in' ? pointsOf(view, card) : null;
  const used = tapped && <span className={styles.used}>{say({ key: 'stb.ui.tapped' })}</span>;
  const numbers = (
    <span className={styles.numbers}>
      <Stat glyph={form === 'chip' || form === 'tag' ? null : COMBAT} now={combat} printed={body.combat} />
      {(form === 'chip' || form === 'tag') && <i>·</i>}
      <Stat glyph={form === 'chip' || form === 'tag' ? null : INFLUENCE} now={influence} printed={body.influence} />
    </span>
  );
  const isOut = piece.committed === 'out';
  return (
    <button
      {...piece.props}
      className={styles.person}
      style={{ width: `${size.w}rem`, height: `${size.h}rem` }}
      data-form={form}
      data-lying={(form === 'card' && size.w > size.h) || undefined}
      data-leader={isLeader(card) || undefined}
      data-tapped={tapped || undefined}
      data-piece=""
    >
      <span className="visually-hidden">{piece.words}</span>
      {form !== 'chip' && (
        <span
          className={styles.name}
          aria-hidden="true"
          data-long={(form === 'card' && points !== null && shortName(card).length > 7) || undefined}
        >
          {shortName(card)}
          {form === 'card' && points !== null && <b>{points}</b>}
        </span>
      )}
      {form === 'chip' && points !== null && (
        <b className={styles.points} aria-hidden="true">
          {points}
        </b>
      )}
      {!(form === 'tag' && (tapped || isOut || points !== null)) && (
        <span className={styles.picture} aria-hidden="true">
          <Icon glyph={glyphOf(card)} size={PICTURE[form]} />
          {form !== 'tag' && form !== 'chip' && used}
          {form !== 'tag' && attached.length > 0 && (
            <span className={styles.attached}>
              {attached.length > SIGNS[form] ? (
                <b>{attached.length}</b>
              ) : (
                attached.map((passive) => <Icon key={passive} glyph={glyphOf(passive)} size={form === 'chip' ? 10 : 13} />)
              )}
            </span>
          )}
        </span>
      )}
      {(form === 'chip' || (form === 'tag' && !isOut)) && used}
      <span className={styles.below} aria-hidden="true">
        {(form === 'badge' || form === 'tag') && points !== null && <b className={styles.brings}>{points}</b>}
        {numbers}
      </span>
      {isOut && <span className={styles.out}>{say({ key: 'stb.ui.out' })}</span>}
    </button>
  );
}

/** What this person brings to the pending attempt: '+5'. */
function pointsOf(view: BridgeView, card: number): string {
  const terms = pendingAttempt(view)?.hasTerms.filter((term) => term.of === card) ?? [];
  return `+${terms.reduce((sum, { n }) => sum + n, 0)}`;
}

/** The current number, with the way it went from the printed one. */
function Stat({ glyph, now, printed }: { glyph: typeof COMBAT | null; now: number; printed: number }) {
  return (
    <span className={styles.stat}>
      {glyph !== null && <Icon glyph={glyph} size={12} />}
      {now}
      {glyph !== null && now !== printed && <i className={now > printed ? styles.up : styles.down}>{now > printed ? '▴' : '▾'}</i>}
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
