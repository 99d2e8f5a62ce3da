/** All officers in one line, clockwise, me included; they never change places. */
import type { Seat } from '@bridgehead/kernel';
import { Clock, Icon, length, PlainText, SeatMark, useBox, useTable } from '@bridgehead/ui';
import { bot } from '@bridgehead/ui/icons/verbs';
import { nth } from '../lists.ts';
import { stanceIn } from '../table-help.ts';
import type { CrewView, OfficerView } from '../view.ts';
import { vars } from './css-vars.ts';
import { DieChip } from './die.tsx';
import { codesIn, facesOfPool, isAsleep, isTrained, shortName, stationOf } from './facts.ts';
import styles from './plates.module.css';
import { Portrait } from './portrait.tsx';
import { ALIEN_SIGN, CAPTAIN_SIGN, CREW_SIGNS, TRAINED_SIGN } from './signs.ts';

/** In a scene: a face, a name, and what the seat is at. */
export function ShortPlates({ writer = null }: { writer?: Seat | null }) {
  const { view, say } = useTable<CrewView>();
  return (
    <ol className={styles.scene} aria-label={say({ key: 'brc.ui.officers' })}>
      {view.officers.map(({ personality }, seat) => {
        const role = seat === view.captain ? 'captain' : seat === view.alien ? 'alien' : null;
        const writes = seat === writer;
        return (
          <li key={seat} data-plate={seat} data-turn={writes || undefined} style={vars({ '--seat': `var(--seat-${seat})` })}>
            <Portrait seat={seat} size={44} />
            <span>
              <b>
                <SeatMark seat={seat} size={16} /> <PlainText text={say({ key: `seat.${seat}` })} most={26} />
              </b>
              <small>
                {writes
                  ? say({ key: 'brc.ui.state.writes' })
                  : role !== null
                    ? say({ key: `brc.role.${role}` })
                    : personality === null
                      ? ''
                      : say({ key: `brc.personality.${personality}` })}
              </small>
            </span>
            {role !== null && (
              <i className={styles.disc} data-role={role}>
                <Icon glyph={role === 'captain' ? CAPTAIN_SIGN : ALIEN_SIGN} size={22} />
              </i>
            )}
          </li>
        );
      })}
    </ol>
  );
}

export function Plates() {
  const { view, say } = useTable<CrewView>();
  const count = view.officers.length;
  return (
    <ol className={styles.plates} aria-label={say({ key: 'brc.ui.officers' })} data-seats={count > 5 ? 'many' : 'few'}>
      {view.officers.map((officer, seat) => (
        <Plate key={seat} seat={seat} officer={officer} />
      ))}
      {count === 7 && view.settings.finalAct !== 'off' && (
        <li className={styles.spare} aria-hidden="true">
          {say({ key: 'brc.ui.final', params: { n: view.lastOrdinary } })}
        </li>
      )}
    </ol>
  );
}

/** Longer names are called by their first word, or by their station. */
const LONG = { few: 23, many: 14 } as const;

function Plate({ seat, officer }: { seat: Seat; officer: OfficerView }) {
  const table = useTable<CrewView>();
  const { view, viewer, seats, say, inspect, stage } = table;
  const info = seats[seat];
  const state = stateOf(table, seat);
  const phone = stage === 'upright' || stage === 'lying';
  const name = say({ key: `seat.${seat}` });
  const brief = shortName(view, seat, name);
  const most = view.officers.length > 5 ? LONG.many : LONG.few;
  const role = seat === view.captain ? 'captain' : seat === view.alien ? 'alien' : null;
  return (
    <li
      className={styles.plate}
      data-ref={`seat:${seat}`}
      data-plate={seat}
      data-out={officer.out && view.beat.endsWith('auction') && role === null ? '' : undefined}
      data-turn={info?.toAct || undefined}
      style={vars({ '--seat': `var(--seat-${seat})` })}
    >
      <button
        type="button"
        className={styles.open}
        onClick={() => inspect(`seat:${seat}`)}
        aria-label={say({ key: 'brc.ui.look-at', params: { name } })}
      >
        <span className={styles.head}>
          {stage === 'full' && officer.crew !== null && <Portrait seat={seat} size={30} />}
          <SeatMark seat={seat} size={phone ? 19 : stage === 'full' ? 17 : 22} />
          <strong className={styles.name} data-long={(name.length > (viewer === seat ? 9 : 15) && name.length <= most) || undefined}>
            <PlainText text={name.length > most ? brief : name} most={26} />
          </strong>
          <strong className={styles.short}>
            <PlainText text={brief} most={10} />
          </strong>
          {viewer === seat && (role === null || name.length <= 15) && <small className={styles.you}>{say({ key: 'brc.ui.you' })}</small>}
          {info?.kind === 'bot' && role === null && <Icon glyph={bot} size={16} />}
          {role === null && state.text !== say({ key: 'brc.ui.state.watches' }) && <small className={styles.doing}>{state.text}</small>}
          {role !== null && (
            <span className={styles.role} data-role={role}>
              <Icon glyph={role === 'captain' ? CAPTAIN_SIGN : ALIEN_SIGN} size={18} title={say({ key: `brc.role.${role}` })} />
            </span>
          )}
        </span>
        <Cards seat={seat} officer={officer} />
        <OfficerDice dice={officer.dice} />
        <span className={styles.foot}>
          {state.die !== null && <DieChip code={state.die} size={17} />}
          <b data-role={role ?? undefined}>{state.text}</b>
          <strong className={styles.below}>
            <PlainText text={brief} most={10} />
          </strong>
          {info?.clock?.running ? (
            <Clock clock={info.clock} />
          ) : (
            view.round > 0 && <small>{say({ key: 'brc.ui.faces', params: { n: facesOfPool(officer.dice) } })}</small>
          )}
        </span>
      </button>
    </li>
  );
}

