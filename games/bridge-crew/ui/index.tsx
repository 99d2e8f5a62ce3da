/** The drawn table of Bridge Crew. */
import type { Json, Phrase, Prompt, Ref } from '@bridgehead/kernel';
import { type GameTable, type Inspected, later, type TableContext, type TableData } from '@bridgehead/ui';
import { tries } from '../actions/index.ts';
import { CREW, ORDERS, PERSONALITIES } from '../cards.ts';
import { percent, saveChanceOf, trainedIn } from '../table-help.ts';
import type { CrewView, OfficerView } from '../view.ts';
import { Actions } from './actions.tsx';
import { bestOnDesk, chanceOnDesk, shownOf } from './asked.ts';
import { beats } from './beats.ts';
import { Board } from './board.tsx';
import { codesIn, namesIn } from './facts.ts';
import { guide } from './guide.ts';
import { Hand } from './hand.tsx';
import { Reading } from './reading.tsx';
import { bidTitle, type Table, themeList } from './rungs.ts';
import { Script } from './script.tsx';
import { sounds } from './sounds.ts';
import { Status } from './status.tsx';
import { whole } from './whole.tsx';
import { wording } from './wording.ts';

type Say = (phrase: Phrase) => string;
/** This game's own view: what the frame hands over as plain data. */
const viewOf = (view: Json): CrewView => view as unknown as CrewView;
const tableOf = (table: TableData): Table => table as unknown as Table;

/** Fetched when a match ends. */
const useStory = later(() => import('./story.tsx'));
function Story() {
  const story = useStory();
  return story === null ? null : <story.Story />;
}

/** An officer, or a card that the rulebook speaks of. */
function inspect(view: Json, ref: Ref, say: Say): Inspected | null {
  const v = viewOf(view);
  const seat = /^seat:(\d)$/.exec(ref)?.[1];
  if (seat !== undefined) return officerFacts(v, Number(seat), say);
  const id = /^(?:about|card):(\w+)$/.exec(ref)?.[1];
  const crew = CREW.find((one) => one.id === id);
  if (crew !== undefined)
    return {
      title: crew.name,
      facts: [say({ key: 'brc.ui.card.crew', params: { order: `@brc.order.${crew.trained}` } })],
      about: [crew.id],
    };
  const personality = PERSONALITIES.find((one) => one.id === id);
  if (personality !== undefined)
    return {
      title: personality.name,
      facts: [`▲ ${themeList({ say }, personality.keen)}`, `▼ ${themeList({ say }, personality.counter)}`],
      about: [personality.id],
    };
  const order = ORDERS.find((one) => one.id === id);
  return order === undefined ? null : { title: order.name, facts: [order.text, themeList({ say }, order.natural)], about: [order.id] };
}
function officerFacts(view: CrewView, seat: number, say: Say): Inspected | null {
  const officer: OfficerView | undefined = view.officers[seat];
  if (officer === undefined) return null;
  const chance = saveChanceOf(view, seat);
  const dice = codesIn(officer.dice).map((code) =>
    say({ key: 'brc.die', params: { colour: `@brc.colour.${code[0]}`, faces: code.slice(1) } }),
  );
  const personality = PERSONALITIES.find(({ id }) => id === officer.personality);
  return {
    title: say({ key: `seat.${seat}` }),
    owner: seat,
    facts: [
      ...(seat === view.captain ? [say({ key: 'brc.role.captain' })] : seat === view.alien ? [say({ key: 'brc.role.alien' })] : []),
      ...(officer.crew === null
        ? []
        : [
            `${say({ key: `brc.crew.${officer.crew}` })}. ${say({ key: 'brc.ui.trained-in', params: { order: `@brc.order.${trainedIn(officer.crew)}` } })}.`,
          ]),
      ...(personality === undefined
        ? []
        : [`${personality.name}: ▲ ${themeList({ say }, personality.keen)} ▼ ${themeList({ say }, personality.counter)}`]),
      `${say({ key: 'brc.ui.dice' })}: ${dice.join(', ') || say({ key: 'brc.ui.no-dice' })}`,
      ...(chance === null ? [] : [`${say({ key: 'brc.ui.save' })}: ${percent(chance)} %`]),
    ],
    about: [officer.crew ?? '', officer.personality ?? ''],
  };
}

