/** What the battle stage promises before the choice and tells after the shots, against what the rules do with the same cards. */
import { expect, test } from 'vitest';
import { type Design, designNumber, face, idOf } from '../../cards/index.ts';
import type { BlazeEvent } from '../../events.ts';
import { hullOf, markersOn, rotations } from '../../rules/figures.ts';
import { attackBonus, defenseBonus, totalsOf } from '../../rules/totals.ts';
import { type Engagement, NONE, type Thing } from '../../state.ts';
import { scene } from '../../test/scene.ts';
import type { BlazeView } from '../../view.ts';
import { bonusesAgainst } from '../bonuses.ts';
import { damageOf } from '../damage.tsx';
import { attackWith, bestTactic, defenseWith, resultWith, totalsWith } from '../tactics.ts';
import { viewOf, watchMatch } from './watch.ts';

const TACTICS: readonly Design[] = [
  NONE,
  ...Array.from({ length: designNumber('TRAP') }, (_, d) => d).filter((d) => face(d).kind === 'tactic'),
];
const cardOf = (d: Design): string => (d === NONE ? '' : idOf(d));
const PAIRS = [
  ['klingon', 'federation'],
  ['romulan', 'cardassian'],
  ['dominion', 'borg'],
] as const;

test('BOG-13, BOG-14, BOG-48: with every tactic the table reckons the ATTACK, the DEFENSE and the result of the rules, conditions included', () => {
  const raised = new Set<string>();
  let compared = 0;
  for (const [n, decks] of PAIRS.entries())
    for (const seed of [n + 5, n + 20, n + 35])
      watchMatch(seed, decks, (run, { key, seat }) => {
        if (key !== 'bog.tactic') return;
        const { state } = run;
        const view = viewOf(run, seat);
        for (const engagement of view.battle?.engagements ?? []) {
          const one: Engagement = engagement;
          const fires = state.controller[one.firing[0] as number] === seat;
          const controller = state.controller[one.firing[0] as Thing] as number;
          const bonusOf = (d: Design) => (fires ? defenseBonus(state, d, one.target) : attackBonus(state, d, controller, one.firing));
          const bonuses = TACTICS.map(bonusOf);
          expect(bonusesAgainst(view, engagement, fires)).toEqual([...new Set(bonuses)].sort((a, b) => a - b));
          for (const mine of TACTICS) {
            const told = TACTICS.map((theirs) => totalsOf(state, one, fires ? [mine, theirs] : [theirs, mine], seat));
            const own = (fires ? attackWith : defenseWith)(view, cardOf(mine), engagement);
            expect(told.every(({ attack, defense }) => own === (fires ? attack : defense))).toBe(true);
            expect(bonuses.map((bonus) => resultWith(view, cardOf(mine), engagement, fires, bonus))).toEqual(
              told.map(({ result }) => result),
            );
            if (fires && mine !== NONE && own - engagement.attack > (face(mine).row.att ?? 0)) raised.add(idOf(mine));
            compared++;
          }
        }
      });
  expect(compared).toBeGreaterThan(200);
  // Whose own ships they favour: by how much is printed as a condition, not in the bonus itself.
  expect([...raised]).toEqual(expect.arrayContaining(['T01', 'T17']));
});

/** Lukara and K'Vort fire at Galaxy, which fires back at Lukara. */
const exchange = () => {
  const t = scene({
    line: ['Nebula'],
    a: {
      ships: ['I.K.C. Lukara@0: Kang, N’Garen', "I.K.C. K'Vort@0: Voktak"],
      tactics: ['Pulse Disruptor', 'Target Weapons', 'Strafing Run', 'Evasive Maneuvers'],
    },
    b: {
      ships: ['U.S.S. Galaxy@0: Jean-Luc Picard, Worf'],
      tactics: ['Phaser Banks', 'Photon Torpedo', 'Photon Torpedo', 'Evasive Maneuvers'],
    },
  });
  t.a.answers(['attack', t.thing('Galaxy'), 0]);
  t.a.answers([t.thing('Lukara'), t.thing("K'Vort")]);
  t.b.answers(t.thing('Lukara'));
  t.b.answers([t.thing('Galaxy')]);
  return t;
};

