/** A table of one's own: who sits where, how much time, and the game's options in plain words. */
import type { AnyGame } from '@bridgehead/kernel';
import { readOptions, seatCounts } from '@bridgehead/kernel';
import type { Acquaintances } from '@bridgehead/match';
import { Button, buttonClass } from '@bridgehead/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { api, sitDown } from '../api.ts';
import { GAMES, isGame, loadGame, titleOf } from '../games.ts';
import { t } from '../i18n.ts';
import { InviteNow } from '../invite/invite-now.tsx';
import { bodyOf, FIRST, isHere, isSolo, type Plan, resized, soloQuery } from '../invite/plan.ts';
import { OptionRows, SeatRows, TimeRows, WhoRows } from '../invite/rows.tsx';
import { Shell } from '../shell.tsx';
import { Trouble } from '../trouble.tsx';
import { Loading } from './loading.tsx';
import styles from './new-table.module.css';
import { TablePicture } from './table-picture.tsx';

export default function NewTable() {
  const { game: id } = useParams<{ game?: string }>();
  const [game, setGame] = useState<AnyGame | null>(null);
  useEffect(() => {
    document.title = `${t('new.title')} · Bridgehead`;
    setGame(null);
    if (id !== undefined && isGame(id)) void loadGame(id).then(setGame);
  }, [id]);
  if (id === undefined) return <WhichGame />;
  if (!isGame(id)) return <Trouble title={t('trouble.not-found.title')} text={t('trouble.no-game')} />;
  if (game === null) return <Loading />;
  return new URLSearchParams(location.search).has('invite') ? <InviteNow key={id} game={game} /> : <TableForm key={id} game={game} />;
}

function WhichGame() {
  return (
    <Shell>
      <h1>{t('new.which')}</h1>
      <ul className={styles.which}>
        {GAMES.map(({ id, title }) => (
          <li key={id}>
            <Link href={`/new/${id}`} className={buttonClass('plain', true)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Shell>
  );
}

function TableForm({ game }: { game: AnyGame }) {
  const [plan, change] = usePlan(game);
  const people = usePeople();
  const { submit, problem, isBusy } = useSubmit(game, plan);
  const counts = seatCounts(game, plan.options);
  const here = isHere(plan);
  const shared = plan.chairs.filter((chair) => chair === 'me').length > 1;
  return (
    <Shell>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <div className={styles.head}>
          <TablePicture game={game.id} size="table" dark />
          <h1>{t('new.title-game', { game: titleOf(game.id) })}</h1>
        </div>
        <SeatRows game={game} plan={plan} change={change} people={people} counts={counts} />
        <OptionRows options={game.options} plan={plan} change={change} />
        <TimeRows plan={plan} change={change} />
        {!isSolo(plan) && <WhoRows plan={plan} change={change} />}
        {here && <p className="small">{t(shared ? 'new.local-note' : 'new.solo-note')}</p>}
        {problem !== null && <p role="alert">{problem}</p>}
        <Button look="main" big type="submit" disabled={isBusy}>
          {t(isSolo(plan) ? 'new.create-solo' : 'new.create')}
        </Button>
      </form>
    </Shell>
  );
}

/** What the form says. Options may ask for another number of seats: the nearest that fits is taken. */
function usePlan(game: AnyGame): [Plan, (part: Partial<Plan>) => void] {
  const [plan, setPlan] = useState<Plan>(() => {
    const read = readOptions(game.options, {});
    const options = 'options' in read ? read.options : {};
    const count = seatCounts(game, options)[0] ?? game.seats.min;
    const rated = new URLSearchParams(location.search).has('rated');
    const other = rated ? 'officer' : 'open';
    return { ...FIRST, rated, options, chairs: Array.from({ length: count }, (_, seat) => (seat === 0 ? 'me' : other)) };
  });
  const change = (part: Partial<Plan>) =>
    setPlan((before) => {
      const after = { ...before, ...part };
      const { length } = after.chairs;
      const fitting = seatCounts(game, after.options).toSorted((a, b) => Math.abs(a - length) - Math.abs(b - length))[0];
      return fitting === undefined || fitting === length ? after : { ...after, chairs: resized(after.chairs, fitting) };
    });
  return [plan, change];
}

function useSubmit(game: AnyGame, plan: Plan) {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!plan.chairs.includes('me')) return setProblem(t('new.needs-me'));
    if (isHere(plan)) return navigate(`/play/${game.id}?${soloQuery(plan)}`);
    setBusy(true);
    const me = await sitDown();
    const made = me.ok ? await api.create(bodyOf(game.id, plan)) : me;
    setBusy(false);
    if (made.ok) navigate(`/t/${made.value.id}`);
    else setProblem(made.sentence);
  };
  return { submit, problem, isBusy };
}

/** The people I have played with; none before I have sat down anywhere. */
function usePeople(): Acquaintances['people'] {
  const [people, setPeople] = useState<Acquaintances['people']>([]);
  useEffect(() => {
    void api.me().then(async (me) => {
      const met = me.ok && me.value.person !== null ? await api.people() : null;
      if (met?.ok) setPeople(met.value.people);
    });
  }, []);
  return people;
}
