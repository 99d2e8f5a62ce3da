/** A seat's party: leader, a lane of crew for every section it holds, and those without a station. */
import type { Prompt, Seat } from '@bridgehead/kernel';
import { type Box, Button, Clock, Dialog, Icon, SeatHead, SeatMark, useBox, useSeatColours, useTable, Zone } from '@bridgehead/ui';
import { type CSSProperties, createContext, type ReactNode, type RefObject, useContext, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Card, NONE, nameOf } from '../cards/index.ts';
import type { BridgeView, PartyView, PersonView } from '../view.ts';
import { acrossOf, type Form, type Plan, planFor, widthOf } from './forms.ts';
import { COMBAT, glyphOf, INFLUENCE } from './glyphs.ts';
import { litAs, PARTY, playerOf, sectionOf } from './intent.ts';
import { shortName } from './names.ts';
import styles from './party.module.css';
import { Person, sentenceOf } from './person.tsx';
import { useCard } from './piece.tsx';

/** plate: name on top. row: name at the left. mine: at the left, the stations below the people. */
export type Manner = 'plate' | 'row' | 'mine';

interface Lane {
  readonly section: Card;
  readonly people: readonly PersonView[];
}

export function Party({ seat, manner, from }: { seat: Seat; manner: Manner; from: Form }) {
  const table = useTable<BridgeView>();
  const { view, viewer, say, prompt } = table;
  const colourOf = useSeatColours();
  const [ref, box] = useBox<HTMLDivElement>();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const party = view.parties[seat];
  const arrangement = party === undefined ? '' : arrangementOf(view, party);
  useSameFocus(panel, arrangement);
  if (party === undefined) return null;
  const lanes = lanesOf(view, party, manner);
  const labels = lanes.map(({ section }) => labelWidth(section, manner));
  const order = lanes.map((lane) => lane.people.map((one) => lateness(prompt, one)));
  const plan =
    box === null ? null : planFor({ lanes: order, labels, foot: manner === 'mine' ? 1.35 : 0, empty: emptyWidth(manner), box }, from);
  const name = playerOf(table, seat);
  return (
    <Zone
      name={seat === viewer ? 'party' : `rival-${seat}`}
      label={say({ key: seat === viewer ? 'stb.ui.my-party' : 'stb.ui.party-of', params: { name } })}
      className={styles.party}
      style={{ '--owner': colourOf(seat) } as CSSProperties}
    >
      <div
        ref={panel}
        className={styles.panel}
        data-manner={manner}
        data-ref={manner === 'mine' ? PARTY : undefined}
        data-mine={seat === viewer || undefined}
        data-gone={party.gone || undefined}
        data-active={view.active === seat || undefined}
      >
        {manner === 'mine' ? <Me seat={seat} /> : <Rival party={party} manner={manner} />}
        <div ref={ref} className={styles.lanes}>
          {plan !== null && box !== null && (
            // Another arrangement is drawn anew: people fly to their places, and nothing jumps.
            <Lanes key={`${arrangement} ${plan.form}`} {...{ lanes, plan, box, manner, party, open, setOpen }} />
          )}
        </div>
      </div>
    </Zone>
  );
}

/** The leader first where it has no place in the head; then the sections, then whoever has none. */
function lanesOf(view: BridgeView, party: PartyView, manner: Manner): Lane[] {
  const held = view.sections.filter((section) => section.owner === party.seat);
  const at = (section: Card) => party.crew.filter((one) => one.station === section);
  const leader: Lane[] = manner === 'plate' || party.leader === null ? [] : [{ section: LEADER, people: [party.leader] }];
  const loose = at(NONE);
  return [
    ...leader,
    ...held.map(({ card }) => ({ section: card, people: at(card) })),
    ...(loose.length > 0 ? [{ section: NONE, people: loose }] : []),
  ];
}
/** The lane of the leader, who defends everywhere. */
const LEADER = -2;

/** In rem: glyph and number of a section; words only where there is room for them. */
function labelWidth(section: Card, manner: Manner): number {
  if (manner === 'mine' || section === LEADER) return 0;
  return section === NONE ? (manner === 'plate' ? 2.8 : 0) : 1.9;
}

/** In rem: a lane with nobody in it. In a row its label is enough. */
const emptyWidth = (manner: Manner): number => (manner === 'row' ? 0 : 2.6);

