/** What stands on the ladder, or on the desk in its place: everything that could be answered now, and why some of it cannot. */
import { type Json, type Phrase, type Prompt, type Seat, same } from '@bridgehead/kernel';
import type { TableContext } from '@bridgehead/ui';
import {
  type CrewId,
  ORDER_IDS,
  type OrderId,
  orderRow,
  PERSONALITY_IDS,
  type PersonalityId,
  personalityRow,
  type Theme,
} from '../cards.ts';
import { codeOf, type DieAnswer, FACES, kindOf, TYPES } from '../dice.ts';
import type { BidAnswer } from '../events.ts';
import { nth } from '../lists.ts';
import { maverickChance } from '../odds.ts';
import { whyNoBid } from '../rules/bids.ts';
import { whyNoRoleBid } from '../rules/role-auction.ts';
import { NO_BID } from '../state.ts';
import { saveChanceOf, trainedIn } from '../table-help.ts';
import type { CrewView } from '../view.ts';
import { auctionOf, type Band, bandAgainstBest, bandOf, bidsIn, diceOf, largestIn, turned } from './facts.ts';

export type Table = TableContext<CrewView>;

/** A drawing to the left of a rung: a die, an Order, a card, a seat. */
export type Sign =
  | { readonly is: 'die'; readonly code: string; readonly state?: 'none' | 'grey' }
  | { readonly is: 'order'; readonly id: OrderId | 'save' }
  | { readonly is: 'crew'; readonly id: CrewId }
  | { readonly is: 'personality'; readonly id: PersonalityId }
  | { readonly is: 'quill' };

export interface Rung {
  readonly answer: Json;
  readonly sign: Sign;
  readonly title: string;
  readonly text: string;
  readonly band: Band | null;
  /** null: nobody asks this seat now. */
  readonly can: boolean | null;
  /** The standing bid keeps its colours. */
  readonly stands: boolean;
  /** Who said it, the latest last. */
  readonly beads: readonly Seat[];
}
export interface Ladder {
  readonly title: string;
  /** How it goes: 'bids fall'. */
  readonly way: string;
  readonly rungs: readonly Rung[];
  readonly note: string;
  /** Two rails and beads: an auction. */
  readonly rails: boolean;
}

export const ui = (key: string, params?: Phrase['params']): Phrase =>
  params === undefined ? { key: `brc.ui.${key}` } : { key: `brc.ui.${key}`, params };
export const offers = (prompt: Prompt | null, answer: Json): boolean => prompt?.options.some((option) => same(option, answer)) ?? false;
const seatOf = ({ viewer }: Table): Seat => (viewer === 'spectator' ? -1 : viewer);

/** A desk that is no auction. */
export function plain(table: Table, key: string, rungs: (options: readonly Json[]) => Rung[]): Ladder {
  const { say, prompt } = table;
  return { title: say(ui(`desk.${key}`)), way: '', rungs: rungs(prompt?.options ?? []), note: say(ui(`desk.${key}.note`)), rails: false };
}
export const rung = (answer: Json, sign: Sign, title: string, text: string, more: Partial<Rung> = {}): Rung => ({
  answer,
  sign,
  title,
  text,
  band: null,
  can: true,
  stands: false,
  beads: [],
  ...more,
});

// —— auctions ——

export function roleLadder(table: Table): Ladder {
  const { view, prompt, say, log } = table;
  const asked = prompt?.key === 'brc.role-bid';
  const open = view.beat === 'captain-auction' || view.beat === 'alien-auction';
  const colour = view.beat === 'alien-auction' ? 'E' : 'C';
  const bids = open ? bidsIn(log) : [];
  const current = typeof view.bid === 'number' ? view.bid : NO_BID;
  return {
    title: say(ui(view.beat === 'alien-auction' ? 'ladder.alien' : 'ladder.captain')),
    way: say(ui('ladder.rise')),
    rungs: FACES.toReversed().map((faces) => {
      const can = asked ? offers(prompt, faces) : null;
      const why = can === false ? whyNoRoleBid(current, faces) : null;
      return rung(
        faces,
        { is: 'die', code: `${colour}${faces}`, ...(can === true || current === faces ? {} : { state: 'grey' as const }) },
        `d${faces}`,
        can ? say(ui('role.text', { die: `d${faces}` })) : why === null ? '' : say(why.say),
        {
          can,
          stands: current === faces,
          beads: bids.filter(({ bid }) => bid === faces).map(({ seat }) => seat),
        },
      );
    }),
    note: say(ui(open ? 'ladder.role.note' : 'ladder.soon')),
    rails: true,
  };
}

