/**
 * The challenge and what follows (BRC-33 to BRC-35, BRC-57 to BRC-62, BRC-69 to BRC-80, BRC-85, BRC-86; O6 to O11): rolls and re-rolls
 * (BRC-R22 to BRC-R26), the Swap Meet (BRC-R27 to BRC-R30, BRC-R32), and the cards (BRC-R44).
 */
import type { Rules, Seat } from '@bridgehead/kernel';
import type { Attitude } from '../cards.ts';
import { codeOf, facesOf, isEmptyPool, NO_DIE } from '../dice.ts';
import type { WinReason } from '../events.ts';
import { addOne, nth } from '../lists.ts';
import { MAVERICK_NEEDS, MOST_REROLLS } from '../numbers.ts';
import { compare, type Verdict } from '../odds.ts';
import { crewStance, narrator, rollsTwice, type Tally, tellMore, type Voyage } from '../state.ts';
import { moveDie, originalPool } from './dice.ts';
import { moveRoles } from './end.ts';
import { alienDie, faceOff } from './face-off.ts';
import { post, type Recipe } from './post.ts';
import { type CrewTable, text } from './texts.ts';
import { isTrick } from './tricks.ts';

/** O6 to O11: the Alien's die, the face-off, the roll; then the outcome is told, dice change pools, and cards move. */
export function* challenge(t: CrewTable): Rules<void> {
  const s = t.state;
  if (isTrick(s.approach)) rollTrick(t);
  else if (isEmptyPool(s.encounter))
    settle(t, true, 'neutral', 'noDie'); // BRC-R32
  else {
    yield* alienDie(t);
    yield* faceOff(t);
    rollChallenge(t);
  }
  yield* outcome(t);
  swapMeet(t);
  if (s.crewWon)
    moveRoles(t, s.crew, s.captain, 'BRC-77'); // the old Captain becomes the Alien
  else moveRoles(t, s.alien, s.crew, 'BRC-78'); // the old Alien becomes Captain
}

// —— O8: roll and compare ——

/** The Crew's dice, then the Alien's; a re-roll repeats it all (BRC-R67). */
function rollChallenge(t: CrewTable): void {
  const s = t.state;
  const [crew = 'neutral', alien = 'neutral'] = s.attitudes.map((one) => one ?? 'neutral'); // BRC-58
  t.reveal({ type: 'attitudes.revealed', crew, alien });
  const contest = { crew, alien, stance: crewStance(s), steady: s.settings.regulations };
  let verdict: Verdict | null = null;
  for (let rerolls = 0; verdict === null && rerolls <= MOST_REROLLS; rerolls++) {
    const own = t.roll(rollsTwice(s) ? 2 : 1, facesOf(s.crewDie)); // BRC-80
    const other = t.roll(1, facesOf(s.alienDie));
    const dice = [codeOf(s.crewDie), codeOf(s.alienDie)];
    if (t.watched) t.emit({ type: 'dice.rolled', crew: own, alien: other, dice, rerollOf: rerolls });
    verdict = compare(Math.max(...own), nth(other, 0), contest);
  }
  const { side, reason } = verdict ?? { side: 'alien', reason: 'limit' }; // BRC-R26
  settle(t, side === 'crew', side === 'crew' ? crew : alien, reason);
}

/** O8': Technobabble and Alien Love (BRC-69, BRC-R30): no Encounter die, no attitudes (BRC-62). */
function rollTrick(t: CrewTable): void {
  const s = t.state;
  const result = t.die(facesOf(s.crewDie));
  if (t.watched) t.emit({ type: 'dice.rolled', crew: [result], alien: [], dice: [codeOf(s.crewDie)], rerollOf: 0 });
  settle(t, result >= MAVERICK_NEEDS, 'neutral', 'maverick');
}

/** Somebody has won; first of all the winner narrates (BRC-72). */
function settle(t: CrewTable, crewWon: boolean, attitude: Attitude, reason: WinReason): void {
  const s = t.state;
  s.crewWon = crewWon;
  s.wonWith = attitude;
  s.wonBy = reason;
  tellMore(s, { won: crewWon ? 'crew' : 'alien' });
  count(s, crewWon, attitude);
  const [seat, loser] = crewWon ? [s.crew, s.alien] : [s.alien, s.crew];
  if (t.watched) t.emit({ type: 'challenge.won', round: s.round, side: crewWon ? 'crew' : 'alien', seat, loser, attitude, reason });
}

/** Tallies for the awards, and reputation (FR-1). */
function count(s: Voyage, crewWon: boolean, attitude: Attitude): void {
  const winner = crewWon ? s.crew : s.alien;
  const add = (tally: keyof Tally, seat: Seat) => addOne(s.tally[tally], seat);
  if (!crewWon) {
    add('wonAsAlien', s.alien);
    add('lostAsCrew', s.crew);
  } else if (s.isMaverick) add('maverickWins', s.crew);
  if (attitude === 'neutral') return;
  add(attitude === 'friendly' ? 'friendlyWins' : 'hostileWins', winner);
  if (s.settings.regulations) s.reputation[winner] = nth(s.reputation, winner) + (attitude === 'hostile' ? 1 : -1);
}

// —— O9: outcome (BRC-34, BRC-72) ——

function outcomeLines(s: Voyage): Recipe {
  switch (s.approach) {
    case 'technobabble':
      return [s.crewWon ? 'tb.win' : 'tb.fail'];
    case 'love':
      return [s.crewWon ? 'lTurn' : 'love.fail'];
    default:
      return [`how.${s.method}`, `${s.crewWon ? 'crew' : 'alien'}.${s.wonWith}`];
  }
}

function* outcome(t: CrewTable): Rules<void> {
  const s = t.state;
  const written = yield* text(t, narrator(s), 'outcome', { side: s.crewWon ? 'crew' : 'alien', attitude: s.wonWith, reason: s.wonBy });
  post(t, 'outcome', narrator(s), written, outcomeLines(s));
}

// —— O10: Swap Meet (BRC-70, BRC-71, BRC-73 to BRC-76) ——

function swapMeet(t: CrewTable): void {
  const s = t.state;
  const { crewDie: c, alienDie: a, crew, alien } = s;
  if (a === NO_DIE) {
    const isLost = s.wonBy === 'maverick' && !s.crewWon;
    moveDie(t, c, 'crew', isLost ? originalPool(c) : crew, isLost ? 'BRC-71' : s.wonBy === 'maverick' ? 'BRC-70' : 'BRC-R32');
    return;
  }
  switch (s.wonWith) {
    case 'friendly':
      moveDie(t, c, 'crew', alien, 'BRC-75');
      moveDie(t, a, 'alien', crew, 'BRC-75');
      return;
    case 'hostile':
      moveDie(t, c, 'crew', s.crewWon ? crew : alien, 'BRC-76');
      moveDie(t, a, 'alien', s.crewWon ? crew : alien, 'BRC-76');
      return;
    case 'neutral':
      moveDie(t, c, 'crew', s.crewWon ? crew : 'encounter', 'BRC-73');
      moveDie(t, a, 'alien', s.crewWon ? 'commission' : alien, 'BRC-73'); // BRC-R28
      return;
  }
}