interface LanesProps {
  readonly lanes: readonly Lane[];
  readonly plan: Plan;
  readonly box: Box;
  readonly manner: Manner;
  readonly party: PartyView;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

/** Who stands where. */
const arrangementOf = (view: BridgeView, { seat, crew }: PartyView): string =>
  [
    ...view.sections.filter(({ owner }) => owner === seat).map(({ card }) => `${card}`),
    ...crew.map((one) => `${one.card}@${one.station}`),
  ].join(' ');

/** Whoever had the focus before people were drawn anew has it afterwards. */
function useSameFocus(root: RefObject<HTMLElement | null>, arrangement: string): void {
  const focused = document.activeElement;
  const ref = root.current?.contains(focused) === true ? (focused?.getAttribute('data-ref') ?? null) : null;
  useLayoutEffect(() => {
    if (ref !== null && document.activeElement !== focused) root.current?.querySelector<HTMLElement>(`[data-ref="${ref}"]`)?.focus();
  }, [arrangement]);
}

/** Whoever can be named now comes into view first, whoever is used last. */
const lateness = (prompt: Prompt | null, one: PersonView): number => (litAs(prompt, one.card) !== null ? 0 : one.tapped ? 2 : 1);

function Lanes({ lanes, plan, box, manner, party, open, setOpen }: LanesProps) {
  const { prompt, say } = useTable<BridgeView>();
  const all = lanes.flatMap(({ people }) => people);
  const shown = new Set([...all].sort((a, b) => lateness(prompt, a) - lateness(prompt, b)).slice(0, plan.shown));
  const hidden = all.filter((one) => !shown.has(one));
  const asked = hidden.filter((one) => litAs(prompt, one.card) !== null);
  return (
    <>
      {lanes.map(({ section, people }) => {
        const drawn = people.filter((one) => shown.has(one));
        const label = labelWidth(section, manner);
        const across = Math.min(drawn.length, acrossOf(box, label, plan.size.w));
        if (drawn.length === 0 && (label + plan.empty === 0 || section === NONE)) return null;
        return (
          <div key={section} className={styles.lane} data-station={section >= 0 || undefined}>
            <span className={styles.label} style={manner === 'mine' ? undefined : { width: `${label}rem` }}>
              <Label section={section} party={party} manner={manner} />
            </span>
            {/* As wide as it was planned: a lane of several rows would else ask for the room of one. */}
            <div className={styles.people} style={{ width: `${Math.max(plan.empty, widthOf(across, plan.size.w))}rem` }}>
              {drawn.map((one) => (
                <Person key={one.card} person={one} form={plan.form} size={plan.size} />
              ))}
              {people.length === 0 && plan.empty > 0 && <span className={styles.nobody}>{say({ key: 'stb.ui.nobody-stationed' })}</span>}
            </div>
          </div>
        );
      })}
      <Asked people={asked} seat={party.seat} />
      {hidden.length > asked.length && (
        <button type="button" className={styles.stack} onClick={() => setOpen(true)} aria-haspopup="dialog">
          ×{hidden.length - asked.length}
          <span className="visually-hidden">{say({ key: 'stb.ui.more-people' })}</span>
        </button>
      )}
      <Dialog title={say({ key: 'stb.ui.more-people' })} open={open} onClose={() => setOpen(false)}>
        <div className={styles.people}>
          {hidden.map((one) => (
            <Person key={one.card} person={one} form="badge" size={{ w: 8, h: 2.75 }} />
          ))}
        </div>
      </Dialog>
    </>
  );
}

const AskedPlace = createContext<HTMLElement | null>(null);

/** Over the ship: everybody the question is about whose own place has no room for them. Nobody like that is inside a stack. */
export function WithAsked({ className, children }: { className: string | undefined; children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <AskedPlace.Provider value={place}>
      {children}
      <div ref={setPlace} className={className} data-overlay="" data-scrolls="" />
    </AskedPlace.Provider>
  );
}

export function Asked({ people, seat }: { people: readonly PersonView[]; seat: Seat }) {
  const place = useContext(AskedPlace);
  const colourOf = useSeatColours();
  if (people.length === 0 || place === null) return null;
  return createPortal(
    <div className={styles.asked} style={{ '--owner': colourOf(seat) } as CSSProperties}>
      <SeatMark seat={seat} size={20} />
      {people.map((one) => (
        <Person key={one.card} person={one} form="tag" size={{ w: 4.3, h: 2.6 }} />
      ))}
    </div>,
    place,
  );
}

function Label({ section, party, manner }: { section: Card; party: PartyView; manner: Manner }) {
  const { view, say } = useTable<BridgeView>();
  const one = sectionOf(view, section);
  const mine = manner === 'mine';
  if (section === LEADER) {
    if (!mine || party.leader === null) return null;
    return (
      <span className={styles.where}>
        <b>+{party.leader.defense}</b>
        <span data-spare="">{say({ key: 'stb.ui.everywhere' })}</span>
      </span>
    );
  }
  if (one === null && manner === 'row') return null;
  if (one === null)
    return (
      <span className={styles.where}>
        {/* Words that are too long for the first line go into the second only behind something. */}
        {mine && <b />}
        {mine ? <span data-spare="">{say({ key: 'stb.ui.no-station' })}</span> : say({ key: 'stb.ui.no-station' })}
      </span>
    );
  return (
    <span className={styles.where} title={nameOf(section)} data-tapped={one.tapped || undefined}>
      {mine ? (
        <>
          <b>{one.need}</b>
          <span className={styles.sign} data-spare="">
            <Icon glyph={glyphOf(section)} size={16} />
          </span>
          <span data-spare="">{nameOf(section)}</span>
        </>
      ) : (
        <>
          <Icon glyph={glyphOf(section)} size={16} />
          <b>{one.need}</b>
        </>
      )}
    </span>
  );
}

function Me({ seat }: { seat: Seat }) {
  const { view, seats } = useTable<BridgeView>();
  const leader = view.parties[seat]?.leader ?? null;
  const clock = seats[seat]?.clock ?? null;
  return (
    <header className={styles.me}>
      <SeatMark seat={seat} size={26} />
      <strong>{leader === null ? '' : shortName(leader.card)}</strong>
      {clock !== null && <Clock clock={clock} />}
    </header>
  );
}

function Rival({ party, manner }: { party: PartyView; manner: Manner }) {
  const { say } = useTable<BridgeView>();
  const { leader, seat, handCount } = party;
  return (
    <header className={styles.head}>
      {leader !== null && manner === 'plate' ? (
        <Leader person={leader} seat={seat} />
      ) : (
        <SeatHead seat={seat} {...(leader === null ? {} : { name: shortName(leader.card) })} />
      )}
      <span className={styles.hand} title={say({ key: 'stb.ui.hand-of', params: { n: handCount } })}>
        <span className="visually-hidden">{say({ key: 'stb.ui.hand-of', params: { n: handCount } })}</span>
        <b aria-hidden="true">{handCount}</b>
      </span>
    </header>
  );
}

/** The leader as the head of the plate: it can be pointed at like everybody else. */
function Leader({ person, seat }: { person: PersonView; seat: Seat }) {
  const { say } = useTable<BridgeView>();
  const piece = useCard(person.card, sentenceOf(say, person));
  return (
    <button {...piece.props} className={styles.leader} data-tapped={person.tapped || undefined} data-piece="">
      <span className="visually-hidden">{piece.words}</span>
      <span aria-hidden="true" className={styles.leaderRow}>
        <SeatHead seat={seat} name={shortName(person.card)} />
        <span className={styles.stats}>
          <span className={styles.stat}>
            <Icon glyph={COMBAT} size={13} />
            {person.combat}
          </span>
          <span className={styles.stat}>
            <Icon glyph={INFLUENCE} size={13} />
            {person.influence}
          </span>
          {person.attached.map((passive) => (
            <span key={passive} className={styles.passive}>
              <Icon glyph={glyphOf(passive)} size={13} />
            </span>
          ))}
          {person.tapped && <span className={styles.usedTag}>{say({ key: 'stb.ui.tapped' })}</span>}
        </span>
      </span>
    </button>
  );
}

/** Where there is no room for people: sums, and a tap that opens the party. */
export function Sums({ seat, onOpen }: { seat: Seat; onOpen: () => void }) {
  const table = useTable<BridgeView>();
  const { view, say } = table;
  const colourOf = useSeatColours();
  const party = view.parties[seat];
  if (party === undefined) return null;
  const people = [...(party.leader === null ? [] : [party.leader]), ...party.crew];
  const ready = people.filter((one) => !one.tapped);
  const sum = (of: (one: PersonView) => number) => ready.reduce((all, one) => all + of(one), 0);
  const held = view.sections.filter((section) => section.owner === seat);
  return (
    <Zone
      name={`rival-${seat}`}
      label={say({ key: 'stb.ui.party-of', params: { name: playerOf(table, seat) } })}
      className={styles.party}
      style={{ '--owner': colourOf(seat) } as CSSProperties}
    >
      <Button className={styles.sums} onClick={onOpen} data-stop="" data-active={view.active === seat || undefined}>
        <span className={styles.sumHead}>
          <SeatHead seat={seat} {...(party.leader === null ? {} : { name: shortName(party.leader.card) })} />
          <span className={styles.hand}>
            <b>{party.handCount}</b>
          </span>
        </span>
        <span className={styles.sumLine} data-many={held.length > 2 || undefined}>
          <span>
            <b>{ready.length}</b>/{people.length}
          </span>
          <span className={styles.stat}>
            <Icon glyph={COMBAT} size={12} />
            {sum((one) => one.combat)}
          </span>
          <span className={styles.stat}>
            <Icon glyph={INFLUENCE} size={12} />
            {sum((one) => one.influence)}
          </span>
          {held.map(({ card, need }) => (
            <span key={card} className={styles.stat}>
              <Icon glyph={glyphOf(card)} size={13} />
              {need}
            </span>
          ))}
        </span>
      </Button>
    </Zone>
  );
}
