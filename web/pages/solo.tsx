/** A match against bots in this browser: a new one (/play/…) or a kept one (/solo/…). */
import { type AnyGame, type OptionValues, readOptions } from '@bridgehead/kernel';
import { Button, buttonClass, type GameTable } from '@bridgehead/ui';
import { useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { isGame, loadGame, loadTable } from '../games.ts';
import { t } from '../i18n.ts';
import { type LocalSession, newPlan, openLocal, planOf, type SoloPlan } from '../session/local.ts';
import { find } from '../session/saves.ts';
import { change, motionNow, settings } from '../settings.ts';
import { TableFrame } from '../table/frame.tsx';
import { GuidePanel } from '../table/guide.tsx';
import { Trouble } from '../trouble.tsx';
import { Loading } from './loading.tsx';

interface Seated {
  readonly id: string;
  readonly session: LocalSession;
  readonly table: GameTable | null;
  readonly guide: number | null;
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
      const found = id !== undefined ? await reopen(id) : await begin(game ?? '', new URLSearchParams(location.search));
      if (left) {
        if (found !== null && 'seated' in found) found.seated.session.close();
        return;
      }
      setState(found);
      if (found !== null && 'seated' in found && id === undefined) navigate(`/solo/${found.seated.id}`, { replace: true });
    };
    seat().catch((error: unknown) => {
      console.warn(error);
      setState({ trouble: 'trouble.broken' });
    });
    return () => {
      left = true;
    };
  }, [id, game]);
  const session = state !== null && 'seated' in state ? state.seated.session : null;
  useEffect(() => () => session?.close(), [session]);

  if (state === null) return <Loading />;
  if ('trouble' in state) return <Trouble title={t('trouble.no-match.title')} text={t(state.trouble)} />;
  const { seated } = state;
  const play = session?.game.id ?? '';
  return (
    <TableFrame
      key={seated.id}
      session={seated.session}
      table={seated.table}
      over={(frame) =>
        seated.guide !== null && seated.table?.guide ? (
          <GuidePanel guide={seated.table.guide} from={seated.guide} frame={frame} onStep={seated.session.setGuide} />
        ) : null
      }
      afterwards={
        <>
          <Button look="main" onClick={() => navigate(`/play/${play}?level=${settings.getState().botLevel}&guided=0&again=${seated.id}`)}>
            {t('result.again')}
          </Button>
          <Link href={`/replay/solo-${seated.id}`} className={buttonClass()}>
            {t('result.replay')}
          </Link>
          <Link href="/" className={buttonClass('quiet')}>
            {t('nav.home')}
          </Link>
        </>
      }
    />
  );
}

const pace = () => motionNow(settings.getState());

async function reopen(id: string): Promise<State> {
  const save = await find(id);
  if (save === null) return { trouble: 'trouble.no-save' };
  if (!isGame(save.record.game)) return { trouble: 'trouble.no-game' };
  const [game, table] = await Promise.all([loadGame(save.record.game), loadTable(save.record.game)]);
  if (game.version !== save.record.version) return { trouble: 'trouble.old-rules' };
  return { seated: { id, session: openLocal(planOf(save, game), pace), table, guide: save.guide } };
}

async function begin(id: string, query: URLSearchParams): Promise<State> {
  if (!isGame(id)) return { trouble: 'trouble.no-game' };
  // Whoever prefers words to drawings can have the plain table of any game.
  const [game, table] = await Promise.all([loadGame(id), query.has('plain') ? null : loadTable(id)]);
  const plan = guidedPlan(game, table, query) ?? freePlan(game, query);
  return { seated: { id: plan.id, session: openLocal(plan, pace), table, guide: plan.guide } };
}

/** The first match at a table is the guided one, unless somebody asks for another. */
function guidedPlan(game: AnyGame, table: GameTable | null, query: URLSearchParams): SoloPlan | null {
  const guide = table?.guide;
  const { guided } = settings.getState();
  const asked = query.get('guided');
  if (guide === undefined || asked === '0' || (asked !== '1' && guided.includes(game.id))) return null;
  if (!guided.includes(game.id)) change({ guided: [...guided, game.id] });
  const bots = Array.from({ length: game.seats.min }, (_, seat) => (seat === guide.seat ? null : guide.level));
  const read = readOptions(game.options, guide.options);
  return { ...newPlan(game, bots, namesOf(bots), 'options' in read ? read.options : {}, guide.seed), guide: 0 };
}

function freePlan(game: AnyGame, query: URLSearchParams): SoloPlan {
  const level = query.get('level') ?? settings.getState().botLevel;
  const seats = Math.min(Math.max(Number(query.get('seats') ?? game.seats.min), game.seats.min), game.seats.max);
  const mine = Math.min(Math.max(Number(query.get('seat') ?? 0), 0), seats - 1);
  const levels = (query.get('bots') ?? '').split(',');
  const bots = Array.from({ length: seats }, (_, seat) => (seat === mine ? null : levels[seat] || level));
  return newPlan(game, bots, namesOf(bots), optionsOf(game, query));
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

const namesOf = (bots: readonly (string | null)[]): string[] => bots.map((level) => (level === null ? t('solo.you') : t(`level.${level}`)));
