/** After the end: the awards one by one on a stage, the vote on the best line, and the cover that keeps it. */
import type { Seat } from '@bridgehead/kernel';
import { Button, Icon, later, PlainText, SeatMark, StageQuestion, useTable } from '@bridgehead/ui';
import { lock } from '@bridgehead/ui/icons/verbs';
import { useEffect, useMemo, useState } from 'react';
import { type Award, awardsOf, bestLines, coverLine, quoteOf, votesOn } from '../../episode/index.ts';
import type { Entry } from '../../state.ts';
import { entryText } from '../../table-help.ts';
import type { CrewView } from '../../view.ts';
import { Portrait } from '../portrait.tsx';
import { AWARD_SIGNS, quoteFor } from './award-signs.ts';
import styles from './show.module.css';

const useCover = later(() => import('./show-cover.tsx'));

const AWARD_MS = 3200;
const VOTE_MS = 12_000;
/** The greatest come last. */
const LAST = ['script', 'breakthrough'];
const inShowOrder = (a: Award, b: Award): number => LAST.indexOf(a.id) - LAST.indexOf(b.id);

/** Kept with the table: it is shown once, and again when it is asked for. */
export const SHOW = 'show';

export function Show() {
  const table = useTable<CrewView>();
  const { view, marks, result, keep, say, settings, stage } = table;
  const lines = useMemo(() => bestLines(view, marks), [view]);
  const hasVote = lines.length > 1;
  const awards = useMemo(() => stepsOf(awardsOf(view, marks, result), hasVote), [view, result]);
  const [at, setAt] = useState(0);
  const [voted, setVoted] = useState<number | null>(null);
  const [isOver, setOver] = useState(false);
  const award = awards[at];
  const votesHere = hasVote && award?.id === SCRIPT;
  const isVoting = votesHere && !isOver;
  const done = () => keep(SHOW, 'done');
  const next = () => {
    if (at + 1 >= awards.length) done();
    else setAt(at + 1);
  };
  useEffect(() => {
    if (award === undefined) {
      done();
      return;
    }
    const wait = isVoting ? VOTE_MS : AWARD_MS;
    if (settings.motion === 'off' && !isVoting) return;
    const timer = setTimeout(() => (isVoting ? setOver(true) : next()), wait);
    return () => clearTimeout(timer);
  }, [at, isVoting]);
  const vote = (line: Entry) => {
    setVoted(line.seq);
    table.mark?.('best', String(line.seq));
  };
  if (award === undefined) return null;
  const phone = stage === 'upright' || stage === 'lying';
  return (
    <div className={styles.show} data-stage={stage} data-motion={settings.motion} data-testid="show">
      <Curtain />
      <StageQuestion className={styles.scene}>
        <div className={styles.main} key={award.id}>
          <header className={styles.award}>
            <h2 data-testid="question">
              <Icon glyph={AWARD_SIGNS[award.id] ?? lock} size={phone ? 44 : 56} /> <span>{award.title}</span>
            </h2>
            <p>{say({ key: `brc.ui.award.${award.id}` })}</p>
          </header>
          {votesHere && phone && <CoverPlace isOpen={!isOver} />}
          {!votesHere && <Winner award={award} />}
          {votesHere && isOver && !phone && <BestLine lines={lines} />}
          {votesHere && <Vote lines={lines} voted={voted} isOver={isOver} onVote={vote} />}
        </div>
        {!phone && <CoverPlace isOpen={votesHere && !isOver} />}
        <footer className={styles.foot}>
          <ol className={styles.tokens}>
            {awards.map(({ id, title, seats }, i) => (
              <li key={id} data-now={i === at || undefined} data-shut={i > at || undefined}>
                <Icon glyph={i > at ? lock : (AWARD_SIGNS[id] ?? lock)} size={phone ? 24 : 32} />
                {i <= at && !phone && <span>{title}</span>}
                {i <= at && !phone && (
                  <small>
                    {seats.map((seat) => (
                      <SeatMark key={seat} seat={seat} size={15} />
                    ))}
                  </small>
                )}
              </li>
            ))}
          </ol>
          <div className={styles.ways}>
            <Button look="main" className={styles.next} onClick={isVoting ? () => setOver(true) : next} data-testid="next-award">
              {say({ key: isVoting ? 'brc.ui.show.count' : at + 1 < awards.length ? 'brc.ui.show.next' : 'brc.ui.show.end' })}
            </Button>
            <button type="button" className={styles.straight} onClick={done} data-testid="skip-show">
              {say({ key: 'brc.ui.show.straight' })}
            </button>
          </div>
        </footer>
      </StageQuestion>
    </div>
  );
}

