/** A match in this browser, against bots or between people who share it: a new one (/play/…) or a kept one (/solo/…). */
import { type AnyGame, type OptionValues, readOptions, seatCounts } from '@bridgehead/kernel';
import { firstOf } from '@bridgehead/match/series';
import type { GameTable } from '@bridgehead/ui';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { takeBrought } from '../decks/brought.ts';
import { isGame, loadGame, loadTable, openGame } from '../games.ts';
import { moreWords, t } from '../i18n.ts';
import { atFirst, lazily } from '../lazily.ts';
import { localNames } from '../names.ts';
import { type LocalTable, newPlan, openLocal, planOf, type SoloPlan } from '../session/local.ts';
import { find } from '../session/saves.ts';
import { change, myName, paceNow, settings } from '../settings.ts';
import { TableFrame } from '../table/frame.tsx';
import { HotSeat } from '../table/hot-seat.tsx';
import { Trouble } from '../trouble.tsx';
import { Loading } from './loading.tsx';

/** Most matches have no guide. */
const GuidePanel = atFirst(async () => ({ default: (await import('../table/guide.tsx')).GuidePanel }));
const WaysOn = lazily(() => import('../table/ways-on.tsx'));
const RematchButtons = lazily(() => import('../table/rematch-buttons.tsx'));

interface Seated {
  readonly id: string;
  readonly match: LocalTable;
  readonly table: GameTable | null;
  readonly guide: number | null;
  /** The rest of the game's rules, on its way. */
  readonly whole?: Promise<unknown> | null;
}
type State = { readonly seated: Seated } | { readonly trouble: string } | null;

export default function Solo() {
  const { id, game } = useParams<{ id?: string; game?: string }>();
  const [, navigate] = useLocation();
  const [state, setState] = useState<State>(null);
  // A kept match that this page has just begun needs no reading back.
  const seatedId = state !== null && 'seated' in state ? state.seated.id : null;

  useEffect(() => {
    if (id !== undefined && id === seatedId) return;
    let left = false;
    const seat = async () => {
      const query = new URLSearchParams(location.search);
      const found = id !== undefined ? await reopen(id, query) : await begin(game ?? '', query);
      if (found !== null && 'trouble' in found) await moreWords();
      if (left) {
        if (found !== null && 'seated' in found) found.seated.match.close();
        return;
      }
      setState(found);
      if (found !== null && 'seated' in found) found.seated.whole?.catch(broken);
      if (found !== null && 'seated' in found && id === undefined) navigate(`/solo/${found.seated.id}`, { replace: true });
    };
    const broken = (error: unknown) => {
      console.warn(error);
      setState({ trouble: 'trouble.broken' });
    };
    seat().catch(broken);
    return () => {
      left = true;
    };
  }, [id, game]);
  const match = state !== null && 'seated' in state ? state.seated.match : null;
  useEffect(() => () => match?.close(), [match]);

  if (state === null) return <Loading />;
  if ('trouble' in state) return <Trouble title={t('trouble.no-match.title')} text={t(state.trouble)} />;
  const { seated } = state;
  const { sessions } = seated.match;
  const again = (bestOf?: number) => {
    const plan = seated.match.rematch(bestOf);
    setState({ seated: { id: plan.id, match: openLocal(plan, pace), table: seated.table, guide: null } });
    navigate(`/solo/${plan.id}`);
  };
  return (
    <HotSeat key={seated.id} sessions={sessions}>
      {(session) => (
        <TableFrame
          key={String(session.store.getState().viewer)}
          session={session}
          table={seated.table}
          over={(frame) =>
            seated.guide !== null && seated.table?.memory?.guide ? (
              <Suspense fallback={null}>
                <GuidePanel guide={seated.table.memory?.guide} from={seated.guide} frame={frame} onStep={seated.match.setGuide} />
              </Suspense>
            ) : null
          }
          series={seated.match.series}
          afterwards={
            <WaysOn game={session.game.id} replay={`/replay/solo-${seated.id}`}>
              <RematchButtons series={seated.match.series} result={session.store.getState().shown.result} onAgain={again} />
            </WaysOn>
          }
        />
      )}
    </HotSeat>
  );
}

