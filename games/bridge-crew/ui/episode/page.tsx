/** An episode to read and to print: cover, cast, acts, the joke, awards. What people wrote is shown as plain text. */
import { Icon, IconButton, SeatMark } from '@bridgehead/ui';
import { chevronLeft, chevronRight } from '@bridgehead/ui/icons/verbs';
import { useRef } from 'react';
import type { Act, Block, Episode } from '../../episode/index.ts';
import { vars } from '../css-vars.ts';
import { PoolSign } from '../die.tsx';
import { faceOf } from '../faces.ts';
import { ALIEN_SIGN, CAPTAIN_SIGN } from '../signs.ts';
import { Cover } from './cover.tsx';
import styles from './page.module.css';
import { BlockOf, SceneOf, signOf, Words } from './scene.tsx';
import { type Pages, usePages } from './use-pages.ts';

interface PageProps {
  readonly episode: Episode;
  readonly marksGhosts: boolean;
  /** Dice next to what they decided. */
  readonly showsDice: boolean;
}

export function EpisodePage({ episode, marksGhosts, showsDice }: PageProps) {
  const { title, teaser, acts, finale, joke, ending } = episode;
  const book = useRef<HTMLElement>(null);
  const pages = usePages(book, [episode, marksGhosts, showsDice]);
  const last = acts.at(-1)?.scenes.at(-1);
  return (
    <div className={styles.desk} data-spread={pages.isSpread || undefined}>
      <Contents acts={acts} pages={pages} />
      <article className={styles.book} ref={book} tabIndex={-1}>
        <div className={styles.cover}>
          <Cover episode={episode} isPage={pages.isSpread} />
        </div>
        <Heads title={title} acts={acts} pages={pages} />
        <div className={styles.paper}>
          <Titles episode={episode} />
          <Cast episode={episode} />
          {teaser !== null && (
            <section>
              <h2 className={styles.act}>Teaser</h2>
              <BlockOf block={teaser} marksGhosts={marksGhosts} />
            </section>
          )}
          {acts.map((act, i) => (
            <section key={act.title} className={styles.section} data-first={i === 0 || undefined}>
              <h2 className={styles.act} id={anchorOf(act)}>
                {act.title}
              </h2>
              {act.scenes.map((scene) => (
                <SceneOf key={scene.number} scene={scene} marksGhosts={marksGhosts} showsDice={showsDice} />
              ))}
            </section>
          ))}
          {finale !== null && (
            <p className={styles.finale}>
              <Words block={finale} marksGhosts={marksGhosts} />
            </p>
          )}
          {joke !== null && <Joke block={joke} marksGhosts={marksGhosts} />}
          {ending !== null && (
            <p className={styles.end}>
              {last !== undefined && <Icon glyph={faceOf(last.alien)} size={40} />}
              <span>{ending}</span>
            </p>
          )}
          <Awards episode={episode} />
          <i data-end="" />
          {/* An even number of pages, so that the last spread opens like every other. */}
          <i className={styles.blank} />
        </div>
      </article>
    </div>
  );
}

const anchorOf = ({ title }: Act): string => title.toLowerCase().replaceAll(' ', '-');

function Contents({ acts, pages }: { acts: readonly Act[]; pages: Pages }) {
  const { isSpread, count, at, turn, open, pageOf } = pages;
  const isOpen = (id: string) => isSpread && (pageOf(id) === at || pageOf(id) === at + 1);
  return (
    <nav className={styles.contents} aria-label="Contents">
      {isSpread && (
        <p className={styles.pager}>
          <IconButton glyph={chevronLeft} label="Back" disabled={at === 0} onClick={() => turn(-1)} />
          {/* What is read aloud is the text itself, not where it stands. */}
          <span aria-hidden="true" data-text={`${at + 1}–${at + 2} of ${count}`} />
          <IconButton glyph={chevronRight} label="On" disabled={at + 2 >= count} onClick={() => turn(1)} />
        </p>
      )}
      {acts.map((act) => (
        <section key={act.title}>
          <h2>{act.title}</h2>
          <ol>
            {act.scenes.map((scene) => (
              <li key={scene.number}>
                <a
                  href={`#scene-${scene.number}`}
                  aria-current={isOpen(`scene-${scene.number}`) || undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    open(`scene-${scene.number}`);
                  }}
                >
                  <b>{scene.number}</b>
                  <Icon glyph={signOf(scene.heading)} size={16} />
                  <span>
                    {titled(scene.heading)} <small>{scene.where}</small>
                  </span>
                  {scene.won !== null && <PoolSign colour={scene.won === 'crew' ? 'C' : 'E'} size={16} />}
                </a>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </nav>
  );
}
const titled = (heading: string): string => heading.charAt(0) + heading.slice(1).toLowerCase();

/** Running heads and page numbers. They are drawn, not written: nobody wants them read aloud or copied. */
function Heads({ title, acts, pages: { isSpread, count, pageOf } }: { title: string; acts: readonly Act[]; pages: Pages }) {
  if (!isSpread) return null;
  const actOn = (page: number) => acts.findLast((act) => pageOf(anchorOf(act)) >= 0 && pageOf(anchorOf(act)) <= page)?.title ?? '';
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, page) => page)
        .filter((page) => page > 0)
        .map((page) => (
          <div key={page} className={styles.running} style={vars({ '--page': page })} data-left={page % 2 === 0 || undefined}>
            <span data-text={title} />
            <span data-text={actOn(page)} />
            <span data-text={`${page + 1}`} />
          </div>
        ))}
    </div>
  );
}

function Titles({ episode: { title, ship, cast, rounds, rating } }: { episode: Episode }) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      <p>
        A voyage of the {ship}. {cast.length} officers, {rounds} rounds, rated {rating}.
      </p>
    </header>
  );
}

function Cast({ episode: { cast } }: { episode: Episode }) {
  return (
    <section>
      <h2 className={styles.act}>Cast</h2>
      <ul className={styles.cast}>
        {cast.map((one) => (
          <li key={one.seat}>
            <SeatMark seat={one.seat} size={20} />
            <b>{one.name}</b>
            <span>{[one.crew === one.name ? '' : one.crew, one.personality.toLowerCase()].filter((word) => word !== '').join(', ')}</span>
            <small>
              <Icon glyph={CAPTAIN_SIGN} size={15} title="times as Captain" /> {one.captain}{' '}
              <Icon glyph={ALIEN_SIGN} size={15} title="times as the Alien" /> {one.alien}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Joke({ block, marksGhosts }: { block: Block; marksGhosts: boolean }) {
  return (
    <p className={styles.joke}>
      <Words block={block} marksGhosts={marksGhosts} />
    </p>
  );
}

function Awards({ episode: { awards } }: { episode: Episode }) {
  if (awards.length === 0) return null;
  return (
    <section className={styles.credits}>
      <h2>Awards</h2>
      <ul className={styles.awards}>
        {awards.map((award) => (
          <li key={award.id}>
            <i>{award.title}</i> <b>{award.names.join(', ')}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
