/** The board: plates that can be tapped, units on them, and what is lit for the open question. */
import type { Seat } from '@bridgehead/kernel';
import { type Box, cardRef, dragFrom, Layer, rove, stopInDrawing, useBox, useTable, useTap } from '@bridgehead/ui';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useMemo, useState } from 'react';
import { keepOf, type Space, spaceInfo } from '../board.ts';
import type { Card } from '../cards.ts';
import type { CastleView } from '../view.ts';
import { Taken } from './banner.tsx';
import styles from './board.module.css';
import { Corner } from './corner.tsx';
import { describeSpace } from './describe-space.ts';
import { Ground } from './ground.tsx';
import { isAttack, onlyAt, optionsAt, optionsWith, pickedOf, spaceOfRef, spaceRef, tapOn, targetsOf } from './intent.ts';
import { ALL_SPACES, pointOf, type Sizes, sizesOf, tokenPoint } from './layout.ts';
import { Lights } from './lights.tsx';
import { Moments } from './moments.tsx';
import { usePictures } from './pictures.ts';
import { Plate } from './plan.tsx';
import { Base, Figure } from './token.tsx';

/** Units of the drawing in one rem. */
const UNITS = 16;

export function Board() {
  usePictures();
  const { viewer } = useTable<CastleView>();
  const [ref, rems] = useBox<HTMLDivElement>();
  const box = useMemo(() => (rems === null ? null : { w: rems.w * UNITS, h: rems.h * UNITS }), [rems]);
  const mine = viewer === 'spectator' ? 0 : viewer;
  return (
    <div ref={ref} className={styles.board}>
      {box !== null && box.w > 0 && <Drawing box={box} />}
      <Corner seat={1 - mine} place="top" />
      <Corner seat={mine} place="bottom" />
    </div>
  );
}

function Drawing({ box }: { box: Box }) {
  const table = useTable<CastleView>();
  const { view, prompt } = table;
  const viewer = table.viewer === 'spectator' ? null : table.viewer;
  const sizes = useMemo(() => sizesOf(box), [box]);
  const carryOut = useTap();
  const picked = pickedOf(table);
  const [entry, setEntry] = useState<Space>(keepOf(viewer ?? 0));

  const tap = (space: Space, unit: Card | null) => carryOut(tapOn(view, { ...table, picked }, space, unit));
  const keyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const space = Number((event.target as Element).closest('[data-space]')?.getAttribute('data-space') ?? -1);
    if (space >= 0 && event.key === 'Enter') {
      event.preventDefault();
      tap(space, null);
    } else if (space >= 0 && event.key === ' ') {
      event.preventDefault();
      const top = view.spaces[space]?.[0];
      table.inspect(top === undefined ? spaceRef(space) : cardRef(top.card));
    } else rove(event);
  };
  const press = (event: PointerEvent<SVGSVGElement>) => {
    const target = (event.target as Element).closest('[data-card], [data-figure]');
    const unit = target === null ? null : Number(target.getAttribute('data-card') ?? target.getAttribute('data-figure'));
    if (unit === null || optionsWith(prompt, unit).length === 0) return;
    dragFrom(event, {
      piece: target,
      begin: () => table.select(cardRef(unit)),
      drop: (refs) => {
        const space = refs.map(spaceOfRef).find((one) => one !== null);
        if (space != null) carryOut(tapOn(view, { ...table, picked: unit, aim: null }, space, null));
      },
    });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
    <svg
      viewBox={`0 0 ${box.w} ${box.h}`}
      className={styles.svg}
      onKeyDown={keyDown}
      onPointerDown={press}
      role="group"
      aria-label={table.say({ key: 'stc.ui.board' })}
    >
      <Layer>
        <Ground box={box} viewer={viewer} bare={view.board === 'two-castles-bare'} />
      </Layer>
      <Taken box={box} sizes={sizes} />
      {ALL_SPACES.map((space) => (
        <SpaceButton
          key={space}
          space={space}
          box={box}
          sizes={sizes}
          isEntry={space === entry}
          onFocus={() => setEntry(space)}
          onTap={() => tap(space, null)}
        />
      ))}
      <Units box={box} sizes={sizes} onTap={tap} />
      <Lights box={box} sizes={sizes} picked={picked} />
      <Moments box={box} sizes={sizes} />
    </svg>
  );
}

/** A castle flies its own colours; a stormed one those of the winner. */
const flagOf = ({ outcome }: CastleView, castle: Seat | null): Seat | null =>
  castle === null ? null : outcome?.how === 'stormed' && outcome.winner !== null ? outcome.winner : castle;

interface SpaceProps {
  readonly space: Space;
  readonly box: Box;
  readonly sizes: Sizes;
  readonly isEntry: boolean;
  readonly onFocus: () => void;
  readonly onTap: () => void;
}

