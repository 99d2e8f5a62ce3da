/** The ship: five rooms on her plan, each with the number that takes it and the crew stationed there, on the one board that all share. */
import { Face, Icon, SeatMark, type TableContext, useBox, useSeatColours, useTable, Zone } from '@bridgehead/ui';
import type { CSSProperties } from 'react';
import { BRIDGE, NONE, nameOf, sectionFace } from '../cards/index.ts';
import { everybody, pendingAttempt } from '../table-help.ts';
import type { BridgeView, PersonView, SectionView } from '../view.ts';
import { standIfLet } from './consequences.ts';
import { Crowd } from './crowd.tsx';
import { type Laid, laid, type Rect } from './decks.ts';
import { faceOf } from './faces.ts';
import { LOCK } from './glyphs.ts';
import { Around, Hull } from './hull.tsx';
import { playerOf, winnerOf } from './intent.ts';
import { useCard } from './piece.tsx';
import { Piles } from './piles.tsx';
import { Pool } from './pool.tsx';
import styles from './ship.module.css';

/** Of more passives on one section the number tells. */
const MOST_SIGNS = 2;
/** In rem: the head of a room; where rooms are low, of one line of small letters. */
const HEAD = 1.6;
const LOW_HEAD = 1.3;
/** And the line below it for “tapped”, where the first one is full. */
const SECOND_LINE = 1;
/** A room lower than this has a low head. */
const LOW = 5.2;
/** In rem: mark, name and number; the words “needs” and “tapped” where there is room for them. */
const headOf = (name: string): number => 3.6 + name.length * 0.56;
const WORD = 2.6;
const TAPPED = 3.5;
/** And of a long name only what tells it apart. */
const TINY = 9.2;

