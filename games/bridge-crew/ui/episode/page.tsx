/** An episode to read and to print: cover, cast, acts, the joke, awards. Whatever people wrote is plain text. */
import { Icon } from '@bridgehead/ui';
import type { Block, Episode, Scene } from '../../episode/index.ts';
import { ALIEN_SIGN, CAPTAIN_SIGN, faceOf, ORDER_SIGNS, QUILL } from '../signs.ts';
import { Cover } from './cover.tsx';
import styles from './page.module.css';

interface PageProps {
  readonly episode: Episode;
  readonly marksGhosts: boolean;
}

export function EpisodePage({ episode, marksGhosts }: PageProps) {
  const { title, ship, rating, rounds, cast, acts, finale, joke, ending, awards, dice } = episode;
  const last = acts.at(-1)?.scenes.at(-1);
  return (
    <div className={styles.desk}>
      <nav className={styles.contents} aria-label="Contents">
        {acts.map((act) => (
          <section key={act.title}>
            <h2>{act.title}</h2>
            <ol>
              {act.scenes.map((scene) => (
                <li key={scene.number}>
                  <a href={`#scene-${scene.number}`}>
                    <b>{scene.number}</b> {titled(scene.heading)} <small>{scene.where}</small>
                  </a>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </nav>
      <article className={styles.pages}>
        <Cover episode={episode} />
        <div className={styles.paper}>
          <header className={styles.head}>
            <h1>{title}</h1>
            <p>
              A voyage of the {ship}. {cast.length} officers, {rounds} rounds, rated {rating}.
            </p>
          </header>
          <h2 className={styles.act}>Cast</h2>
          <ul className={styles.cast}>
            {cast.map((one) => (
              <li key={one.seat}>
                <b>{one.name}</b>
                <span>
                  {[one.crew === one.name ? '' : one.crew, one.personality.toLowerCase()].filter((word) => word !== '').join(', ')}
                </span>
                <small>
                  <Icon glyph={CAPTAIN_SIGN} size={15} title="times Captain" /> {one.captain}{' '}
                  <Icon glyph={ALIEN_SIGN} size={15} title="times the Alien" /> {one.alien}
                </small>
              </li>
            ))}
          </ul>
          {acts.map((act, i) => (
            <section key={act.title} className={styles.section} data-first={i === 0 || undefined}>
              <h2 className={styles.act}>{act.title}</h2>
              {act.scenes.map((scene) => (
                <SceneOf key={scene.number} scene={scene} marksGhosts={marksGhosts} />
              ))}
            </section>
          ))}
          {finale !== null && (
            <section>
              <h2 className={styles.act}>Finale</h2>
              <p>
                <Words block={finale} marksGhosts={marksGhosts} />
              </p>
            </section>
          )}
          {joke !== null && (
            <p className={styles.joke}>
              <Words block={joke} marksGhosts={marksGhosts} />
            </p>
          )}
          {ending !== null && (
            <p className={styles.end}>
              {last !== undefined && <Icon glyph={faceOf(last.alien)} size={40} />}
              <span>{ending}</span>
            </p>
          )}
          {awards.length > 0 && (
            <section>
              <h2 className={styles.act}>Awards</h2>
              <ul className={styles.awards}>
                {awards.map((award) => (
                  <li key={award.id}>
                    <i>{award.title}</i> <b>{award.names.join(', ')}</b>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {dice.length > 0 && (
            <section>
              <h2 className={styles.act}>Dice</h2>
              <ul className={styles.dice}>
                {dice.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </article>
    </div>
  );
}

const titled = (heading: string): string => heading.charAt(0) + heading.slice(1).toLowerCase();
const signOf = (heading: string) => ORDER_SIGNS[heading === 'SAVE THE DAY' ? 'save' : (heading.toLowerCase() as 'hail')];

function SceneOf({ scene, marksGhosts }: { scene: Scene; marksGhosts: boolean }) {
  return (
    <section className={styles.scene} id={`scene-${scene.number}`}>
      <h3 className={styles.slug}>
        <Icon glyph={signOf(scene.heading)} size={22} /> Scene {scene.number} <b>{scene.heading}</b> <i>{scene.where}</i>
      </h3>
      {scene.blocks.map((block) => (
        <BlockOf key={block.seq} block={block} marksGhosts={marksGhosts} />
      ))}
    </section>
  );
}

function BlockOf({ block, marksGhosts }: { block: Block; marksGhosts: boolean }) {
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

function Words({ block, marksGhosts }: { block: Block; marksGhosts: boolean }) {
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
