/** The ladder of an auction, or the desk that takes its place when there is something else to choose. */
import { same } from '@bridgehead/kernel';
import { Icon, rove, SeatMark, useTable } from '@bridgehead/ui';
import { isTheme } from '../cards.ts';
import type { CrewView } from '../view.ts';
import { OrderIcon } from './art.tsx';
import { bestOnDesk, ladderOf } from './asked.ts';
import { DieChip } from './die.tsx';
import type { Band } from './facts.ts';
import styles from './ladder.module.css';
import type { Rung, Sign } from './rungs.ts';
import { SheetForm } from './sheet.tsx';
import { CREW_SIGNS, PERSONALITY_SIGNS, QUILL } from './signs.ts';
import { Objection, Themes } from './themes.tsx';

export function Desk() {
  const { prompt, view } = useTable<CrewView>();
  if (prompt?.key === 'brc.sheet') return <SheetForm key={prompt.id} />;
  if (prompt?.key === 'brc.themes') return <Themes natural={prompt.options.filter(isTheme)} />;
  if (prompt?.key === 'brc.objection') return <Objection themes={view.themes} />;
  return <LadderOf />;
}

function LadderOf() {
  const table = useTable<CrewView>();
  const { title, way, rungs, note, rails } = ladderOf(table);
  const best = table.prompt === null ? null : bestOnDesk(table);
  return (
    <section
      className={styles.ladder}
      data-ref="desk"
      aria-label={title}
      data-rails={rails || undefined}
      data-rungs={rungs.length > 6 ? 'many' : undefined}
    >
      <h2 className={styles.head}>
        {title} <small>{way}</small>
      </h2>
      <ol className={styles.rungs} onKeyDown={rove}>
        {rungs.map((one, i) => (
          <li key={JSON.stringify(one.answer)}>
            <Step rung={one} isBest={best !== null && same(best, one.answer)} isFirst={i === 0} />
          </li>
        ))}
      </ol>
      <p className={styles.note}>{note}</p>
    </section>
  );
}

function Step({ rung, isBest, isFirst }: { rung: Rung; isBest: boolean; isFirst: boolean }) {
  const table = useTable<CrewView>();
  const { answer, sign, title, text, band, can, stands, beads } = rung;
  const asked = table.prompt !== null;
  const act = (event: React.MouseEvent<HTMLButtonElement>) => {
    if (can) table.answer(answer);
    else if (asked && can === false) table.whyNot(answer, event.currentTarget);
  };
  return (
    <button
      type="button"
      className={styles.rung}
      data-stop=""
      tabIndex={isFirst ? 0 : -1}
      data-can={can === null ? undefined : String(can)}
      data-best={isBest || undefined}
      data-stands={stands || undefined}
      data-lit={can ? 'pick' : undefined}
      data-answer={can ? JSON.stringify(answer) : undefined}
      aria-disabled={can === null || undefined}
      disabled={table.busy}
      onClick={act}
    >
      <span className={styles.sign}>
        <SignOf sign={sign} />
      </span>
      <span className={styles.words}>
        <strong>{title}</strong>
        {text !== '' && <span>{text}</span>}
      </span>
      {band !== null && <Span band={band} />}
      <span className={styles.beads}>
        {beads.map((seat, i) => (
          <SeatMark key={`${seat}.${i}`} seat={seat} size={stands && i === beads.length - 1 ? 26 : 19} />
        ))}
      </span>
    </button>
  );
}

function SignOf({ sign }: { sign: Sign }) {
  switch (sign.is) {
    case 'die':
      return <DieChip code={sign.code} size={34} {...(sign.state === undefined ? {} : { state: sign.state })} />;
    case 'order':
      return <OrderIcon order={sign.id} size={28} />;
    case 'crew':
      return <Icon glyph={CREW_SIGNS[sign.id]} size={28} />;
    case 'personality':
      return <Icon glyph={PERSONALITY_SIGNS[sign.id]} size={28} />;
    case 'quill':
      return <Icon glyph={QUILL} size={28} />;
  }
}

/** From the worst to the best, as figures and as a track. */
export function Span({ band: [low, high] }: { band: Band }) {
  const [from, to] = [Math.round(low * 100), Math.round(high * 100)];
  return (
    <span className={styles.span}>
      <b>{from === to ? from : `${from}–${to}`}</b>
      <small>%</small>
      <i>
        <i style={{ marginLeft: `${low * 100}%`, width: `${Math.max(4, (high - low) * 100)}%` }} />
      </i>
    </span>
  );
}
