/** When this seat wants to be asked in response windows: what can be chosen, and the wish of the last match as the first one. */
import { ASK_ALWAYS, PASS, type Standing } from '@bridgehead/kernel';
import { describeOption, type GameTable, isLike, type StandingChoices, type TableContext } from '@bridgehead/ui';
import { useEffect, useRef } from 'react';
import { t } from '../i18n.ts';
import type { Session } from '../session/session.ts';
import type { Frame } from './use-frame.ts';

export interface StandingWish {
  readonly choices: StandingChoices;
  readonly change: (standing: Standing) => void;
}

/** Null where nobody can be asked, or while no window has opened at a table that names no cases itself. */
export function useStanding(session: Session, frame: Frame, table: GameTable): StandingWish | null {
  const { table: context, snapshot } = frame;
  const tags = useWindowTags(frame);
  const own = table.memory?.standing?.(context) ?? null;
  const kept = `bridgehead.${session.game.id}.standing`;
  const standing = session.setStanding === undefined ? null : snapshot.shown.standing;
  const untouched = standing !== null && own !== null && context.result === null && isLike(standing, ASK_ALWAYS);
  useEffect(() => {
    const wish = own === null ? ASK_ALWAYS : (read(kept) ?? own.first);
    if (untouched && !isLike(wish, ASK_ALWAYS)) session.setStanding?.({ ...wish, untilMyTurn: false });
  }, []);
  if (standing === null || (own === null && tags === null)) return null;
  return {
    choices: own ?? plainChoices(tags ?? [], standing, context),
    change: (next) => {
      // Orders name what is held in this match.
      if (own !== null) keep(kept, { ...next, orders: [] });
      session.setStanding?.(next);
    },
  };
}

/** Public facts that windows have named so far, sorted by nothing but their own words. */
function plainChoices(tags: readonly string[], { stopFor }: Standing, table: TableContext): StandingChoices {
  const known = [...new Set([...tags, ...stopFor])].filter((tag) => !tag.startsWith('!'));
  return {
    profiles: [
      { label: t('standing.always'), standing: { ask: 'always', stopFor: [] } },
      { label: t('standing.never'), standing: { ask: 'never', stopFor: [] } },
    ],
    plays: playsNow(table),
    stops: known.map((tag) => ({ tag, label: t('standing.when', { tag: tag.replaceAll('-', ' ') }) })),
  };
}

/** At a plain table an order is made from a window that is open: the same again, whenever it can be. */
function playsNow(table: TableContext): NonNullable<StandingChoices['plays']> {
  if (table.prompt?.window === undefined) return [];
  return table.prompt.options.filter((option) => option !== PASS).map((play) => ({ play, label: table.say(describeOption(table, play)) }));
}

/** The facts that this match's windows have named; null while none has opened. */
function useWindowTags({ table }: Frame): readonly string[] | null {
  const seen = useRef<Set<string> | null>(null);
  const facts = table.prompt?.window;
  if (facts !== undefined) seen.current = new Set([...(seen.current ?? []), ...facts.tags]);
  return seen.current === null ? null : [...seen.current];
}

function keep(key: string, standing: Standing): void {
  try {
    localStorage.setItem(key, JSON.stringify(standing));
  } catch {
    // A wish that cannot be kept holds for this match.
  }
}
function read(key: string): Standing | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Standing | null;
  } catch {
    return null;
  }
}
