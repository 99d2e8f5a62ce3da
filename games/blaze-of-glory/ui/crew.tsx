/** Who is aboard the ship, or in the team, that is selected: staffing, sums, people, captives, things; or all my crews by place. */

import type { Ref } from '@bridgehead/kernel';
import { Icon, useBox, useTable, Zone } from '@bridgehead/ui';
import { useState } from 'react';
import { designNumber } from '../cards/index.ts';
import { cardName, placeName, thingName } from '../table-help.ts';
import { cardNamed, readName } from '../target.ts';
import type { BlazeView, GroupView, ThingView } from '../view.ts';
import styles from './crew.module.css';
import { fullText, plateName, shortNameOf, signed } from './faces.ts';
import { CREW, CUNNING, emblemOf, INTEGRITY, STRENGTH } from './glyphs.ts';
import { isPeoplePick } from './intent.ts';
import { inksOf } from './miniatures/index.ts';
import { Plan } from './nor.tsx';
import { Person, Socket } from './person.tsx';
import {
  cardsOn,
  faceOfCard,
  groupsAt,
  isFacility,
  isFree,
  isPerson,
  isShip,
  kindOfCard,
  markersOn,
  nearSeat,
  numberIn,
  placeRef,
  roomsOf,
  teamAt,
  vesselById,
} from './position.ts';
import { Scene } from './scene.tsx';

/** The open thing's rooms: a ship has one, a Nor its sites, a planet its surface; null if nothing is open. */
function openRooms(view: BlazeView, selection: Ref | null): { title: string; rooms: number[]; vessel: number } | null {
  const thing = numberIn(selection, 'thing');
  if (thing !== null && vesselById(view, thing) !== null)
    return { title: thingName(view, thing), rooms: roomsOf(view, thing), vessel: thing };
  const place = numberIn(selection?.replace(/:far$/, '') ?? null, 'place');
  if (place === null || place % 2 === 0) return null;
  return { title: placeName(view, place), rooms: [place], vessel: -1 };
}

export function Crew({ className }: { className?: string | undefined }) {
  const { view, selection, prompt, say } = useTable<BlazeView>();
  const picks = prompt !== null && isPeoplePick(prompt) && prompt.key !== 'bog.muster';
  const open = openRooms(view, selection);
  return (
    <Zone name="crew" label={say({ key: 'bog.ui.crew' })} className={`${styles.crew} ${className ?? ''}`}>
      {picks ? <Picking /> : open === null ? <Overview /> : <Opened key={selection} {...open} />}
    </Zone>
  );
}

// —— opened ——

