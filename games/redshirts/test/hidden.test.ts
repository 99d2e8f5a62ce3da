/** What is hidden: cloaks, dummies, hands, and what an outsider can count. */
import type { Json, Viewer } from '@bridgehead/kernel';
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { UNSEEN } from '../state.ts';
import { inShort, officer, type Rolls, type Scene, type SceneTable, scene, section as sec } from './scene.ts';

/** Counts everything that a viewer is sent: a new view, a new question or an event is an update; nothing else is. */
class Outsider {
  readonly updates: string[] = [];
  readonly #table: SceneTable;
  readonly #viewer: Viewer;
  #last = '';
  constructor(table: SceneTable, viewer: Viewer) {
    this.#table = table;
    this.#viewer = viewer;
    this.#last = this.#shown();
  }
  #shown(): string {
    const { stage } = this.#table;
    const seat = this.#viewer;
    const asked = seat === 'spectator' ? [] : [stage.run.prompt(seat)].map((prompt) => prompt && { ...prompt, id: 0 });
    const whoIsAsked = stage.run.openAsks.map((ask) => ask.seat);
    return JSON.stringify([stage.view(seat), asked, whoIsAsked]);
  }
  /** After an answer. The last view goes out with the last event. */
  look(): void {
    const events = this.#table.told(this.#viewer).map((event) => JSON.stringify(event));
    const now = this.#shown();
    if (events.length === 0 && now !== this.#last) this.updates.push(now);
    this.updates.push(...events);
    if (events.length > 0) this.updates.push(now);
    this.#last = now;
  }
}

/** Everything three outsiders are sent while A's commander does this, each answer looked at. */
function watched(setting: Scene, rolls: Rolls, play: (t: SceneTable, after: () => void) => void): { events: string[]; end: string }[] {
  const t = scene(setting, rolls);
  const outsiders = ([1, 2, 'spectator'] as const).map((viewer) => new Outsider(t, viewer));
  play(t, () => {
    for (const one of outsiders) one.look();
  });
  return outsiders.map(({ updates }) => ({ events: updates.filter((one) => one.startsWith('{')), end: updates.at(-1) as string }));
}

const CLOAKED: Scene = {
  A: {
    captain: { ended: true },
    lieutenant: { ended: true },
    commander: { at: 'hull_r', hand: ['Decoy', 'Redshirt', 'Redshirt', 'Heal'] },
  },
  B: { shield: 3 },
  C: {},
};
const PLAN: Rolls = { sides: { 'dummy/0': [1, 2], 'dummy/1': [1], 'dummy/2': [0] } };

ruling('RED-85, RED-R74, RED-R94: EX-18, an outsider cannot tell a long turn under the cloak from a short one', () => {
  const short = watched(CLOAKED, PLAN, (t, after) => {
    for (const deed of [['play', 'Decoy'], ['end']] as const) {
      t.does('A commander', deed[0], ...deed.slice(1));
      after();
    }
    while (t.goesOn('A commander')) after();
  });
  const long = watched(CLOAKED, { ...PLAN, picks: [0] }, (t, after) => {
    for (const deed of [['play', 'Decoy'], ['play', 'Redshirt'], ['step', 'tele'], ['turn-in']] as const) {
      t.does('A commander', deed[0], ...deed.slice(1));
      after();
    }
    t.answers('A commander', [[sec('tele') + 9, 0]]);
    after();
    t.does('A commander', 'teleport', 'B');
    after();
    t.does('A commander', 'end');
    after();
  });
  expect(long.map(({ events }) => events)).toEqual(short.map(({ events }) => events));
  expect(long.map(({ end }) => end)).toEqual(short.map(({ end }) => end));
  const types = (short[2]?.events ?? []).map((text) => (JSON.parse(text) as { type: string }).type);
  expect(types.slice(0, 3)).toEqual(['stepped', 'played', 'ended']);
  expect(short[2]?.events[0]).toBe(JSON.stringify({ type: 'stepped', officer: 1, ship: 0, section: sec('strut_r') }));
});

