/** The reading place: the odds of what is aimed at; otherwise the picked or pointed card, or the last throw. */
import { cardOfRef, Die, OddsStrip, Reading as Place, useTable } from '@bridgehead/ui';
import { unitOf } from '../cards.ts';
import { PRAYER } from '../constants.ts';
import type { CastleEvent } from '../events.ts';
import { succeeds } from '../odds.ts';
import { whereIs } from '../preview.ts';
import type { CastleView } from '../view.ts';
import { faceOf } from './faces.ts';
import { type AttackOption, isAttack, optionsAt, pointedAt, spaceOfRef, spaceUnder } from './intent.ts';
import { lastThrow, type Thrown } from './last-throw.ts';
import { OddsPanel } from './odds-panel.tsx';
import { usePictures } from './pictures.ts';
import styles from './reading.module.css';

export function Reading() {
  usePictures();
  const table = useTable<CastleView>();
  const { stage, view } = table;
  const aimed = aimedAt(table);
  return (
    <div className={styles.reading} data-stage={stage}>
      {aimed !== null && view.odds === 'shown' ? <OddsPanel option={aimed} /> : <Otherwise />}
    </div>
  );
}

/** The attack that is aimed, or the one under the pointer. */
function aimedAt(table: ReturnType<typeof useTable<CastleView>>): AttackOption | null {
  if (isAttack(table.aim)) return table.aim;
  const space = spaceUnder(table.view, table.looked);
  if (space === null || table.careful) return null;
  return optionsAt(table.view, table.prompt, cardOfRef(table.selection), space).find(isAttack) ?? null;
}

function Otherwise() {
  const table = useTable<CastleView, CastleEvent>();
  const { view, looked, selection, log, say, stage } = table;
  const shown = cardOfRef(selection) ?? cardOfRef(looked) ?? view.spaces[spaceOfRef(looked) ?? -1]?.[0]?.card ?? null;
  const card = shown ?? pointedAt(table)?.[1] ?? null;
  // Next to a rail its inspector shows the card.
  if (card !== null && stage !== 'full') return <Place face={faceOf(card, whereIs(view, card)?.unit ?? null)} />;
  const thrown = lastThrow(log);
  return thrown === null ? <p className={styles.tip}>{say({ key: 'stc.ui.tip' })}</p> : <Last thrown={thrown} />;
}

function Last({ thrown: { at, dice, sum, good, top, attacker, target } }: { thrown: Thrown }) {
  const { say } = useTable<CastleView>();
  const [a = 1, b = 1] = dice;
  return (
    <section className={styles.last} aria-label={say({ key: 'stc.ui.last-throw' })}>
      <p className={styles.dice}>
        <Die value={a} roll={`${at}a`} size={28} quiet />
        <Die value={b} roll={`${at}b`} size={28} quiet />
        <b>{sum}</b>
        <span>
          {attacker !== null && target !== null ? `${unitOf(attacker).name} → ${unitOf(target).name}: ` : ''}
          {say({ key: good ? 'stc.ui.success' : 'stc.ui.failure' })}
        </span>
      </p>
      <OddsStrip succeeds={(one) => (top === null ? one === PRAYER : succeeds(one, top))} rolled={sum} />
    </section>
  );
}
