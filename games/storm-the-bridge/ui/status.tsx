/** Whose turn, which phase, who holds the Bridge; on wide screens also what is under way and what is looked at. */
import { Card, Icon, SeatMark, useSeatColours, useTable } from '@bridgehead/ui';
import { BRIDGE, NONE } from '../cards/index.ts';
import { bridgeStatus } from '../table-help.ts';
import type { BridgeView } from '../view.ts';
import { faceOf } from './faces.ts';
import { glyphOf } from './glyphs.ts';
import { cardOfRef, personOf, playerOf } from './intent.ts';
import { Preferences } from './preferences.tsx';
import { Stack } from './stack.tsx';
import styles from './status.module.css';

export function Status() {
  const { layout } = useTable<BridgeView>();
  const wide = layout === 'wide';
  return (
    <div className={styles.status} data-layout={layout}>
      <Turn />
      <BridgeWatch />
      {wide && <Stack />}
      {wide && <Looked />}
    </div>
  );
}

function Turn() {
  const colourOf = useSeatColours();
  const table = useTable<BridgeView>();
  const { view, say, viewer } = table;
  const { active, phase, round, recruitsLeft } = view;
  return (
    <section className={styles.turn} style={{ borderLeftColor: colourOf(active) }} aria-label={say({ key: 'stb.ui.turn' })}>
      <SeatMark seat={active} size={24} />
      <div className={styles.words}>
        <strong>
          {active === viewer ? say({ key: 'stb.ui.your-turn' }) : say({ key: 'stb.ui.turn-of', params: { name: playerOf(table, active) } })}
        </strong>
        <span>
          {say({ key: `stb.ui.phase.${phase}`, params: { round } })}
          {phase === 'action' && <> · {say({ key: 'stb.ui.recruits', params: { n: recruitsLeft } })}</>}
        </span>
      </div>
      <Preferences />
    </section>
  );
}

/** For every seat the same: who is about to be captain, and what would stop it (STB-R18). */
function BridgeWatch() {
  const colourOf = useSeatColours();
  const table = useTable<BridgeView>();
  const { view, say, viewer } = table;
  const status = bridgeStatus(view);
  if (status === null) return null;
  const { state, seat: owner, need } = status;
  const who = owner === viewer ? 'mine' : 'theirs';
  const key =
    view.over && state !== 'free' ? `stb.ui.bridge.over.${who}` : state === 'free' ? 'stb.ui.bridge.free' : `stb.ui.bridge.${state}.${who}`;
  return (
    <section
      className={styles.bridge}
      data-held={owner !== NONE || undefined}
      data-testid="bridge-watch"
      style={owner === NONE ? undefined : { borderLeftColor: colourOf(owner) }}
      role="status"
    >
      {owner === NONE ? <Icon glyph={glyphOf(BRIDGE)} size={22} /> : <SeatMark seat={owner} size={22} />}
      <span>{say({ key, params: { n: need, name: owner === NONE ? '' : playerOf(table, owner) } })}</span>
    </section>
  );
}

/** The thing under the pointer, in words; always the same height, so that nothing jumps. */
function Looked() {
  const { view, looked, selection, say } = useTable<BridgeView>();
  const card = cardOfRef(looked) ?? cardOfRef(selection);
  if (card === null) return <section className={styles.looked}>{say({ key: 'stb.ui.tip' })}</section>;
  const face = faceOf(card, personOf(view, card));
  return (
    <section className={styles.looked}>
      {face.kind !== 'section' && <Card face={face} size="board" />}
      <div>
        <strong>{face.title}</strong> <span className={styles.quiet}>{face.foot}</span>
        <p className={styles.text}>{face.text}</p>
      </div>
    </section>
  );
}
