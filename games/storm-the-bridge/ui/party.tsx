/** A seat's plate: its leader's face, name, numbers, clock and hand, and those of its crew who have no station; all others stand in the ship. */
import type { Seat } from '@bridgehead/kernel';
import { Button, Clock, Face, Icon, PlainText, SeatMark, useBox, useSeatColours, useTable, Zone } from '@bridgehead/ui';
import type { CSSProperties, ReactNode } from 'react';
import { type Card, leaderFace, NONE, nameOf } from '../cards/index.ts';
import { pendingAttempt, peopleOf } from '../table-help.ts';
import type { BridgeView, PartyView, PersonView } from '../view.ts';
import { Crowd } from './crowd.tsx';
import { faceOf } from './faces.ts';
import { COMBAT, INFLUENCE } from './glyphs.ts';
import { PARTY, playerOf } from './intent.ts';
import { shortName } from './names.ts';
import styles from './party.module.css';
import { sentenceOf } from './person.tsx';
import { useCard } from './piece.tsx';

/** Those of a party who stand in front of its plate. */
export const looseOf = ({ crew }: PartyView): readonly PersonView[] => crew.filter(({ station }) => station === NONE);

export function Party({ seat }: { seat: Seat }) {
  const table = useTable<BridgeView>();
  const { view, viewer, say } = table;
  const party = view.parties[seat];
  if (party === undefined) return null;
  const mine = seat === viewer;
  return (
    <Plate seat={seat} party={party}>
      <Head party={party} />
      <Loose people={looseOf(party)} />
      {mine && <Held seat={seat} />}
      <span className={styles.corner}>
        <ClockOf seat={seat} />
        {!mine && <HandOf party={party} />}
      </span>
      <span className="visually-hidden">
        {say({ key: mine ? 'stb.ui.my-party' : 'stb.ui.party-of', params: { name: playerOf(table, seat) } })}
      </span>
    </Plate>
  );
}

function Plate({ seat, party, children }: { seat: Seat; party: PartyView; children: ReactNode }) {
  const table = useTable<BridgeView>();
  const { view, viewer, say } = table;
  const colourOf = useSeatColours();
  const mine = seat === viewer;
  return (
    <Zone
      name={mine ? 'party' : `rival-${seat}`}
      label={say({ key: mine ? 'stb.ui.my-party' : 'stb.ui.party-of', params: { name: playerOf(table, seat) } })}
      className={styles.party}
      style={{ '--owner': colourOf(seat) } as CSSProperties}
    >
      <div
        className={styles.plate}
        data-ref={mine ? PARTY : undefined}
        data-seat={seat}
        data-mine={mine || undefined}
        data-gone={party.gone || undefined}
        data-active={view.active === seat || undefined}
      >
        {children}
      </div>
    </Zone>
  );
}

/** The leader: the face fills the plate's left, and can be pointed at like everybody else. */
function Head({ party: { leader, seat } }: { party: PartyView }) {
  if (leader === null)
    return (
      <span className={styles.names}>
        <PlayerName seat={seat} />
      </span>
    );
  return <Leader person={leader} seat={seat} />;
}

/** Me by name and title; others by the whole name, or by the title where they have one name only. */
function belowOf(card: Card, mine: boolean, name: string): string {
  const { title } = leaderFace(card);
  return mine ? `${nameOf(card)}, ${title}` : nameOf(card) === name ? title : nameOf(card);
}

function PlayerName({ seat }: { seat: Seat }) {
  const { seats, viewer, view, say } = useTable<BridgeView>();
  const info = seats[seat];
  const leader = view.parties[seat]?.leader ?? null;
  // Bots share names: they are called by their leaders.
  const isPerson = info?.kind === 'person';
  const mine = seat === viewer;
  const name = mine ? say({ key: 'stb.ui.you' }) : isPerson || leader === null ? (info?.name ?? '') : shortName(leader.card);
  const below = leader === null ? '' : belowOf(leader.card, mine, name);
  return (
    <>
      <span className={styles.name} data-to-act={info?.toAct || undefined}>
        <SeatMark seat={seat} size={20} />
        <strong>
          <PlainText text={name} most={24} />
        </strong>
        {info?.present === false && <i className={styles.away} title={say({ key: 'stb.ui.away' })} />}
      </span>
      <small className={styles.below}>{below}</small>
    </>
  );
}

