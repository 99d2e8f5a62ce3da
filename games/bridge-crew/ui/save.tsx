/** Save the Day (BRC-96 to BRC-98): every die of the Captain against every die of the Encounter pool, and two totals. */
import { useTable } from '@bridgehead/ui';
import { emptyPool, kindOf } from '../dice.ts';
import { nth } from '../lists.ts';
import { saveChance } from '../odds.ts';
import { percent } from '../table-help.ts';
import type { CrewView } from '../view.ts';
import { DieChip } from './die.tsx';
import { type Showdown, taleIn } from './facts.ts';
import styles from './save.module.css';

/** Larger piles are drawn smaller. */
const MANY = 14;
const SOME = 9;

export function SaveTheDay({ showdown }: { showdown: Showdown }) {
  const { view, say, stage } = useTable<CrewView>();
  const { tried, saved, rolls, at } = showdown;
  const large = stage === 'upright' || stage === 'lying' ? 40 : 60;
  const sizeOf = (dice: number) => (dice > MANY ? 30 : dice > SOME ? 40 : large);
  const last = rolls.at(-1);
  if (tried === null || saved === null || last === undefined) return null;
  const pool = (codes: readonly string[]) => {
    const dice = emptyPool();
    for (const code of codes) {
      const kind = kindOf(Number(code.slice(1)), code[0] as 'C');
      dice[kind] = nth(dice, kind) + 1;
    }
    return dice;
  };
  const chance = saveChance(pool(tried.own), pool(tried.against));
  const row = (codes: readonly string[], values: readonly number[], side: string) => (
    <div className={styles.dice}>
      {codes.map((code, i) => (
        <DieChip key={`${code}.${i}`} code={code} size={sizeOf(codes.length)} value={nth(values, i)} roll={`${at}${side}${i}`} />
      ))}
    </div>
  );
  return (
    <section className={styles.save} data-success={saved.success || undefined} data-testid="save">
      <div className={styles.side} data-won={saved.success || undefined}>
        <h3>{say({ key: 'brc.ui.save.captain', params: { name: `@seat.${saved.seat}` } })}</h3>
        <output>{saved.captain}</output>
        {row(tried.own, last.crew, 'c')}
      </div>
      <div className={styles.middle}>
        <h2>{say({ key: saved.success ? 'brc.ui.save.yes' : 'brc.ui.save.no' })}</h2>
        <p>{say({ key: 'brc.ui.save.chance', params: { chance: percent(chance) } })}</p>
        {rolls.length > 1 && <p>{say({ key: 'brc.ui.rerolled', params: { n: rolls.length - 1 } })}</p>}
      </div>
      <div className={styles.side} data-won={saved.success ? undefined : true}>
        <h3>{say({ key: 'brc.ui.save.alien', params: { alien: taleIn(view, showdown)?.alien ?? '' } })}</h3>
        <output>{saved.alien}</output>
        {row(tried.against, last.alien, 'a')}
      </div>
    </section>
  );
}
