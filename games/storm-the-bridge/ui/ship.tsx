/** The ship: five sections on her plan, each with the number that takes it, its holder and what is attached. */
import { Icon, SeatMark, seatColour, useTable } from '@bridgehead/ui';
import type { CSSProperties } from 'react';
import { BRIDGE, type Card, card as cardNamed, NONE, nameOf, sectionFace } from '../cards/index.ts';
import type { BridgeView, SectionView } from '../view.ts';
import { glyphOf } from './glyphs.ts';
import { usePiece, Zone } from './piece.tsx';
import styles from './ship.module.css';

/** Nose up, for narrow screens: the same plan turned by a quarter and set out in rows. */
const UPRIGHT: Readonly<Record<string, readonly [number, number]>> = {
  S1: [500, 110],
  S3: [255, 300],
  S4: [745, 300],
  S2: [255, 490],
  S5: [745, 490],
};

export function Ship({ upright }: { upright: boolean }) {
  const { view, say } = useTable<BridgeView>();
  const placeOf = (card: Card): readonly [number, number] => {
    const face = sectionFace(card);
    return upright ? (UPRIGHT[face.id] as readonly [number, number]) : [face.x, face.y];
  };
  const lines = view.sections.flatMap(({ card }) =>
    sectionFace(card).corridors.map((id) => [placeOf(card), placeOf(cardNamed(id))] as const),
  );
  return (
    <Zone name="ship" label={say({ key: 'stb.ui.ship' })} className={styles.ship}>
      <svg className={styles.plan} viewBox="0 0 1000 600" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.hull} d={upright ? HULL_UPRIGHT : HULL} />
        {lines.map(([from, to]) => (
          <path key={`${from}${to}`} className={styles.corridor} d={`M${from.join(' ')}L${to.join(' ')}`} />
        ))}
      </svg>
      {view.sections.map((section) => {
        const [x, y] = placeOf(section.card);
        return <Section key={section.card} section={section} style={{ left: `${x / 10}%`, top: `${y / 6}%` }} />;
      })}
    </Zone>
  );
}
const HULL = 'M20 190L90 100H560L720 60Q900 110 985 300Q900 490 720 540H250L90 500L20 410Z';
const HULL_UPRIGHT = 'M500 8Q690 30 760 180L960 230V560L860 592H140L40 560V230L240 180Q310 30 500 8Z';

function Section({ section, style }: { section: SectionView; style: CSSProperties }) {
  const { viewer, nameOf: playerName, say } = useTable<BridgeView>();
  const { card, owner, tapped, need, attached, forbidden } = section;
  const held = owner !== NONE;
  const words = [
    nameOf(card),
    held ? say({ key: 'stb.fact.held', params: { seat: playerName(owner) } }) : say({ key: 'stb.fact.free' }),
    say({ key: 'stb.fact.need', params: { n: need } }),
    ...(tapped ? [say({ key: 'stb.ui.tapped' })] : []),
    ...(forbidden ? [say({ key: 'stb.ui.forbidden' })] : []),
    ...(attached.length === 0 ? [] : [say({ key: 'stb.fact.attached', params: { names: attached.map(nameOf).join(', ') } })]),
  ].join(', ');
  const piece = usePiece(card, words);
  return (
    <button
      {...piece.props}
      className={styles.section}
      style={{ ...style, ...(held ? { '--owner': seatColour(owner) } : {}) } as CSSProperties}
      data-held={held || undefined}
      data-tapped={tapped || undefined}
      data-bridge={card === BRIDGE || undefined}
    >
      <span className={styles.title}>
        <Icon glyph={glyphOf(card)} size={18} />
        {nameOf(card)}
      </span>
      <span className={styles.row}>
        <span className={styles.need}>
          <small>{say({ key: owner === viewer && held ? 'stb.ui.defense' : 'stb.ui.need' })}</small>
          <b>{need}</b>
        </span>
        {held && <SeatMark seat={owner} size={24} />}
        {tapped && <span className={styles.band}>{say({ key: 'stb.ui.tapped' })}</span>}
        {attached.map((passive) => (
          <span key={passive} className={styles.passive} title={nameOf(passive)}>
            <Icon glyph={glyphOf(passive)} size={15} />
          </span>
        ))}
      </span>
      {forbidden && <span className={styles.forbidden}>{say({ key: 'stb.ui.forbidden' })}</span>}
    </button>
  );
}
