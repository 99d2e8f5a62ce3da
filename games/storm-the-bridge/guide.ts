/**
 * First Watch, the guided first match: a fixed deal in which Kett faces Bragga, Junk waits in the pool, Reyes comes into it
 * in Kett's second turn, Kett holds Hold That Door and Pulse Carbine, and Bragga Static on the Line. Each step says what it
 * waits for as a plain question about the view and what has been told so far; drawings belong to the tables.
 */
import { type Json, type Prompt, type Seat, seedFrom } from '@bridgehead/kernel';
import { BRIDGE, type Card, card, isAction, nameOf } from './cards/index.ts';
import type { BridgeEvent, EventOf } from './events.ts';
import { pendingAttempt } from './table-help.ts';
import type { BridgeView, PersonView } from './view.ts';

/** What a step may look at: what the learner sees, is asked, and has been told. */
export interface Moment {
  readonly view: BridgeView;
  readonly prompt: Prompt | null;
  readonly events: readonly BridgeEvent[];
}
export interface WatchStep {
  readonly id: string;
  /** Wording keys. */
  readonly title: string;
  readonly text: string;
  readonly clauses: readonly string[];
  /** Cards to point at. */
  readonly points: readonly Card[];
  /** The moment for this step; always if absent. */
  readonly when?: (moment: Moment) => boolean;
  /** Done when this holds; without it the learner goes on by hand. */
  readonly done?: (moment: Moment) => boolean;
}

const ME: Seat = 0;
const KETT = card('L5');
const JUNK = card('K18');
const REYES = card('K17');
const GALLEY = card('S5');
const HOLD_THAT_DOOR = 'A03';
const REWRITE = 'A08';
const PULSE_CARBINE = 'P03';

const myCrew = ({ view }: Moment): readonly PersonView[] => view.parties[ME]?.crew ?? [];
const isMine = (moment: Moment, crew: Card): boolean => myCrew(moment).some((one) => one.card === crew);
const iHold = ({ view }: Moment, section: Card): boolean => view.sections.some((one) => one.card === section && one.owner === ME);
const isFree = ({ view }: Moment, section: Card): boolean => view.sections.some((one) => one.card === section && one.owner < 0);
const holds = ({ view }: Moment, title: string): boolean => (view.parties[ME]?.hand ?? []).some((one) => nameOf(one) === title);
const isMyMenu = ({ prompt }: Moment): boolean => prompt?.key === 'stb.menu';
const offers = ({ prompt }: Moment, verb: string, what: Card): boolean =>
  (prompt?.options ?? []).some((option) => Array.isArray(option) && option[0] === verb && option[1] === what);
const declared = ({ events }: Moment, test: (event: EventOf<'declared'>) => boolean): boolean =>
  events.some((event) => event.type === 'declared' && event.seat === ME && test(event));
const isDesign = (value: Json | undefined, title: string): boolean =>
  typeof value === 'number' && isAction(value) && nameOf(value) === title;

const step = (id: string, clauses: readonly string[], points: readonly Card[], rest: Pick<WatchStep, 'when' | 'done'> = {}): WatchStep => ({
  id,
  title: `stb.guide.${id}`,
  text: `stb.guide.${id}.text`,
  clauses,
  points,
  ...rest,
});

