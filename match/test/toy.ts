/** A tiny game with everything a referee meets: dice, secrets, simultaneous answers, a response window, and a rule that can crash. */
import { because, type Game, type Json, PASS, type Question, type Rules, respond, type Table } from '@bridgehead/kernel';

interface Toy {
  active: number;
  total: number;
  /** Seats that hold an objection; hidden from the others. */
  objections: boolean[];
}

const MOVES = ['one', 'two', 'roll', 'duel', 'announce', 'boom', 'wind'] as const;
/** The wind blows whether or not anybody answers. */
const WIND: Question<Toy, typeof PASS> = { key: 'toy.wind', list: () => [PASS], itself: true };

export const toy: Game<Toy, Json> = {
  id: 'toy',
  title: 'Toy',
  version: 1,
  seats: { min: 2, max: 3 },
  options: { goal: { kind: 'number', min: 5, max: 1000, default: 20, title: 'Goal' } },
  rulebook: { source: 'Made up for tests.', chapters: [{ title: 'Play', clauses: [{ id: 'TOY-1', text: 'Reach the goal.' }] }] },
  wording: { 'toy.turn': 'It is not your turn.', 'toy.over': 'It is over.' },
  drawByAgreement: 'TOY-9',
  knowledge: {
    cadet: () => 'one',
    officer: (_s, ask) => (ask.kind === 'choose' && ask.key === 'toy.move' ? 'two' : ask.key === 'toy.duel' ? 'rock' : 'pass'),
    evaluate: () => [0.5, 0.5],
  },
  setup: (t) => ({ active: 0, total: 0, objections: Array.from({ length: t.seats }, () => t.die(2) === 2) }),
  *step(t) {
    yield* turn(t);
    if (t.state.total >= Number(t.options.goal ?? 20))
      t.end({ ranking: [[t.state.active], others(t)], reason: 'toy.won', clause: 'TOY-1' });
    t.state.active = (t.state.active + 1) % t.seats;
  },
  view: (s, viewer, over) => ({
    active: s.active,
    total: s.total,
    mine: viewer === 'spectator' ? null : (s.objections[viewer] ?? false),
    all: over ? [...s.objections] : null,
  }),
  clone: (s) => ({ active: s.active, total: s.total, objections: [...s.objections] }),
  resample: (s, seat, chance) => {
    s.objections = s.objections.map((one, i) => (i === seat ? one : chance.below(2) === 1));
  },
  outOfTurn: (_s, _seat, over) => because('TOY-1', over ? 'toy.over' : 'toy.turn'),
  concede: (t, seat) => t.end({ ranking: [others(t, seat), [seat]], reason: 'toy.conceded', clause: 'TOY-1' }),
  describe: {
    prompt: (_view, prompt) => ({ key: prompt.key }),
    option: (_view, _prompt, option) => ({ key: String(option) }),
    event: (event) => ({ key: event.type }),
    zones: () => [],
  },
};

const others = (t: Table<Toy>, but = t.state.active) => Array.from({ length: t.seats }, (_, i) => i).filter((seat) => seat !== but);

function* turn(t: Table<Toy>): Rules<void> {
  const { state } = t;
  const seat = state.active;
  const move = yield* t.choose(seat, 'toy.move', [...MOVES]);
  switch (move) {
    case 'one':
    case 'two':
      state.total += move === 'one' ? 1 : 2;
      break;
    case 'roll':
      state.total += t.die(6);
      break;
    case 'duel': {
      const hands = yield* t.all(others(t, -1).map((one) => t.choice(one, 'toy.duel', ['rock', 'paper'])));
      t.reveal({ type: 'duelled', hands: [...hands] });
      state.total += hands.every((hand) => hand === 'rock') ? 3 : 0;
      break;
    }
    case 'announce': {
      const asked = others(t);
      let stopped = false;
      yield* respond(t, {
        kind: 'toy.announced',
        depth: 0,
        key: 'toy.object',
        order: () => asked,
        options: (one) => (state.objections[one] ? ['object'] : []),
        isOpen: () => !stopped,
        // biome-ignore lint/correctness/useYield: an objection asks nothing more
        *play(one) {
          stopped = true;
          state.objections[one] = false;
          t.emit({ type: 'objected', seat: one });
        },
      });
      if (!stopped) state.total += 4;
      break;
    }
    case 'wind':
      yield* t.ask(seat, WIND);
      state.total += 1;
      break;
    case 'boom':
      state.total = -1;
      throw new Error('the toy is broken');
  }
  t.emit({ type: 'moved', seat, move, total: state.total });
}
