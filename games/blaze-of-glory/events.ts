/** What happens, one union. Cards are ids, things and places numbers that everybody can follow, personnel only ever named by design. */
import type { Seat } from '@bridgehead/kernel';
import type { Target } from './target.ts';

/** Cards by id: 'PK08', several as a list. Empty where only the number is public. */
type Cards = readonly string[];

export type BlazeEvent =
  | { readonly type: 'firstSeat'; readonly seat: Seat }
  | { readonly type: 'decksIn'; readonly sizes: readonly number[]; readonly doors: readonly Cards[] }
  | { readonly type: 'missionLaid'; readonly seat: Seat; readonly card: string; readonly location: number }
  | { readonly type: 'missionTurned'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'wormholeLaid'; readonly seat: Seat }
  | { readonly type: 'dilemmasLaid'; readonly counts: readonly number[] }
  | { readonly type: 'facilityLaid'; readonly seat: Seat; readonly card: string; readonly location: number; readonly cards: Cards }
  | { readonly type: 'seedsLaid'; readonly seat: Seat; readonly cards: Cards; readonly faceDown: number }
  | { readonly type: 'mustered'; readonly seat: Seat; readonly cards: Cards }
  | { readonly type: 'mulligan'; readonly seat: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly n: number; readonly cards: Cards }
  | { readonly type: 'shuffled'; readonly seat: Seat; readonly what: string }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number; readonly round: number }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | { readonly type: 'reported'; readonly seat: Seat; readonly card: string; readonly place: number; readonly at: string }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: string; readonly target: Target; readonly on: string }
  | { readonly type: 'laidFaceDown'; readonly seat: Seat }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'used'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'nullified'; readonly card: string }
  | { readonly type: 'sentBack'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'downloaded'; readonly seat: Seat; readonly card: string; readonly from: string }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'shown'; readonly seat: Seat; readonly card: string }
  /** Nobody of the seat aboard counted for the card, seen or unseen (BOG-R70). */
  | { readonly type: 'unmet'; readonly seat: Seat; readonly card: string }
  /** Nobody aboard the ship has repaired it, seen or unseen (BOG-R70). */
  | { readonly type: 'unrepaired'; readonly seat: Seat; readonly card: string; readonly thing: number }
  | { readonly type: 'looked'; readonly seat: Seat; readonly card: string }
  /** People found aboard that the other side had not seen (BOG-R70). */
  | { readonly type: 'sighted'; readonly seat: Seat; readonly thing: number; readonly cards: Cards }
  | { readonly type: 'moved'; readonly seat: Seat; readonly card: string; readonly thing: number; readonly location: number }
  | {
      readonly type: 'beamed' | 'walked';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      /** The cards at both ends. */
      readonly ends: readonly [string, string];
      readonly n: number;
      readonly cards: Cards;
    }
  | {
      readonly type: 'undocked' | 'cloaked' | 'decloaked' | 'launched';
      readonly seat: Seat;
      readonly card: string;
      readonly thing: number;
    }
  | { readonly type: 'docked'; readonly seat: Seat; readonly card: string; readonly thing: number; readonly at: string }
  | { readonly type: 'attempted' | 'scouted'; readonly seat: Seat; readonly card: string; readonly location: number; readonly cards: Cards }
  | { readonly type: 'dilemmaMet'; readonly card: string; readonly result: 'own' | 'overcome' | 'suffered' | 'wall' | 'adapted' }
  | { readonly type: 'solved'; readonly seat: Seat; readonly card: string; readonly points: number; readonly met: readonly boolean[] }
  /** `met`: the requirement term by term (BOG-R70). */
  | { readonly type: 'unsolved'; readonly seat: Seat; readonly card: string; readonly met: readonly boolean[] }
  | { readonly type: 'scoutingDone'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'probed'; readonly seat: Seat; readonly card: string; readonly succeeds: boolean }
  | { readonly type: 'scored'; readonly seat: Seat; readonly n: number; readonly why: string; readonly total: number }
  | {
      readonly type: 'attacked';
      readonly seat: Seat;
      readonly target: string;
      readonly thing: number;
      readonly cards: Cards;
      readonly crew: Cards;
    }
  | { readonly type: 'returnFire'; readonly seat: Seat; readonly target: string; readonly cards: Cards; readonly crew: Cards }
  | { readonly type: 'heldFire'; readonly seat: Seat }
  | { readonly type: 'tacticsDrawn'; readonly seat: Seat; readonly cards: Cards }
  | { readonly type: 'tacticsShown'; readonly cards: Cards; readonly put: readonly Cards[] }
  | {
      readonly type: 'fired';
      readonly seat: Seat;
      readonly target: string;
      readonly thing: number;
      readonly attack: number;
      readonly defense: number;
      readonly result: 'miss' | 'hit' | 'direct';
      readonly side: number;
      /** The cards that fired, and every term of both totals (BOG-R70). */
      readonly firing: readonly number[];
      readonly attackTerms: readonly { readonly card: string; readonly n: number }[];
      readonly defenseTerms: readonly { readonly card: string; readonly n: number }[];
    }
  | { readonly type: 'spared'; readonly card: string; readonly thing: number }
  | { readonly type: 'marked'; readonly target: string; readonly thing: number; readonly card: string }
  | { readonly type: 'rotated'; readonly target: string; readonly thing: number }
  | { readonly type: 'hull'; readonly target: string; readonly thing: number; readonly hull: number }
  | { readonly type: 'destroyed'; readonly seat: Seat; readonly card: string; readonly thing: number }
  | { readonly type: 'killed'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'stopped'; readonly seat: Seat; readonly cards: Cards }
  | { readonly type: 'repaired'; readonly seat: Seat; readonly card: string; readonly thing: number; readonly n: number }
  | { readonly type: 'battleEnded'; readonly cancelled: boolean }
  | { readonly type: 'fightBegan'; readonly seat: Seat; readonly place: number }
  | { readonly type: 'linedUp'; readonly cards: Cards }
  | { readonly type: 'paired'; readonly cards: Cards; readonly strengths: readonly number[]; readonly result: 'tie' | 'stun' | 'wound' }
  | { readonly type: 'wounded'; readonly card: string; readonly by: string }
  | { readonly type: 'fightEnded'; readonly winner: Seat; readonly totals: readonly number[] }
  | { readonly type: 'captured'; readonly seat: Seat; readonly card: string; readonly held: string }
  | { readonly type: 'condition'; readonly seat: Seat; readonly card: string; readonly condition: string }
  | { readonly type: 'freed'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'commandeered' | 'assimilated'; readonly seat: Seat; readonly card: string; readonly thing: number }
  | { readonly type: 'interrogated'; readonly seat: Seat; readonly card: string; readonly answer: 'four' | 'five' }
  | { readonly type: 'flashed'; readonly seat: Seat; readonly card: string; readonly again: boolean }
  | { readonly type: 'matchEnded'; readonly winners: readonly Seat[]; readonly reason: string };
