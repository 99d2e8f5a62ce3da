/** What the buttons say: the act, what it leads to, and which of them is the best next one. */
import type { Json } from '@bridgehead/kernel';
import { type Ahead, cardOfRef, type Outcome, type TableContext } from '@bridgehead/ui';
import { BRIDGE, type Card, isCrew, NONE, nameOf } from '../cards/index.ts';
import { tallyOf, tallyWith } from '../preview.ts';
import { pendingAttempt, peopleOf } from '../table-help.ts';
import type { BridgeView } from '../view.ts';
import { asTicked, withForce } from './ahead.ts';
import { isWelcome, standAfter, standIfLet, stopsIt } from './consequences.ts';
import { forceFor, postFor } from './defaults.ts';
import { isPair, ownerOf, type Pair, playerOf } from './intent.ts';
import { shortName } from './names.ts';

type Context = TableContext<BridgeView>;
export const asBridge = (table: TableContext): Context => table as unknown as Context;

export function act(table: TableContext, answer: Json): string | null {
  const { prompt, say } = asBridge(table);
  const params = prompt?.params ?? {};
  const name = (card: unknown) => (typeof card === 'number' && card !== NONE ? (isCrew(card) ? shortName(card) : nameOf(card)) : '');
  switch (prompt?.key) {
    case 'stb.commit.recruit':
    case 'stb.commit.attack':
      return say({ key: `stb.ui.act.${prompt.key.slice(11)}`, params: { card: name(params.card) } });
    case 'stb.points':
      return say({
        key: Array.isArray(answer) && answer.length > 0 ? 'stb.ui.act.points' : 'stb.ui.act.no-points',
        params: { n: (answer as Json[]).length },
      });
    case 'stb.model':
    case 'stb.inspection':
    case 'stb.escape': {
      const n = (answer as Json[]).length;
      return n === prompt.min ? say({ key: 'stb.ui.act.points', params: { n } }) : null;
    }
    case 'stb.deploy':
      return say({ key: 'stb.ui.act.deploy', params: { card: name(params.section), n: (answer as Json[]).length } });
    case 'stb.redeploy': {
      const post = answer === 'redeploy' ? postFor(asBridge(table).view, prompt.seat) : null;
      return post === null ? null : say({ key: 'stb.ui.act.post', params: { names: peopleIn(post.crew, say), card: nameOf(post.card) } });
    }
    case 'stb.respond':
      return answer === 'pass' ? say({ key: 'stb.ui.act.let' }) : null;
    case 'stb.menu':
      return isPair(answer) ? say({ key: `stb.ui.act.${answer[0]}`, params: { card: name(answer[1]) } }) : null;
    default:
      return null;
  }
}

export function outcome(table: TableContext, answer: Json): Outcome | null {
  const { view, prompt, say, viewer } = asBridge(table);
  if (prompt === null || viewer === 'spectator') return null;
  switch (prompt.key) {
    case 'stb.commit.recruit':
    case 'stb.commit.attack':
    case 'stb.points': {
      const tally = tallyOf(view, prompt, answer as Card[]);
      if (tally === null || (prompt.key !== 'stb.points' && (answer as Json[]).length === 0)) return null;
      const good = tally.has >= tally.needs;
      return {
        text: say({
          key: good ? 'stb.ui.of' : `stb.ui.of.${prompt.key === 'stb.points' ? 'short' : 'fails'}`,
          params: { has: tally.has, needs: tally.needs },
        }),
        good,
      };
    }
    case 'stb.deploy': {
      const tally = tallyOf(view, prompt, answer as Card[]);
      return tally === null ? null : { text: say({ key: 'stb.ui.defends', params: { n: tally.has } }), good: null };
    }
    case 'stb.redeploy': {
      if (answer === 'redeploy') {
        const post = postFor(view, prompt.seat);
        if (post === null) return null;
        const guard = [
          ...post.crew,
          ...(view.parties[prompt.seat]?.crew ?? []).filter((one) => one.station === post.card).map((one) => one.card),
        ];
        const tally = tallyOf(view, { ...prompt, key: 'stb.deploy', params: { section: post.card }, options: guard }, guard);
        return tally === null ? null : { text: say({ key: 'stb.ui.defends', params: { n: tally.has } }), good: null };
      }
      if (postFor(view, prompt.seat) !== null) return null; // three buttons: what is held stands on the ship
      const held = view.sections.filter(({ owner }) => owner === viewer).map(({ card, need }) => `${nameOf(card)} ${need}`);
      return held.length === 0 ? null : { text: held.join(', '), good: null };
    }
    case 'stb.respond': {
      if (stopsIt(view, answer)) return { text: say({ key: 'stb.ui.stopped' }), good: isWelcome(view, viewer, STOPPED) };
      const stand = standAfter(view, answer);
      return stand === null ? null : { text: say({ key: 'stb.ui.of', params: { ...stand } }), good: isWelcome(view, viewer, stand) };
    }
    case 'stb.menu': {
      if (!isPair(answer)) return null;
      const [verb, card] = answer;
      const force = verb === 'recruit' || verb === 'attack' ? forceFor(view, prompt.seat, verb, card) : null;
      if (force !== null) {
        const { has, needs } = tallyWith(view, prompt.seat, verb as 'attack', card, force);
        return { text: say({ key: 'stb.ui.of-them', params: { names: peopleIn(force, say), has, needs } }), good: true };
      }
      const tally = withEverybody(asBridge(table), answer);
      return tally === null
        ? null
        : { text: say({ key: 'stb.ui.of-all', params: { has: tally.has, needs: tally.needs } }), good: tally.has >= tally.needs };
    }
    default:
      return null;
  }
}

