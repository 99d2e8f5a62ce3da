/** My crew as tabs: who is where, what each can still do this turn. The chosen one's hand and deeds are shown. */
import { Icon, useTable } from '@bridgehead/ui';
import { rayGun, shipWheel } from '../icons/table.ts';
import { NONE } from '../state.ts';
import type { OfficerView, RedView } from '../view.ts';
import styles from './crew.module.css';
import { chosenOf, crewOf, officerRef } from './intent.ts';
import { cards as cardsGlyph, steps as stepsGlyph } from './own-glyphs.ts';
import { OfficerAt } from './tokens.tsx';
import { rankShort, rankTitle, sectionName, sectionShort, shipTitle } from './words.ts';

export function Crew() {
  const table = useTable<RedView>();
  const { view, stage } = table;
  const crew = crewOf(view);
  const chosen = chosenOf(table);
  return (
    <section
      className={styles.crew}
      data-stage={stage}
      data-many={crew.length > 3 || undefined}
      aria-label={table.say({ key: 'red.ui.crew' })}
    >
      {crew.map((o) => (
        <Tab key={o.officer} o={o} chosen={o.officer === chosen?.officer} phone={stage === 'upright' || stage === 'lying'} />
      ))}
    </section>
  );
}

function Tab({ o, chosen, phone }: { o: OfficerView; chosen: boolean; phone: boolean }) {
  const table = useTable<RedView>();
  const { view, say } = table;
  const mine = o.seat === view.you;
  const offer = view.offers.some((one) => one.from === o.officer && view.officers[one.to]?.seat === view.you && view.mode === 'seats');
  const rank = (phone ? rankShort : rankTitle)(o.rank);
  const at =
    o.ship === NONE
      ? ''
      : o.own?.helm === true
        ? say({ key: phone ? 'red.ui.at-helm-short' : 'red.ui.at-helm' })
        : (phone ? sectionShort : sectionName)(o.section);
  const abroad = o.ship !== NONE && view.ships[o.ship]?.team !== o.team;
  // The place matters more: on a phone, and for a bot, the name gives way.
  const isNamed = view.mode === 'seats' && !mine && !phone && table.seats[o.seat]?.kind !== 'bot';
  const who = isNamed ? ` · ${table.nameOf(o.seat)}` : '';
  const place = !o.alive
    ? say({ key: 'red.ui.dead' })
    : offer
      ? say({ key: 'red.ui.offers' })
      : `${at}${abroad && !phone ? `, ${shipTitle(view, o.ship)}` : ''}${who}`;
  const held = (o.own?.hand.length ?? 0) + (o.own?.xo.length ?? 0);
  return (
    <button
      type="button"
      className={styles.tab}
      aria-pressed={chosen}
      disabled={!o.alive}
      data-ref={officerRef(o.officer)}
      data-ended={o.ended || undefined}
      data-offer={offer || undefined}
      onClick={() => {
        table.keep('officer', o.officer);
        table.keep('shown', null);
        table.select(null);
        table.look(officerRef(o.officer));
      }}
    >
      <svg viewBox="-20 -20 42 42" className={styles.portrait} aria-hidden="true">
        <OfficerAt
          token={{ officer: o, guise: (o.own?.cloak ?? 0) > 0 ? 'cloaked' : 'plain', r: 15, pips: true, march: false, ring: null }}
          at={{ x: 0, y: 0, u: 1 }}
        />
      </svg>
      <span className={styles.words}>
        <strong>{rank}</strong>
        <span className={styles.place} data-spare="">
          {o.ended && view.place === o.team ? '✓ ' : ''}
          {place}
        </span>
      </span>
      {o.alive && (
        <span className={styles.numbers}>
          <span className="visually-hidden">{say({ key: 'red.ui.left-over', params: { steps: o.steps ?? 0, cards: held } })}</span>
          <span aria-hidden="true">
            <Icon glyph={o.own?.helm === true ? shipWheel : stepsGlyph} size={13} /> {o.own?.helm === true ? '' : (o.steps ?? 0)}
          </span>
          <span data-used={o.own?.phaser || undefined} className={styles.phaser}>
            <Icon glyph={rayGun} size={15} />
          </span>
          <span className={styles.held} aria-hidden="true">
            <Icon glyph={cardsGlyph} size={13} /> {held}
          </span>
        </span>
      )}
    </button>
  );
}
