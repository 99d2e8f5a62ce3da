/** A seat's party: leader, a lane of crew for every section it holds, and the unassigned. */
import type { Seat } from '@bridgehead/kernel';
import { Clock, Icon, PlainText, SeatMark, useSeatColours, useTable } from '@bridgehead/ui';
import type { CSSProperties } from 'react';
import { type Card, NONE, nameOf } from '../cards/index.ts';
import type { BridgeView, PersonView } from '../view.ts';
import { glyphOf } from './glyphs.ts';
import { playerOf, sectionOf } from './intent.ts';
import styles from './party.module.css';
import { Person } from './person.tsx';
import { Zone } from './piece.tsx';

/** How large people are drawn: their own party in full, rivals as far as there is room. */
export function Party({ seat, size }: { seat: Seat; size: 'full' | 'small' | 'chip' }) {
  const colourOf = useSeatColours();
  const table = useTable<BridgeView>();
  const { view, viewer, say } = table;
  const party = view.parties[seat];
  if (party === undefined) return null;
  const held = view.sections.filter((section) => section.owner === seat);
  const at = (section: Card) => party.crew.filter((one) => one.station === section);
  const style = { '--owner': colourOf(seat) } as CSSProperties;
  const name = playerOf(table, seat);
  return (
    <Zone
      name={seat === viewer ? 'party' : `rival-${seat}`}
      label={say({ key: seat === viewer ? 'stb.ui.my-party' : 'stb.ui.party-of', params: { name } })}
      className={styles.party}
    >
      <div
        className={styles.panel}
        style={style}
        data-mine={seat === viewer || undefined}
        data-gone={party.gone || undefined}
        data-active={view.active === seat || undefined}
      >
        <Header seat={seat} />
        <div className={styles.lanes}>
          <div className={styles.lane}>
            {party.leader !== null && <Person person={party.leader} size={size} />}
            {at(NONE).map((one) => (
              <Person key={one.card} person={one} size={size} />
            ))}
          </div>
          {held.map(({ card }) => (
            <Lane key={card} section={card} crew={at(card)} size={size} />
          ))}
        </div>
      </div>
    </Zone>
  );
}

function Lane({ section, crew, size }: { section: Card; crew: readonly PersonView[]; size: 'full' | 'small' | 'chip' }) {
  const { view, say } = useTable<BridgeView>();
  const one = sectionOf(view, section);
  return (
    <div className={`${styles.lane} ${styles.station} ${size === 'chip' ? styles.slim : ''}`} data-tapped={one?.tapped || undefined}>
      <span className={styles.where} title={nameOf(section)}>
        <Icon glyph={glyphOf(section)} size={16} />
        <span>{nameOf(section)}</span>
        <b title={say({ key: 'stb.ui.defense' })}>{one?.need}</b>
      </span>
      <div className={styles.crew}>
        {crew.map((person) => (
          <Person key={person.card} person={person} size={size} />
        ))}
        {crew.length === 0 && <span className={styles.nobody}>{say({ key: 'stb.ui.nobody-stationed' })}</span>}
      </div>
    </div>
  );
}

function Header({ seat }: { seat: Seat }) {
  const { view, seats, say } = useTable<BridgeView>();
  const info = seats[seat];
  const party = view.parties[seat];
  if (info === undefined || party === undefined) return null;
  return (
    <header className={styles.head}>
      <SeatMark seat={seat} size={22} />
      <strong className={styles.name}>
        {party.leader === null ? <PlainText text={info.name} most={24} /> : nameOf(party.leader.card)}
      </strong>
      {party.leader !== null && (
        <span className={styles.quiet}>
          <PlainText text={info.name} most={24} />
        </span>
      )}
      {info.present === false && <span className={styles.quiet}>{say({ key: 'stb.ui.away' })}</span>}
      {info.toAct && <span className={styles.toAct}>{say({ key: 'stb.ui.to-act' })}</span>}
      {info.clock !== null && <Clock clock={info.clock} />}
      <span className={styles.hand} title={say({ key: 'stb.ui.hand-of', params: { n: party.handCount } })}>
        <span aria-hidden="true" className={styles.back} />
        <b>{party.handCount}</b>
        <span className="visually-hidden">{say({ key: 'stb.ui.hand-of', params: { n: party.handCount } })}</span>
      </span>
    </header>
  );
}