/** What ends my part of an auction, or lets things be. */
const ENDS: readonly Json[] = ['none', 'pass'];
/** Answers with a button of their own; everything else stands on the desk. */
const PLAIN: readonly Json[] = ['none', 'pass', 'agree', 'keep', 'grant', 'refuse', 'respect'];

function act(table: TableContext, answer: Json): string | null {
  const { prompt, say } = table;
  if (prompt?.key === 'brc.order-bid') return bidTitle(tableOf(table), answer);
  if (prompt?.key === 'brc.themes') return say({ key: 'brc.ui.tag' });
  return null;
}

/** The act on the main button in a word or two, and below it what follows. */
function outcome(table: TableContext, answer: Json) {
  const { prompt, say, picked } = table;
  const neither = (text: string) => ({ good: null, text });
  if (prompt?.key === 'brc.themes') return neither(say({ key: 'brc.ui.tag.two', params: { n: picked.length } }));
  const band = chanceOnDesk(tableOf(table), answer);
  if (band !== null)
    return neither(say({ key: 'brc.ui.chance', params: { chance: [...new Set(band.map((one) => Math.round(one * 100)))].join('–') } }));
  if (prompt?.key !== 'brc.order-bid' || answer === 'none') return null;
  const lower = prompt.options.filter(
    (option) => option === 'respect' || (typeof option === 'number' && typeof answer === 'number' && option < answer),
  ).length;
  if (answer === 'respect' || lower === 0) return neither(say({ key: 'brc.ui.lead-all' }));
  return neither(say({ key: 'brc.ui.lead-outcome', params: { n: lower } }));
}

function question(table: TableContext): string | null {
  const asked = askedOf(table);
  // A phone has one line for both.
  const more = isPhone(table) ? standsOf(table) : null;
  return asked === null || more === null ? asked : `${asked} · ${more}`;
}
const isPhone = ({ stage }: TableContext): boolean => stage === 'upright' || stage === 'lying';
const detail = (table: TableContext): string | null => (isPhone(table) ? null : standsOf(table));

function askedOf({ prompt, view, say }: TableContext): string | null {
  const v = viewOf(view);
  const order = `@brc.order.${v.order}`;
  if (prompt?.key === 'brc.order-bid')
    return say({ key: v.offer === null ? 'brc.ui.ask.maverick' : 'brc.ui.ask.order-bid', params: { order } });
  if (prompt?.key === 'brc.role-bid') return say({ key: `brc.ui.ask.${v.beat}` });
  return prompt !== null && shownOf(prompt)?.brief
    ? say({ key: `brc.ui.ask.${prompt.key.slice('brc.'.length)}`, params: { order } })
    : null;
}
/** In an auction: who stands where. */
function standsOf({ prompt, view, say }: TableContext): string | null {
  const v = viewOf(view);
  if (prompt?.key !== 'brc.order-bid' && prompt?.key !== 'brc.role-bid') return null;
  if (v.bid === null || v.bid === 'none')
    return say({ key: prompt.key === 'brc.order-bid' ? 'brc.ui.ask.no-bid' : 'brc.ui.ask.no-role-bid' });
  return say({
    key: 'brc.ui.ask.stands',
    params: { name: `@seat.${v.bidder}`, bid: v.bid === 'respect' ? '@brc.bid.respect' : `d${v.bid}` },
  });
}

export const table: GameTable = {
  parts: {
    Board,
    Hand,
    Reading,
    Status,
    Actions,
    Story,
    Log: Script,
    whole,
    beats,
    sounds,
  },
  words: {
    wording,
    inspect,
    question,
    detail,
    act,
    outcome,
    names: (view) => namesIn(viewOf(view)),
  },
  choices: {
    best: (table) => bestOnDesk(tableOf(table)),
    isEnd: (answer) => ENDS.includes(answer),
    isPlain: (option) => PLAIN.includes(option),
    drawsPicks: (prompt: Prompt) => prompt.kind === 'write' || prompt.key === 'brc.themes',
    tries: (view, prompt) => tries(viewOf(view), prompt),
  },
  memory: {
    guide,
  },
};
