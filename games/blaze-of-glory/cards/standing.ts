/**
 * Continuous effects as data: what a card in play lends, to which cards, and under which condition. They are computed when a number is needed
 * (`rules/figures.ts`, `rules/people.ts`) and never stored.
 */
import { D, type Design, FACES, type Row } from './index.ts';

export type Figure = 'range' | 'weapons' | 'shields';

/** A change to RANGE, WEAPONS or SHIELDS of ships and facilities; always an enhancement unless `less`. */
export interface Lends {
  readonly figure: Figure;
  /** The field of the row that says how much. */
  readonly by: keyof Row;
  /**
   * on: the card that it lies on. aboard: its controller's ship that it is aboard. here: its controller's ships at its location.
   * commanded: its controller's ships with their matching commander aboard, copies do not add. itself: the card that says so.
   */
  readonly to: 'on' | 'aboard' | 'here' | 'commanded' | 'itself';
  /** Only ships of the lender's own affiliation. */
  readonly kin?: true;
  /** Only in an engagement with a ship of this class, or with Borg. */
  readonly versus?: 'Defiant' | 'Borg';
  /** Only while its controller holds or has Brainwashed any captive. */
  readonly whileHolding?: true;
  /** That much for each personnel aboard with this classification. */
  readonly per?: 'SCIENCE';
  /** A reduction, not an enhancement. */
  readonly less?: true;
  /** The first of its kind on a card without WEAPONS sets them instead (EV07). */
  readonly orBase?: true;
}

/** A change to personnel who are present, of the same controller. */
export interface Inspires {
  readonly what: 'strength' | 'all' | 'engineer';
  readonly by: keyof Row;
  readonly whom: 'others' | 'itself' | 'everybody';
  readonly species?: string;
  readonly tag?: string;
  readonly gq?: true;
  readonly class?: string;
  /** Only while such a personnel is present too. */
  readonly with?: { readonly affiliation: string; readonly class: string };
  /** Each loses so many Diplomacy levels unless aboard a ship of his own (EQ5, EQ6). */
  readonly rough?: true;
}

const lends = new Map<Design, readonly Lends[]>([
  [D.PK06, [{ figure: 'weapons', by: 'lends', to: 'here', kin: true }]],
  [D.PC03, [{ figure: 'weapons', by: 'lends', to: 'here', kin: true }]],
  [D.PD02, [{ figure: 'weapons', by: 'lends', to: 'aboard' }]],
  [D.PB04, [{ figure: 'weapons', by: 'lends', to: 'aboard' }]],
  [D.PB05, [{ figure: 'shields', by: 'lends', to: 'aboard' }]],
  [D.PB06, [{ figure: 'range', by: 'lends', to: 'aboard' }]],
  [D.FS3, [{ figure: 'shields', by: 'vsShields', to: 'itself', versus: 'Borg' }]],
  [
    D.CS2,
    [
      { figure: 'weapons', by: 'vsWeapons', to: 'itself', versus: 'Defiant' },
      { figure: 'shields', by: 'vsShields', to: 'itself', versus: 'Defiant' },
    ],
  ],
  [
    D.CS3,
    [
      { figure: 'weapons', by: 'moreWeapons', to: 'itself', whileHolding: true },
      { figure: 'shields', by: 'moreShields', to: 'itself', whileHolding: true },
    ],
  ],
  [D.EV04, [{ figure: 'weapons', by: 'weapons', to: 'on' }]],
  [
    D.EV06,
    [
      { figure: 'weapons', by: 'weapons', to: 'commanded' },
      { figure: 'shields', by: 'shields', to: 'commanded' },
    ],
  ],
  [
    D.EV07,
    [
      { figure: 'weapons', by: 'weapons', to: 'on', orBase: true },
      { figure: 'shields', by: 'shields', to: 'on' },
    ],
  ],
  [D.EV11, [{ figure: 'shields', by: 'shields', to: 'on', per: 'SCIENCE' }]],
  [
    D.DL07,
    [
      { figure: 'range', by: 'range', to: 'on', less: true },
      { figure: 'weapons', by: 'weapons', to: 'on', less: true },
    ],
  ],
]);

const inspires = new Map<Design, Inspires>([
  [D.PK03, { what: 'strength', by: 'lends', whom: 'others', species: 'Klingon' }],
  [D.PK04, { what: 'all', by: 'lends', whom: 'others', tag: 'blood-oath' }],
  [D.PR09, { what: 'all', by: 'lends', whom: 'itself', with: { affiliation: 'Romulan', class: 'V.I.P.' } }],
  [D.PD05, { what: 'all', by: 'lends', whom: 'others', species: "Jem'Hadar", gq: true }],
  [D.EQ1, { what: 'strength', by: 'strength', whom: 'everybody' }],
  [D.EQ2, { what: 'strength', by: 'strength', whom: 'everybody', species: 'Klingon' }],
  [D.EQ3, { what: 'strength', by: 'strength', whom: 'everybody', species: 'Klingon' }],
  [D.EQ4, { what: 'strength', by: 'strength', whom: 'everybody' }],
  [D.EQ5, { what: 'strength', by: 'strength', whom: 'everybody', rough: true }],
  [D.EQ6, { what: 'strength', by: 'strength', whom: 'everybody', rough: true }],
  [D.EQ7, { what: 'strength', by: 'strength', whom: 'everybody', species: "Jem'Hadar" }],
  [D.EQ9, { what: 'engineer', by: 'strength', whom: 'everybody', class: 'OFFICER' }],
]);

/** By design; null where a card lends nothing. */
export const LENDS: readonly (readonly Lends[] | null)[] = [...FACES.map(({ d }) => lends.get(d) ?? null), null];
export const INSPIRES: readonly (Inspires | null)[] = [...FACES.map(({ d }) => inspires.get(d) ?? null), null];
