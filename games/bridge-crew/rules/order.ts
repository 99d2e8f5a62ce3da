/**
 * The Captain's Order (BRC-23 to BRC-25, BRC-37 to BRC-48; O1 to O3): command (BRC-R33, BRC-R37), encounter, themes (BRC-R17, BRC-R18),
 * narration, objection (BRC-R66), Commission; what a clock answers follows from the state (BRC-R48).
 */
import { type Json, pick, type Question, type Rules, respond, type Seat } from '@bridgehead/kernel';
import {
  BEINGS,
  defaultPair,
  isOrderId,
  isTheme,
  NUMBERS,
  ORDER_IDS,
  type OrderId,
  orderRow,
  PLACES,
  SHEETS,
  type Sheet,
  sheetLike,
  THEMES,
  type Theme,
} from '../cards.ts';
import { isEmptyPool, isFaces, typesIn } from '../dice.ts';
import { addOne, last, nth, sole } from '../lists.ts';
import { isFinalAct, leftOf, NO_BID, NOBODY, officerPool, seatsOf, type Voyage } from '../state.ts';
import { Ghost } from '../story/ghost.ts';
import { post, type Recipe } from './post.ts';
import { X17, X18, X28, X29, X33 } from './reasons.ts';
import { ask, type CrewTable, text } from './texts.ts';

// —— O1: command ——

const canSave = (s: Voyage): boolean => !isEmptyPool(officerPool(s, s.captain));
const mustSave = (s: Voyage): boolean => isFinalAct(s) && canSave(s);

/** BRC-R37: an Order or Save the Day; in the Final Act a Captain with dice is offered that alone. Always asked (BRC-R47). */
export const COMMAND: Question<Voyage, OrderId | 'save'> = {
  key: 'brc.command',
  list: (s) => (mustSave(s) ? ['save'] : canSave(s) ? [...ORDER_IDS, 'save'] : ORDER_IDS),
  why: (s, _seat, answer) => (answer === 'save' ? X28() : isOrderId(answer) && mustSave(s) ? X29() : null),
  fallback: (s) => (mustSave(s) ? 'save' : leastGiven(s)),
};
const leastGiven = (s: Voyage): OrderId => nth(ORDER_IDS, s.given.indexOf(Math.min(...s.given)));

/** O1 to O3: the whole Order; Save the Day in its place is a chapter of its own. */
export function* command(t: CrewTable): Rules<'order' | 'save'> {
  const s = t.state;
  const answer = yield* ask(t, 'command', s.captain, COMMAND);
  if (answer === 'save') {
    stageForSave(t);
    return 'save';
  }
  s.order = answer;
  s.method = answer;
  addOne(s.given, ORDER_IDS.indexOf(answer));
  if (t.watched) t.emit({ type: 'order.given', seat: s.captain, round: s.round, order: answer });
  yield* encounter(t);
  yield* themes(t);
  yield* narration(t);
  if (s.settings.conformance === 'table') yield* objection(t);
  yield* commission(t);
  return 'order';
}

/** BRC-R64: the latest Order's Alien, or one that is drawn if there was none yet. */
function stageForSave(t: CrewTable): void {
  const s = t.state;
  const latest = s.tales.at(-1);
  if (latest !== undefined)
    s.tales.push(Object.freeze({ ...latest, round: s.round, order: 'save', crew: s.captain, approach: 'ordered', won: null }));
  else {
    const chance = t.side(`encounter/${s.round}`);
    const [number, kind, place] = [pick(NUMBERS, chance), pick(BEINGS, chance), pick(PLACES, chance)];
    drawEncounter(t, { sentience: 'uncertain', number, kind, place }, 'save');
  }
}

// —— O2a: the encounter sheet ——

export const SHEET: Question<Voyage, Sheet> = {
  key: 'brc.sheet',
  list: () => SHEETS,
  draw: (_s, _seat, chance) => pick(SHEETS, chance),
};

function* encounter(t: CrewTable): Rules<void> {
  const s = t.state;
  const sheet = sheetLike(yield* ask(t, 'sheet', s.captain, SHEET));
  s.sheet = sheet;
  drawEncounter(t, sheet, s.order);
}

/** Form, place and voice of the Alien stay for the round. */
function drawEncounter(t: CrewTable, sheet: Sheet, order: OrderId | 'save'): void {
  const s = t.state;
  const chance = t.side(`encounter/${s.round}`);
  const voice = sheet.sentience !== 'uncertain' ? sheet.sentience : chance.below(2) === 0 ? 'sentient' : 'unaware';
  const ghost = new Ghost(s.memory, chance);
  const alien = ghost.alien(sheet, voice);
  const where = ghost.words(`where.${sheet.place}`);
  s.tales.push(
    Object.freeze({
      round: s.round,
      order,
      alien,
      where,
      voice,
      crew: order === 'save' ? s.captain : NOBODY,
      approach: 'ordered',
      won: null,
    }),
  );
  if (t.watched) t.emit({ type: 'encounter.drawn', round: s.round, sheet, alien, where });
}

// —— O2b: themes (BRC-R17, BRC-R18) ——