function Opened({ title, rooms, vessel }: { title: string; rooms: readonly number[]; vessel: number }) {
  const { view, viewer, say, selection } = useTable<BlazeView>();
  const ship = vessel < 0 ? null : vesselById(view, vessel);
  const near = nearSeat(viewer);
  /** Of a Nor one site at a time; first its plan. */
  const [site, setSite] = useState<number | null>(null);
  const isNor = rooms.length > 1;
  const groups = (site === null ? rooms : [site]).flatMap((room) => groupsAt(view, room).map((group) => ({ room, group })));
  const shown = ship === null ? groups.filter(({ group }) => (selection?.endsWith(':far') ? group.side !== near : true)) : groups;
  const team = (site === null ? rooms : [site]).map((room) => teamAt(view, room, near)).find((one) => one !== null) ?? null;
  // On the plan everybody is a number.
  const people = isNor && site === null ? [] : shown.filter(({ group }) => isPerson(group));
  const items = shown.filter(({ group }) => !isPerson(group));
  const count = shown.reduce((sum, { group }) => sum + (isPerson(group) ? group.n : 0), 0);
  const printed = ship === null ? null : faceOfCard(ship.card);
  const equipment = printed?.row.equipment ?? '';
  const glow = printed === null ? '#9db0d6' : inksOf(printed.d).glow;
  const staffing = ship !== null && isShip(ship) ? (faceOfCard(ship.card)?.icons ?? []) : [];
  return (
    <>
      <Scene place={vessel < 0 ? 'ground' : ship !== null && isFacility(ship) ? 'dock' : 'bridge'} glow={glow} seed={`${title}`} />
      <div className={styles.head}>
        <strong className={styles.title}>
          {ship !== null && isShip(ship)
            ? say({ key: 'bog.ui.aboard', params: { card: plateName(ship.card) } })
            : site === null
              ? title
              : thingName(view, site)}
        </strong>
        {staffing.length === 0 && <span className={styles.quiet}>{say({ key: 'bog.ui.people-n', params: { n: count } })}</span>}
        {staffing.length > 0 && (
          <span className={styles.sockets} data-staffed={ship?.staffed === 1 || undefined}>
            {staffing.map((icon, i) => (
              <Socket key={`${i}.${icon}`} icon={icon} filled={ship?.staffed === 1} />
            ))}
            {ship?.staffed !== -1 && <span>{say({ key: ship?.staffed === 1 ? 'bog.ui.staffed' : 'bog.ui.unstaffed' })}</span>}
          </span>
        )}
        {isNor && site !== null && (
          <button type="button" className={styles.all} onClick={() => setSite(null)}>
            {say({ key: 'bog.ui.plan' })}
          </button>
        )}
        {team !== null && team.n > 0 && (
          <span className={styles.sums}>
            <Sum glyph={INTEGRITY} label="INTEGRITY" n={team.integrity} />
            <Sum glyph={CUNNING} label="CUNNING" n={team.cunning} />
            <Sum glyph={STRENGTH} label="STRENGTH" n={team.strength} />
          </span>
        )}
      </div>
      <div className={styles.people} data-scrolls="" data-crowd={count > 13 ? 'heads' : count > 8 ? 'near' : undefined}>
        {isNor && site === null && <Plan sites={rooms.slice(1)} onOpen={setSite} />}
        {people.length === 0 && !(isNor && site === null) && <p className={styles.quiet}>{say({ key: 'bog.ui.nobody' })}</p>}
        {people.map(({ room, group }) => (
          <Member key={`${room} ${group.card} ${group.side} ${group.condition} ${group.captor}`} group={group} />
        ))}
      </div>
      <div className={styles.aside}>
        {items.length + (ship === null ? 0 : cardsOn(view, vessel).length + markersOn(view, vessel).length) > 0 && (
          <ul className={styles.things}>
            {items.map(({ room, group }) => (
              <li key={`${room} ${group.card} ${group.side}`}>
                <Item card={group.card} n={group.n} />
              </li>
            ))}
            {ship !== null && cardsOn(view, vessel).map((thing) => <OnShip key={thing.id} thing={thing} />)}
            {ship !== null && markersOn(view, vessel).map((thing) => <OnShip key={thing.id} thing={thing} />)}
          </ul>
        )}
        {equipment !== '' && <p className={styles.quiet}>{equipment}</p>}
      </div>
    </>
  );
}
function Sum({ glyph, label, n }: { glyph: typeof INTEGRITY; label: string; n: number }) {
  return (
    <span title={label}>
      <Icon glyph={glyph} size={14} title={label} /> <b>{n}</b>
    </span>
  );
}

