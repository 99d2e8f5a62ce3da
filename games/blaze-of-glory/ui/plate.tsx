/** A player on the edge of the board: score, hand, decks with what lies face up, face-down cards, discard pile, what is open for all. */

import type { Seat } from '@bridgehead/kernel';
import { Dialog, Icon, SeatHead, useBox, useSeatColours, useTable } from '@bridgehead/ui';
import { useState } from 'react';
import { designNumber } from '../cards/index.ts';
import { cardName } from '../table-help.ts';
import type { BlazeView, SeatView, ThingView } from '../view.ts';
import { shortNameOf, toneOf } from './faces.ts';
import { CHAIN, emblemOf, HIDDEN, STACK } from './glyphs.ts';
import { litAs } from './intent.ts';
import { useOnTable } from './piece.ts';
import styles from './plate.module.css';
import { isFree, isPerson, thingRef } from './position.ts';
import { vars } from './vars.ts';

interface Pile {
  readonly id: string;
  readonly n: number;
  /** Face up under the same doorway; undefined where nothing can be. */
  readonly up?: number;
  readonly cards: readonly string[];
}
/** Battle Bridge, Q-Continuum, Q's Tent. */
const OPEN_BITS = { tactics: 1, q: 2, tent: 4 };

function pilesOf(seat: SeatView, mine: boolean): Pile[] {
  const piles: Pile[] = [];
  if (!mine) piles.push({ id: 'hand', n: seat.handCount, cards: seat.hand ?? seat.known });
  piles.push({ id: 'deck', n: seat.deckCount, cards: seat.deck ?? [...seat.deckAbove, ...seat.deckBelow] });
  if ((seat.open & OPEN_BITS.tactics) !== 0)
    piles.push({ id: 'tactics', n: seat.tacticsCount, up: seat.tacticsUp.length, cards: [...seat.tacticsUp, ...(seat.tactics ?? [])] });
  if ((seat.open & OPEN_BITS.q) !== 0)
    piles.push({ id: 'q', n: seat.qCount, up: seat.qUp.length, cards: [...seat.qUp, ...(seat.q ?? [])] });
  if ((seat.open & OPEN_BITS.tent) !== 0) piles.push({ id: 'tent', n: seat.tentCount, cards: seat.tent ?? [] });
  piles.push({ id: 'discard', n: seat.discard.length, cards: seat.discard });
  if (seat.outOfPlay.length > 0) piles.push({ id: 'out', n: seat.outOfPlay.length, cards: seat.outOfPlay });
  return piles;
}

/** In rem: narrower plates keep hand and decks; everything else is behind one button. */
const NARROW = 36;
/** More than these keep their names to themselves. */
const FEW_LAID = 2;
const FIRST = ['hand', 'deck', 'tactics', 'q'];

/** On the far or the near edge of the board, or as a column next to the own hand. */
export function Plate({ seat, at }: { seat: Seat; at: 'far' | 'near' | 'hand' }) {
  const { view, viewer, stage, say } = useTable<BlazeView>();
  const colourOf = useSeatColours();
  const [ref, box] = useBox<HTMLElement>();
  const [open, setOpen] = useState<Pile | null>(null);
  const one = view.seats[seat];
  if (one === undefined) return null;
  const laid = view.things.filter((thing) => thing.at === -2 && thing.controller === seat && !['DW1', 'DW2', 'DW3'].includes(thing.card));
  const captives = view.places
    .flatMap(({ groups }) => groups)
    .filter((group) => isPerson(group) && !isFree(group) && group.captor === seat)
    .reduce((sum, group) => sum + group.n, 0);
  const short = at === 'hand' && stage === 'short';
  const narrow = at === 'hand' || (box !== null && box.w < NARROW);
  const piles = pilesOf(one, seat === viewer);
  return (
    <section
      ref={ref}
      className={styles.plate}
      data-at={at}
      data-short={short || undefined}
      style={vars({ '--owner': colourOf(seat) })}
      aria-label={say({ key: 'bog.ui.plate', params: { seat: `@seat.${seat}` } })}
      data-zone={`seat-${seat}`}
    >
      <SeatHead seat={seat} />
      <b className={styles.score} title={say({ key: 'bog.ui.score' })}>
        {one.score}
      </b>
      <ul className={styles.piles}>
        {piles
          .filter(({ id }) => !narrow || FIRST.includes(id))
          .map((pile) => (
            <li key={pile.id}>
              <button
                type="button"
                className={styles.pile}
                onClick={() => setOpen(pile)}
                aria-haspopup="dialog"
                title={say({ key: `bog.ui.pile.${pile.id}` })}
                data-pile={pile.id}
              >
                <span className="visually-hidden">{`${say({ key: `bog.ui.pile.${pile.id}` })}: ${pile.n}${pile.up === undefined ? '' : `, ${say({ key: 'bog.ui.face-up-n', params: { n: pile.up } })}`}`}</span>
                <b className={styles.back} aria-hidden="true">
                  {pile.n}
                </b>
                {pile.up !== undefined && (
                  <b className={styles.up} aria-hidden="true">
                    {pile.up}
                  </b>
                )}
                <span className={styles.label} data-spare="" aria-hidden="true">
                  {say({ key: `bog.ui.pile.${pile.id}` })}
                </span>
              </button>
            </li>
          ))}
      </ul>
      <span className={styles.rest}>
        {narrow ? (
          <Rest piles={piles.filter(({ id }) => !FIRST.includes(id))} laid={laid} captives={captives} onPile={setOpen} />
        ) : (
          <>
            {captives > 0 && <Captives n={captives} />}
            {laid.map((thing) => (
              <Laid key={thing.id} thing={thing} named={laid.length <= FEW_LAID} />
            ))}
          </>
        )}
      </span>
      <Dialog title={open === null ? '' : say({ key: `bog.ui.pile.${open.id}` })} open={open !== null} onClose={() => setOpen(null)}>
        <PileList cards={open?.cards ?? []} n={open === null ? 0 : open.n + (open.up ?? 0)} />
      </Dialog>
    </section>
  );
}

