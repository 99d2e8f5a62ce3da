/** The line on top: whose turn, which phase, and who is about to be captain. */
import { Icon, SeatMark, type TableContext, TurnLine, useTable } from '@bridgehead/ui';
import { BRIDGE, NONE } from '../cards/index.ts';
import { bridgeStatus } from '../table-help.ts';
import type { BridgeView } from '../view.ts';
import { CHAIR } from './glyphs.ts';
import { playerOf } from './intent.ts';
import { shortName } from './names.ts';
import styles from './status.module.css';

const PHASES = ['reset', 'action', 'redeployment'] as const;

/** Nobody's turn is left when the match is over. */
export const turnKey = ({ view, viewer, result }: Pick<TableContext<BridgeView>, 'view' | 'viewer' | 'result'>): string =>
  result !== null ? 'stb.ui.over' : view.active === viewer ? 'stb.ui.your-turn' : 'stb.ui.turn-of';

export function Status() {
  const table = useTable<BridgeView>();
  const { view, say, result } = table;
  const { active, phase, round, recruitsLeft } = view;
  const hires = phase === 'action' && result === null;
  return (
    <TurnLine
      seat={active}
      who={say({ key: turnKey(table), params: { name: playerOf(table, active) } })}
      round={say({ key: 'stb.ui.round', params: { round } })}
      label={say({ key: 'stb.ui.turn' })}
      phases={PHASES.map((id) => ({ id, title: say({ key: `stb.ui.phase.${id}` }) }))}
      phase={phase}
      full
    >
      <span className={styles.recruits} data-now={hires || undefined} aria-hidden={!hires}>
        {say({ key: 'stb.ui.recruits', params: { n: recruitsLeft } })}
      </span>
      <BridgeWatch />
    </TurnLine>
  );
}

/** For every seat the same: who is about to be captain, and what would stop it (STB-R18). */
function BridgeWatch() {
  const table = useTable<BridgeView>();
  const { view, say, viewer, result } = table;
  const status = bridgeStatus(view);
  if (status === null) return null;
  const { state, seat: owner, need } = status;
  const who = owner === viewer ? 'mine' : 'theirs';
  const key =
    result !== null && state !== 'free'
      ? `stb.ui.bridge.over.${who}`
      : state === 'free'
        ? 'stb.ui.bridge.free'
        : `stb.ui.bridge.${state}.${who}`;
  const params = { n: need, name: owner === NONE ? '' : playerOf(table, owner) };
  return (
    <p
      className={styles.bridge}
      data-held={owner !== NONE || undefined}
      data-mine={(owner !== NONE && owner === viewer) || undefined}
      data-testid="bridge-watch"
      role="status"
    >
      {owner === NONE ? <Icon glyph={CHAIR} size={18} /> : <SeatMark seat={owner} size={18} />}
      <span className={styles.long}>{say({ key, params })}</span>
      <span className={styles.short} aria-hidden="true">
        {say({
          key: `${key}.short`,
          params: owner === NONE ? params : { ...params, name: shortName(view.parties[owner]?.leader?.card ?? BRIDGE) },
        })}
      </span>
    </p>
  );
}
