import { type Mark, maskOf } from '@bridgehead/kernel';
import { ruling } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { escaped } from '../episode/html.ts';
import { type EpisodeSource, episodeOf, htmlOf, kudosOf, markdownOf } from '../episode/index.ts';
import { plain } from '../episode/markdown.ts';
import type { CrewEvent } from '../events.ts';
import { game } from '../index.ts';
import { episode, scene } from './scene.ts';

function finished(seats = 5, seed = 7, options = {}): EpisodeSource {
  const run = episode(seats, seed, options);
  const events = run.takeEvents().flatMap(({ all }) => (all === null ? [] : [all as CrewEvent]));
  return { view: game.view(run.state, 'spectator', true), result: run.result, events };
}
const mark = (what: string, on: string, seat = 1, text: string | null = null): Mark => ({ seat, what, on, text, at: 0 });

test('an episode has title, ship, cast, teaser, acts, climax, finale, a joke as its last line and awards', () => {
  const source = finished();
  const made = episodeOf(source);
  expect(made.title).toBe(source.view.title);
  expect(made.cast).toHaveLength(5);
  expect(made.cast.reduce((sum, { captain }) => sum + captain, 0)).toBe(source.view.round);
  expect(made.teaser).toMatchObject({ as: 'log', seq: 0 });
  expect(made.acts.map(({ title }) => title)).toEqual(['Act One', 'Act Two', 'Act Three', 'Climax']);
  expect(made.acts.flatMap(({ scenes }) => scenes.map(({ number }) => number))).toEqual(source.view.tales.map((_, i) => i + 1));
  expect(made.acts.at(-1)?.scenes[0]?.heading).toBe('SAVE THE DAY');
  for (const [orders, lengths] of [
    [3, [1, 1, 1]],
    [4, [2, 1, 1]],
    [5, [2, 2, 1]],
  ] as const) {
    const tales = source.view.tales.filter(({ order }) => order !== 'save').slice(0, orders);
    expect(episodeOf({ ...source, view: { ...source.view, tales } }).acts.map(({ scenes }) => scenes.length)).toEqual(lengths);
  }
  expect([made.finale !== null, made.joke !== null, made.ending]).toEqual([true, true, 'THE END']);
  expect(made.awards.find(({ id }) => id === 'breakthrough')?.credits).toBe(5);
  expect(made.dice).toEqual([]);
});

test('a scene opens with the Captain’s log, lets only the winning bid be heard, and ends with the outcome', () => {
  const { view } = finished();
  const { teaser, acts } = episodeOf({ view });
  const scenes = acts.flatMap((act) => act.scenes);
  for (const { round, heading, blocks } of scenes.filter(({ heading }) => heading !== 'SAVE THE DAY')) {
    const bids = view.log.filter((entry) => entry.round === round && entry.kind === 'bid');
    const belays = view.tales.find((tale) => tale.round === round)?.approach === 'belay';
    expect((round === 1 ? teaser : blocks[0])?.as, heading).toBe('log');
    expect(blocks.at(-1)?.as).toBe('outcome');
    expect(blocks.filter(({ seq }) => bids.some((bid) => bid.seq === seq))).toHaveLength(belays ? 0 : 1);
  }
});
test('acts are thirds of the rounds before the first Save the Day; the first Order is told before the titles, and only there', () => {
  const { view } = finished();
  const { teaser, acts } = episodeOf({ view });
  const before = view.tales.findIndex(({ order }) => order === 'save');
  const [one, two] = [Math.ceil(before / 3), Math.ceil((2 * before) / 3)];
  expect(acts.map(({ scenes }) => scenes.length)).toEqual([one, two - one, before - two, view.tales.length - before]);
  expect(acts.flatMap(({ scenes }) => scenes.flatMap(({ blocks }) => blocks)).some(({ seq }) => seq === teaser?.seq)).toBe(false);
});
test('a maverick who belays does not say “With respect, sir” twice; what a person pitched is told with the bid', () => {
  const belayed = (pitch: string) => {
    const t = scene({ options: { narration: 'full' }, crew: ['first', 'comms', 'helm', 'weapons'], officers: ['', 'C8'] });
    t.orders('phasers', { text: 'Fire.', offer: 10 });
    t.bids('respect');
    t.answers(1, ['belay', 'hail']);
    t.answers(1, pitch);
    return episodeOf({ view: t.stage.view('spectator') }).acts[0]?.scenes[0]?.blocks.map(({ text }) => text.startsWith('With respect'));
  };
  expect([belayed(''), belayed('Let us talk.')]).toEqual([[true], [true, false]]);
});

