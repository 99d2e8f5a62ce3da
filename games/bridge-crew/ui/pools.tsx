/** The two pools as piles of dice: a bar chart of what is left. In a low place each is one line of dice and counts. */
import { useBox, useTable } from '@bridgehead/ui';
import { type Colour, codeOf, FACES, kindOf, pipsIn } from '../dice.ts';
import { nth } from '../lists.ts';
import type { CrewView } from '../view.ts';
import { DieChip, PoolSign } from './die.tsx';
import { diceOf, facesOfPool, pool } from './facts.ts';
import styles from './pools.module.css';

export function Pools() {
  const { view } = useTable<CrewView>();
  return (
    <div className={styles.pools}>
      <Pool id="commission" colour="C" dice={view.commission} />
      <Pool id="encounter" colour="E" dice={view.encounter} />
    </div>
  );
}

function Pool({ id, colour, dice }: { id: 'commission' | 'encounter'; colour: Colour; dice: readonly number[] }) {
  const { say } = useTable<CrewView>();
  const [ref, box] = useBox<HTMLDivElement>();
  const other: Colour = colour === 'C' ? 'E' : 'C';
  const isLine = box !== null && box.h < 5;
  const sum =
    id === 'commission'
      ? say({ key: 'brc.ui.faces', params: { n: facesOfPool(dice) } })
      : say({ key: 'brc.ui.average', params: { n: pipsIn(pool(dice)).toFixed(1) } });
  return (
    <section className={styles.pool} data-ref={`pool:${id}`} aria-label={say({ key: `brc.ui.pool.${id}` })} data-line={isLine || undefined}>
      <h2 className={styles.head}>
        <PoolSign colour={colour} size={20} />
        <span className={styles.title}>{say({ key: `brc.ui.pool.${id}` })}</span>
        <small>
          <b>{diceOf(dice)}</b> {say({ key: 'brc.ui.dice' })} <span>{sum}</span>
        </small>
      </h2>
      <div ref={ref} className={styles.piles}>
        {FACES.map((faces) => {
          const own = nth(dice, kindOf(faces, colour));
          const foreign = nth(dice, kindOf(faces, other));
          const label = say({
            key: 'brc.ui.pile',
            params: { own, foreign, colour: `@brc.colour.${colour}`, other: `@brc.colour.${other}`, faces },
          });
          return (
            <div key={faces} className={styles.pile} role="img" aria-label={label}>
              {box !== null &&
                (isLine ? (
                  <Line isTight={box.w < TIGHT} own={own} foreign={foreign} faces={faces} colour={colour} other={other} />
                ) : (
                  <Pile height={box.h * 16} own={own} foreign={foreign} faces={faces} colour={colour} other={other} />
                ))}
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** A die of a stack shows its number where the next one leaves this much of it. */
const READABLE = 0.62;

interface PileProps {
  readonly own: number;
  readonly foreign: number;
  readonly faces: number;
  readonly colour: Colour;
  readonly other: Colour;
}

function Pile({ own, foreign, faces, colour, other, height }: PileProps & { height: number }) {
  const count = own + foreign;
  const size = height < 110 ? 28 : 34;
  const step = Math.min(24, (height - 22 - size) / Math.max(1, count - 1));
  const codes = [
    ...new Array<string>(own).fill(codeOf(kindOf(faces, colour))),
    ...new Array<string>(foreign).fill(codeOf(kindOf(faces, other))),
  ];
  return (
    <>
      <span className={styles.stack} style={{ height: `${(size + Math.max(0, count - 1) * step) / 16}rem`, width: `${size / 16}rem` }}>
        {count === 0 && <DieChip code={codeOf(kindOf(faces, colour))} size={size} state="none" />}
        {codes.map((code, i) => (
          <span key={`${code}.${i}`} style={{ bottom: `${(i * step) / 16}rem` }}>
            <DieChip code={code} size={size} {...(i < count - 1 && step < size * READABLE ? { state: 'under' as const } : {})} />
          </span>
        ))}
      </span>
      <b>{count}</b>
    </>
  );
}

/** Narrower than this, in rem, a foreign colour is only counted. */
const TIGHT = 14;

function Line({ own, foreign, faces, colour, other, isTight }: PileProps & { isTight: boolean }) {
  return (
    <>
      <DieChip code={codeOf(kindOf(faces, colour))} size={isTight ? 15 : 21} {...(own === 0 ? { state: 'none' as const } : {})} />
      <b>{own}</b>
      {foreign > 0 && !isTight && <DieChip code={codeOf(kindOf(faces, other))} size={16} />}
      {foreign > 0 && <b data-foreign={isTight ? other : undefined}>{isTight ? `+${foreign}` : foreign}</b>}
    </>
  );
}
