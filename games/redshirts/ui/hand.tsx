/** Below the question: my crew, the chosen officer's cards, and what he can do without one. While a swap is made the mates' cards lie there. */

import type { Json } from '@bridgehead/kernel';
import { type CardFace, Hand as Cards, type HandCard, useTable } from '@bridgehead/ui';
import type { Card } from '../cards.ts';
import type { Deed } from '../rules/deeds.ts';
import type { OfficerView, RedView } from '../view.ts';
import { Crew } from './crew.tsx';
import { Deeds } from './deeds.tsx';
import { faceOf, shortText } from './faces.ts';
import styles from './hand.module.css';
import { chosenOf, copyRef, menuOf, type Red, tapCard, tapSection, targetMap, usesCard } from './intent.ts';
import { officerTitle } from './words.ts';

export function Hand() {
  const table = useTable<RedView>();
  const { stage, view, say } = table;
  const chosen = chosenOf(table);
  if (view.step === 'naming' || chosen === null) return null;
  const phone = stage === 'upright' || stage === 'lying';
  const swapping = swapOf(table, chosen);
  return (
    <div className={styles.place} data-stage={stage}>
      {!phone && <Crew />}
      <div className={styles.cards}>
        <Cards
          empty={say({ key: 'red.ui.no-cards' })}
          cards={swapping === null ? ownCards(table, chosen) : mateCards(table, chosen, swapping)}
        />
      </div>
      <Deeds />
    </div>
  );
}

/** The card that is given away, once Swap is pressed and a card is picked: kept apart, so that the mates' cards can be picked. */
function swapOf({ selection, kept, prompt }: Red, { officer }: OfficerView): Card | null {
  if (selection !== 'deed:swap' || prompt?.key !== 'red.menu') return null;
  const given = kept.give;
  return typeof given === 'number' && menuOf(prompt).some((deed) => deed[0] === 'swap' && deed[1] === officer && deed[3] === given)
    ? given
    : null;
}

function ownCards(table: Red, chosen: OfficerView): HandCard[] {
  const { prompt, view, say, selection } = table;
  const seen = new Map<Card, number>();
  const hand = [
    ...(chosen.own?.hand ?? []).map((card) => ({ card, xo: false })),
    ...(chosen.own?.xo ?? []).map((card) => ({ card, xo: true })),
  ];
  const own = menuOf(prompt).filter((deed) => deed[1] === chosen.officer);
  const turningIn =
    prompt?.key === 'red.turn-in' && view.halves.some((half) => half.seat === prompt.seat && half.officer === chosen.officer);
  const giving = selection === 'deed:swap';
  return hand.map(({ card, xo }) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    const ref = copyRef(card, copy);
    const lit = turningIn || own.some((deed) => (giving ? deed[0] === 'swap' && deed[3] === card : deed[0] === 'play' && deed[2] === card));
    const face = faceOf(card, xo);
    return {
      ref,
      face: inHand(face, shortText(card), table),
      words: `${face.title}. ${face.text} ${say({ key: lit ? 'red.ui.can-play' : 'red.ui.cannot-play' })}`,
      short: shortText(card),
      lit: lit ? 'play' : null,
      picked: turningIn && table.picked.some((one) => Array.isArray(one) && one[0] === card && one[1] === copy),
      tap: () => {
        if (!giving) return tapCard(table, card, ref);
        if (!own.some((deed) => deed[0] === 'swap' && usesCard(deed, card)))
          return { do: 'why', answer: ['swap', chosen.officer, chosen.officer, card] };
        table.keep('give', card);
        return { do: 'select', ref: 'deed:swap' };
      },
      drop: (refs) => {
        const at = refs.find((one) => one.startsWith('section:'));
        const [, ship, section] = (at ?? '').split(':').map(Number);
        if (at === undefined || ship === undefined || section === undefined) return { do: 'select', ref: null };
        const held = { ...table, selection: ref };
        return tapSection(held, targetMap(held), ship, section);
      },
    };
  });
}

/** A whole card has room for its words, a strip for its number. */
const inHand = ({ stats = [], ...face }: CardFace, text: string, { stage }: Red): CardFace => ({
  ...face,
  text,
  stats: stage === 'full' ? [] : stats,
});

/** What the mates would give for it. */
function mateCards(table: Red, chosen: OfficerView, given: Card): HandCard[] {
  const swaps = menuOf(table.prompt).filter((deed): deed is Deed => deed[0] === 'swap' && deed[1] === chosen.officer && deed[3] === given);
  return swaps.map((deed) => {
    const [, , mate = 0, , his = 0] = deed;
    const face = faceOf(his);
    return {
      ref: `card:${his}~of${mate}`,
      face: inHand(face, officerTitle(table.view, mate), table),
      words: `${face.title}, ${officerTitle(table.view, mate)}`,
      short: officerTitle(table.view, mate),
      lit: 'swap',
      tap: () => {
        table.keep('give', null);
        return { do: 'answer', answer: deed as unknown as Json };
      },
    };
  });
}
