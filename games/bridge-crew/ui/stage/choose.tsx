/** Reverse Flow as cards that can be read: seven stations, seven Personalities, and what the chosen one does (BRC-9 to BRC-12). */
import type { Seat } from '@bridgehead/kernel';
import { Button, Icon, SeatMark, StageQuestion, useTable } from '@bridgehead/ui';
import { check } from '@bridgehead/ui/icons/verbs';
import { useEffect, useRef, useState } from 'react';
import { CREW_IDS, type CrewId, crewRow, orderRow, PERSONALITY_IDS, type PersonalityId, personalityRow, stanceOf } from '../../cards.ts';
import { isOneOf, nth } from '../../lists.ts';
import type { CrewView } from '../../view.ts';
import { Portrait } from '../portrait.tsx';
import { CREW_SIGNS, PERSONALITY_SIGNS } from '../signs.ts';
import { CrewCard, PersonalityCard, TakenPlace } from './cards.tsx';
import styles from './choose.module.css';

type Stack = 'crew' | 'personality';

/** Everything that the scene shows of one of the two stacks. */
interface Row {
  readonly stack: Stack;
  /** I am asked for one of these now. */
  readonly isOpen: boolean;
  /** The cards I see; the rest was taken before it came to me. */
  readonly cards: readonly string[];
  readonly mine: string | null;
}

function rowOf(view: CrewView, viewer: unknown, stack: Stack, key: string | undefined): Row {
  const held = stack === 'crew' ? view.crewStack : view.personalityStack;
  const mine = view.officers.find((_, seat) => seat === viewer)?.[stack] ?? null;
  const all: readonly string[] = stack === 'crew' ? CREW_IDS : PERSONALITY_IDS;
  return { stack, isOpen: key === `brc.take-${stack}`, cards: held?.cards ?? all, mine };
}

export function Choose() {
  const { view, viewer, prompt, say, stage } = useTable<CrewView>();
  const [pick, setPick] = useState<{ readonly of: number | undefined; readonly id: string | null }>({ of: undefined, id: null });
  const picked = pick.of === prompt?.id ? pick.id : null;
  const setPicked = (id: string | null) => setPick({ of: prompt?.id, id });
  const rows = (['crew', 'personality'] as const).map((stack) => rowOf(view, viewer, stack, prompt?.key));
  const phone = stage === 'upright' || stage === 'lying';
  const open = rows.find(({ isOpen }) => isOpen) ?? null;
  return (
    <div className={styles.stage} data-stage={stage} data-testid="choosing">
      <StageQuestion className={styles.all}>
        {phone ? (
          <PhoneRow row={open ?? nth(rows, rows.findIndex(({ mine }) => mine === null) === 1 ? 1 : 0)} picked={picked} onPick={setPicked} />
        ) : (
          rows.map((row) => <CardRow key={row.stack} row={row} picked={picked} onPick={setPicked} isFirst={row.stack === 'crew'} />)
        )}
        <Foot row={open} picked={picked} phone={phone} other={rows.find((row) => row.stack !== open?.stack)?.mine ?? null} />
        <h2 className="visually-hidden" data-testid="question">
          {say({ key: open === null ? 'brc.ui.choose.wait' : `brc.ui.choose.${open.stack}` })}
        </h2>
      </StageQuestion>
    </div>
  );
}

interface RowProps {
  readonly row: Row;
  readonly picked: string | null;
  readonly onPick: (id: string | null) => void;
}

/** The seats that have taken one, in turn for the empty places. */
const takersOf = (view: CrewView, stack: Stack, me: unknown): Seat[] =>
  view.officers.flatMap((officer, seat) => (seat !== me && officer.hasChosen.includes(stack) ? [seat] : []));

