/** What the guide says at any moment of a match: the best thing to do now, why, and where to tap. */
import type { Json } from '@bridgehead/kernel';
import { cardRef, type GuideTable as Guided, type GuideWords } from '@bridgehead/ui';
import { type Card, isSection, NONE, nameOf } from '../cards/index.ts';
import type { BridgeEvent } from '../events.ts';
import { cardIn, cardsIn } from '../params.ts';
import { tallyOf } from '../preview.ts';
import { bridgeStatus } from '../table-help.ts';
import type { BridgeView } from '../view.ts';
import { best, detail, isAttempt } from './answers.ts';
import { isPair, litAs } from './intent.ts';
import { withEverybody } from './looks.ts';

export type GuideTable = Guided<BridgeView, BridgeEvent>;
type Params = Readonly<Record<string, string | number>>;
const words = (id: string, clauses: readonly string[], params: Params = {}, points: readonly Card[] = []): GuideWords => ({
  id,
  title: `stb.guide.${id}`,
  text: `stb.guide.${id}.text`,
  params,
  clauses,
  points: points.map(cardRef),
});

export function now(table: GuideTable): GuideWords {
  const { prompt, picked, view } = table;
  const named = (name: string): string => (prompt?.params?.[name] === undefined ? '' : nameOf(cardIn(prompt.params, name)));
  switch (prompt?.key) {
    case undefined:
      return waiting(table);
    case 'stb.menu':
      return atMenu(table);
    case 'stb.commit.recruit':
    case 'stb.commit.attack': {
      const tally = tallyOf(view, prompt, cardsIn(picked));
      const id = picked.length === 0 ? 'name-somebody' : (tally?.has ?? 0) >= (tally?.needs ?? 0) ? 'enough' : 'short';
      const params = { card: named('card'), has: tally?.has ?? 0, needs: tally?.needs ?? 0 };
      return words(id, ['STB-58', 'STB-64'], params, id === 'enough' ? [] : without(prompt.options, picked));
    }
    case 'stb.points': {
      const missing = Number(prompt.params?.needs ?? 0) - Number(prompt.params?.has ?? 0) - picked.length;
      return missing > 0 && missing <= prompt.options.length - picked.length
        ? words('missing', ['STB-60'], { n: missing }, without(prompt.options, picked))
        : words('spend', ['STB-60'], { n: picked.length });
    }
    case 'stb.respond':
      return responding(table);
    case 'stb.redeploy':
      return words('stations', ['STB-89', 'STB-78']);
    case 'stb.deploy':
      return words('guard', ['STB-89', 'STB-78'], { card: named('section') }, picked.length === 0 ? cardsIn(prompt.options) : []);
    case 'stb.model':
    case 'stb.inspection':
    case 'stb.escape':
      return words('give-up', ['STB-60'], { n: prompt.min ?? 0 }, picked.length < (prompt.min ?? 0) ? without(prompt.options, picked) : []);
    case 'stb.patch-up':
      return words('patch-up', [], {}, cardsOf(prompt.options));
    default:
      return words('point', [], { card: named('card') }, cardsOf(prompt?.options ?? []));
  }
}

const cardsOf = (options: readonly Json[]): Card[] =>
  options.filter((option): option is Card => typeof option === 'number' && option !== NONE);
const without = (options: readonly Json[], picked: readonly Json[]): Card[] => cardsOf(options).filter((card) => !picked.includes(card));

function waiting(table: GuideTable): GuideWords {
  const { view, viewer } = table;
  const status = bridgeStatus(view);
  return status !== null && status.state !== 'free' && status.seat !== viewer ? words('danger', ['STB-R18']) : words('wait', ['STB-47']);
}

/** The best act by its own reason; then a card worth playing; then the end. */
function atMenu(table: GuideTable): GuideWords {
  const { view, prompt, selection } = table;
  const held = prompt?.options.filter(isPair).find(([, card]) => cardRef(card) === selection);
  const next = held ?? best(table) ?? undefined;
  if (isPair(next)) {
    const [verb, card] = next;
    const tally = prompt === null || !isAttempt(next) ? null : withEverybody(view, prompt.seat, next[0], card);
    const params = { card: nameOf(card), has: tally?.has ?? 0, needs: tally?.needs ?? 0 };
    if (held !== undefined) return words('held', ['STB-42'], params);
    if (verb === 'recruit' || verb === 'attack') return words(`now-${verb}`, [verb === 'recruit' ? 'STB-57' : 'STB-63'], params, [card]);
    return words('now-ability', ['STB-11'], params, [card]);
  }
  const own = prompt?.options.filter(isPair).find(([verb, card]) => verb === 'ability' && isSection(card));
  if (own !== undefined) return words('use', ['STB-42'], { card: nameOf(own[1]) }, [own[1]]);
  return words('enough-for-now', ['STB-86']);
}

function responding(table: GuideTable): GuideWords {
  const answer = best(table) ?? undefined;
  const then = detail(table) ?? '';
  if (!isPair(answer)) return words('let-be', ['STB-47'], { then });
  const [, card] = answer;
  return words('turn-it', ['STB-47', 'STB-R19'], { card: nameOf(card), then }, litAs(table.prompt, card) === null ? [] : [card]);
}