export const firstWatch = {
  seed: seedFrom(906_534, 77),
  options: { firstSeat: '1' },
  seat: ME,
  level: 'cadet',
  steps: [
    step('leader', ['STB-22', 'STB-71'], [KETT], {
      when: (moment) => isMyMenu(moment) && moment.view.turn === 1 && myCrew(moment).length === 0,
    }),
    step('recruit', ['STB-57', 'STB-58', 'STB-R31'], [JUNK], {
      when: (moment) => offers(moment, 'recruit', JUNK),
      done: (moment) => isMine(moment, JUNK),
    }),
    step('tapped', ['STB-61', 'STB-36'], [], {
      when: (moment) => isMine(moment, JUNK) && isMyMenu(moment) && moment.view.turn === 1,
      done: ({ view }) => view.turn > 1,
    }),
    step('discard', ['STB-60'], [REYES], {
      when: (moment) => offers(moment, 'recruit', REYES),
      done: (moment) => isMine(moment, REYES) || moment.view.turn > 5,
    }),
    step('attack', ['STB-64', 'STB-68', 'STB-83'], [GALLEY], {
      when: (moment) => offers(moment, 'attack', GALLEY) && isMine(moment, JUNK) && isFree(moment, GALLEY) && strength(moment) >= 5,
      done: (moment) => iHold(moment, GALLEY),
    }),
    step('redeploy', ['STB-89', 'STB-78'], [], {
      when: (moment) => moment.prompt?.key === 'stb.redeploy' && isMine(moment, JUNK) && iHold(moment, GALLEY),
      done: (moment) => myCrew(moment).some(({ station }) => station >= 0),
    }),
    step('hold-that-door', ['STB-80', 'STB-R19'], [], {
      when: (moment) => moment.prompt?.key === 'stb.respond' && isAttackOnMe(moment) && holds(moment, nameOf(card(HOLD_THAT_DOOR))),
      done: (moment) => declared(moment, (event) => isDesign(event.card, nameOf(card(HOLD_THAT_DOOR)))),
    }),
    step('carbine', ['STB-53', 'STB-75'], [JUNK], {
      when: (moment) => isMyMenu(moment) && isMine(moment, JUNK) && holds(moment, nameOf(card(PULSE_CARBINE))),
      done: (moment) => declared(moment, (event) => isDesign(event.card, nameOf(card(PULSE_CARBINE)))),
    }),
    step('storm', ['STB-84', 'STB-R18'], [BRIDGE], {
      when: (moment) => isMyMenu(moment) && offers(moment, 'attack', BRIDGE) && strength(moment) >= needOfBridge(moment),
      done: (moment) => iHold(moment, BRIDGE),
    }),
    step('claim', ['STB-11', 'STB-R17'], [BRIDGE], {
      when: (moment) => offers(moment, 'ability', BRIDGE),
      done: (moment) => declared(moment, (event) => event.card === BRIDGE && event.kind === 'ability'),
    }),
    step('rewrite', ['STB-47', 'STB-R20'], [], {
      when: (moment) => moment.prompt?.key === 'stb.respond' && moment.view.stack.length > 1 && holds(moment, nameOf(card(REWRITE))),
      done: ({ events }) => events.some((event) => event.type === 'matchEnded'),
    }),
  ] as readonly WatchStep[],
  free: { title: 'stb.guide.free', text: 'stb.guide.free.text' },
};

const isAttackOnMe = ({ view }: Moment): boolean => {
  const attempt = pendingAttempt(view);
  return attempt?.kind === 'attack' && view.sections.some(({ card: section, owner }) => section === attempt.card && owner === ME);
};
/** Everybody untapped and every card in hand. */
function strength({ view }: Moment): number {
  const party = view.parties[ME];
  if (party === undefined || party.leader === null) return 0;
  const points = [party.leader, ...party.crew].reduce((sum, one) => sum + (one.tapped ? 0 : one.attack), 0);
  return points + party.handCount;
}
const needOfBridge = ({ view }: Moment): number => view.sections.find(({ card: section }) => section === BRIDGE)?.need ?? 0;

