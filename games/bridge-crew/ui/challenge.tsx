/** The face-off (BRC-57 to BRC-61): two sides, the table of chances between them that is the switch, then both cards and the roll. */
import type { Seat } from '@bridgehead/kernel';
import { Icon, SeatMark, useTable } from '@bridgehead/ui';
import { check, lock } from '@bridgehead/ui/icons/verbs';
import { ATTITUDES, type Attitude } from '../cards.ts';
import { MAVERICK_NEEDS } from '../numbers.ts';
import { chancesInFaceOff, percent, stanceIn } from '../table-help.ts';
import type { CrewView, OfficerView, SideView } from '../view.ts';
import styles from './challenge.module.css';
import { DieChip } from './die.tsx';
import { isTrained, type Showdown, taleOf } from './facts.ts';
import { Field } from './field.tsx';
import { ATTITUDE_SIGNS, faceOf, ORDER_SIGNS, TRAINED_SIGN } from './signs.ts';
import { ThemePill } from './view-screen.tsx';

/** While attitudes are chosen. */
export function FaceOff() {
  const { view } = useTable<CrewView>();
  const [crew, alien] = view.sides as readonly [SideView, SideView];
  return (
    <section className={styles.challenge} data-ref="challenge">
      <Head />
      <div className={styles.sides}>
        <SideOf side="crew" seat={crew.seat} die={crew.die} card={<Given side={crew} helps />} />
        <Crossing />
        <SideOf side="alien" seat={alien.seat} die={alien.die} card={<Given side={alien} />} />
      </div>
      <Stakes />
    </section>
  );
}

function Head() {
  const { view, say, viewer } = useTable<CrewView>();
  const tale = taleOf(view);
  return (
    <header className={styles.head}>
      <Icon glyph={ORDER_SIGNS[view.approach === 'belay' ? view.method : (view.order ?? 'hail')]} size={26} />
      <h2>{say({ key: `brc.order.${view.approach === 'belay' ? view.method : view.order}` })}</h2>
      <p>
        <b>the {tale?.alien}</b> <span>{tale?.where}</span>
      </p>
      <span className={styles.pills}>
        {view.themes.map((theme) => (
          <ThemePill key={theme} theme={theme} viewer={viewer} />
        ))}
      </span>
    </header>
  );
}

interface SideProps {
  readonly side: 'crew' | 'alien';
  readonly seat: Seat;
  readonly die: string | null;
  readonly value?: number;
  readonly before?: readonly number[];
  readonly roll?: string;
  readonly won?: boolean;
  readonly card: React.ReactNode;
}

function SideOf({ side, seat, die, value, before = [], roll, won, card }: SideProps) {
  const { view, say, stage } = useTable<CrewView>();
  const tale = taleOf(view);
  const crew = view.officers[seat]?.crew ?? null;
  const phone = stage === 'upright' || stage === 'lying';
  return (
    <div className={styles.side} data-side={side} data-won={won || undefined}>
      <p className={styles.who}>
        <SeatMark seat={seat} size={20} />
        <strong>{say({ key: `seat.${seat}` })}</strong>
        <small>
          {side === 'crew'
            ? crew === null
              ? ''
              : say({ key: `brc.ui.crew-of`, params: { card: `@brc.crew.${crew}` } })
            : say({ key: 'brc.ui.alien-of', params: { alien: tale?.alien ?? '' } })}
        </small>
        {side === 'alien' && tale !== null && !phone && <Icon glyph={faceOf(tale.alien)} size={34} />}
      </p>
      <div className={styles.dice}>
        {before.map((first, i) => (
          <DieChip key={`${i}.${first}`} code={die ?? 'C6'} size={34} value={first} state="lost" />
        ))}
        {die !== null && (
          <DieChip
            code={die}
            size={phone ? 58 : 112}
            {...(value === undefined ? {} : { value })}
            {...(roll === undefined ? {} : { roll })}
            label={say({ key: 'brc.ui.die', params: { colour: `@brc.colour.${die[0]}`, faces: die.slice(1) } })}
          />
        )}
      </div>
      {card}
    </div>
  );
}