function SpaceButton({ space, box, sizes, isEntry, onFocus, onTap }: SpaceProps) {
  const table = useTable<CastleView>();
  const { view, prompt } = table;
  const viewer = table.viewer === 'spectator' ? null : table.viewer;
  const { x, y } = pointOf(space, viewer, box);
  const picked = pickedOf(table);
  const stack = view.spaces[space] ?? [];
  const only = onlyAt(view, { ...table, picked }, space, stack[0]?.card ?? null);
  const options = optionsAt(view, prompt, picked, space);
  const { castle } = spaceInfo(space);
  const threatened = castle !== null && castle === viewer && space === keepOf(castle) && (view.players[castle as 0].keepRisk ?? 0) > 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a plate of a drawing cannot be an HTML button
    <g
      role="button"
      {...stopInDrawing(isEntry)}
      data-space={space}
      data-ref={spaceRef(space)}
      data-lit={options.length > 0 ? options[0]?.[0] : undefined}
      data-answer={only === null || isAttack(only) ? undefined : JSON.stringify(only)}
      aria-label={describeSpace(table, space, only === null ? options : [only])}
      className={`${styles.space} ${only !== null ? styles.open : options.length > 0 ? styles.lit : ''} ${threatened ? styles.threatened : ''}`}
      transform={`translate(${x} ${y})`}
      onFocus={() => {
        onFocus();
        table.look(spaceRef(space));
      }}
      onClick={onTap}
      onKeyDown={undefined}
      onPointerEnter={() => table.look(spaceRef(space))}
      onPointerLeave={() => table.look(null)}
    >
      <Plate space={space} sizes={sizes} empty={stack.length === 0} flag={flagOf(view, castle)} />
      <rect
        x={-sizes.plateW / 2 - 4}
        y={-sizes.plateH / 2 - 4}
        width={sizes.plateW + 8}
        height={sizes.plateH + 8}
        rx={10}
        className={styles.ring}
      />
    </g>
  );
}

/** Two flat layers, keyed by card, so that a unit slides when it moves: all figures, then all bases, each from the far side to the near one. */
function Units({ box, sizes, onTap }: { box: Box; sizes: Sizes; onTap: (space: Space, unit: Card) => void }) {
  const table = useTable<CastleView>();
  const { view, prompt } = table;
  const viewer = table.viewer === 'spectator' ? null : table.viewer;
  const picked = pickedOf(table);
  const targets = new Set(optionsWith(prompt, picked).flatMap((option) => targetsOf(view, option)));
  const units = view.spaces
    .flatMap((stack, space) =>
      stack.map((unit, place) => {
        const own = prompt !== null && unit.owner === prompt.seat;
        const at = tokenPoint(pointOf(space, viewer, box), place, stack.length, sizes);
        const state = {
          selected: unit.card === picked,
          playable: own && picked === null && optionsWith(prompt, unit.card).length > 0,
          target: targets.has(unit.card),
        };
        return { unit, space, place, at, own, state, acted: unit.deed !== 'ready' && unit.owner === view.active && view.outcome === null };
      }),
    )
    .sort((a, b) => a.at.y - b.at.y || b.place - a.place || a.unit.card - b.unit.card);
  const handlers = (space: Space, card: Card) => ({
    className: styles.unit,
    onClick: () => onTap(space, card),
    onPointerEnter: () => table.look(cardRef(card)),
    onPointerLeave: () => table.look(null),
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      table.inspect(cardRef(card));
    },
  });
  return (
    <Layer>
      {units.map(({ unit, space, at, state, acted }) => (
        <g
          key={`figure ${unit.card}`}
          data-figure={unit.card}
          // A figure reaches over the space behind it: while something is picked it is no obstacle, unless it can be meant.
          data-through={(picked !== null && !state.target && !state.selected) || undefined}
          style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
          {...handlers(space, unit.card)}
        >
          <Figure unit={unit} sizes={sizes} state={state} acted={acted} />
        </g>
      ))}
      {units.map(({ unit, space, at, own, state, acted }) => {
        const aims = own ? null : onlyAt(view, { ...table, picked }, space, unit.card);
        return (
          <g
            key={unit.card}
            data-card={unit.card}
            data-ref={cardRef(unit.card)}
            data-at={spaceInfo(space).id}
            data-aims={aims === null ? undefined : JSON.stringify(aims)}
            data-selected={unit.card === picked ? '' : undefined}
            style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
            {...handlers(space, unit.card)}
          >
            <Base unit={unit} sizes={sizes} state={state} acted={acted} />
          </g>
        );
      })}
    </Layer>
  );
}
