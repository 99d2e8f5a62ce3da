import { type Mark, type Reason, say } from '@bridgehead/kernel';
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { bestLines, coverLine, kudosOf } from '../episode/index.ts';
import { game } from '../index.ts';
import { marks, writtenOn } from '../rules/marks.ts';
import { scene } from './scene.ts';

const inWords = (reason: Reason | null | undefined): string | null =>
  reason === null || reason === undefined ? null : `${reason.clause}: ${say(reason.say, game.wording)}`;

/** Entry 0 is A's written Order, entry 1 B's ghost-written bid. Names: B is Zara. */
function told() {
  const t = scene({ options: { narration: 'full' }, change: (s) => (s.names[1] = 'Zara') });
  t.orders('scan', { text: 'Look at that.', offer: 8 });
  t.bids(8);
  return game.clone(t.state);
}
const NOTHING = 'BRC-R56: There’s no such line in the story.';

ruling('BRC-R56: kudos go to what somebody else has written', () => {
  const s = told();
  const why = (seat: number, on: string) => inWords(marks.kudos?.why(s, seat, on));
  expect(why(1, '0')).toBeNull();
  expect(why(0, '0')).toBe('BRC-R56: You can’t give yourself kudos.');
  expect(why(2, '1')).toBe('BRC-R56: You can’t give yourself kudos.');
  for (const on of ['99', '-1', '0.0', '', 'ship', '__proto__', '00']) expect(why(1, on)).toBe(NOTHING);
});
ruling('BRC-R56: one kudos for each seat and round, until a day after the end', () => {
  const s = told();
  expect([marks.kudos?.slot?.(s, '0'), marks.kudos?.afterEnd, marks.kudos?.to]).toEqual(['round/1', 86_400_000, 'all']);
  expect(marks.kudos?.most).toBeUndefined();
});
ruling('BRC-R56: a correction is for one’s own written words, for a minute, as long as the text may be', () => {
  const s = told();
  const why = (seat: number, on: string) => inWords(marks.correct?.why(s, seat, on));
  expect(why(0, '0')).toBeNull();
  expect(why(1, '0')).toBe('BRC-R56: You can only edit your own words, for one minute.');
  expect(why(1, '1')).toBe('BRC-R56: You can only edit your own words, for one minute.');
  expect(why(0, 'name/0')).toBe(NOTHING);
  expect([marks.correct?.within, marks.correct?.limit?.(s, '0'), inWords(marks.correct?.late)]).toEqual([
    60_000,
    600,
    'BRC-R56: You can only edit your own words, for one minute.',
  ]);
});
ruling('BRC-R56, R57: three Cuts for each person, on any entry, name, ship or title, at any time', () => {
  const s = told();
  const why = (on: string) => inWords(marks.cut?.why(s, 2, on));
  for (const on of ['0', '1', 'name/1', 'ship']) expect(why(on)).toBeNull();
  for (const on of ['title', 'name/2', 'name/9', '7']) expect(why(on)).toBe(NOTHING);
  s.title = 'One Moon Too Many';
  for (const on of ['title', 'ship']) expect(why(on)).toBeNull();
  for (const on of ['titles', 'nonsense', 'name/2', 'name/', 'name/12']) expect(why(on), on).toBe(NOTHING);
  s.ship = '';
  expect([why('ship'), why('title')]).toEqual([NOTHING, null]);
  expect([marks.cut?.most, marks.cut?.masks, marks.cut?.afterEnd]).toEqual([3, true, Number.POSITIVE_INFINITY]);
  expect(inWords(marks.cut?.spent)).toBe('BRC-R56: You’ve used all your Cuts. Ask the host.');
});
ruling('BRC-R57: example 19: what a Cut masks is the writer’s very answer; a ghost line has none', () => {
  const s = told();
  expect(writtenOn(s, '0')).toEqual({ seat: 0, text: 'Look at that.', told: { event: { type: 'text.posted', seq: 0 }, as: 'text' } });
  expect(writtenOn(s, '1')).toBeNull();
  expect(writtenOn(s, 'name/1')).toEqual({ seat: 1, text: 'Zara', told: { event: { type: 'name.given', seat: 1 }, as: 'name' } });
  expect(writtenOn(s, 'ship')).toBeNull();
  s.shipSource = 'written';
  s.title = 'Mine';
  s.titleSource = 'written';
  expect([writtenOn(s, 'ship'), writtenOn(s, 'title')]).toEqual([
    { seat: 0, text: 'Tolerable Risk', told: { event: { type: 'ship.named' }, as: 'ship' } },
    { seat: 0, text: 'Mine', told: { event: { type: 'episode.titled' }, as: 'title' } },
  ]);
});
ruling('BRC-R57, R51: a masked answer leads to the same match', () => {
  const play = (text: string) => {
    const t = scene({ options: { narration: 'full' } });
    t.orders('scan', { text, offer: 8 });
    t.bids(8);
    return t.state.log.slice(1);
  };
  expect(play('█'.repeat(13))).toEqual(play('Look at that.'));
});
ruling('BRC-R55: the rules take any text within its limit, and judge it no further', () => {
  const t = scene({ options: { narration: 'full' } });
  t.orders('scan', { text: '‮<script>alert(1)</script> http://x ' });
  expect(t.state.log[0]?.source).toBe('written');
  const long = scene({ options: { narration: 'full' } });
  long.answers(0, 'scan');
  long.answers(0, { sentience: 'sentient', number: 'one', kind: 'living', place: 'space' });
  expect(long.refused(0, 'x'.repeat(601))).toBe('BRC-R55: At most 600 characters.');
  long.answers(0, '🚀'.repeat(600)); // code points, not units
});

