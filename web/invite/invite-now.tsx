/** *Invite a friend*: a table with the usual rules is opened at once, so that the link comes first and the settings after it. */
import { type AnyGame, readOptions, seatCounts } from '@bridgehead/kernel';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { api, sitDown } from '../api.ts';
import { t } from '../i18n.ts';
import { Loading } from '../pages/loading.tsx';
import { Trouble } from '../trouble.tsx';
import { bodyOf, FIRST } from './plan.ts';

async function openTable(game: AnyGame): Promise<{ readonly id: string } | { readonly problem: string }> {
  const me = await sitDown();
  if (!me.ok) return { problem: me.sentence };
  const read = readOptions(game.options, {});
  const options = 'options' in read ? read.options : {};
  const count = seatCounts(game, options)[0] ?? game.seats.min;
  const chairs = Array.from({ length: count }, (_, seat) => (seat === 0 ? ('me' as const) : ('open' as const)));
  const made = await api.create(bodyOf(game.id, { ...FIRST, options, chairs }));
  return made.ok ? { id: made.value.id } : { problem: made.sentence };
}

export function InviteNow({ game }: { game: AnyGame }) {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let left = false;
    setProblem(null);
    void openTable(game).then((opened) => {
      if ('problem' in opened) setProblem(opened.problem);
      else if (left) void api.leave(opened.id);
      else navigate(`/t/${opened.id}`, { replace: true });
    });
    return () => {
      left = true;
    };
  }, [game.id, tries]);
  if (problem === null) return <Loading />;
  return <Trouble title={t('invite.no-table')} text={problem} action={{ label: t('trouble.again'), run: () => setTries((n) => n + 1) }} />;
}