ruling('RED-R74: one deed after each answer, half-made choices included, the rest at the end, then the ended mark', () => {
  const t = scene(CLOAKED, { sides: { 'dummy/0': [3, 5] } });
  t.does('A commander', 'play', 'Decoy');
  expect([t.told('spectator').map(({ type }) => type), t.who('A commander').dummy?.planSteps]).toEqual([['stepped'], 2]);
  t.does('A commander', 'turn-in');
  expect(t.told('spectator').map(({ type }) => type)).toEqual(['stepped']);
  t.answers('A commander', []);
  expect(t.told('spectator').map(({ type }) => type)).toEqual(['stepped']);
  expect(t.who('A commander').dummy).toMatchObject({ planSteps: 0, planCards: 2, steps: 0 });
  t.does('A commander', 'end');
  expect(t.told('spectator')).toEqual([]);
  expect([t.seen('spectator', 'A commander').ended, t.seen(0, 'A commander').ended]).toEqual([false, true]);
  for (let card = 0; card < 2; card++) {
    t.goesOn('A commander');
    expect(['played', 'healed', 'repaired']).toContain(t.told('spectator')[0]?.type);
    expect(t.tells('ended')).toEqual([]);
  }
  t.goesOn('A commander');
  expect(t.told('spectator')[0]).toEqual({ type: 'ended', officer: 1 });
  expect(t.goesOn('A commander')).toBe(false);
  expect(t.who('A commander').dummy).toMatchObject({ planSteps: 0, planCards: 0 });
});

ruling('RED-R74: a new plan is drawn when the next action phase begins; dummies have three steps again', () => {
  const t = scene({ A: { commander: { at: 'B pod_l', dummyAt: 'tele' } } }, { sides: { 'dummy/0': [2, 0] } });
  t.ends('A').ends('B');
  expect(t.who('A commander').dummy).toMatchObject({ planSteps: 2, planCards: 0, steps: 3 });
});

rulings('RED-R74: the plan is at most what the dummy has left: %i steps', [0, 1, 2, 3], (steps) => {
  const t = scene({ A: { commander: { steps, hand: ['Decoy', 'Redshirt'] } } }, { sides: { 'dummy/0': [3, 0] } });
  t.does('A commander', 'play', 'Decoy');
  expect(t.who('A commander').dummy).toMatchObject({ planSteps: Math.max(0, steps - 1), planCards: 0, steps: Math.max(0, steps - 1) });
});

ruling('RED-R75: the dummy goes where the spectator’s picture lets an officer go', () => {
  const walks = (more: Scene, side = 0) => {
    const t = scene(
      { ...more, A: { commander: { at: 'pod_l', dummyAt: 'tele', plan: [1, 0], hand: ['Redshirt'] }, ...(more.A ?? {}) } },
      { sides: { 'dummy/0': [side] } },
    );
    t.does('A commander', 'play', 'Redshirt');
    return t.who('A commander').dummy?.section;
  };
  expect(walks({})).toBe(sec('hull_f'));
  expect(walks({ A: { hull_f: 3 } })).toBe(sec('hull_l'));
  expect(walks({ B: { captain: { at: 'A hull_f' } } })).toBe(sec('hull_l'));
  expect(walks({ fields: [{ at: 'A hull_f', of: 'B' }] })).toBe(sec('hull_l'));
  expect(walks({ fields: [{ at: 'A tele', of: 'B' }] })).toBe(sec('tele'));
  expect(walks({ A: { is: { virus: 2, senders: 2 } } })).toBe(sec('tele'));
  expect(walks({ B: { captain: { at: 'A pod_r', dummyAt: 'A hull_f' } } })).toBe(sec('hull_l'));
  expect(walks({ B: { captain: { at: 'A hull_f', dummyAt: 'A pod_r' } } })).toBe(sec('hull_f'));
});

ruling('RED-R75, RED-52: the dummy does not leave a bridge that was commanded from', () => {
  const bridge = (commanded: boolean) => {
    const t = scene({
      A: { is: { commanded }, captain: { at: 'hull_f' }, commander: { at: 'pod_l', dummyAt: 'bridge', plan: [1, 0], hand: ['Redshirt'] } },
    });
    t.does('A commander', 'play', 'Redshirt');
    return t.who('A commander').dummy?.section;
  };
  expect([bridge(true), bridge(false)]).toEqual([sec('bridge'), sec('hull_f')]);
});