test('a speaker who goes on has no second cue; what cannot speak is a stage direction', () => {
  const t = scene({ crew: ['first', 'comms', 'helm', 'weapons'], dice: [8, 1] });
  t.orders('phasers', { sheet: { sentience: 'unaware' }, offer: 8 });
  t.bids(8, 'none');
  t.answers(3, [10, 'E']);
  t.attitudes('neutral', 'neutral');
  const { teaser, acts } = episodeOf({ view: t.stage.view('spectator') });
  expect(teaser?.speaker).toBe('First Officer, Captain');
  const blocks = acts[0]?.scenes[0]?.blocks ?? [];
  expect(blocks.map(({ as, goesOn }) => `${as}${goesOn ? '+' : ''}`)).toEqual(['speech', 'speech+', 'direction', 'outcome']);
  expect(blocks.map(({ speaker }) => speaker)).toEqual(['Communications Officer', 'Communications Officer', null, null]);
});
test('an Alien that speaks has its own name as a cue, without quotes', () => {
  const t = scene({ crew: ['first', 'comms', 'helm', 'weapons'] });
  t.orders('phasers', { sheet: { sentience: 'sentient' }, offer: 8 });
  t.bids(8, 'none');
  t.answers(3, [10, 'E']);
  const alien = episodeOf({ view: t.stage.view('spectator') }).acts[0]?.scenes[0]?.blocks.at(-1);
  expect(alien?.speaker).toBe(`The ${t.state.tales[0]?.alien}`);
  expect(alien?.text).not.toContain('"');
});

ruling('BRC-R57: what was cut is not in the episode: entry, name, ship and title', () => {
  const { view, result } = finished();
  const order = view.log[0];
  const named = { ...view, officers: view.officers.map((officer, seat) => ({ ...officer, name: seat === 0 ? 'Rudeness' : officer.name })) };
  const cuts = [mark('cut', '0'), mark('cut', 'name/0'), mark('cut', 'ship'), mark('cut', 'title')];
  const made = episodeOf({ view: named, marks: cuts, result: result ?? null });
  const text = markdownOf(made) + htmlOf(made);
  expect(made.teaser).toBeNull();
  expect(made.acts[0]?.scenes[0]?.blocks.some(({ seq }) => seq === 0)).toBe(false);
  for (const gone of ['Rudeness', view.title, view.ship, order?.text.slice(0, 30) ?? '']) expect(text).not.toContain(gone);
  expect(markdownOf(episodeOf({ view: named, result: result ?? null }))).toContain('Rudeness');
});
ruling('BRC-R57: what was masked in the record is not in the episode either, even without the marks', () => {
  const { view } = finished();
  const [first, ...rest] = view.log;
  if (first === undefined) throw new Error('an empty log');
  const masked = {
    ...view,
    ship: maskOf('The Leaky'),
    title: maskOf('Rude'),
    officers: view.officers.map((officer, seat) => (seat === 0 ? { ...officer, name: maskOf('Bad') } : officer)),
    log: [{ ...first, source: 'written' as const, text: maskOf('Ha ha, you all lose.') }, ...rest],
  };
  const made = episodeOf({ view: masked });
  expect(JSON.stringify(made)).not.toContain('█');
  expect(made.acts.flatMap(({ scenes }) => scenes.flatMap(({ blocks }) => blocks)).some(({ seq }) => seq === first.seq)).toBe(false);
  expect([made.ship, made.title]).toEqual(['a ship without a name', 'An Episode Without a Name']);
  // A block or two among other words is only text.
  const word = { ...view, log: [{ ...first, source: 'written' as const, text: 'A wall: ██' }, ...rest] };
  expect(JSON.stringify(episodeOf({ view: word }))).toContain('A wall: ██');
});

ruling('BRC-R56: a correction stands in the place of the text, and says so; a ghost line cannot be corrected', () => {
  const t = scene({ options: { narration: 'full' } });
  t.orders('scan', { text: 'Teh void.', offer: 8 });
  t.bids(8);
  const made = episodeOf({ view: t.stage.view(0), marks: [mark('correct', '0', 0, 'The void.'), mark('correct', '1', 1, 'Mine!')] });
  const [bid] = made.acts[0]?.scenes[0]?.blocks ?? [];
  expect([made.teaser?.text, made.teaser?.isEdited]).toEqual(['The void.', true]);
  expect(bid).toBeUndefined(); // the auction is not over: no bid has won yet
  expect(markdownOf(made)).toContain('(edited)');
});