function Captives({ n }: { n: number }) {
  const { say } = useTable();
  return (
    <span className={styles.captives} title={say({ key: 'bog.ui.captives-n', params: { n } })}>
      <Icon glyph={CHAIN} size={16} /> {n}
    </span>
  );
}

interface RestProps {
  readonly piles: readonly Pile[];
  readonly laid: readonly ThingView[];
  readonly captives: number;
  readonly onPile: (pile: Pile) => void;
}
/** One button for all that has no room: lit if one of the cards in it can be used. */
function Rest({ piles, laid, captives, onPile }: RestProps) {
  const { view, prompt, selection, say } = useTable<BlazeView>();
  const [open, setOpen] = useState(false);
  const lit = laid.some(({ id }) => litAs(view, prompt, selection, thingRef(id)) !== null);
  return (
    <>
      <button
        type="button"
        className={styles.laid}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        data-lit={lit ? 'can' : undefined}
        data-rest=""
      >
        <span className="visually-hidden">{say({ key: 'bog.ui.rest', params: { n: laid.length, captives } })}</span>
        <Icon glyph={captives > 0 ? CHAIN : STACK} size={16} />
        <b aria-hidden="true">{laid.length + captives}</b>
      </button>
      <Dialog title={say({ key: 'bog.ui.rest-title' })} open={open} onClose={() => setOpen(false)}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: any choice closes the list */}
        <div className={styles.all} onClick={() => setOpen(false)}>
          {captives > 0 && <Captives n={captives} />}
          {laid.map((thing) => (
            <Laid key={thing.id} thing={thing} />
          ))}
          {piles.map((pile) => (
            <button key={pile.id} type="button" className={styles.laid} onClick={() => onPile(pile)}>
              {say({ key: `bog.ui.pile.${pile.id}` })} <b>{pile.n}</b>
            </button>
          ))}
        </div>
      </Dialog>
    </>
  );
}

/** What lies open before everybody, or face down. */
function Laid({ thing: { id, card, count }, named = true }: { thing: ThingView; named?: boolean }) {
  const { say, inspect } = useTable<BlazeView>();
  const piece = useOnTable(thingRef(id));
  const name = card === '' ? say({ key: 'bog.ui.face-down' }) : cardName(card);
  return (
    <button
      {...piece.props}
      {...(piece.lit === null ? { onClick: () => inspect(thingRef(id)) } : {})}
      tabIndex={0}
      className={styles.laid}
      title={name}
    >
      <span className="visually-hidden">{`${name} ${piece.use}`}</span>
      <Icon glyph={card === '' ? HIDDEN : emblemOf(designNumber(card))} size={16} />
      {named && (
        <span data-spare="" className={styles.laidName} aria-hidden="true">
          {card === '' ? '' : shortNameOf(card)}
        </span>
      )}
      {count > 0 && <b aria-hidden="true">{count}</b>}
    </button>
  );
}

function PileList({ cards, n }: { cards: readonly string[]; n: number }) {
  const { say, inspect } = useTable<BlazeView>();
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return (
    <ul className={styles.list}>
      {[...counts].map(([card, count]) => (
        <li key={card}>
          <button type="button" className={styles.row} onClick={() => inspect(`card:${card}`)} data-tone={toneOf(designNumber(card))}>
            <Icon glyph={emblemOf(designNumber(card))} size={20} />
            <span>{cardName(card)}</span>
            {count > 1 && <b>×{count}</b>}
          </button>
        </li>
      ))}
      {n > cards.length && <li className={styles.hidden}>{say({ key: 'bog.ui.hidden-n', params: { n: n - cards.length } })}</li>}
      {n === 0 && <li className={styles.hidden}>{say({ key: 'bog.ui.empty' })}</li>}
    </ul>
  );
}
