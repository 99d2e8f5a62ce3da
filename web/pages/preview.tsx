/** A picture of how a match stands, made when it comes into sight. */
import type { MatchCard } from '@bridgehead/match';
import { LocalMatch } from '@bridgehead/match/local';
import { useEffect, useRef, useState } from 'react';
import { api } from '../api.ts';
import { isGame, loadGame, loadTable } from '../games.ts';
import { playerNames } from '../names.ts';
import { planOf } from '../session/local.ts';
import type { Save } from '../session/saves.ts';
import { type Position, Still } from '../table/still.tsx';
import { Emblem } from './emblem.tsx';
import styles from './preview.module.css';

async function positionOf(of: MatchCard | Save): Promise<Position | null> {
  return 'record' in of ? savedPosition(of) : matchPosition(of);
}

/** A game with all that is drawn at its table. */
async function drawnGame(name: string) {
  const both = await Promise.all([loadGame(name), loadTable(name)]);
  await both[1]?.parts.faces?.();
  return both;
}

async function matchPosition({ id, game: name, seats }: MatchCard): Promise<Position | null> {
  if (!isGame(name)) return null;
  const look = await api.look(id);
  if (!look.ok || look.value.view === null) return null;
  const [game, table] = await drawnGame(name);
  return { game, table, view: look.value.view as Position['view'], viewer: look.value.as, names: playerNames(seats) };
}

async function savedPosition(save: Save): Promise<Position | null> {
  const { game: name, version } = save.record;
  if (!isGame(name)) return null;
  const [game, table] = await drawnGame(name);
  if (game.version !== version) return null;
  const { match, people } = new LocalMatch(planOf(save, game) as ConstructorParameters<typeof LocalMatch>[0], { now: () => 0 });
  const viewer = people.length === 1 ? (people[0] as number) : 'spectator';
  return match.run === null ? null : { game, table, view: match.run.view(viewer), viewer, names: save.names };
}

/** Until it is there, and where there is nothing to see yet, the game's emblem keeps its place. */
export function Preview({ of, game }: { of: MatchCard | Save; game: string }) {
  const [position, setPosition] = useState<Position | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const stamp = 'record' in of ? of.updated : of.moved;
  useEffect(() => {
    let left = false;
    const observer = new IntersectionObserver((seen) => {
      if (!seen.some((one) => one.isIntersecting)) return;
      observer.disconnect();
      positionOf(of)
        .catch(() => null)
        .then((made) => {
          if (!left) setPosition(made);
        });
    });
    if (box.current !== null) observer.observe(box.current);
    return () => {
      left = true;
      observer.disconnect();
    };
  }, [of.id, stamp]);
  return (
    <div ref={box} className={styles.preview} data-testid={position === null ? undefined : 'preview'}>
      {position === null ? <Emblem game={game} /> : <Still position={position} />}
    </div>
  );
}