function Cards({ seat, officer }: { seat: Seat; officer: OfficerView }) {
  const { view, say } = useTable<CrewView>();
  const { crew, personality } = officer;
  if (crew === null && personality === null)
    return (
      <span className={styles.cards}>
        <span className="visually-hidden">{say({ key: 'brc.ui.face-down', params: { n: officer.hasChosen.length } })}</span>
        <span aria-hidden="true">{'▮'.repeat(officer.hasChosen.length)}</span>
      </span>
    );
  const asleep = isAsleep(view, seat);
  const stance = asleep || view.order === null ? null : stanceIn(view, personality);
  return (
    <span className={styles.cards} data-asleep={asleep || undefined}>
      {crew !== null && <Icon glyph={CREW_SIGNS[crew]} size={15} />}
      <span className={styles.titles}>
        {crew !== null && <span className={styles.station}>{stationOf(crew)} · </span>}
        {personality === null ? '' : say({ key: `brc.personality.${personality}` })}
      </span>
      {!asleep && isTrained(view, officer) && (
        <span className={styles.trained}>
          <Icon glyph={TRAINED_SIGN} size={14} title={say({ key: 'brc.ui.trained' })} />
        </span>
      )}
      {(stance === 'keen' || stance === 'counter') && (
        <b className={styles.stance} data-stance={stance}>
          {stance === 'keen' ? '▲' : '▼'} <span>{say({ key: `brc.stance.${stance}` })}</span>
        </b>
      )}
    </span>
  );
}

const SIZES = [26, 22, 18, 15] as const;
const REM = 16;
/** All of them if they fit; otherwise equal dice become one with a count, then they shrink. */
function OfficerDice({ dice }: { dice: readonly number[] }) {
  const [ref, box] = useBox<HTMLSpanElement>();
  const codes = codesIn(dice);
  const kinds = [...new Set(codes)].map((code) => ({ code, count: codes.filter((one) => one === code).length }));
  const room = (box?.w ?? 10) * REM;
  const high = (box?.h ?? 2) * REM;
  const largest = SIZES.find((size) => size <= high) ?? SIZES[SIZES.length - 1] ?? 15;
  const apart = codes.length * (largest + 2) <= room;
  const size = apart
    ? largest
    : (SIZES.find((one) => one <= largest && kinds.reduce((sum, { count }) => sum + one + (count > 1 ? 15 : 3), 0) <= room) ?? 15);
  return (
    <span ref={ref} className={styles.dice}>
      {apart
        ? codes.map((code, i) => <DieChip key={`${code}.${i}`} code={code} size={size} />)
        : kinds.map(({ code, count }) => (
            <span key={code} className={styles.kind}>
              <DieChip code={code} size={size} />
              {count > 1 && <small style={{ fontSize: length(12) }}>×{count}</small>}
            </span>
          ))}
    </span>
  );
}

/** What an officer is at now, in a word. */
function stateOf(
  { view, say, seats, viewer }: ReturnType<typeof useTable<CrewView>>,
  seat: Seat,
): { readonly text: string; readonly die: string | null } {
  const word = (key: string) => ({ text: say({ key: `brc.ui.state.${key}` }), die: null });
  const officer = nth(view.officers, seat);
  const auction = view.beat.endsWith('auction');
  const toAct = seats[seat]?.toAct ?? false;
  if (officer.conceded) return word('conceded');
  if (auction && view.turn === seat) return word('to-bid');
  if (auction && view.bidder === seat) {
    const die = typeof view.bid === 'number' ? `${view.beat === 'alien-auction' ? 'E' : 'C'}${view.bid}` : null;
    return { ...word(die === null ? 'respect' : 'leads'), die };
  }
  if (seat === view.captain) return word(toAct ? 'captain-acts' : 'captain');
  if (seat === view.alien) return word(toAct ? 'alien-acts' : 'alien');
  if (auction && officer.out) return word('out');
  if (view.sides !== null && seat === view.crew) return word(toAct ? 'crew-acts' : 'crew');
  if (toAct) return word(seat === viewer ? 'you' : 'acts');
  return word('watches');
}
