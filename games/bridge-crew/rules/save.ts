/** Save the Day (BRC-94 to BRC-102, BRC-R33 to BRC-R36; D1 to D8), and the last scene, joke and title of every episode (BRC-99, BRC-R41, BRC-R65). */
import type { Question, Rules, Seat } from '@bridgehead/kernel';
import { codeOf, type DieAnswer, dieAnswer, FALLING_GREEN, facesOf, type Kind, kindNamed, kindsIn, listed, RISING } from '../dice.ts';
import { nth } from '../lists.ts';
import { DICE_LEAVING, MOST_REROLLS, TOTAL_PER_REPUTATION } from '../numbers.ts';
import { type Beat, isFinalAct, officerPool, tellMore, type Voyage } from '../state.ts';
import { Ghost } from '../story/ghost.ts';
import { moveDie, originalPool } from './dice.ts';
import { endEpisode, shiftRoles } from './end.ts';
import { post } from './post.ts';
import { X30 } from './reasons.ts';
import { ask, type CrewTable, text } from './texts.ts';
import { readDie } from './tricks.ts';

/** D1 to D8. Was it a Breakthrough? */
export function* saveTheDay(t: CrewTable): Rules<boolean> {
  const s = t.state;
  post(t, 'dare', s.captain, yield* text(t, s.captain, 'dare'), ['dare', 'deed']);
  s.saved = rollSave(t);
  tellMore(s, { won: s.saved ? 'crew' : 'alien' });
  if (s.saved) return true;
  post(t, 'humiliation', s.alien, yield* text(t, s.alien, 'humiliation'), ['save.fail']); // BRC-100
  yield* giveBack(t, 'first-die', s.alien, FIRST_DIE);
  yield* giveBack(t, 'second-die', s.captain, SECOND_DIE);
  if (isFinalAct(s)) loseLargest(t);
  shiftRoles(t, 'BRC-102');
  return false;
}

const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);

/** BRC-96 to BRC-98: every Officer die of the Captain against every Encounter die; equal totals roll again (BRC-R34, BRC-R26). */
function rollSave(t: CrewTable): boolean {
  const s = t.state;
  const own = listed(officerPool(s, s.captain));
  const against = listed(s.encounter);
  const more = s.settings.regulations ? TOTAL_PER_REPUTATION * nth(s.reputation, s.captain) : 0; // FR-1
  if (t.watched) t.emit({ type: 'save.tried', seat: s.captain, round: s.round, own: own.map(codeOf), against: against.map(codeOf) });
  const roll = (dice: readonly Kind[]) => dice.map((kind) => t.die(facesOf(kind)));
  let [captain, alien] = [0, 0];
  for (let rerolls = 0; captain === alien && rerolls <= MOST_REROLLS; rerolls++) {
    const [mine, theirs] = [roll(own), roll(against)]; // BRC-R67
    captain = sum(mine);
    alien = sum(theirs) + more;
    if (t.watched) t.emit({ type: 'dice.rolled', crew: mine, alien: theirs, dice: [...own, ...against].map(codeOf), rerollOf: rerolls });
  }
  const success = captain > alien;
  if (t.watched) t.emit({ type: 'save.result', seat: s.captain, round: s.round, captain, alien, success });
  return success;
}

// —— D4 to D8: failure ——

export const FIRST_DIE: Question<Voyage, DieAnswer> = {
  key: 'brc.first-die',
  list: (s) => kindsIn(officerPool(s, s.captain), FALLING_GREEN).map(dieAnswer),
  why: (_s, _seat, answer) => (readDie(answer) === null ? null : X30()),
};
export const SECOND_DIE: Question<Voyage, DieAnswer> = {
  ...FIRST_DIE,
  key: 'brc.second-die',
  list: (s) => kindsIn(officerPool(s, s.captain), RISING).map(dieAnswer),
};

/** BRC-101: to its original pool. One kind left: it goes without asking. None: the Captain has paid with a single die (BRC-R35). */
function* giveBack(t: CrewTable, awaits: Beat, seat: Seat, question: Question<Voyage, DieAnswer>): Rules<void> {
  const s = t.state;
  const [only, another] = kindsIn(officerPool(s, s.captain));
  if (only === undefined) return;
  const kind = another === undefined ? only : kindNamed(yield* ask(t, awaits, seat, question));
  moveDie(t, kind, s.captain, originalPool(kind), 'BRC-101');
}

/** D7: the two largest Encounter dice leave the game, green before blue. */
function loseLargest(t: CrewTable): void {
  for (let i = 0; i < DICE_LEAVING; i++) {
    const [largest] = kindsIn(t.state.encounter, FALLING_GREEN);
    if (largest !== undefined) moveDie(t, largest, 'encounter', 'removed', 'BRC-R39');
  }
}

// —— D3: finale, joke, title ——

export function* finale(t: CrewTable): Rules<void> {
  const s = t.state;
  const scene = yield* text(t, s.captain, 'finale', { continued: s.isContinued });
  post(t, 'finale', s.captain, scene, [s.isContinued ? 'cliff' : 'save.win']);
  post(t, 'joke', s.captain, yield* text(t, s.captain, 'joke'), ['joke']);
  s.title = new Ghost(s.memory, t.side('title')).words('title');
  const written = yield* text(t, s.captain, 'title', { title: s.title });
  if (written !== '') {
    s.title = written;
    s.titleSource = 'written';
  }
  if (t.watched) t.emit({ type: 'episode.titled', seat: s.captain, title: s.title, source: s.titleSource });
  endEpisode(t);
}