function Leader({ person, seat }: { person: PersonView; seat: Seat }) {
  const { say, view } = useTable<BridgeView>();
  const piece = useCard(person.card, sentenceOf(say, person));
  const points =
    piece.committed === 'in'
      ? (pendingAttempt(view)?.hasTerms ?? []).reduce((sum, term) => sum + (term.of === person.card ? term.n : 0), 0)
      : null;
  return (
    <>
      <button {...piece.props} className={styles.leader} data-tapped={person.tapped || undefined} data-piece="">
        <span className="visually-hidden">{piece.words}</span>
        <Face face={faceOf(person.card)} className={styles.face} />
        {person.tapped && (
          <span className={styles.used} data-spare="" aria-hidden="true">
            {say({ key: 'stb.ui.tapped' })}
          </span>
        )}
      </button>
      <span className={styles.names} aria-hidden="true">
        <PlayerName seat={seat} />
        <span className={styles.stats}>
          <span className={styles.stat} data-ink="combat">
            <Icon glyph={COMBAT} size={14} />
            {person.combat}
          </span>
          <span className={styles.stat} data-ink="influence">
            <Icon glyph={INFLUENCE} size={14} />
            {person.influence}
          </span>
          {points !== null && <b className={styles.points}>+{points}</b>}
          {person.attached.map((passive) => (
            <Face key={passive} face={faceOf(passive)} className={styles.passive} />
          ))}
        </span>
      </span>
    </>
  );
}

function Loose({ people }: { people: readonly PersonView[] }) {
  const [ref, box] = useBox<HTMLDivElement>();
  return (
    <div ref={ref} className={styles.loose}>
      {box !== null && people.length > 0 && <Crowd people={people} places={[{ left: 0, top: 0, w: box.w, h: box.h }]} />}
    </div>
  );
}

/** What I hold, with the numbers that take it. */
function Held({ seat }: { seat: Seat }) {
  const { view } = useTable<BridgeView>();
  const held = view.sections.filter(({ owner }) => owner === seat);
  return (
    <span className={styles.held} data-spare="">
      {held.map(({ card, need }) => (
        <span key={card}>
          {nameOf(card)} <b>{need}</b>
        </span>
      ))}
    </span>
  );
}

function ClockOf({ seat }: { seat: Seat }) {
  const { seats } = useTable<BridgeView>();
  const clock = seats[seat]?.clock ?? null;
  return clock === null ? null : <Clock clock={clock} />;
}

function HandOf({ party: { handCount } }: { party: PartyView }) {
  const { say } = useTable<BridgeView>();
  const words = say({ key: 'stb.ui.hand-of', params: { n: handCount } });
  return (
    <span className={styles.hand} title={words}>
      <span className="visually-hidden">{words}</span>
      <b aria-hidden="true">{handCount}</b>
    </span>
  );
}

/** On a phone: face, name, hand, clock; a tap opens the party over the ship. */
export function Sums({ seat, onOpen }: { seat: Seat; onOpen: () => void }) {
  const { view, say } = useTable<BridgeView>();
  const party = view.parties[seat];
  if (party === undefined) return null;
  const ready = peopleOf(view, seat).filter((one) => !one.tapped);
  const sum = (of: (one: PersonView) => number) => ready.reduce((all, one) => all + of(one), 0);
  return (
    <Plate seat={seat} party={party}>
      <Button className={styles.sums} onClick={onOpen} data-stop="" data-active={view.active === seat || undefined}>
        {party.leader !== null && <Face face={faceOf(party.leader.card)} className={styles.face} />}
        <span className={styles.sumHead}>
          <SeatMark seat={seat} size={15} />
          <strong>{party.leader === null ? '' : shortName(party.leader.card)}</strong>
        </span>
        <span className={styles.sumLine}>
          <span className={styles.stat} data-ink="combat">
            <Icon glyph={COMBAT} size={12} />
            {sum((one) => one.combat)}
          </span>
          <span className={styles.stat} data-ink="influence">
            <Icon glyph={INFLUENCE} size={12} />
            {sum((one) => one.influence)}
          </span>
          <span className={styles.hand} title={say({ key: 'stb.ui.hand-of', params: { n: party.handCount } })}>
            <b>{party.handCount}</b>
          </span>
        </span>
        <ClockOf seat={seat} />
      </Button>
    </Plate>
  );
}