rulings(
  'RED-85, RED-R74: the dummy pretends to play $card',
  [
    { card: 'Redshirt', side: [0], A: {}, dummy: { redshirts: 1, steps: 3 } },
    { card: 'Heal', side: [5], A: { health: 2 }, dummy: { health: 3, steps: 3 } },
    { card: 'Short-Range Teleport', side: [5, 0], A: {}, dummy: { section: 0, steps: 2 } },
    { card: 'Repair Lvl 1', side: [6, 0], A: { tele: 1 }, dummy: { section: 4, steps: 3 } },
  ],
  ({ card, side, A, dummy }) => {
    const { health = 3, ...levels } = A as { health?: number };
    const t = scene(
      { A: { ...levels, commander: { at: 'pod_l', health, dummyAt: 'tele', plan: [0, 1], hand: ['Decoy'] } } },
      { sides: { 'dummy/0': side } },
    );
    t.does('A commander', 'turn-in');
    expect(t.who('A commander').dummy).toMatchObject(dummy);
    expect(t.told(1).length).toBeGreaterThan(0);
    expect(t.level('A tele')).toBe((levels as { tele?: number }).tele ?? 0);
    if (card === 'Repair Lvl 1') expect(t.tells('repaired', 1)).toMatchObject([{ section: 4, level: 1 }]);
  },
);

ruling('RED-85, RED-R53: outsiders see the dummy, the team the truth; its deeds are the team’s to know as such', () => {
  const t = scene(
    { A: { commander: { at: 'B pod_l', health: 1, redshirts: 4, dummyAt: 'tele', plan: [0, 1], hand: ['Redshirt'] } } },
    { sides: { 'dummy/0': [0] } },
  );
  expect(t.seen(1, 'A commander')).toMatchObject({ ship: 0, section: sec('tele'), own: null });
  expect(t.seen(0, 'A commander')).toMatchObject({ ship: 1, section: sec('pod_l'), own: { cloak: 4, dummy: { section: sec('tele') } } });
  t.does('A commander', 'play', 'Redshirt');
  expect(t.told(1)).toEqual([{ type: 'played', officer: 1, card: 3, section: null, target: null }]);
  expect(t.told(0)).toEqual([
    { type: 'played', officer: 1, card: 3, section: null, target: null },
    { type: 'played', officer: 1, card: 3, section: null, target: null, dummy: true },
  ]);
});

ruling('RED-85, RED-R76: fire from nowhere: what a cloaked officer does shows without his name', () => {
  const t = scene({
    A: { commander: { at: 'B hull_l', dummyAt: 'tele', hand: ['Force Field', 'Repair Bot'] } },
    B: { commander: { redshirts: 2 } },
  });
  t.does('A commander', 'phaser', '@officer', 'B commander', false);
  expect(t.told(1)).toMatchObject([
    { type: 'phasered', officer: null, target: officer('B commander') },
    { type: 'hurt', officer: officer('B commander') },
  ]);
  t.does('A commander', 'play', 'Force Field', 'hull_l').does('A commander', 'play', 'Repair Bot');
  expect([t.stage.view(1).fields, t.stage.view(1).bots[0]?.owner, t.stage.view(0).fields[0]?.team]).toMatchObject([
    [{ team: null }],
    null,
    0,
  ]);
  t.who('A commander').cloak = 1;
  t.ends('A').ends('B');
  expect([t.stage.view(1).fields[0]?.team, t.stage.view(1).bots[0]?.owner]).toEqual([0, 1]);
});