test('the totals offered with a tactic are those of the shots; one that neither hits nor guards is not the loud one', () => {
  const t = exchange();
  for (const [player, own] of [
    [t.a, 'T17'],
    [t.b, 'T12'],
  ] as const) {
    const view = () => t.stage.view(player.seat) as unknown as BlazeView;
    expect(totalsWith(view(), player.seat, 'draw')).toBeNull();
    expect(bestTactic(view(), player.seat, player.options)).toBe('draw');
    player.answers('draw');
    expect(totalsWith(view(), player.seat, own)).toEqual(player === t.a ? { attack: 16, defense: 9 } : { attack: 10, defense: 11 });
    expect(totalsWith(view(), player.seat, 'none')).toEqual(player === t.a ? { attack: 13, defense: 7 } : { attack: 7, defense: 9 });
    expect(bestTactic(view(), player.seat, [own, 'none'])).toBe(own);
  }
  t.a.answers('T17');
  t.b.answers('T12');
  const [fire, back] = t.events('fired');
  expect([fire?.attack, fire?.defense, back?.attack, back?.defense]).toEqual([16, 11, 10, 9]);
});

test('the damage told for a ship is what the rules have put on it, and of no other', () => {
  const t = exchange();
  for (const player of [t.a, t.b]) player.answers('draw');
  t.a.answers('T17');
  t.b.answers('T12');
  const events = t.stage.events(0) as unknown as BlazeEvent[];
  const done = (name: string) => damageOf(events, t.thing(name));
  const [ours = [], theirs = []] = t.state.discard.map((pile) => pile.map(idOf));
  expect(theirs).toHaveLength(1); // somebody aboard Galaxy fell to the Strafing Run
  expect(done('Galaxy')).toMatchObject({ markers: ['T05', 'T21'], turns: 0, killed: theirs, hull: 55, destroyed: false });
  expect(done('Lukara')).toMatchObject({ markers: ['T13', 'T13'], turns: 0, killed: ours, hull: 30, destroyed: false });
  expect(done("K'Vort")).toBeNull();
});

test('in whole matches markers, turns, losses and HULL told for a battle are those in the state', () => {
  const seen = { markers: 0, turns: 0, destroyed: 0 };
  let events: BlazeEvent[] = [];
  let before = new Map<Thing, { markers: number; turns: number }>();
  for (const [n, decks] of PAIRS.entries())
    for (const seed of [n + 5, n + 20])
      watchMatch(
        seed,
        decks,
        ({ state }) => {
          if (state.battle !== null) return;
          events = [];
          before = new Map(state.inPlay.map((c) => [c, { markers: markersOn(state, c).length, turns: rotations(state, c) }]));
        },
        ({ state }, _ask, _answer, told) => {
          events.push(...told);
          const end = events.findIndex(({ type }) => type === 'battleEnded');
          if (end < 0) return;
          const battle = events.slice(0, end);
          const targets = new Set(battle.flatMap((event) => (event.type === 'fired' ? [event.thing] : [])));
          for (const thing of targets) {
            const done = damageOf(battle, thing);
            const had = before.get(thing) ?? { markers: 0, turns: 0 };
            const isGone = !state.inPlay.includes(thing);
            if (isGone) {
              expect(done?.destroyed).toBe(true);
              seen.destroyed++;
              continue;
            }
            expect(done?.markers.length ?? 0).toBe(markersOn(state, thing).length - had.markers);
            expect(done?.turns ?? 0).toBe(rotations(state, thing) - had.turns);
            if (done !== null) expect(done.hull ?? hullOf(state, thing)).toBe(hullOf(state, thing));
            seen.markers += done?.markers.length ?? 0;
            seen.turns += done?.turns ?? 0;
          }
          events = [];
        },
      );
  expect(seen.markers).toBeGreaterThan(5);
  expect(seen.destroyed).toBeGreaterThan(0);
});

test('a person who dies belongs to the ship whose markers were laid last; after its HULL is told, to none', () => {
  const marked = (thing: number): BlazeEvent => ({ type: 'marked', target: 'SK01', thing, card: 'T05' });
  const killed = (card: string): BlazeEvent => ({ type: 'killed', seat: 0, card });
  const hull = (thing: number): BlazeEvent => ({ type: 'hull', target: 'SK01', thing, hull: 40 });
  const events = [marked(1), killed('PK01'), hull(1), killed('PK02'), marked(2), killed('PK03'), hull(2)];
  expect(damageOf(events, 1)?.killed).toEqual(['PK01']);
  expect(damageOf(events, 2)?.killed).toEqual(['PK03']);
  expect(damageOf(events, 3)).toBeNull();
});
