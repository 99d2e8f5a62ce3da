/** What the buttons say, of actions and of the other questions; which answer is the best next one, and what follows from it. */
import type { Json, Prompt } from '@bridgehead/kernel';
import { type Ahead, cardOfRef, type Outcome } from '@bridgehead/ui';
import { BRIDGE, NONE, nameOf } from '../cards/index.ts';
import { cardIn, cardsIn } from '../params.ts';
import { tallyOf } from '../preview.ts';
import { pendingAttempt } from '../table-help.ts';
import type { BridgeView } from '../view.ts';
import { asTicked, withForce } from './ahead.ts';
import { isWelcome, standAfter, standIfLet, stopsIt } from './consequences.ts';
import { postFor } from './defaults.ts';
import { isPair, ownerOf, type Pair, playerOf, type Table } from './intent.ts';
import { actions, briefly, peopleIn, withEverybody } from './looks.ts';

export const act = (table: Table, answer: Json): string | null => {
  const { prompt } = table;
  return actions.act(table, answer) ?? (prompt === null ? null : (QUESTIONS[prompt.key]?.button?.(table, answer, prompt) ?? null));
};
export const outcome = (table: Table, answer: Json): Outcome | null => {
  const { prompt, viewer } = table;
  if (prompt === null || viewer === 'spectator') return null;
  return actions.outcome(table, answer) ?? QUESTIONS[prompt.key]?.outcome?.(table, answer, prompt) ?? null;
};

/** The answers to a question that are no actions. */
interface QuestionLook {
  button?(table: Table, answer: Json, prompt: Prompt): string | null;
  outcome?(table: Table, answer: Json, prompt: Prompt): Outcome | null;
}

const commit = (kind: 'recruit' | 'attack'): QuestionLook => ({
  button: ({ say }, _answer, { params }) => say({ key: `stb.ui.act.${kind}`, params: { card: briefly(cardIn(params, 'card')) } }),
  outcome: (table, answer, prompt) => (cardsIn(answer).length === 0 ? null : reached(table, answer, prompt, 'fails')),
});

function reached({ view, say }: Table, answer: Json, prompt: Prompt, otherwise: 'fails' | 'short'): Outcome | null {
  const tally = tallyOf(view, prompt, cardsIn(answer));
  if (tally === null) return null;
  const good = tally.has >= tally.needs;
  return { text: say({ key: good ? 'stb.ui.of' : `stb.ui.of.${otherwise}`, params: { has: tally.has, needs: tally.needs } }), good };
}

/** So many cards have to go. */
const spending: QuestionLook = {
  button({ say }, answer, { min }) {
    const n = cardsIn(answer).length;
    return n === min ? say({ key: 'stb.ui.act.points', params: { n } }) : null;
  },
};

const guarded = ({ view, say }: Table, answer: Json, prompt: Prompt): Outcome | null => {
  const tally = tallyOf(view, prompt, cardsIn(answer));
  return tally === null ? null : { text: say({ key: 'stb.ui.defends', params: { n: tally.has } }), good: null };
};

const QUESTIONS: Readonly<Record<string, QuestionLook>> = {
  'stb.commit.recruit': commit('recruit'),
  'stb.commit.attack': commit('attack'),
  'stb.points': {
    button({ say }, answer) {
      const n = cardsIn(answer).length;
      return say({ key: n > 0 ? 'stb.ui.act.points' : 'stb.ui.act.no-points', params: { n } });
    },
    outcome: (table, answer, prompt) => reached(table, answer, prompt, 'short'),
  },
  'stb.model': spending,
  'stb.inspection': spending,
  'stb.escape': spending,
  'stb.deploy': {
    button: ({ say }, answer, { params }) =>
      say({ key: 'stb.ui.act.deploy', params: { card: briefly(cardIn(params, 'section')), n: cardsIn(answer).length } }),
    outcome: guarded,
  },
  'stb.redeploy': {
    button({ view, say }, answer, { seat }) {
      const post = answer === 'redeploy' ? postFor(view, seat) : null;
      return post === null ? null : say({ key: 'stb.ui.act.post', params: { names: peopleIn(post.crew, say), card: nameOf(post.card) } });
    },
    outcome(table, answer, prompt) {
      const { view } = table;
      const post = postFor(view, prompt.seat);
      if (answer !== 'redeploy') return post === null ? heldBy(table, prompt.seat) : null; // three buttons: what is held stands on the ship
      if (post === null) return null;
      const there = (view.parties[prompt.seat]?.crew ?? []).filter((one) => one.station === post.card).map((one) => one.card);
      const guard = [...post.crew, ...there];
      return guarded(table, guard, { ...prompt, key: 'stb.deploy', params: { section: post.card }, options: guard });
    },
  },
  'stb.respond': {
    button: ({ say }, answer) => (answer === 'pass' ? say({ key: 'stb.ui.act.let' }) : null),
    outcome({ view, say, viewer }, answer) {
      const stand = answer === 'pass' ? standIfLet(view) : null;
      if (stand === null || viewer === 'spectator') return null;
      return { text: say({ key: 'stb.ui.of', params: { ...stand } }), good: isWelcome(view, viewer, stand) };
    },
  },
};