ruling('RED-85, RED-R76: a cloaked officer’s losses, dives and heals are his team’s, and are counted when the cloak ends', () => {
  const t = scene({ A: { hull_f: 3, captain: { hand: ['Heal'] }, commander: { redshirts: 1, health: 2, dummyAt: 'eng', cloak: 1 } } });
  t.does('A commander', 'step', 'hull_f');
  expect([t.told(1), t.tells('hurt', 0).length, t.state.fallen, t.who('A commander').lost]).toEqual([[], 1, 0, 1]);
  const counts = () => [t.stage.view(0).fallen, t.stage.view(1).fallen, t.stage.view('spectator').fallen];
  expect(counts()).toEqual([1, 0, 0]);
  t.does('A captain', 'play', 'Heal', 'A commander');
  expect(t.told(1)).toEqual([
    { type: 'played', officer: 0, card: 13, section: null, target: null },
    { type: 'healed', officer: null, health: null },
  ]);
  t.ends('A').ends('B');
  expect([t.state.fallen, t.seen(1, 'A commander').section, t.who('A commander').lost]).toEqual([1, sec('hull_f'), 0]);
  expect(counts()).toEqual([1, 1, 1]);
});

ruling('RED-R76: lasers, captain cards and takeovers are the ship’s, no officer named', () => {
  const t = scene({ A: { captain: { dummyAt: 'bridge', hand: ['Lock On'] } } }, { dice: [1] });
  t.does('A captain', 'play', 'Lock On');
  expect(t.told(1)).toEqual([{ type: 'shipPlayed', ship: 0, card: 20, target: null, section: null }]);
  t.does('A captain', 'fire', 'laser_l', 'B');
  expect(Object.keys(t.told(1)[0] as object)).not.toContain('officer');
  const plain = scene({ A: { captain: { hand: ['Lock On'] } } }).does('A captain', 'play', 'Lock On');
  expect(plain.told(1)).toEqual([{ type: 'shipPlayed', ship: 0, card: 20, target: null, section: null }]);
});

ruling('RED-85: a charge set under the cloak is found by those who come into its section, and shown when the cloak ends', () => {
  const t = scene({ A: { commander: { at: 'B hull_l', dummyAt: 'tele', hand: ['Plasma Charge'] } }, C: {} });
  t.does('A commander', 'play', 'Plasma Charge').does('A commander', 'step', 'strut_l').ends('A');
  expect([t.stage.view(0).blasts.length, t.stage.view(1).blasts.length, t.stage.view('spectator').blasts.length]).toEqual([1, 0, 0]);
  expect(t.choices('B commander', 'disarm')).toEqual([]);
  t.does('B commander', 'step', 'hull_l');
  expect([
    t.tells('chargeFound', 1).length,
    t.tells('chargeFound', 2).length,
    t.stage.view(1).blasts.length,
    t.stage.view(2).blasts.length,
  ]).toEqual([1, 0, 1, 0]);
  expect(t.choices('B commander', 'disarm')).toEqual([[0]]);
  t.does('B lieutenant', 'step', 'hull_r').ends('B');
  t.who('A commander').cloak = 1;
  t.ends('C');
  expect(t.stage.view('spectator').blasts.length).toBe(1);
});

ruling('RED-85: a bot finds a hidden charge, too', () => {
  const t = scene({
    bots: [{ at: 'A tele', of: 'A captain' }],
    charges: [{ at: 'A eng', of: 'B', hidden: UNSEEN | 1 }],
    A: { lieutenant: { at: 'pod_l' } },
  });
  expect(t.stage.view(0).blasts).toEqual([]);
  t.does('A captain', 'bot', 0, 'eng');
  expect(t.stage.view(0).blasts.length).toBe(1);
});

