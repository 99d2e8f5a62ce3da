/**
 * `npm run races`: two who want the same at the same moment, again and again, on the real server. Of two who take one seat,
 * answer one question from two tabs, answer while the clock runs out, or take back while the other side answers, exactly one
 * succeeds; renaming and deleting oneself in the middle of a match disturbs nobody.
 */

import { type Json, type Run, randomAnswer, SeededChance, seedFrom } from '@bridgehead/kernel';
import { isPassed, type MatchCard, type Notice } from '@bridgehead/match';
import type { Running } from '@bridgehead/server';
import { type Tab, type Visitor, visit } from '../server/test/visitor.ts';
import { gameOrAll, wholeNumber, wishOf } from '../testkit/bin/common.ts';
import { usualTable } from '../testkit/fitting.ts';
import { gamesFor, serveHere, sleep, UNLIMITED } from './command.ts';

const { values, game: wanted } = wishOf<{ races: number }>('Things done twice at the same moment.', (it) =>
  it.argument('[game]', 'a game, or all', gameOrAll, 'all').option('--races <n>', 'races', wholeNumber('--races', 1, 100_000_000), 600),
);
let skew = 0;
const now = (): number => Date.now() + skew;
const games = await gamesFor(wanted);
const running: Running = await serveHere({ ...UNLIMITED, window: '0', 'bot-pause': '0' }, now);
const chance = new SeededChance(seedFrom(3, 3));
const kinds: Record<string, { races: number; doubles: number }> = {};
const ran = (kind: string, successes: number, wanted = 1): void => {
  const count = kinds[kind] ?? { races: 0, doubles: 0 };
  if (successes !== wanted && !values.json) console.log(`${kind}: ${successes} succeeded`);
  kinds[kind] = { races: count.races + 1, doubles: count.doubles + (successes === wanted ? 0 : 1) };
};
const isDone = (notice: Notice): boolean => notice.t === 'update' || notice.t === 'ok';
const isTaken = ({ status }: { status: number }): boolean => status === 200;

interface Table {
  readonly id: string;
  readonly people: readonly Visitor[];
  /** Two tabs for each seat. */
  readonly tabs: readonly (readonly [Tab, Tab])[];
}
async function table(n: number, clock: object): Promise<Table> {
  const game = games[n % games.length];
  if (game === undefined) throw new Error('no game');
  const { seats, options } = usualTable(game);
  const people = await Promise.all(Array.from({ length: seats }, () => visit(running.url)));
  const [host] = people as [Visitor];
  const { id } = await host.post('/matches', { game: game.id, options, seats: people.map((_, i) => (i === 0 ? 'me' : 'open')), clock });
  await host.post(`/matches/${id}/word`, { word: 'a' });
  // Everybody but the host tries for the same seats, each of them twice at once.
  for (const [seat, guest] of people.entries()) {
    if (seat === 0) continue;
    const rival = await visit(running.url);
    const tries = await Promise.all([guest, rival].map((one) => one.call('POST', `/matches/${id}/join`, { seat, word: 'b' })));
    ran('two join one seat', tries.filter(isTaken).length);
    if (!isTaken(tries[0] as { status: number })) (people as Visitor[])[seat] = rival;
    const again = await Promise.all([0, 1].map(() => (people[seat] as Visitor).call('POST', `/matches/${id}/join`, { word: 'b' })));
    ran('one joins again', again.filter(isTaken).length, 0);
  }
  const tabs: [Tab, Tab][] = [];
  for (const [seat, person] of people.entries()) {
    const pair: [Tab, Tab] = [await person.tab(), await person.tab()];
    for (const tab of pair) await tab.watch(id, seat);
    tabs.push(pair);
  }
  return { id, people, tabs };
}

/** Somebody who is asked, and something they may answer. */
async function asked(id: string): Promise<{ seat: number; prompt: number; answer: Json } | null> {
  const room = await running.house.lobby.room(id);
  // Where several are asked at once, one deadline was everybody's: none of them answers any more.
  while ('done' in (await room.submit({ do: 'expire' })));
  const run = room.match.run as Run<Json> | null;
  // A player who let the time run out takes the seat back first.
  for (const [seat, { away }] of room.match.desk.seats.entries()) if (away) await room.submit({ do: 'return', seat });
  const [ask] = room.match.asks;
  if (run === null || ask === undefined) return null;
  // Who has nothing to play is passed over by the referee, in a race of its own.
  if (isPassed(room.match, ask)) {
    await sleep(5);
    return asked(id);
  }
  return { seat: ask.seat, prompt: ask.id, answer: randomAnswer(ask, run.state, chance) };
}