function heldBy({ view }: Table, seat: number): Outcome | null {
  const held = view.sections.filter(({ owner }) => owner === seat).map(({ card, need }) => `${nameOf(card)} ${need}`);
  return held.length === 0 ? null : { text: held.join(', '), good: null };
}

/** The loudest button declares together what it names. */
export function ahead({ view, prompt }: Table, answer: Json): Ahead<BridgeView> | null {
  if (prompt?.key === 'stb.redeploy') return answer === 'redeploy' && postFor(view, prompt.seat) !== null ? asTicked : null;
  return prompt?.key === 'stb.menu' && isPair(answer) && isAttempt(answer) ? withForce : null;
}

export type Attempt = Extract<Pair, readonly ['recruit' | 'attack', unknown]>;
export const isAttempt = (pair: Pair): pair is Attempt => pair[0] === 'recruit' || pair[0] === 'attack';
const works = (view: BridgeView, prompt: Prompt, pair: Pair): boolean => {
  const stand = isAttempt(pair) ? withEverybody(view, prompt.seat, pair[0], pair[1]) : null;
  return stand !== null && stand.has >= stand.needs;
};
export const someRecruitWorks = ({ view, prompt }: Pick<Table, 'view' | 'prompt'>): boolean =>
  prompt?.options.some((option) => isPair(option) && option[0] === 'recruit' && works(view, prompt, option)) ?? false;

/** Victory; then a recruit that works; then an attack that works, the Bridge first. Null: nothing of that. */
export function best(table: Table): Json | null {
  const { view, prompt, viewer } = table;
  if (prompt?.key === 'stb.respond') return bestAnswer(table);
  if (prompt?.key === 'stb.redeploy') return postFor(view, prompt.seat) === null ? 'keep' : 'redeploy';
  if (prompt?.key !== 'stb.menu' || viewer === 'spectator') return null;
  const pairs = prompt.options.filter(isPair);
  const claim = pairs.find(([verb, card]) => verb === 'ability' && card === BRIDGE);
  if (claim !== undefined) return claim;
  const attacks = pairs.filter((pair) => pair[0] === 'attack' && works(view, prompt, pair));
  const worth = ([, card]: Pair) => view.pool.find((spot) => spot.card === card)?.cost ?? 0;
  const [recruit] = pairs.filter((pair) => pair[0] === 'recruit' && works(view, prompt, pair)).toSorted((a, b) => worth(b) - worth(a));
  return attacks.find(([, card]) => card === BRIDGE) ?? recruit ?? attacks[0] ?? null;
}

/** The first answer that turns the outcome my way; otherwise to let it happen. */
function bestAnswer({ view, prompt, viewer }: Table): Json | null {
  if (prompt === null || viewer === 'spectator') return null;
  const now = standIfLet(view);
  const welcome = now === null ? null : isWelcome(view, viewer, now);
  if (welcome !== false) return 'pass';
  const turns = prompt.options.filter(isPair).find(([, card]) => {
    // Somebody's recruit is seldom worth the card that stops it; an attack on what is mine is.
    if (stopsIt(view, card)) return ownerOf(view, pendingAttempt(view)?.card ?? NONE) === viewer;
    const stand = standAfter(view, card);
    return stand !== null && isWelcome(view, viewer, stand) === true;
  });
  return turns ?? 'pass';
}

/** Below the question: how it will end if nobody answers, and what brings that about. */
export function detail(table: Table): string | null {
  const { view, prompt, say, selection } = table;
  if (prompt?.key !== 'stb.respond' && prompt !== null) return null;
  const attempt = pendingAttempt(view);
  const stand = standIfLet(view);
  if (attempt === null || stand === null || cardOfRef(selection) !== null) return null;
  const key = stand.has >= stand.needs ? `stb.ui.if-let.${attempt.kind}.works` : `stb.ui.if-let.${attempt.kind}.fails`;
  return say({ key, params: { ...stand, card: nameOf(attempt.card), name: playerOf(table, attempt.seat) } });
}