ruling('RED-85, RED-R77: Boarding and Short-Range Teleport bump as well; the card stays; a bot bumps for its owner', () => {
  const board = scene({ A: { commander: { hand: ['Boarding'] } }, B: { captain: { at: 'pod_l', dummyAt: 'bridge' } } }).does(
    'A commander',
    'play',
    'Boarding',
    'B pod_l',
  );
  expect([board.where('A commander'), board.who('A commander').steps, board.hand('A commander'), board.who('B captain').cloak]).toEqual([
    'tele',
    3,
    ['Boarding'],
    0,
  ]);
  const skip = scene({
    A: { commander: { hand: ['Short-Range Teleport'] } },
    B: { captain: { at: 'A bridge', dummyAt: 'bridge' } },
    match: {},
  });
  skip.does('A captain', 'step', 'hull_f').does('A commander', 'play', 'Short-Range Teleport', 'bridge');
  expect([skip.where('A commander'), skip.who('A commander').steps, skip.hand('A commander').length, skip.who('B captain').cloak]).toEqual([
    'tele',
    2,
    1,
    0,
  ]);
  const bot = scene({ B: { captain: { at: 'A hull_f', dummyAt: 'bridge' } }, bots: [{ at: 'A tele', of: 'A commander' }] }).does(
    'A commander',
    'bot',
    0,
    'hull_f',
  );
  expect([bot.bots()[0]?.section, bot.bots()[0]?.steps, bot.who('B captain').cloak]).toEqual([sec('tele'), 2, 0]);
});

ruling('RED-85: the dummy blocks entry and Boarding; destroyed, it leaves the cloak and an officer nobody sees', () => {
  const t = scene({ A: {}, B: { captain: { at: 'pod_l', health: 1, dummyAt: 'A hull_f' } } });
  expect(t.refused('A commander', 'step', 'hull_f')).toBe('RED-49: An enemy is in that section.');
  t.does('A commander', 'phaser', '@officer', 'B captain', false);
  expect([t.told(1).some(({ type }) => type === 'dummyLost'), t.seen(0, 'B captain')]).toMatchObject([
    true,
    { ship: -1, section: -1, health: null, redshirts: null, alive: true },
  ]);
  expect(t.offered('A commander', 'step', 'hull_f')).toBe(true);
  const gas = scene({ A: { is: { gas: 3 }, commander: { dummyAt: 'eng' } }, match: { step: 'begin' } });
  expect([gas.who('A commander').dummy !== null, gas.who('A commander').health]).toEqual([true, 2]);
});

ruling('RED-85: the cloak ends with death, with the ship and with defection', () => {
  const dead = scene({ A: { hull_f: 3, commander: { health: 1, dummyAt: 'eng', lost: 2 } } }).does('A commander', 'step', 'hull_f');
  expect([dead.tells('unveiled', 1).length, dead.tells('died', 1).length, dead.state.fallen]).toEqual([1, 1, 2]);
  const lost = scene(
    {
      A: { commander: { at: 'B pod_l', dummyAt: 'tele', hand: ['Escape Pod'] } },
      B: { hull_f: 3, hull_l: 3, hull_r: 3, tele: 2, shield: 3, lieutenant: { at: 'A pod_l', dummyAt: 'bridge' } },
    },
    { dice: [8], picks: [sec('tele')] },
  );
  lost.does('A captain', 'fire', 'laser_l', 'B');
  expect([lost.where('A commander'), lost.who('A commander').cloak, lost.who('A commander').dummy]).toEqual(['pod0', 0, null]);
  expect([lost.who('B lieutenant').dummy, lost.who('B lieutenant').cloak]).toEqual([null, 4]);
});

ruling('RED-R66, RED-39: hands are the team’s; nobody sees decks, discards or their sizes', () => {
  const t = scene({ mode: 'seats', A: { captain: { hand: ['Lock On'] } } });
  expect([t.seen(1, 'A captain').own?.hand, t.seen(3, 'A captain').own, t.seen('spectator', 'A captain').own]).toEqual([[20], null, null]);
  expect(Object.keys(t.stage.view(0)).filter((key) => /deck|discard|draw|used/i.test(key))).toEqual([]);
});

ruling('RED-R94: swaps and turn-ins of others change nothing that an outsider is sent', () => {
  const t = scene({ mode: 'seats', A: { captain: { hand: ['Heal', 'Redshirt'] }, commander: { hand: ['Gas Mask'] } } });
  const before = JSON.stringify([t.stage.view(3), t.stage.view('spectator')]);
  t.does('A captain', 'swap', 'A commander', 'Heal', 'Gas Mask').does('A commander', 'accept', 'A captain').does('A captain', 'turn-in');
  t.answers('A captain', [[3, 0]] as Json);
  expect([JSON.stringify([t.stage.view(3), t.stage.view('spectator')]), t.stage.events(3), t.stage.events('spectator')]).toEqual([
    before,
    [],
    [],
  ]);
  expect(t.hand('A commander')).toEqual(['Heal']);
});