ruling('BRC-R56: kudos count for written entries only; Golden Script goes to most of them', () => {
  const t = scene({ options: { narration: 'full' } });
  t.orders('scan', { text: 'Look.', offer: 8 });
  t.bids(8);
  const view = t.stage.view(0);
  const marks = [mark('kudos', '0', 1), mark('kudos', '0', 2), mark('kudos', '1', 2), mark('kudos', '99', 2)];
  expect(kudosOf(view, marks)).toEqual([2, 0, 0, 0]);
  expect(episodeOf({ view, marks }).awards).toEqual([
    { id: 'script', title: 'Golden Script', credits: 3, names: ['Communications Officer'] },
  ]);
});
test('awards: most of each, ties share in full, nothing earns nothing', () => {
  const { view } = finished();
  const tally = {
    ...view.tally,
    wonAsAlien: [2, 2, 0, 0, 1],
    maverickWins: [0, 0, 0, 0, 0],
    friendlyWins: [0, 1, 0, 0, 0],
    hostileWins: [0, 0, 3, 0, 0],
    lostAsCrew: [0, 0, 0, 4, 0],
  };
  const dice = view.officers.map((officer, seat) => ({ ...officer, dice: [0, 0, 0, 0, seat === 4 ? 1 : 0, 0, 0, 0, 0, 0] }));
  const awards = episodeOf({ view: { ...view, tally, officers: dice } }).awards;
  const who = (...seats: number[]) => seats.map((seat) => episodeOf({ view }).cast[seat]?.name);
  expect(awards).toEqual([
    { id: 'brass', title: 'Top Brass', credits: 1, names: who(4) },
    { id: 'scourge', title: 'Scourge of the Stars', credits: 1, names: who(0, 1) },
    { id: 'peace', title: 'Peace Prize', credits: 1, names: who(1) },
    { id: 'fist', title: 'Iron Fist', credits: 1, names: who(2) },
    { id: 'ensign', title: 'Brave Ensign', credits: 1, names: who(3) },
  ]);
});

test('choices: dice as an appendix, quills on ghost lines, colours instead of names', () => {
  const source = finished();
  const rolled = source.events?.filter(({ type }) => type === 'challenge.won' || type === 'save.result') ?? [];
  const made = episodeOf(source, { dice: true, colours: true });
  expect(made.dice).toHaveLength(rolled.length);
  expect(made.cast.map(({ name }) => name)).toEqual(['Amber', 'Teal', 'Crimson', 'Violet', 'Steel']);
  expect(markdownOf(made)).toContain('## Dice');
  expect([markdownOf(made, true).includes('✒'), markdownOf(made).includes('✒')]).toEqual([true, false]);
  expect(htmlOf(made, true)).toContain('ghostwritten');
});
/** One challenge, B with a d8 (trained if so told) against the Alien's d10, and what stands in its margin. */
function marginOf(dice: readonly number[], crew: 'friendly' | 'hostile' | 'neutral', order: 'phasers' | 'hail' = 'phasers') {
  const t = scene({ crew: ['first', 'comms', 'helm', 'weapons'], personalities: ['logical', 'acquisitive'], dice });
  t.taken(order, 8);
  t.answers(3, [10, 'E']);
  t.attitudes(crew, 'neutral');
  const made = episodeOf({ view: t.stage.view('spectator'), events: t.stage.events('spectator') as unknown as CrewEvent[] });
  return made.acts[0]?.scenes[0]?.roll;
}
test('the dice that decided a scene stand in its margin, the last roll only, with a word', () => {
  const roll = (crew: number, alien: number, word: string) => ({
    crew: [{ die: 'C8', value: crew }],
    alien: [{ die: 'E10', value: alien }],
    totals: null,
    word,
  });
  expect(marginOf([5, 4], 'neutral')).toEqual(roll(5, 4, 'higher'));
  expect(marginOf([1, 9], 'friendly')).toEqual(roll(1, 9, 'odd'));
  expect(marginOf([2, 9], 'hostile')).toEqual(roll(2, 9, 'even'));
  expect(marginOf([3, 6, 2], 'neutral', 'hail')).toEqual(roll(6, 2, 'higher')); // trained: the better of two
  expect(marginOf([4, 4], 'neutral')).toEqual(roll(4, 4, 'Keen'));
});
test('a Save the Day shows every die and both totals; without events nothing is shown', () => {
  const t = scene({ officers: ['C4 E10'], encounter: 'E4 C6', dice: [4, 9, 1, 2] });
  t.answers(0, 'save');
  const events = t.stage.events('spectator') as unknown as CrewEvent[];
  const view = t.stage.view('spectator');
  expect(episodeOf({ view, events }).acts.at(-1)?.scenes[0]?.roll).toEqual({
    crew: [
      { die: 'C4', value: 4 },
      { die: 'E10', value: 9 },
    ],
    alien: [
      { die: 'E4', value: 1 },
      { die: 'C6', value: 2 },
    ],
    totals: [13, 3],
    word: 'saved',
  });
  expect(episodeOf({ view }).acts.at(-1)?.scenes[0]?.roll).toBeNull();
});
test('rounds that are over can be exported during play', () => {
  const t = scene({ dice: [8, 1], crew: ['first', 'comms', 'helm', 'weapons'] });
  t.taken('phasers', 8);
  t.answers(3, [10, 'E']);
  t.attitudes('neutral', 'neutral');
  const made = episodeOf({ view: t.stage.view('spectator') });
  expect([made.title, made.acts.length, made.ending, made.joke]).toEqual(['An Unfinished Episode', 1, null, null]);
});
test('to be continued', () => {
  const t = scene({ seats: 3, round: 33, officers: ['C4'], encounter: 'E12', dice: [1, 8] });
  t.answers(0, 'save');
  expect(episodeOf({ view: t.stage.view('spectator'), result: t.result }).ending).toBe('TO BE CONTINUED');
});

