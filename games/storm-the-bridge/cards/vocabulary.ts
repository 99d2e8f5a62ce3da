/**
 * The words that cards are written in. A word builds data and does nothing until the
 * interpreter (`rules/effects.ts`) meets it; so a row can be checked, counted, shown and read by a bot.
 */

export const AFFILIATIONS = ['CMD', 'ENG', 'SEC', 'SCI', 'CIV'] as const;
export const AFFILIATION_NAMES = { CMD: 'Command', ENG: 'Engineering', SEC: 'Security', SCI: 'Science', CIV: 'Civilian' } as const;
/** '–' is no affiliation and matches nothing, not even itself. */
export type Affiliation = (typeof AFFILIATIONS)[number] | '–';

export const STATS = ['combat', 'attack', 'defense', 'influence', 'toRecruit', 'need', 'handSize'] as const;
export type Stat = (typeof STATS)[number];

export const KEYWORDS = ['immovable', 'loyal', 'untargetable', 'noAttack', 'staysTapped', 'roaming', 'entersUntapped'] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** When a bonus counts. Conditions on an attack are false outside one. */
export type When =
  | { readonly if: 'target-bridge-or-free' }
  | { readonly if: 'target-free' }
  | { readonly if: 'target-held' }
  | { readonly if: 'target-has-conduit' }
  | { readonly if: 'other-crew'; readonly least: number };

/** A number that may depend on the table: `each` for every one of what is counted, at most `most`. */
export type Amount =
  | number
  | { readonly per: 'pair-of-crew'; readonly most: number }
  | { readonly per: 'other-committed'; readonly affiliation: Affiliation; readonly most: number };

/** A bonus that stands: in force while its source is in the party (leader, crew, section) or attached (passive). */
export interface Bonus {
  readonly stat: Stat;
  readonly n: Amount;
  /**
   * self: the card that prints it. host: the card it is attached to. party: the party of its owner. sections: every section
   * of its owner. attacks, recruits: the owner's side of each. home: attacks on the host by the seat that occupies the bound passive's home.
   */
  readonly who: 'self' | 'host' | 'party' | 'sections' | 'attacks' | 'recruits' | 'home' | { readonly crew: Affiliation };
  readonly when?: When;
  /** Instead of n on a host of this affiliation. */
  readonly on?: { readonly affiliation: Affiliation; readonly n: number };
}

/** What can be named when a card or ability is declared. "own" and "other" are seen from the seat that declares it. */
export interface Target {
  readonly from: 'crew' | 'leader' | 'crew-or-leader' | 'section' | 'pool' | 'passive' | 'hand' | 'discard' | 'reinforcement';
  readonly whose?: 'own' | 'other';
  readonly tapped?: boolean;
  /** Printed numbers (STB-R44). */
  readonly recruitAtMost?: number;
  readonly combatAtMost?: number;
  readonly most?: 2;
  /** Two targets must be in one party and share an affiliation. */
  readonly alike?: true;
  /** A hand that holds at least one card. */
  readonly notEmpty?: true;
  readonly notBridge?: true;
  readonly notUnderAttack?: true;
  /** Passives attached to a section only. */
  readonly onSection?: true;
  /** Not the card that prints it. */
  readonly notSelf?: true;
  /** Crew that cannot be moved so are not offered. */
  readonly spares?: 'immovable' | 'loyal';
  /** What else is decided with the target: its new station, or the new host. */
  readonly with?: 'station' | 'host';
}

/** What a card or ability does when it resolves. */
export type Word =
  | { readonly word: 'mod'; readonly stat: Stat; readonly n: number; readonly on: 'target' }
  | {
      readonly word: 'boost';
      readonly stat: 'attack' | 'need' | 'influence' | 'toRecruit';
      readonly n: number;
      /** One more if a card of that affiliation is committed (own side) or stationed (attacked section). */
      readonly rider?: { readonly affiliation: Affiliation; readonly where: 'committed' | 'stationed' };
    }
  | { readonly word: 'tap' | 'untap' | 'toStack' | 'steal' | 'enlist' | 'redirect' | 'takeRandom' | 'recover' | 'peek' }
  | { readonly word: 'detach' | 'move' | 'station' | 'reinforce' | 'forbid' | 'dismiss' | 'conduit' | 'win' }
  | { readonly word: 'grantRecruit' | 'draw' | 'discard'; readonly n: number }
  | { readonly word: 'cancel'; readonly what: 'card' | 'ability' | 'attack' | 'recruit' }
  | { readonly word: 'refreshPool'; readonly all: boolean };

/** Adds n to a stat of the target for the rest of the turn. */
export const mod = (stat: Stat, n: number): Word => ({ word: 'mod', stat, n, on: 'target' });
/** Adds n to one side of the pending attack or recruit until it resolves. */
export const boost = (
  stat: 'attack' | 'need' | 'influence' | 'toRecruit',
  n: number,
  rider?: { affiliation: Affiliation; where: 'committed' | 'stationed' },
): Word => (rider === undefined ? { word: 'boost', stat, n } : { word: 'boost', stat, n, rider });
/** Taps each target; one that is tapped by then is left as it is. */
export const tap: Word = { word: 'tap' };
export const untap: Word = { word: 'untap' };
/** The target goes to the bottom of the Crew Stack and its passives are discarded; its owner may replace that (Pesh). */
export const toStack: Word = { word: 'toStack' };
/** The target joins the declaring party, tapped and unassigned, with its passives. */
export const steal: Word = { word: 'steal' };
/** A pool crew joins the party tapped; not a recruit. */
export const enlist: Word = { word: 'enlist' };
export const grantRecruit = (n: number): Word => ({ word: 'grantRecruit', n });
/** What is pending does not happen. A cancelled card is spent (STB-R43). */
export const cancel = (what: 'card' | 'ability' | 'attack' | 'recruit'): Word => ({ word: 'cancel', what });
/** The answered card gets the target that was named instead. */
export const redirect: Word = { word: 'redirect' };
export const draw = (n: number): Word => ({ word: 'draw', n });
/** The target's owner discards n cards of their choice, fewer if they hold fewer. */
export const discard = (n: number): Word => ({ word: 'discard', n });
/** A random card of the target's hand changes hands; nothing if that hand is empty by then. */
export const takeRandom: Word = { word: 'takeRandom' };
export const recover: Word = { word: 'recover' };
export const peek: Word = { word: 'peek' };
/** A passive is discarded; Conduit Access goes home instead (STB-R3). */
export const detach: Word = { word: 'detach' };
export const move: Word = { word: 'move' };
/** The target is put at the station that was named with it, or at none. */
export const station: Word = { word: 'station' };
/** Attacker: one more crew is committed. Occupier: one more crew is stationed there. */
export const reinforce: Word = { word: 'reinforce' };
/** That section cannot be attacked for the rest of the turn. */
export const forbid: Word = { word: 'forbid' };
/** The candidate of the pending recruit goes to the bottom of the Crew Stack. */
export const dismiss: Word = { word: 'dismiss' };
export const refreshPool = (all: boolean): Word => ({ word: 'refreshPool', all });
/** Conduit Access goes to the target. */
export const conduit: Word = { word: 'conduit' };
export const win: Word = { word: 'win' };

/** An activated ability: tap the source to use it. Quick ones (↯) also in other seats' turns. */
export interface Ability {
  readonly name: string;
  readonly quick: boolean;
  readonly target: Target | null;
  readonly does: readonly Word[];
}
/** What happens by itself. */
export type Trigger = 'patch-up' | 'predictive-model' | 'warm-welcome' | 'leaves-after-winning' | 'takes-card-when-recruited';