/** Before the cards turn: what helps the Crew, and whether the other side has chosen; equal for everybody. */
function Given({ side, helps = false }: { side: SideView; helps?: boolean }) {
  const { view, say, viewer } = useTable<CrewView>();
  const officer = view.officers[side.seat] as OfficerView;
  const open = side.attitude !== null && side.attitude !== 'locked';
  const isBelaying = view.approach === 'belay';
  const stance = isBelaying ? null : stanceIn(view, officer.personality);
  if (open && viewer === side.seat) return <AttitudeCard attitude={side.attitude as Attitude} />;
  if (open) return <AttitudeCard attitude={side.attitude as Attitude} />;
  if (side.attitude === 'locked' || viewer !== side.seat)
    return (
      <div className={styles.card} data-hidden="">
        <Icon glyph={lock} size={20} />
        <span>
          <strong>
            {say({ key: side.attitude === 'locked' ? 'brc.ui.given' : side.isWriting ? 'brc.ui.speaking' : 'brc.ui.thinking' })}
          </strong>
          <small>{say({ key: 'brc.ui.given.text' })}</small>
        </span>
      </div>
    );
  if (!helps) return null;
  return (
    <ul className={styles.helps}>
      {isTrained(view, officer) && !isBelaying && (
        <li>
          <Icon glyph={TRAINED_SIGN} size={15} /> {say({ key: 'brc.ui.help.trained' })}
        </li>
      )}
      {(stance === 'keen' || stance === 'counter') && (
        <li data-stance={stance}>
          {stance === 'keen' ? '▲' : '▼'} {say({ key: `brc.ui.help.${stance}` })}
        </li>
      )}
    </ul>
  );
}

function AttitudeCard({ attitude }: { attitude: Attitude }) {
  const { say } = useTable<CrewView>();
  return (
    <div className={styles.card} data-attitude={attitude}>
      <Icon glyph={ATTITUDE_SIGNS[attitude]} size={26} />
      <span>
        <strong>{say({ key: `brc.attitude.${attitude}` })}</strong>
        <small>{say({ key: `brc.ui.attitude.${attitude}` })}</small>
      </span>
    </div>
  );
}

/** Three rows to choose from, three columns the other may have chosen, nine exact figures. */
function Crossing() {
  const table = useTable<CrewView>();
  const { view, say, prompt, aim, takeAim, viewer, answer } = table;
  const chances = chancesInFaceOff(view);
  const isAlien = viewer === view.alien;
  const asked = prompt?.key === 'brc.face-off';
  const own = view.sides?.find(({ seat }) => seat === viewer)?.attitude ?? null;
  const chosen = own !== null && own !== 'locked' ? own : asked ? aim : null;
  const of = (mine: Attitude, foe: Attitude): number => (chances === null ? 0 : isAlien ? 1 - chances[foe][mine] : chances[mine][foe]);
  const pick = (attitude: Attitude) => {
    if (!asked) return;
    if (chosen === attitude && table.careful) answer(attitude);
    else takeAim(attitude);
  };
  return (
    <div className={styles.crossing}>
      <table>
        <thead>
          <tr>
            <td>
              <span>{say({ key: isAlien || asked ? 'brc.ui.you-down' : 'brc.ui.crew-down' })}</span>
              <span>{say({ key: isAlien ? 'brc.ui.crew-across' : 'brc.ui.alien-across' })}</span>
            </td>
            {ATTITUDES.map((foe) => (
              <th key={foe} scope="col">
                <Icon glyph={ATTITUDE_SIGNS[foe]} size={18} />
                {say({ key: `brc.attitude.${foe}` })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ATTITUDES.map((mine) => (
            <tr key={mine} data-chosen={chosen === mine || undefined}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.attitude}
                  disabled={!asked || table.busy}
                  aria-pressed={chosen === mine}
                  data-attitude={mine}
                  onClick={() => pick(mine)}
                >
                  <Icon glyph={ATTITUDE_SIGNS[mine]} size={24} />
                  <span>
                    <strong>{say({ key: `brc.attitude.${mine}` })}</strong>
                    <small>{say({ key: `brc.ui.attitude.${mine}` })}</small>
                  </span>
                  {chosen === mine && <Icon glyph={check} size={16} />}
                </button>
              </th>
              {ATTITUDES.map((foe) => (
                <td key={foe}>
                  <b>{percent(of(mine, foe))}</b>
                  <i>
                    <i style={{ width: `${of(mine, foe) * 100}%` }} />
                  </i>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.foot}>{say({ key: isAlien || asked ? 'brc.ui.nine.own' : 'brc.ui.nine' })}</p>
    </div>
  );
}

/** What a win and a loss would mean. */
function Stakes() {
  const { view, say, viewer, aim } = useTable<CrewView>();
  const own = view.sides?.find(({ seat }) => seat === viewer);
  const attitude = (own?.attitude !== 'locked' ? own?.attitude : null) ?? (ATTITUDES.includes(aim as Attitude) ? (aim as Attitude) : null);
  return (
    <footer className={styles.stakes}>
      {attitude !== null && (
        <p>
          <b>{say({ key: 'brc.ui.win-as', params: { attitude: `@brc.attitude.${attitude}` } })}</b>{' '}
          {say({ key: `brc.ui.stake.${attitude}` })}
        </p>
      )}
      <p>
        {say({
          key: 'brc.ui.stake.cards',
          params: { crew: `@seat.${view.crew}`, captain: `@seat.${view.captain}`, alien: `@seat.${view.alien}` },
        })}
      </p>
    </footer>
  );
}

/** Both cards turned over, the roll, and every roll that could have been. */
export function Verdict({ showdown }: { showdown: Showdown }) {
  const { say } = useTable<CrewView>();
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
