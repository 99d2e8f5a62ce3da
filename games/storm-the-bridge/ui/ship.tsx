/** The ship: five sections on her plan, each with the number that takes it, its holder and what is attached. */
import { Icon, SeatMark, useSeatColours, useTable } from '@bridgehead/ui';
import type { CSSProperties } from 'react';
import { BRIDGE, type Card, card as cardNamed, NONE, nameOf, sectionFace } from '../cards/index.ts';
import type { BridgeView, SectionView } from '../view.ts';
import { glyphOf } from './glyphs.ts';
import { playerOf } from './intent.ts';
import { usePiece, Zone } from './piece.tsx';
import styles from './ship.module.css';

type Place = readonly [number, number];
/** Nose up, for narrow screens: the same plan turned by a quarter and set out in rows. */
const UPRIGHT: Readonly<Record<string, Place>> = { S1: [500, 105], S3: [255, 300], S4: [745, 300], S2: [255, 495], S5: [745, 495] };
const HULL = 'M20 190L90 100H560L720 60Q900 110 985 300Q900 490 720 540H250L90 500L20 410Z';
const HULL_UPRIGHT = 'M500 8Q690 30 760 180L960 230V560L860 592H140L40 560V230L240 180Q310 30 500 8Z';
const along = (card: Card): Place => [sectionFace(card).x, sectionFace(card).y];
const upright = (card: Card): Place => UPRIGHT[sectionFace(card).id] as Place;

export function Ship() {
  const { view, say } = useTable<BridgeView>();
  return (
    <Zone name="ship" label={say({ key: 'stb.ui.ship' })} className={styles.ship}>
      <Plan className={styles.along} hull={HULL} placeOf={along} />
      <Plan className={styles.upright} hull={HULL_UPRIGHT} placeOf={upright} />
      {view.sections.map((section) => (
        <Section key={section.card} section={section} />
      ))}
    </Zone>
  );
}

/** Corridors are drawn for the eye; the rules know no map. */
function Plan({ className, hull, placeOf }: { className: string | undefined; hull: string; placeOf: (card: Card) => Place }) {
  const { view } = useTable<BridgeView>();
  const lines = view.sections.flatMap(({ card }) =>
    sectionFace(card).corridors.map((id) => `M${placeOf(card).join(' ')}L${placeOf(cardNamed(id)).join(' ')}`),
  );
  return (
    <svg className={`${styles.plan} ${className}`} viewBox="0 0 1000 600" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.hull} d={hull} />
      <path className={styles.corridor} d={lines.join('')} />
    </svg>
  );
}

const percent = ([x, y]: Place, across: string, down: string) => ({ [across]: `${x / 10}%`, [down]: `${y / 6}%` });

function Section({ section }: { section: SectionView }) {
  const colourOf = useSeatColours();
  const table = useTable<BridgeView>();
  const { viewer, say } = table;
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
  const piece = usePiece(card, words);
  const style = {
    ...percent(along(card), '--x', '--y'),
    ...percent(upright(card), '--up-x', '--up-y'),
    ...(held ? { '--owner': colourOf(owner) } : {}),
  };
  return (
    <button
      {...piece.props}
      className={styles.section}
      style={style as CSSProperties}
      data-held={held || undefined}
      data-tapped={tapped || undefined}
      data-bridge={card === BRIDGE || undefined}
    >
      <span className="visually-hidden">{piece.words}</span>
      <span className={styles.title} aria-hidden="true">
        <Icon glyph={glyphOf(card)} size={18} />
        {nameOf(card)}
      </span>
      <span className={styles.row} aria-hidden="true">
        <span className={styles.need}>
          <small>{say({ key: owner === viewer && held ? 'stb.ui.defense' : 'stb.ui.need' })}</small>
          <b>{need}</b>
        </span>
        {attached.map((passive) => (
          <span key={passive} className={styles.passive} title={nameOf(passive)}>
            <Icon glyph={glyphOf(passive)} size={15} />
          </span>
        ))}
      </span>
      {held && (
        <span className={styles.holder}>
          <SeatMark seat={owner} size={24} />
        </span>
      )}
      {tapped && (
        <span className={styles.band} aria-hidden="true">
          {say({ key: 'stb.ui.tapped' })}
        </span>
      )}
      {forbidden && (
        <span className={styles.forbidden} aria-hidden="true">
          {say({ key: 'stb.ui.forbidden' })}
        </span>
      )}
    </button>
  );
}
