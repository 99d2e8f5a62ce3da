/** The whole table: they on top, the line, the crew in its reserved place, me below. A battle or an attempt takes the line's place. */
import { Button, Dialog, describeOption, later, useBox, useTable } from '@bridgehead/ui';
import { useEffect } from 'react';
import type { BlazeView } from '../view.ts';
import styles from './board.module.css';
import { closeChoices, useChoices } from './choices.ts';
import { useCrews } from './crews.ts';
import { DeckChoice } from './deck-choice.tsx';
import { useEmblems } from './glyphs.ts';
import { asksForLine, useMoment } from './moments.ts';
import { nearSeat, rowWidth, spotsOf } from './position.ts';

/** Nobody fights or attempts anything before the first turn. */
const useDramas = later(() => import('./dramas.ts'));
/** Wide boards have the line in one row. */
const useRibbon = later(() => import('./ribbon.tsx'));

/** In rem: what the rows around the lanes take. */
const ROWS = { full: { plate: 2.4, crew: 8.25 }, short: { plate: 2, crew: 6.5 } } as const;

export function Board() {
  const table = useTable<BlazeView>();
  const { view, viewer, stage, prompt, keep } = table;
  const [ref, box] = useBox<HTMLDivElement>();
  const near = nearSeat(viewer);
  const spots = spotsOf(view, near);
  const { moment, dismiss } = useMoment();
  const dramas = useDramas();
  const ribbon = useRibbon();
  const crews = useCrews();
  useEmblems();
  const wide = (stage === 'full' || stage === 'short') && box !== null && box.w >= rowWidth(spots);
  const rows = stage === 'full' ? ROWS.full : ROWS.short;
  // My own cards and decks lie by my hand.
  const phone = stage === 'upright' || stage === 'lying';
  const byHand = !phone && viewer !== 'spectator';
  const middle = box === null ? 0 : box.h - (byHand ? 1 : 2) * rows.plate - rows.crew - 1.2;
  // A battle, an attempt and the muster have the crew's place too.
  const battles = view.battle !== null && !asksForLine(view, prompt);
  const drama = battles || moment !== null || prompt?.key === 'bog.muster';
  // A battle is an account of its own: it lies over the plates, too, which stay where they are.
  const fights = battles || moment?.kind === 'battle';
  const plates = view.phase !== 'decks' && !phone;
  // On a phone it has the crew's sheet, too.
  useEffect(() => keep('drama', drama), [drama]);
  useEffect(() => closeChoices, [prompt?.id]);

  const centre = () => {
    if (box === null) return null;
    if (view.phase === 'decks') return <DeckChoice />;
    if (prompt?.key === 'bog.muster') return crews === null ? null : <crews.Muster />;
    if (dramas !== null && (battles || moment?.kind === 'battle'))
      return <dramas.Battle moment={moment?.kind === 'battle' ? moment : null} onClose={dismiss} />;
    if (dramas !== null && moment?.kind === 'walk') return <dramas.Walk moment={moment} onClose={dismiss} />;
    // Lanes, missions and the ruler share the middle as the line's style says: 1, 1, 1.625rem, 1, with gaps between.
    if (wide)
      return crews === null ? (
        <div aria-busy="true" />
      ) : (
        <crews.Line spots={spots} box={{ w: box.w, h: middle }} lanes={(middle - 1.625 - 0.9) / 3} />
      );
    return ribbon === null ? <div aria-busy="true" /> : <ribbon.Ribbon spots={spots} board={box} />;
  };
  return (
    <div
      ref={ref}
      className={styles.table}
      data-testid="board"
      data-form={wide ? 'row' : 'ribbon'}
      data-stage={stage}
      data-bare={!plates || undefined}
      data-fights={(plates && fights) || undefined}
      style={{
        gridTemplateRows:
          wide && plates
            ? `${rows.plate}rem minmax(0, 1fr) ${drama ? '' : `${rows.crew}rem`} ${byHand ? '' : `${rows.plate}rem`}`
            : undefined,
      }}
    >
      {plates && (crews === null ? <div aria-busy="true" /> : <crews.Plate seat={1 - near} at="far" />)}
      <div className={styles.centre}>{centre()}</div>
      {/* Its row is there before it is. */}
      {wide && !drama && view.phase !== 'decks' && (crews === null ? <div aria-busy="true" /> : <crews.Crew />)}
      {plates && !byHand && crews !== null && <crews.Plate seat={near} at="near" />}
      <Choices />
    </div>
  );
}

/** Several answers behind one tap. */
function Choices() {
  const table = useTable<BlazeView>();
  const options = useChoices();
  return (
    <Dialog title={table.say({ key: 'bog.ui.which' })} open={options.length > 0} onClose={closeChoices}>
      <ul className={styles.choices}>
        {options.map((option) => (
          <li key={JSON.stringify(option)}>
            <Button
              data-answer={JSON.stringify(option)}
              onClick={() => {
                closeChoices();
                table.answer(option);
              }}
            >
              {table.say(describeOption(table, option))}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