function Member({ group }: { group: GroupView }) {
  const { say, nameOf, inspect, look } = useTable<BlazeView>();
  const state = group.condition === 'active' ? '' : group.condition;
  const words = [
    group.card === '' ? say({ key: 'bog.ui.unseen', params: { n: group.n } }) : cardName(group.card),
    group.now.length > 0 ? `INTEGRITY ${group.now[0]}, CUNNING ${group.now[1]}, STRENGTH ${group.now[2]}` : '',
    state,
    isFree(group) ? '' : say({ key: 'bog.ui.captive-of', params: { name: nameOf(group.captor) } }),
    group.n > 1 ? `${group.n}` : '',
  ];
  const ref = `card:${group.card}`;
  return (
    <Person
      card={group.card}
      now={group.now}
      n={group.n}
      state={state}
      captor={isFree(group) ? -1 : group.captor}
      words={words.filter((word) => word !== '').join(', ')}
      props={{
        tabIndex: -1,
        'data-stop': '',
        'data-ref': ref,
        onClick: () => inspect(ref),
        onFocus: () => look(ref),
        onPointerEnter: () => look(ref),
      }}
    />
  );
}
function Item({ card, n, mark }: { card: string; n: number; mark?: string }) {
  const { inspect, say } = useTable();
  const d = designNumber(card);
  if (d < 0) return <span className={styles.item}>{say({ key: 'bog.ui.face-down' })}</span>;
  return (
    <button type="button" className={styles.item} data-stop="" tabIndex={-1} onClick={() => inspect(`card:${card}`)} title={fullText(d)}>
      <Icon glyph={emblemOf(d)} size={16} />
      <span>
        {shortNameOf(card)}
        {n > 1 ? ` ×${n}` : ''}
      </span>
      {mark !== undefined && <b>{mark}</b>}
    </button>
  );
}
function OnShip({ thing }: { thing: ThingView }) {
  const hull = faceOfCard(thing.card)?.row.hull ?? 0;
  return (
    <li>
      <Item card={thing.card} n={1} {...(hull > 0 ? { mark: signed(-hull) } : {})} />
    </li>
  );
}

// —— nothing opened ——

/** In rem, with its gap: somebody's card, the chip of a crew. */
const CARD = 6.3;
const CHIP = 8.6;

/** All my crews by place. */
function Overview() {
  const { view, viewer, say, stage } = useTable<BlazeView>();
  const [ref, box] = useBox<HTMLDivElement>();
  const near = nearSeat(viewer);
  const places = view.places.filter(({ groups }) => groups.some((group) => group.side === near && isPerson(group) && isFree(group)));
  const homes = [...new Set(places.map(({ place }) => place))];
  const cards = homes.reduce((sum, place) => sum + crewAt(view, place, near).length, 0);
  // Where there is room for all, everybody as a card of their own.
  const isRoomy = box === null || cards * CARD + homes.length * CHIP <= box.w;
  const drawn = (stage === 'full' || stage === 'short') && isRoomy;
  if (homes.length === 0 && view.phase !== 'play') return null;
  return (
    <>
      <div className={styles.head} data-overview="">
        <strong className={styles.title}>{say({ key: 'bog.ui.crews' })}</strong>
        <span className={styles.quiet}>{say({ key: 'bog.ui.crews-tip' })}</span>
      </div>
      <div ref={ref} className={styles.people} data-scrolls="" data-laid={drawn || undefined}>
        {homes.length === 0 && <p className={styles.quiet}>{say({ key: 'bog.ui.nobody' })}</p>}
        {!drawn && homes.map((place) => <CrewChip key={place} place={place} named />)}
        {drawn &&
          laidIn(homes.map((place) => ({ place, groups: crewAt(view, place, near) }))).map(({ key, x, place, group }) => (
            <div key={key} className={styles.laid} style={{ transform: `translateX(${x}rem)` }}>
              {group === null ? <CrewChip place={place} named={false} /> : <Member group={group} />}
            </div>
          ))}
      </div>
    </>
  );
}
interface Laid {
  readonly key: string;
  /** In rem. */
  readonly x: number;
  readonly place: number;
  /** Null for the chip before the crew. */
  readonly group: GroupView | null;
}
/** Each crew behind its chip. */
function laidIn(homes: readonly { readonly place: number; readonly groups: readonly GroupView[] }[]): Laid[] {
  let x = 0;
  const next = (wide: number): number => {
    x += wide;
    return x - wide;
  };
  return homes.flatMap(({ place, groups }) => [
    { key: `${place}`, x: next(CHIP), place, group: null },
    ...groups.map((group) => ({ key: `${place} ${group.card} ${group.condition}`, x: next(CARD), place, group })),
  ]);
}
const crewAt = (view: BlazeView, place: number, near: number): GroupView[] =>
  groupsAt(view, place).filter((group) => group.side === near && isPerson(group) && isFree(group));

