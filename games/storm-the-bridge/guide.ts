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
  'stb.guide.leader.text': 'Harrow Kett, Marine Major. Combat 3 to attack and defend, influence 3 to recruit.',
  'stb.guide.recruit': 'Recruit Junk',
  'stb.guide.recruit.text': 'Recruit Junk with Kett. Kett has 3 influence; Junk costs only 2, because you’re both Security.',
  'stb.guide.tapped': 'Recruits arrive tapped',
  'stb.guide.tapped.text': 'Junk is ready next turn. End your turn.',
  'stb.guide.discard': 'Cards are points, too',
  'stb.guide.discard.text': 'Reyes costs 4 and Kett has 3. Discard one card for the missing point.',
  'stb.guide.attack': 'Take the Galley',
  'stb.guide.attack.text': 'The Galley is open: 5 points take it. Tap it and check the tally.',
  'stb.guide.redeploy': 'Leave a guard',
  'stb.guide.redeploy.text': 'Station Junk in the Galley. Crew defend only where they’re stationed; your leader defends everywhere.',
  'stb.guide.hold-that-door': 'Respond!',
  'stb.guide.hold-that-door.text': 'You’re under attack. Play Hold That Door: they’ll need 3 more points.',
  'stb.guide.carbine': 'Attack isn’t defense',
  'stb.guide.carbine.text': 'Attach the Pulse Carbine to Junk: +3 when attacking, nothing when defending.',
  'stb.guide.storm': 'Storm the Bridge',
  'stb.guide.storm.text': 'Your crew and cards can take the Bridge. Then hold it until your next turn.',
  'stb.guide.claim': 'Claim the Chair',
  'stb.guide.claim.text': 'The Bridge is yours and untapped. Tap it to become Captain.',
  'stb.guide.rewrite': 'Not so fast',
  'stb.guide.rewrite.text': 'They’re trying to stop you. Rewrite cancels their card.',
  'stb.guide.wait': 'Their turn',
  'stb.guide.wait.text': 'Watch what they do. You’ll be asked when you can respond.',
  'stb.guide.danger': 'They hold the Bridge',
  'stb.guide.danger.text': 'Take it back before their next turn, or they win.',
  'stb.guide.now-recruit': 'Recruit {card}',
  'stb.guide.now-recruit.text': 'You have {has} influence; {card} costs {needs}. You can recruit once a turn.',
  'stb.guide.now-attack': 'Take the {card}',
  'stb.guide.now-attack.text': 'You have {has} points; {needs} are enough. Every section you hold helps you each turn.',
  'stb.guide.now-ability': 'Use {card}',
  'stb.guide.now-ability.text': 'It’s yours and ready. Tap it.',
  'stb.guide.use': 'Use {card}',
  'stb.guide.use.text': 'Once a turn you can tap a section you hold for its ability.',
  'stb.guide.held': '{card}',
  'stb.guide.held.text': 'The loud button does it. Tap something else to put this down.',
  'stb.guide.enough-for-now': 'Save your cards',
  'stb.guide.enough-for-now.text': 'Nothing more to take this turn. Keep your cards to respond with and end your turn.',
  'stb.guide.name-somebody': 'Who takes part?',
  'stb.guide.name-somebody.text': 'Tap crew until you have {needs}.',
  'stb.guide.enough': '{has} of {needs}: enough',
  'stb.guide.enough.text': 'Those who are ticked will do. They tap only if it works. Press the loud button, or change who comes.',
  'stb.guide.short': '{has} of {needs}: not enough yet',
  'stb.guide.short.text': 'Add more crew, or discard cards in the next step: +1 each.',
  'stb.guide.missing': '{n} short',
  'stb.guide.missing.text': 'Discard {n} cards you can spare: +1 each.',
  'stb.guide.spend': 'Discard for points',
  'stb.guide.spend.text': 'The ticked cards are discarded for +1 each.',
  'stb.guide.let-be': 'Let it happen?',
  'stb.guide.let-be.text': 'You can’t change this, so keep your cards. {then}',
  'stb.guide.turn-it': 'You can stop this!',
  'stb.guide.turn-it.text': '{then} Play {card} to change that.',
  'stb.guide.stations': 'Who guards what?',
  'stb.guide.stations.text': 'Crew defend only where they’re stationed. Redeploy if a section is empty.',
  'stb.guide.guard': 'Who defends the {card}?',
  'stb.guide.guard.text': 'Tick the crew that should stay. Tapped crew defend, too.',
  'stb.guide.give-up': 'Discard {n}',
  'stb.guide.give-up.text': 'Pick the cards you’ll miss least. Keep the ones that cancel others.',
  'stb.guide.patch-up': 'Save them?',
  'stb.guide.patch-up.text': 'Tap Pesh to keep the crew member.',
  'stb.guide.point': 'Pick a target',
  'stb.guide.point.text': 'Tap one of the lit cards. Hit a rival if it hurts, pick your own crew if it helps.',
  'stb.guide.free': 'Your watch',
  'stb.guide.free.text': 'Recruit once a turn, attack while you can, and save a card or two for responses.',
};