function CardRow({ row: { stack, isOpen, cards, mine }, picked, onPick, isFirst }: RowProps & { isFirst: boolean }) {
  const { view, viewer, say } = useTable<CrewView>();
  const takers = takersOf(view, stack, viewer);
  const ids: readonly string[] = stack === 'crew' ? CREW_IDS : PERSONALITY_IDS;
  return (
    <section className={styles.row} data-stack={stack} data-quiet={(!isOpen && mine === null) || undefined}>
      <header>
        <h3>{say({ key: `brc.ui.choose.${isFirst ? 'crew' : 'then'}` })}</h3>
        <p>{say(lineOf(view, stack, isOpen, takers))}</p>
      </header>
      <div className={styles.cards}>
        {ids.map((id) => {
          const isMine = mine === id;
          if (isOpen && !cards.includes(id)) return <TakenPlace key={id} seat={takers.shift() ?? null} low={!isFirst} />;
          const state = {
            can: isOpen,
            chosen: picked === id || isMine,
            quiet: (!isOpen && !isMine) || (mine !== null && !isMine),
            onPick: isOpen ? () => onPick(picked === id ? null : id) : null,
          };
          return isOneOf(CREW_IDS, id) ? (
            <CrewCard key={id} id={id} {...state} />
          ) : isOneOf(PERSONALITY_IDS, id) ? (
            <PersonalityCard key={id} id={id} {...state} />
          ) : null;
        })}
      </div>
    </section>
  );
}

/** What the row is for, and where the rest goes. */
function lineOf(view: CrewView, stack: Stack, isOpen: boolean, takers: readonly Seat[]) {
  const seats = view.officers.length;
  const holder = (stack === 'crew' ? view.crewStack : view.personalityStack)?.holder ?? 0;
  const next = stack === 'crew' ? (holder + 1) % seats : (holder + seats - 1) % seats;
  const isLast = takers.length + 1 >= seats;
  const key = `brc.ui.choose.${stack}.${isOpen ? (isLast ? 'last' : 'open') : 'soon'}`;
  return { key, params: { name: `@seat.${next}`, n: takers.length } };
}

/** One card at a time, its neighbours at the edges, a row of all seven below. */
function PhoneRow({ row: { stack, isOpen, cards, mine }, picked, onPick }: RowProps) {
  const { view, viewer, say } = useTable<CrewView>();
  const scroll = useRef<HTMLDivElement>(null);
  const ids: readonly string[] = stack === 'crew' ? CREW_IDS : PERSONALITY_IDS;
  const shown = ids.filter((id) => cards.includes(id));
  const takers = takersOf(view, stack, viewer);
  const current = picked ?? mine ?? shown[0] ?? null;
  const goTo = (id: string) => {
    onPick(id);
    scroll.current?.querySelector(`[data-ref="card:${id}"]`)?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'smooth' });
  };
  useEffect(() => {
    if (isOpen && picked === null && shown[0] !== undefined) onPick(shown[0]);
  }, [isOpen, picked]);
  const settle = () => {
    const box = scroll.current;
    if (box === null || !isOpen) return;
    const middle = box.scrollLeft + box.clientWidth / 2;
    const cardsIn = [...box.querySelectorAll<HTMLElement>('[data-ref^="card:"]')];
    const nearest = cardsIn.toSorted(
      (a, b) => Math.abs(a.offsetLeft + a.offsetWidth / 2 - middle) - Math.abs(b.offsetLeft + b.offsetWidth / 2 - middle),
    )[0];
    const id = nearest?.dataset.ref?.slice('card:'.length) ?? null;
    if (id !== null && id !== picked) onPick(id);
  };
  return (
    <section className={styles.phone} data-stack={stack}>
      <header>
        <h3>{say({ key: `brc.ui.choose.${stack}` })}</h3>
        <span>{say({ key: 'brc.ui.choose.left', params: { n: shown.length } })}</span>
      </header>
      <div ref={scroll} className={styles.slide} onScrollEnd={settle}>
        {shown.map((id) => {
          const state = { can: isOpen, chosen: current === id, quiet: current !== id, onPick: isOpen ? () => goTo(id) : null };
          return isOneOf(CREW_IDS, id) ? (
            <CrewCard key={id} id={id} {...state} />
          ) : isOneOf(PERSONALITY_IDS, id) ? (
            <PersonalityCard key={id} id={id} {...state} />
          ) : null;
        })}
      </div>
      <div className={styles.seven}>
        {ids.map((id) => (
          <button
            key={id}
            type="button"
            disabled={!isOpen || !cards.includes(id)}
            aria-pressed={current === id}
            aria-label={say({ key: `brc.${stack}.${id}` })}
            onClick={() => goTo(id)}
          >
            <Icon glyph={isOneOf(CREW_IDS, id) ? CREW_SIGNS[id] : PERSONALITY_SIGNS[id as PersonalityId]} size={24} />
          </button>
        ))}
      </div>
      {takers.length > 0 && <p className={styles.gone}>{say({ key: 'brc.ui.choose.gone', params: { n: takers.length } })}</p>}
    </section>
  );
}