export const themesOffered = (s: Voyage): readonly Theme[] => (s.settings.conformance === 'table' ? THEMES : orderRow(s.order).natural);

function* themes(t: CrewTable): Rules<void> {
  const s = t.state;
  const picked = s.settings.conformance === 'fixed' ? defaultPair(s.order) : yield* choosePair(t);
  s.themes = [...picked];
  if (t.watched) t.emit({ type: 'order.tagged', seat: s.captain, order: s.order, themes: [...picked] });
}

function choosePair(t: CrewTable): Rules<readonly Theme[]> {
  const s = t.state;
  s.awaits = 'themes';
  return t.select(s.captain, 'brc.themes', themesOffered(s), {
    min: 2,
    max: 2,
    fallback: defaultPair(s.order),
    why: (answer) => (isTheme(answer) ? X18(s.order) : null),
    amiss: () => X18(s.order),
    params: { order: s.order },
  });
}

// —— O2c: narration (BRC-23) ——

function* narration(t: CrewTable): Rules<void> {
  const s = t.state;
  post(t, 'order', s.captain, yield* text(t, s.captain, 'narration', { order: s.order }), opening(s));
}

const opening =
  (s: Voyage): Recipe =>
  (chance) => {
    const hasOwnTrouble = s.tales.at(-1)?.voice === 'sentient' && chance.below(2) === 0;
    const middle = ['meet', hasOwnTrouble ? 'trouble.sentient' : 'trouble.any', `order.${s.order}`];
    return s.settings.narration === 'brief' ? middle : ['log', ...middle, 'stake'];
  };

// —— O2d: objection (BRC-R18, BRC-R66) ——

type Swap = readonly [Theme, Theme];
const swapsOf = (s: Voyage): Swap[] =>
  s.themes.flatMap((strike) => THEMES.filter((theme) => !s.themes.includes(theme)).map((put): Swap => [strike, put]));

/** One window, one objection; the first closes it and is put to the vote. */
function* objection(t: CrewTable): Rules<void> {
  const s = t.state;
  let objected = false;
  s.awaits = 'objection';
  yield* respond<Voyage, Swap>(t, {
    kind: 'brc.objection',
    depth: 0,
    key: 'brc.objection',
    order: () => others(s, [s.captain]),
    turnTo: (seat) => {
      s.turn = seat;
    },
    options: () => swapsOf(s),
    why: (_seat, answer) => (isSwapShaped(answer) ? X33() : null),
    params: () => ({ order: s.order, themes: [...s.themes] }),
    *play(seat, swap) {
      objected = true;
      yield* vote(t, seat, swap);
    },
    isOpen: () => !objected,
  });
}
const isSwapShaped = (answer: Json): boolean => Array.isArray(answer) && answer.length === 2 && answer.every(isTheme);
/** Clockwise from the Captain's left. */
function others(s: Voyage, without: readonly Seat[]): Seat[] {
  const seats: Seat[] = [];
  for (let seat = leftOf(s, s.captain), i = 0; i < seatsOf(s); seat = leftOf(s, seat), i++) if (!without.includes(seat)) seats.push(seat);
  return seats;
}

/** More Agree than Keep swaps the theme; a tie keeps it. */
function* vote(t: CrewTable, objector: Seat, [strike, put]: Swap): Rules<void> {
  const s = t.state;
  if (t.watched) t.emit({ type: 'order.objected', seat: objector, strike, put });
  const voters = others(s, [s.captain, objector]);
  s.turn = nth(voters, 0);
  const votes = yield* t.all(
    voters.map((seat) =>
      t.choice<'keep' | 'agree'>(seat, 'brc.vote', ['keep', 'agree'], {
        fallback: 'keep',
        params: { seat: objector, strike, put, order: s.order },
      }),
    ),
  );
  const agree = voters.filter((_, i) => votes[i] === 'agree');
  const keep = voters.filter((_, i) => votes[i] !== 'agree');
  if (agree.length > keep.length) s.themes[s.themes.indexOf(strike)] = put;
  t.reveal({ type: 'order.voted', agree, keep, themes: [...s.themes] });
}

// —— O3: Commission (BRC-47, BRC-48) ——

export const COMMISSION: Question<Voyage, number> = {
  key: 'brc.commission',
  list: (s) => typesIn(s.commission),
  why: (_s, _seat, answer) => (isFaces(answer) || isDieShaped(answer) ? X17() : null),
  fallback: (s) => last(typesIn(s.commission)),
};
const isDieShaped = (answer: Json): boolean => Array.isArray(answer) && isFaces(answer[0]);

/** An empty pool offers nothing (BRC-R14), a single type offers itself (BRC-R47). */
function* commission(t: CrewTable): Rules<void> {
  const s = t.state;
  const types = typesIn(s.commission);
  s.offer = types.length === 0 ? NO_BID : (sole(types) ?? (yield* ask(t, 'commission', s.captain, COMMISSION)));
  if (s.offer !== NO_BID && t.watched) t.emit({ type: 'commission.offered', seat: s.captain, die: s.offer });
}