export function orderLadder(table: Table): Ladder {
  const { view, prompt, say, log } = table;
  const me = seatOf(table);
  const asked = prompt?.key === 'brc.order-bid';
  const open = view.beat === 'order-auction';
  const bids = open || view.crew >= 0 ? bidsIn(log) : [];
  const facts = auctionOf(view);
  const scale: BidAnswer[] = [...FACES.filter((faces) => view.offer === null || faces <= view.offer).toReversed(), 'respect'];
  const own = view.officers[me];
  return {
    title: say(ui('ladder.order')),
    way: say(ui('ladder.fall')),
    rungs: scale.map((bid): Rung => {
      const can = asked ? offers(prompt, bid) : null;
      const why = can === false ? whyNoBid(facts, me, bid) : null;
      const text = can ? sayRung(table, bid) : why === null ? '' : say(why.say);
      const dice =
        typeof bid === 'number'
          ? (view.commission[FACES.indexOf(bid as 4)] ?? 0) + (view.commission[FACES.indexOf(bid as 4) + TYPES] ?? 0)
          : 0;
      const with_ = typeof bid === 'number' ? bid : own === undefined ? null : largestIn(own.dice);
      const stands = open && view.bid === bid;
      const sign: Sign =
        bid === 'respect'
          ? { is: 'quill' }
          : {
              is: 'die',
              code: `C${bid}`,
              ...(dice === 0 ? { state: 'none' as const } : can === true || stands ? {} : { state: 'grey' as const }),
            };
      return rung(bid, sign, bidTitle(table, bid, can === true), text, {
        can,
        stands,
        band: can && with_ !== null ? bandAgainstBest(view, me, with_) : null,
        beads: bids.filter((one) => one.bid === bid).map(({ seat }) => seat),
      });
    }),
    note: say(ui(asked ? 'ladder.note' : view.offer === null ? 'ladder.soon' : 'ladder.quiet')),
    rails: true,
  };
}

/** A bid in a few words: what the rung and its button say. */
export function bidTitle({ view, say }: Pick<Table, 'view' | 'say'>, bid: Json, canMatch = true): string {
  if (bid === 'none') return say({ key: 'brc.option.none' });
  if (bid === 'respect') return say(ui(view.bid === 'respect' ? 'bid.respect-match' : 'bid.respect'));
  if (bid === view.bid && canMatch) return say(ui('bid.match', { die: `d${bid}` }));
  return bid === view.offer ? say(ui('bid.yes')) : `d${bid}`;
}
function sayRung({ view, say, viewer }: Table, bid: BidAnswer): string {
  if (bid === 'respect') return say(ui('rung.respect', { n: diceOf(view.officers.find((_, seat) => seat === viewer)?.dice ?? []) }));
  if (bid === view.bid) return say(ui('rung.match'));
  const type = FACES.indexOf(bid as 4);
  const left = (view.commission[type] ?? 0) + (view.commission[type + TYPES] ?? 0);
  return left === 1 ? say(ui('rung.last')) : say(ui('rung.left', { n: left }));
}

/** The bid with the best chance, from the middle of its span. */
export function bestBid(table: Table): Json | null {
  const can = orderLadder(table).rungs.filter((one) => one.can === true);
  const middle = ({ band }: Rung): number => (band === null ? 0.5 : (band[0] + band[1]) / 2);
  return can.reduce<Rung | null>((top, one) => (top === null || middle(one) > middle(top) ? one : top), null)?.answer ?? null;
}