export function Ship() {
  const table = useTable<BridgeView>();
  const { view, say, stage } = table;
  const [ref, box] = useBox<HTMLDivElement>();
  const lie = box === null || box.w < 4 || box.h < 4 ? null : laid(box.w, box.h);
  const bay = stage === 'full' || stage === 'short' ? (lie?.plan.bay ?? null) : null;
  return (
    <div ref={ref} className={styles.ship} data-bay={bay !== null || undefined}>
      <Around />
      {lie !== null && (
        <>
          <Zone name="ship" label={say({ key: 'stb.ui.ship' })} className={styles.rooms}>
            <Hull lie={lie} sections={view.sections} winner={winnerOf(table)} aim={useAim(table)} />
            {view.sections.map((section) => (
              <Room key={section.card} section={section} lie={lie} />
            ))}
          </Zone>
          {bay !== null && (
            <div className={styles.bay} style={placed(bay, lie, 15.5)}>
              <Pool />
            </div>
          )}
          {bay !== null && (
            <div className={styles.piles}>
              <Piles />
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** In rem, at its place in the plan; at least so wide. */
function placed({ x, y, w, h }: Rect, { sx, sy, left, top }: Laid, least = 0): CSSProperties {
  return {
    left: `${left + x * sx}rem`,
    top: `${top + y * sy}rem`,
    width: `${Math.max(least, w * sx)}rem`,
    height: `${h * sy}rem`,
  };
}

/** Where an attack comes from: rooms of those who are committed, and people without a station. */
function useAim({ view }: TableContext<BridgeView>) {
  const colourOf = useSeatColours();
  const attempt = pendingAttempt(view);
  if (attempt?.kind !== 'attack') return null;
  const committed = everybody(view).filter(({ card }) => attempt.committed.includes(card));
  return {
    card: attempt.card,
    from: committed.flatMap(({ station }) => (station === NONE ? [] : [sectionFace(station).id])),
    loose: committed.some(({ station }) => station === NONE),
    colour: colourOf(attempt.seat),
  };
}

function Room({ section, lie }: { section: SectionView; lie: Laid }) {
  const table = useTable<BridgeView>();
  const colourOf = useSeatColours();
  const { view, viewer, say } = table;
  const { card, owner, tapped, need, attached, forbidden } = section;
  const held = owner !== NONE;
  const words = [
    nameOf(card),
    held ? say({ key: 'stb.fact.held', params: { seat: playerOf(table, owner) } }) : say({ key: 'stb.fact.free' }),
    say({ key: 'stb.fact.need', params: { n: need } }),
    ...(tapped ? [say({ key: 'stb.ui.tapped' })] : []),
    ...(forbidden ? [say({ key: 'stb.ui.forbidden' })] : []),
    ...(attached.length === 0 ? [] : [say({ key: 'stb.fact.attached', params: { names: attached.map(nameOf).join(', ') } })]),
  ].join(', ');
  const piece = useCard(card, words);
  const attacked = pendingAttempt(view);
  const then = attacked?.kind === 'attack' && attacked.card === card ? (standIfLet(view)?.needs ?? null) : null;
  const { id } = sectionFace(card);
  const room = lie.plan.rooms[id];
  if (room === undefined) return null;
  const width = room.room.w * lie.sx * (card === BRIDGE && lie.plan.w > lie.plan.h ? 0.7 : 1) - (tapped ? TAPPED : 0);
  const name = width < headOf(nameOf(card)) ? nameOf(card).replace(' Room', '') : nameOf(card);
  const spare = width - headOf(name);
  const narrow = spare < 0;
  const tiny = room.room.w * lie.sx < TINY;
  const low = room.room.h * lie.sy < LOW;
  const style = { ...placed(room.room, lie), ...(held ? { '--owner': colourOf(owner) } : {}) } as CSSProperties;
  return (
    <div
      className={styles.room}
      style={style}
      data-bridge={card === BRIDGE || undefined}
      data-narrow={narrow || undefined}
      data-low={low || undefined}
      data-tiny={tiny || undefined}
      data-tapped={tapped || undefined}
      data-upright={lie.plan.w < lie.plan.h || undefined}
    >
      <button {...piece.props} className={styles.button} data-piece="" data-ground="">
        <span className="visually-hidden">{piece.words}</span>
        <svg
          className={styles.lit}
          viewBox={`${room.room.x} ${room.room.y} ${room.room.w} ${room.room.h}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={room.outline} />
        </svg>
        <span className={styles.head} aria-hidden="true">
          {held ? <SeatMark seat={owner} size={tiny ? 12 : narrow ? 15 : 18} /> : <i className={styles.free} />}
          <span className={styles.title}>{name}</span>
          <b className={styles.need}>{need}</b>
          {then !== null && then !== need && <b className={styles.then}>→{then}</b>}
          {then === null && spare >= WORD && (
            <small data-spare="">{say({ key: owner === viewer && held ? 'stb.ui.holds' : 'stb.ui.needs' })}</small>
          )}
          {tapped && !low && (
            <span className={styles.used} data-spare="">
              {say({ key: 'stb.ui.tapped' })}
            </span>
          )}
        </span>
        <span className={styles.signs} aria-hidden="true">
          {attached.length > MOST_SIGNS ? (
            <b className={styles.passive} title={attached.map(nameOf).join(', ')}>
              {attached.length}
            </b>
          ) : (
            attached.map((passive) => <Sign key={passive} passive={passive} />)
          )}
          {forbidden && (
            <span className={styles.lock} title={say({ key: 'stb.ui.forbidden' })}>
              <Icon glyph={LOCK} size={13} />
            </span>
          )}
        </span>
      </button>
      <People section={section} lie={lie} head={low ? LOW_HEAD : tapped && narrow ? HEAD + SECOND_LINE : HEAD} />
    </div>
  );
}

const Sign = ({ passive }: { passive: number }) => <Face face={faceOf(passive)} className={styles.passive} />;

/** The crew stationed here: the room is theirs to stand in, below its head. */
function People({ section: { card, owner }, lie, head }: { section: SectionView; lie: Laid; head: number }) {
  const { view } = useTable<BridgeView>();
  const colourOf = useSeatColours();
  const room = lie.plan.rooms[sectionFace(card).id];
  const people: readonly PersonView[] = everybody(view).filter(({ station }) => station === card);
  if (room === undefined || people.length === 0) return null;
  const stands = room.stands.map(({ x, y, w, h }, i) => ({
    left: (x - room.room.x) * lie.sx,
    top: (y - room.room.y) * lie.sy + (i === 0 ? head : 0),
    w: w * lie.sx,
    h: Math.max(0, h * lie.sy - (i === 0 ? head : 0)),
  }));
  return (
    <div className={styles.people} style={owner === NONE ? undefined : ({ '--owner': colourOf(owner) } as CSSProperties)}>
      <Crowd people={people} places={stands} />
    </div>
  );
}
