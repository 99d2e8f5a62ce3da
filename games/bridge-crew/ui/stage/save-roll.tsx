/** Save the Day on the stage: all dice fall in waves, two totals count up, a breath, the verdict (BRC-96 to BRC-98). */
import { type Playing, useTable } from '@bridgehead/ui';
import type { CrewEvent } from '../../events.ts';
import { nth } from '../../lists.ts';
import type { CrewView } from '../../view.ts';
import { vars } from '../css-vars.ts';
import { DieChip } from '../die.tsx';
import { taleOf } from '../facts.ts';
import styles from './save-roll.module.css';

type Of<T extends CrewEvent['type']> = Extract<CrewEvent, { type: T }>;
/** So many dice fall together. */
const WAVE = 4;

export function SaveRoll({ playing: { told, phase } }: { playing: Playing }) {
  const { view, say, stage } = useTable<CrewView>();
  const tried = told.find((event): event is Of<'save.tried'> => event.type === 'save.tried');
  const roll = told.findLast((event): event is Of<'dice.rolled'> => event.type === 'dice.rolled');
  const result = told.find((event): event is Of<'save.result'> => event.type === 'save.result');
  if (tried === undefined) return null;
  const phone = stage === 'upright' || stage === 'lying';
  const most = Math.max(tried.own.length, tried.against.length);
  const size = (phone ? 34 : 62) - (most > 12 ? (phone ? 10 : 22) : 0);
  const column = (codes: readonly string[], values: readonly number[] | undefined) => (
    <div className={styles.dice}>
      {codes.map((code, i) => (
        <span key={`${code}.${i}`} style={vars({ '--wave': Math.floor(i / WAVE) })}>
          <DieChip code={code} size={size} {...(values === undefined ? {} : { value: nth(values, i) })} />
        </span>
      ))}
    </div>
  );
  return (
    <div className={styles.save} data-phase={phase} data-success={result?.success}>
      <section data-won={result?.success}>
        <h3>{say({ key: 'brc.ui.save.captain', params: { name: `@seat.${tried.seat}` } })}</h3>
        <output>{result?.captain ?? '?'}</output>
        {column(tried.own, result === undefined ? undefined : roll?.crew)}
      </section>
      <div className={styles.middle}>
        <h2>{say({ key: result === undefined ? 'brc.ui.save' : result.success ? 'brc.ui.save.yes' : 'brc.ui.save.no' })}</h2>
      </div>
      <section data-won={result === undefined ? undefined : !result.success}>
        <h3>{say({ key: 'brc.ui.save.alien', params: { alien: taleOf(view)?.alien ?? '' } })}</h3>
        <output>{result?.alien ?? '?'}</output>
        {column(tried.against, result === undefined ? undefined : roll?.alien)}
      </section>
    </div>
  );
}