function CrewChip({ place, named }: { place: number; named: boolean }) {
  const { view, viewer, select } = useTable<BlazeView>();
  const near = nearSeat(viewer);
  const groups = crewAt(view, place, near);
  const n = groups.reduce((sum, group) => sum + group.n, 0);
  const names = groups.map(({ card }) => shortNameOf(card).split(' ').at(-1));
  const thing = place < 0 ? null : (view.things.find(({ id }) => id === place) ?? null);
  const home = thing !== null && thing.at >= 0 ? thing.at : place;
  return (
    <button type="button" className={styles.chip} data-stop="" tabIndex={-1} onClick={() => select(placeRef(home))}>
      <span className={styles.chipHead}>
        <strong>
          {place < 0 ? shortPlace(view, place) : shortNameOf(view.vessels.find(({ id }) => id === place)?.card ?? thing?.card ?? '')}
        </strong>
        <Icon glyph={CREW} size={11} />
        <b>{n}</b>
      </span>
      {named && (
        <span className={styles.quiet} data-spare="">
          {names.slice(0, names.length > 3 ? 2 : 3).join(', ')}
          {names.length > 3 ? ` +${names.length - 2}` : ''}
        </span>
      )}
    </button>
  );
}
const shortPlace = (view: BlazeView, place: number): string => shortNameOf(view.locations[(-10 - place) >> 1]?.card ?? '');

// —— picking ——

/** Ticked in place: who is beamed, who walks. */
function Picking() {
  const { view, prompt, say, toggle, picked } = useTable<BlazeView>();
  const { from, to } = (prompt?.params ?? {}) as { from?: number; to?: number };
  const options = (prompt?.options ?? []) as readonly string[];
  const all = options.every((option) => picked.includes(option));
  return (
    <>
      <div className={styles.head} data-picking="">
        <strong className={styles.title}>{from === undefined ? say({ key: 'bog.ui.choose' }) : placeName(view, from)}</strong>
        {to !== undefined && <span className={styles.quiet}>{say({ key: 'bog.ui.to', params: { place: placeName(view, to) } })}</span>}
        <button
          type="button"
          className={styles.all}
          onClick={() => {
            for (const option of options) if (picked.includes(option) === all) toggle(option);
          }}
        >
          {say({ key: all ? 'bog.ui.none' : 'bog.ui.all' })}
        </button>
      </div>
      <div className={styles.people} data-scrolls="">
        {options.map((option) => (
          <Pick key={option} option={option} />
        ))}
      </div>
    </>
  );
}
export function Pick({ option }: { option: string }) {
  const { view, prompt, picked, toggle, look, inspect } = useTable<BlazeView>();
  const { card, mark: state, copy } = readName(option);
  const from = (prompt?.params as { from?: number } | undefined)?.from;
  const group = from === undefined ? null : groupsAt(view, from).find((one) => one.card === card);
  const isPicked = picked.includes(option);
  return (
    <Person
      card={card}
      now={group?.now ?? []}
      state={state}
      words={`${cardName(card)}${copy === 1 ? '' : ` ${copy}`}${state === '' ? '' : `, ${state}`}`}
      props={{
        tabIndex: 0,
        'data-stop': '',
        'data-ref': `card:${card}`,
        'data-lit': 'pick',
        'data-picked': isPicked ? '' : undefined,
        'data-option': option,
        'aria-pressed': isPicked,
        onClick: () => toggle(option),
        onContextMenu: (event: { preventDefault(): void }) => {
          event.preventDefault();
          inspect(`card:${card}`);
        },
        onFocus: () => look(`card:${card}`),
        onPointerEnter: () => look(`card:${card}`),
      }}
    />
  );
}

/** Many to choose from, in the board's place: the muster. */
export function Muster() {
  const { prompt, say } = useTable<BlazeView>();
  const options = (prompt?.options ?? []) as readonly string[];
  const isShipOption = (option: string) => kindOfCard(cardNamed(option)) === 'ship';
  return (
    <Zone name="muster" label={say({ key: 'bog.ui.muster' })} className={styles.muster}>
      <div className={styles.musterList} data-scrolls="">
        {[...options.filter(isShipOption), ...options.filter((option) => !isShipOption(option))].map((option) => (
          <Pick key={option} option={option} />
        ))}
      </div>
    </Zone>
  );
}

/** In the reading place of a phone. */
export const CrewSheet = () => <Crew className={styles.sheet} />;
