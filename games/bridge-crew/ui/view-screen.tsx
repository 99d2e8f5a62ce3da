/** The viewscreen: the Alien's face before its place, the Order, what the Captain tells of it, its themes and the offered die. */
import { isMasked, type Viewer } from '@bridgehead/kernel';
import { Icon, PlainText, SeatMark, useTable } from '@bridgehead/ui';
import { PERSONALITY_IDS, personalityRow, type Theme } from '../cards.ts';
import type { Tale } from '../state.ts';
import { withArticle } from '../story/words.ts';
import { entryText } from '../table-help.ts';
import type { CrewView } from '../view.ts';
import { AlienArt, OrderIcon } from './art.tsx';
import { DieChip } from './die.tsx';
import { isAsleep, orderText, taleOf } from './facts.ts';
import { keptMarks } from './script-lines.ts';
import { CAPTAIN_SIGN } from './signs.ts';
import styles from './view-screen.module.css';

export function ViewScreen() {
  const { view } = useTable<CrewView>();
  const tale = taleOf(view);
  return view.order !== null && tale !== null && view.sheet !== null ? <OnScreen tale={tale} /> : <Waiting />;
}

function OnScreen({ tale }: { tale: Tale }) {
  const { view, say, viewer, marks } = useTable<CrewView>();
  const entry = orderText(view);
  const isCut = entry !== null && (isMasked(entry.text) || keptMarks(marks).cut.has(String(entry.seq)));
  const text = entry === null ? '' : isCut ? say({ key: 'brc.ui.was-cut' }) : entryText(view, entry);
  return (
    <section className={styles.screen} aria-label={say({ key: 'brc.ui.screen' })} data-ref="screen">
      <div className={styles.art}>
        <AlienArt alien={tale.alien} place={view.sheet?.place ?? 'space'} kind={view.sheet?.kind ?? 'living'} />
        <span className={styles.by}>
          <SeatMark seat={view.alien} size={17} />
        </span>
      </div>
      <div className={styles.words}>
        <header className={styles.head}>
          <OrderIcon order={view.order ?? 'save'} size={30} />
          <h2>{say({ key: `brc.order.${view.order}` })}</h2>
          <p className={styles.alien}>
            <b>{withArticle(tale.alien)}</b> <span>{tale.where}</span>
          </p>
          <span className={styles.tag}>{say({ key: `brc.sheet.${view.sheet?.sentience ?? 'uncertain'}` })}</span>
        </header>
        <div className={styles.text} data-scrolls="" data-long={text.length > 380 || undefined}>
          {text !== '' && <PlainText text={text} most={1200} />}
        </div>
        <footer className={styles.foot}>
          {view.themes.map((theme) => (
            <ThemePill key={theme} theme={theme} viewer={viewer} />
          ))}
          {view.offer !== null && (
            <span className={styles.offer}>
              {say({ key: 'brc.ui.offers' })} <DieChip code={`C${view.offer}`} size={32} label={`d${view.offer}`} />
            </span>
          )}
        </footer>
      </div>
    </section>
  );
}

/** A theme, with what it is to the viewer. */
export function ThemePill({ theme, viewer }: { theme: Theme; viewer: Viewer }) {
  const { view, say } = useTable<CrewView>();
  const personality = viewer === 'spectator' || isAsleep(view, viewer) ? null : (view.officers[viewer]?.personality ?? null);
  const row = personality === null ? null : personalityRow(PERSONALITY_IDS.indexOf(personality));
  const leaning = row?.keen.includes(theme) ? 'keen' : row?.counter.includes(theme) ? 'counter' : undefined;
  return (
    <span className={styles.pill} data-stance={leaning}>
      {leaning === 'keen' ? '▲ ' : leaning === 'counter' ? '▼ ' : ''}
      <span className={styles.whole}>{say({ key: `brc.theme.${theme}` })}</span>
      <span className={styles.brief}>{say({ key: `brc.ui.theme.${theme}` })}</span>
    </span>
  );
}

/** Before an Order: what is going on instead. */
function Waiting() {
  const { view, say } = useTable<CrewView>();
  const name = view.captain >= 0 ? `@seat.${view.captain}` : '';
  const key =
    view.captain < 0 || view.alien < 0
      ? `brc.ui.waiting.${view.beat === 'names' || view.beat === 'ship' ? 'names' : view.beat}`
      : view.beat === 'command'
        ? 'brc.ui.waiting.command'
        : 'brc.ui.waiting.save';
  return (
    <section className={styles.screen} data-empty="" aria-label={say({ key: 'brc.ui.screen' })} data-ref="screen">
      <div className={styles.art}>
        <AlienArt alien={null} place="space" kind="phenomenon" />
      </div>
      <div className={styles.words}>
        <header className={styles.head}>
          {view.captain >= 0 && <Icon glyph={CAPTAIN_SIGN} size={30} />}
          <h2>{view.ship === '' ? say({ key: 'brc.ui.starship' }) : <PlainText text={view.ship} most={40} />}</h2>
        </header>
        <div className={styles.text} data-scrolls="">
          {say({ key, params: { name } })}
        </div>
      </div>
    </section>
  );
}
