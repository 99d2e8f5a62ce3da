/**
 * What is on its way will do to the pending attempt, and what an answer of mine would do: read off the cards' own words, as the
 * rules carry them out, from what everybody sees. Where it depends on more than that, nothing is said.
 */
import type { Seat } from '@bridgehead/kernel';
import type { TallyPart } from '@bridgehead/ui';
import { actionFace, bodyOf, type Card, isAction, NONE, nameOf } from '../cards/index.ts';
import type { Word } from '../cards/vocabulary.ts';
import { abilityOf } from '../rules/timing.ts';
import { defendersOf, pendingAttempt } from '../table-help.ts';
import type { BridgeView, DeclarationView, TermView } from '../view.ts';
import { ownerOf, sectionOf } from './intent.ts';

interface Shift {
  readonly card: Card;
  readonly has: number;
  readonly needs: number;
}
export interface Stand {
  readonly has: number;
  readonly needs: number;
}

const wordsOf = (card: Card): readonly Word[] => {
  if (!isAction(card)) return abilityOf(card)?.does ?? [];
  const face = actionFace(card);
  return face.kind === 'instant' ? face.does : [];
};

/** People who are tapped, sent away or stolen count no longer. */
const OUT: readonly Word['word'][] = ['tap', 'toStack', 'steal'];
const shareOf = (terms: readonly TermView[], card: Card): number => terms.reduce((sum, { of, n }) => (of === card ? sum + n : sum), 0);

/** Null where the card does nothing that can be reckoned here; `targets` as far as they have been named and still count. */
function shiftOf(view: BridgeView, attempt: DeclarationView, card: Card, targets: readonly number[] = []): Shift | null {
  let [has, needs, known] = [0, 0, false];
  for (const word of wordsOf(card)) {
    if (OUT.includes(word.word))
      for (const target of targets) {
        has -= attempt.committed.includes(target) ? shareOf(attempt.hasTerms, target) : 0;
        // A tapped guard defends still.
        needs -= word.word !== 'tap' && isCrewOf(view, target) ? shareOf(attempt.needTerms, target) : 0;
        known ||= has !== 0 || needs !== 0;
      }
    if (word.word !== 'boost') continue;
    const forAttack = word.stat === 'attack' || word.stat === 'need';
    if (forAttack !== (attempt.kind === 'attack')) continue;
    const n = word.n + (word.rider !== undefined && riderHolds(view, attempt, word.rider) ? 1 : 0);
    if (word.stat === 'attack' || word.stat === 'influence') has += n;
    else needs += n;
    known = true;
  }
  return known ? { card, has, needs } : null;
}

function riderHolds(view: BridgeView, attempt: DeclarationView, rider: { affiliation: string; where: 'committed' | 'stationed' }): boolean {
  if (rider.where === 'committed') return attempt.committed.some((card) => bodyOf(card).affiliation === rider.affiliation);
  const section = sectionOf(view, attempt.card);
  return (
    section !== null &&
    defendersOf(section).some((card) => card !== section.card && bodyOf(card).affiliation === rider.affiliation && isCrewOf(view, card))
  );
}
const isCrewOf = (view: BridgeView, card: Card): boolean => view.parties.some((party) => party.crew.some((one) => one.card === card));

const cancels = (card: Card): boolean =>
  wordsOf(card).some((word) => word.word === 'cancel' && (word.what === 'card' || word.what === 'ability'));

/** The declarations above the attempt that will resolve, the top first: a counter takes away what lies below it. */
function comingDeclarations(view: BridgeView, without: Card | null): DeclarationView[] {
  const attempt = pendingAttempt(view);
  const above = attempt === null ? [] : view.stack.slice(view.stack.indexOf(attempt) + 1).toReversed();
  const coming: DeclarationView[] = [];
  let answered = -1;
  for (const [i, declaration] of above.entries()) {
    if (i === answered || declaration.cancelled || declaration.card === NONE || declaration.card === without) continue;
    coming.push(declaration);
    if (cancels(declaration.card)) answered = i + 1;
  }
  return coming;
}

function shifts(view: BridgeView, without: Card | null = null): Shift[] {
  const attempt = pendingAttempt(view);
  if (attempt === null) return [];
  const gone = new Set<number>();
  return comingDeclarations(view, without).flatMap(({ card, targets }) => {
    const left = targets.filter((target) => !gone.has(target));
    if (wordsOf(card).some(({ word }) => OUT.includes(word))) for (const target of left) gone.add(target);
    return shiftOf(view, attempt, card, left) ?? [];
  });
}

/** What is on its way, as parts of the tally. */
export function shiftParts(view: BridgeView): { readonly has: readonly TallyPart[]; readonly needs: readonly TallyPart[] } {
  const all = shifts(view);
  const part = (side: 'has' | 'needs') =>
    all
      .filter((shift) => shift[side] !== 0)
      .map((shift) => ({ key: `coming-${shift.card}`, name: nameOf(shift.card), n: shift[side], pending: true }));
  return { has: part('has'), needs: part('needs') };
}

/** How the pending attempt will stand if nobody answers any more; null if there is none. */
export function standIfLet(view: BridgeView, without: Card | null = null): Stand | null {
  const attempt = pendingAttempt(view);
  if (attempt === null) return null;
  const all = shifts(view, without);
  return {
    has: attempt.has + all.reduce((sum, { has }) => sum + has, 0),
    needs: attempt.needs + all.reduce((sum, { needs }) => sum + needs, 0),
  };
}

/** How it would stand after this card or ability; null where that cannot be told beforehand. */
export function standAfter(view: BridgeView, card: Card): Stand | null {
  const attempt = pendingAttempt(view);
  if (attempt === null) return null;
  if (cancels(card)) return standIfLet(view, view.stack.at(-1)?.card ?? null);
  const own = shiftOf(view, attempt, card);
  const base = standIfLet(view);
  return own === null || base === null ? null : { has: base.has + own.has, needs: base.needs + own.needs };
}

/** Would this card or ability stop the pending attempt, no matter how its numbers stand? */
export function stopsIt(view: BridgeView, card: Card): boolean {
  const attempt = pendingAttempt(view);
  return attempt !== null && wordsOf(card).some((word) => word.word === 'cancel' && word.what === attempt.kind);
}

/** Is this how the seat would like it? Null for a seat that has no part in it. */
export function isWelcome(view: BridgeView, seat: Seat, { has, needs }: Stand): boolean | null {
  const attempt = pendingAttempt(view);
  if (attempt === null) return null;
  if (attempt.seat === seat) return has >= needs;
  return ownerOf(view, attempt.card) === seat || view.priority === seat ? has < needs : null;
}
