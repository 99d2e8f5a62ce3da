/** The story as lines of a script, from what was told; the words of an entry are always those that the view has now. */
import { isMasked, type Mark, type Seat } from '@bridgehead/kernel';
import type { LogLine } from '@bridgehead/ui';
import type { OrderId } from '../cards.ts';
import { APPLAUSE } from '../episode/awards.ts';
import type { CrewEvent } from '../events.ts';
import type { Entry } from '../state.ts';
import { entryText } from '../table-help.ts';
import type { CrewView } from '../view.ts';

type Of<T extends CrewEvent['type']> = Extract<CrewEvent, { type: T }>;

export type ScriptLine =
  | { readonly as: 'slug'; readonly at: number; readonly round: number; readonly order: OrderId | 'save'; readonly where: string }
  | {
      readonly as: 'speech' | 'telling';
      readonly at: number;
      readonly entry: Entry;
      readonly text: string;
      /** A bid's die, 'respect' or 'none'. */
      readonly bid: number | 'respect' | 'none' | null;
      readonly isRepeat: boolean;
      readonly kudos: number;
      readonly isEdited: boolean;
      readonly isCut: boolean;
      readonly alien: string | null;
    }
  | {
      readonly as: 'dice';
      readonly at: number;
      readonly rolls: readonly Of<'dice.rolled'>[];
      readonly attitudes: Of<'attitudes.revealed'> | null;
      readonly won: Of<'challenge.won'>;
    }
  | { readonly as: 'save'; readonly at: number; readonly result: Of<'save.result'> }
  | { readonly as: 'note'; readonly at: number; readonly event: CrewEvent };

/** What else belongs to a story: said in a sentence of its own. */
const NOTES: ReadonlySet<string> = new Set<CrewEvent['type']>([
  'cards.revealed',
  'ship.named',
  'auction.won',
  'auction.lots',
  'plan.chosen',
  'consent.given',
  'order.objected',
  'order.voted',
  'roles.moved',
  'finalAct.announced',
  'finalAct.began',
  'conceded',
  'episode.titled',
]);

export function scriptOf(view: CrewView, log: readonly LogLine[], marks: readonly Mark[]): ScriptLine[] {
  const kept = keptMarks(marks);
  const lines: ScriptLine[] = [];
  let bid: Of<'auction.bid'> | null = null;
  let rolls: Of<'dice.rolled'>[] = [];
  let attitudes: Of<'attitudes.revealed'> | null = null;
  for (const { at, event } of log) {
    const e = event as CrewEvent;
    switch (e.type) {
      case 'order.given':
        lines.push({ as: 'slug', at, round: e.round, order: e.order, where: '' });
        break;
      case 'encounter.drawn': {
        const slug = lines.findLast((line) => line.as === 'slug');
        if (slug?.as === 'slug' && slug.round === e.round) lines[lines.indexOf(slug)] = { ...slug, where: e.where };
        break;
      }
      case 'auction.bid':
        bid = e.automatic ? null : e;
        break;
      case 'text.posted': {
        const entry = view.log[e.seq];
        if (entry === undefined) break;
        if (entry.kind === 'dare')
          lines.push({
            as: 'slug',
            at: at - 0.5,
            round: entry.round,
            order: 'save',
            where: view.tales.find(({ round }) => round === entry.round)?.where ?? '',
          });
        lines.push(entryLine(view, entry, at, bid, kept));
        bid = null;
        break;
      }
      case 'attitudes.revealed':
        attitudes = e;
        break;
      case 'dice.rolled':
        rolls.push(e);
        break;
      case 'challenge.won':
        lines.push({ as: 'dice', at, rolls, attitudes, won: e });
        rolls = [];
        attitudes = null;
        break;
      case 'save.result':
        lines.push({ as: 'save', at, result: e });
        rolls = [];
        break;
      default:
        if (NOTES.has(e.type) && !(e.type === 'auction.won' && e.card === 'order')) lines.push({ as: 'note', at, event: e });
    }
  }
  return lines;
}

interface Kept {
  readonly cut: ReadonlySet<string>;
  readonly corrections: ReadonlyMap<string, string>;
  readonly kudos: ReadonlyMap<string, readonly Seat[]>;
}
export function keptMarks(marks: readonly Mark[]): Kept {
  const kudos = new Map<string, Seat[]>();
  for (const { what, on, seat } of marks) if (APPLAUSE.includes(what)) kudos.set(on, [...new Set([...(kudos.get(on) ?? []), seat])]);
  return {
    cut: new Set(marks.filter(({ what }) => what === 'cut').map(({ on }) => on)),
    corrections: new Map(marks.flatMap(({ what, on, text }) => (what === 'correct' && text !== null ? [[on, text] as const] : []))),
    kudos,
  };
}

function entryLine(view: CrewView, entry: Entry, at: number, bid: Of<'auction.bid'> | null, kept: Kept): ScriptLine {
  const on = String(entry.seq);
  const edited = entry.source === 'written' ? kept.corrections.get(on) : undefined;
  const isTold =
    entry.kind === 'outcome' ||
    entry.kind === 'humiliation' ||
    entry.kind === 'finale' ||
    (entry.kind === 'dare' && entry.source === 'ghost');
  const alien =
    entry.kind === 'banter' && entry.persona.role === 'alien'
      ? (view.tales.find(({ round }) => round === entry.round)?.alien ?? null)
      : null;
  return {
    as: isTold ? 'telling' : 'speech',
    at,
    entry,
    text: edited ?? entryText(view, entry),
    bid: entry.kind === 'bid' && bid !== null && bid.seat === entry.seat ? bid.bid : null,
    isRepeat: entry.kind === 'bid' && (bid?.repeat ?? false),
    kudos: kept.kudos.get(on)?.length ?? 0,
    isEdited: edited !== undefined,
    isCut: kept.cut.has(on) || isMasked(entry.text),
    alien,
  };
}
