/** The ship: five sections on her plan, each with the number that takes it, its holder and what is attached. Nose always right. */
import { Icon, SeatMark, useSeatColours, useTable, Zone } from '@bridgehead/ui';
import type { CSSProperties } from 'react';
import { BRIDGE, NONE, nameOf, sectionFace } from '../cards/index.ts';
import { pendingAttempt } from '../table-help.ts';
import type { BridgeView, SectionView } from '../view.ts';
import { standIfLet } from './consequences.ts';
import { glyphOf, LOCK } from './glyphs.ts';
import { playerOf, winnerOf } from './intent.ts';
import { useCard } from './piece.tsx';
import styles from './ship.module.css';

type Place = readonly [number, number];
/** Centres in per cent of the ship's place; closer to each other where it is narrow. */
const PLACES: Readonly<Record<string, Place>> = { S2: [16, 27], S5: [28, 74], S3: [53, 27], S4: [55, 74], S1: [84.5, 50] };
const NARROW: Readonly<Record<string, number>> = { S2: 16, S5: 21, S3: 48, S4: 52.5, S1: 84 };
const placeOf = (id: string): Place => PLACES[id] ?? [50, 50];
const HULL = 'M4 16L12 8H70Q92 18 99 50Q92 82 70 92H12L4 84Z';
const ENGINES = 'M4 22H0V36H4M4 43H-1V57H4M4 64H0V78H4';

/** Of more passives on one section the number tells. */
const MOST_SIGNS = 2;

export function Ship() {
  const table = useTable<BridgeView>();
  const { view, say } = table;
  const colourOf = useSeatColours();
  const winner = winnerOf(table);
  const corridors = view.sections.flatMap(({ card }) =>
    sectionFace(card).corridors.map((id) => `M${placeOf(sectionFace(card).id).join(' ')}L${placeOf(id).join(' ')}`),
  );
  return (
    <Zone
      name="ship"
      label={say({ key: 'stb.ui.ship' })}
      className={styles.ship}
      {...(winner === null ? {} : { style: { '--winner': colourOf(winner) } as CSSProperties })}
    >
      <svg className={styles.plan} viewBox="-2 0 104 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.hull} d={HULL} />
        <path className={styles.engines} d={ENGINES} />
        {/* Corridors are drawn for the eye; the rules know no map. */}
        <path className={styles.corridor} d={corridors.join('')} />
      </svg>
      {view.sections.map((section) => (
        <Section key={section.card} section={section} />
      ))}
    </Zone>
  );
}

function Section({ section }: { section: SectionView }) {
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
  const [x, y] = placeOf(sectionFace(card).id);
  return (
    <button
      {...piece.props}
      className={styles.section}
      style={
        {
          '--x': `${x}%`,
          '--narrow-x': `${NARROW[sectionFace(card).id] ?? x}%`,
          '--y': `${y}%`,
          ...(held ? { '--owner': colourOf(owner) } : {}),
        } as CSSProperties
      }
      data-held={held || undefined}
      data-bridge={card === BRIDGE || undefined}
      data-piece=""
    >
      <span className="visually-hidden">{piece.words}</span>
      <span className={styles.spine} aria-hidden="true">
        {held && <SeatMark seat={owner} size={20} />}
        {tapped && <span className={styles.used}>{say({ key: 'stb.ui.tapped' })}</span>}
      </span>
      <span className={styles.words} aria-hidden="true">
        <span className={styles.title}>
          <Icon glyph={glyphOf(card)} size={16} />
          {nameOf(card)}
        </span>
        <span className={styles.row}>
          <b className={styles.need}>{need}</b>
          {then !== null && then !== need && <b className={styles.then}>→{then}</b>}
          {then === null && <small>{say({ key: owner === viewer && held ? 'stb.ui.holds' : 'stb.ui.needs' })}</small>}
          {attached.length > MOST_SIGNS ? (
            <b className={styles.passive} title={attached.map(nameOf).join(', ')}>
              {attached.length}
            </b>
          ) : (
            attached.map((passive) => (
              <span key={passive} className={styles.passive} title={nameOf(passive)}>
                <Icon glyph={glyphOf(passive)} size={13} />
              </span>
            ))
          )}
          {forbidden && (
            <span className={styles.lock} title={say({ key: 'stb.ui.forbidden' })}>
              <Icon glyph={LOCK} size={13} />
            </span>
          )}
        </span>
      </span>
    </button>
  );
}