ruling('BRC-R56: four reactions to a line, also while it is being written, by everybody but its writer', () => {
  const s = told();
  const REACTIONS = ['ha', 'gasp', 'salute', 'clap'] as const;
  const why = (what: string, seat: number, on: string) => inWords(marks[what]?.why(s, seat, on));
  for (const what of REACTIONS) {
    expect(why(what, 1, '0')).toBeNull();
    expect(why(what, 2, '1'), 'a ghost line may be laughed at').toBeNull();
    expect(why(what, 0, '0')).toBe('BRC-R56: You can’t give yourself kudos.');
    for (const on of ['99', 'ship', String(s.log.length)]) expect(why(what, 1, on)).toBe(NOTHING);
  }
  const next = String(s.log.length);
  for (const [awaits, writer] of [
    ['narration', s.captain],
    ['pitch', s.crew],
    ['dare', s.captain],
    ['humiliation', s.alien],
    ['finale', s.captain],
    ['joke', s.captain],
  ] as const) {
    s.awaits = awaits;
    for (const seat of [0, 1, 2])
      expect(why('ha', seat, next), `${awaits} ${seat}`).toBe(seat === writer ? 'BRC-R56: You can’t give yourself kudos.' : null);
  }
  s.awaits = 'outcome';
  s.crewWon = true;
  expect([why('gasp', s.crew, next), why('gasp', s.alien, next)]).toEqual(['BRC-R56: You can’t give yourself kudos.', null]);
  s.crewWon = false;
  expect([why('gasp', s.crew, next), why('gasp', s.alien, next)]).toEqual([null, 'BRC-R56: You can’t give yourself kudos.']);
});

ruling('BRC-R56: laughter, gasps and salutes count as kudos, one for each giver and round; Cut! counts for nothing', () => {
  const s = told();
  const view = game.view(s, 'spectator', false);
  const mark = (what: string, seat: number, on: string): Mark => ({ what, seat, on, text: null, at: 0 });
  expect(kudosOf(view, [mark('ha', 1, '0'), mark('gasp', 1, '0'), mark('kudos', 2, '0')])).toEqual([2, 0, 0, 0]);
  expect(kudosOf(view, [mark('clap', 1, '0'), mark('salute', 3, '1'), mark('ha', 0, '0')])).toEqual([0, 0, 0, 0]);
});

ruling('BRC-R56: one vote each for the best line, once the episode has a title, for two minutes after the end, not for oneself', () => {
  const s = told();
  const why = (seat: number, on: string) => inWords(marks.best?.why(s, seat, on));
  expect(why(1, '0'), 'before the title').toBe(NOTHING);
  s.title = 'One Moon Too Many';
  expect([why(1, '0'), why(0, '0'), why(1, '9')]).toEqual([null, 'BRC-R56: You can’t give yourself kudos.', NOTHING]);
  expect([marks.best?.slot?.(s, '0'), marks.best?.slot?.(s, '1'), marks.best?.afterEnd]).toEqual(['best', 'best', 120_000]);
});
ruling('BRC-R56: the cover has the line with most votes, of equal ones the earlier; a second vote takes the place of the first', () => {
  const s = told();
  const view = game.view(s, 'spectator', true);
  const vote = (seat: number, on: string): Mark => ({ what: 'best', seat, on, text: null, at: 0 });
  expect(bestLines(view, []).map(({ seq }) => seq)).toEqual([0, 1]);
  expect(coverLine(view, [])).toBeNull();
  expect(coverLine(view, [vote(2, '1'), vote(3, '0')])?.seq).toBe(0);
  expect(coverLine(view, [vote(2, '0'), vote(3, '1'), vote(2, '1')])?.seq).toBe(1);
  expect(coverLine(view, [vote(0, '0')]), 'nobody votes for themselves').toBeNull();
  const ha: Mark = { what: 'ha', seat: 2, on: '1', text: null, at: 0 };
  expect(bestLines(view, [ha])[0]?.seq, 'applause comes first').toBe(1);
  expect(
    bestLines(view, [{ ...ha, what: 'cut', on: '0' }]).map(({ seq }) => seq),
    'what was cut is quoted nowhere',
  ).toEqual([1]);
});
