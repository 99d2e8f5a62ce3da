/** One scene of an episode: its slug line, what was said and told, and the dice that decided it. */
import { Icon } from '@bridgehead/ui';
import type { Block, Roll, Rolled, Scene } from '../../episode/index.ts';
import { DieChip } from '../die.tsx';
import { ORDER_SIGNS } from '../order-signs.ts';
import { QUILL } from '../signs.ts';
import styles from './page.module.css';

interface SceneProps {
  readonly scene: Scene;
  readonly marksGhosts: boolean;
  readonly showsDice: boolean;
}

export const signOf = (heading: string) => ORDER_SIGNS[heading === 'SAVE THE DAY' ? 'save' : (heading.toLowerCase() as 'hail')];

export function SceneOf({ scene, marksGhosts, showsDice }: SceneProps) {
  const roll = showsDice ? scene.roll : null;
  const outcome = scene.blocks.findLast(({ as }) => as === 'outcome');
  return (
    <section className={styles.scene}>
      <h3 className={styles.slug} id={`scene-${scene.number}`}>
        <Icon glyph={signOf(scene.heading)} size={22} /> Scene {scene.number} <b>{scene.heading}</b> <i>{scene.where}</i>
      </h3>
      {scene.blocks.map((block) =>
        block === outcome && roll !== null && roll.totals === null ? (
          <p key={block.seq} className={styles.decided}>
            <Margin roll={roll} />
            <Words block={block} marksGhosts={marksGhosts} />
          </p>
        ) : (
          <BlockOf key={block.seq} block={block} marksGhosts={marksGhosts} />
        ),
      )}
      {roll !== null && roll.totals !== null && <Totals roll={roll} totals={roll.totals} alien={scene.alien} />}
    </section>
  );
}

const inWords = (side: string, { die, value }: Rolled): string => `${side}: ${value} on a d${die.slice(1)}`;

/** Two dice in the margin, and a word below them. */
function Margin({ roll: { crew, alien, word } }: { roll: Roll }) {
  if (crew.length + alien.length === 0) return null;
  return (
    <span className={styles.margin} data-testid="margin-dice">
      {crew.map((one) => (
        <DieChip key={one.die} code={one.die} size={24} value={one.value} label={inWords('Crew', one)} />
      ))}
      {alien.map((one) => (
        <DieChip key={one.die} code={one.die} size={24} value={one.value} label={inWords('Alien', one)} />
      ))}
      <i>{word}</i>
    </span>
  );
}

/** Save the Day: every die, and two totals. */
function Totals({ roll, totals, alien }: { roll: Roll; totals: readonly [number, number]; alien: string }) {
  const side = (dice: readonly Rolled[], total: number, who: string) => (
    <div>
      <b>{total}</b>
      <span>
        <strong>{who}</strong>
        <span className={styles.row}>
          {dice.map((one, i) => (
            <DieChip key={`${one.die}.${i}`} code={one.die} size={dice.length > 12 ? 24 : 30} value={one.value} />
          ))}
        </span>
      </span>
    </div>
  );
  return (
    <div className={styles.totals}>
      {side(roll.crew, totals[0], 'The Captain')}
      {side(roll.alien, totals[1], `The ${alien}`)}
    </div>
  );
}

export function BlockOf({ block, marksGhosts }: { block: Block; marksGhosts: boolean }) {
  const words = <Words block={block} marksGhosts={marksGhosts} />;
  switch (block.as) {
    case 'log':
    case 'speech':
      return (
        <>
          {!block.goesOn && <p className={styles.cue}>{block.speaker}</p>}
          <p className={styles.speech}>{words}</p>
        </>
      );
    case 'direction':
      return (
        <p>
          <em>{words}</em>
        </p>
      );
    case 'outcome':
      return <p>{words}</p>;
  }
}

export function Words({ block, marksGhosts }: { block: Block; marksGhosts: boolean }) {
  return (
    <>
      <bdi>{block.text}</bdi>
      {marksGhosts && block.isGhost && (
        <>
          {' '}
          <Icon glyph={QUILL} size={14} title="by the ghost-writer" />
        </>
      )}
      {block.isEdited && <small> (edited)</small>}
    </>
  );
}
