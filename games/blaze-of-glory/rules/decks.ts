/** Every seat brings its deck, in secret and all at once (BOG-R67); doorways open the side decks (BOG-2, BOG-3). */

import { because, type Chance, pick, type Reason, type Rules, type Seat, say } from '@bridgehead/kernel';
import { face, idOf, K } from '../cards/index.ts';
import { type DeckList, type Format, readDeck, sizeOf, writeDeck } from '../decks/list.ts';
import { randomDeck } from '../decks/random.ts';
import { starterList, starterNamed } from '../decks/starter.ts';
import { STARTERS } from '../decks/starters.ts';
import { nth } from '../entries.ts';
import { BATTLE_BRIDGE, CONTINUUM, designOf, TABLE, TENT } from '../state.ts';
import { faults } from '../wording.ts';
import { enter } from './changes.ts';
import { type BlazeTable, seedsOf } from './things.ts';

const DECK_TEXT_MOST = 8_000;
const STARTERS_ONLY = because('BOG-R67', 'bog.no.starters-only');

/** The list that a text means; null if it is not legal. */
export function deckOf(text: string, format: Format, startersOnly: boolean): { list: DeckList; name: string } | Reason {
  const starter = starterNamed(text);
  if (starter !== null) return { list: starterList(starter, format), name: starter.title };
  if (startersOnly) return STARTERS_ONLY;
  const { list, faults: found } = readDeck(text, format);
  const first = found[0];
  if (first === undefined) return { list, name: /^name:\s*(.{1,60})$/m.exec(text)?.[1]?.trim() ?? 'A deck' };
  const all = found.map(
    ({ line, reason }) => `${line === 0 ? 'Whole list' : `Line ${line}`}, ${reason.clause}: ${say(reason.say, faults)}`,
  );
  return {
    clause: first.reason.clause,
    say: { key: 'bog.no.deck', params: { first: say(first.reason.say, faults), n: found.length, all: all.join('\n') } },
  };
}
const isReason = (one: object): one is Reason => 'clause' in one;

export function* chooseDecks(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  const decks = s.decks === 'mixed' ? t.pick(['starters', 'random'] as const) : s.decks; // one coin for both
  const startersOnly = decks === 'starters';
  if (decks === 'random') {
    for (const seat of [0, 1]) bring(t, seat, randomDeck(s.format, t.chance), 'A random deck');
  } else {
    const texts = yield* t.all(
      [0, 1].map((seat) =>
        t.writing(seat, 'bog.deck', {
          max: DECK_TEXT_MOST,
          lines: true,
          params: { format: s.format, starters: STARTERS.map(({ affiliation }) => affiliation).join(', ') },
          check: (text) => {
            const read = deckOf(text, s.format, startersOnly);
            return isReason(read) ? read : null;
          },
          fallback: seat === 0 ? 'federation' : 'klingon',
          patience: 4,
          draw: (chance) => drawDeck(s.format, startersOnly, chance),
        }),
      ),
    );
    texts.forEach((text, seat) => {
      const read = deckOf(text, s.format, startersOnly);
      if (!isReason(read)) bring(t, seat, read.list, read.name);
    });
  }
  // Side decks are opened and a wormhole is declared before everybody.
  const doors = [0, 1].map((seat) => [
    ...s.inPlay.filter((c) => s.owner[c] === seat).map((c) => idOf(designOf(s, c))),
    ...seedsOf(s, seat, (d) => d === K.wormhole).map(idOf),
  ]);
  t.reveal({ type: 'decksIn', sizes: s.deck.map((deck) => deck.length), doors });
  s.phase = 'missions';
}
function drawDeck(format: Format, startersOnly: boolean, chance: Chance): string {
  if (startersOnly || chance.below(2) === 0) return pick(STARTERS, chance).affiliation.toLowerCase();
  return writeDeck(randomDeck(format, chance), 'A random deck', format);
}

/** BOG-2, BOG-3: side decks shuffled beneath their doorways; missions shuffled; the rest waits. */
function bring(t: BlazeTable, seat: Seat, list: DeckList, name: string): void {
  const { state: s } = t;
  s.lists[seat] = writeDeck(list, name, s.format);
  s.brought[seat] = sizeOf(list);
  s.deck[seat] = [...list.draw];
  s.tactics[seat] = t.shuffle([...list.tactics]);
  s.q[seat] = t.shuffle([...list['q-continuum']]);
  s.tent[seat] = [...list.tent];
  const opens = new Map([
    [K['battle bridge'], BATTLE_BRIDGE],
    [K.continuum, CONTINUUM],
    [K.tent, TENT],
  ]);
  const doors = [...opens.keys()];
  for (const [door, side] of opens) if (list.seeds.includes(door)) s.open[seat] = nth(s.open, seat) | side;
  for (const door of doors) if (list.seeds.includes(door)) enter(s, door, seat, TABLE);
  const sites = list.seeds.filter((d) => face(d).kind === 'site').sort((a, b) => a - b);
  const rest = list.seeds.filter((d) => face(d).kind !== 'site' && !doors.includes(d));
  s.seeds[seat] = [...t.shuffle([...list.missions]), ...list.dilemmas, ...rest, ...sites];
}