// —— the Captain's desk ——

export function orders(table: Table): Ladder {
  const { view, prompt, say } = table;
  const me = seatOf(table);
  const own = nth(view.officers, me);
  const chance = saveChanceOf(view, me);
  return {
    ...plain(table, 'command', () => [
      ...ORDER_IDS.map((id) =>
        rung(id, { is: 'order', id }, orderRow(id).name, offers(prompt, id) ? say(ui(`order.${id}`)) : say({ key: 'brc.no.final-act' }), {
          can: offers(prompt, id),
        }),
      ),
      rung(
        'save',
        { is: 'order', id: 'save' },
        say(ui('save')),
        diceOf(own.dice) === 0 ? say({ key: 'brc.no.save-dice' }) : say(ui('save.text')),
        {
          can: offers(prompt, 'save'),
          band: chance === null ? null : [chance, chance],
        },
      ),
    ]),
  };
}

export function commission(table: Table): Ladder {
  const { view, prompt, say } = table;
  return plain(table, 'commission', () =>
    FACES.toReversed().map((faces) => {
      const type = FACES.indexOf(faces);
      const left = (view.commission[type] ?? 0) + (view.commission[type + TYPES] ?? 0);
      const can = offers(prompt, faces);
      return rung(
        faces,
        { is: 'die', code: `C${faces}`, ...(can ? {} : { state: 'none' as const }) },
        say(ui('offer', { die: `d${faces}` })),
        can ? say(ui('rung.left', { n: left })) : say({ key: 'brc.no.none-left', params: { type: `d${faces}` } }),
        { can },
      );
    }),
  );
}

// —— cards, officers, plans, dice ——

export const crewCard = (table: Table, id: CrewId): Rung =>
  rung(
    id,
    { is: 'crew', id },
    table.say({ key: `brc.crew.${id}` }),
    table.say(ui('trained-in', { order: `@brc.order.${trainedIn(id)}` })),
    {
      can: offers(table.prompt, id),
    },
  );
export const themeList = ({ say }: Pick<Table, 'say'>, themes: readonly Theme[]): string =>
  themes.map((theme) => say(ui(`theme.${theme}`)).toLowerCase()).join(', ');
export function personalityCard(table: Table, id: PersonalityId): Rung {
  const { keen, counter } = personalityRow(PERSONALITY_IDS.indexOf(id));
  return rung(
    id,
    { is: 'personality', id },
    table.say({ key: `brc.personality.${id}` }),
    `▲ ${themeList(table, keen)}  ▼ ${themeList(table, counter)}`,
    {
      can: offers(table.prompt, id),
    },
  );
}
export function dieRung(table: Table, die: Json): Rung {
  const [faces, colour] = die as DieAnswer;
  const { view, say, prompt } = table;
  const code = codeOf(kindOf(faces, colour));
  const title = say({ key: 'brc.option.die', params: { colour: `@brc.colour.${colour}`, faces } });
  return rung([faces, colour], { is: 'die', code }, title, say(ui(`die.${prompt?.key.slice(4) ?? 'die'}`)), {
    band: dieBand(view, prompt?.key ?? '', faces),
  });
}
/** What this die would be worth in the challenge to come. */
function dieBand(view: CrewView, key: string, faces: number): Band | null {
  if (key === 'brc.alien-die') {
    const crew = view.sides?.[0].die;
    return crew ? turned(bandOf(view, view.crew, Number(crew.slice(1)), faces, view.approach === 'belay')) : null;
  }
  if (key !== 'brc.die' && key !== 'brc.colour') return null;
  if (view.approach === 'technobabble' || view.approach === 'love') return [maverickChance(faces), maverickChance(faces)];
  const alien = largestIn(view.encounter);
  return alien === null ? null : bandOf(view, view.crew, faces, alien, view.approach === 'belay');
}
