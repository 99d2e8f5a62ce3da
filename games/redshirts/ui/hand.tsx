/** Below the question: my crew, the chosen officer's cards, and what he can do without one. While a swap is made the mates' cards lie there. */

import { type CardFace, Hand as Cards, type HandCard, useBox, useTable } from '@bridgehead/ui';
import { cardOf, manOf } from '../actions/deed.ts';
import type { Card } from '../cards.ts';
import { NONE } from '../state.ts';
import type { OfficerView, RedView } from '../view.ts';
import { Crew } from './crew.tsx';
import { Deeds } from './deeds.tsx';
import { faceOf, shortText } from './faces.ts';
import { useEmblems } from './glyphs.ts';
import styles from './hand.module.css';
import { chosenOf, copyRef, menuOf, type Red, tapCard, tapSection, targetMap, usesCard } from './intent.ts';
import { officerTitle } from './words.ts';

/** In rem: what two rows of strips need, and how wide one is in a row that scrolls. */
const ROWS = 4.6;
const WIDE = 6.6;

export function Hand() {
  const table = useTable<RedView>();
  const { stage, view, say } = table;
  const chosen = chosenOf(table);
  useEmblems();
  const [ref, box] = useBox<HTMLDivElement>();
  if (view.step === 'naming' || chosen === null) return null;
  const phone = stage === 'upright' || stage === 'lying';
  const swapping = swapOf(table, chosen);
  const cards = swapping === null ? ownCards(table, chosen) : mateCards(table, chosen, swapping);
  // Where there is one row only, it scrolls.
  const scrolls = phone && box !== null && box.h < ROWS && cards.length > 2;
  return (
    <div className={styles.frame}>
      <div className={styles.place} data-stage={stage}>
        {!phone && <Crew />}
        <div ref={ref} className={styles.cards} data-scrolls={scrolls ? '' : undefined}>
          <div className={styles.row} style={scrolls ? { width: `${cards.length * WIDE}rem` } : undefined}>
            <Cards empty={say({ key: 'red.ui.no-cards' })} cards={cards} />
          </div>
        </div>
        <Deeds />
      </div>
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
  const { prompt, say, selection } = table;
  const seen = new Map<Card, number>();
  const hand = [
    ...(chosen.own?.hand ?? []).map((card) => ({ card, xo: false })),
    ...(chosen.own?.xo ?? []).map((card) => ({ card, xo: true })),
  ];
  const own = menuOf(prompt).filter((deed) => manOf(deed) === chosen.officer);
  const turningIn = prompt?.key === 'red.turn-in' && prompt.params?.officer === chosen.officer;
  const giving = selection === 'deed:swap';
  return hand.map(({ card, xo }) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    const ref = copyRef(card, copy);
    const lit = turningIn || own.some((deed) => (giving ? deed[0] === 'swap' && deed[3] === card : cardOf(deed) === card));
    const face = faceOf(card, xo);
    return {
      ref,
      face: inHand(face, shortText(card)),
      words: `${face.title}. ${face.text} ${say({ key: lit ? 'red.ui.can-play' : 'red.ui.cannot-play' })}`,
      short: shortText(card),
      lit: lit ? 'play' : null,
      picked: turningIn && table.picked.some((one) => Array.isArray(one) && one[0] === card && one[1] === copy),
      tap: () => {
        if (!giving) return tapCard(table, card, ref);
        if (!own.some((deed) => deed[0] === 'swap' && usesCard(deed, card)))
          return { do: 'why', answer: ['swap', chosen.officer, chosen.officer, card, NONE] };
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

/** Without its number: the words say it, and a strip has no room for both. */
const inHand = (face: CardFace, text: string): CardFace => ({ ...face, text, stats: [] });

/** What the mates would give for it. */
function mateCards(table: Red, chosen: OfficerView, given: Card): HandCard[] {
  const swaps = menuOf(table.prompt).flatMap((deed) =>
    deed[0] === 'swap' && deed[1] === chosen.officer && deed[3] === given ? [deed] : [],
  );
  return swaps.map((deed) => {
    const [, , mate, , his] = deed;
    const face = faceOf(his);
    return {
      ref: `card:${his}~of${mate}`,
      face: inHand(face, officerTitle(table.view, mate)),
      words: `${face.title}, ${officerTitle(table.view, mate)}`,
      short: officerTitle(table.view, mate),
      lit: 'swap',
      tap: () => {
        table.keep('give', null);
        return { do: 'answer', answer: deed };
      },
    };
  });
}
