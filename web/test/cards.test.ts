/** The card catalogue of every game on the shelf: complete, with numbers and rulings, and found by its words. */
import { catalogue } from '@bridgehead/games';
import { clausesOf, clausesOn, type Leaf } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { findCards } from '../cards/find-cards.ts';

/** How many of each kind the rules of our own games know of; a new game has its count in tests of its own. */
const FILED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'storm-the-castle': { 'Regular Units': 4, 'Support Units': 5, Items: 6, Spaces: 22 },
  'storm-the-bridge': { Leaders: 9, 'Ship sections': 5, Crew: 32, Instants: 30, Passives: 14 },
  redshirts: { 'Crew cards': 20, 'Captain cards': 18, Sections: 17 },
  'bridge-crew': { Orders: 7, 'Crew cards': 7, Personalities: 7 },
  'blaze-of-glory': { Personnel: 59, Ships: 24, Missions: 25, Tactics: 21, Dilemmas: 20 },
};

describe.each(catalogue.map((shelf) => [shelf.id, shelf] as const))('%s', (id, shelf) => {
  test('every card is filed once, with a title and facts', async () => {
    const leaves = await shelf.cards();
    const count = (group: string) => leaves.filter((leaf) => leaf.group === group).length;
    for (const [group, many] of Object.entries(FILED[id] ?? {})) expect([group, count(group)]).toEqual([group, many]);
    expect(leaves.length).toBeGreaterThan(0);
    expect(new Set(leaves.map((leaf) => leaf.id)).size).toBe(leaves.length);
    for (const leaf of leaves) {
      expect(leaf.title, leaf.id).toMatch(/\S/);
      expect(leaf.facts.length, leaf.id).toBeGreaterThan(0);
      expect(leaf.facts.join(' '), leaf.id).not.toMatch(/undefined|null|NaN|^ | $/);
    }
  });

  test('clauses that a card names are there, and clauses about cards lead to them', async () => {
    const [{ rulebook }, leaves] = await Promise.all([shelf.load(), shelf.cards()]);
    const known = clausesOf(rulebook).map((clause) => clause.id);
    expect(leaves.flatMap((leaf) => leaf.clauses ?? []).filter((clause) => !known.includes(clause))).toEqual([]);
    expect(leaves.some((leaf) => clausesOn(rulebook, leaf).length > 0)).toBe(true);
  });
});

const leavesOf = async (game: string): Promise<readonly Leaf[]> => (await catalogue.find(({ id }) => id === game)?.cards()) ?? [];
const leafOf = async (game: string, id: string): Promise<Leaf | undefined> => (await leavesOf(game)).find((leaf) => leaf.id === id);

test.each([
  ['storm-the-castle', 'hero', 'Regular Units', 'Attack 9', 'Never attacks'],
  ['storm-the-castle', 'NTW', 'Spaces', 'Defense +2', 'Low ground'],
  ['storm-the-bridge', 'S1', 'Ship sections', 'To Take 20', 'Combat 0'],
  ['redshirts', 'K08', 'Captain cards', 'Electronic special weapon', 'Works while it is held'],
  ['bridge-crew', 'helm', 'Crew cards', 'Trained in Course', 'Trained in Hail'],
  ['blaze-of-glory', 'PF01', 'Personnel', 'INTEGRITY 9', 'Not unique'],
])('%s: %s is one of the %s, with %s', async (game, id, group, has, hasNot) => {
  const leaf = await leafOf(game, id);
  expect(leaf?.group).toBe(group);
  expect(leaf?.facts).toContain(has);
  expect(leaf?.facts).not.toContain(hasNot);
});

test('a search wants every word, in any order, and shows titles first', async () => {
  const leaves = await leavesOf('redshirts');
  expect(findCards(leaves, 'grenade plasma').map((leaf) => leaf.id)).toEqual(['C11']);
  expect(findCards(leaves, 'redshirt')[0]?.title).toBe('Redshirt');
  expect(findCards(leaves, 'redshirt').length).toBeGreaterThan(2);
  expect(findCards(leaves, 'no such thing')).toEqual([]);
  expect(findCards(leaves, '  ')).toBe(leaves);
});