ruling('RED-R74, RED-R94: where one seat steers all, a dummy that is left over goes on after answers for the others, one deed each', () => {
  const t = scene(
    {
      mode: 'command',
      A: { commander: { at: 'hull_r', hand: ['Decoy'] }, captain: { hand: ['Redshirt', 'Redshirt'] }, lieutenant: { ended: true } },
      B: {},
    },
    { sides: { 'dummy/0': [3, 0] } },
  );
  t.does('A commander', 'play', 'Decoy').does('A commander', 'end');
  const left = () => t.who('A commander').dummy?.planSteps;
  expect([left(), t.tells('ended')]).toEqual([2, []]);
  t.does('A captain', 'play', 'Redshirt');
  expect([left(), t.tells('stepped').length]).toEqual([1, 1]);
  t.does('A captain', 'end');
  expect([left(), t.tells('ended').length]).toEqual([1, 1]);
  expect(t.stage.prompt(0).key).toBe('red.leaving');
  expect(t.refusedAnswer(0, ['end', 1])).toBe('RED-55: You’ve already ended your turn.');
  t.goesOn('A commander');
  expect([left(), t.tells('stepped').length, t.state.place]).toEqual([0, 1, 0]);
  t.goesOn('A commander');
  expect([t.told('spectator')[0], t.state.place]).toEqual([{ type: 'ended', officer: 1 }, 1]);
});

rulings('RED-85, RED-R74: of six chances number %i is the dummy’s number of cards', [0, 1, 2, 3, 4, 5], (chance) => {
  const t = scene({ A: { commander: { at: 'hull_l', hand: ['Decoy'] } } }, { sides: { 'dummy/0': [0, chance] } });
  t.does('A commander', 'play', 'Decoy');
  // The answer that played Decoy is followed by one deed already.
  expect(t.who('A commander').dummy?.planCards).toBe(Math.max(0, [0, 0, 1, 1, 1, 2][chance] as number) - (chance > 1 ? 1 : 0));
});

ruling('RED-R74: a dummy that repaired without effect is suspected, until its cloak ends', () => {
  const t = scene(
    { A: { tele: 1, commander: { at: 'pod_l', dummyAt: 'tele', cloak: 1, plan: [0, 1], hand: ['Redshirt'] } } },
    { sides: { 'dummy/0': [6, 0] } },
  );
  t.does('A commander', 'play', 'Redshirt');
  expect(t.who('A commander').suspect).toBe(true);
  t.ends('A').ends('B');
  expect([t.who('A commander').suspect, t.who('A commander').cloak]).toEqual([false, 0]);
});

ruling('RED-85, RED-R53: the team knows its dummy’s steps as such, others take them for the officer’s', () => {
  const t = scene(
    { A: { commander: { at: 'pod_l', dummyAt: 'tele', plan: [1, 0], hand: ['Redshirt'] } } },
    { sides: { 'dummy/0': [0] } },
  ).does('A commander', 'play', 'Redshirt');
  const step = { type: 'stepped', officer: 1, ship: 0, section: sec('hull_f') };
  expect([t.tells('stepped', 0), t.tells('stepped', 1), t.tells('stepped')]).toEqual([[{ ...step, dummy: true }], [step], [step]]);
});

ruling('RED-85: an officer in the like section of another ship finds nothing', () => {
  const charge = { charges: [{ at: 'A eng', of: 'B' as const, hidden: UNSEEN | 1 }] };
  const found = (setting: Scene) => scene(setting).does('A captain', 'step', 'hull_f').stage.view(0).blasts.length;
  expect(found({ ...charge, A: { lieutenant: { at: 'B eng' } }, bots: [{ at: 'B eng', of: 'A captain' }] })).toBe(0);
  expect(found({ ...charge, A: { lieutenant: { at: 'hull_l' } }, bots: [{ at: 'A hull_l', of: 'A captain' }] })).toBe(0);
  expect(found({ ...charge, A: { lieutenant: { at: 'eng' } } })).toBe(1);
});