function Curtain() {
  return (
    <div className={styles.curtain}>
      <i className={styles.left} />
      <i className={styles.right} />
      <i className={styles.cone} />
      <i className={styles.floor} />
      <svg aria-hidden="true" viewBox="0 0 1440 96" preserveAspectRatio="none" className={styles.valance}>
        <path d="M0 0H1440V48Q1380 92 1320 48 1260 92 1200 48 1140 92 1080 48 1020 92 960 48 900 92 840 48 780 92 720 48 660 92 600 48 540 92 480 48 420 92 360 48 300 92 240 48 180 92 120 48 60 92 0 48Z" />
      </svg>
    </div>
  );
}

/** The Golden Script has the vote, whether or not anybody has kudos. */
const SCRIPT = 'script';
const NO_SCRIPT: Award = { id: SCRIPT, title: 'Golden Script', credits: 3, seats: [] };
function stepsOf(awards: readonly Award[], hasVote: boolean): Award[] {
  const all = hasVote && !awards.some(({ id }) => id === SCRIPT) ? [...awards, NO_SCRIPT] : awards;
  return all.toSorted(inShowOrder);
}

/** What the table voted for, and who has it. */
function BestLine({ lines }: { lines: readonly Entry[] }) {
  const { view, marks } = useTable<CrewView>();
  const line = coverLine(view, marks) ?? lines[0];
  return line === undefined ? null : <Quoted seats={[line.seat]} line={line} />;
}

/** In gold, with the line it was won by where there is one. */
function Winner({ award: { id, seats } }: { award: Award }) {
  const { view } = useTable<CrewView>();
  return <Quoted seats={seats} line={quoteFor(view, id, seats)} />;
}
function Quoted({ seats, line }: { seats: readonly Seat[]; line: Entry | null }) {
  const { view, say, stage } = useTable<CrewView>();
  const phone = stage === 'upright' || stage === 'lying';
  const [first] = seats;
  const text = line === null ? null : quoteOf(entryText(view, line));
  const names = new Intl.ListFormat('en').format(seats.map((seat) => say({ key: `seat.${seat}` })));
  return (
    <div className={styles.winner}>
      <span className={styles.busts}>
        {seats.slice(0, phone ? 1 : 2).map((seat: Seat) => (
          <Portrait key={seat} seat={seat} size={phone ? 148 : 150} square />
        ))}
      </span>
      <div>
        {text !== null && (
          <blockquote>
            <PlainText text={/^["“]/u.test(text) ? text : `“${text}”`} most={140} />
          </blockquote>
        )}
        <p className={styles.name}>
          {first !== undefined && <SeatMark seat={first} size={20} />} <b>{names}</b>
        </p>
      </div>
    </div>
  );
}

interface VoteProps {
  readonly lines: readonly Entry[];
  readonly voted: number | null;
  readonly isOver: boolean;
  readonly onVote: (line: Entry) => void;
}
function Vote({ lines, voted, isOver, onVote }: VoteProps) {
  const { view, say, marks, viewer, mark } = useTable<CrewView>();
  return (
    <section className={styles.vote} aria-label={say({ key: 'brc.ui.show.vote' })}>
      {!isOver && <h3>{say({ key: 'brc.ui.show.vote' })}</h3>}
      {lines.map((line) => {
        const votes = votesOn(marks, line);
        const own = line.seat === viewer;
        const text = quoteOf(entryText(view, line)) ?? '';
        return (
          <button
            key={line.seq}
            type="button"
            disabled={own || isOver || mark === null || viewer === 'spectator'}
            aria-pressed={voted === line.seq}
            data-best={(isOver && coverLine(view, marks)?.seq === line.seq) || undefined}
            data-testid="vote"
            onClick={() => onVote(line)}
          >
            <SeatMark seat={line.seat} size={18} />
            <em>
              <PlainText text={/^["“]/u.test(text) ? text : `“${text}”`} most={140} />
            </em>
            {isOver ? (
              <>
                <span className={styles.voters}>
                  {votes.map((seat) => (
                    <Portrait key={seat} seat={seat} size={32} />
                  ))}
                </span>
                <b>{votes.length}</b>
              </>
            ) : (
              (own || voted === line.seq) && <small>{say({ key: own ? 'brc.ui.show.own' : 'brc.ui.show.yours' })}</small>
            )}
          </button>
        );
      })}
    </section>
  );
}

function CoverPlace({ isOpen }: { isOpen: boolean }) {
  const cover = useCover();
  return <div className={styles.cover}>{cover !== null && <cover.ShowCover isOpen={isOpen} />}</div>;
}