// —— hostile text ——

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</title></style><svg onload=alert(1)>',
  '[click](javascript:alert(1)) ![x](http://evil/x.png)',
  '# heading\n\n---\n* list\n1. one\n```\ncode\n```',
  'http://evil.example/?q=1 www.evil.example me@evil.example',
  '&lt;b&gt; &amp; | table | ~~gone~~ **bold** _it_ `code` $x$',
  '{off:0} {cap:1} {{x}} $[y]',
];
test.each(HOSTILE)('hostile text is harmless in both exports: %s', (text) => {
  const t = scene({ options: { narration: 'full' }, change: (s) => s.names.splice(0, 1, text.slice(0, 24)) });
  t.orders('scan', { text, offer: 8 });
  const view = { ...t.stage.view('spectator'), ship: text.slice(0, 24), title: text.slice(0, 60) };
  const made = episodeOf({ view, marks: [] });
  const html = htmlOf(made);
  expect(html.replace(/<\/?(?:!doctype|html|head|meta|title|style|body|h1|h2|h3|b|i|p|ul|li|blockquote|span)\b[^<>]*>/g, '')).not.toMatch(
    /</,
  );
  expect(html.match(/<(script|img|svg|a)\b/)).toBeNull();
  expect(html).toContain(escaped(text));
  const markdown = markdownOf(made);
  expect(markdown).not.toMatch(/(^|[^\\])<\w/);
  expect(markdown).not.toMatch(/[^\\]\]\(/);
  expect(markdown).not.toMatch(/https?:\/\/|www\.e|[^\\]@/);
  expect(markdown.split('\n').filter((line) => line.startsWith('# '))).toHaveLength(1);
});
test('what a person wrote is never filled in with names', () => {
  const t = scene({ options: { narration: 'full' } });
  t.orders('scan', { text: '{off:1} and {cap:0}' });
  expect(episodeOf({ view: t.stage.view(0) }).teaser?.text).toBe('{off:1} and {cap:0}');
});
test.each([
  ['a *b* _c_', 'a \\*b\\* \\_c\\_'],
  ['1. one', '1\\. one'],
  ['- x', '\\- x'],
  ['a\n\n# b', 'a \\# b'],
  ['   ', ''],
])('plain Markdown: %j', (text, expected) => expect(plain(text)).toBe(expected));
test('the page needs nothing from elsewhere and runs nothing', () => {
  const html = htmlOf(episodeOf(finished()));
  expect(html).not.toMatch(/https?:|url\(|@import|<script|<link|src=|href=/);
  expect(html).toContain("default-src 'none'");
});
