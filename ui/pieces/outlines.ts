/** The shapes of cards: the outline alone tells the kind. In a box of 126 by 176, or 176 by 126 for the wide kinds. */

/** From the lower corners up to the shoulders, for kinds that differ on top only. */
const FOOT = 'V166Q124 174 116 174H10Q2 174 2 166V';

export const OUTLINES = {
  leader: `M10 2H50L63 10 76 2H116Q124 2 124 10${FOOT}10Q2 2 10 2Z`,
  /** Persons. */
  crew: `M10 2H116Q124 2 124 10${FOOT}10Q2 2 10 2Z`,
  section: 'M14 2H162L174 14V112L162 124H14L2 112V14Z',
  /** What is played and gone: actions, instants, interrupts. */
  action: 'M10 2H116Q124 2 124 10V158L2 174V10Q2 2 10 2Z',
  /** What stays and works: passives, events. */
  passive: 'M16 2H116Q124 2 124 10V166Q124 174 116 174H16Q8 174 8 166V70L2 64V34L8 28V10Q8 2 16 2Z',
  tactic: 'M10 2H116Q124 2 124 10V160L63 174 2 160V10Q2 2 10 2Z',
  unit: `M2 14Q34 14 63 2 92 14 124 14${FOOT}14Z`,
  item: 'M10 2H154L174 22V116Q174 124 166 124H10Q2 124 2 116V10Q2 2 10 2Z',
  mission: `M40 2H86Q124 2 124 40${FOOT}40Q2 2 40 2Z`,
  ship: `M24 2H102L124 24${FOOT}24Z`,
  facility: 'M20 2H106L124 20V156L106 174H20L2 156V20Z',
  site: `M10 12Q10 2 18 2H60L68 12H116Q124 12 124 20${FOOT}12Z`,
  equipment: 'M10 2H116Q124 2 124 10V152L102 174H10Q2 174 2 166V10Q2 2 10 2Z',
  incident: 'M16 2H110Q118 2 118 10V28L124 34V64L118 70V166Q118 174 110 174H16Q8 174 8 166V70L2 64V34L8 28V10Q8 2 16 2Z',
  objective: 'M10 2H116Q124 2 124 10V174L63 156 2 174V10Q2 2 10 2Z',
  doorway: `M2 63Q2 2 63 2 124 2 124 63${FOOT}63Z`,
  dilemma: `M2 14L17 2 32 14 48 2 63 14 78 2 94 14 109 2 124 14${FOOT}14Z`,
  /** Corners cut hollow: cards outside the usual kinds. */
  odd: 'M18 2H108Q110 16 124 18V158Q110 160 108 174H18Q16 160 2 158V18Q16 16 18 2Z',
  /** What acts by itself. */
  automatic: 'M10 2H116Q124 2 124 10V150L63 174 2 150V10Q2 2 10 2Z',
} as const;
export type CardKind = keyof typeof OUTLINES;
export const CARD_KINDS = Object.keys(OUTLINES) as readonly CardKind[];

const WIDE: readonly CardKind[] = ['item', 'section'];
export const isWide = (kind: CardKind): boolean => WIDE.includes(kind);