export const guideWording: Readonly<Record<string, string>> = {
  'stb.guide.leader': 'This is you',
  'stb.guide.leader.text':
    'Harrow Kett, Marine Major: combat 3 to fight and to defend every section you hold, influence 3 to win people over.',
  'stb.guide.recruit': 'Hire Junk',
  'stb.guide.recruit.text':
    'Recruit Junk and commit Kett. His influence of 3 is more than the 2 that Junk costs you: Security people cost a Security leader 1 less. If it works, everybody committed taps.',
  'stb.guide.tapped': 'New people need a moment',
  'stb.guide.tapped.text': 'Recruits arrive tapped. End your actions and watch the pool: the oldest face leaves, a new one arrives.',
  'stb.guide.discard': 'A card is also a point',
  'stb.guide.discard.text': 'Reyes costs you 4. Commit Kett for 3 and discard one card for the missing point.',
  'stb.guide.attack': 'Take the Galley',
  'stb.guide.attack.text':
    'Nobody holds it: 5 points are enough. Tap it, see who comes along, and read the tally. Attackers tap only if it works; the Galley arrives tapped.',
  'stb.guide.redeploy': 'Somebody should stay',
  'stb.guide.redeploy.text':
    'Station Junk in the Galley. Crew defend only where they are stationed, tapped or not; your leader defends everywhere.',
  'stb.guide.hold-that-door': 'Answer it',
  'stb.guide.hold-that-door.text':
    'You are under attack, and every action can be answered. Play Hold That Door: the attacker needs 3 points more.',
  'stb.guide.carbine': 'Attack is not defense',
  'stb.guide.carbine.text':
    'Attach the Pulse Carbine to Junk: +3 when he attacks, nothing when he defends. A Riot Shield works the other way round.',
  'stb.guide.storm': 'Storm the Bridge',
  'stb.guide.storm.text': 'Your people and your hand together could take it. It arrives tapped, so you will have to hold it for one round.',
  'stb.guide.claim': 'Captain on the Bridge',
  'stb.guide.claim.text': 'It is untapped and it is yours. Tap it for Victory, and keep a Rewrite ready.',
  'stb.guide.rewrite': 'Not so fast',
  'stb.guide.rewrite.text': 'Somebody wants to stop you. Rewrite cancels the card on top, and your claim goes through.',
  'stb.guide.wait': 'Their turn',
  'stb.guide.wait.text': 'Watch what they recruit and attack. You are asked whenever an answer of yours could matter.',
  'stb.guide.danger': 'The Bridge is theirs',
  'stb.guide.danger.text': 'Whoever holds the Bridge until their next turn can claim Victory. Take it from them before that.',
  'stb.guide.now-recruit': 'Hire {card}',
  'stb.guide.now-recruit.text':
    'Your people have {has} influence, {card} costs {needs}. One recruit a turn; more people can do more. Tap {card}.',
  'stb.guide.now-attack': 'Take {card}',
  'stb.guide.now-attack.text': 'Your people bring {has} points, {needs} are enough. A section helps you every turn. Tap it.',
  'stb.guide.now-ability': 'Use {card}',
  'stb.guide.now-ability.text': 'It is yours and ready. Tap it.',
  'stb.guide.use': 'Use {card}',
  'stb.guide.use.text': 'A section that you hold can be tapped once a turn for what is printed on it. Tap it, or end your actions.',
  'stb.guide.held': '{card}',
  'stb.guide.held.text': 'The loud button does it. Tap something else to put this down.',
  'stb.guide.enough-for-now': 'Nothing more to gain',
  'stb.guide.enough-for-now.text': 'Nobody who is ready could take anything more. Keep your cards to answer with. End your actions.',
  'stb.guide.name-somebody': 'Who does it?',
  'stb.guide.name-somebody.text': 'Tap the people who should take part: together they need {needs}.',
  'stb.guide.enough': '{has} of {needs}: enough',
  'stb.guide.enough.text': 'Those who are ticked will do. They tap only if it works. Press the loud button, or change who comes.',
  'stb.guide.short': '{has} of {needs}: too little',
  'stb.guide.short.text': 'Tick more people, or make up for it with cards in the next step: each card is one point.',
  'stb.guide.missing': '{n} missing',
  'stb.guide.missing.text': 'Each card that you discard is one point. Tick {n} more, those you can spare.',
  'stb.guide.spend': 'Cards as points',
  'stb.guide.spend.text': 'The ticked cards are discarded for a point each. Press the button to go on.',
  'stb.guide.let-be': 'Let it happen?',
  'stb.guide.let-be.text': 'Nothing you hold would turn this for you, so keep your cards. {then}',
  'stb.guide.turn-it': 'You can turn this',
  'stb.guide.turn-it.text': '{then} {card} changes that: tap it and play it.',
  'stb.guide.stations': 'Who guards what',
  'stb.guide.stations.text':
    'Crew defend only where they stand, your leader everywhere. Redeploy if a section stands empty; otherwise keep.',
  'stb.guide.guard': 'Who defends {card}?',
  'stb.guide.guard.text': 'Tick those who should stay there; used or not, they defend. Then press the button.',
  'stb.guide.give-up': 'Give up {n}',
  'stb.guide.give-up.text': 'Tick the cards that you miss least. Cards that answer others are worth keeping.',
  'stb.guide.patch-up': 'Keep them?',
  'stb.guide.patch-up.text': 'Your surgeon can tap to keep somebody who is being sent away.',
  'stb.guide.point': 'Choose one',
  'stb.guide.point.text': 'Tap one of the marked ones; rivals first, if it hurts, your own, if it helps.',
  'stb.guide.free': 'First Watch',
  'stb.guide.free.text':
    'Go on as you like: recruit once a turn, attack as long as your strength lasts, and keep some cards to answer with.',
};