const STOPPED = { has: 0, needs: 1 };

/** Two by name, more by their number. */
const MOST_NAMES = 2;
const peopleIn = (people: readonly Card[], say: Context['say']): string =>
  people.length > MOST_NAMES ? say({ key: 'stb.ui.people', params: { n: people.length } }) : people.map(shortName).join(', ');

/** The loudest button declares together what it names. */
export function ahead(table: TableContext, answer: Json): Ahead | null {
  const { view, prompt } = asBridge(table);
  if (prompt?.key === 'stb.redeploy') return answer === 'redeploy' && postFor(view, prompt.seat) !== null ? asTicked : null;
  return prompt?.key === 'stb.menu' && isPair(answer) && (answer[0] === 'recruit' || answer[0] === 'attack') ? withForce : null;
}

/** The attempt with everybody who is ready: how far it could go. */
export function withEverybody({ view, prompt }: Context, [verb, card]: Pair): { has: number; needs: number } | null {
  if (prompt === null || (verb !== 'recruit' && verb !== 'attack')) return null;
  const ready = peopleOf(view, prompt.seat).filter((one) => !one.tapped && (verb === 'recruit' ? one.influence : one.attack) > 0);
  return ready.length === 0
    ? null
    : tallyWith(
        view,
        prompt.seat,
        verb,
        card,
        ready.map((one) => one.card),
      );
}

/** Victory; then a recruit that works; then an attack that works, the Bridge first. Null: nothing of that. */
export function best(table: TableContext): Json | null {
  const context = asBridge(table);
  const { view, prompt, viewer } = context;
  if (prompt?.key === 'stb.respond') return bestAnswer(context);
  if (prompt?.key === 'stb.redeploy') return postFor(view, prompt.seat) === null ? 'keep' : 'redeploy';
  if (prompt?.key !== 'stb.menu' || viewer === 'spectator') return null;
  const pairs = prompt.options.filter(isPair);
  const claim = pairs.find(([verb, card]) => verb === 'ability' && card === BRIDGE);
  if (claim !== undefined) return claim;
  const works = (pair: Pair & Json): boolean => {
    const tally = withEverybody(context, pair);
    return tally !== null && tally.has >= tally.needs;
  };
  const bridge = pairs.find((pair) => pair[0] === 'attack' && pair[1] === BRIDGE && works(pair));
  const worth = ([, card]: Pair) => view.pool.find((spot) => spot.card === card)?.cost ?? 0;
  const recruit = pairs.filter((pair) => pair[0] === 'recruit' && works(pair)).sort((a, b) => worth(b) - worth(a))[0];
  return bridge ?? recruit ?? pairs.find((pair) => pair[0] === 'attack' && works(pair)) ?? null;
}

/** The first answer that turns the outcome my way; otherwise to let it happen. */
function bestAnswer({ view, prompt, viewer }: Context): Json | null {
  if (prompt === null || viewer === 'spectator') return null;
  const now = standIfLet(view);
  const welcome = now === null ? null : isWelcome(view, viewer, now);
  if (welcome !== false) return 'pass';
  const turns = prompt.options.find((option) => {
    if (option === 'pass') return false;
    // Somebody's recruit is seldom worth the card that stops it; an attack on what is mine is.
    if (stopsIt(view, option)) return ownerOf(view, pendingAttempt(view)?.card ?? NONE) === viewer;
    const stand = standAfter(view, option);
    return stand !== null && isWelcome(view, viewer, stand) === true;
  });
  return turns ?? 'pass';
}

/** Below the question: how it will end if nobody answers, and what brings that about. */
export function detail(table: TableContext): string | null {
  const { view, prompt, say, selection } = asBridge(table);
  if (prompt?.key !== 'stb.respond' && prompt !== null) return null;
  const attempt = pendingAttempt(view);
  const stand = standIfLet(view);
  if (attempt === null || stand === null || cardOfRef(selection) !== null) return null;
  const key = stand.has >= stand.needs ? `stb.ui.if-let.${attempt.kind}.works` : `stb.ui.if-let.${attempt.kind}.fails`;
  return say({ key, params: { ...stand, card: nameOf(attempt.card), name: playerOf(asBridge(table), attempt.seat) } });
}