/** Who played for a seat since deed `before`. */
const playsSince = async (id: string, before: number, seat: number): Promise<string[]> =>
  (await running.house.store.matches.journal(id, before)).flatMap(({ deed }) =>
    deed.do === 'play' && 'seat' in deed.entry && deed.entry.seat === seat ? [deed.by] : [],
  );

async function play({ id, people, tabs }: Table, rounds: number): Promise<void> {
  const { matches } = running.house.store;
  for (let round = 0; round < rounds; round++) {
    const next = await asked(id);
    if (next === null) return;
    const { seat, prompt, answer } = next;
    const [one, two] = tabs[seat] as readonly [Tab, Tab];
    await one.until(id, seat, (held) => held.shown.prompt?.id === prompt);
    const give = (tab: Tab) => tab.ask({ t: 'answer', match: id, seat, prompt, answer });
    switch (round % 5) {
      case 0:
      case 1: {
        const before = (await matches.latest([id])).get(id) ?? 0;
        await Promise.all([give(one), give(two)]);
        // Both are told that it was played: a second copy is known again.
        ran('two tabs answer', (await playsSince(id, before, seat)).filter((by) => by === 'person').length);
        break;
      }
      case 2: {
        // The time is up at the very moment the answer comes.
        skew += 61_000;
        const room = await running.house.rooms.open(id);
        const before = room?.match.seq ?? 0;
        await Promise.all([give(one), room?.submit({ do: 'expire' })]);
        // One of both counts; what is half declared may also be dropped first, an empty window after it be passed by itself, and
        // for a player who was late twice running a bot goes on with the next question.
        const rivals = (await playsSince(id, before, seat)).filter((by) => by === 'person' || by === 'clock');
        ran('an answer at the deadline', Math.max(1, rivals.length));
        break;
      }
      case 3: {
        await give(one);
        const after = await asked(id);
        if (after === null) return;
        // Taken back twice, while the player who is asked now answers.
        const other = (tabs[after.seat] as readonly [Tab, Tab])[0];
        await other.until(id, after.seat, (held) => held.shown.prompt?.id === after.prompt);
        const before = (await matches.latest([id])).get(id) ?? 0;
        const [undone, again] = await Promise.all([
          one.ask({ t: 'undo', match: id, seat }),
          two.ask({ t: 'undo', match: id, seat }),
          other.ask({ t: 'answer', match: id, seat: after.seat, prompt: after.prompt, answer: after.answer }),
        ]);
        // Each that is acknowledged is one deed: the second may take one more answer back, never the same one again.
        const deeds = (await matches.journal(id, before)).filter(({ deed }) => deed.do === 'back' || deed.do === 'ask');
        ran('take-backs against an answer', deeds.length === [undone, again].filter(isDone).length ? 1 : 2);
        const room = await running.house.rooms.open(id);
        if (room?.match.desk.petition != null) await room.submit({ do: 'consent', seat: room.match.desk.petition.by, yes: false });
        break;
      }
      default: {
        const person = people[seat] as Visitor;
        const before = (await matches.latest([id])).get(id) ?? 0;
        const [answered] = await Promise.all([give(one), person.call('PATCH', '/me', { name: `Name ${round}` })]);
        // On a busy machine the clock may have been quicker: then its answer is the one that counts.
        const others = (await playsSince(id, before, seat)).filter((by) => by !== 'person');
        ran('an answer while the name changes', isDone(answered) ? 1 : Math.min(1, others.length));
      }
    }
  }
}

const enough = values.races;
const count = (key: 'races' | 'doubles'): number => Object.values(kinds).reduce((sum, one) => sum + one[key], 0);
try {
  for (let n = 0; count('races') < enough; n++) {
    const made = await table(n, { kind: 'move', seconds: 60 });
    await play(made, 40);
    // Two delete themselves at once, one of them twice; the match stays, without names.
    const [leaver] = made.people as [Visitor];
    await Promise.all([leaver.call('DELETE', '/me'), leaver.call('DELETE', '/me')]);
    const card = await (made.people[1] ?? leaver).get<MatchCard>(`/matches/${made.id}`);
    ran('deleted in mid-match', card.seats[0]?.name === 'Someone' ? 1 : 0);
    for (const tab of made.tabs.flat()) tab.close();
  }
} finally {
  await running.close();
}
const total = { races: count('races'), doubles: count('doubles'), kinds };
console.log(values.json ? JSON.stringify(total) : `in all ${JSON.stringify(total)}`);
process.exit(total.doubles === 0 ? 0 : 1);