rulings(
  'RED-85, RED-R53: what a dummy pretends is told to outsiders as if it were true, to its team as a pretence: $what',
  [
    { what: 'Heal', side: [5], levels: {}, health: 2, told: ['played 1 13 null 1', 'healed 1 3'], own: ['played 1 13 null 1 true'] },
    { what: 'Short-Range Teleport', side: [5, 0], levels: {}, health: 3, told: ['skipped 1 0 0'], own: ['skipped 1 0 0 true'] },
    {
      what: 'Repair Lvl 1',
      side: [6, 0],
      levels: { tele: 1 },
      health: 3,
      told: ['played 1 0 4 null', 'repaired 0 4 1'],
      own: ['played 1 0 4 null true'],
    },
  ],
  ({ side, levels, health, told, own }) => {
    const t = scene(
      { A: { ...levels, commander: { at: 'pod_l', health, dummyAt: 'tele', plan: [0, 1], hand: ['Decoy'] } } },
      { sides: { 'dummy/0': side } },
    ).does('A commander', 'turn-in');
    expect([t.told(1).map(inShort), t.told('spectator').map(inShort), t.told(0).map(inShort)]).toEqual([told, told, own]);
  },
);

ruling('RED-85, RED-R77: the first officer of all can lurk like any other', () => {
  const t = scene({ A: { captain: { at: 'B hull_f', dummyAt: 'bridge' } }, match: { place: 1 } }).does('B commander', 'step', 'hull_f');
  expect([t.where('B commander'), t.who('A captain').cloak]).toEqual(['tele', 0]);
});

ruling('RED-85, RED-R76, RED-R94: what the cloaked heal among themselves is not told; others they heal are seen', () => {
  const hands = { commander: { dummyAt: 'eng', health: 1, hand: ['Heal', 'Heal', 'Heal'] }, lieutenant: { dummyAt: 'tele', health: 2 } };
  const t = scene({ A: { captain: { health: 2 }, ...hands } });
  for (const mate of ['A commander', 'A lieutenant']) {
    t.does('A commander', 'play', 'Heal', mate);
    expect([t.told(1), t.told(), t.tells('healed', 0).length]).toEqual([[], [], 1]);
  }
  t.does('A commander', 'play', 'Heal', 'A captain');
  expect(t.told(1)).toEqual([{ type: 'healed', officer: 0, health: 3 }]);
});

ruling('RED-85: whose fire it is that a cloaked officer lit, others learn when the cloak ends', () => {
  const t = scene({ A: { commander: { dummyAt: 'hull_f', cloak: 1, hand: ['Incendiary Grenade'] } } }, { dice: [4] });
  t.does('A commander', 'play', 'Incendiary Grenade', 'hull_l');
  const owners = () => [t.stage.view(0), t.stage.view(1), t.stage.view('spectator')].map(({ blasts }) => blasts[0]?.team);
  expect(owners()).toEqual([0, null, null]);
  t.ends('A').ends('B');
  expect(owners()).toEqual([0, 0, 0]);
  const open = scene({ A: { commander: { hand: ['Incendiary Grenade'] } } }, { dice: [4] });
  open.does('A commander', 'play', 'Incendiary Grenade', 'hull_l');
  expect(open.stage.view(1).blasts[0]?.team).toBe(0);
});

ruling('RED-75, RED-85: that a cloaked officer used Fire Brigade shows in the damage only', () => {
  const A = { commander: { at: 'B tele', redshirts: 2, hand: ['Fire Brigade'] } };
  const seen = (cloaked: object) =>
    scene({ A: { commander: { ...A.commander, ...cloaked } } })
      .does('A commander', 'phaser', '@officer', 'B lieutenant', true)
      .tells('phasered', 1)[0];
  expect(seen({ dummyAt: 'eng' })).toMatchObject({ officer: null, points: 2, brigade: false });
  expect(seen({})).toMatchObject({ officer: 1, points: 2, brigade: true });
});
