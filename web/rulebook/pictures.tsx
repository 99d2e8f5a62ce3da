/** Pictures for a rulebook: the board at the beginning and in the middle of a match between bots, and how a turn of it reads. */
import { type AnyGame, type GameEvent, Run, readOptions, SeededChance, seatCounts, seedFrom, seenBy } from '@bridgehead/kernel';
import type { GameTable } from '@bridgehead/ui';
import { seatWording, spoken } from '@bridgehead/ui/typed/words';
import { useEffect, useState } from 'react';
import { loadTable } from '../games.ts';
import { t } from '../i18n.ts';
import { localNames } from '../names.ts';
import { askBot } from '../session/bots.ts';
import { type Position, Still } from '../table/still.tsx';
import styles from './pictures.module.css';

/** So many answers lead to the middle. */
const ANSWERS = 70;
const SEED = seedFrom(5);
const LINES = 8;

interface Pictures {
  readonly beginning: Position;
  readonly middle: Position;
  readonly example: readonly string[];
}

async function picturesOf(game: AnyGame, table: GameTable | null, isWanted: () => boolean): Promise<Pictures | null> {
  const read = readOptions(game.options, {});
  const options = 'options' in read ? read.options : {};
  const seats = seatCounts(game, options)[0] ?? game.seats.min;
  const names = localNames(new Array(seats).fill('officer'), []);
  const run = Run.begin(game, { seats, options, chance: new SeededChance(SEED) }, { kept: true, watched: true });
  const still = (): Position => ({ game, table, view: run.view('spectator'), viewer: 'spectator', names });
  const called = table?.words?.names?.(run.view('spectator')) ?? [];
  const words = (event: GameEvent) =>
    spoken(
      { ...game, wording: { ...table?.words?.wording, ...game.wording } },
      game.describe.event(event, 'spectator'),
      seatWording(names.map((name, seat) => called[seat] ?? name)),
    );
  const lines: string[] = [];
  const listen = () =>
    lines.push(
      ...run
        .takeEvents()
        .flatMap((one) => seenBy(one, 'spectator') ?? [])
        .map(words),
    );
  let beginning = still();
  for (let answers = 0; answers < ANSWERS && run.result === null; answers++) {
    const [ask] = run.openAsks;
    if (ask === undefined || !isWanted()) break;
    if (answers === 1) beginning = still();
    const { answer } = await askBot(run, SEED, ask.seat, 'officer', seedFrom(6, answers));
    const entry = run.judge(ask.seat, ask.id, answer);
    if ('refused' in entry || !run.enter(entry)) break;
    listen();
  }
  return isWanted() ? { beginning, middle: still(), example: lines.filter((line) => line !== '').slice(-LINES) } : null;
}

export default function RulebookPictures({ game }: { game: AnyGame }) {
  const [pictures, setPictures] = useState<Pictures | null>(null);
  useEffect(() => {
    let wanted = true;
    setPictures(null);
    void loadTable(game.id)
      .then((table) => picturesOf(game, table, () => wanted))
      .then((made) => made !== null && setPictures(made))
      .catch((error: unknown) => console.warn(error));
    return () => {
      wanted = false;
    };
  }, [game]);
  return (
    <section
      className={styles.pictures}
      aria-label={t('rules.pictures')}
      data-testid="pictures"
      data-ready={pictures !== null || undefined}
    >
      <Picture position={pictures?.beginning ?? null} words={t('rules.picture.beginning')} />
      <Picture position={pictures?.middle ?? null} words={t('rules.picture.middle')} />
      <div className={styles.example}>
        <h2>{t('rules.example')}</h2>
        {pictures?.example.map((line, i) => (
          <p key={i}>{line}</p>
        ))}
      </div>
    </section>
  );
}

/** Its place is kept until it is drawn. */
function Picture({ position, words }: { position: Position | null; words: string }) {
  return (
    <figure className={styles.picture}>
      <div className={styles.frame}>{position !== null && <Still position={position} />}</div>
      <figcaption>{words}</figcaption>
    </figure>
  );
}
