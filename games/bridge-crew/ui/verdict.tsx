/** How a challenge ended. */
import { useTable } from '@bridgehead/ui';
import { MAVERICK_NEEDS } from '../numbers.ts';
import type { CrewView } from '../view.ts';
import styles from './challenge.module.css';
import { DieChip } from './die.tsx';
import { type Showdown, taleIn } from './facts.ts';
import { Field } from './field.tsx';
import { AttitudeCard, SideOf } from './sides.tsx';

/** Both cards turned over, the roll, and every roll that could have been. */
export function Verdict({ showdown }: { showdown: Showdown }) {
  const { say, view } = useTable<CrewView>();
  const tale = taleIn(view, showdown);
  const { won, rolls, attitudes, moved, roles, at } = showdown;
  if (won === null) return null;
  const last = rolls.at(-1);
  const crewSeat = won.side === 'crew' ? won.seat : won.loser;
  const alienSeat = won.side === 'crew' ? won.loser : won.seat;
  const [crewDie = null, alienDie = null] = last?.dice ?? [];
  const x = last === undefined || last.crew.length === 0 ? undefined : Math.max(...last.crew);
  const y = last === undefined || last.alien.length === 0 ? undefined : Math.max(...last.alien);
  const single = last !== undefined && last.alien.length === 0;
  const twice = (last?.crew.length ?? 0) > 1;
  const lost = twice ? [Math.min(...(last?.crew ?? []))] : [];
  const verdict =
    x === undefined
      ? say({ key: 'brc.ui.verdict.none' })
      : single
        ? say({ key: x >= MAVERICK_NEEDS ? 'brc.ui.verdict.enough' : 'brc.ui.verdict.short', params: { n: x } })
        : say({
            key: x === y ? 'brc.ui.verdict.tie' : 'brc.ui.verdict',
            params: { winner: (won.side === 'crew' ? x : y) ?? 0, loser: (won.side === 'crew' ? y : x) ?? 0 },
          });
  return (
    <section className={styles.challenge} data-revealed="" data-testid="verdict">
      <div className={styles.sides}>
        <SideOf
          side="crew"
          seat={crewSeat}
          tale={tale}
          die={crewDie}
          {...(x === undefined ? {} : { value: x })}
          before={lost}
          roll={`${at}c`}
          won={won.side === 'crew'}
          card={attitudes === null ? null : <AttitudeCard attitude={attitudes.crew} />}
        />
        <div className={styles.result}>
          <h2>{verdict}</h2>
          <p>
            {say({ key: `brc.ui.because.${won.reason === 'auto' ? `auto.${won.attitude}` : won.reason}` })}{' '}
            <b>{say({ key: `brc.ui.wins.${won.side}` })}</b>
            {rolls.length > 1 && <small> {say({ key: 'brc.ui.rerolled', params: { n: rolls.length - 1 } })}</small>}
          </p>
          {attitudes !== null && crewDie !== null && alienDie !== null && x !== undefined && y !== undefined && (
            <Field
              crewDie={Number(crewDie.slice(1))}
              alienDie={Number(alienDie.slice(1))}
              trained={twice}
              crew={attitudes.crew}
              alien={attitudes.alien}
              seat={crewSeat}
              x={x}
              y={y}
            />
          )}
          {single && crewDie !== null && <Faces code={crewDie} rolled={x ?? 0} />}
        </div>
        <SideOf
          side="alien"
          seat={alienSeat}
          tale={tale}
          die={alienDie}
          {...(y === undefined ? {} : { value: y })}
          roll={`${at}a`}
          won={won.side === 'alien'}
          card={attitudes === null ? null : <AttitudeCard attitude={attitudes.alien} />}
        />
      </div>
      <footer className={styles.stakes}>
        {moved.length === 0 ? (
          <p>
            <b>{say({ key: `brc.ui.swap.${won.reason === 'maverick' ? 'maverick' : won.attitude}` })}</b>
          </p>
        ) : (
          <p className={styles.moves}>
            <b>{say({ key: `brc.ui.swap.${won.reason === 'maverick' ? 'maverick' : won.attitude}` })}</b>
            {moved.map(({ die, to }, i) => (
              <span key={`${die}.${i}`}>
                <DieChip code={die} size={22} /> → {placeName(say, to)}
              </span>
            ))}
          </p>
        )}
        {roles !== null && (
          <p>{say({ key: 'brc.event.roles.moved', params: { captain: `@seat.${roles.captain}`, alien: `@seat.${roles.alien}` } })}</p>
        )}
      </footer>
    </section>
  );
}

function placeName(say: ReturnType<typeof useTable>['say'], zone: string): string {
  const [name, seat] = zone.split(':');
  return say({ key: name === 'officer' ? `seat.${seat}` : `brc.zone.${zone}` });
}

/** One die, its faces in a row: too few hatched, enough solid. */
function Faces({ code, rolled }: { code: string; rolled: number }) {
  return (
    <ol className={styles.faces}>
      {Array.from({ length: Number(code.slice(1)) }, (_, i) => i + 1).map((face) => (
        <li key={face} data-enough={face >= MAVERICK_NEEDS || undefined} data-rolled={face === rolled || undefined}>
          {face}
        </li>
      ))}
    </ol>
  );
}