const pace = () => paceNow(settings.getState());

/** People who prefer words to drawings can have the plain table of any game. */
const isPlain = (query: URLSearchParams): boolean => query.has('plain');

async function reopen(id: string, query: URLSearchParams): Promise<State> {
  const save = await find(id);
  if (save === null) return { trouble: 'trouble.no-save' };
  if (!isGame(save.record.game)) return { trouble: 'trouble.no-game' };
  const [game, table] = await Promise.all([loadGame(save.record.game), isPlain(query) ? null : loadTable(save.record.game)]);
  if (game.version !== save.record.version) return { trouble: 'trouble.old-rules' };
  return { seated: { id, match: openLocal(planOf(save, game), pace), table, guide: save.guide } };
}

async function begin(id: string, query: URLSearchParams): Promise<State> {
  if (!isGame(id)) return { trouble: 'trouble.no-game' };
  const [{ game, suits, whole }, table] = await Promise.all([openGame(id), isPlain(query) ? null : loadTable(id)]);
  const plan = guidedPlan(game, table, query) ?? freePlan(game, query);
  if (!suits(plan.options)) await whole;
  const match = openLocal({ ...plan, whole }, pace);
  const brought = takeBrought(query);
  if (brought !== null) match.sessions[0]?.answer(brought);
  return { seated: { id: plan.id, match, table, guide: plan.guide, whole } };
}

/** The first match at a table is the guided one, unless somebody asks for another. */
function guidedPlan(game: AnyGame, table: GameTable | null, query: URLSearchParams): SoloPlan | null {
  const guide = table?.memory?.guide;
  const { guided } = settings.getState();
  const asked = query.get('guided');
  if (guide === undefined || asked === '0' || (asked !== '1' && guided.includes(game.id))) return null;
  if (!guided.includes(game.id)) change({ guided: [...guided, game.id] });
  const read = readOptions(game.options, guide.options);
  const options = 'options' in read ? read.options : {};
  const bots = Array.from({ length: seatCounts(game, options)[0] ?? 0 }, (_, seat) => (seat === guide.seat ? null : guide.level));
  return { ...newPlan(game, bots, namesOf(bots, []), options, guide.seed), guide: 0 };
}

function freePlan(game: AnyGame, query: URLSearchParams): SoloPlan {
  const level = query.get('level') ?? settings.getState().botLevel;
  const options = optionsOf(game, query);
  const counts = seatCounts(game, options);
  const wanted = Number(query.get('seats') ?? counts[0]);
  const seats = counts.findLast((count) => count <= wanted) ?? counts[0] ?? game.seats.min;
  const asked = (query.get('seat') ?? '0').split(',').map(Number);
  const mine = asked.some((seat) => seat >= 0 && seat < seats) ? asked : [0];
  const levels = (query.get('bots') ?? '').split(',');
  const bots = Array.from({ length: seats }, (_, seat) => (mine.includes(seat) ? null : levels[seat] || level));
  return newPlan(game, bots, namesOf(bots, query.getAll('name')), options, undefined, firstOf(query.get('series') === '3' ? 3 : 1, seats));
}

function optionsOf(game: AnyGame, query: URLSearchParams): OptionValues {
  let given: unknown = {};
  try {
    given = JSON.parse(query.get('options') ?? '{}');
  } catch {
    // An unreadable wish is no wish.
  }
  const read = readOptions(game.options, given);
  const plain = readOptions(game.options, {});
  return 'options' in read ? read.options : 'options' in plain ? plain.options : {};
}

/** This person's name first; others at the device by the names they gave, or by a number. */
function namesOf(bots: readonly (string | null)[], given: readonly string[]): string[] {
  const people = bots.filter((level) => level === null);
  return localNames(
    bots,
    people.map((_, i) => given[i]?.trim() || (i === 0 ? myName() : t('solo.player', { n: i + 1 }))),
  );
}
