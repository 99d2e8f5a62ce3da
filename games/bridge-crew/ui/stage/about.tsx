/** What a text is about: the Alien's picture, the Order, the place, and what has happened so far. */
import { Icon, PlainText, useTable } from '@bridgehead/ui';
import type { Entry } from '../../state.ts';
import { withArticle } from '../../story/words.ts';
import { entryText } from '../../table-help.ts';
import type { CrewView } from '../../view.ts';
import { OrderIcon } from '../art.tsx';
import { DieChip } from '../die.tsx';
import { lastShowdown, taleOf } from '../facts.ts';
import { keptMarks } from '../script-lines.ts';
import { CAPTAIN_SIGN } from '../signs.ts';
import styles from './about.module.css';
import { Picture } from './picture.tsx';

/** Told about something that has been decided already. */
const AFTER = new Set(['outcome', 'humiliation', 'finale', 'joke', 'title']);

export function About({ phone }: { phone: boolean }) {
  const { view, say, stage } = useTable<CrewView>();
  const tale = taleOf(view);
  const isAfter = AFTER.has(view.beat);
  return (
    <aside className={styles.about} data-phone={phone || undefined} data-testid="about">
      <Picture alien={tale?.alien ?? null} sheet={view.sheet} shape={stage === 'upright' ? 'wall' : 'pillar'} />
      <header className={styles.head}>
        <h3>
          {tale === null ? <Icon glyph={CAPTAIN_SIGN} size={30} /> : <OrderIcon order={tale.order} size={phone ? 22 : 32} />}
          {say(tale === null || tale.order === 'save' ? { key: 'brc.ui.save' } : { key: `brc.order.${tale.order}` })}
        </h3>
        {tale !== null && (
          <p>
            <b data-testid="about-alien">{withArticle(tale.alien)}</b>
            <span>{tale.where}</span>
          </p>
        )}
      </header>
      <div className={styles.foot}>
        {isAfter && <Happened phone={phone} />}
        {!phone && <Said />}
      </div>
    </aside>
  );
}

/** How the dice fell. */
function Happened({ phone }: { phone: boolean }) {
  const { view, log, say } = useTable<CrewView>();
  const showdown = lastShowdown(log);
  if (showdown === null) return null;
  const { won, saved, rolls, attitudes } = showdown;
  if (saved !== null)
    return (
      <>
        <p className={styles.dice}>
          <b>
            {saved.captain} – {saved.alien}
          </b>
        </p>
        {!phone && <p className={styles.why}>{say({ key: saved.success ? 'brc.ui.save.yes' : 'brc.ui.save.no' })}</p>}
      </>
    );
  if (won === null) return null;
  const last = rolls.at(-1);
  const [crewDie, alienDie] = last?.dice ?? [];
  const [x, y] = [last?.crew ?? [], last?.alien ?? []].map((all) => (all.length === 0 ? null : Math.max(...all)));
  const mine = { code: crewDie, value: x };
  const theirs = { code: alienDie, value: y };
  const [first, second] = won.side === 'crew' ? [mine, theirs] : [theirs, mine];
  const size = phone ? 24 : 36;
  return (
    <>
      <p className={styles.dice}>
        {first.code !== undefined && first.value != null && <DieChip code={first.code} size={size} value={first.value} />}
        {second.code !== undefined && second.value != null && (
          <>
            <b>{say({ key: 'brc.ui.page.beats' })}</b>
            <DieChip code={second.code} size={size} value={second.value} />
          </>
        )}
      </p>
      {!phone && (
        <p className={styles.why}>
          <b>{say({ key: `brc.ui.because.${won.reason === 'auto' ? `auto.${won.attitude}` : won.reason}` })}</b>{' '}
          {attitudes !== null && say({ key: `brc.ui.page.swap.${won.attitude}` })}{' '}
          {view.won !== null && say({ key: `brc.ui.page.chair.${won.side}`, params: { name: `@seat.${won.seat}` } })}
        </p>
      )}
    </>
  );
}

/** What is in quotation marks already needs no more. */
const quoted = (text: string): string => (/^["“]/u.test(text) ? text : `“${text}”`);

const SPOKEN: readonly Entry['kind'][] = ['banter', 'pitch', 'order', 'dare'];
/** The last thing that was said in this scene. */
function Said() {
  const { view, say, marks } = useTable<CrewView>();
  const entry = view.log.findLast(({ kind, round }) => round === view.round && SPOKEN.includes(kind)) ?? null;
  if (entry === null || keptMarks(marks).cut.has(String(entry.seq))) return null;
  const isAlien = entry.persona.role === 'alien';
  return (
    <blockquote className={styles.said}>
      <p>
        <PlainText text={quoted(entryText(view, entry))} most={170} />
      </p>
      <footer>
        {say({
          key: isAlien ? 'brc.ui.page.by-alien' : 'brc.ui.page.by',
          params: { name: `@seat.${entry.seat}`, alien: taleOf(view)?.alien ?? '' },
        })}
      </footer>
    </blockquote>
  );
}
