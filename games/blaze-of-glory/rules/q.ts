/** The Q-Continuum side deck: a Q-Flash (BOG-9, BOG-80, BOG-B41). The summoner is the opponent of the team. */

import type { Rules, Seat } from '@bridgehead/kernel';
import { type Design, designNumber, face, idOf, K, numberOf, SKILL } from '../cards/index.ts';
import { cardsOf, known, nth } from '../entries.ts';
import { type Blaze, designOf, NONE, type Place, TABLE, type Thing } from '../state.ts';
import type { Whom } from '../target.ts';
import { capture, free } from './captives.ts';
import { discardThing, enter, fromHand, outOfPlay, recycleQ, score, see, toPile } from './changes.ts';
import { pickOne, repairAll } from './damage.ts';
import { settleScores } from './end.ts';
import { isDamaged } from './figures.ts';
import { meant, whomsOf } from './names.ts';
import { listedLevels, teamFacts } from './people.ts';
import { activeAt, type BlazeTable, faceOf, is, isHeld, isShipThing, isThing, locationOfPlace, other } from './things.ts';

export function* flash(t: BlazeTable, summoner: Seat, place: Place, n: number): Rules<void> {
  const { state: s } = t;
  const victim = other(summoner);
  for (const c of s.inPlay.filter((x) => is(s, x, 'holds the core'))) discardThing(t, c); // until the next Q-Flash
  const seen: Design[] = [];
  for (let i = 0; i < n && t.result === null; i++) {
    const design = t.draw(cardsOf(s.q, summoner));
    if (design === null) break;
    const again = seen.includes(design);
    t.reveal({ type: 'flashed', seat: summoner, card: idOf(design), again });
    cardsOf(s.flashed, summoner).push(design);
    if (!again && (face(design).row.type !== 'dilemma' || teamAt(s, place, victim).length > 0)) yield* qCard(t, design, summoner, place);
    seen.push(design);
    recycleQ(t, summoner);
    settleScores(t); // BOG-B46
  }
  for (const design of cardsOf(s.flashed, summoner).splice(0)) toPile(t, design, summoner);
}
const teamAt = (s: Blaze, place: Place, seat: Seat): Thing[] => (place < 0 || isThing(s, place) ? activeAt(s, place, seat) : []);

/** Takes the card out of the flash: it has found a place of its own. */
function claim(s: Blaze, summoner: Seat, design: Design): void {
  const flashed = cardsOf(s.flashed, summoner);
  flashed.splice(flashed.indexOf(design), 1);
}

function* qCard(t: BlazeTable, design: Design, summoner: Seat, place: Place): Rules<void> {
  const { state: s } = t;
  const victim = other(summoner);
  switch (face(design).row.keyword) {
    case 'sheriff':
      return yield* sheriff(t, summoner, place);
    case 'bailiff':
      return yield* bailiff(t, summoner, place);
    case 'sends home': {
      const { integrity } = teamFacts(s, teamAt(s, place, victim));
      if (integrity < numberOf(design, 'low') || integrity > numberOf(design, 'high'))
        s.sentHome.push([locationOfPlace(s, place), summoner]);
      return;
    }
    case 'holds the core':
      claim(s, summoner, design);
      enter(s, design, summoner, TABLE);
      for (const c of [...s.inPlay]) if (isShipThing(s, c) && isDamaged(s, c)) repairAll(t, c);
      for (const c of s.inPlay.filter((x) => is(s, x, 'core breach'))) discardThing(t, c);
      return;
    case 'penalty box':
      return yield* penaltyBox(t, design, summoner, place);
    case 'lemonade':
      if (nth(s.score, victim) - nth(s.score, summoner) >= numberOf(design, 'lead'))
        score(t, summoner, numberOf(design, 'points'), idOf(design));
      return;
    default:
      throw new Error(`no rule for ${face(design).id}`);
  }
}

/** QC1: pay, or have one captive of choice released to this team; then the summoner may show SECURITY for two others. */
function* sheriff(t: BlazeTable, summoner: Seat, place: Place): Rules<void> {
  const { state: s } = t;
  const victim = other(summoner);
  const captives = s.inPlay.filter((c) => s.owner[c] === victim && s.captor[c] === summoner && isHeld(s, c));
  if (captives.length === 0) return;
  const chosen = yield* t.choose<'pay' | Whom>(victim, 'bog.sheriff', ['pay', ...whomsOf(s, captives)]);
  if (chosen === 'pay') return score(t, victim, -numberOf(K.sheriff, 'loss'), idOf(K.sheriff));
  free(t, known(meant(s, captives, chosen)), place);
  const bailiffs = [...new Set(cardsOf(s.hand, summoner))].filter(
    (d) => face(d).kind === 'personnel' && nth(face(d).levels, SKILL.SECURITY) > 0,
  );
  const shown = yield* t.choose(summoner, 'bog.show', ['none', ...bailiffs.map(idOf)]);
  if (shown === 'none') return;
  t.reveal({ type: 'shown', seat: summoner, card: shown });
  const d = designNumber(shown);
  fromHand(s, summoner, d);
  cardsOf(s.hand, summoner).push(d);
  cardsOf(s.knownHand, summoner).push(d);
  const taken: Thing[] = [];
  for (let i = 0; i < numberOf(K.sheriff, 'cards'); i++) {
    const one = yield* pickOne(
      t,
      teamAt(s, place, victim).filter((c) => !taken.includes(c)),
    );
    if (one !== NONE) taken.push(one);
  }
  yield* capture(t, taken, summoner, K.sheriff, summoner); // BOG-R98
}

/** QC2: one random personnel, unless its player pays what it is worth. */
function* bailiff(t: BlazeTable, summoner: Seat, place: Place): Rules<void> {
  const { state: s } = t;
  const victim = other(summoner);
  const taken = yield* pickOne(t, teamAt(s, place, victim));
  if (taken === NONE) return;
  see(s, taken);
  const x = listedLevels(s, taken);
  const answer = yield* t.choose(victim, 'bog.bailiff', ['allow', 'prevent'], { params: { card: idOf(designOf(s, taken)), n: x } });
  if (answer === 'allow') return yield* capture(t, [taken], summoner, K.bailiff, summoner); // BOG-R98
  score(t, victim, -x, idOf(K.bailiff));
  score(t, summoner, x, idOf(K.bailiff));
}

/** QC5: those who sat in one before go out of play. */
function* penaltyBox(t: BlazeTable, design: Design, summoner: Seat, place: Place): Rules<void> {
  const { state: s } = t;
  for (const box of s.inPlay.filter((c) => is(s, c, 'penalty box'))) {
    for (const c of s.inPlay.filter((x) => s.at[x] === box && faceOf(s, x).kind === 'personnel')) outOfPlay(t, c);
    discardThing(t, box);
  }
  const taken = yield* pickOne(t, teamAt(s, place, other(summoner)));
  if (taken === NONE) return;
  claim(s, summoner, design);
  const box = enter(s, design, summoner, TABLE);
  for (const x of s.inPlay.filter((one) => s.at[one] === taken)) discardThing(t, x);
  s.at[taken] = box;
  see(s, taken);
}
