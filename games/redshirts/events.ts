/**
 * Everything that can happen, as one union. An officer that outsiders must not know is null; a level that a lying display
 * hides is null. Dummies act through the very events that real officers do; only their own team sees `dummy`.
 */
import type { Card } from './cards.ts';
import type { Section } from './ship.ts';

export type DamageKind =
  | 'laser'
  | 'torpedo'
  | 'missile'
  | 'beam'
  | 'overload'
  | 'ram'
  | 'phaser'
  | 'grenade'
  | 'charge'
  | 'fire'
  | 'gas'
  | 'storm'
  | 'wreckage'
  | 'decay'
  | 'ship-lost'
  | 'conceded';

export type RedEvent =
  | { readonly type: 'firstShip'; readonly ship: number }
  | { readonly type: 'shipsNamed'; readonly names: readonly string[] }
  | { readonly type: 'turnBegan'; readonly team: number; readonly round: number }
  | { readonly type: 'shieldMended'; readonly ship: number; readonly level: number | null }
  | { readonly type: 'stormStruck'; readonly ship: number; readonly section: Section }
  | { readonly type: 'tookCommand'; readonly officer: number }
  | { readonly type: 'drew'; readonly officer: number; readonly cards: readonly Card[] }
  // —— deeds ——
  | { readonly type: 'stepped'; readonly officer: number; readonly ship: number; readonly section: Section; readonly dummy?: true }
  | {
      readonly type: 'played';
      readonly officer: number;
      readonly card: Card;
      readonly section: Section | null;
      readonly target: number | null;
      readonly dummy?: true;
    }
  | { readonly type: 'skipped'; readonly officer: number; readonly ship: number; readonly section: Section; readonly dummy?: true }
  | { readonly type: 'boarded'; readonly officer: number; readonly ship: number; readonly section: Section }
  | { readonly type: 'beamed'; readonly officer: number; readonly ship: number; readonly section: Section }
  | { readonly type: 'botStepped'; readonly owner: number | null; readonly ship: number; readonly section: Section }
  | {
      readonly type: 'phasered';
      readonly officer: number | null;
      readonly ship: number;
      readonly section: Section;
      readonly at: 'officer' | 'bot' | 'field' | 'section';
      readonly target: number | null;
      readonly points: number;
      readonly brigade: boolean;
    }
  | {
      readonly type: 'threw';
      readonly officer: number;
      readonly card: Card;
      readonly ship: number;
      /** Where it landed, and where it was meant to go. */
      readonly section: Section;
      readonly aimed: Section;
      readonly roll: number;
    }
  | {
      readonly type: 'disarmed';
      readonly officer: number | null;
      readonly ship: number;
      readonly section: Section;
      readonly roll: number | null;
      readonly success: boolean;
    }
  | { readonly type: 'turnedIn'; readonly officer: number; readonly cards: readonly Card[] }
  | { readonly type: 'ended'; readonly officer: number }
  | { readonly type: 'noResponse'; readonly officer: number }
  | { readonly type: 'bumped'; readonly officer: number | null; readonly ship: number; readonly section: Section; readonly bot: boolean }
  // —— the ship's ——
  | {
      readonly type: 'shipPlayed';
      readonly ship: number;
      readonly card: Card;
      readonly target: number | null;
      readonly section: Section | null;
    }
  | {
      readonly type: 'fired';
      readonly ship: number;
      readonly laser: Section;
      readonly target: number;
      readonly roll: number | null;
      readonly modifier: number | null;
      readonly hit: boolean;
    }
  | {
      readonly type: 'rolled';
      readonly ship: number;
      readonly card: Card;
      readonly target: number;
      readonly roll: number | null;
      readonly modifier: number | null;
      readonly hit: boolean;
    }
  | { readonly type: 'dodged'; readonly ship: number; readonly card: Card }
  | { readonly type: 'absorbed'; readonly ship: number; readonly points: number; readonly level: number | null }
  | {
      readonly type: 'damaged';
      readonly ship: number;
      readonly section: Section;
      readonly points: number;
      /** Before and after; null for those whose display lies. */
      readonly was: number | null;
      readonly level: number | null;
      readonly by: DamageKind;
    }
  | { readonly type: 'repaired'; readonly ship: number; readonly section: Section; readonly level: number | null }
  | { readonly type: 'decayed'; readonly ship: number; readonly section: Section | null }
  | { readonly type: 'gassed'; readonly ship: number }
  | { readonly type: 'infected'; readonly ship: number }
  /** The display shows the truth again. */
  | { readonly type: 'cleared'; readonly ship: number; readonly levels: readonly number[] }
  | { readonly type: 'pulsed'; readonly team: number }
  | { readonly type: 'tookOver'; readonly ship: number; readonly team: number; readonly success: boolean }
  | { readonly type: 'shipLost'; readonly ship: number }
  | { readonly type: 'escaped'; readonly officer: number; readonly ship: number }
  | { readonly type: 'podLeft'; readonly ship: number }
  // —— tokens ——
  | { readonly type: 'fieldSet'; readonly ship: number; readonly section: Section; readonly team: number | null }
  | { readonly type: 'fieldHit'; readonly ship: number; readonly section: Section; readonly points: number }
  | { readonly type: 'fireSet'; readonly ship: number; readonly section: Section; readonly team: number | null }
  | { readonly type: 'chargeSet'; readonly ship: number; readonly section: Section; readonly team: number | null }
  | { readonly type: 'chargeFound'; readonly ship: number; readonly section: Section }
  | { readonly type: 'wentOff'; readonly ship: number; readonly section: Section; readonly what: 'fire' | 'charge' }
  | { readonly type: 'botMade'; readonly owner: number | null; readonly ship: number; readonly section: Section }
  | { readonly type: 'botLost'; readonly ship: number; readonly section: Section }
  // —— people ——
  | {
      readonly type: 'hurt';
      readonly officer: number;
      readonly points: number;
      /** Redshirts that fell, and those that are left. */
      readonly fallen: number;
      readonly redshirts: number;
      readonly health: number;
      readonly by: DamageKind;
    }
  /** Energy Shield took it all. */
  | { readonly type: 'unharmed'; readonly officer: number; readonly by: DamageKind }
  | { readonly type: 'dove'; readonly officer: number }
  | { readonly type: 'healed'; readonly officer: number | null; readonly health: number | null }
  | { readonly type: 'died'; readonly officer: number; readonly by: DamageKind; readonly redshirts: number }
  | { readonly type: 'cloaked'; readonly officer: number }
  | { readonly type: 'dummyLost'; readonly officer: number }
  | {
      readonly type: 'unveiled';
      readonly officer: number;
      readonly ship: number;
      readonly section: Section;
      readonly health: number;
      readonly redshirts: number;
      readonly lost: number;
      /** How many charges, fields and bots are known to be his from now on. */
      readonly traces: number;
    }
  | { readonly type: 'eliminated'; readonly team: number }
  // —— offers ——
  | { readonly type: 'offered'; readonly from: number; readonly to: number; readonly mine: Card; readonly his: Card }
  | { readonly type: 'swapped'; readonly from: number; readonly to: number; readonly mine: Card; readonly his: Card }
  | { readonly type: 'offerGone'; readonly from: number; readonly to: number; readonly why: 'withdrawn' | 'declined' | 'lapsed' }
  | { readonly type: 'petitioned'; readonly officer: number; readonly team: number }
  | { readonly type: 'petitionGone'; readonly officer: number; readonly team: number; readonly why: 'withdrawn' | 'declined' | 'lapsed' }
  | { readonly type: 'defected'; readonly officer: number; readonly team: number }
  /** What a crew and its new member learn of each other: officer, place, health, redshirts and cards of each; levels of each ship. */
  | {
      readonly type: 'briefed';
      readonly officer: number;
      readonly crew: readonly (readonly number[])[];
      readonly ships: readonly (readonly number[])[];
    }
  | { readonly type: 'wishedToGiveUp'; readonly seat: number }
  | { readonly type: 'gaveUp'; readonly team: number };
