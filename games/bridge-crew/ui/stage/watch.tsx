/** Somebody else writes: the Alien's picture across the board, the page as a sheet before it, and four ways to react. */

import type { Seat } from '@bridgehead/kernel';
import { PlainText, SeatMark, StageQuestion, useTable } from '@bridgehead/ui';
import { eligible } from '../../state.ts';
import { withArticle } from '../../story/words.ts';
import type { CrewView } from '../../view.ts';
import { OrderIcon } from '../art.tsx';
import { useDraft } from '../drafts.ts';
import { taleOf } from '../facts.ts';
import { ShortPlates } from '../plates.tsx';
import { Script } from '../script.tsx';
import { Arriving } from './arriving.tsx';
import { Picture } from './picture.tsx';
import { Bubbles, Reactions } from './reactions.tsx';
import styles from './watch.module.css';

/** The person whose words everybody waits for; null where nobody's are, or a bot's. */
export function writerIn({ seats, viewer }: Pick<ReturnType<typeof useTable>, 'seats' | 'viewer'>): Seat | null {
  return seats.find(({ toAct, kind, seat }) => toAct && kind === 'person' && seat !== viewer)?.seat ?? null;
}

export function Watch() {
  const table = useTable<CrewView>();
  const { view, say, stage, viewer } = table;
  const writer = writerIn(table);
  const tale = taleOf(view);
  if (writer === null) return null;
  const phone = stage === 'upright' || stage === 'lying';
  const name = say({ key: `seat.${writer}` });
  return (
    <div className={styles.stage} data-stage={stage} data-testid="watching">
      {!phone && (
        <div className={styles.plates}>
          <ShortPlates writer={writer} />
        </div>
      )}
      <div className={styles.scene}>
        <div className={styles.wall}>
          <Picture alien={tale?.alien ?? null} sheet={view.sheet} shape="wall" dim />
          <header className={styles.head}>
            {phone ? (
              <h2>
                <SeatMark seat={writer} size={20} /> {say({ key: 'brc.ui.watch.writing', params: { name: `@seat.${writer}` } })}
              </h2>
            ) : (
              tale !== null && (
                <h2>
                  <OrderIcon order={tale.order} size={32} />
                  <b>{say(tale.order === 'save' ? { key: 'brc.ui.save' } : { key: `brc.order.${tale.order}` })}</b>
                  <span data-testid="about-alien">
                    {withArticle(tale.alien)}, {tale.where}
                  </span>
                </h2>
              )
            )}
          </header>
        </div>
        <div className={styles.sheet}>
          <p className={styles.name}>
            <SeatMark seat={writer} size={20} /> <PlainText text={name} most={30} />
          </p>
          <Arriving seat={writer} />
          <Bubbles />
        </div>
      </div>
      <StageQuestion className={styles.below}>
        <h2 className="visually-hidden" data-testid="question">
          {say({ key: 'brc.ui.watch.writing', params: { name: `@seat.${writer}` } })}
        </h2>
        {!phone && (
          <section className={styles.box}>
            <h3>{say({ key: 'brc.ui.watch.script' })}</h3>
            <div className={styles.script}>
              <Script />
            </div>
          </section>
        )}
        <Reactions />
        {!phone && viewer !== 'spectator' && (
          <section className={styles.box}>
            <h3>{say({ key: 'brc.ui.watch.next' })}</h3>
            <p>{nextFor(view, viewer, say)}</p>
            <FirstLine />
          </section>
        )}
      </StageQuestion>
    </div>
  );
}

/** What comes after these words, for me. */
function nextFor(view: CrewView, me: Seat, say: ReturnType<typeof useTable>['say']): string {
  const decided = view.beat === 'outcome' && view.won !== null;
  const captain = !decided ? view.captain : view.won?.side === 'crew' ? view.crew : view.alien;
  const alien = !decided ? view.alien : view.won?.side === 'crew' ? view.captain : view.crew;
  const params = { captain: `@seat.${captain}`, alien: `@seat.${alien}` };
  if (view.beat === 'finale' || view.beat === 'joke' || view.beat === 'title') return say({ key: 'brc.ui.watch.end' });
  const chair = decided ? `${say({ key: 'brc.ui.watch.chair', params })} ` : '';
  if (me === captain) return `${chair}${say({ key: 'brc.ui.watch.captain' })}`;
  if (me === alien) return `${chair}${say({ key: 'brc.ui.watch.alien' })}`;
  const first = eligible({ officer: view.officers.map(() => []), captain, alien })[0];
  return `${chair}${say({ key: first === me ? 'brc.ui.watch.first' : 'brc.ui.watch.bids', params: { name: `@seat.${first}` } })}`;
}

/** A line for later, that nobody else sees. */
function FirstLine() {
  const { say } = useTable<CrewView>();
  const [draft, setDraft] = useDraft();
  return (
    <textarea
      className={styles.line}
      value={draft}
      aria-label={say({ key: 'brc.ui.write.draft' })}
      placeholder={say({ key: 'brc.ui.watch.line' })}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onKeyDown={(event) => event.stopPropagation()}
    />
  );
}
