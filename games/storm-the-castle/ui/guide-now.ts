/** What the guide says at any moment of a match: which card or unit is worth a tap now, and why. */
import { cardOfRef, cardRef, type GuideTable as Guided, type GuideWords } from '@bridgehead/ui';
import { keepOf, type Space, spaceInfo } from '../board.ts';
import { type Card, isItem, kindOf, unitOf } from '../cards.ts';
import type { CastleEvent } from '../events.ts';
import type { CastleView } from '../view.ts';
import { type AttackOption, chanceOf, isAttack, type Option, optionsOf, optionsWith, placeOf, spaceRef } from './intent.ts';

export type GuideTable = Guided<CastleView, CastleEvent>;

const words = (id: string, clauses: readonly string[], rest: Pick<GuideWords, 'params' | 'points'> = {}): GuideWords => ({
  id,
  title: `stc.guide.${id}`,
  text: `stc.guide.${id}.text`,
  clauses,
  ...rest,
});

export function now(table: GuideTable): GuideWords {
  const { view } = table;
  switch (table.prompt?.key) {
    case 'stc.dispatch':
      return dispatching(table, view);
    case 'stc.act':
      return acting(table, view);
    default:
      return words('wait', ['STC-2']);
  }
}

function dispatching({ prompt, selection }: GuideTable, view: CastleView): GuideWords {
  const picked = cardOfRef(selection);
  const held = optionsWith(prompt, picked);
  if (picked !== null && held.length > 0) {
    const params = { card: kindOf(picked).name };
    return isItem(picked)
      ? words('bearer', ['STC-24'], { params, points: held.flatMap((option) => (option[0] === 'equip' ? [cardRef(option[2])] : [])) })
      : words('place', ['STC-20'], { params, points: spacesOf(view, wanted(view, prompt?.seat ?? 0, held)) });
  }
  const cards = [...new Set(optionsOf(prompt).flatMap((option) => (typeof option === 'string' ? [] : [option[1]])))];
  const [best] = cards.toSorted((a, b) => kindOf(b).cost - kindOf(a).cost);
  if (best === undefined) return words('dispatched', ['STC-20']);
  const seat = prompt?.seat ?? 0;
  const keep = keepOf(seat);
  const guards = cards.filter((card) => optionsWith(prompt, card).some((option) => option[0] === 'deploy' && option[2] === keep));
  const [guard] = guards.toSorted((a, b) => unitOf(b).defense - unitOf(a).defense);
  const empty = (view.spaces[keep] ?? []).length === 0;
  const card = empty && guard !== undefined ? guard : best;
  const params = { card: kindOf(card).name, cost: kindOf(card).cost, points: view.points };
  return words(card === guard && empty ? 'guard' : 'muster', ['STC-20', 'STC-23'], { params, points: [cardRef(card)] });
}

/** The first one in front, then one into the empty keep; after that wherever it may go. */
function wanted(view: CastleView, seat: number, held: readonly Option[]): readonly Option[] {
  const isBare = !view.spaces.some((stack) => stack.some(({ owner }) => owner === seat));
  const keep = keepOf(seat);
  const some = held.filter((option) => {
    const place = placeOf(view, option);
    if (place === null) return false;
    return isBare ? spaceInfo(place).terrain === 'battlement' : (view.spaces[keep] ?? []).length === 0 && place === keep;
  });
  return some.length > 0 ? some : held;
}

function acting({ prompt, selection, aim }: GuideTable, view: CastleView): GuideWords {
  if (isAttack(aim)) return words('aimed', ['STC-47'], { params: { chance: percent(view, aim) } });
  const picked = cardOfRef(selection);
  const held = optionsWith(prompt, picked);
  if (picked !== null && held.length > 0)
    return words('go', ['STC-27', 'STC-36'], { params: { unit: unitOf(picked).name }, points: spacesOf(view, held) });
  const [attack] = optionsOf(prompt)
    .filter(isAttack)
    .toSorted((a, b) => chanceOf(view, b) - chanceOf(view, a));
  if (attack !== undefined)
    return words('fight', ['STC-40', 'STC-36'], {
      params: { unit: unitOf(attack[1]).name, target: unitOf(attack[3]).name, chance: percent(view, attack) },
      points: [cardRef(attack[1])],
    });
  const unit = nextToMarch(view, optionsOf(prompt), prompt?.seat ?? 0);
  return unit === null
    ? words('end', ['STC-17'])
    : words('onward', ['STC-17', 'STC-27'], { params: { unit: unitOf(unit).name }, points: [cardRef(unit)] });
}

const spacesOf = (view: CastleView, options: readonly Option[]): string[] => {
  const spaces = options.flatMap((option) => placeOf(view, option) ?? []);
  return [...new Set(spaces)].map(spaceRef);
};
const percent = (view: CastleView, attack: AttackOption): string => `${Math.round(100 * chanceOf(view, attack))} %`;

/** The unit that can move and stands furthest back, outside the own keep: guards stay. */
function nextToMarch(view: CastleView, options: readonly Option[], seat: number): Card | null {
  const movable = options.flatMap((option) => (typeof option !== 'string' && option[0] === 'move' ? [option[1]] : []));
  const spaceOf = (card: Card): Space => view.spaces.findIndex((stack) => stack.some((unit) => unit.card === card));
  const [first] = [...new Set(movable)].toSorted((a, b) => rank(spaceOf(a), seat) - rank(spaceOf(b), seat));
  return first ?? null;
}
const rank = (space: Space, seat: number): number => (spaceInfo(space).terrain === 'keep' && spaceInfo(space).castle === seat ? 1 : 0);