/** Personalities that are drawn to what an Order is tagged with as a rule; and the other way round. */
function goesWith(id: string): readonly string[] {
  const isKeen = (personality: PersonalityId, crew: CrewId): boolean => {
    const { first, second } = orderRow(crewRow(CREW_IDS.indexOf(crew)).trained);
    return stanceOf(PERSONALITY_IDS.indexOf(personality), [first, second]) === 'keen';
  };
  if (isOneOf(CREW_IDS, id)) return PERSONALITY_IDS.filter((one) => isKeen(one, id));
  return isOneOf(PERSONALITY_IDS, id) ? CREW_IDS.filter((one) => isKeen(id, one)) : [];
}

function Foot({ row, picked, other, phone }: { row: Row | null; picked: string | null; other: string | null; phone: boolean }) {
  const { view, viewer, say, answer, busy, seats } = useTable<CrewView>();
  if (row === null) {
    const awaited = seats.find(({ toAct }) => toAct)?.seat;
    return (
      <footer className={styles.foot} data-idle="">
        <p>{awaited === undefined ? '' : say({ key: 'brc.ui.choose.waiting', params: { name: `@seat.${awaited}` } })}</p>
        <Chosen />
      </footer>
    );
  }
  const name = picked === null ? null : say({ key: `brc.${row.stack}.${picked}` });
  return (
    <footer className={styles.foot}>
      {viewer !== 'spectator' && !phone && <SeatMark seat={viewer} size={22} />}
      <p>
        {picked === null ? (
          say({ key: `brc.ui.choose.${row.stack}` })
        ) : (
          <>
            <b>{name}</b> {say(doesWhat(row.stack, picked, other))} {withWhom(view, picked, other, say)}
          </>
        )}
      </p>
      {!phone && <Chosen />}
      <Button
        look="main"
        className={styles.take}
        disabled={picked === null || busy}
        data-answer={picked === null ? undefined : JSON.stringify(picked)}
        data-testid="take"
        onClick={() => picked !== null && answer(picked)}
      >
        {name === null || !phone ? say({ key: 'brc.ui.choose.me' }) : say({ key: 'brc.ui.choose.i-am', params: { name } })}
      </Button>
    </footer>
  );
}

function doesWhat(stack: Stack, picked: string, other: string | null) {
  if (isOneOf(CREW_IDS, picked))
    return { key: 'brc.ui.choose.does', params: { order: `@brc.order.${crewRow(CREW_IDS.indexOf(picked)).trained}` } };
  const { keen } = personalityRow(PERSONALITY_IDS.findIndex((id) => id === picked));
  const themes = keen.map((theme) => `@brc.ui.theme.${theme}`);
  const isPair = isOneOf(CREW_IDS, other) && goesWith(other).includes(picked);
  if (isPair) return { key: 'brc.ui.choose.pair', params: { order: `@brc.order.${crewRow(CREW_IDS.indexOf(other)).trained}` } };
  return themes.length > 1
    ? { key: 'brc.ui.choose.likes-two', params: { one: themes[0] ?? '', two: themes[1] ?? '' } }
    : { key: 'brc.ui.choose.likes', params: { one: themes[0] ?? '', stack } };
}

function withWhom(_view: CrewView, picked: string, other: string | null, say: ReturnType<typeof useTable>['say']): string {
  if (other !== null) return '';
  const stack = isOneOf(CREW_IDS, picked) ? 'personality' : 'crew';
  const names = goesWith(picked).map((id) => say({ key: `brc.${stack}.${id}` }));
  return names.length === 0 ? '' : say({ key: 'brc.ui.choose.goes', params: { names: new Intl.ListFormat('en').format(names) } });
}

/** Who has chosen already. */
function Chosen() {
  const { view, say } = useTable<CrewView>();
  return (
    <span className={styles.chosen}>
      {view.officers.map(({ hasChosen }, seat) => (
        <span key={seat} title={say({ key: `seat.${seat}` })}>
          <Portrait seat={seat} size={36} />
          {hasChosen.length === 2 && (
            <i>
              <Icon glyph={check} size={12} />
            </i>
          )}
        </span>
      ))}
    </span>
  );
}
